//! Compares the output and results of the runner functions with a record of upstream's. A test of `xtask/upstream`
//! checks that the record is true, and can write it.
//!
//! There is a single test, because it redirects the process's standard streams.

#![cfg(unix)]

mod cases;

use std::ptr;

use cases::{Buffer, captured, cases, transcript, unranked};
use terrace_engine_runtime::find;

fn lookup(name: &str) -> *const u8 {
    find(name).map_or(ptr::null(), |symbol| symbol.address.as_ptr())
}

#[test]
fn runner_functions_print_what_upstream_prints() {
    let record = include_str!("cases/record.txt");
    let ours: String = cases()
        .iter()
        .map(|case| transcript(case, &lookup))
        .collect();
    for (line, (is, should)) in ours.lines().zip(record.lines()).enumerate() {
        assert_eq!(is, should, "line {} of the record", line + 1);
    }
    assert_eq!(ours.len(), record.len());
    empty_memrefs_are_empty_lists();
}

/// Differs from upstream, which prints whatever is at the base.
fn empty_memrefs_are_empty_lists() {
    for (sizes, expected) in [
        (&[0i64] as &[i64], "[]"),
        (&[2, 0], "[[], \n []]"),
        (&[0, 2], "[]"),
        (&[1, 2, 0], "[[[], \n  []]]"),
        (&[-1], "[]"),
    ] {
        let (_, output, errors) = captured(|| {
            // The pointers are null.
            let mut buffer = Buffer::dense(&[], sizes);
            let mut descriptor = buffer.descriptor();
            (descriptor[0], descriptor[1]) = (0, 0);
            let memref = unranked(buffer.rank(), &descriptor);
            let memref = memref.as_ptr().cast();
            // SAFETY: no element of an empty memref is read.
            unsafe { terrace_engine_runtime::print::unranked::<f64>(memref) };
            // SAFETY: as above.
            unsafe { terrace_engine_runtime::memref::copy(8, memref, memref) };
            // SAFETY: as above.
            let errors = unsafe { terrace_engine_runtime::verify::unranked::<f64>(memref, memref) };
            assert_eq!(errors, 0);
            String::new()
        });
        assert_eq!(errors, "");
        assert!(
            output.ends_with(&format!(" data = \n{expected}\n")),
            "{output}"
        );
    }
}
