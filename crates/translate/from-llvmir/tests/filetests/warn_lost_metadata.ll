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
