// The sieve of Eratosthenes on a memref of bits (i1), asserting what must hold.

func.func private @putchar(i32) -> i32

func.func private @print_uint(%n: index) {
  %c0 = arith.constant 0 : index
  %c10 = arith.constant 10 : index
  %ascii0 = arith.constant 48 : i32
  %rest = arith.divui %n, %c10 : index
  %digit = arith.remui %n, %c10 : index
  %more = arith.cmpi ne, %rest, %c0 : index
  scf.if %more {
    func.call @print_uint(%rest) : (index) -> ()
  }
  %d = arith.index_castui %digit : index to i32
  %char = arith.addi %d, %ascii0 : i32
  call @putchar(%char) : (i32) -> i32
  return
}

func.func @sieve(%composite: memref<?xi1>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %no = arith.constant false
  %yes = arith.constant true
  %n = memref.dim %composite, %c0 : memref<?xi1>
  %enough = arith.cmpi uge, %n, %c2 : index
  cf.assert %enough, "the sieve needs room for 0 and 1"
  scf.for %i = %c0 to %n step %c1 {
    memref.store %no, %composite[%i] : memref<?xi1>
  }
  memref.store %yes, %composite[%c0] : memref<?xi1>
  memref.store %yes, %composite[%c1] : memref<?xi1>
  scf.while (%p = %c2) : (index) -> index {
    %pp = arith.muli %p, %p : index
    %inside = arith.cmpi ult, %pp, %n : index
    scf.condition(%inside) %p : index
  } do {
  ^bb0(%p: index):
    %crossed = memref.load %composite[%p] : memref<?xi1>
    %prime = arith.xori %crossed, %yes : i1
    scf.if %prime {
      %pp = arith.muli %p, %p : index
      scf.for %k = %pp to %n step %p {
        memref.store %yes, %composite[%k] : memref<?xi1>
      }
    }
    %next = arith.addi %p, %c1 : index
    scf.yield %next : index
  }
  return
}

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 1000 : index
  %small = arith.constant 50 : index
  %blank = arith.constant 32 : i32
  %newline = arith.constant 10 : i32
  %composite = memref.alloc(%n) : memref<?xi1>
  call @sieve(%composite) : (memref<?xi1>) -> ()
  %count = scf.for %i = %c0 to %n step %c1 iter_args(%acc = %c0) -> index {
    %c = memref.load %composite[%i] : memref<?xi1>
    %next = scf.if %c -> index {
      scf.yield %acc : index
    } else {
      %early = arith.cmpi ult, %i, %small : index
      scf.if %early {
        func.call @print_uint(%i) : (index) -> ()
        func.call @putchar(%blank) : (i32) -> i32
      }
      %more = arith.addi %acc, %c1 : index
      scf.yield %more : index
    }
    scf.yield %next : index
  }
  call @putchar(%newline) : (i32) -> i32
  call @print_uint(%count) : (index) -> ()
  call @putchar(%newline) : (i32) -> i32
  memref.dealloc %composite : memref<?xi1>
  %expected = arith.constant 168 : index
  %right = arith.cmpi eq, %count, %expected : index
  cf.assert %right, "there are 168 primes below 1000"
  %ok = arith.constant 0 : i32
  return %ok : i32
}
