// terrace opt --convert-func-to-llvm
// A value passed in memory becomes a pointer that is loaded in the body.
func.func @byval(%z: complex<f32> {llvm.byval = complex<f32>}) -> complex<f32> {
  return %z : complex<f32>
}
func.func @byref(%i: index, %z: complex<f32> {llvm.byref = complex<f32>}) -> complex<f32> {
  return %z : complex<f32>
}
func.func @index(%i: index {llvm.byval = index}) -> index {
  return %i : index
}
func.func @unused(%z: complex<f32> {llvm.byval = complex<f32>}) {
  return
}
func.func @pointer(%p: !llvm.ptr {llvm.sret = !llvm.struct<(i32)>}, %q: !llvm.ptr {llvm.byval = !llvm.struct<(index)>}) {
  return
}
// ==== stdout ====
module {
  llvm.func @byval(%arg0: !llvm.ptr {llvm.byval = !llvm.struct<(f32, f32)>}) -> !llvm.struct<(f32, f32)> {
    %0 = llvm.load %arg0 : !llvm.ptr -> !llvm.struct<(f32, f32)>
    llvm.return %0 : !llvm.struct<(f32, f32)>
  }
  llvm.func @byref(%arg0: i64, %arg1: !llvm.ptr {llvm.byref = !llvm.struct<(f32, f32)>}) -> !llvm.struct<(f32, f32)> {
    %0 = llvm.load %arg1 : !llvm.ptr -> !llvm.struct<(f32, f32)>
    llvm.return %0 : !llvm.struct<(f32, f32)>
  }
  llvm.func @index(%arg0: !llvm.ptr {llvm.byval = i64}) -> i64 {
    %0 = llvm.load %arg0 : !llvm.ptr -> i64
    llvm.return %0 : i64
  }
  llvm.func @unused(%arg0: !llvm.ptr {llvm.byval = !llvm.struct<(f32, f32)>}) {
    %0 = llvm.load %arg0 : !llvm.ptr -> !llvm.struct<(f32, f32)>
    llvm.return
  }
  llvm.func @pointer(%arg0: !llvm.ptr {llvm.sret = !llvm.struct<(i32)>}, %arg1: !llvm.ptr {llvm.byval = !llvm.struct<(i64)>}) {
    llvm.return
  }
}

