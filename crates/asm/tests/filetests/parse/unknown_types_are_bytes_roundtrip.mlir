// terrace opt --allow-unregistered-dialect --verify-roundtrip
// What is in the brackets of unknown types and attributes is read back.
"a.b"() {a = #foo<"ÿ" þ x>, b = #foo<ab>} : () -> !foo<"ÿ">
// ==== stdout ====
module {
  %0 = "a.b"() {a = #foo<"ÿ" þ x>, b = #foo<ab>} : () -> !foo<"ÿ">
}

