//! The translation of the LLVM dialect's operations. Unless stated otherwise, the texts equal those of mlir-translate
//! 22.1.8 after both went through `llvm-as`.

use crate::support::check;

#[test]
fn constants_fold_as_they_are_built() {
    check(
        r#"
llvm.mlir.global external @g() : !llvm.array<4 x i32>
llvm.func @fold(%x: i64) -> !llvm.struct<(i64, ptr)> {
  %0 = llvm.mlir.constant(2 : i64) : i64
  %1 = llvm.mlir.constant(3 : index) : i64
  %2 = llvm.add %0, %1 : i64
  %3 = llvm.mlir.zero : !llvm.ptr
  %4 = llvm.getelementptr %3[2] : (!llvm.ptr) -> !llvm.ptr, i32
  %5 = llvm.ptrtoint %4 : !llvm.ptr to i64
  %6 = llvm.mul %2, %5 : i64
  %7 = llvm.add %6, %x : i64
  %8 = llvm.mlir.addressof @g : !llvm.ptr
  %9 = llvm.getelementptr inbounds %8[0, 3] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i32>
  %10 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
  %11 = llvm.insertvalue %9, %10[1] : !llvm.struct<(i64, ptr)>
  %12 = llvm.insertvalue %7, %11[0] : !llvm.struct<(i64, ptr)>
  llvm.return %12 : !llvm.struct<(i64, ptr)>
}
"#,
        r#"
@g = external global [4 x i32]

define { i64, ptr } @fold(i64 %0) {
  %2 = add i64 40, %0
  %3 = insertvalue { i64, ptr } { i64 poison, ptr getelementptr inbounds nuw (i8, ptr @g, i64 12) }, i64 %2, 0
  ret { i64, ptr } %3
}
"#,
    );
}

#[test]
fn constants_of_all_kinds() {
    check(
        r#"
llvm.func @use(...)
llvm.func @constants() {
  %0 = llvm.mlir.constant([1 : i32, 2.0 : f32]) : !llvm.struct<(i32, f32)>
  %1 = llvm.mlir.constant(dense<[1, -2]> : vector<2xi32>) : vector<2xi32>
  %2 = llvm.mlir.constant(dense<1> : vector<[2]xi32>) : vector<[2]xi32>
  %3 = llvm.mlir.constant("a\00\22") : !llvm.array<3 x i8>
  %4 = llvm.mlir.constant(dense<[[1, 2], [3, 4]]> : tensor<2x2xi16>) : !llvm.array<2 x array<2 x i16>>
  %5 = llvm.mlir.constant(-1 : i128) : i128
  %6 = llvm.mlir.constant(1.5 : bf16) : bf16
  %7 = llvm.mlir.undef : !llvm.ptr<3>
  %8 = llvm.mlir.zero : !llvm.struct<(f64, ptr)>
  %9 = llvm.mlir.constant(1.0 : f8E5M2) : i8
  llvm.call @use(%0, %1, %2, %3, %4, %5, %6, %7, %8, %9) vararg(!llvm.func<void (...)>)
    : (!llvm.struct<(i32, f32)>, vector<2xi32>, vector<[2]xi32>, !llvm.array<3 x i8>, !llvm.array<2 x array<2 x i16>>,
       i128, bf16, !llvm.ptr<3>, !llvm.struct<(f64, ptr)>, i8) -> ()
  llvm.return
}
"#,
        r#"
declare void @use(...)

define void @constants() {
  call void (...) @use({ i32, float } { i32 1, float 2.000000e+00 }, <2 x i32> <i32 1, i32 -2>, <vscale x 2 x i32> splat (i32 1), [3 x i8] c"a\00\22", [2 x [2 x i16]] [[2 x i16] [i16 1, i16 2], [2 x i16] [i16 3, i16 4]], i128 -1, bfloat 0xR3FC0, ptr addrspace(3) undef, { double, ptr } zeroinitializer, i8 60)
  ret void
}
"#,
    );
}

#[test]
fn flags_and_fast_math_are_kept() {
    check(
        r#"
llvm.func @flags(%a: i32, %b: i32, %f: f32, %v: vector<[4]xf32>) {
  %0 = llvm.add %a, %b overflow<nsw, nuw> : i32
  %1 = llvm.sub %a, %b overflow<nsw> : i32
  %2 = llvm.shl %a, %b overflow<nuw> : i32
  %3 = llvm.udiv exact %a, %b : i32
  %4 = llvm.or disjoint %a, %b : i32
  %5 = llvm.trunc %a overflow<nuw> : i32 to i8
  %6 = llvm.zext nneg %a : i32 to i64
  %7 = llvm.fadd %f, %f {fastmathFlags = #llvm.fastmath<nnan, reassoc>} : f32
  %8 = llvm.fneg %v {fastmathFlags = #llvm.fastmath<fast>} : vector<[4]xf32>
  %9 = llvm.fcmp "ult" %f, %7 {fastmathFlags = #llvm.fastmath<ninf>} : f32
  %10 = llvm.icmp "sge" %a, %b : i32
  %11 = llvm.select %10, %a, %b {fastmathFlags = #llvm.fastmath<nsz>} : i1, i32
  %12 = llvm.select %10, %f, %7 {fastmathFlags = #llvm.fastmath<nsz>} : i1, f32
  llvm.return
}
"#,
        r#"
define void @flags(i32 %0, i32 %1, float %2, <vscale x 4 x float> %3) {
  %5 = add nuw nsw i32 %0, %1
  %6 = sub nsw i32 %0, %1
  %7 = shl nuw i32 %0, %1
  %8 = udiv exact i32 %0, %1
  %9 = or disjoint i32 %0, %1
  %10 = trunc nuw i32 %0 to i8
  %11 = zext nneg i32 %0 to i64
  %12 = fadd reassoc nnan float %2, %2
  %13 = fneg fast <vscale x 4 x float> %3
  %14 = fcmp ninf ult float %2, %12
  %15 = icmp sge i32 %0, %1
  %16 = select i1 %15, i32 %0, i32 %1
  %17 = select nsz i1 %15, float %2, float %12
  ret void
}
"#,
    );
}

#[test]
fn accesses_say_all_they_know() {
    check(
        r#"
llvm.func @memory(%p: !llvm.ptr, %n: i64, %x: i32, %f: f32) {
  %0 = llvm.alloca %n x !llvm.struct<(i8, i64)> : (i64) -> !llvm.ptr<5>
  %1 = llvm.alloca inalloca %x x f64 {alignment = 32 : i64} : (i32) -> !llvm.ptr
  %2 = llvm.load volatile %p {alignment = 2 : i64} : !llvm.ptr -> i64
  %3 = llvm.load %p atomic syncscope("agent") acquire {alignment = 4 : i64} : !llvm.ptr -> i32
  %4 = llvm.load %p invariant dereferenceable<bytes = 8, mayBeNull = true> {nontemporal} : !llvm.ptr -> !llvm.ptr
  llvm.store %f, %p invariant_group : f32, !llvm.ptr
  llvm.store %x, %p atomic release {alignment = 4 : i64} : i32, !llvm.ptr
  %5 = llvm.getelementptr inbounds|nuw %p[%n, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"pair", (i32, f32)>
  %6 = llvm.getelementptr nusw %p[-1] : (!llvm.ptr) -> !llvm.ptr, i8
  %7 = llvm.atomicrmw uinc_wrap %p, %x syncscope("agent") acq_rel : !llvm.ptr, i32
  %8 = llvm.cmpxchg weak volatile %p, %x, %x acq_rel monotonic : !llvm.ptr, i32
  llvm.fence syncscope("singlethread") seq_cst
  %9 = llvm.va_arg %p : (!llvm.ptr) -> i32
  llvm.return
}
"#,
        r#"
%pair = type { i32, float }

define void @memory(ptr %0, i64 %1, i32 %2, float %3) {
  %5 = alloca { i8, i64 }, i64 %1, align 8, addrspace(5)
  %6 = alloca inalloca double, i32 %2, align 32
  %7 = load volatile i64, ptr %0, align 2
  %8 = load atomic i32, ptr %0 syncscope("agent") acquire, align 4
  %9 = load ptr, ptr %0, align 8, !invariant.load !1, !nontemporal !2, !dereferenceable_or_null !3
  store float %3, ptr %0, align 4, !invariant.group !1
  store atomic i32 %2, ptr %0 release, align 4
  %10 = getelementptr inbounds nuw %pair, ptr %0, i64 %1, i32 1
  %11 = getelementptr nusw i8, ptr %0, i32 -1
  %12 = atomicrmw uinc_wrap ptr %0, i32 %2 syncscope("agent") acq_rel, align 4
  %13 = cmpxchg weak volatile ptr %0, i32 %2, i32 %2 acq_rel monotonic, align 4
  fence syncscope("singlethread") seq_cst
  %14 = va_arg ptr %0, i32
  ret void
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !{}
!2 = !{i32 1}
!3 = !{i64 8}
"#,
    );
}

#[test]
fn phis_list_predecessors_newest_first() {
    check(
        r#"
llvm.func @loop(%n: i64, %c: i1) -> i64 {
  %0 = llvm.mlir.constant(0 : i64) : i64
  %1 = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^head(%0, %n : i64, i64)
^head(%i: i64, %sum: i64):
  llvm.cond_br %c weights([3, 4]), ^body, ^exit(%sum : i64)
^body:
  %2 = llvm.add %i, %1 : i64
  %3 = llvm.add %sum, %i : i64
  %4 = llvm.icmp "slt" %2, %n : i64
  llvm.cond_br %4, ^head(%2, %3 : i64, i64), ^exit(%3 : i64)
^exit(%r: i64):
  llvm.return %r : i64
}
"#,
        r#"
define i64 @loop(i64 %0, i1 %1) {
  br label %3

3:
  %4 = phi i64 [ %7, %6 ], [ 0, %2 ]
  %5 = phi i64 [ %8, %6 ], [ %0, %2 ]
  br i1 %1, label %6, label %10, !prof !1

6:
  %7 = add i64 %4, 1
  %8 = add i64 %5, %4
  %9 = icmp slt i64 %7, %0
  br i1 %9, label %3, label %10

10:
  %11 = phi i64 [ %8, %6 ], [ %5, %3 ]
  ret i64 %11
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !{!"branch_weights", i32 3, i32 4}
"#,
    );
}

#[test]
fn repeated_successors_with_arguments_get_blocks_of_their_own() {
    check(
        r#"
llvm.func @repeated(%c: i1, %x: i32, %y: i32) -> i32 {
  llvm.cond_br %c, ^exit(%x : i32), ^exit(%y : i32)
^exit(%r: i32):
  llvm.return %r : i32
}
llvm.func @cases(%x: i32, %y: i32) -> i32 {
  llvm.switch %x : i32, ^other [
    1: ^exit(%x : i32),
    -2: ^other,
    3: ^exit(%y : i32),
    4: ^exit(%x : i32)
  ] {branch_weights = array<i32: 1, 2, 3, 4, 5>}
^other:
  llvm.br ^exit(%y : i32)
^exit(%r: i32):
  llvm.return %r : i32
}
"#,
        r#"
define i32 @repeated(i1 %0, i32 %1, i32 %2) {
  br i1 %0, label %4, label %6

4:
  %5 = phi i32 [ %7, %6 ], [ %1, %3 ]
  ret i32 %5

6:
  %7 = phi i32 [ %2, %3 ]
  br label %4
}

define i32 @cases(i32 %0, i32 %1) {
  switch i32 %0, label %3 [
    i32 1, label %4
    i32 -2, label %3
    i32 3, label %6
    i32 4, label %8
  ], !prof !1

3:
  br label %4

4:
  %5 = phi i32 [ %9, %8 ], [ %7, %6 ], [ %1, %3 ], [ %0, %2 ]
  ret i32 %5

6:
  %7 = phi i32 [ %1, %2 ]
  br label %4

8:
  %9 = phi i32 [ %0, %2 ]
  br label %4
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !{!"branch_weights", i32 1, i32 2, i32 3, i32 4, i32 5}
"#,
    );
}

/// In unreachable code, a value that is used before its definition is poison. mlir-translate crashes.
#[test]
fn unreachable_blocks_are_translated_too() {
    check(
        r#"
llvm.func @dead(%x: i32) -> i32 {
  llvm.return %x : i32
^one:
  %0 = llvm.add %1, %x : i32
  llvm.br ^two
^two:
  %1 = llvm.add %0, %x : i32
  llvm.br ^one
}
"#,
        r#"
define i32 @dead(i32 %0) {
  ret i32 %0

2:
  %3 = add i32 poison, %0
  br label %4

4:
  %5 = add i32 %3, %0
  br label %2
}
"#,
    );
}

#[test]
fn unwinding_and_addresses_of_blocks() {
    check(
        r#"
llvm.func @may_throw(i32) -> i32
llvm.func @__gxx_personality_v0(...) -> i32
llvm.mlir.global external constant @type_info() : !llvm.ptr
llvm.func @unwind(%p: !llvm.ptr, %x: i32) -> i32 attributes {personality = @__gxx_personality_v0} {
  %2 = llvm.mlir.addressof @type_info : !llvm.ptr
  %3 = llvm.mlir.undef : !llvm.array<1 x ptr>
  %4 = llvm.insertvalue %2, %3[0] : !llvm.array<1 x ptr>
  %0 = llvm.invoke @may_throw(%x) to ^next(%x : i32) unwind ^pad : (i32) -> i32
^next(%y: i32):
  %1 = llvm.invoke %p(%y) to ^done unwind ^pad : !llvm.ptr, (i32) -> i32
^pad:
  %5 = llvm.landingpad cleanup (catch %2 : !llvm.ptr) (filter %4 : !llvm.array<1 x ptr>) : !llvm.struct<(ptr, i32)>
  llvm.resume %5 : !llvm.struct<(ptr, i32)>
^done:
  llvm.return %0 : i32
}
llvm.func @computed(%p: !llvm.ptr) -> !llvm.ptr {
  %0 = llvm.blockaddress <function = @computed, tag = <id = 7>> : !llvm.ptr
  llvm.indirectbr %0 : !llvm.ptr, [^one, ^two(%p : !llvm.ptr)]
^one:
  llvm.blocktag <id = 7>
  %1 = llvm.dso_local_equivalent @may_throw : !llvm.ptr
  llvm.return %1 : !llvm.ptr
^two(%q: !llvm.ptr):
  llvm.unreachable
}
"#,
        r#"
@type_info = external constant ptr

declare i32 @may_throw(i32)

declare i32 @__gxx_personality_v0(...)

define i32 @unwind(ptr %0, i32 %1) personality ptr @__gxx_personality_v0 {
  %3 = invoke i32 @may_throw(i32 %1)
          to label %4 unwind label %7

4:
  %5 = phi i32 [ %1, %2 ]
  %6 = invoke i32 %0(i32 %5)
          to label %9 unwind label %7

7:
  %8 = landingpad { ptr, i32 }
          cleanup
          catch ptr @type_info
          filter [1 x ptr] [ptr @type_info]
  resume { ptr, i32 } %8

9:
  ret i32 %3
}

define ptr @computed(ptr %0) {
  indirectbr ptr blockaddress(@computed, %2), [label %2, label %3]

2:
  ret ptr dso_local_equivalent @may_throw

3:
  %4 = phi ptr [ %0, %1 ]
  unreachable
}
"#,
    );
}

#[test]
fn attributes_bundles_and_conventions() {
    check(
        r#"
llvm.func @callee(!llvm.ptr {llvm.byval = i64}, i32) -> i32
llvm.func @variadic(...) -> i32
llvm.func @caller(%p: !llvm.ptr, %x: i32, %f: f32) -> f32 {
  %0 = llvm.call tail @callee(%p, %x) : (!llvm.ptr {llvm.byval = i64, llvm.noalias}, i32 {llvm.inreg}) -> (i32 {llvm.signext})
  %1 = llvm.call fastcc @callee(%p, %x) ["deopt"(%x, %p : i32, !llvm.ptr), "empty"()] {no_unwind, convergent, memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>} : (!llvm.ptr, i32) -> i32
  %2 = llvm.call @variadic(%x, %f) vararg(!llvm.func<i32 (...)>) : (i32, f32) -> i32
  %3 = llvm.call %p(%f) {fastmathFlags = #llvm.fastmath<nnan>} : !llvm.ptr, (f32 {llvm.noundef}) -> f32
  %4 = llvm.inline_asm has_side_effects is_align_stack asm_dialect = intel operand_attrs = [{elementtype = i32}] "nop $0", "=r,*m" %p : (!llvm.ptr) -> i32
  llvm.return %3 : f32
}
"#,
        r#"
declare i32 @callee(ptr byval(i64), i32)

declare i32 @variadic(...)

define float @caller(ptr %0, i32 %1, float %2) {
  %4 = tail call signext i32 @callee(ptr noalias byval(i64) %0, i32 inreg %1)
  %5 = call fastcc i32 @callee(ptr %0, i32 %1) #0 [ "deopt"(i32 %1, ptr %0), "empty"() ]
  %6 = call i32 (...) @variadic(i32 %1, float %2)
  %7 = call nnan float %0(float noundef %2)
  %8 = call i32 asm sideeffect alignstack inteldialect "nop $0", "=r,*m"(ptr elementtype(i32) %0)
  ret float %7
}

attributes #0 = { convergent nounwind memory(argmem: read) }
"#,
    );
}

#[test]
fn intrinsics_are_declared_when_they_are_first_called() {
    check(
        r#"
llvm.func @intrinsics(%f: f32, %v: vector<4xf32>, %x: i32, %p: !llvm.ptr<1>, %m: vector<4xi1>, ...) {
  %0 = llvm.intr.sqrt(%v) {fastmathFlags = #llvm.fastmath<nnan>} : (vector<4xf32>) -> vector<4xf32>
  %1 = "llvm.intr.ctlz"(%x) <{is_zero_poison = true}> : (i32) -> i32
  %2 = "llvm.intr.uadd.with.overflow"(%x, %x) : (i32, i32) -> !llvm.struct<(i32, i1)>
  %3 = llvm.intr.frexp(%f) : (f32) -> !llvm.struct<(f32, i32)>
  %4 = llvm.intr.powi(%f, %x) : (f32, i32) -> f32
  "llvm.intr.memcpy"(%p, %p, %x) <{isVolatile = false, arg_attrs = [{llvm.align = 8 : i64}, {}, {}]}> : (!llvm.ptr<1>, !llvm.ptr<1>, i32) -> ()
  "llvm.intr.prefetch"(%p) <{rw = 1 : i32, hint = 2 : i32, cache = 1 : i32}> : (!llvm.ptr<1>) -> ()
  %5 = llvm.intr.masked.load %p, %m {alignment = 8 : i32} : (!llvm.ptr<1>, vector<4xi1>) -> vector<4xf32>
  %6 = llvm.intr.experimental.constrained.sitofp %x tonearest maytrap : i32 to f64
  %7 = llvm.intr.matrix.transpose %v {rows = 2 : i32, columns = 2 : i32} : vector<4xf32> into vector<4xf32>
  %8 = llvm.mlir.constant(true) : i1
  llvm.intr.assume %8 ["nonnull"(%p : !llvm.ptr<1>)] : i1
  %9 = llvm.intr.sqrt(%0) : (vector<4xf32>) -> vector<4xf32>
  %10 = llvm.call_intrinsic "llvm.smax"(%x, %x) : (i32, i32) -> i32
  llvm.intr.vastart %p : !llvm.ptr<1>
  llvm.return
}
"#,
        r#"
define void @intrinsics(float %0, <4 x float> %1, i32 %2, ptr addrspace(1) %3, <4 x i1> %4, ...) {
  %6 = call nnan <4 x float> @llvm.sqrt.v4f32(<4 x float> %1)
  %7 = call i32 @llvm.ctlz.i32(i32 %2, i1 true)
  %8 = call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %2, i32 %2)
  %9 = call { float, i32 } @llvm.frexp.f32.i32(float %0)
  %10 = call float @llvm.powi.f32.i32(float %0, i32 %2)
  call void @llvm.memcpy.p1.p1.i32(ptr addrspace(1) align 8 %3, ptr addrspace(1) %3, i32 %2, i1 false)
  call void @llvm.prefetch.p1(ptr addrspace(1) %3, i32 1, i32 2, i32 1)
  %11 = call <4 x float> @llvm.masked.load.v4f32.p1(ptr addrspace(1) align 8 %3, <4 x i1> %4, <4 x float> poison)
  %12 = call double @llvm.experimental.constrained.sitofp.f64.i32(i32 %2, metadata !"round.tonearest", metadata !"fpexcept.maytrap") #0
  %13 = call <4 x float> @llvm.matrix.transpose.v4f32(<4 x float> %1, i32 2, i32 2)
  call void @llvm.assume(i1 true) [ "nonnull"(ptr addrspace(1) %3) ]
  %14 = call <4 x float> @llvm.sqrt.v4f32(<4 x float> %6)
  %15 = call i32 @llvm.smax.i32(i32 %2, i32 %2)
  call void @llvm.va_start.p1(ptr addrspace(1) %3)
  ret void
}

declare <4 x float> @llvm.sqrt.v4f32(<4 x float>)

declare i32 @llvm.ctlz.i32(i32, i1)

declare { i32, i1 } @llvm.uadd.with.overflow.i32(i32, i32)

declare { float, i32 } @llvm.frexp.f32.i32(float)

declare float @llvm.powi.f32.i32(float, i32)

declare void @llvm.memcpy.p1.p1.i32(ptr addrspace(1), ptr addrspace(1), i32, i1)

declare void @llvm.prefetch.p1(ptr addrspace(1), i32, i32, i32)

declare <4 x float> @llvm.masked.load.v4f32.p1(ptr addrspace(1), <4 x i1>, <4 x float>)

declare double @llvm.experimental.constrained.sitofp.f64.i32(i32, metadata, metadata)

declare <4 x float> @llvm.matrix.transpose.v4f32(<4 x float>, i32, i32)

declare void @llvm.assume(i1)

declare i32 @llvm.smax.i32(i32, i32)

declare void @llvm.va_start.p1(ptr addrspace(1))

attributes #0 = { strictfp }
"#,
    );
}

#[test]
fn functions_with_everything() {
    check(
        r#"
module attributes {llvm.target_triple = "x86_64-unknown-linux-gnu", llvm.data_layout = "e-p:32:32", llvm.ident = "who", llvm.module_asm = ["nop", "ret"]} {
  llvm.func @personality(...) -> i32
  llvm.func internal local_unnamed_addr fastcc @defined(%a: i32 {llvm.noundef, llvm.signext, llvm.range = #llvm.constant_range<i32, 0, 10>}, %p: !llvm.ptr {llvm.byval = i32, llvm.align = 8 : i64, llvm.noalias, llvm.nocapture}) -> (i32 {llvm.zeroext}) vscale_range(1, 16) attributes {dso_local, personality = @personality, garbageCollector = "statepoint-example", passthrough = [["alignstack", "16"], ["key", "value"], "nounwind"], function_entry_count = 10 : i64, section = ".x", alignment = 32 : i64, frame_pointer = #llvm.framePointerKind<"non-leaf">, target_cpu = "cpu", target_features = #llvm.target_features<["+a", "-b"]>, no_infs_fp_math = true, memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, uwtable_kind = #llvm.uwtableKind<async>, arm_streaming, work_group_size_hint = array<i32: 1, 2, 3>} {
    llvm.return %a : i32
  }
  llvm.func @declared(i32 {llvm.noundef}) -> i32 attributes {section = ".x", target_cpu = "cpu", no_unwind, vec_type_hint = #llvm.vec_type_hint<hint = i32, is_signed = true>}
  llvm.linker_options ["-a", "b"]
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>]
}
"#,
        r#"
target datalayout = "e-p:32:32"
target triple = "x86_64-unknown-linux-gnu"

module asm "nop"
module asm "ret"

declare i32 @personality(...)

define internal fastcc zeroext i32 @defined(i32 noundef signext range(i32 0, 10) %0, ptr noalias byval(i32) align 8 captures(none) %1) local_unnamed_addr #0 section ".x" align 32 gc "statepoint-example" personality ptr @personality !prof !4 !work_group_size_hint !5 {
  ret i32 %0
}

declare !vec_type_hint !6 i32 @declared(i32 noundef) #1 section ".x"

attributes #0 = { nounwind memory(argmem: read) alignstack=16 uwtable vscale_range(1,16) "aarch64_pstate_sm_enabled" "frame-pointer"="non-leaf" "key"="value" "no-infs-fp-math"="true" "target-cpu"="cpu" "target-features"="+a,-b" }
attributes #1 = { nounwind "target-cpu"="cpu" }

!llvm.ident = !{!0}
!llvm.linker.options = !{!1}
!llvm.module.flags = !{!2, !3}

!0 = !{!"who"}
!1 = !{!"-a", !"b"}
!2 = !{i32 1, !"wchar_size", i32 4}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{!"function_entry_count", i64 10}
!5 = !{i32 1, i32 2, i32 3}
!6 = !{i32 undef, i32 1}
"#,
    );
}

#[test]
fn globals_and_their_like() {
    check(
        r#"
llvm.comdat @__comdat { llvm.comdat_selector @any any }
llvm.mlir.global external @declared() : i32
llvm.mlir.global internal constant @text("abc\00") {addr_space = 3 : i32, alignment = 8 : i64, section = "s"} : !llvm.array<4 x i8>
llvm.mlir.global linkonce_odr hidden thread_local unnamed_addr @table(dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>) comdat(@__comdat::@any) {externally_initialized} : !llvm.array<2 x array<2 x i32>>
llvm.mlir.global weak @undefined() : i32
llvm.mlir.global private @initialized() {dso_local} : !llvm.struct<(ptr, i64)> {
  %0 = llvm.mlir.undef : !llvm.struct<(ptr, i64)>
  %1 = llvm.mlir.addressof @declared : !llvm.ptr
  %2 = llvm.getelementptr %1[4] : (!llvm.ptr) -> !llvm.ptr, i32
  %3 = llvm.insertvalue %2, %0[0] : !llvm.struct<(ptr, i64)>
  %4 = llvm.ptrtoint %1 : !llvm.ptr to i64
  %5 = llvm.insertvalue %4, %3[1] : !llvm.struct<(ptr, i64)>
  llvm.return %5 : !llvm.struct<(ptr, i64)>
}
llvm.mlir.alias weak hidden @alias : i32 {
  %0 = llvm.mlir.addressof @undefined : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.ifunc external @chosen : !llvm.func<i32 ()>, !llvm.ptr @choose
llvm.func @choose() -> !llvm.ptr {
  %0 = llvm.call @chosen() : () -> i32
  %1 = llvm.mlir.addressof @alias : !llvm.ptr
  llvm.return %1 : !llvm.ptr
}
llvm.mlir.global_ctors ctors = [@start], priorities = [0 : i32], data = [#llvm.zero]
llvm.mlir.global_dtors dtors = [@start], priorities = [1 : i32], data = [#llvm.zero]
llvm.mlir.global_ctors ctors = [@start], priorities = [65535 : i32], data = [#llvm.zero]
llvm.func @start() { llvm.return }
"#,
        r#"
$any = comdat any

@declared = external global i32
@text = internal addrspace(3) constant [4 x i8] c"abc\00", section "s", align 8
@table = linkonce_odr hidden thread_local unnamed_addr externally_initialized global [2 x [2 x i32]] [[2 x i32] [i32 1, i32 2], [2 x i32] [i32 3, i32 4]], comdat($any)
@undefined = weak global i32 undef
@initialized = private global { ptr, i64 } { ptr getelementptr (i8, ptr @declared, i64 16), i64 ptrtoint (ptr @declared to i64) }
@llvm.global_dtors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 1, ptr @start, ptr null }]
@llvm.global_ctors = appending global [2 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 0, ptr @start, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @start, ptr null }]

@alias = weak hidden alias i32, ptr @undefined

@chosen = ifunc i32 (), ptr @choose

define ptr @choose() {
  %1 = call i32 @chosen()
  ret ptr @alias
}

define void @start() {
  ret void
}
"#,
    );
}

#[test]
fn accesses_and_loops() {
    check(
        r#"
#domain = #llvm.alias_scope_domain<id = distinct[0]<>, description = "d">
#scope = #llvm.alias_scope<id = distinct[1]<>, domain = #domain, description = "s">
#named = #llvm.alias_scope<id = "text", domain = #domain>
#group = #llvm.access_group<id = distinct[2]<>>
#other = #llvm.access_group<id = distinct[3]<>>
#root = #llvm.tbaa_root<id = "root">
#int = #llvm.tbaa_type_desc<id = "int", members = {<#root, 0>}>
#pair = #llvm.tbaa_type_desc<id = "pair", members = {<#int, 0>, <#int, 4>}>
#tag = #llvm.tbaa_tag<base_type = #pair, access_type = #int, offset = 4>
#loop = #llvm.loop_annotation<mustProgress = true, vectorize = <disable = false, width = 4 : i32>, unroll = <disable = true>, parallelAccesses = #group, #other>
#after = #llvm.loop_annotation<unroll = <count = 2 : i32, followupUnrolled = #loop>>
llvm.func @first(%p: !llvm.ptr, %c: i1) {
  llvm.br ^loop {loop_annotation = #after}
^loop:
  %0 = llvm.load %p {access_groups = [#group], alias_scopes = [#scope], noalias_scopes = [#named], tbaa = [#tag]} : !llvm.ptr -> i32
  llvm.store %0, %p {access_groups = [#group, #other], llvm.mmra = #llvm.mmra_tag<"a":"b">} : i32, !llvm.ptr
  llvm.intr.experimental.noalias.scope.decl #scope
  llvm.cond_br %c, ^loop, ^exit {loop_annotation = #loop}
^exit:
  llvm.return
}
llvm.func @second(%p: !llvm.ptr) {
  %0 = llvm.load %p {access_groups = [#other], alias_scopes = [#scope], tbaa = [#tag]} : !llvm.ptr -> i32
  llvm.return
}
"#,
        r#"
define void @first(ptr %0, i1 %1) {
  br label %3, !llvm.loop !1

3:
  %4 = load i32, ptr %0, align 4, !tbaa !12, !alias.scope !16, !noalias !19, !llvm.access.group !10
  store i32 %4, ptr %0, align 4, !llvm.access.group !21, !mmra !22
  call void @llvm.experimental.noalias.scope.decl(metadata !16)
  br i1 %1, label %3, label %5, !llvm.loop !4

5:
  ret void
}

define void @second(ptr %0) {
  %2 = load i32, ptr %0, align 4, !tbaa !12, !alias.scope !16, !llvm.access.group !11
  ret void
}

declare void @llvm.experimental.noalias.scope.decl(metadata)

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !{!1, !2, !3}
!2 = !{!"llvm.loop.unroll.count", i32 2}
!3 = !{!"llvm.loop.unroll.followup_unrolled", !4}
!4 = distinct !{!4, !5, !6, !7, !8, !9}
!5 = !{!"llvm.loop.mustprogress"}
!6 = !{!"llvm.loop.vectorize.enable", i1 true}
!7 = !{!"llvm.loop.vectorize.width", i32 4}
!8 = !{!"llvm.loop.unroll.disable"}
!9 = !{!"llvm.loop.parallel_accesses", !10, !11}
!10 = distinct !{}
!11 = distinct !{}
!12 = !{!13, !14, i64 4}
!13 = !{!"pair", !14, i64 0, !14, i64 4}
!14 = !{!"int", !15, i64 0}
!15 = !{!"root"}
!16 = !{!17}
!17 = distinct !{!17, !18, !"s"}
!18 = distinct !{!18, !"d"}
!19 = !{!20}
!20 = !{!"text", !18}
!21 = !{!10, !11}
!22 = !{!"a", !"b"}
"#,
    );
}

#[test]
fn debug_information() {
    check(
        r#"
#file = #llvm.di_file<"f.c" in "/dir">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, producer = "me", isOptimized = true, emissionKind = Full>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#void = #llvm.di_null_type
#self = #llvm.di_composite_type<recId = distinct[1]<>, isRecSelf = true>
#next = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #self, sizeInBits = 64>
#list = #llvm.di_composite_type<recId = distinct[1]<>, tag = DW_TAG_structure_type, name = "list", flags = TypePassByValue, sizeInBits = 64, elements = #next>
#type = #llvm.di_subroutine_type<types = #void, #int, #list>
#sp = #llvm.di_subprogram<id = distinct[2]<>, compileUnit = #unit, scope = #file, name = "f", file = #file, line = 3, scopeLine = 4, subprogramFlags = "Definition|Optimized", type = #type>
#decl = #llvm.di_subprogram<scope = #file, name = "g", file = #file, type = #type>
#block = #llvm.di_lexical_block<scope = #sp, file = #file, line = 5, column = 6>
#var = #llvm.di_local_variable<scope = #block, name = "v", file = #file, line = 6, arg = 1, type = #int>
#global = #llvm.di_global_variable<scope = #unit, name = "x", file = #file, line = 2, type = #int, isDefined = true>
#expr = #llvm.di_global_variable_expression<var = #global, expr = <>>
llvm.mlir.global external @x() {dbg_exprs = [#expr]} : i32
llvm.func @g() loc(fused<#decl>["f.c":1:1])
llvm.func @f(%a: i32) {
  llvm.intr.dbg.value #var #llvm.di_expression<[DW_OP_LLVM_fragment(8, 8), DW_OP_LLVM_fragment(16, 8)]> = %a : i32 loc(fused<#block>["f.c":10:2])
  %0 = llvm.add %a, %a : i32 loc("f.c":13:3)
  %1 = llvm.add %0, %a : i32 loc(callsite(fused<#block>["f.c":14:3] at "f.c":15:4))
  %2 = llvm.add %1, %a : i32 loc("name"(fused["f.c":17:3, "f.c":17:5]))
  %3 = llvm.add %2, %a : i32 loc(unknown)
  llvm.return loc("f.c":30:3)
} loc(fused<#sp>["f.c":2:1])
"#,
        r#"
@x = external global i32, !dbg !0

declare !dbg !7 void @g()

define void @f(i32 %0) !dbg !13 {
    #dbg_value(i32 %0, !14, !DIExpression(DW_OP_LLVM_fragment, 24, 8), !16)
  %2 = add i32 %0, %0, !dbg !17
  %3 = add i32 %2, %0, !dbg !18
  %4 = add i32 %3, %0, !dbg !20
  %5 = add i32 %4, %0
  ret void, !dbg !21
}

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!6}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 2, type: !5, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C, file: !3, producer: "me", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !4)
!3 = !DIFile(filename: "f.c", directory: "/dir")
!4 = !{!0}
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!6 = !{i32 2, !"Debug Info Version", i32 3}
!7 = !DISubprogram(name: "g", scope: !3, file: !3, type: !8, spFlags: 0)
!8 = !DISubroutineType(types: !9)
!9 = !{null, !5, !10}
!10 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "list", size: 64, flags: DIFlagTypePassByValue, elements: !11)
!11 = !{!12}
!12 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !10, size: 64)
!13 = distinct !DISubprogram(name: "f", scope: !3, file: !3, line: 3, type: !8, scopeLine: 4, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2)
!14 = !DILocalVariable(name: "v", arg: 1, scope: !15, file: !3, line: 6, type: !5)
!15 = distinct !DILexicalBlock(scope: !13, file: !3, line: 5, column: 6)
!16 = !DILocation(line: 10, column: 2, scope: !15)
!17 = !DILocation(line: 13, column: 3, scope: !13)
!18 = !DILocation(line: 14, column: 3, scope: !15, inlinedAt: !19)
!19 = !DILocation(line: 15, column: 4, scope: !13)
!20 = !DILocation(line: 17, scope: !13)
!21 = !DILocation(line: 30, column: 3, scope: !13)
"#,
    );
}

#[test]
fn instructions_know_where_they_come_from() {
    let input = "llvm.func @f(%x: i32) -> i32 {
  %0 = llvm.mul %x, %x : i32
  %1 = llvm.mlir.constant(2 : i32) : i32
  %2 = llvm.sdiv %0, %1 : i32
  llvm.return %2 : i32
}
";
    let lines = crate::support::lines_of_instructions(input);
    assert_eq!(lines, [2, 4, 5]);
}
