// A sine and a cosine at once, and a cube root.

func.func @both(%x: f64) -> f64 {
  %s, %c = math.sincos %x : f64
  %sum = arith.addf %s, %c : f64
  %root = math.cbrt %sum : f64
  return %root : f64
}

func.func @main() -> i32 {
  %zero = arith.constant 0.0 : f64
  %one = arith.constant 1.0 : f64
  %r = call @both(%zero) : (f64) -> f64
  %wrong = arith.cmpf une, %r, %one : f64
  %code = arith.extui %wrong : i1 to i32
  return %code : i32
}
