// terrace opt --convert-func-to-llvm
// Functions of nested modules are converted from the outer one.
module @outer {
  module @inner {
    func.func @f(%i: index) -> index {
      return %i : index
    }
  }
  func.func @g(%i: index) -> index {
    return %i : index
  }
}
// ==== stdout ====
module @outer {
  module @inner {
    llvm.func @f(%arg0: i64) -> i64 {
      llvm.return %arg0 : i64
    }
  }
  llvm.func @g(%arg0: i64) -> i64 {
    llvm.return %arg0 : i64
  }
}

