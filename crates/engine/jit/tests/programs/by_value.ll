; Structs by value, in memory for results, of more members than registers.
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
%s = type { i32, double, [3 x i64] }
define i64 @take(ptr byval(%s) align 8 %p, i32 %x) noinline {
  %q = getelementptr %s, ptr %p, i32 0, i32 2, i64 2
  %v = load i64, ptr %q
  store i64 0, ptr %q
  %w = zext i32 %x to i64
  %r = add i64 %v, %w
  ret i64 %r
}
define void @give(ptr sret(%s) %p, i32 %x) noinline {
  store i32 %x, ptr %p
  %q = getelementptr %s, ptr %p, i32 0, i32 1
  store double 2.5, ptr %q
  ret void
}
define { i64, double, i32, float, i8 } @many(i64 %a) noinline {
  %r = insertvalue { i64, double, i32, float, i8 } { i64 0, double 1.5, i32 3, float 4.5, i8 -5 }, i64 %a, 0
  ret { i64, double, i32, float, i8 } %r
}
define signext i8 @narrow(i8 signext %a) noinline {
  %r = add i8 %a, 100
  ret i8 %r
}
define i32 @main() {
  %m = alloca %s
  %q = getelementptr %s, ptr %m, i32 0, i32 2, i64 2
  store i64 40, ptr %q
  %a = call i64 @take(ptr byval(%s) align 8 %m, i32 2)
  call void @long(i64 %a)
  %b = load i64, ptr %q
  call void @long(i64 %b)
  call void @give(ptr sret(%s) %m, i32 8)
  %c = load i32, ptr %m
  call void @int(i32 %c)
  %d = call { i64, double, i32, float, i8 } @many(i64 6)
  %e = extractvalue { i64, double, i32, float, i8 } %d, 0
  call void @long(i64 %e)
  %f = extractvalue { i64, double, i32, float, i8 } %d, 4
  %g = sext i8 %f to i32
  call void @int(i32 %g)
  %n = call signext i8 @narrow(i8 signext 100)
  %ns = sext i8 %n to i32
  call void @int(i32 %ns)
  ret i32 0
}
