// Functions with several results: statistics of a series, together with a new
// memref of its running sums.

func.func private @putchar(i32) -> i32

func.func private @print_int(%n: i64) {
  %c0 = arith.constant 0 : i64
  %c10 = arith.constant 10 : i64
  %ascii0 = arith.constant 48 : i64
  %rest = arith.divsi %n, %c10 : i64
  %digit = arith.remsi %n, %c10 : i64
  %more = arith.cmpi sgt, %rest, %c0 : i64
  scf.if %more {
    func.call @print_int(%rest) : (i64) -> ()
  }
  %sum = arith.addi %digit, %ascii0 : i64
  %char = arith.trunci %sum : i64 to i32
  call @putchar(%char) : (i32) -> i32
  return
}

func.func private @print_item(%n: i64) {
  %blank = arith.constant 32 : i32
  call @print_int(%n) : (i64) -> ()
  call @putchar(%blank) : (i32) -> i32
  return
}

// The least element, the greatest, where that is, the mean, and the prefix sums.
func.func @describe(%series: memref<?xi64>)
    -> (i64, i64, index, f64, memref<?xi64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i64
  %n = memref.dim %series, %c0 : memref<?xi64>
  %prefix = memref.alloc(%n) : memref<?xi64>
  %first = memref.load %series[%c0] : memref<?xi64>
  %r:4 = scf.for %i = %c0 to %n step %c1
      iter_args(%min = %first, %max = %first, %where = %c0, %sum = %zero)
      -> (i64, i64, index, i64) {
    %v = memref.load %series[%i] : memref<?xi64>
    %next_min = arith.minsi %min, %v : i64
    %greater = arith.cmpi sgt, %v, %max : i64
    %next_max = arith.maxsi %max, %v : i64
    %next_where = arith.select %greater, %i, %where : index
    %next_sum = arith.addi %sum, %v : i64
    memref.store %next_sum, %prefix[%i] : memref<?xi64>
    scf.yield %next_min, %next_max, %next_where, %next_sum : i64, i64, index, i64
  }
  %count = arith.index_cast %n : index to i64
  %sum_f = arith.sitofp %r#3 : i64 to f64
  %count_f = arith.sitofp %count : i64 to f64
  %mean = arith.divf %sum_f, %count_f : f64
  return %r#0, %r#1, %r#2, %mean, %prefix : i64, i64, index, f64, memref<?xi64>
}

// Quotient and remainder rounded towards minus infinity.
func.func @divmod(%a: i64, %b: i64) -> (i64, i64) {
  %q = arith.floordivsi %a, %b : i64
  %qb = arith.muli %q, %b : i64
  %r = arith.subi %a, %qb : i64
  return %q, %r : i64, i64
}

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 9 : index
  %c37 = arith.constant 37 : i64
  %c23 = arith.constant 23 : i64
  %newline = arith.constant 10 : i32
  %series = memref.alloc(%n) : memref<?xi64>
  scf.for %i = %c0 to %n step %c1 {
    %k = arith.index_cast %i : index to i64
    %m = arith.muli %k, %c37 : i64
    // (-37 k) mod 23
    %zero = arith.constant 0 : i64
    %minus = arith.subi %zero, %m : i64
    %qr:2 = func.call @divmod(%minus, %c23) : (i64, i64) -> (i64, i64)
    memref.store %qr#1, %series[%i] : memref<?xi64>
    func.call @print_item(%qr#1) : (i64) -> ()
  }
  call @putchar(%newline) : (i32) -> i32
  %d:5 = call @describe(%series)
      : (memref<?xi64>) -> (i64, i64, index, f64, memref<?xi64>)
  %where = arith.index_cast %d#2 : index to i64
  %mean = arith.fptosi %d#3 : f64 to i64
  call @print_item(%d#0) : (i64) -> ()
  call @print_item(%d#1) : (i64) -> ()
  call @print_item(%where) : (i64) -> ()
  call @print_item(%mean) : (i64) -> ()
  call @putchar(%newline) : (i32) -> i32
  %found = memref.load %series[%d#2] : memref<?xi64>
  %wrong = arith.cmpi ne, %found, %d#1 : i64
  %last_index = arith.subi %n, %c1 : index
  %total = memref.load %d#4[%last_index] : memref<?xi64>
  call @print_item(%total) : (i64) -> ()
  call @putchar(%newline) : (i32) -> i32
  memref.dealloc %series : memref<?xi64>
  memref.dealloc %d#4 : memref<?xi64>
  %code = arith.extui %wrong : i1 to i32
  return %code : i32
}
