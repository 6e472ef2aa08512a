// terrace opt --allow-unregistered-dialect --mlir-print-value-users
func.func @f(%x: i32, %unused: i8) -> i32 {
  %a:2 = "a.b"(%x) : (i32) -> (i32, i32)
  %b = arith.addi %a#0, %x : i32
  %e:2 = "a.b"(%b) : (i32) -> (i32, i32)
  %g = "a.d"(%e#1) : (i32) -> i32
  cf.br ^bb1(%b : i32)
^bb1(%c: i32):
  "a.c"(%b, %b, %a#1) ({
  ^bb0(%q: i32):
    %w = "x.z"() : () -> i8
    "x.q"(%w, %w, %c) : (i8, i8, i32) -> (i8)
    "x.t"() : () -> ()
  }) : (i32, i32, i32) -> ()
  return %c : i32
}
// ==== stdout ====
module {
  func.func @f(%arg0: i32, %arg1: i8) -> i32 {
    // %arg0 is used by %2, %1#0, %1#1
    // %arg1 is unused
    %1:2 = "a.b"(%arg0) : (i32) -> (i32, i32) // users: (%2), (%7)
    %2 = arith.addi %1#0, %arg0 : i32 // users: %7, %5, %3#0, %3#1
    %3:2 = "a.b"(%2) : (i32) -> (i32, i32) // users: (unused), (%4)
    %4 = "a.d"(%3#1) : (i32) -> i32 // unused
    cf.br ^bb1(%2 : i32) // id: %5
  ^bb1(%6: i32):  // pred: ^bb0
    // %6 is used by %8, %10
    "a.c"(%2, %2, %1#1) ({
    ^bb0(%arg2: i32):
      // %arg2 is unused
      %9 = "x.z"() : () -> i8 // user: %10
      %10 = "x.q"(%9, %9, %6) : (i8, i8, i32) -> i8 // unused
      "x.t"() : () -> ()
    }) : (i32, i32, i32) -> () // id: %7
    return %6 : i32 // id: %8
  }
}

