// terrace opt --fold-memref-alias-ops | terrace lower | lli
// Vectors in the middle of others: where they are read and written, the usual alignment of vectors would stop the program.
func.func @move(%m: memref<96xi8>, %from: index, %to: index, %i: index) {
  %c0 = arith.constant 0 : index
  %source = memref.view %m[%from][] : memref<96xi8> to memref<2xvector<4xf32>>
  %target = memref.view %m[%to][] : memref<96xi8> to memref<2xvector<4xf32>>
  %s = memref.subview %source[%i] [1] [1] : memref<2xvector<4xf32>> to memref<1xvector<4xf32>, strided<[1], offset: ?>>
  %t = memref.subview %target[%i] [1] [1] : memref<2xvector<4xf32>> to memref<1xvector<4xf32>, strided<[1], offset: ?>>
  %v = memref.load %s[%c0] {alignment = 4 : i64} : memref<1xvector<4xf32>, strided<[1], offset: ?>>
  %w = arith.addf %v, %v : vector<4xf32>
  memref.store %w, %t[%c0] {alignment = 4 : i64} : memref<1xvector<4xf32>, strided<[1], offset: ?>>
  return
}
func.func @main() {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c52 = arith.constant 52 : index
  %m = memref.alloc() {alignment = 16} : memref<96xi8>
  %floats = memref.view %m[%c0][] : memref<96xi8> to memref<24xf32>
  %one = arith.constant 1.0 : f32
  %step = arith.constant 1 : index
  %end = arith.constant 24 : index
  scf.for %i = %c0 to %end step %step {
    %n = arith.index_cast %i : index to i32
    %f = arith.sitofp %n : i32 to f32
    memref.store %f, %floats[%i] : memref<24xf32>
  }
  func.call @move(%m, %c4, %c52, %c0) : (memref<96xi8>, index, index, index) -> ()
  %v = vector.load %floats[%c0] : memref<24xf32>, vector<24xf32>
  vector.print %v : vector<24xf32>
  memref.dealloc %m : memref<96xi8>
  return
}
// ==== stdout ====
( 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 2, 4, 6, 8, 17, 18, 19, 20, 21, 22, 23 )
