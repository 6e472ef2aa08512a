; Floats and vectors that a loop makes and that live across calls behind it: by the name of the phi, by a phi at the exit, out of
; two loops at once, out of a loop with two exits, and back into a loop.

declare i32 @printf(ptr, ...)
@f = constant [4 x i8] c"%g\0A\00"

define void @show(double %x) noinline {
  %r = call i32 (ptr, ...) @printf(ptr @f, double %x)
  ret void
}

define double @by_name(i64 %n) {
entry:
  br label %head
head:
  %i = phi i64 [ 0, %entry ], [ %i1, %body ]
  %s = phi double [ 0.0, %entry ], [ %s1, %body ]
  %c = icmp slt i64 %i, %n
  br i1 %c, label %body, label %exit
body:
  %x = sitofp i64 %i to double
  %s1 = fadd double %s, %x
  %i1 = add i64 %i, 1
  br label %head
exit:
  call void @show(double 1.0)
  ret double %s
}

define double @by_phi(i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %s = phi <4 x float> [ <float 1.0, float 2.0, float 3.0, float 4.0>, %entry ], [ %s1, %loop ]
  %s1 = fadd <4 x float> %s, %s
  %i1 = add i64 %i, 1
  %c = icmp slt i64 %i1, %n
  br i1 %c, label %loop, label %exit
exit:
  %last = phi <4 x float> [ %s1, %loop ]
  %before = phi <4 x float> [ %s, %loop ]
  call void @show(double 2.0)
  %d = fsub <4 x float> %last, %before
  %a = extractelement <4 x float> %d, i64 3
  %b = extractelement <4 x float> %last, i64 0
  %ab = fadd float %a, %b
  %r = fpext float %ab to double
  ret double %r
}

define double @nested(i64 %n) {
entry:
  br label %outer
outer:
  %i = phi i64 [ 0, %entry ], [ %i1, %next ]
  %s = phi double [ 0.0, %entry ], [ %t, %next ]
  %v = phi <2 x i64> [ zeroinitializer, %entry ], [ %w, %next ]
  %c = icmp slt i64 %i, %n
  br i1 %c, label %inner, label %exit
inner:
  %j = phi i64 [ 0, %outer ], [ %j1, %more ]
  %t = phi double [ %s, %outer ], [ %t1, %more ]
  %w = phi <2 x i64> [ %v, %outer ], [ %w1, %more ]
  %d = icmp slt i64 %j, %n
  br i1 %d, label %more, label %next
more:
  %t1 = fadd double %t, 0.5
  %w1 = add <2 x i64> %w, <i64 1, i64 2>
  %j1 = add i64 %j, 1
  br label %inner
next:
  call void @show(double %t)
  %i1 = add i64 %i, 1
  br label %outer
exit:
  call void @show(double %s)
  %a = extractelement <2 x i64> %v, i64 1
  %b = sitofp i64 %a to double
  %r = fadd double %b, %s
  ret double %r
}

define double @two_exits(i64 %n, double %limit) {
entry:
  br label %head
head:
  %i = phi i64 [ 0, %entry ], [ %i1, %body ]
  %s = phi double [ 1.0, %entry ], [ %s1, %body ]
  %c = icmp slt i64 %i, %n
  br i1 %c, label %body, label %ended
body:
  %s1 = fmul double %s, 2.0
  %i1 = add i64 %i, 1
  %d = fcmp ogt double %s1, %limit
  br i1 %d, label %stopped, label %head
stopped:
  call void @show(double %s1)
  ret double %s
ended:
  call void @show(double %s)
  ret double %s
}

define double @again(i64 %n) {
entry:
  br label %first
first:
  %i = phi i64 [ 0, %entry ], [ %i1, %first ]
  %s = phi double [ 0.0, %entry ], [ %s1, %first ]
  %s1 = fadd double %s, 1.0
  %i1 = add i64 %i, 1
  %c = icmp slt i64 %i1, %n
  br i1 %c, label %first, label %between
between:
  call void @show(double %s)
  br label %second
second:
  %j = phi i64 [ 0, %between ], [ %j1, %second ]
  %t = phi double [ %s, %between ], [ %t1, %second ]
  %t1 = fadd double %t, %s
  %j1 = add i64 %j, 1
  %d = icmp slt i64 %j1, %n
  br i1 %d, label %second, label %exit
exit:
  call void @show(double %t)
  %r = fadd double %t1, %s
  ret double %r
}

define i32 @main() {
  %a = call double @by_name(i64 5)
  call void @show(double %a)
  %b = call double @by_phi(i64 3)
  call void @show(double %b)
  %c = call double @nested(i64 3)
  call void @show(double %c)
  %d = call double @two_exits(i64 10, double 100.0)
  call void @show(double %d)
  %e = call double @two_exits(i64 3, double 100.0)
  call void @show(double %e)
  %f = call double @again(i64 4)
  call void @show(double %f)
  ret i32 0
}
