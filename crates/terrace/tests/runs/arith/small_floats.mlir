// terrace opt --canonicalize | terrace lower | lli
// The same numbers of few bits, known and not known.
func.func @of_f4(%x: f32, %y: f4E2M1FN, %z: f4E2M1FN) {
  %0 = arith.truncf %x : f32 to f4E2M1FN
  %1 = arith.extf %0 : f4E2M1FN to f32
  vector.print %1 : f32
  %2 = arith.divf %y, %z : f4E2M1FN
  %3 = arith.extf %2 : f4E2M1FN to f32
  vector.print %3 : f32
  return
}
func.func @of_scale(%x: f32, %y: f8E8M0FNU, %z: f8E8M0FNU, %i: i16) {
  %0 = arith.truncf %x : f32 to f8E8M0FNU
  %1 = arith.bitcast %0 : f8E8M0FNU to i8
  vector.print %1 : i8
  %2 = arith.addf %y, %z : f8E8M0FNU
  %3 = arith.extf %2 : f8E8M0FNU to f32
  vector.print %3 : f32
  %4 = arith.subf %y, %z : f8E8M0FNU
  %5 = arith.extf %4 : f8E8M0FNU to f32
  vector.print %5 : f32
  %6 = arith.sitofp %i : i16 to f8E8M0FNU
  %7 = arith.extf %6 : f8E8M0FNU to f32
  vector.print %7 : f32
  %8 = arith.negf %y : f8E8M0FNU
  %9 = arith.extf %8 : f8E8M0FNU to f32
  vector.print %9 : f32
  return
}
func.func @compared(%i: i16) {
  %0 = arith.sitofp %i : i16 to f8E4M3FN
  %1 = arith.constant 1.0 : f8E4M3FN
  %2 = arith.cmpf ogt, %0, %1 : f8E4M3FN
  vector.print %2 : i1
  %3 = arith.sitofp %i : i16 to f8E8M0FNU
  %4 = arith.constant 1.0 : f8E8M0FNU
  %5 = arith.cmpf ogt, %3, %4 : f8E8M0FNU
  vector.print %5 : i1
  return
}
func.func @main() {
  %m = arith.constant 0xFF800000 : f32
  %f4 = arith.constant -1.5 : f4E2M1FN
  %f4_0 = arith.constant 0.0 : f4E2M1FN
  call @of_f4(%m, %f4, %f4_0) : (f32, f4E2M1FN, f4E2M1FN) -> ()
  %0 = arith.truncf %m : f32 to f4E2M1FN
  %1 = arith.extf %0 : f4E2M1FN to f32
  vector.print %1 : f32
  %2 = arith.divf %f4, %f4_0 : f4E2M1FN
  %3 = arith.extf %2 : f4E2M1FN to f32
  vector.print %3 : f32
  %x = arith.constant -2.0 : f32
  %y = arith.constant 4.0 : f8E8M0FNU
  %z = arith.constant 8.0 : f8E8M0FNU
  %i = arith.constant -7 : i16
  call @of_scale(%x, %y, %z, %i) : (f32, f8E8M0FNU, f8E8M0FNU, i16) -> ()
  %t0 = arith.truncf %x : f32 to f8E8M0FNU
  %t1 = arith.bitcast %t0 : f8E8M0FNU to i8
  vector.print %t1 : i8
  %t2 = arith.addf %y, %z : f8E8M0FNU
  %t3 = arith.extf %t2 : f8E8M0FNU to f32
  vector.print %t3 : f32
  %t4 = arith.subf %y, %z : f8E8M0FNU
  %t5 = arith.extf %t4 : f8E8M0FNU to f32
  vector.print %t5 : f32
  %t6 = arith.sitofp %i : i16 to f8E8M0FNU
  %t7 = arith.extf %t6 : f8E8M0FNU to f32
  vector.print %t7 : f32
  %t8 = arith.negf %y : f8E8M0FNU
  %t9 = arith.extf %t8 : f8E8M0FNU to f32
  vector.print %t9 : f32
  %large = arith.constant 1000 : i16
  call @compared(%large) : (i16) -> ()
  %negative = arith.constant -4 : i16
  call @compared(%negative) : (i16) -> ()
  return
}
// ==== stdout ====
-6
-6
-6
-6
-128
8
4
4
4
-128
8
4
4
4
0
1
0
1
