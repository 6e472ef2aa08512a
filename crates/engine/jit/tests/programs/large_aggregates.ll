; Arrays of many elements as values: in phis that change places, arguments and results.
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
define [100 x i32] @fill(i32 %v) noinline {
  %a = insertvalue [100 x i32] zeroinitializer, i32 %v, 0
  %b = insertvalue [100 x i32] %a, i32 7, 99
  ret [100 x i32] %b
}
define i32 @ends([100 x i32] %a) noinline {
  %f = extractvalue [100 x i32] %a, 0
  %l = extractvalue [100 x i32] %a, 99
  %t = mul i32 %f, 100
  %r = add i32 %t, %l
  ret i32 %r
}
define i32 @main() {
entry:
  %x = call [100 x i32] @fill(i32 1)
  %y = call [100 x i32] @fill(i32 2)
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %n, %loop ]
  %a = phi [100 x i32] [ %x, %entry ], [ %b, %loop ]
  %b = phi [100 x i32] [ %y, %entry ], [ %c, %loop ]
  %c = insertvalue [100 x i32] %a, i32 %i, 99
  %ra = call i32 @ends([100 x i32] %a)
  %rb = call i32 @ends([100 x i32] %b)
  call void @int(i32 %ra)
  call void @int(i32 %rb)
  %n = add i32 %i, 1
  %more = icmp slt i32 %n, 3
  br i1 %more, label %loop, label %done
done:
  ret i32 0
}
