// terrace opt --allow-unregistered-dialect --split-input-file --finalize-memref-to-llvm
// An operation that is not registered can take the name of a function.
"other.func"() <{sym_name = "malloc"}> : () -> ()
func.func @f() -> memref<4xf32> {
  %m = memref.alloc() : memref<4xf32>
  return %m : memref<4xf32>
}
// -----
"other.func"() {sym_name = "malloc"} : () -> ()
"other.func"() {sym_name = "malloc_0"} : () -> ()
func.func @f() -> memref<4xf32> {
  %m = memref.alloc() : memref<4xf32>
  return %m : memref<4xf32>
}
// -----
"other.func"() <{sym_name = "g"}> : () -> ()
func.func private @g()
// -----
"other.func"() <{sym_name = 1}> : () -> ()
"other.func"() <{sym_name = 1}> : () -> ()
// ==== stdout ====
module {
  llvm.func @malloc_0(i64) -> !llvm.ptr
  "other.func"() <{sym_name = "malloc"}> : () -> ()
  func.func @f() -> memref<4xf32> {
    %0 = llvm.mlir.constant(4 : index) : i64
    %1 = llvm.mlir.constant(1 : index) : i64
    %2 = llvm.mlir.zero : !llvm.ptr
    %3 = llvm.getelementptr %2[%0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %4 = llvm.ptrtoint %3 : !llvm.ptr to i64
    %5 = llvm.call @malloc_0(%4) : (i64) -> !llvm.ptr
    %6 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %7 = llvm.insertvalue %5, %6[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %8 = llvm.insertvalue %5, %7[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %9 = llvm.mlir.constant(0 : index) : i64
    %10 = llvm.insertvalue %9, %8[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %11 = llvm.insertvalue %0, %10[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %12 = llvm.insertvalue %1, %11[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %13 = builtin.unrealized_conversion_cast %12 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<4xf32>
    return %13 : memref<4xf32>
  }
}

// -----
module {
  llvm.func @malloc_1(i64) -> !llvm.ptr
  "other.func"() {sym_name = "malloc"} : () -> ()
  "other.func"() {sym_name = "malloc_0"} : () -> ()
  func.func @f() -> memref<4xf32> {
    %0 = llvm.mlir.constant(4 : index) : i64
    %1 = llvm.mlir.constant(1 : index) : i64
    %2 = llvm.mlir.zero : !llvm.ptr
    %3 = llvm.getelementptr %2[%0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %4 = llvm.ptrtoint %3 : !llvm.ptr to i64
    %5 = llvm.call @malloc_1(%4) : (i64) -> !llvm.ptr
    %6 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %7 = llvm.insertvalue %5, %6[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %8 = llvm.insertvalue %5, %7[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %9 = llvm.mlir.constant(0 : index) : i64
    %10 = llvm.insertvalue %9, %8[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %11 = llvm.insertvalue %0, %10[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %12 = llvm.insertvalue %1, %11[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %13 = builtin.unrealized_conversion_cast %12 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<4xf32>
    return %13 : memref<4xf32>
  }
}

// -----
// -----
module {
  "other.func"() <{sym_name = 1 : i64}> : () -> ()
  "other.func"() <{sym_name = 1 : i64}> : () -> ()
}

// ==== stderr ====
<stdin>:17:1: error: redefinition of symbol named 'g'
func.func private @g()
^
<stdin>:17:1: note: see current operation: 
"func.func"() <{function_type = () -> (), sym_name = "g", sym_visibility = "private"}> ({
}) : () -> ()
<stdin>:16:1: note: see existing symbol definition here
"other.func"() <{sym_name = "g"}> : () -> ()
^
// ==== exit 1 ====
