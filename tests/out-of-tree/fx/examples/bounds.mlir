func.func @clamp(%x: !fx.fixed<8, 8>, %i: !fx.interval<!fx.fixed<8, 8>>) -> !fx.fixed<8, 8> {
  %0 = fx.clamp %x in %i : !fx.interval<!fx.fixed<8, 8>>
  return %0 : !fx.fixed<8, 8>
}

func.func @around(%x: !fx.fixed<8, 8>) -> !fx.interval<!fx.fixed<8, 8>> {
  %one = fx.constant 1.0 : !fx.fixed<8, 8>
  %high = fx.add %x, %one : !fx.fixed<8, 8>
  %0 = fx.interval %x to %high : !fx.interval<!fx.fixed<8, 8>>
  return %0 : !fx.interval<!fx.fixed<8, 8>>
}
