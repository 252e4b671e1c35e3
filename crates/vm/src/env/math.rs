//! `math.h`, in double and single precision.

use super::{Args, Done, Entry, Guest, local, memory};
use crate::cx::Cx;
use crate::trap::Trap;

/// Two table entries per function: `name` and `namef`.
macro_rules! one {
    ($name:literal, $name_f:literal, $f:expr) => {
        [
            local($name, 1, |cx, args| {
                let f: fn(f64) -> f64 = $f;
                Ok(double(f(f64::from_bits(args.get(cx, 0)))))
            }),
            local($name_f, 1, |cx, args| {
                let f: fn(f64) -> f64 = $f;
                Ok(single(f(f64::from(f32::from_bits(args.get(cx, 0) as u32)))))
            }),
        ]
    };
}

macro_rules! two {
    ($name:literal, $name_f:literal, $f:expr) => {
        [
            local($name, 2, |cx, args| {
                let f: fn(f64, f64) -> f64 = $f;
                Ok(double(f(f64::from_bits(args.get(cx, 0)), f64::from_bits(args.get(cx, 1)))))
            }),
            local($name_f, 2, |cx, args| {
                let f: fn(f64, f64) -> f64 = $f;
                let float = |i| f64::from(f32::from_bits(args.get(cx, i) as u32));
                Ok(single(f(float(0), float(1))))
            }),
        ]
    };
}

fn double(value: f64) -> Done {
    Done::Value(value.to_bits())
}

fn single(value: f64) -> Done {
    Done::Value(u64::from((value as f32).to_bits()))
}

static PAIRS: [[Entry; 2]; 31] = [
    one!("sqrt", "sqrtf", f64::sqrt),
    one!("cbrt", "cbrtf", f64::cbrt),
    one!("fabs", "fabsf", f64::abs),
    one!("floor", "floorf", f64::floor),
    one!("ceil", "ceilf", f64::ceil),
    one!("trunc", "truncf", f64::trunc),
    one!("round", "roundf", f64::round),
    one!("rint", "rintf", f64::round_ties_even),
    one!("nearbyint", "nearbyintf", f64::round_ties_even),
    one!("sin", "sinf", f64::sin),
    one!("cos", "cosf", f64::cos),
    one!("tan", "tanf", f64::tan),
    one!("asin", "asinf", f64::asin),
    one!("acos", "acosf", f64::acos),
    one!("atan", "atanf", f64::atan),
    one!("sinh", "sinhf", f64::sinh),
    one!("cosh", "coshf", f64::cosh),
    one!("tanh", "tanhf", f64::tanh),
    one!("exp", "expf", f64::exp),
    one!("exp2", "exp2f", f64::exp2),
    one!("expm1", "expm1f", f64::exp_m1),
    one!("log", "logf", f64::ln),
    one!("log2", "log2f", f64::log2),
    one!("log10", "log10f", f64::log10),
    one!("log1p", "log1pf", f64::ln_1p),
    two!("pow", "powf", f64::powf),
    two!("fmod", "fmodf", |x, y| x % y),
    two!("atan2", "atan2f", f64::atan2),
    two!("hypot", "hypotf", f64::hypot),
    two!("fmin", "fminf", f64::min),
    two!("fmax", "fmaxf", f64::max),
];

pub(super) static TABLE: &[Entry] = PAIRS.as_flattened();

pub(super) static MORE: &[Entry] = &[
    local("lround", 1, lround),
    local("lrint", 1, lrint),
    memory("frexp", 2, frexp),
    memory("modf", 2, modf),
    local("ldexp", 2, ldexp),
];

fn argument(cx: &Cx<'_>, args: Args) -> f64 {
    f64::from_bits(args.get(cx, 0))
}

fn lround(cx: &mut Cx<'_>, args: Args) -> Result<Done, Trap> {
    Ok(Done::Value(argument(cx, args).round() as i64 as u64))
}

fn lrint(cx: &mut Cx<'_>, args: Args) -> Result<Done, Trap> {
    Ok(Done::Value(argument(cx, args).round_ties_even() as i64 as u64))
}

fn ldexp(cx: &mut Cx<'_>, args: Args) -> Result<Done, Trap> {
    Ok(double(argument(cx, args) * f64::from(args.get(cx, 1) as i32).exp2()))
}

fn frexp(g: &mut Guest<'_, '_>, args: Args) -> Result<u64, Trap> {
    let (value, to) = (f64::from_bits(g.arg(args, 0)), g.arg(args, 1));
    let mut power = 0;
    let mut fraction = value;
    if value.is_finite() && value != 0.0 {
        while fraction.abs() >= 1.0 {
            fraction /= 2.0;
            power += 1;
        }
        while fraction.abs() < 0.5 {
            fraction *= 2.0;
            power -= 1;
        }
    }
    g.store(to, 4, power as u32 as u64)?;
    Ok(fraction.to_bits())
}

fn modf(g: &mut Guest<'_, '_>, args: Args) -> Result<u64, Trap> {
    let (value, to) = (f64::from_bits(g.arg(args, 0)), g.arg(args, 1));
    g.store(to, 8, value.trunc().to_bits())?;
    Ok(value.fract().to_bits())
}
