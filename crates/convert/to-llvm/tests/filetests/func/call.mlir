// terrace opt --convert-func-to-llvm
// Calls with no, one, several results.
func.func private @none(i32)
func.func private @one(i32) -> f32
func.func private @two() -> (i32, index)
func.func @f(%a: i32) -> (f32, index) {
  call @none(%a) : (i32) -> ()
  %x = call @one(%a) : (i32) -> f32
  %y:2 = call @two() : () -> (i32, index)
  call @none(%y#0) : (i32) -> ()
  return %x, %y#1 : f32, index
}
// ==== stdout ====
module {
  llvm.func @none(i32) attributes {sym_visibility = "private"}
  llvm.func @one(i32) -> f32 attributes {sym_visibility = "private"}
  llvm.func @two() -> !llvm.struct<(i32, i64)> attributes {sym_visibility = "private"}
  llvm.func @f(%arg0: i32) -> !llvm.struct<(f32, i64)> {
    llvm.call @none(%arg0) : (i32) -> ()
    %0 = llvm.call @one(%arg0) : (i32) -> f32
    %1 = llvm.call @two() : () -> !llvm.struct<(i32, i64)>
    %2 = llvm.extractvalue %1[0] : !llvm.struct<(i32, i64)> 
    %3 = llvm.extractvalue %1[1] : !llvm.struct<(i32, i64)> 
    llvm.call @none(%2) : (i32) -> ()
    %4 = llvm.mlir.poison : !llvm.struct<(f32, i64)>
    %5 = llvm.insertvalue %0, %4[0] : !llvm.struct<(f32, i64)> 
    %6 = llvm.insertvalue %3, %5[1] : !llvm.struct<(f32, i64)> 
    llvm.return %6 : !llvm.struct<(f32, i64)>
  }
}

