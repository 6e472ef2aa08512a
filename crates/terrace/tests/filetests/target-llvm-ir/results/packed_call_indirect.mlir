// terrace opt --convert-func-to-llvm --allow-unregistered-dialect
// So it is for calls through a value.
func.func @caller(%f: (i32) -> (index, f32), %x: i32) -> f32 {
  %r:2 = call_indirect %f(%x) : (i32) -> (index, f32)
  "use.index"(%r#0) : (index) -> ()
  return %r#1 : f32
}
// ==== stdout ====
module {
  llvm.func @caller(%arg0: !llvm.ptr, %arg1: i32) -> f32 {
    %0 = llvm.call %arg0(%arg1) : !llvm.ptr, (i32) -> !llvm.struct<(i64, f32)>
    %1 = llvm.extractvalue %0[0] : !llvm.struct<(i64, f32)> 
    %2 = builtin.unrealized_conversion_cast %1 : i64 to index
    %3 = llvm.extractvalue %0[1] : !llvm.struct<(i64, f32)> 
    "use.index"(%2) : (index) -> ()
    llvm.return %3 : f32
  }
}

