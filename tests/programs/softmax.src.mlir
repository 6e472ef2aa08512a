// Row-wise softmax, numerically stable (the row maximum is subtracted first).

func.func private @putchar(i32) -> i32

func.func @softmax(%x: memref<?x?xf32>, %y: memref<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %minus_inf = arith.constant 0xFF800000 : f32
  %zero = arith.constant 0.0 : f32
  %rows = memref.dim %x, %c0 : memref<?x?xf32>
  %cols = memref.dim %x, %c1 : memref<?x?xf32>
  scf.for %i = %c0 to %rows step %c1 {
    %max = scf.for %j = %c0 to %cols step %c1 iter_args(%m = %minus_inf) -> f32 {
      %v = memref.load %x[%i, %j] : memref<?x?xf32>
      %next = arith.maxnumf %m, %v : f32
      scf.yield %next : f32
    }
    %sum = scf.for %j = %c0 to %cols step %c1 iter_args(%s = %zero) -> f32 {
      %v = memref.load %x[%i, %j] : memref<?x?xf32>
      %d = arith.subf %v, %max : f32
      %e = math.exp %d : f32
      memref.store %e, %y[%i, %j] : memref<?x?xf32>
      %next = arith.addf %s, %e : f32
      scf.yield %next : f32
    }
    scf.for %j = %c0 to %cols step %c1 {
      %e = memref.load %y[%i, %j] : memref<?x?xf32>
      %p = arith.divf %e, %sum : f32
      memref.store %p, %y[%i, %j] : memref<?x?xf32>
    }
  }
  return
}

// Prints a probability as a percentage of two digits and a blank.
func.func private @print_percent(%p: f32) {
  %hundred = arith.constant 100.0 : f32
  %half = arith.constant 0.5 : f32
  %c10 = arith.constant 10 : i32
  %ascii0 = arith.constant 48 : i32
  %blank = arith.constant 32 : i32
  %scaled = arith.mulf %p, %hundred : f32
  %rounded = arith.addf %scaled, %half : f32
  %n = arith.fptoui %rounded : f32 to i32
  %tens = arith.divui %n, %c10 : i32
  %ones = arith.remui %n, %c10 : i32
  %t = arith.addi %tens, %ascii0 : i32
  %o = arith.addi %ones, %ascii0 : i32
  call @putchar(%t) : (i32) -> i32
  call @putchar(%o) : (i32) -> i32
  call @putchar(%blank) : (i32) -> i32
  return
}

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %rows = arith.constant 3 : index
  %cols = arith.constant 5 : index
  %newline = arith.constant 10 : i32
  %zero = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %step = arith.constant 0.5 : f32
  %tolerance = arith.constant 1.0e-5 : f32
  %x = memref.alloc(%rows, %cols) {alignment = 64 : i64} : memref<?x?xf32>
  %y = memref.alloc(%rows, %cols) {alignment = 64 : i64} : memref<?x?xf32>
  scf.for %i = %c0 to %rows step %c1 {
    scf.for %j = %c0 to %cols step %c1 {
      // Row i is i/2 * j, the first row is flat.
      %ij = arith.muli %i, %j : index
      %int = arith.index_castui %ij : index to i32
      %f = arith.uitofp %int : i32 to f32
      %v = arith.mulf %f, %step : f32
      memref.store %v, %x[%i, %j] : memref<?x?xf32>
    }
  }
  call @softmax(%x, %y) : (memref<?x?xf32>, memref<?x?xf32>) -> ()
  %ok = arith.constant 0 : i32
  %bad = arith.constant 1 : i32
  %code = scf.for %i = %c0 to %rows step %c1 iter_args(%c = %ok) -> i32 {
    %sum = scf.for %j = %c0 to %cols step %c1 iter_args(%s = %zero) -> f32 {
      %p = memref.load %y[%i, %j] : memref<?x?xf32>
      func.call @print_percent(%p) : (f32) -> ()
      %next = arith.addf %s, %p : f32
      scf.yield %next : f32
    }
    func.call @putchar(%newline) : (i32) -> i32
    %error = arith.subf %sum, %one : f32
    %square = arith.mulf %error, %error : f32
    %fine = arith.cmpf olt, %square, %tolerance : f32
    %next = arith.select %fine, %c, %bad : i32
    scf.yield %next : i32
  }
  memref.dealloc %x : memref<?x?xf32>
  memref.dealloc %y : memref<?x?xf32>
  return %code : i32
}
