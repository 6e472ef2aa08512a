// terrace opt --allow-unregistered-dialect --mlir-print-value-users --mlir-print-op-generic
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
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i8) -> i32, sym_name = "f"}> ({
  ^bb0(%arg0: i32, %arg1: i8):
    // %arg0 is used by %3, %2#0, %2#1
    // %arg1 is unused
    %2:2 = "a.b"(%arg0) : (i32) -> (i32, i32) // users: (%3), (%8)
    %3 = "arith.addi"(%2#0, %arg0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32 // users: %8, %6, %4#0, %4#1
    %4:2 = "a.b"(%3) : (i32) -> (i32, i32) // users: (unused), (%5)
    %5 = "a.d"(%4#1) : (i32) -> i32 // unused
    "cf.br"(%3)[^bb1] : (i32) -> () // id: %6
  ^bb1(%7: i32):  // pred: ^bb0
    // %7 is used by %9, %11
    "a.c"(%3, %3, %2#1) ({
    ^bb0(%arg2: i32):
      // %arg2 is unused
      %10 = "x.z"() : () -> i8 // user: %11
      %11 = "x.q"(%10, %10, %7) : (i8, i8, i32) -> i8 // unused
      "x.t"() : () -> ()
    }) : (i32, i32, i32) -> () // id: %8
    "func.return"(%7) : (i32) -> () // id: %9
  }) : () -> ()
}) : () -> ()

