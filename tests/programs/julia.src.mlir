// A Julia set in the colours of the terminal: z*z - 0.8 + 0.156i, until z leaves a circle of radius 2 around 0.

func.func private @putchar(i32) -> i32

// Colours of the terminal's 256, from far outside to inside.
memref.global "private" constant @colours : memref<16xi8> =
    dense<[17, 18, 19, 20, 26, 32, 38, 44, 50, 86, 122, 158, 194, 230, 231, 16]>

func.func @put(%c: i32) {
  %0 = call @putchar(%c) : (i32) -> i32
  return
}

// A number without a sign, in decimal.
func.func @put_number(%n: i32) {
  %c10 = arith.constant 10 : i32
  %c48 = arith.constant 48 : i32
  %several = arith.cmpi uge, %n, %c10 : i32
  scf.if %several {
    %rest = arith.divui %n, %c10 : i32
    func.call @put_number(%rest) : (i32) -> ()
  }
  %digit = arith.remui %n, %c10 : i32
  %c = arith.addi %digit, %c48 : i32
  call @put(%c) : (i32) -> ()
  return
}

// ESC [ 48 ; 5 ; colour m: the background from here on.
func.func @put_colour(%colour: i32) {
  %text = arith.constant dense<[27, 91, 52, 56, 59, 53, 59]> : vector<7xi32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  scf.for %i = %c0 to %c7 step %c1 {
    %c = vector.extract %text[%i] : i32 from vector<7xi32>
    func.call @put(%c) : (i32) -> ()
  }
  call @put_number(%colour) : (i32) -> ()
  %m = arith.constant 109 : i32
  call @put(%m) : (i32) -> ()
  return
}

// The number of steps until z has left the circle, at most 90.
func.func @steps(%x: f64, %y: f64) -> i32 {
  %cr = arith.constant -0.8 : f64
  %ci = arith.constant 0.156 : f64
  %c = complex.create %cr, %ci : complex<f64>
  %start = complex.create %x, %y : complex<f64>
  %most = arith.constant 90 : i32
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %four = arith.constant 4.0 : f64
  %r:2 = scf.while (%z = %start, %n = %zero) : (complex<f64>, i32) -> (complex<f64>, i32) {
    %re = complex.re %z : complex<f64>
    %im = complex.im %z : complex<f64>
    %rr = arith.mulf %re, %re : f64
    %ii = arith.mulf %im, %im : f64
    %size = arith.addf %rr, %ii : f64
    %inside = arith.cmpf ole, %size, %four : f64
    %early = arith.cmpi slt, %n, %most : i32
    %go = arith.andi %inside, %early : i1
    scf.condition(%go) %z, %n : complex<f64>, i32
  } do {
  ^bb0(%z: complex<f64>, %n: i32):
    %square = complex.mul %z, %z : complex<f64>
    %next = complex.add %square, %c : complex<f64>
    %more = arith.addi %n, %one : i32
    scf.yield %next, %more : complex<f64>, i32
  }
  return %r#1 : i32
}

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %rows = arith.constant 26 : index
  %columns = arith.constant 76 : index
  %left = arith.constant -1.6 : f64
  %top = arith.constant 1.1 : f64
  %dx = arith.constant 0.0421 : f64
  %dy = arith.constant -0.0842 : f64
  %six = arith.constant 6 : i32
  %none = arith.constant -1 : i32
  %space = arith.constant 32 : i32
  %newline = arith.constant 10 : i32
  %escape = arith.constant 27 : i32
  %bracket = arith.constant 91 : i32
  %m = arith.constant 109 : i32
  %colours = memref.get_global @colours : memref<16xi8>
  scf.for %row = %c0 to %rows step %c1 {
    %ri = arith.index_cast %row : index to i32
    %rf = arith.sitofp %ri : i32 to f64
    %down = arith.mulf %rf, %dy : f64
    %y = arith.addf %top, %down : f64
    scf.for %column = %c0 to %columns step %c1 iter_args(%last = %none) -> i32 {
      %ki = arith.index_cast %column : index to i32
      %kf = arith.sitofp %ki : i32 to f64
      %right = arith.mulf %kf, %dx : f64
      %x = arith.addf %left, %right : f64
      %n = func.call @steps(%x, %y) : (f64, f64) -> i32
      %shade = arith.divui %n, %six : i32
      %at = arith.index_cast %shade : i32 to index
      %byte = memref.load %colours[%at] : memref<16xi8>
      %colour = arith.extui %byte : i8 to i32
      %other = arith.cmpi ne, %colour, %last : i32
      scf.if %other {
        func.call @put_colour(%colour) : (i32) -> ()
      }
      func.call @put(%space) : (i32) -> ()
      scf.yield %colour : i32
    }
    // ESC [ m: as it was.
    func.call @put(%escape) : (i32) -> ()
    func.call @put(%bracket) : (i32) -> ()
    func.call @put(%m) : (i32) -> ()
    func.call @put(%newline) : (i32) -> ()
  }
  %ok = arith.constant 0 : i32
  return %ok : i32
}
