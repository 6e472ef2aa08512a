; Integers of more than 128 bits: arithmetic, comparison, conversion, shifts, in phis and memory.
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
define i256 @factorial(i32 %n) noinline {
entry:
  br label %loop
loop:
  %i = phi i32 [ 1, %entry ], [ %next, %loop ]
  %f = phi i256 [ 1, %entry ], [ %g, %loop ]
  %w = zext i32 %i to i256
  %g = mul i256 %f, %w
  %next = add i32 %i, 1
  %more = icmp ule i32 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret i256 %g
}
define i32 @main() {
  %f = call i256 @factorial(i32 50)
  %low = trunc i256 %f to i64
  call void @hex(i64 %low)
  %h = lshr i256 %f, 192
  %high = trunc i256 %h to i64
  call void @hex(i64 %high)
  %d = udiv i256 %f, 1000000007000000000000000000000000000
  %r = urem i256 %d, 1000003
  %rt = trunc i256 %r to i64
  call void @long(i64 %rt)
  %n = sub i256 0, %f
  %nd = sdiv i256 %n, 340282366920938463463374607431768211456000
  %nt = trunc i256 %nd to i64
  call void @hex(i64 %nt)
  %c = icmp slt i256 %n, %f
  %u = icmp ult i256 %n, %f
  %ci = zext i1 %c to i32
  %ui = zext i1 %u to i32
  call void @int(i32 %ci)
  call void @int(i32 %ui)
  %fl = uitofp i256 %f to double
  call void @real(double %fl)
  ret i32 0
}
