// Dot products of half precision numbers, f16 and bf16, with sums in single precision: element by element, and with
// vectors of eight. What the elements lose by rounding shows in the sums.

// k / 8 for odd k: exact in both formats.
memref.global "private" constant @a_f16 : memref<16xf16> = dense<[
  0.125, 0.375, 0.625, 0.875, 1.125, 1.375, 1.625, 1.875, 2.125, 2.375, 2.625, 2.875, 3.125, 3.375, 3.625, 3.875]>
memref.global "private" constant @a_bf16 : memref<16xbf16> = dense<[
  0.125, 0.375, 0.625, 0.875, 1.125, 1.375, 1.625, 1.875, 2.125, 2.375, 2.625, 2.875, 3.125, 3.375, 3.625, 3.875]>
// 1 / k is rounded to 11 bits in one and to 8 bits in the other.
memref.global "private" constant @b_f16 : memref<16xf16> = dense<[
  1.0, 0.5, 0.33333333, 0.25, 0.2, 0.16666667, 0.14285714, 0.125,
  0.11111111, 0.1, 0.09090909, 0.08333333, 0.07692308, 0.07142857, 0.06666667, 0.0625]>
memref.global "private" constant @b_bf16 : memref<16xbf16> = dense<[
  1.0, 0.5, 0.33333333, 0.25, 0.2, 0.16666667, 0.14285714, 0.125,
  0.11111111, 0.1, 0.09090909, 0.08333333, 0.07692308, 0.07142857, 0.06666667, 0.0625]>

func.func private @putchar(i32) -> i32

func.func private @print_digits(%n: i32) {
  %c0 = arith.constant 0 : i32
  %c10 = arith.constant 10 : i32
  %ascii0 = arith.constant 48 : i32
  %rest = arith.divui %n, %c10 : i32
  %digit = arith.remui %n, %c10 : i32
  %more = arith.cmpi ne, %rest, %c0 : i32
  scf.if %more {
    func.call @print_digits(%rest) : (i32) -> ()
  }
  %char = arith.addi %digit, %ascii0 : i32
  call @putchar(%char) : (i32) -> i32
  return
}

// Prints millionths and a newline.
func.func private @print_millionths(%x: f32) {
  %million = arith.constant 1.0e6 : f64
  %newline = arith.constant 10 : i32
  %wide = arith.extf %x : f32 to f64
  %scaled = arith.mulf %wide, %million : f64
  %rounded = math.roundeven %scaled : f64
  %n = arith.fptoui %rounded : f64 to i32
  call @print_digits(%n) : (i32) -> ()
  call @putchar(%newline) : (i32) -> i32
  return
}

func.func @dot_f16(%a: memref<?xf16>, %b: memref<?xf16>) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %n = memref.dim %a, %c0 : memref<?xf16>
  %sum = scf.for %i = %c0 to %n step %c1 iter_args(%s = %zero) -> f32 {
    %x = memref.load %a[%i] : memref<?xf16>
    %y = memref.load %b[%i] : memref<?xf16>
    %xw = arith.extf %x : f16 to f32
    %yw = arith.extf %y : f16 to f32
    %next = math.fma %xw, %yw, %s : f32
    scf.yield %next : f32
  }
  return %sum : f32
}

// The size is a multiple of 8.
func.func @dot_bf16(%a: memref<?xbf16>, %b: memref<?xbf16>) -> f32 {
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  %zero = arith.constant 0.0 : f32
  %zeros = arith.constant dense<0.0> : vector<8xf32>
  %n = memref.dim %a, %c0 : memref<?xbf16>
  %sums = scf.for %i = %c0 to %n step %c8 iter_args(%s = %zeros) -> vector<8xf32> {
    %x = vector.load %a[%i] : memref<?xbf16>, vector<8xbf16>
    %y = vector.load %b[%i] : memref<?xbf16>, vector<8xbf16>
    %xw = arith.extf %x : vector<8xbf16> to vector<8xf32>
    %yw = arith.extf %y : vector<8xbf16> to vector<8xf32>
    %next = vector.fma %xw, %yw, %s : vector<8xf32>
    scf.yield %next : vector<8xf32>
  }
  %sum = vector.reduction <add>, %sums, %zero : vector<8xf32> into f32
  return %sum : f32
}

// The bits of 1/3 as an f16 and as a bf16.
func.func private @third() -> (i16, i16) {
  %f16 = arith.constant 0.33333333 : f16
  %bf16 = arith.constant 0.33333333 : bf16
  %a = arith.bitcast %f16 : f16 to i16
  %b = arith.bitcast %bf16 : bf16 to i16
  return %a, %b : i16, i16
}

func.func @main() -> i32 {
  %a_f16_16 = memref.get_global @a_f16 : memref<16xf16>
  %b_f16_16 = memref.get_global @b_f16 : memref<16xf16>
  %a_bf16_16 = memref.get_global @a_bf16 : memref<16xbf16>
  %b_bf16_16 = memref.get_global @b_bf16 : memref<16xbf16>
  %a_f16 = memref.cast %a_f16_16 : memref<16xf16> to memref<?xf16>
  %b_f16 = memref.cast %b_f16_16 : memref<16xf16> to memref<?xf16>
  %a_bf16 = memref.cast %a_bf16_16 : memref<16xbf16> to memref<?xbf16>
  %b_bf16 = memref.cast %b_bf16_16 : memref<16xbf16> to memref<?xbf16>
  %half = call @dot_f16(%a_f16, %b_f16) : (memref<?xf16>, memref<?xf16>) -> f32
  %brain = call @dot_bf16(%a_bf16, %b_bf16) : (memref<?xbf16>, memref<?xbf16>) -> f32
  call @print_millionths(%half) : (f32) -> ()
  call @print_millionths(%brain) : (f32) -> ()

  // Exactly it is 4 - H(16) / 8 = 3.577409; one is near it, the other only nearly.
  %exact = arith.constant 3.577409 : f32
  %fine = arith.constant 1.0e-3 : f32
  %coarse = arith.constant 4.0e-3 : f32
  %half_error = arith.subf %half, %exact : f32
  %brain_error = arith.subf %brain, %exact : f32
  %half_abs = math.absf %half_error : f32
  %brain_abs = math.absf %brain_error : f32
  %half_far = arith.cmpf ugt, %half_abs, %fine : f32
  %brain_far = arith.cmpf ugt, %brain_abs, %coarse : f32
  %third:2 = call @third() : () -> (i16, i16)
  %third_f16 = arith.constant 0x3555 : i16
  %third_bf16 = arith.constant 0x3EAB : i16
  %bits_f16 = arith.cmpi ne, %third#0, %third_f16 : i16
  %bits_bf16 = arith.cmpi ne, %third#1, %third_bf16 : i16
  %far = arith.ori %half_far, %brain_far : i1
  %bits = arith.ori %bits_f16, %bits_bf16 : i1
  %wrong = arith.ori %far, %bits : i1
  %code = arith.extui %wrong : i1 to i32
  return %code : i32
}
