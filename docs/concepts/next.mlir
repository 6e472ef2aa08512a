func.func @next(%i: index) -> index {
  %one = arith.constant 1 : index
  %j = arith.addi %i, %one : index
  return %j : index
}
