// terrace opt --canonicalize --allow-unregistered-dialect
// Slices that are whole, that undo each other, of constants; insertions and their sources.
func.func @whole(%a: tensor<4x8xf32>, %d: tensor<?xf32>, %i: index, %s: tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<?xf32>, tensor<4x8xf32>, tensor<4xf32>) {
  %c0 = arith.constant 0 : index
  %0 = tensor.extract_slice %a[0, 0] [4, 8] [1, 1] : tensor<4x8xf32> to tensor<4x8xf32>
  %n = tensor.dim %d, %c0 : tensor<?xf32>
  %1 = tensor.extract_slice %d[0] [%n] [1] : tensor<?xf32> to tensor<?xf32>
  %2 = tensor.insert_slice %s into %a[0, 0] [4, 8] [1, 1] : tensor<4x8xf32> into tensor<4x8xf32>
  %e = tensor.empty() : tensor<1x4xf32>
  %3 = tensor.extract_slice %e[0, 0] [1, 4] [1, 1] : tensor<1x4xf32> to tensor<4xf32>
  return %0, %1, %2, %3 : tensor<4x8xf32>, tensor<?xf32>, tensor<4x8xf32>, tensor<4xf32>
}
func.func @undone(%a: tensor<8x8xf32>, %s: tensor<2x?xf32>, %i: index, %r: tensor<?xf32>) -> (tensor<2x?xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<1x?xf32>) {
  %0 = tensor.insert_slice %s into %a[%i, 0] [2, %i] [1, 1] : tensor<2x?xf32> into tensor<8x8xf32>
  %1 = tensor.extract_slice %0[%i, 0] [2, %i] [1, 1] : tensor<8x8xf32> to tensor<2x?xf32>
  %2 = tensor.extract_slice %a[%i, 0] [2, %i] [1, 1] : tensor<8x8xf32> to tensor<2x?xf32>
  %3 = tensor.insert_slice %2 into %a[%i, 0] [2, %i] [1, 1] : tensor<2x?xf32> into tensor<8x8xf32>
  %4 = tensor.insert_slice %2 into %0[%i, 0] [2, %i] [1, 1] : tensor<2x?xf32> into tensor<8x8xf32>
  %5 = tensor.insert_slice %r into %a[%i, 0] [1, %i] [1, 1] : tensor<?xf32> into tensor<8x8xf32>
  %6 = tensor.extract_slice %5[%i, 0] [1, %i] [1, 1] : tensor<8x8xf32> to tensor<1x?xf32>
  return %1, %3, %4, %6 : tensor<2x?xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<1x?xf32>
}
func.func @constants(%i: index) -> (tensor<2xf32>, tensor<?xf32>, tensor<2xf32>) {
  %s = arith.constant dense<1.5> : tensor<8xf32>
  %d = arith.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>
  %0 = tensor.extract_slice %s[%i] [2] [1] : tensor<8xf32> to tensor<2xf32>
  %1 = tensor.extract_slice %s[0] [%i] [1] : tensor<8xf32> to tensor<?xf32>
  %2 = tensor.extract_slice %d[0] [2] [1] : tensor<3xf32> to tensor<2xf32>
  return %0, %1, %2 : tensor<2xf32>, tensor<?xf32>, tensor<2xf32>
}
func.func @of_slice(%a: tensor<8xf32>, %i: index) -> tensor<2xf32> {
  %0 = tensor.extract_slice %a[2] [4] [1] : tensor<8xf32> to tensor<4xf32>
  %1 = tensor.extract_slice %0[1] [2] [1] : tensor<4xf32> to tensor<2xf32>
  return %1 : tensor<2xf32>
}
func.func @nothing(%a: tensor<8x8xf32>, %s: tensor<0x2xf32>, %z: tensor<?x?xf32>, %i: index) -> (tensor<8x8xf32>, tensor<8x8xf32>) {
  %c0 = arith.constant 0 : index
  %0 = tensor.insert_slice %s into %a[%i, 0] [0, 2] [1, 1] : tensor<0x2xf32> into tensor<8x8xf32>
  %1 = tensor.insert_slice %z into %a[%i, 0] [%i, %c0] [1, 1] : tensor<?x?xf32> into tensor<8x8xf32>
  return %0, %1 : tensor<8x8xf32>, tensor<8x8xf32>
}
func.func @casts(%a: tensor<8x8xf32>, %s: tensor<2x4xf32>, %i: index, %r: tensor<4xf32>, %x: tensor<?x?xf32>) -> (tensor<?x?xf32>, tensor<8x8xf32>, tensor<?x?xf32>, tensor<8x8xf32>, tensor<8x8xf32>) {
  %0 = tensor.cast %s : tensor<2x4xf32> to tensor<?x?xf32>
  %1 = tensor.cast %a : tensor<8x8xf32> to tensor<?x?xf32>
  %2 = tensor.insert_slice %0 into %1[%i, 0] [%i, %i] [1, 1] : tensor<?x?xf32> into tensor<?x?xf32>
  %3 = tensor.cast %r : tensor<4xf32> to tensor<?xf32>
  %4 = tensor.insert_slice %3 into %a[%i, 0] [1, %i] [1, 1] : tensor<?xf32> into tensor<8x8xf32>
  %5 = tensor.insert_slice %x into %1[%i, 0] [%i, %i] [1, 1] : tensor<?x?xf32> into tensor<?x?xf32>
  %6 = tensor.insert_slice %x into %a[%i, 0] [%i, %i] [1, 1] : tensor<?x?xf32> into tensor<8x8xf32>
  %7 = tensor.insert_slice %0 into %a[%i, 0] [2, %i] [1, 1] : tensor<?x?xf32> into tensor<8x8xf32>
  return %2, %4, %5, %6, %7 : tensor<?x?xf32>, tensor<8x8xf32>, tensor<?x?xf32>, tensor<8x8xf32>, tensor<8x8xf32>
}
func.func @in_parallel(%a: tensor<8xf32>, %s: tensor<?xf32>, %f: tensor<2xf32>, %i: index) -> (tensor<8xf32>) {
  %c2 = arith.constant 2 : index
  %g = tensor.cast %f : tensor<2xf32> to tensor<?xf32>
  %0 = scf.forall (%k) in (%i) shared_outs(%o = %a) -> (tensor<8xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%k] [%c2] [1] : tensor<?xf32> into tensor<8xf32>
      tensor.parallel_insert_slice %g into %o[%k] [%i] [1] : tensor<?xf32> into tensor<8xf32>
    }
  }
  return %0 : tensor<8xf32>
}
// ==== stderr ====
<stdin>:50:8: error: expected type to be 'tensor<2x?xf32>' or a rank-reduced version. (size mismatch) 
  %7 = tensor.insert_slice %0 into %a[%i, 0] [2, %i] [1, 1] : tensor<?x?xf32> into tensor<8x8xf32>
       ^
<stdin>:50:8: note: see current operation: %7 = "tensor.insert_slice"(%0, %arg0, %arg2, %arg2) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>, static_offsets = array<i64: -9223372036854775808, 0>, static_sizes = array<i64: 2, -9223372036854775808>, static_strides = array<i64: 1, 1>}> : (tensor<?x?xf32>, tensor<8x8xf32>, index, index) -> tensor<8x8xf32>
// ==== exit 1 ====
