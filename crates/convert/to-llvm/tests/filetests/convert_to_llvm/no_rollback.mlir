// terrace opt --convert-to-llvm=allow-pattern-rollback=0
// Uses are replaced at once: folds and patterns see casts of what replaced operands, except where the type stays. No two operands
// share a cast.
func.func @folds(%a: index, %b: i32) -> (index, i32, f32) {
  %zero = arith.constant 0 : index
  %product = arith.muli %a, %zero : index
  %one = arith.constant 1 : i32
  %two = arith.constant 2 : i32
  %three = arith.addi %one, %two : i32
  %same = arith.muli %b, %one : i32
  %sum = arith.addi %three, %same : i32
  %half = arith.constant 0.5 : f32
  %whole = arith.addf %half, %half : f32
  return %product, %sum, %whole : index, i32, f32
}
func.func @sizes(%m: memref<4x?xf32>, %i: index) -> (index, index) {
  %c1 = arith.constant 1 : index
  %0 = memref.dim %m, %c1 : memref<4x?xf32>
  %1 = memref.dim %m, %i : memref<4x?xf32>
  return %0, %1 : index, index
}
func.func @left(%n: index) {
  scf.for %i = %n to %n step %n {
    %0 = arith.addi %i, %i : index
    %1 = arith.subi %0, %i : index
    "func.call"(%1) {callee = @use} : (index) -> ()
  }
  return
}
func.func private @use(index)
func.func @blocks(%c: i1, %x: index, %m: memref<?xi8>) -> memref<?xi8> {
  cf.cond_br %c, ^bb1(%x, %m : index, memref<?xi8>), ^bb2(%m : memref<?xi8>)
^bb1(%y: index, %k: memref<?xi8>):
  %0 = memref.load %k[%y] : memref<?xi8>
  memref.store %0, %m[%y] : memref<?xi8>
  cf.br ^bb2(%k : memref<?xi8>)
^bb2(%l: memref<?xi8>):
  return %l : memref<?xi8>
}
// ==== stdout ====
module {
  llvm.func @folds(%arg0: i64, %arg1: i32) -> !llvm.struct<(i64, i32, f32)> {
    %0 = llvm.mlir.constant(0 : index) : i64
    %1 = llvm.mul %arg0, %0 : i64
    %2 = llvm.mlir.constant(1 : i32) : i32
    %3 = llvm.mlir.constant(2 : i32) : i32
    %4 = llvm.mlir.constant(3 : i32) : i32
    %5 = llvm.add %arg1, %4 : i32
    %6 = llvm.mlir.constant(5.000000e-01 : f32) : f32
    %7 = llvm.mlir.constant(1.000000e+00 : f32) : f32
    %8 = llvm.mlir.poison : !llvm.struct<(i64, i32, f32)>
    %9 = llvm.insertvalue %1, %8[0] : !llvm.struct<(i64, i32, f32)> 
    %10 = llvm.insertvalue %5, %9[1] : !llvm.struct<(i64, i32, f32)> 
    %11 = llvm.insertvalue %7, %10[2] : !llvm.struct<(i64, i32, f32)> 
    llvm.return %11 : !llvm.struct<(i64, i32, f32)>
  }
  llvm.func @sizes(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: i64) -> !llvm.struct<(i64, i64)> {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %3 = llvm.insertvalue %arg2, %2[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %4 = llvm.insertvalue %arg3, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %5 = llvm.insertvalue %arg5, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %6 = llvm.insertvalue %arg4, %5[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %7 = llvm.insertvalue %arg6, %6[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %8 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %9 = llvm.insertvalue %arg0, %8[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %10 = llvm.insertvalue %arg1, %9[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %11 = llvm.insertvalue %arg2, %10[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %12 = llvm.insertvalue %arg3, %11[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %13 = llvm.insertvalue %arg5, %12[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %14 = llvm.insertvalue %arg4, %13[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %15 = llvm.insertvalue %arg6, %14[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %16 = llvm.mlir.constant(1 : index) : i64
    %17 = llvm.mlir.constant(1 : index) : i64
    %18 = llvm.extractvalue %15[3] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %19 = llvm.alloca %17 x !llvm.array<2 x i64> : (i64) -> !llvm.ptr
    llvm.store %18, %19 : !llvm.array<2 x i64>, !llvm.ptr
    %20 = llvm.getelementptr %19[0, %16] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<2 x i64>
    %21 = llvm.load %20 : !llvm.ptr -> i64
    %22 = llvm.mlir.constant(1 : index) : i64
    %23 = llvm.extractvalue %7[3] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %24 = llvm.alloca %22 x !llvm.array<2 x i64> : (i64) -> !llvm.ptr
    llvm.store %23, %24 : !llvm.array<2 x i64>, !llvm.ptr
    %25 = llvm.getelementptr %24[0, %arg7] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<2 x i64>
    %26 = llvm.load %25 : !llvm.ptr -> i64
    %27 = llvm.mlir.poison : !llvm.struct<(i64, i64)>
    %28 = llvm.insertvalue %21, %27[0] : !llvm.struct<(i64, i64)> 
    %29 = llvm.insertvalue %26, %28[1] : !llvm.struct<(i64, i64)> 
    llvm.return %29 : !llvm.struct<(i64, i64)>
  }
  llvm.func @left(%arg0: i64) {
    %0 = builtin.unrealized_conversion_cast %arg0 : i64 to index
    scf.for %arg1 = %0 to %0 step %0 {
      %1 = builtin.unrealized_conversion_cast %arg1 : index to i64
      %2 = builtin.unrealized_conversion_cast %arg1 : index to i64
      %3 = builtin.unrealized_conversion_cast %arg1 : index to i64
      %4 = llvm.add %3, %2 : i64
      %5 = llvm.sub %4, %1 : i64
      llvm.call @use(%5) : (i64) -> ()
    }
    llvm.return
  }
  llvm.func @use(i64) attributes {sym_visibility = "private"}
  llvm.func @blocks(%arg0: i1, %arg1: i64, %arg2: !llvm.ptr, %arg3: !llvm.ptr, %arg4: i64, %arg5: i64, %arg6: i64) -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %1 = llvm.insertvalue %arg2, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %2 = llvm.insertvalue %arg3, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %3 = llvm.insertvalue %arg4, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %4 = llvm.insertvalue %arg5, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %5 = llvm.insertvalue %arg6, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %6 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %7 = llvm.insertvalue %arg2, %6[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %8 = llvm.insertvalue %arg3, %7[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %9 = llvm.insertvalue %arg4, %8[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %10 = llvm.insertvalue %arg5, %9[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %11 = llvm.insertvalue %arg6, %10[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %12 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %13 = llvm.insertvalue %arg2, %12[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %14 = llvm.insertvalue %arg3, %13[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %15 = llvm.insertvalue %arg4, %14[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %16 = llvm.insertvalue %arg5, %15[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %17 = llvm.insertvalue %arg6, %16[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    llvm.cond_br %arg0, ^bb1(%arg1, %17 : i64, !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>), ^bb2(%11 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>)
  ^bb1(%18: i64, %19: !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>):  // pred: ^bb0
    %20 = llvm.extractvalue %19[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %21 = llvm.getelementptr inbounds|nuw %20[%18] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %22 = llvm.load %21 : !llvm.ptr -> i8
    %23 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %24 = llvm.getelementptr inbounds|nuw %23[%18] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %22, %24 : i8, !llvm.ptr
    llvm.br ^bb2(%19 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>)
  ^bb2(%25: !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>):  // 2 preds: ^bb0, ^bb1
    llvm.return %25 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  }
}

