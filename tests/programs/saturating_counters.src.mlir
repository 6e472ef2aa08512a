// Counters that stop at their limit, and a running maximum: general atomic
// read-modify-write, that is, compare-and-swap loops.

func.func private @putchar(i32) -> i32

// Adds `amount` to every counter named by `events`; a counter never passes 200.
func.func @record(%events: memref<?xindex>, %counters: memref<4xi8>, %amount: i8) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %events, %c0 : memref<?xindex>
  scf.for %i = %c0 to %n step %c1 {
    %e = memref.load %events[%i] : memref<?xindex>
    memref.generic_atomic_rmw %counters[%e] : memref<4xi8> {
    ^bb0(%old: i8):
      %limit = arith.constant -56 : i8
      %room = arith.subi %limit, %old : i8
      %step = arith.minui %room, %amount : i8
      %new = arith.addi %old, %step : i8
      memref.atomic_yield %new : i8
    }
  }
  return
}

// A running maximum of magnitudes; returns the last value replaced.
func.func @peak(%samples: memref<?xi32>, %best: memref<i32>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %none = arith.constant 0 : i32
  %n = memref.dim %samples, %c0 : memref<?xi32>
  %last = scf.for %i = %c0 to %n step %c1 iter_args(%previous = %none) -> i32 {
    %s = memref.load %samples[%i] : memref<?xi32>
    %old = memref.generic_atomic_rmw %best[] : memref<i32> {
    ^bb0(%current: i32):
      %zero = arith.constant 0 : i32
      %opposite = arith.subi %zero, %s : i32
      %magnitude = arith.maxsi %s, %opposite : i32
      %greater = arith.cmpi ugt, %magnitude, %current : i32
      %new = arith.select %greater, %magnitude, %current : i32
      memref.atomic_yield %new : i32
    }
    scf.yield %old : i32
  }
  return %last : i32
}

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c10 = arith.constant 10 : index
  %zero = arith.constant 0 : i32
  %zero_b = arith.constant 0 : i8
  %amount = arith.constant 70 : i8
  %newline = arith.constant 10 : i32
  %fifty = arith.constant 50 : i32
  %ascii0 = arith.constant 48 : i32
  %events = memref.alloc(%c10) : memref<?xindex>
  %samples = memref.alloc(%c10) : memref<?xi32>
  %counters = memref.alloca() : memref<4xi8>
  %best = memref.alloca() : memref<i32>
  memref.store %zero, %best[] : memref<i32>
  scf.for %i = %c0 to %c4 step %c1 {
    memref.store %zero_b, %counters[%i] : memref<4xi8>
  }
  scf.for %i = %c0 to %c10 step %c1 {
    %ii = arith.muli %i, %i : index
    %e = arith.remui %ii, %c4 : index
    memref.store %e, %events[%i] : memref<?xindex>
    // 30, 21, 12, 3, -6, ...
    %k = arith.index_cast %i : index to i32
    %nine = arith.constant 9 : i32
    %thirty = arith.constant 30 : i32
    %m = arith.muli %k, %nine : i32
    %s = arith.subi %thirty, %m : i32
    memref.store %s, %samples[%i] : memref<?xi32>
  }
  call @record(%events, %counters, %amount) : (memref<?xindex>, memref<4xi8>, i8) -> ()
  %last = call @peak(%samples, %best) : (memref<?xi32>, memref<i32>) -> i32
  // Each counter in fifties, as a digit: squares are 0 or 1 mod 4.
  %sum = scf.for %i = %c0 to %c4 step %c1 iter_args(%acc = %zero) -> i32 {
    %v = memref.load %counters[%i] : memref<4xi8>
    %wide = arith.extui %v : i8 to i32
    %d = arith.divui %wide, %fifty : i32
    %char = arith.addi %d, %ascii0 : i32
    func.call @putchar(%char) : (i32) -> i32
    %next = arith.addi %acc, %wide : i32
    scf.yield %next : i32
  }
  call @putchar(%newline) : (i32) -> i32
  %b = memref.load %best[] : memref<i32>
  memref.dealloc %events : memref<?xindex>
  memref.dealloc %samples : memref<?xi32>
  // 200 + 200, the peak |30 - 81| = 51, and 42 before it.
  %four_hundred = arith.constant 400 : i32
  %fifty_one = arith.constant 51 : i32
  %forty_two = arith.constant 42 : i32
  %wrong_sum = arith.cmpi ne, %sum, %four_hundred : i32
  %wrong_peak = arith.cmpi ne, %b, %fifty_one : i32
  %wrong_last = arith.cmpi ne, %last, %forty_two : i32
  %x = arith.ori %wrong_sum, %wrong_peak : i1
  %wrong = arith.ori %x, %wrong_last : i1
  %code = arith.extui %wrong : i1 to i32
  return %code : i32
}
