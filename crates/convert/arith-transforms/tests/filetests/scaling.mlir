// terrace opt --arith-expand
// Scales become powers of two, then the value is multiplied or divided by them.
func.func @extend(%a: f4E2M1FN, %s: f32, %e: f8E8M0FNU, %v: vector<4xf8E4M3FN>, %w: vector<4xbf16>) {
  %0 = arith.scaling_extf %a, %s : f4E2M1FN, f32 to f32
  %1 = arith.scaling_extf %a, %e : f4E2M1FN, f8E8M0FNU to f16
  %2 = arith.scaling_extf %v, %w fastmath<nnan> : vector<4xf8E4M3FN>, vector<4xbf16> to vector<4xf32>
  return
}
func.func @truncate(%a: f32, %s: f32, %e: f8E8M0FNU) {
  %0 = arith.scaling_truncf %a, %s : f32, f32 to f4E2M1FN
  %1 = arith.scaling_truncf %a, %e to_nearest_even fastmath<nnan> : f32, f8E8M0FNU to f8E5M2
  return
}
// ==== stdout ====
module {
  func.func @extend(%arg0: f4E2M1FN, %arg1: f32, %arg2: f8E8M0FNU, %arg3: vector<4xf8E4M3FN>, %arg4: vector<4xbf16>) {
    %0 = arith.truncf %arg1 : f32 to f8E8M0FNU
    %1 = arith.extf %0 : f8E8M0FNU to f32
    %2 = arith.extf %arg0 : f4E2M1FN to f32
    %3 = arith.mulf %2, %1 : f32
    %4 = arith.extf %arg2 : f8E8M0FNU to f16
    %5 = arith.extf %arg0 : f4E2M1FN to f16
    %6 = arith.mulf %5, %4 : f16
    %7 = arith.truncf %arg4 fastmath<nnan> : vector<4xbf16> to vector<4xf8E8M0FNU>
    %8 = arith.extf %7 fastmath<nnan> : vector<4xf8E8M0FNU> to vector<4xf32>
    %9 = arith.extf %arg3 fastmath<nnan> : vector<4xf8E4M3FN> to vector<4xf32>
    %10 = arith.mulf %9, %8 fastmath<nnan> : vector<4xf32>
    return
  }
  func.func @truncate(%arg0: f32, %arg1: f32, %arg2: f8E8M0FNU) {
    %0 = arith.truncf %arg1 : f32 to f8E8M0FNU
    %1 = arith.extf %0 : f8E8M0FNU to f32
    %2 = arith.divf %arg0, %1 : f32
    %3 = arith.truncf %2 : f32 to f4E2M1FN
    %4 = arith.extf %arg2 fastmath<nnan> : f8E8M0FNU to f32
    %5 = arith.divf %arg0, %4 fastmath<nnan> : f32
    %6 = arith.truncf %5 to_nearest_even fastmath<nnan> : f32 to f8E5M2
    return
  }
}

