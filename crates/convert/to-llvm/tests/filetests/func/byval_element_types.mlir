// terrace opt --convert-func-to-llvm --allow-unregistered-dialect
// What is loaded has the type in the attribute; llvm.byref is looked for first. Loads are in the order of the arguments.
func.func @f(%a: index {llvm.byval = i32}, %b: index {llvm.byref = index, llvm.byval = f32}, %c: !llvm.ptr {llvm.byval = i32}) -> index {
  "foo.use"(%a, %b, %c) : (index, index, !llvm.ptr) -> ()
  return %a : index
}
func.func private @declared(index {llvm.byval = memref<4xf32>})
// ==== stdout ====
module {
  llvm.func @f(%arg0: !llvm.ptr {llvm.byval = i32}, %arg1: !llvm.ptr {llvm.byref = i64, llvm.byval = f32}, %arg2: !llvm.ptr {llvm.byval = i32}) -> i64 {
    %0 = llvm.load %arg0 : !llvm.ptr -> i32
    %1 = builtin.unrealized_conversion_cast %0 : i32 to i64
    %2 = builtin.unrealized_conversion_cast %1 : i64 to index
    %3 = llvm.load %arg1 : !llvm.ptr -> i64
    %4 = builtin.unrealized_conversion_cast %3 : i64 to index
    "foo.use"(%2, %4, %arg2) : (index, index, !llvm.ptr) -> ()
    llvm.return %1 : i64
  }
  llvm.func @declared(!llvm.ptr {llvm.byval = !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>}) attributes {sym_visibility = "private"}
}

