// terrace opt --canonicalize --allow-unregistered-dialect
// Encodings, negative and contradicting numbers, ranks, bits, attributes that are lost.
func.func @expand_static(%a: tensor<?x?xf32>, %b: tensor<16xf32>, %n: index) -> (tensor<?x?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>) {
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %0 = tensor.expand_shape %a [[0, 1], [2]] output_shape [%c4, %c4, %n] : tensor<?x?xf32> into tensor<?x?x?xf32>
  %1 = tensor.cast %b : tensor<16xf32> to tensor<?xf32>
  %2 = tensor.expand_shape %1 [[0, 1]] output_shape [%c4, %n] : tensor<?xf32> into tensor<?x?xf32>
  %3 = tensor.expand_shape %1 [[0, 1]] output_shape [%c4, %c4] : tensor<?xf32> into tensor<?x?xf32>
  return %0, %2, %3 : tensor<?x?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>
}
func.func @expand_contradict(%b: tensor<16xf32>, %n: index) -> tensor<?x?xf32> {
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %1 = tensor.cast %b : tensor<16xf32> to tensor<?xf32>
  %2 = tensor.expand_shape %1 [[0, 1]] output_shape [%c4, %c5] : tensor<?xf32> into tensor<?x?xf32>
  return %2 : tensor<?x?xf32>
}
func.func @collapse_expand_dyn(%a: tensor<?x?xf32>, %i: index, %j: index) -> (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x8xf32>) {
  %0 = tensor.expand_shape %a [[0, 1], [2]] output_shape [%i, 8, %j] : tensor<?x?xf32> into tensor<?x8x?xf32>
  %1 = tensor.collapse_shape %0 [[0], [1, 2]] : tensor<?x8x?xf32> into tensor<?x?xf32>
  %2 = tensor.collapse_shape %a [[0, 1]] : tensor<?x?xf32> into tensor<?xf32>
  %3 = tensor.expand_shape %2 [[0, 1]] output_shape [%j, %i] : tensor<?xf32> into tensor<?x?xf32>
  %4 = tensor.expand_shape %2 [[0, 1]] output_shape [%j, 8] : tensor<?xf32> into tensor<?x8xf32>
  return %1, %3, %4 : tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x8xf32>
}
func.func @collapse_of_expand_same_rank(%a: tensor<?x4xf32>, %i: index) -> tensor<?x?xf32> {
  %0 = tensor.expand_shape %a [[0, 1], [2]] output_shape [%i, 2, 4] : tensor<?x4xf32> into tensor<?x2x4xf32>
  %1 = tensor.collapse_shape %0 [[0, 1], [2]] : tensor<?x2x4xf32> into tensor<?x4xf32>
  %2 = tensor.cast %1 : tensor<?x4xf32> to tensor<?x?xf32>
  return %2 : tensor<?x?xf32>
}
func.func @encodings(%a: tensor<4x4xf32, "e">, %i: index) -> (tensor<16xf32, "e">, tensor<4x4xf32>, tensor<2x4xf32, "e">, tensor<2x4xf32>) {
  %0 = tensor.collapse_shape %a [[0, 1]] : tensor<4x4xf32, "e"> into tensor<16xf32, "e">
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [4, 4] : tensor<16xf32, "e"> into tensor<4x4xf32>
  %2 = tensor.extract_slice %a[0, 0] [2, 4] [1, 1] : tensor<4x4xf32, "e"> to tensor<2x4xf32, "e">
  %3 = tensor.extract_slice %a[0, 0] [2, 4] [1, 1] : tensor<4x4xf32, "e"> to tensor<2x4xf32>
  return %0, %1, %2, %3 : tensor<16xf32, "e">, tensor<4x4xf32>, tensor<2x4xf32, "e">, tensor<2x4xf32>
}
func.func @slice_encodings(%a: tensor<?x4xf32, "e">, %i: index) -> (tensor<?x4xf32, "e">) {
  %c2 = arith.constant 2 : index
  %2 = tensor.extract_slice %a[0, 0] [%c2, 4] [1, 1] : tensor<?x4xf32, "e"> to tensor<?x4xf32, "e">
  return %2 : tensor<?x4xf32, "e">
}
func.func @pad_neg(%a: tensor<4xf32>, %e: f32) -> tensor<2xf32> {
  %0 = tensor.pad %a low[-1] high[-1] { ^bb0(%x: index): tensor.yield %e : f32 } : tensor<4xf32> to tensor<2xf32>
  return %0 : tensor<2xf32>
}
func.func @pad_static_result(%a: tensor<?xf32>, %e: f32, %i: index) -> (tensor<8xf32>, tensor<9xf32>) {
  %c2 = arith.constant 2 : index
  %0 = tensor.pad %a low[%i] high[%c2] { ^bb0(%x: index): tensor.yield %e : f32 } : tensor<?xf32> to tensor<8xf32>
  %1 = tensor.pad %a low[%c2] high[%c2] { ^bb0(%x: index): tensor.yield %e : f32 } : tensor<?xf32> to tensor<9xf32>
  return %0, %1 : tensor<8xf32>, tensor<9xf32>
}
func.func @pad_region(%a: tensor<?xf32>, %i: index, %m: memref<?xf32>) -> (tensor<?xf32>) {
  %c2 = arith.constant 2 : index
  %0 = tensor.pad %a low[0] high[0] {
  ^bb0(%x: index):
    %e = memref.load %m[%x] : memref<?xf32>
    tensor.yield %e : f32
  } : tensor<?xf32> to tensor<?xf32>
  return %0 : tensor<?xf32>
}
func.func @pad_of_pad_inside(%a: tensor<4xf32>) -> tensor<6xf32> {
  %5 = tensor.pad %a low[1] high[0] {
  ^bb0(%x: index):
    %c = arith.constant 0.0 : f32
    tensor.yield %c : f32
  } : tensor<4xf32> to tensor<5xf32>
  %6 = tensor.pad %5 low[1] high[0] {
  ^bb0(%x: index):
    %c = arith.constant 0.0 : f32
    tensor.yield %c : f32
  } : tensor<5xf32> to tensor<6xf32>
  return %6 : tensor<6xf32>
}
func.func @insert_rank_reduced_cast(%s: tensor<4xf32>, %a: tensor<8x8xf32>, %i: index, %t: tensor<1x4xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>) {
  %0 = tensor.cast %s : tensor<4xf32> to tensor<?xf32>
  %1 = tensor.insert_slice %0 into %a[%i, %i] [%i, 1] [1, 1] : tensor<?xf32> into tensor<8x8xf32>
  %2 = tensor.cast %t : tensor<1x4xf32> to tensor<?x?xf32>
  %3 = tensor.insert_slice %2 into %a[%i, %i] [%i, %i] [1, 1] : tensor<?x?xf32> into tensor<8x8xf32>
  return %1, %3 : tensor<8x8xf32>, tensor<8x8xf32>
}
func.func @insert_second_static(%s: tensor<?x4xf32>, %a: tensor<8x8xf32>, %i: index, %u: tensor<2x?x4xf32>, %b: tensor<8x8x8xf32>) -> (tensor<8x8xf32>, tensor<8x8x8xf32>) {
  %0 = tensor.cast %s : tensor<?x4xf32> to tensor<?x?xf32>
  %1 = tensor.insert_slice %0 into %a[%i, %i] [%i, %i] [1, 1] : tensor<?x?xf32> into tensor<8x8xf32>
  %2 = tensor.cast %u : tensor<2x?x4xf32> to tensor<?x?x?xf32>
  %3 = tensor.insert_slice %2 into %b[%i, %i, %i] [%i, %i, %i] [1, 1, 1] : tensor<?x?x?xf32> into tensor<8x8x8xf32>
  return %1, %3 : tensor<8x8xf32>, tensor<8x8x8xf32>
}
func.func @insert_dest_cast(%s: tensor<?xf32>, %a: tensor<8xf32>, %i: index) -> (tensor<?xf32>, tensor<?xf32>) {
  %0 = tensor.cast %a : tensor<8xf32> to tensor<?xf32>
  %1 = tensor.insert_slice %s into %0[9] [%i] [1] : tensor<?xf32> into tensor<?xf32>
  %2 = tensor.insert_slice %s into %0[%i] [%i] [1] {x} : tensor<?xf32> into tensor<?xf32>
  return %1, %2 : tensor<?xf32>, tensor<?xf32>
}
func.func @insert_whole_reduced(%s: tensor<4xf32>, %a: tensor<1x4xf32>) -> tensor<1x4xf32> {
  %1 = tensor.insert_slice %s into %a[0, 0] [1, 4] [1, 1] : tensor<4xf32> into tensor<1x4xf32>
  return %1 : tensor<1x4xf32>
}
func.func @slices_keep_attributes(%a: tensor<?xf32>, %i: index) -> tensor<?xf32> {
  %c2 = arith.constant 2 : index
  %0 = tensor.extract_slice %a[0] [%c2] [1] {x} : tensor<?xf32> to tensor<?xf32>
  return %0 : tensor<?xf32>
}
func.func @size0(%a: tensor<?xf32>, %b: tensor<0xf32>, %i: index) -> (tensor<?xf32>, tensor<0xf32>) {
  %c0 = arith.constant 0 : index
  %0 = tensor.extract_slice %a[0] [%c0] [1] : tensor<?xf32> to tensor<?xf32>
  %1 = tensor.extract_slice %b[%i] [0] [1] : tensor<0xf32> to tensor<0xf32>
  return %0, %1 : tensor<?xf32>, tensor<0xf32>
}
func.func @oob_cst(%b: tensor<0xf32>, %i: index) -> (tensor<0xf32>) {
  %c0 = arith.constant 0 : index
  %1 = tensor.extract_slice %b[%c0] [0] [1] : tensor<0xf32> to tensor<0xf32>
  return %1 : tensor<0xf32>
}
func.func @concat3(%a: tensor<?x4xf32>, %b: tensor<2x?xf32>, %c: tensor<?x?xf32>) -> (tensor<?x?xf32>, tensor<?x8xf32>) {
  %0 = tensor.concat dim(1) %a, %b, %c : (tensor<?x4xf32>, tensor<2x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %1 = tensor.concat dim(1) %a, %c {x} : (tensor<?x4xf32>, tensor<?x?xf32>) -> tensor<?x8xf32>
  return %0, %1 : tensor<?x?xf32>, tensor<?x8xf32>
}
func.func @concat_result_more(%a: tensor<?x4xf32>) -> tensor<3x4xf32> {
  %0 = tensor.concat dim(0) %a : (tensor<?x4xf32>) -> tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}
func.func @generate_dead(%i: index, %m: memref<?xindex>) -> () {
  %0 = tensor.generate %i {
  ^bb0(%x: index):
    memref.store %x, %m[%x] : memref<?xindex>
    tensor.yield %x : index
  } : tensor<?xindex>
  %1 = tensor.generate %i {
  ^bb0(%x: index):
    tensor.yield %x : index
  } : tensor<?xindex>
  return
}
func.func @dps_same(%a: tensor<4xf32>, %v: vector<2xf32>, %i: index) -> tensor<?xf32> {
  %0 = tensor.cast %a : tensor<4xf32> to tensor<?xf32>
  %1 = vector.transfer_write %v, %0[%i] {x} : vector<2xf32>, tensor<?xf32>
  %2 = vector.transfer_write %v, %1[%i] {x} : vector<2xf32>, tensor<?xf32>
  return %2 : tensor<?xf32>
}
func.func @bit_dyn(%a: tensor<?xf32>) -> (tensor<?xf32>, tensor<*xf32>, tensor<?xi32>) {
  %0 = tensor.bitcast %a : tensor<?xf32> to tensor<?xf32>
  %1 = tensor.bitcast %a : tensor<?xf32> to tensor<*xi32>
  %2 = tensor.bitcast %1 : tensor<*xi32> to tensor<*xf32>
  %3 = tensor.bitcast %1 : tensor<*xi32> to tensor<?xi32>
  return %0, %2, %3 : tensor<?xf32>, tensor<*xf32>, tensor<?xi32>
}
func.func @reshape_bits(%s: tensor<2xi32>) -> (tensor<2x2xi1>, tensor<?x?xi1>) {
  %0 = arith.constant dense<[[true, false, true, true]]> : tensor<1x4xi1>
  %1 = tensor.collapse_shape %0 [[0, 1]] : tensor<1x4xi1> into tensor<4xi1>
  %2 = tensor.expand_shape %1 [[0, 1]] output_shape [2, 2] : tensor<4xi1> into tensor<2x2xi1>
  %3 = tensor.reshape %2(%s) : (tensor<2x2xi1>, tensor<2xi32>) -> tensor<?x?xi1>
  return %2, %3 : tensor<2x2xi1>, tensor<?x?xi1>
}
func.func @from_elements_signed(%i: index) -> (tensor<2xf16>, f16, tensor<1xi128>, tensor<2xbf16>) {
  %c0 = arith.constant 0 : index
  %a = arith.constant 1.5 : f16
  %b = arith.constant 2.5 : f16
  %0 = tensor.from_elements %a, %b : tensor<2xf16>
  %1 = tensor.extract %0[%c0] : tensor<2xf16>
  %w = arith.constant -1 : i128
  %2 = tensor.from_elements %w : tensor<1xi128>
  %n = arith.constant 0x7FC0 : bf16
  %3 = tensor.splat %n : tensor<2xbf16>
  return %0, %1, %2, %3 : tensor<2xf16>, f16, tensor<1xi128>, tensor<2xbf16>
}
func.func @empty_neg(%i: index) -> (tensor<?x?xf32>) {
  %m = arith.constant -1 : index
  %c = arith.constant 3 : index
  %0 = tensor.empty(%m, %c) : tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
func.func @rank_cast(%a: tensor<?x?xf32>) -> (index, index) {
  %0 = tensor.cast %a : tensor<?x?xf32> to tensor<*xf32>
  %1 = tensor.rank %0 : tensor<*xf32>
  %2 = tensor.rank %a : tensor<?x?xf32>
  return %1, %2 : index, index
}
func.func @dim_of_dim(%a: tensor<?xf32>, %s: tensor<2xi32>) -> (index, index) {
  %c0 = arith.constant 0 : index
  %0 = tensor.reshape %a(%s) : (tensor<?xf32>, tensor<2xi32>) -> tensor<*xf32>
  %1 = tensor.dim %0, %c0 : tensor<*xf32>
  %2 = tensor.cast %0 : tensor<*xf32> to tensor<?x?xf32>
  %3 = tensor.dim %2, %c0 : tensor<?x?xf32>
  return %1, %3 : index, index
}
// ==== stdout ====
module {
  func.func @expand_static(%arg0: tensor<?x?xf32>, %arg1: tensor<16xf32>, %arg2: index) -> (tensor<?x?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>) {
    %c4 = arith.constant 4 : index
    %expanded = tensor.expand_shape %arg0 [[0, 1], [2]] output_shape [%c4, %c4, %arg2] : tensor<?x?xf32> into tensor<?x?x?xf32>
    %cast = tensor.cast %arg1 : tensor<16xf32> to tensor<?xf32>
    %expanded_0 = tensor.expand_shape %cast [[0, 1]] output_shape [4, %arg2] : tensor<?xf32> into tensor<4x?xf32>
    %cast_1 = tensor.cast %expanded_0 : tensor<4x?xf32> to tensor<?x?xf32>
    %expanded_2 = tensor.expand_shape %arg1 [[0, 1]] output_shape [4, 4] : tensor<16xf32> into tensor<4x4xf32>
    %cast_3 = tensor.cast %expanded_2 : tensor<4x4xf32> to tensor<?x?xf32>
    return %expanded, %cast_1, %cast_3 : tensor<?x?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>
  }
  func.func @expand_contradict(%arg0: tensor<16xf32>, %arg1: index) -> tensor<?x?xf32> {
    %cast = tensor.cast %arg0 : tensor<16xf32> to tensor<?xf32>
    %cast_0 = tensor.cast %cast : tensor<?xf32> to tensor<20xf32>
    %expanded = tensor.expand_shape %cast_0 [[0, 1]] output_shape [4, 5] : tensor<20xf32> into tensor<4x5xf32>
    %cast_1 = tensor.cast %expanded : tensor<4x5xf32> to tensor<?x?xf32>
    return %cast_1 : tensor<?x?xf32>
  }
  func.func @collapse_expand_dyn(%arg0: tensor<?x?xf32>, %arg1: index, %arg2: index) -> (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x8xf32>) {
    %expanded = tensor.expand_shape %arg0 [[0, 1], [2]] output_shape [%arg1, 8, %arg2] : tensor<?x?xf32> into tensor<?x8x?xf32>
    %collapsed = tensor.collapse_shape %expanded [[0], [1, 2]] : tensor<?x8x?xf32> into tensor<?x?xf32>
    %collapsed_0 = tensor.collapse_shape %arg0 [[0, 1]] : tensor<?x?xf32> into tensor<?xf32>
    %expanded_1 = tensor.expand_shape %collapsed_0 [[0, 1]] output_shape [%arg2, %arg1] : tensor<?xf32> into tensor<?x?xf32>
    %expanded_2 = tensor.expand_shape %collapsed_0 [[0, 1]] output_shape [%arg2, 8] : tensor<?xf32> into tensor<?x8xf32>
    return %collapsed, %expanded_1, %expanded_2 : tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x8xf32>
  }
  func.func @collapse_of_expand_same_rank(%arg0: tensor<?x4xf32>, %arg1: index) -> tensor<?x?xf32> {
    %cast = tensor.cast %arg0 : tensor<?x4xf32> to tensor<?x?xf32>
    return %cast : tensor<?x?xf32>
  }
  func.func @encodings(%arg0: tensor<4x4xf32, "e">, %arg1: index) -> (tensor<16xf32, "e">, tensor<4x4xf32>, tensor<2x4xf32, "e">, tensor<2x4xf32>) {
    %collapsed = tensor.collapse_shape %arg0 [[0, 1]] : tensor<4x4xf32, "e"> into tensor<16xf32, "e">
    %expanded = tensor.expand_shape %collapsed [[0, 1]] output_shape [4, 4] : tensor<16xf32, "e"> into tensor<4x4xf32>
    %extracted_slice = tensor.extract_slice %arg0[0, 0] [2, 4] [1, 1] : tensor<4x4xf32, "e"> to tensor<2x4xf32, "e">
    %extracted_slice_0 = tensor.extract_slice %arg0[0, 0] [2, 4] [1, 1] : tensor<4x4xf32, "e"> to tensor<2x4xf32>
    return %collapsed, %expanded, %extracted_slice, %extracted_slice_0 : tensor<16xf32, "e">, tensor<4x4xf32>, tensor<2x4xf32, "e">, tensor<2x4xf32>
  }
  func.func @slice_encodings(%arg0: tensor<?x4xf32, "e">, %arg1: index) -> tensor<?x4xf32, "e"> {
    %extracted_slice = tensor.extract_slice %arg0[0, 0] [2, 4] [1, 1] : tensor<?x4xf32, "e"> to tensor<2x4xf32, "e">
    %cast = tensor.cast %extracted_slice : tensor<2x4xf32, "e"> to tensor<?x4xf32, "e">
    return %cast : tensor<?x4xf32, "e">
  }
  func.func @pad_neg(%arg0: tensor<4xf32>, %arg1: f32) -> tensor<2xf32> {
    %padded = tensor.pad %arg0 low[-1] high[-1] {
    ^bb0(%arg2: index):
      tensor.yield %arg1 : f32
    } : tensor<4xf32> to tensor<2xf32>
    return %padded : tensor<2xf32>
  }
  func.func @pad_static_result(%arg0: tensor<?xf32>, %arg1: f32, %arg2: index) -> (tensor<8xf32>, tensor<9xf32>) {
    %c2 = arith.constant 2 : index
    %padded = tensor.pad %arg0 low[%arg2] high[%c2] {
    ^bb0(%arg3: index):
      tensor.yield %arg1 : f32
    } : tensor<?xf32> to tensor<8xf32>
    %padded_0 = tensor.pad %arg0 low[%c2] high[%c2] {
    ^bb0(%arg3: index):
      tensor.yield %arg1 : f32
    } : tensor<?xf32> to tensor<9xf32>
    return %padded, %padded_0 : tensor<8xf32>, tensor<9xf32>
  }
  func.func @pad_region(%arg0: tensor<?xf32>, %arg1: index, %arg2: memref<?xf32>) -> tensor<?xf32> {
    return %arg0 : tensor<?xf32>
  }
  func.func @pad_of_pad_inside(%arg0: tensor<4xf32>) -> tensor<6xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %padded = tensor.pad %arg0 low[2] high[0] {
    ^bb0(%arg1: index):
      tensor.yield %cst : f32
    } : tensor<4xf32> to tensor<6xf32>
    return %padded : tensor<6xf32>
  }
  func.func @insert_rank_reduced_cast(%arg0: tensor<4xf32>, %arg1: tensor<8x8xf32>, %arg2: index, %arg3: tensor<1x4xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>) {
    %inserted_slice = tensor.insert_slice %arg0 into %arg1[%arg2, %arg2] [4, 1] [1, 1] : tensor<4xf32> into tensor<8x8xf32>
    %inserted_slice_0 = tensor.insert_slice %arg3 into %arg1[%arg2, %arg2] [1, 4] [1, 1] : tensor<1x4xf32> into tensor<8x8xf32>
    return %inserted_slice, %inserted_slice_0 : tensor<8x8xf32>, tensor<8x8xf32>
  }
  func.func @insert_second_static(%arg0: tensor<?x4xf32>, %arg1: tensor<8x8xf32>, %arg2: index, %arg3: tensor<2x?x4xf32>, %arg4: tensor<8x8x8xf32>) -> (tensor<8x8xf32>, tensor<8x8x8xf32>) {
    %cast = tensor.cast %arg0 : tensor<?x4xf32> to tensor<?x?xf32>
    %inserted_slice = tensor.insert_slice %cast into %arg1[%arg2, %arg2] [%arg2, %arg2] [1, 1] : tensor<?x?xf32> into tensor<8x8xf32>
    %cast_0 = tensor.cast %arg3 : tensor<2x?x4xf32> to tensor<?x?x?xf32>
    %inserted_slice_1 = tensor.insert_slice %cast_0 into %arg4[%arg2, %arg2, %arg2] [%arg2, %arg2, %arg2] [1, 1, 1] : tensor<?x?x?xf32> into tensor<8x8x8xf32>
    return %inserted_slice, %inserted_slice_1 : tensor<8x8xf32>, tensor<8x8x8xf32>
  }
  func.func @insert_dest_cast(%arg0: tensor<?xf32>, %arg1: tensor<8xf32>, %arg2: index) -> (tensor<?xf32>, tensor<?xf32>) {
    %cast = tensor.cast %arg1 : tensor<8xf32> to tensor<?xf32>
    %inserted_slice = tensor.insert_slice %arg0 into %cast[9] [%arg2] [1] : tensor<?xf32> into tensor<?xf32>
    %inserted_slice_0 = tensor.insert_slice %arg0 into %arg1[%arg2] [%arg2] [1] : tensor<?xf32> into tensor<8xf32>
    %cast_1 = tensor.cast %inserted_slice_0 : tensor<8xf32> to tensor<?xf32>
    return %inserted_slice, %cast_1 : tensor<?xf32>, tensor<?xf32>
  }
  func.func @insert_whole_reduced(%arg0: tensor<4xf32>, %arg1: tensor<1x4xf32>) -> tensor<1x4xf32> {
    %inserted_slice = tensor.insert_slice %arg0 into %arg1[0, 0] [1, 4] [1, 1] : tensor<4xf32> into tensor<1x4xf32>
    return %inserted_slice : tensor<1x4xf32>
  }
  func.func @slices_keep_attributes(%arg0: tensor<?xf32>, %arg1: index) -> tensor<?xf32> {
    %extracted_slice = tensor.extract_slice %arg0[0] [2] [1] : tensor<?xf32> to tensor<2xf32>
    %cast = tensor.cast %extracted_slice : tensor<2xf32> to tensor<?xf32>
    return %cast : tensor<?xf32>
  }
  func.func @size0(%arg0: tensor<?xf32>, %arg1: tensor<0xf32>, %arg2: index) -> (tensor<?xf32>, tensor<0xf32>) {
    %extracted_slice = tensor.extract_slice %arg0[0] [0] [1] : tensor<?xf32> to tensor<0xf32>
    %cast = tensor.cast %extracted_slice : tensor<0xf32> to tensor<?xf32>
    %extracted_slice_0 = tensor.extract_slice %arg1[%arg2] [0] [1] : tensor<0xf32> to tensor<0xf32>
    return %cast, %extracted_slice_0 : tensor<?xf32>, tensor<0xf32>
  }
  func.func @oob_cst(%arg0: tensor<0xf32>, %arg1: index) -> tensor<0xf32> {
    return %arg0 : tensor<0xf32>
  }
  func.func @concat3(%arg0: tensor<?x4xf32>, %arg1: tensor<2x?xf32>, %arg2: tensor<?x?xf32>) -> (tensor<?x?xf32>, tensor<?x8xf32>) {
    %cast = tensor.cast %arg0 : tensor<?x4xf32> to tensor<2x4xf32>
    %cast_0 = tensor.cast %arg2 : tensor<?x?xf32> to tensor<2x?xf32>
    %concat = tensor.concat dim(1) %cast, %arg1, %cast_0 : (tensor<2x4xf32>, tensor<2x?xf32>, tensor<2x?xf32>) -> tensor<2x?xf32>
    %cast_1 = tensor.cast %concat : tensor<2x?xf32> to tensor<?x?xf32>
    %concat_2 = tensor.concat dim(1) %arg0, %arg2 {x} : (tensor<?x4xf32>, tensor<?x?xf32>) -> tensor<?x8xf32>
    return %cast_1, %concat_2 : tensor<?x?xf32>, tensor<?x8xf32>
  }
  func.func @concat_result_more(%arg0: tensor<?x4xf32>) -> tensor<3x4xf32> {
    %cast = tensor.cast %arg0 : tensor<?x4xf32> to tensor<3x4xf32>
    return %cast : tensor<3x4xf32>
  }
  func.func @generate_dead(%arg0: index, %arg1: memref<?xindex>) {
    %generated = tensor.generate %arg0 {
    ^bb0(%arg2: index):
      memref.store %arg2, %arg1[%arg2] : memref<?xindex>
      tensor.yield %arg2 : index
    } : tensor<?xindex>
    return
  }
  func.func @dps_same(%arg0: tensor<4xf32>, %arg1: vector<2xf32>, %arg2: index) -> tensor<?xf32> {
    %0 = vector.transfer_write %arg1, %arg0[%arg2] {x} : vector<2xf32>, tensor<4xf32>
    %cast = tensor.cast %0 : tensor<4xf32> to tensor<?xf32>
    return %cast : tensor<?xf32>
  }
  func.func @bit_dyn(%arg0: tensor<?xf32>) -> (tensor<?xf32>, tensor<*xf32>, tensor<?xi32>) {
    %0 = tensor.bitcast %arg0 : tensor<?xf32> to tensor<*xf32>
    %1 = tensor.bitcast %arg0 : tensor<?xf32> to tensor<?xi32>
    return %arg0, %0, %1 : tensor<?xf32>, tensor<*xf32>, tensor<?xi32>
  }
  func.func @reshape_bits(%arg0: tensor<2xi32>) -> (tensor<2x2xi1>, tensor<?x?xi1>) {
    %cst = arith.constant dense<[[true, false], [true, true]]> : tensor<2x2xi1>
    %reshape = tensor.reshape %cst(%arg0) : (tensor<2x2xi1>, tensor<2xi32>) -> tensor<?x?xi1>
    return %cst, %reshape : tensor<2x2xi1>, tensor<?x?xi1>
  }
  func.func @from_elements_signed(%arg0: index) -> (tensor<2xf16>, f16, tensor<1xi128>, tensor<2xbf16>) {
    %cst = arith.constant dense<[1.500000e+00, 2.500000e+00]> : tensor<2xf16>
    %cst_0 = arith.constant 1.500000e+00 : f16
    %cst_1 = arith.constant dense<-1> : tensor<1xi128>
    %cst_2 = arith.constant dense<0x7FC0> : tensor<2xbf16>
    return %cst, %cst_0, %cst_1, %cst_2 : tensor<2xf16>, f16, tensor<1xi128>, tensor<2xbf16>
  }
  func.func @empty_neg(%arg0: index) -> tensor<?x?xf32> {
    %c-1 = arith.constant -1 : index
    %0 = tensor.empty(%c-1) : tensor<?x3xf32>
    %cast = tensor.cast %0 : tensor<?x3xf32> to tensor<?x?xf32>
    return %cast : tensor<?x?xf32>
  }
  func.func @rank_cast(%arg0: tensor<?x?xf32>) -> (index, index) {
    %c2 = arith.constant 2 : index
    %cast = tensor.cast %arg0 : tensor<?x?xf32> to tensor<*xf32>
    %rank = tensor.rank %cast : tensor<*xf32>
    return %rank, %c2 : index, index
  }
  func.func @dim_of_dim(%arg0: tensor<?xf32>, %arg1: tensor<2xi32>) -> (index, index) {
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %arg1[%c0] : tensor<2xi32>
    %0 = arith.index_cast %extracted : i32 to index
    %extracted_0 = tensor.extract %arg1[%c0] : tensor<2xi32>
    %1 = arith.index_cast %extracted_0 : i32 to index
    return %0, %1 : index, index
  }
}

