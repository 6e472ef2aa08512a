// terrace opt --allow-unregistered-dialect --mlir-print-value-users
// What an operation uses of its own results it uses before they are defined, whichever form it is written in.
module {
  "test.u"(%0) {a} : (i32) -> ()
  "test.w"(%0) {b} : (i32) -> ()
  %c = arith.constant 1 : i32
  %0 = arith.addi %0, %c : i32
  "test.v"(%0) {c} : (i32) -> ()
  %1 = "test.x"(%1, %2) : (i32, i32) -> i32
  %2 = "test.y"(%1, %2) : (i32, i32) -> i32
  %3:2 = "test.z"(%3#1, %3#0, %4) : (i32, i32, i32) -> (i32, i32)
  %4 = "arith.addi"(%4, %3#1) : (i32, i32) -> i32
}
// ==== stdout ====
module {
  "test.u"(%2) {a} : (i32) -> () // id: %0
  "test.w"(%2) {b} : (i32) -> () // id: %1
  %c1_i32 = arith.constant 1 : i32 // user: %2
  %2 = arith.addi %2, %c1_i32 : i32 // users: %3, %0, %1, %2
  "test.v"(%2) {c} : (i32) -> () // id: %3
  %4 = "test.x"(%4, %5) : (i32, i32) -> i32 // users: %5, %4
  %5 = "test.y"(%4, %5) : (i32, i32) -> i32 // users: %4, %5
  %6:2 = "test.z"(%6#1, %6#0, %7) : (i32, i32, i32) -> (i32, i32) // users: (%6#0, %6#1), (%7, %6#0, %6#1)
  %7 = arith.addi %7, %6#1 : i32 // users: %6#0, %6#1, %7
}

