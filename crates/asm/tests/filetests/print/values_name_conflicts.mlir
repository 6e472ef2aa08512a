// terrace opt
// Names of block arguments and constants in nested functions do not disturb each other.
module {
  func.func @f(%arg1: i32, %c1_i32: i32) -> i32 {
    %0 = arith.constant 1 : i32
    cf.br ^bb1(%0 : i32)
  ^bb1(%x: i32):
    %1 = arith.constant 1 : i32
    %2 = arith.addi %x, %1 : i32
    return %2 : i32
  }
  func.func @g() -> i32 {
    %0 = arith.constant 1 : i32
    return %0 : i32
  }
}
// ==== stdout ====
module {
  func.func @f(%arg0: i32, %arg1: i32) -> i32 {
    %c1_i32 = arith.constant 1 : i32
    cf.br ^bb1(%c1_i32 : i32)
  ^bb1(%0: i32):  // pred: ^bb0
    %c1_i32_0 = arith.constant 1 : i32
    %1 = arith.addi %0, %c1_i32_0 : i32
    return %1 : i32
  }
  func.func @g() -> i32 {
    %c1_i32 = arith.constant 1 : i32
    return %c1_i32 : i32
  }
}

