// terrace opt --canonicalize | terrace lower | lli
// A result of scf.if that scf.condition forwards twice has the value of the branch that was taken, both times (llvm#219456).
func.func @loop(%start: index) -> index {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c20 = arith.constant 20 : index
  %r:3 = scf.while (%state = %start) : (index) -> (index, index, index) {
    %again = arith.cmpi slt, %state, %c1 : index
    %value = scf.if %again -> index {
      %next = arith.addi %state, %c2 : index
      scf.yield %next : index
    } else {
      scf.yield %c20 : index
    }
    scf.condition(%again) %value, %value, %state : index, index, index
  } do {
  ^bb0(%first: index, %second: index, %old: index):
    scf.yield %second : index
  }
  return %r#2 : index
}
func.func @main() {
  %c0 = arith.constant 0 : index
  %r = call @loop(%c0) : (index) -> index
  vector.print %r : index
  return
}
// ==== stdout ====
2
