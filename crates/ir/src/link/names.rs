//! Names for what becomes part of the program: unique, and as close to the source as possible.

use super::resolve::{Kept, Resolved};
use super::{Object, PerSymbol};
use crate::Target;
use std::collections::HashMap;

/// For each object: the names that local symbols get instead of their own.
pub(super) fn renamed(objects: &[Object], resolved: &Resolved) -> Vec<PerSymbol<Option<String>>> {
    // How many want a name, functions and variables apart.
    let mut wanted: HashMap<(bool, &str), u32> = HashMap::new();
    let key = |at: usize, target: Target| (matches!(target, Target::Function(_)), objects[at].name_of(target));
    for (at, object) in objects.iter().enumerate() {
        for target in object.targets().filter(|&target| resolved.kept[at][target] != Kept::No) {
            *wanted.entry(key(at, target)).or_default() += 1;
        }
    }
    let labels = labels(objects);
    let mut taken: HashMap<(bool, String), u32> = HashMap::new();
    let mut all = Vec::new();
    for (at, object) in objects.iter().enumerate() {
        let mut names = PerSymbol::new(object, None);
        for target in object.targets().filter(|&target| resolved.kept[at][target] == Kept::Local) {
            let (is_function, name) = key(at, target);
            if wanted[&(is_function, name)] < 2 {
                continue;
            }
            let mut new = format!("{name}@{}", labels[at]);
            // Only a file that is given twice, or that has such names itself, comes here a second time.
            while wanted.contains_key(&(is_function, new.as_str())) || taken.contains_key(&(is_function, new.clone())) {
                let times = taken.entry((is_function, new.clone())).or_default();
                *times += 1;
                new = format!("{new}.{times}");
            }
            taken.insert((is_function, new.clone()), 0);
            names[target] = Some(new);
        }
        all.push(names);
    }
    all
}

/// The shortest names that tell the objects apart: without directories, if that is enough.
fn labels(objects: &[Object]) -> Vec<&str> {
    let mut count: HashMap<&str, u32> = HashMap::new();
    objects.iter().for_each(|object| *count.entry(without_directory(&object.name)).or_default() += 1);
    let label = |name| match count.get(without_directory(name)) {
        Some(1) => without_directory(name),
        _ => name,
    };
    objects.iter().map(|object| label(&object.name)).collect()
}

fn without_directory(name: &str) -> &str {
    name.rsplit('/').next().unwrap_or(name)
}
