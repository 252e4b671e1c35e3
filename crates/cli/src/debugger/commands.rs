//! What one can say to the debugger.

use raddle_trace::ThreadId;
use std::fmt;

/// What `help` says.
pub const HELP: &str = "\
step [N], s        N steps forwards (1); an empty line does the last such thing again
back [N], b        N steps backwards
goto N             to where N steps have been taken
next, n            up to the next change of thread
continue, c        forwards to the next stop
reverse, rc        backwards to the last stop
break [FILE:]LINE  stop where a step is on this line
watch EXPRESSION   stop where its value changes, seen from the present thread and function
stops, delete N    the stops; one of them no longer
print EXPRESSION   a value: `p queue->head`, `p a[i] == 2`, `p *node`
locals, globals    the variables of this function, or of the program
thread NAME, up, down   look from another thread, from the caller, from the called
stacks, where      where all threads are
list, l            the source around there
steps              all steps up to here
output             what the program has printed up to here
quit, q            the end
";

/// A command.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Command {
    Step(usize),
    Back(usize),
    Goto(usize),
    Next,
    Continue,
    Reverse,
    Break(Stop),
    Delete(usize),
    Stops,
    Print(String),
    Thread(String),
    Up,
    Down,
    Stacks,
    Locals,
    Globals,
    List,
    Steps,
    Output,
    Help,
    Quit,
}

/// Where to stop.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Stop {
    /// At a step on this line.
    Line { file: Option<String>, line: u32 },
    /// Where the value of an expression changes, as this thread sees it.
    Watch { expression: String, thread: ThreadId, up: usize },
}

impl fmt::Display for Stop {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Stop::Line { file: Some(file), line } => write!(f, "{file}:{line}"),
            Stop::Line { file: None, line } => write!(f, "line {line}"),
            Stop::Watch { expression, .. } => write!(f, "{expression}"),
        }
    }
}

impl Command {
    /// Whether an empty line does it again.
    pub fn can_be_repeated(&self) -> bool {
        matches!(self, Command::Step(_) | Command::Back(_) | Command::Next | Command::Continue | Command::Reverse)
    }
}

/// What a line says; an empty one says `again`.
pub fn parse(line: &str, again: &Command) -> Result<Command, String> {
    let line = line.trim();
    let (word, rest) = line.split_once(char::is_whitespace).map_or((line, ""), |(word, rest)| (word, rest.trim()));
    let count = |default: Option<usize>| match (rest, default) {
        ("", Some(default)) => Ok(default),
        (text, _) => text.parse().map_err(|_| format!("`{word}` wants a number, as in `{word} 3`")),
    };
    let text = |what: &str| if rest.is_empty() { Err(format!("`{word}` wants {what}")) } else { Ok(rest.to_string()) };
    if !rest.is_empty() && ["next", "n", "continue", "c", "reverse", "rc", "up", "down"].contains(&word) {
        return Err(format!("`{word}` stands alone"));
    }
    Ok(match word {
        "" => again.clone(),
        "step" | "s" => Command::Step(count(Some(1))?),
        "back" | "b" => Command::Back(count(Some(1))?),
        "goto" | "g" => Command::Goto(count(None)?),
        "next" | "n" => Command::Next,
        "continue" | "c" => Command::Continue,
        "reverse" | "rc" => Command::Reverse,
        "break" => Command::Break(line_of(&text("a line, as in `break 12` or `break queue.c:12`")?)?),
        "watch" => {
            let expression = text("an expression, as in `watch queue.head`")?;
            Command::Break(Stop::Watch { expression, thread: ThreadId::MAIN, up: 0 })
        }
        "delete" => Command::Delete(count(None)?),
        "stops" => Command::Stops,
        "print" | "p" => Command::Print(text("an expression, as in `print queue.head`")?),
        "thread" | "t" => Command::Thread(text("the name of a thread")?),
        "up" => Command::Up,
        "down" => Command::Down,
        "stacks" | "where" | "bt" => Command::Stacks,
        "locals" => Command::Locals,
        "globals" => Command::Globals,
        "list" | "l" => Command::List,
        "steps" => Command::Steps,
        "output" => Command::Output,
        "help" | "h" | "?" => Command::Help,
        "quit" | "q" | "exit" => Command::Quit,
        _ => return Err(format!("`{word}` is no command; `help` lists them")),
    })
}

fn line_of(text: &str) -> Result<Stop, String> {
    let (file, line) = text.rsplit_once(':').map_or((None, text), |(file, line)| (Some(file.to_string()), line));
    match line.parse() {
        Ok(line) => Ok(Stop::Line { file, line }),
        Err(_) => Err(format!("`{line}` is no line; `break 12` or `break queue.c:12`")),
    }
}
