// terrace opt --convert-to-llvm=dynamic
// The data layout of the operation that the pass runs on, for what is nested too.
module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i64>} {
  func.func @f(%i: index, %m: memref<?xf32>) -> index {
    %0 = arith.addi %i, %i : index
    return %0 : index
  }
  module {
    func.func @f(%i: index) -> index {
      return %i : index
    }
  }
}
// ==== stdout ====
module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i64>} {
  llvm.func @f(%arg0: i32, %arg1: !llvm.ptr, %arg2: !llvm.ptr, %arg3: i32, %arg4: i32, %arg5: i32) -> i32 {
    %0 = llvm.add %arg0, %arg0 : i32
    llvm.return %0 : i32
  }
  module {
    llvm.func @f(%arg0: i32) -> i32 {
      llvm.return %arg0 : i32
    }
  }
}

