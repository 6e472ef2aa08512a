// terrace opt --allow-unregistered-dialect
// What is in the brackets of unknown types and attributes is bytes, and printed as it was read.
"a.b"() {a = #foo<"ÿ" þ x>, b = #foo<ab>} : () -> !foo<"ÿ">
// ==== stdout ====
module {
  %0 = "a.b"() {a = #foo<"ÿ" þ x>, b = #foo<ab>} : () -> !foo<"ÿ">
}

