; terrace translate --import-llvm
; A group of accesses is a distinct node without operands.
define i32 @f(ptr %p) {
  %v = load i32, ptr %p, !llvm.access.group !0
  ret i32 %v
}
!0 = !{!1, !2}
!1 = distinct !{}
!2 = !{!"group"}
// ==== stderr ====
Access scope list contains invalid access scope
!0 = !{!1, !2}
// ==== exit 1 ====
