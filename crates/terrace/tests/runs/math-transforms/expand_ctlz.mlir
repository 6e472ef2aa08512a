// terrace opt --math-expand-ops | terrace lower | lli
// Widths that are no powers of two.
func.func @ctlz_1(%x: i1) {
  %0 = math.ctlz %x : i1
  %w = arith.extui %0 : i1 to i64
  vector.print %w : i64
  return
}
func.func @ctlz_2(%x: i2) {
  %0 = math.ctlz %x : i2
  %w = arith.extui %0 : i2 to i64
  vector.print %w : i64
  return
}
func.func @ctlz_3(%x: i3) {
  %0 = math.ctlz %x : i3
  %w = arith.extui %0 : i3 to i64
  vector.print %w : i64
  return
}
func.func @ctlz_7(%x: i7) {
  %0 = math.ctlz %x : i7
  %w = arith.extui %0 : i7 to i64
  vector.print %w : i64
  return
}
func.func @ctlz_8(%x: i8) {
  %0 = math.ctlz %x : i8
  %w = arith.extui %0 : i8 to i64
  vector.print %w : i64
  return
}
func.func @ctlz_12(%x: i12) {
  %0 = math.ctlz %x : i12
  %w = arith.extui %0 : i12 to i64
  vector.print %w : i64
  return
}
func.func @ctlz_31(%x: i31) {
  %0 = math.ctlz %x : i31
  %w = arith.extui %0 : i31 to i64
  vector.print %w : i64
  return
}
func.func @ctlz_32(%x: i32) {
  %0 = math.ctlz %x : i32
  %w = arith.extui %0 : i32 to i64
  vector.print %w : i64
  return
}
func.func @ctlz_33(%x: i33) {
  %0 = math.ctlz %x : i33
  %w = arith.extui %0 : i33 to i64
  vector.print %w : i64
  return
}
func.func @ctlz_64(%x: i64) {
  %0 = math.ctlz %x : i64
  vector.print %0 : i64
  return
}
func.func @main() {
  %c1_0 = arith.constant false
  call @ctlz_1(%c1_0) : (i1) -> ()
  %c1_1 = arith.constant true
  call @ctlz_1(%c1_1) : (i1) -> ()
  %c2_0 = arith.constant 0 : i2
  call @ctlz_2(%c2_0) : (i2) -> ()
  %c2_1 = arith.constant 1 : i2
  call @ctlz_2(%c2_1) : (i2) -> ()
  %c2_2 = arith.constant -2 : i2
  call @ctlz_2(%c2_2) : (i2) -> ()
  %c2_3 = arith.constant -1 : i2
  call @ctlz_2(%c2_3) : (i2) -> ()
  %c3_0 = arith.constant 0 : i3
  call @ctlz_3(%c3_0) : (i3) -> ()
  %c3_1 = arith.constant 1 : i3
  call @ctlz_3(%c3_1) : (i3) -> ()
  %c3_2 = arith.constant 2 : i3
  call @ctlz_3(%c3_2) : (i3) -> ()
  %c3_3 = arith.constant -4 : i3
  call @ctlz_3(%c3_3) : (i3) -> ()
  %c3_4 = arith.constant -1 : i3
  call @ctlz_3(%c3_4) : (i3) -> ()
  %c7_0 = arith.constant 0 : i7
  call @ctlz_7(%c7_0) : (i7) -> ()
  %c7_1 = arith.constant 1 : i7
  call @ctlz_7(%c7_1) : (i7) -> ()
  %c7_2 = arith.constant 2 : i7
  call @ctlz_7(%c7_2) : (i7) -> ()
  %c7_3 = arith.constant 25 : i7
  call @ctlz_7(%c7_3) : (i7) -> ()
  %c7_4 = arith.constant -64 : i7
  call @ctlz_7(%c7_4) : (i7) -> ()
  %c7_5 = arith.constant -1 : i7
  call @ctlz_7(%c7_5) : (i7) -> ()
  %c8_0 = arith.constant 0 : i8
  call @ctlz_8(%c8_0) : (i8) -> ()
  %c8_1 = arith.constant 1 : i8
  call @ctlz_8(%c8_1) : (i8) -> ()
  %c8_2 = arith.constant 2 : i8
  call @ctlz_8(%c8_2) : (i8) -> ()
  %c8_3 = arith.constant 51 : i8
  call @ctlz_8(%c8_3) : (i8) -> ()
  %c8_4 = arith.constant -128 : i8
  call @ctlz_8(%c8_4) : (i8) -> ()
  %c8_5 = arith.constant -1 : i8
  call @ctlz_8(%c8_5) : (i8) -> ()
  %c12_0 = arith.constant 0 : i12
  call @ctlz_12(%c12_0) : (i12) -> ()
  %c12_1 = arith.constant 1 : i12
  call @ctlz_12(%c12_1) : (i12) -> ()
  %c12_2 = arith.constant 2 : i12
  call @ctlz_12(%c12_2) : (i12) -> ()
  %c12_3 = arith.constant 819 : i12
  call @ctlz_12(%c12_3) : (i12) -> ()
  %c12_4 = arith.constant -2048 : i12
  call @ctlz_12(%c12_4) : (i12) -> ()
  %c12_5 = arith.constant -1 : i12
  call @ctlz_12(%c12_5) : (i12) -> ()
  %c31_0 = arith.constant 0 : i31
  call @ctlz_31(%c31_0) : (i31) -> ()
  %c31_1 = arith.constant 1 : i31
  call @ctlz_31(%c31_1) : (i31) -> ()
  %c31_2 = arith.constant 2 : i31
  call @ctlz_31(%c31_2) : (i31) -> ()
  %c31_3 = arith.constant 429496729 : i31
  call @ctlz_31(%c31_3) : (i31) -> ()
  %c31_4 = arith.constant -1073741824 : i31
  call @ctlz_31(%c31_4) : (i31) -> ()
  %c31_5 = arith.constant -1 : i31
  call @ctlz_31(%c31_5) : (i31) -> ()
  %c32_0 = arith.constant 0 : i32
  call @ctlz_32(%c32_0) : (i32) -> ()
  %c32_1 = arith.constant 1 : i32
  call @ctlz_32(%c32_1) : (i32) -> ()
  %c32_2 = arith.constant 2 : i32
  call @ctlz_32(%c32_2) : (i32) -> ()
  %c32_3 = arith.constant 858993459 : i32
  call @ctlz_32(%c32_3) : (i32) -> ()
  %c32_4 = arith.constant -2147483648 : i32
  call @ctlz_32(%c32_4) : (i32) -> ()
  %c32_5 = arith.constant -1 : i32
  call @ctlz_32(%c32_5) : (i32) -> ()
  %c33_0 = arith.constant 0 : i33
  call @ctlz_33(%c33_0) : (i33) -> ()
  %c33_1 = arith.constant 1 : i33
  call @ctlz_33(%c33_1) : (i33) -> ()
  %c33_2 = arith.constant 2 : i33
  call @ctlz_33(%c33_2) : (i33) -> ()
  %c33_3 = arith.constant 1717986918 : i33
  call @ctlz_33(%c33_3) : (i33) -> ()
  %c33_4 = arith.constant -4294967296 : i33
  call @ctlz_33(%c33_4) : (i33) -> ()
  %c33_5 = arith.constant -1 : i33
  call @ctlz_33(%c33_5) : (i33) -> ()
  %c64_0 = arith.constant 0 : i64
  call @ctlz_64(%c64_0) : (i64) -> ()
  %c64_1 = arith.constant 1 : i64
  call @ctlz_64(%c64_1) : (i64) -> ()
  %c64_2 = arith.constant 2 : i64
  call @ctlz_64(%c64_2) : (i64) -> ()
  %c64_3 = arith.constant 3689348814741910323 : i64
  call @ctlz_64(%c64_3) : (i64) -> ()
  %c64_4 = arith.constant -9223372036854775808 : i64
  call @ctlz_64(%c64_4) : (i64) -> ()
  %c64_5 = arith.constant -1 : i64
  call @ctlz_64(%c64_5) : (i64) -> ()
  return
}
// ==== stdout ====
1
0
2
1
0
0
3
2
1
0
0
7
6
5
2
0
0
8
7
6
2
0
0
12
11
10
2
0
0
31
30
29
2
0
0
32
31
30
2
0
0
33
32
31
2
0
0
64
63
62
2
0
0
