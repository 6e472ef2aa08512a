// terrace opt --affine-expand-index-ops
// Once an argument is gone that gets the same value everywhere, its block is looked at again: a comparison folds, and blocks are equal to others.
func.func @compared(%m: memref<f32>) -> memref<f32> {
  %0 = ub.poison : index
  cf.br ^bb1(%0, %m : index, memref<f32>)
^bb1(%i: index, %n: memref<f32>):
  %less = arith.cmpi slt, %i, %0 : index
  cf.cond_br %less, ^bb2, ^bb3
^bb2:
  %next = arith.addi %i, %0 : index
  cf.br ^bb1(%next, %n : index, memref<f32>)
^bb3:
  return %n : memref<f32>
}
func.func @merged(%a: i1, %v: f32, %m: memref<f32>) -> f32 {
  cf.cond_br %a, ^bb1(%v : f32), ^bb2(%v : f32)
^bb1(%x: f32):
  memref.store %x, %m[] : memref<f32>
  cf.br ^bb3(%x : f32)
^bb2(%y: f32):
  memref.store %v, %m[] : memref<f32>
  cf.br ^bb3(%y : f32)
^bb3(%z: f32):
  return %z : f32
}
// ==== stdout ====
module {
  func.func @compared(%arg0: memref<f32>) -> memref<f32> {
    %false = arith.constant false
    cf.br ^bb1(%arg0 : memref<f32>)
  ^bb1(%0: memref<f32>):  // 2 preds: ^bb0, ^bb2
    cf.cond_br %false, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    cf.br ^bb1(%0 : memref<f32>)
  ^bb3:  // pred: ^bb1
    return %0 : memref<f32>
  }
  func.func @merged(%arg0: i1, %arg1: f32, %arg2: memref<f32>) -> f32 {
    cf.cond_br %arg0, ^bb1, ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb0
    memref.store %arg1, %arg2[] : memref<f32>
    cf.br ^bb2
  ^bb2:  // pred: ^bb1
    return %arg1 : f32
  }
}

