//! `terrace lower`, to the text of LLVM IR.
#![no_main]

#[allow(dead_code, reason = "the mutation test uses more of it")]
#[path = "../../support/exercise.rs"]
mod exercise;

use exercise::{Work, exercise};
use terrace_asm::PrintOptions;

libfuzzer_sys::fuzz_target!(|text: &[u8]| {
    let passes = terrace::pass_registry();
    for generic in [false, true] {
        let form = PrintOptions {
            generic,
            ..PrintOptions::default()
        };
        if let Err(what) = exercise(text, &Work::Lower, &passes, &form) {
            panic!("{what}");
        }
    }
});
