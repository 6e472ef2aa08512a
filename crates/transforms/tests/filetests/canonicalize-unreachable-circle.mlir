// terrace opt --canonicalize
// While patterns are applied blocks become unreachable whose values are then made of themselves. mlir-opt does not end on any
// of these.
func.func @loop(%cond: i1, %init: i32) {
  %true = arith.constant true
  %c1 = arith.constant 1 : i32
  cf.cond_br %true, ^exit, ^header(%init : i32)
^header(%iv: i32):
  cf.cond_br %cond, ^exit, ^latch
^latch:
  %next = arith.addi %iv, %c1 : i32
  cf.br ^header(%next : i32)
^exit:
  return
}
func.func @known() {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %enter = arith.cmpi sgt, %c2, %c0 : i32
  cf.cond_br %enter, ^exit, ^header(%c2 : i32)
^header(%iv: i32):
  %done = arith.cmpi eq, %iv, %c2 : i32
  cf.cond_br %done, ^exit, ^latch
^latch:
  %next = arith.addi %iv, %c1 : i32
  cf.br ^header(%next : i32)
^exit:
  return
}
func.func @uses(%c: i1, %x: i32, %m: memref<i32>) {
  %false = arith.constant false
  %c1 = arith.constant 1 : i32
  %c3 = arith.constant 3 : i32
  cf.cond_br %false, ^header(%x, %x : i32, i32), ^exit
^header(%a: i32, %b: i32):
  memref.store %a, %m[] : memref<i32>
  cf.cond_br %c, ^exit, ^latch
^latch:
  %0 = arith.addi %b, %c1 : i32
  %1 = arith.subi %0, %c3 : i32
  %2 = arith.xori %a, %c1 : i32
  %3 = arith.muli %2, %c3 : i32
  cf.br ^header(%1, %3 : i32, i32)
^exit:
  return
}
// ==== stdout ====
module {
  func.func @loop(%arg0: i1, %arg1: i32) {
    return
  }
  func.func @known() {
    return
  }
  func.func @uses(%arg0: i1, %arg1: i32, %arg2: memref<i32>) {
    return
  }
}

