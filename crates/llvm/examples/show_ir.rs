//! Reads `.ll` files and prints what they were lowered to: `cargo run -p raddle-llvm --example show_ir -- [-q] FILE…`.
//!
//! With `-q`, only what is wrong is printed. The exit code is 1 if a file was refused or broke a rule of the program form.

use std::process::ExitCode;

fn main() -> ExitCode {
    let mut quiet = false;
    let mut failed = false;
    for path in std::env::args().skip(1) {
        if path == "-q" {
            quiet = true;
            continue;
        }
        let source = match std::fs::read(&path) {
            Ok(source) => source,
            Err(error) => {
                eprintln!("{path}: {error}");
                failed = true;
                continue;
            }
        };
        match raddle_llvm::read(&source, &path) {
            Ok(module) => {
                let errors = raddle_ir::verify(&module);
                for error in &errors {
                    println!("{path}: {error}");
                }
                failed |= !errors.is_empty();
                if !quiet {
                    println!("{module}");
                }
            }
            Err(diagnostic) => {
                println!("{path}:{diagnostic}");
                failed = true;
            }
        }
    }
    ExitCode::from(u8::from(failed))
}
