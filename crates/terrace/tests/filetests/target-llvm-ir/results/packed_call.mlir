// terrace opt --convert-func-to-llvm --convert-arith-to-llvm --allow-unregistered-dialect
// The caller takes the struct apart.
func.func private @pair(%a: i32, %b: i64) -> (i32, i64)
func.func @caller() {
  %a = arith.constant 42 : i32
  %b = arith.constant 17 : i64
  %r:2 = call @pair(%a, %b) : (i32, i64) -> (i32, i64)
  "use.i32"(%r#0) : (i32) -> ()
  "use.i64"(%r#1) : (i64) -> ()
  return
}
// ==== stdout ====
module {
  llvm.func @pair(i32, i64) -> !llvm.struct<(i32, i64)> attributes {sym_visibility = "private"}
  llvm.func @caller() {
    %0 = llvm.mlir.constant(42 : i32) : i32
    %1 = llvm.mlir.constant(17 : i64) : i64
    %2 = llvm.call @pair(%0, %1) : (i32, i64) -> !llvm.struct<(i32, i64)>
    %3 = llvm.extractvalue %2[0] : !llvm.struct<(i32, i64)> 
    %4 = llvm.extractvalue %2[1] : !llvm.struct<(i32, i64)> 
    "use.i32"(%3) : (i32) -> ()
    "use.i64"(%4) : (i64) -> ()
    llvm.return
  }
}

