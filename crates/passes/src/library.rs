//! What library functions do to memory and to control, as far as points-to sets and dependence need to know.
//!
//! A function that is not in the [table](self) may read and write everything that can be reached from its arguments, return any
//! of it, and keep the thread for ever. So a missing line costs precision, never soundness.
//!
//! # The words of the table
//!
//! | word | meaning |
//! | --- | --- |
//! | `r1`, `w1`, `m1` | reads, writes, or reads and writes what argument 1 points to, up to the end of the object |
//! | `r1:8` | the same, of 8 bytes |
//! | `r*` | reads what any of the arguments points to |
//! | `R1`, `R*` | reads everything that can be reached from it |
//! | `copy0<1` | what memory behind 1 holds gets behind 0 |
//! | `ptr1<0` | a pointer into the object of 0 gets behind 1 |
//! | `put1>keys` | argument 1 gets into a state of the environment |
//! | `take1<results` | what is in a state of the environment gets behind 1 |
//! | `state:input` | reads and changes a state of the environment |
//! | `frees0` | ends the life of the object of argument 0 |
//! | `looks` | it compares bytes: where pointers are among them, the result depends on addresses |
//! | `format1` | argument 1 is a format; if it may have `%n`, what the arguments point to is written |
//! | `=0`, `=keys`, `=new`, `=any` | the result points into the object of 0, is what a state holds, points to a new object, or to anything |
//! | `=grown0` | the result points to a new object that holds what that of 0 held |
//! | `=at:time` | the result points to an object of the environment |
//! | `new>0` | a pointer to a new object gets behind 0 |
//! | `call2(3)`, `call1(keys)>results` | calls argument 2 with argument 3; with what a state holds, and what it returns gets into another |
//! | `sync` | it may wait, wake, stop the thread or start one |
//! | `cancel` | so it may in programs that cancel threads |
//! | `ends` | the program or the thread ends |
//! | `fails` | it is a failed assertion; `asserts` may be one |

use std::collections::HashMap;
use std::sync::LazyLock;

/// What a function is for control.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Role {
    /// It returns, and nothing else.
    Returns,
    /// It may wait, wake others, stop or start a thread.
    Synchronises,
    /// The program or the thread ends.
    Ends,
    /// It is, or may be, a failed assertion.
    Asserts,
}

/// Some arguments of a call.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Which {
    /// This one.
    Argument(usize),
    /// Any of them.
    All,
}

/// Memory that a function touches.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Touch {
    /// What points to it.
    pub which: Which,
    /// It is read.
    pub reads: bool,
    /// It is written.
    pub writes: bool,
    /// How much; `None` up to the end of the object.
    pub bytes: Option<u64>,
    /// Everything that can be reached from there.
    pub reach: bool,
}

/// Where a value comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Source {
    /// An argument.
    Argument(usize),
    /// A state of the environment.
    State(&'static str),
}

/// What a result may point to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// Nothing.
    Number,
    /// Into the object of an argument.
    Into(usize),
    /// What a state of the environment holds.
    Held(&'static str),
    /// An object of the environment.
    At(&'static str),
    /// A new object.
    New,
    /// A new object that holds what that of an argument held.
    Grown(usize),
    /// Anything that can be reached from the arguments.
    Any,
}

/// A call of one of the program's functions.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Callback {
    /// The argument that points to it.
    pub function: usize,
    /// What it gets.
    pub arguments: Vec<Source>,
    /// The state that its result gets into.
    pub result: Option<&'static str>,
}

/// What a function does.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Effect {
    /// For control.
    pub role: Role,
    /// It acts on requests to cancel the thread.
    pub cancels: bool,
    /// Memory that it touches.
    pub touches: Vec<Touch>,
    /// The memory behind the first gets what the memory behind the second holds.
    pub copies: Vec<(usize, usize)>,
    /// The memory behind the first gets a pointer into the object of the second.
    pub pointers: Vec<(usize, usize)>,
    /// Arguments that get into a state.
    pub puts: Vec<(usize, &'static str)>,
    /// The memory behind an argument gets what a state holds.
    pub takes: Vec<(usize, &'static str)>,
    /// States that are read and changed.
    pub states: Vec<&'static str>,
    /// It compares bytes, and so addresses if there are any.
    pub looks: bool,
    /// Arguments whose objects end.
    pub frees: Vec<usize>,
    /// The argument that is the format of what is printed; `%n` writes.
    pub format: Option<usize>,
    /// What the result may point to.
    pub outcome: Outcome,
    /// The memory behind these arguments gets a pointer to a new object.
    pub makes: Vec<usize>,
    /// What it calls.
    pub callbacks: Vec<Callback>,
}

impl Effect {
    fn nothing() -> Self {
        Effect {
            role: Role::Returns,
            cancels: false,
            touches: Vec::new(),
            copies: Vec::new(),
            pointers: Vec::new(),
            puts: Vec::new(),
            takes: Vec::new(),
            states: Vec::new(),
            looks: false,
            frees: Vec::new(),
            format: None,
            outcome: Outcome::Number,
            makes: Vec::new(),
            callbacks: Vec::new(),
        }
    }

    /// What is taken of a function that nothing is known of.
    fn anything() -> Self {
        let touch = Touch { which: Which::All, reads: true, writes: true, bytes: None, reach: true };
        let states = vec!["anything"];
        Effect { role: Role::Synchronises, touches: vec![touch], states, outcome: Outcome::Any, ..Effect::nothing() }
    }

    /// Whether everything that can be reached may be changed, and pointers to it be anywhere afterwards.
    pub fn mixes(&self) -> bool {
        self.outcome == Outcome::Any
    }

    /// Adds what a word of the table says; `None` when it is not a word.
    fn add(&mut self, word: &'static str) -> Option<()> {
        match word {
            "sync" => self.role = Role::Synchronises,
            "ends" => self.role = Role::Ends,
            "fails" | "asserts" => self.role = Role::Asserts,
            "cancel" => self.cancels = true,
            "looks" => self.looks = true,
            "=new" => self.outcome = Outcome::New,
            "=any" => self.outcome = Outcome::Any,
            _ => return self.add_with_operands(word),
        }
        Some(())
    }

    fn add_with_operands(&mut self, word: &'static str) -> Option<()> {
        if let Some(rest) = word.strip_prefix("call") {
            self.callbacks.push(callback(rest)?);
        } else if let Some(rest) = word.strip_prefix("copy") {
            let (to, from) = rest.split_once('<')?;
            self.copies.push((to.parse().ok()?, from.parse().ok()?));
            self.touches.push(Touch { reads: false, writes: true, ..touch(to)? });
            self.touches.push(Touch { reads: true, writes: false, ..touch(from)? });
        } else if let Some(rest) = word.strip_prefix("ptr") {
            let (to, from) = rest.split_once('<')?;
            self.pointers.push((to.parse().ok()?, from.parse().ok()?));
            self.touches.push(Touch { reads: false, writes: true, bytes: Some(8), ..touch(to)? });
        } else if let Some(rest) = word.strip_prefix("put") {
            let (from, to) = rest.split_once('>')?;
            self.puts.push((from.parse().ok()?, to));
        } else if let Some(rest) = word.strip_prefix("take") {
            let (to, from) = rest.split_once('<')?;
            self.takes.push((to.parse().ok()?, from));
            self.touches.push(Touch { reads: false, writes: true, bytes: Some(8), ..touch(to)? });
        } else if let Some(rest) = word.strip_prefix("state:") {
            self.states.push(rest);
        } else if let Some(rest) = word.strip_prefix("frees") {
            self.frees.push(rest.parse().ok()?);
        } else if let Some(rest) = word.strip_prefix("format") {
            self.format = Some(rest.parse().ok()?);
        } else if let Some(rest) = word.strip_prefix("new>") {
            self.makes.push(rest.parse().ok()?);
            self.touches.push(Touch { reads: false, writes: true, bytes: Some(8), ..touch(rest)? });
        } else if let Some(rest) = word.strip_prefix("=grown") {
            self.outcome = Outcome::Grown(rest.parse().ok()?);
        } else if let Some(rest) = word.strip_prefix("=at:") {
            self.outcome = Outcome::At(rest);
        } else if let Some(rest) = word.strip_prefix('=') {
            self.outcome = rest.parse().map_or(Outcome::Held(rest), Outcome::Into);
        } else {
            let (kind, rest) = word.split_at(1);
            let touch = touch(rest)?;
            self.touches.push(match kind {
                "r" => Touch { writes: false, ..touch },
                "w" => Touch { reads: false, ..touch },
                "m" => touch,
                "R" => Touch { writes: false, reach: true, ..touch },
                _ => return None,
            });
        }
        Some(())
    }
}

/// `1`, `1:8` or `*`; it reads and writes.
fn touch(text: &str) -> Option<Touch> {
    let (which, bytes) = text.split_once(':').map_or((text, None), |(which, bytes)| (which, Some(bytes)));
    let which = if which == "*" { Which::All } else { Which::Argument(which.parse().ok()?) };
    let bytes = bytes.map(|bytes| bytes.parse().ok());
    let bytes = match bytes {
        None => None,
        Some(bytes) => Some(bytes?),
    };
    Some(Touch { which, reads: true, writes: true, bytes, reach: false })
}

/// `2(3)>results`.
fn callback(text: &'static str) -> Option<Callback> {
    let (function, rest) = text.split_once('(')?;
    let (arguments, result) = rest.split_once(')')?;
    let source = |text: &'static str| text.parse().map_or(Source::State(text), Source::Argument);
    Some(Callback {
        function: function.parse().ok()?,
        arguments: arguments.split(',').filter(|text| !text.is_empty()).map(source).collect(),
        result: result.strip_prefix('>'),
    })
}

/// Effects, and the functions that have them.
const TABLE: &[(&str, &str)] = &[
    // Computation.
    (
        "",
        "abs labs llabs ffs div ldiv lldiv imaxdiv htonl ntohl htons ntohs toupper tolower \
         sqrt sqrtf cbrt cbrtf fabs fabsf floor floorf ceil ceilf trunc truncf round roundf rint rintf nearbyint nearbyintf \
         sin sinf cos cosf tan tanf asin asinf acos acosf atan atanf sinh sinhf cosh coshf tanh tanhf exp expf exp2 exp2f \
         expm1 expm1f log logf log2 log2f log10 log10f log1p log1pf pow powf fmod fmodf atan2 atan2f hypot hypotf fmin fminf \
         fmax fmaxf lround lrint ldexp getpid getppid gettid sysconf get_nprocs sched_getcpu isatty difftime \
         pthread_self pthread_equal thrd_current thrd_equal pthread_yield sched_yield thrd_yield raddle_yield \
         pthread_setname_np pthread_setconcurrency pthread_getconcurrency pthread_setschedparam pthread_setaffinity_np \
         sched_setaffinity prctl mlockall signal fflush setvbuf setbuf flockfile funlockfile tzset malloc_usable_size \
         __atomic_is_lock_free pthread_attr_destroy pthread_mutexattr_destroy pthread_mutexattr_setpshared \
         pthread_mutexattr_setprotocol pthread_mutexattr_setprioceiling pthread_condattr_destroy pthread_condattr_setclock \
         pthread_condattr_setpshared pthread_barrierattr_init pthread_barrierattr_destroy pthread_barrierattr_setpshared \
         pthread_rwlockattr_init pthread_rwlockattr_destroy pthread_rwlockattr_setpshared pthread_rwlockattr_setkind_np",
    ),
    ("cancel", "sleep usleep nanosleep clock_nanosleep thrd_sleep poll select pthread_testcancel"),
    ("w1", "frexp modf"),
    ("=at:locale", "setlocale"),
    ("=at:errno", "__errno_location __error"),
    ("=at:characters", "__ctype_b_loc __ctype_toupper_loc __ctype_tolower_loc"),
    ("=at:arguments", "getenv secure_getenv"),
    ("=at:errors", "strerror"),
    ("state:random", "rand random lrand48 srand srandom srand48"),
    ("m0", "rand_r"),
    // Memory and strings.
    ("=new", "malloc calloc aligned_alloc memalign valloc mmap"),
    ("new>0", "posix_memalign"),
    ("frees0", "free cfree munmap"),
    ("r0 frees0 =grown0", "realloc reallocarray"),
    ("copy0<1 =0", "memcpy memmove mempcpy __memcpy_chk __memmove_chk"),
    ("w0 =0", "memset bzero explicit_bzero __memset_chk"),
    ("r0 r1 looks", "memcmp bcmp"),
    ("r0 r1", "strcmp strncmp strcasecmp strncasecmp strcoll strspn strcspn"),
    ("r0 =0", "memchr strchr index strrchr rindex"),
    ("r0 r1 =0", "strstr strpbrk"),
    ("r0", "strlen strnlen atoi atol atoll atof perror"),
    ("copy0<1 r0 =0", "strcpy stpcpy strncpy strcat strncat __strcpy_chk __strcat_chk"),
    ("r0 =new", "strdup __strdup strndup"),
    ("r0 ptr1<0", "strtol strtoll strtoul strtoull strtoimax strtoumax strtod"),
    ("w0 R2 format1", "vsprintf"),
    ("w0 R3 format2", "vsnprintf"),
    ("w0 r* format1", "sprintf"),
    ("w0 r* format2", "snprintf"),
    ("w0 r* format3", "__sprintf_chk"),
    ("w0 r* format4", "__snprintf_chk"),
    ("r* format0", "printf warn warnx"),
    ("r* format1", "fprintf dprintf __printf_chk"),
    ("r* format2", "__fprintf_chk"),
    ("r*", "puts fputs putchar putchar_unlocked fputc putc fwrite"),
    ("r* cancel", "write"),
    ("R* format0", "vprintf"),
    ("R* format1", "vfprintf"),
    ("r0 m*", "sscanf"),
    (
        "m* state:input",
        "getchar getchar_unlocked fgetc getc getc_unlocked ungetc fread scanf fscanf feof ferror clearerr",
    ),
    ("m0 state:input =0", "fgets"),
    ("m* state:input cancel", "read"),
    // Time.
    ("w0 state:clock", "time gettimeofday timespec_get"),
    ("w1 state:clock", "clock_gettime"),
    ("state:clock", "clock raddle.cycles"),
    ("r0 state:calendar =at:calendar", "gmtime localtime asctime ctime"),
    ("r0 w1 =1", "gmtime_r localtime_r asctime_r ctime_r"),
    ("m0", "mktime timegm"),
    ("w0 r2 r3", "strftime"),
    // Threads.
    ("sync w0:8 r1:56 call2(3)>results", "pthread_create"),
    ("sync w0:8 call1(2)>results", "thrd_create"),
    ("sync take1<results cancel", "pthread_join pthread_tryjoin_np thrd_join"),
    ("sync", "pthread_detach thrd_detach pthread_cancel"),
    ("ends put0>results", "pthread_exit thrd_exit"),
    ("sync state:cancel w1:4", "pthread_setcancelstate pthread_setcanceltype"),
    ("sync m0 state:cleanup put0>cleanup", "__pthread_register_cancel __pthread_unregister_cancel"),
    ("ends", "__pthread_unwind_next"),
    ("sync w0:4 call1(keys)", "pthread_key_create tss_create"),
    ("state:keys put1>keys", "pthread_setspecific tss_set"),
    ("state:keys =keys", "pthread_getspecific tss_get"),
    // Whether destructors run depends on it.
    ("sync state:keys", "pthread_key_delete tss_delete"),
    ("sync m0:4 call1()", "pthread_once call_once"),
    // Synchronisation objects: an operation is an access to the first bytes.
    ("w0:40 r1:4", "pthread_mutex_init"),
    ("w0:40", "mtx_init"),
    (
        "sync m0:8",
        "pthread_mutex_destroy pthread_mutex_lock pthread_mutex_trylock pthread_mutex_unlock mtx_lock mtx_trylock \
         mtx_unlock mtx_destroy pthread_rwlock_destroy pthread_rwlock_rdlock pthread_rwlock_tryrdlock pthread_rwlock_wrlock \
         pthread_rwlock_trywrlock pthread_rwlock_unlock pthread_barrier_destroy pthread_barrier_wait pthread_cond_destroy \
         pthread_cond_signal pthread_cond_broadcast cnd_destroy cnd_signal cnd_broadcast sem_destroy sem_wait sem_trywait \
         sem_post raddle_event_set raddle_event_wait sem_close",
    ),
    ("sync m0:8 r1:16", "pthread_mutex_timedlock mtx_timedlock pthread_rwlock_timedrdlock pthread_rwlock_timedwrlock"),
    ("sync m0:8 r2:16", "pthread_mutex_clocklock pthread_rwlock_clockrdlock pthread_rwlock_clockwrlock"),
    ("sync m0:8 r1:16 cancel", "sem_timedwait"),
    ("sync m0:8 r2:16 cancel", "sem_clockwait"),
    ("sync m0:4", "pthread_spin_destroy pthread_spin_lock pthread_spin_trylock pthread_spin_unlock"),
    ("sync m0:8 m1:8", "pthread_cond_wait cnd_wait"),
    ("sync m0:8 m1:8 r2:16", "pthread_cond_timedwait cnd_timedwait"),
    ("sync m0:8 m1:8 r3:16", "pthread_cond_clockwait"),
    ("sync m0:8 w1:4", "sem_getvalue"),
    ("w0:32", "sem_init pthread_barrier_init"),
    ("w0:56", "pthread_rwlock_init pthread_attr_init"),
    ("w0:48", "pthread_cond_init cnd_init"),
    ("w0:4", "pthread_spin_init pthread_mutexattr_init pthread_condattr_init"),
    ("m0:4", "pthread_mutexattr_settype"),
    ("r0:4 w1:4", "pthread_mutexattr_gettype"),
    (
        "m0:56",
        "pthread_attr_setdetachstate pthread_attr_setschedpolicy pthread_attr_setinheritsched pthread_attr_setscope \
         pthread_attr_setguardsize pthread_attr_setstacksize",
    ),
    (
        "r0:56 w1",
        "pthread_attr_getdetachstate pthread_attr_getschedpolicy pthread_attr_getinheritsched pthread_attr_getscope \
         pthread_attr_getguardsize pthread_attr_getstacksize",
    ),
    ("sync r0 state:semaphores =at:semaphores", "sem_open sem_unlink"),
    ("m0 r1 w2", "sigaction"),
    ("m0", "sigemptyset sigfillset sigaddset sigdelset"),
    ("r0", "sigismember"),
    ("r1 w2", "sigprocmask pthread_sigmask"),
    ("r0 w1", "sigaltstack"),
    // Atomic operations that arrive as calls.
    ("copy2<1", "__atomic_load"),
    ("copy1<2", "__atomic_store"),
    ("m1 copy1<2 copy3<1", "__atomic_exchange"),
    ("m1 m2 copy1<3 copy2<1", "__atomic_compare_exchange"),
    ("r0:16 =any", "__atomic_load_16"),
    ("w0:16 =any", "__atomic_store_16"),
    (
        "m0:16 =any",
        "__atomic_exchange_16 __atomic_fetch_add_16 __atomic_fetch_sub_16 __atomic_fetch_and_16 __atomic_fetch_or_16 \
         __atomic_fetch_xor_16",
    ),
    ("m0:16 m1:16 =any", "__atomic_compare_exchange_16"),
    ("sync m1:4 r4:16 m5:4", "syscall"),
    // Checking.
    ("fails", "__assert_fail __assert_rtn __assert raddle_assert_fail __VERIFIER_error reach_error"),
    ("asserts", "__VERIFIER_assert raddle_assert"),
    ("sync", "__VERIFIER_assume raddle_assume"),
    ("sync", "__VERIFIER_atomic_begin __VERIFIER_atomic_end raddle_atomic_begin raddle_atomic_end"),
    (
        "",
        "raddle_choose __VERIFIER_nondet_bool __VERIFIER_nondet_char __VERIFIER_nondet_uchar __VERIFIER_nondet_short \
         __VERIFIER_nondet_ushort __VERIFIER_nondet_int __VERIFIER_nondet_uint __VERIFIER_nondet_unsigned \
         __VERIFIER_nondet_long __VERIFIER_nondet_ulong __VERIFIER_nondet_longlong __VERIFIER_nondet_ulonglong \
         __VERIFIER_nondet_size_t",
    ),
    // Ends, jumps and what calls back.
    ("ends", "exit _exit _Exit quick_exit"),
    ("ends r*", "err errx"),
    ("fails", "abort raise __stack_chk_fail"),
    ("sync call0()", "atexit"),
    ("sync w0", "setjmp _setjmp sigsetjmp __sigsetjmp"),
    ("ends r0", "longjmp _longjmp siglongjmp __longjmp_chk"),
    ("m0 copy0<0 call3(0,0)", "qsort"),
    ("m0 copy0<0 call3(0,0,4)", "qsort_r"),
    ("r1 =1 call4(0,1)", "bsearch"),
];

struct Library {
    by_name: HashMap<&'static str, Effect>,
    anything: Effect,
}

static LIBRARY: LazyLock<Library> = LazyLock::new(|| {
    let mut by_name = HashMap::new();
    for (words, names) in TABLE {
        let mut effect = Effect::nothing();
        // A word that is none makes the function one that nothing is known of. A test sees to it that there are none.
        let known = words.split_whitespace().all(|word| effect.add(word).is_some());
        let effect = if known { effect } else { Effect::anything() };
        by_name.extend(names.split_whitespace().map(|name| (name, effect.clone())));
    }
    Library { by_name, anything: Effect::anything() }
});

/// What a function without a body does.
pub fn effect(name: &str) -> &'static Effect {
    let library = &*LIBRARY;
    let plain = name.strip_prefix("__isoc99_").or_else(|| name.strip_prefix("__isoc23_")).unwrap_or(name);
    library.by_name.get(name).or_else(|| library.by_name.get(plain)).unwrap_or(&library.anything)
}

/// The functions that something is known of.
pub fn names() -> Vec<&'static str> {
    let mut names: Vec<&'static str> = LIBRARY.by_name.keys().copied().collect();
    names.sort_unstable();
    names
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_word_is_one() {
        let mut seen = Vec::new();
        for (words, names) in TABLE {
            for word in words.split_whitespace() {
                assert!(Effect::nothing().add(word).is_some(), "{word}");
            }
            seen.extend(names.split_whitespace());
        }
        let count = seen.len();
        seen.sort_unstable();
        seen.dedup();
        assert_eq!(seen.len(), count, "a function is there twice");
    }

    #[test]
    fn what_is_not_known_may_do_anything() {
        assert!(effect("no_such_function").mixes());
        assert_eq!(effect("no_such_function").role, Role::Synchronises);
        assert_eq!(effect("__isoc99_sscanf"), effect("sscanf"));
    }

    #[test]
    fn words_mean_what_they_say() {
        let create = effect("pthread_create");
        let called = Callback { function: 2, arguments: vec![Source::Argument(3)], result: Some("results") };
        assert_eq!(create.callbacks, [called]);
        assert_eq!(create.touches[0].bytes, Some(8));
        assert_eq!(effect("strchr").outcome, Outcome::Into(0));
        assert_eq!(effect("pthread_getspecific").outcome, Outcome::Held("keys"));
        assert_eq!(effect("memcpy").copies, [(0, 1)]);
    }
}
