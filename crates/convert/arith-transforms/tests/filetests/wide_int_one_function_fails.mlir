// terrace opt --arith-emulate-wide-int
// A cast that is left is an error only if all operations could be converted, those of other functions, too.
func.func @cast(%a: i64) -> i64 {
  %0 = memref.alloca_scope -> (i64) {
    memref.alloca_scope.return %a : i64
  }
  return %0 : i64
}
func.func @operation(%a: i64) -> i64 {
  %0 = arith.remui %a, %a : i64
  return %0 : i64
}
// ==== stderr ====
<stdin>:10:8: error: failed to legalize operation 'arith.remui' that was explicitly marked illegal
  %0 = arith.remui %a, %a : i64
       ^
<stdin>:10:8: note: see current operation: %0 = "arith.remui"(<<UNKNOWN SSA VALUE>>, <<UNKNOWN SSA VALUE>>) : (i64, i64) -> i64
<stdin>:10:8: note: this conversion has no pattern for 'arith.remui'
<stdin>:10:8: note: pass 'convert-arith-to-llvm' lowers 'arith.remui'
// ==== exit 1 ====
