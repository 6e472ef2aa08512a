// terrace opt --split-input-file --arith-expand --canonicalize --convert-arith-to-llvm
// Tiles are shaped and values: literals and operations on numbers take them, and no conversion does.
func.func @f(%a: !amx.tile<8x32xi8>, %b: !amx.tile<4x4xf32>, %c: i1) -> (!amx.tile<8x32xi8>, !amx.tile<4x4xf32>, !amx.tile<4x4xi8>) {
  %0 = arith.addi %a, %a : !amx.tile<8x32xi8>
  %1 = arith.cmpi eq, %a, %0 : !amx.tile<8x32xi8>
  %2 = arith.select %c, %0, %a : !amx.tile<8x32xi8>
  %3 = arith.addf %b, %b : !amx.tile<4x4xf32>
  %4 = math.absf %3 : !amx.tile<4x4xf32>
  %5 = arith.constant dense<1> : !amx.tile<4x4xi8>
  %6 = arith.constant dense<2> : !amx.tile<4x4xi8>
  %7 = arith.addi %5, %6 : !amx.tile<4x4xi8>
  return %2, %4, %7 : !amx.tile<8x32xi8>, !amx.tile<4x4xf32>, !amx.tile<4x4xi8>
}
// -----
func.func @literals() -> (!amx.tile<2x2xi8>, !amx.tile<2x2xbf16>, !amx.tile<2x2xi8>) {
  %0 = arith.constant dense<[[1, 2], [3, 4]]> : !amx.tile<2x2xi8>
  %1 = arith.constant dense<1.5> : !amx.tile<2x2xbf16>
  %2 = arith.constant sparse<[[0, 1]], [7]> : !amx.tile<2x2xi8>
  return %0, %1, %2 : !amx.tile<2x2xi8>, !amx.tile<2x2xbf16>, !amx.tile<2x2xi8>
}
// ==== stdout ====
module {
  func.func @f(%arg0: !amx.tile<8x32xi8>, %arg1: !amx.tile<4x4xf32>, %arg2: i1) -> (!amx.tile<8x32xi8>, !amx.tile<4x4xf32>, !amx.tile<4x4xi8>) {
    %cst = arith.constant dense<3> : !amx.tile<4x4xi8>
    %0 = arith.addi %arg0, %arg0 : !amx.tile<8x32xi8>
    %1 = arith.select %arg2, %0, %arg0 : !amx.tile<8x32xi8>
    %2 = arith.addf %arg1, %arg1 : !amx.tile<4x4xf32>
    %3 = math.absf %2 : !amx.tile<4x4xf32>
    return %1, %3, %cst : !amx.tile<8x32xi8>, !amx.tile<4x4xf32>, !amx.tile<4x4xi8>
  }
}

// -----
module {
  func.func @literals() -> (!amx.tile<2x2xi8>, !amx.tile<2x2xbf16>, !amx.tile<2x2xi8>) {
    %cst = arith.constant dense<[[1, 2], [3, 4]]> : !amx.tile<2x2xi8>
    %cst_0 = arith.constant dense<1.500000e+00> : !amx.tile<2x2xbf16>
    %cst_1 = arith.constant sparse<[[0, 1]], 7> : !amx.tile<2x2xi8>
    return %cst, %cst_0, %cst_1 : !amx.tile<2x2xi8>, !amx.tile<2x2xbf16>, !amx.tile<2x2xi8>
  }
}

