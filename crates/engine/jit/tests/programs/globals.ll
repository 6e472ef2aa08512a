; Addresses in variables, distances between them, aliases, weak symbols that are not there, ifuncs, constructors.
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
@a = global [4 x i32] [i32 1, i32 2, i32 3, i32 4]
@end = global ptr getelementptr inbounds ([4 x i32], ptr @a, i64 0, i64 3)
@self = global { ptr, i32 } { ptr @self, i32 5 }
@f = global ptr @chosen
@distance = constant [2 x i32] [i32 trunc (i64 sub (i64 ptrtoint (ptr @end to i64), i64 ptrtoint (ptr @a to i64)) to i32), i32 9]
@second = alias i32, getelementptr ([4 x i32], ptr @a, i64 0, i64 1)
@gone = extern_weak global i32
@llvm.global_ctors = appending global [2 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 20, ptr @late, ptr null }, { i32, ptr, ptr } { i32 10, ptr @early, ptr null }]
@llvm.global_dtors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 1, ptr @last, ptr null }]
@renamed = alias i32 (), ptr @chosen
define i32 @chosen() {
  ret i32 77
}
define ptr @resolver() {
  ret ptr @chosen
}
@picked = ifunc i32 (), ptr @resolver
define void @early() {
  call void @int(i32 1)
  ret void
}
define void @late() {
  call void @int(i32 2)
  ret void
}
define void @last() {
  call void @int(i32 99)
  ret void
}
define i32 @main() {
  %e = load ptr, ptr @end
  %v = load i32, ptr %e
  call void @int(i32 %v)
  %s = load ptr, ptr @self
  %same = icmp eq ptr %s, @self
  %si = zext i1 %same to i32
  call void @int(i32 %si)
  %p = load ptr, ptr @f
  %r = call i32 %p()
  call void @int(i32 %r)
  %d = load i32, ptr @distance
  %x = ptrtoint ptr @end to i64
  %y = ptrtoint ptr @a to i64
  %z = sub i64 %x, %y
  %w = trunc i64 %z to i32
  %ok = icmp eq i32 %d, %w
  %oki = zext i1 %ok to i32
  call void @int(i32 %oki)
  %sec = load i32, ptr @second
  call void @int(i32 %sec)
  %none = icmp eq ptr @gone, null
  %ni = zext i1 %none to i32
  call void @int(i32 %ni)
  %re = call i32 @renamed()
  call void @int(i32 %re)
  %pi = call i32 @picked()
  call void @int(i32 %pi)
  ret i32 3
}
