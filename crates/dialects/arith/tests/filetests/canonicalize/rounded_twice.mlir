// terrace opt --canonicalize
// An integer that a float holds exactly is rounded once; so is a float that is truncated after an extension that holds all of it.
func.func @integers(%a: i64, %b: i32, %c: i16, %v: vector<2xi8>) -> (f32, f32, f32, f16, bf16, f16, vector<2xbf16>) {
  %0 = arith.sitofp %a : i64 to f64
  %1 = arith.truncf %0 : f64 to f32
  %2 = arith.sitofp %b : i32 to f64
  %3 = arith.truncf %2 : f64 to f32
  %4 = arith.uitofp %b : i32 to f64
  %5 = arith.truncf %4 : f64 to f32
  %6 = arith.uitofp %b : i32 to f32
  %7 = arith.truncf %6 : f32 to f16
  %8 = arith.sitofp %c : i16 to f32
  %9 = arith.truncf %8 : f32 to bf16
  %10 = arith.uitofp %a : i64 to f64
  %11 = arith.truncf %10 : f64 to f16
  %12 = arith.sitofp %v : vector<2xi8> to vector<2xf32>
  %13 = arith.truncf %12 : vector<2xf32> to vector<2xbf16>
  return %1, %3, %5, %7, %9, %11, %13 : f32, f32, f32, f16, bf16, f16, vector<2xbf16>
}
func.func @extended(%a: f8E8M0FNU, %b: f8E5M2) -> (f8E8M0FNU, f8E8M0FNU, f8E5M2) {
  %0 = arith.extf %a : f8E8M0FNU to f16
  %1 = arith.truncf %0 : f16 to f8E8M0FNU
  %2 = arith.extf %a : f8E8M0FNU to bf16
  %3 = arith.truncf %2 : bf16 to f8E8M0FNU
  %4 = arith.extf %b : f8E5M2 to f16
  %5 = arith.truncf %4 : f16 to f8E5M2
  return %1, %3, %5 : f8E8M0FNU, f8E8M0FNU, f8E5M2
}
// ==== stdout ====
module {
  func.func @integers(%arg0: i64, %arg1: i32, %arg2: i16, %arg3: vector<2xi8>) -> (f32, f32, f32, f16, bf16, f16, vector<2xbf16>) {
    %0 = arith.sitofp %arg0 : i64 to f64
    %1 = arith.truncf %0 : f64 to f32
    %2 = arith.sitofp %arg1 : i32 to f32
    %3 = arith.uitofp %arg1 : i32 to f32
    %4 = arith.uitofp %arg1 : i32 to f32
    %5 = arith.truncf %4 : f32 to f16
    %6 = arith.sitofp %arg2 : i16 to bf16
    %7 = arith.uitofp %arg0 : i64 to f64
    %8 = arith.truncf %7 : f64 to f16
    %9 = arith.sitofp %arg3 : vector<2xi8> to vector<2xbf16>
    return %1, %2, %3, %5, %6, %8, %9 : f32, f32, f32, f16, bf16, f16, vector<2xbf16>
  }
  func.func @extended(%arg0: f8E8M0FNU, %arg1: f8E5M2) -> (f8E8M0FNU, f8E8M0FNU, f8E5M2) {
    %0 = arith.extf %arg0 : f8E8M0FNU to f16
    %1 = arith.truncf %0 : f16 to f8E8M0FNU
    %2 = arith.extf %arg0 : f8E8M0FNU to bf16
    %3 = arith.truncf %2 : bf16 to f8E8M0FNU
    return %1, %3, %arg1 : f8E8M0FNU, f8E8M0FNU, f8E5M2
  }
}

