// Vectors of all ranks and kinds of elements are printed; one of them is read from a matrix along its columns.

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %pad = arith.constant -1.0 : f32
  %matrix = memref.alloc() : memref<3x4xf32>
  scf.for %i = %c0 to %c3 step %c1 {
    scf.for %j = %c0 to %c4 step %c1 {
      %ij = arith.muli %i, %c4 : index
      %place = arith.addi %ij, %j : index
      %int = arith.index_cast %place : index to i32
      %e = arith.sitofp %int : i32 to f32
      memref.store %e, %matrix[%i, %j] : memref<3x4xf32>
    }
  }
  vector.print str "columns\n"
  %columns = vector.transfer_read %matrix[%c1, %c0], %pad {permutation_map = affine_map<(i, j) -> (j, i)>} : memref<3x4xf32>, vector<4x3xf32>
  vector.print %columns : vector<4x3xf32>
  vector.print str "one column, repeated\n"
  %column = vector.transfer_read %matrix[%c0, %c1], %pad {in_bounds = [true, true], permutation_map = affine_map<(i, j) -> (0, i)>} : memref<3x4xf32>, vector<2x3xf32>
  vector.print %column : vector<2x3xf32>
  memref.dealloc %matrix : memref<3x4xf32>

  vector.print str "others\n"
  %cube = arith.constant dense<[[[1, 2], [3, 4]], [[-5, 6], [7, -8]]]> : vector<2x2x2xi8>
  vector.print %cube : vector<2x2x2xi8>
  %bits = arith.constant dense<[[true, false, true]]> : vector<1x3xi1>
  vector.print %bits : vector<1x3xi1>
  %point = arith.constant dense<2.5> : vector<f64>
  vector.print %point : vector<f64>
  %indices = arith.constant dense<[0, 10, 200, 3000]> : vector<4xindex>
  vector.print %indices : vector<4xindex> punctuation <no_punctuation>
  vector.print punctuation <newline>
  %result = arith.constant 0 : i32
  return %result : i32
}
