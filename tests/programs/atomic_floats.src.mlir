// Atomic updates of floats and products, with choices and functions of libm in their regions.

func.func private @putchar(i32) -> i32

func.func private @print_int(%n: i64) {
  %c0 = arith.constant 0 : i64
  %c10 = arith.constant 10 : i64
  %ascii0 = arith.constant 48 : i32
  %minus = arith.constant 45 : i32
  %negative = arith.cmpi slt, %n, %c0 : i64
  scf.if %negative {
    func.call @putchar(%minus) : (i32) -> i32
  }
  %abs = math.absi %n : i64
  %rest = arith.divui %abs, %c10 : i64
  %digit = arith.remui %abs, %c10 : i64
  %more = arith.cmpi ne, %rest, %c0 : i64
  scf.if %more {
    func.call @print_int(%rest) : (i64) -> ()
  }
  %small = arith.trunci %digit : i64 to i32
  %char = arith.addi %small, %ascii0 : i32
  call @putchar(%char) : (i32) -> i32
  return
}

func.func private @print_after(%n: i32, %end: i32) {
  %wide = arith.extsi %n : i32 to i64
  call @print_int(%wide) : (i64) -> ()
  call @putchar(%end) : (i32) -> i32
  return
}

func.func private @scaled(%x: f64) -> i32 {
  %thousand = arith.constant 1000.0 : f64
  %product = arith.mulf %x, %thousand : f64
  %rounded = math.roundeven %product : f64
  %int = arith.fptosi %rounded : f64 to i32
  return %int : i32
}

func.func @main() -> i32 {
  %blank = arith.constant 32 : i32
  %newline = arith.constant 10 : i32
  %zero = arith.constant 0 : i32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %half = arith.constant 0.5 : f64
  %three = arith.constant 3.0 : f32
  %m = memref.alloca() : memref<2xf64>
  %n = memref.alloca() : memref<1xf32>
  %k = memref.alloca() : memref<1xi32>
  memref.store %half, %m[%c0] : memref<2xf64>
  memref.store %half, %m[%c1] : memref<2xf64>
  memref.store %three, %n[%c0] : memref<1xf32>
  memref.store %newline, %k[%c0] : memref<1xi32>
  scf.for %i = %c0 to %c5 step %c1 {
    %0 = memref.generic_atomic_rmw %m[%c0] : memref<2xf64> {
    ^bb0(%old: f64):
      %root = math.cbrt %old : f64
      %sum = arith.addf %root, %old : f64
      memref.atomic_yield %sum : f64
    }
    %1 = memref.generic_atomic_rmw %m[%c1] : memref<2xf64> {
    ^bb0(%old: f64):
      %small = arith.cmpf olt, %old, %half : f64
      %new = scf.if %small -> f64 {
        %error = math.erf %old : f64
        scf.yield %error : f64
      } else {
        %quarter = arith.mulf %old, %half : f64
        scf.yield %quarter : f64
      }
      memref.atomic_yield %new : f64
    }
    %2 = memref.atomic_rmw mulf %three, %n[%c0] : (f32, memref<1xf32>) -> f32
    %3 = memref.atomic_rmw muli %newline, %k[%c0] : (i32, memref<1xi32>) -> i32
  }
  %x = memref.load %m[%c0] : memref<2xf64>
  %y = memref.load %m[%c1] : memref<2xf64>
  %z = memref.load %n[%c0] : memref<1xf32>
  %p = memref.load %k[%c0] : memref<1xi32>
  %xi = call @scaled(%x) : (f64) -> i32
  %yi = call @scaled(%y) : (f64) -> i32
  %zi = arith.fptosi %z : f32 to i32
  call @print_after(%xi, %blank) : (i32, i32) -> ()
  call @print_after(%yi, %blank) : (i32, i32) -> ()
  call @print_after(%zi, %blank) : (i32, i32) -> ()
  call @print_after(%p, %newline) : (i32, i32) -> ()
  return %zero : i32
}
