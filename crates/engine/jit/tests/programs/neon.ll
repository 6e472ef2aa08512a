; Instructions of Arm that multiply narrow numbers and add the products up.
@line = private constant [26 x i8] c"%08x %08x %08x %08x %08x\0A\00"
declare i32 @printf(ptr, ...)

define internal void @four(i32 %n, <4 x i32> %v) {
  %a = extractelement <4 x i32> %v, i32 0
  %b = extractelement <4 x i32> %v, i32 1
  %c = extractelement <4 x i32> %v, i32 2
  %d = extractelement <4 x i32> %v, i32 3
  %r = call i32 (ptr, ...) @printf(ptr @line, i32 %n, i32 %a, i32 %b, i32 %c, i32 %d)
  ret void
}

define internal void @two(i32 %n, <2 x i32> %v) {
  %w = shufflevector <2 x i32> %v, <2 x i32> zeroinitializer, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  call void @four(i32 %n, <4 x i32> %w)
  ret void
}

define internal void @floats(i32 %n, <4 x float> %v) {
  %w = bitcast <4 x float> %v to <4 x i32>
  call void @four(i32 %n, <4 x i32> %w)
  ret void
}

; The next of a sequence, so that nothing is known about it.
define internal i32 @next(ptr %state) noinline {
  %old = load i32, ptr %state
  %product = mul i32 %old, 1664525
  %new = add i32 %product, 1013904223
  store i32 %new, ptr %state
  %high = lshr i32 %new, 16
  %mixed = xor i32 %high, %new
  ret i32 %mixed
}

define internal <4 x i32> @words(ptr %state) noinline {
  %a = call i32 @next(ptr %state)
  %b = call i32 @next(ptr %state)
  %c = call i32 @next(ptr %state)
  %d = call i32 @next(ptr %state)
  %v0 = insertelement <4 x i32> poison, i32 %a, i32 0
  %v1 = insertelement <4 x i32> %v0, i32 %b, i32 1
  %v2 = insertelement <4 x i32> %v1, i32 %c, i32 2
  %v3 = insertelement <4 x i32> %v2, i32 %d, i32 3
  ret <4 x i32> %v3
}

define i32 @main() {
entry:
  %state = alloca i32
  store i32 12345, ptr %state
  br label %loop

loop:
  %n = phi i32 [ 0, %entry ], [ %n.next, %loop ]
  %acc = call <4 x i32> @words(ptr %state)
  %xw = call <4 x i32> @words(ptr %state)
  %yw = call <4 x i32> @words(ptr %state)
  %x = bitcast <4 x i32> %xw to <16 x i8>
  %y = bitcast <4 x i32> %yw to <16 x i8>

  %sdot = call <4 x i32> @llvm.aarch64.neon.sdot.v4i32.v16i8(<4 x i32> %acc, <16 x i8> %x, <16 x i8> %y)
  call void @four(i32 1, <4 x i32> %sdot)
  %udot = call <4 x i32> @llvm.aarch64.neon.udot.v4i32.v16i8(<4 x i32> %acc, <16 x i8> %x, <16 x i8> %y)
  call void @four(i32 2, <4 x i32> %udot)
  %usdot = call <4 x i32> @llvm.aarch64.neon.usdot.v4i32.v16i8(<4 x i32> %acc, <16 x i8> %x, <16 x i8> %y)
  call void @four(i32 3, <4 x i32> %usdot)
  %smmla = call <4 x i32> @llvm.aarch64.neon.smmla.v4i32.v16i8(<4 x i32> %acc, <16 x i8> %x, <16 x i8> %y)
  call void @four(i32 4, <4 x i32> %smmla)
  %ummla = call <4 x i32> @llvm.aarch64.neon.ummla.v4i32.v16i8(<4 x i32> %acc, <16 x i8> %x, <16 x i8> %y)
  call void @four(i32 5, <4 x i32> %ummla)
  %usmmla = call <4 x i32> @llvm.aarch64.neon.usmmla.v4i32.v16i8(<4 x i32> %acc, <16 x i8> %x, <16 x i8> %y)
  call void @four(i32 6, <4 x i32> %usmmla)

  %acc2 = shufflevector <4 x i32> %acc, <4 x i32> poison, <2 x i32> <i32 1, i32 2>
  %x8 = shufflevector <16 x i8> %x, <16 x i8> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %y8 = shufflevector <16 x i8> %y, <16 x i8> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %sdot2 = call <2 x i32> @llvm.aarch64.neon.sdot.v2i32.v8i8(<2 x i32> %acc2, <8 x i8> %x8, <8 x i8> %y8)
  call void @two(i32 7, <2 x i32> %sdot2)

  %smull8 = call <8 x i16> @llvm.aarch64.neon.smull.v8i16(<8 x i8> %x8, <8 x i8> %y8)
  %smull8w = bitcast <8 x i16> %smull8 to <4 x i32>
  call void @four(i32 8, <4 x i32> %smull8w)
  %umull8 = call <8 x i16> @llvm.aarch64.neon.umull.v8i16(<8 x i8> %x8, <8 x i8> %y8)
  %umull8w = bitcast <8 x i16> %umull8 to <4 x i32>
  call void @four(i32 9, <4 x i32> %umull8w)
  %x4 = bitcast <8 x i8> %x8 to <4 x i16>
  %y4 = bitcast <8 x i8> %y8 to <4 x i16>
  %smull16 = call <4 x i32> @llvm.aarch64.neon.smull.v4i32(<4 x i16> %x4, <4 x i16> %y4)
  call void @four(i32 10, <4 x i32> %smull16)
  %x2 = bitcast <8 x i8> %x8 to <2 x i32>
  %y2 = bitcast <8 x i8> %y8 to <2 x i32>
  %smull32 = call <2 x i64> @llvm.aarch64.neon.smull.v2i64(<2 x i32> %x2, <2 x i32> %y2)
  %smull32w = bitcast <2 x i64> %smull32 to <4 x i32>
  call void @four(i32 11, <4 x i32> %smull32w)

  ; Any bits are a number: large and small ones, and some that are none.
  %facc = bitcast <4 x i32> %acc to <4 x float>
  %xb = bitcast <4 x i32> %xw to <8 x bfloat>
  %yb = bitcast <4 x i32> %yw to <8 x bfloat>
  %any = call <4 x float> @llvm.aarch64.neon.bfmmla(<4 x float> %facc, <8 x bfloat> %xb, <8 x bfloat> %yb)
  call void @floats(i32 12, <4 x float> %any)
  ; Exponents from -8 to 7.
  %xm = and <4 x i32> %xw, splat (i32 u0x87ff87ff)
  %xn = or <4 x i32> %xm, splat (i32 u0x38003800)
  %xc = bitcast <4 x i32> %xn to <8 x bfloat>
  %ym = and <4 x i32> %yw, splat (i32 u0x87ff87ff)
  %yn = or <4 x i32> %ym, splat (i32 u0x38003800)
  %yc = bitcast <4 x i32> %yn to <8 x bfloat>
  %am = and <4 x i32> %acc, splat (i32 u0x87ffffff)
  %an = or <4 x i32> %am, splat (i32 u0x38000000)
  %fc = bitcast <4 x i32> %an to <4 x float>
  %near = call <4 x float> @llvm.aarch64.neon.bfmmla(<4 x float> %fc, <8 x bfloat> %xc, <8 x bfloat> %yc)
  call void @floats(i32 13, <4 x float> %near)
  %dot = call <4 x float> @llvm.aarch64.neon.bfdot.v4f32.v8bf16(<4 x float> %fc, <8 x bfloat> %xc, <8 x bfloat> %yc)
  call void @floats(i32 14, <4 x float> %dot)

  %n.next = add i32 %n, 1
  %done = icmp eq i32 %n.next, 6
  br i1 %done, label %exit, label %loop

exit:
  ret i32 0
}

declare <4 x i32> @llvm.aarch64.neon.sdot.v4i32.v16i8(<4 x i32>, <16 x i8>, <16 x i8>)
declare <2 x i32> @llvm.aarch64.neon.sdot.v2i32.v8i8(<2 x i32>, <8 x i8>, <8 x i8>)
declare <4 x i32> @llvm.aarch64.neon.udot.v4i32.v16i8(<4 x i32>, <16 x i8>, <16 x i8>)
declare <4 x i32> @llvm.aarch64.neon.usdot.v4i32.v16i8(<4 x i32>, <16 x i8>, <16 x i8>)
declare <4 x i32> @llvm.aarch64.neon.smmla.v4i32.v16i8(<4 x i32>, <16 x i8>, <16 x i8>)
declare <4 x i32> @llvm.aarch64.neon.ummla.v4i32.v16i8(<4 x i32>, <16 x i8>, <16 x i8>)
declare <4 x i32> @llvm.aarch64.neon.usmmla.v4i32.v16i8(<4 x i32>, <16 x i8>, <16 x i8>)
declare <8 x i16> @llvm.aarch64.neon.smull.v8i16(<8 x i8>, <8 x i8>)
declare <8 x i16> @llvm.aarch64.neon.umull.v8i16(<8 x i8>, <8 x i8>)
declare <4 x i32> @llvm.aarch64.neon.smull.v4i32(<4 x i16>, <4 x i16>)
declare <2 x i64> @llvm.aarch64.neon.smull.v2i64(<2 x i32>, <2 x i32>)
declare <4 x float> @llvm.aarch64.neon.bfmmla(<4 x float>, <8 x bfloat>, <8 x bfloat>)
declare <4 x float> @llvm.aarch64.neon.bfdot.v4f32.v8bf16(<4 x float>, <8 x bfloat>, <8 x bfloat>)
