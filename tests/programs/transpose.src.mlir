// Transposition three ways: as a view (memref.transpose), by an out-of-place copy
// loop, and in place on a square block.

func.func private @putchar(i32) -> i32

func.func private @print_row_major(%m: memref<?x?xi32, strided<[?, ?], offset: ?>>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = arith.constant 97 : i32
  %newline = arith.constant 10 : i32
  %rows = memref.dim %m, %c0 : memref<?x?xi32, strided<[?, ?], offset: ?>>
  %cols = memref.dim %m, %c1 : memref<?x?xi32, strided<[?, ?], offset: ?>>
  scf.for %i = %c0 to %rows step %c1 {
    scf.for %j = %c0 to %cols step %c1 {
      %v = memref.load %m[%i, %j] : memref<?x?xi32, strided<[?, ?], offset: ?>>
      %char = arith.addi %v, %a : i32
      func.call @putchar(%char) : (i32) -> i32
    }
    func.call @putchar(%newline) : (i32) -> i32
  }
  return
}

func.func @transpose_copy(%from: memref<4x6xi32>, %to: memref<6x4xi32>) {
  linalg.transpose ins(%from : memref<4x6xi32>) outs(%to : memref<6x4xi32>)
      permutation = [1, 0]
  return
}

// Swaps across the diagonal of an n x n view.
func.func @transpose_in_place(%m: memref<?x?xi32, strided<[?, ?], offset: ?>>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %m, %c0 : memref<?x?xi32, strided<[?, ?], offset: ?>>
  scf.for %i = %c1 to %n step %c1 {
    scf.for %j = %c0 to %i step %c1 {
      %x = memref.load %m[%i, %j] : memref<?x?xi32, strided<[?, ?], offset: ?>>
      %y = memref.load %m[%j, %i] : memref<?x?xi32, strided<[?, ?], offset: ?>>
      memref.store %y, %m[%i, %j] : memref<?x?xi32, strided<[?, ?], offset: ?>>
      memref.store %x, %m[%j, %i] : memref<?x?xi32, strided<[?, ?], offset: ?>>
    }
  }
  return
}

func.func @main() -> i32 {
  %m = memref.alloc() : memref<4x6xi32>
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 6 {
      %k = affine.apply affine_map<(i, j) -> (6 * i + j)>(%i, %j)
      %v = arith.index_cast %k : index to i32
      affine.store %v, %m[%i, %j] : memref<4x6xi32>
    }
  }
  %view = memref.transpose %m (i, j) -> (j, i)
      : memref<4x6xi32> to memref<6x4xi32, strided<[1, 6]>>
  %view_dyn = memref.cast %view
      : memref<6x4xi32, strided<[1, 6]>> to memref<?x?xi32, strided<[?, ?], offset: ?>>
  call @print_row_major(%view_dyn) : (memref<?x?xi32, strided<[?, ?], offset: ?>>) -> ()

  %t = memref.alloc() : memref<6x4xi32>
  call @transpose_copy(%m, %t) : (memref<4x6xi32>, memref<6x4xi32>) -> ()
  %zero = arith.constant 0 : i32
  %errors = affine.for %i = 0 to 6 iter_args(%n = %zero) -> i32 {
    %row = affine.for %j = 0 to 4 iter_args(%n_row = %n) -> i32 {
      %x = affine.load %t[%i, %j] : memref<6x4xi32>
      %y = memref.load %view[%i, %j] : memref<6x4xi32, strided<[1, 6]>>
      %differs = arith.cmpi ne, %x, %y : i32
      %one = arith.extui %differs : i1 to i32
      %next = arith.addi %n_row, %one : i32
      affine.yield %next : i32
    }
    affine.yield %row : i32
  }

  // The inner 4 x 4 block, seen by every column of the original.
  %block = memref.subview %m[0, 1] [4, 4] [1, 1]
      : memref<4x6xi32> to memref<4x4xi32, strided<[6, 1], offset: 1>>
  %block_dyn = memref.cast %block
      : memref<4x4xi32, strided<[6, 1], offset: 1>>
      to memref<?x?xi32, strided<[?, ?], offset: ?>>
  call @transpose_in_place(%block_dyn)
      : (memref<?x?xi32, strided<[?, ?], offset: ?>>) -> ()
  %m_dyn = memref.cast %m
      : memref<4x6xi32> to memref<?x?xi32, strided<[?, ?], offset: ?>>
  call @print_row_major(%m_dyn) : (memref<?x?xi32, strided<[?, ?], offset: ?>>) -> ()
  memref.dealloc %m : memref<4x6xi32>
  memref.dealloc %t : memref<6x4xi32>
  return %errors : i32
}
