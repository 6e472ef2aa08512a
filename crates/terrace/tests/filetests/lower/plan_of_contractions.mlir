// terrace lower --plan
// Options of passes that operations want: products of other elements than the sum are lowered as outer products, and what scales is reduced
// within rows.
func.func @f(%a: vector<2x3xi8>, %b: vector<3x4xi8>, %c: vector<2x4xi32>, %s: vector<2x[4]xf32>, %t: vector<2xf32>) -> (vector<2x4xi32>, vector<2xf32>) {
  %0 = vector.contract {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>],
                        iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>}
       %a, %b, %c : vector<2x3xi8>, vector<3x4xi8> into vector<2x4xi32>
  %1 = vector.multi_reduction <add>, %s, %t [1] : vector<2x[4]xf32> to vector<2xf32>
  return %0, %1 : vector<2x4xi32>, vector<2xf32>
}
// ==== stdout ====
builtin.module(func.func(lower-vector-multi-reduction{lowering-strategy=inner-reduction}),convert-vector-to-llvm{vector-contract-lowering=outerproduct},convert-ub-to-llvm,convert-func-to-llvm,convert-arith-to-llvm,reconcile-unrealized-casts)
