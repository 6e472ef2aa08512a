//! Failures that end a process, with its status. Each runs in a separate process.

#![cfg(unix)]

use std::env;
use std::os::unix::process::ExitStatusExt as _;
use std::process::{Command, Output};
use std::ptr;

use terrace_engine_runtime::{integer, print, random, stack, wide};

const VARIABLE: &str = "TERRACE_RUNTIME_END";

/// Runs the failure with this name.
fn end(name: &str) {
    // SAFETY: each case ends the process before it can do harm.
    unsafe {
        match name {
            "stack" => loop {
                stack::allocate(1 << 20, 16);
            },
            "large" => {
                stack::allocate(u64::MAX - 5, 1);
            }
            "guard" => {
                let guard = (stack::mark().addr()..)
                    .step_by(1 << 16)
                    .find(|&address| stack::is_guard(address));
                assert!(guard.is_some());
                ptr::with_exposed_provenance_mut::<u8>(guard.unwrap_or(0)).write_volatile(1);
            }
            "division" => {
                integer::sdiv(std::hint::black_box(5), std::hint::black_box(0));
            }
            "wide division" => {
                wide::udiv([0; 3].as_mut_ptr(), [1; 3].as_ptr(), [0; 3].as_ptr(), 129)
            }
            "rank" => print::unranked_parts::<f32>(-1, ptr::null()),
            // A panic, which does not leave the function.
            "huge rank" => print::unranked_parts::<f32>(i64::MAX, [0; 24].as_ptr()),
            "generator" => {
                random::draw(ptr::null_mut(), 5);
            }
            _ => panic!("no end of this name"),
        }
    }
}

/// Runs a failure if this process was started for it.
#[test]
fn ended() {
    if let Ok(name) = env::var(VARIABLE) {
        end(&name);
    }
}

fn run(name: &str) -> Output {
    Command::new(env::current_exe().expect("this program"))
        .args(["--exact", "ended", "--nocapture"])
        .env(VARIABLE, name)
        .output()
        .expect("this program starts")
}

#[test]
fn each_ends_with_its_signal_and_message() {
    for (name, signal, message) in [
        ("stack", libc::SIGSEGV, ""),
        ("large", libc::SIGSEGV, ""),
        ("guard", libc::SIGSEGV, ""),
        ("division", libc::SIGFPE, ""),
        (
            "wide division",
            libc::SIGABRT,
            "terrace: division by zero\n",
        ),
        (
            "rank",
            libc::SIGABRT,
            "terrace: a memref of a negative rank\n",
        ),
        (
            "huge rank",
            libc::SIGABRT,
            "thread caused non-unwinding panic. aborting.\n",
        ),
        (
            "generator",
            libc::SIGABRT,
            "terrace: a random number from a generator that is null\n",
        ),
    ] {
        let output = run(name);
        assert_eq!(output.status.signal(), Some(signal), "{name}: {output:?}");
        let errors = String::from_utf8_lossy(&output.stderr);
        assert!(errors.ends_with(message), "{name}: {errors}");
    }
}
