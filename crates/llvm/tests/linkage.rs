//! What names mean to other files: linkage, comdats, aliases, what runs at the start.

use raddle_ir::Target;
use raddle_ir::link::{Linkage, Object, Selection};

fn read(source: &str) -> Object {
    raddle_llvm::read_object(source, "test.ll").unwrap_or_else(|error| panic!("{error}"))
}

/// Every name with its linkage and its comdat.
fn names(object: &Object) -> Vec<(&str, Linkage, Option<&str>)> {
    let Object { module, globals, functions, .. } = object;
    let globals = module.globals.iter().map(|(id, global)| (global.name.as_str(), &globals[id]));
    let functions = module.functions.iter().map(|(id, function)| (function.name.as_str(), &functions[id]));
    let all = globals.chain(functions);
    all.map(|(name, symbol)| (name, symbol.linkage, symbol.comdat.as_deref())).collect()
}

#[test]
fn every_word_for_a_linkage() {
    let object = read(
        r#"
$group = comdat any
$b = comdat nodeduplicate
$odd = comdat largest
@a = global i32 0
@b = private constant i32 0, comdat
@c = internal unnamed_addr global i32 0
@d = external global i32
@e = extern_weak thread_local global i32
@f = common dso_local global i32 0, align 4
@g = weak hidden global i32 0
@h = linkonce_odr global i32 0, comdat($group), align 4
@i = available_externally constant i32 0
@llvm.used = appending global [1 x ptr] [ptr @c], section "llvm.metadata"
define void @j() { ret void }
define internal void @k() { ret void }
define weak_odr dso_local void @l() comdat { ret void }
define external void @m() comdat($group) align 2 { ret void }
define available_externally void @n() { ret void }
declare void @o()
declare extern_weak void @p()
"#,
    );
    let expected = [
        ("a", Linkage::Strong, None),
        ("b", Linkage::Local, Some("b")),
        ("c", Linkage::Local, None),
        ("d", Linkage::Declared, None),
        ("e", Linkage::DeclaredWeak, None),
        ("f", Linkage::Common, None),
        ("g", Linkage::Weak, None),
        ("h", Linkage::Weak, Some("group")),
        ("i", Linkage::Available, None),
        ("j", Linkage::Strong, None),
        ("k", Linkage::Local, None),
        ("l", Linkage::Weak, Some("l")),
        ("m", Linkage::Strong, Some("group")),
        ("n", Linkage::Available, None),
        ("o", Linkage::Declared, None),
        ("p", Linkage::DeclaredWeak, None),
    ];
    assert_eq!(names(&object), expected);
    let kinds: Vec<&Selection> = object.comdats.iter().map(|(_, kind)| kind).collect();
    assert_eq!(kinds, [&Selection::Any, &Selection::All, &Selection::Other("largest".into())]);
}

#[test]
fn aliases_have_a_symbol_of_their_own() {
    let object = read(
        r#"
@whole = global { i32, i32 } zeroinitializer
@tls = thread_local global i32 0
@part = weak alias i32, getelementptr (i8, ptr @whole, i64 4)
@again = internal alias i32, ptr @part
@own = thread_local alias i32, ptr @tls
@call = alias void (i32), ptr @f
@nothing = alias i32, inttoptr (i64 16 to ptr)
@elsewhere = alias i32, ptr @declared
@declared = external global i32
define void @f(i32 %x) {
  store i32 1, ptr @again
  call void @call(i32 2)
  ret void
}
"#,
    );
    let name = |target: Target| match target {
        Target::Global(id) => object.module.globals[id].name.as_str(),
        Target::Function(id) => object.module.functions[id].name.as_str(),
    };
    let found: Vec<(&str, &str, i64)> =
        object.aliases.iter().map(|alias| (name(alias.symbol), name(alias.target), alias.addend)).collect();
    assert_eq!(found, [("part", "whole", 4), ("again", "part", 0), ("own", "tls", 0), ("call", "f", 0)]);
    let linkage = |wanted: &str| names(&object).into_iter().find(|(name, ..)| *name == wanted).unwrap().1;
    assert_eq!(linkage("part"), Linkage::Weak);
    assert_eq!(linkage("again"), Linkage::Local);
    assert_eq!(linkage("call"), Linkage::Strong);
    // What cannot be used is not offered to others.
    assert_eq!(linkage("nothing"), Linkage::Declared);
    assert_eq!(linkage("elsewhere"), Linkage::Declared);
}

#[test]
fn what_runs_at_the_start_keeps_its_priority() {
    let object = read(
        r#"
@data = linkonce_odr global i32 0
@llvm.global_ctors = appending global [2 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @a, ptr @data }, { i32, ptr, ptr } { i32 101, ptr @b, ptr null }]
@llvm.global_dtors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 7, ptr @b, ptr null }]
define internal void @a() { ret void }
define internal void @b() { ret void }
"#,
    );
    let entry = |entry: &raddle_ir::link::StartUp| (entry.priority, entry.function.0, entry.belongs_to.is_some());
    assert_eq!(object.constructors.iter().map(entry).collect::<Vec<_>>(), [(65535, 0, true), (101, 1, false)]);
    assert_eq!(object.destructors.iter().map(entry).collect::<Vec<_>>(), [(7, 1, false)]);
    let module = raddle_ir::link::link(vec![object]).unwrap();
    assert_eq!(module.constructors.iter().map(|id| id.0).collect::<Vec<_>>(), [1, 0]);
}
