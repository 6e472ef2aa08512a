// terrace opt --allow-unregistered-dialect
// Names that are no bare identifiers are quoted; the order is that of the names.
"t.op"() {zebra = 1, "two words" = 2, a.b = 3, "1" = 5, Apple = 6, _x$y.z = 7, "a-b" = 8} : () -> ()
// ==== stdout ====
module {
  "t.op"() {"1" = 5 : i64, Apple = 6 : i64, _x$y.z = 7 : i64, "a-b" = 8 : i64, a.b = 3 : i64, "two words" = 2 : i64, zebra = 1 : i64} : () -> ()
}

