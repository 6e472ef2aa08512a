; terrace translate --import-llvm --split-input-file
declare ptr @f()
define void @g(i32 %x) {
  ret void
}
// -----
@a = global ptr no_cfi @f
define void @f() {
  ret void
}
// -----
define void @f( {
  ret void
}
// -----
target datalayout = "e-p:64:64-a:0:64-v64:64-ni:1"
// -----
define i32 @f() personality ptr inttoptr (i64 1 to ptr) {
  ret i32 0
}
