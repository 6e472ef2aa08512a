// terrace opt --allow-unregistered-dialect
// Text in other alphabets within strings and comments: größer, 日本語.
"t.op"() {a = "größer, 日本語", b = @"ключ"} : () -> ()
// ==== stdout ====
module {
  "t.op"() {a = "gr\C3\B6\C3\9Fer, \E6\97\A5\E6\9C\AC\E8\AA\9E", b = @"\D0\BA\D0\BB\D1\8E\D1\87"} : () -> ()
}

