//! Static and dynamic indices, and slices.

use crate::toy::{Module, first_error};
use MixedIndex::{Known, Value};
use std::fmt::Write;
use terrace_builtin::types::DYNAMIC;
use terrace_interfaces::mixed::MixedIndex;
use terrace_interfaces::offset_size_stride::{MixedSlice, StaticSlice};
use terrace_testing::expect;

#[test]
fn indices_are_joined_and_split() {
    let module = Module::new(
        r#"%a, %b = "test.values"() : () -> (index, index)
        "test.use"(%a, %b) : (index, index) -> ()"#,
    );
    let [a, b] = module.used();
    let numbers = [1, DYNAMIC, -3, DYNAMIC];
    let mixed = MixedIndex::join(&numbers, [a, b]);
    assert_eq!(mixed, [Known(1), Value(a), Known(-3), Value(b)]);
    assert_eq!(MixedIndex::split(&mixed), (numbers.to_vec(), vec![a, b]));
    // Without values for them, the dynamic entries are dropped. More values than entries are ignored.
    assert_eq!(
        MixedIndex::join(&numbers, [a]),
        [Known(1), Value(a), Known(-3)]
    );
    assert_eq!(MixedIndex::join(&[DYNAMIC], [b, a]), [Value(b)]);
    assert_eq!(MixedIndex::known_or(DYNAMIC, a.into()), Value(a));
    assert_eq!(MixedIndex::known_or(0, a.into()), Known(0));
}

#[test]
fn constants_are_static() {
    let text = format!(
        r#"%n = "test.values"() : () -> index
        %c = "toy.const"() <{{value = -2 : index}}> : () -> index
        %dynamic = "toy.const"() <{{value = {DYNAMIC} : index}}> : () -> index
        %float = "toy.const"() <{{value = 2.0 : f32}}> : () -> f32
        "test.use"(%n, %c, %dynamic, %float) : (index, index, index, f32) -> ()"#
    );
    let module = Module::new(&text);
    let [n, c, dynamic, float] = module.used();
    assert_eq!(
        MixedIndex::of_each(&module.ctx, &module.body, [n, c, dynamic, float]),
        // The number that marks a dynamic index is not a static one.
        [Value(n), Known(-2), Value(dynamic), Value(float)]
    );
}

/// Text of a slice of `%t` with static lists `lists`, the values `%n` for dynamic entries, and the ranks.
fn slice(lists: [&str; 3], values: [usize; 3], ranks: &str) -> String {
    let [offsets, sizes, strides] = lists.map(|list| {
        let list = list.replace('?', &DYNAMIC.to_string());
        if list.is_empty() {
            "array<i64>".to_owned()
        } else {
            format!("array<i64: {list}>")
        }
    });
    let [o, si, st] = values;
    let count: usize = values.iter().sum();
    let mut text = "%t, %n = \"test.values\"() : () -> (memref<8x8xi8>, index)\n".to_owned();
    let (names, types) = (", %n".repeat(count), ", index".repeat(count));
    write!(
        text,
        "\"toy.slice\"(%t{names}) <{{operandSegmentSizes = array<i32: 1, {o}, {si}, {st}>, static_offsets = {offsets}, \
         static_sizes = {sizes}, static_strides = {strides}, ranks = array<i64: {ranks}>}}> : (memref<8x8xi8>{types}) -> ()\n\
         \"test.use\"(%t, %n) : (memref<8x8xi8>, index) -> ()",
    )
    .unwrap();
    text
}

#[test]
fn an_operation_has_a_slice() {
    let module = Module::new(&slice(["1, ?", "?, ?", "1, 2"], [1, 2, 0], "2, 2, 2"));
    let [_, n] = module.used();
    let op = module.op("toy.slice");
    let lists = StaticSlice::of(op);
    assert_eq!(
        lists,
        StaticSlice {
            offsets: &[1, DYNAMIC],
            sizes: &[DYNAMIC, DYNAMIC],
            strides: &[1, 2],
        }
    );
    let expected = MixedSlice {
        offsets: vec![Known(1), Value(n)],
        sizes: vec![Value(n), Value(n)],
        strides: vec![Known(1), Known(2)],
    };
    assert_eq!(MixedSlice::of(op), Some(expected.clone()));
    assert_eq!(lists.join([&[n], &[n, n], &[]]), expected);
    let other = module.op("test.values");
    assert_eq!(StaticSlice::of(other), StaticSlice::default());
    assert_eq!(MixedSlice::of(other), None);
}

#[test]
fn values_of_a_slice_are_in_order() {
    let module = Module::new(
        r#"%t, %a, %b, %c, %d = "test.values"() : () -> (memref<8x8xi8>, index, index, index, index)
        "toy.slice"(%t, %a, %b, %c, %d) <{
            operandSegmentSizes = array<i32: 1, 2, 1, 1>,
            static_offsets = array<i64: -9223372036854775808, -9223372036854775808>,
            static_sizes = array<i64: 4, -9223372036854775808>,
            static_strides = array<i64: -9223372036854775808, 1>,
            ranks = array<i64: 2, 2, 2>
        }> : (memref<8x8xi8>, index, index, index, index) -> ()
        "test.use"(%a, %b, %c, %d) : (index, index, index, index) -> ()"#,
    );
    let [a, b, c, d] = module.used();
    let slice = MixedSlice::of(module.op("toy.slice")).expect("a slice");
    assert_eq!(slice.offsets, [Value(a), Value(b)]);
    assert_eq!(slice.sizes, [Known(4), Value(c)]);
    assert_eq!(slice.strides, [Value(d), Known(1)]);
}

#[test]
fn slices_are_verified() {
    let (two, none) = (["0, 0", "4, 4", "1, 1"], [0; 3]);
    let slices = [
        (two, none, "2, 2, 2"),
        // An offset for memory of any rank, and a negative stride.
        (["0", "4, 4", "-1, 1"], none, "1, 2, 2"),
        (["", "", ""], none, "0, 0, 0"),
        // Numbers of values.
        (two, [1, 0, 0], "2, 2, 2"),
        (["0, 0", "?, 4", "1, 1"], none, "2, 2, 2"),
        (["0, 0", "4, 4", "?, ?"], [0, 0, 1], "2, 2, 2"),
        // Lengths.
        (["0", "4, 4", "1, 1"], none, "2, 2, 2"),
        (["0, 0", "4, 4", "1"], none, "2, 2, 2"),
        (two, none, "3, 3, 3"),
        (["0", "4, 4", "1, 1"], none, "1, 3, 3"),
        (two, none, "2, 2, 1"),
        // Negative numbers.
        (["0, -1", "4, 4", "1, 1"], none, "2, 2, 2"),
        (["0, 0", "-4, 4", "1, 1"], none, "2, 2, 2"),
    ];
    let error = |(lists, values, ranks)| first_error(&slice(lists, values, ranks)) + "\n";
    expect![[r"
        valid
        valid
        valid
        expected the number of 'offsets' to match the number of dynamic entries in 'static_offsets' (1 vs 0)
        expected the number of 'sizes' to match the number of dynamic entries in 'static_sizes' (0 vs 1)
        expected the number of 'strides' to match the number of dynamic entries in 'static_strides' (1 vs 2)
        expected mixed offsets rank to match mixed sizes rank (1 vs 2) so the rank of the result type is well-formed.
        expected mixed sizes rank to match mixed strides rank (2 vs 1) so the rank of the result type is well-formed.
        expected 3 offset values, got 2
        expected 3 size values, got 2
        expected 1 stride values, got 2
        expected offsets to be non-negative, but got -1
        expected sizes to be non-negative, but got -4
        "]].assert_eq(&slices.map(error).concat());
}

#[test]
fn slices_exceed_memory() {
    let slices: [([&[i64]; 3], &[i64]); 8] = [
        ([&[2, 0], &[3, 8], &[2, 1]], &[7, 8]),
        ([&[2, 0], &[3, 8], &[2, 1]], &[6, 8]),
        ([&[0, 8], &[1, 1], &[1, 1]], &[8, 8]),
        // The first dimension is reported.
        ([&[9, 9], &[1, 1], &[1, 1]], &[8, 8]),
        // A dynamic offset or size of memory is assumed to fit.
        ([&[DYNAMIC, 9], &[9, 9], &[1, 1]], &[8, DYNAMIC]),
        // With a dynamic size or stride, only the offset is checked.
        ([&[8], &[DYNAMIC], &[1]], &[8]),
        ([&[7], &[DYNAMIC], &[1]], &[8]),
        ([&[7], &[9], &[DYNAMIC]], &[8]),
    ];
    let excess = |([offsets, sizes, strides], shape): ([&[i64]; 3], &[i64])| {
        let lists = StaticSlice {
            offsets,
            sizes,
            strides,
        };
        lists.out_of_bounds(shape).unwrap_or("fits".to_owned()) + "\n"
    };
    expect![[r"
        fits
        slice along dimension 0 runs out-of-bounds: 6 >= 6
        offset 1 is out-of-bounds: 8 >= 8
        offset 0 is out-of-bounds: 9 >= 8
        fits
        offset 0 is out-of-bounds: 8 >= 8
        fits
        fits
        "]]
    .assert_eq(&slices.map(excess).concat());
}
