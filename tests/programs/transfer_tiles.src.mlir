// A matrix of 5 by 7 in tiles of 4 by 4, as transfers of vectors of two dimensions: its transpose, and sums of each
// element, its right neighbour, and the first row by a transfer that broadcasts it. What lies outside reads as 9 and is
// not written.

#turn = affine_map<(i, j) -> (j, i)>
#spread = affine_map<(i, j) -> (0, j)>

func.func private @putchar(i32) -> i32

func.func private @print_matrix(%m: memref<?x?xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c10 = arith.constant 10 : i32
  %ascii0 = arith.constant 48 : i32
  %blank = arith.constant 32 : i32
  %newline = arith.constant 10 : i32
  %rows = memref.dim %m, %c0 : memref<?x?xi32>
  %columns = memref.dim %m, %c1 : memref<?x?xi32>
  scf.for %i = %c0 to %rows step %c1 {
    scf.for %j = %c0 to %columns step %c1 {
      %n = memref.load %m[%i, %j] : memref<?x?xi32>
      %tens = arith.divui %n, %c10 : i32
      %ones = arith.remui %n, %c10 : i32
      %t = arith.addi %tens, %ascii0 : i32
      %o = arith.addi %ones, %ascii0 : i32
      func.call @putchar(%t) : (i32) -> i32
      func.call @putchar(%o) : (i32) -> i32
      func.call @putchar(%blank) : (i32) -> i32
    }
    func.call @putchar(%newline) : (i32) -> i32
  }
  func.call @putchar(%newline) : (i32) -> i32
  return
}

func.func @transpose(%a: memref<?x?xi32>, %b: memref<?x?xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %outside = arith.constant 9 : i32
  %rows = memref.dim %a, %c0 : memref<?x?xi32>
  %columns = memref.dim %a, %c1 : memref<?x?xi32>
  scf.for %i = %c0 to %rows step %c4 {
    scf.for %j = %c0 to %columns step %c4 {
      %tile = vector.transfer_read %a[%i, %j], %outside {permutation_map = #turn, in_bounds = [false, false]}
        : memref<?x?xi32>, vector<4x4xi32>
      vector.transfer_write %tile, %b[%j, %i] {in_bounds = [false, false]} : vector<4x4xi32>, memref<?x?xi32>
    }
  }
  return
}

// Adds to each element the one to its right and the one of its column in the first row.
func.func @add_neighbours(%a: memref<?x?xi32>, %b: memref<?x?xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %outside = arith.constant 9 : i32
  %rows = memref.dim %a, %c0 : memref<?x?xi32>
  %columns = memref.dim %a, %c1 : memref<?x?xi32>
  scf.for %i = %c0 to %rows step %c4 {
    scf.for %j = %c0 to %columns step %c4 {
      %j1 = arith.addi %j, %c1 : index
      %tile = vector.transfer_read %a[%i, %j], %outside {in_bounds = [false, false]}
        : memref<?x?xi32>, vector<4x4xi32>
      %right = vector.transfer_read %a[%i, %j1], %outside {in_bounds = [false, false]}
        : memref<?x?xi32>, vector<4x4xi32>
      %above = vector.transfer_read %a[%c0, %j], %outside {permutation_map = #spread, in_bounds = [true, false]}
        : memref<?x?xi32>, vector<4x4xi32>
      %pair = arith.addi %tile, %right : vector<4x4xi32>
      %sum = arith.addi %pair, %above : vector<4x4xi32>
      vector.transfer_write %sum, %b[%i, %j] {in_bounds = [false, false]} : vector<4x4xi32>, memref<?x?xi32>
    }
  }
  return
}

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %rows = arith.constant 5 : index
  %columns = arith.constant 7 : index
  %five = arith.constant 5 : index
  %zero = arith.constant 0 : i32
  %a = memref.alloc(%rows, %columns) : memref<?x?xi32>
  %b = memref.alloc(%columns, %rows) : memref<?x?xi32>
  %c = memref.alloc(%rows, %columns) : memref<?x?xi32>
  scf.for %i = %c0 to %rows step %c1 {
    scf.for %j = %c0 to %columns step %c1 {
      %product = arith.muli %i, %five : index
      %n = arith.addi %product, %j : index
      %v = arith.index_cast %n : index to i32
      memref.store %v, %a[%i, %j] : memref<?x?xi32>
    }
  }
  call @transpose(%a, %b) : (memref<?x?xi32>, memref<?x?xi32>) -> ()
  call @print_matrix(%b) : (memref<?x?xi32>) -> ()
  call @add_neighbours(%a, %c) : (memref<?x?xi32>, memref<?x?xi32>) -> ()
  call @print_matrix(%c) : (memref<?x?xi32>) -> ()

  // How many elements of the transpose are wrong.
  %wrong = scf.for %i = %c0 to %rows step %c1 iter_args(%count = %zero) -> i32 {
    %r = scf.for %j = %c0 to %columns step %c1 iter_args(%inner = %count) -> i32 {
      %v = memref.load %a[%i, %j] : memref<?x?xi32>
      %w = memref.load %b[%j, %i] : memref<?x?xi32>
      %differs = arith.cmpi ne, %v, %w : i32
      %one_more = arith.extui %differs : i1 to i32
      %next = arith.addi %inner, %one_more : i32
      scf.yield %next : i32
    }
    scf.yield %r : i32
  }
  memref.dealloc %a : memref<?x?xi32>
  memref.dealloc %b : memref<?x?xi32>
  memref.dealloc %c : memref<?x?xi32>
  return %wrong : i32
}
