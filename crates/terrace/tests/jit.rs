//! Tests `terrace::Jit` and `terrace::compile`, which convert a module or text to functions or LLVM IR in one call.

use terrace::jit::{Builder, Jit, Limits, Opt, Returned, Tensor, View, ViewMut, args};
use terrace_ir::{Context, OpId};

fn jit(text: &str) -> Jit {
    let ctx = terrace::context();
    let module = terrace::read(&ctx, "test.mlir", text).unwrap();
    Jit::builder().build(&ctx, module).unwrap()
}

/// Returns true if LLVM 22 is installed. `TERRACE_REQUIRE_LLVM` requires that it is.
fn has_llvm() -> bool {
    let found = Jit::builder().llvm(0).build_text("empty.ll", "");
    if let Err(error) = &found {
        assert!(
            std::env::var_os("TERRACE_REQUIRE_LLVM").is_none(),
            "{error}"
        );
    }
    found.is_ok()
}

/// Returns a builder for each engine.
fn builders() -> Vec<Builder<'static>> {
    let levels = if has_llvm() { &[0, 3][..] } else { &[] };
    let llvm = levels.iter().map(|&level| Jit::builder().llvm(level));
    std::iter::once(Jit::builder()).chain(llvm).collect()
}

fn error(text: &str) -> String {
    let built = Jit::builder().build_text("test.mlir", text);
    built.expect_err("the program is refused").to_string()
}

const SCALE: &str = "
func.func @scale(%a: f32, %x: memref<?xf32>) -> memref<?xf32> {
  %c0 = arith.constant 0 : index
  %n = memref.dim %x, %c0 : memref<?xf32>
  %y = memref.alloc(%n) : memref<?xf32>
  affine.for %i = 0 to %n {
    %v = affine.load %x[%i] : memref<?xf32>
    %w = arith.mulf %a, %v : f32
    affine.store %w, %y[%i] : memref<?xf32>
  }
  return %y : memref<?xf32>
}
func.func @fill(%x: memref<2x?xi64>, %v: i64) {
  affine.for %i = 0 to 2 {
    affine.store %v, %x[%i, 0] : memref<2x?xi64>
  }
  return
}
";

#[test]
fn functions_have_the_types_of_the_source() {
    let others = [
        Jit::builder().opt(Opt::None),
        Jit::builder().run_passes(true).threads(2),
    ];
    for builder in builders().into_iter().chain(others) {
        let ctx = terrace::context();
        let module = terrace::read(&ctx, "scale.mlir", SCALE).unwrap();
        let jit = builder.build(&ctx, module).unwrap();
        // The program requires neither the context nor the `Jit`.
        drop(ctx);
        let scale = jit.function::<fn(f32, View<'_, f32, 1>) -> Returned<f32, 1>>("scale");
        let fill = jit
            .function::<fn(ViewMut<'_, i64, 2>, i64)>("fill")
            .unwrap();
        drop(jit);
        let x = Tensor::from(vec![1.0, 2.5]);
        let y = scale.unwrap().call(2.0, x.view()).unwrap();
        assert_eq!(y.to_vec(), [2.0, 5.0]);
        let mut table = Tensor::new(vec![0; 2], [2, 1]).unwrap();
        fill.call(table.view_mut(), 7).unwrap();
        assert_eq!(table.elements(), [7, 7]);
    }
}

#[test]
fn a_function_that_cannot_be_called_says_why() {
    let jit = jit("func.func private @puts(!llvm.ptr) -> i32\nfunc.func @first() {\n  return\n}");
    let error = |name: &str| {
        jit.call(name, &args![])
            .expect_err("it is not there")
            .to_string()
    };
    assert_eq!(
        error("frist"),
        "@frist: unknown function; did you mean 'first'?"
    );
    assert_eq!(error("other"), "@other: unknown function");
    assert_eq!(error("puts"), "@puts: it is declared but not defined");
}

#[test]
fn a_wrong_type_is_an_error_with_the_one_of_the_source() {
    let error = jit(SCALE)
        .function::<fn(f64, View<'_, f32, 2>) -> f32>("scale")
        .expect_err("the function has another type");
    assert_eq!(
        error.to_string(),
        "@scale: the type is (f32, memref<?xf32>) -> memref<?xf32>; argument 1 is f32, not f64; \
         argument 2 is memref<?xf32>, not View<f32, 2>; the result is memref<?xf32>, not f32"
    );
}

#[test]
fn functions_are_called_with_values_that_tools_have() {
    let x = Tensor::from(vec![1.0f32, 2.5]);
    let results = jit(SCALE).call("scale", &args![3, &x]).unwrap();
    assert_eq!(results[0].value.to_string(), "[3.0, 7.5]");
}

#[test]
fn programs_call_the_host_and_each_other() {
    extern "C" fn add_one(x: i64) -> i64 {
        x + 1
    }
    let host = add_one as extern "C" fn(i64) -> i64;
    let libraries = builders().into_iter().map(|builder| {
        let library = builder.symbol("add_one", host).build_text(
            "library.ll",
            "declare i64 @add_one(i64)
             define i64 @add_two(i64 %x) {
               %y = call i64 @add_one(i64 %x)
               %z = call i64 @add_one(i64 %y)
               ret i64 %z
             }",
        );
        library.unwrap()
    });
    for (library, builder) in libraries.zip(builders().into_iter().rev()) {
        let program = builder
            .module(&library)
            .build_text(
                "program.mlir",
                "func.func private @add_two(i64) -> i64
             func.func @f(%x: i64) -> i64 {
               %y = call @add_two(%x) : (i64) -> i64
               return %y : i64
             }",
            )
            .unwrap();
        drop(library);
        let f = program.function::<fn(i64) -> i64>("f").unwrap();
        assert_eq!(f.call(40), Ok(42));
    }
}

#[test]
fn a_program_of_another_type_is_refused() {
    let library = jit("func.func @again() -> i64 {
  %0 = arith.constant 1 : i64
  return %0 : i64
}
func.func @size(%x: memref<4xf32>) {
  return
}
func.func @sum(%x: memref<?xf32>, %n: index) -> memref<?xf32> {
  return %x : memref<?xf32>
}");
    let declares = |text: &str| {
        Jit::builder()
            .module(&library)
            .build_text("program.mlir", text)
    };
    let error = declares(
        "func.func private @again() -> f64
func.func private @size(memref<?xf32>)
func.func private @sum(memref<?xf64>, i64) -> memref<?xf32>",
    );
    assert_eq!(
        error.expect_err("other types").to_string(),
        "program.mlir:1:1: error: @again is declared as double () and is i64 ()
func.func private @again() -> f64
^
program.mlir:2:1: error: @size is declared as (memref<?xf32>) -> () and is (memref<4xf32>) -> ()
func.func private @size(memref<?xf32>)
^
program.mlir:3:1: error: @sum is declared as (memref<?xf64>, i64) -> memref<?xf32> and is (memref<?xf32>, index) -> memref<?xf32>
func.func private @sum(memref<?xf64>, i64) -> memref<?xf32>
^"
    );
    declares(
        "func.func private @again() -> i64
func.func private @size(memref<4xf32>)
func.func private @sum(memref<?xf32>, i64) -> memref<?xf32>",
    )
    .unwrap();
}

#[test]
fn functions_of_the_host_of_another_type_are_refused_with_a_place() {
    let builder = Jit::builder().function("log", |_: f64| ());
    let error = builder.build_text(
        "program.mlir",
        "module {
  func.func private @log(f32)
}",
    );
    assert_eq!(
        error.expect_err("another type").to_string(),
        "program.mlir:2:3: error: @log is declared as void (float) and is void (double)
  func.func private @log(f32)
  ^"
    );
}

/// Failures are caught only on these machines.
#[cfg(all(
    target_os = "linux",
    any(target_arch = "x86_64", target_arch = "aarch64")
))]
#[test]
fn the_text_of_an_assertion_is_in_the_error() {
    let jit = jit("func.func @f(%x: i1) {
  cf.assert %x, \"x holds\"
  return
}");
    let f = jit.function::<fn(bool)>("f").unwrap();
    assert_eq!(f.call(true), Ok(()));
    let error = f.call(false).expect_err("the assertion does not hold");
    assert_eq!(
        error.to_string(),
        "test.mlir:2:3: error: assertion failed: x holds in @f"
    );
}

/// If lowered code calls a C function that the program declares or the host defines, it calls that function.
#[cfg(all(
    target_os = "linux",
    any(target_arch = "x86_64", target_arch = "aarch64")
))]
#[test]
fn programs_declare_what_lowered_code_calls() {
    let program = include_str!("../../../tests/programs/names_of_c.mlir");
    for builder in builders() {
        let jit = builder.build_text("names_of_c.mlir", program).unwrap();
        let check = jit.function::<fn(i32) -> i32>("check").unwrap();
        assert_eq!(check.call(7), Ok(7));
        let error = check.call(-1).expect_err("an assertion does not hold");
        let expected = "names_of_c.mlir:15:3: error: assertion failed: x is positive in @check";
        assert_eq!(error.to_string(), expected);
        let main = jit.function::<fn() -> i32>("main").unwrap();
        let error = main.call().expect_err("it calls exit");
        let first = error.to_string();
        assert!(
            first.contains("error: exit was called with status 5 in @main"),
            "{first}"
        );
    }
}

/// The text of an assertion is recorded and not printed. The program's own output is printed.
#[cfg(all(
    target_os = "linux",
    any(target_arch = "x86_64", target_arch = "aarch64")
))]
#[test]
fn only_the_text_of_an_assertion_is_not_printed() {
    use std::sync::atomic::{AtomicUsize, Ordering};
    let text = "
llvm.mlir.global private constant @text(\"hello\\00\") {addr_space = 0 : i32}
llvm.func @puts(!llvm.ptr) -> i32
llvm.func @abort()
func.func @says(%x: i1) {
  %text = llvm.mlir.addressof @text : !llvm.ptr
  llvm.call @puts(%text) : (!llvm.ptr) -> i32
  cf.assert %x, \"x holds\"
  return
}
func.func @ends() {
  %text = llvm.mlir.addressof @text : !llvm.ptr
  llvm.call @puts(%text) : (!llvm.ptr) -> i32
  llvm.call @abort() : () -> ()
  return
}
";
    for builder in builders() {
        let printed = std::sync::Arc::new(AtomicUsize::new(0));
        let count = printed.clone();
        let puts = move |_: *const u8| {
            count.fetch_add(1, Ordering::Relaxed);
            0i32
        };
        let jit = builder
            .function("puts", puts)
            .build_text("t.mlir", text)
            .unwrap();
        let says = jit.function::<fn(bool)>("says").unwrap();
        let error = says.call(false).expect_err("the assertion does not hold");
        assert_eq!(
            error.to_string(),
            "t.mlir:8:3: error: assertion failed: x holds in @says"
        );
        assert_eq!(printed.load(Ordering::Relaxed), 1);
        let ends = jit.function::<fn()>("ends").unwrap();
        let error = ends.call().expect_err("it calls abort");
        assert!(
            error.to_string().contains("abort was called in @ends"),
            "{error}"
        );
        assert_eq!(printed.load(Ordering::Relaxed), 2);
    }
}

#[test]
fn constructors_have_run() {
    let text = "
llvm.mlir.global internal @state(1 : i32) : i32
llvm.func @begin() {
  %p = llvm.mlir.addressof @state : !llvm.ptr
  %v = llvm.mlir.constant(42 : i32) : i32
  llvm.store %v, %p : i32, !llvm.ptr
  llvm.return
}
llvm.mlir.global_ctors ctors = [@begin], priorities = [0 : i32], data = [#llvm.zero]
llvm.func @get() -> i32 {
  %p = llvm.mlir.addressof @state : !llvm.ptr
  %v = llvm.load %p : !llvm.ptr -> i32
  llvm.return %v : i32
}";
    for builder in builders() {
        let jit = builder.build_text("test.mlir", text).unwrap();
        assert_eq!(jit.function::<fn() -> i32>("get").unwrap().call(), Ok(42));
    }
}

/// A program whose constructor and destructors notify the host when they run. The host also defines `@last`.
const LIFE: &str = "
llvm.func @tell(i32)
llvm.func @last()
llvm.func @begin() {
  %v = llvm.mlir.constant(1 : i32) : i32
  llvm.call @tell(%v) : (i32) -> ()
  llvm.return
}
llvm.func @end() {
  %v = llvm.mlir.constant(2 : i32) : i32
  llvm.call @tell(%v) : (i32) -> ()
  llvm.call @last() : () -> ()
  llvm.return
}
llvm.mlir.global_ctors ctors = [@begin], priorities = [0 : i32], data = [#llvm.zero]
llvm.mlir.global_dtors dtors = [@end], priorities = [0 : i32], data = [#llvm.zero]
llvm.func @nothing() {
  llvm.return
}";

mod life {
    use std::cell::RefCell;

    thread_local! {
        static TOLD: RefCell<Vec<i32>> = const { RefCell::new(Vec::new()) };
    }

    pub(super) extern "C" fn tell(what: i32) {
        TOLD.with_borrow_mut(|told| told.push(what));
    }

    pub(super) extern "C" fn nothing() {}

    /// Returns all notifications of programs of this thread since the last call.
    pub(super) fn told() -> Vec<i32> {
        TOLD.take()
    }
}

fn alive() -> Jit {
    alive_by(Jit::builder())
}

fn alive_by(builder: Builder<'_>) -> Jit {
    let builder = builder.symbol("tell", life::tell as extern "C" fn(i32));
    let builder = builder.symbol("last", life::nothing as extern "C" fn());
    builder.build_text("life.mlir", LIFE).unwrap()
}

#[test]
fn destructors_run_once_when_nothing_keeps_the_program() {
    let jit = alive();
    assert_eq!(life::told(), [1]);
    let function = jit.function::<fn()>("nothing").unwrap();
    let user = Jit::builder()
        .module(&jit)
        .build_text("user.ll", "")
        .unwrap();
    let again = jit.clone();
    drop(jit);
    drop(function.clone());
    // The program is still in use, so its destructors do not run yet.
    again.close(&Limits::default()).unwrap();
    drop(user);
    function.call().unwrap();
    assert_eq!(life::told(), []);
    drop(function);
    assert_eq!(life::told(), [2]);
    for builder in builders() {
        alive_by(builder).close(&Limits::default()).unwrap();
        assert_eq!(life::told(), [1, 2]);
    }
    // The destructors of a program without constructors do not run.
    let text = LIFE
        .replace("@begin], pri", "@nothing], pri")
        .replace("call @last", "call @nowhere");
    let text = text.replace("@last", "@nowhere");
    let builder = Jit::builder().symbol("tell", life::tell as extern "C" fn(i32));
    builder
        .build_text("life.mlir", text)
        .expect_err("a symbol is missing");
    assert_eq!(life::told(), []);
}

/// Failures are caught only on these machines.
#[cfg(all(
    target_os = "linux",
    any(target_arch = "x86_64", target_arch = "aarch64")
))]
#[test]
fn a_destructor_that_fails_is_an_error_of_closing() {
    let text = LIFE.replace(
        "llvm.call @last() : () -> ()",
        "\"llvm.intr.trap\"() : () -> ()",
    );
    let build = || {
        let builder = Jit::builder().symbol("tell", life::tell as extern "C" fn(i32));
        let builder = builder.symbol("last", life::nothing as extern "C" fn());
        builder.build_text("life.mlir", text.as_str()).unwrap()
    };
    let failure = build()
        .close(&Limits::default())
        .expect_err("a destructor traps");
    assert_eq!(failure.to_string(), "life.mlir:12:3: error: trap in @end");
    assert_eq!(life::told(), [1, 2]);
    // If the program is dropped, no caller can receive the failure, and the host continues.
    drop(build());
    assert_eq!(life::told(), [1, 2]);
    // A failing constructor is an error, and the destructors of its program do not run.
    let text = LIFE.replace(
        "llvm.call @tell(%v) : (i32) -> ()\n  llvm.return",
        "\"llvm.intr.trap\"() : () -> ()\n  llvm.return",
    );
    let builder = Jit::builder().symbol("tell", life::tell as extern "C" fn(i32));
    let builder = builder.symbol("last", life::nothing as extern "C" fn());
    let error = builder
        .build_text("life.mlir", text)
        .expect_err("a constructor traps");
    assert_eq!(error.to_string(), "life.mlir:6:3: error: trap in @begin");
    assert_eq!(life::told(), []);
}

#[test]
fn warnings_are_kept() {
    let text = "#root = #llvm.tbaa_root<id = \"r\">
#a = #llvm.tbaa_type_desc<id = \"a\", members = {<#root, 0>}>
#tag = #llvm.tbaa_tag<base_type = #a, access_type = #a, offset = 0>
llvm.func @f(%p: !llvm.ptr) -> i32 {
  %0 = llvm.load %p {tbaa = [#tag, #tag]} : !llvm.ptr -> i32
  llvm.return %0 : i32
}";
    let warning = "test.mlir:5:8: warning: TBAA access tags were not translated, because LLVM IR only supports a single tag \
                   per instruction";
    let ctx = terrace::context();
    let module = terrace::read(&ctx, "test.mlir", text).unwrap();
    let compiled = terrace::compile(&ctx, module.clone()).unwrap();
    assert_eq!(compiled.warnings.lines().next(), Some(warning));
    for jit in [
        Jit::builder().build(&ctx, module).unwrap(),
        Jit::builder().build_text("test.mlir", text).unwrap(),
    ] {
        assert_eq!(jit.warnings().lines().next(), Some(warning));
    }
    assert_eq!(alive().warnings(), "");
}

#[test]
fn errors_name_all_that_is_wrong_with_places() {
    assert_eq!(
        error("func.func @f() -> i32 {\n  return\n}"),
        "test.mlir:2:3: error: 'func.return' op has 0 operands, but enclosing function (@f) returns 1\n  \
         return\n  ^\ntest.mlir:2:3: note: see current operation: \"func.return\"() : () -> ()"
    );
    assert_eq!(
        error(
            "func.func private @b()\nfunc.func private @a()\nfunc.func @f() {\n  call @a() : () -> ()\n  \
             call @b() : () -> ()\n  return\n}"
        ),
        "test.mlir:1:1: error: symbol 'b' is nowhere: not in the program, not among the symbols and libraries that were added\n\
         func.func private @b()\n^\n\
         test.mlir:2:1: error: symbol 'a' is nowhere: not in the program, not among the symbols and libraries that were added\n\
         func.func private @a()\n^"
    );
    assert!(
        error("llvm.func @f() {\n  llvm.inline_asm \"nop\", \"\" : () -> ()\n  llvm.return\n}")
            .starts_with("test.mlir:2:3: error: cannot run: ")
    );
    let missing = Jit::builder().library("/nowhere.so").build_text("a.ll", "");
    let missing = missing.expect_err("no such library").to_string();
    assert!(missing.contains("/nowhere.so"), "{missing}");
    let read = Jit::builder().build_text("a.ll", "define");
    let read = read.expect_err("no function follows").to_string();
    assert!(read.starts_with("a.ll:1:7: error: "), "{read}");
}

#[test]
fn a_module_that_is_not_valid_is_refused() {
    let ctx: Context = terrace::context();
    let text = "func.func @f(%x: i32) -> i32 {\n  return %x : i32\n}";
    let mut module = terrace::read(&ctx, "f.mlir", text).unwrap();
    let body = module.nested_bodies_mut().next().expect("a function");
    let regions = body.regions(OpId::ROOT).collect::<Vec<_>>();
    let block = body.entry_block(regions[0]).expect("it has a body");
    let last = body.last_op(block).expect("its return");
    body.set_operands(last, &[]);
    let message =
        "f.mlir:2:3: error: 'func.return' op has 0 operands, but enclosing function (@f) returns 1";
    let error = Jit::builder().build(&ctx, module.clone()).unwrap_err();
    assert!(error.to_string().starts_with(message), "{error}");
    let error = terrace::compile(&ctx, module).unwrap_err();
    assert!(error.to_string().starts_with(message), "{error}");
}

/// Failures are caught only on these machines.
#[cfg(all(
    target_os = "linux",
    any(target_arch = "x86_64", target_arch = "aarch64")
))]
#[test]
fn a_failure_has_places_in_the_source() {
    let program = "func.func private @divide(%a: i32, %b: i32) -> i32 {
  %0 = arith.divsi %a, %b : i32
  return %0 : i32
}
func.func @f(%a: i32, %b: i32) -> i32 {
  %c1 = arith.constant 1 : i32
  %0 = call @divide(%a, %b) : (i32, i32) -> i32
  return %0 : i32
}";
    for builder in builders() {
        let jit = builder.build_text("test.mlir", program).unwrap();
        let f = jit.function::<fn(i32, i32) -> i32>("f").unwrap();
        let text = "test.mlir:2:8: error: division by zero in @divide\ntest.mlir:7:8: note: called from @f";
        let error = f.call(1, 0).expect_err("it divides by zero");
        assert_eq!(error.to_string(), text);
        let error = jit.call("f", &args![1, 0]).expect_err("it divides by zero");
        assert_eq!(error.to_string(), text);
    }
}

#[test]
fn a_module_is_compiled_to_llvm_ir() {
    let ctx = terrace::context();
    let module = terrace::read(&ctx, "scale.mlir", SCALE).unwrap();
    let text = terrace::compile(&ctx, module).unwrap().llvm_ir;
    assert!(
        text.contains(
            "define void @fill(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6, i64 %7)"
        ),
        "{text}"
    );
    let text = "func.func @f(%x: tensor<2xf32>) {\n  return\n}";
    let module = terrace::read(&ctx, "tensor.mlir", text).unwrap();
    let error = terrace::compile(&ctx, module).expect_err("tensors have no lowering here");
    assert!(
        error.to_string().starts_with("tensor.mlir:1:1: error: "),
        "{error}"
    );
}

#[test]
fn llvm_is_asked_for_in_its_own_terms() {
    let error = |builder: Builder<'_>, text: &str| {
        let built = builder.build_text("test.mlir", text);
        built.expect_err("it is refused").to_string()
    };
    let text = "llvm.func @f() {\n  llvm.inline_asm \"nop\", \"\" : () -> ()\n  llvm.return\n}";
    assert_eq!(
        error(Jit::builder().llvm(4), text),
        "test.mlir: error: LLVM has the levels 0 to 3, not 4"
    );
    if !has_llvm() {
        return;
    }
    let jit = Jit::builder()
        .llvm(1)
        .build_text("test.mlir", text)
        .unwrap();
    assert_eq!(jit.function::<fn()>("f").unwrap().call(), Ok(()));
    let text = text.replace("nop", "no such instruction");
    assert!(
        error(Jit::builder().llvm(1), &text).contains("LLVM: "),
        "{text}"
    );
    let text = "func.func private @a()\nfunc.func @f() {\n  call @a() : () -> ()\n  return\n}";
    assert_eq!(
        error(Jit::builder().llvm(3), text),
        error(Jit::builder(), text)
    );
}
