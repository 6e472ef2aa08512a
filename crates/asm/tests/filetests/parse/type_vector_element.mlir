// terrace opt
func.func private @f(vector<4x(i32) -> i32>)
// ==== stderr ====
<stdin>:2:22: error: failed to verify 'elementType': VectorElementTypeInterface instance
func.func private @f(vector<4x(i32) -> i32>)
                     ^
// ==== exit 1 ====
