//! Small objects, linked: what each rule makes of them.

use super::*;
use crate::{ParseError, parse};
use std::collections::HashMap;

/// An object from our text form. A name ends in what it means to others: `f.weak` is a weak definition of `f`; strong
/// definitions and declarations need no ending. A name with a `!` before its ending belongs to a comdat:
/// `f!group.weak`. `aliases` are pairs of names.
fn object(name: &str, text: &str, aliases: &[(&str, &str)]) -> Object {
    let module: Result<Module, ParseError> = parse(text);
    let mut module = module.unwrap_or_else(|error| panic!("{name}: {error:?}"));
    let mut functions = IdVec::new();
    let mut globals = IdVec::new();
    let mut targets = HashMap::new();
    for (id, function) in module.functions.iter_mut() {
        functions.push(symbol(&mut function.name, function.blocks.is_empty()));
        targets.insert(function.name.clone(), Target::Function(id));
    }
    for (id, global) in module.globals.iter_mut() {
        globals.push(symbol(&mut global.name, global.init.is_none()));
        targets.insert(global.name.clone(), Target::Global(id));
    }
    let aliases = aliases.iter().map(|(from, to)| Alias { symbol: targets[*from], target: targets[*to], addend: 0 });
    let start = |functions: &[FunctionId]| {
        let entry = |&function| StartUp { priority: 65535, function, belongs_to: None };
        functions.iter().map(entry).collect()
    };
    Object {
        name: name.to_owned(),
        text: name.to_owned(),
        aliases: aliases.collect(),
        functions,
        globals,
        comdats: Vec::new(),
        constructors: start(&module.constructors),
        destructors: start(&module.destructors),
        module,
    }
}

fn symbol(name: &mut String, declared: bool) -> Symbol {
    let (rest, ending) = match name.split_once('.') {
        Some((rest, ending)) => (rest.to_owned(), ending.to_owned()),
        None => (name.clone(), String::new()),
    };
    let (rest, comdat) = match rest.split_once('!') {
        Some((rest, comdat)) => (rest.to_owned(), Some(comdat.to_owned())),
        None => (rest, None),
    };
    *name = rest;
    let linkage = match ending.as_str() {
        "" if declared => Linkage::Declared,
        "" => Linkage::Strong,
        "strong" => Linkage::Strong,
        "maybe" => Linkage::DeclaredWeak,
        "weak" => Linkage::Weak,
        "common" => Linkage::Common,
        "available" => Linkage::Available,
        "local" => Linkage::Local,
        other => panic!("no linkage is called {other}"),
    };
    Symbol { linkage, comdat, line: 7 }
}

#[track_caller]
fn linked(objects: Vec<Object>) -> Module {
    let module = link(objects).unwrap_or_else(|errors| panic!("{errors:?}"));
    assert_eq!(crate::verify(&module), []);
    assert_eq!(parse(&module.to_string()).as_ref(), Ok(&module));
    module
}

#[track_caller]
fn check(objects: Vec<Object>, expected: &str) {
    let found = linked(objects).to_string();
    let lines = |text: &str| text.lines().map(str::trim).filter(|line| !line.is_empty()).collect::<Vec<_>>().join("\n");
    assert_eq!(lines(&found), lines(expected), "\n{found}");
}

#[track_caller]
fn refused(objects: Vec<Object>) -> LinkError {
    let mut errors = link(objects).expect_err("an error");
    assert_eq!(errors.len(), 1, "{errors:?}");
    errors.remove(0)
}

fn variables(objects: Vec<Object>) -> Vec<(String, Option<u8>)> {
    let module = linked(objects);
    let first = |global: &crate::Global| global.init.as_ref().map(|init| init.bytes.first().copied().unwrap_or(0));
    module.globals.iter().map(|(_, global)| (global.name.clone(), first(global))).collect()
}

fn variable(name: &str, value: u8) -> Object {
    object(&format!("{value}.c"), &format!("g0 = global \"{name}\" size 4 align 4 init \"\\{value:02x}\""), &[])
}

#[test]
fn a_declaration_means_the_definition() {
    let a = object(
        "a.c",
        r#"
g0 = global "x" size 0 align 1
fn0 = function "main"() {
b0:
    store i32 1, g0+4
    call fn1()
    return
}
fn1 = function "f"()
"#,
        &[],
    );
    let b = object(
        "b.c",
        "
g0 = global \"y\" size 8 align 8 init \"\" {0: g1+4}
g1 = global \"x\" size 8 align 4 init \"\"
fn0 = function \"f\"() {
b0:
    return
}
",
        &[],
    );
    check(
        vec![a, b],
        r#"
g0 = global "y" size 8 align 8 init "" {0: g1+4}
g1 = global "x" size 8 align 4 init ""
fn0 = function "main"() {
b0:
    store i32 1, g1+4
    call fn1()
    return
}
fn1 = function "f"() {
b0:
    return
}
"#,
    );
}

#[test]
fn places_types_and_files_move_along() {
    let text = r#"
file0 = "common.h"
file1 = "NAME.c"
loc1 = file0:3:5
loc2 = file1:12:0 inlined loc1
type0 = base "int" size 4 signed
type1 = array type0 count 2 stride 4
g0 = global "NAME" size 8 align 4 init "" type type1 at loc2
fn0 = function "f_NAME"() at loc1 {
b0:
    %0: i32 = spin_await load seq_cst g0 until eq i32 1 loop loc1 at loc2
    trap at loc2
    unreachable at loc1
}
"#;
    let part = |name: &str| object(&format!("{name}.c"), &text.replace("NAME", name), &[]);
    check(
        vec![part("a"), part("b")],
        r#"
file0 = "common.h"
file1 = "a.c"
file2 = "b.c"
loc1 = file0:3:5
loc2 = file1:12:0 inlined loc1
loc3 = file0:3:5
loc4 = file2:12:0 inlined loc3
type0 = base "int" size 4 signed
type1 = array type0 count 2 stride 4
type2 = base "int" size 4 signed
type3 = array type2 count 2 stride 4
g0 = global "a" size 8 align 4 init "" type type1 at loc2
g1 = global "b" size 8 align 4 init "" type type3 at loc4
fn0 = function "f_a"() at loc1 {
b0:
    %0: i32 = spin_await load seq_cst g0 until eq i32 1 loop loc1 at loc2
    trap at loc2
    unreachable at loc1
}
fn1 = function "f_b"() at loc3 {
b0:
    %0: i32 = spin_await load seq_cst g1 until eq i32 1 loop loc3 at loc4
    trap at loc4
    unreachable at loc3
}
"#,
    );
}

#[test]
fn which_definition_counts() {
    let strength = ["x.available", "x.weak", "x.common", "x.strong"];
    for (weaker, name) in strength.iter().enumerate() {
        for stronger in &strength[weaker + 1..] {
            for order in [[(name, 1), (stronger, 2)], [(stronger, 2), (name, 1)]] {
                let objects = order.iter().map(|(name, value)| variable(name, *value)).collect();
                assert_eq!(variables(objects), [("x".to_owned(), Some(2))], "{name} {stronger}");
            }
        }
    }
    for equal in &strength[..3] {
        assert_eq!(variables(vec![variable(equal, 1), variable(equal, 2)]), [("x".to_owned(), Some(1))], "{equal}");
    }
}

#[test]
fn two_strong_definitions_are_an_error_with_both_places() {
    let error = refused(vec![variable("x", 1), variable("y", 2), variable("x", 3)]);
    assert_eq!(error.message, "`x` is defined twice");
    let places: Vec<(&str, u32)> = error.places.iter().map(|place| (place.file.as_str(), place.line)).collect();
    assert_eq!(places, [("1.c", 7), ("3.c", 7)]);
    let with_source = "file0 = \"s.c\"\nloc1 = file0:4:0\ng0 = global \"x\" size 4 align 4 init \"\" at loc1\n";
    let error = refused(vec![variable("x", 1), object("s.c", with_source, &[])]);
    assert_eq!((error.places[1].file.as_str(), error.places[1].line), ("s.c", 4));
    let main = "fn0 = function \"main\"() {\nb0:\n    return\n}\n";
    let error = refused(vec![object("a.c", main, &[]), object("b.c", main, &[])]);
    assert!(error.help.contains("one program"), "{error:?}");
}

#[test]
fn common_definitions_are_one_variable() {
    let part = |size: u32, align: u32| {
        object("c.c", &format!("g0 = global \"x.common\" size {size} align {align} init \"\""), &[])
    };
    check(vec![part(4, 16), part(32, 4), part(8, 8)], "g0 = global \"x\" size 32 align 16 init \"\"");
}

#[test]
fn local_names_stay_apart() {
    let part = |file: &str| {
        let text = r#"
g0 = global "x.local" size 4 align 4 init ""
g1 = global "f_x.local" size 4 align 4 init "" source "x"
fn0 = function "f.local"() {
b0:
    store i32 1, g0
    call fn0()
    return
}
"#;
        object(file, text, &[])
    };
    let shared = object("d/c.c", "fn0 = function \"f\"() {\nb0:\n    return\n}\n", &[]);
    let module = linked(vec![part("d/a.c"), part("e/a.c"), part("b.c"), shared]);
    let names: Vec<&str> = module.functions.iter().map(|(_, f)| f.name.as_str()).collect();
    assert_eq!(names, ["f@d/a.c", "f@e/a.c", "f@b.c", "f"]);
    let names: Vec<&str> =
        module.globals.iter().map(|(_, g)| g.source_name.as_ref().unwrap_or(&g.name).as_str()).collect();
    assert_eq!(names, ["x@d/a.c", "x@d/a.c", "x@e/a.c", "x@e/a.c", "x@b.c", "x@b.c"]);
    let alone = linked(vec![part("a.c")]);
    assert_eq!(alone.functions[FunctionId(0)].name, "f");
}

#[test]
fn weak_declarations_of_nothing_are_null() {
    let a = r#"
g0 = global "x.maybe" size 4 align 4
g1 = global "p" size 16 align 8 init "" {0: g0, 8: g0+4}
g2 = global "t.maybe" size 4 align 4 thread_local
fn0 = function "f"(%0: i1) -> ptr {
b0:
    store i32 1, g0
    store i32 1, g0+8
    %1: ptr = thread_local g2
    branch %0, b1, b2
b1:
    jump b2
b2:
    %2: ptr = phi b0: g0, b1: g0+12
    call fn1()
    return g0+16
}
fn1 = function "g.maybe"() weak
"#;
    check(
        vec![object("a.c", a, &[])],
        r#"
g0 = global "p" size 16 align 8 init "\00\00\00\00\00\00\00\00\04\00\00\00\00\00\00\00"
fn0 = function "f"(%0: i1) -> ptr {
b0:
    store i32 1, null
    %3: ptr = address null, offset 8
    store i32 1, %3
    %1: ptr = address null
    branch %0, b1, b2
b1:
    %4: ptr = address null, offset 12
    jump b2
b2:
    %2: ptr = phi b0: null, b1: %4
    call fn1()
    %5: ptr = address null, offset 16
    return %5
}
fn1 = function "g"() weak
"#,
    );
    // A definition elsewhere counts, and one strong declaration is enough to need one.
    let b = variable("x", 3);
    let module = linked(vec![object("a.c", a, &[]), b]);
    assert!(module.to_string().contains("store i32 1, g1+8"), "{module}");
    let strong = object("b.c", "g0 = global \"x\" size 4 align 4\nfn0 = function \"g\"()", &[]);
    let module = linked(vec![object("a.c", a, &[]), strong]);
    assert!(module.globals.iter().any(|(_, global)| global.name == "x" && global.init.is_none()));
    assert!(module.functions.iter().all(|(_, function)| !function.weak));
}

#[test]
fn an_alias_is_what_its_target_is_in_its_own_file() {
    let a = object(
        "a.c",
        r#"
fn0 = function "same.strong"()
fn1 = function "soft.weak"()
fn2 = function "target.weak"() {
b0:
    return
}
fn3 = function "main"() {
b0:
    call fn0()
    call fn1()
    call fn2()
    return
}
"#,
        &[("same", "target"), ("soft", "same")],
    );
    let main = |module: &Module| {
        let function = module.functions.iter().find(|(_, f)| f.name == "main").unwrap().1;
        let called = |inst: &crate::Inst| match inst.kind {
            crate::InstKind::Call { callee: crate::Callee::Direct(id), .. } => module.functions[id].name.clone(),
            _ => panic!("not a call"),
        };
        function.blocks[crate::BlockId(0)].insts.iter().map(called).collect::<Vec<_>>()
    };
    assert_eq!(main(&linked(vec![a.clone()])), ["target", "target", "target"]);
    let b = "fn0 = function \"target\"() {\nb0:\n    trap\n    return\n}\nfn1 = function \"soft\"() {\nb0:\n    return\n}\n";
    let module = linked(vec![a.clone(), object("b.c", b, &[])]);
    assert_eq!(main(&module), ["target@a.c", "soft", "target"]);
    let clash = "fn0 = function \"same\"() {\nb0:\n    return\n}\n";
    assert_eq!(refused(vec![a, object("b.c", clash, &[])]).message, "`same` is defined twice");
}

#[test]
fn aliases_of_variables_have_addends() {
    let mut a = object(
        "a.c",
        r#"
g0 = global "part.strong" size 4 align 4
g1 = global "whole" size 8 align 4 init ""
g2 = global "tls_part.strong" size 4 align 4 thread_local
g3 = global "tls" size 8 align 4 thread_local init ""
g4 = global "p" size 8 align 8 init "" {0: g0+1}
fn0 = function "main"() {
b0:
    store i32 1, g0+2
    %0: ptr = thread_local g2
    return
}
"#,
        &[("part", "whole"), ("tls_part", "tls")],
    );
    a.aliases.iter_mut().for_each(|alias| alias.addend = 4);
    check(
        vec![a],
        r#"
g0 = global "whole" size 8 align 4 init ""
g1 = global "tls" size 8 align 4 thread_local init ""
g2 = global "p" size 8 align 8 init "" {0: g0+5}
fn0 = function "main"() {
b0:
    store i32 1, g0+6
    %1: ptr = thread_local g1
    %0: ptr = address %1, offset 4
    return
}
"#,
    );
}

#[test]
fn a_comdat_counts_once() {
    let part = |file: &str, value: u8, ending: &str| {
        let text = format!(
            "g0 = global \"a!group.{ending}\" size 4 align 4 init \"\\{value:02x}\"\n\
             g1 = global \"only_{value}!group.{ending}\" size 4 align 4 init \"\""
        );
        object(file, &text, &[])
    };
    const UNDEFINED: u8 = 99;
    let value = |(name, value): (String, Option<u8>)| (name, value.unwrap_or(UNDEFINED));
    let names = |objects| variables(objects).into_iter().map(value).collect::<Vec<_>>();
    // What only the second one has is gone: nobody defines it.
    let expected = [("a".to_owned(), 1), ("only_1".to_owned(), 0), ("only_2".to_owned(), UNDEFINED)];
    for ending in ["weak", "strong"] {
        let mut second = part("b.c", 2, ending);
        assert_eq!(names(vec![part("a.c", 1, ending), second.clone()]), expected, "{ending}");
        second.comdats = vec![("group".to_owned(), Selection::Other("largest".to_owned()))];
        assert!(refused(vec![part("a.c", 1, ending), second]).message.contains("largest"));
    }
    let mut second = part("b.c", 2, "strong");
    second.comdats = vec![("group".to_owned(), Selection::All)];
    assert_eq!(refused(vec![part("a.c", 1, "strong"), second]).message, "`a` is defined twice");
}

#[test]
fn calls_that_do_not_fit_are_indirect() {
    let caller = r#"
fn0 = function "main"() {
b0:
    %0: i32 = call fn1(i32 1, i32 2)
    %1: i32 = call fn2(i32 1)
    return
}
fn1 = function "two"(...) -> i32
fn2 = function "one"(...) -> i32
"#;
    let callee = r#"
fn0 = function "two"(%0: i32, %1: i32) -> i32 {
b0:
    return %0
}
fn1 = function "one"(%0: i64) -> i32 {
b0:
    return i32 0
}
"#;
    let text = linked(vec![object("a.c", caller, &[]), object("b.c", callee, &[])]).to_string();
    assert!(text.contains("= call fn1(i32 1, i32 2)"), "{text}");
    assert!(text.contains("= call_indirect fn2(i32 1)"), "{text}");
}

#[test]
fn one_name_is_one_kind_of_thing() {
    let function = object("f.c", "fn0 = function \"x\"() {\nb0:\n    return\n}\n", &[]);
    let error = refused(vec![variable("x", 1), function]);
    assert_eq!(error.message, "`x` is a variable in one file and a function in another");
    let own = object("t.c", "g0 = global \"x\" size 4 align 4 thread_local", &[]);
    let error = refused(vec![own, variable("x", 1)]);
    assert_eq!(error.message, "`x` is a thread-local variable in one file and a variable in another");
    assert_eq!(error.places.len(), 2);
}

#[test]
fn constructors_run_by_priority_then_by_file() {
    let part = |file: &str, priorities: [i32; 3]| {
        let mut text = "constructors fn0, fn1, fn2\ndestructors fn0, fn1, fn2\n".to_owned();
        for (at, priority) in priorities.iter().enumerate() {
            text += &format!("fn{at} = function \"{file}_{priority}_{at}\"() {{\nb0:\n    return\n}}\n");
        }
        let mut object = object(file, &text, &[]);
        for list in [&mut object.constructors, &mut object.destructors] {
            list.iter_mut().zip(priorities).for_each(|(entry, priority)| entry.priority = priority);
        }
        object
    };
    let module = linked(vec![part("a", [9, 2, 9]), part("b", [2, 9, 1])]);
    let names = |list: &[FunctionId]| list.iter().map(|&id| module.functions[id].name.clone()).collect::<Vec<_>>();
    let order = ["b_1_2", "a_2_1", "b_2_0", "a_9_0", "a_9_2", "b_9_1"];
    assert_eq!(names(&module.constructors), order);
    let mut back = names(&module.destructors);
    back.reverse();
    assert_eq!(back, order);
}

#[test]
fn a_constructor_goes_with_what_it_belongs_to() {
    let part = |file: &str| {
        let text = "constructors fn0\ng0 = global \"x.weak\" size 4 align 4 init \"\"\n\
                    fn0 = function \"start.local\"() {\nb0:\n    return\n}\n";
        let mut object = object(file, text, &[]);
        object.constructors[0].belongs_to = Some(Target::Global(GlobalId(0)));
        object
    };
    let module = linked(vec![part("a.c"), part("b.c")]);
    assert_eq!(module.constructors, [module.function_named("start@a.c").unwrap()]);
}

#[test]
fn what_cannot_run_says_in_which_text() {
    let part = |file: &str| {
        let name = file.trim_end_matches(".ll");
        let text = format!("fn0 = function \"{name}\"() {{\nb0:\n    unsupported \"this\" line 3\n    return\n}}\n");
        object(file, &text, &[])
    };
    let module = linked(vec![part("a.ll"), part("b.ll")]);
    let text = module.to_string();
    assert!(text.contains("file1 = \"b.ll\"") && text.contains("loc2 = file1:3:0"), "{text}");
    assert!(!linked(vec![part("a.ll")]).to_string().contains("loc1"));
}
