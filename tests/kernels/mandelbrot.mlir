// How many points of 400 x 400 are in the Mandelbrot set, by 300 steps.
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
    %d = arith.subf %rr, %ii : f64
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
  %size = arith.constant 400 : index
  %limit = arith.constant 300 : i32
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %left = arith.constant -2.0 : f64
  %top = arith.constant -1.25 : f64
  %step = arith.constant 0.00625 : f64
  %inside = scf.for %y = %c0 to %size step %c1 iter_args(%count = %zero) -> i32 {
    %yi = arith.index_cast %y : index to i32
    %yf = arith.sitofp %yi : i32 to f64
    %ydy = arith.mulf %yf, %step : f64
    %ci = arith.addf %top, %ydy : f64
    %row = scf.for %x = %c0 to %size step %c1 iter_args(%count_row = %count) -> i32 {
      %xi = arith.index_cast %x : index to i32
      %xf = arith.sitofp %xi : i32 to f64
      %xdx = arith.mulf %xf, %step : f64
      %cr = arith.addf %left, %xdx : f64
      %n = func.call @escape_time(%cr, %ci, %limit) : (f64, f64, i32) -> i32
      %is = arith.cmpi eq, %n, %limit : i32
      %add = arith.select %is, %one, %zero : i32
      %next = arith.addi %count_row, %add : i32
      scf.yield %next : i32
    }
    scf.yield %row : i32
  }
  vector.print %inside : i32
  return %zero : i32
}
