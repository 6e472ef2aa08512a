// terrace opt --convert-math-to-funcs=convert-ctlz
// Numbers of type `index` have no known width.
func.func @f(%a: index, %v: vector<2xindex>, %b: i16) -> (index, vector<2xindex>, index, i16) {
  %0 = math.ctlz %a : index
  %1 = math.ctlz %v : vector<2xindex>
  %c = arith.constant 1 : index
  %2 = math.ctlz %c : index
  %3 = math.ctlz %b : i16
  return %0, %1, %2, %3 : index, vector<2xindex>, index, i16
}
