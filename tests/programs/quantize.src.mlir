// 8-bit quantisation: scale, round, clamp, a dot product in integers, and back;
// intermediate results in half precision.

func.func private @putchar(i32) -> i32

func.func private @print_int(%n: i32) {
  %c0 = arith.constant 0 : i32
  %c10 = arith.constant 10 : i32
  %ascii0 = arith.constant 48 : i32
  %minus = arith.constant 45 : i32
  %negative = arith.cmpi slt, %n, %c0 : i32
  scf.if %negative {
    func.call @putchar(%minus) : (i32) -> i32
  }
  %opposite = arith.subi %c0, %n : i32
  %abs = arith.select %negative, %opposite, %n : i32
  %rest = arith.divsi %abs, %c10 : i32
  %digit = arith.remsi %abs, %c10 : i32
  %more = arith.cmpi ne, %rest, %c0 : i32
  scf.if %more {
    func.call @print_int(%rest) : (i32) -> ()
  }
  %char = arith.addi %digit, %ascii0 : i32
  call @putchar(%char) : (i32) -> i32
  return
}

func.func @absmax(%v: memref<?xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %n = memref.dim %v, %c0 : memref<?xf32>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%acc = %zero) -> f32 {
    %x = memref.load %v[%i] : memref<?xf32>
    %minus = arith.negf %x : f32
    %abs = arith.maxnumf %x, %minus : f32
    %next = arith.maximumf %acc, %abs : f32
    scf.yield %next : f32
  }
  return %r : f32
}

// q[i] = clamp(round(v[i] / scale)); returns the scale, so that 127 is the greatest.
func.func @quantize(%v: memref<?xf32>, %q: memref<?xi8>) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %greatest = arith.constant 127.0 : f32
  %lower = arith.constant -127 : i32
  %upper = arith.constant 127 : i32
  %n = memref.dim %v, %c0 : memref<?xf32>
  %absmax = call @absmax(%v) : (memref<?xf32>) -> f32
  %scale = arith.divf %absmax, %greatest : f32
  scf.for %i = %c0 to %n step %c1 {
    %x = memref.load %v[%i] : memref<?xf32>
    %s = arith.divf %x, %scale : f32
    %r = math.roundeven %s : f32
    %int = arith.fptosi %r : f32 to i32
    %low = arith.maxsi %int, %lower : i32
    %clamped = arith.minsi %low, %upper : i32
    %byte = arith.trunci %clamped : i32 to i8
    memref.store %byte, %q[%i] : memref<?xi8>
  }
  return %scale : f32
}

func.func @dot(%a: memref<?xi8>, %b: memref<?xi8>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i32
  %n = memref.dim %a, %c0 : memref<?xi8>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%acc = %zero) -> i32 {
    %x = memref.load %a[%i] : memref<?xi8>
    %y = memref.load %b[%i] : memref<?xi8>
    %xw = arith.extsi %x : i8 to i16
    %yw = arith.extsi %y : i8 to i16
    %p = arith.muli %xw, %yw : i16
    %pw = arith.extsi %p : i16 to i32
    %next = arith.addi %acc, %pw overflow<nsw> : i32
    scf.yield %next : i32
  }
  return %r : i32
}

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 16 : index
  %blank = arith.constant 32 : i32
  %newline = arith.constant 10 : i32
  %zero = arith.constant 0.0 : f32
  %a = memref.alloc(%n) : memref<?xf32>
  %b = memref.alloc(%n) : memref<?xf32>
  %qa = memref.alloc(%n) : memref<?xi8>
  %qb = memref.alloc(%n) : memref<?xi8>
  %exact = scf.for %i = %c0 to %n step %c1 iter_args(%acc = %zero) -> f32 {
    %k = arith.index_cast %i : index to i32
    %c7 = arith.constant 7 : i32
    %c3 = arith.constant 3 : i32
    %d = arith.subi %k, %c7 : i32
    %dd = arith.muli %d, %d : i32
    %x = arith.sitofp %d : i32 to f32
    %e = arith.subi %dd, %c3 : i32
    %y = arith.sitofp %e : i32 to f32
    // Through half precision and through bfloat16: exact for these.
    %xh = arith.truncf %x : f32 to f16
    %xf = arith.extf %xh : f16 to f32
    %yb = arith.truncf %y : f32 to bf16
    %yf = arith.extf %yb : bf16 to f32
    memref.store %xf, %a[%i] : memref<?xf32>
    memref.store %yf, %b[%i] : memref<?xf32>
    %p = arith.mulf %x, %y : f32
    %next = arith.addf %acc, %p : f32
    scf.yield %next : f32
  }
  %sa = call @quantize(%a, %qa) : (memref<?xf32>, memref<?xi8>) -> f32
  %sb = call @quantize(%b, %qb) : (memref<?xf32>, memref<?xi8>) -> f32
  scf.for %i = %c0 to %n step %c1 {
    %v = memref.load %qa[%i] : memref<?xi8>
    %w = arith.extsi %v : i8 to i32
    func.call @print_int(%w) : (i32) -> ()
    func.call @putchar(%blank) : (i32) -> i32
  }
  call @putchar(%newline) : (i32) -> i32
  %dot = call @dot(%qa, %qb) : (memref<?xi8>, memref<?xi8>) -> i32
  call @print_int(%dot) : (i32) -> ()
  call @putchar(%newline) : (i32) -> i32
  %dot_f = arith.sitofp %dot : i32 to f32
  %s = arith.mulf %sa, %sb : f32
  %approx = arith.mulf %dot_f, %s : f32
  %error = arith.subf %approx, %exact : f32
  %relative = arith.divf %error, %exact : f32
  %square = arith.mulf %relative, %relative : f32
  %limit = arith.constant 1.0e-3 : f32
  %fine = arith.cmpf olt, %square, %limit : f32
  %yes = arith.constant true
  %wrong = arith.xori %fine, %yes : i1
  memref.dealloc %a : memref<?xf32>
  memref.dealloc %b : memref<?xf32>
  memref.dealloc %qa : memref<?xi8>
  memref.dealloc %qb : memref<?xi8>
  %code = arith.extui %wrong : i1 to i32
  return %code : i32
}
