; Vectors in pieces, in scalars and packed, in registers, in memory and inside structs.
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
%mixed = type { i8, <6 x i1>, <3 x i4>, <4 x float>, [2 x <3 x i24>] }
@m = global %mixed { i8 1, <6 x i1> <i1 1, i1 0, i1 1, i1 1, i1 0, i1 1>, <3 x i4> <i4 1, i4 -2, i4 3>, <4 x float> <float 1.0, float 2.0, float 3.0, float 4.0>, [2 x <3 x i24>] [<3 x i24> <i24 1, i24 2, i24 3>, <3 x i24> <i24 4, i24 -5, i24 6>] }
define <8 x i32> @add(<8 x i32> %a, <8 x i32> %b) noinline {
  %r = add <8 x i32> %a, %b
  ret <8 x i32> %r
}
define <3 x i16> @three(<3 x i16> %a) noinline {
  %r = mul <3 x i16> %a, <i16 3, i16 -5, i16 7>
  ret <3 x i16> %r
}
define i32 @lane(<8 x i32> %v, i32 %at) noinline {
  %r = extractelement <8 x i32> %v, i32 %at
  ret i32 %r
}
define i32 @main() {
  %v = call <8 x i32> @add(<8 x i32> <i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8>, <8 x i32> splat (i32 10))
  %l = call i32 @lane(<8 x i32> %v, i32 6)
  call void @int(i32 %l)
  %s = shufflevector <8 x i32> %v, <8 x i32> poison, <4 x i32> <i32 7, i32 0, i32 5, i32 2>
  %s1 = extractelement <4 x i32> %s, i64 0
  call void @int(i32 %s1)
  %t = call <3 x i16> @three(<3 x i16> <i16 100, i16 200, i16 300>)
  %t1 = extractelement <3 x i16> %t, i32 1
  %t1s = sext i16 %t1 to i32
  call void @int(i32 %t1s)
  %a = load %mixed, ptr @m
  %bits = extractvalue %mixed %a, 1
  %b = bitcast <6 x i1> %bits to i6
  %bz = zext i6 %b to i32
  call void @int(i32 %bz)
  %nibbles = extractvalue %mixed %a, 2
  %n1 = extractelement <3 x i4> %nibbles, i32 1
  %n1s = sext i4 %n1 to i32
  call void @int(i32 %n1s)
  %w = extractvalue %mixed %a, 4, 1
  %w1 = extractelement <3 x i24> %w, i32 1
  %w1s = sext i24 %w1 to i32
  call void @int(i32 %w1s)
  %c = icmp sgt <8 x i32> %v, splat (i32 14)
  %sel = select <8 x i1> %c, <8 x i32> %v, <8 x i32> zeroinitializer
  %sum = call i32 @llvm.vector.reduce.add.v8i32(<8 x i32> %sel)
  call void @int(i32 %sum)
  ret i32 0
}
declare i32 @llvm.vector.reduce.add.v8i32(<8 x i32>)
