// Counts the words of a text that ends with zero: a machine of states made of branches, with a switch on the byte. The text
// also goes to C, as a pointer.
memref.global "private" constant @text : memref<17xi8> = dense<[84,104,101,32,113,117,105,99,107,32,98,114,111,119,110,46,0]>
func.func private @strlen(!llvm.ptr) -> i64
func.func @words(%s: memref<?xi8>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z8 = arith.constant 0 : i8
  %sp = arith.constant 32 : i8
  %z = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %f = arith.constant false
  cf.br ^loop(%c0, %z, %f : index, i32, i1)
^loop(%i: index, %n: i32, %inw: i1):
  %ch = memref.load %s[%i] : memref<?xi8>
  %i2 = arith.addi %i, %c1 : index
  cf.switch %ch : i8, [
    default: ^letter,
    0: ^done(%n : i32),
    32: ^next(%n, %f : i32, i1),
    10: ^next(%n, %f : i32, i1)
  ]
^letter:
  %t = arith.constant true
  %n1 = arith.addi %n, %one : i32
  cf.cond_br %inw, ^next(%n, %t : i32, i1), ^next(%n1, %t : i32, i1)
^next(%nn: i32, %ii: i1):
  cf.br ^loop(%i2, %nn, %ii : index, i32, i1)
^done(%res: i32):
  return %res : i32
}
func.func @main() -> i32 {
  %g = memref.get_global @text : memref<17xi8>
  %c = memref.cast %g : memref<17xi8> to memref<?xi8>
  %r = call @words(%c) : (memref<?xi8>) -> i32
  %i = memref.extract_aligned_pointer_as_index %g : memref<17xi8> -> index
  %i64 = arith.index_cast %i : index to i64
  %p = llvm.inttoptr %i64 : i64 to !llvm.ptr
  %l = call @strlen(%p) : (!llvm.ptr) -> i64
  %c16 = arith.constant 16 : i64
  %ok = arith.cmpi eq, %l, %c16 : i64
  cf.assert %ok, "wrong length"
  %three = arith.constant 3 : i32
  %bad = arith.subi %r, %three : i32
  return %bad : i32
}
