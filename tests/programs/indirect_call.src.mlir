// Functions as values: numeric integration of a function chosen at run time, and a
// fold over an array with an operator passed in.

func.func private @putchar(i32) -> i32

func.func private @print_int(%n: i32) {
  %c0 = arith.constant 0 : i32
  %c10 = arith.constant 10 : i32
  %ascii0 = arith.constant 48 : i32
  %rest = arith.divsi %n, %c10 : i32
  %digit = arith.remsi %n, %c10 : i32
  %more = arith.cmpi sgt, %rest, %c0 : i32
  scf.if %more {
    func.call @print_int(%rest) : (i32) -> ()
  }
  %char = arith.addi %digit, %ascii0 : i32
  call @putchar(%char) : (i32) -> i32
  return
}

func.func private @square(%x: f64) -> f64 {
  %y = arith.mulf %x, %x : f64
  return %y : f64
}

func.func private @cube(%x: f64) -> f64 {
  %y = arith.mulf %x, %x : f64
  %z = arith.mulf %y, %x : f64
  return %z : f64
}

func.func private @identity(%x: f64) -> f64 {
  return %x : f64
}

// Simpson's rule over [0, upper] with 64 intervals.
func.func @integrate(%f: (f64) -> f64, %upper: f64) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 32 : index
  %zero = arith.constant 0.0 : f64
  %two = arith.constant 2.0 : f64
  %four = arith.constant 4.0 : f64
  %six = arith.constant 6.0 : f64
  %intervals = arith.constant 32.0 : f64
  %h = arith.divf %upper, %intervals : f64
  %half = arith.divf %h, %two : f64
  %sum = scf.for %i = %c0 to %n step %c1 iter_args(%acc = %zero) -> f64 {
    %k = arith.index_cast %i : index to i64
    %kf = arith.sitofp %k : i64 to f64
    %a = arith.mulf %kf, %h : f64
    %m = arith.addf %a, %half : f64
    %b = arith.addf %a, %h : f64
    %fa = func.call_indirect %f(%a) : (f64) -> f64
    %fm = func.call_indirect %f(%m) : (f64) -> f64
    %fb = func.call_indirect %f(%b) : (f64) -> f64
    %fm4 = arith.mulf %fm, %four : f64
    %s0 = arith.addf %fa, %fm4 : f64
    %s1 = arith.addf %s0, %fb : f64
    %next = arith.addf %acc, %s1 : f64
    scf.yield %next : f64
  }
  %scaled = arith.mulf %sum, %h : f64
  %result = arith.divf %scaled, %six : f64
  return %result : f64
}

func.func @pick(%which: i32) -> ((f64) -> f64) {
  %square = func.constant @square : (f64) -> f64
  %cube = func.constant @cube : (f64) -> f64
  %identity = func.constant @identity : (f64) -> f64
  cf.switch %which : i32, [
    default: ^use(%identity : (f64) -> f64),
    2: ^use(%square : (f64) -> f64),
    3: ^use(%cube : (f64) -> f64)
  ]
^use(%f: (f64) -> f64):
  return %f : (f64) -> f64
}

func.func private @max(%a: i32, %b: i32) -> i32 {
  %r = arith.maxsi %a, %b : i32
  return %r : i32
}

func.func private @sum_mod_97(%a: i32, %b: i32) -> i32 {
  %m = arith.constant 97 : i32
  %s = arith.addi %a, %b : i32
  %r = arith.remui %s, %m : i32
  return %r : i32
}

func.func @fold(%v: memref<?xi32>, %start: i32, %op: (i32, i32) -> i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %v, %c0 : memref<?xi32>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%acc = %start) -> i32 {
    %x = memref.load %v[%i] : memref<?xi32>
    %next = func.call_indirect %op(%acc, %x) : (i32, i32) -> i32
    scf.yield %next : i32
  }
  return %r : i32
}

func.func @main() -> i32 {
  %newline = arith.constant 10 : i32
  %lower = arith.constant 1 : i32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c12 = arith.constant 12 : index
  %three = arith.constant 3.0 : f64
  %hundred = arith.constant 100.0 : f64
  %half = arith.constant 0.5 : f64
  // Integrals of x, x^2, x^3 over [0, 3], in hundredths.
  scf.for %p = %c1 to %c4 step %c1 {
    %which = arith.index_cast %p : index to i32
    %f = func.call @pick(%which) : (i32) -> ((f64) -> f64)
    %integral = func.call @integrate(%f, %three) : ((f64) -> f64, f64) -> f64
    %scaled = arith.mulf %integral, %hundred : f64
    %rounded = arith.addf %scaled, %half : f64
    %k = arith.fptosi %rounded : f64 to i32
    func.call @print_int(%k) : (i32) -> ()
    func.call @putchar(%newline) : (i32) -> i32
  }
  %v = memref.alloc(%c12) : memref<?xi32>
  scf.for %i = %c0 to %c12 step %c1 {
    %k = arith.index_cast %i : index to i32
    %c5 = arith.constant 5 : i32
    %s = arith.subi %k, %c5 : i32
    %ss = arith.muli %s, %s : i32
    memref.store %ss, %v[%i] : memref<?xi32>
  }
  %zero = arith.constant 0 : i32
  %max = func.constant @max : (i32, i32) -> i32
  %sum = func.constant @sum_mod_97 : (i32, i32) -> i32
  %greatest = call @fold(%v, %zero, %max)
      : (memref<?xi32>, i32, (i32, i32) -> i32) -> i32
  %rest = call @fold(%v, %zero, %sum)
      : (memref<?xi32>, i32, (i32, i32) -> i32) -> i32
  memref.dealloc %v : memref<?xi32>
  call @print_int(%greatest) : (i32) -> ()
  call @putchar(%newline) : (i32) -> i32
  call @print_int(%rest) : (i32) -> ()
  call @putchar(%newline) : (i32) -> i32
  // 55 + 91 = 146
  %expected = arith.constant 49 : i32
  %wrong = arith.cmpi ne, %rest, %expected : i32
  %code = arith.extui %wrong : i1 to i32
  return %code : i32
}
