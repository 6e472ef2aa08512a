// The Mandelbrot set in characters.

func.func private @putchar(i32) -> i32

memref.global "private" constant @shades : memref<8xi8> =
    dense<[32, 46, 58, 45, 61, 43, 42, 35]>

func.func @escape_time(%cr: f64, %ci: f64, %limit: i32) -> i32 {
  %zero = arith.constant 0.0 : f64
  %two = arith.constant 2.0 : f64
  %four = arith.constant 4.0 : f64
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %r:3 = scf.while (%zr = %zero, %zi = %zero, %n = %c0) : (f64, f64, i32) -> (f64, f64, i32) {
    %rr = arith.mulf %zr, %zr : f64
    %ii = arith.mulf %zi, %zi : f64
    %norm = arith.addf %rr, %ii : f64
    %inside = arith.cmpf ole, %norm, %four : f64
    %early = arith.cmpi slt, %n, %limit : i32
    %go = arith.andi %inside, %early : i1
    scf.condition(%go) %zr, %zi, %n : f64, f64, i32
  } do {
  ^bb0(%zr: f64, %zi: f64, %n: i32):
    %rr = arith.mulf %zr, %zr : f64
    %ii = arith.mulf %zi, %zi : f64
    %d = arith.subf %rr, %ii fastmath<contract> : f64
    %next_r = arith.addf %d, %cr : f64
    %ri = arith.mulf %zr, %zi : f64
    %ri2 = arith.mulf %ri, %two : f64
    %next_i = arith.addf %ri2, %ci : f64
    %more = arith.addi %n, %c1 : i32
    scf.yield %next_r, %next_i, %more : f64, f64, i32
  }
  return %r#2 : i32
}

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %rows = arith.constant 17 : index
  %cols = arith.constant 48 : index
  %limit = arith.constant 120 : i32
  %newline = arith.constant 10 : i32
  %left = arith.constant -2.15 : f64
  %top = arith.constant -1.2 : f64
  %dx = arith.constant 0.0625 : f64
  %dy = arith.constant 0.15 : f64
  %none = arith.constant 0 : i32
  %shades = memref.get_global @shades : memref<8xi8>
  %inside = scf.for %y = %c0 to %rows step %c1 iter_args(%count = %none) -> i32 {
    %yi = arith.index_cast %y : index to i32
    %yf = arith.sitofp %yi : i32 to f64
    %ydy = arith.mulf %yf, %dy : f64
    %ci = arith.addf %top, %ydy : f64
    %row = scf.for %x = %c0 to %cols step %c1 iter_args(%count_row = %count) -> i32 {
      %xi = arith.index_cast %x : index to i32
      %xf = arith.sitofp %xi : i32 to f64
      %xdx = arith.mulf %xf, %dx : f64
      %cr = arith.addf %left, %xdx : f64
      %n = func.call @escape_time(%cr, %ci, %limit) : (f64, f64, i32) -> i32
      %seven = arith.constant 7 : i32
      %shade = arith.minsi %n, %seven : i32
      %k = arith.index_cast %shade : i32 to index
      %byte = memref.load %shades[%k] : memref<8xi8>
      %char = arith.extui %byte : i8 to i32
      func.call @putchar(%char) : (i32) -> i32
      %stays = arith.cmpi eq, %n, %limit : i32
      %one = arith.extui %stays : i1 to i32
      %next = arith.addi %count_row, %one : i32
      scf.yield %next : i32
    }
    func.call @putchar(%newline) : (i32) -> i32
    scf.yield %row : i32
  }
  %least = arith.constant 100 : i32
  %few = arith.cmpi slt, %inside, %least : i32
  %code = arith.extui %few : i1 to i32
  return %code : i32
}
