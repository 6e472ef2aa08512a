// terrace opt --loop-invariant-code-motion | terrace lower | lli
// What divides is not moved out of a loop that may have no turn: by zero it would end the program.
func.func @f(%n: index, %a: index, %b: index, %x: i64, %y: i64, %v: vector<2xi64>, %w: vector<2xi64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %0 = arith.divsi %x, %y : i64
    vector.print %0 : i64
    %1 = arith.remui %x, %y : i64
    vector.print %1 : i64
    %2 = arith.ceildivsi %x, %y : i64
    vector.print %2 : i64
    %3 = arith.floordivsi %x, %y : i64
    vector.print %3 : i64
    %30 = arith.ceildivui %x, %y : i64
    vector.print %30 : i64
    %31 = arith.remsi %v, %w : vector<2xi64>
    vector.print %31 : vector<2xi64>
  }
  return
}
func.func @g(%n: index, %a: index, %b: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %4 = index.divs %a, %b
    vector.print %4 : index
    %5 = index.divu %a, %b
    vector.print %5 : index
    %6 = index.rems %a, %b
    vector.print %6 : index
    %7 = index.remu %a, %b
    vector.print %7 : index
    %8 = index.ceildivs %a, %b
    vector.print %8 : index
    %9 = index.ceildivu %a, %b
    vector.print %9 : index
    %10 = index.floordivs %a, %b
    vector.print %10 : index
  }
  return
}
func.func @h(%n: index, %x: i64, %y: i64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %11 = llvm.srem %x, %y : i64
    vector.print %11 : i64
    %12 = llvm.urem %x, %y : i64
    vector.print %12 : i64
    %13 = llvm.sdiv %x, %y : i64
    vector.print %13 : i64
    %14 = llvm.udiv %x, %y : i64
    vector.print %14 : i64
  }
  return
}
func.func @k(%n: index, %a: index, %b: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %15 = affine.apply affine_map<()[s0, s1] -> (s0 floordiv s1)>()[%a, %b]
    vector.print %15 : index
    %16 = affine.min affine_map<()[s0, s1] -> (s0 mod s1, s0)>()[%a, %b]
    vector.print %16 : index
    %17 = affine.max affine_map<()[s0, s1] -> (s0 ceildiv s1, s0)>()[%a, %b]
    vector.print %17 : index
    %18:2 = affine.delinearize_index %a into (%b) : index, index
    vector.print %18#0 : index
  }
  return
}
func.func @l(%n: index, %x: i64, %y: i64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %19 = math.ipowi %x, %y : i64
    vector.print %19 : i64
  }
  return
}
func.func @main() {
  %none = arith.constant 0 : index
  %one = arith.constant 1 : index
  %zero = arith.constant 0 : i64
  %minus = arith.constant -1 : i64
  %min = arith.constant -9223372036854775808 : i64
  %x = arith.constant -17 : i64
  %y = arith.constant 5 : i64
  %a = arith.constant 17 : index
  %b = arith.constant 5 : index
  %imin = arith.constant -9223372036854775808 : index
  %iminus = arith.constant -1 : index
  %v = arith.constant dense<[-17, 17]> : vector<2xi64>
  %w = arith.constant dense<[5, -5]> : vector<2xi64>
  %vz = arith.constant dense<[1, 0]> : vector<2xi64>
  func.call @f(%none, %none, %none, %x, %zero, %v, %vz) : (index, index, index, i64, i64, vector<2xi64>, vector<2xi64>) -> ()
  func.call @f(%none, %none, %none, %min, %minus, %v, %vz) : (index, index, index, i64, i64, vector<2xi64>, vector<2xi64>) -> ()
  func.call @f(%one, %none, %none, %x, %y, %v, %w) : (index, index, index, i64, i64, vector<2xi64>, vector<2xi64>) -> ()
  func.call @g(%none, %a, %none) : (index, index, index) -> ()
  func.call @g(%none, %imin, %iminus) : (index, index, index) -> ()
  func.call @g(%one, %a, %b) : (index, index, index) -> ()
  func.call @h(%none, %x, %zero) : (index, i64, i64) -> ()
  func.call @h(%none, %min, %minus) : (index, i64, i64) -> ()
  func.call @h(%one, %x, %y) : (index, i64, i64) -> ()
  func.call @k(%none, %a, %none) : (index, index, index) -> ()
  func.call @k(%one, %a, %b) : (index, index, index) -> ()
  func.call @l(%none, %zero, %minus) : (index, i64, i64) -> ()
  func.call @l(%one, %x, %y) : (index, i64, i64) -> ()
  return
}
// ==== stdout ====
-3
4
-3
-4
3689348814741910320
( -2, 2 )
3
3
2
2
4
4
3
-2
4
-3
3689348814741910319
3
2
17
3
-1419857
