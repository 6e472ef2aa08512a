// terrace opt --canonicalize --allow-unregistered-dialect --mlir-print-debuginfo --mlir-print-local-scope
// Locations of what patterns create.
func.func @locs(%a: vector<2x3xf32>, %s: f32, %m: vector<1xi1>, %v: vector<1xf32>) -> (vector<3x2xf32>, f32, vector<2xf32>) {
  %0 = vector.broadcast %s : f32 to vector<2x3xf32> loc("b")
  %1 = vector.transpose %0, [1, 0] : vector<2x3xf32> to vector<3x2xf32> loc("t")
  %2 = vector.mask %m { vector.reduction <mul>, %v, %s : vector<1xf32> into f32 loc("red") } : vector<1xi1> -> f32 loc("mask")
  %q = ub.poison : vector<2xf32>
  %4 = vector.insert %s, %q[0] : f32 into vector<2xf32> loc("i0")
  %5 = vector.insert %2, %4[1] : f32 into vector<2xf32> loc("i1")
  return %1, %2, %5 : vector<3x2xf32>, f32, vector<2xf32>
}
func.func @step_locs() -> vector<3xi1> {
  %s = vector.step : vector<3xindex> loc("step")
  %c2 = arith.constant dense<2> : vector<3xindex> loc("c")
  %0 = arith.cmpi ugt, %s, %c2 : vector<3xindex> loc("cmp")
  "test.use"(%0) : (vector<3xi1>) -> ()
  return %0 : vector<3xi1>
}
func.func @contract_locs(%i: vector<4xi32>, %k: i32) -> i32 {
  %zi = arith.constant 0 : i32
  %4 = vector.contract {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = ["reduction"]} %i, %i, %zi : vector<4xi32>, vector<4xi32> into i32 loc("con")
  %5 = arith.addi %4, %k : i32 loc("add")
  return %5 : i32
}
// ==== stdout ====
module {
  func.func @locs(%arg0: vector<2x3xf32> loc("<stdin>":3:17), %arg1: f32 loc("<stdin>":3:38), %arg2: vector<1xi1> loc("<stdin>":3:47), %arg3: vector<1xf32> loc("<stdin>":3:65)) -> (vector<3x2xf32>, f32, vector<2xf32>) {
    %0 = vector.broadcast %arg1 : f32 to vector<3x2xf32> loc("t")
    %1 = vector.extract %arg2[0] : i1 from vector<1xi1> loc("red")
    %2 = vector.extract %arg3[0] : f32 from vector<1xf32> loc("red")
    %3 = arith.mulf %2, %arg1 : f32 loc("red")
    %4 = arith.select %1, %3, %arg1 : f32 loc("red")
    %5 = vector.from_elements %arg1, %4 : vector<2xf32> loc("i1")
    return %0, %4, %5 : vector<3x2xf32>, f32, vector<2xf32> loc("<stdin>":10:3)
  } loc("<stdin>":3:1)
  func.func @step_locs() -> vector<3xi1> {
    %cst = arith.constant dense<false> : vector<3xi1> loc("cmp")
    "test.use"(%cst) : (vector<3xi1>) -> () loc("<stdin>":16:3)
    return %cst : vector<3xi1> loc("<stdin>":17:3)
  } loc("<stdin>":12:1)
  func.func @contract_locs(%arg0: vector<4xi32> loc("<stdin>":19:26), %arg1: i32 loc("<stdin>":19:45)) -> i32 {
    %0 = vector.contract {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = ["reduction"], kind = #vector.kind<add>} %arg0, %arg0, %arg1 : vector<4xi32>, vector<4xi32> into i32 loc("con")
    return %0 : i32 loc("<stdin>":23:3)
  } loc("<stdin>":19:1)
} loc("<stdin>":0:0)
