// A product of matrices by tiles of 4 by 4, as sums of outer products of vectors. The sizes are no multiples of 4:
// transfers fill what is outside with zeros, and a masked store leaves it alone. The product by a vector of ones, as a
// contraction, checks it.

#rows = affine_map<(i, k) -> (i, k)>
#columns = affine_map<(i, k) -> (k)>
#results = affine_map<(i, k) -> (i)>

// The transpose of a matrix of 5 by 3.
memref.global "private" constant @a_transposed : memref<3x5xf32> = dense<[
  [1.0, 4.0, 7.0, 2.0, 0.0],
  [2.0, 5.0, 8.0, 1.0, 3.0],
  [3.0, 6.0, 9.0, 0.0, 1.0]]>
memref.global "private" constant @b : memref<3x6xf32> = dense<[
  [1.0, 0.0, 2.0, 1.0, 3.0, 1.0],
  [0.0, 1.0, 1.0, 2.0, 1.0, 0.0],
  [2.0, 1.0, 0.0, 1.0, 1.0, 4.0]]>

func.func private @putchar(i32) -> i32

// Prints a number of up to two digits and a blank.
func.func private @print_two(%x: f32) {
  %c10 = arith.constant 10 : i32
  %ascii0 = arith.constant 48 : i32
  %blank = arith.constant 32 : i32
  %n = arith.fptosi %x : f32 to i32
  %tens = arith.divui %n, %c10 : i32
  %ones = arith.remui %n, %c10 : i32
  %t = arith.addi %tens, %ascii0 : i32
  %o = arith.addi %ones, %ascii0 : i32
  call @putchar(%t) : (i32) -> i32
  call @putchar(%o) : (i32) -> i32
  call @putchar(%blank) : (i32) -> i32
  return
}

func.func @matmul(%at: memref<?x?xf32>, %b: memref<?x?xf32>, %c: memref<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %zero = arith.constant 0.0 : f32
  %zeros = arith.constant dense<0.0> : vector<4x4xf32>
  // A tile as one vector and as its rows; a vector must be aligned.
  %tile_rows = memref.alloca() {alignment = 16 : i64} : memref<4x4xf32>
  %whole_tile = vector.type_cast %tile_rows : memref<4x4xf32> to memref<vector<4x4xf32>>
  %depth = memref.dim %at, %c0 : memref<?x?xf32>
  %rows = memref.dim %at, %c1 : memref<?x?xf32>
  %columns = memref.dim %b, %c1 : memref<?x?xf32>
  scf.for %i = %c0 to %rows step %c4 {
    scf.for %j = %c0 to %columns step %c4 {
      %tile = scf.for %k = %c0 to %depth step %c1 iter_args(%acc = %zeros) -> vector<4x4xf32> {
        %x = vector.transfer_read %at[%k, %i], %zero {in_bounds = [false]} : memref<?x?xf32>, vector<4xf32>
        %y = vector.transfer_read %b[%k, %j], %zero {in_bounds = [false]} : memref<?x?xf32>, vector<4xf32>
        %next = vector.outerproduct %x, %y, %acc {kind = #vector.kind<add>} : vector<4xf32>, vector<4xf32>
        scf.yield %next : vector<4x4xf32>
      }
      memref.store %tile, %whole_tile[] : memref<vector<4x4xf32>>
      %left = arith.subi %columns, %j : index
      %mask = vector.create_mask %left : vector<4xi1>
      %rows_left = arith.subi %rows, %i : index
      %height = arith.minui %rows_left, %c4 : index
      scf.for %r = %c0 to %height step %c1 {
        %row = vector.load %tile_rows[%r, %c0] : memref<4x4xf32>, vector<4xf32>
        %at_row = arith.addi %i, %r : index
        vector.maskedstore %c[%at_row, %j], %mask, %row : memref<?x?xf32>, vector<4xi1>, vector<4xf32>
      }
    }
  }
  return
}

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %rows = arith.constant 5 : index
  %columns = arith.constant 6 : index
  %zero = arith.constant 0.0 : f32
  %newline = arith.constant 10 : i32
  %at_3 = memref.get_global @a_transposed : memref<3x5xf32>
  %b_3 = memref.get_global @b : memref<3x6xf32>
  %at = memref.cast %at_3 : memref<3x5xf32> to memref<?x?xf32>
  %b = memref.cast %b_3 : memref<3x6xf32> to memref<?x?xf32>
  %c = memref.alloc(%rows, %columns) : memref<?x?xf32>
  call @matmul(%at, %b, %c) : (memref<?x?xf32>, memref<?x?xf32>, memref<?x?xf32>) -> ()
  scf.for %i = %c0 to %rows step %c1 {
    scf.for %j = %c0 to %columns step %c1 {
      %v = memref.load %c[%i, %j] : memref<?x?xf32>
      func.call @print_two(%v) : (f32) -> ()
    }
    func.call @putchar(%newline) : (i32) -> i32
  }

  // The sums of the rows of C are A (B 1): the sums of the rows of B, and each row of A by them.
  %b0 = vector.transfer_read %b[%c0, %c0], %zero {in_bounds = [true]} : memref<?x?xf32>, vector<6xf32>
  %b1 = vector.transfer_read %b[%c1, %c0], %zero {in_bounds = [true]} : memref<?x?xf32>, vector<6xf32>
  %c2 = arith.constant 2 : index
  %b2 = vector.transfer_read %b[%c2, %c0], %zero {in_bounds = [true]} : memref<?x?xf32>, vector<6xf32>
  %s0 = vector.reduction <add>, %b0 : vector<6xf32> into f32
  %s1 = vector.reduction <add>, %b1 : vector<6xf32> into f32
  %s2 = vector.reduction <add>, %b2 : vector<6xf32> into f32
  %sums = vector.from_elements %s0, %s1, %s2 : vector<3xf32>
  %at0 = vector.transfer_read %at[%c0, %c0], %zero {in_bounds = [true]} : memref<?x?xf32>, vector<5xf32>
  %at1 = vector.transfer_read %at[%c1, %c0], %zero {in_bounds = [true]} : memref<?x?xf32>, vector<5xf32>
  %at2 = vector.transfer_read %at[%c2, %c0], %zero {in_bounds = [true]} : memref<?x?xf32>, vector<5xf32>
  %none = arith.constant dense<0.0> : vector<3x5xf32>
  %first = vector.insert %at0, %none[0] : vector<5xf32> into vector<3x5xf32>
  %second = vector.insert %at1, %first[1] : vector<5xf32> into vector<3x5xf32>
  %turned = vector.insert %at2, %second[2] : vector<5xf32> into vector<3x5xf32>
  %a = vector.transpose %turned, [1, 0] : vector<3x5xf32> to vector<5x3xf32>
  %start = arith.constant dense<0.0> : vector<5xf32>
  %expected = vector.contract {
      indexing_maps = [#rows, #columns, #results], iterator_types = ["parallel", "reduction"], kind = #vector.kind<add>}
    %a, %sums, %start : vector<5x3xf32>, vector<3xf32> into vector<5xf32>
  %no = arith.constant false
  %wrong = scf.for %i = %c0 to %rows step %c1 iter_args(%w = %no) -> i1 {
    %row = vector.transfer_read %c[%i, %c0], %zero {in_bounds = [true]} : memref<?x?xf32>, vector<6xf32>
    %sum = vector.reduction <add>, %row : vector<6xf32> into f32
    %want = vector.extract %expected[%i] : f32 from vector<5xf32>
    %differs = arith.cmpf une, %sum, %want : f32
    %next = arith.ori %w, %differs : i1
    scf.yield %next : i1
  }
  memref.dealloc %c : memref<?x?xf32>
  %code = arith.extui %wrong : i1 to i32
  return %code : i32
}
