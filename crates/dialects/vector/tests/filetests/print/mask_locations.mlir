// terrace opt --mlir-print-debuginfo
func.func @f(%m: vector<4xi1>, %v: vector<4xf32>) -> f32 {
  %0 = vector.mask %m { vector.reduction #vector.kind<add>, %v : vector<4xf32> into f32 } : vector<4xi1> -> f32
  vector.mask %m { vector.yield } : vector<4xi1>
  return %0 : f32
}
// ==== stdout ====
#loc2 = loc("<stdin>":2:14)
#loc3 = loc("<stdin>":2:32)
module {
  func.func @f(%arg0: vector<4xi1> loc("<stdin>":2:14), %arg1: vector<4xf32> loc("<stdin>":2:32)) -> f32 {
    %0 = vector.mask %arg0 { vector.reduction <add>, %arg1 : vector<4xf32> into f32 } : vector<4xi1> -> f32 loc(#loc4)
    vector.mask %arg0 { vector.yield } : vector<4xi1> loc(#loc6)
    return %0 : f32 loc(#loc8)
  } loc(#loc1)
} loc(#loc)
#loc = loc("<stdin>":0:0)
#loc1 = loc("<stdin>":2:1)
#loc4 = loc("<stdin>":3:8)
#loc5 = loc("<stdin>":3:25)
#loc6 = loc("<stdin>":4:3)
#loc7 = loc("<stdin>":4:20)
#loc8 = loc("<stdin>":5:3)

