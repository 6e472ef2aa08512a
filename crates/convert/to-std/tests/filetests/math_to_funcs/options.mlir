// terrace opt --convert-math-to-funcs="min-width-of-fpowi-exponent=33 convert-ctlz=true"
// Powers with small exponents stay; counts of leading zeros are computed by a loop.
func.func @f(%a: i32, %b: f32, %c: vector<2xi8>) -> (f32, i32, vector<2xi8>) {
  %0 = math.fpowi %b, %a : f32, i32
  %1 = math.ctlz %a : i32
  %2 = math.ctlz %c : vector<2xi8>
  return %0, %1, %2 : f32, i32, vector<2xi8>
}
// ==== stdout ====
module {
  func.func @f(%arg0: i32, %arg1: f32, %arg2: vector<2xi8>) -> (f32, i32, vector<2xi8>) {
    %0 = math.fpowi %arg1, %arg0 : f32, i32
    %1 = call @__mlir_math_ctlz_i32(%arg0) : (i32) -> i32
    %cst = arith.constant dense<0> : vector<2xi8>
    %2 = vector.extract %arg2[0] : i8 from vector<2xi8>
    %3 = call @__mlir_math_ctlz_i8(%2) : (i8) -> i8
    %4 = vector.insert %3, %cst [0] : i8 into vector<2xi8>
    %5 = vector.extract %arg2[1] : i8 from vector<2xi8>
    %6 = call @__mlir_math_ctlz_i8(%5) : (i8) -> i8
    %7 = vector.insert %6, %4 [1] : i8 into vector<2xi8>
    return %0, %1, %7 : f32, i32, vector<2xi8>
  }
  func.func private @__mlir_math_ctlz_i32(%arg0: i32) -> i32 attributes {llvm.linkage = #llvm.linkage<linkonce_odr>} {
    %c32_i32 = arith.constant 32 : i32
    %c0_i32 = arith.constant 0 : i32
    %0 = arith.cmpi eq, %arg0, %c0_i32 : i32
    %1 = scf.if %0 -> (i32) {
      scf.yield %c32_i32 : i32
    } else {
      %c1 = arith.constant 1 : index
      %c1_i32 = arith.constant 1 : i32
      %c32 = arith.constant 32 : index
      %c0_i32_0 = arith.constant 0 : i32
      %2:2 = scf.for %arg1 = %c1 to %c32 step %c1 iter_args(%arg2 = %arg0, %arg3 = %c0_i32_0) -> (i32, i32) {
        %3 = arith.cmpi slt, %arg2, %c0_i32 : i32
        %4:2 = scf.if %3 -> (i32, i32) {
          scf.yield %arg2, %arg3 : i32, i32
        } else {
          %5 = arith.addi %arg3, %c1_i32 : i32
          %6 = arith.shli %arg2, %c1_i32 : i32
          scf.yield %6, %5 : i32, i32
        }
        scf.yield %4#0, %4#1 : i32, i32
      }
      scf.yield %2#1 : i32
    }
    return %1 : i32
  }
  func.func private @__mlir_math_ctlz_i8(%arg0: i8) -> i8 attributes {llvm.linkage = #llvm.linkage<linkonce_odr>} {
    %c8_i8 = arith.constant 8 : i8
    %c0_i8 = arith.constant 0 : i8
    %0 = arith.cmpi eq, %arg0, %c0_i8 : i8
    %1 = scf.if %0 -> (i8) {
      scf.yield %c8_i8 : i8
    } else {
      %c1 = arith.constant 1 : index
      %c1_i8 = arith.constant 1 : i8
      %c8 = arith.constant 8 : index
      %c0_i8_0 = arith.constant 0 : i8
      %2:2 = scf.for %arg1 = %c1 to %c8 step %c1 iter_args(%arg2 = %arg0, %arg3 = %c0_i8_0) -> (i8, i8) {
        %3 = arith.cmpi slt, %arg2, %c0_i8 : i8
        %4:2 = scf.if %3 -> (i8, i8) {
          scf.yield %arg2, %arg3 : i8, i8
        } else {
          %5 = arith.addi %arg3, %c1_i8 : i8
          %6 = arith.shli %arg2, %c1_i8 : i8
          scf.yield %6, %5 : i8, i8
        }
        scf.yield %4#0, %4#1 : i8, i8
      }
      scf.yield %2#1 : i8
    }
    return %1 : i8
  }
}

