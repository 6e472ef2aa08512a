// terrace opt --convert-to-llvm
// The data layout does not count.
module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i64>} {
  func.func @f(%i: index) -> index {
    return %i : index
  }
}
// ==== stdout ====
module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i64>} {
  llvm.func @f(%arg0: i64) -> i64 {
    llvm.return %arg0 : i64
  }
}

