// terrace opt --lower-affine
// Kinds that want signed integers begin with a constant that is none of arith.
func.func @f(%n: index, %x: si32) {
  %0 = affine.parallel (%i) = (0) to (%n) reduce ("maxs") -> (si32) {
    affine.yield %x : si32
  }
  return
}
// ==== stderr ====
<stdin>:4:8: error: 'arith.constant' op integer return type must be signless
  %0 = affine.parallel (%i) = (0) to (%n) reduce ("maxs") -> (si32) {
       ^
<stdin>:4:8: note: see current operation: %2 = "arith.constant"() <{value = -2147483648 : si32}> : () -> si32
// ==== exit 1 ====
