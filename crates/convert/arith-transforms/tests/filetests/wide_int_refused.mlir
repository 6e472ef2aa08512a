// terrace opt --arith-emulate-wide-int=widest-int-supported=32
// There is no pattern for a quotient.
func.func @quotient(%a: i64) -> i64 {
  %0 = arith.divsi %a, %a : i64
  return %0 : i64
}
// ==== stderr ====
<stdin>:4:8: error: failed to legalize operation 'arith.divsi' that was explicitly marked illegal
  %0 = arith.divsi %a, %a : i64
       ^
<stdin>:4:8: note: see current operation: %0 = "arith.divsi"(<<UNKNOWN SSA VALUE>>, <<UNKNOWN SSA VALUE>>) : (i64, i64) -> i64
<stdin>:4:8: note: this conversion has no pattern for 'arith.divsi'
<stdin>:4:8: note: pass 'convert-arith-to-llvm' lowers 'arith.divsi'
// ==== exit 1 ====
