; terrace translate --import-llvm --warn-lost
; Nothing is reported of what the operations have a place for.
@g = external thread_local unnamed_addr global i32, align 8
@c = internal constant [2 x i8] c"ab", section "x"
@a = weak dso_local alias i32, ptr @d
@d = hidden global i32 1

declare noundef i32 @f(ptr noalias noundef align 8 captures(none) dereferenceable(4)) nounwind memory(read) "key"="value"

define i32 @h(ptr %p, i1 %c) "target-cpu"="x" section "y" align 16 gc "statepoint-example" {
  %x = load atomic volatile i32, ptr %p syncscope("agent") acquire, align 4, !tbaa !0
  %y = call fastcc noundef i32 @f(ptr noalias noundef align 8 %p) nounwind
  %z = add nsw nuw i32 %x, %y
  %w = or disjoint i32 %z, 1
  %v = getelementptr inbounds nuw i8, ptr %p, i32 %w
  store i32 %w, ptr %v, align 4, !nontemporal !3
  br i1 %c, label %one, label %two, !prof !4
one:
  br label %two, !llvm.loop !5
two:
  %s = call nnan float @llvm.sqrt.f32(float 2.0)
  ret i32 %z
}
declare float @llvm.sqrt.f32(float)

!llvm.module.flags = !{!7}
!llvm.ident = !{!8}
!0 = !{!1, !1, i64 0}
!1 = !{!"int", !2, i64 0}
!2 = !{!"root"}
!3 = !{i32 1}
!4 = !{!"branch_weights", i32 1, i32 2}
!5 = distinct !{!5, !6}
!6 = !{!"llvm.loop.mustprogress"}
!7 = !{i32 1, !"key", i32 1}
!8 = !{!"someone"}
// ==== stdout ====
#loop_annotation = #llvm.loop_annotation<mustProgress = true>
#tbaa_root = #llvm.tbaa_root<id = "root">
#tbaa_type_desc = #llvm.tbaa_type_desc<id = "int", members = {<#tbaa_root, 0>}>
#tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc, access_type = #tbaa_type_desc, offset = 0>
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.ident = "someone", llvm.module_asm = [], llvm.target_triple = ""} {
  llvm.mlir.global external thread_local unnamed_addr @g() {addr_space = 0 : i32, alignment = 8 : i64} : i32
  llvm.mlir.global internal constant @c("ab") {addr_space = 0 : i32, dso_local, section = "x"}
  llvm.mlir.global external hidden @d(1 : i32) {addr_space = 0 : i32, dso_local} : i32
  llvm.mlir.alias weak @a {dso_local} : i32 {
    %0 = llvm.mlir.addressof @d : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.module_flags [#llvm.mlir.module_flag<error, "key", 1 : i32>]
  llvm.func @f(!llvm.ptr {llvm.align = 8 : i64, llvm.dereferenceable = 4 : i64, llvm.noalias, llvm.nocapture, llvm.noundef}) -> (i32 {llvm.noundef}) attributes {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, passthrough = [["key", "value"]]}
  llvm.func @h(%arg0: !llvm.ptr, %arg1: i1) -> i32 attributes {alignment = 16 : i64, garbageCollector = "statepoint-example", passthrough = [["target-cpu", "x"]], section = "y", target_cpu = "x"} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(2.000000e+00 : f32) : f32
    %2 = llvm.load volatile %arg0 atomic syncscope("agent") acquire {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %3 = llvm.call fastcc @f(%arg0) {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.noalias, llvm.noundef}) -> (i32 {llvm.noundef})
    %4 = llvm.add %2, %3 overflow<nsw, nuw> : i32
    %5 = llvm.or disjoint %4, %0 : i32
    %6 = llvm.getelementptr inbounds|nuw %arg0[%5] : (!llvm.ptr, i32) -> !llvm.ptr, i8
    llvm.store %5, %6 {alignment = 4 : i64, nontemporal} : i32, !llvm.ptr
    llvm.cond_br %arg1 weights([1, 2]), ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    llvm.br ^bb2 {loop_annotation = #loop_annotation}
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %7 = llvm.intr.sqrt(%1) {fastmathFlags = #llvm.fastmath<nnan>} : (f32) -> f32
    llvm.return %4 : i32
  }
}
