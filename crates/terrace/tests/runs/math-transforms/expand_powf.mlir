// terrace opt --math-expand-ops | terrace lower | lli
// Powers of negative numbers, zeros, infinities and NaN.
func.func @powf_f32(%a: f32, %b: f32) {
  %0 = math.powf %a, %b : f32
  call @show_f32(%0) : (f32) -> ()
  return
}
func.func @powf_f64(%a: f64, %b: f64) {
  %0 = math.powf %a, %b : f64
  call @show_f64(%0) : (f64) -> ()
  return
}
func.func @main() {
  %a0 = arith.constant -3.0 : f32
  %b0 = arith.constant 5.0 : f32
  call @powf_f32(%a0, %b0) : (f32, f32) -> ()
  %a1 = arith.constant -3.0 : f32
  %b1 = arith.constant 4.0 : f32
  call @powf_f32(%a1, %b1) : (f32, f32) -> ()
  %a2 = arith.constant -2.0 : f32
  %b2 = arith.constant -2.0 : f32
  call @powf_f32(%a2, %b2) : (f32, f32) -> ()
  %a3 = arith.constant -5.0 : f32
  %b3 = arith.constant -3.0 : f32
  call @powf_f32(%a3, %b3) : (f32, f32) -> ()
  %a4 = arith.constant -2.0 : f32
  %b4 = arith.constant 0.5 : f32
  call @powf_f32(%a4, %b4) : (f32, f32) -> ()
  %a5 = arith.constant 0.0 : f32
  %b5 = arith.constant 0.0 : f32
  call @powf_f32(%a5, %b5) : (f32, f32) -> ()
  %a6 = arith.constant 0x7FC00000 : f32
  %b6 = arith.constant 0.0 : f32
  call @powf_f32(%a6, %b6) : (f32, f32) -> ()
  %a7 = arith.constant 1.0 : f32
  %b7 = arith.constant 0x7FC00000 : f32
  call @powf_f32(%a7, %b7) : (f32, f32) -> ()
  %a8 = arith.constant -1.0 : f32
  %b8 = arith.constant 0x7F800000 : f32
  call @powf_f32(%a8, %b8) : (f32, f32) -> ()
  %a9 = arith.constant -1.0 : f32
  %b9 = arith.constant 0xFF800000 : f32
  call @powf_f32(%a9, %b9) : (f32, f32) -> ()
  %a10 = arith.constant 2.0 : f32
  %b10 = arith.constant 0x7F800000 : f32
  call @powf_f32(%a10, %b10) : (f32, f32) -> ()
  %a11 = arith.constant 0.5 : f32
  %b11 = arith.constant 0x7F800000 : f32
  call @powf_f32(%a11, %b11) : (f32, f32) -> ()
  %a12 = arith.constant -0.0 : f32
  %b12 = arith.constant 3.0 : f32
  call @powf_f32(%a12, %b12) : (f32, f32) -> ()
  %a13 = arith.constant -0.0 : f32
  %b13 = arith.constant -3.0 : f32
  call @powf_f32(%a13, %b13) : (f32, f32) -> ()
  %a14 = arith.constant -0.0 : f32
  %b14 = arith.constant 2.0 : f32
  call @powf_f32(%a14, %b14) : (f32, f32) -> ()
  %a15 = arith.constant -0.0 : f32
  %b15 = arith.constant -2.0 : f32
  call @powf_f32(%a15, %b15) : (f32, f32) -> ()
  %a16 = arith.constant -0.0 : f32
  %b16 = arith.constant 0.5 : f32
  call @powf_f32(%a16, %b16) : (f32, f32) -> ()
  %a17 = arith.constant 0.0 : f32
  %b17 = arith.constant -1.5 : f32
  call @powf_f32(%a17, %b17) : (f32, f32) -> ()
  %a18 = arith.constant 0xFF800000 : f32
  %b18 = arith.constant 3.0 : f32
  call @powf_f32(%a18, %b18) : (f32, f32) -> ()
  %a19 = arith.constant 0xFF800000 : f32
  %b19 = arith.constant -3.0 : f32
  call @powf_f32(%a19, %b19) : (f32, f32) -> ()
  %a20 = arith.constant 0xFF800000 : f32
  %b20 = arith.constant 0.5 : f32
  call @powf_f32(%a20, %b20) : (f32, f32) -> ()
  %a21 = arith.constant 0x7F800000 : f32
  %b21 = arith.constant -2.0 : f32
  call @powf_f32(%a21, %b21) : (f32, f32) -> ()
  %a22 = arith.constant -2.0 : f32
  %b22 = arith.constant 0x7FC00000 : f32
  call @powf_f32(%a22, %b22) : (f32, f32) -> ()
  %a23 = arith.constant 0x7FC00000 : f32
  %b23 = arith.constant 1.0 : f32
  call @powf_f32(%a23, %b23) : (f32, f32) -> ()
  %a24 = arith.constant -1.0 : f32
  %b24 = arith.constant 16777217.0 : f32
  call @powf_f32(%a24, %b24) : (f32, f32) -> ()
  %a25 = arith.constant 2.0 : f32
  %b25 = arith.constant 10.0 : f32
  call @powf_f32(%a25, %b25) : (f32, f32) -> ()
  %a26 = arith.constant 10.0 : f32
  %b26 = arith.constant -2.0 : f32
  call @powf_f32(%a26, %b26) : (f32, f32) -> ()
  %a27 = arith.constant -2.0 : f32
  %b27 = arith.constant 0x7F800000 : f32
  call @powf_f32(%a27, %b27) : (f32, f32) -> ()
  %a28 = arith.constant 1.0e10 : f32
  %b28 = arith.constant -5.0 : f32
  call @powf_f32(%a28, %b28) : (f32, f32) -> ()
  %a29 = arith.constant -3.0 : f64
  %b29 = arith.constant 5.0 : f64
  call @powf_f64(%a29, %b29) : (f64, f64) -> ()
  %a30 = arith.constant -3.0 : f64
  %b30 = arith.constant 4.0 : f64
  call @powf_f64(%a30, %b30) : (f64, f64) -> ()
  %a31 = arith.constant -2.0 : f64
  %b31 = arith.constant -2.0 : f64
  call @powf_f64(%a31, %b31) : (f64, f64) -> ()
  %a32 = arith.constant -5.0 : f64
  %b32 = arith.constant -3.0 : f64
  call @powf_f64(%a32, %b32) : (f64, f64) -> ()
  %a33 = arith.constant -2.0 : f64
  %b33 = arith.constant 0.5 : f64
  call @powf_f64(%a33, %b33) : (f64, f64) -> ()
  %a34 = arith.constant 0.0 : f64
  %b34 = arith.constant 0.0 : f64
  call @powf_f64(%a34, %b34) : (f64, f64) -> ()
  %a35 = arith.constant 0x7FF8000000000000 : f64
  %b35 = arith.constant 0.0 : f64
  call @powf_f64(%a35, %b35) : (f64, f64) -> ()
  %a36 = arith.constant 1.0 : f64
  %b36 = arith.constant 0x7FF8000000000000 : f64
  call @powf_f64(%a36, %b36) : (f64, f64) -> ()
  %a37 = arith.constant -1.0 : f64
  %b37 = arith.constant 0x7FF0000000000000 : f64
  call @powf_f64(%a37, %b37) : (f64, f64) -> ()
  %a38 = arith.constant -1.0 : f64
  %b38 = arith.constant 0xFFF0000000000000 : f64
  call @powf_f64(%a38, %b38) : (f64, f64) -> ()
  %a39 = arith.constant 2.0 : f64
  %b39 = arith.constant 0x7FF0000000000000 : f64
  call @powf_f64(%a39, %b39) : (f64, f64) -> ()
  %a40 = arith.constant 0.5 : f64
  %b40 = arith.constant 0x7FF0000000000000 : f64
  call @powf_f64(%a40, %b40) : (f64, f64) -> ()
  %a41 = arith.constant -0.0 : f64
  %b41 = arith.constant 3.0 : f64
  call @powf_f64(%a41, %b41) : (f64, f64) -> ()
  %a42 = arith.constant -0.0 : f64
  %b42 = arith.constant -3.0 : f64
  call @powf_f64(%a42, %b42) : (f64, f64) -> ()
  %a43 = arith.constant -0.0 : f64
  %b43 = arith.constant 2.0 : f64
  call @powf_f64(%a43, %b43) : (f64, f64) -> ()
  %a44 = arith.constant -0.0 : f64
  %b44 = arith.constant -2.0 : f64
  call @powf_f64(%a44, %b44) : (f64, f64) -> ()
  %a45 = arith.constant -0.0 : f64
  %b45 = arith.constant 0.5 : f64
  call @powf_f64(%a45, %b45) : (f64, f64) -> ()
  %a46 = arith.constant 0.0 : f64
  %b46 = arith.constant -1.5 : f64
  call @powf_f64(%a46, %b46) : (f64, f64) -> ()
  %a47 = arith.constant 0xFFF0000000000000 : f64
  %b47 = arith.constant 3.0 : f64
  call @powf_f64(%a47, %b47) : (f64, f64) -> ()
  %a48 = arith.constant 0xFFF0000000000000 : f64
  %b48 = arith.constant -3.0 : f64
  call @powf_f64(%a48, %b48) : (f64, f64) -> ()
  %a49 = arith.constant 0xFFF0000000000000 : f64
  %b49 = arith.constant 0.5 : f64
  call @powf_f64(%a49, %b49) : (f64, f64) -> ()
  %a50 = arith.constant 0x7FF0000000000000 : f64
  %b50 = arith.constant -2.0 : f64
  call @powf_f64(%a50, %b50) : (f64, f64) -> ()
  %a51 = arith.constant -2.0 : f64
  %b51 = arith.constant 0x7FF8000000000000 : f64
  call @powf_f64(%a51, %b51) : (f64, f64) -> ()
  %a52 = arith.constant 0x7FF8000000000000 : f64
  %b52 = arith.constant 1.0 : f64
  call @powf_f64(%a52, %b52) : (f64, f64) -> ()
  %a53 = arith.constant -1.0 : f64
  %b53 = arith.constant 16777217.0 : f64
  call @powf_f64(%a53, %b53) : (f64, f64) -> ()
  %a54 = arith.constant 2.0 : f64
  %b54 = arith.constant 10.0 : f64
  call @powf_f64(%a54, %b54) : (f64, f64) -> ()
  %a55 = arith.constant 10.0 : f64
  %b55 = arith.constant -2.0 : f64
  call @powf_f64(%a55, %b55) : (f64, f64) -> ()
  %a56 = arith.constant -2.0 : f64
  %b56 = arith.constant 0x7FF0000000000000 : f64
  call @powf_f64(%a56, %b56) : (f64, f64) -> ()
  %a57 = arith.constant 1.0e10 : f64
  %b57 = arith.constant -5.0 : f64
  call @powf_f64(%a57, %b57) : (f64, f64) -> ()
  return
}
// NaN of either sign.
func.func @show_f32(%x: f32) {
  %is_nan = arith.cmpf uno, %x, %x : f32
  %nan = arith.constant 0x7FC00000 : f32
  %shown = arith.select %is_nan, %nan, %x : f32
  vector.print %shown : f32
  return
}
// NaN of either sign.
func.func @show_f64(%x: f64) {
  %is_nan = arith.cmpf uno, %x, %x : f64
  %nan = arith.constant 0x7FF8000000000000 : f64
  %shown = arith.select %is_nan, %nan, %x : f64
  vector.print %shown : f64
  return
}
// ==== stdout ====
-243
81
0.25
-0.008
nan
1
1
1
1
1
inf
0
-0
-inf
0
inf
0
inf
-inf
-0
inf
0
nan
nan
1
1024
0.01
inf
0
-243
81
0.25
-0.008
nan
1
1
1
1
1
inf
0
-0
-inf
0
inf
0
inf
-inf
-0
inf
0
nan
nan
-1
1024
0.01
inf
1e-50
