// terrace opt --canonicalize --allow-unregistered-dialect
// Blocks that branch in a circle: no branch is led past one of them, or past a block that leads into the circle.
func.func @f() {
  cf.br ^a
^a:
  cf.br ^b
^b:
  cf.br ^a
}
func.func @three(%c: i1) {
  cf.cond_br %c, ^a, ^d
^a:
  cf.br ^b
^b:
  cf.br ^d
^d:
  cf.br ^a
}
func.func @known() {
  %false = arith.constant false
  cf.cond_br %false, ^a, ^b
^a:
  cf.br ^b
^b:
  cf.br ^a
}
func.func @into_circle(%c: i1, %k: i32) {
  cf.cond_br %c, ^x(%k : i32), ^y(%k : i32)
^x(%0: i32):
  "test.x"() : () -> ()
  cf.br ^a(%0 : i32)
^y(%1: i32):
  "test.y"() : () -> ()
  cf.br ^a(%1 : i32)
^a(%2: i32):
  cf.br ^b(%2 : i32)
^b(%3: i32):
  cf.br ^d(%3 : i32)
^d(%4: i32):
  "test.d"(%4) : (i32) -> ()
  cf.br ^b(%4 : i32)
}
func.func @choice_into_circle(%c: i1) {
  cf.cond_br %c, ^a, ^b
^a:
  cf.br ^b
^b:
  "test.b"() : () -> ()
  cf.br ^e
^e:
  "test.e"() : () -> ()
  cf.br ^b
}
func.func @switch(%c: i32) {
  cf.switch %c : i32, [ default: ^d, 1: ^a, 2 : ^b, 3 : ^e ]
^a:
  cf.br ^b
^b:
  cf.br ^e
^d:
  cf.br ^b
^e:
  cf.br ^b
}
func.func @switch_with_exit(%c: i32, %k: i1) {
  cf.switch %c : i32, [ default: ^d, 1: ^a, 2 : ^b, 3 : ^e ]
^a:
  cf.br ^b
^b:
  "test.b"() : () -> ()
  cf.cond_br %k, ^e, ^d
^d:
  cf.br ^b
^e:
  cf.br ^b
}
// ==== stdout ====
module {
  func.func @f() {
    cf.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb1
    cf.br ^bb1
  }
  func.func @three(%arg0: i1) {
    cf.cond_br %arg0, ^bb1, ^bb2
  ^bb1:  // 2 preds: ^bb0, ^bb2
    cf.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    cf.br ^bb1
  }
  func.func @known() {
    cf.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb1
    cf.br ^bb1
  }
  func.func @into_circle(%arg0: i1, %arg1: i32) {
    cf.cond_br %arg0, ^bb1(%arg1 : i32), ^bb2(%arg1 : i32)
  ^bb1(%0: i32):  // pred: ^bb0
    "test.x"() : () -> ()
    cf.br ^bb3(%0 : i32)
  ^bb2(%1: i32):  // pred: ^bb0
    "test.y"() : () -> ()
    cf.br ^bb3(%1 : i32)
  ^bb3(%2: i32):  // 2 preds: ^bb1, ^bb2
    cf.br ^bb4(%2 : i32)
  ^bb4(%3: i32):  // 2 preds: ^bb3, ^bb4
    "test.d"(%3) : (i32) -> ()
    cf.br ^bb4(%3 : i32)
  }
  func.func @choice_into_circle(%arg0: i1) {
    cf.cond_br %arg0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    cf.br ^bb2
  ^bb2:  // 3 preds: ^bb0, ^bb1, ^bb2
    "test.b"() : () -> ()
    "test.e"() : () -> ()
    cf.br ^bb2
  }
  func.func @switch(%arg0: i32) {
    cf.switch %arg0 : i32, [
      default: ^bb3,
      1: ^bb1,
      2: ^bb2,
      3: ^bb4
    ]
  ^bb1:  // pred: ^bb0
    cf.br ^bb2
  ^bb2:  // 4 preds: ^bb0, ^bb1, ^bb3, ^bb4
    cf.br ^bb4
  ^bb3:  // pred: ^bb0
    cf.br ^bb2
  ^bb4:  // 2 preds: ^bb0, ^bb2
    cf.br ^bb2
  }
  func.func @switch_with_exit(%arg0: i32, %arg1: i1) {
    cf.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb1
    "test.b"() : () -> ()
    cf.br ^bb1
  }
}

