// terrace opt --transform.apply_patterns.vector.lower_transpose='avx2_lowering_strategy=true'
// Transposes of 4x8 and 8x8 become shuffles that match AVX2 instructions.
func.func @a(%x: vector<4x8xf32>) -> vector<8x4xf32> {
  %0 = vector.transpose %x, [1, 0] : vector<4x8xf32> to vector<8x4xf32>
  return %0 : vector<8x4xf32>
}
func.func @b(%x: vector<8x8xf32>) -> vector<8x8xf32> {
  %0 = vector.transpose %x, [1, 0] : vector<8x8xf32> to vector<8x8xf32>
  return %0 : vector<8x8xf32>
}
func.func @c(%x: vector<1x4x1x8xf32>) -> vector<8x1x1x4xf32> {
  %0 = vector.transpose %x, [3, 0, 2, 1] : vector<1x4x1x8xf32> to vector<8x1x1x4xf32>
  return %0 : vector<8x1x1x4xf32>
}
func.func @d(%x: vector<8x4xf32>, %y: vector<4x8xi32>, %z: vector<1x8x8xf32>, %t: vector<8xf32>) -> (vector<4x8xf32>, vector<8x4xi32>, vector<8x1x8xf32>, vector<8xf32>) {
  %0 = vector.transpose %x, [1, 0] : vector<8x4xf32> to vector<4x8xf32>
  %1 = vector.transpose %y, [1, 0] : vector<4x8xi32> to vector<8x4xi32>
  %2 = vector.transpose %z, [1, 0, 2] : vector<1x8x8xf32> to vector<8x1x8xf32>
  %4 = vector.transpose %t, [0] : vector<8xf32> to vector<8xf32>
  return %0, %1, %2, %4 : vector<4x8xf32>, vector<8x4xi32>, vector<8x1x8xf32>, vector<8xf32>
}
func.func @e(%x: vector<2x4x8xf32>) -> vector<8x4x2xf32> {
  %0 = vector.transpose %x, [2, 1, 0] : vector<2x4x8xf32> to vector<8x4x2xf32>
  return %0 : vector<8x4x2xf32>
}
func.func @f(%x: vector<4x8x1xf32>) -> vector<1x8x4xf32> {
  %0 = vector.transpose %x, [2, 1, 0] : vector<4x8x1xf32> to vector<1x8x4xf32>
  return %0 : vector<1x8x4xf32>
}
// ==== stdout ====
module {
  func.func @a(%arg0: vector<4x8xf32>) -> vector<8x4xf32> {
    %cst = arith.constant dense<0.000000e+00> : vector<4x8xf32>
    %0 = vector.extract %arg0[0] : vector<8xf32> from vector<4x8xf32>
    %1 = vector.extract %arg0[1] : vector<8xf32> from vector<4x8xf32>
    %2 = vector.extract %arg0[2] : vector<8xf32> from vector<4x8xf32>
    %3 = vector.extract %arg0[3] : vector<8xf32> from vector<4x8xf32>
    %4 = vector.shuffle %0, %1 [0, 8, 1, 9, 4, 12, 5, 13] : vector<8xf32>, vector<8xf32>
    %5 = vector.shuffle %0, %1 [2, 10, 3, 11, 6, 14, 7, 15] : vector<8xf32>, vector<8xf32>
    %6 = vector.shuffle %2, %3 [0, 8, 1, 9, 4, 12, 5, 13] : vector<8xf32>, vector<8xf32>
    %7 = vector.shuffle %2, %3 [2, 10, 3, 11, 6, 14, 7, 15] : vector<8xf32>, vector<8xf32>
    %8 = vector.shuffle %4, %6 [0, 1, 8, 9, 4, 5, 12, 13] : vector<8xf32>, vector<8xf32>
    %9 = vector.shuffle %4, %6 [2, 3, 10, 11, 6, 7, 14, 15] : vector<8xf32>, vector<8xf32>
    %10 = vector.shuffle %5, %7 [0, 1, 8, 9, 4, 5, 12, 13] : vector<8xf32>, vector<8xf32>
    %11 = vector.shuffle %5, %7 [2, 3, 10, 11, 6, 7, 14, 15] : vector<8xf32>, vector<8xf32>
    %12 = vector.shuffle %8, %9 [0, 1, 2, 3, 8, 9, 10, 11] : vector<8xf32>, vector<8xf32>
    %13 = vector.shuffle %10, %11 [0, 1, 2, 3, 8, 9, 10, 11] : vector<8xf32>, vector<8xf32>
    %14 = vector.shuffle %8, %9 [4, 5, 6, 7, 12, 13, 14, 15] : vector<8xf32>, vector<8xf32>
    %15 = vector.shuffle %10, %11 [4, 5, 6, 7, 12, 13, 14, 15] : vector<8xf32>, vector<8xf32>
    %16 = vector.insert %12, %cst [0] : vector<8xf32> into vector<4x8xf32>
    %17 = vector.insert %13, %16 [1] : vector<8xf32> into vector<4x8xf32>
    %18 = vector.insert %14, %17 [2] : vector<8xf32> into vector<4x8xf32>
    %19 = vector.insert %15, %18 [3] : vector<8xf32> into vector<4x8xf32>
    %20 = vector.shape_cast %19 : vector<4x8xf32> to vector<8x4xf32>
    return %20 : vector<8x4xf32>
  }
  func.func @b(%arg0: vector<8x8xf32>) -> vector<8x8xf32> {
    %cst = arith.constant dense<0.000000e+00> : vector<8x8xf32>
    %0 = vector.extract %arg0[0] : vector<8xf32> from vector<8x8xf32>
    %1 = vector.extract %arg0[1] : vector<8xf32> from vector<8x8xf32>
    %2 = vector.extract %arg0[2] : vector<8xf32> from vector<8x8xf32>
    %3 = vector.extract %arg0[3] : vector<8xf32> from vector<8x8xf32>
    %4 = vector.extract %arg0[4] : vector<8xf32> from vector<8x8xf32>
    %5 = vector.extract %arg0[5] : vector<8xf32> from vector<8x8xf32>
    %6 = vector.extract %arg0[6] : vector<8xf32> from vector<8x8xf32>
    %7 = vector.extract %arg0[7] : vector<8xf32> from vector<8x8xf32>
    %8 = vector.shuffle %0, %1 [0, 8, 1, 9, 4, 12, 5, 13] : vector<8xf32>, vector<8xf32>
    %9 = vector.shuffle %0, %1 [2, 10, 3, 11, 6, 14, 7, 15] : vector<8xf32>, vector<8xf32>
    %10 = vector.shuffle %2, %3 [0, 8, 1, 9, 4, 12, 5, 13] : vector<8xf32>, vector<8xf32>
    %11 = vector.shuffle %2, %3 [2, 10, 3, 11, 6, 14, 7, 15] : vector<8xf32>, vector<8xf32>
    %12 = vector.shuffle %4, %5 [0, 8, 1, 9, 4, 12, 5, 13] : vector<8xf32>, vector<8xf32>
    %13 = vector.shuffle %4, %5 [2, 10, 3, 11, 6, 14, 7, 15] : vector<8xf32>, vector<8xf32>
    %14 = vector.shuffle %6, %7 [0, 8, 1, 9, 4, 12, 5, 13] : vector<8xf32>, vector<8xf32>
    %15 = vector.shuffle %6, %7 [2, 10, 3, 11, 6, 14, 7, 15] : vector<8xf32>, vector<8xf32>
    %16 = vector.shuffle %8, %10 [2, 3, 8, 9, 6, 7, 12, 13] : vector<8xf32>, vector<8xf32>
    %17 = vector.shuffle %9, %11 [2, 3, 8, 9, 6, 7, 12, 13] : vector<8xf32>, vector<8xf32>
    %18 = vector.shuffle %12, %14 [2, 3, 8, 9, 6, 7, 12, 13] : vector<8xf32>, vector<8xf32>
    %19 = vector.shuffle %13, %15 [2, 3, 8, 9, 6, 7, 12, 13] : vector<8xf32>, vector<8xf32>
    %20 = llvm.inline_asm asm_dialect = intel "vblendps $0, $1, $2, 0xcc", "=x,x,x" %8, %16 : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
    %21 = llvm.inline_asm asm_dialect = intel "vblendps $0, $1, $2, 0x33", "=x,x,x" %10, %16 : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
    %22 = llvm.inline_asm asm_dialect = intel "vblendps $0, $1, $2, 0xcc", "=x,x,x" %9, %17 : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
    %23 = llvm.inline_asm asm_dialect = intel "vblendps $0, $1, $2, 0x33", "=x,x,x" %11, %17 : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
    %24 = llvm.inline_asm asm_dialect = intel "vblendps $0, $1, $2, 0xcc", "=x,x,x" %12, %18 : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
    %25 = llvm.inline_asm asm_dialect = intel "vblendps $0, $1, $2, 0x33", "=x,x,x" %14, %18 : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
    %26 = llvm.inline_asm asm_dialect = intel "vblendps $0, $1, $2, 0xcc", "=x,x,x" %13, %19 : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
    %27 = llvm.inline_asm asm_dialect = intel "vblendps $0, $1, $2, 0x33", "=x,x,x" %15, %19 : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
    %28 = vector.shuffle %20, %24 [0, 1, 2, 3, 8, 9, 10, 11] : vector<8xf32>, vector<8xf32>
    %29 = vector.shuffle %21, %25 [0, 1, 2, 3, 8, 9, 10, 11] : vector<8xf32>, vector<8xf32>
    %30 = vector.shuffle %22, %26 [0, 1, 2, 3, 8, 9, 10, 11] : vector<8xf32>, vector<8xf32>
    %31 = vector.shuffle %23, %27 [0, 1, 2, 3, 8, 9, 10, 11] : vector<8xf32>, vector<8xf32>
    %32 = vector.shuffle %20, %24 [4, 5, 6, 7, 12, 13, 14, 15] : vector<8xf32>, vector<8xf32>
    %33 = vector.shuffle %21, %25 [4, 5, 6, 7, 12, 13, 14, 15] : vector<8xf32>, vector<8xf32>
    %34 = vector.shuffle %22, %26 [4, 5, 6, 7, 12, 13, 14, 15] : vector<8xf32>, vector<8xf32>
    %35 = vector.shuffle %23, %27 [4, 5, 6, 7, 12, 13, 14, 15] : vector<8xf32>, vector<8xf32>
    %36 = vector.insert %28, %cst [0] : vector<8xf32> into vector<8x8xf32>
    %37 = vector.insert %29, %36 [1] : vector<8xf32> into vector<8x8xf32>
    %38 = vector.insert %30, %37 [2] : vector<8xf32> into vector<8x8xf32>
    %39 = vector.insert %31, %38 [3] : vector<8xf32> into vector<8x8xf32>
    %40 = vector.insert %32, %39 [4] : vector<8xf32> into vector<8x8xf32>
    %41 = vector.insert %33, %40 [5] : vector<8xf32> into vector<8x8xf32>
    %42 = vector.insert %34, %41 [6] : vector<8xf32> into vector<8x8xf32>
    %43 = vector.insert %35, %42 [7] : vector<8xf32> into vector<8x8xf32>
    return %43 : vector<8x8xf32>
  }
  func.func @c(%arg0: vector<1x4x1x8xf32>) -> vector<8x1x1x4xf32> {
    %cst = arith.constant dense<0.000000e+00> : vector<4x8xf32>
    %0 = vector.extract %arg0[0, 0, 0] : vector<8xf32> from vector<1x4x1x8xf32>
    %1 = vector.extract %arg0[0, 1, 0] : vector<8xf32> from vector<1x4x1x8xf32>
    %2 = vector.extract %arg0[0, 2, 0] : vector<8xf32> from vector<1x4x1x8xf32>
    %3 = vector.extract %arg0[0, 3, 0] : vector<8xf32> from vector<1x4x1x8xf32>
    %4 = vector.shuffle %0, %1 [0, 8, 1, 9, 4, 12, 5, 13] : vector<8xf32>, vector<8xf32>
    %5 = vector.shuffle %0, %1 [2, 10, 3, 11, 6, 14, 7, 15] : vector<8xf32>, vector<8xf32>
    %6 = vector.shuffle %2, %3 [0, 8, 1, 9, 4, 12, 5, 13] : vector<8xf32>, vector<8xf32>
    %7 = vector.shuffle %2, %3 [2, 10, 3, 11, 6, 14, 7, 15] : vector<8xf32>, vector<8xf32>
    %8 = vector.shuffle %4, %6 [0, 1, 8, 9, 4, 5, 12, 13] : vector<8xf32>, vector<8xf32>
    %9 = vector.shuffle %4, %6 [2, 3, 10, 11, 6, 7, 14, 15] : vector<8xf32>, vector<8xf32>
    %10 = vector.shuffle %5, %7 [0, 1, 8, 9, 4, 5, 12, 13] : vector<8xf32>, vector<8xf32>
    %11 = vector.shuffle %5, %7 [2, 3, 10, 11, 6, 7, 14, 15] : vector<8xf32>, vector<8xf32>
    %12 = vector.shuffle %8, %9 [0, 1, 2, 3, 8, 9, 10, 11] : vector<8xf32>, vector<8xf32>
    %13 = vector.shuffle %10, %11 [0, 1, 2, 3, 8, 9, 10, 11] : vector<8xf32>, vector<8xf32>
    %14 = vector.shuffle %8, %9 [4, 5, 6, 7, 12, 13, 14, 15] : vector<8xf32>, vector<8xf32>
    %15 = vector.shuffle %10, %11 [4, 5, 6, 7, 12, 13, 14, 15] : vector<8xf32>, vector<8xf32>
    %16 = vector.insert %12, %cst [0] : vector<8xf32> into vector<4x8xf32>
    %17 = vector.insert %13, %16 [1] : vector<8xf32> into vector<4x8xf32>
    %18 = vector.insert %14, %17 [2] : vector<8xf32> into vector<4x8xf32>
    %19 = vector.insert %15, %18 [3] : vector<8xf32> into vector<4x8xf32>
    %20 = vector.shape_cast %19 : vector<4x8xf32> to vector<8x1x1x4xf32>
    return %20 : vector<8x1x1x4xf32>
  }
  func.func @d(%arg0: vector<8x4xf32>, %arg1: vector<4x8xi32>, %arg2: vector<1x8x8xf32>, %arg3: vector<8xf32>) -> (vector<4x8xf32>, vector<8x4xi32>, vector<8x1x8xf32>, vector<8xf32>) {
    %0 = ub.poison : vector<8x1x8xf32>
    %1 = ub.poison : vector<8x4xi32>
    %2 = ub.poison : vector<4x8xf32>
    %3 = vector.extract %arg0[0, 0] : f32 from vector<8x4xf32>
    %4 = vector.insert %3, %2 [0, 0] : f32 into vector<4x8xf32>
    %5 = vector.extract %arg0[0, 1] : f32 from vector<8x4xf32>
    %6 = vector.insert %5, %4 [1, 0] : f32 into vector<4x8xf32>
    %7 = vector.extract %arg0[0, 2] : f32 from vector<8x4xf32>
    %8 = vector.insert %7, %6 [2, 0] : f32 into vector<4x8xf32>
    %9 = vector.extract %arg0[0, 3] : f32 from vector<8x4xf32>
    %10 = vector.insert %9, %8 [3, 0] : f32 into vector<4x8xf32>
    %11 = vector.extract %arg0[1, 0] : f32 from vector<8x4xf32>
    %12 = vector.insert %11, %10 [0, 1] : f32 into vector<4x8xf32>
    %13 = vector.extract %arg0[1, 1] : f32 from vector<8x4xf32>
    %14 = vector.insert %13, %12 [1, 1] : f32 into vector<4x8xf32>
    %15 = vector.extract %arg0[1, 2] : f32 from vector<8x4xf32>
    %16 = vector.insert %15, %14 [2, 1] : f32 into vector<4x8xf32>
    %17 = vector.extract %arg0[1, 3] : f32 from vector<8x4xf32>
    %18 = vector.insert %17, %16 [3, 1] : f32 into vector<4x8xf32>
    %19 = vector.extract %arg0[2, 0] : f32 from vector<8x4xf32>
    %20 = vector.insert %19, %18 [0, 2] : f32 into vector<4x8xf32>
    %21 = vector.extract %arg0[2, 1] : f32 from vector<8x4xf32>
    %22 = vector.insert %21, %20 [1, 2] : f32 into vector<4x8xf32>
    %23 = vector.extract %arg0[2, 2] : f32 from vector<8x4xf32>
    %24 = vector.insert %23, %22 [2, 2] : f32 into vector<4x8xf32>
    %25 = vector.extract %arg0[2, 3] : f32 from vector<8x4xf32>
    %26 = vector.insert %25, %24 [3, 2] : f32 into vector<4x8xf32>
    %27 = vector.extract %arg0[3, 0] : f32 from vector<8x4xf32>
    %28 = vector.insert %27, %26 [0, 3] : f32 into vector<4x8xf32>
    %29 = vector.extract %arg0[3, 1] : f32 from vector<8x4xf32>
    %30 = vector.insert %29, %28 [1, 3] : f32 into vector<4x8xf32>
    %31 = vector.extract %arg0[3, 2] : f32 from vector<8x4xf32>
    %32 = vector.insert %31, %30 [2, 3] : f32 into vector<4x8xf32>
    %33 = vector.extract %arg0[3, 3] : f32 from vector<8x4xf32>
    %34 = vector.insert %33, %32 [3, 3] : f32 into vector<4x8xf32>
    %35 = vector.extract %arg0[4, 0] : f32 from vector<8x4xf32>
    %36 = vector.insert %35, %34 [0, 4] : f32 into vector<4x8xf32>
    %37 = vector.extract %arg0[4, 1] : f32 from vector<8x4xf32>
    %38 = vector.insert %37, %36 [1, 4] : f32 into vector<4x8xf32>
    %39 = vector.extract %arg0[4, 2] : f32 from vector<8x4xf32>
    %40 = vector.insert %39, %38 [2, 4] : f32 into vector<4x8xf32>
    %41 = vector.extract %arg0[4, 3] : f32 from vector<8x4xf32>
    %42 = vector.insert %41, %40 [3, 4] : f32 into vector<4x8xf32>
    %43 = vector.extract %arg0[5, 0] : f32 from vector<8x4xf32>
    %44 = vector.insert %43, %42 [0, 5] : f32 into vector<4x8xf32>
    %45 = vector.extract %arg0[5, 1] : f32 from vector<8x4xf32>
    %46 = vector.insert %45, %44 [1, 5] : f32 into vector<4x8xf32>
    %47 = vector.extract %arg0[5, 2] : f32 from vector<8x4xf32>
    %48 = vector.insert %47, %46 [2, 5] : f32 into vector<4x8xf32>
    %49 = vector.extract %arg0[5, 3] : f32 from vector<8x4xf32>
    %50 = vector.insert %49, %48 [3, 5] : f32 into vector<4x8xf32>
    %51 = vector.extract %arg0[6, 0] : f32 from vector<8x4xf32>
    %52 = vector.insert %51, %50 [0, 6] : f32 into vector<4x8xf32>
    %53 = vector.extract %arg0[6, 1] : f32 from vector<8x4xf32>
    %54 = vector.insert %53, %52 [1, 6] : f32 into vector<4x8xf32>
    %55 = vector.extract %arg0[6, 2] : f32 from vector<8x4xf32>
    %56 = vector.insert %55, %54 [2, 6] : f32 into vector<4x8xf32>
    %57 = vector.extract %arg0[6, 3] : f32 from vector<8x4xf32>
    %58 = vector.insert %57, %56 [3, 6] : f32 into vector<4x8xf32>
    %59 = vector.extract %arg0[7, 0] : f32 from vector<8x4xf32>
    %60 = vector.insert %59, %58 [0, 7] : f32 into vector<4x8xf32>
    %61 = vector.extract %arg0[7, 1] : f32 from vector<8x4xf32>
    %62 = vector.insert %61, %60 [1, 7] : f32 into vector<4x8xf32>
    %63 = vector.extract %arg0[7, 2] : f32 from vector<8x4xf32>
    %64 = vector.insert %63, %62 [2, 7] : f32 into vector<4x8xf32>
    %65 = vector.extract %arg0[7, 3] : f32 from vector<8x4xf32>
    %66 = vector.insert %65, %64 [3, 7] : f32 into vector<4x8xf32>
    %67 = vector.extract %arg1[0, 0] : i32 from vector<4x8xi32>
    %68 = vector.insert %67, %1 [0, 0] : i32 into vector<8x4xi32>
    %69 = vector.extract %arg1[0, 1] : i32 from vector<4x8xi32>
    %70 = vector.insert %69, %68 [1, 0] : i32 into vector<8x4xi32>
    %71 = vector.extract %arg1[0, 2] : i32 from vector<4x8xi32>
    %72 = vector.insert %71, %70 [2, 0] : i32 into vector<8x4xi32>
    %73 = vector.extract %arg1[0, 3] : i32 from vector<4x8xi32>
    %74 = vector.insert %73, %72 [3, 0] : i32 into vector<8x4xi32>
    %75 = vector.extract %arg1[0, 4] : i32 from vector<4x8xi32>
    %76 = vector.insert %75, %74 [4, 0] : i32 into vector<8x4xi32>
    %77 = vector.extract %arg1[0, 5] : i32 from vector<4x8xi32>
    %78 = vector.insert %77, %76 [5, 0] : i32 into vector<8x4xi32>
    %79 = vector.extract %arg1[0, 6] : i32 from vector<4x8xi32>
    %80 = vector.insert %79, %78 [6, 0] : i32 into vector<8x4xi32>
    %81 = vector.extract %arg1[0, 7] : i32 from vector<4x8xi32>
    %82 = vector.insert %81, %80 [7, 0] : i32 into vector<8x4xi32>
    %83 = vector.extract %arg1[1, 0] : i32 from vector<4x8xi32>
    %84 = vector.insert %83, %82 [0, 1] : i32 into vector<8x4xi32>
    %85 = vector.extract %arg1[1, 1] : i32 from vector<4x8xi32>
    %86 = vector.insert %85, %84 [1, 1] : i32 into vector<8x4xi32>
    %87 = vector.extract %arg1[1, 2] : i32 from vector<4x8xi32>
    %88 = vector.insert %87, %86 [2, 1] : i32 into vector<8x4xi32>
    %89 = vector.extract %arg1[1, 3] : i32 from vector<4x8xi32>
    %90 = vector.insert %89, %88 [3, 1] : i32 into vector<8x4xi32>
    %91 = vector.extract %arg1[1, 4] : i32 from vector<4x8xi32>
    %92 = vector.insert %91, %90 [4, 1] : i32 into vector<8x4xi32>
    %93 = vector.extract %arg1[1, 5] : i32 from vector<4x8xi32>
    %94 = vector.insert %93, %92 [5, 1] : i32 into vector<8x4xi32>
    %95 = vector.extract %arg1[1, 6] : i32 from vector<4x8xi32>
    %96 = vector.insert %95, %94 [6, 1] : i32 into vector<8x4xi32>
    %97 = vector.extract %arg1[1, 7] : i32 from vector<4x8xi32>
    %98 = vector.insert %97, %96 [7, 1] : i32 into vector<8x4xi32>
    %99 = vector.extract %arg1[2, 0] : i32 from vector<4x8xi32>
    %100 = vector.insert %99, %98 [0, 2] : i32 into vector<8x4xi32>
    %101 = vector.extract %arg1[2, 1] : i32 from vector<4x8xi32>
    %102 = vector.insert %101, %100 [1, 2] : i32 into vector<8x4xi32>
    %103 = vector.extract %arg1[2, 2] : i32 from vector<4x8xi32>
    %104 = vector.insert %103, %102 [2, 2] : i32 into vector<8x4xi32>
    %105 = vector.extract %arg1[2, 3] : i32 from vector<4x8xi32>
    %106 = vector.insert %105, %104 [3, 2] : i32 into vector<8x4xi32>
    %107 = vector.extract %arg1[2, 4] : i32 from vector<4x8xi32>
    %108 = vector.insert %107, %106 [4, 2] : i32 into vector<8x4xi32>
    %109 = vector.extract %arg1[2, 5] : i32 from vector<4x8xi32>
    %110 = vector.insert %109, %108 [5, 2] : i32 into vector<8x4xi32>
    %111 = vector.extract %arg1[2, 6] : i32 from vector<4x8xi32>
    %112 = vector.insert %111, %110 [6, 2] : i32 into vector<8x4xi32>
    %113 = vector.extract %arg1[2, 7] : i32 from vector<4x8xi32>
    %114 = vector.insert %113, %112 [7, 2] : i32 into vector<8x4xi32>
    %115 = vector.extract %arg1[3, 0] : i32 from vector<4x8xi32>
    %116 = vector.insert %115, %114 [0, 3] : i32 into vector<8x4xi32>
    %117 = vector.extract %arg1[3, 1] : i32 from vector<4x8xi32>
    %118 = vector.insert %117, %116 [1, 3] : i32 into vector<8x4xi32>
    %119 = vector.extract %arg1[3, 2] : i32 from vector<4x8xi32>
    %120 = vector.insert %119, %118 [2, 3] : i32 into vector<8x4xi32>
    %121 = vector.extract %arg1[3, 3] : i32 from vector<4x8xi32>
    %122 = vector.insert %121, %120 [3, 3] : i32 into vector<8x4xi32>
    %123 = vector.extract %arg1[3, 4] : i32 from vector<4x8xi32>
    %124 = vector.insert %123, %122 [4, 3] : i32 into vector<8x4xi32>
    %125 = vector.extract %arg1[3, 5] : i32 from vector<4x8xi32>
    %126 = vector.insert %125, %124 [5, 3] : i32 into vector<8x4xi32>
    %127 = vector.extract %arg1[3, 6] : i32 from vector<4x8xi32>
    %128 = vector.insert %127, %126 [6, 3] : i32 into vector<8x4xi32>
    %129 = vector.extract %arg1[3, 7] : i32 from vector<4x8xi32>
    %130 = vector.insert %129, %128 [7, 3] : i32 into vector<8x4xi32>
    %131 = vector.extract %arg2[0, 0] : vector<8xf32> from vector<1x8x8xf32>
    %132 = vector.insert %131, %0 [0, 0] : vector<8xf32> into vector<8x1x8xf32>
    %133 = vector.extract %arg2[0, 1] : vector<8xf32> from vector<1x8x8xf32>
    %134 = vector.insert %133, %132 [1, 0] : vector<8xf32> into vector<8x1x8xf32>
    %135 = vector.extract %arg2[0, 2] : vector<8xf32> from vector<1x8x8xf32>
    %136 = vector.insert %135, %134 [2, 0] : vector<8xf32> into vector<8x1x8xf32>
    %137 = vector.extract %arg2[0, 3] : vector<8xf32> from vector<1x8x8xf32>
    %138 = vector.insert %137, %136 [3, 0] : vector<8xf32> into vector<8x1x8xf32>
    %139 = vector.extract %arg2[0, 4] : vector<8xf32> from vector<1x8x8xf32>
    %140 = vector.insert %139, %138 [4, 0] : vector<8xf32> into vector<8x1x8xf32>
    %141 = vector.extract %arg2[0, 5] : vector<8xf32> from vector<1x8x8xf32>
    %142 = vector.insert %141, %140 [5, 0] : vector<8xf32> into vector<8x1x8xf32>
    %143 = vector.extract %arg2[0, 6] : vector<8xf32> from vector<1x8x8xf32>
    %144 = vector.insert %143, %142 [6, 0] : vector<8xf32> into vector<8x1x8xf32>
    %145 = vector.extract %arg2[0, 7] : vector<8xf32> from vector<1x8x8xf32>
    %146 = vector.insert %145, %144 [7, 0] : vector<8xf32> into vector<8x1x8xf32>
    return %66, %130, %146, %arg3 : vector<4x8xf32>, vector<8x4xi32>, vector<8x1x8xf32>, vector<8xf32>
  }
  func.func @e(%arg0: vector<2x4x8xf32>) -> vector<8x4x2xf32> {
    %0 = ub.poison : vector<8x4x2xf32>
    %1 = vector.extract %arg0[0, 0, 0] : f32 from vector<2x4x8xf32>
    %2 = vector.insert %1, %0 [0, 0, 0] : f32 into vector<8x4x2xf32>
    %3 = vector.extract %arg0[0, 0, 1] : f32 from vector<2x4x8xf32>
    %4 = vector.insert %3, %2 [1, 0, 0] : f32 into vector<8x4x2xf32>
    %5 = vector.extract %arg0[0, 0, 2] : f32 from vector<2x4x8xf32>
    %6 = vector.insert %5, %4 [2, 0, 0] : f32 into vector<8x4x2xf32>
    %7 = vector.extract %arg0[0, 0, 3] : f32 from vector<2x4x8xf32>
    %8 = vector.insert %7, %6 [3, 0, 0] : f32 into vector<8x4x2xf32>
    %9 = vector.extract %arg0[0, 0, 4] : f32 from vector<2x4x8xf32>
    %10 = vector.insert %9, %8 [4, 0, 0] : f32 into vector<8x4x2xf32>
    %11 = vector.extract %arg0[0, 0, 5] : f32 from vector<2x4x8xf32>
    %12 = vector.insert %11, %10 [5, 0, 0] : f32 into vector<8x4x2xf32>
    %13 = vector.extract %arg0[0, 0, 6] : f32 from vector<2x4x8xf32>
    %14 = vector.insert %13, %12 [6, 0, 0] : f32 into vector<8x4x2xf32>
    %15 = vector.extract %arg0[0, 0, 7] : f32 from vector<2x4x8xf32>
    %16 = vector.insert %15, %14 [7, 0, 0] : f32 into vector<8x4x2xf32>
    %17 = vector.extract %arg0[0, 1, 0] : f32 from vector<2x4x8xf32>
    %18 = vector.insert %17, %16 [0, 1, 0] : f32 into vector<8x4x2xf32>
    %19 = vector.extract %arg0[0, 1, 1] : f32 from vector<2x4x8xf32>
    %20 = vector.insert %19, %18 [1, 1, 0] : f32 into vector<8x4x2xf32>
    %21 = vector.extract %arg0[0, 1, 2] : f32 from vector<2x4x8xf32>
    %22 = vector.insert %21, %20 [2, 1, 0] : f32 into vector<8x4x2xf32>
    %23 = vector.extract %arg0[0, 1, 3] : f32 from vector<2x4x8xf32>
    %24 = vector.insert %23, %22 [3, 1, 0] : f32 into vector<8x4x2xf32>
    %25 = vector.extract %arg0[0, 1, 4] : f32 from vector<2x4x8xf32>
    %26 = vector.insert %25, %24 [4, 1, 0] : f32 into vector<8x4x2xf32>
    %27 = vector.extract %arg0[0, 1, 5] : f32 from vector<2x4x8xf32>
    %28 = vector.insert %27, %26 [5, 1, 0] : f32 into vector<8x4x2xf32>
    %29 = vector.extract %arg0[0, 1, 6] : f32 from vector<2x4x8xf32>
    %30 = vector.insert %29, %28 [6, 1, 0] : f32 into vector<8x4x2xf32>
    %31 = vector.extract %arg0[0, 1, 7] : f32 from vector<2x4x8xf32>
    %32 = vector.insert %31, %30 [7, 1, 0] : f32 into vector<8x4x2xf32>
    %33 = vector.extract %arg0[0, 2, 0] : f32 from vector<2x4x8xf32>
    %34 = vector.insert %33, %32 [0, 2, 0] : f32 into vector<8x4x2xf32>
    %35 = vector.extract %arg0[0, 2, 1] : f32 from vector<2x4x8xf32>
    %36 = vector.insert %35, %34 [1, 2, 0] : f32 into vector<8x4x2xf32>
    %37 = vector.extract %arg0[0, 2, 2] : f32 from vector<2x4x8xf32>
    %38 = vector.insert %37, %36 [2, 2, 0] : f32 into vector<8x4x2xf32>
    %39 = vector.extract %arg0[0, 2, 3] : f32 from vector<2x4x8xf32>
    %40 = vector.insert %39, %38 [3, 2, 0] : f32 into vector<8x4x2xf32>
    %41 = vector.extract %arg0[0, 2, 4] : f32 from vector<2x4x8xf32>
    %42 = vector.insert %41, %40 [4, 2, 0] : f32 into vector<8x4x2xf32>
    %43 = vector.extract %arg0[0, 2, 5] : f32 from vector<2x4x8xf32>
    %44 = vector.insert %43, %42 [5, 2, 0] : f32 into vector<8x4x2xf32>
    %45 = vector.extract %arg0[0, 2, 6] : f32 from vector<2x4x8xf32>
    %46 = vector.insert %45, %44 [6, 2, 0] : f32 into vector<8x4x2xf32>
    %47 = vector.extract %arg0[0, 2, 7] : f32 from vector<2x4x8xf32>
    %48 = vector.insert %47, %46 [7, 2, 0] : f32 into vector<8x4x2xf32>
    %49 = vector.extract %arg0[0, 3, 0] : f32 from vector<2x4x8xf32>
    %50 = vector.insert %49, %48 [0, 3, 0] : f32 into vector<8x4x2xf32>
    %51 = vector.extract %arg0[0, 3, 1] : f32 from vector<2x4x8xf32>
    %52 = vector.insert %51, %50 [1, 3, 0] : f32 into vector<8x4x2xf32>
    %53 = vector.extract %arg0[0, 3, 2] : f32 from vector<2x4x8xf32>
    %54 = vector.insert %53, %52 [2, 3, 0] : f32 into vector<8x4x2xf32>
    %55 = vector.extract %arg0[0, 3, 3] : f32 from vector<2x4x8xf32>
    %56 = vector.insert %55, %54 [3, 3, 0] : f32 into vector<8x4x2xf32>
    %57 = vector.extract %arg0[0, 3, 4] : f32 from vector<2x4x8xf32>
    %58 = vector.insert %57, %56 [4, 3, 0] : f32 into vector<8x4x2xf32>
    %59 = vector.extract %arg0[0, 3, 5] : f32 from vector<2x4x8xf32>
    %60 = vector.insert %59, %58 [5, 3, 0] : f32 into vector<8x4x2xf32>
    %61 = vector.extract %arg0[0, 3, 6] : f32 from vector<2x4x8xf32>
    %62 = vector.insert %61, %60 [6, 3, 0] : f32 into vector<8x4x2xf32>
    %63 = vector.extract %arg0[0, 3, 7] : f32 from vector<2x4x8xf32>
    %64 = vector.insert %63, %62 [7, 3, 0] : f32 into vector<8x4x2xf32>
    %65 = vector.extract %arg0[1, 0, 0] : f32 from vector<2x4x8xf32>
    %66 = vector.insert %65, %64 [0, 0, 1] : f32 into vector<8x4x2xf32>
    %67 = vector.extract %arg0[1, 0, 1] : f32 from vector<2x4x8xf32>
    %68 = vector.insert %67, %66 [1, 0, 1] : f32 into vector<8x4x2xf32>
    %69 = vector.extract %arg0[1, 0, 2] : f32 from vector<2x4x8xf32>
    %70 = vector.insert %69, %68 [2, 0, 1] : f32 into vector<8x4x2xf32>
    %71 = vector.extract %arg0[1, 0, 3] : f32 from vector<2x4x8xf32>
    %72 = vector.insert %71, %70 [3, 0, 1] : f32 into vector<8x4x2xf32>
    %73 = vector.extract %arg0[1, 0, 4] : f32 from vector<2x4x8xf32>
    %74 = vector.insert %73, %72 [4, 0, 1] : f32 into vector<8x4x2xf32>
    %75 = vector.extract %arg0[1, 0, 5] : f32 from vector<2x4x8xf32>
    %76 = vector.insert %75, %74 [5, 0, 1] : f32 into vector<8x4x2xf32>
    %77 = vector.extract %arg0[1, 0, 6] : f32 from vector<2x4x8xf32>
    %78 = vector.insert %77, %76 [6, 0, 1] : f32 into vector<8x4x2xf32>
    %79 = vector.extract %arg0[1, 0, 7] : f32 from vector<2x4x8xf32>
    %80 = vector.insert %79, %78 [7, 0, 1] : f32 into vector<8x4x2xf32>
    %81 = vector.extract %arg0[1, 1, 0] : f32 from vector<2x4x8xf32>
    %82 = vector.insert %81, %80 [0, 1, 1] : f32 into vector<8x4x2xf32>
    %83 = vector.extract %arg0[1, 1, 1] : f32 from vector<2x4x8xf32>
    %84 = vector.insert %83, %82 [1, 1, 1] : f32 into vector<8x4x2xf32>
    %85 = vector.extract %arg0[1, 1, 2] : f32 from vector<2x4x8xf32>
    %86 = vector.insert %85, %84 [2, 1, 1] : f32 into vector<8x4x2xf32>
    %87 = vector.extract %arg0[1, 1, 3] : f32 from vector<2x4x8xf32>
    %88 = vector.insert %87, %86 [3, 1, 1] : f32 into vector<8x4x2xf32>
    %89 = vector.extract %arg0[1, 1, 4] : f32 from vector<2x4x8xf32>
    %90 = vector.insert %89, %88 [4, 1, 1] : f32 into vector<8x4x2xf32>
    %91 = vector.extract %arg0[1, 1, 5] : f32 from vector<2x4x8xf32>
    %92 = vector.insert %91, %90 [5, 1, 1] : f32 into vector<8x4x2xf32>
    %93 = vector.extract %arg0[1, 1, 6] : f32 from vector<2x4x8xf32>
    %94 = vector.insert %93, %92 [6, 1, 1] : f32 into vector<8x4x2xf32>
    %95 = vector.extract %arg0[1, 1, 7] : f32 from vector<2x4x8xf32>
    %96 = vector.insert %95, %94 [7, 1, 1] : f32 into vector<8x4x2xf32>
    %97 = vector.extract %arg0[1, 2, 0] : f32 from vector<2x4x8xf32>
    %98 = vector.insert %97, %96 [0, 2, 1] : f32 into vector<8x4x2xf32>
    %99 = vector.extract %arg0[1, 2, 1] : f32 from vector<2x4x8xf32>
    %100 = vector.insert %99, %98 [1, 2, 1] : f32 into vector<8x4x2xf32>
    %101 = vector.extract %arg0[1, 2, 2] : f32 from vector<2x4x8xf32>
    %102 = vector.insert %101, %100 [2, 2, 1] : f32 into vector<8x4x2xf32>
    %103 = vector.extract %arg0[1, 2, 3] : f32 from vector<2x4x8xf32>
    %104 = vector.insert %103, %102 [3, 2, 1] : f32 into vector<8x4x2xf32>
    %105 = vector.extract %arg0[1, 2, 4] : f32 from vector<2x4x8xf32>
    %106 = vector.insert %105, %104 [4, 2, 1] : f32 into vector<8x4x2xf32>
    %107 = vector.extract %arg0[1, 2, 5] : f32 from vector<2x4x8xf32>
    %108 = vector.insert %107, %106 [5, 2, 1] : f32 into vector<8x4x2xf32>
    %109 = vector.extract %arg0[1, 2, 6] : f32 from vector<2x4x8xf32>
    %110 = vector.insert %109, %108 [6, 2, 1] : f32 into vector<8x4x2xf32>
    %111 = vector.extract %arg0[1, 2, 7] : f32 from vector<2x4x8xf32>
    %112 = vector.insert %111, %110 [7, 2, 1] : f32 into vector<8x4x2xf32>
    %113 = vector.extract %arg0[1, 3, 0] : f32 from vector<2x4x8xf32>
    %114 = vector.insert %113, %112 [0, 3, 1] : f32 into vector<8x4x2xf32>
    %115 = vector.extract %arg0[1, 3, 1] : f32 from vector<2x4x8xf32>
    %116 = vector.insert %115, %114 [1, 3, 1] : f32 into vector<8x4x2xf32>
    %117 = vector.extract %arg0[1, 3, 2] : f32 from vector<2x4x8xf32>
    %118 = vector.insert %117, %116 [2, 3, 1] : f32 into vector<8x4x2xf32>
    %119 = vector.extract %arg0[1, 3, 3] : f32 from vector<2x4x8xf32>
    %120 = vector.insert %119, %118 [3, 3, 1] : f32 into vector<8x4x2xf32>
    %121 = vector.extract %arg0[1, 3, 4] : f32 from vector<2x4x8xf32>
    %122 = vector.insert %121, %120 [4, 3, 1] : f32 into vector<8x4x2xf32>
    %123 = vector.extract %arg0[1, 3, 5] : f32 from vector<2x4x8xf32>
    %124 = vector.insert %123, %122 [5, 3, 1] : f32 into vector<8x4x2xf32>
    %125 = vector.extract %arg0[1, 3, 6] : f32 from vector<2x4x8xf32>
    %126 = vector.insert %125, %124 [6, 3, 1] : f32 into vector<8x4x2xf32>
    %127 = vector.extract %arg0[1, 3, 7] : f32 from vector<2x4x8xf32>
    %128 = vector.insert %127, %126 [7, 3, 1] : f32 into vector<8x4x2xf32>
    return %128 : vector<8x4x2xf32>
  }
  func.func @f(%arg0: vector<4x8x1xf32>) -> vector<1x8x4xf32> {
    %cst = arith.constant dense<0.000000e+00> : vector<4x8xf32>
    %0 = vector.shape_cast %arg0 : vector<4x8x1xf32> to vector<4x8xf32>
    %1 = vector.extract %0[0] : vector<8xf32> from vector<4x8xf32>
    %2 = vector.extract %0[1] : vector<8xf32> from vector<4x8xf32>
    %3 = vector.extract %0[2] : vector<8xf32> from vector<4x8xf32>
    %4 = vector.extract %0[3] : vector<8xf32> from vector<4x8xf32>
    %5 = vector.shuffle %1, %2 [0, 8, 1, 9, 4, 12, 5, 13] : vector<8xf32>, vector<8xf32>
    %6 = vector.shuffle %1, %2 [2, 10, 3, 11, 6, 14, 7, 15] : vector<8xf32>, vector<8xf32>
    %7 = vector.shuffle %3, %4 [0, 8, 1, 9, 4, 12, 5, 13] : vector<8xf32>, vector<8xf32>
    %8 = vector.shuffle %3, %4 [2, 10, 3, 11, 6, 14, 7, 15] : vector<8xf32>, vector<8xf32>
    %9 = vector.shuffle %5, %7 [0, 1, 8, 9, 4, 5, 12, 13] : vector<8xf32>, vector<8xf32>
    %10 = vector.shuffle %5, %7 [2, 3, 10, 11, 6, 7, 14, 15] : vector<8xf32>, vector<8xf32>
    %11 = vector.shuffle %6, %8 [0, 1, 8, 9, 4, 5, 12, 13] : vector<8xf32>, vector<8xf32>
    %12 = vector.shuffle %6, %8 [2, 3, 10, 11, 6, 7, 14, 15] : vector<8xf32>, vector<8xf32>
    %13 = vector.shuffle %9, %10 [0, 1, 2, 3, 8, 9, 10, 11] : vector<8xf32>, vector<8xf32>
    %14 = vector.shuffle %11, %12 [0, 1, 2, 3, 8, 9, 10, 11] : vector<8xf32>, vector<8xf32>
    %15 = vector.shuffle %9, %10 [4, 5, 6, 7, 12, 13, 14, 15] : vector<8xf32>, vector<8xf32>
    %16 = vector.shuffle %11, %12 [4, 5, 6, 7, 12, 13, 14, 15] : vector<8xf32>, vector<8xf32>
    %17 = vector.insert %13, %cst [0] : vector<8xf32> into vector<4x8xf32>
    %18 = vector.insert %14, %17 [1] : vector<8xf32> into vector<4x8xf32>
    %19 = vector.insert %15, %18 [2] : vector<8xf32> into vector<4x8xf32>
    %20 = vector.insert %16, %19 [3] : vector<8xf32> into vector<4x8xf32>
    %21 = vector.shape_cast %20 : vector<4x8xf32> to vector<1x8x4xf32>
    return %21 : vector<1x8x4xf32>
  }
}

