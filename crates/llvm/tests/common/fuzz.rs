//! Mutations of real modules, for the fuzzer and for its short slice in the tests.

use raddle_base::Random;

/// What inputs are made from.
pub struct Corpus {
    whole: Vec<Vec<u8>>,
    /// One function each, the others without body.
    small: Vec<Vec<u8>>,
    tokens: Vec<Vec<u8>>,
    lines: Vec<Vec<u8>>,
}

const STRANGE: &[&str] = &[
    "i1",
    "i7",
    "i128",
    "i129",
    "i8388608",
    "i16777215",
    "[1024 x i8]",
    "[1025 x i8]",
    "[4294967296 x i64]",
    "<4 x i1>",
    "<1024 x i32>",
    "<3 x i24>",
    "{}",
    "[0 x i32]",
    "<{ i8, i64 }>",
    "ptr",
    "i32*",
    "half",
    "x86_fp80",
    "void",
    "metadata",
    "opaque",
    "label",
    "zeroinitializer",
    "undef",
    "poison",
    "null",
    "splat (i32 1)",
    "c\"\\00\"",
    "-1",
    "0",
    "1",
    "18446744073709551615",
    "340282366920938463463374607431768211455",
    "-170141183460469231731687303715884105728",
    "9999999999999999999999999999999999999999999",
    "0x7FF8000000000000",
    "0xK3FFF8000000000000000",
    "1.0e+999",
    "%0",
    "%1",
    "%2",
    "@0",
    "@f",
    "@llvm.ctpop.i32",
    "!0",
    "!dbg !0",
    "#0",
    "...",
    "x",
    "to",
    "align 4",
    "align 3",
    "(",
    ")",
    "[",
    "]",
    "{",
    "}",
    "<",
    ">",
    ",",
    "=",
    "*",
    "\"",
    ";",
    "phi",
    "invoke",
    "unwind label %a",
    "atomic",
    "seq_cst",
    "release",
    "blockaddress(@f, %a)",
    "getelementptr (i8, ptr @f, i64 1)",
    "ptrtoint (ptr @f to i64)",
    "inrange",
    "addrspace(1)",
    "byval({ i64, i64 })",
    "thread_local",
    "external",
    "alias",
    "define void @f() {",
    "\n}\n",
    "\na:\n",
    "ret void",
    "\0",
    "\u{ff}",
    "landingpad { ptr, i32 } cleanup",
    "callbr",
    "va_arg ptr %p, i32",
    "splat",
    "vscale x",
    "%t = type { %t }",
];

impl Corpus {
    pub fn new(samples: Vec<Vec<u8>>) -> Self {
        let mut corpus = Corpus { whole: Vec::new(), small: Vec::new(), tokens: Vec::new(), lines: Vec::new() };
        for sample in samples {
            corpus.add_small(&sample);
            let text = String::from_utf8_lossy(&sample);
            corpus.lines.extend(text.lines().step_by(7).map(|line| line.as_bytes().to_vec()));
            corpus.tokens.extend(text.split_whitespace().step_by(41).map(|token| token.as_bytes().to_vec()));
            if sample.len() < 50_000 {
                corpus.whole.push(sample);
            }
        }
        corpus.tokens.extend(STRANGE.iter().map(|token| token.as_bytes().to_vec()));
        corpus
    }

    /// For each function, a module in which only it has its body.
    fn add_small(&mut self, sample: &[u8]) {
        let text = String::from_utf8_lossy(sample);
        let mut top = String::new();
        let mut bodies: Vec<(String, String)> = Vec::new();
        let mut inside: Option<(String, String)> = None;
        for line in text.lines() {
            match &mut inside {
                Some((_, body)) if line != "}" => {
                    body.push_str(line);
                    body.push('\n');
                }
                Some(_) => bodies.extend(inside.take()),
                None if line.starts_with("define") => inside = Some((line.to_owned(), String::new())),
                None if line.starts_with(['%', '@', '$'])
                    || line.starts_with("declare")
                    || line.starts_with("target") =>
                {
                    top.push_str(line);
                    top.push('\n');
                }
                None => {}
            }
        }
        // Only what is named by the function comes along.
        for (header, body) in &bodies {
            if body.len() > 6000 {
                continue;
            }
            let named = |line: &&str| {
                let name = line.split([' ', '(']).find(|word| word.starts_with(['@', '%', '$']));
                line.starts_with(['%', 't']) || name.is_some_and(|name| body.contains(name))
            };
            let mut module: String = top.lines().filter(named).flat_map(|line| [line, "\n"]).collect();
            for (other, _) in bodies.iter().filter(|(other, _)| other != header) {
                let name = other.split([' ', '(']).find(|word| word.starts_with('@')).unwrap_or("@");
                if module.contains(name) || body.contains(name) {
                    module.push_str(&format!("{other}\n  unreachable\n}}\n"));
                }
            }
            module.push_str(&format!("{header}\n{body}}}\n"));
            if module.len() < 20_000 {
                self.small.push(module.into_bytes());
            }
        }
    }

    pub fn small(&self) -> &[Vec<u8>] {
        &self.small
    }

    /// A new input.
    pub fn input(&self, random: &mut Random) -> Vec<u8> {
        let seeds = if random.index(64) == 0 { &self.whole } else { &self.small };
        let mut input = random.pick(seeds).cloned().unwrap_or_default();
        for _ in 0..=random.index(4) {
            self.mutate(&mut input, random);
        }
        input
    }

    fn mutate(&self, input: &mut Vec<u8>, random: &mut Random) {
        let length = input.len();
        match random.index(13) {
            0 => {
                let at = random.index(length);
                if let Some(byte) = input.get_mut(at) {
                    *byte ^= 1 << random.index(8);
                }
            }
            1 => {
                let at = random.index(length);
                let end = (at + random.index(30)).min(length);
                input.drain(at..end);
            }
            2 => input.truncate(random.index(length)),
            3 => {
                // A piece of it again, somewhere else.
                let at = random.index(length);
                let end = (at + random.index(200)).min(length);
                let piece = input[at..end].to_vec();
                let to = random.index(length);
                input.splice(to..to, piece);
            }
            4 | 5 => {
                let place = token_at(input, random);
                let token = random.pick(&self.tokens).cloned().unwrap_or_default();
                input.splice(place, token);
            }
            6 => {
                let place = token_at(input, random);
                let token = random.pick(&self.tokens).cloned().unwrap_or_default();
                input.splice(place.start..place.start, [&token[..], b" "].concat());
            }
            7 => {
                let place = token_at(input, random);
                input.drain(place);
            }
            8 => {
                // One token in the place of another.
                let from = token_at(input, random);
                let token = input[from].to_vec();
                let to = token_at(input, random);
                input.splice(to, token);
            }
            9 => {
                let place = line_at(input, random);
                input.drain(place);
            }
            10 => {
                let place = line_at(input, random);
                let line = if random.index(2) == 0 {
                    random.pick(&self.lines).cloned().unwrap_or_default()
                } else {
                    let other = line_at(input, random);
                    input[other].to_vec()
                };
                input.splice(place.start..place.start, [&line[..], b"\n"].concat());
            }
            11 => {
                let at = random.index(length);
                let bracket = *random.pick(b"([{<*!\"").unwrap_or(&b'(');
                let count = 1 << random.index(12);
                input.splice(at..at, std::iter::repeat_n(bracket, count));
            }
            _ => {
                // The end of another module behind the start of this one.
                let other = random.pick(&self.small).cloned().unwrap_or_default();
                input.truncate(random.index(length));
                let from = random.index(other.len());
                input.extend_from_slice(&other[from..]);
            }
        }
    }
}

fn token_at(input: &[u8], random: &mut Random) -> std::ops::Range<usize> {
    let at = random.index(input.len());
    let is_part = |b: &u8| b.is_ascii_alphanumeric() || b"%@._!#".contains(b);
    if !input.get(at).is_some_and(is_part) {
        return at..(at + 1).min(input.len());
    }
    let start = input[..at].iter().rposition(|b| !is_part(b)).map_or(0, |n| n + 1);
    let end = input[at..].iter().position(|b| !is_part(b)).map_or(input.len(), |n| at + n);
    start..end
}

fn line_at(input: &[u8], random: &mut Random) -> std::ops::Range<usize> {
    let at = random.index(input.len());
    let start = input[..at].iter().rposition(|&b| b == b'\n').map_or(0, |n| n + 1);
    let end = input[at..].iter().position(|&b| b == b'\n').map_or(input.len(), |n| at + n + 1);
    start..end
}
