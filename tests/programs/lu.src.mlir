// LU decomposition with partial pivoting of a matrix of doubles, in place: its determinant and the solution of a
// system.

memref.global "private" constant @matrix : memref<4x4xf64> = dense<[
  [2.0, 1.0, 1.0, 0.0],
  [4.0, 3.0, 3.0, 1.0],
  [8.0, 7.0, 9.0, 5.0],
  [6.0, 7.0, 9.0, 8.0]]>
memref.global "private" constant @right_side : memref<4xf64> = dense<[7.0, 23.0, 69.0, 79.0]>

func.func private @putchar(i32) -> i32

func.func private @print_int(%n: i32) {
  %c0 = arith.constant 0 : i32
  %c10 = arith.constant 10 : i32
  %ascii0 = arith.constant 48 : i32
  %minus = arith.constant 45 : i32
  %negative = arith.cmpi slt, %n, %c0 : i32
  scf.if %negative {
    func.call @putchar(%minus) : (i32) -> i32
  }
  %opposite = arith.subi %c0, %n : i32
  %abs = arith.maxsi %n, %opposite : i32
  %rest = arith.divsi %abs, %c10 : i32
  %digit = arith.remsi %abs, %c10 : i32
  %more = arith.cmpi ne, %rest, %c0 : i32
  scf.if %more {
    func.call @print_int(%rest) : (i32) -> ()
  }
  %char = arith.addi %digit, %ascii0 : i32
  call @putchar(%char) : (i32) -> i32
  return
}

// Prints thousandths, rounded, and a blank.
func.func private @print_thousandths(%x: f64) {
  %thousand = arith.constant 1000.0 : f64
  %blank = arith.constant 32 : i32
  %scaled = arith.mulf %x, %thousand : f64
  %rounded = math.roundeven %scaled : f64
  %n = arith.fptosi %rounded : f64 to i32
  call @print_int(%n) : (i32) -> ()
  call @putchar(%blank) : (i32) -> i32
  return
}

func.func private @swap_rows(%a: memref<?x?xf64>, %i: index, %j: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %a, %c1 : memref<?x?xf64>
  %first = memref.subview %a[%i, 0] [1, %n] [1, 1] : memref<?x?xf64> to memref<?xf64, strided<[1], offset: ?>>
  %second = memref.subview %a[%j, 0] [1, %n] [1, 1] : memref<?x?xf64> to memref<?xf64, strided<[1], offset: ?>>
  scf.for %k = %c0 to %n step %c1 {
    %v = memref.load %first[%k] : memref<?xf64, strided<[1], offset: ?>>
    %w = memref.load %second[%k] : memref<?xf64, strided<[1], offset: ?>>
    memref.store %w, %first[%k] : memref<?xf64, strided<[1], offset: ?>>
    memref.store %v, %second[%k] : memref<?xf64, strided<[1], offset: ?>>
  }
  return
}

// Leaves L below the diagonal (its diagonal is all ones) and U on and above it. The row that came to be row i is
// permutation[i]. Returns the determinant, the product of the pivots with the sign of the permutation.
func.func @decompose(%a: memref<?x?xf64>, %permutation: memref<?xindex>) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant 1.0 : f64
  %minus_one = arith.constant -1.0 : f64
  %n = memref.dim %a, %c0 : memref<?x?xf64>
  scf.for %i = %c0 to %n step %c1 {
    memref.store %i, %permutation[%i] : memref<?xindex>
  }
  %determinant = scf.for %k = %c0 to %n step %c1 iter_args(%product = %one) -> f64 {
    %diagonal = memref.load %a[%k, %k] : memref<?x?xf64>
    %magnitude = math.absf %diagonal : f64
    %below = arith.addi %k, %c1 : index
    %row, %greatest = scf.for %i = %below to %n step %c1
        iter_args(%at = %k, %most = %magnitude) -> (index, f64) {
      %v = memref.load %a[%i, %k] : memref<?x?xf64>
      %abs = math.absf %v : f64
      %better = arith.cmpf ogt, %abs, %most : f64
      %next:2 = scf.if %better -> (index, f64) {
        scf.yield %i, %abs : index, f64
      } else {
        scf.yield %at, %most : index, f64
      }
      scf.yield %next#0, %next#1 : index, f64
    }
    %moved = arith.cmpi ne, %row, %k : index
    %sign = scf.if %moved -> f64 {
      func.call @swap_rows(%a, %k, %row) : (memref<?x?xf64>, index, index) -> ()
      %p = memref.load %permutation[%k] : memref<?xindex>
      %q = memref.load %permutation[%row] : memref<?xindex>
      memref.store %q, %permutation[%k] : memref<?xindex>
      memref.store %p, %permutation[%row] : memref<?xindex>
      scf.yield %minus_one : f64
    } else {
      scf.yield %one : f64
    }
    %pivot = memref.load %a[%k, %k] : memref<?x?xf64>
    scf.for %i = %below to %n step %c1 {
      %v = memref.load %a[%i, %k] : memref<?x?xf64>
      %factor = arith.divf %v, %pivot : f64
      memref.store %factor, %a[%i, %k] : memref<?x?xf64>
      %minus_factor = arith.negf %factor : f64
      scf.for %j = %below to %n step %c1 {
        %u = memref.load %a[%k, %j] : memref<?x?xf64>
        %w = memref.load %a[%i, %j] : memref<?x?xf64>
        %next = math.fma %minus_factor, %u, %w : f64
        memref.store %next, %a[%i, %j] : memref<?x?xf64>
      }
    }
    %signed = arith.mulf %sign, %pivot : f64
    %next = arith.mulf %product, %signed : f64
    scf.yield %next : f64
  }
  return %determinant : f64
}

// Solves LUx = Pb by substitution, first forwards and then backwards.
func.func @solve(%lu: memref<?x?xf64>, %permutation: memref<?xindex>, %b: memref<?xf64>, %x: memref<?xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %lu, %c0 : memref<?x?xf64>
  scf.for %i = %c0 to %n step %c1 {
    %p = memref.load %permutation[%i] : memref<?xindex>
    %start = memref.load %b[%p] : memref<?xf64>
    %y = scf.for %j = %c0 to %i step %c1 iter_args(%sum = %start) -> f64 {
      %l = memref.load %lu[%i, %j] : memref<?x?xf64>
      %v = memref.load %x[%j] : memref<?xf64>
      %product = arith.mulf %l, %v : f64
      %next = arith.subf %sum, %product : f64
      scf.yield %next : f64
    }
    memref.store %y, %x[%i] : memref<?xf64>
  }
  scf.for %step = %c0 to %n step %c1 {
    %done = arith.addi %step, %c1 : index
    %i = arith.subi %n, %done : index
    %after = arith.addi %i, %c1 : index
    %start = memref.load %x[%i] : memref<?xf64>
    %sum = scf.for %j = %after to %n step %c1 iter_args(%sum = %start) -> f64 {
      %u = memref.load %lu[%i, %j] : memref<?x?xf64>
      %v = memref.load %x[%j] : memref<?xf64>
      %product = arith.mulf %u, %v : f64
      %next = arith.subf %sum, %product : f64
      scf.yield %next : f64
    }
    %pivot = memref.load %lu[%i, %i] : memref<?x?xf64>
    %v = arith.divf %sum, %pivot : f64
    memref.store %v, %x[%i] : memref<?xf64>
  }
  return
}

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 4 : index
  %newline = arith.constant 10 : i32
  %blank = arith.constant 32 : i32
  %tolerance = arith.constant 1.0e-9 : f64
  %yes = arith.constant true
  %matrix = memref.get_global @matrix : memref<4x4xf64>
  %right_side = memref.get_global @right_side : memref<4xf64>
  %lu = memref.alloc(%n, %n) : memref<?x?xf64>
  %permutation = memref.alloc(%n) : memref<?xindex>
  %x = memref.alloc(%n) : memref<?xf64>
  %b = memref.cast %right_side : memref<4xf64> to memref<?xf64>
  memref.copy %matrix, %lu : memref<4x4xf64> to memref<?x?xf64>
  %determinant = call @decompose(%lu, %permutation) : (memref<?x?xf64>, memref<?xindex>) -> f64
  call @solve(%lu, %permutation, %b, %x) : (memref<?x?xf64>, memref<?xindex>, memref<?xf64>, memref<?xf64>) -> ()

  // The rows of L and U together, the order of the rows, the determinant, and the solution.
  scf.for %i = %c0 to %n step %c1 {
    scf.for %j = %c0 to %n step %c1 {
      %v = memref.load %lu[%i, %j] : memref<?x?xf64>
      func.call @print_thousandths(%v) : (f64) -> ()
    }
    func.call @putchar(%newline) : (i32) -> i32
  }
  scf.for %i = %c0 to %n step %c1 {
    %p = memref.load %permutation[%i] : memref<?xindex>
    %int = arith.index_cast %p : index to i32
    func.call @print_int(%int) : (i32) -> ()
    func.call @putchar(%blank) : (i32) -> i32
  }
  call @putchar(%newline) : (i32) -> i32
  call @print_thousandths(%determinant) : (f64) -> ()
  call @putchar(%newline) : (i32) -> i32

  // The solution is 1, 2, 3, 4.
  %solved = scf.for %i = %c0 to %n step %c1 iter_args(%fine = %yes) -> i1 {
    %v = memref.load %x[%i] : memref<?xf64>
    func.call @print_thousandths(%v) : (f64) -> ()
    %i1 = arith.addi %i, %c1 : index
    %int = arith.index_cast %i1 : index to i32
    %expected = arith.sitofp %int : i32 to f64
    %error = arith.subf %v, %expected : f64
    %abs = math.absf %error : f64
    %close = arith.cmpf olt, %abs, %tolerance : f64
    %next = arith.andi %fine, %close : i1
    scf.yield %next : i1
  }
  call @putchar(%newline) : (i32) -> i32
  memref.dealloc %lu : memref<?x?xf64>
  memref.dealloc %permutation : memref<?xindex>
  memref.dealloc %x : memref<?xf64>
  %wrong = arith.xori %solved, %yes : i1
  %code = arith.extui %wrong : i1 to i32
  return %code : i32
}
