//! Tests of compiling, linking and rejecting. Without LLVM 22, the tests that need it are skipped, unless
//! `TERRACE_REQUIRE_LLVM` is set.

use terrace_engine_llvm::{CompileOptions, Emit, Llvm, OptLevel, compile, compile_for_jit, refuse};
use terrace_llvmir_read::{ReadOptions, read};

fn llvm() -> Option<&'static Llvm> {
    match Llvm::find() {
        Ok(llvm) => Some(llvm),
        Err(missing) => {
            assert!(
                std::env::var_os("TERRACE_REQUIRE_LLVM").is_none(),
                "{missing}"
            );
            None
        }
    }
}

const SUM: &[u8] = b"
declare i64 @host(i64)
define i64 @sum(i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %s = phi i64 [ 0, %entry ], [ %t, %loop ]
  %x = call i64 @host(i64 %i)
  %t = add i64 %s, %x
  %next = add i64 %i, 1
  %go = icmp ult i64 %next, %n
  br i1 %go, label %loop, label %end
end:
  ret i64 %t
}
";

#[test]
fn objects_for_this_process_are_made_of_modules() {
    let Some(llvm) = llvm() else { return };
    let module = read(SUM, "sum.ll", ReadOptions::default()).expect("it is valid");
    for level in [0, 1, 2, 3].map(|level| OptLevel::of(level).expect("a level")) {
        let object = compile_for_jit(llvm, &module, level).expect("it compiles");
        assert!(object.starts_with(b"\x7fELF"));
    }
    let text = b"declare void @f() @g = ifunc void (), ptr @h define ptr @h() { ret ptr null }";
    let module = read(text, "ifunc.ll", ReadOptions::default()).expect("it is valid");
    let error = compile_for_jit(llvm, &module, OptLevel::O0).expect_err("it is refused");
    assert_eq!(error, "'@g' is an ifunc, which the JIT does not support");
}

#[test]
fn everything_that_llvm_makes() {
    let Some(llvm) = llvm() else { return };
    let make = |emit, triple: &str| {
        let options = CompileOptions {
            emit,
            triple: Some(triple.to_owned()),
            ..CompileOptions::default()
        };
        compile(llvm, SUM, &options)
    };
    let arm = "aarch64-unknown-linux-gnu";
    let assembly = make(Emit::Assembly, arm).expect("assembly");
    assert!(String::from_utf8_lossy(&assembly).contains("sum:"));
    assert!(
        make(Emit::Object, arm)
            .expect("an object")
            .starts_with(b"\x7fELF")
    );
    assert!(
        make(Emit::Bitcode, arm)
            .expect("bitcode")
            .starts_with(b"BC")
    );
    let text = make(Emit::Ir, arm).expect("text");
    assert!(String::from_utf8_lossy(&text).contains("target triple = \"aarch64"));
    let error = make(Emit::Object, "nowhere-unknown-unknown").expect_err("there is no such target");
    assert!(error.contains("nowhere"), "{error}");
}

#[test]
fn llvm_s_errors_are_errors() {
    let Some(llvm) = llvm() else { return };
    let compile = |ir: &[u8]| compile(llvm, ir, &CompileOptions::default());
    let error = compile(b"define i32 @f() { ret i64 0 }").expect_err("the types differ");
    assert!(
        error.contains("value doesn't match function result type"),
        "{error}"
    );
    let assembly = b"define void @f() { call void asm \"no such instruction\", \"\"() ret void }";
    let error = compile(assembly).expect_err("there is no such instruction");
    assert!(
        error.contains("no such instruction") || error.contains("invalid instruction"),
        "{error}"
    );
}

#[test]
fn what_would_end_the_process_is_refused() {
    let text = b"
declare i32 @llvm.aarch64.crc32b(i32, i32)
declare i32 @llvm.bswap.i32(i32)
@choice = ifunc i32 (), ptr @choose
define ptr @choose() { ret ptr null }
define i32 @crc(i32 %x) {
  %y = call i32 @llvm.aarch64.crc32b(i32 %x, i32 %x)
  ret i32 %y
}
define <vscale x 4 x i32> @scales(<vscale x 4 x i32> %x) { ret <vscale x 4 x i32> %x }
define void @terrace_packed_scales(ptr %0) {
  %2 = load <vscale x 4 x i32>, ptr %0
  %3 = call <vscale x 4 x i32> @scales(<vscale x 4 x i32> %2)
  ret void
}
define void @large() {
  %p = alloca [3000000000 x i8]
  ret void
}
";
    let module = read(text, "in.ll", ReadOptions::default()).expect("it is valid");
    let refused = |triple, for_jit| {
        let refused = refuse::refused(&module, triple, for_jit);
        refused.iter().map(ToString::to_string).collect::<Vec<_>>()
    };
    let large = "'@large' puts more than 2147483647 bytes on the stack";
    assert_eq!(
        refused("x86_64-unknown-linux-gnu", true),
        [
            "'@choice' is an ifunc, which the JIT does not support",
            "'@llvm.aarch64.crc32b' is an intrinsic of aarch64, and the target is 'x86_64-unknown-linux-gnu'",
            "'@scales' uses scalable vectors, which 'x86_64-unknown-linux-gnu' does not support",
            large,
        ]
    );
    assert_eq!(
        refused("aarch64-unknown-linux-gnu", false),
        [
            "'@scales' has a parameter or result of scalable vector type",
            large,
        ]
    );
}
