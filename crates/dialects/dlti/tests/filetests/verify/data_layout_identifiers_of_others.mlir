// terrace opt
// Nobody names the dialects of these identifiers, so nobody knows what they have.
module attributes {dlti.dl_spec = #dlti.dl_spec<"vector.size" = 1 : i32, "nothing.size" = 2 : i32, "func" = 3 : i32>} {
  func.func private @f()
}
// ==== stdout ====
module attributes {dlti.dl_spec = #dlti.dl_spec<"vector.size" = 1 : i32, "nothing.size" = 2 : i32, "func" = 3 : i32>} {
  func.func private @f()
}

