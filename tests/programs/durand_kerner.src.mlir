// All complex roots of a polynomial at once, by Durand and Kerner. x^3 - 3x^2 + 3x - 5 has one real root, 1 plus the
// cube root of 4, and x^4 + 4 has none.

memref.global "private" constant @cubic : memref<3xcomplex<f64>> = dense<[(-5.0, 0.0), (3.0, 0.0), (-3.0, 0.0)]>
memref.global "private" constant @quartic : memref<4xcomplex<f64>> =
  dense<[(4.0, 0.0), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0)]>

func.func private @putchar(i32) -> i32

func.func private @print_digits(%n: i64, %count: index) {
  %c1 = arith.constant 1 : index
  %c10 = arith.constant 10 : i64
  %ascii0 = arith.constant 48 : i32
  %rest = arith.divui %n, %c10 : i64
  %digit = arith.remui %n, %c10 : i64
  %more = arith.cmpi ugt, %count, %c1 : index
  scf.if %more {
    %fewer = arith.subi %count, %c1 : index
    func.call @print_digits(%rest, %fewer) : (i64, index) -> ()
  }
  %small = arith.trunci %digit : i64 to i32
  %char = arith.addi %small, %ascii0 : i32
  call @putchar(%char) : (i32) -> i32
  return
}

// Prints a number between -10 and 10 with its sign and six decimals.
func.func private @print_fixed(%x: f64) {
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant 1 : index
  %c6 = arith.constant 6 : index
  %million = arith.constant 1000000 : i64
  %million_f = arith.constant 1.0e6 : f64
  %plus = arith.constant 43 : i32
  %minus = arith.constant 45 : i32
  %point = arith.constant 46 : i32
  %scaled = arith.mulf %x, %million_f : f64
  %rounded = math.roundeven %scaled : f64
  %n = arith.fptosi %rounded : f64 to i64
  %negative = arith.cmpi slt, %n, %c0 : i64
  %sign = arith.select %negative, %minus, %plus : i32
  %abs = math.absi %n : i64
  %whole = arith.divui %abs, %million : i64
  %fraction = arith.remui %abs, %million : i64
  call @putchar(%sign) : (i32) -> i32
  call @print_digits(%whole, %c1) : (i64, index) -> ()
  call @putchar(%point) : (i32) -> i32
  call @print_digits(%fraction, %c6) : (i64, index) -> ()
  return
}

// The value of the polynomial, whose highest coefficient is one and not in the array, by Horner's rule.
func.func private @value(%p: memref<?xcomplex<f64>>, %z: complex<f64>) -> complex<f64> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = complex.constant [1.0, 0.0] : complex<f64>
  %n = memref.dim %p, %c0 : memref<?xcomplex<f64>>
  %v = scf.for %i = %c0 to %n step %c1 iter_args(%acc = %one) -> complex<f64> {
    %below = arith.subi %n, %i : index
    %at = arith.subi %below, %c1 : index
    %coefficient = memref.load %p[%at] : memref<?xcomplex<f64>>
    %product = complex.mul %acc, %z : complex<f64>
    %next = complex.add %product, %coefficient : complex<f64>
    scf.yield %next : complex<f64>
  }
  return %v : complex<f64>
}

// Fills in the roots and returns the number of rounds.
func.func @solve(%p: memref<?xcomplex<f64>>, %roots: memref<?xcomplex<f64>>) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %limit = arith.constant 100 : index
  %zero = arith.constant 0.0 : f64
  %endless = arith.constant 1.0e9 : f64
  %tolerance = arith.constant 1.0e-13 : f64
  %one = complex.constant [1.0, 0.0] : complex<f64>
  // Neither real nor a root of one, so that its powers are good starts.
  %start = complex.constant [0.4, 0.9] : complex<f64>
  %n = memref.dim %p, %c0 : memref<?xcomplex<f64>>
  scf.for %i = %c0 to %n step %c1 iter_args(%power = %one) -> complex<f64> {
    memref.store %power, %roots[%i] : memref<?xcomplex<f64>>
    %next = complex.mul %power, %start : complex<f64>
    scf.yield %next : complex<f64>
  }
  %end:2 = scf.while (%round = %c0, %moved = %endless) : (index, f64) -> (index, f64) {
    %moving = arith.cmpf ogt, %moved, %tolerance : f64
    %patient = arith.cmpi ult, %round, %limit : index
    %more = arith.andi %moving, %patient : i1
    scf.condition(%more) %round, %moved : index, f64
  } do {
  ^bb0(%round: index, %moved: f64):
    %greatest = scf.for %i = %c0 to %n step %c1 iter_args(%most = %zero) -> f64 {
      %z = memref.load %roots[%i] : memref<?xcomplex<f64>>
      %v = func.call @value(%p, %z) : (memref<?xcomplex<f64>>, complex<f64>) -> complex<f64>
      %others = scf.for %j = %c0 to %n step %c1 iter_args(%product = %one) -> complex<f64> {
        %other = memref.load %roots[%j] : memref<?xcomplex<f64>>
        %difference = complex.sub %z, %other : complex<f64>
        %own = arith.cmpi eq, %i, %j : index
        %factor = arith.select %own, %one, %difference : complex<f64>
        %next = complex.mul %product, %factor : complex<f64>
        scf.yield %next : complex<f64>
      }
      %correction = complex.div %v, %others : complex<f64>
      %better = complex.sub %z, %correction : complex<f64>
      memref.store %better, %roots[%i] : memref<?xcomplex<f64>>
      %size = complex.abs %correction : complex<f64>
      %next = arith.maximumf %most, %size : f64
      scf.yield %next : f64
    }
    %next = arith.addi %round, %c1 : index
    scf.yield %next, %greatest : index, f64
  }
  return %end#0 : index
}

// Prints the roots of a polynomial and returns how many of them are none.
func.func private @check(%p: memref<?xcomplex<f64>>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %none = arith.constant 0 : i32
  %blank = arith.constant 32 : i32
  %newline = arith.constant 10 : i32
  %tolerance = arith.constant 1.0e-9 : f64
  %n = memref.dim %p, %c0 : memref<?xcomplex<f64>>
  %roots = memref.alloc(%n) : memref<?xcomplex<f64>>
  call @solve(%p, %roots) : (memref<?xcomplex<f64>>, memref<?xcomplex<f64>>) -> index
  %wrong = scf.for %i = %c0 to %n step %c1 iter_args(%count = %none) -> i32 {
    %z = memref.load %roots[%i] : memref<?xcomplex<f64>>
    %re = complex.re %z : complex<f64>
    %im = complex.im %z : complex<f64>
    func.call @print_fixed(%re) : (f64) -> ()
    func.call @putchar(%blank) : (i32) -> i32
    func.call @print_fixed(%im) : (f64) -> ()
    func.call @putchar(%newline) : (i32) -> i32
    %v = func.call @value(%p, %z) : (memref<?xcomplex<f64>>, complex<f64>) -> complex<f64>
    %size = complex.abs %v : complex<f64>
    %far = arith.cmpf ugt, %size, %tolerance : f64
    %one_more = arith.extui %far : i1 to i32
    %next = arith.addi %count, %one_more : i32
    scf.yield %next : i32
  }
  memref.dealloc %roots : memref<?xcomplex<f64>>
  return %wrong : i32
}

func.func @main() -> i32 {
  %cubic_3 = memref.get_global @cubic : memref<3xcomplex<f64>>
  %quartic_4 = memref.get_global @quartic : memref<4xcomplex<f64>>
  %cubic = memref.cast %cubic_3 : memref<3xcomplex<f64>> to memref<?xcomplex<f64>>
  %quartic = memref.cast %quartic_4 : memref<4xcomplex<f64>> to memref<?xcomplex<f64>>
  %a = call @check(%cubic) : (memref<?xcomplex<f64>>) -> i32
  %b = call @check(%quartic) : (memref<?xcomplex<f64>>) -> i32
  %wrong = arith.addi %a, %b : i32
  return %wrong : i32
}
