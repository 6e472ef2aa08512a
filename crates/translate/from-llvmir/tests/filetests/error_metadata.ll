; terrace translate --import-llvm
; What is said of a node is its definition.
define i64 @f() {
  %a = call i64 @llvm.read_register.i64(metadata !0)
  ret i64 %a
}
declare i64 @llvm.read_register.i64(metadata)
!named = !{!1}
!0 = !{!"sp"}
!1 = distinct !{!1, !0}
// ==== stderr ====
<unknown>:0: error: unhandled value: !1 = !{!"sp"}
<unknown>:0: error: unhandled intrinsic:   %a = call i64 @llvm.read_register.i64(metadata !1)
// ==== exit 1 ====
