; terrace translate --import-llvm
; Types with sizes are not converted, wherever they stand.
define i32 @f(ptr %p) {
  ret i32 0
gone:
  %v = load i32, ptr %p, !tbaa !0
  ret i32 %v
}
!0 = !{!1, !1, i64 0, i64 4}
!1 = !{!2, i64 4, !"int"}
!2 = !{!3, i64 1, !"char"}
!3 = !{!"root"}
// ==== stderr ====
<stdin>:0:0: error: unsupported TBAA node format: !2 = !{!3, i64 1, !"char"}
// ==== exit 1 ====
