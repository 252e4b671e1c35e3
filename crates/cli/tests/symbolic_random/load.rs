//! Programs in our own form, loaded as the command would load them.

use clap::Parser;
use raddle::args::{CheckArgs, Cli, Command};
use raddle::failure::Failure;
use raddle::input::{self, Loaded, Text};
use raddle::places::Places;
use raddle_report::Palette;

/// What inputs are: `None` for all values of their types, or a range.
pub type Inputs = Option<(i128, i128)>;

/// The arguments of a search, with inputs of a range, or of all values.
pub fn arguments(inputs: Inputs) -> CheckArgs {
    let nondet = inputs.map_or(String::from("any"), |(low, high)| format!("{low}..{high}"));
    let words =
        ["raddle", "check", "--keep-going", "--races", "off", "--max-steps", "1000", "--nondet", &nondet, "random.c"];
    match Cli::try_parse_from(words).map(|cli| cli.command) {
        Ok(Command::Check(args)) => args,
        other => panic!("not the arguments of a check: {other:?}"),
    }
}

pub fn text_of(failure: Failure) -> String {
    failure.to_text(Palette::PLAIN)
}

/// A program given by its IR, as the command would load it.
pub fn load(text: &str, args: &CheckArgs) -> Result<Loaded, String> {
    let module = raddle_ir::parse(text).map_err(|error| error.to_string())?;
    if let Some(error) = raddle_ir::verify(&module).first() {
        return Err(format!("the program is not valid: {error}"));
    }
    let prepared = raddle_passes::prepare_and_tell(module, &input::pass_options(&args.input));
    let read_from =
        Text { name: String::from("random.c"), units: Vec::new(), messages: String::new(), places: Places::new(None) };
    input::translate(read_from, prepared, &args.input).map_err(text_of)
}
