//! Parses arguments from text, and prints values.

use crate::support::{entry, memref_entry, plain_entry};
use std::io::{Cursor, Error, ErrorKind};
use std::path::Path;
use terrace_engine_abi::{Entry, Value};

fn no_file(_: &Path) -> std::io::Result<Box<dyn std::io::Read>> {
    Err(Error::from(ErrorKind::NotFound))
}

fn parsed(entry: &Entry, text: &str) -> Result<Vec<Value>, String> {
    entry
        .parse_args(text, &no_file)
        .map_err(|error| error.to_string())
}

/// Parses the arguments in a text and prints them.
fn shown(entry: &Entry, text: &str) -> String {
    match parsed(entry, text) {
        Ok(values) => {
            let values: Vec<String> = values.iter().map(Value::to_string).collect();
            values.join("; ")
        }
        Err(error) => panic!("{text}: {error}"),
    }
}

#[test]
fn scalars_of_all_kinds_are_read() {
    for (ty, llvm, text, expect) in [
        ("i32", "i32", "-3", "-3"),
        ("i8", "i8", "255", "-1"),
        ("ui8", "i8", "255", "255"),
        ("si8", "i8", " 0x7f ", "127"),
        ("i1", "i1", "true", "true"),
        ("i1", "i1", "0", "false"),
        (
            "i256",
            "i256",
            "-1234567890123456789012345678901234567890",
            "-1234567890123456789012345678901234567890",
        ),
        ("index", "i64", "-0", "0"),
        ("f32", "float", "2.5", "2.5"),
        ("f64", "double", "3", "3.0"),
        ("f16", "half", "-inf", "-inf"),
        ("bf16", "bfloat", "1e3", "1000.0"),
        ("f8E4M3FN", "i8", "448", "448.0"),
        (
            "complex<f32>",
            "{ float, float }",
            "(1, -2.5)",
            "(1.0, -2.5)",
        ),
        ("vector<4xi32>", "<4 x i32>", "[1,2, 3,-4]", "[1, 2, 3, -4]"),
        (
            "vector<2x3xi1>",
            "[2 x <3 x i1>]",
            "[[1,0,1],[0,true,0]]",
            "[[true, false, true], [false, true, false]]",
        ),
        ("vector<3xi7>", "<3 x i7>", "[-64, 63, 1]", "[-64, 63, 1]"),
        ("vector<f32>", "<1 x float>", "[1]", "[1.0]"),
        ("!llvm.ptr", "ptr", "null", "null"),
        ("!llvm.ptr", "ptr", "0x10", "0x10"),
        ("!llvm.ptr", "ptr", "\"a \\\"b\\\"\"", "\"a \\\"b\\\"\""),
        (
            "!llvm.struct<(i8, f32, array<2 x i16>)>",
            "{ i8, float, [2 x i16] }",
            "{1, 2.5, [3, 4]}",
            "{1, 2.5, [3, 4]}",
        ),
    ] {
        let entry = plain_entry(ty, llvm);
        assert_eq!(shown(&entry, text), expect, "{ty}");
        // The printed text parses to the same value.
        let again = shown(&entry, text);
        assert_eq!(parsed(&entry, &again), parsed(&entry, text), "{ty}");
    }
}

#[test]
fn arrays_are_read_with_their_sizes() {
    for (ty, rank, text, expect) in [
        ("memref<2x2xi32>", 2, "[[1,2],[3,4]]", "[[1, 2], [3, 4]]"),
        (
            "memref<?x?xf64>",
            2,
            "[[1],[3],[-1e30]]",
            "[[1.0], [3.0], [-1e+30]]",
        ),
        ("memref<?xi8>", 1, "[]", "[]"),
        ("memref<?x?xi8>", 2, "[]", "[]"),
        ("memref<?x?xi8>", 2, "[[], [ ]]", "[[], []]"),
        ("memref<i32>", 0, "7", "7"),
        ("memref<?xcomplex<f32>>", 1, "[(1,2)]", "[(1.0, 2.0)]"),
        (
            "memref<2xvector<2xi32>>",
            1,
            "[[1,2],[3,4]]",
            "[[1, 2], [3, 4]]",
        ),
        (
            "memref<2xindex, strided<[3], offset: 2>>",
            1,
            "[1, 2]",
            "[1, 2]",
        ),
    ] {
        let entry = memref_entry(ty, rank);
        assert_eq!(shown(&entry, text), expect, "{ty}");
    }
    let unranked = entry(
        "memref<*xf32> -> ()",
        "define void @f(i64, ptr) { ret void }",
    );
    assert_eq!(shown(&unranked, "[[1, 2]]"), "[[1.0, 2.0]]");
    assert_eq!(shown(&unranked, "5"), "5.0");
}

#[test]
fn what_is_wrong_is_said_with_its_place() {
    let two = || entry("i32; f32 -> ()", "define void @f(i32, float) { ret void }");
    let grid = || memref_entry("memref<2x?xi32>", 2);
    let one = |ty, llvm| plain_entry(ty, llvm);
    for (entry, text, expect) in [
        (
            two(),
            "",
            "1: 'f' takes 2 arguments: (i32, f32) -> (); only 0 are given",
        ),
        (
            two(),
            "1",
            "2: 'f' takes 2 arguments: (i32, f32) -> (); only 1 is given",
        ),
        (two(), "1,", "3: expected an argument after ','"),
        (
            two(),
            "1, 2, 3",
            "7: 'f' takes 2 arguments: (i32, f32) -> (); there are more",
        ),
        (two(), "1 2", "3: expected ',' or the end, found '2'"),
        (
            two(),
            "2.5, 1",
            "1: argument 1 of 'f' (i32): expected an integer, found '2.5'",
        ),
        (
            two(),
            "1, [",
            "4: argument 2 of 'f' (f32): expected a number, found '['",
        ),
        (
            two(),
            "99999999999, 1",
            "1: argument 1 of 'f' (i32): '99999999999' does not fit 32 bits",
        ),
        (
            two(),
            "1, @a.npy",
            "4: argument 2 of 'f' (f32): cannot open 'a.npy': entity not found",
        ),
        (
            one("ui8", "i8"),
            "-1",
            "1: argument 1 of 'f' (ui8): '-1' is negative, the type has no sign",
        ),
        (
            one("!llvm.ptr", "ptr"),
            "\"x",
            "1: argument 1 of 'f' (!llvm.ptr): the text has no end: expected '\"'",
        ),
        (
            one("vector<2xi8>", "<2 x i8>"),
            "[1]",
            "1: argument 1 of 'f' (vector<2xi8>): expected 2 elements, found 1",
        ),
        (
            one("vector<2xi8>", "<2 x i8>"),
            "[1,2,3]",
            "1: argument 1 of 'f' (vector<2xi8>): expected 2 elements, found more",
        ),
        (
            grid(),
            "[[1],[2],[3]]",
            "1: argument 1 of 'f' (memref<2x?xi32>): expected 2 elements, found 3",
        ),
        (
            grid(),
            "[[1, 2],[3]]",
            "9: argument 1 of 'f' (memref<2x?xi32>): expected 2 elements as in the first row, found 1",
        ),
        (
            grid(),
            "[1, 2]",
            "2: argument 1 of 'f' (memref<2x?xi32>): expected '[' of an array, found '1'",
        ),
        (
            grid(),
            "[[[1",
            "3: argument 1 of 'f' (memref<2x?xi32>): expected an integer, found '['",
        ),
        (
            grid(),
            "[[1",
            "4: argument 1 of 'f' (memref<2x?xi32>): expected ',' or ']', found the end",
        ),
        (
            grid(),
            "[[é]]",
            "3: argument 1 of 'f' (memref<2x?xi32>): expected an integer, found 'é'",
        ),
    ] {
        assert_eq!(parsed(&entry, text), Err(expect.to_owned()), "{text}");
    }
}

/// Returns an `.npy` file.
fn npy(descr: &str, fortran: &str, shape: &str, data: &[u8]) -> Vec<u8> {
    let header =
        format!("{{'descr': '{descr}', 'fortran_order': {fortran}, 'shape': {shape}, }}\n");
    let mut file = b"\x93NUMPY\x01\x00".to_vec();
    file.extend((header.len() as u16).to_le_bytes());
    file.extend(header.as_bytes());
    file.extend(data);
    file
}

#[test]
fn files_of_numpy_are_read() {
    let floats: Vec<u8> = [1f32, 2., 3., 4., 5., 6.]
        .iter()
        .flat_map(|x| x.to_le_bytes())
        .collect();
    let big: Vec<u8> = [258i16, -2].iter().flat_map(|x| x.to_be_bytes()).collect();
    let read = |entry: &Entry, file: Vec<u8>| {
        let values = entry.parse_args("@x.npy", &|_| Ok(Box::new(Cursor::new(file.clone()))));
        values
            .map(|values| values[0].to_string())
            .map_err(|error| error.message)
    };
    let grid = memref_entry("memref<?x3xf32>", 2);
    for (entry, file, expect) in [
        (
            &grid,
            npy("<f4", "False", "(2, 3)", &floats),
            Ok("[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]"),
        ),
        (
            &grid,
            npy("<f4", "True", "(2, 3)", &floats),
            Ok("[[1.0, 3.0, 5.0], [2.0, 4.0, 6.0]]"),
        ),
        (&grid, npy("<f4", "False", "(0, 3)", &[]), Ok("[]")),
        (
            &grid,
            npy("<f4", "False", "(2, 2)", &floats),
            Err("its shape is [2, 2], the argument needs [?, 3]"),
        ),
        (
            &grid,
            npy("<f8", "False", "(2, 3)", &floats),
            Err("its elements are '<f8', the argument needs '<f4'"),
        ),
        (
            &grid,
            npy("<f4", "False", "(9, 3)", &floats),
            Err("unexpected end: expected 108 bytes of elements for shape [9, 3], found 24"),
        ),
        (
            &grid,
            npy("<f4", "False", "(1, 3)", &floats),
            Err("unexpected data after the 12 bytes of elements for shape [1, 3]"),
        ),
        (
            &grid,
            npy("<f8', 'descr': '<f4", "False", "(2, 3)", &floats),
            Ok("[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]"),
        ),
        (
            &grid,
            npy(
                "<f4', \"descr\": \"<f4\", 'descr': '<f4",
                "False",
                "(2, 3,)",
                &floats,
            ),
            Ok("[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]"),
        ),
        (
            &memref_entry("memref<?xui8>", 1),
            npy("<f4", "False", "(6,)", &floats),
            Err("its elements are '<f4', the argument needs '|u1'"),
        ),
        (
            &grid,
            npy("<f4", "False", "(99999999999999999999, 3)", &floats),
            Err(
                "its header is broken: {'descr': '<f4', 'fortran_order': False, 'shape': (99999999999999999999, 3), }",
            ),
        ),
        (&grid, b"PK".to_vec(), Err("not a NumPy file")),
        (
            &grid,
            npy("<f4", "False", "(2, 3)", &floats)[..20].to_vec(),
            Err("unexpected end: found 10 bytes of a header of 60"),
        ),
        (
            &memref_entry("memref<?xi16>", 1),
            npy(">i2", "False", "(2,)", &big),
            Ok("[258, -2]"),
        ),
        (
            &memref_entry("memref<?xi1>", 1),
            npy("|b1", "False", "(3,)", &[1, 0, 1]),
            Ok("[true, false, true]"),
        ),
        (
            &memref_entry("memref<?xcomplex<f32>>", 1),
            npy("<c8", "False", "(3,)", &floats),
            Ok("[(1.0, 2.0), (3.0, 4.0), (5.0, 6.0)]"),
        ),
        (
            &memref_entry("memref<?xvector<3xf32>>", 1),
            npy("<f4", "False", "(2, 3)", &floats),
            Ok("[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]"),
        ),
        (
            &memref_entry("memref<?xbf16>", 1),
            npy("<V2", "False", "(1,)", &[0x80, 0x3f]),
            Ok("[1.0]"),
        ),
        (
            &plain_entry("f32", "float"),
            npy("<f4", "False", "()", &floats[..4]),
            Ok("1.0"),
        ),
    ] {
        let expect = match expect {
            Ok(text) => Ok(text.to_owned()),
            Err(why) => Err(format!(
                "argument 1 of 'f' ({}): 'x.npy': {why}",
                entry.signature().params[0].text
            )),
        };
        assert_eq!(read(entry, file), expect);
    }
}

/// A deterministic pseudo-random number generator.
struct Random(u64);

impl Random {
    fn below(&mut self, end: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % end as u64) as usize
    }
}

#[test]
fn any_text_and_any_file_is_read_or_refused() {
    let entries = [
        memref_entry("memref<?x2xf32>", 2),
        memref_entry("memref<?xvector<2xi3>>", 1),
        plain_entry(
            "!llvm.struct<(i8, ptr, array<2 x f16>)>",
            "{ i8, ptr, [2 x half] }",
        ),
        plain_entry("complex<f64>", "{ double, double }"),
        entry(
            "memref<*xi1> -> ()",
            "define void @f(i64, ptr) { ret void }",
        ),
        entry("i32; index -> ()", "define void @f(i32, i64) { ret void }"),
    ];
    let pieces = [
        "[",
        "]",
        "(",
        ")",
        "{",
        "}",
        ",",
        " ",
        "1",
        "-",
        "0x",
        "2.5",
        "e9",
        "nan",
        "true",
        "null",
        "\"",
        "\\",
        "@",
        "x.npy",
        "é",
        "99999999999999999999999",
    ];
    let file = npy("<f4", "False", "(2, 2)", &[0; 16]);
    let mut random = Random(88172645463325252);
    for _ in 0..20_000 {
        let count = random.below(12);
        let text: String = (0..count)
            .map(|_| pieces[random.below(pieces.len())])
            .collect();
        let mut broken = file.clone();
        for _ in 0..random.below(4) {
            let at = random.below(broken.len());
            broken[at] = [b'0', b'9', b'(', b')', b'<', 0, 255][random.below(7)];
        }
        broken.truncate(broken.len() - random.below(broken.len() / 2));
        let entry = &entries[random.below(entries.len())];
        match entry.parse_args(&text, &|_| Ok(Box::new(Cursor::new(broken.clone())))) {
            Ok(values) => {
                let mut block = terrace_engine_abi::Block::new(entry).expect("a small block");
                for (at, value) in values.iter().enumerate() {
                    block
                        .set(at, value)
                        .expect("a value of the argument's type");
                    assert!(!value.to_string().is_empty());
                }
            }
            Err(error) => assert!(error.at <= text.len(), "{text}: {error}"),
        }
        let read = entries[0].parse_args("@x.npy", &|_| Ok(Box::new(Cursor::new(broken.clone()))));
        assert!(read.is_ok() || read.is_err_and(|error| error.at == 0));
    }
}
