// terrace opt --canonicalize --allow-unregistered-dialect
// Padding by nothing, by constants, of casts and of other padding.
func.func @nothing(%a: tensor<4xf32>, %d: tensor<?xf32>, %e: f32, %i: index) -> (tensor<4xf32>, tensor<?xf32>, tensor<4xf32>, tensor<?xf32>) {
  %c0 = arith.constant 0 : index
  %0 = tensor.pad %a low[0] high[0] { ^bb0(%x: index): tensor.yield %e : f32 } : tensor<4xf32> to tensor<4xf32>
  %1 = tensor.pad %d low[0] high[%c0] { ^bb0(%x: index): tensor.yield %e : f32 } : tensor<?xf32> to tensor<?xf32>
  %2 = tensor.pad %a nofold low[0] high[0] { ^bb0(%x: index): tensor.yield %e : f32 } : tensor<4xf32> to tensor<4xf32>
  %3 = tensor.pad %d nofold low[0] high[%c0] { ^bb0(%x: index): tensor.yield %e : f32 } : tensor<?xf32> to tensor<?xf32>
  return %0, %1, %2, %3 : tensor<4xf32>, tensor<?xf32>, tensor<4xf32>, tensor<?xf32>
}
func.func @constants(%a: tensor<4x?xf32>, %e: f32, %i: index) -> (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %0 = tensor.pad %a low[%c2, %c2] high[%c0, %i] {
  ^bb0(%x: index, %y: index):
    tensor.yield %e : f32
  } {kept} : tensor<4x?xf32> to tensor<?x?xf32>
  %1 = tensor.pad %a nofold low[%c2, 0] high[%i, 0] { ^bb0(%x: index, %y: index): tensor.yield %e : f32 } : tensor<4x?xf32> to tensor<?x?xf32>
  %m = arith.constant -2 : index
  %2 = tensor.pad %a low[%m, 0] high[0, 0] { ^bb0(%x: index, %y: index): tensor.yield %e : f32 } : tensor<4x?xf32> to tensor<?x?xf32>
  return %0, %1, %2 : tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>
}
func.func @casts(%a: tensor<4x8xf32>, %e: f32, %i: index, %d: tensor<?x?xf32>) -> (tensor<?x?xf32>, tensor<?x10xf32>, tensor<?x?xf32>) {
  %0 = tensor.cast %a : tensor<4x8xf32> to tensor<?x?xf32>
  %1 = tensor.pad %0 low[1, %i] high[1, 0] {
  ^bb0(%x: index, %y: index):
    tensor.yield %e : f32
  } : tensor<?x?xf32> to tensor<?x?xf32>
  %2 = tensor.pad %d low[0, %i] high[0, %i] {
  ^bb0(%x: index, %y: index):
    %s = arith.addf %e, %e : f32
    tensor.yield %s : f32
  } : tensor<?x?xf32> to tensor<?x?xf32>
  %3 = tensor.cast %2 : tensor<?x?xf32> to tensor<?x10xf32>
  %4 = tensor.pad %0 low[%i, %i] high[0, 0] {
  ^bb0(%x: index, %y: index):
    tensor.yield %e : f32
  } : tensor<?x?xf32> to tensor<?x?xf32>
  return %1, %3, %4 : tensor<?x?xf32>, tensor<?x10xf32>, tensor<?x?xf32>
}
func.func @two_casts(%d: tensor<?xf32>, %e: f32, %i: index) -> (tensor<7xf32>, tensor<8xf32>) {
  %0 = tensor.pad %d low[0] high[%i] { ^bb0(%x: index): tensor.yield %e : f32 } : tensor<?xf32> to tensor<?xf32>
  %1 = tensor.cast %0 : tensor<?xf32> to tensor<7xf32>
  %2 = tensor.cast %0 : tensor<?xf32> to tensor<8xf32>
  return %1, %2 : tensor<7xf32>, tensor<8xf32>
}
func.func @pads(%a: tensor<4xf32>, %e: f32, %f: f32, %i: index, %j: index) -> (tensor<8xf32>, tensor<?xf32>, tensor<8xf32>, tensor<6xf32>, tensor<6xf32>) {
  %0 = tensor.pad %a low[1] high[1] { ^bb0(%x: index): tensor.yield %e : f32 } : tensor<4xf32> to tensor<6xf32>
  %1 = tensor.pad %0 low[1] high[1] { ^bb0(%x: index): tensor.yield %e : f32 } : tensor<6xf32> to tensor<8xf32>
  %2 = tensor.pad %a low[%i] high[1] { ^bb0(%x: index): tensor.yield %e : f32 } : tensor<4xf32> to tensor<?xf32>
  %3 = tensor.pad %2 low[%j] high[%j] { ^bb0(%x: index): tensor.yield %e : f32 } : tensor<?xf32> to tensor<?xf32>
  %4 = tensor.pad %0 low[1] high[1] { ^bb0(%x: index): tensor.yield %f : f32 } : tensor<6xf32> to tensor<8xf32>
  %c = arith.constant 0.0 : f32
  %5 = tensor.pad %a low[1] high[0] { ^bb0(%x: index): tensor.yield %c : f32 } : tensor<4xf32> to tensor<5xf32>
  %6 = tensor.pad %5 low[1] high[0] { ^bb0(%x: index): tensor.yield %c : f32 } : tensor<5xf32> to tensor<6xf32>
  %7 = tensor.pad %5 nofold low[1] high[0] { ^bb0(%x: index): tensor.yield %c : f32 } : tensor<5xf32> to tensor<6xf32>
  return %1, %3, %4, %6, %7 : tensor<8xf32>, tensor<?xf32>, tensor<8xf32>, tensor<6xf32>, tensor<6xf32>
}
func.func @orthogonal(%a: tensor<64x64xf32>, %i: index, %n: index, %m: index) -> tensor<8x4xf32> {
  %c = arith.constant 0.0 : f32
  %0 = tensor.extract_slice %a[16, 0] [%n, 64] [1, 1] : tensor<64x64xf32> to tensor<?x64xf32>
  %1 = tensor.pad %0 low[0, 0] high[%i, 0] { ^bb0(%x: index, %y: index): tensor.yield %c : f32 } : tensor<?x64xf32> to tensor<8x64xf32>
  %2 = tensor.extract_slice %1[0, 4] [8, %m] [1, 1] : tensor<8x64xf32> to tensor<8x?xf32>
  %3 = tensor.pad %2 low[0, 0] high[0, %i] { ^bb0(%x: index, %y: index): tensor.yield %c : f32 } : tensor<8x?xf32> to tensor<8x4xf32>
  return %3 : tensor<8x4xf32>
}
func.func @not_orthogonal(%a: tensor<64x64xf32>, %i: index, %n: index, %m: index) -> (tensor<8x4xf32>, tensor<8x64xf32>) {
  %c = arith.constant 0.0 : f32
  %0 = tensor.extract_slice %a[16, 2] [%n, 62] [1, 1] : tensor<64x64xf32> to tensor<?x62xf32>
  %1 = tensor.pad %0 low[0, 0] high[%i, 0] { ^bb0(%x: index, %y: index): tensor.yield %c : f32 } : tensor<?x62xf32> to tensor<8x62xf32>
  %2 = tensor.extract_slice %1[0, 4] [8, %m] [1, 1] : tensor<8x62xf32> to tensor<8x?xf32>
  %3 = tensor.pad %2 low[0, 0] high[0, %i] { ^bb0(%x: index, %y: index): tensor.yield %c : f32 } : tensor<8x?xf32> to tensor<8x4xf32>
  %4 = tensor.extract_slice %a[16, 0] [%n, 64] [1, 1] : tensor<64x64xf32> to tensor<?x64xf32>
  %5 = tensor.pad %4 low[0, 0] high[%i, 0] { ^bb0(%x: index, %y: index): tensor.yield %c : f32 } : tensor<?x64xf32> to tensor<8x64xf32>
  %6 = tensor.extract_slice %5[0, 0] [%m, 64] [1, 1] : tensor<8x64xf32> to tensor<?x64xf32>
  %7 = tensor.pad %6 low[0, 0] high[%i, 0] { ^bb0(%x: index, %y: index): tensor.yield %c : f32 } : tensor<?x64xf32> to tensor<8x64xf32>
  return %3, %7 : tensor<8x4xf32>, tensor<8x64xf32>
}
// ==== stdout ====
#map = affine_map<()[s0] -> (s0 + 1)>
#map1 = affine_map<()[s0, s1] -> (s0 + s1)>
module {
  func.func @nothing(%arg0: tensor<4xf32>, %arg1: tensor<?xf32>, %arg2: f32, %arg3: index) -> (tensor<4xf32>, tensor<?xf32>, tensor<4xf32>, tensor<?xf32>) {
    %c0 = arith.constant 0 : index
    %padded = tensor.pad %arg0 nofold low[0] high[0] {
    ^bb0(%arg4: index):
      tensor.yield %arg2 : f32
    } : tensor<4xf32> to tensor<4xf32>
    %padded_0 = tensor.pad %arg1 nofold low[0] high[%c0] {
    ^bb0(%arg4: index):
      tensor.yield %arg2 : f32
    } : tensor<?xf32> to tensor<?xf32>
    return %arg0, %arg1, %padded, %padded_0 : tensor<4xf32>, tensor<?xf32>, tensor<4xf32>, tensor<?xf32>
  }
  func.func @constants(%arg0: tensor<4x?xf32>, %arg1: f32, %arg2: index) -> (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>) {
    %c2 = arith.constant 2 : index
    %padded = tensor.pad %arg0 low[2, 2] high[0, %arg2] {
    ^bb0(%arg3: index, %arg4: index):
      tensor.yield %arg1 : f32
    } {kept} : tensor<4x?xf32> to tensor<6x?xf32>
    %cast = tensor.cast %padded : tensor<6x?xf32> to tensor<?x?xf32>
    %padded_0 = tensor.pad %arg0 nofold low[%c2, 0] high[%arg2, 0] {
    ^bb0(%arg3: index, %arg4: index):
      tensor.yield %arg1 : f32
    } : tensor<4x?xf32> to tensor<?x?xf32>
    %padded_1 = tensor.pad %arg0 low[-2, 0] high[0, 0] {
    ^bb0(%arg3: index, %arg4: index):
      tensor.yield %arg1 : f32
    } : tensor<4x?xf32> to tensor<2x?xf32>
    %cast_2 = tensor.cast %padded_1 : tensor<2x?xf32> to tensor<?x?xf32>
    return %cast, %padded_0, %cast_2 : tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>
  }
  func.func @casts(%arg0: tensor<4x8xf32>, %arg1: f32, %arg2: index, %arg3: tensor<?x?xf32>) -> (tensor<?x?xf32>, tensor<?x10xf32>, tensor<?x?xf32>) {
    %padded = tensor.pad %arg0 low[1, %arg2] high[1, 0] {
    ^bb0(%arg4: index, %arg5: index):
      tensor.yield %arg1 : f32
    } : tensor<4x8xf32> to tensor<6x?xf32>
    %cast = tensor.cast %padded : tensor<6x?xf32> to tensor<?x?xf32>
    %padded_0 = tensor.pad %arg3 low[0, %arg2] high[0, %arg2] {
    ^bb0(%arg4: index, %arg5: index):
      %0 = arith.addf %arg1, %arg1 : f32
      tensor.yield %0 : f32
    } : tensor<?x?xf32> to tensor<?x10xf32>
    %padded_1 = tensor.pad %arg0 low[%arg2, %arg2] high[0, 0] {
    ^bb0(%arg4: index, %arg5: index):
      tensor.yield %arg1 : f32
    } : tensor<4x8xf32> to tensor<?x?xf32>
    return %cast, %padded_0, %padded_1 : tensor<?x?xf32>, tensor<?x10xf32>, tensor<?x?xf32>
  }
  func.func @two_casts(%arg0: tensor<?xf32>, %arg1: f32, %arg2: index) -> (tensor<7xf32>, tensor<8xf32>) {
    %padded = tensor.pad %arg0 low[0] high[%arg2] {
    ^bb0(%arg3: index):
      tensor.yield %arg1 : f32
    } : tensor<?xf32> to tensor<?xf32>
    %cast = tensor.cast %padded : tensor<?xf32> to tensor<7xf32>
    %cast_0 = tensor.cast %padded : tensor<?xf32> to tensor<8xf32>
    return %cast, %cast_0 : tensor<7xf32>, tensor<8xf32>
  }
  func.func @pads(%arg0: tensor<4xf32>, %arg1: f32, %arg2: f32, %arg3: index, %arg4: index) -> (tensor<8xf32>, tensor<?xf32>, tensor<8xf32>, tensor<6xf32>, tensor<6xf32>) {
    %cst = arith.constant 0.000000e+00 : f32
    %padded = tensor.pad %arg0 low[1] high[1] {
    ^bb0(%arg5: index):
      tensor.yield %arg1 : f32
    } : tensor<4xf32> to tensor<6xf32>
    %padded_0 = tensor.pad %arg0 low[2] high[2] {
    ^bb0(%arg5: index):
      tensor.yield %arg1 : f32
    } : tensor<4xf32> to tensor<8xf32>
    %0 = affine.apply #map()[%arg4]
    %1 = affine.apply #map1()[%arg4, %arg3]
    %padded_1 = tensor.pad %arg0 low[%1] high[%0] {
    ^bb0(%arg5: index):
      tensor.yield %arg1 : f32
    } : tensor<4xf32> to tensor<?xf32>
    %padded_2 = tensor.pad %padded low[1] high[1] {
    ^bb0(%arg5: index):
      tensor.yield %arg2 : f32
    } : tensor<6xf32> to tensor<8xf32>
    %padded_3 = tensor.pad %arg0 low[1] high[0] {
    ^bb0(%arg5: index):
      tensor.yield %cst : f32
    } : tensor<4xf32> to tensor<5xf32>
    %padded_4 = tensor.pad %arg0 low[2] high[0] {
    ^bb0(%arg5: index):
      tensor.yield %cst : f32
    } : tensor<4xf32> to tensor<6xf32>
    %padded_5 = tensor.pad %padded_3 nofold low[1] high[0] {
    ^bb0(%arg5: index):
      tensor.yield %cst : f32
    } : tensor<5xf32> to tensor<6xf32>
    return %padded_0, %padded_1, %padded_2, %padded_4, %padded_5 : tensor<8xf32>, tensor<?xf32>, tensor<8xf32>, tensor<6xf32>, tensor<6xf32>
  }
  func.func @orthogonal(%arg0: tensor<64x64xf32>, %arg1: index, %arg2: index, %arg3: index) -> tensor<8x4xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %extracted_slice = tensor.extract_slice %arg0[16, 4] [%arg2, %arg3] [1, 1] : tensor<64x64xf32> to tensor<?x?xf32>
    %padded = tensor.pad %extracted_slice low[0, 0] high[%arg1, %arg1] {
    ^bb0(%arg4: index, %arg5: index):
      tensor.yield %cst : f32
    } : tensor<?x?xf32> to tensor<8x4xf32>
    return %padded : tensor<8x4xf32>
  }
  func.func @not_orthogonal(%arg0: tensor<64x64xf32>, %arg1: index, %arg2: index, %arg3: index) -> (tensor<8x4xf32>, tensor<8x64xf32>) {
    %cst = arith.constant 0.000000e+00 : f32
    %extracted_slice = tensor.extract_slice %arg0[16, 2] [%arg2, 62] [1, 1] : tensor<64x64xf32> to tensor<?x62xf32>
    %padded = tensor.pad %extracted_slice low[0, 0] high[%arg1, 0] {
    ^bb0(%arg4: index, %arg5: index):
      tensor.yield %cst : f32
    } : tensor<?x62xf32> to tensor<8x62xf32>
    %extracted_slice_0 = tensor.extract_slice %padded[0, 4] [8, %arg3] [1, 1] : tensor<8x62xf32> to tensor<8x?xf32>
    %padded_1 = tensor.pad %extracted_slice_0 low[0, 0] high[0, %arg1] {
    ^bb0(%arg4: index, %arg5: index):
      tensor.yield %cst : f32
    } : tensor<8x?xf32> to tensor<8x4xf32>
    %extracted_slice_2 = tensor.extract_slice %arg0[16, 0] [%arg2, 64] [1, 1] : tensor<64x64xf32> to tensor<?x64xf32>
    %padded_3 = tensor.pad %extracted_slice_2 low[0, 0] high[%arg1, 0] {
    ^bb0(%arg4: index, %arg5: index):
      tensor.yield %cst : f32
    } : tensor<?x64xf32> to tensor<8x64xf32>
    %extracted_slice_4 = tensor.extract_slice %padded_3[0, 0] [%arg3, 64] [1, 1] : tensor<8x64xf32> to tensor<?x64xf32>
    %padded_5 = tensor.pad %extracted_slice_4 low[0, 0] high[%arg1, 0] {
    ^bb0(%arg4: index, %arg5: index):
      tensor.yield %cst : f32
    } : tensor<?x64xf32> to tensor<8x64xf32>
    return %padded_1, %padded_5 : tensor<8x4xf32>, tensor<8x64xf32>
  }
}

