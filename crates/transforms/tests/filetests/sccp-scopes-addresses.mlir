// terrace opt --sccp
// What a scope of allocations gives is known. Addresses of blocks and equivalents in the same object stay where they are: no constants are made of them.
func.func @scope(%m: memref<?xindex>) -> (i32, memref<?xindex>) {
  %four = arith.constant 4 : i32
  %0:2 = memref.alloca_scope -> (i32, memref<?xindex>) {
    memref.alloca_scope.return %four, %m : i32, memref<?xindex>
  }
  %1 = arith.addi %0#0, %four : i32
  return %1, %0#1 : i32, memref<?xindex>
}
llvm.func @block(%p: !llvm.ptr) -> !llvm.ptr {
  %0 = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.call @equivalent(%0) : (!llvm.ptr) -> ()
  %1 = llvm.blockaddress <function = @block, tag = <id = 4>> : !llvm.ptr
  llvm.br ^bb1
^bb1:
  llvm.blocktag <id = 4>
  llvm.return %1 : !llvm.ptr
}
llvm.func @equivalent(%p: !llvm.ptr) {
  llvm.call @equivalent(%p) : (!llvm.ptr) -> ()
  %0 = llvm.dso_local_equivalent @equivalent : !llvm.ptr
  llvm.call @equivalent(%0) : (!llvm.ptr) -> ()
  %1 = llvm.mlir.addressof @equivalent : !llvm.ptr
  llvm.call @equivalent(%1) : (!llvm.ptr) -> ()
  llvm.return
}
// ==== stdout ====
module {
  func.func @scope(%arg0: memref<?xindex>) -> (i32, memref<?xindex>) {
    %c8_i32 = arith.constant 8 : i32
    %c4_i32 = arith.constant 4 : i32
    %0:2 = memref.alloca_scope  -> (i32, memref<?xindex>) {
      memref.alloca_scope.return %c4_i32, %arg0 : i32, memref<?xindex>
    }
    return %c8_i32, %0#1 : i32, memref<?xindex>
  }
  llvm.func @block(%arg0: !llvm.ptr) -> !llvm.ptr {
    %0 = llvm.getelementptr %arg0[1] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.call @equivalent(%0) : (!llvm.ptr) -> ()
    %1 = llvm.blockaddress <function = @block, tag = <id = 4>> : !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // pred: ^bb0
    llvm.blocktag <id = 4>
    llvm.return %1 : !llvm.ptr
  }
  llvm.func @equivalent(%arg0: !llvm.ptr) {
    %0 = llvm.mlir.addressof @equivalent : !llvm.ptr
    llvm.call @equivalent(%arg0) : (!llvm.ptr) -> ()
    %1 = llvm.dso_local_equivalent @equivalent : !llvm.ptr
    llvm.call @equivalent(%1) : (!llvm.ptr) -> ()
    llvm.call @equivalent(%0) : (!llvm.ptr) -> ()
    llvm.return
  }
}

