//! The words of the text form for operators and orderings: one table per enum, read in both directions.

use crate::{BinaryOp, CastOp, CompareOp, Ordering, OverflowOp, RmwOp, TernaryOp, UnaryOp};

/// Gives an enum `ALL`, `name`, `from_name` and `Display` from one list of variants and words.
macro_rules! words {
    ($ty:ident { $($variant:ident => $word:literal,)* }) => {
        impl $ty {
            /// Every variant, in order of declaration.
            pub const ALL: &'static [$ty] = &[$($ty::$variant),*];

            /// Its word in the text form.
            pub const fn name(self) -> &'static str {
                match self {
                    $($ty::$variant => $word,)*
                }
            }

            /// The variant of this word.
            pub fn from_name(word: &str) -> Option<Self> {
                match word {
                    $($word => Some($ty::$variant),)*
                    _ => None,
                }
            }
        }

        impl std::fmt::Display for $ty {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.name())
            }
        }
    };
}

words! {
    BinaryOp {
        Add => "add",
        Sub => "sub",
        Mul => "mul",
        UDiv => "udiv",
        SDiv => "sdiv",
        URem => "urem",
        SRem => "srem",
        Shl => "shl",
        LShr => "lshr",
        AShr => "ashr",
        And => "and",
        Or => "or",
        Xor => "xor",
        UMin => "umin",
        UMax => "umax",
        SMin => "smin",
        SMax => "smax",
        UAddSat => "uadd_sat",
        SAddSat => "sadd_sat",
        USubSat => "usub_sat",
        SSubSat => "ssub_sat",
        FAdd => "fadd",
        FSub => "fsub",
        FMul => "fmul",
        FDiv => "fdiv",
        FRem => "frem",
        FMin => "fmin",
        FMax => "fmax",
        FCopySign => "fcopysign",
        FPow => "fpow",
    }
}

words! {
    UnaryOp {
        CtPop => "ctpop",
        CtLz => "ctlz",
        CtTz => "cttz",
        BSwap => "bswap",
        BitReverse => "bitreverse",
        Abs => "abs",
        FNeg => "fneg",
        FAbs => "fabs",
        FSqrt => "fsqrt",
        FFloor => "ffloor",
        FCeil => "fceil",
        FTrunc => "ftrunc",
        FRound => "fround",
        FRint => "frint",
        FSin => "fsin",
        FCos => "fcos",
        FExp => "fexp",
        FExp2 => "fexp2",
        FLog => "flog",
        FLog2 => "flog2",
        FLog10 => "flog10",
        Freeze => "freeze",
    }
}

words! {
    TernaryOp {
        FShl => "fshl",
        FShr => "fshr",
        Fma => "fma",
    }
}

words! {
    OverflowOp {
        UAdd => "uadd_overflow",
        SAdd => "sadd_overflow",
        USub => "usub_overflow",
        SSub => "ssub_overflow",
        UMul => "umul_overflow",
        SMul => "smul_overflow",
    }
}

words! {
    CompareOp {
        Eq => "eq",
        Ne => "ne",
        ULt => "ult",
        ULe => "ule",
        UGt => "ugt",
        UGe => "uge",
        SLt => "slt",
        SLe => "sle",
        SGt => "sgt",
        SGe => "sge",
        FFalse => "ffalse",
        FOEq => "foeq",
        FONe => "fone",
        FOLt => "folt",
        FOLe => "fole",
        FOGt => "fogt",
        FOGe => "foge",
        FOrd => "ford",
        FUEq => "fueq",
        FUNe => "fune",
        FULt => "fult",
        FULe => "fule",
        FUGt => "fugt",
        FUGe => "fuge",
        FUno => "funo",
        FTrue => "ftrue",
    }
}

words! {
    CastOp {
        Trunc => "trunc",
        ZExt => "zext",
        SExt => "sext",
        FpToUi => "fptoui",
        FpToSi => "fptosi",
        FpToUiSat => "fptoui_sat",
        FpToSiSat => "fptosi_sat",
        UiToFp => "uitofp",
        SiToFp => "sitofp",
        FpTrunc => "fptrunc",
        FpExt => "fpext",
        PtrToInt => "ptrtoint",
        IntToPtr => "inttoptr",
        Bitcast => "bitcast",
    }
}

words! {
    RmwOp {
        Xchg => "xchg",
        Add => "add",
        Sub => "sub",
        And => "and",
        Nand => "nand",
        Or => "or",
        Xor => "xor",
        Max => "max",
        Min => "min",
        UMax => "umax",
        UMin => "umin",
        FAdd => "fadd",
        FSub => "fsub",
        FMax => "fmax",
        FMin => "fmin",
        UIncWrap => "uinc_wrap",
        UDecWrap => "udec_wrap",
    }
}

words! {
    Ordering {
        Relaxed => "relaxed",
        Acquire => "acquire",
        Release => "release",
        AcqRel => "acq_rel",
        SeqCst => "seq_cst",
    }
}
