//! Short lists that remember how they were changed, to be changed back. Nothing is given back to the allocator, so a
//! search that goes to and fro over the same ground allocates nothing.

/// Lists of small items, by number.
pub(super) struct Lists<T> {
    lists: Vec<Vec<T>>,
    log: Vec<Change<T>>,
}

/// A change, with what it takes to undo it. After a removal the last item took the place of the removed one.
enum Change<T> {
    Pushed { list: u32 },
    Replaced { list: u32, at: u32, old: T },
    Removed { list: u32, at: u32, old: T },
}

impl<T> Default for Lists<T> {
    fn default() -> Self {
        Lists { lists: Vec::new(), log: Vec::new() }
    }
}

impl<T: Copy> Lists<T> {
    /// Adds an empty list. It stays when changes are taken back.
    pub(super) fn grow(&mut self) {
        self.lists.push(Vec::new());
    }

    #[inline]
    pub(super) fn get(&self, list: usize) -> &[T] {
        &self.lists[list]
    }

    #[inline]
    pub(super) fn push(&mut self, list: usize, item: T) {
        self.lists[list].push(item);
        self.log.push(Change::Pushed { list: list as u32 });
    }

    #[inline]
    pub(super) fn replace(&mut self, list: usize, at: usize, item: T) {
        let old = std::mem::replace(&mut self.lists[list][at], item);
        self.log.push(Change::Replaced { list: list as u32, at: at as u32, old });
    }

    /// Removes an item; the last one takes its place.
    pub(super) fn remove(&mut self, list: usize, at: usize) {
        let old = self.lists[list].swap_remove(at);
        self.log.push(Change::Removed { list: list as u32, at: at as u32, old });
    }

    /// The number of changes so far.
    pub(super) fn changes(&self) -> u32 {
        self.log.len() as u32
    }

    /// Takes back all changes from this number on.
    pub(super) fn rewind(&mut self, changes: u32) {
        while self.log.len() > changes as usize {
            match self.log.pop() {
                None => return,
                Some(Change::Pushed { list }) => {
                    self.lists[list as usize].pop();
                }
                Some(Change::Replaced { list, at, old }) => self.lists[list as usize][at as usize] = old,
                Some(Change::Removed { list, at, old }) => {
                    let items = &mut self.lists[list as usize];
                    items.push(old);
                    let last = items.len() - 1;
                    items.swap(at as usize, last);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use raddle_base::Random;

    #[test]
    fn changes_are_taken_back_in_any_depth() {
        let mut lists = Lists::default();
        let mut generator = Random::new(3);
        let mut random = |n: usize| generator.index(n);
        (0..3).for_each(|_| lists.grow());
        let mut history: Vec<(u32, Vec<Vec<u32>>)> = Vec::new();
        for i in 0..5000 {
            history.push((lists.changes(), lists.lists.clone()));
            let list = random(3);
            let len = lists.get(list).len();
            match random(4) {
                0 | 1 => lists.push(list, i),
                2 if len > 0 => lists.replace(list, random(len), i),
                _ if len > 0 => lists.remove(list, random(len)),
                _ => {}
            }
            if random(20) == 0 {
                let to = random(history.len());
                lists.rewind(history[to].0);
                assert_eq!(lists.lists, history[to].1);
                history.truncate(to);
            }
        }
    }
}
