; indirectbr by addresses of blocks in a table.
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
@table = internal constant [3 x ptr] [ptr blockaddress(@run, %one), ptr blockaddress(@run, %two), ptr blockaddress(@run, %end)]
define i32 @run(ptr %code) noinline {
entry:
  br label %next
next:
  %p = phi ptr [ %code, %entry ], [ %p1, %one ], [ %p1, %two ]
  %acc = phi i32 [ 0, %entry ], [ %a1, %one ], [ %a2, %two ]
  %op = load i8, ptr %p
  %p1 = getelementptr i8, ptr %p, i64 1
  %w = zext i8 %op to i64
  %slot = getelementptr [3 x ptr], ptr @table, i64 0, i64 %w
  %to = load ptr, ptr %slot
  indirectbr ptr %to, [label %one, label %two, label %end]
one:
  %a1 = add i32 %acc, 1
  br label %next
two:
  %a2 = mul i32 %acc, 2
  br label %next
end:
  ret i32 %acc
}
@code = constant [7 x i8] c"\00\01\00\01\01\00\02"
define i32 @main() {
  %r = call i32 @run(ptr @code)
  call void @int(i32 %r)
  ret i32 0
}
