; Memory on the stack of sizes known and not, aligned, in loops without end.
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
declare ptr @llvm.stacksave.p0()
declare void @llvm.stackrestore.p0(ptr)
define i64 @aligned() noinline {
  %p = alloca i8, align 256
  %a = ptrtoint ptr %p to i64
  %r = and i64 %a, 255
  ret i64 %r
}
define i32 @dynamic(i32 %n) noinline {
entry:
  %a = alloca i32, i32 %n
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %q = getelementptr i32, ptr %a, i32 %i
  store i32 %i, ptr %q
  %j = add i32 %i, 1
  %m = icmp slt i32 %j, %n
  br i1 %m, label %loop, label %done
done:
  %k = sub i32 %n, 1
  %e = getelementptr i32, ptr %a, i32 %k
  %v = load i32, ptr %e
  ret i32 %v
}
define void @many(i32 %n) noinline {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %s = call ptr @llvm.stacksave.p0()
  %p = alloca [100000 x i8]
  store volatile i8 1, ptr %p
  call void @llvm.stackrestore.p0(ptr %s)
  %j = add i32 %i, 1
  %m = icmp slt i32 %j, %n
  br i1 %m, label %loop, label %done
done:
  ret void
}
define i32 @main() {
entry:
  %a = call i64 @aligned()
  call void @long(i64 %a)
  br label %loop
loop:
  %i = phi i32 [ 1, %entry ], [ %j, %loop ]
  %v = call i32 @dynamic(i32 100000)
  %j = add i32 %i, 1
  %m = icmp slt i32 %j, 200
  br i1 %m, label %loop, label %done
done:
  call void @int(i32 %v)
  call void @many(i32 100000)
  ret i32 0
}
