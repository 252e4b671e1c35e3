//! `ctype.h` in the C locale: functions, and the tables behind glibc's macros.

use super::{Args, Done, Entry, local};
use crate::compile::synthetic_global;
use crate::cx::Cx;
use crate::trap::Trap;
use raddle_base::IdVec;
use raddle_ir::{Global, GlobalId};

macro_rules! class {
    ($name:literal, $test:expr) => {
        local($name, 1, |cx, args| {
            let test: fn(u8) -> bool = $test;
            let value = args.get(cx, 0) & 0xffff_ffff;
            Ok(Done::Value(u64::from(u8::try_from(value).is_ok_and(test))))
        })
    };
}

pub(super) static TABLE: &[Entry] = &[
    class!("isalpha", |c| c.is_ascii_alphabetic()),
    class!("isdigit", |c| c.is_ascii_digit()),
    class!("isalnum", |c| c.is_ascii_alphanumeric()),
    class!("isspace", is_space),
    class!("isupper", |c| c.is_ascii_uppercase()),
    class!("islower", |c| c.is_ascii_lowercase()),
    class!("ispunct", |c| c.is_ascii_punctuation()),
    class!("isxdigit", |c| c.is_ascii_hexdigit()),
    class!("isprint", |c| matches!(c, b' '..=b'~')),
    class!("isgraph", |c| c.is_ascii_graphic()),
    class!("iscntrl", |c| c.is_ascii_control()),
    class!("isblank", |c| matches!(c, b' ' | b'\t')),
    local("toupper", 1, to_upper),
    local("tolower", 1, to_lower),
    local("__ctype_b_loc", 0, |cx, _| table_address(cx, CLASSES_AT)),
    local("__ctype_toupper_loc", 0, |cx, _| table_address(cx, UPPER_AT)),
    local("__ctype_tolower_loc", 0, |cx, _| table_address(cx, LOWER_AT)),
];

fn is_space(c: u8) -> bool {
    matches!(c, b' ' | b'\t'..=b'\r')
}

fn map(cx: &Cx<'_>, args: Args, map: fn(&u8) -> u8) -> Result<Done, Trap> {
    let value = args.get(cx, 0) & 0xffff_ffff;
    Ok(Done::Value(u8::try_from(value).map_or(value, |byte| u64::from(map(&byte)))))
}

fn to_upper(cx: &mut Cx<'_>, args: Args) -> Result<Done, Trap> {
    map(cx, args, u8::to_ascii_uppercase)
}

fn to_lower(cx: &mut Cx<'_>, args: Args) -> Result<Done, Trap> {
    map(cx, args, u8::to_ascii_lowercase)
}

const CLASSES_AT: &str = "raddle.ctype_b";
const UPPER_AT: &str = "raddle.ctype_toupper";
const LOWER_AT: &str = "raddle.ctype_tolower";

/// The tables have entries for -128 to 255.
const ENTRIES: i32 = 384;

/// glibc's bits for what a character is.
fn class_bits(c: u8) -> u16 {
    let bit = |holds: bool, bit: u16| if holds { bit } else { 0 };
    bit(c.is_ascii_uppercase(), 1 << 8)
        | bit(c.is_ascii_lowercase(), 1 << 9)
        | bit(c.is_ascii_alphabetic(), 1 << 10)
        | bit(c.is_ascii_digit(), 1 << 11)
        | bit(c.is_ascii_hexdigit(), 1 << 12)
        | bit(is_space(c), 1 << 13)
        | bit(matches!(c, b' '..=b'~'), 1 << 14)
        | bit(c.is_ascii_graphic(), 1 << 15)
        | bit(matches!(c, b' ' | b'\t'), 1)
        | bit(c.is_ascii_control(), 1 << 1)
        | bit(c.is_ascii_punctuation(), 1 << 2)
        | bit(c.is_ascii_alphanumeric(), 1 << 3)
}

/// Adds the tables, each with a variable that points to its entry for zero.
pub(super) fn add_globals(globals: &mut IdVec<GlobalId, Global>) {
    let entries = || (0..ENTRIES).map(|i| i - 128);
    let byte = |c: i32| u8::try_from(c).ok();
    let classes = entries().flat_map(|c| byte(c).map_or(0, class_bits).to_le_bytes()).collect();
    let upper =
        entries().flat_map(|c| byte(c).map_or(c, |b| i32::from(b.to_ascii_uppercase())).to_le_bytes()).collect();
    let lower =
        entries().flat_map(|c| byte(c).map_or(c, |b| i32::from(b.to_ascii_lowercase())).to_le_bytes()).collect();
    for (name, bytes, width) in [(CLASSES_AT, classes, 2), (UPPER_AT, upper, 4), (LOWER_AT, lower, 4)] {
        let table = globals.push(synthetic_global("raddle.ctype_table", bytes, vec![]));
        let mut pointer = synthetic_global(name, vec![0; 8], vec![(0, table)]);
        if let Some(init) = &mut pointer.init {
            init.relocations[0].addend = 128 * width;
        }
        globals.push(pointer);
    }
}

fn table_address(cx: &mut Cx<'_>, name: &str) -> Result<Done, Trap> {
    let globals = cx.program.module.globals.iter().rev();
    let found = globals.take(16).find(|(_, global)| global.name == name);
    Ok(Done::Value(found.map_or(0, |(id, _)| cx.program.global_addresses[id.0 as usize])))
}
