// terrace opt --canonicalize | terrace lower | lli
// Divisions of constants that round up or down.
func.func @main() {
  %n0 = index.constant -9223372036854775808
  %m0 = index.constant 2
  %a0 = index.ceildivs %n0, %m0
  %i0 = index.casts %a0 : index to i64
  vector.print %i0 : i64
  %b0 = index.floordivs %n0, %m0
  %j0 = index.casts %b0 : index to i64
  vector.print %j0 : i64
  %n1 = index.constant -9223372036854775808
  %m1 = index.constant 7
  %a1 = index.ceildivs %n1, %m1
  %i1 = index.casts %a1 : index to i64
  vector.print %i1 : i64
  %b1 = index.floordivs %n1, %m1
  %j1 = index.casts %b1 : index to i64
  vector.print %j1 : i64
  %n2 = index.constant -9223372036854775808
  %m2 = index.constant -2
  %a2 = index.ceildivs %n2, %m2
  %i2 = index.casts %a2 : index to i64
  vector.print %i2 : i64
  %b2 = index.floordivs %n2, %m2
  %j2 = index.casts %b2 : index to i64
  vector.print %j2 : i64
  %n3 = index.constant -9223372036854775808
  %m3 = index.constant -7
  %a3 = index.ceildivs %n3, %m3
  %i3 = index.casts %a3 : index to i64
  vector.print %i3 : i64
  %b3 = index.floordivs %n3, %m3
  %j3 = index.casts %b3 : index to i64
  vector.print %j3 : i64
  %n4 = index.constant -9223372036854775808
  %m4 = index.constant 1
  %a4 = index.ceildivs %n4, %m4
  %i4 = index.casts %a4 : index to i64
  vector.print %i4 : i64
  %b4 = index.floordivs %n4, %m4
  %j4 = index.casts %b4 : index to i64
  vector.print %j4 : i64
  %n5 = index.constant -9223372036854775808
  %m5 = index.constant -9223372036854775808
  %a5 = index.ceildivs %n5, %m5
  %i5 = index.casts %a5 : index to i64
  vector.print %i5 : i64
  %b5 = index.floordivs %n5, %m5
  %j5 = index.casts %b5 : index to i64
  vector.print %j5 : i64
  %n6 = index.constant -9223372036854775808
  %m6 = index.constant 9223372036854775807
  %a6 = index.ceildivs %n6, %m6
  %i6 = index.casts %a6 : index to i64
  vector.print %i6 : i64
  %b6 = index.floordivs %n6, %m6
  %j6 = index.casts %b6 : index to i64
  vector.print %j6 : i64
  %n7 = index.constant 9223372036854775807
  %m7 = index.constant -1
  %a7 = index.ceildivs %n7, %m7
  %i7 = index.casts %a7 : index to i64
  vector.print %i7 : i64
  %b7 = index.floordivs %n7, %m7
  %j7 = index.casts %b7 : index to i64
  vector.print %j7 : i64
  %n8 = index.constant 9223372036854775807
  %m8 = index.constant -9223372036854775808
  %a8 = index.ceildivs %n8, %m8
  %i8 = index.casts %a8 : index to i64
  vector.print %i8 : i64
  %b8 = index.floordivs %n8, %m8
  %j8 = index.casts %b8 : index to i64
  vector.print %j8 : i64
  %n9 = index.constant 9223372036854775807
  %m9 = index.constant 9223372036854775807
  %a9 = index.ceildivs %n9, %m9
  %i9 = index.casts %a9 : index to i64
  vector.print %i9 : i64
  %b9 = index.floordivs %n9, %m9
  %j9 = index.casts %b9 : index to i64
  vector.print %j9 : i64
  %n10 = index.constant -9223372036854775807
  %m10 = index.constant -1
  %a10 = index.ceildivs %n10, %m10
  %i10 = index.casts %a10 : index to i64
  vector.print %i10 : i64
  %b10 = index.floordivs %n10, %m10
  %j10 = index.casts %b10 : index to i64
  vector.print %j10 : i64
  %n11 = index.constant -9223372036854775807
  %m11 = index.constant 2
  %a11 = index.ceildivs %n11, %m11
  %i11 = index.casts %a11 : index to i64
  vector.print %i11 : i64
  %b11 = index.floordivs %n11, %m11
  %j11 = index.casts %b11 : index to i64
  vector.print %j11 : i64
  %n12 = index.constant 7
  %m12 = index.constant 3
  %a12 = index.ceildivs %n12, %m12
  %i12 = index.casts %a12 : index to i64
  vector.print %i12 : i64
  %b12 = index.floordivs %n12, %m12
  %j12 = index.casts %b12 : index to i64
  vector.print %j12 : i64
  %n13 = index.constant -7
  %m13 = index.constant 3
  %a13 = index.ceildivs %n13, %m13
  %i13 = index.casts %a13 : index to i64
  vector.print %i13 : i64
  %b13 = index.floordivs %n13, %m13
  %j13 = index.casts %b13 : index to i64
  vector.print %j13 : i64
  %n14 = index.constant 7
  %m14 = index.constant -3
  %a14 = index.ceildivs %n14, %m14
  %i14 = index.casts %a14 : index to i64
  vector.print %i14 : i64
  %b14 = index.floordivs %n14, %m14
  %j14 = index.casts %b14 : index to i64
  vector.print %j14 : i64
  %n15 = index.constant -7
  %m15 = index.constant -3
  %a15 = index.ceildivs %n15, %m15
  %i15 = index.casts %a15 : index to i64
  vector.print %i15 : i64
  %b15 = index.floordivs %n15, %m15
  %j15 = index.casts %b15 : index to i64
  vector.print %j15 : i64
  %n16 = index.constant 6
  %m16 = index.constant 3
  %a16 = index.ceildivs %n16, %m16
  %i16 = index.casts %a16 : index to i64
  vector.print %i16 : i64
  %b16 = index.floordivs %n16, %m16
  %j16 = index.casts %b16 : index to i64
  vector.print %j16 : i64
  %n17 = index.constant -6
  %m17 = index.constant 3
  %a17 = index.ceildivs %n17, %m17
  %i17 = index.casts %a17 : index to i64
  vector.print %i17 : i64
  %b17 = index.floordivs %n17, %m17
  %j17 = index.casts %b17 : index to i64
  vector.print %j17 : i64
  %n18 = index.constant 0
  %m18 = index.constant -5
  %a18 = index.ceildivs %n18, %m18
  %i18 = index.casts %a18 : index to i64
  vector.print %i18 : i64
  %b18 = index.floordivs %n18, %m18
  %j18 = index.casts %b18 : index to i64
  vector.print %j18 : i64
  %n19 = index.constant 1
  %m19 = index.constant -9223372036854775808
  %a19 = index.ceildivs %n19, %m19
  %i19 = index.casts %a19 : index to i64
  vector.print %i19 : i64
  %b19 = index.floordivs %n19, %m19
  %j19 = index.casts %b19 : index to i64
  vector.print %j19 : i64
  %n20 = index.constant -1
  %m20 = index.constant -9223372036854775808
  %a20 = index.ceildivs %n20, %m20
  %i20 = index.casts %a20 : index to i64
  vector.print %i20 : i64
  %b20 = index.floordivs %n20, %m20
  %j20 = index.casts %b20 : index to i64
  vector.print %j20 : i64
  %n21 = index.constant -1
  %m21 = index.constant 9223372036854775807
  %a21 = index.ceildivs %n21, %m21
  %i21 = index.casts %a21 : index to i64
  vector.print %i21 : i64
  %b21 = index.floordivs %n21, %m21
  %j21 = index.casts %b21 : index to i64
  vector.print %j21 : i64
  return
}
// ==== stdout ====
-4611686018427387904
-4611686018427387904
-1317624576693539401
-1317624576693539402
4611686018427387904
4611686018427387904
1317624576693539402
1317624576693539401
-9223372036854775808
-9223372036854775808
1
1
-1
-2
-9223372036854775807
-9223372036854775807
0
-1
1
1
9223372036854775807
9223372036854775807
-4611686018427387903
-4611686018427387904
3
2
-2
-3
-2
-3
3
2
2
2
-2
-2
0
0
0
-1
1
0
0
-1
