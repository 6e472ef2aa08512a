// terrace opt
func.func private @f(i16777216)
// ==== stderr ====
<stdin>:2:22: error: integer bitwidth is limited to 16777215 bits
func.func private @f(i16777216)
                     ^
// ==== exit 1 ====
