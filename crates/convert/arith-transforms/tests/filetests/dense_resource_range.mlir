// terrace opt --int-range-optimizations
// Nothing is known of integers that are not at hand.
func.func @f(%c: i1) -> tensor<2xi32> {
  %one = arith.constant dense<1> : tensor<2xi32>
  %other = arith.constant dense_resource<numbers> : tensor<2xi32>
  %0 = scf.if %c -> tensor<2xi32> {
    scf.yield %one : tensor<2xi32>
  } else {
    scf.yield %other : tensor<2xi32>
  }
  return %0 : tensor<2xi32>
}

{-#
  dialect_resources: {
    builtin: {
      numbers: "0x040000000700000009000000"
    }
  }
#-}
// ==== stdout ====
module {
  func.func @f(%arg0: i1) -> tensor<2xi32> {
    %cst = arith.constant dense<1> : tensor<2xi32>
    %cst_0 = arith.constant dense_resource<numbers> : tensor<2xi32>
    %0 = scf.if %arg0 -> (tensor<2xi32>) {
      scf.yield %cst : tensor<2xi32>
    } else {
      scf.yield %cst_0 : tensor<2xi32>
    }
    return %0 : tensor<2xi32>
  }
}

{-#
  dialect_resources: {
    builtin: {
      numbers: "0x040000000700000009000000"
    }
  }
#-}

