// terrace opt --arith-expand
// What is done under a mask of which all is set comes out of it, whatever the patterns are: that is a fold.
func.func @f(%m: memref<8xf32>, %i: index, %p: f32, %v: vector<4xf32>, %d: vector<4xf32>, %k: vector<4xi1>)
    -> (vector<4xf32>, vector<4xf32>, f32, f32) {
  %ones = arith.constant dense<true> : vector<4xi1>
  %all = vector.constant_mask [4] : vector<4xi1>
  %0 = vector.mask %ones { vector.transfer_read %m[%i], %p : memref<8xf32>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  %1 = vector.mask %all, %d { vector.transfer_read %m[%i], %p : memref<8xf32>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  %2 = vector.mask %ones { vector.reduction <add>, %v : vector<4xf32> into f32 } : vector<4xi1> -> f32
  %3 = vector.mask %k { vector.reduction <add>, %v : vector<4xf32> into f32 } : vector<4xi1> -> f32
  vector.mask %ones { vector.transfer_write %v, %m[%i] : vector<4xf32>, memref<8xf32> } : vector<4xi1>
  return %0, %1, %2, %3 : vector<4xf32>, vector<4xf32>, f32, f32
}
// ==== stdout ====
module {
  func.func @f(%arg0: memref<8xf32>, %arg1: index, %arg2: f32, %arg3: vector<4xf32>, %arg4: vector<4xf32>, %arg5: vector<4xi1>) -> (vector<4xf32>, vector<4xf32>, f32, f32) {
    %cst = arith.constant dense<true> : vector<4xi1>
    %0 = vector.constant_mask [4] : vector<4xi1>
    %1 = vector.mask %cst { vector.transfer_read %arg0[%arg1], %arg2 : memref<8xf32>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>
    %2 = vector.mask %0, %arg4 { vector.transfer_read %arg0[%arg1], %arg2 : memref<8xf32>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>
    %3 = vector.mask %cst { vector.reduction <add>, %arg3 : vector<4xf32> into f32 } : vector<4xi1> -> f32
    %4 = vector.mask %arg5 { vector.reduction <add>, %arg3 : vector<4xf32> into f32 } : vector<4xi1> -> f32
    vector.mask %cst { vector.transfer_write %arg3, %arg0[%arg1] : vector<4xf32>, memref<8xf32> } : vector<4xi1>
    return %1, %2, %3, %4 : vector<4xf32>, vector<4xf32>, f32, f32
  }
}

