; Scalable vectors are as long as they are at least.
@d = private constant [4 x i8] c"%d\0A\00"
@l = private constant [6 x i8] c"%lld\0A\00"
@x = private constant [8 x i8] c"%016lx\0A\00"
@g = private constant [4 x i8] c"%g\0A\00"
declare i32 @printf(ptr, ...)
define internal void @int(i32 %v) {
  %r = call i32 (ptr, ...) @printf(ptr @d, i32 %v)
  ret void
}
define internal void @long(i64 %v) {
  %r = call i32 (ptr, ...) @printf(ptr @l, i64 %v)
  ret void
}
define internal void @hex(i64 %v) {
  %r = call i32 (ptr, ...) @printf(ptr @x, i64 %v)
  ret void
}
define internal void @real(double %v) {
  %r = call i32 (ptr, ...) @printf(ptr @g, double %v)
  ret void
}
declare i64 @llvm.vscale.i64()
define i32 @main() {
  %p = alloca <vscale x 4 x i32>
  %i = insertelement <vscale x 4 x i32> poison, i32 7, i32 0
  %s = shufflevector <vscale x 4 x i32> %i, <vscale x 4 x i32> poison, <vscale x 4 x i32> zeroinitializer
  %t = add <vscale x 4 x i32> %s, %s
  store <vscale x 4 x i32> %t, ptr %p
  %q = getelementptr i32, ptr %p, i64 3
  %v = load i32, ptr %q
  call void @int(i32 %v)
  %k = call i64 @llvm.vscale.i64()
  call void @long(i64 %k)
  ret i32 0
}
