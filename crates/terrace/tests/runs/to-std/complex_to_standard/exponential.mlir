// terrace opt --convert-complex-to-standard | terrace lower | lli
// Small numbers keep their digits, large ones do not overflow early, and zeros and infinities are as in C's annex G.
func.func @of_f32(%z: complex<f32>) {
  %0 = complex.exp %z : complex<f32>
  %re0 = complex.re %0 : complex<f32>
  %im0 = complex.im %0 : complex<f32>
  call @show_f32(%re0) : (f32) -> ()
  call @show_f32(%im0) : (f32) -> ()
  %1 = complex.expm1 %z : complex<f32>
  %re1 = complex.re %1 : complex<f32>
  %im1 = complex.im %1 : complex<f32>
  call @show_f32(%re1) : (f32) -> ()
  call @show_f32(%im1) : (f32) -> ()
  %2 = complex.log %z : complex<f32>
  %re2 = complex.re %2 : complex<f32>
  %im2 = complex.im %2 : complex<f32>
  call @show_f32(%re2) : (f32) -> ()
  call @show_f32(%im2) : (f32) -> ()
  %3 = complex.log1p %z : complex<f32>
  %re3 = complex.re %3 : complex<f32>
  %im3 = complex.im %3 : complex<f32>
  call @show_f32(%re3) : (f32) -> ()
  call @show_f32(%im3) : (f32) -> ()
  return
}
func.func @of_f64(%z: complex<f64>) {
  %0 = complex.exp %z : complex<f64>
  %re0 = complex.re %0 : complex<f64>
  %im0 = complex.im %0 : complex<f64>
  call @show_f64(%re0) : (f64) -> ()
  call @show_f64(%im0) : (f64) -> ()
  %1 = complex.expm1 %z : complex<f64>
  %re1 = complex.re %1 : complex<f64>
  %im1 = complex.im %1 : complex<f64>
  call @show_f64(%re1) : (f64) -> ()
  call @show_f64(%im1) : (f64) -> ()
  %2 = complex.log %z : complex<f64>
  %re2 = complex.re %2 : complex<f64>
  %im2 = complex.im %2 : complex<f64>
  call @show_f64(%re2) : (f64) -> ()
  call @show_f64(%im2) : (f64) -> ()
  %3 = complex.log1p %z : complex<f64>
  %re3 = complex.re %3 : complex<f64>
  %im3 = complex.im %3 : complex<f64>
  call @show_f64(%re3) : (f64) -> ()
  call @show_f64(%im3) : (f64) -> ()
  return
}
func.func @main() {
  %c0 = complex.constant [1.0 : f32, 1.0e-5 : f32] : complex<f32>
  call @of_f32(%c0) : (complex<f32>) -> ()
  %c1 = complex.constant [1.0e-6 : f32, -0.0 : f32] : complex<f32>
  call @of_f32(%c1) : (complex<f32>) -> ()
  %c2 = complex.constant [-0.0 : f32, 2.0 : f32] : complex<f32>
  call @of_f32(%c2) : (complex<f32>) -> ()
  %c3 = complex.constant [1.0e-3 : f32, 1.5707 : f32] : complex<f32>
  call @of_f32(%c3) : (complex<f32>) -> ()
  %c4 = complex.constant [1.5707 : f32, 1.0e-3 : f32] : complex<f32>
  call @of_f32(%c4) : (complex<f32>) -> ()
  %c5 = complex.constant [-2.0 : f32, 3.0 : f32] : complex<f32>
  call @of_f32(%c5) : (complex<f32>) -> ()
  %c6 = complex.constant [0.5 : f32, -0.25 : f32] : complex<f32>
  call @of_f32(%c6) : (complex<f32>) -> ()
  %c7 = complex.constant [-1.0 : f32, 0.0 : f32] : complex<f32>
  call @of_f32(%c7) : (complex<f32>) -> ()
  %c8 = complex.constant [-1.0 : f32, -1.0e-6 : f32] : complex<f32>
  call @of_f32(%c8) : (complex<f32>) -> ()
  %c9 = complex.constant [0.6 : f32, 0.8 : f32] : complex<f32>
  call @of_f32(%c9) : (complex<f32>) -> ()
  %c10 = complex.constant [3.0e38 : f32, 3.0e38 : f32] : complex<f32>
  call @of_f32(%c10) : (complex<f32>) -> ()
  %c11 = complex.constant [1.0e-40 : f32, 1.0e-40 : f32] : complex<f32>
  call @of_f32(%c11) : (complex<f32>) -> ()
  %c12 = complex.constant [-30.0 : f32, 1.0 : f32] : complex<f32>
  call @of_f32(%c12) : (complex<f32>) -> ()
  %c13 = complex.constant [0xFF800000 : f32, 0x7F800000 : f32] : complex<f32>
  call @of_f32(%c13) : (complex<f32>) -> ()
  %c14 = complex.constant [0x7F800000 : f32, 0x7FC00000 : f32] : complex<f32>
  call @of_f32(%c14) : (complex<f32>) -> ()
  %c15 = complex.constant [95.0 : f32, 1.5707963 : f32] : complex<f32>
  call @of_f32(%c15) : (complex<f32>) -> ()
  %c16 = complex.constant [0.0 : f32, 0.0 : f32] : complex<f32>
  call @of_f32(%c16) : (complex<f32>) -> ()
  %c17 = complex.constant [1.0 : f64, 1.0e-5 : f64] : complex<f64>
  call @of_f64(%c17) : (complex<f64>) -> ()
  %c18 = complex.constant [1.0e-6 : f64, -0.0 : f64] : complex<f64>
  call @of_f64(%c18) : (complex<f64>) -> ()
  %c19 = complex.constant [-0.0 : f64, 2.0 : f64] : complex<f64>
  call @of_f64(%c19) : (complex<f64>) -> ()
  %c20 = complex.constant [1.0e-3 : f64, 1.5707 : f64] : complex<f64>
  call @of_f64(%c20) : (complex<f64>) -> ()
  %c21 = complex.constant [1.5707 : f64, 1.0e-3 : f64] : complex<f64>
  call @of_f64(%c21) : (complex<f64>) -> ()
  %c22 = complex.constant [-2.0 : f64, 3.0 : f64] : complex<f64>
  call @of_f64(%c22) : (complex<f64>) -> ()
  %c23 = complex.constant [0.5 : f64, -0.25 : f64] : complex<f64>
  call @of_f64(%c23) : (complex<f64>) -> ()
  %c24 = complex.constant [-1.0 : f64, 0.0 : f64] : complex<f64>
  call @of_f64(%c24) : (complex<f64>) -> ()
  %c25 = complex.constant [-1.0 : f64, -1.0e-6 : f64] : complex<f64>
  call @of_f64(%c25) : (complex<f64>) -> ()
  %c26 = complex.constant [0.6 : f64, 0.8 : f64] : complex<f64>
  call @of_f64(%c26) : (complex<f64>) -> ()
  %c27 = complex.constant [3.0e38 : f64, 3.0e38 : f64] : complex<f64>
  call @of_f64(%c27) : (complex<f64>) -> ()
  %c28 = complex.constant [1.0e-40 : f64, 1.0e-40 : f64] : complex<f64>
  call @of_f64(%c28) : (complex<f64>) -> ()
  %c29 = complex.constant [-30.0 : f64, 1.0 : f64] : complex<f64>
  call @of_f64(%c29) : (complex<f64>) -> ()
  %c30 = complex.constant [0xFFF0000000000000 : f64, 0x7FF0000000000000 : f64] : complex<f64>
  call @of_f64(%c30) : (complex<f64>) -> ()
  %c31 = complex.constant [0x7FF0000000000000 : f64, 0x7FF8000000000000 : f64] : complex<f64>
  call @of_f64(%c31) : (complex<f64>) -> ()
  %c32 = complex.constant [95.0 : f64, 1.5707963 : f64] : complex<f64>
  call @of_f64(%c32) : (complex<f64>) -> ()
  %c33 = complex.constant [0.0 : f64, 0.0 : f64] : complex<f64>
  call @of_f64(%c33) : (complex<f64>) -> ()
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
2.71828
2.71828e-05
1.71828
2.71828e-05
5e-11
1e-05
0.693147
5e-06
1
-0
1e-06
-0
-13.8155
-0
9.99999e-07
-0
-0.416147
0.909297
-1.41615
0.909297
0.693147
1.5708
0.804719
1.10715
9.63737e-05
1.001
-0.999904
1.001
0.451522
1.57016
0.621948
1.0034
4.81001
0.00481001
3.81001
0.00481001
0.451522
0.000636659
0.944178
0.000388999
-0.133981
0.0190985
-1.13398
0.0190985
1.28247
2.1588
1.15129
1.89255
1.59747
-0.4079
0.597467
-0.4079
-0.581575
-0.463648
0.419165
-0.165149
0.367879
0
-0.632121
0
0
3.14159
-inf
0
0.367879
-3.67879e-07
-0.632121
-3.67879e-07
5e-13
-3.14159
-13.8155
-1.5708
1.26948
1.30711
0.269482
1.30711
2.38419e-08
0.927295
0.581575
0.463648
-inf
inf
-inf
inf
88.9434
0.785398
88.9434
0.785398
1
9.99995e-41
9.99995e-41
9.99995e-41
-91.7568
0.785398
9.99995e-41
9.99995e-41
5.05595e-14
7.87417e-14
-1
7.87417e-14
3.40175
3.10827
3.36789
3.10712
0
0
-1
0
inf
2.35619
inf
2.35619
inf
nan
inf
nan
inf
nan
inf
nan
1.36745e+34
inf
1.36745e+34
inf
4.55401
0.0165332
4.56448
0.016361
1
0
0
0
-inf
0
0
0
2.71828
2.71828e-05
1.71828
2.71828e-05
5e-11
1e-05
0.693147
5e-06
1
-0
1e-06
-0
-13.8155
-0
1e-06
-0
-0.416147
0.909297
-1.41615
0.909297
0.693147
1.5708
0.804719
1.10715
9.64232e-05
1.001
-0.999904
1.001
0.451522
1.57016
0.621948
1.0034
4.81001
0.00481001
3.81001
0.00481001
0.451522
0.000636659
0.944178
0.000388999
-0.133981
0.0190985
-1.13398
0.0190985
1.28247
2.1588
1.15129
1.89255
1.59747
-0.4079
0.597467
-0.4079
-0.581575
-0.463648
0.419165
-0.165149
0.367879
0
-0.632121
0
0
3.14159
-inf
0
0.367879
-3.67879e-07
-0.632121
-3.67879e-07
5e-13
-3.14159
-13.8155
-1.5708
1.26948
1.30711
0.269482
1.30711
2.22045e-17
0.927295
0.581575
0.463648
inf
-inf
inf
-inf
88.9434
0.785398
88.9434
0.785398
1
1e-40
1e-40
1e-40
-91.7568
0.785398
1e-40
1e-40
5.05595e-14
7.87417e-14
-1
7.87417e-14
3.40175
3.10827
3.36789
3.10712
0
0
-1
0
inf
2.35619
inf
2.35619
inf
nan
inf
nan
inf
nan
inf
nan
4.8532e+33
1.81124e+41
4.8532e+33
1.81124e+41
4.55401
0.0165332
4.56448
0.016361
1
0
0
0
-inf
0
0
0
