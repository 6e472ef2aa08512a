// terrace opt --mem2reg | terrace lower | lli
// Slots that are allocated in each turn of a loop of blocks. On some paths nothing was stored; on these nothing is loaded.
func.func @memref(%n: i64) {
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant 1 : i64
  %c10 = arith.constant 10 : i64
  cf.br ^loop(%c0 : i64)
^loop(%i: i64):
  %a = memref.alloca() : memref<i64>
  %b = memref.alloca() : memref<i64>
  %bit = arith.trunci %i : i64 to i1
  cf.cond_br %bit, ^store, ^other
^store:
  %x = arith.muli %i, %c10 : i64
  memref.store %x, %a[] : memref<i64>
  cf.br ^meet
^other:
  memref.store %i, %b[] : memref<i64>
  cf.br ^meet
^meet:
  cf.cond_br %bit, ^load, ^load_other
^load:
  %y = memref.load %a[] : memref<i64>
  vector.print %y : i64
  cf.br ^next
^load_other:
  %z = memref.load %b[] : memref<i64>
  vector.print %z : i64
  cf.br ^next
^next:
  %j = arith.addi %i, %c1 : i64
  %k = arith.cmpi slt, %j, %n : i64
  cf.cond_br %k, ^loop(%j : i64), ^end
^unreachable:
  cf.br ^loop(%c10 : i64)
^end:
  return
}
func.func @llvm(%n: i64, %which: i1) {
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant 1 : i64
  %one = arith.constant 1 : i32
  scf.execute_region {
    cf.br ^outer(%c0 : i64)
  ^outer(%o: i64):
    cf.br ^loop(%c0 : i64)
  ^loop(%i: i64):
    %a = llvm.alloca %one x f64 : (i32) -> !llvm.ptr
    %even = arith.trunci %i : i64 to i1
    cf.cond_br %even, ^store, ^meet
  ^store:
    %x = arith.sitofp %i : i64 to f64
    llvm.store %x, %a : f64, !llvm.ptr
    cf.br ^meet
  ^meet:
    cf.cond_br %even, ^load, ^next
  ^load:
    %y = llvm.load %a : !llvm.ptr -> f64
    vector.print %y : f64
    cf.br ^next
  ^next:
    %j = arith.addi %i, %c1 : i64
    %k = arith.cmpi slt, %j, %n : i64
    cf.cond_br %k, ^loop(%j : i64), ^latch
  ^latch:
    %p = arith.addi %o, %c1 : i64
    %q = arith.cmpi slt, %p, %n : i64
    cf.cond_br %q, ^outer(%p : i64), ^end
  ^end:
    scf.yield
  }
  return
}
func.func @main() {
  %n = arith.constant 4 : i64
  %m = arith.constant 2 : i64
  %t = arith.constant true
  func.call @memref(%n) : (i64) -> ()
  func.call @llvm(%m, %t) : (i64, i1) -> ()
  return
}
// ==== stdout ====
0
10
2
30
1
1
