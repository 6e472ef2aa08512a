; Intrinsics on integers and floats where results are easily wrong.
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
declare i5 @llvm.fshl.i5(i5, i5, i5)
declare { i33, i1 } @llvm.smul.with.overflow.i33(i33, i33)
declare i7 @llvm.sadd.sat.i7(i7, i7)
declare i24 @llvm.bitreverse.i24(i24)
declare i200 @llvm.ctlz.i200(i200, i1)
declare i8 @llvm.scmp.i8.i17(i17, i17)
declare double @llvm.minimum.f64(double, double)
declare double @llvm.minnum.f64(double, double)
declare i13 @llvm.fptosi.sat.i13.f32(float)
declare double @llvm.powi.f64.i32(double, i32)
declare { double, i32 } @llvm.frexp.f64.i32(double)
declare i1 @llvm.is.fpclass.f32(float, i32)
define i5 @funnel(i5 %a, i5 %b, i5 %c) noinline {
  %r = call i5 @llvm.fshl.i5(i5 %a, i5 %b, i5 %c)
  ret i5 %r
}
define i32 @main() {
  %a = call i5 @funnel(i5 1, i5 -16, i5 6)
  %az = zext i5 %a to i32
  call void @int(i32 %az)
  %m = call { i33, i1 } @llvm.smul.with.overflow.i33(i33 100000, i33 100000)
  %mo = extractvalue { i33, i1 } %m, 1
  %moz = zext i1 %mo to i32
  call void @int(i32 %moz)
  %s = call i7 @llvm.sadd.sat.i7(i7 -60, i7 -10)
  %ss = sext i7 %s to i32
  call void @int(i32 %ss)
  %b = call i24 @llvm.bitreverse.i24(i24 1)
  %bz = zext i24 %b to i32
  call void @int(i32 %bz)
  %z = call i200 @llvm.ctlz.i200(i200 36893488147419103232, i1 false)
  %zt = trunc i200 %z to i32
  call void @int(i32 %zt)
  %o = call i8 @llvm.scmp.i8.i17(i17 -3, i17 2)
  %os = sext i8 %o to i32
  call void @int(i32 %os)
  %n = call double @llvm.minimum.f64(double 0.0, double -0.0)
  call void @real(double %n)
  %q = call double @llvm.minnum.f64(double 0x7FF8000000000000, double 3.0)
  call void @real(double %q)
  %f = call i13 @llvm.fptosi.sat.i13.f32(float -1.0e+06)
  %fs = sext i13 %f to i32
  call void @int(i32 %fs)
  %p = call double @llvm.powi.f64.i32(double 2.0, i32 -3)
  call void @real(double %p)
  %e = call { double, i32 } @llvm.frexp.f64.i32(double 40.0)
  %e0 = extractvalue { double, i32 } %e, 0
  %e1 = extractvalue { double, i32 } %e, 1
  call void @real(double %e0)
  call void @int(i32 %e1)
  %c = call i1 @llvm.is.fpclass.f32(float -0.0, i32 32)
  %cz = zext i1 %c to i32
  call void @int(i32 %cz)
  ret i32 0
}
