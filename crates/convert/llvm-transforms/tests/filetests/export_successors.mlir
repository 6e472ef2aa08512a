// terrace opt --llvm-legalize-for-export
// Blocks with arguments have each predecessor once.
llvm.func @f(%c: i1, %a: i32, %b: i32) -> i32 {
  llvm.cond_br %c, ^bb1(%a : i32), ^bb1(%b : i32)
^bb1(%x: i32):
  llvm.switch %x : i32, ^bb2(%a : i32) [ 1: ^bb2(%b : i32), 2: ^bb2(%x : i32), 3: ^bb3, 4: ^bb3]
^bb2(%y: i32):
  llvm.return %y : i32
^bb3:
  llvm.cond_br %c, ^bb4(%a, %b : i32, i32), ^bb4(%b, %a : i32, i32)
^bb4(%u: i32, %v: i32):
  %w = llvm.add %u, %v : i32
  llvm.return %w : i32
}
func.func @g(%c: i1, %a: i32, %b: i32) -> i32 {
  cf.cond_br %c, ^bb1(%a : i32), ^bb1(%b : i32)
^bb1(%x: i32):
  %r = scf.execute_region -> i32 {
    cf.cond_br %c, ^bb2(%a : i32), ^bb2(%b : i32)
  ^bb2(%y: i32):
    scf.yield %y : i32
  }
  return %r : i32
}
// ==== stdout ====
module {
  llvm.func @f(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
    llvm.cond_br %arg0, ^bb1(%arg1 : i32), ^bb5(%arg2 : i32)
  ^bb1(%0: i32):  // 2 preds: ^bb0, ^bb5
    llvm.switch %0 : i32, ^bb2(%arg1 : i32) [
      1: ^bb6(%arg2 : i32),
      2: ^bb7(%0 : i32),
      3: ^bb3,
      4: ^bb3
    ]
  ^bb2(%1: i32):  // 3 preds: ^bb1, ^bb6, ^bb7
    llvm.return %1 : i32
  ^bb3:  // 2 preds: ^bb1, ^bb1
    llvm.cond_br %arg0, ^bb4(%arg1, %arg2 : i32, i32), ^bb8(%arg2, %arg1 : i32, i32)
  ^bb4(%2: i32, %3: i32):  // 2 preds: ^bb3, ^bb8
    %4 = llvm.add %2, %3 : i32
    llvm.return %4 : i32
  ^bb5(%5: i32):  // pred: ^bb0
    llvm.br ^bb1(%5 : i32)
  ^bb6(%6: i32):  // pred: ^bb1
    llvm.br ^bb2(%6 : i32)
  ^bb7(%7: i32):  // pred: ^bb1
    llvm.br ^bb2(%7 : i32)
  ^bb8(%8: i32, %9: i32):  // pred: ^bb3
    llvm.br ^bb4(%8, %9 : i32, i32)
  }
  func.func @g(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
    cf.cond_br %arg0, ^bb1(%arg1 : i32), ^bb2(%arg2 : i32)
  ^bb1(%0: i32):  // 2 preds: ^bb0, ^bb2
    %1 = scf.execute_region -> i32 {
      cf.cond_br %arg0, ^bb1(%arg1 : i32), ^bb2(%arg2 : i32)
    ^bb1(%3: i32):  // 2 preds: ^bb0, ^bb2
      scf.yield %3 : i32
    ^bb2(%4: i32):  // pred: ^bb0
      llvm.br ^bb1(%4 : i32)
    }
    return %1 : i32
  ^bb2(%2: i32):  // pred: ^bb0
    llvm.br ^bb1(%2 : i32)
  }
}

