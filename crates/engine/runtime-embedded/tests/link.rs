//! A program of C that calls the library's functions: links, and prints in the order in which it prints.

#![cfg(unix)]

use std::fs;
use std::process::Command;

use terrace_engine_runtime_embedded::LIBRARY;

const PROGRAM: &str = r#"
#include <stdint.h>
#include <stdio.h>
#include <string.h>

typedef struct { float *allocated, *aligned; int64_t offset, sizes[2], strides[2]; } memref;
typedef struct { int64_t rank; void *descriptor; } unranked;
typedef struct { const void *image; uint64_t image_size, size, align, id; } variable;

void printI64(int64_t);
void printNewline(void);
void _mlir_ciface_printMemrefF32(unranked *);
void *mlirAlloc(uint64_t);
void mlirFree(void *);
__int128 terrace_rt_sdiv128(__int128, __int128);
void *terrace_rt_stack_mark(void);
void *terrace_rt_stack_alloca(uint64_t, uint64_t);
void terrace_rt_stack_release(void *);
void *terrace_rt_thread_local(const variable *);
unsigned __int128 terrace_rt_f64_to_f128(double);

int main(void) {
  printf("a ");
  printI64(-5);
  printf(" b");
  printNewline();
  float *data = mlirAlloc(4 * sizeof *data);
  for (int i = 0; i < 4; i++) data[i] = i / 2.0f;
  memref m = {data, data, 0, {2, 2}, {2, 1}};
  unranked u = {2, &m};
  _mlir_ciface_printMemrefF32(&u);
  mlirFree(data);
  printf("%lld\n", (long long)(terrace_rt_sdiv128((__int128)-9 << 70, (__int128)2 << 66)));
  void *mark = terrace_rt_stack_mark();
  memset(terrace_rt_stack_alloca(100000, 64), 1, 100000);
  terrace_rt_stack_release(mark);
  const char image[] = "image";
  variable v = {image, 6, 8, 8, 0};
  printf("%s\n", (char *)terrace_rt_thread_local(&v));
  printf("%llx\n", (unsigned long long)(terrace_rt_f64_to_f128(1.5) >> 64));
  return 0;
}
"#;

const PRINTED: &str = "a -5 b
Unranked Memref base@ = 0x? rank = 2 offset = 0 sizes = [2, 2] strides = [2, 1] data = 
[[0,   0.5], 
 [1,   1.5]]
-72
image
3fff800000000000
";

#[test]
fn a_c_program_links_and_runs() {
    let folder = tempfile::tempdir().expect("a folder");
    let [source, library, program] =
        ["program.c", "library", "program"].map(|name| folder.path().join(name));
    fs::write(&source, PROGRAM).expect("a folder for tests");
    let bytes = LIBRARY.expect("the build script compiled it");
    fs::write(&library, bytes).expect("a folder for tests");
    let compiled = Command::new("cc")
        .arg("-o")
        .args([&program, &source, &library])
        .args(["-lm", "-lpthread", "-ldl"])
        .output()
        .expect("cc, which rustc links with");
    assert!(
        compiled.status.success(),
        "{}",
        String::from_utf8_lossy(&compiled.stderr)
    );
    let ran = Command::new(&program).output().expect("the program");
    assert!(ran.status.success(), "{ran:?}");
    let printed = String::from_utf8_lossy(&ran.stdout);
    let (before, after) = printed.split_once("0x").expect("an address");
    let after = after.trim_start_matches(|c: char| c.is_ascii_hexdigit());
    assert_eq!(format!("{before}0x?{after}"), PRINTED);
}

/// The library is a small part of the program that brings it, where linkers make one object of it.
#[cfg(target_os = "linux")]
#[test]
fn no_part_is_embedded_that_no_function_uses() {
    let size = LIBRARY.map_or(0, <[u8]>::len);
    assert!((100_000..2_000_000).contains(&size), "{size} bytes");
}
