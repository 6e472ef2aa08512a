//! Reads bitcode as LLVM 22 does, and rejects invalid bitcode with LLVM's messages.

#[path = "support/bits.rs"]
mod bits;

use bits::Bits;
use terrace_llvmir::*;
use terrace_llvmir_read::ReadOptions;
use terrace_testing::oracle;

fn read(bytes: &[u8]) -> Result<Module, String> {
    let read = terrace_llvmir_read::read_bitcode(bytes, "own.bc", ReadOptions::default());
    read.map_err(|error| error.to_string())
}

fn printed(module: &Module) -> String {
    let text = ModuleWriter::write(module).expect("every block that is named is there");
    String::from_utf8(text).expect("text is ASCII")
}

/// Returns the lines of a text, without the module's name and the comments on predecessors.
fn lines(text: &str) -> Vec<&str> {
    let lines = text.lines().filter(|line| !line.starts_with("; ModuleID"));
    lines
        .map(|line| {
            line.split("; preds =")
                .next()
                .unwrap_or_default()
                .trim_end()
        })
        .collect()
}

const MODULE: u64 = 8;
const CONSTANTS: u64 = 11;
const FUNCTION: u64 = 12;
const VALUE_NAMES: u64 = 14;
const TYPES: u64 = 17;
const STRINGS: u64 = 23;

fn chars(text: &str) -> Vec<u64> {
    text.bytes().map(u64::from).collect()
}

/// Returns a module with `i32 @f(i32)`, which counts up to its argument. A type and a phi refer to later definitions.
/// Modules of version 1 have names in a table at the end.
fn counting(version: u64) -> Vec<u8> {
    let mut bits = Bits::new();
    bits.block(MODULE, |bits| {
        bits.record(1, &[version]);
        bits.block(TYPES, |bits| {
            bits.record(1, &[6]);
            bits.record(18, &[0, 4]);
            bits.record(7, &[32]);
            bits.record(21, &[0, 1, 1]);
            bits.record(7, &[1]);
            bits.record(19, &chars("later"));
            bits.record(20, &[1, 1]);
            bits.record(25, &[0]);
        });
        let name: &[u64] = if version == 2 { &[0, 1] } else { &[] };
        // The variable's type; flags for a mutable variable with an explicit type; no initializer.
        let mut variable = name.to_vec();
        variable.extend_from_slice(&[4, 2, 0, 0, 0, 0]);
        if version == 2 {
            variable[0] = 1;
        }
        bits.record(7, &variable);
        let mut function = name.to_vec();
        function.extend_from_slice(&[2, 0, 0, 0, 0, 0, 0, 0]);
        bits.record(8, &function);
        bits.block(FUNCTION, |bits| {
            bits.record(1, &[3]);
            bits.block(CONSTANTS, |bits| {
                bits.record(1, &[1]);
                bits.record(2, &[]);
                bits.record(4, &[2]);
            });
            // The numbered values are @v, @f, %0, 0, 1, then %i, %next, %more.
            bits.record(11, &[1]);
            bits.record(16, &[1, 4, 0, 3, 1]);
            bits.record(2, &[1, 2, 0, 2]);
            bits.record(28, &[1, 5, 36]);
            bits.record(11, &[1, 2, 1]);
            bits.record(10, &[2]);
            bits.block(VALUE_NAMES, |bits| {
                let mut name = vec![5];
                name.extend(chars("i"));
                bits.record(1, &name);
                bits.record(2, &[2, u64::from(b'e')]);
            });
        });
        if version == 1 {
            bits.block(VALUE_NAMES, |bits| {
                bits.record(1, &[0, u64::from(b'v')]);
                bits.record(1, &[1, u64::from(b'f')]);
            });
        }
    });
    if version == 2 {
        bits.block(STRINGS, |bits| bits.blob(1, b"fv"));
    }
    bits.finish()
}

const COUNTING: &str = "\
source_filename = \"own.bc\"

%later = type <{ i32 }>

@v = external global %later

define i32 @f(i32 %0) {
  br label %2

2:
  %i = phi i32 [ 0, %1 ], [ %3, %2 ]
  %3 = add nsw i32 %i, 1
  %4 = icmp ult i32 %3, %0
  br i1 %4, label %2, label %e

e:
  ret i32 %3
}";

#[test]
fn records_of_both_versions_make_the_same_module() {
    for version in [1, 2] {
        let module = read(&counting(version)).expect("the module is well formed");
        assert_eq!(
            lines(&printed(&module)).join("\n"),
            COUNTING,
            "version {version}"
        );
    }
}

#[test]
fn a_wrapper_is_looked_into() {
    let bitcode = counting(2);
    let mut wrapped = Vec::new();
    let size = u32::try_from(bitcode.len()).expect("the module is small");
    for word in [0x0b17_c0de, 0, 20, size, 7] {
        wrapped.extend_from_slice(&word.to_le_bytes());
    }
    wrapped.extend_from_slice(&bitcode);
    wrapped.extend_from_slice(&[0; 12]);
    assert!(terrace_llvmir_read::is_bitcode(&wrapped) && terrace_llvmir_read::is_bitcode(&bitcode));
    let module = read(&wrapped).expect("the module is well formed");
    assert_eq!(lines(&printed(&module)).join("\n"), COUNTING);
    wrapped[13] = 0xff;
    assert_eq!(
        read(&wrapped).expect_err("it ends too soon"),
        "Invalid bitcode wrapper header"
    );
}

#[test]
fn what_is_no_bitcode_is_refused() {
    let good = counting(2);
    let cases: [(&[u8], &str); 6] = [
        (b"BC", "file too small to contain bitcode header"),
        (b"; a text", "Invalid bitcode signature"),
        (&good[..4], "Malformed block"),
        (
            &good[..good.len() - 1],
            "Bitcode stream should be a multiple of 4 bytes in length",
        ),
        (&good[..8], "Unexpected end of file"),
        (&good[..16], "can't skip to bit 1216 from 96"),
    ];
    for (bytes, message) in cases {
        assert_eq!(read(bytes).expect_err(message), message);
    }
}

/// Returns a module with these types, or with these `i8` and `ptr` constants.
fn with_types(records: impl Fn(&mut Bits)) -> Vec<u8> {
    let mut bits = Bits::new();
    bits.block(MODULE, |bits| {
        bits.record(1, &[2]);
        bits.block(TYPES, records);
    });
    bits.finish()
}

#[test]
fn what_is_part_of_itself_or_too_deep_is_refused() {
    let itself = with_types(|bits| {
        bits.record(19, &chars("a"));
        bits.record(20, &[0, 1]);
        bits.record(11, &[2, 0]);
    });
    let message = "identified structure type 'a' is recursive";
    assert_eq!(read(&itself).expect_err("it has no size"), message);
    let deep = with_types(|bits| {
        bits.record(7, &[8]);
        for at in 0..100_000 {
            bits.record(11, &[1, at]);
        }
    });
    assert_eq!(
        read(&deep).expect_err("LLVM would overflow"),
        "nesting is too deep"
    );
    let mut bits = Bits::new();
    bits.block(MODULE, |bits| {
        bits.record(1, &[2]);
        bits.block(TYPES, |bits| {
            bits.record(7, &[32]);
            bits.record(11, &[1, 0]);
        });
        bits.block(CONSTANTS, |bits| {
            bits.record(1, &[1]);
            bits.record(7, &[1]);
            bits.record(7, &[0]);
        });
    });
    let message = "Invalid constant: it is part of itself";
    assert_eq!(read(&bits.finish()).expect_err("it has no value"), message);
}

#[test]
fn old_data_layouts_become_what_they_are() {
    let cases = [
        (
            "x86_64-linux-gnu",
            "e-m:e-i64:64-f80:128-n8:16:32:64-S128",
            "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128",
        ),
        (
            "i686-pc-windows-msvc",
            "e-m:x-p:32:32-i64:64-f80:32-n8:16:32-S32",
            "e-m:x-p:32:32-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32-S32",
        ),
        (
            "aarch64-linux-gnu",
            "e-m:e-i8:8:32-i64:64-n32:64-S128",
            "e-m:e-p270:32:32-p271:32:32-p272:64:64-i8:8:32-i64:64-n32:64-S128-Fn32",
        ),
        (
            "riscv64",
            "e-m:e-p:64:64-i64:64-n64-S128",
            "e-m:e-p:64:64-i64:64-n32:64-S128",
        ),
        (
            "wasm32",
            "e-m:e-p:32:32-i64:64-n32:64",
            "e-m:e-p:32:32-i64:64-i128:128-n32:64",
        ),
        (
            "amdgcn-amd-amdhsa",
            "",
            "m:e-G1-ni:7:8:9-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32",
        ),
        ("spirv64", "e-i64:64", "e-i64:64-G1"),
        ("", "e-i64:64", "e-i64:64"),
    ];
    for (triple, old, new) in cases {
        let mut bits = Bits::new();
        bits.block(MODULE, |bits| {
            bits.record(1, &[2]);
            bits.record(2, &chars(triple));
            bits.record(3, &chars(old));
        });
        let module = read(&bits.finish()).expect("the module is well formed");
        assert_eq!(
            String::from_utf8_lossy(&module.data_layout),
            new,
            "{triple}"
        );
    }
}

#[test]
fn damaged_bits_are_refused_or_make_another_module() {
    for version in [1, 2] {
        let good = counting(version);
        for bit in 0..good.len() * 8 {
            let mut bytes = good.clone();
            bytes[bit / 8] ^= 1 << (bit % 8);
            if let Ok(mut module) = read(&bytes) {
                // A module that the verifier accepts must be printable.
                if module.admit("own.bc").is_ok() {
                    printed(&module);
                }
            }
        }
    }
}

#[test]
fn what_llvm_writes_is_read_as_llvm_reads_it() -> Result<(), String> {
    let source = include_bytes!("data/bitcode.ll");
    let Some(assembled) = oracle::run_or_skip("llvm-as", &["-o", "-"], source)? else {
        return Ok(());
    };
    let bitcode = assembled.stdout;
    let Some(wanted) = oracle::run_or_skip("llvm-dis", &["-o", "-"], &bitcode)? else {
        return Ok(());
    };
    let module = read(&bitcode)?;
    let (got, wanted) = (
        printed(&module),
        String::from_utf8_lossy(&wanted.stdout).into_owned(),
    );
    assert_eq!(lines(&got), lines(&wanted));
    Ok(())
}
