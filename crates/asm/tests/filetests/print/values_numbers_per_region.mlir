// terrace opt --allow-unregistered-dialect
// Sibling regions use the same numbers, inner numbers follow all outer ones.
func.func @f() {
  %a = "t.def"() : () -> i32
  "t.two"() ({
    %x = "t.def"() : () -> i32
    "t.inner"() ({
      %y = "t.def"() : () -> i32
    }) : () -> ()
    %z = "t.def"() : () -> i32
  }, {
    %w = "t.def"() : () -> i32
  }) : () -> ()
  %b = "t.def"() : () -> i32
  return
}
// ==== stdout ====
module {
  func.func @f() {
    %0 = "t.def"() : () -> i32
    "t.two"() ({
      %2 = "t.def"() : () -> i32
      "t.inner"() ({
        %4 = "t.def"() : () -> i32
      }) : () -> ()
      %3 = "t.def"() : () -> i32
    }, {
      %2 = "t.def"() : () -> i32
    }) : () -> ()
    %1 = "t.def"() : () -> i32
    return
  }
}

