//! What every name of every object means (rules 1 to 5).

use super::{LinkError, Linkage, Object, PerSymbol, Selection};
use crate::Target;
use std::collections::{HashMap, HashSet};

/// A function or variable of an object.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Entry {
    pub object: usize,
    pub target: Target,
}

/// What is behind a symbol in the end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Meaning {
    /// This one, and an addend.
    Of(Entry, i64),
    /// A variable that is missing, as it may be: null and an addend.
    Null(i64),
}

/// How objects fit together.
pub(super) struct Resolved {
    /// For each object: what its symbols mean.
    pub meanings: Vec<PerSymbol<Meaning>>,
    /// For each object: which symbols become part of the program.
    pub kept: Vec<PerSymbol<Kept>>,
    /// For each object: which symbols have a definition that counts.
    pub counts: Vec<PerSymbol<bool>>,
    /// Common definitions that count: all definitions of that variable.
    pub commons: Vec<Vec<Entry>>,
}

/// Whether a symbol becomes part of the program.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kept {
    No,
    /// Under its own name, which all objects know.
    Shared,
    /// As a declaration, which may be weak.
    Undefined {
        weak: bool,
    },
    /// Under a name that may have to change.
    Local,
}

/// All entries of a name that objects share.
struct Name {
    entries: Vec<Entry>,
    /// The definition that counts; for a name without one the first declaration, or nothing where it is null.
    choice: Option<Entry>,
}

pub(super) fn resolve(objects: &[Object]) -> Result<Resolved, Vec<LinkError>> {
    let mut errors = Vec::new();
    let aliases = aliases(objects);
    let linkage = effective_linkage(objects, &aliases, &mut errors);
    let (mut names, name_of) = by_name(objects, &linkage);
    let mut kept: Vec<PerSymbol<Kept>> = objects.iter().map(|object| PerSymbol::new(object, Kept::No)).collect();
    let mut commons = Vec::new();
    for name in &mut names {
        if let Err(error) = same_kind(objects, name) {
            errors.push(error);
            continue;
        }
        match choose(objects, &linkage, name) {
            Err(error) => errors.push(error),
            Ok(choice) => {
                name.choice = choice.map(|(entry, _)| entry);
                if let Some((Entry { object, target }, keep)) = choice {
                    kept[object][target] = keep;
                    if linkage[object][target] == Linkage::Common {
                        let common = |entry: &&Entry| linkage[entry.object][entry.target] == Linkage::Common;
                        commons.push(name.entries.iter().filter(common).copied().collect());
                    }
                }
            }
        }
    }
    if !errors.is_empty() {
        return Err(errors);
    }
    let mut counts: Vec<PerSymbol<bool>> = objects.iter().map(|object| PerSymbol::new(object, false)).collect();
    for (at, object) in objects.iter().enumerate() {
        for target in object.targets() {
            if linkage[at][target] == Linkage::Local {
                kept[at][target] = Kept::Local;
            }
            counts[at][target] = matches!(kept[at][target], Kept::Shared | Kept::Local);
        }
    }
    keep_targets_of_aliases(objects, &aliases, &counts, &mut kept);
    let meanings = meanings(objects, &names, &name_of, &aliases, &kept);
    match start_up_with_parameters(objects, &meanings) {
        Some(error) => Err(vec![error]),
        None => Ok(Resolved { meanings, kept, counts, commons }),
    }
}

/// What the aliases of each object stand for: target and addend.
type Aliases = Vec<PerSymbol<Option<(Target, i64)>>>;

fn aliases(objects: &[Object]) -> Aliases {
    let of = |object: &Object| {
        let mut aliases = PerSymbol::new(object, None);
        for alias in &object.aliases {
            aliases[alias.symbol] = Some((alias.target, alias.addend));
        }
        aliases
    };
    objects.iter().map(of).collect()
}

/// The symbol with content at the end of a chain of aliases.
fn behind(aliases: &PerSymbol<Option<(Target, i64)>>, mut target: Target) -> Target {
    while let Some((next, _)) = aliases[target] {
        target = next;
    }
    target
}

/// The linkage of each symbol, with what belongs to comdats that do not count as declarations (rule 2).
fn effective_linkage(objects: &[Object], aliases: &Aliases, errors: &mut Vec<LinkError>) -> Vec<PerSymbol<Linkage>> {
    let mut owners: HashMap<&str, Entry> = HashMap::new();
    let mut refused = HashSet::new();
    let mut all = Vec::new();
    for (at, object) in objects.iter().enumerate() {
        let kinds: HashMap<&str, &Selection> =
            object.comdats.iter().map(|(name, kind)| (name.as_str(), kind)).collect();
        let mut linkage = PerSymbol::new(object, Linkage::Local);
        for target in object.targets() {
            let symbol = object.symbol(target);
            linkage[target] = symbol.linkage;
            // An alias belongs where its target does.
            let comdat = object.symbol(behind(&aliases[at], target)).comdat.as_deref();
            let Some(comdat) = comdat.filter(|_| symbol.linkage >= Linkage::Available) else { continue };
            let owner = *owners.entry(comdat).or_insert(Entry { object: at, target });
            if owner.object == at {
                continue;
            }
            if let Some(Selection::Other(kind)) = kinds.get(comdat)
                && refused.insert(comdat)
            {
                errors.push(LinkError {
                    message: format!("two files have the comdat `{comdat}`, and `{kind}` is not supported"),
                    places: vec![objects[owner.object].place(owner.target, "here"), object.place(target, "and here")],
                    help: "comdats of several files are of the kind `any` on Linux; compile for it".to_owned(),
                });
            }
            if symbol.linkage != Linkage::Local && kinds.get(comdat) != Some(&&Selection::All) {
                linkage[target] = Linkage::Declared;
            }
        }
        all.push(linkage);
    }
    all
}

/// The names that objects share, in the order in which they come, and the number of each symbol's name.
fn by_name(objects: &[Object], linkage: &[PerSymbol<Linkage>]) -> (Vec<Name>, Vec<PerSymbol<Option<usize>>>) {
    let mut names: Vec<Name> = Vec::new();
    let mut numbers: HashMap<&str, usize> = HashMap::new();
    let mut name_of = Vec::new();
    for (at, object) in objects.iter().enumerate() {
        let mut own = PerSymbol::new(object, None);
        for target in object.targets().filter(|&target| linkage[at][target] != Linkage::Local) {
            let number = *numbers.entry(object.name_of(target)).or_insert_with(|| {
                names.push(Name { entries: Vec::new(), choice: None });
                names.len() - 1
            });
            names[number].entries.push(Entry { object: at, target });
            own[target] = Some(number);
        }
        name_of.push(own);
    }
    (names, name_of)
}

/// A name is a function, a variable or a thread-local variable in all objects.
fn same_kind(objects: &[Object], name: &Name) -> Result<(), LinkError> {
    let kind = |entry: &Entry| match entry.target {
        Target::Function(_) => "a function",
        Target::Global(id) if objects[entry.object].module.globals[id].thread_local => "a thread-local variable",
        Target::Global(_) => "a variable",
    };
    let Some((first, rest)) = name.entries.split_first() else { return Ok(()) };
    let Some(other) = rest.iter().find(|entry| kind(entry) != kind(first)) else { return Ok(()) };
    let place = |entry: &Entry| objects[entry.object].place(entry.target, format!("{} here", kind(entry)));
    let symbol = objects[first.object].name_of(first.target);
    Err(LinkError {
        message: format!("`{symbol}` is {} in one file and {} in another", kind(first), kind(other)),
        places: vec![place(first), place(other)],
        help: "declare it in a header that all files include".to_owned(),
    })
}

/// Which entry of a name counts, and how it becomes part of the program (rules 3 and 5).
fn choose(objects: &[Object], linkage: &[PerSymbol<Linkage>], name: &Name) -> Result<Option<(Entry, Kept)>, LinkError> {
    let of = |entry: &Entry| linkage[entry.object][entry.target];
    // The first of the best.
    let Some(best) = name.entries.iter().rev().max_by_key(|entry| of(entry)) else { return Ok(None) };
    match of(best) {
        Linkage::Strong => {
            let mut strong = name.entries.iter().filter(|entry| of(entry) == Linkage::Strong);
            match (strong.next(), strong.next()) {
                (Some(first), Some(second)) => Err(defined_twice(objects, *first, *second)),
                _ => Ok(Some((*best, Kept::Shared))),
            }
        }
        Linkage::Common => {
            let size = |entry: &&Entry| match entry.target {
                Target::Global(id) => objects[entry.object].module.globals[id].size,
                Target::Function(_) => 0,
            };
            let commons = name.entries.iter().rev().filter(|entry| of(entry) == Linkage::Common);
            Ok(commons.max_by_key(size).map(|entry| (*entry, Kept::Shared)))
        }
        Linkage::Available | Linkage::Weak | Linkage::Local => Ok(Some((*best, Kept::Shared))),
        Linkage::Declared => Ok(Some((*best, Kept::Undefined { weak: false }))),
        Linkage::DeclaredWeak => match best.target {
            Target::Function(_) => Ok(Some((*best, Kept::Undefined { weak: true }))),
            Target::Global(_) => Ok(None),
        },
    }
}

fn defined_twice(objects: &[Object], first: Entry, second: Entry) -> LinkError {
    let symbol = objects[first.object].name_of(first.target);
    let mut first_place = objects[first.object].place(first.target, "first defined here");
    let mut second_place = objects[second.object].place(second.target, "and defined again here");
    if first_place.file == second_place.file {
        // A header: what is missing is who includes it.
        first_place.what += &format!(", for {}", objects[first.object].name);
        second_place.what += &format!(", for {}", objects[second.object].name);
    }
    let help = match symbol {
        "main" => "give the files of one program: only one of them has a `main`",
        _ => {
            "leave one of the files out, or make it `static` (in a header: `static inline`) if each file is to have its own"
        }
    };
    LinkError {
        message: format!("`{symbol}` is defined twice"),
        places: vec![first_place, second_place],
        help: help.to_owned(),
    }
}

/// What runs at the start or at the end gets `argc`, `argv` and `envp`; a file that declares it cannot know what it takes.
fn start_up_with_parameters(objects: &[Object], meanings: &[PerSymbol<Meaning>]) -> Option<LinkError> {
    for (at, object) in objects.iter().enumerate() {
        for entry in object.constructors.iter().chain(&object.destructors) {
            let named = Target::Function(entry.function);
            let Meaning::Of(Entry { object: by, target: Target::Function(id) }, _) = meanings[at][named] else {
                continue;
            };
            let function = &objects[by].module.functions[id];
            if function.params.len() > 3 {
                return Some(LinkError {
                    message: format!("`{}` is to run at the start or end, but takes parameters", function.name),
                    places: vec![
                        object.place(named, "to run"),
                        objects[by].place(Target::Function(id), "defined here"),
                    ],
                    help: "define it without parameters".to_owned(),
                });
            }
        }
    }
    None
}

/// Rule 4: what an alias that counts stands for stays in the program, also if its own name means something else now.
fn keep_targets_of_aliases(
    objects: &[Object],
    aliases: &Aliases,
    counts: &[PerSymbol<bool>],
    kept: &mut [PerSymbol<Kept>],
) {
    // It has no content, so nothing of the alias itself becomes part of the program.
    for (at, object) in objects.iter().enumerate() {
        object.aliases.iter().for_each(|alias| kept[at][alias.symbol] = Kept::No);
    }
    for (at, object) in objects.iter().enumerate() {
        for alias in object.aliases.iter().filter(|alias| counts[at][alias.symbol]) {
            let target = behind(&aliases[at], alias.target);
            if kept[at][target] == Kept::No {
                kept[at][target] = Kept::Local;
            }
        }
    }
}

fn meanings(
    objects: &[Object],
    names: &[Name],
    name_of: &[PerSymbol<Option<usize>>],
    aliases: &Aliases,
    kept: &[PerSymbol<Kept>],
) -> Vec<PerSymbol<Meaning>> {
    // What a symbol that counts is in its own object.
    let own = |mut entry: Entry| {
        let mut sum = 0i64;
        while let Some((target, addend)) = aliases[entry.object][entry.target] {
            entry.target = target;
            sum = sum.wrapping_add(addend);
        }
        match kept[entry.object][entry.target] {
            Kept::No => Meaning::Null(sum),
            Kept::Shared | Kept::Undefined { .. } | Kept::Local => Meaning::Of(entry, sum),
        }
    };
    let meaning = |entry: Entry| match name_of[entry.object][entry.target] {
        None => own(entry),
        Some(number) => names[number].choice.map_or(Meaning::Null(0), own),
    };
    let mut all = Vec::new();
    for (at, object) in objects.iter().enumerate() {
        let mut of_object = PerSymbol::new(object, Meaning::Null(0));
        for target in object.targets() {
            of_object[target] = meaning(Entry { object: at, target });
        }
        all.push(of_object);
    }
    all
}
