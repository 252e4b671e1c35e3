//! File names as short as a table can have them.

use std::collections::BTreeMap;

/// For each file the shortest end of its path that no other has: its name alone, unless two have the same.
#[derive(Debug)]
pub(crate) struct ShortNames<'a> {
    names: BTreeMap<&'a str, &'a str>,
}

impl<'a> ShortNames<'a> {
    pub fn of(files: impl Iterator<Item = &'a str>) -> Self {
        let mut names: BTreeMap<&str, &str> = files.map(|file| (file, end(file, 1))).collect();
        let files: Vec<&str> = names.keys().copied().collect();
        for file in &files {
            let parts = file.matches('/').count() + 1;
            let alone =
                |parts: &usize| files.iter().filter(|other| end(other, *parts) == end(file, *parts)).count() == 1;
            let shortest = (1..=parts).find(alone).unwrap_or(parts);
            names.insert(file, end(file, shortest));
        }
        ShortNames { names }
    }

    /// `file:line` with the short name, or what is known of it.
    pub fn place(&self, location: &crate::Location) -> String {
        let file = self.names.get(location.file.as_str()).copied().unwrap_or(&location.file);
        crate::Location { file: file.to_string(), ..location.clone() }.short()
    }
}

/// The last parts of a path.
fn end(path: &str, parts: usize) -> &str {
    match path.rmatch_indices('/').nth(parts - 1) {
        Some((at, _)) => &path[at + 1..],
        None => path,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Location;

    fn places(files: &[&str]) -> Vec<String> {
        let names = ShortNames::of(files.iter().copied());
        let location = |file: &&str| Location { file: file.to_string(), line: 7, column: 0, function: None };
        files.iter().map(|file| names.place(&location(file))).collect()
    }

    #[test]
    fn names_are_as_short_as_they_can_be() {
        assert_eq!(places(&["/long/way/to/a.c"]), ["a.c:7"]);
        assert_eq!(places(&["/x/a.c", "/x/b.h", "/x/a.c"]), ["a.c:7", "b.h:7", "a.c:7"]);
        assert_eq!(places(&["/x/one/q.h", "/x/two/q.h", "m.c"]), ["one/q.h:7", "two/q.h:7", "m.c:7"]);
        assert_eq!(places(&["q.h", "sub/q.h"]), ["q.h:7", "sub/q.h:7"]);
        assert_eq!(places(&["/q.h", "q.h", ""]).len(), 3);
    }
}
