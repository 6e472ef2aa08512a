func.func @widen(%i: !fx.interval<!fx.fixed<8, 8>>, %n: index) -> !fx.interval<!fx.fixed<8, 8>> {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %0 = scf.for %k = %zero to %n step %one iter_args(%j = %i) -> !fx.interval<!fx.fixed<8, 8>> {
    %1 = func.call @widen(%j, %k) : (!fx.interval<!fx.fixed<8, 8>>, index) -> !fx.interval<!fx.fixed<8, 8>>
    scf.yield %1 : !fx.interval<!fx.fixed<8, 8>>
  }
  %full = arith.cmpi eq, %n, %one : index
  cf.cond_br %full, ^bb1(%0 : !fx.interval<!fx.fixed<8, 8>>), ^bb1(%i : !fx.interval<!fx.fixed<8, 8>>)
^bb1(%2: !fx.interval<!fx.fixed<8, 8>>):
  return %2 : !fx.interval<!fx.fixed<8, 8>>
}
