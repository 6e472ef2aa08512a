// fx opt --canonicalize
// Folds and patterns.
func.func @f(%x: !fx.fixed<8, 8>, %y: !fx.fixed<8, 8>) -> (!fx.fixed<8, 8>, !fx.fixed<8, 8>, !fx.fixed<8, 8>) {
  %zero = fx.constant 0.0 : !fx.fixed<8, 8>
  %one = fx.constant 1.0 : !fx.fixed<8, 8>
  %top = fx.constant 127.5 : !fx.fixed<8, 8>
  %0 = fx.add %zero, %x : !fx.fixed<8, 8>
  %1 = fx.mul %0, %one : !fx.fixed<8, 8>
  %2 = fx.add %top, %one overflow<saturate> : !fx.fixed<8, 8>
  %3 = fx.sum %x, %y : !fx.fixed<8, 8>
  %4 = fx.sum %3, %1 init %2 : !fx.fixed<8, 8>
  %5 = fx.add %top, %one : !fx.fixed<8, 8>
  return %1, %4, %5 : !fx.fixed<8, 8>, !fx.fixed<8, 8>, !fx.fixed<8, 8>
}
// ==== stdout ====
module {
  func.func @f(%arg0: !fx.fixed<8, 8>, %arg1: !fx.fixed<8, 8>) -> (!fx.fixed<8, 8>, !fx.fixed<8, 8>, !fx.fixed<8, 8>) {
    %0 = fx.constant -127.5 : !fx.fixed<8, 8>
    %1 = fx.constant 127.99609375 : !fx.fixed<8, 8>
    %2 = fx.sum %arg0, %arg1, %arg0 init %1 : !fx.fixed<8, 8>
    return %arg0, %2, %0 : !fx.fixed<8, 8>, !fx.fixed<8, 8>, !fx.fixed<8, 8>
  }
}

