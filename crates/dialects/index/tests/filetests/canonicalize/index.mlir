// terrace opt --canonicalize
// A constant is folded if 32 and 64 bits agree on it; chains of constants are brought together.
func.func @agree() -> (index, index, index, index) {
  %a = index.constant 3000000000
  %b = index.constant 2
  %c = index.constant -7
  %0 = index.add %a, %b
  %1 = index.mul %a, %b
  %2 = index.divs %c, %b
  %3 = index.shl %b, %b
  return %0, %1, %2, %3 : index, index, index, index
}
func.func @disagree() -> (index, index, index, i1) {
  %a = index.constant 4294967296
  %b = index.constant 3
  %c = index.constant -1
  %0 = index.divu %a, %b
  %1 = index.maxu %c, %a
  %2 = index.shru %c, %b
  %3 = index.cmp ult(%a, %b)
  return %0, %1, %2, %3 : index, index, index, i1
}
func.func @never(%x: index) -> (index, index, index) {
  %z = index.constant 0
  %w = index.constant 64
  %0 = index.divu %x, %z
  %1 = index.remu %w, %z
  %2 = index.shl %x, %w
  return %0, %1, %2 : index, index, index
}
func.func @chains(%x: index) -> (index, index, index, index) {
  %a = index.constant 5
  %b = index.constant 11
  %0 = index.add %a, %x
  %1 = index.add %0, %b
  %2 = index.mul %x, %a
  %3 = index.mul %b, %2
  %4 = index.minu %x, %b
  %5 = index.minu %4, %a
  %6 = index.xor %x, %a
  %7 = index.xor %6, %b
  return %1, %3, %5, %7 : index, index, index, index
}
func.func @identities(%x: index) -> (index, index, index, index, index) {
  %z = index.constant 0
  %o = index.constant 1
  %0 = index.add %x, %z
  %1 = index.mul %x, %z
  %2 = index.divs %x, %o
  %3 = index.sub %x, %z
  %4 = index.or %x, %z
  return %0, %1, %2, %3, %4 : index, index, index, index, index
}
func.func @compare(%x: index, %y: index) -> (i1, i1, i1) {
  %z = index.constant 0
  %d = index.sub %x, %y
  %0 = index.cmp slt(%d, %z)
  %1 = index.cmp eq(%x, %x)
  %2 = index.cmp ugt(%z, %x)
  return %0, %1, %2 : i1, i1, i1
}
func.func @casts(%i: i32) -> (i32, i64, index, index) {
  %a = index.constant 8589934593
  %0 = index.casts %a : index to i32
  %1 = index.castu %a : index to i64
  %c = arith.constant -1 : i32
  %2 = index.castu %c : i32 to index
  %3 = index.casts %c : i32 to index
  return %0, %1, %2, %3 : i32, i64, index, index
}
// ==== stdout ====
module {
  func.func @agree() -> (index, index, index, index) {
    %idx3000000002 = index.constant 3000000002
    %idx6000000000 = index.constant 6000000000
    %idx-3 = index.constant -3
    %idx8 = index.constant 8
    return %idx3000000002, %idx6000000000, %idx-3, %idx8 : index, index, index, index
  }
  func.func @disagree() -> (index, index, index, i1) {
    %idx4294967296 = index.constant 4294967296
    %idx3 = index.constant 3
    %idx-1 = index.constant -1
    %0 = index.divu %idx4294967296, %idx3
    %1 = index.shru %idx-1, %idx3
    %2 = index.cmp ult(%idx4294967296, %idx3)
    return %0, %idx-1, %1, %2 : index, index, index, i1
  }
  func.func @never(%arg0: index) -> (index, index, index) {
    %idx0 = index.constant 0
    %idx64 = index.constant 64
    %0 = index.divu %arg0, %idx0
    %1 = index.remu %idx64, %idx0
    %2 = index.shl %arg0, %idx64
    return %0, %1, %2 : index, index, index
  }
  func.func @chains(%arg0: index) -> (index, index, index, index) {
    %idx14 = index.constant 14
    %idx5 = index.constant 5
    %idx55 = index.constant 55
    %idx16 = index.constant 16
    %0 = index.add %arg0, %idx16
    %1 = index.mul %arg0, %idx55
    %2 = index.minu %arg0, %idx5
    %3 = index.xor %arg0, %idx14
    return %0, %1, %2, %3 : index, index, index, index
  }
  func.func @identities(%arg0: index) -> (index, index, index, index, index) {
    %idx0 = index.constant 0
    %idx1 = index.constant 1
    %0 = index.divs %arg0, %idx1
    %1 = index.or %arg0, %idx0
    return %arg0, %idx0, %0, %arg0, %1 : index, index, index, index, index
  }
  func.func @compare(%arg0: index, %arg1: index) -> (i1, i1, i1) {
    %true = index.bool.constant true
    %idx0 = index.constant 0
    %0 = index.sub %arg0, %arg1
    %1 = index.cmp slt(%0, %idx0)
    %2 = index.cmp ugt(%idx0, %arg0)
    return %1, %true, %2 : i1, i1, i1
  }
  func.func @casts(%arg0: i32) -> (i32, i64, index, index) {
    %idx-1 = index.constant -1
    %idx4294967295 = index.constant 4294967295
    %idx8589934593 = index.constant 8589934593
    %0 = index.casts %idx8589934593 : index to i32
    %1 = index.castu %idx8589934593 : index to i64
    return %0, %1, %idx4294967295, %idx-1 : i32, i64, index, index
  }
}

