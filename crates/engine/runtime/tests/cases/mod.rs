//! Calls the runner functions by name, so that any library that defines them can be called. This crate's test compares
//! the output of Terrace's functions with a recorded text; that of `xtask/upstream` does the same for upstream's.

use std::ffi::CStr;
use std::fmt::Write as _;
use std::fs::File;
use std::io::{Read as _, Seek as _, SeekFrom};
use std::mem::transmute_copy;
use std::os::fd::{AsRawFd as _, FromRawFd as _};

/// Returns the address of a function by name.
pub(crate) type Lookup<'a> = &'a dyn Fn(&str) -> *const u8;

/// Returns a library's function as a Rust function pointer.
///
/// # Safety
/// `F` must be the function's type.
unsafe fn function<F: Copy>(lookup: Lookup<'_>, name: &str) -> F {
    let address = lookup(name);
    assert!(!address.is_null(), "no {name}");
    assert_eq!(size_of::<F>(), size_of::<*const u8>());
    // SAFETY: a function pointer is an address; the caller guarantees the type.
    unsafe { transmute_copy(&address) }
}

/// A group of calls. `run` returns their results; the output is captured separately.
pub(crate) struct Case {
    pub(crate) name: String,
    pub(crate) run: Box<dyn Fn(Lookup<'_>) -> String>,
}

fn case(name: impl Into<String>, run: impl Fn(Lookup<'_>) -> String + 'static) -> Case {
    Case {
        name: name.into(),
        run: Box::new(run),
    }
}

/// A memref with its own memory.
#[derive(Clone)]
pub(crate) struct Buffer {
    bytes: Vec<u64>,
    offset: i64,
    sizes: Vec<i64>,
    strides: Vec<i64>,
}

impl Buffer {
    pub(crate) fn new(bytes: &[u8], offset: i64, sizes: &[i64], strides: &[i64]) -> Self {
        let words = bytes.chunks(8).map(|chunk| {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            u64::from_ne_bytes(word)
        });
        Buffer {
            bytes: words.collect(),
            offset,
            sizes: sizes.to_vec(),
            strides: strides.to_vec(),
        }
    }

    /// Creates a contiguous row-major buffer.
    pub(crate) fn dense(bytes: &[u8], sizes: &[i64]) -> Self {
        let mut strides = vec![1; sizes.len()];
        for at in (1..sizes.len()).rev() {
            strides[at - 1] = strides[at] * sizes[at];
        }
        Buffer::new(bytes, 0, sizes, &strides)
    }

    pub(crate) fn rank(&self) -> i64 {
        self.sizes.len() as i64
    }

    /// Returns the ranked descriptor.
    pub(crate) fn descriptor(&mut self) -> Vec<u64> {
        let address = self.bytes.as_mut_ptr() as u64;
        let mut words = vec![address, address, self.offset as u64];
        words.extend(
            self.sizes
                .iter()
                .chain(&self.strides)
                .map(|&word| word as u64),
        );
        words
    }

    fn hex(&self, bytes: usize) -> String {
        let all: Vec<u8> = self
            .bytes
            .iter()
            .flat_map(|word| word.to_ne_bytes())
            .collect();
        all.chunks(bytes).fold(String::new(), |mut text, element| {
            for byte in element.iter().rev() {
                let _ = write!(text, "{byte:02x}");
            }
            text + " "
        })
    }
}

/// Returns the unranked descriptor for a ranked one.
pub(crate) fn unranked(rank: i64, descriptor: &[u64]) -> [u64; 2] {
    [rank as u64, descriptor.as_ptr() as u64]
}

/// The process's standard streams while they are redirected. Dropping this, also by a panic, restores them.
struct Streams([i32; 2]);

impl Streams {
    fn redirected(to: [i32; 2]) -> Self {
        // SAFETY: descriptors 1 and 2 are open. Only one thread does this.
        unsafe {
            libc::fflush(std::ptr::null_mut());
            let saved = [libc::dup(1), libc::dup(2)];
            libc::dup2(to[0], 1);
            libc::dup2(to[1], 2);
            Streams(saved)
        }
    }
}

impl Drop for Streams {
    fn drop(&mut self) {
        // SAFETY: as above.
        unsafe {
            libc::fflush(std::ptr::null_mut());
            for (number, copy) in [(1, self.0[0]), (2, self.0[1])] {
                libc::dup2(copy, number);
                libc::close(copy);
            }
        }
    }
}

/// Runs a function. Returns its result and the text written to the two standard streams.
pub(crate) fn captured(run: impl FnOnce() -> String) -> (String, String, String) {
    let temporary = || {
        // SAFETY: a new file, whose descriptor is not used elsewhere.
        unsafe {
            let file = libc::tmpfile();
            assert!(!file.is_null());
            let copy = libc::dup(libc::fileno(file));
            libc::fclose(file);
            File::from_raw_fd(copy)
        }
    };
    let mut files = [temporary(), temporary()];
    let streams = Streams::redirected([files[0].as_raw_fd(), files[1].as_raw_fd()]);
    let result = run();
    drop(streams);
    let [output, errors] = files.each_mut().map(|file| {
        let mut bytes = Vec::new();
        file.seek(SeekFrom::Start(0)).expect("a file");
        file.read_to_end(&mut bytes).expect("a file");
        without_addresses(&bytes.escape_ascii().to_string().replace("\\n", "\n"))
    });
    (result, output, errors)
}

/// Returns the text with its addresses replaced.
fn without_addresses(text: &str) -> String {
    let mut parts = text.split("base@ = 0x");
    let mut result = parts.next().unwrap_or_default().to_string();
    for part in parts {
        result += "base@ = 0x?";
        result += part.trim_start_matches(|c: char| c.is_ascii_hexdigit());
    }
    result
}

/// Returns all output and results of a case.
pub(crate) fn transcript(case: &Case, lookup: Lookup<'_>) -> String {
    let (result, output, errors) = captured(|| (case.run)(lookup));
    let mut text = format!("== {}\n", case.name);
    for (name, part) in [("out", output), ("err", errors), ("result", result)] {
        if !part.is_empty() {
            let _ = writeln!(text, "-- {name}\n{part}");
        }
    }
    text
}

/// Returns elements of a kind as bytes: consecutive numbers, and numbers that are hard to print.
fn elements(kind: &str, count: usize) -> Vec<u8> {
    let floats = [
        0.0,
        1.0,
        -1.5,
        0.1,
        1e6,
        123456.5,
        1234567.0,
        1e-4,
        1e-5,
        -0.0,
        f64::INFINITY,
        f64::NEG_INFINITY,
        f64::NAN,
        -f64::NAN,
        3.0,
        1e38,
        2.5e-39,
        100.0,
        65504.0,
        6e-8,
    ];
    let float =
        |at: usize| floats[at % floats.len()] + if at < floats.len() { 0.0 } else { at as f64 };
    let integer = |at: usize| -> i64 {
        match at % 7 {
            0 => at as i64,
            1 => -(at as i64),
            2 => i64::MAX - at as i64,
            3 => i64::MIN,
            4 => 0x1_0000_0000 * at as i64,
            5 => 65 + at as i64,
            _ => -1,
        }
    };
    let mut bytes = Vec::new();
    for at in 0..count {
        match kind {
            "I8" => bytes.push(integer(at) as u8),
            "I16" => bytes.extend((integer(at) as i16).to_ne_bytes()),
            "F16" | "BF16" => bytes.extend(
                (at as u16)
                    .wrapping_mul(2731)
                    .wrapping_add(0x3555)
                    .to_ne_bytes(),
            ),
            "I32" => bytes.extend((integer(at) as i32).to_ne_bytes()),
            "F32" => bytes.extend((float(at) as f32).to_ne_bytes()),
            "C32" => {
                bytes.extend((float(at) as f32).to_ne_bytes());
                bytes.extend((float(at + 5) as f32).to_ne_bytes());
            }
            "I64" | "Ind" => bytes.extend(integer(at).to_ne_bytes()),
            "F64" => bytes.extend(float(at).to_ne_bytes()),
            _ => {
                bytes.extend(float(at).to_ne_bytes());
                bytes.extend(float(at + 5).to_ne_bytes());
            }
        }
    }
    bytes
}

const KINDS: [&str; 11] = [
    "I8", "I16", "I32", "I64", "F16", "BF16", "F32", "F64", "Ind", "C32", "C64",
];

/// Offset, sizes, strides, and the number of elements in memory.
type Layout = (i64, &'static [i64], &'static [i64], usize);

const LAYOUTS: [Layout; 15] = [
    (0, &[], &[], 1),
    (2, &[], &[], 3),
    (0, &[20], &[1], 20),
    (0, &[1], &[1], 1),
    (5, &[3], &[-2], 6),
    (1, &[4], &[0], 2),
    (0, &[2, 3], &[3, 1], 6),
    (0, &[3, 2], &[1, 3], 6),
    (1, &[2, 2], &[8, 3], 13),
    (0, &[1, 4], &[4, 1], 4),
    (0, &[4, 1], &[1, 1], 4),
    (0, &[2, 2, 2], &[4, 2, 1], 8),
    (0, &[1, 1, 3], &[3, 3, 1], 3),
    (0, &[2, 1, 2, 2], &[4, 4, 2, 1], 8),
    (0, &[2, 1, 1, 2, 1, 2], &[4, 4, 4, 2, 2, 1], 8),
];

fn buffer(kind: &str, (offset, sizes, strides, count): Layout) -> Buffer {
    Buffer::new(&elements(kind, count), offset, sizes, strides)
}

/// Calls a function with the unranked descriptor of a buffer as the only argument.
fn call_unranked(lookup: Lookup<'_>, name: &str, mut buffer: Buffer) {
    let descriptor = buffer.descriptor();
    let memref = unranked(buffer.rank(), &descriptor);
    // SAFETY: the type of all these functions.
    unsafe { function::<extern "C" fn(*const u64)>(lookup, name)(memref.as_ptr()) };
}

fn numbers(cases: &mut Vec<Case>) {
    cases.push(case("numbers", |lookup| {
        // SAFETY: the types of these functions.
        unsafe {
            let newline = function::<extern "C" fn()>(lookup, "printNewline");
            for value in [0, 1, -1, i64::MAX, i64::MIN] {
                function::<extern "C" fn(i64)>(lookup, "printI64")(value);
                function::<extern "C" fn()>(lookup, "printComma")();
                function::<extern "C" fn(u64)>(lookup, "printU64")(value as u64);
                newline();
            }
            for bits in (0..u64::from(u16::MAX))
                .step_by(509)
                .chain([0x7FF0, 0xFFF0, 0x7FF8, 0xFFF8, 0x8000])
            {
                let double = f64::from_bits(bits << 48 | bits);
                function::<extern "C" fn(f64)>(lookup, "printF64")(double);
                function::<extern "C" fn()>(lookup, "printOpen")();
                function::<extern "C" fn(f32)>(lookup, "printF32")(f32::from_bits(
                    (bits << 16 | bits) as u32,
                ));
                function::<extern "C" fn()>(lookup, "printClose")();
                function::<extern "C" fn(u16)>(lookup, "printF16")(bits as u16);
                function::<extern "C" fn()>(lookup, "printComma")();
                function::<extern "C" fn(u16)>(lookup, "printBF16")(bits as u16);
                newline();
            }
            let text: &CStr = c"%d is not replaced\n";
            function::<extern "C" fn(*const u8)>(lookup, "printString")(text.as_ptr().cast());
            for value in [
                0.0,
                1e9,
                2.5e9,
                1e30,
                -1.0,
                f64::INFINITY,
                f64::NAN,
                f64::MAX,
            ] {
                function::<extern "C" fn(f64)>(lookup, "printFlops")(value);
            }
        }
        String::new()
    }));
    cases.push(case("bfloat results", |lookup| {
        let mut text = String::new();
        for bits in (0..=u16::MAX).step_by(251).flat_map(|upper| {
            [0, 1, 0x7FFF, 0x8000, 0x8001, 0xFFFF].map(|lower| u32::from(upper) << 16 | lower)
        }) {
            // SAFETY: the types of these functions.
            let (single, double) = unsafe {
                (
                    function::<extern "C" fn(f32) -> f32>(lookup, "__truncsfbf2")(f32::from_bits(
                        bits,
                    )),
                    function::<extern "C" fn(f64) -> f32>(lookup, "__truncdfbf2")(
                        f32::from_bits(bits).into(),
                    ),
                )
            };
            let _ = write!(
                text,
                "{:x} {:x} ",
                single.to_bits() as u16,
                double.to_bits() as u16
            );
        }
        text
    }));
}

fn printing(cases: &mut Vec<Case>) {
    for kind in KINDS {
        cases.push(case(format!("printMemref{kind}"), move |lookup| {
            for layout in LAYOUTS {
                call_unranked(
                    lookup,
                    &format!("_mlir_ciface_printMemref{kind}"),
                    buffer(kind, layout),
                );
            }
            String::new()
        }));
    }
    for kind in ["I8", "I32", "I64", "F32", "F64", "Ind", "C32", "C64"] {
        cases.push(case(format!("shape and rank 1 of {kind}"), move |lookup| {
            for layout in LAYOUTS {
                let name = format!("_mlir_ciface_printMemrefShape{kind}");
                call_unranked(lookup, &name, buffer(kind, layout));
            }
            for layout in [
                (0, &[4i64] as &[i64], &[1i64] as &[i64], 4),
                (1, &[2], &[2], 4),
            ] {
                let mut buffer = buffer(kind, layout);
                let name = format!("_mlir_ciface_printMemref1d{kind}");
                // SAFETY: the type of these functions.
                unsafe {
                    function::<extern "C" fn(*const u64)>(lookup, &name)(
                        buffer.descriptor().as_ptr(),
                    )
                };
            }
            String::new()
        }));
    }
    cases.push(case("null", |lookup| {
        let descriptor = [0, 0, 0, 3, 1];
        let memref = unranked(1, &descriptor);
        let name = "_mlir_ciface_printMemrefShapeF32";
        // SAFETY: the type of the function.
        unsafe { function::<extern "C" fn(*const u64)>(lookup, name)(memref.as_ptr()) };
        String::new()
    }));
    cases.push(case("ranked", |lookup| {
        for (rank, sizes) in [
            (0, &[] as &[i64]),
            (2, &[2, 2]),
            (3, &[2, 1, 2]),
            (4, &[1, 2, 1, 2]),
        ] {
            let mut buffer = Buffer::dense(&elements("F32", 8), sizes);
            let name = format!("_mlir_ciface_printMemref{rank}dF32");
            // SAFETY: the type of these functions.
            unsafe {
                function::<extern "C" fn(*const u64)>(lookup, &name)(buffer.descriptor().as_ptr())
            };
        }
        String::new()
    }));
    cases.push(case("vectors", |lookup| {
        let vectors = [
            (0, &[2i64, 2] as &[i64], &[2i64, 1] as &[i64]),
            (1, &[1, 2], &[1, 1]),
            (0, &[3, 1], &[1, 3]),
        ];
        for (offset, sizes, strides) in vectors {
            let mut buffer = Buffer::new(&elements("F32", 64), offset, sizes, strides);
            let name = "_mlir_ciface_printMemrefVector4x4xf32";
            // SAFETY: the type of the function.
            unsafe {
                function::<extern "C" fn(*const u64)>(lookup, name)(buffer.descriptor().as_ptr())
            };
        }
        String::new()
    }));
    cases.push(case("parts", |lookup| {
        for kind in ["I32", "I64", "F32", "F64", "Ind", "C32", "C64"] {
            for layout in [LAYOUTS[1], LAYOUTS[4], LAYOUTS[8]] {
                let mut buffer = buffer(kind, layout);
                let name = format!("printMemref{kind}");
                // SAFETY: the type of these functions.
                unsafe {
                    function::<extern "C" fn(i64, *const u64)>(lookup, &name)(
                        buffer.rank(),
                        buffer.descriptor().as_ptr(),
                    );
                }
            }
        }
        String::new()
    }));
}

fn verify(lookup: Lookup<'_>, name: &str, mut actual: Buffer, mut expected: Buffer) -> i64 {
    let descriptors = [actual.descriptor(), expected.descriptor()];
    let memrefs = [
        unranked(actual.rank(), &descriptors[0]),
        unranked(expected.rank(), &descriptors[1]),
    ];
    // SAFETY: the type of these functions.
    unsafe {
        function::<extern "C" fn(*const u64, *const u64) -> i64>(lookup, name)(
            memrefs[0].as_ptr(),
            memrefs[1].as_ptr(),
        )
    }
}

fn verifying(cases: &mut Vec<Case>) {
    for kind in KINDS {
        cases.push(case(format!("verifyMemRef{kind}"), move |lookup| {
            let name = format!("_mlir_ciface_verifyMemRef{kind}");
            let mut results = Vec::new();
            for layout in LAYOUTS {
                let (is, should) = (buffer(kind, layout), buffer(kind, layout));
                results.push(verify(lookup, &name, is.clone(), should.clone()));
                let mut other = should;
                for word in other.bytes.iter_mut().step_by(2) {
                    *word ^= 0x0100_0000_0100_0001;
                }
                results.push(verify(lookup, &name, is.clone(), other.clone()));
                results.push(verify(lookup, &name, other, is));
            }
            // Other ranks, sizes, strides and offsets. If one of the memrefs is a scalar, both are compared as scalars.
            for (a, b) in [
                (2, 6),
                (6, 7),
                (9, 10),
                (3, 2),
                (0, 2),
                (0, 1),
                (8, 6),
                (2, 0),
            ] {
                let (a, b) = (buffer(kind, LAYOUTS[a]), buffer(kind, LAYOUTS[b]));
                results.push(verify(lookup, &name, a, b));
            }
            // Empty memrefs.
            for sizes in [&[0i64] as &[i64], &[2, 0], &[0, 2]] {
                let (a, b) = (elements(kind, 2), elements(kind, 1));
                results.push(verify(
                    lookup,
                    &name,
                    Buffer::dense(&a, sizes),
                    Buffer::dense(&b, sizes),
                ));
            }
            format!("{results:?}")
        }));
    }
    cases.push(case("nearly equal", |lookup| {
        let steps = [
            0.0, 1e-14, 9e-13, 1e-12, 1.1e-12, 1e-8, 9e-7, 1e-6, 1.1e-6, 1e-3, -9e-7, -1.1e-6,
            -9e-13,
        ];
        let mut results = Vec::new();
        for scale in [1.0, -1.0, 1e30, 1e-30, 1e-310, 0.0] {
            let [mut a, mut b, mut c, mut d] = [const { Vec::new() }; 4];
            for step in steps {
                let (is, should) = (scale * (1.0 + step), scale);
                a.extend(f64::to_ne_bytes(is));
                b.extend(f64::to_ne_bytes(should));
                c.extend(f32::to_ne_bytes(is as f32));
                d.extend(f32::to_ne_bytes(should as f32));
            }
            let sizes = [steps.len() as i64];
            let [a, b, c, d] = [a, b, c, d].map(|bytes| Buffer::dense(&bytes, &sizes));
            results.push(verify(lookup, "_mlir_ciface_verifyMemRefF64", a, b));
            results.push(verify(lookup, "_mlir_ciface_verifyMemRefF32", c, d));
        }
        format!("{results:?}")
    }));
    cases.push(case("parts verified", |lookup| {
        let mut results = Vec::new();
        for kind in ["I32", "F32", "F64", "Ind", "C32", "C64"] {
            let (mut is, mut should) = (buffer(kind, LAYOUTS[6]), buffer(kind, LAYOUTS[6]));
            should.bytes[1] ^= 1 << 62;
            let name = format!("verifyMemRef{kind}");
            // SAFETY: the type of these functions.
            results.push(unsafe {
                function::<extern "C" fn(i64, *const u64, *const u64) -> i64>(lookup, &name)(
                    2,
                    is.descriptor().as_ptr(),
                    should.descriptor().as_ptr(),
                )
            });
        }
        format!("{results:?}")
    }));
}

fn copying(cases: &mut Vec<Case>) {
    type Place = (i64, &'static [i64]);
    const COPIES: [(&[i64], Place, Place); 11] = [
        (&[], (0, &[]), (3, &[])),
        (&[4], (0, &[1]), (1, &[1])),
        (&[4], (0, &[2]), (7, &[-1])),
        (&[2, 3], (0, &[3, 1]), (0, &[3, 1])),
        (&[2, 3], (0, &[3, 1]), (0, &[1, 2])),
        (&[2, 3], (1, &[4, 1]), (0, &[3, 1])),
        (&[2, 0], (0, &[1, 1]), (0, &[1, 1])),
        (&[0, 2], (0, &[1, 1]), (0, &[1, 1])),
        (&[3, 1, 2], (0, &[2, 9, 1]), (2, &[2, 7, 1])),
        (&[2, 2, 2], (0, &[4, 2, 1]), (0, &[1, 2, 4])),
        (&[2, 2], (0, &[0, 1]), (0, &[2, 1])),
    ];
    cases.push(case("memrefCopy", |lookup| {
        let mut text = String::new();
        for element in [1, 2, 4, 8, 12, 16] {
            for (sizes, from, to) in COPIES {
                let bytes: Vec<u8> = (0..16 * element).map(|byte| byte as u8).collect();
                let mut source = Buffer::new(&bytes, from.0, sizes, from.1);
                let mut target = Buffer::new(&vec![0xEE; bytes.len()], to.0, sizes, to.1);
                let descriptors = [source.descriptor(), target.descriptor()];
                let memrefs = [
                    unranked(source.rank(), &descriptors[0]),
                    unranked(target.rank(), &descriptors[1]),
                ];
                // SAFETY: the type of the function.
                unsafe {
                    function::<extern "C" fn(i64, *const u64, *const u64)>(lookup, "memrefCopy")(
                        element,
                        memrefs[0].as_ptr(),
                        memrefs[1].as_ptr(),
                    );
                }
                text += &target.hex(element as usize);
                text += "\n";
            }
        }
        text
    }));
    cases.push(case("memrefCopy within a memref", |lookup| {
        let mut text = String::new();
        for (sizes, from, to) in [
            (
                &[6i64] as &[i64],
                (0, &[1i64] as &[i64]),
                (1, &[1i64] as &[i64]),
            ),
            (&[6], (1, &[1]), (0, &[1])),
            (&[4], (0, &[2]), (2, &[1])),
            (&[2, 3], (0, &[3, 1]), (1, &[3, 1])),
            (&[2, 3], (0, &[3, 1]), (6, &[3, 1])),
        ] {
            let bytes: Vec<u8> = (0..64).collect();
            let mut memory = Buffer::new(&bytes, from.0, sizes, from.1);
            let source = memory.descriptor();
            (memory.offset, memory.strides) = (to.0, to.1.to_vec());
            let target = memory.descriptor();
            let memrefs = [
                unranked(memory.rank(), &source),
                unranked(memory.rank(), &target),
            ];
            // SAFETY: the type of the function.
            unsafe {
                function::<extern "C" fn(i64, *const u64, *const u64)>(lookup, "memrefCopy")(
                    4,
                    memrefs[0].as_ptr(),
                    memrefs[1].as_ptr(),
                );
            }
            text += &memory.hex(4);
            text += "\n";
        }
        text
    }));
}

fn random(cases: &mut Vec<Case>) {
    cases.push(case("random numbers", |lookup| {
        let mut text = String::new();
        // SAFETY: the types of these functions.
        let (create, draw, destroy, shuffle) = unsafe {
            (
                function::<extern "C" fn(u64) -> *mut u8>(lookup, "rtsrand"),
                function::<extern "C" fn(*mut u8, u64) -> u64>(lookup, "rtrand"),
                function::<extern "C" fn(*mut u8)>(lookup, "rtdrand"),
                function::<extern "C" fn(*const u64, *mut u8)>(lookup, "_mlir_ciface_shuffle"),
            )
        };
        for seed in [0, 42, 1 << 40 | 42, u64::MAX] {
            let generator = create(seed);
            let top = u64::from(u32::MAX);
            let limits = [
                100,
                0,
                1,
                7,
                1 << 31,
                (3 << 30) + 1,
                top - 1,
                top,
                top + 1,
                top + 2,
                5 << 40,
                u64::MAX - 1,
                u64::MAX,
            ];
            for _ in 0..60 {
                for limit in limits {
                    let _ = write!(text, "{} ", draw(generator, limit));
                }
            }
            text += "\n";
            for count in [0, 1, 2, 3, 8, 9, 31] {
                for (offset, stride) in [(0, 1), (1, 1), (0, 2)] {
                    let mut memory = Buffer::new(&[0xEE; 8 * 34], offset, &[count], &[stride]);
                    shuffle(memory.descriptor().as_ptr(), generator);
                    let _ = writeln!(text, "{:?}", &memory.bytes[..count as usize + 1]);
                }
            }
            // Near the size from which each position needs its own draw.
            for count in [65534, 65535, 65536, 65537] {
                let mut memory = Buffer::dense(&vec![0; 8 * count], &[count as i64]);
                shuffle(memory.descriptor().as_ptr(), generator);
                let sum = memory
                    .bytes
                    .iter()
                    .fold(0u64, |sum, word| sum.wrapping_mul(31).wrapping_add(*word));
                let _ = writeln!(text, "{sum:x} {}", draw(generator, 1000));
            }
            destroy(generator);
        }
        text
    }));
    cases.push(case("sorting", |lookup| {
        let mut text = String::new();
        for (kind, size) in [("I64", 8), ("F64", 8), ("F32", 4)] {
            for (count, offset, stride) in [(0, 0, 1), (1, 0, 1), (12, 0, 1), (7, 2, 1), (5, 0, 2)]
            {
                // NaN is unordered in C++, and equal elements have no order among themselves.
                let floats = [
                    3.0,
                    -1.5,
                    1e30,
                    f64::INFINITY,
                    -2.0,
                    0.5,
                    f64::NEG_INFINITY,
                    7.0,
                    6.0,
                    1e-9,
                    5.0,
                    -3.0,
                ];
                let bytes: Vec<u8> = match kind {
                    "I64" => elements(kind, 12),
                    "F64" => floats
                        .iter()
                        .flat_map(|value| value.to_ne_bytes())
                        .collect(),
                    _ => floats
                        .iter()
                        .flat_map(|&value| (value as f32).to_ne_bytes())
                        .collect(),
                };
                let mut memory = Buffer::new(&bytes, offset, &[count], &[stride]);
                let name = format!("_mlir_ciface_stdSort{kind}");
                // SAFETY: the type of these functions.
                unsafe {
                    function::<extern "C" fn(u64, *const u64)>(lookup, &name)(
                        count as u64,
                        memory.descriptor().as_ptr(),
                    );
                }
                text += &memory.hex(size);
                text += "\n";
            }
        }
        text
    }));
}

/// Returns all cases.
pub(crate) fn cases() -> Vec<Case> {
    let mut cases = Vec::new();
    numbers(&mut cases);
    printing(&mut cases);
    verifying(&mut cases);
    copying(&mut cases);
    random(&mut cases);
    cases
}
