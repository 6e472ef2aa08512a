// Reductions over an upper triangle: a parallel affine loop, a loop that carries its sums, a branch on an affine set,
// and affine loads of vectors.

#upper = affine_set<(i, j) : (j - i >= 0)>
#diagonal = affine_set<(i, j) : (i - j == 0)>

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
  %opposite = arith.subi %c0, %n : i64
  %abs = arith.maxsi %n, %opposite : i64
  %rest = arith.divsi %abs, %c10 : i64
  %digit = arith.remsi %abs, %c10 : i64
  %more = arith.cmpi ne, %rest, %c0 : i64
  scf.if %more {
    func.call @print_int(%rest) : (i64) -> ()
  }
  %small = arith.trunci %digit : i64 to i32
  %char = arith.addi %small, %ascii0 : i32
  call @putchar(%char) : (i32) -> i32
  return
}

func.func private @print_line(%n: i64) {
  %newline = arith.constant 10 : i32
  call @print_int(%n) : (i64) -> ()
  call @putchar(%newline) : (i32) -> i32
  return
}

// Element (i, j) is (i - 3) * (j + 1).
func.func @fill(%m: memref<8x12xi64>) {
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 12 {
      %a = affine.apply affine_map<(i) -> (i - 3)>(%i)
      %b = affine.apply affine_map<(j) -> (j + 1)>(%j)
      %product = arith.muli %a, %b : index
      %v = arith.index_cast %product : index to i64
      affine.store %v, %m[%i, %j] : memref<8x12xi64>
    }
  }
  return
}

// The sum of all elements and the greatest.
func.func @sum_and_greatest(%m: memref<8x12xi64>) -> (i64, i64) {
  %r:2 = affine.parallel (%i, %j) = (0, 0) to (8, 12) reduce ("addi", "maximumf") -> (i64, f64) {
    %v = affine.load %m[%i, %j] : memref<8x12xi64>
    %f = arith.sitofp %v : i64 to f64
    affine.yield %v, %f : i64, f64
  }
  %greatest = arith.fptosi %r#1 : f64 to i64
  return %r#0, %greatest : i64, i64
}

// The sum of the upper triangle with twice the diagonal.
func.func @upper(%m: memref<8x12xi64>) -> i64 {
  %zero = arith.constant 0 : i64
  %two = arith.constant 2 : i64
  %sum = affine.for %i = 0 to 8 iter_args(%outer = %zero) -> i64 {
    %row = affine.for %j = 0 to 12 iter_args(%inner = %outer) -> i64 {
      %v = affine.load %m[%i, %j] : memref<8x12xi64>
      %term = affine.if #upper(%i, %j) -> i64 {
        %t = affine.if #diagonal(%i, %j) -> i64 {
          %twice = arith.muli %v, %two : i64
          affine.yield %twice : i64
        } else {
          affine.yield %v : i64
        }
        affine.yield %t : i64
      } else {
        affine.yield %zero : i64
      }
      %next = arith.addi %inner, %term : i64
      affine.yield %next : i64
    }
    affine.yield %row : i64
  }
  return %sum : i64
}

// The same by loops whose bounds are the triangle; tiles of 5 columns do not divide the 12.
func.func @upper_by_tiles(%m: memref<8x12xi64>) -> i64 {
  %zero = arith.constant 0 : i64
  %sum = affine.for %tile = 0 to 12 step 5 iter_args(%s0 = %zero) -> i64 {
    %rows = affine.for %i = 0 to 8 iter_args(%s1 = %s0) -> i64 {
      %columns = affine.for %j = max affine_map<(t, i) -> (t, i)>(%tile, %i)
          to min affine_map<(t) -> (t + 5, 12)>(%tile) iter_args(%s2 = %s1) -> i64 {
        %v = affine.load %m[%i, %j] : memref<8x12xi64>
        %next = arith.addi %s2, %v : i64
        affine.yield %next : i64
      }
      affine.yield %columns : i64
    }
    affine.yield %rows : i64
  }
  %diagonal = affine.for %i = 0 to 8 iter_args(%s = %sum) -> i64 {
    %v = affine.load %m[%i, %i] : memref<8x12xi64>
    %next = arith.addi %s, %v : i64
    affine.yield %next : i64
  }
  return %diagonal : i64
}

// The sum, negated, of four elements of each row, from the diagonal on.
func.func @windows(%m: memref<8x12xi64>) -> i64 {
  %zeros = arith.constant dense<0> : vector<4xi64>
  %sums = affine.for %i = 0 to 8 iter_args(%s = %zeros) -> vector<4xi64> {
    %v = affine.vector_load %m[%i, %i mod 4 + (%i floordiv 4) * 4] : memref<8x12xi64>, vector<4xi64>
    %next = arith.subi %s, %v : vector<4xi64>
    affine.yield %next : vector<4xi64>
  }
  %sum = vector.reduction <add>, %sums : vector<4xi64> into i64
  return %sum : i64
}

func.func @main() -> i32 {
  %m = memref.alloc() : memref<8x12xi64>
  call @fill(%m) : (memref<8x12xi64>) -> ()
  %sum, %greatest = call @sum_and_greatest(%m) : (memref<8x12xi64>) -> (i64, i64)
  %upper = call @upper(%m) : (memref<8x12xi64>) -> i64
  %tiles = call @upper_by_tiles(%m) : (memref<8x12xi64>) -> i64
  %windows = call @windows(%m) : (memref<8x12xi64>) -> i64
  call @print_line(%sum) : (i64) -> ()
  call @print_line(%greatest) : (i64) -> ()
  call @print_line(%upper) : (i64) -> ()
  call @print_line(%tiles) : (i64) -> ()
  call @print_line(%windows) : (i64) -> ()
  memref.dealloc %m : memref<8x12xi64>
  %wrong = arith.cmpi ne, %upper, %tiles : i64
  %code = arith.extui %wrong : i1 to i32
  return %code : i32
}
