func.func @twice(%v: vector<2x4x!fx.fixed<8, 8>>) -> vector<2x4x!fx.fixed<8, 8>> {
  %0 = fx.add %v, %v overflow<saturate> : vector<2x4x!fx.fixed<8, 8>>
  return %0 : vector<2x4x!fx.fixed<8, 8>>
}
