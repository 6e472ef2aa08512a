// armv8.6-a -- --convert-vector-to-llvm=enable-arm-neon enable-arm-i8mm enable-arm-bf16
// Matrix products become instructions of NEON with the options, and print the same without them.
#rows = affine_map<(m, n, k) -> (m, k)>
#columns = affine_map<(m, n, k) -> (n, k)>
#sums = affine_map<(m, n, k) -> (m, n)>
#vector = affine_map<(n, k) -> (k)>
#matrix = affine_map<(n, k) -> (n, k)>
#result = affine_map<(n, k) -> (n)>
#product = {indexing_maps = [#rows, #columns, #sums], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>}
#row_product = {indexing_maps = [#vector, #matrix, #result], iterator_types = ["parallel", "reduction"], kind = #vector.kind<add>}

memref.global "private" @bytes : memref<16x16xi8> = uninitialized
memref.global "private" @floats : memref<16x16xbf16> = uninitialized

// Bytes of all values, in an order without a pattern.
func.func @fill() {
  %bytes = memref.get_global @bytes : memref<16x16xi8>
  %floats = memref.get_global @floats : memref<16x16xbf16>
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %size = arith.constant 16 : index
  scf.for %i = %zero to %size step %one {
    scf.for %j = %zero to %size step %one {
      %row = arith.muli %i, %size : index
      %n = arith.addi %row, %j : index
      %n8 = arith.index_cast %n : index to i8
      %factor = arith.constant 167 : i8
      %offset = arith.constant 13 : i8
      %scaled = arith.muli %n8, %factor : i8
      %byte = arith.addi %scaled, %offset : i8
      memref.store %byte, %bytes[%i, %j] : memref<16x16xi8>
      %float = arith.sitofp %byte : i8 to bf16
      memref.store %float, %floats[%i, %j] : memref<16x16xbf16>
    }
  }
  return
}

func.func @signed(%i: index, %j: index) {
  %bytes = memref.get_global @bytes : memref<16x16xi8>
  %a = vector.load %bytes[%i, %j] : memref<16x16xi8>, vector<4x16xi8>
  %b = vector.load %bytes[%j, %j] : memref<16x16xi8>, vector<2x16xi8>
  %x = arith.extsi %a : vector<4x16xi8> to vector<4x16xi32>
  %y = arith.extsi %b : vector<2x16xi8> to vector<2x16xi32>
  %acc = arith.constant dense<[[1, 2], [3, 4], [5, 6], [7, 8]]> : vector<4x2xi32>
  %r = vector.contract #product %x, %y, %acc : vector<4x16xi32>, vector<2x16xi32> into vector<4x2xi32>
  vector.print %r : vector<4x2xi32>
  return
}

func.func @unsigned(%i: index, %j: index) {
  %bytes = memref.get_global @bytes : memref<16x16xi8>
  %a = vector.load %bytes[%i, %j] : memref<16x16xi8>, vector<2x8xi8>
  %b = vector.load %bytes[%j, %j] : memref<16x16xi8>, vector<4x8xi8>
  %x = arith.extui %a : vector<2x8xi8> to vector<2x8xi32>
  %y = arith.extui %b : vector<4x8xi8> to vector<4x8xi32>
  %acc = arith.constant dense<-5> : vector<2x4xi32>
  %r = vector.contract #product %x, %y, %acc : vector<2x8xi32>, vector<4x8xi32> into vector<2x4xi32>
  vector.print %r : vector<2x4xi32>
  return
}

// The first factor unsigned, and then the second one.
func.func @mixed(%i: index, %j: index) {
  %bytes = memref.get_global @bytes : memref<16x16xi8>
  %a = vector.load %bytes[%i, %j] : memref<16x16xi8>, vector<2x16xi8>
  %b = vector.load %bytes[%j, %j] : memref<16x16xi8>, vector<2x16xi8>
  %ax = arith.extui %a : vector<2x16xi8> to vector<2x16xi32>
  %bx = arith.extsi %b : vector<2x16xi8> to vector<2x16xi32>
  %acc = arith.constant dense<[[0, 1000], [2000, 3000]]> : vector<2x2xi32>
  %0 = vector.contract #product %ax, %bx, %acc : vector<2x16xi32>, vector<2x16xi32> into vector<2x2xi32>
  vector.print %0 : vector<2x2xi32>
  %1 = vector.contract #product %bx, %ax, %acc : vector<2x16xi32>, vector<2x16xi32> into vector<2x2xi32>
  vector.print %1 : vector<2x2xi32>
  return
}

// Four bits, whose sign counts.
func.func @narrow(%i: index, %j: index) {
  %bytes = memref.get_global @bytes : memref<16x16xi8>
  %a = vector.load %bytes[%i, %j] : memref<16x16xi8>, vector<2x8xi8>
  %b = vector.load %bytes[%j, %j] : memref<16x16xi8>, vector<2x8xi8>
  %a4 = arith.trunci %a : vector<2x8xi8> to vector<2x8xi4>
  %ax = arith.extui %a4 : vector<2x8xi4> to vector<2x8xi32>
  %bx = arith.extsi %b : vector<2x8xi8> to vector<2x8xi32>
  %acc = arith.constant dense<0> : vector<2x2xi32>
  %0 = vector.contract #product %ax, %bx, %acc : vector<2x8xi32>, vector<2x8xi32> into vector<2x2xi32>
  vector.print %0 : vector<2x2xi32>
  %1 = vector.contract #product %bx, %ax, %acc : vector<2x8xi32>, vector<2x8xi32> into vector<2x2xi32>
  vector.print %1 : vector<2x2xi32>
  return
}

// A vector by a matrix, and a matrix of one row.
func.func @row(%i: index, %j: index) {
  %bytes = memref.get_global @bytes : memref<16x16xi8>
  %a = vector.load %bytes[%i, %j] : memref<16x16xi8>, vector<16xi8>
  %b = vector.load %bytes[%j, %j] : memref<16x16xi8>, vector<4x16xi8>
  %x = arith.extsi %a : vector<16xi8> to vector<16xi32>
  %y = arith.extui %b : vector<4x16xi8> to vector<4x16xi32>
  %acc = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>
  %0 = vector.contract #row_product %x, %y, %acc : vector<16xi32>, vector<4x16xi32> into vector<4xi32>
  vector.print %0 : vector<4xi32>
  %a1 = vector.shape_cast %a : vector<16xi8> to vector<1x16xi8>
  %x1 = arith.extsi %a1 : vector<1x16xi8> to vector<1x16xi32>
  %acc1 = arith.constant dense<[[1, 2, 3, 4]]> : vector<1x4xi32>
  %1 = vector.contract #product %x1, %y, %acc1 : vector<1x16xi32>, vector<4x16xi32> into vector<1x4xi32>
  vector.print %1 : vector<1x4xi32>
  return
}

// All numbers and sums are exact.
func.func @bf16(%i: index, %j: index) {
  %floats = memref.get_global @floats : memref<16x16xbf16>
  %a = vector.load %floats[%i, %j] : memref<16x16xbf16>, vector<4x8xbf16>
  %b = vector.load %floats[%j, %j] : memref<16x16xbf16>, vector<2x8xbf16>
  %acc = arith.constant dense<[[0.5, -0.5], [1.0, 2.0], [3.0, 4.0], [5.0, 6.0]]> : vector<4x2xf32>
  %0 = vector.contract #product %a, %b, %acc : vector<4x8xbf16>, vector<2x8xbf16> into vector<4x2xf32>
  vector.print %0 : vector<4x2xf32>
  %v = vector.load %floats[%i, %j] : memref<16x16xbf16>, vector<8xbf16>
  %vacc = arith.constant dense<[7.0, 8.0]> : vector<2xf32>
  %1 = vector.contract #row_product %v, %b, %vacc : vector<8xbf16>, vector<2x8xbf16> into vector<2xf32>
  vector.print %1 : vector<2xf32>
  return
}

func.func @main() -> i32 {
  call @fill() : () -> ()
  %j = arith.constant 0 : index
  %i = arith.constant 5 : index
  call @signed(%i, %j) : (index, index) -> ()
  call @unsigned(%i, %j) : (index, index) -> ()
  call @mixed(%i, %j) : (index, index) -> ()
  call @narrow(%i, %j) : (index, index) -> ()
  call @row(%i, %j) : (index, index) -> ()
  call @bf16(%i, %j) : (index, index) -> ()
  %zero = arith.constant 0 : i32
  return %zero : i32
}
