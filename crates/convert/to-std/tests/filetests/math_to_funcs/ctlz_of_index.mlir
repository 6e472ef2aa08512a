// terrace opt --convert-math-to-funcs=convert-ctlz
// Numbers of type `index` have no known width.
func.func @f(%a: index, %v: vector<2xindex>, %b: i16) -> (index, vector<2xindex>, index, i16) {
  %0 = math.ctlz %a : index
  %1 = math.ctlz %v : vector<2xindex>
  %c = arith.constant 1 : index
  %2 = math.ctlz %c : index
  %3 = math.ctlz %b : i16
  return %0, %1, %2, %3 : index, vector<2xindex>, index, i16
}
// ==== stdout ====
module {
  func.func @f(%arg0: index, %arg1: vector<2xindex>, %arg2: i16) -> (index, vector<2xindex>, index, i16) {
    %0 = math.ctlz %arg0 : index
    %1 = math.ctlz %arg1 : vector<2xindex>
    %c1 = arith.constant 1 : index
    %2 = math.ctlz %c1 : index
    %3 = call @__mlir_math_ctlz_i16(%arg2) : (i16) -> i16
    return %0, %1, %2, %3 : index, vector<2xindex>, index, i16
  }
  func.func private @__mlir_math_ctlz_i16(%arg0: i16) -> i16 attributes {llvm.linkage = #llvm.linkage<linkonce_odr>} {
    %c16_i16 = arith.constant 16 : i16
    %c0_i16 = arith.constant 0 : i16
    %0 = arith.cmpi eq, %arg0, %c0_i16 : i16
    %1 = scf.if %0 -> (i16) {
      scf.yield %c16_i16 : i16
    } else {
      %c1 = arith.constant 1 : index
      %c1_i16 = arith.constant 1 : i16
      %c16 = arith.constant 16 : index
      %c0_i16_0 = arith.constant 0 : i16
      %2:2 = scf.for %arg1 = %c1 to %c16 step %c1 iter_args(%arg2 = %arg0, %arg3 = %c0_i16_0) -> (i16, i16) {
        %3 = arith.cmpi slt, %arg2, %c0_i16 : i16
        %4:2 = scf.if %3 -> (i16, i16) {
          scf.yield %arg2, %arg3 : i16, i16
        } else {
          %5 = arith.addi %arg3, %c1_i16 : i16
          %6 = arith.shli %arg2, %c1_i16 : i16
          scf.yield %6, %5 : i16, i16
        }
        scf.yield %4#0, %4#1 : i16, i16
      }
      scf.yield %2#1 : i16
    }
    return %1 : i16
  }
}

