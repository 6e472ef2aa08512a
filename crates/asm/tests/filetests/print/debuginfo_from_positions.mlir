// terrace opt --mlir-print-debuginfo --mlir-print-local-scope
// Where nothing is said the place in the text counts.
func.func @f(%a: i32) -> i32 {
  %0 = arith.addi %a,
                  %a : i32
  cf.br ^bb1(%0 : i32)
^bb1(%b: i32):
  return %b : i32
}
// ==== stdout ====
module {
  func.func @f(%arg0: i32 loc("<stdin>":3:14)) -> i32 {
    %0 = arith.addi %arg0, %arg0 : i32 loc("<stdin>":4:8)
    cf.br ^bb1(%0 : i32) loc("<stdin>":6:3)
  ^bb1(%1: i32 loc("<stdin>":7:6)):  // pred: ^bb0
    return %1 : i32 loc("<stdin>":8:3)
  } loc("<stdin>":3:1)
} loc("<stdin>":0:0)
