//! Tests of the text form: every construct, odd input, and the round trip of generated modules.

mod arbitrary;

use crate::*;
use proptest::prelude::*;

/// Every construct once.
const EVERYTHING: &str = include_str!("everything.ir");

#[test]
fn every_construct_round_trips() {
    let module = parse(EVERYTHING).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(module.to_string(), EVERYTHING);
}

/// Line, column and message of the error for a text.
#[track_caller]
fn check_error(text: &str, expected: &str) {
    match parse(text) {
        Ok(module) => panic!("parsed as\n{module}"),
        Err(error) => assert_eq!(error.to_string(), expected),
    }
}

#[test]
fn errors_say_where_and_what() {
    check_error("hello", "1:6: expected `=`, found the end of the text");
    check_error("  x1 = 3", "1:3: expected an entry like `g0`, `fn0`, `file0`, `loc1` or `type0`");
    check_error("file1 = \"a\"", "1:1: entries are listed in order: `file0` comes next");
    check_error("file0 = \"a", "1:9: this string does not end on its line");
    check_error("file0 = \"a\\zz\"", "1:11: `\\` takes two hexadecimal digits");
    check_error("file0 = \"\\ff\"", "1:9: this string is not UTF-8");
    check_error("file0 = \"a\" file1 = \"b\"", "1:13: expected the end of the line, found `file1`");
    check_error("fn0 = function \"f\"() {\nb0:\n    frob %0\n}", "3:5: there is no instruction `frob`");
    check_error("fn0 = function \"f\"() {\nb0:\n    store 1, %0\n}", "3:11: expected an operand, found `1`");
    check_error("fn0 = function \"f\"() {\nb0:\n    %0: i8 = jump b0\n}", "3:14: there is no instruction `jump`");
    check_error("fn0 = function \"f\"() {\nb1:\n    return\n}", "2:1: blocks are listed in order: `b0` comes next");
    check_error(
        "fn0 = function \"f\"() {\nb0:\n    return",
        "3:11: expected a block like `b0`, found the end of the text",
    );
    check_error(
        "fn0 = function \"f\"() {\nb0:\n    fence",
        "3:10: expected a memory ordering, found the end of the text",
    );
    check_error("fn0 = function \"f\"() {\nb0:\n    %0: i8 = await add g0, g0", "3:20: expected an access like `load`");
    check_error(
        "fn0 = function \"f\"() {\nb0:\n    %0: i8 = await load seq_cst g0 at loc1",
        "3:36: expected `until`, found `at`",
    );
    check_error(
        "fn0 = function \"f\"() {\nb0:\n    %0: i8 = await load seq_cst g0 until i8 0",
        "3:42: expected a comparison, found `i8`",
    );
    check_error("fn0 = function \"f\"(%0: i300)", "1:24: expected a type, found `i300`");
    check_error("\u{e9}", "1:1: unexpected character 'é'");
}

#[test]
fn sizes_beyond_the_text_are_refused() {
    check_error("fn0 = function \"f\"(%4294967295: i8)", "1:7: values are dense, but `%4294967295` has gaps below it");
    check_error("fn0 = function \"f\"(%0: i8, %2: i8)", "1:7: values are dense, but `%2` has gaps below it");
    check_error("fn0 = function \"f\"(%1: i8, %1: i8)", "1:7: values are dense, but some id has no definition");
    check_error("fn0 = function \"f\"(%0: i8, %0: i9)", "1:7: `%0` is defined twice, as different things");
    check_error("fn0 = function \"f\"(%99999999999: i8)", "1:20: expected a value like `%0`, found `%99999999999`");
    check_error(
        "g0 = global \"a\" size 99999999999999999999999 align 1",
        "1:22: expected a size, found `99999999999999999999999`",
    );
    check_error("fn00 = function \"f\"()", "1:1: expected an entry like `g0`, `fn0`, `file0`, `loc1` or `type0`");
}

#[test]
fn comments_and_spacing() {
    let module = parse("; a comment\n\n  fn0=function\"f\"( ) ; external\n\t; \"\n").unwrap();
    assert_eq!(module.to_string(), "fn0 = function \"f\"()\n");
}

#[test]
fn long_inputs_take_linear_space() {
    assert!(parse(&"(".repeat(1_000_000)).is_err());
    let arguments = "null, ".repeat(100_000);
    let text = format!("fn0 = function \"f\"() {{\nb0:\n    call fn0({arguments}null)\n    return\n}}\n");
    assert_eq!(parse(&text).unwrap().to_string(), text);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    #[test]
    fn generated_modules_round_trip(choices in proptest::collection::vec(any::<u8>(), 0..1500)) {
        let module = arbitrary::module(&choices);
        let text = module.to_string();
        prop_assert_eq!(parse(&text), Ok(module), "{}", text);
    }

    /// Cut, spliced and overwritten text: an error or a module, and what was read can be written.
    #[test]
    fn damaged_text_is_no_problem(
        cuts in proptest::collection::vec((any::<u16>(), any::<u16>(), any::<u16>()), 1..6),
        bytes in proptest::collection::vec((any::<u16>(), any::<u8>()), 0..6),
    ) {
        let mut text = EVERYTHING.as_bytes().to_vec();
        for (from, length, to) in cuts {
            let from = from as usize % text.len();
            let end = (from + length as usize % 200).min(text.len());
            let piece: Vec<u8> = text[from..end].to_vec();
            if to % 2 == 0 {
                text.drain(from..end);
            }
            let to = to as usize % (text.len() + 1);
            text.splice(to..to, piece);
        }
        for (at, byte) in bytes {
            let at = at as usize % text.len();
            text[at] = byte;
        }
        if let Ok(module) = parse(&String::from_utf8_lossy(&text)) {
            prop_assert_eq!(parse(&module.to_string()), Ok(module));
        }
    }

    /// The words of the language in any order.
    #[test]
    fn token_soup_is_no_problem(choices in proptest::collection::vec(any::<u16>(), 0..200)) {
        let words: Vec<&str> = EVERYTHING.split_inclusive([' ', '\n', ',', ':', '(']).collect();
        let text: String = choices.iter().map(|&choice| words[choice as usize % words.len()]).collect();
        let _ = parse(&text);
        let _ = parse(&format!("fn0 = function \"f\"() {{\nb0:\n{text}"));
    }
}
