// terrace opt
// Comments and blanks may be anywhere.
func.func // here
@f // and here
( %a : i32 // also
)->i32{return%a:i32}
// ==== stdout ====
module {
  func.func @f(%arg0: i32) -> i32 {
    return %arg0 : i32
  }
}

