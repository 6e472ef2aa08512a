// armv8.6-a
// Operations of NEON on numbers of which all products are known: rows of ones give sums.
func.func @sums(%acc: vector<4xi32>, %x: vector<16xi8>, %y: vector<16xi8>) {
  %0 = arm_neon.intr.sdot %acc, %x, %y : vector<16xi8>, vector<16xi8> to vector<4xi32>
  vector.print %0 : vector<4xi32>
  %1 = arm_neon.intr.smmla %acc, %x, %y : vector<16xi8> to vector<4xi32>
  vector.print %1 : vector<4xi32>
  %2 = arm_neon.intr.ummla %acc, %x, %y : vector<16xi8> to vector<4xi32>
  vector.print %2 : vector<4xi32>
  %3 = arm_neon.intr.usmmla %acc, %x, %y : vector<16xi8> to vector<4xi32>
  vector.print %3 : vector<4xi32>
  return
}

func.func @rows(%acc: vector<4xi32>, %x: vector<4x4xi8>, %y: vector<4x4xi8>) {
  %0 = arm_neon.2d.sdot %acc, %x, %y : vector<4x4xi8>, vector<4x4xi8> to vector<4xi32>
  vector.print %0 : vector<4xi32>
  return
}

func.func @products(%x: vector<8xi8>, %y: vector<8xi8>, %a: vector<4xi16>, %b: vector<2xi32>) {
  %0 = arm_neon.intr.smull %x, %y : vector<8xi8> to vector<8xi16>
  vector.print %0 : vector<8xi16>
  %1 = arm_neon.intr.smull %a, %a : vector<4xi16> to vector<4xi32>
  vector.print %1 : vector<4xi32>
  %2 = arm_neon.intr.smull %b, %b : vector<2xi32> to vector<2xi64>
  vector.print %2 : vector<2xi64>
  return
}

func.func @floats(%acc: vector<4xf32>, %x: vector<8xbf16>, %y: vector<8xbf16>) {
  %0 = arm_neon.intr.bfmmla %acc, %x, %y : vector<8xbf16> to vector<4xf32>
  vector.print %0 : vector<4xf32>
  return
}

func.func @main() -> i32 {
  %acc = arith.constant dense<[1000, 2000, 3000, 4000]> : vector<4xi32>
  %ones = arith.constant dense<1> : vector<16xi8>
  %minus = arith.constant dense<-1> : vector<16xi8>
  %steps = arith.constant dense<[1, 2, 3, 4, 5, 6, 7, 8, -9, -10, -11, -12, -13, -14, -15, -16]> : vector<16xi8>
  call @sums(%acc, %ones, %steps) : (vector<4xi32>, vector<16xi8>, vector<16xi8>) -> ()
  call @sums(%acc, %minus, %steps) : (vector<4xi32>, vector<16xi8>, vector<16xi8>) -> ()
  call @sums(%acc, %minus, %minus) : (vector<4xi32>, vector<16xi8>, vector<16xi8>) -> ()
  %x = vector.shape_cast %steps : vector<16xi8> to vector<4x4xi8>
  call @rows(%acc, %x, %x) : (vector<4xi32>, vector<4x4xi8>, vector<4x4xi8>) -> ()
  %half = vector.extract_strided_slice %steps {offsets = [4], sizes = [8], strides = [1]} : vector<16xi8> to vector<8xi8>
  %ends = arith.constant dense<[127, -128, 127, -128, 0, 1, -1, -128]> : vector<8xi8>
  %shorts = arith.constant dense<[32767, -32768, -1, 300]> : vector<4xi16>
  %ints = arith.constant dense<[2147483647, -2147483648]> : vector<2xi32>
  call @products(%half, %ends, %shorts, %ints) : (vector<8xi8>, vector<8xi8>, vector<4xi16>, vector<2xi32>) -> ()
  %sums = arith.constant dense<[0.5, 1.5, 2.5, 3.5]> : vector<4xf32>
  %f = arith.constant dense<[1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0]> : vector<8xbf16>
  %g = arith.constant dense<[1.0, 1.0, 1.0, 1.0, 0.25, -0.25, 0.5, -0.5]> : vector<8xbf16>
  call @floats(%sums, %f, %g) : (vector<4xf32>, vector<8xbf16>, vector<8xbf16>) -> ()
  %zero = arith.constant 0 : i32
  return %zero : i32
}
