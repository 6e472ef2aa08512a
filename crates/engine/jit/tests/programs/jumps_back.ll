; `setjmp` and `longjmp`: values that are live across the first return are there at the others, whatever was computed
; between, and the stack is as it was.
@d = private constant [6 x i8] c"%lld\0A\00"
@buffer = internal global [64 x i64] zeroinitializer, align 16
@small = internal global [5 x ptr] zeroinitializer, align 16
declare i32 @printf(ptr, ...)
declare i32 @_setjmp(ptr) returns_twice
declare void @longjmp(ptr, i32) noreturn
declare i32 @llvm.eh.sjlj.setjmp(ptr)
declare void @llvm.eh.sjlj.longjmp(ptr) noreturn
declare ptr @llvm.frameaddress.p0(i32)
declare ptr @llvm.stacksave.p0()
define internal void @int(i64 %v) noinline {
  %r = call i32 (ptr, ...) @printf(ptr @d, i64 %v)
  ret void
}
; Takes memory of a size that is known when it runs, at every depth, and jumps from the last.
define internal void @deep(i64 %n, i32 %code) noinline {
  %m = alloca i8, i64 %n
  store volatile i8 1, ptr %m
  %end = icmp eq i64 %n, 1
  br i1 %end, label %jump, label %call
call:
  %k = sub i64 %n, 1
  call void @deep(i64 %k, i32 %code)
  ret void
jump:
  call void @longjmp(ptr @buffer, i32 %code)
  unreachable
}
; The values are used after the second return alone: their places are free on the way to the jump.
define i64 @many(i64 %a, i64 %b, double %f) noinline {
  %v1 = mul i64 %a, 3
  %v2 = add i64 %b, %v1
  %v3 = xor i64 %v2, %a
  %v4 = mul i64 %v3, %b
  %v5 = sub i64 %v4, %v1
  %v6 = add i64 %v5, %v2
  %v7 = mul i64 %v6, %v3
  %v8 = xor i64 %v7, %v4
  %g = fmul double %f, 2.0
  %r = call i32 @_setjmp(ptr @buffer)
  %first = icmp eq i32 %r, 0
  br i1 %first, label %body, label %again
body:
  %w1 = mul i64 %b, 7
  %w2 = add i64 %w1, %a
  %w3 = mul i64 %w2, %w1
  %w4 = xor i64 %w3, %w2
  %w5 = add i64 %w4, %w3
  %w6 = mul i64 %w5, %w4
  %w7 = add i64 %w6, %w5
  %w8 = xor i64 %w7, %w6
  %h = fadd double %f, 100.0
  call void @int(i64 %w1)
  %s1 = add i64 %w2, %w3
  %s2 = add i64 %w4, %w5
  %s3 = add i64 %w6, %w7
  %s4 = add i64 %s1, %s2
  %s5 = add i64 %s3, %w8
  %s6 = add i64 %s4, %s5
  call void @int(i64 %s6)
  %hi = fptosi double %h to i64
  call void @int(i64 %hi)
  call void @deep(i64 40, i32 9)
  unreachable
again:
  %t1 = add i64 %v1, %v2
  %t2 = add i64 %v3, %v4
  %t3 = add i64 %v5, %v6
  %t4 = add i64 %v7, %v8
  %t5 = add i64 %t1, %t2
  %t6 = add i64 %t3, %t4
  %t7 = add i64 %t5, %t6
  %gi = fptosi double %g to i64
  %t8 = add i64 %t7, %gi
  %code = zext i32 %r to i64
  %t9 = add i64 %t8, %code
  ret i64 %t9
}
; A loop around and in the call, many times: what `deep` takes is given back.
define i64 @often(i64 %n) noinline {
entry:
  %counter = alloca i64
  store volatile i64 0, ptr %counter
  %start = mul i64 %n, 2
  br label %outer
outer:
  %i = phi i64 [ %start, %entry ], [ %j, %next ]
  %sum = phi i64 [ 0, %entry ], [ %more, %next ]
  %r = call i32 @_setjmp(ptr @buffer)
  %is = icmp eq i32 %r, 0
  br i1 %is, label %jump, label %next
jump:
  %c = load volatile i64, ptr %counter
  %c1 = add i64 %c, 1
  store volatile i64 %c1, ptr %counter
  call void @deep(i64 300, i32 2)
  br label %next
next:
  %x = zext i32 %r to i64
  %p = mul i64 %i, %x
  %more = add i64 %sum, %p
  %j = sub i64 %i, 1
  %end = icmp eq i64 %j, 0
  br i1 %end, label %done, label %outer
done:
  %k = load volatile i64, ptr %counter
  %t = add i64 %more, %k
  ret i64 %t
}
define internal void @inner() noinline {
  call void @llvm.eh.sjlj.longjmp(ptr @small)
  unreachable
}
; The compiler's own pair, with its small buffer, as clang writes it.
define i64 @own(i64 %a) noinline {
  %v = mul i64 %a, 5
  %f = call ptr @llvm.frameaddress.p0(i32 0)
  store ptr %f, ptr @small
  %s = call ptr @llvm.stacksave.p0()
  %p = getelementptr inbounds [5 x ptr], ptr @small, i64 0, i64 2
  store ptr %s, ptr %p
  %r = call i32 @llvm.eh.sjlj.setjmp(ptr @small)
  %first = icmp eq i32 %r, 0
  br i1 %first, label %jump, label %back
jump:
  call void @int(i64 %a)
  call void @inner()
  unreachable
back:
  %t = add i64 %v, 1
  ret i64 %t
}
define i32 @main() {
  %a = call i64 @many(i64 11, i64 -5, double 21.0)
  call void @int(i64 %a)
  %b = call i64 @often(i64 30000)
  call void @int(i64 %b)
  %c = call i64 @own(i64 8)
  call void @int(i64 %c)
  ret i32 0
}
