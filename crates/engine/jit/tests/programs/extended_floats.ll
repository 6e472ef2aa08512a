; x86_fp80 in memory, in aggregates, as arguments and results, in conversions and intrinsics, to its last bit.
@f = private constant [14 x i8] c"%04x.%016llx\0A\00"
@d = private constant [4 x i8] c"%d\0A\00"
@l = private constant [6 x i8] c"%lld\0A\00"
@x = private constant [9 x i8] c"%016llx\0A\00"
declare i32 @printf(ptr, ...)
define internal void @show(x86_fp80 %v) noinline {
  %b = bitcast x86_fp80 %v to i80
  %m = trunc i80 %b to i64
  %h = lshr i80 %b, 64
  %e = trunc i80 %h to i32
  %r = call i32 (ptr, ...) @printf(ptr @f, i32 %e, i64 %m)
  ret void
}
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

define internal i32 @order(x86_fp80 %a, x86_fp80 %b) noinline {
  %c0 = fcmp false x86_fp80 %a, %b
  %z0 = zext i1 %c0 to i32
  %s0 = shl i32 %z0, 0
  %o0 = or i32 0, %s0
  %c1 = fcmp oeq x86_fp80 %a, %b
  %z1 = zext i1 %c1 to i32
  %s1 = shl i32 %z1, 1
  %o1 = or i32 %o0, %s1
  %c2 = fcmp ogt x86_fp80 %a, %b
  %z2 = zext i1 %c2 to i32
  %s2 = shl i32 %z2, 2
  %o2 = or i32 %o1, %s2
  %c3 = fcmp oge x86_fp80 %a, %b
  %z3 = zext i1 %c3 to i32
  %s3 = shl i32 %z3, 3
  %o3 = or i32 %o2, %s3
  %c4 = fcmp olt x86_fp80 %a, %b
  %z4 = zext i1 %c4 to i32
  %s4 = shl i32 %z4, 4
  %o4 = or i32 %o3, %s4
  %c5 = fcmp ole x86_fp80 %a, %b
  %z5 = zext i1 %c5 to i32
  %s5 = shl i32 %z5, 5
  %o5 = or i32 %o4, %s5
  %c6 = fcmp one x86_fp80 %a, %b
  %z6 = zext i1 %c6 to i32
  %s6 = shl i32 %z6, 6
  %o6 = or i32 %o5, %s6
  %c7 = fcmp ord x86_fp80 %a, %b
  %z7 = zext i1 %c7 to i32
  %s7 = shl i32 %z7, 7
  %o7 = or i32 %o6, %s7
  %c8 = fcmp uno x86_fp80 %a, %b
  %z8 = zext i1 %c8 to i32
  %s8 = shl i32 %z8, 8
  %o8 = or i32 %o7, %s8
  %c9 = fcmp ueq x86_fp80 %a, %b
  %z9 = zext i1 %c9 to i32
  %s9 = shl i32 %z9, 9
  %o9 = or i32 %o8, %s9
  %c10 = fcmp ugt x86_fp80 %a, %b
  %z10 = zext i1 %c10 to i32
  %s10 = shl i32 %z10, 10
  %o10 = or i32 %o9, %s10
  %c11 = fcmp uge x86_fp80 %a, %b
  %z11 = zext i1 %c11 to i32
  %s11 = shl i32 %z11, 11
  %o11 = or i32 %o10, %s11
  %c12 = fcmp ult x86_fp80 %a, %b
  %z12 = zext i1 %c12 to i32
  %s12 = shl i32 %z12, 12
  %o12 = or i32 %o11, %s12
  %c13 = fcmp ule x86_fp80 %a, %b
  %z13 = zext i1 %c13 to i32
  %s13 = shl i32 %z13, 13
  %o13 = or i32 %o12, %s13
  %c14 = fcmp une x86_fp80 %a, %b
  %z14 = zext i1 %c14 to i32
  %s14 = shl i32 %z14, 14
  %o14 = or i32 %o13, %s14
  %c15 = fcmp true x86_fp80 %a, %b
  %z15 = zext i1 %c15 to i32
  %s15 = shl i32 %z15, 15
  %o15 = or i32 %o14, %s15
  ret i32 %o15
}
define internal void @arithmetic(x86_fp80 %a, x86_fp80 %b) noinline {
  %r0 = fadd x86_fp80 %a, %b
  call void @show(x86_fp80 %r0)
  %r1 = fsub x86_fp80 %a, %b
  call void @show(x86_fp80 %r1)
  %r2 = fmul x86_fp80 %a, %b
  call void @show(x86_fp80 %r2)
  %r3 = fdiv x86_fp80 %a, %b
  call void @show(x86_fp80 %r3)
  %r4 = frem x86_fp80 %a, %b
  call void @show(x86_fp80 %r4)
  %n = fneg x86_fp80 %a
  call void @show(x86_fp80 %n)
  %o = call i32 @order(x86_fp80 %a, x86_fp80 %b)
  call void @int(i32 %o)
  ret void
}
define internal void @from(x86_fp80 %v) noinline {
  %t0 = fptrunc x86_fp80 %v to half
  %b0 = bitcast half %t0 to i16
  %w0 = zext i16 %b0 to i64
  call void @hex(i64 %w0)
  %u0 = fpext half %t0 to x86_fp80
  call void @show(x86_fp80 %u0)
  %t1 = fptrunc x86_fp80 %v to bfloat
  %b1 = bitcast bfloat %t1 to i16
  %w1 = zext i16 %b1 to i64
  call void @hex(i64 %w1)
  %u1 = fpext bfloat %t1 to x86_fp80
  call void @show(x86_fp80 %u1)
  %t2 = fptrunc x86_fp80 %v to float
  %b2 = bitcast float %t2 to i32
  %w2 = zext i32 %b2 to i64
  call void @hex(i64 %w2)
  %u2 = fpext float %t2 to x86_fp80
  call void @show(x86_fp80 %u2)
  %t3 = fptrunc x86_fp80 %v to double
  %b3 = bitcast double %t3 to i64
  call void @hex(i64 %b3)
  %u3 = fpext double %t3 to x86_fp80
  call void @show(x86_fp80 %u3)
  %q = fpext x86_fp80 %v to fp128
  %qb = bitcast fp128 %q to i128
  %ql = trunc i128 %qb to i64
  call void @hex(i64 %ql)
  %third = fdiv fp128 %q, 0xL00000000000000004000800000000000
  %back = fptrunc fp128 %third to x86_fp80
  call void @show(x86_fp80 %back)
  ret void
}
define internal void @to_integers(x86_fp80 %v, x86_fp80 %p) noinline {
  %s0 = fptosi x86_fp80 %v to i8
  %sw0 = sext i8 %s0 to i64
  call void @long(i64 %sw0)
  %u0 = fptoui x86_fp80 %p to i8
  %uw0 = zext i8 %u0 to i64
  call void @long(i64 %uw0)
  %s1 = fptosi x86_fp80 %v to i16
  %sw1 = sext i16 %s1 to i64
  call void @long(i64 %sw1)
  %u1 = fptoui x86_fp80 %p to i16
  %uw1 = zext i16 %u1 to i64
  call void @long(i64 %uw1)
  %s2 = fptosi x86_fp80 %v to i24
  %sw2 = sext i24 %s2 to i64
  call void @long(i64 %sw2)
  %u2 = fptoui x86_fp80 %p to i24
  %uw2 = zext i24 %u2 to i64
  call void @long(i64 %uw2)
  %s3 = fptosi x86_fp80 %v to i32
  %sw3 = sext i32 %s3 to i64
  call void @long(i64 %sw3)
  %u3 = fptoui x86_fp80 %p to i32
  %uw3 = zext i32 %u3 to i64
  call void @long(i64 %uw3)
  %s4 = fptosi x86_fp80 %v to i64
  call void @long(i64 %s4)
  %u4 = fptoui x86_fp80 %p to i64
  call void @long(i64 %u4)
  %s5 = fptosi x86_fp80 %v to i80
  %sw5 = trunc i80 %s5 to i64
  call void @long(i64 %sw5)
  %u5 = fptoui x86_fp80 %p to i80
  %uw5 = trunc i80 %u5 to i64
  call void @long(i64 %uw5)
  %s6 = fptosi x86_fp80 %v to i128
  %sw6 = trunc i128 %s6 to i64
  call void @long(i64 %sw6)
  %u6 = fptoui x86_fp80 %p to i128
  %uw6 = trunc i128 %u6 to i64
  call void @long(i64 %uw6)
  %s7 = fptosi x86_fp80 %v to i200
  %sw7 = trunc i200 %s7 to i64
  call void @long(i64 %sw7)
  %u7 = fptoui x86_fp80 %p to i200
  %uw7 = trunc i200 %u7 to i64
  call void @long(i64 %uw7)
  ret void
}
define internal void @saturated(x86_fp80 %v) noinline {
  %s0 = call i8 @llvm.fptosi.sat.i8.f80(x86_fp80 %v)
  %sw0 = sext i8 %s0 to i64
  call void @long(i64 %sw0)
  %u0 = call i8 @llvm.fptoui.sat.i8.f80(x86_fp80 %v)
  %uw0 = zext i8 %u0 to i64
  call void @long(i64 %uw0)
  %s1 = call i32 @llvm.fptosi.sat.i32.f80(x86_fp80 %v)
  %sw1 = sext i32 %s1 to i64
  call void @long(i64 %sw1)
  %u1 = call i32 @llvm.fptoui.sat.i32.f80(x86_fp80 %v)
  %uw1 = zext i32 %u1 to i64
  call void @long(i64 %uw1)
  %s2 = call i64 @llvm.fptosi.sat.i64.f80(x86_fp80 %v)
  call void @long(i64 %s2)
  %u2 = call i64 @llvm.fptoui.sat.i64.f80(x86_fp80 %v)
  call void @long(i64 %u2)
  %s3 = call i100 @llvm.fptosi.sat.i100.f80(x86_fp80 %v)
  %sh3 = lshr i100 %s3, 36
  %sw3 = trunc i100 %sh3 to i64
  call void @hex(i64 %sw3)
  %u3 = call i100 @llvm.fptoui.sat.i100.f80(x86_fp80 %v)
  %uh3 = lshr i100 %u3, 36
  %uw3 = trunc i100 %uh3 to i64
  call void @hex(i64 %uw3)
  ret void
}
define internal void @of_integers(i64 %v) noinline {
  %si0 = trunc i64 %v to i8
  %sf0 = sitofp i8 %si0 to x86_fp80
  call void @show(x86_fp80 %sf0)
  %ui0 = trunc i64 %v to i8
  %uf0 = uitofp i8 %ui0 to x86_fp80
  call void @show(x86_fp80 %uf0)
  %si1 = trunc i64 %v to i33
  %sf1 = sitofp i33 %si1 to x86_fp80
  call void @show(x86_fp80 %sf1)
  %ui1 = trunc i64 %v to i33
  %uf1 = uitofp i33 %ui1 to x86_fp80
  call void @show(x86_fp80 %uf1)
  %si2 = add i64 %v, 0
  %sf2 = sitofp i64 %si2 to x86_fp80
  call void @show(x86_fp80 %sf2)
  %ui2 = add i64 %v, 0
  %uf2 = uitofp i64 %ui2 to x86_fp80
  call void @show(x86_fp80 %uf2)
  %sj3 = sext i64 %v to i128
  %si3 = mul i128 %sj3, %sj3
  %sf3 = sitofp i128 %si3 to x86_fp80
  call void @show(x86_fp80 %sf3)
  %uj3 = sext i64 %v to i128
  %ui3 = mul i128 %uj3, %uj3
  %uf3 = uitofp i128 %ui3 to x86_fp80
  call void @show(x86_fp80 %uf3)
  %sj4 = sext i64 %v to i200
  %si4 = mul i200 %sj4, %sj4
  %sf4 = sitofp i200 %si4 to x86_fp80
  call void @show(x86_fp80 %sf4)
  %uj4 = sext i64 %v to i200
  %ui4 = mul i200 %uj4, %uj4
  %uf4 = uitofp i200 %ui4 to x86_fp80
  call void @show(x86_fp80 %uf4)
  ret void
}
define internal void @rounded(x86_fp80 %v) noinline {
  %r0 = call x86_fp80 @llvm.floor.f80(x86_fp80 %v)
  call void @show(x86_fp80 %r0)
  %r1 = call x86_fp80 @llvm.ceil.f80(x86_fp80 %v)
  call void @show(x86_fp80 %r1)
  %r2 = call x86_fp80 @llvm.trunc.f80(x86_fp80 %v)
  call void @show(x86_fp80 %r2)
  %r3 = call x86_fp80 @llvm.rint.f80(x86_fp80 %v)
  call void @show(x86_fp80 %r3)
  %r4 = call x86_fp80 @llvm.nearbyint.f80(x86_fp80 %v)
  call void @show(x86_fp80 %r4)
  %r5 = call x86_fp80 @llvm.round.f80(x86_fp80 %v)
  call void @show(x86_fp80 %r5)
  %r6 = call x86_fp80 @llvm.roundeven.f80(x86_fp80 %v)
  call void @show(x86_fp80 %r6)
  %r7 = call x86_fp80 @llvm.fabs.f80(x86_fp80 %v)
  call void @show(x86_fp80 %r7)
  %r8 = call x86_fp80 @llvm.canonicalize.f80(x86_fp80 %v)
  call void @show(x86_fp80 %r8)
  %i0 = call i64 @llvm.lround.i64.f80(x86_fp80 %v)
  call void @long(i64 %i0)
  %i1 = call i64 @llvm.llround.i64.f80(x86_fp80 %v)
  call void @long(i64 %i1)
  %i2 = call i64 @llvm.lrint.i64.f80(x86_fp80 %v)
  call void @long(i64 %i2)
  %i3 = call i64 @llvm.llrint.i64.f80(x86_fp80 %v)
  call void @long(i64 %i3)
  ret void
}
define internal void @chosen(x86_fp80 %a, x86_fp80 %b) noinline {
  %r0 = call x86_fp80 @llvm.minnum.f80(x86_fp80 %a, x86_fp80 %b)
  call void @show(x86_fp80 %r0)
  %r1 = call x86_fp80 @llvm.maxnum.f80(x86_fp80 %a, x86_fp80 %b)
  call void @show(x86_fp80 %r1)
  %r2 = call x86_fp80 @llvm.minimum.f80(x86_fp80 %a, x86_fp80 %b)
  call void @show(x86_fp80 %r2)
  %r3 = call x86_fp80 @llvm.maximum.f80(x86_fp80 %a, x86_fp80 %b)
  call void @show(x86_fp80 %r3)
  %r4 = call x86_fp80 @llvm.copysign.f80(x86_fp80 %a, x86_fp80 %b)
  call void @show(x86_fp80 %r4)
  ret void
}
define internal i32 @classes(x86_fp80 %v) noinline {
  %c0 = call i1 @llvm.is.fpclass.f80(x86_fp80 %v, i32 1)
  %z0 = zext i1 %c0 to i32
  %s0 = shl i32 %z0, 0
  %o0 = or i32 0, %s0
  %c1 = call i1 @llvm.is.fpclass.f80(x86_fp80 %v, i32 2)
  %z1 = zext i1 %c1 to i32
  %s1 = shl i32 %z1, 1
  %o1 = or i32 %o0, %s1
  %c2 = call i1 @llvm.is.fpclass.f80(x86_fp80 %v, i32 4)
  %z2 = zext i1 %c2 to i32
  %s2 = shl i32 %z2, 2
  %o2 = or i32 %o1, %s2
  %c3 = call i1 @llvm.is.fpclass.f80(x86_fp80 %v, i32 8)
  %z3 = zext i1 %c3 to i32
  %s3 = shl i32 %z3, 3
  %o3 = or i32 %o2, %s3
  %c4 = call i1 @llvm.is.fpclass.f80(x86_fp80 %v, i32 16)
  %z4 = zext i1 %c4 to i32
  %s4 = shl i32 %z4, 4
  %o4 = or i32 %o3, %s4
  %c5 = call i1 @llvm.is.fpclass.f80(x86_fp80 %v, i32 32)
  %z5 = zext i1 %c5 to i32
  %s5 = shl i32 %z5, 5
  %o5 = or i32 %o4, %s5
  %c6 = call i1 @llvm.is.fpclass.f80(x86_fp80 %v, i32 64)
  %z6 = zext i1 %c6 to i32
  %s6 = shl i32 %z6, 6
  %o6 = or i32 %o5, %s6
  %c7 = call i1 @llvm.is.fpclass.f80(x86_fp80 %v, i32 128)
  %z7 = zext i1 %c7 to i32
  %s7 = shl i32 %z7, 7
  %o7 = or i32 %o6, %s7
  %c8 = call i1 @llvm.is.fpclass.f80(x86_fp80 %v, i32 256)
  %z8 = zext i1 %c8 to i32
  %s8 = shl i32 %z8, 8
  %o8 = or i32 %o7, %s8
  %c9 = call i1 @llvm.is.fpclass.f80(x86_fp80 %v, i32 512)
  %z9 = zext i1 %c9 to i32
  %s9 = shl i32 %z9, 9
  %o9 = or i32 %o8, %s9
  %c10 = call i1 @llvm.is.fpclass.f80(x86_fp80 %v, i32 3)
  %z10 = zext i1 %c10 to i32
  %s10 = shl i32 %z10, 10
  %o10 = or i32 %o9, %s10
  %c11 = call i1 @llvm.is.fpclass.f80(x86_fp80 %v, i32 264)
  %z11 = zext i1 %c11 to i32
  %s11 = shl i32 %z11, 11
  %o11 = or i32 %o10, %s11
  %c12 = call i1 @llvm.is.fpclass.f80(x86_fp80 %v, i32 1020)
  %z12 = zext i1 %c12 to i32
  %s12 = shl i32 %z12, 12
  %o12 = or i32 %o11, %s12
  %c13 = call i1 @llvm.is.fpclass.f80(x86_fp80 %v, i32 612)
  %z13 = zext i1 %c13 to i32
  %s13 = shl i32 %z13, 13
  %o13 = or i32 %o12, %s13
  ret i32 %o13
}
define internal void @mathematics(x86_fp80 %v, i32 %n) noinline {
  %s = call x86_fp80 @llvm.sqrt.f80(x86_fp80 %v)
  call void @show(x86_fp80 %s)
  %m = call x86_fp80 @llvm.fma.f80(x86_fp80 %v, x86_fp80 %s, x86_fp80 %v)
  call void @show(x86_fp80 %m)
  %a = call x86_fp80 @llvm.fmuladd.f80(x86_fp80 %v, x86_fp80 %v, x86_fp80 %v)
  call void @show(x86_fp80 %a)
  %x = call x86_fp80 @llvm.exp2.f80(x86_fp80 %v)
  call void @show(x86_fp80 %x)
  %p = call x86_fp80 @llvm.pow.f80(x86_fp80 %v, x86_fp80 0xK4000C000000000000000)
  call void @show(x86_fp80 %p)
  %i = call x86_fp80 @llvm.powi.f80.i32(x86_fp80 %v, i32 %n)
  call void @show(x86_fp80 %i)
  %l = call x86_fp80 @llvm.ldexp.f80.i32(x86_fp80 %v, i32 %n)
  call void @show(x86_fp80 %l)
  %f = call { x86_fp80, i32 } @llvm.frexp.f80.i32(x86_fp80 %l)
  %ff = extractvalue { x86_fp80, i32 } %f, 0
  %fe = extractvalue { x86_fp80, i32 } %f, 1
  call void @show(x86_fp80 %ff)
  call void @int(i32 %fe)
  %w = call { x86_fp80, x86_fp80 } @llvm.modf.f80(x86_fp80 %l)
  %w0 = extractvalue { x86_fp80, x86_fp80 } %w, 0
  %w1 = extractvalue { x86_fp80, x86_fp80 } %w, 1
  call void @show(x86_fp80 %w0)
  call void @show(x86_fp80 %w1)
  ret void
}
; Calls.
%pair = type { x86_fp80, x86_fp80 }
%mixed = type { x86_fp80, i32, x86_fp80, double }
%three = type { x86_fp80, x86_fp80, x86_fp80 }
define x86_fp80 @many(i32 %a, x86_fp80 %b, double %c, x86_fp80 %d, i64 %e, i64 %f, i64 %g, i64 %h, i64 %i, i64 %j, x86_fp80 %k, i32 %m) noinline {
  %ax = sitofp i32 %a to x86_fp80
  %cx = fpext double %c to x86_fp80
  %t = add i64 %e, %f
  %u = mul i64 %g, %h
  %v = sub i64 %i, %j
  %w = add i64 %t, %u
  %y = add i64 %w, %v
  %yx = sitofp i64 %y to x86_fp80
  %mx = sitofp i32 %m to x86_fp80
  %1 = fmul x86_fp80 %ax, %b
  %2 = fmul x86_fp80 %cx, %d
  %3 = fadd x86_fp80 %1, %2
  %4 = fadd x86_fp80 %3, %yx
  %5 = fmul x86_fp80 %4, %k
  %6 = fadd x86_fp80 %5, %mx
  ret x86_fp80 %6
}
define %pair @swapped(%pair %p) noinline {
  %a = extractvalue %pair %p, 0
  %b = extractvalue %pair %p, 1
  %q = insertvalue %pair poison, x86_fp80 %b, 0
  %r = insertvalue %pair %q, x86_fp80 %a, 1
  ret %pair %r
}
define %mixed @mix(x86_fp80 %a, i32 %i, double %d) noinline {
  %b = fneg x86_fp80 %a
  %1 = insertvalue %mixed poison, x86_fp80 %a, 0
  %2 = insertvalue %mixed %1, i32 %i, 1
  %3 = insertvalue %mixed %2, x86_fp80 %b, 2
  %4 = insertvalue %mixed %3, double %d, 3
  ret %mixed %4
}
define %three @thrice(x86_fp80 %a) noinline {
  %b = fadd x86_fp80 %a, %a
  %c = fadd x86_fp80 %b, %a
  %1 = insertvalue %three poison, x86_fp80 %a, 0
  %2 = insertvalue %three %1, x86_fp80 %b, 1
  %3 = insertvalue %three %2, x86_fp80 %c, 2
  ret %three %3
}
define x86_fp80 @second(ptr byval(%pair) align 16 %p) noinline {
  %at = getelementptr %pair, ptr %p, i32 0, i32 1
  %v = load x86_fp80, ptr %at
  store x86_fp80 0xK00000000000000000000, ptr %at
  ret x86_fp80 %v
}
define tailcc x86_fp80 @counted(i32 %n, i64 %sum) noinline {
  %more = icmp ne i32 %n, 0
  br i1 %more, label %again, label %done
again:
  %m = sub i32 %n, 1
  %s = add i64 %sum, 3
  %r = musttail call tailcc x86_fp80 @counted(i32 %m, i64 %s)
  ret x86_fp80 %r
done:
  %v = sitofp i64 %sum to x86_fp80
  ret x86_fp80 %v
}
%list = type { ptr, ptr, ptr, i32, i32 }
declare void @llvm.va_start.p0(ptr)
declare void @llvm.va_end.p0(ptr)
define x86_fp80 @variadic(x86_fp80 %first, i32 %n, ...) noinline {
entry:
  %l = alloca %list
  call void @llvm.va_start.p0(ptr %l)
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %s = phi x86_fp80 [ %first, %entry ], [ %u, %loop ]
  %a = va_arg ptr %l, i32
  %v = va_arg ptr %l, x86_fp80
  %d = va_arg ptr %l, double
  %ax = sitofp i32 %a to x86_fp80
  %dx = fpext double %d to x86_fp80
  %p = fmul x86_fp80 %ax, %v
  %t = fadd x86_fp80 %s, %p
  %u = fadd x86_fp80 %t, %dx
  %j = add i32 %i, 1
  %more = icmp slt i32 %j, %n
  br i1 %more, label %loop, label %done
done:
  call void @llvm.va_end.p0(ptr %l)
  ret x86_fp80 %u
}
; Memory.
@table = internal global [3 x x86_fp80] [x86_fp80 0xK3FFF8000000000000000, x86_fp80 0xKC000C90FDAA22168C235, x86_fp80 0xK7FFF8000000000000000]
@packed = internal global <{ i8, x86_fp80, i16 }> <{ i8 1, x86_fp80 0xK4000ADF85458A2BB4A9B, i16 -2 }>
@pointer = global ptr @many
@variadic_pointer = global ptr @variadic
define internal void @memory(i64 %at) noinline {
  %p = getelementptr [3 x x86_fp80], ptr @table, i64 0, i64 %at
  %v = load x86_fp80, ptr %p
  call void @show(x86_fp80 %v)
  %q = getelementptr <{ i8, x86_fp80, i16 }>, ptr @packed, i64 0, i32 1
  %old = load x86_fp80, ptr %q, align 1
  call void @show(x86_fp80 %old)
  store volatile x86_fp80 %v, ptr %q, align 1
  %again = load volatile x86_fp80, ptr %q, align 1
  call void @show(x86_fp80 %again)
  %r = getelementptr <{ i8, x86_fp80, i16 }>, ptr @packed, i64 0, i32 2
  %after = load i16, ptr %r, align 1
  %wide = sext i16 %after to i32
  call void @int(i32 %wide)
  %size = ptrtoint ptr getelementptr (x86_fp80, ptr null, i32 1) to i64
  call void @long(i64 %size)
  %lanes = insertelement <3 x x86_fp80> <x86_fp80 0xK3FFF8000000000000000, x86_fp80 0xK40008000000000000000, x86_fp80 0xK4000C000000000000000>, x86_fp80 %v, i64 %at
  %sum = fadd <3 x x86_fp80> %lanes, %lanes
  %one = extractelement <3 x x86_fp80> %sum, i64 %at
  call void @show(x86_fp80 %one)
  %all = call x86_fp80 @llvm.vector.reduce.fadd.v3f80(x86_fp80 0xK00000000000000000000, <3 x x86_fp80> %sum)
  call void @show(x86_fp80 %all)
  %slot = alloca <2 x x86_fp80>
  %small = shufflevector <3 x x86_fp80> %sum, <3 x x86_fp80> poison, <2 x i32> <i32 2, i32 0>
  store <2 x x86_fp80> %small, ptr %slot
  %bits = load i80, ptr %slot
  %back = bitcast i80 %bits to x86_fp80
  call void @show(x86_fp80 %back)
  %is = icmp eq i64 %at, 1
  %choice = select i1 %is, %pair { x86_fp80 0xK3FFF8000000000000000, x86_fp80 0xKBFFF8000000000000000 }, %pair zeroinitializer
  %last = extractvalue %pair %choice, 1
  call void @show(x86_fp80 %last)
  ret void
}
define i32 @main() {
  call void @arithmetic(x86_fp80 0xK4000C90FDAA22168C235, x86_fp80 0xK3FFD9249249249249249)
  call void @arithmetic(x86_fp80 0xK00000000000000000003, x86_fp80 0xK80000000000000000001)
  call void @arithmetic(x86_fp80 0xK7FFEFFFFFFFFFFFFFFFF, x86_fp80 0xKFFFEFFFFFFFFFFFFFFFF)
  call void @arithmetic(x86_fp80 0xK00000000000000000000, x86_fp80 0xK80000000000000000000)
  call void @arithmetic(x86_fp80 0xK7FFF8000000000000000, x86_fp80 0xKFFFFC000000000001234)
  call void @arithmetic(x86_fp80 0xK7FFFA000000000000001, x86_fp80 0xK3FFF8000000000000000)
  call void @from(x86_fp80 0xK3FFDAAAAAAAAAAAAAAAB)
  call void @from(x86_fp80 0xK400EFFF8000000000000)
  call void @from(x86_fp80 0xK3F6A8000000000000000)
  call void @from(x86_fp80 0xKC000A000000000000000)
  call void @to_integers(x86_fp80 0xKC0029C00000000000000, x86_fp80 0xK4005FF00000000000000)
  call void @saturated(x86_fp80 0xKFFFF8000000000000000)
  call void @saturated(x86_fp80 0xK403EFFFFFFFFFFFFFFFF)
  call void @saturated(x86_fp80 0xK7FFFC000000000000000)
  call void @saturated(x86_fp80 0xKC0068123000000000000)
  call void @of_integers(i64 -1)
  call void @of_integers(i64 -9223372036854775808)
  call void @of_integers(i64 1311768467463790321)
  call void @rounded(x86_fp80 0xK4000A000000000000000)
  call void @rounded(x86_fp80 0xKBFFEC000000000000000)
  call void @rounded(x86_fp80 0xK4000E000000000000000)
  call void @rounded(x86_fp80 0xK00000000000000000001)
  call void @chosen(x86_fp80 0xK3FFF8000000000000000, x86_fp80 0xKC000C000000000000000)
  call void @chosen(x86_fp80 0xK80000000000000000000, x86_fp80 0xK00000000000000000000)
  call void @chosen(x86_fp80 0xK7FFFC000000000000000, x86_fp80 0xKC0008000000000000000)
  %class0 = call i32 @classes(x86_fp80 0xK7FFFC000000000000000)
  call void @int(i32 %class0)
  %class1 = call i32 @classes(x86_fp80 0xK7FFF8000000000000001)
  call void @int(i32 %class1)
  %class2 = call i32 @classes(x86_fp80 0xKFFFF8000000000000000)
  call void @int(i32 %class2)
  %class3 = call i32 @classes(x86_fp80 0xKBFFF8000000000000000)
  call void @int(i32 %class3)
  %class4 = call i32 @classes(x86_fp80 0xK80000000000000000001)
  call void @int(i32 %class4)
  %class5 = call i32 @classes(x86_fp80 0xK80000000000000000000)
  call void @int(i32 %class5)
  %class6 = call i32 @classes(x86_fp80 0xK00000000000000000000)
  call void @int(i32 %class6)
  %class7 = call i32 @classes(x86_fp80 0xK00007FFFFFFFFFFFFFFF)
  call void @int(i32 %class7)
  %class8 = call i32 @classes(x86_fp80 0xK00018000000000000000)
  call void @int(i32 %class8)
  %class9 = call i32 @classes(x86_fp80 0xK7FFEFFFFFFFFFFFFFFFF)
  call void @int(i32 %class9)
  %class10 = call i32 @classes(x86_fp80 0xK7FFF8000000000000000)
  call void @int(i32 %class10)
  %class11 = call i32 @classes(x86_fp80 0xK00008000000000000000)
  call void @int(i32 %class11)
  %class12 = call i32 @classes(x86_fp80 0xK3FFF4000000000000000)
  call void @int(i32 %class12)
  %class13 = call i32 @classes(x86_fp80 0xK7FFF4000000000000000)
  call void @int(i32 %class13)
  call void @mathematics(x86_fp80 0xK40008000000000000000, i32 5)
  call void @mathematics(x86_fp80 0xK3FFF9000000000000000, i32 -3)
  %p = load ptr, ptr @pointer
  %many = call x86_fp80 @many(i32 2, x86_fp80 0xK3FFF8000000000000001, double 1.5, x86_fp80 0xK4000C000000000000000, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, x86_fp80 0xK3FFE8000000000000000, i32 9)
  call void @show(x86_fp80 %many)
  %same = call x86_fp80 %p(i32 2, x86_fp80 0xK3FFF8000000000000001, double 1.5, x86_fp80 0xK4000C000000000000000, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, x86_fp80 0xK3FFE8000000000000000, i32 9)
  call void @show(x86_fp80 %same)
  %swapped = call %pair @swapped(%pair { x86_fp80 0xK3FFF8000000000000000, x86_fp80 0xK40008000000000000000 })
  %s0 = extractvalue %pair %swapped, 0
  %s1 = extractvalue %pair %swapped, 1
  call void @show(x86_fp80 %s0)
  call void @show(x86_fp80 %s1)
  %mixed = call %mixed @mix(x86_fp80 %s0, i32 77, double 2.5)
  %m0 = extractvalue %mixed %mixed, 0
  %m1 = extractvalue %mixed %mixed, 1
  %m2 = extractvalue %mixed %mixed, 2
  %m3 = extractvalue %mixed %mixed, 3
  %m3x = fpext double %m3 to x86_fp80
  call void @show(x86_fp80 %m0)
  call void @int(i32 %m1)
  call void @show(x86_fp80 %m2)
  call void @show(x86_fp80 %m3x)
  %three = call %three @thrice(x86_fp80 %m3x)
  %t2 = extractvalue %three %three, 2
  call void @show(x86_fp80 %t2)
  %own = alloca %pair
  store %pair %swapped, ptr %own
  %second = call x86_fp80 @second(ptr byval(%pair) align 16 %own)
  call void @show(x86_fp80 %second)
  %kept = call x86_fp80 @second(ptr byval(%pair) align 16 %own)
  call void @show(x86_fp80 %kept)
  %counted = call tailcc x86_fp80 @counted(i32 100000, i64 1)
  call void @show(x86_fp80 %counted)
  %v = call x86_fp80 (x86_fp80, i32, ...) @variadic(x86_fp80 %t2, i32 4, i32 1, x86_fp80 %s0, double 0.5, i32 2, x86_fp80 %s1, double 0.25, i32 3, x86_fp80 %t2, double 0.125, i32 4, x86_fp80 %m2, double 1.0)
  call void @show(x86_fp80 %v)
  %q = load ptr, ptr @variadic_pointer
  %vp = call x86_fp80 (x86_fp80, i32, ...) %q(x86_fp80 %t2, i32 4, i32 1, x86_fp80 %s0, double 0.5, i32 2, x86_fp80 %s1, double 0.25, i32 3, x86_fp80 %t2, double 0.125, i32 4, x86_fp80 %m2, double 1.0)
  call void @show(x86_fp80 %vp)
  call void @memory(i64 1)
  call void @memory(i64 2)
  ret i32 0
}
