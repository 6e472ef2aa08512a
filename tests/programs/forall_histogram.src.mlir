// A histogram of pseudo-random numbers: a parallel loop counts with atomic additions, a second one reduces the counts
// to their sum, least and greatest.

func.func private @putchar(i32) -> i32

func.func private @print_int(%n: i64) {
  %c0 = arith.constant 0 : i64
  %c10 = arith.constant 10 : i64
  %ascii0 = arith.constant 48 : i32
  %rest = arith.divui %n, %c10 : i64
  %digit = arith.remui %n, %c10 : i64
  %more = arith.cmpi ne, %rest, %c0 : i64
  scf.if %more {
    func.call @print_int(%rest) : (i64) -> ()
  }
  %small = arith.trunci %digit : i64 to i32
  %char = arith.addi %small, %ascii0 : i32
  call @putchar(%char) : (i32) -> i32
  return
}

func.func private @print_after(%n: i64, %end: i32) {
  call @print_int(%n) : (i64) -> ()
  call @putchar(%end) : (i32) -> i32
  return
}

// Fills an array by a linear congruential generator modulo 2^31, seed 1.
func.func @fill(%x: memref<?xi64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %seed = arith.constant 1 : i64
  %factor = arith.constant 1103515245 : i64
  %step = arith.constant 12345 : i64
  %mask = arith.constant 0x7FFFFFFF : i64
  %n = memref.dim %x, %c0 : memref<?xi64>
  scf.for %i = %c0 to %n step %c1 iter_args(%state = %seed) -> i64 {
    %product = arith.muli %state, %factor : i64
    %sum = arith.addi %product, %step : i64
    %next = arith.andi %sum, %mask : i64
    memref.store %next, %x[%i] : memref<?xi64>
    scf.yield %next : i64
  }
  return
}

// Bin b counts the numbers whose highest bits are b.
func.func @histogram(%x: memref<?xi64>, %bins: memref<8xi64>) {
  %c0 = arith.constant 0 : index
  %one = arith.constant 1 : i64
  %zero = arith.constant 0 : i64
  %c28 = arith.constant 28 : i64
  %n = memref.dim %x, %c0 : memref<?xi64>
  scf.forall (%b) in (8) {
    memref.store %zero, %bins[%b] : memref<8xi64>
  }
  scf.forall (%i) in (%n) {
    %v = memref.load %x[%i] : memref<?xi64>
    %high = arith.shrui %v, %c28 : i64
    %bin = arith.index_cast %high : i64 to index
    memref.atomic_rmw addi %one, %bins[%bin] : (i64, memref<8xi64>) -> i64
  }
  return
}

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %n = arith.constant 1000 : index
  %blank = arith.constant 32 : i32
  %newline = arith.constant 10 : i32
  %zero = arith.constant 0 : i64
  %endless = arith.constant 0x7FFFFFFFFFFFFFFF : i64
  %x = memref.alloc(%n) : memref<?xi64>
  %bins = memref.alloc() : memref<8xi64>
  call @fill(%x) : (memref<?xi64>) -> ()
  call @histogram(%x, %bins) : (memref<?xi64>, memref<8xi64>) -> ()
  scf.for %b = %c0 to %c8 step %c1 {
    %count = memref.load %bins[%b] : memref<8xi64>
    func.call @print_after(%count, %blank) : (i64, i32) -> ()
  }
  call @putchar(%newline) : (i32) -> i32
  %total, %least, %greatest = scf.parallel (%b) = (%c0) to (%c8) step (%c1) init (%zero, %endless, %zero)
      -> (i64, i64, i64) {
    %count = memref.load %bins[%b] : memref<8xi64>
    scf.reduce(%count, %count, %count : i64, i64, i64) {
    ^bb0(%l: i64, %r: i64):
      %sum = arith.addi %l, %r : i64
      scf.reduce.return %sum : i64
    }, {
    ^bb0(%l: i64, %r: i64):
      %min = arith.minsi %l, %r : i64
      scf.reduce.return %min : i64
    }, {
    ^bb0(%l: i64, %r: i64):
      %max = arith.maxsi %l, %r : i64
      scf.reduce.return %max : i64
    }
  }
  call @print_after(%total, %blank) : (i64, i32) -> ()
  call @print_after(%least, %blank) : (i64, i32) -> ()
  call @print_after(%greatest, %newline) : (i64, i32) -> ()
  memref.dealloc %x : memref<?xi64>
  memref.dealloc %bins : memref<8xi64>
  %all = arith.constant 1000 : i64
  %wrong = arith.cmpi ne, %total, %all : i64
  %code = arith.extui %wrong : i1 to i32
  return %code : i32
}
