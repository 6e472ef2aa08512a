// Each function of the math dialect for doubles at one place, to nine decimals; then powers, and single precision and
// vectors.

// Where the functions are taken: in memory, so that nothing is known before the program runs.
memref.global "private" @places : memref<14xf64> = dense<[
  0.001, 0.25, 0.5, 0.75, 10.0, 1.0, 1.5, 2.0, 2.5, 3.0, -1.5, -2.0, -2.5, -3.0]>

func.func private @putchar(i32) -> i32

func.func private @print_digits(%n: i64, %count: i32) {
  %c1 = arith.constant 1 : i32
  %c10 = arith.constant 10 : i64
  %ascii0 = arith.constant 48 : i32
  %rest = arith.divui %n, %c10 : i64
  %digit = arith.remui %n, %c10 : i64
  %more = arith.cmpi sgt, %count, %c1 : i32
  scf.if %more {
    %fewer = arith.subi %count, %c1 : i32
    func.call @print_digits(%rest, %fewer) : (i64, i32) -> ()
  }
  %small = arith.trunci %digit : i64 to i32
  %char = arith.addi %small, %ascii0 : i32
  call @putchar(%char) : (i32) -> i32
  return
}

// Prints a number between -10 and 10 with nine decimals, and a newline.
func.func private @print_line(%x: f64) {
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant 1 : i32
  %c9 = arith.constant 9 : i32
  %billion = arith.constant 1000000000 : i64
  %billion_f = arith.constant 1.0e9 : f64
  %minus = arith.constant 45 : i32
  %point = arith.constant 46 : i32
  %newline = arith.constant 10 : i32
  %scaled = arith.mulf %x, %billion_f : f64
  %rounded = math.roundeven %scaled : f64
  %n = arith.fptosi %rounded : f64 to i64
  %negative = arith.cmpi slt, %n, %c0 : i64
  scf.if %negative {
    func.call @putchar(%minus) : (i32) -> i32
  }
  %opposite = arith.subi %c0, %n : i64
  %abs = arith.maxsi %n, %opposite : i64
  %whole = arith.divui %abs, %billion : i64
  %fraction = arith.remui %abs, %billion : i64
  call @print_digits(%whole, %c1) : (i64, i32) -> ()
  call @putchar(%point) : (i32) -> i32
  call @print_digits(%fraction, %c9) : (i64, i32) -> ()
  call @putchar(%newline) : (i32) -> i32
  return
}

func.func @main() -> i32 {
  %places = memref.get_global @places : memref<14xf64>
  %i0 = arith.constant 0 : index
  %c0_001 = memref.load %places[%i0] : memref<14xf64>
  %i1 = arith.constant 1 : index
  %c0_25 = memref.load %places[%i1] : memref<14xf64>
  %i2 = arith.constant 2 : index
  %c0_5 = memref.load %places[%i2] : memref<14xf64>
  %i3 = arith.constant 3 : index
  %c0_75 = memref.load %places[%i3] : memref<14xf64>
  %i4 = arith.constant 4 : index
  %c10_0 = memref.load %places[%i4] : memref<14xf64>
  %i5 = arith.constant 5 : index
  %c1_0 = memref.load %places[%i5] : memref<14xf64>
  %i6 = arith.constant 6 : index
  %c1_5 = memref.load %places[%i6] : memref<14xf64>
  %i7 = arith.constant 7 : index
  %c2_0 = memref.load %places[%i7] : memref<14xf64>
  %i8 = arith.constant 8 : index
  %c2_5 = memref.load %places[%i8] : memref<14xf64>
  %i9 = arith.constant 9 : index
  %c3_0 = memref.load %places[%i9] : memref<14xf64>
  %i10 = arith.constant 10 : index
  %m1_5 = memref.load %places[%i10] : memref<14xf64>
  %i11 = arith.constant 11 : index
  %m2_0 = memref.load %places[%i11] : memref<14xf64>
  %i12 = arith.constant 12 : index
  %m2_5 = memref.load %places[%i12] : memref<14xf64>
  %i13 = arith.constant 13 : index
  %m3_0 = memref.load %places[%i13] : memref<14xf64>
  // e / erf(1).
  %expected = arith.constant 3.225678498467069 : f64
  %sin = math.sin %c1_0 : f64
  call @print_line(%sin) : (f64) -> ()
  %cos = math.cos %c1_0 : f64
  call @print_line(%cos) : (f64) -> ()
  %tan = math.tan %c1_0 : f64
  call @print_line(%tan) : (f64) -> ()
  %asin = math.asin %c0_5 : f64
  call @print_line(%asin) : (f64) -> ()
  %acos = math.acos %c0_25 : f64
  call @print_line(%acos) : (f64) -> ()
  %atan = math.atan %c2_0 : f64
  call @print_line(%atan) : (f64) -> ()
  %atan2 = math.atan2 %c1_0, %m2_0 : f64
  call @print_line(%atan2) : (f64) -> ()
  %sinh = math.sinh %c1_5 : f64
  call @print_line(%sinh) : (f64) -> ()
  %cosh = math.cosh %c1_5 : f64
  call @print_line(%cosh) : (f64) -> ()
  %tanh = math.tanh %c0_75 : f64
  call @print_line(%tanh) : (f64) -> ()
  %asinh = math.asinh %c2_0 : f64
  call @print_line(%asinh) : (f64) -> ()
  %acosh = math.acosh %c3_0 : f64
  call @print_line(%acosh) : (f64) -> ()
  %atanh = math.atanh %c0_5 : f64
  call @print_line(%atanh) : (f64) -> ()
  %exp = math.exp %c1_0 : f64
  call @print_line(%exp) : (f64) -> ()
  %exp2 = math.exp2 %c0_5 : f64
  call @print_line(%exp2) : (f64) -> ()
  %expm1 = math.expm1 %c0_001 : f64
  call @print_line(%expm1) : (f64) -> ()
  %log = math.log %c10_0 : f64
  call @print_line(%log) : (f64) -> ()
  %log2 = math.log2 %c10_0 : f64
  call @print_line(%log2) : (f64) -> ()
  %log10 = math.log10 %c2_0 : f64
  call @print_line(%log10) : (f64) -> ()
  %log1p = math.log1p %c0_001 : f64
  call @print_line(%log1p) : (f64) -> ()
  %sqrt = math.sqrt %c2_0 : f64
  call @print_line(%sqrt) : (f64) -> ()
  %rsqrt = math.rsqrt %c2_0 : f64
  call @print_line(%rsqrt) : (f64) -> ()
  %cbrt = math.cbrt %c2_0 : f64
  call @print_line(%cbrt) : (f64) -> ()
  %powf = math.powf %c2_5, %m1_5 : f64
  call @print_line(%powf) : (f64) -> ()
  %erf = math.erf %c0_5 : f64
  call @print_line(%erf) : (f64) -> ()
  %erfc = math.erfc %c0_5 : f64
  call @print_line(%erfc) : (f64) -> ()
  %floor = math.floor %m2_5 : f64
  call @print_line(%floor) : (f64) -> ()
  %ceil = math.ceil %m2_5 : f64
  call @print_line(%ceil) : (f64) -> ()
  %trunc = math.trunc %m2_5 : f64
  call @print_line(%trunc) : (f64) -> ()
  %round = math.round %m2_5 : f64
  call @print_line(%round) : (f64) -> ()
  %roundeven = math.roundeven %m2_5 : f64
  call @print_line(%roundeven) : (f64) -> ()
  %absf = math.absf %m2_5 : f64
  call @print_line(%absf) : (f64) -> ()
  // 1.1 to the tenth, 3 to the fifth, and 2 to the minus third.
  %ten = arith.constant 10 : i32
  %minus_three = arith.constant -3 : i32
  %three_i64 = arith.constant 3 : i64
  %five_i64 = arith.constant 5 : i64
  %c1_1 = arith.constant 1.1 : f64
  %fpowi = math.fpowi %c1_1, %ten : f64, i32
  call @print_line(%fpowi) : (f64) -> ()
  %eighth = math.fpowi %c2_0, %minus_three : f64, i32
  call @print_line(%eighth) : (f64) -> ()
  %ipowi = math.ipowi %three_i64, %five_i64 : i64
  %power = arith.sitofp %ipowi : i64 to f64
  %hundredth = arith.constant 0.01 : f64
  %small_power = arith.mulf %power, %hundredth : f64
  call @print_line(%small_power) : (f64) -> ()
  // 2.5 * 2 - 3; and the squares of a sine and a cosine, which are one.
  %fma = math.fma %c2_5, %c2_0, %m3_0 : f64
  call @print_line(%fma) : (f64) -> ()
  %sine = math.sin %c0_5 : f64
  %cosine = math.cos %c0_5 : f64
  %sine2 = arith.mulf %sine, %sine : f64
  %one = math.fma %cosine, %cosine, %sine2 : f64
  call @print_line(%one) : (f64) -> ()
  // In single precision the last digits are others, so only six decimals of e count.
  %one_f32 = arith.truncf %c1_0 : f64 to f32
  %e_f32 = math.exp %one_f32 : f32
  %erf_f32 = math.erf %one_f32 : f32
  %quotient = arith.divf %e_f32, %erf_f32 : f32
  %wide = arith.extf %quotient : f32 to f64
  %error = arith.subf %wide, %expected : f64
  %distance = math.absf %error : f64
  %tolerance = arith.constant 1.0e-6 : f64
  %far = arith.cmpf ugt, %distance, %tolerance : f64
  // Roots of a vector, whose elements are called one by one.
  %eight = arith.constant 8.0 : f64
  %cube = arith.mulf %c0_5, %c0_25 : f64
  %v = vector.from_elements %cube, %c1_0, %eight, %eight : vector<4xf64>
  %roots = math.cbrt %v : vector<4xf64>
  %roots_expected = arith.constant dense<[0.5, 1.0, 2.0, 2.0]> : vector<4xf64>
  %errors = arith.subf %roots, %roots_expected : vector<4xf64>
  %distances = math.absf %errors : vector<4xf64>
  %worst = vector.reduction <maximumf>, %distances : vector<4xf64> into f64
  %roots_far = arith.cmpf ugt, %worst, %tolerance : f64
  %sum = vector.reduction <add>, %roots : vector<4xf64> into f64
  call @print_line(%sum) : (f64) -> ()
  %wrong = arith.ori %far, %roots_far : i1
  %code = arith.extui %wrong : i1 to i32
  return %code : i32
}
