// terrace opt --arith-emulate-wide-int=widest-int-supported=32
// An argument of a block that is not the first one keeps its type, and a branch hands it what it got.
func.func @f(%c: i1, %n: i32) -> i32 {
  %x = arith.extsi %n : i32 to i64
  cf.br ^bb1(%x : i64)
^bb1(%y: i64):
  cf.cond_br %c, ^bb1(%y : i64), ^bb2
^bb2:
  return %n : i32
}
// ==== stderr ====
<stdin>:4:8: error: failed to legalize unresolved materialization from ('vector<2xi32>') to ('i64') that remained live after conversion
  %x = arith.extsi %n : i32 to i64
       ^
<stdin>:4:8: note: see current operation: %6 = "builtin.unrealized_conversion_cast"(%5) : (vector<2xi32>) -> i64
<stdin>:5:3: note: see existing live user here: cf.br ^bb1(%4 : i64)
  cf.br ^bb1(%x : i64)
  ^
<stdin>:4:8: note: pattern 'ConvertExtSI' replaced 'arith.extsi' by values of different types, but a use of the old type remains
  %x = arith.extsi %n : i32 to i64
       ^
// ==== exit 1 ====
