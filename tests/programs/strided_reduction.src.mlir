// Sums over strided views of one matrix: every second row of every third column,
// a single column, and a reversed-order diagonal block.

func.func private @putchar(i32) -> i32

func.func private @print_uint(%n: i32) {
  %c0 = arith.constant 0 : i32
  %c10 = arith.constant 10 : i32
  %ascii0 = arith.constant 48 : i32
  %rest = arith.divui %n, %c10 : i32
  %digit = arith.remui %n, %c10 : i32
  %more = arith.cmpi ne, %rest, %c0 : i32
  scf.if %more {
    func.call @print_uint(%rest) : (i32) -> ()
  }
  %char = arith.addi %digit, %ascii0 : i32
  call @putchar(%char) : (i32) -> i32
  return
}

func.func @sum(%view: memref<?x?xf32, strided<[?, ?], offset: ?>>) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %rows = memref.dim %view, %c0 : memref<?x?xf32, strided<[?, ?], offset: ?>>
  %cols = memref.dim %view, %c1 : memref<?x?xf32, strided<[?, ?], offset: ?>>
  %total = scf.for %i = %c0 to %rows step %c1 iter_args(%acc = %zero) -> f32 {
    %row = scf.for %j = %c0 to %cols step %c1 iter_args(%acc_row = %acc) -> f32 {
      %v = memref.load %view[%i, %j] : memref<?x?xf32, strided<[?, ?], offset: ?>>
      %next = arith.addf %acc_row, %v : f32
      scf.yield %next : f32
    }
    scf.yield %row : f32
  }
  return %total : f32
}

// The sum of column j, over a rank-reduced view.
func.func @sum_column(%m: memref<?x?xf32>, %j: index) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %rows = memref.dim %m, %c0 : memref<?x?xf32>
  %column = memref.subview %m[0, %j] [%rows, 1] [1, 1]
      : memref<?x?xf32> to memref<?xf32, strided<[?], offset: ?>>
  %total = scf.for %i = %c0 to %rows step %c1 iter_args(%acc = %zero) -> f32 {
    %v = memref.load %column[%i] : memref<?xf32, strided<[?], offset: ?>>
    %next = arith.addf %acc, %v : f32
    scf.yield %next : f32
  }
  return %total : f32
}

func.func private @report(%value: f32, %expected: f32) -> i32 {
  %newline = arith.constant 10 : i32
  %n = arith.fptoui %value : f32 to i32
  call @print_uint(%n) : (i32) -> ()
  call @putchar(%newline) : (i32) -> i32
  %wrong = arith.cmpf une, %value, %expected : f32
  %code = arith.extui %wrong : i1 to i32
  return %code : i32
}

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c9 = arith.constant 9 : index
  %m = memref.alloc(%c8, %c9) : memref<?x?xf32>
  // m[i][j] = 10 * i + j
  scf.for %i = %c0 to %c8 step %c1 {
    scf.for %j = %c0 to %c9 step %c1 {
      %c10 = arith.constant 10 : index
      %i10 = arith.muli %i, %c10 : index
      %s = arith.addi %i10, %j : index
      %int = arith.index_cast %s : index to i32
      %v = arith.sitofp %int : i32 to f32
      memref.store %v, %m[%i, %j] : memref<?x?xf32>
    }
  }
  // Rows 1 3 5 7, columns 0 3 6.
  %view = memref.subview %m[%c1, %c0] [%c4, %c3] [%c2, %c3]
      : memref<?x?xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  %s0 = call @sum(%view) : (memref<?x?xf32, strided<[?, ?], offset: ?>>) -> f32
  %e0 = arith.constant 516.0 : f32
  %r0 = call @report(%s0, %e0) : (f32, f32) -> i32

  // A static 2 x 2 window of that view, erased to dynamic strides for the call.
  %window = memref.subview %view[1, 1] [2, 2] [1, 1]
      : memref<?x?xf32, strided<[?, ?], offset: ?>>
      to memref<2x2xf32, strided<[?, ?], offset: ?>>
  %window_dyn = memref.cast %window
      : memref<2x2xf32, strided<[?, ?], offset: ?>>
      to memref<?x?xf32, strided<[?, ?], offset: ?>>
  %s1 = call @sum(%window_dyn) : (memref<?x?xf32, strided<[?, ?], offset: ?>>) -> f32
  %e1 = arith.constant 178.0 : f32
  %r1 = call @report(%s1, %e1) : (f32, f32) -> i32

  %s2 = call @sum_column(%m, %c4) : (memref<?x?xf32>, index) -> f32
  %e2 = arith.constant 312.0 : f32
  %r2 = call @report(%s2, %e2) : (f32, f32) -> i32

  memref.dealloc %m : memref<?x?xf32>
  %r01 = arith.ori %r0, %r1 : i32
  %r = arith.ori %r01, %r2 : i32
  return %r : i32
}
