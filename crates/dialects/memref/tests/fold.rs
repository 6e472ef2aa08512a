//! Tests folds of the operation before `return`.

use terrace_func::FUNC;
use terrace_memref::MEMREF;
use terrace_testing::{check_fold, context};

/// Checks that the last line folds to `expect`, where `-` means no fold.
fn check(args: &str, lines: &[&str], expect: &str) {
    let ctx = context(&[&FUNC, &MEMREF]);
    let lines = lines.join("\n");
    let text = format!("func.func @f({args}) {{\n{lines}\nreturn\n}}\n");
    check_fold(&ctx, &text, expect);
}

const FORGET: &str = "%c = memref.cast %m : memref<4xf32> to memref<?xf32>";
const KNOW: &str = "%c = memref.cast %m : memref<?xf32> to memref<4xf32>";
const RANK: &str = "%c = memref.cast %m : memref<*xf32> to memref<?xf32>";

#[test]
fn accesses_look_past_casts_of_ranked_memrefs() {
    let (four, any) = (
        "%m: memref<4xf32>, %i: index",
        "%m: memref<?xf32>, %i: index",
    );
    let load = "%r = memref.load %c[%i] : memref<?xf32>";
    check(four, &[FORGET, load], "operand 0 = a0");
    check("%m: memref<*xf32>, %i: index", &[RANK, load], "-");
    check(
        any,
        &[KNOW, "memref.dealloc %c : memref<4xf32>"],
        "operand 0 = a0",
    );
    check(
        four,
        &[
            FORGET,
            "memref.copy %c, %m : memref<?xf32> to memref<4xf32>",
        ],
        "operand 0 = a0",
    );
    // A copy keeps a cast that adds static information.
    check(
        any,
        &[KNOW, "memref.copy %c, %m : memref<4xf32> to memref<?xf32>"],
        "-",
    );
    let args = "%m: memref<4xf32>, %a: memref<1xmemref<?xf32>>, %i: index";
    check(
        args,
        &[FORGET, "memref.store %c, %a[%i] : memref<1xmemref<?xf32>>"],
        "-",
    );
}

#[test]
fn casts_of_casts() {
    check(
        "%m: memref<4xf32>",
        &["%r = memref.cast %m : memref<4xf32> to memref<4xf32>"],
        "a0",
    );
    check(
        "%m: memref<4xf32>",
        &[
            FORGET,
            "%r = memref.cast %c : memref<?xf32> to memref<*xf32>",
        ],
        "operand 0 = a0",
    );
    check(
        "%m: memref<f32, 1>",
        &[
            "%c = memref.memory_space_cast %m : memref<f32, 1> to memref<f32, 2>",
            "%r = memref.memory_space_cast %c : memref<f32, 2> to memref<f32>",
        ],
        "operand 0 = a0",
    );
}

#[test]
fn sizes_come_from_the_type_or_the_allocation() {
    let at = |value: i64| format!("%k = arith.constant {value} : index");
    let dim = |ty: &str| format!("%r = memref.dim %m, %k : {ty}");
    let ty = "memref<4x?xf32>";
    check("%m: memref<4x?xf32>", &[&at(0), &dim(ty)], "4 : index");
    check("%m: memref<4x?xf32>", &[&at(1), &dim(ty)], "-");
    check("%m: memref<4x?xf32>", &[&at(7), &dim(ty)], "-");
    check("%m: memref<4x?xf32>", &[&at(-1), &dim(ty)], "-");
    let ty = "memref<?x4x?xf32>";
    let alloc = format!("%m = memref.alloc(%n, %l) : {ty}");
    check("%n: index, %l: index", &[&at(2), &alloc, &dim(ty)], "a1");
    check(
        "%n: index, %l: index",
        &[&at(1), &alloc, &dim(ty)],
        "4 : index",
    );
    let ty = "memref<?x?xf32, strided<[?, 1]>>";
    let part = format!(
        "%m = memref.subview %s[0, 0, 0] [%n, 1, %l] [1, 1, 1] : memref<?x?x?xf32> to {ty}"
    );
    check(
        "%s: memref<?x?x?xf32>, %n: index, %l: index",
        &[&at(1), &part, &dim(ty)],
        "a2",
    );
    check(
        "%m: memref<4x?xf32>",
        &["%r = memref.rank %m : memref<4x?xf32>"],
        "2 : index",
    );
}

#[test]
fn metadata_that_the_type_knows() {
    let ty = "memref<4x?xf32, strided<[?, 1], offset: 3>>";
    let extract = format!(
        "%b, %o, %s:2, %t:2 = memref.extract_strided_metadata %m : {ty} -> memref<f32>, index, index, index, index, index"
    );
    check(&format!("%m: {ty}"), &[&extract], "-");
    // Only used results become constants.
    let args = format!("%m: {ty}) -> (index, index, index");
    let uses = "return %s#0, %s#1, %t#1 : index, index, index\n}\nfunc.func @g() {";
    check(
        &args,
        &[&extract, uses],
        "memref.extract_strided_metadata, memref.extract_strided_metadata, 4 : index, memref.extract_strided_metadata, memref.extract_strided_metadata, 1 : index",
    );
}

#[test]
fn views_that_are_their_source() {
    let m = "%m: memref<4x4xf32>";
    let ty = "memref<4x4xf32>";
    check(
        m,
        &[&format!(
            "%r = memref.transpose %m (d0, d1) -> (d0, d1) : {ty} to {ty}"
        )],
        "a0",
    );
    check(
        m,
        &[
            "%c = memref.transpose %m (d0, d1) -> (d1, d0) : memref<4x4xf32> to memref<4x4xf32, strided<[1, 4]>>",
            "%r = memref.transpose %c (d0, d1) -> (d1, d0) : memref<4x4xf32, strided<[1, 4]>> to memref<4x4xf32, strided<[4, 1]>>",
        ],
        "operand 0 = a0, property 0 = affine_map<(d0, d1) -> (d0, d1)>",
    );
    check(
        m,
        &[
            "%c = memref.collapse_shape %m [[0, 1]] : memref<4x4xf32> into memref<16xf32>",
            "%r = memref.expand_shape %c [[0, 1]] output_shape [4, 4] : memref<16xf32> into memref<4x4xf32>",
        ],
        "a0",
    );
    check(
        "%m: memref<4xf32>",
        &[
            "%r = memref.reinterpret_cast %m to offset: [0], sizes: [4], strides: [1] : memref<4xf32> to memref<4xf32>",
        ],
        "a0",
    );
    check(
        "%m: memref<?xf32>, %n: index",
        &[
            "%r = memref.reinterpret_cast %m to offset: [0], sizes: [%n], strides: [1] : memref<?xf32> to memref<?xf32>",
        ],
        "-",
    );
    check(
        "%m: memref<4xf32>",
        &[
            "%c = memref.assume_alignment %m, 8 : memref<4xf32>",
            "%r = memref.assume_alignment %c, 8 : memref<4xf32>",
        ],
        "memref.assume_alignment",
    );
}
