// terrace opt --inline
// A callee whose blocks branch in a circle is simplified all the same, and not inlined where there may be one block.
func.func @f(%c: index) {
  scf.index_switch %c
  default {
    memref.alloca_scope {
      func.call @loop() : () -> ()
    }
    scf.yield
  }
  return
}
func.func private @loop() {
  %c = arith.constant 1.0 : f32
  cf.br ^b(%c : f32)
^b(%x: f32):
  cf.br ^d(%x : f32)
^d(%y: f32):
  cf.br ^b(%y : f32)
}
// ==== stdout ====
module {
  func.func @f(%arg0: index) {
    scf.index_switch %arg0 
    default {
      memref.alloca_scope  {
        func.call @loop() : () -> ()
      }
    }
    return
  }
  func.func private @loop() {
    cf.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb1
    cf.br ^bb1
  }
}

