//! The text of entries, and functions that have none.

use crate::support::{entry_of, entry_text, module};
use terrace_engine_abi::{Convention, Entry, of_llvm};

fn refused(ty: &str, lowered: &str) -> String {
    match entry_of(ty, lowered, Convention::default()) {
        Ok(_) => panic!("there is an entry"),
        Err(error) => error.to_string(),
    }
}

#[test]
fn an_entry_loads_calls_and_stores() {
    let ty = "memref<?xf32>; i32; vector<2xf64> -> (f32, index)";
    let lowered = "define { float, i64 } @f(ptr %a, ptr %b, i64 %o, i64 %n, i64 %s, i32 signext %x, \
                   <2 x double> %v) { ret { float, i64 } zeroinitializer }";
    let (entry, module) = entry_of(ty, lowered, Convention::default()).expect("an entry");
    assert_eq!(entry.symbol(), "terrace_packed_f");
    assert_eq!(entry.size(), 80);
    assert_eq!(
        entry_text(&module),
        "\
define void @terrace_packed_f(ptr %0) {
  %2 = load ptr, ptr %0, align 8
  %3 = getelementptr inbounds i8, ptr %0, i64 8
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds i8, ptr %0, i64 16
  %6 = load i64, ptr %5, align 4
  %7 = getelementptr inbounds i8, ptr %0, i64 24
  %8 = load i64, ptr %7, align 4
  %9 = getelementptr inbounds i8, ptr %0, i64 32
  %10 = load i64, ptr %9, align 4
  %11 = getelementptr inbounds i8, ptr %0, i64 40
  %12 = load i32, ptr %11, align 4
  %13 = getelementptr inbounds i8, ptr %0, i64 48
  %14 = load <2 x double>, ptr %13, align 8
  %15 = call { float, i64 } @f(ptr %2, ptr %4, i64 %6, i64 %8, i64 %10, i32 signext %12, <2 x double> %14)
  %16 = getelementptr inbounds i8, ptr %0, i64 64
  store { float, i64 } %15, ptr %16, align 4
  ret void
}"
    );
    assert!(!module.clone().verify().is_broken);
}

#[test]
fn a_scalable_vector_has_the_place_of_a_fixed_one() {
    let ty = "i32; vector<2x[4]xf32> -> vector<[4]xf32>";
    let lowered = "define <vscale x 4 x float> @f(i32 %x, [2 x <vscale x 4 x float>] %v) {
                     %1 = extractvalue [2 x <vscale x 4 x float>] %v, 0
                     ret <vscale x 4 x float> %1 }";
    let (entry, module) = entry_of(ty, lowered, Convention::default()).expect("an entry");
    assert_eq!(entry.size(), 64);
    let text = entry_text(&module);
    assert!(
        text.contains(
            "%5 = call <vscale x 4 x float> @f(i32 %2, [2 x <vscale x 4 x float>] %4)\n  \
                       %6 = getelementptr inbounds i8, ptr %0, i64 48\n  \
                       store <vscale x 4 x float> %5, ptr %6, align 8\n"
        ),
        "{text}"
    );
}

#[test]
fn conventions_and_attributes_go_to_the_call() {
    let text = "define internal fastcc zeroext i8 @f(ptr byval(i64) align 8 %p) { ret i8 0 }";
    let mut module = module(text);
    let signature = &of_llvm(&module)[0];
    Entry::add(&mut module, signature, Convention::default()).expect("an entry");
    let text = entry_text(&module);
    assert!(
        text.contains("call fastcc zeroext i8 @f(ptr byval(i64) align 8 %2)"),
        "{text}"
    );
}

#[test]
fn functions_without_an_entry_say_why() {
    for (ty, lowered, expect) in [
        (
            "i32 -> ()",
            "declare void @f(i32)",
            "it does not exist after lowering",
        ),
        (
            "i32 -> ()",
            "define void @f(i64) { ret void }",
            "argument 1 of type i32 was lowered to something unexpected",
        ),
        (
            "i32 -> ()",
            "define void @f(i32, i32) { ret void }",
            "its list of arguments was lowered to something unexpected",
        ),
        (
            "i32 -> i32",
            "define void @f(i32) { ret void }",
            "the result was lowered to something unexpected",
        ),
        (
            "memref<?xi8> -> ()",
            "define void @f(ptr, ptr, i64) { ret void }",
            "argument 1 of type memref<?xi8> was lowered to something unexpected",
        ),
        (
            "memref<2xmemref<2xi8>> -> ()",
            "define void @f(ptr, ptr, i64, i64, i64) { ret void }",
            "argument 1 of type memref<2xmemref<2xi8>> has elements whose type is a memref nested in another type",
        ),
        (
            "i32 -> ()",
            "target datalayout = \"E\"\ndefine void @f(i32) { ret void }",
            "the data layout is not that of a 64-bit little-endian machine",
        ),
        (
            "i32 -> ()",
            "define void @f(i32) { ret void }\ndefine void @terrace_packed_f() { ret void }",
            "the module already defines 'terrace_packed_f'",
        ),
    ] {
        assert_eq!(
            refused(ty, lowered),
            format!("'f' cannot be called: {expect}")
        );
    }
}

#[test]
fn bare_pointers_and_narrow_indices_are_known() {
    let convention = Convention {
        index_bits: 32,
        bare_pointers: true,
    };
    let lowered = "define ptr @f(ptr %a, i32 %n) { ret ptr %a }";
    entry_of("memref<2xf32>; index -> memref<2xf32>", lowered, convention).expect("an entry");
}
