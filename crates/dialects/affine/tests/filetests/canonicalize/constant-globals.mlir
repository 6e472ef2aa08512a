// terrace opt --pass-pipeline='builtin.module(canonicalize{test-convergence},func.func(canonicalize),builtin.module(func.func(canonicalize)))'
// A load of a constant global of the symbol table around the function is the element.
memref.global "private" constant @splat : memref<8xf32> = dense<2.5>
memref.global "private" constant @numbers : memref<2x3xi8> = dense<[[1, 2, 3], [4, 5, 6]]>
memref.global "private" @variable : memref<2xi8> = dense<7>
memref.global "private" constant @unknown : memref<2xi8> = uninitialized
memref.global "private" constant @declared : memref<2xi8>

func.func @known(%i: index) -> (f32, i8, i8) {
  %splat = memref.get_global @splat : memref<8xf32>
  %0 = affine.load %splat[symbol(%i)] : memref<8xf32>
  %numbers = memref.get_global @numbers : memref<2x3xi8>
  %1 = affine.load %numbers[1, 2] : memref<2x3xi8>
  %2 = affine.load %numbers[0, symbol(%i)] : memref<2x3xi8>
  return %0, %1, %2 : f32, i8, i8
}

func.func @not_known() -> (i8, i8, i8) {
  %variable = memref.get_global @variable : memref<2xi8>
  %0 = affine.load %variable[0] : memref<2xi8>
  %unknown = memref.get_global @unknown : memref<2xi8>
  %1 = affine.load %unknown[0] : memref<2xi8>
  %declared = memref.get_global @declared : memref<2xi8>
  %2 = affine.load %declared[0] : memref<2xi8>
  return %0, %1, %2 : i8, i8, i8
}

// The nearest table counts.
module {
  memref.global "private" constant @splat : memref<8xf32> = dense<3.5>
  func.func @inner() -> f32 {
    %splat = memref.get_global @splat : memref<8xf32>
    %0 = affine.load %splat[0] : memref<8xf32>
    return %0 : f32
  }
}
// ==== stdout ====
module {
  memref.global "private" constant @splat : memref<8xf32> = dense<2.500000e+00>
  memref.global "private" constant @numbers : memref<2x3xi8> = dense<[[1, 2, 3], [4, 5, 6]]>
  memref.global "private" @variable : memref<2xi8> = dense<7>
  memref.global "private" constant @unknown : memref<2xi8> = uninitialized
  memref.global "private" constant @declared : memref<2xi8>
  func.func @known(%arg0: index) -> (f32, i8, i8) {
    %c6_i8 = arith.constant 6 : i8
    %cst = arith.constant 2.500000e+00 : f32
    %0 = memref.get_global @numbers : memref<2x3xi8>
    %1 = affine.load %0[0, symbol(%arg0)] : memref<2x3xi8>
    return %cst, %c6_i8, %1 : f32, i8, i8
  }
  func.func @not_known() -> (i8, i8, i8) {
    %0 = memref.get_global @variable : memref<2xi8>
    %1 = affine.load %0[0] : memref<2xi8>
    %2 = memref.get_global @unknown : memref<2xi8>
    %3 = affine.load %2[0] : memref<2xi8>
    %4 = memref.get_global @declared : memref<2xi8>
    %5 = affine.load %4[0] : memref<2xi8>
    return %1, %3, %5 : i8, i8, i8
  }
  module {
    memref.global "private" constant @splat : memref<8xf32> = dense<3.500000e+00>
    func.func @inner() -> f32 {
      %cst = arith.constant 3.500000e+00 : f32
      return %cst : f32
    }
  }
}

