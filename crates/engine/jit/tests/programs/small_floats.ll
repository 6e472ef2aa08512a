; half and bfloat are rounded after each operation; fp128 keeps what double loses.
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
define half @third(half %x) noinline {
  %r = fdiv half %x, 0xH4200
  ret half %r
}
define bfloat @sum(bfloat %x, bfloat %y) noinline {
  %r = fadd bfloat %x, %y
  ret bfloat %r
}
define fp128 @next(fp128 %x) noinline {
  %r = fadd fp128 %x, 0xL00000000000000003FB0000000000000
  ret fp128 %r
}
define i32 @main() {
  %t = call half @third(half 0xH3C00)
  %td = fpext half %t to double
  call void @real(double %td)
  %s = call bfloat @sum(bfloat 0xR4380, bfloat 0xR3F80)
  %sd = fpext bfloat %s to double
  call void @real(double %sd)
  %n = call fp128 @next(fp128 0xL00000000000000003FFF000000000000)
  %one = fptrunc fp128 %n to double
  %e = fcmp oeq double %one, 1.0
  %ei = zext i1 %e to i32
  call void @int(i32 %ei)
  %g = fcmp ogt fp128 %n, 0xL00000000000000003FFF000000000000
  %gi = zext i1 %g to i32
  call void @int(i32 %gi)
  %big = fmul fp128 %n, 0xL0000000000000000402F000000000000
  %sat = call i32 @llvm.fptosi.sat.i32.f128(fp128 %big)
  call void @int(i32 %sat)
  %power = call fp128 @llvm.powi.f128.i32(fp128 0xL00000000000000004000800000000000, i32 4)
  %most = call fp128 @llvm.maximum.f128(fp128 %power, fp128 %n)
  %powered = fptosi fp128 %most to i32
  call void @int(i32 %powered)
  ret i32 0
}
