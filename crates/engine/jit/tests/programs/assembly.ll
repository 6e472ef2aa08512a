; Inline assembly without instructions keeps values, whatever their types are and wherever they lie. Moves copy them.
module asm "# nothing but a comment"
@d = private constant [6 x i8] c"%lld\0A\00"
@g = private constant [4 x i8] c"%g\0A\00"
declare i32 @printf(ptr, ...)
define internal void @int(i64 %v) {
  %r = call i32 (ptr, ...) @printf(ptr @d, i64 %v)
  ret void
}
define internal void @real(double %v) {
  %r = call i32 (ptr, ...) @printf(ptr @g, double %v)
  ret void
}
define void @tied(i64 %a, double %f, i8 %b) noinline {
  %x = call i64 asm sideeffect "", "=r,0,~{memory},~{flags}"(i64 %a)
  call void @int(i64 %x)
  %y = call double asm "", "=x,0"(double %f)
  call void @real(double %y)
  %z = call i8 asm "", "=q,0"(i8 %b)
  %w = sext i8 %z to i64
  call void @int(i64 %w)
  ret void
}
; The second input is in the place of the first output.
define void @crossed(i64 %a, i64 %b) noinline {
  %r = call { i64, i64 } asm "", "=r,=r,1,0"(i64 %a, i64 %b)
  %x = extractvalue { i64, i64 } %r, 0
  %y = extractvalue { i64, i64 } %r, 1
  call void @int(i64 %x)
  call void @int(i64 %y)
  ret void
}
define void @memory(i64 %a) noinline {
  %p = alloca i64
  %q = alloca i64
  store i64 %a, ptr %p
  store i64 -1, ptr %q
  call void asm sideeffect "", "=*m,*m"(ptr elementtype(i64) %p, ptr elementtype(i64) %p)
  %x = load i64, ptr %p
  call void @int(i64 %x)
  call void asm sideeffect "# $0 and $1", "=*imr,0"(ptr elementtype(i64) %q, i64 77)
  %y = load i64, ptr %q
  call void @int(i64 %y)
  %s = alloca i32
  call void asm sideeffect "", "=*r,0"(ptr elementtype(i32) %s, i64 4294967301)
  %t = load i32, ptr %s
  %u = zext i32 %t to i64
  call void @int(i64 %u)
  ret void
}
define void @bytes(<4 x float> %v, [20 x i32] %l) noinline {
  %w = call <4 x float> asm "", "=x,0"(<4 x float> %v)
  %e = extractelement <4 x float> %w, i32 2
  %d = fpext float %e to double
  call void @real(double %d)
  ret void
}
define i64 @barrier(ptr %p, i64 %n) noinline {
  call void asm sideeffect "", "r,r,~{memory}"(ptr %p, i64 %n)
  call void asm sideeffect "/* nothing */", "~{dirflag},~{fpsr},~{flags}"()
  ret i64 %n
}
define i64 @goes_on(i64 %a) noinline {
  %r = callbr i64 asm sideeffect "", "=r,0,!i"(i64 %a) to label %next [label %other]
next:
  %s = add i64 %r, 1
  ret i64 %s
other:
  ret i64 -1
}
define i32 @main() {
  call void @tied(i64 -9000000000, double 2.5, i8 -3)
  call void @crossed(i64 1, i64 2)
  call void @memory(i64 41)
  call void @bytes(<4 x float> <float 1.0, float 2.0, float 3.5, float 4.0>, [20 x i32] zeroinitializer)
  %b = call i64 @barrier(ptr @d, i64 12)
  call void @int(i64 %b)
  %g = call i64 @goes_on(i64 5)
  call void @int(i64 %g)
  ret i32 0
}
