// terrace opt
// Flags, predicates, rounding modes.
func.func @f(%i: i32, %j: i32, %f: f32, %g: f64, %c: i1, %v: vector<4xf32>) {
  %0 = arith.addi %i, %j overflow<nsw, nuw> : i32
  %1 = arith.divsi %i, %j : i32
  %2 = arith.divui %i, %j exact : i32
  %3 = arith.cmpi ule, %i, %j : i32
  %4 = arith.cmpf une, %f, %f fastmath<nnan, ninf> : f32
  %5 = arith.addf %v, %v fastmath<fast> : vector<4xf32>
  %6 = arith.truncf %g upward : f64 to f32
  %7 = arith.truncf %g fastmath<contract> : f64 to f32
  %8 = arith.select %c, %i, %j : i32
  %9 = arith.trunci %i overflow<nuw> : i32 to i8
  %10 = arith.index_castui %i : i32 to index
  %11 = arith.bitcast %f : f32 to i32
  %12, %13 = arith.addui_extended %i, %j {a = 1 : i8} : i32, i1
  %14 = arith.constant {note = "x"} 3 : i16
  return
}
// ==== stdout ====
module {
  func.func @f(%arg0: i32, %arg1: i32, %arg2: f32, %arg3: f64, %arg4: i1, %arg5: vector<4xf32>) {
    %0 = arith.addi %arg0, %arg1 overflow<nsw, nuw> : i32
    %1 = arith.divsi %arg0, %arg1 : i32
    %2 = arith.divui %arg0, %arg1 exact : i32
    %3 = arith.cmpi ule, %arg0, %arg1 : i32
    %4 = arith.cmpf une, %arg2, %arg2 fastmath<nnan,ninf> : f32
    %5 = arith.addf %arg5, %arg5 fastmath<fast> : vector<4xf32>
    %6 = arith.truncf %arg3 upward : f64 to f32
    %7 = arith.truncf %arg3 fastmath<contract> : f64 to f32
    %8 = arith.select %arg4, %arg0, %arg1 : i32
    %9 = arith.trunci %arg0 overflow<nuw> : i32 to i8
    %10 = arith.index_castui %arg0 : i32 to index
    %11 = arith.bitcast %arg2 : f32 to i32
    %sum, %overflow = arith.addui_extended %arg0, %arg1 {a = 1 : i8} : i32, i1
    %c3_i16 = arith.constant {note = "x"} 3 : i16
    return
  }
}

