// terrace opt --canonicalize | terrace lower | lli
// A pair of casts through a type that is wide enough is no cast at all.

func.func @pair(%x: index) -> i32 {
  %n = arith.index_cast %x : index to i64
  %w = arith.index_cast %n : i64 to index
  %r = arith.index_cast %w : index to i32
  return %r : i32
}
func.func @main() {
  %x = arith.constant 4294967300 : index
  %r = call @pair(%x) : (index) -> i32
  vector.print %r : i32
  return
}
// ==== stdout ====
4
