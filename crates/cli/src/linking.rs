//! The files of a program become one module.

use crate::failure::Failure;
use crate::input::ERRORS_SHOWN_MAX;
use crate::places::Places;
use crate::sources::Unit;
use raddle_ir::Module;
use raddle_ir::link::{LinkError, LinkPlace, Object};
use raddle_report::{Diagnostic, FileNames, Location, Place, Sources};

/// Reads every file and links them.
pub fn link(units: &[Unit], places: &Places) -> Result<Module, Failure> {
    let objects: Result<Vec<Object>, Failure> = units.iter().map(read).collect();
    raddle_ir::link::link(objects?).map_err(|errors| failure(&errors, units, places))
}

fn read(unit: &Unit) -> Result<Object, Failure> {
    let Unit { name, ll, ll_name, directory } = unit;
    let mut object = raddle_llvm::read_object(ll, ll_name).map_err(|error| {
        let location = Location { file: ll_name.clone(), line: error.line, column: error.column, function: None };
        let mut diagnostic = Diagnostic::error(error.message).at(location, "");
        diagnostic.help.extend(error.help);
        let mut sources = Sources::default();
        sources.insert(ll_name.clone(), ll.clone());
        Failure::input(vec![diagnostic], sources)
    })?;
    object.name.clone_from(name);
    if let Some(directory) = directory {
        // Relative to where clang ran; here that means nothing. The IR itself is no file.
        for (_, file) in object.module.files.iter_mut().filter(|(_, file)| *file != ll_name) {
            let path = directory.join(&*file);
            *file = path.canonicalize().unwrap_or(path).to_string_lossy().into_owned();
        }
    }
    Ok(object)
}

fn failure(errors: &[LinkError], units: &[Unit], places: &Places) -> Failure {
    let mut diagnostics: Vec<Diagnostic> =
        errors.iter().take(ERRORS_SHOWN_MAX).map(|error| diagnostic(error, places)).collect();
    let hidden = errors.len() - diagnostics.len();
    if let Some(last) = diagnostics.last_mut().filter(|_| hidden > 0) {
        last.notes.push(format!("there are {hidden} more like these"));
    }
    let shown = diagnostics.iter().flat_map(|diagnostic| diagnostic.place.iter().chain(&diagnostic.related));
    let mut sources = places.sources(shown.map(|place| &place.location));
    units.iter().for_each(|unit| sources.insert(unit.ll_name.as_str(), unit.ll.as_str()));
    Failure::input(diagnostics, sources)
}

fn diagnostic(error: &LinkError, places: &Places) -> Diagnostic {
    let LinkError { message, places: at, help } = error;
    let mut shown = at.iter().map(|LinkPlace { file, line, what }| Place {
        message: what.clone(),
        location: Location { file: places.name(file), line: *line, ..Location::default() },
    });
    let mut diagnostic = Diagnostic::error(message.clone()).help(help.clone());
    diagnostic.place = shown.next();
    diagnostic.related = shown.collect();
    diagnostic
}
