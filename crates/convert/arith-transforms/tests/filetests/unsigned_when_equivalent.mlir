// terrace opt --allow-unregistered-dialect --arith-unsigned-when-equivalent
// Signed operations on what is never negative.
func.func @u(%q: i64, %p: i8, %v: vector<4xi8>) -> (i64, i64, i64, i1, i64, i64, i64, vector<4xi8>) attributes {a = 1} {
  %c7 = arith.constant 7 : i64
  %c2 = arith.constant 2 : i64
  %a = arith.andi %q, %c7 : i64
  %d = arith.divsi %a, %c2 {foo = 3} : i64
  %e = arith.ceildivsi %a, %c2 : i64
  %f = arith.floordivsi %a, %c2 : i64
  %g = arith.remsi %a, %c2 : i64
  %h = arith.maxsi %a, %c2 : i64
  %i = arith.minsi %a, %c2 : i64
  %c = arith.cmpi slt, %a, %c2 {foo = 4}: i64
  %p3 = arith.constant 3 : i8
  %pp = arith.andi %p, %p3 : i8
  %x = arith.extsi %pp : i8 to i64
  %s = arith.addi %x, %g : i64
  %cst = arith.constant dense<3> : vector<4xi8>
  %w = arith.andi %v, %cst : vector<4xi8>
  %w2 = arith.divsi %w, %cst : vector<4xi8>
  %sh = arith.shrsi %a, %c2 : i64
  %fp = arith.sitofp %a : i64 to f32
  %ic = arith.index_cast %a : i64 to index
  "u.u"(%sh, %fp, %ic) : (i64, f32, index) -> ()
  return %d, %e, %f, %c, %s, %h, %i, %w2 : i64, i64, i64, i1, i64, i64, i64, vector<4xi8>
}
// ==== stdout ====
module {
  func.func @u(%arg0: i64, %arg1: i8, %arg2: vector<4xi8>) -> (i64, i64, i64, i1, i64, i64, i64, vector<4xi8>) attributes {a = 1 : i64} {
    %c7_i64 = arith.constant 7 : i64
    %c2_i64 = arith.constant 2 : i64
    %0 = arith.andi %arg0, %c7_i64 : i64
    %1 = arith.divui %0, %c2_i64 {foo = 3 : i64} : i64
    %2 = arith.ceildivui %0, %c2_i64 : i64
    %3 = arith.divui %0, %c2_i64 : i64
    %4 = arith.remui %0, %c2_i64 : i64
    %5 = arith.maxui %0, %c2_i64 : i64
    %6 = arith.minui %0, %c2_i64 : i64
    %7 = arith.cmpi ult, %0, %c2_i64 : i64
    %c3_i8 = arith.constant 3 : i8
    %8 = arith.andi %arg1, %c3_i8 : i8
    %9 = arith.extui %8 : i8 to i64
    %10 = arith.addi %9, %4 : i64
    %cst = arith.constant dense<3> : vector<4xi8>
    %11 = arith.andi %arg2, %cst : vector<4xi8>
    %12 = arith.divui %11, %cst : vector<4xi8>
    %13 = arith.shrsi %0, %c2_i64 : i64
    %14 = arith.sitofp %0 : i64 to f32
    %15 = arith.index_cast %0 : i64 to index
    "u.u"(%13, %14, %15) : (i64, f32, index) -> ()
    return %1, %2, %3, %7, %10, %5, %6, %12 : i64, i64, i64, i1, i64, i64, i64, vector<4xi8>
  }
}

