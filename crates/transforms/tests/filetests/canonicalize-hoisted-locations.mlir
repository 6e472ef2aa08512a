// terrace opt --canonicalize --allow-unregistered-dialect --mlir-print-debuginfo --mlir-print-local-scope
func.func @a(%x: i32, %c: i1) -> i32 {
  "test.a"() : () -> ()
  %z = arith.constant 1 : i32 loc("same")
  "test.b"() ({
    %k = arith.constant 2 : i32 loc("inner")
    "test.use"(%k) : (i32) -> ()
  }) : () -> ()
  scf.if %c {
    %k = arith.constant 3 : i32 loc("inif")
    "test.use"(%k) : (i32) -> ()
  }
  cf.br ^b
^b:
    %k = arith.constant 4 : i32 loc("inblock")
    "test.use"(%k, %k) : (i32, i32) -> ()
  return %z : i32
}

// ==== stdout ====
module {
  func.func @a(%arg0: i32 loc("<stdin>":2:14), %arg1: i1 loc("<stdin>":2:23)) -> i32 {
    %c4_i32 = arith.constant 4 : i32 loc(unknown)
    %c3_i32 = arith.constant 3 : i32 loc(unknown)
    %c1_i32 = arith.constant 1 : i32 loc("same")
    "test.a"() : () -> () loc("<stdin>":3:3)
    "test.b"() ({
      %c2_i32 = arith.constant 2 : i32 loc("inner")
      "test.use"(%c2_i32) : (i32) -> () loc("<stdin>":7:5)
    }) : () -> () loc("<stdin>":5:3)
    scf.if %arg1 {
      "test.use"(%c3_i32) : (i32) -> () loc("<stdin>":11:5)
    } loc("<stdin>":9:3)
    "test.use"(%c4_i32, %c4_i32) : (i32, i32) -> () loc("<stdin>":16:5)
    return %c1_i32 : i32 loc("<stdin>":17:3)
  } loc("<stdin>":2:1)
} loc("<stdin>":0:0)
