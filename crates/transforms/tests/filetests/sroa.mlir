// terrace opt --sroa --split-input-file
// Memory of structures, arrays and memrefs is divided where all uses stay within one element.
llvm.func @fields(%v: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %m = llvm.alloca %one x !llvm.struct<(i8, i32, array<2 x i16>)> : (i32) -> !llvm.ptr
  %first = llvm.load %m : !llvm.ptr -> i8
  %p = llvm.getelementptr inbounds %m[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i8, i32, array<2 x i16>)>
  llvm.store %v, %p : i32, !llvm.ptr
  %in = llvm.getelementptr %m[6] : (!llvm.ptr) -> !llvm.ptr, i8
  %half = llvm.load %in : !llvm.ptr -> i16
  %q = llvm.getelementptr %m[0, 2, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i8, i32, array<2 x i16>)>
  llvm.intr.lifetime.start %m : !llvm.ptr
  %h = llvm.load %q : !llvm.ptr -> i16
  %r = llvm.load %p : !llvm.ptr -> i32
  llvm.return %r : i32
}
llvm.func @bulk(%from: !llvm.ptr, %to: !llvm.ptr, %byte: i8) -> i16 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %len = llvm.mlir.constant(8 : i32) : i32
  %some = llvm.mlir.constant(5 : i32) : i32
  %m = llvm.alloca %one x !llvm.struct<(i8, i16, i32)> : (i32) -> !llvm.ptr
  "llvm.intr.memset"(%m, %byte, %some) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
  %p = llvm.getelementptr %m[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i8, i16, i32)>
  %q = llvm.getelementptr %m[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i8, i16, i32)>
  llvm.store %one, %q : i32, !llvm.ptr
  "llvm.intr.memcpy"(%m, %from, %len) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
  %r = llvm.load %p : !llvm.ptr -> i16
  llvm.return %r : i16
}
llvm.func @inline(%from: !llvm.ptr, %byte: i8) -> i16 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %m = llvm.alloca %one x !llvm.struct<packed (i8, i16)> : (i32) -> !llvm.ptr
  "llvm.intr.memcpy.inline"(%m, %from) <{isVolatile = false, len = 3 : i32}> : (!llvm.ptr, !llvm.ptr) -> ()
  "llvm.intr.memset.inline"(%m, %byte) <{isVolatile = false, len = 2 : i32}> : (!llvm.ptr, i8) -> ()
  %p = llvm.getelementptr %m[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<packed (i8, i16)>
  %r = llvm.load %p : !llvm.ptr -> i16
  llvm.return %r : i16
}
llvm.func @stays(%i: i32, %to: !llvm.ptr) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %two = llvm.mlir.constant(2 : i32) : i32
  %dynamic = llvm.alloca %one x !llvm.array<4 x i32> : (i32) -> !llvm.ptr
  %a = llvm.getelementptr %dynamic[0, %i] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.array<4 x i32>
  %ar = llvm.load %a : !llvm.ptr -> i32
  %several = llvm.alloca %two x !llvm.array<4 x i32> : (i32) -> !llvm.ptr
  %br = llvm.load %several : !llvm.ptr -> i32
  %long = llvm.alloca %one x !llvm.array<17 x i32> : (i32) -> !llvm.ptr
  %cr = llvm.load %long : !llvm.ptr -> i32
  %outside = llvm.alloca %one x !llvm.array<4 x i32> : (i32) -> !llvm.ptr
  %d = llvm.getelementptr %outside[0, 4] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i32>
  %larger = llvm.alloca %one x !llvm.array<4 x i32> : (i32) -> !llvm.ptr
  %e = llvm.getelementptr %larger[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i32>
  %er = llvm.load %e : !llvm.ptr -> i64
  %padding = llvm.alloca %one x !llvm.struct<(i8, i32)> : (i32) -> !llvm.ptr
  %f = llvm.getelementptr %padding[2] : (!llvm.ptr) -> !llvm.ptr, i8
  %escapes = llvm.alloca %one x !llvm.struct<(i8, i32)> : (i32) -> !llvm.ptr
  llvm.store %escapes, %to : !llvm.ptr, !llvm.ptr
  %volatile = llvm.alloca %one x !llvm.struct<(i8, i32)> : (i32) -> !llvm.ptr
  %gr = llvm.load volatile %volatile : !llvm.ptr -> i8
  %unused = llvm.alloca %one x !llvm.struct<(i8, i32)> : (i32) -> !llvm.ptr
  llvm.return
}
// -----
func.func @memref(%v: f32, %i: index) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %m = memref.alloca() : memref<2x3xf32>
  memref.store %v, %m[%c1, %c2] : memref<2x3xf32>
  %a = memref.load %m[%c0, %c1] : memref<2x3xf32>
  %b = memref.load %m[%c1, %c2] : memref<2x3xf32>
  %one = memref.alloca() : memref<1xf32>
  %c = memref.load %one[%c0] : memref<1xf32>
  %many = memref.alloca() : memref<17xf32>
  %d = memref.load %many[%c0] : memref<17xf32>
  %unknown = memref.alloca() : memref<4xf32>
  %e = memref.load %unknown[%i] : memref<4xf32>
  %outside = memref.alloca() : memref<2xf32>
  %f = memref.load %outside[%c2] : memref<2xf32>
  %inner = memref.alloca() : memref<2xmemref<2xf32>>
  %escapes = memref.alloca() : memref<2xf32>
  memref.store %escapes, %inner[%c0] : memref<2xmemref<2xf32>>
  return %b : f32
}
// ==== stdout ====
module {
  llvm.func @fields(%arg0: i32) -> i32 {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x i16 : (i32) -> !llvm.ptr
    %2 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x i8 : (i32) -> !llvm.ptr
    %4 = llvm.load %3 : !llvm.ptr -> i8
    llvm.store %arg0, %2 : i32, !llvm.ptr
    %5 = llvm.getelementptr %2[2] : (!llvm.ptr) -> !llvm.ptr, i8
    %6 = llvm.load %5 : !llvm.ptr -> i16
    %7 = llvm.load %1 : !llvm.ptr -> i16
    %8 = llvm.load %2 : !llvm.ptr -> i32
    llvm.return %8 : i32
  }
  llvm.func @bulk(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i8) -> i16 {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(8 : i32) : i32
    %2 = llvm.mlir.constant(5 : i32) : i32
    %3 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x i16 : (i32) -> !llvm.ptr
    %5 = llvm.mlir.constant(2 : i32) : i32
    "llvm.intr.memset"(%4, %arg2, %5) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
    %6 = llvm.mlir.constant(1 : i32) : i32
    "llvm.intr.memset"(%3, %arg2, %6) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
    llvm.store %0, %3 : i32, !llvm.ptr
    %7 = llvm.getelementptr %arg0[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i8, i16, i32)>
    %8 = llvm.mlir.constant(2 : i32) : i32
    "llvm.intr.memcpy"(%4, %7, %8) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    %9 = llvm.getelementptr %arg0[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i8, i16, i32)>
    %10 = llvm.mlir.constant(4 : i32) : i32
    "llvm.intr.memcpy"(%3, %9, %10) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    %11 = llvm.load %4 : !llvm.ptr -> i16
    llvm.return %11 : i16
  }
  llvm.func @inline(%arg0: !llvm.ptr, %arg1: i8) -> i16 {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x i16 : (i32) -> !llvm.ptr
    %2 = llvm.getelementptr %arg0[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<packed (i8, i16)>
    "llvm.intr.memcpy.inline"(%1, %2) <{isVolatile = false, len = 2 : i32}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.intr.memset.inline"(%1, %arg1) <{isVolatile = false, len = 1 : i32}> : (!llvm.ptr, i8) -> ()
    %3 = llvm.load %1 : !llvm.ptr -> i16
    llvm.return %3 : i16
  }
  llvm.func @stays(%arg0: i32, %arg1: !llvm.ptr) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(2 : i32) : i32
    %2 = llvm.alloca %0 x !llvm.array<4 x i32> : (i32) -> !llvm.ptr
    %3 = llvm.getelementptr %2[0, %arg0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.array<4 x i32>
    %4 = llvm.load %3 : !llvm.ptr -> i32
    %5 = llvm.alloca %1 x !llvm.array<4 x i32> : (i32) -> !llvm.ptr
    %6 = llvm.load %5 : !llvm.ptr -> i32
    %7 = llvm.alloca %0 x !llvm.array<17 x i32> : (i32) -> !llvm.ptr
    %8 = llvm.load %7 : !llvm.ptr -> i32
    %9 = llvm.alloca %0 x !llvm.array<4 x i32> : (i32) -> !llvm.ptr
    %10 = llvm.getelementptr %9[0, 4] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i32>
    %11 = llvm.alloca %0 x !llvm.array<4 x i32> : (i32) -> !llvm.ptr
    %12 = llvm.getelementptr %11[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i32>
    %13 = llvm.load %12 : !llvm.ptr -> i64
    %14 = llvm.alloca %0 x !llvm.struct<(i8, i32)> : (i32) -> !llvm.ptr
    %15 = llvm.getelementptr %14[2] : (!llvm.ptr) -> !llvm.ptr, i8
    %16 = llvm.alloca %0 x !llvm.struct<(i8, i32)> : (i32) -> !llvm.ptr
    llvm.store %16, %arg1 : !llvm.ptr, !llvm.ptr
    %17 = llvm.alloca %0 x !llvm.struct<(i8, i32)> : (i32) -> !llvm.ptr
    %18 = llvm.load volatile %17 : !llvm.ptr -> i8
    %19 = llvm.alloca %0 x !llvm.struct<(i8, i32)> : (i32) -> !llvm.ptr
    llvm.return
  }
}

// -----
module {
  func.func @memref(%arg0: f32, %arg1: index) -> f32 {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %alloca = memref.alloca() : memref<f32>
    %alloca_0 = memref.alloca() : memref<f32>
    memref.store %arg0, %alloca[] : memref<f32>
    %0 = memref.load %alloca_0[] : memref<f32>
    %1 = memref.load %alloca[] : memref<f32>
    %alloca_1 = memref.alloca() : memref<1xf32>
    %2 = memref.load %alloca_1[%c0] : memref<1xf32>
    %alloca_2 = memref.alloca() : memref<17xf32>
    %3 = memref.load %alloca_2[%c0] : memref<17xf32>
    %alloca_3 = memref.alloca() : memref<4xf32>
    %4 = memref.load %alloca_3[%arg1] : memref<4xf32>
    %alloca_4 = memref.alloca() : memref<2xf32>
    %5 = memref.load %alloca_4[%c2] : memref<2xf32>
    %alloca_5 = memref.alloca() : memref<memref<2xf32>>
    %alloca_6 = memref.alloca() : memref<2xf32>
    memref.store %alloca_6, %alloca_5[] : memref<memref<2xf32>>
    return %1 : f32
  }
}

