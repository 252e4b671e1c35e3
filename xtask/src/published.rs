//! Numbers measured by others, to put ours beside.
//!
//! The tables are those of *Source Sets: A Foundation for Optimal Dynamic Partial Order Reduction* (J. ACM 64(4), 2017),
//! measured with Concuerror on Erlang versions of the programs; "traces" there count sleep-set-blocked ones too. Runs of
//! assertion-guided exploration are those of *Assertion Guided Abstraction*. The speeds of other tools
//! were measured on equivalent C programs on a machine of the kind this project is developed on, one core; they are cited,
//! not measured again by this benchmark.

/// Table 1, control-flow chain: n, traces by source, by optimal, sleep-set-blocked, seconds of source, of optimal.
pub const TABLE_1: [(u64, u64, u64, u64, f64, f64); 9] = [
    (1, 8, 5, 3, 0.03, 0.02),
    (2, 20, 9, 11, 0.08, 0.04),
    (3, 41, 13, 28, 0.20, 0.07),
    (4, 78, 17, 61, 0.41, 0.10),
    (5, 145, 21, 124, 0.81, 0.17),
    (6, 268, 25, 243, 1.56, 0.20),
    (7, 373, 29, 344, 2.38, 0.26),
    (8, 674, 33, 641, 4.70, 0.34),
    (9, 1_222, 37, 1_185, 8.79, 0.44),
];

/// What one algorithm needs for a row of Table 2: nodes, memory in MB, seconds.
pub type Needs = (u64, u64, f64);

/// Table 2, wakeup_stress: n, traces, then the needs of source and of optimal.
pub const TABLE_2: [(u64, u64, [Needs; 2]); 9] = [
    (1, 2, [(2, 22, 0.01), (7, 22, 0.01)]),
    (2, 4, [(3, 22, 0.02), (21, 22, 0.02)]),
    (3, 12, [(4, 22, 0.05), (79, 22, 0.06)]),
    (4, 48, [(5, 22, 0.24), (374, 23, 0.24)]),
    (5, 240, [(6, 22, 1.21), (2_159, 27, 1.23)]),
    (6, 1_440, [(7, 22, 8.74), (14_698, 42, 8.96)]),
    (7, 10_080, [(8, 22, 62.0), (115_091, 114, 67.0)]),
    (8, 80_640, [(9, 22, 570.0), (1_018_094, 801, 588.0)]),
    (9, 725_760, [(10, 22, 5_354.0), (9_916_765, 8_364, 5_942.0)]),
];

/// A row of Tables 3 and 4: program, n, then traces and seconds of classic, source and optimal.
pub type Row = (&'static str, u64, [u64; 3], [f64; 3]);

/// Table 3.
pub const TABLE_3: [Row; 6] = [
    ("filesystem", 14, [4, 2, 2], [0.54, 0.36, 0.35]),
    ("filesystem", 16, [64, 8, 8], [8.13, 1.82, 1.78]),
    ("filesystem", 18, [1_024, 32, 32], [131.0, 8.52, 8.86]),
    ("filesystem", 19, [4_096, 64, 64], [513.0, 18.62, 19.57]),
    ("indexer", 12, [78, 8, 8], [0.74, 0.11, 0.10]),
    ("indexer", 15, [341_832, 4_096, 4_096], [3_380.0, 50.24, 52.35]),
];

/// Table 4. The paper prints source's traces of lastzero(15) as "3,025,87".
pub const TABLE_4: [Row; 6] = [
    ("readers", 2, [5, 4, 4], [0.02, 0.02, 0.02]),
    ("readers", 8, [3_281, 256, 256], [13.98, 1.31, 1.29]),
    ("readers", 13, [797_162, 8_192, 8_192], [5_167.0, 86.0, 86.0]),
    ("lastzero", 5, [241, 79, 64], [1.08, 0.38, 0.32]),
    ("lastzero", 10, [53_198, 7_204, 3_328], [287.0, 45.21, 27.61]),
    ("lastzero", 15, [9_378_091, 302_587, 147_456], [92_351.0, 3_304.0, 1_813.0]),
];

/// Table 6, the programs with shared memory only: program, n, MB of classic, source and optimal.
pub const TABLE_6: [(&str, u64, [f64; 3]); 2] =
    [("filesystem", 19, [92.98, 66.07, 76.17]), ("indexer", 15, [245.32, 165.23, 174.60])];

/// Runs that *Assertion Guided Abstraction* reports for DPOR, its predicated DPOR, and that with both optimisations.
pub type Runs = [Option<u64>; 3];

/// Its Table 2 as far as we have the program, and what it says of Figures 8 and 9: program, parameter, runs. The parameter of stateful
/// is ours: with one mutex it has as many traces as the paper's.
pub const ASSERTION_GUIDED: [(&str, Option<u64>, Runs); 11] = [
    ("array-halves", Some(8), [None, None, Some(1)]),
    ("rww", None, [Some(6), None, Some(2)]),
    ("account", None, [Some(4), Some(4), Some(3)]),
    ("bluetooth", None, [Some(23), Some(9), Some(9)]),
    ("read-read-write", None, [Some(7), Some(3), Some(3)]),
    ("read-write-lock", None, [Some(1_983), Some(28), Some(28)]),
    ("stateful", Some(1), [Some(6), Some(6), Some(2)]),
    ("indexer-safe", Some(12), [Some(8), Some(8), Some(1)]),
    ("indexer-safe", Some(13), [Some(64), Some(64), Some(1)]),
    ("indexer-safe", Some(14), [Some(512), Some(512), Some(1)]),
    ("indexer-safe", Some(15), [Some(4_096), Some(4_096), Some(1)]),
];

/// A speed to compare with.
pub struct Speed {
    /// The other tool, with its mode.
    pub tool: &'static str,
    /// Our algorithm that does the same.
    pub algorithm: &'static str,
    /// The ratio we want to reach at least.
    pub target: f64,
    /// Program, n, executions per second.
    pub rows: &'static [(&'static str, u64, f64)],
}

/// Executions per second of other tools, one core.
pub const SPEEDS: [Speed; 3] = [
    Speed {
        tool: "Nidhugg --sc --optimal",
        algorithm: "optimal",
        target: 30.0,
        rows: &[
            ("readers", 13, 3_860.0),
            ("lastzero", 11, 5_780.0),
            ("casrot", 9, 9_550.0),
            ("fib-bench", 4, 17_350.0),
            ("circular-buffer", 7, 4_970.0),
            ("lastwrite", 7, 12_000.0),
            ("race-parametric", 4, 4_700.0),
            ("sigma", 6, 10_700.0),
        ],
    },
    Speed {
        tool: "GenMC --sc",
        algorithm: "optimal",
        target: 3.0,
        rows: &[
            ("readers", 15, 32_100.0),
            ("lastzero", 13, 24_100.0),
            ("casrot", 11, 157_700.0),
            ("fib-bench", 5, 53_400.0),
            ("circular-buffer", 7, 2_000.0),
            ("lastwrite", 8, 77_500.0),
            ("race-parametric", 5, 19_800.0),
            ("sigma", 7, 62_900.0),
        ],
    },
    Speed {
        tool: "Nidhugg --rf",
        algorithm: "reads-from",
        target: 20.0,
        rows: &[
            ("readers", 13, 3_810.0),
            ("lastzero", 11, 5_920.0),
            ("casrot", 9, 7_960.0),
            ("fib-bench", 4, 12_400.0),
            ("circular-buffer", 7, 2_930.0),
            ("race-parametric", 4, 2_990.0),
            ("sigma", 6, 8_000.0),
            ("exponential-bug", 5, 10_660.0),
        ],
    },
];

/// Table 1 of *Peephole Partial Order Reduction*: the program, whether something is found, and seconds without reduction, with the static, the simple and
/// the full one.
pub const PEEPHOLE: [(&str, bool, [&str; 4]); 14] = [
    ("phil2-pa", false, ["0.3", "0.1", "0.1", "0.1"]),
    ("phil3-pa", false, ["27", "6", "1.2", "0.7"]),
    ("phil4-pa", false, ["69", "50", "26", "28"]),
    ("phil2-pb", true, ["0.1", "0.1", "0.1", "0.1"]),
    ("phil3-pb", true, ["1.7", "0.8", "0.4", "1.4"]),
    ("phil4-pb", true, ["19", "17", "1.5", "2.9"]),
    ("indexer2", false, ["0.3", "0.2", "0.1", "0.1"]),
    ("indexer3", false, ["31", "23", "0.4", "0.3"]),
    ("indexer4", false, ["T/O", "1791", "1.2", "1.7"]),
    ("indexer5", false, ["T/O", "T/O", "5.1", "6.6"]),
    ("indexer2", true, ["3", "2", "0.4", "0.7"]),
    ("indexer3", true, ["22", "17", "4", "3"]),
    ("indexer4", true, ["179", "177", "12", "6"]),
    ("indexer5", true, ["T/O", "T/O", "38", "35"]),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_numbers_agree_with_what_is_known_of_the_programs() {
        for (n, source, optimal, blocked, ..) in TABLE_1 {
            assert_eq!((optimal, source), (4 * n + 1, optimal + blocked));
        }
        for (n, traces, ..) in TABLE_2 {
            assert_eq!(traces, 2 * (1..=n).product::<u64>());
        }
        for (program, n, [classic, source, optimal], _) in TABLE_3.into_iter().chain(TABLE_4) {
            assert!(classic >= source && source >= optimal, "{program}({n})");
        }
        for (program, n, runs) in ASSERTION_GUIDED {
            let known: Vec<u64> = runs.into_iter().flatten().collect();
            assert!(known.is_sorted_by(|a, b| a >= b), "{program}({n:?})");
        }
    }
}
