// terrace opt --arith-emulate-wide-int=widest-int-supported=32 | terrace lower | lli
// Integers whose halves have more bits than a float are rounded once; here bits far below decide.
func.func @f(%a: i64) {
  %0 = arith.uitofp %a : i64 to f32
  %1 = arith.bitcast %0 : f32 to i32
  vector.print %1 : i32
  %2 = arith.sitofp %a : i64 to f32
  %3 = arith.bitcast %2 : f32 to i32
  vector.print %3 : i32
  return
}
func.func @vector(%a: vector<2xi64>) {
  %0 = arith.uitofp %a : vector<2xi64> to vector<2xf32>
  %1 = arith.bitcast %0 : vector<2xf32> to vector<2xi32>
  vector.print %1 : vector<2xi32>
  return
}
func.func @main() {
  %c0 = arith.constant 0 : i64
  call @f(%c0) : (i64) -> ()
  %c1 = arith.constant 1 : i64
  call @f(%c1) : (i64) -> ()
  %c2 = arith.constant -1 : i64
  call @f(%c2) : (i64) -> ()
  %c3 = arith.constant 9223372036854775807 : i64
  call @f(%c3) : (i64) -> ()
  %c4 = arith.constant -9223372036854775808 : i64
  call @f(%c4) : (i64) -> ()
  %c5 = arith.constant 4294967295 : i64
  call @f(%c5) : (i64) -> ()
  %c6 = arith.constant 4294967296 : i64
  call @f(%c6) : (i64) -> ()
  %c7 = arith.constant 4294967552 : i64
  call @f(%c7) : (i64) -> ()
  %c8 = arith.constant 4294967553 : i64
  call @f(%c8) : (i64) -> ()
  %c9 = arith.constant 4294968063 : i64
  call @f(%c9) : (i64) -> ()
  %c10 = arith.constant 4294968064 : i64
  call @f(%c10) : (i64) -> ()
  %c11 = arith.constant 1099511693313 : i64
  call @f(%c11) : (i64) -> ()
  %c12 = arith.constant 1099511693312 : i64
  call @f(%c12) : (i64) -> ()
  %c13 = arith.constant 16777217 : i64
  call @f(%c13) : (i64) -> ()
  %c14 = arith.constant -16777219 : i64
  call @f(%c14) : (i64) -> ()
  %c15 = arith.constant 9223371761976868863 : i64
  call @f(%c15) : (i64) -> ()
  %c16 = arith.constant 9223371761976868864 : i64
  call @f(%c16) : (i64) -> ()
  %c17 = arith.constant -9223371761976868865 : i64
  call @f(%c17) : (i64) -> ()
  %c18 = arith.constant 4611686293305294848 : i64
  call @f(%c18) : (i64) -> ()
  %c19 = arith.constant 4611686293305294849 : i64
  call @f(%c19) : (i64) -> ()
  %c20 = arith.constant -4611686293305294849 : i64
  call @f(%c20) : (i64) -> ()
  %c21 = arith.constant -2 : i64
  call @f(%c21) : (i64) -> ()
  %c22 = arith.constant -4294967297 : i64
  call @f(%c22) : (i64) -> ()
  %c23 = arith.constant 4611686293305294849 : i64
  call @f(%c23) : (i64) -> ()
  %c24 = arith.constant 4611686293305294848 : i64
  call @f(%c24) : (i64) -> ()
  %v = arith.constant dense<[4611686293305294849, 4611686293305294848]> : vector<2xi64>
  call @vector(%v) : (vector<2xi64>) -> ()
  return
}
// ==== stdout ====
0
0
1065353216
1065353216
1602224128
-1082130432
1593835520
1593835520
1593835520
-553648128
1333788672
1333788672
1333788672
1333788672
1333788672
1333788672
1333788673
1333788673
1333788673
1333788673
1333788674
1333788674
1400897537
1400897537
1400897536
1400897536
1266679808
1266679808
1602224128
-880803838
1593835519
1593835519
1593835520
1593835520
1593835520
-553648128
1585446912
1585446912
1585446913
1585446913
1598029824
-562036735
1602224128
-1073741824
1602224128
-813694976
1585446913
1585446913
1585446912
1585446912
( 1585446913, 1585446912 )
