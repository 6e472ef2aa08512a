; Two functions that call each other ten million times by musttail.
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
define i64 @even(i64 %n, i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i64 %f, i64 %g) {
  %z = icmp eq i64 %n, 0
  br i1 %z, label %done, label %more
done:
  ret i64 %g
more:
  %m = sub i64 %n, 1
  %h = add i64 %g, 1
  %r = musttail call i64 @odd(i64 %m, i64 %b, i64 %c, i64 %d, i64 %e, i64 %f, i64 %a, i64 %h)
  ret i64 %r
}
define i64 @odd(i64 %n, i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i64 %f, i64 %g) {
  %z = icmp eq i64 %n, 0
  br i1 %z, label %done, label %more
done:
  %s = sub i64 0, %g
  ret i64 %s
more:
  %m = sub i64 %n, 1
  %h = add i64 %g, 1
  %r = musttail call i64 @even(i64 %m, i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i64 %f, i64 %h)
  ret i64 %r
}
@pointer = global ptr @odd
define i32 @main() {
  %r = call i64 @even(i64 10000001, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 0)
  call void @long(i64 %r)
  %p = load ptr, ptr @pointer
  %s = call i64 %p(i64 3, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 0)
  call void @long(i64 %s)
  ret i32 0
}
