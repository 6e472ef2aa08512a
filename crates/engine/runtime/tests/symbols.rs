//! The table of symbols: names, addresses, types, and calls of the functions.

use std::collections::BTreeSet;
use std::ffi::CStr;
use std::mem::transmute;
use std::thread;
use std::time::{SystemTime, UNIX_EPOCH};

use terrace_engine_runtime::{CType, Group, find, symbols};

fn address(name: &str) -> *const u8 {
    find(name)
        .unwrap_or_else(|| panic!("no {name}"))
        .address
        .as_ptr()
}

#[test]
fn each_symbol_has_one_name_and_an_address() {
    let names: BTreeSet<&str> = symbols().iter().map(|symbol| symbol.name).collect();
    assert_eq!(names.len(), symbols().len());
    for symbol in symbols() {
        assert!(!symbol.address.as_ptr().is_null(), "{}", symbol.name);
        assert_eq!(
            symbol.group == Group::Helper,
            symbol.name.starts_with("terrace_rt_"),
            "{}",
            symbol.name
        );
        assert_eq!(
            find(symbol.name).map(|found| found.address),
            Some(symbol.address)
        );
    }
    assert!(find("no_such_function").is_none());
    assert!(find("newSparseTensor").is_none());
}

#[test]
fn types_are_written_as_llvms() {
    for (name, expected) in [
        ("printNewline", "void ()"),
        ("printF32", "void (float)"),
        ("memrefCopy", "void (i64, ptr, ptr)"),
        ("rtclock", "double ()"),
        ("terrace_rt_udiv128", "i128 (i128, i128)"),
        ("terrace_rt_umulo128", "i8 (i128, i128, ptr)"),
        ("terrace_rt_f32_to_bf16", "i16 (float)"),
        ("terrace_rt_stack_alloca", "ptr (i64, i64)"),
        ("malloc", "ptr (i64)"),
        ("printf", "i32 (ptr, ...)"),
        ("ldexpf", "float (float, i32)"),
        ("lround", "i64 (double)"),
        ("exit", "void (i32)"),
    ] {
        assert_eq!(
            find(name).expect(name).signature.to_string(),
            expected,
            "{name}"
        );
    }
    let all: Vec<CType> = symbols()
        .iter()
        .flat_map(|symbol| symbol.signature.parameters)
        .copied()
        .collect();
    assert!(all.contains(&CType::Pointer));
}

#[test]
fn functions_of_mathematics_are_cs() {
    // SAFETY: the types of these functions.
    unsafe {
        let sine = transmute::<*const u8, extern "C" fn(f64) -> f64>(address("sin"));
        assert_eq!(sine(1.0).to_bits(), 1f64.sin().to_bits());
        let power = transmute::<*const u8, extern "C" fn(f32, f32) -> f32>(address("powf"));
        assert_eq!(power(2.0, 0.5), 2f32.sqrt());
        let split = transmute::<*const u8, extern "C" fn(f64, *mut i32) -> f64>(address("frexp"));
        let mut exponent = 0;
        assert_eq!((split(12.0, &mut exponent), exponent), (0.75, 4));
    }
}

#[test]
fn clocks_say_what_time_it_is() {
    // SAFETY: the types of these functions.
    let (seconds, nanoseconds) = unsafe {
        (
            transmute::<*const u8, extern "C" fn() -> f64>(address("rtclock"))(),
            transmute::<*const u8, extern "C" fn() -> i64>(address("_mlir_ciface_nanoTime"))(),
        )
    };
    let now = SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .expect("after 1970")
        .as_secs_f64();
    assert!((now - seconds).abs() < 10.0);
    assert!((now - nanoseconds as f64 / 1e9).abs() < 10.0);
}

#[test]
fn counters_do_not_go_back() {
    for name in ["terrace_rt_steady", "terrace_rt_cycles"] {
        // SAFETY: the type of both functions.
        let counter = unsafe { transmute::<*const u8, extern "C" fn() -> i64>(address(name)) };
        let first = counter();
        thread::sleep(std::time::Duration::from_millis(2));
        assert!(counter() - first > 100_000, "{name}");
    }
}

#[cfg(all(target_arch = "x86_64", not(windows)))]
#[test]
fn variadic_functions_get_registers_and_stack() {
    type Call = unsafe extern "C" fn(*const u8, *const u64, *const u8, *const u8, u64, *mut u64);
    // SAFETY: the type of the function.
    let call = unsafe { transmute::<*const u8, Call>(address("terrace_rt_call_variadic")) };
    let mut text = [0u8; 512];
    let format = c"%d %ld %s|%g %g %g %g %g %g %g %g %g %d %Lg";
    // Three fixed arguments; three variadic ones in registers, eight doubles, and on the stack a double, an integer,
    // and a long double aligned to 16 bytes.
    let integers = [
        text.as_mut_ptr().addr() as u64,
        512,
        format.as_ptr().addr() as u64,
        42,
        -7i64 as u64,
        0,
    ];
    let word = c"word";
    let mut integers = integers;
    integers[5] = word.as_ptr().addr() as u64;
    let floats: Vec<[f64; 2]> = (0..8).map(|at| [f64::from(at) + 0.5, 0.0]).collect();
    let stack = [8.5f64.to_bits(), 99, 0x8000_0000_0000_0000, 0x3FFF];
    let mut results = [!0; 8];
    // SAFETY: the arguments of snprintf; the stack's block is a multiple of 16 bytes.
    unsafe {
        call(
            address("snprintf"),
            integers.as_ptr(),
            floats.as_ptr().cast(),
            stack.as_ptr().cast(),
            32,
            results.as_mut_ptr(),
        );
    }
    let text = CStr::from_bytes_until_nul(&text)
        .expect("a NUL byte")
        .to_str()
        .expect("text");
    assert_eq!(text, "42 -7 word|0.5 1.5 2.5 3.5 4.5 5.5 6.5 7.5 8.5 99 1");
    assert_eq!((results[0] as i32, results[3]), (text.len() as i32, 0));
}

/// Calls a function with a stack block of many pages, which returns two floats.
#[cfg(all(target_arch = "x86_64", not(windows)))]
#[test]
fn large_blocks_of_stack_are_copied() {
    #[repr(C)]
    struct Block([u64; 1 << 14]);

    #[repr(C)]
    struct Pair(f64, f64);

    extern "C" fn sum(scale: f64, block: Block) -> Pair {
        Pair(
            block.0.iter().sum::<u64>() as f64 * scale,
            block.0[5] as f64,
        )
    }

    thread::spawn(|| {
        let block: Vec<u64> = (0..1 << 14).collect();
        let mut results = [0; 8];
        let floats = [[0.5, 0.0]; 8];
        // SAFETY: the arguments of `sum`: a structure of that size is on the stack.
        unsafe {
            terrace_engine_runtime::variadic::call(
                sum as *const u8,
                [0; 6].as_ptr(),
                floats.as_ptr().cast(),
                block.as_ptr().cast(),
                8 << 14,
                results.as_mut_ptr(),
            );
        }
        let total = (block.len() * (block.len() - 1) / 2) as f64;
        assert_eq!(f64::from_bits(results[4]), total * 0.5);
        assert_eq!(f64::from_bits(results[6]), 5.0);
    })
    .join()
    .expect("no panic");
}
