// terrace opt --allow-unregistered-dialect
// What stands behind the dot is as if it stood in brackets.
func.func private @f(!foo., !foo.a, !foo<a>, !foo._a) -> !foo.a<b> attributes {a = #foo., b = #foo<>, c = #foo._a}
// ==== stdout ====
module {
  func.func private @f(!foo<>, !foo.a, !foo.a, !foo<_a>) -> !foo.a<b> attributes {a = #foo<>, b = #foo<>, c = #foo<_a>}
}

