; A variadic function defined here, called directly and through a pointer, that hands its arguments on.
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
; That of AArch64; that of x86-64 is smaller.
%list = type { ptr, ptr, ptr, i32, i32 }
declare void @llvm.va_start.p0(ptr)
declare void @llvm.va_end.p0(ptr)
declare i32 @vprintf(ptr, ptr)
@fmt = constant [25 x i8] c"%d %g %d %g %d %d %d %s\0A\00"
@text = constant [4 x i8] c"end\00"
define void @out(ptr %f, ...) noinline {
  %l = alloca %list
  call void @llvm.va_start.p0(ptr %l)
  %r = call i32 @vprintf(ptr %f, ptr %l)
  call void @llvm.va_end.p0(ptr %l)
  ret void
}
define i64 @sum(i32 %n, ...) noinline {
entry:
  %l = alloca %list
  call void @llvm.va_start.p0(ptr %l)
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %s = phi i64 [ 0, %entry ], [ %t, %loop ]
  %a = va_arg ptr %l, i64
  %d = va_arg ptr %l, double
  %k = fptosi double %d to i64
  %u = add i64 %a, %k
  %t = add i64 %s, %u
  %j = add i32 %i, 1
  %more = icmp slt i32 %j, %n
  br i1 %more, label %loop, label %done
done:
  call void @llvm.va_end.p0(ptr %l)
  ret i64 %t
}
@pointer = global ptr @out
define i32 @main() {
  call void (ptr, ...) @out(ptr @fmt, i32 1, double 2.5, i32 3, double 4.5, i32 5, i32 6, i32 7, ptr @text)
  %p = load ptr, ptr @pointer
  call void (ptr, ...) %p(ptr @fmt, i32 -1, double -2.5, i32 -3, double -4.5, i32 -5, i32 -6, i32 -7, ptr @text)
  %s = call i64 (i32, ...) @sum(i32 5, i64 1, double 10.0, i64 2, double 20.0, i64 3, double 30.0, i64 4, double 40.0, i64 5, double 50.0)
  call void @long(i64 %s)
  ret i32 0
}
