// terrace lower | lli
// What is not reduced changes nothing, whatever the kind, the format and the flags.
func.func @maximum32(%v: vector<4xf32>, %m: vector<4xi1>) {
  %r = vector.mask %m { vector.reduction <maximumf>, %v : vector<4xf32> into f32 } : vector<4xi1> -> f32
  vector.print %r : f32
  return
}
func.func @minimum32(%v: vector<4xf32>, %m: vector<4xi1>) {
  %r = vector.mask %m { vector.reduction <minimumf>, %v : vector<4xf32> into f32 } : vector<4xi1> -> f32
  vector.print %r : f32
  return
}
func.func @maximum64(%v: vector<4xf64>, %a: f64, %m: vector<4xi1>) {
  %0 = vector.mask %m { vector.reduction <maximumf>, %v : vector<4xf64> into f64 } : vector<4xi1> -> f64
  vector.print %0 : f64
  %1 = vector.mask %m { vector.reduction <maximumf>, %v, %a : vector<4xf64> into f64 } : vector<4xi1> -> f64
  vector.print %1 : f64
  %2 = vector.mask %m { vector.reduction <maximumf>, %v fastmath<ninf> : vector<4xf64> into f64 } : vector<4xi1> -> f64
  vector.print %2 : f64
  return
}
func.func @maximum16(%v: vector<4xf16>, %m: vector<4xi1>) {
  %r = vector.mask %m { vector.reduction <maximumf>, %v : vector<4xf16> into f16 } : vector<4xi1> -> f16
  %x = arith.extf %r : f16 to f32
  vector.print %x : f32
  return
}
func.func @numbers(%v: vector<4xf32>, %m: vector<4xi1>) {
  %0 = vector.mask %m { vector.reduction <maxnumf>, %v : vector<4xf32> into f32 } : vector<4xi1> -> f32
  vector.print %0 : f32
  %1 = vector.mask %m { vector.reduction <minnumf>, %v : vector<4xf32> into f32 } : vector<4xi1> -> f32
  vector.print %1 : f32
  return
}
func.func @sums(%v: vector<2xf32>, %m: vector<2xi1>) {
  %0 = vector.reduction <add>, %v : vector<2xf32> into f32
  vector.print %0 : f32
  %1 = vector.mask %m { vector.reduction <add>, %v : vector<2xf32> into f32 } : vector<2xi1> -> f32
  vector.print %1 : f32
  %2 = vector.mask %m { vector.reduction <mul>, %v : vector<2xf32> into f32 } : vector<2xi1> -> f32
  vector.print %2 : f32
  return
}
func.func @main() {
  %m = arith.constant dense<[true, true, true, false]> : vector<4xi1>
  %h = arith.constant dense<[true, false]> : vector<2xi1>
  %v = arith.constant dense<[-2.0, -3.0, -4.0, 9.0]> : vector<4xf32>
  %i = arith.constant dense<[0x7F800000, 0x7F800000, 0x7F800000, -1.0]> : vector<4xf32>
  %d = arith.constant dense<[-5.0, -6.0, -7.0, 9.0]> : vector<4xf64>
  %a = arith.constant -8.0 : f64
  %g = arith.constant dense<[-2.0, -3.0, -4.0, 9.0]> : vector<4xf16>
  %z = arith.constant dense<-0.0> : vector<2xf32>
  call @maximum32(%v, %m) : (vector<4xf32>, vector<4xi1>) -> ()
  call @minimum32(%i, %m) : (vector<4xf32>, vector<4xi1>) -> ()
  call @maximum64(%d, %a, %m) : (vector<4xf64>, f64, vector<4xi1>) -> ()
  call @maximum16(%g, %m) : (vector<4xf16>, vector<4xi1>) -> ()
  call @numbers(%v, %m) : (vector<4xf32>, vector<4xi1>) -> ()
  call @sums(%z, %h) : (vector<2xf32>, vector<2xi1>) -> ()
  return
}
// ==== stdout ====
-2
inf
-5
-5
-5
-2
-2
-4
-0
-0
-0
