// terrace opt --mem2reg
// A part of a value that is no integer, where the most significant byte is first. mlir-opt makes a constant of the value's
// own type to shift it by, which its verifier refuses.
module attributes { dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "big"> } {
  llvm.func @part(%v: f64) -> i16 {
    %one = llvm.mlir.constant(1 : i32) : i32
    %m = llvm.alloca %one x f64 : (i32) -> !llvm.ptr
    llvm.store %v, %m : f64, !llvm.ptr
    %r = llvm.load %m : !llvm.ptr -> i16
    llvm.return %r : i16
  }
}
// ==== stdout ====
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "big">} {
  llvm.func @part(%arg0: f64) -> i16 {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.bitcast %arg0 : f64 to i64
    %2 = llvm.mlir.constant(48 : i64) : i64
    %3 = llvm.lshr %1, %2 : i64
    %4 = llvm.trunc %3 : i64 to i16
    llvm.return %4 : i16
  }
}

