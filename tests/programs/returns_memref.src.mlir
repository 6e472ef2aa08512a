// Functions that return memrefs: freshly allocated ones, one of two arguments,
// and a global; the caller owns what was allocated.

memref.global "private" constant @primes : memref<6xf64> =
    dense<[2.0, 3.0, 5.0, 7.0, 11.0, 13.0]>

func.func private @putchar(i32) -> i32

func.func private @print_all(%v: memref<?xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c10 = arith.constant 10 : i32
  %blank = arith.constant 32 : i32
  %newline = arith.constant 10 : i32
  %ascii0 = arith.constant 48 : i32
  %n = memref.dim %v, %c0 : memref<?xf64>
  scf.for %i = %c0 to %n step %c1 {
    %f = memref.load %v[%i] : memref<?xf64>
    %k = arith.fptosi %f : f64 to i32
    %tens = arith.divsi %k, %c10 : i32
    %ones = arith.remsi %k, %c10 : i32
    %t = arith.addi %tens, %ascii0 : i32
    %o = arith.addi %ones, %ascii0 : i32
    func.call @putchar(%t) : (i32) -> i32
    func.call @putchar(%o) : (i32) -> i32
    func.call @putchar(%blank) : (i32) -> i32
  }
  call @putchar(%newline) : (i32) -> i32
  return
}

// n numbers from first on, spaced by step.
func.func @linspace(%n: index, %first: f64, %step: f64) -> memref<?xf64> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = memref.alloc(%n) : memref<?xf64>
  scf.for %i = %c0 to %n step %c1 {
    %k = arith.index_cast %i : index to i64
    %f = arith.sitofp %k : i64 to f64
    %d = arith.mulf %f, %step : f64
    %x = arith.addf %first, %d : f64
    memref.store %x, %v[%i] : memref<?xf64>
  }
  return %v : memref<?xf64>
}

func.func @prime_table() -> memref<?xf64> {
  %table = memref.get_global @primes : memref<6xf64>
  %dyn = memref.cast %table : memref<6xf64> to memref<?xf64>
  return %dyn : memref<?xf64>
}

func.func @longer(%a: memref<?xf64>, %b: memref<?xf64>) -> memref<?xf64> {
  %c0 = arith.constant 0 : index
  %n = memref.dim %a, %c0 : memref<?xf64>
  %m = memref.dim %b, %c0 : memref<?xf64>
  %less = arith.cmpi slt, %n, %m : index
  cf.cond_br %less, ^bb1(%b : memref<?xf64>), ^bb1(%a : memref<?xf64>)
^bb1(%winner: memref<?xf64>):
  return %winner : memref<?xf64>
}

// Sums of equal positions, as long as the longer one.
func.func @add_padded(%a: memref<?xf64>, %b: memref<?xf64>) -> memref<?xf64> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %model = call @longer(%a, %b) : (memref<?xf64>, memref<?xf64>) -> memref<?xf64>
  %n = memref.dim %model, %c0 : memref<?xf64>
  %na = memref.dim %a, %c0 : memref<?xf64>
  %nb = memref.dim %b, %c0 : memref<?xf64>
  %sum = memref.alloc(%n) : memref<?xf64>
  scf.for %i = %c0 to %n step %c1 {
    %in_a = arith.cmpi slt, %i, %na : index
    %in_b = arith.cmpi slt, %i, %nb : index
    %x = scf.if %in_a -> f64 {
      %v = memref.load %a[%i] : memref<?xf64>
      scf.yield %v : f64
    } else {
      scf.yield %zero : f64
    }
    %y = scf.if %in_b -> f64 {
      %v = memref.load %b[%i] : memref<?xf64>
      scf.yield %v : f64
    } else {
      scf.yield %zero : f64
    }
    %s = arith.addf %x, %y : f64
    memref.store %s, %sum[%i] : memref<?xf64>
  }
  return %sum : memref<?xf64>
}

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 8 : index
  %first = arith.constant 1.0 : f64
  %step = arith.constant 2.0 : f64
  %zero = arith.constant 0.0 : f64
  %odd = call @linspace(%n, %first, %step) : (index, f64, f64) -> memref<?xf64>
  %primes = call @prime_table() : () -> memref<?xf64>
  %sum = call @add_padded(%odd, %primes) : (memref<?xf64>, memref<?xf64>) -> memref<?xf64>
  call @print_all(%odd) : (memref<?xf64>) -> ()
  call @print_all(%primes) : (memref<?xf64>) -> ()
  call @print_all(%sum) : (memref<?xf64>) -> ()
  %total = scf.for %i = %c0 to %n step %c1 iter_args(%acc = %zero) -> f64 {
    %v = memref.load %sum[%i] : memref<?xf64>
    %next = arith.addf %acc, %v : f64
    scf.yield %next : f64
  }
  memref.dealloc %odd : memref<?xf64>
  memref.dealloc %sum : memref<?xf64>
  %expected = arith.constant 105.0 : f64
  %wrong = arith.cmpf une, %total, %expected : f64
  %code = arith.extui %wrong : i1 to i32
  return %code : i32
}
