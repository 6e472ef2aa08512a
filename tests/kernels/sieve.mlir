// How many primes there are below 20 million.
func.func @sieve(%sieve: memref<?xi8>, %n: index) -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %zero = arith.constant 0 : i8
  %one = arith.constant 1 : i8
  %none = arith.constant 0 : i64
  %more = arith.constant 1 : i64
  scf.for %i = %c0 to %n step %c1 {
    memref.store %one, %sieve[%i] : memref<?xi8>
  }
  %count = scf.for %i = %c2 to %n step %c1 iter_args(%k = %none) -> i64 {
    %flag = memref.load %sieve[%i] : memref<?xi8>
    %prime = arith.cmpi eq, %flag, %one : i8
    %next = scf.if %prime -> i64 {
      %first = arith.muli %i, %i : index
      scf.for %j = %first to %n step %i {
        memref.store %zero, %sieve[%j] : memref<?xi8>
      }
      %l = arith.addi %k, %more : i64
      scf.yield %l : i64
    } else {
      scf.yield %k : i64
    }
    scf.yield %next : i64
  }
  return %count : i64
}
func.func @main() -> i32 {
  %n = arith.constant 20000000 : index
  %sieve = memref.alloc(%n) : memref<?xi8>
  %count = call @sieve(%sieve, %n) : (memref<?xi8>, index) -> i64
  vector.print %count : i64
  memref.dealloc %sieve : memref<?xi8>
  %ok = arith.constant 0 : i32
  return %ok : i32
}
