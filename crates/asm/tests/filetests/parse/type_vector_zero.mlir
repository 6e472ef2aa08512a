// terrace opt
func.func private @f(vector<0xi32>)
// ==== stderr ====
<stdin>:2:22: error: vector types must have positive constant sizes but got 0
func.func private @f(vector<0xi32>)
                     ^
// ==== exit 1 ====
