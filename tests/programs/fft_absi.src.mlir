// The fast Fourier transform of sixteen complex samples, radix 2 and in place,
// Parseval's theorem as a check on the spectrum, and the way back to the samples.

func.func private @putchar(i32) -> i32

func.func private @print_digits(%n: i64) {
  %c0 = arith.constant 0 : i64
  %c10 = arith.constant 10 : i64
  %ascii0 = arith.constant 48 : i32
  %rest = arith.divui %n, %c10 : i64
  %digit = arith.remui %n, %c10 : i64
  %more = arith.cmpi ne, %rest, %c0 : i64
  scf.if %more {
    func.call @print_digits(%rest) : (i64) -> ()
  }
  %small = arith.trunci %digit : i64 to i32
  %char = arith.addi %small, %ascii0 : i32
  call @putchar(%char) : (i32) -> i32
  return
}

// Prints a number with two decimals.
func.func private @print_fixed(%x: f64) {
  %c0 = arith.constant 0 : i64
  %c10 = arith.constant 10 : i64
  %c100 = arith.constant 100 : i64
  %hundred = arith.constant 100.0 : f64
  %minus = arith.constant 45 : i32
  %point = arith.constant 46 : i32
  %scaled = arith.mulf %x, %hundred : f64
  %rounded = math.roundeven %scaled : f64
  %n = arith.fptosi %rounded : f64 to i64
  %negative = arith.cmpi slt, %n, %c0 : i64
  scf.if %negative {
    func.call @putchar(%minus) : (i32) -> i32
  }
  %abs = math.absi %n : i64
  %whole = arith.divui %abs, %c100 : i64
  %fraction = arith.remui %abs, %c100 : i64
  %tenths = arith.divui %fraction, %c10 : i64
  %hundredths = arith.remui %fraction, %c10 : i64
  call @print_digits(%whole) : (i64) -> ()
  call @putchar(%point) : (i32) -> i32
  call @print_digits(%tenths) : (i64) -> ()
  call @print_digits(%hundredths) : (i64) -> ()
  return
}

// The lowest `bits` bits of an index in reverse order.
func.func private @reverse_bits(%i: index, %bits: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %reversed, %rest = scf.for %b = %c0 to %bits step %c1 iter_args(%r = %c0, %left = %i) -> (index, index) {
    %shifted = arith.shli %r, %c1 : index
    %bit = arith.andi %left, %c1 : index
    %next = arith.ori %shifted, %bit : index
    %rest = arith.shrui %left, %c1 : index
    scf.yield %next, %rest : index, index
  }
  return %reversed : index
}

// Transforms `x`, whose size is a power of two. The sign is -1 for the transform and 1 for its inverse, which
// is left for the caller to divide by the size.
func.func @fft(%x: memref<?xcomplex<f64>>, %sign: f64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %zero = arith.constant 0.0 : f64
  %two_pi = arith.constant 6.28318530717958647692 : f64
  %n = memref.dim %x, %c0 : memref<?xcomplex<f64>>
  %n64 = arith.index_cast %n : index to i64
  %bits64 = math.cttz %n64 : i64
  %bits = arith.index_cast %bits64 : i64 to index
  scf.for %i = %c0 to %n step %c1 {
    %j = func.call @reverse_bits(%i, %bits) : (index, index) -> index
    %first = arith.cmpi ult, %i, %j : index
    scf.if %first {
      %a = memref.load %x[%i] : memref<?xcomplex<f64>>
      %b = memref.load %x[%j] : memref<?xcomplex<f64>>
      memref.store %b, %x[%i] : memref<?xcomplex<f64>>
      memref.store %a, %x[%j] : memref<?xcomplex<f64>>
    }
  }
  %full_turn = arith.mulf %sign, %two_pi : f64
  %last = scf.while (%length = %c2) : (index) -> index {
    %more = arith.cmpi ule, %length, %n : index
    scf.condition(%more) %length : index
  } do {
  ^bb0(%length: index):
    %half = arith.shrui %length, %c1 : index
    %length64 = arith.index_cast %length : index to i64
    %length_f = arith.sitofp %length64 : i64 to f64
    %angle = arith.divf %full_turn, %length_f : f64
    scf.for %start = %c0 to %n step %length {
      scf.for %k = %c0 to %half step %c1 {
        %k64 = arith.index_cast %k : index to i64
        %k_f = arith.sitofp %k64 : i64 to f64
        %theta = arith.mulf %angle, %k_f : f64
        %i_theta = complex.create %zero, %theta : complex<f64>
        %twiddle = complex.exp %i_theta : complex<f64>
        %upper = arith.addi %start, %k : index
        %lower = arith.addi %upper, %half : index
        %a = memref.load %x[%upper] : memref<?xcomplex<f64>>
        %b = memref.load %x[%lower] : memref<?xcomplex<f64>>
        %t = complex.mul %twiddle, %b : complex<f64>
        %sum = complex.add %a, %t : complex<f64>
        %difference = complex.sub %a, %t : complex<f64>
        memref.store %sum, %x[%upper] : memref<?xcomplex<f64>>
        memref.store %difference, %x[%lower] : memref<?xcomplex<f64>>
      }
    }
    %double = arith.shli %length, %c1 : index
    scf.yield %double : index
  }
  return
}

// The sum of the squared magnitudes.
func.func private @energy(%x: memref<?xcomplex<f64>>) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %n = memref.dim %x, %c0 : memref<?xcomplex<f64>>
  %sum = scf.for %i = %c0 to %n step %c1 iter_args(%s = %zero) -> f64 {
    %z = memref.load %x[%i] : memref<?xcomplex<f64>>
    %conj = complex.conj %z : complex<f64>
    %square = complex.mul %z, %conj : complex<f64>
    %re = complex.re %square : complex<f64>
    %next = arith.addf %s, %re : f64
    scf.yield %next : f64
  }
  return %sum : f64
}

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 16 : index
  %c3 = arith.constant 3 : i64
  %c7 = arith.constant 7 : i64
  %one_int = arith.constant 1 : i64
  %blank = arith.constant 32 : i32
  %newline = arith.constant 10 : i32
  %one = arith.constant 1.0 : f64
  %minus_one = arith.constant -1.0 : f64
  %sixteen = arith.constant 16.0 : f64
  %sixteen_c = complex.constant [16.0, 0.0] : complex<f64>
  %tolerance = arith.constant 1.0e-9 : f64
  %yes = arith.constant true
  %x = memref.alloc(%n) : memref<?xcomplex<f64>>
  %samples = memref.alloc(%n) : memref<?xcomplex<f64>>
  scf.for %i = %c0 to %n step %c1 {
    // Sample i is (i * i mod 7) + (i mod 3 - 1) i.
    %i64 = arith.index_cast %i : index to i64
    %ii = arith.muli %i64, %i64 : i64
    %re_int = arith.remui %ii, %c7 : i64
    %im_int = arith.remui %i64, %c3 : i64
    %im_centred = arith.subi %im_int, %one_int : i64
    %re = arith.sitofp %re_int : i64 to f64
    %im = arith.sitofp %im_centred : i64 to f64
    %z = complex.create %re, %im : complex<f64>
    memref.store %z, %samples[%i] : memref<?xcomplex<f64>>
  }
  memref.copy %samples, %x : memref<?xcomplex<f64>> to memref<?xcomplex<f64>>

  call @fft(%x, %minus_one) : (memref<?xcomplex<f64>>, f64) -> ()
  scf.for %i = %c0 to %n step %c1 {
    %z = memref.load %x[%i] : memref<?xcomplex<f64>>
    %re = complex.re %z : complex<f64>
    %im = complex.im %z : complex<f64>
    func.call @print_fixed(%re) : (f64) -> ()
    func.call @putchar(%blank) : (i32) -> i32
    func.call @print_fixed(%im) : (f64) -> ()
    func.call @putchar(%newline) : (i32) -> i32
  }
  %before = call @energy(%samples) : (memref<?xcomplex<f64>>) -> f64
  %after = call @energy(%x) : (memref<?xcomplex<f64>>) -> f64
  %expected = arith.mulf %before, %sixteen : f64
  %gap = arith.subf %after, %expected : f64
  %abs_gap = math.absf %gap : f64
  %parseval = arith.cmpf olt, %abs_gap, %tolerance : f64

  call @fft(%x, %one) : (memref<?xcomplex<f64>>, f64) -> ()
  %restored = scf.for %i = %c0 to %n step %c1 iter_args(%fine = %yes) -> i1 {
    %z = memref.load %x[%i] : memref<?xcomplex<f64>>
    %scaled = complex.div %z, %sixteen_c : complex<f64>
    %sample = memref.load %samples[%i] : memref<?xcomplex<f64>>
    %error = complex.sub %scaled, %sample : complex<f64>
    %distance = complex.abs %error : complex<f64>
    %close = arith.cmpf olt, %distance, %tolerance : f64
    %next = arith.andi %fine, %close : i1
    scf.yield %next : i1
  }
  memref.dealloc %x : memref<?xcomplex<f64>>
  memref.dealloc %samples : memref<?xcomplex<f64>>
  %right = arith.andi %parseval, %restored : i1
  %wrong = arith.xori %right, %yes : i1
  %code = arith.extui %wrong : i1 to i32
  return %code : i32
}
