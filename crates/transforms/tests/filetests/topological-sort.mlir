// terrace opt --topological-sort --allow-unregistered-dialect
// Operations of graph regions come after what they use where they can; other regions stay as they are.
module {
  "u.a"(%1, %2) : (i32, i32) -> ()
  %1 = "u.b"(%2) : (i32) -> i32
  %2 = "u.c"() : () -> i32
  %3 = "u.circle"(%4) : (i32) -> i32
  %4 = "u.circle"(%3) : (i32) -> i32
  "u.region"() ({
    "u.use"(%5) : (i32) -> ()
  }) : () -> ()
  %5 = "u.d"() : () -> i32
  module {
    "u.in"(%7) : (i32) -> ()
    %7 = "u.v"() : () -> i32
  }
  func.func @f() {
    %a = arith.constant 1 : i32
    builtin.module {
      "u.in"(%8, %9) : (i32, i32) -> ()
      %8 = "u.v"(%9) : (i32) -> i32
      %9 = "u.v"() : () -> i32
    }
    return
  }
}
// ==== stdout ====
module {
  %0 = "u.c"() : () -> i32
  %1 = "u.d"() : () -> i32
  module {
    %5 = "u.v"() : () -> i32
    "u.in"(%5) : (i32) -> ()
  }
  func.func @f() {
    %c1_i32 = arith.constant 1 : i32
    builtin.module {
      %5 = "u.v"() : () -> i32
      %6 = "u.v"(%5) : (i32) -> i32
      "u.in"(%6, %5) : (i32, i32) -> ()
    }
    return
  }
  %2 = "u.b"(%0) : (i32) -> i32
  "u.region"() ({
    "u.use"(%1) : (i32) -> ()
  }) : () -> ()
  "u.a"(%2, %0) : (i32, i32) -> ()
  %3 = "u.circle"(%4) : (i32) -> i32
  %4 = "u.circle"(%3) : (i32) -> i32
}

