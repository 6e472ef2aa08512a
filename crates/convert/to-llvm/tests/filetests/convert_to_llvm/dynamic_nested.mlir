// terrace opt --pass-pipeline=builtin.module(builtin.module(convert-to-llvm{dynamic}))
// Run on a nested module, whose layout is that of the module around.
module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i64>} {
  module {
    func.func @f(%i: index) -> index {
      return %i : index
    }
  }
}
// ==== stdout ====
module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i64>} {
  module {
    llvm.func @f(%arg0: i32) -> i32 {
      llvm.return %arg0 : i32
    }
  }
}

