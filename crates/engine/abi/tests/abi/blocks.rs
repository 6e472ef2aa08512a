//! Values in memory.

use crate::support::{entry, entry_of, memref_entry, plain_entry};
use terrace_engine_abi::{Block, Convention, Entry, Memory, Value};

/// Writes an argument to a block and reads it back.
fn through(entry: &Entry, text: &str) -> String {
    let values = entry
        .parse_args(text, &|_| Ok(Box::new(std::io::empty())))
        .expect("arguments");
    let mut block = Block::new(entry).expect("a block");
    for (at, value) in values.iter().enumerate() {
        block.set(at, value).expect("a value of its type");
    }
    let values = (0..values.len()).map(|at| block.argument(at, &()).expect("a value").to_string());
    values.collect::<Vec<_>>().join("; ")
}

#[test]
fn arguments_are_read_back() {
    for (entry, text) in [
        (memref_entry("memref<?x?xi16>", 2), "[[1, 2, 3], [4, 5, 6]]"),
        (
            memref_entry("memref<2x2xf64, strided<[1, 7], offset: 5>>", 2),
            "[[1.0, 2.0], [3.0, 4.0]]",
        ),
        (
            memref_entry("memref<3xi32, strided<[-1], offset: 2>>", 1),
            "[1, 2, 3]",
        ),
        (memref_entry("memref<3xi32, strided<[0]>>", 1), "[4, 4, 4]"),
        (memref_entry("memref<?xi24>", 1), "[-1, 8388607]"),
        (memref_entry("memref<f32>", 0), "1.5"),
        (memref_entry("memref<?x?xi16>", 2), "[]"),
        (plain_entry("vector<5xi3>", "<5 x i3>"), "[1, -4, 3, 0, -1]"),
        (
            plain_entry("i100", "i100"),
            "-633825300114114700748351602688",
        ),
        (
            entry(
                "i8; f64; i1 -> ()",
                "define void @f(i8, double, i1) { ret void }",
            ),
            "1; 2.5; true",
        ),
        (
            entry(
                "memref<*xf32> -> ()",
                "define void @f(i64, ptr) { ret void }",
            ),
            "[[[1.0], [2.0]]]",
        ),
    ] {
        assert_eq!(through(&entry, &text.replace("; ", ", ")), text);
    }
}

#[test]
fn bare_pointers_and_narrow_indices_are_read_back() {
    let convention = Convention {
        index_bits: 32,
        bare_pointers: true,
    };
    let lowered = "define void @f(ptr %a, i32 %n) { ret void }";
    let (entry, _) =
        entry_of("memref<2x2xf32>; index -> ()", lowered, convention).expect("an entry");
    assert_eq!(
        through(&entry, "[[1, 2], [3, 4]], -5"),
        "[[1.0, 2.0], [3.0, 4.0]]; -5"
    );
}

#[test]
fn elements_before_the_memory_are_refused() {
    let entry = memref_entry("memref<3xi32, strided<[-1], offset: 1>>", 1);
    let values = entry
        .parse_args("[1, 2, 3]", &|_| Ok(Box::new(std::io::empty())))
        .expect("arguments");
    let mut block = Block::new(&entry).expect("a block");
    let error = block.set(0, &values[0]).expect_err("no room");
    assert!(
        error.to_string().contains("before the beginning"),
        "{error}"
    );
}

#[test]
fn sizes_and_types_are_checked() {
    let entry = memref_entry("memref<3x?xi32>", 2);
    let other = memref_entry("memref<?x?xi32>", 2);
    let wide = memref_entry("memref<?x?xi64>", 2);
    let mut block = Block::new(&entry).expect("a block");
    let value = |entry: &Entry| {
        entry
            .parse_args("[[1]]", &|_| Ok(Box::new(std::io::empty())))
            .expect("a value")
    };
    let error = block.set(0, &value(&other)[0]).expect_err("another size");
    assert_eq!(
        error.to_string(),
        "the sizes are [1, 1] instead of [3, -1] (-1 is any)"
    );
    let error = block.set(0, &value(&wide)[0]).expect_err("another type");
    assert_eq!(error.to_string(), "the elements have a different type");
    assert!(block.set(1, &value(&other)[0]).is_err());
    assert!(block.set(0, &Value::Text(Vec::new())).is_err());
}

/// A memory of 8 bytes at address 4096.
struct Page;

impl Memory for Page {
    fn read(&self, address: u64, into: &mut [u8]) -> bool {
        let fits = address >= 4096 && address + into.len() as u64 <= 4104;
        if fits {
            for (at, byte) in (address - 4096..).zip(into) {
                *byte = at as u8;
            }
        }
        fits
    }
}

#[test]
fn memory_of_the_program_is_read_through_the_engine() {
    let entry = plain_entry("!llvm.ptr", "ptr");
    let value = Value::int(entry.param_layout(0).expect("a layout"), 4096).expect("an address");
    let mut block = Block::new(&entry).expect("a block");
    block.set(0, &value).expect("a pointer");
    assert_eq!(
        block.argument(0, &Page).expect("a value").to_string(),
        "0x1000"
    );
    // A bare pointer in a result has the value in the block's memory, which is 0 before the call.
    let convention = Convention {
        index_bits: 64,
        bare_pointers: true,
    };
    let lowered = "define ptr @f() { ret ptr null }";
    let (entry, _) = entry_of(" -> memref<4xi16>", lowered, convention).expect("an entry");
    let block = Block::new(&entry).expect("a block");
    let error = block.result(0, &Page).expect_err("nothing at 0");
    assert_eq!(
        error.to_string(),
        "inaccessible elements of the memref at 0x0"
    );
    assert!(block.allocations().is_empty());
}
