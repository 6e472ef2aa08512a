// terrace lower --emit=llvm-dialect --index-bitwidth=32
// All passes take index for 32 bits wide, as is chosen.
func.func @f(%m: memref<?xf32>, %i: index, %v: vector<4xindex>, %n: index) -> (vector<4xindex>, index) {
  %c1 = arith.constant 1 : index
  scf.for %k = %i to %n step %c1 {
    %0 = memref.load %m[%k] : memref<?xf32>
    memref.store %0, %m[%i] : memref<?xf32>
  }
  %1 = vector.insert %i, %v [0] : index into vector<4xindex>
  %2 = math.ctlz %1 : vector<4xindex>
  %3 = index.add %i, %n
  %4 = ub.poison : index
  %5 = arith.minsi %3, %4 : index
  return %2, %5 : vector<4xindex>, index
}
// ==== stdout ====
module {
  llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: i32, %arg6: vector<4xi32>, %arg7: i32) -> !llvm.struct<(vector<4xi32>, i32)> {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)> 
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)> 
    %3 = llvm.insertvalue %arg2, %2[2] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)> 
    %4 = llvm.insertvalue %arg3, %3[3, 0] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)> 
    %5 = llvm.insertvalue %arg4, %4[4, 0] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)> 
    %6 = llvm.mlir.poison : i32
    %7 = llvm.mlir.constant(1 : index) : i32
    llvm.br ^bb1(%arg5 : i32)
  ^bb1(%8: i32):  // 2 preds: ^bb0, ^bb2
    %9 = llvm.icmp "slt" %8, %arg7 : i32
    llvm.cond_br %9, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %10 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)> 
    %11 = llvm.getelementptr inbounds|nuw %10[%8] : (!llvm.ptr, i32) -> !llvm.ptr, f32
    %12 = llvm.load %11 : !llvm.ptr -> f32
    %13 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)> 
    %14 = llvm.getelementptr inbounds|nuw %13[%arg5] : (!llvm.ptr, i32) -> !llvm.ptr, f32
    llvm.store %12, %14 : f32, !llvm.ptr
    %15 = llvm.add %8, %7 : i32
    llvm.br ^bb1(%15 : i32)
  ^bb3:  // pred: ^bb1
    %16 = llvm.mlir.constant(0 : i64) : i64
    %17 = llvm.insertelement %arg5, %arg6[%16 : i64] : vector<4xi32>
    %18 = "llvm.intr.ctlz"(%17) <{is_zero_poison = false}> : (vector<4xi32>) -> vector<4xi32>
    %19 = llvm.mlir.poison : !llvm.struct<(vector<4xi32>, i32)>
    %20 = llvm.insertvalue %18, %19[0] : !llvm.struct<(vector<4xi32>, i32)> 
    %21 = llvm.insertvalue %6, %20[1] : !llvm.struct<(vector<4xi32>, i32)> 
    llvm.return %21 : !llvm.struct<(vector<4xi32>, i32)>
  }
}
