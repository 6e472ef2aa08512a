module {
  llvm.func @f(%arg0: i32, %arg1: !llvm.ptr, %arg2: i64) -> i32 {
    %0 = llvm.add %arg0, %arg0 overflow<nsw, nuw> : i32
    %1 = llvm.getelementptr inbounds|nuw %arg1[%arg2, 3] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<4 x i32>
    %2 = llvm.load volatile %arg1 atomic syncscope("x") acquire {alignment = 4 : i64} : !llvm.ptr -> i32
    %3 = llvm.atomicrmw add %arg1, %arg0 acq_rel : !llvm.ptr, i32
    %4 = llvm.icmp "eq" %arg0, %arg0 : i32
    %5 = llvm.trunc %arg2 overflow<nuw> : i64 to i32
    %6 = llvm.call fastcc @f(%arg0, %arg1, %arg2) : (i32, !llvm.ptr, i64) -> i32
    %7 = llvm.alloca %arg0 x i32 {alignment = 8 : i64} : (i32) -> !llvm.ptr<3>
    %8 = llvm.zext nneg %arg0 : i32 to i64
    "llvm.intr.memcpy"(%arg1, %arg1, %arg2) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    "llvm.intr.prefetch"(%arg1) <{cache = 1 : i32, hint = 3 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
    llvm.intr.assume %4 ["align"(%arg1, %arg2 : !llvm.ptr, i64)] : i1
    llvm.switch %arg0 : i32, ^bb1 [
      1: ^bb1,
      2: ^bb1
    ]
  ^bb1:  // 3 preds: ^bb0, ^bb0, ^bb0
    %9 = llvm.mlir.constant(1.000000e+00 : f32) : f32
    llvm.fence syncscope("a") seq_cst
    llvm.return %arg0 : i32
  }
  llvm.mlir.global internal constant @s("abc\00") {addr_space = 0 : i32}
  llvm.mlir.global external @g() {addr_space = 0 : i32} : i32
}
// -----
#loop_annotation = #llvm.loop_annotation<disableNonforced = true>
module {
  llvm.func @v(i32, ...) -> i32
  llvm.func @g(!llvm.ptr, i32) -> i32
  llvm.func @f(%arg0: !llvm.ptr {llvm.align = 4 : i64, llvm.noalias}, %arg1: i32) -> (i32 {llvm.zeroext}) attributes {alignment = 8 : i64, arm_streaming, foo.bar = 1 : i32, frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, passthrough = ["noinline"], personality = @v, target_features = #llvm.target_features<["+a", "-b"]>, uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.zero : !llvm.ptr
    %1 = llvm.mlir.addressof @v : !llvm.ptr
    %2 = llvm.call @g(%arg0, %arg1) ["a"(%arg0, %arg1 : !llvm.ptr, i32), "b"()] {no_unwind, tbaa = []} : (!llvm.ptr {llvm.nonnull}, i32) -> (i32 {llvm.signext})
    %3 = llvm.call @v(%arg1, %arg0) vararg(!llvm.func<i32 (i32, ...)>) : (i32, !llvm.ptr) -> i32
    %4 = llvm.call fastcc tail %arg0(%arg0, %arg1) ["a"(%arg1 : i32)] : !llvm.ptr, (!llvm.ptr, i32) -> i32
    llvm.call %arg0() : !llvm.ptr, () -> ()
    %5 = llvm.call %arg0(%arg1, %arg0) vararg(!llvm.func<i32 (i32, ...)>) {fastmathFlags = #llvm.fastmath<fast>} : !llvm.ptr, (i32, !llvm.ptr) -> i32
    %6 = llvm.invoke @g(%arg0, %arg1) to ^bb1 unwind ^bb2(%arg1 : i32) : (!llvm.ptr, i32) -> i32
  ^bb1:  // pred: ^bb0
    %7 = llvm.invoke fastcc %arg0(%arg0, %arg1) to ^bb3 unwind ^bb2(%arg1 : i32) ["a"(%arg1 : i32)] {branch_weights = array<i32: 1, 2>} : !llvm.ptr, (!llvm.ptr, i32 {llvm.signext}) -> i32
  ^bb2(%8: i32):  // 2 preds: ^bb0, ^bb1
    %9 = llvm.landingpad cleanup (catch %0 : !llvm.ptr) (catch %1 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
    llvm.resume %9 : !llvm.struct<(ptr, i32)>
  ^bb3:  // pred: ^bb1
    %10 = llvm.call_intrinsic "llvm.foo"(%arg0, %arg1) : (!llvm.ptr {llvm.nonnull}, i32) -> i32
    llvm.call_intrinsic "llvm.foo"() ["a"(%arg1 : i32)] {fastmathFlags = #llvm.fastmath<nnan>} : () -> ()
    %11 = llvm.alloca inalloca %arg1 x !llvm.struct<(i32, ptr)> : (i32) -> !llvm.ptr
    %12 = llvm.icmp "ult" %arg1, %arg1 {foo} : i32
    llvm.intr.assume %12 : i1
    %13 = llvm.mlir.constant(1.000000e+00 : f32) : f32
    %14 = llvm.fcmp "oeq" %13, %13 {fastmathFlags = #llvm.fastmath<nnan, ninf>} : f32
    %15 = llvm.mlir.undef : !llvm.array<1 x ptr>
    %16 = llvm.landingpad (filter %15 : !llvm.array<1 x ptr>) : !llvm.struct<(ptr, i32)>
    %17 = llvm.inline_asm has_side_effects is_align_stack tail_call_kind = <tail> asm_dialect = intel operand_attrs = [{}] "foo", "=r,r" %arg1 : (i32) -> i32
    llvm.inline_asm asm_dialect = att "foo", ""  : () -> ()
    llvm.indirectbr %arg0 : !llvm.ptr, [
    ^bb4(%arg1 : i32),
    ^bb5
    ]
  ^bb4(%18: i32):  // 3 preds: ^bb3, ^bb5, ^bb6
    llvm.switch %arg1 : i32, ^bb5 [
    ]
  ^bb5:  // 4 preds: ^bb3, ^bb4, ^bb5, ^bb6
    llvm.switch %arg1 : i32, ^bb6(%arg1 : i32) [
      -1: ^bb4(%arg1 : i32),
      -1: ^bb5
    ] {branch_weights = array<i32: 1, 2, 3>}
  ^bb6(%19: i32):  // pred: ^bb5
    llvm.cond_br %12 weights([1, 2]), ^bb5, ^bb4(%arg1 : i32) {loop_annotation = #loop_annotation}
  }
  llvm.func internal hidden unnamed_addr fastcc @h() vscale_range(1, 16) comdat(@c::@d) attributes {dso_local} {
    llvm.unreachable
  }
  llvm.comdat @c {
    llvm.comdat_selector @d exactmatch
  }
  llvm.mlir.global private hidden thread_local unnamed_addr constant @g1(1 : i32) comdat(@c::@d) {addr_space = 0 : i32, alignment = 4 : i64, dso_local} : i32
  llvm.mlir.global external @g2() {addr_space = 2 : i32} : !llvm.struct<"foo", (i32)> {
    %0 = llvm.mlir.zero : !llvm.struct<"foo", (i32)>
    llvm.return %0 : !llvm.struct<"foo", (i32)>
  }
  llvm.mlir.global linkonce_odr @"a b"(dense<1> : tensor<2xi32>) {addr_space = 0 : i32} : !llvm.array<2 x i32>
  llvm.mlir.alias internal protected thread_local local_unnamed_addr @al {dso_local} : i32 {
    %0 = llvm.mlir.addressof @g1 : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global internal constant @st("a\00b") {addr_space = 0 : i32}
}
// -----
module {
  llvm.func @t() attributes {t = (!llvm.ptr, !llvm.ptr, !llvm.ptr<3>, !llvm.array<2 x struct<(ptr, i64, vector<4xi32>, ptr<3>)>>, !llvm.void, !llvm.token, !llvm.label, !llvm.metadata, !llvm.x86_amx, !llvm.ppc_fp128, !llvm.target<"spirv.Image", i32, !llvm.ptr, 0, 1>, !llvm.target<"a">, !llvm.target<"a", 1>, !llvm.func<void (i32, ...)>, !llvm.func<ptr (...)>, !llvm.func<ptr ()>, !llvm.struct<"A", packed (i32, struct<"A">)>, !llvm.struct<"O", opaque>, !llvm.struct<packed ()>, !llvm.struct<"B", (struct<"A", packed (i32, struct<"A">)>, index, tensor<4xi32>)>, !llvm.struct<(!llvm.array<3 x index>)>, !llvm.array<3 x vector<2xindex>>, !llvm.func<memref<4xi32> (!llvm.struct<(memref<4xi32>, !llvm.array<2 x memref<4xi32>>)>)>) -> ()}
}
// -----
module {
  llvm.func @f() {
    %0 = llvm.mlir.constant(1 : i64) : i32
    llvm.return
  }
}
// -----
module {
  llvm.func @f() {
    %0 = llvm.mlir.constant(1.000000e+00 : f32) : i32
    llvm.return
  }
}
// -----
module {
  llvm.func @f() {
    %0 = llvm.mlir.constant(1.000000e+00 : f32) : !llvm.ptr
    llvm.return
  }
}
// -----
module {
  llvm.func @f() {
    %0 = llvm.mlir.constant(dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>) : !llvm.array<2 x vector<2xi32>>
    llvm.return
  }
}
// -----
module {
  llvm.func @f() {
    %0 = llvm.mlir.constant(dense<[1, 2, 3, 4]> : tensor<4xi32>) : !llvm.array<2 x vector<2xi32>>
    llvm.return
  }
}
// -----
module {
  llvm.func @f() {
    %0 = llvm.mlir.constant([1 : i32, 2.000000e+00 : f32]) : !llvm.struct<(i32, f32)>
    llvm.return
  }
}
// -----
module {
  llvm.func @f() {
    %0 = llvm.mlir.constant(1 : index) : i64
    llvm.return
  }
}
// -----
module {
  llvm.func @f() {
    %0 = llvm.mlir.constant(sparse<0, 1> : tensor<2x2xi32>) : !llvm.array<2 x array<2 x i32>>
    llvm.return
  }
}
// -----
module {
  llvm.func @f() {
    %0 = llvm.mlir.constant(dense<1.000000e+00> : tensor<4xf32>) : !llvm.array<4 x i32>
    llvm.return
  }
}
// -----
module {
  llvm.func @f() {
    %0 = llvm.mlir.constant(dense<1.000000e+00> : vector<4xf32>) : vector<4xi32>
    llvm.return
  }
}
// -----
module {
  llvm.func @f() {
    %0 = llvm.mlir.constant(1.000000e+00 : f8E4M3FN) : i8
    llvm.return
  }
}
// -----
module {
  llvm.func @f() {
    %0 = llvm.mlir.constant(dense<(1.000000e+00,2.000000e+00)> : tensor<2xcomplex<f32>>) : !llvm.array<2 x struct<(f32, f32)>>
    llvm.return
  }
}
// -----
module {
  llvm.func @f() {
    %0 = llvm.mlir.constant(dense<1> : vector<[4]xi32>) : vector<[4]xi32>
    llvm.return
  }
}
// -----
module {
  llvm.func @f() {
    %0 = llvm.mlir.constant(dense<1.000000e+00> : tensor<4xf32>) : !llvm.array<4 x ptr>
    llvm.return
  }
}
// -----
module {
  llvm.func @f() {
    %0 = llvm.mlir.constant(dense<1> : tensor<4xi64>) : !llvm.array<4 x i32>
    llvm.return
  }
}
// -----
module {
  llvm.func @f() {
    %0 = llvm.mlir.constant(dense<(1.000000e+00,2.000000e+00)> : tensor<2xcomplex<f32>>) : !llvm.array<2 x f32>
    llvm.return
  }
}
// -----
module {
  llvm.func @f() {
    %0 = llvm.mlir.constant(dense<["a", "b"]> : tensor<2x!llvm.ptr>) : !llvm.array<2 x f32>
    llvm.return
  }
}
// -----
module {
  llvm.func @f() {
    %0 = llvm.mlir.constant([[[1 : i32]]]) : !llvm.array<1 x array<1 x struct<(i32)>>>
    llvm.return
  }
}
// -----
module {
  llvm.func @f() {
    %0 = llvm.mlir.constant(dense<1> : vector<4xindex>) : vector<4xi64>
    llvm.return
  }
}
// -----
module {
  llvm.func @f() {
    %0 = llvm.mlir.constant(1.000000e+00 : f16) : vector<2xf16>
    llvm.return
  }
}
// -----
module {
  llvm.func @f() {
    %0 = llvm.mlir.constant(dense<1> : tensor<i32>) : !llvm.array<1 x i32>
    llvm.return
  }
}
// -----
module {
  llvm.func @f() {
    %0 = llvm.mlir.constant(dense<1> : vector<2x2xi32>) : !llvm.array<2 x array<2 x i32>>
    llvm.return
  }
}
// -----
module {
  llvm.func @f() {
    %0 = llvm.mlir.constant(dense<> : tensor<0xi32>) : !llvm.array<0 x i32>
    llvm.return
  }
}
// -----
module {
  llvm.func @f() {
    %0 = llvm.mlir.constant([[1]]) : !llvm.array<1 x struct<(i32)>>
    llvm.return
  }
}
// -----
module {
  llvm.func @r() -> !llvm.ptr {
    llvm.unreachable
  }
  llvm.mlir.ifunc external @foo : !llvm.func<void ()>, !llvm.ptr @r
}
// -----
module {
  llvm.func @f(%arg0: !llvm.ptr) {
    llvm.inline_asm "a", "b" %arg0 : (!llvm.ptr) -> ()
    llvm.inline_asm operand_attrs = [{elementtype = i32}] "a", "b" %arg0 : (!llvm.ptr) -> ()
    llvm.inline_asm operand_attrs = [{}, {}] "a", "b" %arg0 : (!llvm.ptr) -> ()
    llvm.inline_asm operand_attrs = [1] "a", "b" %arg0 : (!llvm.ptr) -> ()
    llvm.return
  }
}
// -----
module {
  llvm.func @f(%arg0: !llvm.ptr) {
    llvm.inline_asm operand_attrs = [1] "a", "b" %arg0 : (!llvm.ptr) -> ()
    llvm.return
  }
}
// -----
module {
  llvm.func @f(%arg0: i32) {
    llvm.inline_asm operand_attrs = [{elementtype = i32}] "a", "b" %arg0 : (i32) -> ()
    llvm.return
  }
}
// -----
module {
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<error, "wchar_size", 4 : i32>]
}
// -----
module {
  llvm.mlir.alias external @a : i32 {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
}
// -----
module {
  llvm.mlir.alias external @a : !llvm.func<i32 ()> {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
}
// -----
module {
  llvm.comdat @c {
    llvm.comdat_selector @x any
  }
  llvm.comdat @d {
    llvm.comdat_selector @x any
  }
}
// -----
module {
  llvm.func @g() -> i64
  llvm.func @f(%arg0: i32) {
    %0 = llvm.mlir.addressof @g : !llvm.ptr<3>
    llvm.return
  }
}
// -----
module {
  llvm.mlir.alias external @g {dso_local} : i32 {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.func @f(%arg0: i32) {
    %0 = llvm.dso_local_equivalent @g : !llvm.ptr
    llvm.return
  }
}
// -----
module {
  llvm.func @f(%arg0: i32, ...) {
    llvm.return
  }
}
// -----
module {
  llvm.func @f()
}
// -----
module {
  llvm.func @f(%arg0: i32) {
    llvm.call @f(%arg0) : (i32) -> ()
    llvm.return
  }
}
// -----
module {
  llvm.func @f(%arg0: i32) {
    llvm.call @f(%arg0) : (i32 {llvm.noalias}) -> ()
    llvm.return
  }
}
// -----
module {
  llvm.func @f(%arg0: i32) {
    llvm.call @f(%arg0) : (i32 {foo}) -> ()
    llvm.return
  }
}
// -----
module {
  llvm.func @f(%arg0: i32) {
    llvm.call musttail @f(%arg0) : (i32) -> ()
    llvm.return
  }
}
// -----
module attributes {llvm.data_layout = "e"} {
}
// -----
module attributes {llvm.data_layout = "E-p:64:64"} {
}
// -----
module attributes {llvm.data_layout = ""} {
}
// -----
module attributes {llvm.data_layout = "ni:1"} {
}
// -----
module attributes {llvm.data_layout = "i8:8:16"} {
}
// -----
module attributes {llvm.data_layout = "f32:32"} {
}
// -----
module attributes {llvm.data_layout = "v64:64"} {
}
// -----
module attributes {llvm.data_layout = "a:0:64"} {
}
// -----
module attributes {llvm.data_layout = "a0:8"} {
}
// -----
module attributes {llvm.data_layout = "p:64:64"} {
}
// -----
module attributes {llvm.data_layout = "p1:64:64"} {
}
// -----
module attributes {llvm.data_layout = "p:64:64:64:32"} {
}
// -----
module attributes {llvm.data_layout = "pe1:64:64"} {
}
// -----
module attributes {llvm.data_layout = "pu1:64:64"} {
}
// -----
module attributes {llvm.data_layout = "peu1:64:64"} {
}
// -----
module attributes {llvm.data_layout = "pee1:64:64"} {
}
// -----
module attributes {llvm.data_layout = "n32"} {
}
// -----
module attributes {llvm.data_layout = "n8:16"} {
}
// -----
module attributes {llvm.data_layout = "s"} {
}
// -----
module attributes {llvm.data_layout = "s0:1"} {
}
// -----
module attributes {llvm.data_layout = "S128"} {
}
// -----
module attributes {llvm.data_layout = "Fi8"} {
}
// -----
module attributes {llvm.data_layout = "Fn32"} {
}
// -----
module attributes {llvm.data_layout = "P1"} {
}
// -----
module attributes {llvm.data_layout = "A5"} {
}
// -----
module attributes {llvm.data_layout = "G1"} {
}
// -----
module attributes {llvm.data_layout = "m:e"} {
}
// -----
module attributes {llvm.data_layout = "e-m:e-i64:64-f80:128-n8:16:32:64-S128"} {
}
// -----
module attributes {llvm.data_layout = "i032:32"} {
}
// -----
module attributes {llvm.data_layout = "p(foo):64:64"} {
}
// -----
module attributes {llvm.data_layout = "p1(foo):64:64"} {
}
// -----
module attributes {llvm.data_layout = "p:64:64-p:32:32"} {
}
// -----
module attributes {llvm.data_layout = "pe1(foo):64:64"} {
}
// -----
module attributes {llvm.data_layout = "p1(0):64:64"} {
}
// -----
module attributes {llvm.data_layout = "p1(1a):64:64"} {
}
// -----
#alias_scope_domain = #llvm.alias_scope_domain<id = distinct[0]<>>
#alias_scope = #llvm.alias_scope<id = distinct[1]<>, domain = #alias_scope_domain>
module {
  llvm.func @f() {
    llvm.intr.experimental.noalias.scope.decl #alias_scope
    llvm.return
  }
}
