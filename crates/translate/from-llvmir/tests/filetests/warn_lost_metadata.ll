; terrace translate --import-llvm --warn-lost
; Metadata is lost where the operation has no place for it, whatever other operations have.
define <2 x float> @load(ptr %p, <2 x i1> %m, <2 x float> %v) !one !0 {
  %a = call <2 x float> @llvm.masked.load.v2f32.p0(ptr align 8 %p, <2 x i1> %m, <2 x float> %v), !tbaa !3, !nontemporal !7
  call void @llvm.masked.store.v2f32.p0(<2 x float> %a, ptr align 8 %p, <2 x i1> %m), !noalias !0, !nontemporal !7
  %b = call <2 x float> @llvm.masked.expandload.v2f32(ptr %p, <2 x i1> %m, <2 x float> %v), !alias.scope !0
  ret <2 x float> %b
}

define void @copy(ptr %p, ptr %q, i1 %c, i32 %n) {
  call void @llvm.memcpy.p0.p0.i32(ptr %p, ptr %q, i32 8, i1 false), !tbaa !3, !tbaa.struct !8
  %r = select i1 %c, i32 1, i32 2, !prof !9
  br i1 %c, label %x, label %y, !prof !10
x:
  switch i32 %n, label %y [ i32 1, label %x ], !prof !9, !llvm.loop !11
y:
  fence seq_cst, !mmra !12
  %i = call i32 asm "nop", "=r"(), !llvm.access.group !13, !srcloc !14
  ret void
}

declare <2 x float> @llvm.masked.load.v2f32.p0(ptr, <2 x i1>, <2 x float>)
declare void @llvm.masked.store.v2f32.p0(<2 x float>, ptr, <2 x i1>)
declare <2 x float> @llvm.masked.expandload.v2f32(ptr, <2 x i1>, <2 x float>)
declare void @llvm.memcpy.p0.p0.i32(ptr, ptr, i32, i1)

@g = global i32 0, !two !0

!named = !{!0, !7}
!llvm.ident = !{!15, !16}
!llvm.module.flags = !{!17, !18}

!0 = !{!1}
!1 = distinct !{!1, !2}
!2 = distinct !{!2}
!3 = !{!4, !4, i64 0}
!4 = !{!"int", !5, i64 0}
!5 = !{!"root"}
!7 = !{i32 1}
!8 = !{i64 0, i64 4, !3}
!9 = !{!"branch_weights", i32 1, i32 2}
!10 = !{!"branch_weights", !"expected", i32 1, i32 2}
!11 = distinct !{!11}
!12 = !{!"a", !"b"}
!13 = distinct !{}
!14 = !{i64 3}
!15 = !{!"one"}
!16 = !{!"two"}
!17 = !{i32 1, !"wide", i64 5}
!18 = !{i32 1, !"narrow", i32 5}
// ==== stdout ====
#mmra_tag = #llvm.mmra_tag<"a":"b">
#tbaa_root = #llvm.tbaa_root<id = "root">
#tbaa_type_desc = #llvm.tbaa_type_desc<id = "int", members = {<#tbaa_root, 0>}>
#tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc, access_type = #tbaa_type_desc, offset = 0>
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
  llvm.mlir.global external @g(0 : i32) {addr_space = 0 : i32} : i32
  llvm.module_flags [#llvm.mlir.module_flag<error, "wide", 5 : i32>, #llvm.mlir.module_flag<error, "narrow", 5 : i32>]
  llvm.func @load(%arg0: !llvm.ptr, %arg1: vector<2xi1>, %arg2: vector<2xf32>) -> vector<2xf32> {
    %0 = llvm.intr.masked.load %arg0, %arg1, %arg2 {alignment = 8 : i32, nontemporal} : (!llvm.ptr, vector<2xi1>, vector<2xf32>) -> vector<2xf32>
    llvm.intr.masked.store %0, %arg0, %arg1 {alignment = 8 : i32} : vector<2xf32>, vector<2xi1> into !llvm.ptr
    %1 = "llvm.intr.masked.expandload"(%arg0, %arg1, %arg2) : (!llvm.ptr, vector<2xi1>, vector<2xf32>) -> vector<2xf32>
    llvm.return %1 : vector<2xf32>
  }
  llvm.func @copy(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i1, %arg3: i32) {
    %0 = llvm.mlir.constant(8 : i32) : i32
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.mlir.constant(2 : i32) : i32
    "llvm.intr.memcpy"(%arg0, %arg1, %0) <{isVolatile = false, tbaa = [#tbaa_tag]}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    %3 = llvm.select %arg2, %1, %2 : i1, i32
    llvm.cond_br %arg2 weights([1, 2]), ^bb1, ^bb2
  ^bb1:  // 2 preds: ^bb0, ^bb1
    llvm.switch %arg3 : i32, ^bb2 [
      1: ^bb1
    ] {branch_weights = array<i32: 1, 2>}
  ^bb2:  // 2 preds: ^bb0, ^bb1
    llvm.fence seq_cst {llvm.mmra = #mmra_tag}
    %4 = llvm.inline_asm asm_dialect = att "nop", "=r"  : () -> i32
    llvm.return
  }
}
// ==== stderr ====
<stdin>:0:0: warning: not imported: type of a module flag other than i32 (once)
<stdin>:0:0: warning: not imported: named metadata !named (once)
<stdin>:0:0: warning: not imported: named metadata !llvm.ident (once)
<stdin>:0:0: warning: not imported: metadata !two of a global (once)
<stdin>:0:0: warning: not imported: metadata !one of a function (once)
<stdin>:0:0: warning: not imported: metadata !tbaa of an instruction (once)
<stdin>:0:0: warning: not imported: metadata !noalias of an instruction (once)
<stdin>:0:0: warning: not imported: metadata !nontemporal of an instruction (once)
<stdin>:0:0: warning: not imported: metadata !alias.scope of an instruction (once)
<stdin>:0:0: warning: not imported: metadata !tbaa.struct of an instruction (once)
<stdin>:0:0: warning: not imported: metadata !prof of an instruction (once)
<stdin>:0:0: warning: not imported: origin of branch weights (once)
<stdin>:0:0: warning: not imported: metadata !llvm.loop of an instruction (once)
<stdin>:0:0: warning: not imported: metadata !llvm.access.group of an instruction (once)
<stdin>:0:0: warning: not imported: metadata !srcloc of an instruction (once)
