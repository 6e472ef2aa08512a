// terrace opt
func.func @f() {
  %0 = arith.constant dense<[[1, 2], [3]]> : vector<2x2xi32>
  return
}
// ==== stderr ====
<stdin>:3:41: error: tensor literal is invalid; ranks are not consistent between elements
  %0 = arith.constant dense<[[1, 2], [3]]> : vector<2x2xi32>
                                        ^
// ==== exit 1 ====
