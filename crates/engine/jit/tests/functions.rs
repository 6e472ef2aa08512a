//! Calls functions of programs as typed Rust functions.

mod support;

use std::time::Duration;

use support::read;
use terrace_diag::Loc;
use terrace_engine_abi::{Convention, MemRef, Param, Signature, SourceType, Value};
use terrace_engine_jit::{
    Bit, Builder, CallError, Complex, FailureKind, Function, Jit, Limits, Origin, Returned, Tensor,
    View, ViewMut, args,
};
use terrace_engine_runtime::memory;
use terrace_numeric::FloatKind;

/// `saxpy` and other functions, in the form that lowering produces.
const PROGRAM: &str = r#"
declare ptr @malloc(i64)
declare void @llvm.trap()
define void @saxpy(float %a, ptr %xa, ptr %x, i64 %xo, i64 %xn, i64 %xs, ptr %ya, ptr %y, i64 %yo, i64 %yn, i64 %ys) {
entry:
  br label %head
head:
  %i = phi i64 [ 0, %entry ], [ %j, %body ]
  %more = icmp slt i64 %i, %xn
  br i1 %more, label %body, label %end
body:
  %xm = mul i64 %i, %xs
  %xk = add i64 %xm, %xo
  %xp = getelementptr float, ptr %x, i64 %xk
  %xv = load float, ptr %xp
  %ym = mul i64 %i, %ys
  %yk = add i64 %ym, %yo
  %yp = getelementptr float, ptr %y, i64 %yk
  %yv = load float, ptr %yp
  %p = fmul float %a, %xv
  %s = fadd float %p, %yv
  store float %s, ptr %yp
  %j = add i64 %i, 1
  br label %head
end:
  ret void
}
define i64 @add(i64 %a, i64 %b) { %s = add i64 %a, %b ret i64 %s }
define i1 @less(i8 %a, i8 %b) { %s = icmp slt i8 %a, %b ret i1 %s }
define i64 @divide(i64 %a, i64 %b) { %s = sdiv i64 %a, %b ret i64 %s }
define { double, double } @swap({ double, double } %z) {
  %a = extractvalue { double, double } %z, 0
  %b = extractvalue { double, double } %z, 1
  %r = insertvalue { double, double } poison, double %b, 0
  %s = insertvalue { double, double } %r, double %a, 1
  ret { double, double } %s
}
define { i64, double } @two(i64 %a, double %b) {
  %r = insertvalue { i64, double } poison, i64 %a, 0
  %s = insertvalue { i64, double } %r, double %b, 1
  ret { i64, double } %s
}
define <4 x float> @reverse(<4 x float> %v) {
  %r = shufflevector <4 x float> %v, <4 x float> %v, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  ret <4 x float> %r
}
define { ptr, ptr, i64, [1 x i64], [1 x i64] } @descriptor(ptr %a, ptr %p, i64 %o, i64 %n) {
  %1 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } poison, ptr %a, 0
  %2 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %1, ptr %p, 1
  %3 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %2, i64 %o, 2
  %4 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %3, i64 %n, 3, 0
  %5 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %4, i64 1, 4, 0
  ret { ptr, ptr, i64, [1 x i64], [1 x i64] } %5
}
define { ptr, ptr, i64, [1 x i64], [1 x i64] } @make(i64 %n) {
entry:
  %bytes = mul i64 %n, 8
  %p = call ptr @malloc(i64 %bytes)
  br label %head
head:
  %i = phi i64 [ 0, %entry ], [ %j, %body ]
  %more = icmp slt i64 %i, %n
  br i1 %more, label %body, label %end
body:
  %q = getelementptr i64, ptr %p, i64 %i
  store i64 %i, ptr %q
  %j = add i64 %i, 1
  br label %head
end:
  %d = call { ptr, ptr, i64, [1 x i64], [1 x i64] } @descriptor(ptr %p, ptr %p, i64 0, i64 %n)
  ret { ptr, ptr, i64, [1 x i64], [1 x i64] } %d
}
define { ptr, ptr, i64, [1 x i64], [1 x i64] } @too_long(i64 %n) {
  %p = call ptr @malloc(i64 8)
  %d = call { ptr, ptr, i64, [1 x i64], [1 x i64] } @descriptor(ptr %p, ptr %p, i64 0, i64 %n)
  ret { ptr, ptr, i64, [1 x i64], [1 x i64] } %d
}
define { ptr, ptr, i64, [1 x i64], [1 x i64] } @tail(ptr %a, ptr %p, i64 %o, i64 %n, i64 %s) {
  %o1 = add i64 %o, 1
  %n1 = sub i64 %n, 1
  %d = call { ptr, ptr, i64, [1 x i64], [1 x i64] } @descriptor(ptr %a, ptr %p, i64 %o1, i64 %n1)
  ret { ptr, ptr, i64, [1 x i64], [1 x i64] } %d
}
@table = constant [3 x i64] [i64 7, i64 8, i64 9]
define { ptr, ptr, i64, [1 x i64], [1 x i64] } @constant() {
  %d = call { ptr, ptr, i64, [1 x i64], [1 x i64] } @descriptor(ptr inttoptr (i64 3735928559 to ptr), ptr @table, i64 0, i64 3)
  ret { ptr, ptr, i64, [1 x i64], [1 x i64] } %d
}
define { { ptr, ptr, i64, [1 x i64], [1 x i64] }, { ptr, ptr, i64, [1 x i64], [1 x i64] } } @twice(i64 %n) {
  %d = call { ptr, ptr, i64, [1 x i64], [1 x i64] } @make(i64 %n)
  %r = insertvalue { { ptr, ptr, i64, [1 x i64], [1 x i64] }, { ptr, ptr, i64, [1 x i64], [1 x i64] } } poison, { ptr, ptr, i64, [1 x i64], [1 x i64] } %d, 0
  %s = insertvalue { { ptr, ptr, i64, [1 x i64], [1 x i64] }, { ptr, ptr, i64, [1 x i64], [1 x i64] } } %r, { ptr, ptr, i64, [1 x i64], [1 x i64] } %d, 1
  ret { { ptr, ptr, i64, [1 x i64], [1 x i64] }, { ptr, ptr, i64, [1 x i64], [1 x i64] } } %s
}
define double @corner(ptr %a, ptr %p, i64 %o, i64 %n0, i64 %n1, i64 %s0, i64 %s1) {
  %i = sub i64 %n0, 1
  %j = sub i64 %n1, 1
  %im = mul i64 %i, %s0
  %jm = mul i64 %j, %s1
  %k = add i64 %im, %jm
  %l = add i64 %k, %o
  %q = getelementptr double, ptr %p, i64 %l
  %v = load double, ptr %q
  ret double %v
}
define i1 @flip(i1 %x) { %r = xor i1 %x, true ret i1 %r }
define double @many(i64 %a, double %b, ptr %0, ptr %x, i64 %o, i64 %n, i64 %s, i8 %c, i16 %d, i32 %e, i64 %f, i64 %g,
    i64 %h, i1 %i, i64 %j, double %k) {
  %xe = getelementptr double, ptr %x, i64 %o
  %v = load double, ptr %xe
  %t1 = fadd double %v, %b
  %t2 = fadd double %t1, %k
  %s1 = add i64 %a, %j
  %s2 = add i64 %s1, %h
  %s3 = sitofp i64 %s2 to double
  %t3 = fadd double %t2, %s3
  store double %t3, ptr %xe
  ret double %t3
}
define i64 @rank(i64 %rank, ptr %descriptor) {
  %at = getelementptr i64, ptr %descriptor, i64 3
  %size = load i64, ptr %at
  %x = load ptr, ptr %descriptor
  store float 2.5, ptr %x
  %big = mul i64 %rank, 100
  %r = add i64 %big, %size
  ret i64 %r
}
declare void @free(ptr)
define void @frees(ptr %a, ptr %p, i64 %o, i64 %n, i64 %s) { call void @free(ptr %a) ret void }
define void @forever() { br label %loop loop: br label %loop }
"#;

const F32: SourceType = SourceType::Float(FloatKind::F32);
const F64: SourceType = SourceType::Float(FloatKind::F64);

fn memref(element: SourceType, shape: &[Option<u64>]) -> SourceType {
    let mut strides = vec![None; shape.len()];
    let mut next = Some(1);
    for (stride, size) in strides.iter_mut().zip(shape).rev() {
        *stride = next;
        next = next.zip(*size).map(|(next, size)| next * size as i64);
    }
    SourceType::MemRef(MemRef {
        shape: shape.to_vec(),
        strides,
        offset: Some(0),
        is_identity: true,
        space: 0,
        element: Box::new(element),
    })
}

/// Returns a memref type with dynamic strides.
fn strided(element: SourceType, rank: usize) -> SourceType {
    SourceType::MemRef(MemRef {
        shape: vec![None; rank],
        strides: vec![None; rank],
        offset: None,
        is_identity: false,
        space: 0,
        element: Box::new(element),
    })
}

fn signature(name: &str, params: Vec<SourceType>, results: Vec<SourceType>) -> Signature {
    let list = |all: Vec<SourceType>| {
        let params = all.into_iter().map(|ty| Param {
            name: String::new(),
            text: text(&ty),
            ty,
        });
        params.collect()
    };
    Signature {
        name: name.to_owned(),
        loc: Loc::UNKNOWN,
        params: list(params),
        results: list(results),
        variadic: false,
        public: true,
        doc: String::new(),
    }
}

fn text(ty: &SourceType) -> String {
    match ty {
        SourceType::Int { width, .. } => format!("i{width}"),
        SourceType::Index => "index".to_owned(),
        SourceType::Float(FloatKind::F32) => "f32".to_owned(),
        SourceType::Float(_) => "f64".to_owned(),
        SourceType::MemRef(memref) => {
            let sizes = memref.shape.iter();
            let sizes: String = sizes
                .map(|size| size.map_or("?x".to_owned(), |size| format!("{size}x")))
                .collect();
            format!("memref<{sizes}{}>", text(&memref.element))
        }
        _ => "other".to_owned(),
    }
}

fn jit() -> Jit {
    jits().swap_remove(0)
}

/// Compiles the program with each engine.
fn jits() -> Vec<Jit> {
    let int = SourceType::int;
    let any = [None];
    let numbers = || memref(int(64), &any);
    let signatures = [
        signature(
            "saxpy",
            vec![F32, memref(F32, &any), memref(F32, &[None])],
            vec![],
        ),
        signature("add", vec![int(64), SourceType::Index], vec![int(64)]),
        signature("less", vec![int(8), int(8)], vec![int(1)]),
        signature("divide", vec![int(64), int(64)], vec![int(64)]),
        signature(
            "swap",
            vec![SourceType::Complex(Box::new(F64))],
            vec![SourceType::Complex(Box::new(F64))],
        ),
        signature("two", vec![int(64), F64], vec![int(64), F64]),
        signature(
            "reverse",
            vec![SourceType::Vector {
                shape: vec![4],
                element: Box::new(F32),
            }],
            vec![SourceType::Vector {
                shape: vec![4],
                element: Box::new(F32),
            }],
        ),
        signature("make", vec![SourceType::Index], vec![numbers()]),
        signature("too_long", vec![SourceType::Index], vec![numbers()]),
        signature("tail", vec![numbers()], vec![strided(int(64), 1)]),
        signature("constant", vec![], vec![memref(int(64), &[Some(3)])]),
        signature("twice", vec![SourceType::Index], vec![numbers(), numbers()]),
        signature("corner", vec![strided(F64, 2)], vec![F64]),
        signature("forever", vec![], vec![]),
        signature("flip", vec![int(1)], vec![int(1)]),
        signature(
            "many",
            vec![
                int(64),
                F64,
                memref(F64, &any),
                int(8),
                int(16),
                int(32),
                int(64),
                int(64),
                int(64),
                int(1),
                int(64),
                F64,
            ],
            vec![F64],
        ),
        signature(
            "rank",
            vec![SourceType::UnrankedMemRef(Box::new(F32))],
            vec![int(64)],
        ),
        signature("frees", vec![numbers()], vec![]),
        signature("gone", vec![], vec![]),
    ];
    let build = |builder: Builder| {
        let mut module = read(PROGRAM);
        let convention = Convention::default();
        builder.build_functions(&mut module, &signatures, convention)
    };
    let builders = support::builders().into_iter();
    builders.map(|builder| build(builder).unwrap()).collect()
}

type Saxpy = fn(f32, View<'_, f32, 1>, ViewMut<'_, f32, 1>);

#[test]
fn saxpy_is_called_without_unsafe() {
    for jit in jits() {
        let saxpy = jit
            .function::<fn(f32, View<'_, f32, 1>, ViewMut<'_, f32, 1>)>("saxpy")
            .unwrap();
        let x = Tensor::from(vec![1.0, 2.0, 3.0]);
        let mut y = Tensor::from(vec![10.0, 20.0, 30.0]);
        saxpy.call(2.0, x.view(), y.view_mut()).unwrap();
        assert_eq!(y.elements(), [12.0, 24.0, 36.0]);
        // The views have ended, so the arrays can be borrowed again.
        saxpy.call(1.0, x.view(), y.view_mut()).unwrap();
        assert_eq!(y.elements(), [13.0, 26.0, 39.0]);
        // Slices are also accepted.
        let mut z = [0.0f32; 2];
        let (from, to) = (View::new(&[4.0, 5.0], [2]), ViewMut::new(&mut z, [2]));
        saxpy.call(3.0, from.unwrap(), to.unwrap()).unwrap();
        assert_eq!(z, [12.0, 15.0]);
        assert_eq!(
            format!("{saxpy:?}"),
            "@saxpy(f32, memref<?xf32>, memref<?xf32>) -> ()"
        );
    }
}

#[test]
fn functions_outlive_the_jit_and_cross_threads() {
    fn is_send_and_sync<T: Send + Sync + Clone + 'static>(_: &T) {}
    let saxpy: Function<Saxpy> = jit().function("saxpy").unwrap();
    is_send_and_sync(&saxpy);
    std::thread::scope(|scope| {
        for _ in 0..4 {
            let saxpy = saxpy.clone();
            scope.spawn(move || {
                let x = Tensor::from(vec![1.0]);
                let mut y = Tensor::from(vec![0.0]);
                for _ in 0..1000 {
                    saxpy.call(1.0, x.view(), y.view_mut()).unwrap();
                }
                assert_eq!(y.elements(), [1000.0]);
            });
        }
    });
}

#[test]
fn scalars_are_passed_and_returned() {
    for jit in jits() {
        let add = jit.function::<fn(i64, usize) -> u64>("add").unwrap();
        assert_eq!(add.call(-1, 5).unwrap(), 4);
        let less = jit.function::<fn(i8, i8) -> Bit>("less").unwrap();
        assert!(bool::from(less.call(-1, 1).unwrap()));
        assert!(!bool::from(less.call(1, -1).unwrap()));
        let swap = jit
            .function::<fn(Complex<f64>) -> Complex<f64>>("swap")
            .unwrap();
        let z = swap.call(Complex { re: 1.0, im: 2.0 }).unwrap();
        assert_eq!((z.re, z.im), (2.0, 1.0));
        let two = jit.function::<fn(i64, f64) -> (i64, f64)>("two").unwrap();
        assert_eq!(two.call(3, 4.5).unwrap(), (3, 4.5));
        let reverse = jit.function::<fn([f32; 4]) -> [f32; 4]>("reverse").unwrap();
        assert_eq!(
            reverse.call([1.0, 2.0, 3.0, 4.0]).unwrap(),
            [4.0, 3.0, 2.0, 1.0]
        );
    }
}

#[test]
fn truth_values_are_bool() {
    let jit = jit();
    let flip = jit.function::<fn(bool) -> bool>("flip").unwrap();
    assert_eq!((flip.call(true), flip.call(false)), (Ok(false), Ok(true)));
    let less = jit.function::<fn(i8, i8) -> bool>("less").unwrap();
    assert_eq!(less.call(1, 2), Ok(true));
    let error = jit.function::<fn(bool, i64) -> bool>("add").unwrap_err();
    assert_eq!(
        error.to_string(),
        "@add: the type is (i64, index) -> i64; argument 1 is i64, not bool; the result is i64, not bool"
    );
}

#[test]
fn twelve_parameters_are_passed() {
    type Many = fn(
        i64,
        f64,
        ViewMut<'static, f64, 1>,
        i8,
        i16,
        i32,
        i64,
        u64,
        isize,
        bool,
        usize,
        f64,
    ) -> f64;
    let many = jit().function::<Many>("many").unwrap();
    let mut x = [0.5];
    let view = ViewMut::from(&mut x[..]);
    let sum = many.call(1, 0.25, view, 2, 3, 4, 5, 6, 7, true, 8, 0.125);
    assert_eq!(sum, Ok(16.875));
    assert_eq!(x, [16.875]);
    let error = jit()
        .function::<fn(i64, f64, View<'static, f32, 1>, i8, i16, i32, i64)>("many")
        .unwrap_err();
    assert!(
        error
            .to_string()
            .ends_with("there are 12 arguments, not 7; there is 1 result, not 0")
    );
}

#[test]
fn memrefs_without_a_rank_take_arrays_of_any() {
    let jit = jit();
    let rank = jit
        .function::<fn(ViewMut<'_, f32, 2>) -> i64>("rank")
        .unwrap();
    let mut x = Tensor::new(vec![0.0f32; 6], [3, 2]).unwrap();
    assert_eq!(rank.call(x.view_mut()), Ok(203));
    assert_eq!(x.elements()[0], 2.5);
    let mut y = Tensor::from(vec![0.0f32; 4]);
    let results = jit.call("rank", &args![&mut y]).unwrap();
    assert_eq!(results[0].value.to_string(), "104");
    let error = jit
        .function::<fn(View<'_, f64, 2>) -> i64>("rank")
        .unwrap_err();
    assert!(
        error
            .to_string()
            .ends_with("argument 1 is other, not View<f64, 2>"),
        "{error}"
    );
    let z = Tensor::from(vec![0i32; 4]);
    let error = jit.call("rank", &args![&z]).unwrap_err();
    assert_eq!(
        error.to_string(),
        "argument 1 is other, not an array of i32 in 1 dimensions"
    );
}

/// Failures are caught only on these machines.
#[cfg(all(
    target_os = "linux",
    any(target_arch = "x86_64", target_arch = "aarch64")
))]
#[test]
fn arguments_are_not_freed() {
    let frees = jit().function::<fn(View<'_, i64, 1>)>("frees").unwrap();
    let x = Tensor::from(vec![1i64; 100]);
    let Err(CallError::Failed(failure)) = frees.call(x.view()) else {
        panic!("it frees memory of the host");
    };
    let FailureKind::Free { address, kind } = failure.kind else {
        panic!("{failure}");
    };
    assert_eq!(kind, terrace_engine_jit::BadFree::Borrowed);
    assert_eq!(address, x.elements().as_ptr().addr());
    assert_eq!(x.to_owned().elements(), [1; 100]);
}

#[test]
fn other_types_are_refused_with_all_that_is_wrong() {
    let jit = jit();
    let error = jit
        .function::<fn(f64, View<'_, f32, 2>, ViewMut<'_, i32, 1>)>("saxpy")
        .unwrap_err();
    assert_eq!(
        error.to_string(),
        "@saxpy: the type is (f32, memref<?xf32>, memref<?xf32>) -> (); \
         argument 1 is f32, not f64; \
         argument 2 is memref<?xf32>, not View<f32, 2>; \
         argument 3 is memref<?xf32>, not ViewMut<i32, 1>"
    );
    let text = |error: terrace_engine_jit::TypeError| error.to_string();
    assert_eq!(
        text(jit.function::<fn(i64)>("add").unwrap_err()),
        "@add: the type is (i64, index) -> i64; there are 2 arguments, not 1; there is 1 result, not 0"
    );
    assert_eq!(
        text(jit.function::<fn(i64, u32) -> f64>("add").unwrap_err()),
        "@add: the type is (i64, index) -> i64; argument 2 is index, not u32; the result is i64, not f64"
    );
    assert_eq!(
        text(jit.function::<fn()>("nothing").unwrap_err()),
        "@nothing: unknown function"
    );
    assert_eq!(
        text(jit.function::<fn()>("descriptor").unwrap_err()),
        "@descriptor: its source type is unknown"
    );
    assert!(
        text(jit.function::<fn()>("gone").unwrap_err())
            .contains("it does not exist after lowering")
    );
}

#[test]
fn shapes_are_checked_at_calls() {
    for jit in jits() {
        let saxpy: Function<Saxpy> = jit.function("saxpy").unwrap();
        let x = [1.0f32; 8];
        let mut y = [0.0f32; 8];
        let every_second = View::strided(&x, 0, [4], [2]).unwrap();
        let backwards = ViewMut::strided(&mut y, 7, [4], [-1]).unwrap();
        let Err(CallError::Arguments(all)) = saxpy.call(1.0, every_second, backwards) else {
            panic!("strides were not checked");
        };
        assert_eq!(
            all,
            [
                "argument 2 has stride 1 in dimension 0, not 2",
                "argument 3 has stride 1 in dimension 0, not -1"
            ]
        );
        assert!(View::new(&x, [9]).is_err());
        assert!(View::strided(&x, 1, [4], [2]).is_ok());
        assert!(View::strided(&x, 2, [4], [2]).is_err());
        assert!(View::strided(&x, 2, [4], [-1]).is_err());
        assert!(View::strided(&x, 0, [usize::MAX, 2], [1, 1]).is_err());
        assert!(View::strided(&x, 9, [0], [1]).is_err());
        let empty = View::new(&x, [usize::MAX, usize::MAX, 0]).unwrap();
        assert!(empty.is_empty() && empty.to_vec().is_empty());
        // Any strides are accepted if the type has dynamic strides.
        let corner = jit
            .function::<fn(View<'_, f64, 2>) -> f64>("corner")
            .unwrap();
        let matrix: Vec<f64> = (0..12).map(f64::from).collect();
        let rows = View::new(&matrix, [3, 4]).unwrap();
        let columns = View::strided(&matrix, 11, [4, 3], [-1, -4]).unwrap();
        assert_eq!(corner.call(rows).unwrap(), 11.0);
        assert_eq!(corner.call(columns).unwrap(), 0.0);
    }
}

#[test]
fn returned_memrefs_know_their_owners() {
    for jit in jits() {
        let make = jit
            .function::<fn(usize) -> Returned<i64, 1>>("make")
            .unwrap();
        let mark = memory::mark();
        let mut made = make.call(4).unwrap();
        assert_eq!(made.origin(), Origin::Allocated);
        assert_eq!(made.to_vec(), [0, 1, 2, 3]);
        assert_eq!(made.view().get([3]), Some(3));
        assert_eq!(made.view_mut().sizes(), [4]);
        let address = memory::in_use(mark)
            .into_iter()
            .find(|allocation| allocation.size == 32)
            .unwrap()
            .address;
        drop(made);
        assert_eq!(memory::owned(address), None);
        let tail = jit
            .function::<fn(View<'_, i64, 1>) -> Returned<i64, 1>>("tail")
            .unwrap();
        let returned = tail.call(View::new(&[5, 6, 7], [3]).unwrap()).unwrap();
        assert_eq!(returned.origin(), Origin::Argument(0));
        assert_eq!(returned.to_vec(), [6, 7]);
        let constant = jit
            .function::<fn() -> Returned<i64, 1>>("constant")
            .unwrap();
        let returned = constant.call().unwrap();
        assert_eq!(returned.origin(), Origin::Global);
        assert_eq!(returned.to_vec(), [7, 8, 9]);
        type Twice = fn(usize) -> (Returned<i64, 1>, Returned<i64, 1>);
        let twice = jit.function::<Twice>("twice").unwrap();
        let (first, second) = twice.call(3).unwrap();
        assert_eq!(first.origin(), Origin::Allocated);
        assert_eq!(second.origin(), Origin::Result(0));
        drop(first);
        assert_eq!(second.to_vec(), [0, 1, 2]);
    }
}

#[test]
fn memrefs_outside_of_their_memory_are_errors() {
    for jit in jits() {
        let make = jit
            .function::<fn(usize) -> Returned<i64, 1>>("too_long")
            .unwrap();
        assert_eq!(make.call(1).unwrap().origin(), Origin::Allocated);
        let Err(CallError::Results(all)) = make.call(2) else {
            panic!("the result was taken");
        };
        assert!(all[0].contains("outside of its memory"), "{all:?}");
        let Err(CallError::Results(all)) = make.call(usize::MAX) else {
            panic!("the result was taken");
        };
        assert!(all[0].contains("negative sizes"), "{all:?}");
    }
}

#[test]
fn failures_come_back_from_functions() {
    for jit in jits() {
        let divide = jit.function::<fn(i64, i64) -> i64>("divide").unwrap();
        let Err(CallError::Failed(failure)) = divide.call(1, 0) else {
            panic!("it did not fail");
        };
        assert_eq!(failure.kind, FailureKind::Division("division by zero"));
        // The entry is not part of the backtrace.
        assert_eq!(failure.frames.len(), 1);
        assert_eq!(divide.call(6, 3), Ok(2));
        let limit = Duration::from_millis(20);
        let forever = jit.function::<fn()>("forever").unwrap().within(Limits {
            timeout: Some(limit),
            ..Limits::default()
        });
        let Err(CallError::Failed(failure)) = forever.call() else {
            panic!("it ended");
        };
        assert_eq!(failure.kind, FailureKind::Timeout(limit));
    }
}

#[test]
fn calls_are_made_of_values_too() {
    for jit in jits() {
        let x = Tensor::from(vec![1.0f32, 2.0]);
        let mut y = Tensor::from(vec![0.5f32, 0.5]);
        let none = jit.call("saxpy", &args![2, &x, &mut y]).unwrap();
        assert!(none.is_empty());
        assert_eq!(y.elements(), [2.5, 4.5]);
        let sum = jit.call("add", &args![-3, 5]).unwrap();
        assert_eq!(sum[0].value.as_int(), Some(2));
        let made = jit.call("make", &args![3]).unwrap();
        assert_eq!(made[0].origin, Some(Origin::Allocated));
        let Value::Array(array) = &made[0].value else {
            panic!("no array");
        };
        assert_eq!(array.shape, [3]);
        assert_eq!(array.bytes[8..9], [1]);
        let both = jit.call("twice", &args![1]).unwrap();
        assert_eq!(both[1].origin, Some(Origin::Result(0)));

        let text = |name: &str, args: &[terrace_engine_jit::Arg<'_>]| {
            jit.call(name, args).unwrap_err().to_string()
        };
        assert_eq!(
            text("add", &args![1.5, 1u128 as i64, 3]),
            "@add: the type is (i64, index) -> i64; there are 2 arguments, not 3"
        );
        assert_eq!(
            text("saxpy", &args![&x, 3, &Tensor::from(vec![1i32])]),
            "argument 1 is f32, not an array of f32 in 1 dimensions; \
             argument 2 is memref<?xf32>, not the integer 3; \
             argument 3 is memref<?xf32>, not an array of i32 in 1 dimensions"
        );
        assert_eq!(
            text("less", &args![300, -129]),
            "argument 1 is i8, not the integer 300; argument 2 is i8, not the integer -129"
        );
        assert_eq!(
            text("divide", &args![1, 0]),
            "error: division by zero in @divide"
        );
    }
}

#[test]
#[cfg(feature = "ndarray")]
fn arrays_of_ndarray_are_arguments() {
    use ndarray::{Array2, s};
    let jit = jit();
    let corner = jit
        .function::<fn(View<'_, f64, 2>) -> f64>("corner")
        .unwrap();
    let matrix = Array2::from_shape_fn((3, 4), |(i, j)| (10 * i + j) as f64);
    assert_eq!(corner.call(matrix.view().into()).unwrap(), 23.0);
    assert_eq!(corner.call(matrix.t().into()).unwrap(), 23.0);
    assert_eq!(
        corner.call(matrix.slice(s![..2;-1, ..2]).into()).unwrap(),
        1.0
    );
}
