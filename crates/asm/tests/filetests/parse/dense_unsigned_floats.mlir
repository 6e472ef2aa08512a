// terrace opt --allow-unregistered-dialect
// f8E8M0FNU has no sign: in the bits of an element, the sign of a number falls onto the highest bit of its exponent.
func.func @f() -> (f8E8M0FNU, vector<6xf8E8M0FNU>, vector<4xf8E8M0FNU>) {
  %0 = arith.constant -1.0 : f8E8M0FNU
  %1 = arith.constant dense<[-1.0, 2.0, -2.0, -0.5, -4.0, -0.25]> : vector<6xf8E8M0FNU>
  %2 = arith.constant dense<-0.25> : vector<4xf8E8M0FNU>
  return %0, %1, %2 : f8E8M0FNU, vector<6xf8E8M0FNU>, vector<4xf8E8M0FNU>
}
// ==== stdout ====
module {
  func.func @f() -> (f8E8M0FNU, vector<6xf8E8M0FNU>, vector<4xf8E8M0FNU>) {
    %cst = arith.constant -1.000000e+00 : f8E8M0FNU
    %cst_0 = arith.constant dense<[0xFF, 2.000000e+00, 2.000000e+00, 1.701410e+38, 4.000000e+00, 8.507050e+37]> : vector<6xf8E8M0FNU>
    %cst_1 = arith.constant dense<8.507050e+37> : vector<4xf8E8M0FNU>
    return %cst, %cst_0, %cst_1 : f8E8M0FNU, vector<6xf8E8M0FNU>, vector<4xf8E8M0FNU>
  }
}

