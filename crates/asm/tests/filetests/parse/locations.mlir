// terrace opt --mlir-print-debuginfo
// Aliases of locations may follow their uses.
func.func @f() {
  return loc(#inner)
} loc(#outer)
#inner = loc("f.c":1:2)
#outer = loc(callsite("a" at #inner))
// ==== stdout ====
module {
  func.func @f() {
    return loc(#loc2)
  } loc(#loc3)
} loc(#loc)
#loc = loc("<stdin>":0:0)
#loc1 = loc("a")
#loc2 = loc("f.c":1:2)
#loc3 = loc(callsite(#loc1 at #loc2))

