// terrace opt --convert-to-llvm
// What every dialect's conversion does, at once and without casts between them.
memref.global "private" @g : memref<4xf32>
func.func private @callee(index) -> f32
func.func @f(%i: index, %m: memref<?xf32>, %x: f32) -> (index, f32) {
  %0 = arith.ceildivsi %i, %i : index
  %1 = index.add %0, %i
  %2 = memref.load %m[%1] : memref<?xf32>
  %3 = math.sqrt %2 : f32
  %4 = func.call @callee(%1) : (index) -> f32
  %p = ub.poison : f32
  %g = memref.get_global @g : memref<4xf32>
  %c = arith.cmpf olt, %3, %4 : f32
  cf.cond_br %c, ^bb1(%3 : f32), ^bb1(%p : f32)
^bb1(%v: f32):
  memref.store %v, %g[%0] : memref<4xf32>
  return %1, %v : index, f32
}
// ==== stdout ====
module {
  llvm.mlir.global private @g() {addr_space = 0 : i32} : !llvm.array<4 x f32>
  llvm.func @callee(i64) -> f32 attributes {sym_visibility = "private"}
  llvm.func @f(%arg0: i64, %arg1: !llvm.ptr, %arg2: !llvm.ptr, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: f32) -> !llvm.struct<(i64, f32)> {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %1 = llvm.insertvalue %arg1, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %2 = llvm.insertvalue %arg2, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %3 = llvm.insertvalue %arg3, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %4 = llvm.insertvalue %arg4, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %5 = llvm.insertvalue %arg5, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %6 = llvm.mlir.constant(0 : index) : i64
    %7 = llvm.mlir.constant(1 : index) : i64
    %8 = llvm.sdiv %arg0, %arg0 : i64
    %9 = llvm.mul %8, %arg0 : i64
    %10 = llvm.icmp "ne" %arg0, %9 : i64
    %11 = llvm.icmp "slt" %arg0, %6 : i64
    %12 = llvm.icmp "slt" %arg0, %6 : i64
    %13 = llvm.icmp "eq" %11, %12 : i1
    %14 = llvm.and %10, %13 : i1
    %15 = llvm.add %8, %7 : i64
    %16 = llvm.select %14, %15, %8 : i1, i64
    %17 = llvm.add %16, %arg0 : i64
    %18 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %19 = llvm.getelementptr inbounds|nuw %18[%17] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %20 = llvm.load %19 : !llvm.ptr -> f32
    %21 = llvm.intr.sqrt(%20) : (f32) -> f32
    %22 = llvm.call @callee(%17) : (i64) -> f32
    %23 = llvm.mlir.poison : f32
    %24 = llvm.mlir.constant(4 : index) : i64
    %25 = llvm.mlir.constant(1 : index) : i64
    %26 = llvm.mlir.zero : !llvm.ptr
    %27 = llvm.getelementptr %26[%24] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %28 = llvm.ptrtoint %27 : !llvm.ptr to i64
    %29 = llvm.mlir.addressof @g : !llvm.ptr
    %30 = llvm.getelementptr %29[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x f32>
    %31 = llvm.mlir.constant(3735928559 : index) : i64
    %32 = llvm.inttoptr %31 : i64 to !llvm.ptr
    %33 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %34 = llvm.insertvalue %32, %33[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %35 = llvm.insertvalue %30, %34[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %36 = llvm.mlir.constant(0 : index) : i64
    %37 = llvm.insertvalue %36, %35[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %38 = llvm.insertvalue %24, %37[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %39 = llvm.insertvalue %25, %38[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %40 = llvm.fcmp "olt" %21, %22 : f32
    llvm.cond_br %40, ^bb1(%21 : f32), ^bb1(%23 : f32)
  ^bb1(%41: f32):  // 2 preds: ^bb0, ^bb0
    %42 = llvm.extractvalue %39[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %43 = llvm.getelementptr inbounds|nuw %42[%16] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %41, %43 : f32, !llvm.ptr
    %44 = llvm.mlir.poison : !llvm.struct<(i64, f32)>
    %45 = llvm.insertvalue %17, %44[0] : !llvm.struct<(i64, f32)> 
    %46 = llvm.insertvalue %41, %45[1] : !llvm.struct<(i64, f32)> 
    llvm.return %46 : !llvm.struct<(i64, f32)>
  }
}

