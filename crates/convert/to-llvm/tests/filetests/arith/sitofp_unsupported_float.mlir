// terrace opt --convert-arith-to-llvm
// The float becomes an integer, which the verifier refuses.
func.func @f(%a: i8) -> f8E5M2 {
  %0 = arith.sitofp %a : i8 to f8E5M2
  return %0 : f8E5M2
}
// ==== stderr ====
<stdin>:4:8: error: 'llvm.sitofp' op result #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'i8'
  %0 = arith.sitofp %a : i8 to f8E5M2
       ^
<stdin>:4:8: note: see current operation: %0 = "llvm.sitofp"(%arg0) : (i8) -> i8
// ==== exit 1 ====
