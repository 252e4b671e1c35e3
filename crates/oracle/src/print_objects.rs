//! Synchronisation objects as C: their declarations, how they are made, and the calls.

use crate::ast::{Call, Local, MutexKind, Place, Program, Statement, SyncKind};
use crate::print::{Text, place, plain, statement_lines};

/// Headers that the objects of a program need.
pub fn headers(program: &Program) -> Vec<&'static str> {
    let mut names = Vec::new();
    let semaphores = program.objects.iter().any(|kind| matches!(kind, SyncKind::Semaphore(_)));
    if semaphores {
        names.push("semaphore.h");
    }
    if timed(program) {
        names.push("time.h");
    }
    if program.objects.iter().any(|kind| matches!(kind, SyncKind::Queue(_))) {
        names.extend(["errno.h", "limits.h", "linux/futex.h", "sys/syscall.h", "unistd.h"]);
    }
    if program.objects.contains(&SyncKind::Event) {
        names.push("raddle.h");
    }
    names
}

fn timed(program: &Program) -> bool {
    let mut timed = false;
    program.walk(&mut |statement| {
        timed |= matches!(
            statement,
            Statement::Sync {
                call: Call::MutexTimedLock
                    | Call::ConditionTimedWait(_)
                    | Call::SemaphoreTimedWait
                    | Call::FutexTimedWait(..),
                ..
            }
        );
    });
    timed
}

/// Their declarations.
pub fn declarations(program: &Program, text: &mut Text) {
    for (number, kind) in program.objects.iter().enumerate() {
        let declaration = match kind {
            SyncKind::Mutex(MutexKind::Normal) => format!("pthread_mutex_t o{number} = PTHREAD_MUTEX_INITIALIZER;"),
            SyncKind::Mutex(MutexKind::Recursive) => {
                format!("pthread_mutex_t o{number} = PTHREAD_RECURSIVE_MUTEX_INITIALIZER_NP;")
            }
            SyncKind::Mutex(MutexKind::ErrorCheck) => {
                format!("pthread_mutex_t o{number} = PTHREAD_ERRORCHECK_MUTEX_INITIALIZER_NP;")
            }
            SyncKind::Condition => format!("pthread_cond_t o{number} = PTHREAD_COND_INITIALIZER;"),
            SyncKind::ReadWriteLock => format!("pthread_rwlock_t o{number} = PTHREAD_RWLOCK_INITIALIZER;"),
            SyncKind::Semaphore(_) => format!("sem_t o{number};"),
            SyncKind::Barrier { .. } => format!("pthread_barrier_t o{number};"),
            SyncKind::Once(_) => format!("pthread_once_t o{number} = PTHREAD_ONCE_INIT;"),
            SyncKind::Key(_) => format!("pthread_key_t o{number};"),
            SyncKind::Event => format!("raddle_event_t o{number} = RADDLE_EVENT_INIT;"),
            SyncKind::Queue(_) => continue,
        };
        text.line(&declaration);
    }
    if timed(program) {
        text.line("static const struct timespec past;");
    }
}

/// What is done once, and destructors.
pub fn functions(program: &Program, text: &mut Text) {
    for (number, kind) in program.objects.iter().enumerate() {
        let (SyncKind::Once(body) | SyncKind::Key(body)) = kind else { continue };
        text.line("");
        if let SyncKind::Key(_) = kind {
            text.line(&format!("static void destroy{number}(void *value)"));
            text.line("{");
            text.indent(1);
            text.line("uint64_t r0 = (uint64_t)(uintptr_t)value;");
            text.line("(void)r0;");
        } else {
            text.line(&format!("static void once{number}(void)"));
            text.line("{");
            text.indent(1);
        }
        body.iter().for_each(|statement| statement_lines(statement, text));
        text.indent(0);
        text.line("}");
    }
}

/// What `main` does before everything else.
pub fn preparations(program: &Program, text: &mut Text) {
    for (number, kind) in program.objects.iter().enumerate() {
        match kind {
            SyncKind::Semaphore(value) => text.line(&format!("sem_init(&o{number}, 0, {value});")),
            SyncKind::Barrier { places, .. } => text.line(&format!("pthread_barrier_init(&o{number}, 0, {places});")),
            SyncKind::Key(_) => text.line(&format!("pthread_key_create(&o{number}, destroy{number});")),
            SyncKind::Mutex(_)
            | SyncKind::Condition
            | SyncKind::ReadWriteLock
            | SyncKind::Once(_)
            | SyncKind::Event
            | SyncKind::Queue(_) => continue,
        };
    }
}

/// A futex call on a word.
fn futex(word: Place, rest: &str, result: Option<Local>) -> String {
    let keep = result.map_or(String::new(), |local| format!("r{local} = (uint64_t)"));
    format!("{keep}syscall(SYS_futex, &{}, {rest});", place(word))
}

fn futex_wait(word: Place, expected: u64, timeout: &str, result: Option<Local>) -> String {
    let call = format!("syscall(SYS_futex, &{}, FUTEX_WAIT, {expected}, {timeout})", place(word));
    match result {
        Some(local) => format!("r{local} = {call} == 0 ? 0 : errno == EAGAIN ? 1 : 2;"),
        None => format!("{call};"),
    }
}

/// A call.
pub fn call(call: Call, object: usize, result: Option<Local>) -> String {
    let (name, more, test) = match call {
        Call::MutexLock => ("pthread_mutex_lock", String::new(), ""),
        Call::MutexTryLock => ("pthread_mutex_trylock", String::new(), ""),
        Call::MutexTimedLock => ("pthread_mutex_timedlock", ", &past".into(), ""),
        Call::MutexUnlock => ("pthread_mutex_unlock", String::new(), ""),
        Call::MutexDestroy => ("pthread_mutex_destroy", String::new(), ""),
        Call::ConditionWait(mutex) => ("pthread_cond_wait", format!(", &o{mutex}"), ""),
        Call::ConditionTimedWait(mutex) => ("pthread_cond_timedwait", format!(", &o{mutex}, &past"), ""),
        Call::ConditionSignal => ("pthread_cond_signal", String::new(), ""),
        Call::ConditionBroadcast => ("pthread_cond_broadcast", String::new(), ""),
        Call::ConditionDestroy => ("pthread_cond_destroy", String::new(), ""),
        Call::ReadLock => ("pthread_rwlock_rdlock", String::new(), ""),
        Call::WriteLock => ("pthread_rwlock_wrlock", String::new(), ""),
        Call::TryReadLock => ("pthread_rwlock_tryrdlock", String::new(), ""),
        Call::TryWriteLock => ("pthread_rwlock_trywrlock", String::new(), ""),
        Call::ReadWriteUnlock => ("pthread_rwlock_unlock", String::new(), ""),
        Call::ReadWriteDestroy => ("pthread_rwlock_destroy", String::new(), ""),
        Call::SemaphoreWait => ("sem_wait", String::new(), " != 0"),
        Call::SemaphoreTryWait => ("sem_trywait", String::new(), " != 0"),
        Call::SemaphoreTimedWait => ("sem_timedwait", ", &past".into(), " != 0"),
        Call::SemaphorePost => ("sem_post", String::new(), " != 0"),
        Call::SemaphoreValue => {
            let keep = result.map_or(String::new(), |local| format!(" r{local} = (uint64_t)value;"));
            return format!("{{ int value = 0; sem_getvalue(&o{object}, &value);{keep} }}");
        }
        Call::BarrierWait => ("pthread_barrier_wait", String::new(), " == PTHREAD_BARRIER_SERIAL_THREAD"),
        Call::Once => ("pthread_once", format!(", once{object}"), ""),
        Call::EventSet => return format!("raddle_event_set(&o{object});"),
        Call::EventWait => return format!("raddle_event_wait(&o{object});"),
        Call::FutexWait(word, expected) => return futex_wait(word, expected, "0", result),
        Call::FutexTimedWait(word, expected) => return futex_wait(word, expected, "&past", result),
        Call::FutexWake(word) => return futex(word, "FUTEX_WAKE_PRIVATE, 1", result),
        Call::FutexWakeAll(word) => return futex(word, "FUTEX_WAKE, INT_MAX", result),
        Call::FutexRequeue(word, _, other) => {
            let rest = format!("FUTEX_REQUEUE, 1, (long)INT_MAX, &{}, 0", place(other));
            return futex(word, &rest, result);
        }
        Call::SetSpecific(value) => {
            return format!("pthread_setspecific(o{object}, (void *)(uintptr_t)({}));", plain(value));
        }
        Call::GetSpecific => {
            let keep = result.map_or(String::new(), |local| format!("r{local} = "));
            return format!("{keep}(uint64_t)(uintptr_t)pthread_getspecific(o{object});");
        }
    };
    match result {
        Some(local) => format!("r{local} = (uint64_t)({name}(&o{object}{more}){test});"),
        None => format!("{name}(&o{object}{more});"),
    }
}
