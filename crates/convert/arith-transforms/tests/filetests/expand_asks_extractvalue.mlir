// terrace opt --arith-expand
// A conversion folds what it does not know. The folder of llvm.extractvalue skips insertions elsewhere.

llvm.func @make() -> !llvm.struct<(i32, array<2 x i32>)>
llvm.func @arr() -> !llvm.array<2 x i32>
llvm.func @endarg(%s: !llvm.struct<(i32, array<2 x i32>)>, %a: i32) -> !llvm.array<2 x i32> {
  %t = llvm.insertvalue %a, %s[0] : !llvm.struct<(i32, array<2 x i32>)>
  %u = llvm.extractvalue %t[1] : !llvm.struct<(i32, array<2 x i32>)>
  llvm.return %u : !llvm.array<2 x i32>
}
llvm.func @blockarg(%s: !llvm.struct<(i32, array<2 x i32>)>, %a: i32) -> !llvm.array<2 x i32> {
  llvm.br ^b(%s : !llvm.struct<(i32, array<2 x i32>)>)
^b(%q: !llvm.struct<(i32, array<2 x i32>)>):
  %t = llvm.insertvalue %a, %q[0] : !llvm.struct<(i32, array<2 x i32>)>
  %u = llvm.extractvalue %t[1] : !llvm.struct<(i32, array<2 x i32>)>
  llvm.return %u : !llvm.array<2 x i32>
}
llvm.func @partial(%a: i32) -> !llvm.array<2 x i32> {
  %s = llvm.call @make() : () -> !llvm.struct<(i32, array<2 x i32>)>
  %r = llvm.insertvalue %a, %s[1, 0] : !llvm.struct<(i32, array<2 x i32>)>
  %t = llvm.insertvalue %a, %r[0] : !llvm.struct<(i32, array<2 x i32>)>
  %u = llvm.extractvalue %t[1] : !llvm.struct<(i32, array<2 x i32>)>
  llvm.return %u : !llvm.array<2 x i32>
}
llvm.func @intoarr(%a: i32, %arr: !llvm.array<2 x i32>) -> i32 {
  %s = llvm.call @make() : () -> !llvm.struct<(i32, array<2 x i32>)>
  %r = llvm.insertvalue %arr, %s[1] : !llvm.struct<(i32, array<2 x i32>)>
  %t = llvm.insertvalue %a, %r[0] : !llvm.struct<(i32, array<2 x i32>)>
  %u = llvm.extractvalue %t[1, 0] : !llvm.struct<(i32, array<2 x i32>)>
  llvm.return %u : i32
}
llvm.func @intoarr2(%a: i32, %arr: !llvm.array<2 x i32>) -> i32 {
  %s = llvm.call @make() : () -> !llvm.struct<(i32, array<2 x i32>)>
  %arr0 = llvm.call @arr() : () -> !llvm.array<2 x i32>
  %r = llvm.insertvalue %arr0, %s[1] : !llvm.struct<(i32, array<2 x i32>)>
  %t = llvm.insertvalue %a, %r[0] : !llvm.struct<(i32, array<2 x i32>)>
  %u = llvm.extractvalue %t[1, 0] : !llvm.struct<(i32, array<2 x i32>)>
  llvm.return %u : i32
}
llvm.func @intoarr3(%s: !llvm.struct<(i32, array<2 x i32>)>, %a: i32, %arr: !llvm.array<2 x i32>) -> i32 {
  %r = llvm.insertvalue %arr, %s[1] : !llvm.struct<(i32, array<2 x i32>)>
  %t = llvm.insertvalue %a, %r[0] : !llvm.struct<(i32, array<2 x i32>)>
  %u = llvm.extractvalue %t[1, 0] : !llvm.struct<(i32, array<2 x i32>)>
  llvm.return %u : i32
}
llvm.func @poison(%a: i32) -> !llvm.array<2 x i32> {
  %s = llvm.mlir.poison : !llvm.struct<(i32, array<2 x i32>)>
  %t = llvm.insertvalue %a, %s[0] : !llvm.struct<(i32, array<2 x i32>)>
  %u = llvm.extractvalue %t[1] : !llvm.struct<(i32, array<2 x i32>)>
  llvm.return %u : !llvm.array<2 x i32>
}
llvm.func @undef(%a: i32) -> !llvm.array<2 x i32> {
  %s = llvm.mlir.undef : !llvm.struct<(i32, array<2 x i32>)>
  %t = llvm.insertvalue %a, %s[0] : !llvm.struct<(i32, array<2 x i32>)>
  %u = llvm.extractvalue %t[1] : !llvm.struct<(i32, array<2 x i32>)>
  llvm.return %u : !llvm.array<2 x i32>
}
llvm.func @zero(%a: i32) -> !llvm.array<2 x i32> {
  %s = llvm.mlir.zero : !llvm.struct<(i32, array<2 x i32>)>
  %t = llvm.insertvalue %a, %s[0] : !llvm.struct<(i32, array<2 x i32>)>
  %u = llvm.extractvalue %t[1] : !llvm.struct<(i32, array<2 x i32>)>
  llvm.return %u : !llvm.array<2 x i32>
}
llvm.func @const(%a: i32) -> i32 {
  %s = llvm.mlir.constant([1 : i32, 2 : i32]) : !llvm.struct<(i32, i32)>
  %t = llvm.insertvalue %a, %s[0] : !llvm.struct<(i32, i32)>
  %u = llvm.extractvalue %t[1] : !llvm.struct<(i32, i32)>
  llvm.return %u : i32
}
llvm.func @maker(%a: i32, %w: !llvm.array<2 x !llvm.struct<(i32, array<2 x i32>)>>) -> !llvm.array<2 x i32> {
  %s = llvm.extractvalue %w[0] : !llvm.array<2 x !llvm.struct<(i32, array<2 x i32>)>>
  %t = llvm.insertvalue %a, %s[0] : !llvm.struct<(i32, array<2 x i32>)>
  %u = llvm.extractvalue %t[1] : !llvm.struct<(i32, array<2 x i32>)>
  llvm.return %u : !llvm.array<2 x i32>
}
// A cast that becomes one to the type of its operand keeps that operand.
func.func @casts(%m: memref<4x?xf32>) -> (memref<4x?xf32>, memref<4x?xf32, 3>, memref<4x?xf32, 1>, memref<4x?xf32, 2>) {
  %d = memref.cast %m : memref<4x?xf32> to memref<?x?xf32>
  %e = memref.cast %d : memref<?x?xf32> to memref<4x?xf32>
  %f = memref.memory_space_cast %m : memref<4x?xf32> to memref<4x?xf32, 2>
  %g = memref.memory_space_cast %f : memref<4x?xf32, 2> to memref<4x?xf32, 3>
  %h = memref.memory_space_cast %m : memref<4x?xf32> to memref<4x?xf32, 1>
  %i = memref.memory_space_cast %h : memref<4x?xf32, 1> to memref<4x?xf32, 1>
  return %e, %g, %i, %f : memref<4x?xf32>, memref<4x?xf32, 3>, memref<4x?xf32, 1>, memref<4x?xf32, 2>
}
// ==== stdout ====
module {
  llvm.func @make() -> !llvm.struct<(i32, array<2 x i32>)>
  llvm.func @arr() -> !llvm.array<2 x i32>
  llvm.func @endarg(%arg0: !llvm.struct<(i32, array<2 x i32>)>, %arg1: i32) -> !llvm.array<2 x i32> {
    %0 = llvm.insertvalue %arg1, %arg0[0] : !llvm.struct<(i32, array<2 x i32>)> 
    %1 = llvm.extractvalue %arg0[1] : !llvm.struct<(i32, array<2 x i32>)> 
    llvm.return %1 : !llvm.array<2 x i32>
  }
  llvm.func @blockarg(%arg0: !llvm.struct<(i32, array<2 x i32>)>, %arg1: i32) -> !llvm.array<2 x i32> {
    llvm.br ^bb1(%arg0 : !llvm.struct<(i32, array<2 x i32>)>)
  ^bb1(%0: !llvm.struct<(i32, array<2 x i32>)>):  // pred: ^bb0
    %1 = llvm.insertvalue %arg1, %0[0] : !llvm.struct<(i32, array<2 x i32>)> 
    %2 = llvm.extractvalue %0[1] : !llvm.struct<(i32, array<2 x i32>)> 
    llvm.return %2 : !llvm.array<2 x i32>
  }
  llvm.func @partial(%arg0: i32) -> !llvm.array<2 x i32> {
    %0 = llvm.call @make() : () -> !llvm.struct<(i32, array<2 x i32>)>
    %1 = llvm.insertvalue %arg0, %0[1, 0] : !llvm.struct<(i32, array<2 x i32>)> 
    %2 = llvm.insertvalue %arg0, %1[0] : !llvm.struct<(i32, array<2 x i32>)> 
    %3 = llvm.extractvalue %1[1] : !llvm.struct<(i32, array<2 x i32>)> 
    llvm.return %3 : !llvm.array<2 x i32>
  }
  llvm.func @intoarr(%arg0: i32, %arg1: !llvm.array<2 x i32>) -> i32 {
    %0 = llvm.call @make() : () -> !llvm.struct<(i32, array<2 x i32>)>
    %1 = llvm.insertvalue %arg1, %0[1] : !llvm.struct<(i32, array<2 x i32>)> 
    %2 = llvm.insertvalue %arg0, %1[0] : !llvm.struct<(i32, array<2 x i32>)> 
    %3 = llvm.extractvalue %1[1, 0] : !llvm.struct<(i32, array<2 x i32>)> 
    llvm.return %3 : i32
  }
  llvm.func @intoarr2(%arg0: i32, %arg1: !llvm.array<2 x i32>) -> i32 {
    %0 = llvm.call @make() : () -> !llvm.struct<(i32, array<2 x i32>)>
    %1 = llvm.call @arr() : () -> !llvm.array<2 x i32>
    %2 = llvm.insertvalue %1, %0[1] : !llvm.struct<(i32, array<2 x i32>)> 
    %3 = llvm.insertvalue %arg0, %2[0] : !llvm.struct<(i32, array<2 x i32>)> 
    %4 = llvm.extractvalue %2[1, 0] : !llvm.struct<(i32, array<2 x i32>)> 
    llvm.return %4 : i32
  }
  llvm.func @intoarr3(%arg0: !llvm.struct<(i32, array<2 x i32>)>, %arg1: i32, %arg2: !llvm.array<2 x i32>) -> i32 {
    %0 = llvm.insertvalue %arg2, %arg0[1] : !llvm.struct<(i32, array<2 x i32>)> 
    %1 = llvm.insertvalue %arg1, %0[0] : !llvm.struct<(i32, array<2 x i32>)> 
    %2 = llvm.extractvalue %0[1, 0] : !llvm.struct<(i32, array<2 x i32>)> 
    llvm.return %2 : i32
  }
  llvm.func @poison(%arg0: i32) -> !llvm.array<2 x i32> {
    %0 = llvm.mlir.poison : !llvm.struct<(i32, array<2 x i32>)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(i32, array<2 x i32>)> 
    %2 = llvm.extractvalue %1[1] : !llvm.struct<(i32, array<2 x i32>)> 
    llvm.return %2 : !llvm.array<2 x i32>
  }
  llvm.func @undef(%arg0: i32) -> !llvm.array<2 x i32> {
    %0 = llvm.mlir.undef : !llvm.struct<(i32, array<2 x i32>)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(i32, array<2 x i32>)> 
    %2 = llvm.extractvalue %1[1] : !llvm.struct<(i32, array<2 x i32>)> 
    llvm.return %2 : !llvm.array<2 x i32>
  }
  llvm.func @zero(%arg0: i32) -> !llvm.array<2 x i32> {
    %0 = llvm.mlir.zero : !llvm.struct<(i32, array<2 x i32>)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(i32, array<2 x i32>)> 
    %2 = llvm.extractvalue %1[1] : !llvm.struct<(i32, array<2 x i32>)> 
    llvm.return %2 : !llvm.array<2 x i32>
  }
  llvm.func @const(%arg0: i32) -> i32 {
    %0 = llvm.mlir.constant([1 : i32, 2 : i32]) : !llvm.struct<(i32, i32)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(i32, i32)> 
    %2 = llvm.extractvalue %1[1] : !llvm.struct<(i32, i32)> 
    llvm.return %2 : i32
  }
  llvm.func @maker(%arg0: i32, %arg1: !llvm.array<2 x struct<(i32, array<2 x i32>)>>) -> !llvm.array<2 x i32> {
    %0 = llvm.extractvalue %arg1[0] : !llvm.array<2 x struct<(i32, array<2 x i32>)>> 
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(i32, array<2 x i32>)> 
    %2 = llvm.extractvalue %arg1[0, 1] : !llvm.array<2 x struct<(i32, array<2 x i32>)>> 
    llvm.return %2 : !llvm.array<2 x i32>
  }
  func.func @casts(%arg0: memref<4x?xf32>) -> (memref<4x?xf32>, memref<4x?xf32, 3>, memref<4x?xf32, 1>, memref<4x?xf32, 2>) {
    %cast = memref.cast %arg0 : memref<4x?xf32> to memref<?x?xf32>
    %memspacecast = memref.memory_space_cast %arg0 : memref<4x?xf32> to memref<4x?xf32, 2>
    %memspacecast_0 = memref.memory_space_cast %arg0 : memref<4x?xf32> to memref<4x?xf32, 3>
    %memspacecast_1 = memref.memory_space_cast %arg0 : memref<4x?xf32> to memref<4x?xf32, 1>
    %memspacecast_2 = memref.memory_space_cast %arg0 : memref<4x?xf32> to memref<4x?xf32, 1>
    return %arg0, %memspacecast_0, %memspacecast_2, %memspacecast : memref<4x?xf32>, memref<4x?xf32, 3>, memref<4x?xf32, 1>, memref<4x?xf32, 2>
  }
}

