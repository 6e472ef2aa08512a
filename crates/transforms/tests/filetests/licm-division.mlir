// terrace opt --loop-invariant-code-motion --allow-unregistered-dialect
// A loop may have no turn, so divisions are moved out of it only where the divisor is a constant that one can divide by. mlir-opt
// moves remainders, arith.floordivsi, affine expressions and math.ipowi whatever they divide by.
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
func.func @constants(%n: index, %a: index, %x: i64, %v: vector<2xi64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %five = arith.constant 5 : i64
  %minus = arith.constant -1 : i64
  %w = arith.constant dense<[5, -5]> : vector<2xi64>
  scf.for %i = %c0 to %n step %c1 {
    %0 = arith.remui %x, %five : i64
    %1 = arith.remsi %v, %w : vector<2xi64>
    %2 = arith.floordivsi %x, %five : i64
    %3 = arith.remsi %x, %minus : i64
    %4 = llvm.srem %x, %five : i64
    %12 = llvm.srem %x, %minus : i64
    %5 = affine.apply affine_map<()[s0] -> (s0 floordiv 5)>()[%a]
    %6 = affine.apply affine_map<()[s0, s1] -> (s0 mod s1 + s0 * s1)>()[%a, %c5]
    %7:2 = affine.delinearize_index %a into (%c5) : index, index
    %8:2 = affine.delinearize_index %a into (%n, 5) : index, index
    %9 = math.ipowi %x, %five : i64
    %10 = math.ipowi %five, %x : i64
    %11 = math.ipowi %x, %minus : i64
    "test.use"(%12, %0, %1, %2, %3, %4, %5, %6, %7#0, %8#0, %9, %10, %11) : (i64, i64, vector<2xi64>, i64, i64, i64, index, index, index, index, i64, i64, i64) -> ()
  }
  return
}
// ==== stdout ====
#map = affine_map<()[s0, s1] -> (s0 floordiv s1)>
#map1 = affine_map<()[s0, s1] -> (s0 mod s1, s0)>
#map2 = affine_map<()[s0, s1] -> (s0 ceildiv s1, s0)>
#map3 = affine_map<()[s0] -> (s0 floordiv 5)>
#map4 = affine_map<()[s0, s1] -> (s0 mod s1 + s0 * s1)>
module {
  func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: i64, %arg4: i64, %arg5: vector<2xi64>, %arg6: vector<2xi64>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %arg7 = %c0 to %arg0 step %c1 {
      %0 = arith.divsi %arg3, %arg4 : i64
      vector.print %0 : i64
      %1 = arith.remui %arg3, %arg4 : i64
      vector.print %1 : i64
      %2 = arith.ceildivsi %arg3, %arg4 : i64
      vector.print %2 : i64
      %3 = arith.floordivsi %arg3, %arg4 : i64
      vector.print %3 : i64
      %4 = arith.ceildivui %arg3, %arg4 : i64
      vector.print %4 : i64
      %5 = arith.remsi %arg5, %arg6 : vector<2xi64>
      vector.print %5 : vector<2xi64>
    }
    return
  }
  func.func @g(%arg0: index, %arg1: index, %arg2: index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %arg3 = %c0 to %arg0 step %c1 {
      %0 = index.divs %arg1, %arg2
      vector.print %0 : index
      %1 = index.divu %arg1, %arg2
      vector.print %1 : index
      %2 = index.rems %arg1, %arg2
      vector.print %2 : index
      %3 = index.remu %arg1, %arg2
      vector.print %3 : index
      %4 = index.ceildivs %arg1, %arg2
      vector.print %4 : index
      %5 = index.ceildivu %arg1, %arg2
      vector.print %5 : index
      %6 = index.floordivs %arg1, %arg2
      vector.print %6 : index
    }
    return
  }
  func.func @h(%arg0: index, %arg1: i64, %arg2: i64) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %arg3 = %c0 to %arg0 step %c1 {
      %0 = llvm.srem %arg1, %arg2 : i64
      vector.print %0 : i64
      %1 = llvm.urem %arg1, %arg2 : i64
      vector.print %1 : i64
      %2 = llvm.sdiv %arg1, %arg2 : i64
      vector.print %2 : i64
      %3 = llvm.udiv %arg1, %arg2 : i64
      vector.print %3 : i64
    }
    return
  }
  func.func @k(%arg0: index, %arg1: index, %arg2: index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %arg3 = %c0 to %arg0 step %c1 {
      %0 = affine.apply #map()[%arg1, %arg2]
      vector.print %0 : index
      %1 = affine.min #map1()[%arg1, %arg2]
      vector.print %1 : index
      %2 = affine.max #map2()[%arg1, %arg2]
      vector.print %2 : index
      %3:2 = affine.delinearize_index %arg1 into (%arg2) : index, index
      vector.print %3#0 : index
    }
    return
  }
  func.func @l(%arg0: index, %arg1: i64, %arg2: i64) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %arg3 = %c0 to %arg0 step %c1 {
      %0 = math.ipowi %arg1, %arg2 : i64
      vector.print %0 : i64
    }
    return
  }
  func.func @constants(%arg0: index, %arg1: index, %arg2: i64, %arg3: vector<2xi64>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c5 = arith.constant 5 : index
    %c5_i64 = arith.constant 5 : i64
    %c-1_i64 = arith.constant -1 : i64
    %cst = arith.constant dense<[5, -5]> : vector<2xi64>
    %0 = arith.remui %arg2, %c5_i64 : i64
    %1 = arith.remsi %arg3, %cst : vector<2xi64>
    %2 = arith.floordivsi %arg2, %c5_i64 : i64
    %3 = llvm.srem %arg2, %c5_i64 : i64
    %4 = affine.apply #map3()[%arg1]
    %5 = affine.apply #map4()[%arg1, %c5]
    %6:2 = affine.delinearize_index %arg1 into (%c5) : index, index
    %7:2 = affine.delinearize_index %arg1 into (%arg0, 5) : index, index
    %8 = math.ipowi %arg2, %c5_i64 : i64
    %9 = math.ipowi %c5_i64, %arg2 : i64
    scf.for %arg4 = %c0 to %arg0 step %c1 {
      %10 = arith.remsi %arg2, %c-1_i64 : i64
      %11 = llvm.srem %arg2, %c-1_i64 : i64
      %12 = math.ipowi %arg2, %c-1_i64 : i64
      "test.use"(%11, %0, %1, %2, %10, %3, %4, %5, %6#0, %7#0, %8, %9, %12) : (i64, i64, vector<2xi64>, i64, i64, i64, index, index, index, index, i64, i64, i64) -> ()
    }
    return
  }
}

