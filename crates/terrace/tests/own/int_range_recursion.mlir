// terrace opt --int-range-optimizations
// Ranges that grow by one with each call become those of all numbers. (MLIR does not end.)
func.func private @digits(%n: i64, %count: index) {
  %c1 = arith.constant 1 : index
  %more = arith.cmpi ugt, %count, %c1 : index
  scf.if %more {
    %fewer = arith.subi %count, %c1 : index
    func.call @digits(%n, %fewer) : (i64, index) -> ()
  }
  return
}
func.func @main(%n: i64) {
  %c6 = arith.constant 6 : index
  call @digits(%n, %c6) : (i64, index) -> ()
  return
}
// ==== stdout ====
module {
  func.func private @digits(%arg0: i64, %arg1: index) {
    %c1 = arith.constant 1 : index
    %0 = arith.cmpi ugt, %arg1, %c1 : index
    scf.if %0 {
      %1 = arith.subi %arg1, %c1 : index
      func.call @digits(%arg0, %1) : (i64, index) -> ()
    }
    return
  }
  func.func @main(%arg0: i64) {
    %c6 = arith.constant 6 : index
    call @digits(%arg0, %c6) : (i64, index) -> ()
    return
  }
}

