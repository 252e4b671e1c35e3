//! Several modules become one program: what a linker does, on our own form.
//!
//! An [`Object`] is a module as it was read, with what its names mean to others: the [`Linkage`] of every function and
//! variable, aliases, comdats, and what runs at the start and at the end. [`link`] makes one [`Module`] of them, by the
//! rules of ELF:
//!
//! 1. A [local](Linkage::Local) name means something in its own object only.
//! 2. Of a comdat that several objects have, the first one counts, with all that belongs to it. What the others have of
//!    it is only a declaration.
//! 3. Any other name means the same everywhere. It means its strong definition; two of these are an error. Without one
//!    it means the common definition (the largest, if there are several), else the first weak one, else the first that is
//!    available externally.
//! 4. An alias is a definition that has no content of its own. It means what its target is in its own object, also
//!    where another definition has won over the target's.
//! 5. A name that nobody defines stays a declaration. If all declarations of it are weak, a variable's address is null
//!    (a function may still turn out to be the library's).
//! 6. Constructors run by priority, then by the order of objects, then by their order in them; destructors in the
//!    opposite order. One that belongs to a definition which does not count does not run.
//!
//! Types are not compared, as no linker does: a call that does not fit the function it gets becomes an indirect one, which
//! is checked when it is made, and an access beyond a variable is found when it happens. That a name is a function here and
//! a variable there, or thread-local only here, is an error.
//!
//! A local name that another one is equal to gets `@` and the name of its object.

mod assemble;
mod names;
mod resolve;
mod rewrite;
#[cfg(test)]
mod tests;

use crate::{FunctionId, GlobalId, LocId, Module, Target};
use raddle_base::{Id, IdVec};
use std::ops::{Index, IndexMut};

/// A module, and what its names mean to others.
#[derive(Clone, PartialEq, Debug)]
pub struct Object {
    /// What people call it: a file name.
    pub name: String,
    /// The file that [`Symbol::line`] counts the lines of.
    pub text: String,
    /// Its content. An alias is a function or a variable without content. What runs at the start and at the end is not
    /// taken from here.
    pub module: Module,
    /// One for each function of the module.
    pub functions: IdVec<FunctionId, Symbol>,
    /// One for each global of the module.
    pub globals: IdVec<GlobalId, Symbol>,
    /// Other names for what the module defines. They form no cycle; functions stand for functions, variables for
    /// variables.
    pub aliases: Vec<Alias>,
    /// Comdats by name; those that are not here are of the usual kind.
    pub comdats: Vec<(String, Selection)>,
    /// What runs before `main`.
    pub constructors: Vec<StartUp>,
    /// What runs at the end.
    pub destructors: Vec<StartUp>,
}

/// What a function or a variable means to other objects.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Symbol {
    /// Who may use it, and what happens when others define it, too.
    pub linkage: Linkage,
    /// The comdat it belongs to.
    pub comdat: Option<String>,
    /// Its line in [`Object::text`]; 0 when unknown.
    pub line: u32,
}

/// Who may use a name, and which of its definitions counts: the one that comes last here.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Linkage {
    /// Defined elsewhere, or nowhere.
    DeclaredWeak,
    /// Defined elsewhere.
    Declared,
    /// A copy of what is defined elsewhere.
    Available,
    /// Counts if there is no other; several are fine.
    Weak,
    /// A tentative definition: several are one variable, as large as the largest.
    Common,
    /// The one definition.
    Strong,
    /// Not known to other objects.
    Local,
}

/// Another name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Alias {
    /// The function or variable without content that has the name.
    pub symbol: Target,
    /// What it stands for.
    pub target: Target,
    /// Added to that address; 0 for a function.
    pub addend: i64,
}

/// What to do when several objects have a comdat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Selection {
    /// Take the first.
    Any,
    /// Take all of them; definitions must not clash.
    All,
    /// Something that is not done here: its name.
    Other(String),
}

/// A function that runs at the start or at the end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct StartUp {
    /// Lower ones are closer to the edge.
    pub priority: i32,
    /// What runs.
    pub function: FunctionId,
    /// It runs only if this one's definition in the same object counts.
    pub belongs_to: Option<Target>,
}

/// Why there is no program.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LinkError {
    /// What is wrong.
    pub message: String,
    /// The places that do not fit together.
    pub places: Vec<LinkPlace>,
    /// What to do about it.
    pub help: String,
}

/// A place that an error is about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LinkPlace {
    /// A source file, or the text of an object.
    pub file: String,
    /// Its line; 0 when unknown.
    pub line: u32,
    /// What is there.
    pub what: String,
}

/// Makes one module of several objects.
pub fn link(objects: Vec<Object>) -> Result<Module, Vec<LinkError>> {
    let resolved = resolve::resolve(&objects)?;
    Ok(assemble::assemble(objects, &resolved))
}

/// Something for each function and each variable of an object.
struct PerSymbol<T> {
    functions: Vec<T>,
    globals: Vec<T>,
}

impl<T: Clone> PerSymbol<T> {
    fn new(object: &Object, value: T) -> Self {
        PerSymbol {
            functions: vec![value.clone(); object.module.functions.len()],
            globals: vec![value; object.module.globals.len()],
        }
    }
}

impl<T> Index<Target> for PerSymbol<T> {
    type Output = T;

    fn index(&self, target: Target) -> &T {
        match target {
            Target::Function(id) => &self.functions[id.index()],
            Target::Global(id) => &self.globals[id.index()],
        }
    }
}

impl<T> IndexMut<Target> for PerSymbol<T> {
    fn index_mut(&mut self, target: Target) -> &mut T {
        match target {
            Target::Function(id) => &mut self.functions[id.index()],
            Target::Global(id) => &mut self.globals[id.index()],
        }
    }
}

impl Object {
    /// All functions, then all variables.
    fn targets(&self) -> impl Iterator<Item = Target> + use<> {
        let functions = self.module.functions.ids().map(Target::Function);
        functions.chain(self.module.globals.ids().map(Target::Global))
    }

    fn symbol(&self, target: Target) -> &Symbol {
        match target {
            Target::Function(id) => &self.functions[id],
            Target::Global(id) => &self.globals[id],
        }
    }

    fn name_of(&self, target: Target) -> &str {
        match target {
            Target::Function(id) => &self.module.functions[id].name,
            Target::Global(id) => &self.module.globals[id].name,
        }
    }

    /// Where a name stands, in the source if that is known.
    fn place(&self, target: Target, what: impl Into<String>) -> LinkPlace {
        let (loc, line) = match target {
            Target::Function(id) => (self.module.functions[id].loc, self.functions[id].line),
            Target::Global(id) => (self.module.globals[id].loc, self.globals[id].line),
        };
        let known = |loc: LocId| {
            let loc = self.module.locs.get(loc)?;
            Some((self.module.files.get(loc.file?)?.clone(), loc.line))
        };
        // Declarations of variables have no place of their own; the first use of one is a better place than none.
        let (file, line) = known(loc)
            .or_else(|| known(rewrite::first_use(&self.module, target)))
            .unwrap_or_else(|| (self.text.clone(), line));
        LinkPlace { file, line, what: what.into() }
    }
}
