// Transposes a matrix block by block, through views of its blocks and copies of them; then the same elements as rows of
// other shapes.

func.func private @putchar(i32) -> i32

// Prints a number of two digits and a blank.
func.func private @print_two(%n: i32) {
  %c10 = arith.constant 10 : i32
  %ascii0 = arith.constant 48 : i32
  %blank = arith.constant 32 : i32
  %tens = arith.divui %n, %c10 : i32
  %ones = arith.remui %n, %c10 : i32
  %t = arith.addi %tens, %ascii0 : i32
  %o = arith.addi %ones, %ascii0 : i32
  call @putchar(%t) : (i32) -> i32
  call @putchar(%o) : (i32) -> i32
  call @putchar(%blank) : (i32) -> i32
  return
}

func.func private @print_matrix(%m: memref<?x?xi32, strided<[?, ?], offset: ?>>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %newline = arith.constant 10 : i32
  %rows = memref.dim %m, %c0 : memref<?x?xi32, strided<[?, ?], offset: ?>>
  %columns = memref.dim %m, %c1 : memref<?x?xi32, strided<[?, ?], offset: ?>>
  scf.for %i = %c0 to %rows step %c1 {
    scf.for %j = %c0 to %columns step %c1 {
      %v = memref.load %m[%i, %j] : memref<?x?xi32, strided<[?, ?], offset: ?>>
      func.call @print_two(%v) : (i32) -> ()
    }
    func.call @putchar(%newline) : (i32) -> i32
  }
  return
}

// Transposes `a` into `b`; both sizes of `a` are multiples of 2.
func.func @transpose(%a: memref<?x?xi32>, %b: memref<?x?xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %rows = memref.dim %a, %c0 : memref<?x?xi32>
  %columns = memref.dim %a, %c1 : memref<?x?xi32>
  %block = memref.alloca() : memref<2x2xi32>
  %turned = memref.transpose %block (i, j) -> (j, i) : memref<2x2xi32> to memref<2x2xi32, strided<[1, 2]>>
  scf.for %i = %c0 to %rows step %c2 {
    scf.for %j = %c0 to %columns step %c2 {
      %from = memref.subview %a[%i, %j] [2, 2] [1, 1] : memref<?x?xi32> to memref<2x2xi32, strided<[?, 1], offset: ?>>
      %to = memref.subview %b[%j, %i] [2, 2] [1, 1] : memref<?x?xi32> to memref<2x2xi32, strided<[?, 1], offset: ?>>
      memref.copy %from, %block : memref<2x2xi32, strided<[?, 1], offset: ?>> to memref<2x2xi32>
      memref.copy %turned, %to : memref<2x2xi32, strided<[1, 2]>> to memref<2x2xi32, strided<[?, 1], offset: ?>>
    }
  }
  return
}

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c6 = arith.constant 6 : index
  %c24 = arith.constant 24 : index
  %newline = arith.constant 10 : i32
  %zero = arith.constant 0 : i32
  %a = memref.alloc(%c4, %c6) : memref<?x?xi32>
  %b = memref.alloc(%c6, %c4) : memref<?x?xi32>
  scf.for %i = %c0 to %c4 step %c1 {
    scf.for %j = %c0 to %c6 step %c1 {
      // Row and column as two digits.
      %c10 = arith.constant 10 : index
      %tens = arith.muli %i, %c10 : index
      %n = arith.addi %tens, %j : index
      %v = arith.index_cast %n : index to i32
      memref.store %v, %a[%i, %j] : memref<?x?xi32>
    }
  }
  call @transpose(%a, %b) : (memref<?x?xi32>, memref<?x?xi32>) -> ()
  %b_any = memref.cast %b : memref<?x?xi32> to memref<?x?xi32, strided<[?, ?], offset: ?>>
  call @print_matrix(%b_any) : (memref<?x?xi32, strided<[?, ?], offset: ?>>) -> ()
  call @putchar(%newline) : (i32) -> i32

  // All elements in a row, then as 2 x 3 x 4, then the middle of that without its ends.
  %row = memref.collapse_shape %b [[0, 1]] : memref<?x?xi32> into memref<?xi32>
  %size = memref.dim %row, %c0 : memref<?xi32>
  %static = memref.cast %row : memref<?xi32> to memref<24xi32>
  %cube = memref.expand_shape %static [[0, 1, 2]] output_shape [2, 3, 4] : memref<24xi32> into memref<2x3x4xi32>
  %middle = memref.subview %cube[0, 1, 1] [2, 1, 2] [1, 1, 1]
    : memref<2x3x4xi32> to memref<2x2xi32, strided<[12, 1], offset: 5>>
  %middle_any = memref.cast %middle
    : memref<2x2xi32, strided<[12, 1], offset: 5>> to memref<?x?xi32, strided<[?, ?], offset: ?>>
  call @print_matrix(%middle_any) : (memref<?x?xi32, strided<[?, ?], offset: ?>>) -> ()
  call @putchar(%newline) : (i32) -> i32

  // The same row read as if it were a matrix of 3 columns, each of whose rows starts 7 elements after the last.
  %skewed = memref.reinterpret_cast %row to offset: [1], sizes: [%c3, 3], strides: [7, 1]
    : memref<?xi32> to memref<?x3xi32, strided<[7, 1], offset: 1>>
  %skewed_any = memref.cast %skewed
    : memref<?x3xi32, strided<[7, 1], offset: 1>> to memref<?x?xi32, strided<[?, ?], offset: ?>>
  call @print_matrix(%skewed_any) : (memref<?x?xi32, strided<[?, ?], offset: ?>>) -> ()

  // How many elements are not those of the transpose.
  %wrong = scf.for %i = %c0 to %c4 step %c1 iter_args(%rows_wrong = %zero) -> i32 {
    %r = scf.for %j = %c0 to %c6 step %c1 iter_args(%count = %rows_wrong) -> i32 {
      %v = memref.load %a[%i, %j] : memref<?x?xi32>
      %w = memref.load %b[%j, %i] : memref<?x?xi32>
      %bad = arith.cmpi ne, %v, %w : i32
      %one = arith.extui %bad : i1 to i32
      %next = arith.addi %count, %one : i32
      scf.yield %next : i32
    }
    scf.yield %r : i32
  }
  %short = arith.cmpi ne, %size, %c24 : index
  %one_more = arith.extui %short : i1 to i32
  %code = arith.addi %wrong, %one_more : i32
  memref.dealloc %a : memref<?x?xi32>
  memref.dealloc %b : memref<?x?xi32>
  return %code : i32
}
