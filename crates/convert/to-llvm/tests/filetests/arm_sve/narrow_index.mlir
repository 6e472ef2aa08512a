// terrace opt --convert-vector-to-llvm=enable-arm-sve
// The instruction takes bounds of 64 bits.
module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32>} {
  func.func @mask(%n: index) -> vector<[4]xi1> {
    %0 = vector.create_mask %n : vector<[4]xi1>
    return %0 : vector<[4]xi1>
  }
}
// ==== stdout ====
module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i64>} {
  func.func @mask(%arg0: index) -> vector<[4]xi1> {
    %0 = builtin.unrealized_conversion_cast %arg0 : index to i64
    %1 = llvm.mlir.zero : i64
    %2 = "arm_sve.intr.whilelt"(%1, %0) : (i64, i64) -> vector<[4]xi1>
    return %2 : vector<[4]xi1>
  }
}

