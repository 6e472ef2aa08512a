// terrace opt --mlir-print-op-generic
// In generic form.
func.func @intrinsics(%a: vector<4xi32>, %b: vector<16xi8>, %f: vector<4xf32>, %h: vector<8xbf16>) {
  %0 = arm_neon.intr.sdot %a, %b, %b : vector<16xi8>, vector<16xi8> to vector<4xi32>
  %1 = arm_neon.intr.smmla %a, %b, %b {tag} : vector<16xi8> to vector<4xi32>
  %2 = arm_neon.intr.ummla %0, %b, %b : vector<16xi8> to vector<4xi32>
  %3 = "arm_neon.intr.usmmla"(%a, %b, %b) : (vector<4xi32>, vector<16xi8>, vector<16xi8>) -> vector<4xi32>
  %4 = arm_neon.intr.bfmmla %f, %h, %h : vector<8xbf16> to vector<4xf32>
  return
}

func.func @products(%a: vector<8xi8>, %b: vector<4xi16>, %c: vector<2xi32>, %d: vector<2x4xi8>) {
  %0 = arm_neon.intr.smull %a, %a : vector<8xi8> to vector<8xi16>
  %1 = arm_neon.intr.smull %b, %b : vector<4xi16> to vector<4xi32>
  %2 = arm_neon.intr.smull %c, %c : vector<2xi32> to vector<2xi64>
  %3 = arm_neon.intr.smull %d, %d : vector<2x4xi8> to vector<2x4xi16>
  return
}

func.func @rows(%a: vector<4xi32>, %b: vector<4x4xi8>, %c: vector<2xi32>, %d: vector<2x4xi8>) {
  %0 = arm_neon.2d.sdot %a, %b, %b : vector<4x4xi8>, vector<4x4xi8> to vector<4xi32>
  %1 = arm_neon.2d.sdot %c, %d, %d {tag} : vector<2x4xi8>, vector<2x4xi8> to vector<2xi32>
  return
}
// ==== stdout ====
"builtin.module"() ({
  "func.func"() <{function_type = (vector<4xi32>, vector<16xi8>, vector<4xf32>, vector<8xbf16>) -> (), sym_name = "intrinsics"}> ({
  ^bb0(%arg8: vector<4xi32>, %arg9: vector<16xi8>, %arg10: vector<4xf32>, %arg11: vector<8xbf16>):
    %6 = "arm_neon.intr.sdot"(%arg8, %arg9, %arg9) : (vector<4xi32>, vector<16xi8>, vector<16xi8>) -> vector<4xi32>
    %7 = "arm_neon.intr.smmla"(%arg8, %arg9, %arg9) {tag} : (vector<4xi32>, vector<16xi8>, vector<16xi8>) -> vector<4xi32>
    %8 = "arm_neon.intr.ummla"(%6, %arg9, %arg9) : (vector<4xi32>, vector<16xi8>, vector<16xi8>) -> vector<4xi32>
    %9 = "arm_neon.intr.usmmla"(%arg8, %arg9, %arg9) : (vector<4xi32>, vector<16xi8>, vector<16xi8>) -> vector<4xi32>
    %10 = "arm_neon.intr.bfmmla"(%arg10, %arg11, %arg11) : (vector<4xf32>, vector<8xbf16>, vector<8xbf16>) -> vector<4xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (vector<8xi8>, vector<4xi16>, vector<2xi32>, vector<2x4xi8>) -> (), sym_name = "products"}> ({
  ^bb0(%arg4: vector<8xi8>, %arg5: vector<4xi16>, %arg6: vector<2xi32>, %arg7: vector<2x4xi8>):
    %2 = "arm_neon.intr.smull"(%arg4, %arg4) : (vector<8xi8>, vector<8xi8>) -> vector<8xi16>
    %3 = "arm_neon.intr.smull"(%arg5, %arg5) : (vector<4xi16>, vector<4xi16>) -> vector<4xi32>
    %4 = "arm_neon.intr.smull"(%arg6, %arg6) : (vector<2xi32>, vector<2xi32>) -> vector<2xi64>
    %5 = "arm_neon.intr.smull"(%arg7, %arg7) : (vector<2x4xi8>, vector<2x4xi8>) -> vector<2x4xi16>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (vector<4xi32>, vector<4x4xi8>, vector<2xi32>, vector<2x4xi8>) -> (), sym_name = "rows"}> ({
  ^bb0(%arg0: vector<4xi32>, %arg1: vector<4x4xi8>, %arg2: vector<2xi32>, %arg3: vector<2x4xi8>):
    %0 = "arm_neon.2d.sdot"(%arg0, %arg1, %arg1) : (vector<4xi32>, vector<4x4xi8>, vector<4x4xi8>) -> vector<4xi32>
    %1 = "arm_neon.2d.sdot"(%arg2, %arg3, %arg3) {tag} : (vector<2xi32>, vector<2x4xi8>, vector<2x4xi8>) -> vector<2xi32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

