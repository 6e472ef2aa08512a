//! The properties that the fuzz targets check of arbitrary inputs.

#[allow(dead_code, reason = "the mutation test uses more of it")]
#[path = "../../support/exercise.rs"]
mod exercise;

use exercise::{Work, exercise};
use terrace_asm::PrintOptions;

/// Checks that an input that can be read is printed in both forms, and that each text reads as the same.
pub fn round_trip(text: &[u8]) {
    in_both_forms(text, &Work::Print);
}

/// `terrace lower`, to the text of LLVM IR.
pub fn lower(text: &[u8]) {
    in_both_forms(text, &Work::Lower);
}

fn in_both_forms(text: &[u8], work: &Work) {
    let passes = terrace::pass_registry();
    for generic in [false, true] {
        let form = PrintOptions {
            generic,
            ..PrintOptions::default()
        };
        if let Err(what) = exercise(text, work, &passes, &form) {
            panic!("{what}");
        }
    }
}
