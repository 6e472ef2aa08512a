// terrace opt --convert-to-llvm=allow-pattern-rollback=0
// Uses are replaced at once: folds and patterns see casts of what replaced operands, except where the type stays. No two operands
// share a cast.
func.func @folds(%a: index, %b: i32) -> (index, i32, f32) {
  %zero = arith.constant 0 : index
  %product = arith.muli %a, %zero : index
  %one = arith.constant 1 : i32
  %two = arith.constant 2 : i32
  %three = arith.addi %one, %two : i32
  %same = arith.muli %b, %one : i32
  %sum = arith.addi %three, %same : i32
  %half = arith.constant 0.5 : f32
  %whole = arith.addf %half, %half : f32
  return %product, %sum, %whole : index, i32, f32
}
func.func @sizes(%m: memref<4x?xf32>, %i: index) -> (index, index) {
  %c1 = arith.constant 1 : index
  %0 = memref.dim %m, %c1 : memref<4x?xf32>
  %1 = memref.dim %m, %i : memref<4x?xf32>
  return %0, %1 : index, index
}
func.func @left(%n: index) {
  scf.for %i = %n to %n step %n {
    %0 = arith.addi %i, %i : index
    %1 = arith.subi %0, %i : index
    "func.call"(%1) {callee = @use} : (index) -> ()
  }
  return
}
func.func private @use(index)
func.func @blocks(%c: i1, %x: index, %m: memref<?xi8>) -> memref<?xi8> {
  cf.cond_br %c, ^bb1(%x, %m : index, memref<?xi8>), ^bb2(%m : memref<?xi8>)
^bb1(%y: index, %k: memref<?xi8>):
  %0 = memref.load %k[%y] : memref<?xi8>
  memref.store %0, %m[%y] : memref<?xi8>
  cf.br ^bb2(%k : memref<?xi8>)
^bb2(%l: memref<?xi8>):
  return %l : memref<?xi8>
}
