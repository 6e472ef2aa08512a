func.func @f(%x: !fx.fixed<8, 8>, %y: !fx.fixed<8, 8>) -> !fx.fixed<8, 8> {
  %one = fx.constant 1.0 : !fx.fixed<8, 8>
  %half = fx.constant 0.5 : !fx.fixed<8, 8>
  %0 = fx.add %one, %half : !fx.fixed<8, 8>
  %1 = fx.mul %x, %one : !fx.fixed<8, 8>
  %2 = fx.sum %1, %y : !fx.fixed<8, 8>
  %3 = fx.sum %2, %x init %0 : !fx.fixed<8, 8>
  return %3 : !fx.fixed<8, 8>
}
