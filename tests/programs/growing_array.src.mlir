// The first hundred primes, kept in an array that doubles when it is full, by memref.realloc; a prime is a number that
// none of those before divides.

func.func private @putchar(i32) -> i32

func.func private @print_int(%n: i32) {
  %c0 = arith.constant 0 : i32
  %c10 = arith.constant 10 : i32
  %ascii0 = arith.constant 48 : i32
  %rest = arith.divui %n, %c10 : i32
  %digit = arith.remui %n, %c10 : i32
  %more = arith.cmpi ne, %rest, %c0 : i32
  scf.if %more {
    func.call @print_int(%rest) : (i32) -> ()
  }
  %char = arith.addi %digit, %ascii0 : i32
  call @putchar(%char) : (i32) -> i32
  return
}

func.func private @print_after(%n: i32, %end: i32) {
  call @print_int(%n) : (i32) -> ()
  call @putchar(%end) : (i32) -> i32
  return
}

// Whether none of the first `count` primes up to the root of `n` divides it.
func.func @is_prime(%n: i32, %primes: memref<?xi32>, %count: index) -> i1 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i32
  %yes = arith.constant true
  %end:2 = scf.while (%i = %c0, %prime = %yes) : (index, i1) -> (index, i1) {
    %inside = arith.cmpi ult, %i, %count : index
    %candidate = scf.if %inside -> i1 {
      %p = memref.load %primes[%i] : memref<?xi32>
      %square = arith.muli %p, %p : i32
      %small = arith.cmpi ule, %square, %n : i32
      scf.yield %small : i1
    } else {
      scf.yield %inside : i1
    }
    %more = arith.andi %candidate, %prime : i1
    scf.condition(%more) %i, %prime : index, i1
  } do {
  ^bb0(%i: index, %prime: i1):
    %p = memref.load %primes[%i] : memref<?xi32>
    %rest = arith.remui %n, %p : i32
    %undivided = arith.cmpi ne, %rest, %zero : i32
    %next = arith.addi %i, %c1 : index
    scf.yield %next, %undivided : index, i1
  }
  return %end#1 : i1
}

// Appends to an array of which `count` elements are used, and returns the array, which may be another one.
func.func @append(%array: memref<?xi32>, %count: index, %v: i32) -> memref<?xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %capacity = memref.dim %array, %c0 : memref<?xi32>
  %full = arith.cmpi eq, %count, %capacity : index
  %with_room = scf.if %full -> memref<?xi32> {
    %double = arith.shli %capacity, %c1 : index
    %larger = memref.realloc %array(%double) : memref<?xi32> to memref<?xi32>
    scf.yield %larger : memref<?xi32>
  } else {
    scf.yield %array : memref<?xi32>
  }
  memref.store %v, %with_room[%count] : memref<?xi32>
  return %with_room : memref<?xi32>
}

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c9 = arith.constant 9 : index
  %c24 = arith.constant 24 : index
  %c99 = arith.constant 99 : index
  %wanted = arith.constant 100 : index
  %one = arith.constant 1 : i32
  %two = arith.constant 2 : i32
  %blank = arith.constant 32 : i32
  %newline = arith.constant 10 : i32
  %start = memref.alloc(%c1) : memref<?xi32>
  %end:3 = scf.while (%array = %start, %count = %c0, %n = %two) : (memref<?xi32>, index, i32)
      -> (memref<?xi32>, index, i32) {
    %more = arith.cmpi ult, %count, %wanted : index
    scf.condition(%more) %array, %count, %n : memref<?xi32>, index, i32
  } do {
  ^bb0(%array: memref<?xi32>, %count: index, %n: i32):
    %prime = func.call @is_prime(%n, %array, %count) : (i32, memref<?xi32>, index) -> i1
    %next:2 = scf.if %prime -> (memref<?xi32>, index) {
      %longer = func.call @append(%array, %count, %n) : (memref<?xi32>, index, i32) -> memref<?xi32>
      %more = arith.addi %count, %c1 : index
      scf.yield %longer, %more : memref<?xi32>, index
    } else {
      scf.yield %array, %count : memref<?xi32>, index
    }
    %following = arith.addi %n, %one : i32
    scf.yield %next#0, %next#1, %following : memref<?xi32>, index, i32
  }
  // The tenth, the 25th and the hundredth, and the room of the array: 1, 2, 4 .. 128.
  %tenth = memref.load %end#0[%c9] : memref<?xi32>
  %twenty_fifth = memref.load %end#0[%c24] : memref<?xi32>
  %hundredth = memref.load %end#0[%c99] : memref<?xi32>
  %room = memref.dim %end#0, %c0 : memref<?xi32>
  %room_int = arith.index_cast %room : index to i32
  call @print_after(%tenth, %blank) : (i32, i32) -> ()
  call @print_after(%twenty_fifth, %blank) : (i32, i32) -> ()
  call @print_after(%hundredth, %blank) : (i32, i32) -> ()
  call @print_after(%room_int, %newline) : (i32, i32) -> ()
  memref.dealloc %end#0 : memref<?xi32>
  %expected = arith.constant 541 : i32
  %wrong = arith.cmpi ne, %hundredth, %expected : i32
  %code = arith.extui %wrong : i1 to i32
  return %code : i32
}
