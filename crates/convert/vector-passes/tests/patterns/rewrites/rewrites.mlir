// terrace opt --transform.apply_patterns.vector.rewrite_narrow_types
// Casts and extensions of narrow integers become operations on bytes.
func.func @a(%v: vector<32xi32>, %w: vector<8xi64>, %x: vector<2xi16>) -> (vector<20xi8>, vector<3xi16>, vector<1xi16>, vector<2xi8>) {
  %0 = arith.trunci %v : vector<32xi32> to vector<32xi5>
  %1 = vector.bitcast %0 : vector<32xi5> to vector<20xi8>
  %2 = arith.trunci %w : vector<8xi64> to vector<8xi6>
  %3 = vector.bitcast %2 : vector<8xi6> to vector<3xi16>
  %4 = arith.trunci %x : vector<2xi16> to vector<2xi8>
  %5 = vector.bitcast %4 : vector<2xi8> to vector<1xi16>
  %6 = arith.trunci %x : vector<2xi16> to vector<2xi8>
  %7 = vector.bitcast %6 : vector<2xi8> to vector<2xi8>
  return %1, %3, %5, %7: vector<20xi8>, vector<3xi16>, vector<1xi16>, vector<2xi8>
}
func.func @b(%v: vector<5xi8>, %w: vector<3xi16>) -> (vector<8xi32>, vector<8xi8>, vector<16xi16>, vector<16xf32>) {
  %0 = vector.bitcast %v : vector<5xi8> to vector<8xi5>
  %1 = arith.extui %0 : vector<8xi5> to vector<8xi32>
  %2 = arith.extsi %0 : vector<8xi5> to vector<8xi8>
  %3 = vector.bitcast %w : vector<3xi16> to vector<16xi3>
  %4 = arith.extui %3 : vector<16xi3> to vector<16xi16>
  %5 = arith.uitofp %3 : vector<16xi3> to vector<16xf32>
  return %1, %2, %4, %5 : vector<8xi32>, vector<8xi8>, vector<16xi16>, vector<16xf32>
}
func.func @c(%v: vector<8xi4>, %w: vector<2x8xi2>) -> (vector<8xi32>, vector<8xi8>, vector<8xf32>, vector<8xf16>, vector<2x8xi32>, vector<2x8xi8>, vector<2x8xf32>) {
  %0 = arith.extsi %v : vector<8xi4> to vector<8xi32>
  %1 = arith.extui %v : vector<8xi4> to vector<8xi8>
  %2 = arith.sitofp %v : vector<8xi4> to vector<8xf32>
  %3 = arith.uitofp %v : vector<8xi4> to vector<8xf16>
  %4 = arith.extsi %w : vector<2x8xi2> to vector<2x8xi32>
  %5 = arith.extui %w : vector<2x8xi2> to vector<2x8xi8>
  %6 = arith.uitofp %w : vector<2x8xi2> to vector<2x8xf32>
  return %0, %1, %2, %3, %4, %5, %6: vector<8xi32>, vector<8xi8>, vector<8xf32>, vector<8xf16>, vector<2x8xi32>, vector<2x8xi8>, vector<2x8xf32>
}
func.func @d(%v: vector<2x8xi32>, %w: vector<8xi8>, %x: vector<3x2xi8>) -> (vector<2x8xi4>, vector<8xi4>, vector<2x8xi2>, vector<3x2xi4>) {
  %0 = arith.trunci %v : vector<2x8xi32> to vector<2x8xi4>
  %1 = arith.trunci %w : vector<8xi8> to vector<8xi4>
  %2 = arith.trunci %v : vector<2x8xi32> to vector<2x8xi2>
  %3 = arith.trunci %x : vector<3x2xi8> to vector<3x2xi4>
  return %0, %1, %2, %3: vector<2x8xi4>, vector<8xi4>, vector<2x8xi2>, vector<3x2xi4>
}
func.func @no(%v: vector<5xi4>, %w: vector<[8]xi4>, %s: i4, %t: vector<8xi4>) -> (vector<5xi32>, vector<[8]xi32>, i32, vector<8xi17>) {
  %0 = arith.extsi %v : vector<5xi4> to vector<5xi32>
  %1 = arith.extui %w : vector<[8]xi4> to vector<[8]xi32>
  %2 = arith.extui %s : i4 to i32
  %3 = arith.extui %t : vector<8xi4> to vector<8xi17>
  return %0, %1, %2, %3: vector<5xi32>, vector<[8]xi32>, i32, vector<8xi17>
}
func.func @t(%v: vector<8x16xi4>, %w: vector<2x3x5xi3>, %x: vector<2x3xi8>) -> (vector<16x8xi4>, vector<5x2x3xi3>, vector<3x2xi8>) {
  %0 = vector.transpose %v, [1, 0] : vector<8x16xi4> to vector<16x8xi4>
  %1 = vector.transpose %w, [2, 0, 1] : vector<2x3x5xi3> to vector<5x2x3xi3>
  %2 = vector.transpose %x, [1, 0] : vector<2x3xi8> to vector<3x2xi8>
  return %0, %1, %2 : vector<16x8xi4>, vector<5x2x3xi3>, vector<3x2xi8>
}
// ==== stdout ====
module {
  func.func @a(%arg0: vector<32xi32>, %arg1: vector<8xi64>, %arg2: vector<2xi16>) -> (vector<20xi8>, vector<3xi16>, vector<1xi16>, vector<2xi8>) {
    %cst = arith.constant dense<8> : vector<1xi16>
    %cst_0 = arith.constant dense<255> : vector<1xi16>
    %cst_1 = arith.constant dense<[16, 14, 16]> : vector<3xi64>
    %cst_2 = arith.constant dense<[0, 3, 0]> : vector<3xi64>
    %cst_3 = arith.constant dense<[12, 8, 10]> : vector<3xi64>
    %cst_4 = arith.constant dense<[15, 63, 63]> : vector<3xi64>
    %cst_5 = arith.constant dense<[6, 2, 4]> : vector<3xi64>
    %cst_6 = arith.constant dense<63> : vector<3xi64>
    %cst_7 = arith.constant dense<[0, 4, 2]> : vector<3xi64>
    %cst_8 = arith.constant dense<[63, 48, 60]> : vector<3xi64>
    %cst_9 = arith.constant dense<[8, 7, 8, 6, 8, 8, 7, 8, 6, 8, 8, 7, 8, 6, 8, 8, 7, 8, 6, 8]> : vector<20xi32>
    %cst_10 = arith.constant dense<[0, 1, 0, 3, 0, 0, 1, 0, 3, 0, 0, 1, 0, 3, 0, 0, 1, 0, 3, 0]> : vector<20xi32>
    %cst_11 = arith.constant dense<[5, 2, 4, 1, 3, 5, 2, 4, 1, 3, 5, 2, 4, 1, 3, 5, 2, 4, 1, 3]> : vector<20xi32>
    %cst_12 = arith.constant dense<[7, 31, 15, 31, 31, 7, 31, 15, 31, 31, 7, 31, 15, 31, 31, 7, 31, 15, 31, 31]> : vector<20xi32>
    %cst_13 = arith.constant dense<[0, 3, 1, 4, 2, 0, 3, 1, 4, 2, 0, 3, 1, 4, 2, 0, 3, 1, 4, 2]> : vector<20xi32>
    %cst_14 = arith.constant dense<[31, 24, 30, 16, 28, 31, 24, 30, 16, 28, 31, 24, 30, 16, 28, 31, 24, 30, 16, 28]> : vector<20xi32>
    %0 = vector.shuffle %arg0, %arg0 [0, 1, 3, 4, 6, 8, 9, 11, 12, 14, 16, 17, 19, 20, 22, 24, 25, 27, 28, 30] : vector<32xi32>, vector<32xi32>
    %1 = arith.andi %0, %cst_14 : vector<20xi32>
    %2 = arith.shrui %1, %cst_13 : vector<20xi32>
    %3 = vector.shuffle %arg0, %arg0 [1, 2, 4, 5, 7, 9, 10, 12, 13, 15, 17, 18, 20, 21, 23, 25, 26, 28, 29, 31] : vector<32xi32>, vector<32xi32>
    %4 = arith.andi %3, %cst_12 : vector<20xi32>
    %5 = arith.shli %4, %cst_11 : vector<20xi32>
    %6 = arith.ori %2, %5 : vector<20xi32>
    %7 = vector.shuffle %arg0, %arg0 [0, 3, 0, 6, 0, 0, 11, 0, 14, 0, 0, 19, 0, 22, 0, 0, 27, 0, 30, 0] : vector<32xi32>, vector<32xi32>
    %8 = arith.andi %7, %cst_10 : vector<20xi32>
    %9 = arith.shli %8, %cst_9 : vector<20xi32>
    %10 = arith.ori %6, %9 : vector<20xi32>
    %11 = arith.trunci %10 : vector<20xi32> to vector<20xi8>
    %12 = vector.shuffle %arg1, %arg1 [0, 2, 5] : vector<8xi64>, vector<8xi64>
    %13 = arith.andi %12, %cst_8 : vector<3xi64>
    %14 = arith.shrui %13, %cst_7 : vector<3xi64>
    %15 = vector.shuffle %arg1, %arg1 [1, 3, 6] : vector<8xi64>, vector<8xi64>
    %16 = arith.andi %15, %cst_6 : vector<3xi64>
    %17 = arith.shli %16, %cst_5 : vector<3xi64>
    %18 = arith.ori %14, %17 : vector<3xi64>
    %19 = vector.shuffle %arg1, %arg1 [2, 4, 7] : vector<8xi64>, vector<8xi64>
    %20 = arith.andi %19, %cst_4 : vector<3xi64>
    %21 = arith.shli %20, %cst_3 : vector<3xi64>
    %22 = arith.ori %18, %21 : vector<3xi64>
    %23 = vector.shuffle %arg1, %arg1 [0, 5, 0] : vector<8xi64>, vector<8xi64>
    %24 = arith.andi %23, %cst_2 : vector<3xi64>
    %25 = arith.shli %24, %cst_1 : vector<3xi64>
    %26 = arith.ori %22, %25 : vector<3xi64>
    %27 = arith.trunci %26 : vector<3xi64> to vector<3xi16>
    %28 = vector.shuffle %arg2, %arg2 [0] : vector<2xi16>, vector<2xi16>
    %29 = arith.andi %28, %cst_0 : vector<1xi16>
    %30 = vector.shuffle %arg2, %arg2 [1] : vector<2xi16>, vector<2xi16>
    %31 = arith.andi %30, %cst_0 : vector<1xi16>
    %32 = arith.shli %31, %cst : vector<1xi16>
    %33 = arith.ori %29, %32 : vector<1xi16>
    %34 = arith.trunci %arg2 : vector<2xi16> to vector<2xi8>
    return %11, %27, %33, %34 : vector<20xi8>, vector<3xi16>, vector<1xi16>, vector<2xi8>
  }
  func.func @b(%arg0: vector<5xi8>, %arg1: vector<3xi16>) -> (vector<8xi32>, vector<8xi8>, vector<16xi16>, vector<16xf32>) {
    %cst = arith.constant dense<[3, 3, 3, 3, 3, 1, 3, 3, 3, 3, 2, 3, 3, 3, 3, 3]> : vector<16xi16>
    %cst_0 = arith.constant dense<[0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0]> : vector<16xi16>
    %cst_1 = arith.constant dense<[0, 3, 6, 9, 12, 15, 2, 5, 8, 11, 14, 1, 4, 7, 10, 13]> : vector<16xi16>
    %cst_2 = arith.constant dense<[7, 56, 448, 3584, 28672, -32768, 28, 224, 1792, 14336, -16384, 14, 112, 896, 7168, -8192]> : vector<16xi16>
    %cst_3 = arith.constant dense<[5, 3, 5, 1, 4, 5, 2, 5]> : vector<8xi8>
    %cst_4 = arith.constant dense<[0, 3, 0, 15, 1, 0, 7, 0]> : vector<8xi8>
    %cst_5 = arith.constant dense<[0, 5, 2, 7, 4, 1, 6, 3]> : vector<8xi8>
    %cst_6 = arith.constant dense<[31, -32, 124, -128, -16, 62, -64, -8]> : vector<8xi8>
    %0 = vector.shuffle %arg0, %arg0 [0, 0, 1, 1, 2, 3, 3, 4] : vector<5xi8>, vector<5xi8>
    %1 = arith.andi %0, %cst_6 : vector<8xi8>
    %2 = arith.shrui %1, %cst_5 : vector<8xi8>
    %3 = vector.shuffle %arg0, %arg0 [0, 1, 0, 2, 3, 0, 4, 0] : vector<5xi8>, vector<5xi8>
    %4 = arith.andi %3, %cst_4 : vector<8xi8>
    %5 = arith.shli %4, %cst_3 : vector<8xi8>
    %6 = arith.ori %2, %5 : vector<8xi8>
    %7 = arith.extui %6 : vector<8xi8> to vector<8xi32>
    %8 = vector.shuffle %arg0, %arg0 [0, 0, 1, 1, 2, 3, 3, 4] : vector<5xi8>, vector<5xi8>
    %9 = arith.andi %8, %cst_6 : vector<8xi8>
    %10 = arith.shrui %9, %cst_5 : vector<8xi8>
    %11 = vector.shuffle %arg0, %arg0 [0, 1, 0, 2, 3, 0, 4, 0] : vector<5xi8>, vector<5xi8>
    %12 = arith.andi %11, %cst_4 : vector<8xi8>
    %13 = arith.shli %12, %cst_3 : vector<8xi8>
    %14 = arith.ori %10, %13 : vector<8xi8>
    %15 = vector.bitcast %arg1 : vector<3xi16> to vector<16xi3>
    %16 = vector.shuffle %arg1, %arg1 [0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2] : vector<3xi16>, vector<3xi16>
    %17 = arith.andi %16, %cst_2 : vector<16xi16>
    %18 = arith.shrui %17, %cst_1 : vector<16xi16>
    %19 = vector.shuffle %arg1, %arg1 [0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0] : vector<3xi16>, vector<3xi16>
    %20 = arith.andi %19, %cst_0 : vector<16xi16>
    %21 = arith.shli %20, %cst : vector<16xi16>
    %22 = arith.ori %18, %21 : vector<16xi16>
    %23 = arith.uitofp %15 : vector<16xi3> to vector<16xf32>
    return %7, %14, %22, %23 : vector<8xi32>, vector<8xi8>, vector<16xi16>, vector<16xf32>
  }
  func.func @c(%arg0: vector<8xi4>, %arg1: vector<2x8xi2>) -> (vector<8xi32>, vector<8xi8>, vector<8xf32>, vector<8xf16>, vector<2x8xi32>, vector<2x8xi8>, vector<2x8xf32>) {
    %cst = arith.constant dense<3> : vector<2x2xi8>
    %cst_0 = arith.constant dense<2> : vector<2x2xi8>
    %cst_1 = arith.constant dense<4> : vector<2x2xi8>
    %cst_2 = arith.constant dense<6> : vector<2x2xi8>
    %cst_3 = arith.constant dense<15> : vector<4xi8>
    %cst_4 = arith.constant dense<4> : vector<4xi8>
    %0 = vector.bitcast %arg0 : vector<8xi4> to vector<4xi8>
    %1 = arith.shli %0, %cst_4 : vector<4xi8>
    %2 = arith.shrsi %1, %cst_4 : vector<4xi8>
    %3 = arith.shrsi %0, %cst_4 : vector<4xi8>
    %4 = vector.interleave %2, %3 : vector<4xi8> -> vector<8xi8>
    %5 = arith.extsi %4 : vector<8xi8> to vector<8xi32>
    %6 = vector.bitcast %arg0 : vector<8xi4> to vector<4xi8>
    %7 = arith.andi %6, %cst_3 : vector<4xi8>
    %8 = arith.shrui %6, %cst_4 : vector<4xi8>
    %9 = vector.interleave %7, %8 : vector<4xi8> -> vector<8xi8>
    %10 = vector.bitcast %arg0 : vector<8xi4> to vector<4xi8>
    %11 = arith.shli %10, %cst_4 : vector<4xi8>
    %12 = arith.shrsi %11, %cst_4 : vector<4xi8>
    %13 = arith.shrsi %10, %cst_4 : vector<4xi8>
    %14 = vector.interleave %12, %13 : vector<4xi8> -> vector<8xi8>
    %15 = arith.sitofp %14 : vector<8xi8> to vector<8xf32>
    %16 = vector.bitcast %arg0 : vector<8xi4> to vector<4xi8>
    %17 = arith.andi %16, %cst_3 : vector<4xi8>
    %18 = arith.shrui %16, %cst_4 : vector<4xi8>
    %19 = vector.interleave %17, %18 : vector<4xi8> -> vector<8xi8>
    %20 = arith.uitofp %19 : vector<8xi8> to vector<8xf16>
    %21 = vector.bitcast %arg1 : vector<2x8xi2> to vector<2x2xi8>
    %22 = arith.shli %21, %cst_2 : vector<2x2xi8>
    %23 = arith.shrsi %22, %cst_2 : vector<2x2xi8>
    %24 = arith.shli %21, %cst_1 : vector<2x2xi8>
    %25 = arith.shrsi %24, %cst_2 : vector<2x2xi8>
    %26 = arith.shli %21, %cst_0 : vector<2x2xi8>
    %27 = arith.shrsi %26, %cst_2 : vector<2x2xi8>
    %28 = arith.shrsi %21, %cst_2 : vector<2x2xi8>
    %29 = vector.interleave %23, %27 : vector<2x2xi8> -> vector<2x4xi8>
    %30 = vector.interleave %25, %28 : vector<2x2xi8> -> vector<2x4xi8>
    %31 = vector.interleave %29, %30 : vector<2x4xi8> -> vector<2x8xi8>
    %32 = arith.extsi %31 : vector<2x8xi8> to vector<2x8xi32>
    %33 = vector.bitcast %arg1 : vector<2x8xi2> to vector<2x2xi8>
    %34 = arith.andi %33, %cst : vector<2x2xi8>
    %35 = arith.shrui %33, %cst_0 : vector<2x2xi8>
    %36 = arith.andi %35, %cst : vector<2x2xi8>
    %37 = arith.shrui %33, %cst_1 : vector<2x2xi8>
    %38 = arith.andi %37, %cst : vector<2x2xi8>
    %39 = arith.shrui %33, %cst_2 : vector<2x2xi8>
    %40 = vector.interleave %34, %38 : vector<2x2xi8> -> vector<2x4xi8>
    %41 = vector.interleave %36, %39 : vector<2x2xi8> -> vector<2x4xi8>
    %42 = vector.interleave %40, %41 : vector<2x4xi8> -> vector<2x8xi8>
    %43 = vector.bitcast %arg1 : vector<2x8xi2> to vector<2x2xi8>
    %44 = arith.andi %43, %cst : vector<2x2xi8>
    %45 = arith.shrui %43, %cst_0 : vector<2x2xi8>
    %46 = arith.andi %45, %cst : vector<2x2xi8>
    %47 = arith.shrui %43, %cst_1 : vector<2x2xi8>
    %48 = arith.andi %47, %cst : vector<2x2xi8>
    %49 = arith.shrui %43, %cst_2 : vector<2x2xi8>
    %50 = vector.interleave %44, %48 : vector<2x2xi8> -> vector<2x4xi8>
    %51 = vector.interleave %46, %49 : vector<2x2xi8> -> vector<2x4xi8>
    %52 = vector.interleave %50, %51 : vector<2x4xi8> -> vector<2x8xi8>
    %53 = arith.uitofp %52 : vector<2x8xi8> to vector<2x8xf32>
    return %5, %9, %15, %20, %32, %42, %53 : vector<8xi32>, vector<8xi8>, vector<8xf32>, vector<8xf16>, vector<2x8xi32>, vector<2x8xi8>, vector<2x8xf32>
  }
  func.func @d(%arg0: vector<2x8xi32>, %arg1: vector<8xi8>, %arg2: vector<3x2xi8>) -> (vector<2x8xi4>, vector<8xi4>, vector<2x8xi2>, vector<3x2xi4>) {
    %cst = arith.constant dense<4> : vector<3x1xi8>
    %cst_0 = arith.constant dense<15> : vector<3x1xi8>
    %cst_1 = arith.constant dense<4> : vector<4xi8>
    %cst_2 = arith.constant dense<15> : vector<4xi8>
    %cst_3 = arith.constant dense<4> : vector<2x4xi8>
    %cst_4 = arith.constant dense<15> : vector<2x4xi8>
    %0 = arith.trunci %arg0 : vector<2x8xi32> to vector<2x8xi8>
    %res1, %res2 = vector.deinterleave %0 : vector<2x8xi8> -> vector<2x4xi8>
    %1 = arith.andi %res1, %cst_4 : vector<2x4xi8>
    %2 = arith.shli %res2, %cst_3 : vector<2x4xi8>
    %3 = arith.ori %1, %2 : vector<2x4xi8>
    %4 = vector.bitcast %3 : vector<2x4xi8> to vector<2x8xi4>
    %res1_5, %res2_6 = vector.deinterleave %arg1 : vector<8xi8> -> vector<4xi8>
    %5 = arith.andi %res1_5, %cst_2 : vector<4xi8>
    %6 = arith.shli %res2_6, %cst_1 : vector<4xi8>
    %7 = arith.ori %5, %6 : vector<4xi8>
    %8 = vector.bitcast %7 : vector<4xi8> to vector<8xi4>
    %9 = arith.trunci %arg0 : vector<2x8xi32> to vector<2x8xi2>
    %res1_7, %res2_8 = vector.deinterleave %arg2 : vector<3x2xi8> -> vector<3x1xi8>
    %10 = arith.andi %res1_7, %cst_0 : vector<3x1xi8>
    %11 = arith.shli %res2_8, %cst : vector<3x1xi8>
    %12 = arith.ori %10, %11 : vector<3x1xi8>
    %13 = vector.bitcast %12 : vector<3x1xi8> to vector<3x2xi4>
    return %4, %8, %9, %13 : vector<2x8xi4>, vector<8xi4>, vector<2x8xi2>, vector<3x2xi4>
  }
  func.func @no(%arg0: vector<5xi4>, %arg1: vector<[8]xi4>, %arg2: i4, %arg3: vector<8xi4>) -> (vector<5xi32>, vector<[8]xi32>, i32, vector<8xi17>) {
    %0 = arith.extsi %arg0 : vector<5xi4> to vector<5xi32>
    %1 = arith.extui %arg1 : vector<[8]xi4> to vector<[8]xi32>
    %2 = arith.extui %arg2 : i4 to i32
    %3 = arith.extui %arg3 : vector<8xi4> to vector<8xi17>
    return %0, %1, %2, %3 : vector<5xi32>, vector<[8]xi32>, i32, vector<8xi17>
  }
  func.func @t(%arg0: vector<8x16xi4>, %arg1: vector<2x3x5xi3>, %arg2: vector<2x3xi8>) -> (vector<16x8xi4>, vector<5x2x3xi3>, vector<3x2xi8>) {
    %cst = arith.constant dense<4> : vector<16x4xi8>
    %cst_0 = arith.constant dense<15> : vector<16x4xi8>
    %cst_1 = arith.constant dense<4> : vector<8x8xi8>
    %0 = vector.bitcast %arg0 : vector<8x16xi4> to vector<8x8xi8>
    %1 = arith.shli %0, %cst_1 : vector<8x8xi8>
    %2 = arith.shrsi %1, %cst_1 : vector<8x8xi8>
    %3 = arith.shrsi %0, %cst_1 : vector<8x8xi8>
    %4 = vector.interleave %2, %3 : vector<8x8xi8> -> vector<8x16xi8>
    %5 = vector.transpose %4, [1, 0] : vector<8x16xi8> to vector<16x8xi8>
    %res1, %res2 = vector.deinterleave %5 : vector<16x8xi8> -> vector<16x4xi8>
    %6 = arith.andi %res1, %cst_0 : vector<16x4xi8>
    %7 = arith.shli %res2, %cst : vector<16x4xi8>
    %8 = arith.ori %6, %7 : vector<16x4xi8>
    %9 = vector.bitcast %8 : vector<16x4xi8> to vector<16x8xi4>
    %10 = arith.extsi %arg1 : vector<2x3x5xi3> to vector<2x3x5xi8>
    %11 = vector.transpose %10, [2, 0, 1] : vector<2x3x5xi8> to vector<5x2x3xi8>
    %12 = arith.trunci %11 : vector<5x2x3xi8> to vector<5x2x3xi3>
    %13 = vector.transpose %arg2, [1, 0] : vector<2x3xi8> to vector<3x2xi8>
    return %9, %12, %13 : vector<16x8xi4>, vector<5x2x3xi3>, vector<3x2xi8>
  }
}

