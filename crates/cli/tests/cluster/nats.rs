//! A real NATS server on this machine, processes that go away with the test, and a client for what a server must not do.

use raddle_test_support::{Scratch, raddle};
use serde_json::{Value, json};
use std::fs::File;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::time::{Duration, Instant};

/// How long anything may take. No test depends on how long it does.
pub const PATIENCE: Duration = Duration::from_secs(240);

/// Says that a test shows nothing.
pub fn skipped(text: &str) {
    // Not by `eprintln!`, which nobody sees when a test passes.
    io::stderr().write_all(format!("\nSKIPPED: {text}\n\n").as_bytes()).expect("standard error");
}

/// A program that need not be there.
pub fn find(name: &str) -> Option<PathBuf> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let directories = std::env::split_paths(&path).chain(["/usr/sbin", "/usr/local/bin"].map(PathBuf::from));
    directories.map(|directory| directory.join(name)).find(|file| file.is_file())
}

/// A server on this machine, with files that outlive it.
pub struct Nats {
    program: PathBuf,
    pub scratch: Scratch,
    pub port: u16,
    process: Child,
}

impl Nats {
    /// `None`, and a word about it, if there is no server here.
    pub fn start(name: &str) -> Option<Nats> {
        Nats::start_with(name, |_| String::from("jetstream: enabled"))
    }

    /// With a configuration, which may name files in the directory that it gets.
    pub fn start_with(name: &str, configuration: impl FnOnce(&Path) -> String) -> Option<Nats> {
        let Some(program) = find("nats-server") else {
            skipped(
                "there is no nats-server here, so nothing was shown about searches on many machines.\n\
                 Install one (Debian, Ubuntu: apt-get install nats-server) and run the tests again.",
            );
            return None;
        };
        let scratch = Scratch::new(name);
        let text = configuration(scratch.path());
        std::fs::write(scratch.path().join("nats.conf"), text).expect("a file");
        // Somebody else may take a port between these two.
        for _ in 0..10 {
            let port = TcpListener::bind("127.0.0.1:0").and_then(|socket| socket.local_addr()).expect("a port").port();
            if let Some(process) = Nats::process(&program, &scratch, port) {
                return Some(Nats { program, scratch, port, process });
            }
        }
        panic!("nats-server does not begin: {}", Nats::log(&scratch));
    }

    fn log(scratch: &Scratch) -> String {
        std::fs::read_to_string(scratch.path().join("log")).unwrap_or_default()
    }

    fn process(program: &Path, scratch: &Scratch, port: u16) -> Option<Child> {
        let directory = scratch.path();
        let mut command = Command::new(program);
        command.args(["-a", "127.0.0.1", "-p", &port.to_string(), "-sd"]).arg(directory.join("data"));
        command.arg("-c").arg(directory.join("nats.conf")).arg("-l").arg(directory.join("log"));
        // It has a stack there if it panics.
        let stderr = File::options().create(true).append(true).open(directory.join("stderr")).expect("a file");
        let mut process = command.stdout(Stdio::null()).stderr(stderr).spawn().expect("nats-server runs");
        let started = Instant::now();
        while TcpStream::connect(format!("127.0.0.1:{port}")).is_err() {
            if process.try_wait().expect("a child of ours").is_some() {
                return None;
            }
            assert!(started.elapsed() < PATIENCE, "nats-server does not listen");
            std::thread::sleep(Duration::from_millis(20));
        }
        Some(process)
    }

    pub fn kill(&mut self) {
        kill(&mut self.process);
    }

    pub fn kill_and_restart(&mut self) {
        self.kill();
        std::thread::sleep(Duration::from_millis(500));
        let process = Nats::process(&self.program, &self.scratch, self.port);
        self.process = process.unwrap_or_else(|| panic!("nats-server does not begin: {}", Nats::log(&self.scratch)));
    }

    /// Starts it again if it has ended by itself; whether it had.
    pub fn restart_if_ended(&mut self) -> bool {
        let has_ended = self.process.try_wait().expect("a child of ours").is_some();
        if has_ended {
            let why = std::fs::read_to_string(self.scratch.path().join("stderr")).unwrap_or_default();
            eprintln!("nats-server has ended: {}", why.lines().take(12).collect::<Vec<_>>().join("\n"));
            self.kill_and_restart();
        }
        has_ended
    }

    pub fn url(&self) -> String {
        format!("nats://127.0.0.1:{}", self.port)
    }
}

impl Drop for Nats {
    fn drop(&mut self) {
        kill(&mut self.process);
    }
}

/// Processes that go away with the test.
pub struct Running(pub Child);

impl Drop for Running {
    fn drop(&mut self) {
        kill(&mut self.0);
    }
}

impl Running {
    pub fn has_ended(&mut self) -> bool {
        self.0.try_wait().expect("a child of ours").is_some()
    }
}

fn kill(child: &mut Child) {
    // It may have ended.
    let _ = child.kill();
    let _ = child.wait();
}

pub fn command() -> Command {
    raddle(env!("CARGO_BIN_EXE_raddle"))
}

pub fn start(mut command: Command) -> Running {
    Running(command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("raddle runs"))
}

pub fn worker_at(url: &str, flags: &[&str]) -> Running {
    let mut command = command();
    command.args(["worker", "--jobs", "1", "--cluster", url]).args(flags);
    Running(command.stdout(Stdio::null()).stderr(Stdio::null()).spawn().expect("raddle runs"))
}

/// Asks a process to end, and says how long it took and what came of it.
pub fn asked_to_end(running: Running, signal: &str) -> (Duration, Output) {
    let killed = Command::new("kill").args([signal, &running.0.id().to_string()]).status().expect("kill runs");
    assert!(killed.success(), "it has ended before");
    let started = Instant::now();
    let output = ended(running);
    (started.elapsed(), output)
}

/// Waits for the end.
pub fn ended(mut running: Running) -> Output {
    let started = Instant::now();
    while !running.has_ended() {
        assert!(started.elapsed() < PATIENCE, "it does not end");
        std::thread::sleep(Duration::from_millis(20));
    }
    let mut child = std::mem::replace(&mut running.0, Command::new("true").spawn().expect("true runs"));
    let _ = child.wait();
    child.wait_with_output().expect("a child of ours")
}

/// A client that speaks the protocol of NATS by itself, to do to a server what nobody should.
pub struct Raw {
    socket: TcpStream,
    lines: BufReader<TcpStream>,
    requests: u32,
}

impl Raw {
    pub fn connect(nats: &Nats) -> Raw {
        let socket = TcpStream::connect(format!("127.0.0.1:{}", nats.port)).expect("a server");
        socket.set_read_timeout(Some(PATIENCE)).expect("a timeout");
        let lines = BufReader::new(socket.try_clone().expect("a socket"));
        let mut raw = Raw { socket, lines, requests: 0 };
        raw.send("CONNECT {\"verbose\":false}\r\nSUB raw.* 1\r\n").expect("a server");
        raw
    }

    fn send(&mut self, text: &str) -> io::Result<()> {
        self.socket.write_all(text.as_bytes())
    }

    /// Asks JetStream for something; what it says.
    pub fn ask(&mut self, what: &str, body: &Value) -> Value {
        self.try_to_ask(what, body).expect("a server")
    }

    /// The same. An error: the server has gone.
    fn try_to_ask(&mut self, what: &str, body: &Value) -> io::Result<Value> {
        self.requests += 1;
        let (body, reply) = (body.to_string(), format!("raw.{}", self.requests));
        self.send(&format!("PUB $JS.API.{what} {reply} {}\r\n{body}\r\n", body.len()))?;
        loop {
            let mut line = String::new();
            if self.lines.read_line(&mut line)? == 0 {
                return Err(io::ErrorKind::UnexpectedEof.into());
            }
            let words: Vec<&str> = line.split_whitespace().collect();
            match words.as_slice() {
                ["PING"] => self.send("PONG\r\n")?,
                ["MSG", subject, .., len] => {
                    let mut bytes = vec![0; len.parse::<usize>().expect("a length") + 2];
                    self.lines.read_exact(&mut bytes)?;
                    if *subject == reply {
                        return Ok(serde_json::from_slice(&bytes[..bytes.len() - 2]).expect("JSON"));
                    }
                }
                _ => {}
            }
        }
    }

    /// The same, and it has to work.
    pub fn must(&mut self, what: &str, body: &Value) -> Value {
        let answer = self.ask(what, body);
        assert!(answer.get("error").is_none(), "{what}: {answer}");
        answer
    }

    /// Removes a stream that is in use. A server of version 2.9 panics now and then over this; then it is started again.
    pub fn remove(&mut self, nats: &mut Nats, stream: &str) {
        let what = format!("STREAM.DELETE.{stream}");
        while self.try_to_ask(&what, &json!({})).is_err() {
            while !nats.restart_if_ended() {
                std::thread::sleep(Duration::from_millis(20));
            }
            *self = Raw::connect(nats);
        }
    }

    /// Waits until the queue of a search has something; how many messages that are.
    pub fn wait_for_work(&mut self, id: &str) -> u64 {
        let started = Instant::now();
        loop {
            let info = self.ask(&format!("STREAM.INFO.raddle-{id}-work"), &json!({}));
            match info["state"]["messages"].as_u64() {
                Some(count @ 1..) => return count,
                _ => assert!(started.elapsed() < PATIENCE, "nothing is published: {info}"),
            }
            std::thread::sleep(Duration::from_millis(20));
        }
    }
}
