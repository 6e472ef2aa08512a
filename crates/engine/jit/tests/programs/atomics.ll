; Atomic operations on integers and floats, with and without instructions of their own.
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
  %r = call i32 (ptr, ...) @printf(ptr @n, i64 %v)
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
@i = global i32 10
@n = global i64 5
@f = global float 1.5
@w = global i128 1
define i32 @main() {
  %a = atomicrmw add ptr @i, i32 5 seq_cst
  call void @int(i32 %a)
  %b = atomicrmw nand ptr @i, i32 6 monotonic
  call void @int(i32 %b)
  %c = load atomic i32, ptr @i acquire, align 4
  call void @int(i32 %c)
  %d = atomicrmw fadd ptr @f, float 2.25 seq_cst
  %e = atomicrmw fmax ptr @f, float 9.0 seq_cst
  %ed = fpext float %e to double
  call void @real(double %ed)
  %u = atomicrmw uinc_wrap ptr @n, i64 5 seq_cst
  %v = atomicrmw udec_wrap ptr @n, i64 3 seq_cst
  %x = load i64, ptr @n
  call void @long(i64 %x)
  %s = cmpxchg ptr @n, i64 3, i64 8 seq_cst seq_cst
  %s1 = extractvalue { i64, i1 } %s, 1
  %s2 = zext i1 %s1 to i32
  call void @int(i32 %s2)
  %t = cmpxchg weak ptr @n, i64 3, i64 9 acq_rel monotonic
  %t1 = extractvalue { i64, i1 } %t, 1
  %t2 = zext i1 %t1 to i32
  call void @int(i32 %t2)
  store atomic i64 1, ptr @n release, align 8
  fence seq_cst
  %y = load i64, ptr @n
  call void @long(i64 %y)
  ret i32 0
}
