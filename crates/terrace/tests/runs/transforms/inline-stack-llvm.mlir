// terrace opt --inline | terrace lower | lli
// The same of llvm.alloca: in functions of func and of the LLVM dialect, of a constant size in the first block and in others,
// of another size.
func.func @in_func(%n: i64) -> i64 {
  %c16 = llvm.mlir.constant(16 : i64) : i64
  %p = llvm.alloca %c16 x i64 : (i64) -> !llvm.ptr
  llvm.store volatile %n, %p : i64, !llvm.ptr
  %v = llvm.load volatile %p : !llvm.ptr -> i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  %r = llvm.add %v, %c1 : i64
  return %r : i64
}
func.func @in_func_dynamic(%n: i64, %size: i64) -> i64 {
  %p = llvm.alloca %size x i64 : (i64) -> !llvm.ptr
  llvm.store volatile %n, %p : i64, !llvm.ptr
  %v = llvm.load volatile %p : !llvm.ptr -> i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  %r = llvm.add %v, %c1 : i64
  return %r : i64
}
llvm.func @first(%n: i64) -> i64 {
  %c16 = llvm.mlir.constant(16 : i64) : i64
  %p = llvm.alloca %c16 x i64 : (i64) -> !llvm.ptr
  llvm.store volatile %n, %p : i64, !llvm.ptr
  %v = llvm.load volatile %p : !llvm.ptr -> i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  %r = llvm.add %v, %c1 : i64
  llvm.return %r : i64
}
llvm.func @later(%n: i64, %which: i1) -> i64 {
  %c1 = llvm.mlir.constant(1 : i64) : i64
  %c16 = llvm.mlir.constant(16 : i64) : i64
  llvm.cond_br %which, ^a, ^b
^a:
  %p = llvm.alloca %c16 x i64 : (i64) -> !llvm.ptr
  llvm.store volatile %n, %p : i64, !llvm.ptr
  %v = llvm.load volatile %p : !llvm.ptr -> i64
  %r = llvm.add %v, %c1 : i64
  llvm.return %r : i64
^b:
  llvm.return %n : i64
}
llvm.func @dynamic(%n: i64, %size: i64) -> i64 {
  %p = llvm.alloca %size x i64 : (i64) -> !llvm.ptr
  llvm.store volatile %n, %p : i64, !llvm.ptr
  %v = llvm.load volatile %p : !llvm.ptr -> i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  %r = llvm.add %v, %c1 : i64
  llvm.return %r : i64
}
llvm.func @by_value(%p: !llvm.ptr {llvm.byval = !llvm.array<16 x i64>}) -> i64 {
  %v = llvm.load volatile %p : !llvm.ptr -> i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  %r = llvm.add %v, %c1 : i64
  llvm.store volatile %r, %p : i64, !llvm.ptr
  %s = llvm.load volatile %p : !llvm.ptr -> i64
  llvm.return %s : i64
}
llvm.func @blocks(%n: i64, %size: i64, %which: i1) -> i64 {
  %z = llvm.mlir.constant(0 : i64) : i64
  llvm.br ^a(%z, %z : i64, i64)
^a(%i: i64, %x: i64):
  %k = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %k, ^b, ^c
^b:
  %j = llvm.call @first(%i) : (i64) -> i64
  %y = llvm.call @later(%x, %which) : (i64, i1) -> i64
  %u = llvm.call @dynamic(%y, %size) : (i64, i64) -> i64
  llvm.br ^a(%j, %u : i64, i64)
^c:
  llvm.return %x : i64
}
func.func @loops(%n: index, %size: i64, %which: i1, %out: !llvm.ptr) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %0 = llvm.load %out : !llvm.ptr -> i64
    %1 = func.call @in_func(%0) : (i64) -> i64
    %2 = func.call @in_func_dynamic(%1, %size) : (i64, i64) -> i64
    %3 = llvm.call @first(%2) : (i64) -> i64
    llvm.store %3, %out : i64, !llvm.ptr
  }
  scf.for %i = %c0 to %n step %c1 {
    %4 = llvm.call @by_value(%out) : (!llvm.ptr) -> i64
    llvm.store %4, %out : i64, !llvm.ptr
  }
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    %0 = llvm.load %out : !llvm.ptr -> i64
    %1 = llvm.call @first(%0) : (i64) -> i64
    %2 = llvm.call @dynamic(%1, %size) : (i64, i64) -> i64
    llvm.store %2, %out : i64, !llvm.ptr
    %3 = llvm.call @by_value(%out) : (!llvm.ptr) -> i64
    llvm.store %3, %out : i64, !llvm.ptr
    scf.reduce
  }
  return
}
func.func @main() {
  %n = arith.constant 1000000 : i64
  %c = arith.constant 1000000 : index
  %size = arith.constant 16 : i64
  %t = arith.constant true
  %0 = llvm.call @blocks(%n, %size, %t) : (i64, i64, i1) -> i64
  vector.print %0 : i64
  %out = llvm.alloca %size x i64 : (i64) -> !llvm.ptr
  %z = arith.constant 0 : i64
  llvm.store %z, %out : i64, !llvm.ptr
  func.call @loops(%c, %size, %t, %out) : (index, i64, i1, !llvm.ptr) -> ()
  %1 = llvm.load %out : !llvm.ptr -> i64
  vector.print %1 : i64
  return
}
// ==== stdout ====
2000000
7000000
