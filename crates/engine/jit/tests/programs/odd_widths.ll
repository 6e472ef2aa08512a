; Integers of odd widths wrap at their width and keep their signs.
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
define i13 @mul(i13 %a, i13 %b) noinline {
  %r = mul i13 %a, %b
  ret i13 %r
}
define i33 @ashr(i33 %a, i33 %b) noinline {
  %r = ashr i33 %a, %b
  ret i33 %r
}
define i1 @less(i7 %a, i7 %b) noinline {
  %r = icmp slt i7 %a, %b
  ret i1 %r
}
define i32 @main() {
  %m = call i13 @mul(i13 4000, i13 3)
  %ms = sext i13 %m to i32
  call void @int(i32 %ms)
  %s = call i33 @ashr(i33 -8589934590, i33 1)
  %sl = sext i33 %s to i64
  call void @long(i64 %sl)
  %p = alloca i24
  store i24 -2, ptr %p
  %q = load i24, ptr %p
  %z = zext i24 %q to i32
  call void @int(i32 %z)
  %c = call i1 @less(i7 -1, i7 0)
  %ci = zext i1 %c to i32
  call void @int(i32 %ci)
  ret i32 0
}
