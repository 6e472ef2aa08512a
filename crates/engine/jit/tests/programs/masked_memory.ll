; Lanes off a mask are neither read nor written: the memory beside is not there.
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
declare <4 x i32> @llvm.masked.load.v4i32.p0(ptr, i32, <4 x i1>, <4 x i32>)
declare void @llvm.masked.compressstore.v4i32(<4 x i32>, ptr, <4 x i1>)
declare <4 x i32> @llvm.vp.sdiv.v4i32(<4 x i32>, <4 x i32>, <4 x i1>, i32)
declare i32 @llvm.vp.reduce.add.v4i32(i32, <4 x i32>, <4 x i1>, i32)
declare <4 x i1> @llvm.get.active.lane.mask.v4i1.i64(i64, i64)
declare <4 x float> @llvm.matrix.multiply.v4f32.v6f32.v6f32(<6 x float>, <6 x float>, i32, i32, i32)
define <4 x i32> @load(ptr %p, <4 x i1> %m) noinline {
  %v = call <4 x i32> @llvm.masked.load.v4i32.p0(ptr %p, i32 4, <4 x i1> %m, <4 x i32> splat (i32 -1))
  ret <4 x i32> %v
}
define i32 @divide(<4 x i32> %a, <4 x i32> %b, i32 %n) noinline {
  %d = call <4 x i32> @llvm.vp.sdiv.v4i32(<4 x i32> %a, <4 x i32> %b, <4 x i1> splat (i1 true), i32 %n)
  %r = call i32 @llvm.vp.reduce.add.v4i32(i32 1000, <4 x i32> %d, <4 x i1> splat (i1 true), i32 %n)
  ret i32 %r
}
define i32 @main() {
  %z = call <4 x i32> @load(ptr null, <4 x i1> zeroinitializer)
  %z0 = extractelement <4 x i32> %z, i32 0
  call void @int(i32 %z0)
  %p = alloca [4 x i32]
  store [4 x i32] [i32 1, i32 2, i32 3, i32 4], ptr %p
  %m = call <4 x i1> @llvm.get.active.lane.mask.v4i1.i64(i64 5, i64 7)
  %v = call <4 x i32> @load(ptr %p, <4 x i1> %m)
  %v1 = extractelement <4 x i32> %v, i32 1
  %v2 = extractelement <4 x i32> %v, i32 2
  call void @int(i32 %v1)
  call void @int(i32 %v2)
  call void @llvm.masked.compressstore.v4i32(<4 x i32> <i32 10, i32 20, i32 30, i32 40>, ptr %p, <4 x i1> <i1 false, i1 true, i1 false, i1 true>)
  %q = getelementptr i32, ptr %p, i64 1
  %c = load i32, ptr %q
  call void @int(i32 %c)
  %d = call i32 @divide(<4 x i32> <i32 10, i32 20, i32 30, i32 40>, <4 x i32> <i32 2, i32 5, i32 0, i32 0>, i32 2)
  call void @int(i32 %d)
  %x = call <4 x float> @llvm.matrix.multiply.v4f32.v6f32.v6f32(<6 x float> <float 1.0, float 2.0, float 3.0, float 4.0, float 5.0, float 6.0>, <6 x float> <float 1.0, float 0.0, float 2.0, float 3.0, float 1.0, float 1.0>, i32 2, i32 3, i32 2)
  %x1 = extractelement <4 x float> %x, i32 1
  %x1d = fpext float %x1 to double
  call void @real(double %x1d)
  ret i32 0
}
