// Vectors of several dimensions go to memory and back: whole, under masks, packed, and to places that are given; their rows are found by
// values.

func.func private @putchar(i32) -> i32

func.func private @print_int(%n: i64) {
  %c0 = arith.constant 0 : i64
  %c10 = arith.constant 10 : i64
  %ascii0 = arith.constant 48 : i32
  %minus = arith.constant 45 : i32
  %negative = arith.cmpi slt, %n, %c0 : i64
  scf.if %negative {
    func.call @putchar(%minus) : (i32) -> i32
  }
  %abs = math.absi %n : i64
  %rest = arith.divui %abs, %c10 : i64
  %digit = arith.remui %abs, %c10 : i64
  %more = arith.cmpi ne, %rest, %c0 : i64
  scf.if %more {
    func.call @print_int(%rest) : (i64) -> ()
  }
  %small = arith.trunci %digit : i64 to i32
  %char = arith.addi %small, %ascii0 : i32
  call @putchar(%char) : (i32) -> i32
  return
}

func.func private @print_after(%n: i32, %end: i32) {
  %wide = arith.extsi %n : i32 to i64
  call @print_int(%wide) : (i64) -> ()
  call @putchar(%end) : (i32) -> i32
  return
}

// Prints a matrix.
func.func private @print(%m: memref<3x4xi32>) {
  %blank = arith.constant 32 : i32
  %newline = arith.constant 10 : i32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  scf.for %i = %c0 to %c3 step %c1 {
    scf.for %j = %c0 to %c4 step %c1 {
      %x = memref.load %m[%i, %j] : memref<3x4xi32>
      func.call @print_after(%x, %blank) : (i32, i32) -> ()
    }
    func.call @putchar(%newline) : (i32) -> i32
  }
  return
}

func.func private @fill(%m: memref<3x4xi32>) {
  %c0 = arith.constant 0 : index
  %rows = arith.constant dense<[[0, 1, 2, 3], [10, 11, 12, 13], [20, 21, 22, 23]]> : vector<3x4xi32>
  vector.store %rows, %m[%c0, %c0] : memref<3x4xi32>, vector<3x4xi32>
  return
}

// The sum of all elements of row `i`, and of the elements of column `i`.
func.func private @sums(%v: vector<3x4xi32>, %i: index) -> (i32, i32) {
  %row = vector.extract %v[%i] : vector<4xi32> from vector<3x4xi32>
  %sum = vector.reduction <add>, %row : vector<4xi32> into i32
  %0 = vector.extract %v[0, %i] : i32 from vector<3x4xi32>
  %c1 = arith.constant 1 : index
  %1 = vector.extract %v[%c1, %i] : i32 from vector<3x4xi32>
  %c2 = arith.constant 2 : index
  %2 = vector.extract %v[%c2, %i] : i32 from vector<3x4xi32>
  %01 = arith.addi %0, %1 : i32
  %column = arith.addi %01, %2 : i32
  return %sum, %column : i32, i32
}

func.func @main() -> i32 {
  %blank = arith.constant 32 : i32
  %newline = arith.constant 10 : i32
  %zero = arith.constant 0 : i32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %m = memref.alloca() : memref<3x4xi32>
  call @fill(%m) : (memref<3x4xi32>) -> ()

  // A part of the matrix is written to another place.
  %part = vector.load %m[%c1, %c1] : memref<3x4xi32>, vector<2x3xi32>
  vector.store %part, %m[%c0, %c0] : memref<3x4xi32>, vector<2x3xi32>
  call @print(%m) : (memref<3x4xi32>) -> ()

  // Some elements only.
  %mask = arith.constant dense<[[true, false, true], [false, true, false]]> : vector<2x3xi1>
  %minus = arith.constant dense<-1> : vector<2x3xi32>
  %some = vector.maskedload %m[%c0, %c0], %mask, %minus : memref<3x4xi32>, vector<2x3xi1>, vector<2x3xi32> into vector<2x3xi32>
  vector.maskedstore %m[%c1, %c0], %mask, %some : memref<3x4xi32>, vector<2x3xi1>, vector<2x3xi32>
  call @print(%m) : (memref<3x4xi32>) -> ()

  // The elements of the mask packed, and unpacked again.
  call @fill(%m) : (memref<3x4xi32>) -> ()
  %whole = vector.load %m[%c0, %c0] : memref<3x4xi32>, vector<3x4xi32>
  %odd = arith.constant dense<[[false, true, false, true], [false, true, false, true], [false, false, true, true]]> : vector<3x4xi1>
  vector.compressstore %m[%c0, %c0], %odd, %whole : memref<3x4xi32>, vector<3x4xi1>, vector<3x4xi32>
  call @print(%m) : (memref<3x4xi32>) -> ()
  %back = vector.expandload %m[%c0, %c0], %odd, %whole : memref<3x4xi32>, vector<3x4xi1>, vector<3x4xi32> into vector<3x4xi32>
  vector.store %back, %m[%c0, %c0] : memref<3x4xi32>, vector<3x4xi32>
  call @print(%m) : (memref<3x4xi32>) -> ()

  // Elements to places of the first row, from the last to the first; and of a column, which are apart in memory.
  %places = arith.constant dense<[[3, 2], [1, 0]]> : vector<2x2xi32>
  %all = arith.constant dense<true> : vector<2x2xi1>
  %four = arith.constant dense<[[5, 6], [7, 8]]> : vector<2x2xi32>
  vector.scatter %m[%c0, %c0] [%places], %all, %four : memref<3x4xi32>, vector<2x2xi32>, vector<2x2xi1>, vector<2x2xi32>
  %column = memref.subview %m[0, 1] [3, 1] [1, 1] : memref<3x4xi32> to memref<3xi32, strided<[4], offset: 1>>
  %rows = arith.constant dense<[2, 0, 1]> : vector<3xindex>
  %yes = arith.constant dense<[true, true, false]> : vector<3xi1>
  %none = arith.constant dense<-3> : vector<3xi32>
  %down = vector.gather %column[%c0] [%rows], %yes, %none : memref<3xi32, strided<[4], offset: 1>>, vector<3xindex>, vector<3xi1>, vector<3xi32> into vector<3xi32>
  %up = arith.constant dense<[0, 1, 2]> : vector<3xindex>
  vector.scatter %column[%c0] [%up], %yes, %down : memref<3xi32, strided<[4], offset: 1>>, vector<3xindex>, vector<3xi1>, vector<3xi32>
  call @print(%m) : (memref<3x4xi32>) -> ()

  // Rows and columns by number.
  %sum1:2 = call @sums(%whole, %c1) : (vector<3x4xi32>, index) -> (i32, i32)
  %sum2:2 = call @sums(%whole, %c2) : (vector<3x4xi32>, index) -> (i32, i32)
  call @print_after(%sum1#0, %blank) : (i32, i32) -> ()
  call @print_after(%sum1#1, %blank) : (i32, i32) -> ()
  call @print_after(%sum2#0, %blank) : (i32, i32) -> ()
  call @print_after(%sum2#1, %newline) : (i32, i32) -> ()
  %row = vector.extract %whole[0] : vector<4xi32> from vector<3x4xi32>
  %with_row = vector.insert %row, %whole[%c2] : vector<4xi32> into vector<3x4xi32>
  %with_both = vector.insert %newline, %with_row[%c1, 3] : i32 into vector<3x4xi32>
  %scan:2 = vector.scan <add>, %with_both, %row {inclusive = true, reduction_dim = 0} : vector<3x4xi32>, vector<4xi32>
  vector.store %scan#0, %m[%c0, %c0] : memref<3x4xi32>, vector<3x4xi32>
  call @print(%m) : (memref<3x4xi32>) -> ()
  return %zero : i32
}
