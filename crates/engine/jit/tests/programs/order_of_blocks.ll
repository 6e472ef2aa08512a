; Blocks may stand in any order; those that cannot be reached do not matter.
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
define i32 @main() {
entry:
  br label %second
third:
  %b = add i32 %a, 1
  call void @int(i32 %b)
  ret i32 0
unreached:
  %u = add i32 %u, 1
  br label %third
second:
  %a = add i32 40, 1
  br label %third
}
