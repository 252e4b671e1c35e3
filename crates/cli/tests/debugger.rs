//! `raddle replay --interactive` and `--until`: what commands answer, and that programs with their variables in memory make the same
//! steps as those that are checked.

use clap::Parser;
use expect_test::{Expect, expect};
use raddle::args::{AlgorithmChoice, Cli, Command, InputArgs};
use raddle::check::{Setting, check};
use raddle::debugger::{Debugger, Reply, with_variables};
use raddle::input;
use raddle_explore::{Algorithm, Unobserved};
use raddle_report::Palette;
use raddle_test_support::Scratch;
use std::path::{Path, PathBuf};

const QUEUE: &str = r#"#include <assert.h>
#include <pthread.h>
#include <stdlib.h>
struct node { int value; struct node *next; };
struct queue { struct node *head; int size; int last[2]; } q;
static void push(struct queue *queue, int value) {
  struct node *made = malloc(sizeof *made);
  made->value = value;
  made->next = queue->head;
  queue->head = made;
  queue->size++;
}
void *worker(void *unused) {
  int mine = 7;
  push(&q, mine);
  return 0;
}
int main(void) {
  pthread_t other;
  pthread_create(&other, 0, worker, 0);
  push(&q, 3);
  pthread_join(other, 0);
  assert(q.size == 2);
}
"#;

/// Checks a file and gives its first bug's token.
fn token_of(file: &Path) -> Option<(InputArgs, String)> {
    let words = ["raddle", "check", file.to_str().unwrap()];
    let Command::Check(args) = Cli::try_parse_from(words).unwrap().command else {
        unreachable!("`check` was asked for")
    };
    let mut loaded = input::load(&args.input, false).ok()?;
    let setting = Setting { minimise: true, ..Setting::default() };
    let optimal = AlgorithmChoice::Named(Algorithm::Optimal);
    let (report, _) = check(&mut loaded, optimal, &args.search, setting, &mut Unobserved).ok()?;
    Some((args.input, report.bugs.first()?.token.clone()))
}

fn session(commands: &[&str], answers: Expect) {
    let directory = Scratch::new("debugger");
    let file = directory.path().join("queue.c");
    std::fs::write(&file, QUEUE).unwrap();
    let (args, token) = token_of(&file).unwrap();
    let (loaded, token, note) = with_variables(input::load(&args, false).unwrap(), &args, &token).unwrap();
    assert_eq!(note, None);
    let mut debugger = Debugger::new(&loaded, token.schedule, token.shows, Palette::PLAIN);
    let mut text = String::new();
    for command in commands {
        let Reply::Text(answer) = debugger.execute(command) else { break };
        let answer = answer.replace(&format!("{}/", directory.path().display()), "");
        text.push_str(&format!("> {command}\n{answer}"));
    }
    answers.assert_eq(&text);
}

#[test]
fn forwards_and_backwards() {
    session(
        &["step 2", "", "back", "goto 99", "goto 0", "next", "next"],
        expect![[r#"
        > step 2
              1  main      queue.c:20  spawn worker#1                                     pthread_create(&other, 0, worker, 0);
        =>    2  main      queue.c:9   read q.head = NULL                                 made->next = queue->head;
              3  main      queue.c:10  write q.head: NULL → node#1 (malloc at queue.c:7)  queue->head = made;
              4  main      queue.c:11  read q.size = 0                                    queue->size++;
              5  worker#1  queue.c:9   read q.head = node#1                               made->next = queue->head;
        > 
              2  main      queue.c:9   read q.head = NULL                                     made->next = queue->head;
              3  main      queue.c:10  write q.head: NULL → node#1 (malloc at queue.c:7)      queue->head = made;
        =>    4  main      queue.c:11  read q.size = 0                                        queue->size++;
              5  worker#1  queue.c:9   read q.head = node#1                                   made->next = queue->head;
              6  worker#1  queue.c:10  write q.head: node#1 → node#1.1 (malloc at queue.c:7)  queue->head = made;
              7  worker#1  queue.c:11  read q.size = 0                                        queue->size++;
        > back
              1  main      queue.c:20  spawn worker#1                                         pthread_create(&other, 0, worker, 0);
              2  main      queue.c:9   read q.head = NULL                                     made->next = queue->head;
        =>    3  main      queue.c:10  write q.head: NULL → node#1 (malloc at queue.c:7)      queue->head = made;
              4  main      queue.c:11  read q.size = 0                                        queue->size++;
              5  worker#1  queue.c:9   read q.head = node#1                                   made->next = queue->head;
              6  worker#1  queue.c:10  write q.head: node#1 → node#1.1 (malloc at queue.c:7)  queue->head = made;
        > goto 99
              9  main  queue.c:11  write q.size: 1 → 1  queue->size++;
             10  main  queue.c:22  join worker#1        pthread_join(other, 0);
        =>   11  main  queue.c:23  read q.size = 1      assert(q.size == 2);

        the end: assertion
        > goto 0
        =>    0  before the first visible step
              1  main  queue.c:20  spawn worker#1                                     pthread_create(&other, 0, worker, 0);
              2  main  queue.c:9   read q.head = NULL                                 made->next = queue->head;
              3  main  queue.c:10  write q.head: NULL → node#1 (malloc at queue.c:7)  queue->head = made;
        > next
              2  main      queue.c:9   read q.head = NULL                                     made->next = queue->head;
              3  main      queue.c:10  write q.head: NULL → node#1 (malloc at queue.c:7)      queue->head = made;
        =>    4  main      queue.c:11  read q.size = 0                                        queue->size++;
              5  worker#1  queue.c:9   read q.head = node#1                                   made->next = queue->head;
              6  worker#1  queue.c:10  write q.head: node#1 → node#1.1 (malloc at queue.c:7)  queue->head = made;
              7  worker#1  queue.c:11  read q.size = 0                                        queue->size++;
        > next
              6  worker#1  queue.c:10  write q.head: node#1 → node#1.1 (malloc at queue.c:7)  queue->head = made;
              7  worker#1  queue.c:11  read q.size = 0                                        queue->size++;
        =>    8  worker#1  queue.c:11  write q.size: 0 → 1                                    queue->size++;
              9  main      queue.c:11  write q.size: 1 → 1                                    queue->size++;
             10  main      queue.c:22  join worker#1                                          pthread_join(other, 0);
             11  main      queue.c:23  read q.size = 1                                        assert(q.size == 2);
    "#]],
    );
}

#[test]
fn variables_fields_and_expressions() {
    session(
        &[
            "goto 4",
            "print q",
            "p q.head->value + 1",
            "p *q.head",
            "p &q.last[1]",
            "p q.last[0] == 0 && !q.size",
            "locals",
            "up",
            "locals",
            "down",
            "p made->next",
            "p queue",
            "p nobody",
            "p q.tail",
            "p q.head->next->value",
            "p 1 +",
            "p 3 / 0",
            "globals",
        ],
        expect![[r#"
            > goto 4
                  2  main      queue.c:9   read q.head = NULL                                     made->next = queue->head;
                  3  main      queue.c:10  write q.head: NULL → node#1 (malloc at queue.c:7)      queue->head = made;
            =>    4  main      queue.c:11  read q.size = 0                                        queue->size++;
                  5  worker#1  queue.c:9   read q.head = node#1                                   made->next = queue->head;
                  6  worker#1  queue.c:10  write q.head: node#1 → node#1.1 (malloc at queue.c:7)  queue->head = made;
                  7  worker#1  queue.c:11  read q.size = 0                                        queue->size++;
            > print q
            q = {head = node#1 (malloc at queue.c:7), size = 0, last = [0, 0]}
            > p q.head->value + 1
            q.head->value + 1 = 4
            > p *q.head
            *q.head = {value = 3, next = NULL}
            > p &q.last[1]
            &q.last[1] = &q.last[1]
            > p q.last[0] == 0 && !q.size
            q.last[0] == 0 && !q.size = 1
            > locals
              queue = &q
              value = 3
              made = node#1 (malloc at queue.c:7)
            > up
            main at queue.c:21  push(&q, 3);
            > locals
              other = 2
            > down
            push at queue.c:11  queue->size++;
            > p made->next
            made->next = NULL
            > p queue
            queue = &q
            > p nobody
            there is no variable `nobody` here
            > p q.tail
            struct queue has no field `tail`; it has head, size, last
            > p q.head->next->value
            that is a null pointer
            > p 1 +
            the expression ends too early
            > p 3 / 0
            that divides by zero
            > globals
              q = {head = node#1 (malloc at queue.c:7), size = 0, last = [0, 0]}
        "#]],
    );
}

#[test]
fn stops() {
    session(
        &[
            "watch q.size",
            "break 10",
            "break 99",
            "stops",
            "continue",
            "c",
            "c",
            "reverse",
            "delete 1",
            "stops",
            "thread main",
            "thread 9",
        ],
        expect![[r#"
            > watch q.size
            stop 1: q.size
            > break 10
            stop 2: line 10
            > break 99
            no step of this schedule is there
            > stops
              1  q.size
              2  line 10
            > continue
            stop 2: line 10

                  1  main      queue.c:20  spawn worker#1                                         pthread_create(&other, 0, worker, 0);
                  2  main      queue.c:9   read q.head = NULL                                     made->next = queue->head;
            =>    3  main      queue.c:10  write q.head: NULL → node#1 (malloc at queue.c:7)      queue->head = made;
                  4  main      queue.c:11  read q.size = 0                                        queue->size++;
                  5  worker#1  queue.c:9   read q.head = node#1                                   made->next = queue->head;
                  6  worker#1  queue.c:10  write q.head: node#1 → node#1.1 (malloc at queue.c:7)  queue->head = made;
            > c
            stop 2: line 10

                  4  main      queue.c:11  read q.size = 0                                        queue->size++;
                  5  worker#1  queue.c:9   read q.head = node#1                                   made->next = queue->head;
            =>    6  worker#1  queue.c:10  write q.head: node#1 → node#1.1 (malloc at queue.c:7)  queue->head = made;
                  7  worker#1  queue.c:11  read q.size = 0                                        queue->size++;
                  8  worker#1  queue.c:11  write q.size: 0 → 1                                    queue->size++;
                  9  main      queue.c:11  write q.size: 1 → 1                                    queue->size++;
            > c
            stop 1: q.size: 0 → 1

                  6  worker#1  queue.c:10  write q.head: node#1 → node#1.1 (malloc at queue.c:7)  queue->head = made;
                  7  worker#1  queue.c:11  read q.size = 0                                        queue->size++;
            =>    8  worker#1  queue.c:11  write q.size: 0 → 1                                    queue->size++;
                  9  main      queue.c:11  write q.size: 1 → 1                                    queue->size++;
                 10  main      queue.c:22  join worker#1                                          pthread_join(other, 0);
                 11  main      queue.c:23  read q.size = 1                                        assert(q.size == 2);
            > reverse
            stop 1: q.size: 1 → 0

                  5  worker#1  queue.c:9   read q.head = node#1                                   made->next = queue->head;
                  6  worker#1  queue.c:10  write q.head: node#1 → node#1.1 (malloc at queue.c:7)  queue->head = made;
            =>    7  worker#1  queue.c:11  read q.size = 0                                        queue->size++;
                  8  worker#1  queue.c:11  write q.size: 0 → 1                                    queue->size++;
                  9  main      queue.c:11  write q.size: 1 → 1                                    queue->size++;
                 10  main      queue.c:22  join worker#1                                          pthread_join(other, 0);
            > delete 1
            no longer: q.size
            > stops
              1  line 10
            > thread main
            main:
              > push at queue.c:11  queue->size++;
                main at queue.c:21  push(&q, 3);
            > thread 9
            there is no thread `9` now; there are main, worker#1
        "#]],
    );
}

#[test]
fn bad_commands_are_told() {
    session(
        &["fly", "step x", "goto", "break here", "watch", "up 3"],
        expect![[r#"
        > fly
        `fly` is no command; `help` lists them
        > step x
        `step` wants a number, as in `step 3`
        > goto
        `goto` wants a number, as in `goto 3`
        > break here
        `here` is no line; `break 12` or `break queue.c:12`
        > watch
        `watch` wants an expression, as in `watch queue.head`
        > up 3
        `up` stands alone
    "#]],
    );
}

#[test]
fn programs_with_variables_make_the_same_steps() {
    let (mut same, mut others) = (0, Vec::new());
    for directory in ["assertion", "freed", "spin"] {
        let corpus = PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/programs/fail")).join(directory);
        let mut files: Vec<PathBuf> = std::fs::read_dir(corpus).unwrap().map(|entry| entry.unwrap().path()).collect();
        files.retain(|file| file.extension().is_some_and(|ending| ending == "c"));
        files.sort();
        for file in files {
            let Some((args, token)) = token_of(&file) else { continue };
            // Some are checked again in another way (with copies in parts), and their tokens are for that.
            let Ok(readable) = with_variables(input::load(&args, false).unwrap(), &args, &token) else { continue };
            let (loaded, token, note) = readable;
            let steps = token.schedule.len();
            let mut debugger = Debugger::new(&loaded, token.schedule, token.shows, Palette::PLAIN);
            debugger.execute(&format!("goto {steps}"));
            assert_eq!(debugger.position(), steps, "{}", file.display());
            assert!(!debugger.snapshot().is_empty());
            match note {
                None => same += 1,
                Some(_) => others.push(file),
            }
        }
    }
    assert!(same > 20 && others.len() * 10 < same, "{same} make the same steps, not so {others:?}");
}
