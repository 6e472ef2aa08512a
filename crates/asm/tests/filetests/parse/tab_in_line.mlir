// terrace opt
func.func @f() {
	return	%x : i32
}
// ==== stderr ====
<stdin>:3:9: error: use of undeclared SSA value name
        return  %x : i32
                ^
// ==== exit 1 ====
