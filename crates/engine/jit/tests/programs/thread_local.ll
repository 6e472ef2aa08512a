; Each thread has its own copy of a thread-local variable.
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
@counter = thread_local global i32 40
@zero = thread_local global [3 x i64] zeroinitializer, align 32
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @pthread_join(i64, ptr)
declare ptr @llvm.threadlocal.address.p0(ptr)
define ptr @work(ptr %x) {
  %p = call ptr @llvm.threadlocal.address.p0(ptr @counter)
  %v = load i32, ptr %p
  %w = add i32 %v, 2
  store i32 %w, ptr %p
  call void @int(i32 %w)
  ret ptr null
}
define i32 @main() {
  %t = alloca i64
  store i32 1, ptr @counter
  %c = call i32 @pthread_create(ptr %t, ptr null, ptr @work, ptr null)
  %h = load i64, ptr %t
  %j = call i32 @pthread_join(i64 %h, ptr null)
  %v = load i32, ptr @counter
  call void @int(i32 %v)
  %a = ptrtoint ptr @zero to i64
  %b = and i64 %a, 31
  call void @long(i64 %b)
  ret i32 0
}
