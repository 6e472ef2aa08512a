// terrace opt --finalize-memref-to-llvm
// Declarations go to the module that wants them, whatever it holds.
module @a {
  module @b {
    func.func @f(%n: index) { %a = memref.alloc(%n) : memref<?xf32> return }
    module { memref.global @x : memref<f32> = uninitialized 
      %m = memref.alloc() : memref<f32> }
  }
  func.func @f(%n: index, %x: memref<f32>) { memref.dealloc %x : memref<f32> return }
}
// ==== stdout ====
module @a {
  llvm.func @free(!llvm.ptr)
  module @b {
    llvm.func @malloc(i64) -> !llvm.ptr
    func.func @f(%arg0: index) {
      %0 = builtin.unrealized_conversion_cast %arg0 : index to i64
      %1 = llvm.mlir.constant(1 : index) : i64
      %2 = llvm.mlir.zero : !llvm.ptr
      %3 = llvm.getelementptr %2[%0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %4 = llvm.ptrtoint %3 : !llvm.ptr to i64
      %5 = llvm.call @malloc(%4) : (i64) -> !llvm.ptr
      %6 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
      %7 = llvm.insertvalue %5, %6[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
      %8 = llvm.insertvalue %5, %7[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
      %9 = llvm.mlir.constant(0 : index) : i64
      %10 = llvm.insertvalue %9, %8[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
      %11 = llvm.insertvalue %0, %10[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
      %12 = llvm.insertvalue %1, %11[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
      return
    }
    module {
      llvm.func @malloc(i64) -> !llvm.ptr
      llvm.mlir.global external @x() {addr_space = 0 : i32} : f32 {
        %10 = llvm.mlir.undef : f32
        llvm.return %10 : f32
      }
      %0 = llvm.mlir.constant(1 : index) : i64
      %1 = llvm.mlir.zero : !llvm.ptr
      %2 = llvm.getelementptr %1[%0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %3 = llvm.ptrtoint %2 : !llvm.ptr to i64
      %4 = llvm.call @malloc(%3) : (i64) -> !llvm.ptr
      %5 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64)>
      %6 = llvm.insertvalue %4, %5[0] : !llvm.struct<(ptr, ptr, i64)> 
      %7 = llvm.insertvalue %4, %6[1] : !llvm.struct<(ptr, ptr, i64)> 
      %8 = llvm.mlir.constant(0 : index) : i64
      %9 = llvm.insertvalue %8, %7[2] : !llvm.struct<(ptr, ptr, i64)> 
    }
  }
  func.func @f(%arg0: index, %arg1: memref<f32>) {
    %0 = builtin.unrealized_conversion_cast %arg1 : memref<f32> to !llvm.struct<(ptr, ptr, i64)>
    %1 = llvm.extractvalue %0[0] : !llvm.struct<(ptr, ptr, i64)> 
    llvm.call @free(%1) : (!llvm.ptr) -> ()
    return
  }
}

