// terrace opt --finalize-memref-to-llvm=index-bitwidth=32
// Pointers keep their width.
memref.global @g : memref<4xf32, 3>
func.func @h(%n: index, %u: memref<*xf32, 1>)  {
  %10 = memref.get_global @g : memref<4xf32, 3>
  %1 = memref.alloc() {alignment=16} : memref<f32>
  %a = memref.assume_alignment %10, 64 : memref<4xf32, 3>
  %b = memref.memory_space_cast %u : memref<*xf32, 1> to memref<*xf32>
  return
}
// ==== stdout ====
module {
  llvm.func @malloc(i32) -> !llvm.ptr
  llvm.mlir.global external @g() {addr_space = 3 : i32} : !llvm.array<4 x f32>
  func.func @h(%arg0: index, %arg1: memref<*xf32, 1>) {
    %0 = builtin.unrealized_conversion_cast %arg1 : memref<*xf32, 1> to !llvm.struct<(i32, ptr)>
    %1 = llvm.mlir.constant(4 : index) : i32
    %2 = llvm.mlir.constant(1 : index) : i32
    %3 = llvm.mlir.zero : !llvm.ptr
    %4 = llvm.getelementptr %3[%1] : (!llvm.ptr, i32) -> !llvm.ptr, f32
    %5 = llvm.ptrtoint %4 : !llvm.ptr to i32
    %6 = llvm.mlir.addressof @g : !llvm.ptr<3>
    %7 = llvm.getelementptr %6[0, 0] : (!llvm.ptr<3>) -> !llvm.ptr<3>, !llvm.array<4 x f32>
    %8 = llvm.mlir.constant(3735928559 : index) : i64
    %9 = llvm.inttoptr %8 : i64 to !llvm.ptr<3>
    %10 = llvm.mlir.poison : !llvm.struct<(ptr<3>, ptr<3>, i32, array<1 x i32>, array<1 x i32>)>
    %11 = llvm.insertvalue %9, %10[0] : !llvm.struct<(ptr<3>, ptr<3>, i32, array<1 x i32>, array<1 x i32>)> 
    %12 = llvm.insertvalue %7, %11[1] : !llvm.struct<(ptr<3>, ptr<3>, i32, array<1 x i32>, array<1 x i32>)> 
    %13 = llvm.mlir.constant(0 : index) : i32
    %14 = llvm.insertvalue %13, %12[2] : !llvm.struct<(ptr<3>, ptr<3>, i32, array<1 x i32>, array<1 x i32>)> 
    %15 = llvm.insertvalue %1, %14[3, 0] : !llvm.struct<(ptr<3>, ptr<3>, i32, array<1 x i32>, array<1 x i32>)> 
    %16 = llvm.insertvalue %2, %15[4, 0] : !llvm.struct<(ptr<3>, ptr<3>, i32, array<1 x i32>, array<1 x i32>)> 
    %17 = llvm.mlir.constant(1 : index) : i32
    %18 = llvm.mlir.zero : !llvm.ptr
    %19 = llvm.getelementptr %18[%17] : (!llvm.ptr, i32) -> !llvm.ptr, f32
    %20 = llvm.ptrtoint %19 : !llvm.ptr to i32
    %21 = llvm.mlir.constant(16 : index) : i32
    %22 = llvm.add %20, %21 : i32
    %23 = llvm.call @malloc(%22) : (i32) -> !llvm.ptr
    %24 = llvm.ptrtoint %23 : !llvm.ptr to i32
    %25 = llvm.mlir.constant(1 : index) : i32
    %26 = llvm.sub %21, %25 : i32
    %27 = llvm.add %24, %26 : i32
    %28 = llvm.urem %27, %21 : i32
    %29 = llvm.sub %27, %28 : i32
    %30 = llvm.inttoptr %29 : i32 to !llvm.ptr
    %31 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i32)>
    %32 = llvm.insertvalue %23, %31[0] : !llvm.struct<(ptr, ptr, i32)> 
    %33 = llvm.insertvalue %30, %32[1] : !llvm.struct<(ptr, ptr, i32)> 
    %34 = llvm.mlir.constant(0 : index) : i32
    %35 = llvm.insertvalue %34, %33[2] : !llvm.struct<(ptr, ptr, i32)> 
    %36 = llvm.extractvalue %16[1] : !llvm.struct<(ptr<3>, ptr<3>, i32, array<1 x i32>, array<1 x i32>)> 
    %37 = llvm.mlir.constant(true) : i1
    %38 = llvm.mlir.constant(64 : index) : i32
    llvm.intr.assume %37 ["align"(%36, %38 : !llvm.ptr<3>, i32)] : i1
    %39 = llvm.extractvalue %0[0] : !llvm.struct<(i32, ptr)> 
    %40 = llvm.extractvalue %0[1] : !llvm.struct<(i32, ptr)> 
    %41 = llvm.mlir.poison : !llvm.struct<(i32, ptr)>
    %42 = llvm.insertvalue %39, %41[0] : !llvm.struct<(i32, ptr)> 
    %43 = llvm.mlir.constant(1 : index) : i32
    %44 = llvm.mlir.constant(2 : index) : i32
    %45 = llvm.mlir.constant(4 : index) : i32
    %46 = llvm.mlir.constant(8 : index) : i32
    %47 = llvm.mul %44, %46 : i32
    %48 = llvm.extractvalue %42[0] : !llvm.struct<(i32, ptr)> 
    %49 = llvm.mul %44, %48 : i32
    %50 = llvm.add %49, %43 : i32
    %51 = llvm.mul %50, %45 : i32
    %52 = llvm.add %47, %51 : i32
    %53 = llvm.alloca %52 x i8 : (i32) -> !llvm.ptr
    %54 = llvm.insertvalue %53, %42[1] : !llvm.struct<(i32, ptr)> 
    %55 = llvm.load %40 : !llvm.ptr -> !llvm.ptr<1>
    %56 = llvm.getelementptr %40[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr<1>
    %57 = llvm.load %56 : !llvm.ptr -> !llvm.ptr<1>
    %58 = llvm.addrspacecast %55 : !llvm.ptr<1> to !llvm.ptr
    %59 = llvm.addrspacecast %57 : !llvm.ptr<1> to !llvm.ptr
    llvm.store %58, %53 : !llvm.ptr, !llvm.ptr
    %60 = llvm.getelementptr %53[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %59, %60 : !llvm.ptr, !llvm.ptr
    %61 = llvm.getelementptr %40[2] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr<1>
    %62 = llvm.getelementptr %53[2] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    %63 = llvm.mlir.constant(16 : index) : i32
    %64 = llvm.sub %52, %63 : i32
    "llvm.intr.memcpy"(%62, %61, %64) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    return
  }
}

