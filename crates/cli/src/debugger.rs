//! `raddle replay --interactive`: forwards and backwards through a schedule, and a look around at every step.
//!
//! Going back is what the machine does best: each step leaves a mark, and rewinding costs what was done since. So nothing here
//! is run again. A [`Debugger`] reads no terminal: it is given lines and answers with text, and [`main`](crate) reads the lines.
//!
//! Programs are run with their local variables in memory, where they can be looked at (`keep_variables`), not in registers as a check
//! runs them. Such a program makes the same visible steps; this is checked step by step at the beginning, and where it is not so
//! the program is run as it was checked, and shows fewer variables.

mod commands;

use crate::failure::Failure;
use crate::input::{self, Loaded};
use crate::replay;
use commands::{Command, Stop};
use raddle_report::{Location, Palette, Sources, StepRow, Words, printable, render_interleaving, tell};
use raddle_trace::{FaultKind, Host, Machine, Pending, Schedule, ThreadId};
use raddle_vm::{Mark, Vm};
use raddle_witness::token::Token;
use std::fmt::Write as _;

/// What is said where the program runs as it was checked.
const FEWER_VARIABLES: &str = "local variables that no other thread can reach are not shown: with them in memory the program would run differently";
/// Steps shown before and after the present one.
const AROUND: usize = 3;
/// Lines of source shown before and after the present one.
const LINES_AROUND: u32 = 5;

/// A schedule and a place in it.
pub struct Debugger<'l> {
    loaded: &'l Loaded,
    palette: Palette,
    vm: Vm,
    schedule: Schedule,
    rows: Vec<StepRow>,
    sources: Sources,
    /// What the schedule leads to.
    ending: String,
    /// Where the machine was before each step that has been taken.
    marks: Vec<Mark>,
    /// Whose variables are meant.
    thread: ThreadId,
    /// How many calls above the innermost function.
    up: usize,
    stops: Vec<Stop>,
    /// What an empty line does.
    again: Command,
}

/// What a line has led to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reply {
    /// Text to show.
    Text(String),
    /// The end.
    Quit,
}

impl<'l> Debugger<'l> {
    /// At the start of a schedule of a program.
    pub fn new(loaded: &'l Loaded, schedule: Schedule, shows: Option<FaultKind>, palette: Palette) -> Self {
        let rows = tell(&mut Vm::new(loaded.program.clone()), &loaded.places, &schedule, 0).rows;
        let sources = loaded.places.sources(rows.iter().map(|row| &row.location));
        let mut vm = Vm::new(loaded.program.clone());
        vm.start();
        let ending = shows.map_or_else(|| String::from("the schedule ends here"), |kind| format!("the end: {kind}"));
        Debugger {
            loaded,
            palette,
            vm,
            schedule,
            rows,
            sources,
            ending,
            marks: Vec::new(),
            thread: ThreadId::MAIN,
            up: 0,
            stops: Vec::new(),
            again: Command::Step(1),
        }
    }

    /// How many steps have been taken.
    pub fn position(&self) -> usize {
        self.marks.len()
    }

    /// What to show at the beginning.
    pub fn greeting(&self) -> String {
        let steps = self.rows.len();
        format!("{steps} steps; `help` lists the commands, an empty line goes on\n\n{}", self.here())
    }

    /// Before each line.
    pub fn prompt(&self) -> String {
        format!("{}/{} {}> ", self.position(), self.rows.len(), self.vm.thread_name(self.thread))
    }

    /// Does what a line says.
    pub fn execute(&mut self, line: &str) -> Reply {
        let command = match commands::parse(line, &self.again) {
            Ok(command) => command,
            Err(message) => return Reply::Text(format!("{message}\n")),
        };
        if command.can_be_repeated() {
            self.again = command.clone();
        }
        Reply::Text(match command {
            Command::Quit => return Reply::Quit,
            Command::Help => commands::HELP.to_string(),
            Command::Step(count) => self.go(self.position().saturating_add(count)),
            Command::Back(count) => self.go(self.position().saturating_sub(count)),
            Command::Goto(step) => self.go(step),
            Command::Next => self.go(self.next_change()),
            Command::Continue => self.run(true),
            Command::Reverse => self.run(false),
            Command::Break(stop) => self.add(stop),
            Command::Delete(number) => self.delete(number),
            Command::Stops => self.list_stops(),
            Command::Print(text) => match self.vm.evaluate(self.thread, self.up, &text) {
                Ok(value) => format!("{} = {}\n", text.trim(), printable(&value)),
                Err(message) => format!("{message}\n"),
            },
            Command::Thread(name) => self.choose_thread(&name),
            Command::Up => self.choose_frame(self.up + 1),
            Command::Down => self.choose_frame(self.up.saturating_sub(1)),
            Command::Stacks => self.stacks(),
            Command::Locals => variables("no local variables here", self.vm.locals(self.thread, self.up)),
            Command::Globals => variables("no global variables", self.vm.globals()),
            Command::List => self.list(),
            Command::Steps => render_interleaving(&self.rows[..self.position()], false, &self.sources, self.palette),
            Command::Output => match String::from_utf8_lossy(self.vm.output()) {
                output if output.is_empty() => String::from("(nothing)\n"),
                output => format!("{}\n", printable(output.trim_end_matches('\n'))),
            },
        })
    }

    /// Everything there is to see at this step, for those who do not look around by themselves.
    pub fn snapshot(&mut self) -> String {
        let mut text = self.execute("stacks").text();
        let _ = writeln!(text, "\nglobal variables:\n{}", self.execute("globals").text().trim_end());
        text
    }

    /// Moves to so many steps from the start.
    fn go(&mut self, to: usize) -> String {
        let to = to.min(self.rows.len());
        self.move_to(to);
        self.follow();
        self.here()
    }

    fn move_to(&mut self, to: usize) {
        if let Some(&mark) = self.marks.get(to) {
            self.vm.rewind(mark);
            self.marks.truncate(to);
        }
        while self.marks.len() < to {
            self.marks.push(self.vm.mark());
            self.vm.step(self.schedule[self.marks.len() - 1]);
        }
    }

    /// The thread that moved last is the one to look at.
    fn follow(&mut self) {
        let moved = self.position().checked_sub(1).map(|step| self.schedule[step].thread);
        self.thread = moved.unwrap_or(ThreadId::MAIN);
        self.up = 0;
    }

    /// The next step at which another thread moves.
    fn next_change(&self) -> usize {
        let at = self.position();
        let Some(now) = self.schedule.get(at) else { return self.rows.len() };
        let same = self.schedule[at..].iter().take_while(|step| step.thread == now.thread).count();
        at + same
    }

    /// Goes on, or back, until there is something to stop at.
    fn run(&mut self, forwards: bool) -> String {
        let values = |debugger: &Self| -> Vec<Option<String>> {
            debugger.stops.iter().map(|stop| debugger.watched(stop)).collect()
        };
        let mut before = values(self);
        let mut reasons = Vec::new();
        while reasons.is_empty() {
            let at = self.position();
            if if forwards { at == self.rows.len() } else { at == 0 } {
                break;
            }
            self.move_to(if forwards { at + 1 } else { at - 1 });
            let after = values(self);
            for (number, (stop, (before, after))) in self.stops.iter().zip(before.iter().zip(&after)).enumerate() {
                let there = self.position().checked_sub(1).map(|step| &self.rows[step].location);
                match stop {
                    Stop::Line { file, line } if there.is_some_and(|place| is_at(place, file.as_deref(), *line)) => {
                        reasons.push(format!("stop {}: {stop}", number + 1));
                    }
                    Stop::Watch { .. } if before != after => {
                        let text =
                            |value: &Option<String>| value.clone().unwrap_or_else(|| String::from("(not there)"));
                        reasons.push(format!("stop {}: {stop}: {} → {}", number + 1, text(before), text(after)));
                    }
                    Stop::Line { .. } | Stop::Watch { .. } => {}
                }
            }
            before = after;
        }
        self.follow();
        if reasons.is_empty() {
            reasons.push(String::from(if forwards { "the end of the schedule" } else { "the start of the program" }));
        }
        format!("{}\n\n{}", reasons.join("\n"), self.here())
    }

    fn watched(&self, stop: &Stop) -> Option<String> {
        match stop {
            Stop::Watch { expression, thread, up } => self.vm.evaluate(*thread, *up, expression).ok(),
            Stop::Line { .. } => None,
        }
    }

    fn add(&mut self, stop: Stop) -> String {
        let stop = match stop {
            Stop::Watch { expression, .. } => {
                if let Err(message) = self.vm.evaluate(self.thread, self.up, &expression) {
                    return format!("{message}\n");
                }
                Stop::Watch { expression, thread: self.thread, up: self.up }
            }
            Stop::Line { file, line } => {
                let known = self.rows.iter().any(|row| is_at(&row.location, file.as_deref(), line));
                if !known {
                    return String::from("no step of this schedule is there\n");
                }
                Stop::Line { file, line }
            }
        };
        let text = format!("stop {}: {stop}\n", self.stops.len() + 1);
        self.stops.push(stop);
        text
    }

    fn delete(&mut self, number: usize) -> String {
        match number.checked_sub(1).filter(|&index| index < self.stops.len()) {
            Some(index) => format!("no longer: {}\n", self.stops.remove(index)),
            None => format!("there is no stop {number}\n"),
        }
    }

    fn list_stops(&self) -> String {
        if self.stops.is_empty() {
            return String::from("none; `break LINE` and `watch EXPRESSION` make some\n");
        }
        let line = |(index, stop): (usize, &Stop)| format!("{:3}  {stop}\n", index + 1);
        self.stops.iter().enumerate().map(line).collect()
    }

    fn choose_thread(&mut self, name: &str) -> String {
        let threads: Vec<ThreadId> = self.vm.threads().iter().collect();
        let called = |&t: &ThreadId| {
            let known = self.vm.thread_name(t);
            known == name || known.rsplit_once('#').is_some_and(|(_, number)| number == name)
        };
        match threads.iter().copied().find(called) {
            Some(thread) => {
                (self.thread, self.up) = (thread, 0);
                self.stack(thread)
            }
            None => {
                let names: Vec<String> = threads.iter().map(|&t| self.vm.thread_name(t)).collect();
                format!("there is no thread `{name}` now; there are {}\n", names.join(", "))
            }
        }
    }

    fn choose_frame(&mut self, up: usize) -> String {
        if up >= self.vm.depth(self.thread) {
            return String::from("there is nothing above\n");
        }
        self.up = up;
        let places = self.places(self.thread);
        places.get(up).map_or(String::new(), |place| format!("{}\n", self.place_text(place)))
    }

    /// Where a thread is, innermost first.
    fn places(&self, t: ThreadId) -> Vec<Location> {
        let words = self.words();
        let at = match self.vm.pending(t) {
            Pending::Ready(operation) | Pending::Blocked(operation, _) => Some(words.location(operation.site)),
            Pending::Stuck(_) => Some(words.location(self.vm.stuck_at(t))),
            Pending::Finished => None,
        };
        at.into_iter().chain(words.calls(t)).collect()
    }

    fn words(&self) -> Words<'_, Vm> {
        self.loaded.words(&self.vm)
    }

    fn place_text(&self, place: &Location) -> String {
        let function = place.function.as_deref().unwrap_or("?");
        format!("{function} at {}  {}", place.short(), self.palette.dim(&printable(self.sources.code(place))))
    }

    fn stack(&self, t: ThreadId) -> String {
        let places = self.places(t);
        let mut text = format!("{}:\n", self.vm.thread_name(t));
        if places.is_empty() {
            text.push_str("    finished\n");
        }
        for (index, place) in places.iter().enumerate() {
            let mark = if t == self.thread && index == self.up { '>' } else { ' ' };
            let _ = writeln!(text, "  {mark} {}", self.place_text(place));
        }
        text
    }

    fn stacks(&self) -> String {
        let states = self.words().thread_states(Default::default());
        let mut text = String::new();
        for (t, state) in self.vm.threads().iter().zip(&states) {
            let stack = self.stack(t);
            let (name, rest) = stack.split_once('\n').unwrap_or((&stack, ""));
            let _ = write!(text, "{name} {}\n{rest}", printable(&state.state));
        }
        text
    }

    /// The steps around the present one, which is marked.
    fn here(&self) -> String {
        let at = self.position();
        let (from, to) = (at.saturating_sub(AROUND), (at + AROUND).min(self.rows.len()));
        let widest = |text: &dyn Fn(&StepRow) -> String| {
            self.rows[from..to].iter().map(|row| text(row).chars().count()).max().unwrap_or(0)
        };
        let what = |row: &StepRow| printable(format!("{} {}", row.operation, row.detail).trim_end()).replace('\n', " ");
        let place = |row: &StepRow| row.location.short();
        let widths = (widest(&|row| row.thread.clone()), widest(&place), widest(&what));
        let mut text = String::new();
        if at == 0 {
            text.push_str("=>    0  before the first visible step\n");
        }
        for (step, row) in (from + 1..).zip(&self.rows[from..to]) {
            let mark = if step == at { "=>" } else { "  " };
            let code = self.palette.dim(&printable(self.sources.code(&row.location)));
            let (thread, place, what) = (&row.thread, place(row), what(row));
            let line =
                format!("{mark} {step:>4}  {thread:0$}  {place:1$}  {what:2$}  {code}", widths.0, widths.1, widths.2);
            let _ = writeln!(text, "{}", line.trim_end());
        }
        if at == self.rows.len() {
            let _ = writeln!(text, "\n{}", self.ending);
        }
        text
    }

    fn list(&self) -> String {
        let places = self.places(self.thread);
        let Some(place) = places.get(self.up) else { return String::from("this thread has finished\n") };
        let mut text = format!("{}\n", place.short());
        for line in place.line.saturating_sub(LINES_AROUND).max(1)..=place.line + LINES_AROUND {
            let Some(code) = self.sources.line(&place.file, line) else { break };
            let mark = if line == place.line { '>' } else { ' ' };
            let _ = writeln!(text, "{mark} {line:4}  {}", printable(code));
        }
        text
    }
}

impl Reply {
    fn text(self) -> String {
        match self {
            Reply::Text(text) => text,
            Reply::Quit => String::new(),
        }
    }
}

fn variables(none: &str, all: Vec<(String, String)>) -> String {
    if all.is_empty() {
        return format!("{none}\n");
    }
    all.iter().map(|(name, value)| format!("  {name} = {}\n", printable(value))).collect()
}

/// Whether a place is on a line: of a file whose name ends like this, or of any.
fn is_at(place: &Location, file: Option<&str>, line: u32) -> bool {
    let fits = |name: &str| place.file == name || place.file.ends_with(&format!("/{name}"));
    place.line == line && file.is_none_or(fits)
}

/// The program with its variables in memory, and the schedule on it; as it was checked, if that does not make the same steps.
pub fn with_variables(
    checked: Loaded,
    args: &crate::args::InputArgs,
    token: &str,
) -> Result<(Loaded, Token, Option<&'static str>), Failure> {
    let token = replay::decode(&checked, token)?;
    let schedule = &token.schedule;
    let steps = |loaded: &Loaded| -> Vec<(String, u32, String)> {
        let rows = tell(&mut Vm::new(loaded.program.clone()), &loaded.places, schedule, 0).rows;
        rows.into_iter().map(|row| (row.thread, row.location.line, row.operation)).collect()
    };
    match input::load_with_variables(args) {
        Ok(readable) if checked.guidance == readable.guidance && steps(&readable) == steps(&checked) => {
            Ok((readable, token, None))
        }
        _ => Ok((checked, token, Some(FEWER_VARIABLES))),
    }
}
