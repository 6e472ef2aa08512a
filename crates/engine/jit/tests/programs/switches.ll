; switch on small, odd and large integers, to blocks with phis.
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
define i32 @s8(i8 %v) noinline {
entry:
  switch i8 %v, label %other [ i8 -1, label %a
    i8 7, label %a
    i8 100, label %b ]
a:
  %p = phi i32 [ 1, %entry ], [ 1, %entry ]
  ret i32 %p
b:
  ret i32 2
other:
  ret i32 3
}
define i32 @s100(i100 %v) noinline {
entry:
  switch i100 %v, label %other [ i100 1267650600228229401496703205375, label %a
    i100 5, label %b ]
a:
  ret i32 1
b:
  ret i32 2
other:
  %p = phi i32 [ 3, %entry ]
  ret i32 %p
}
define i32 @main() {
  %a = call i32 @s8(i8 -1)
  call void @int(i32 %a)
  %b = call i32 @s8(i8 100)
  call void @int(i32 %b)
  %c = call i32 @s8(i8 0)
  call void @int(i32 %c)
  %d = call i32 @s100(i100 -1)
  call void @int(i32 %d)
  %e = call i32 @s100(i100 5)
  call void @int(i32 %e)
  %f = call i32 @s100(i100 6)
  call void @int(i32 %f)
  ret i32 0
}
