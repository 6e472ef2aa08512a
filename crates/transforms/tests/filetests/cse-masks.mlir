// terrace opt --cse
// Equal masked operations are equal as a whole; one under a mask is not the one without.
func.func @f(%v: vector<4xi32>, %m: vector<4xi1>) -> (i32, i32, i32, i32) {
  %0 = vector.reduction <add>, %v : vector<4xi32> into i32
  %1 = vector.mask %m { vector.reduction <add>, %v : vector<4xi32> into i32 } : vector<4xi1> -> i32
  %2 = vector.mask %m { vector.reduction <add>, %v : vector<4xi32> into i32 } : vector<4xi1> -> i32
  %3 = vector.reduction <add>, %v : vector<4xi32> into i32
  return %0, %1, %2, %3 : i32, i32, i32, i32
}
// ==== stdout ====
module {
  func.func @f(%arg0: vector<4xi32>, %arg1: vector<4xi1>) -> (i32, i32, i32, i32) {
    %0 = vector.reduction <add>, %arg0 : vector<4xi32> into i32
    %1 = vector.mask %arg1 { vector.reduction <add>, %arg0 : vector<4xi32> into i32 } : vector<4xi1> -> i32
    return %0, %1, %1, %0 : i32, i32, i32, i32
  }
}

