// fx opt --convert-fx-to-arith
// One type becomes one, another becomes two, in signatures and results too.
func.func @bounds(%x: !fx.fixed<8, 8>) -> !fx.interval<!fx.fixed<8, 8>> {
  %one = fx.constant 1.0 : !fx.fixed<8, 8>
  %low = fx.add %x, %one : !fx.fixed<8, 8>
  %high = fx.add %low, %one overflow<saturate> : !fx.fixed<8, 8>
  %0 = fx.interval %low to %high : !fx.interval<!fx.fixed<8, 8>>
  return %0 : !fx.interval<!fx.fixed<8, 8>>
}
func.func @clamp(%x: !fx.fixed<8, 8>, %m: memref<?x!fx.fixed<8, 8>>) -> !fx.fixed<8, 8> {
  %0 = call @bounds(%x) : (!fx.fixed<8, 8>) -> !fx.interval<!fx.fixed<8, 8>>
  fx.map %m {
  ^bb0(%e: !fx.fixed<8, 8>):
    %1 = fx.clamp %e in %0 : !fx.interval<!fx.fixed<8, 8>>
    %2 = fx.mul %1, %1 : !fx.fixed<8, 8>
    fx.yield %2 : !fx.fixed<8, 8>
  } : memref<?x!fx.fixed<8, 8>>
  %3 = fx.clamp %x in %0 : !fx.interval<!fx.fixed<8, 8>>
  %4 = fx.sum %3, %x init %3 : !fx.fixed<8, 8>
  return %4 : !fx.fixed<8, 8>
}
// ==== stdout ====
module {
  func.func @bounds(%arg0: i16) -> (i16, i16) {
    %c256_i16 = arith.constant 256 : i16
    %0 = arith.addi %arg0, %c256_i16 : i16
    %1 = arith.extsi %0 : i16 to i17
    %2 = arith.extsi %c256_i16 : i16 to i17
    %3 = arith.addi %1, %2 : i17
    %c-32768_i17 = arith.constant -32768 : i17
    %c32767_i17 = arith.constant 32767 : i17
    %4 = arith.maxsi %3, %c-32768_i17 : i17
    %5 = arith.minsi %4, %c32767_i17 : i17
    %6 = arith.trunci %5 : i17 to i16
    return %0, %6 : i16, i16
  }
  func.func @clamp(%arg0: i16, %arg1: memref<?xi16>) -> i16 {
    %0:2 = call @bounds(%arg0) : (i16) -> (i16, i16)
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %dim = memref.dim %arg1, %c0 : memref<?xi16>
    scf.for %arg2 = %c0 to %dim step %c1 {
      %5 = memref.load %arg1[%arg2] : memref<?xi16>
      %6 = arith.maxsi %5, %0#0 : i16
      %7 = arith.minsi %6, %0#1 : i16
      %8 = fx.intr.smul_fix %7, %7 scale 8 : i16
      memref.store %8, %arg1[%arg2] : memref<?xi16>
    }
    %1 = arith.maxsi %arg0, %0#0 : i16
    %2 = arith.minsi %1, %0#1 : i16
    %3 = arith.addi %2, %2 : i16
    %4 = arith.addi %3, %arg0 : i16
    return %4 : i16
  }
}

