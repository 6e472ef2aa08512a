// terrace opt --cse | terrace lower | lli
// What a mask governs is not what is computed without it: the sums of all, and of the first and the last.
func.func @main() -> i32 {
  %v = arith.constant dense<[1, 20, 300, 4000]> : vector<4xi32>
  %m = arith.constant dense<[true, false, false, true]> : vector<4xi1>
  %all = vector.reduction <add>, %v : vector<4xi32> into i32
  %some = vector.mask %m { vector.reduction <add>, %v : vector<4xi32> into i32 } : vector<4xi1> -> i32
  vector.print %all : i32
  vector.print %some : i32
  %zero = arith.constant 0 : i32
  return %zero : i32
}
// ==== stdout ====
4321
4001
