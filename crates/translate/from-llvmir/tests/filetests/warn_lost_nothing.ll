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
