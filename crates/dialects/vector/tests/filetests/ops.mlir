// terrace opt --allow-unregistered-dialect
// Every vector operation in custom form.
#id = affine_map<(d0) -> (d0)>
#zero = affine_map<(d0) -> ()>
#dot = {indexing_maps = [#id, #id, #zero], iterator_types = ["reduction"]}
#mm = {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>}
func.func @f(%f: f32, %i: index, %v0: vector<f32>, %v1: vector<1xf32>, %v4: vector<4xf32>, %v24: vector<2x4xf32>, %v42: vector<4x2xf32>, %v22: vector<2x2xf32>, %v44: vector<4x4xf32>, %s4: vector<[4]xf32>, %s8: vector<[8]xf32>, %vi4: vector<4xi32>, %k4: vector<4xi1>, %k24: vector<2x4xi1>, %k42: vector<4x2xi1>, %k224: vector<2x2x4xi1>, %m: memref<?x?xf32>, %m0: memref<f32>, %m1: memref<?xf32>, %ms: memref<4x4xf32>, %mv: memref<?xvector<4xf32>>, %mst: memref<?xf32, strided<[2]>>, %t: tensor<?x?xf32>) {
  %r0_0 = vector.broadcast %f : f32 to vector<4xf32>
  %r1_0 = vector.broadcast %v1 : vector<1xf32> to vector<[4]xf32>
  %r2_0 = vector.shuffle %v4, %v4 [0, 1, 5] : vector<4xf32>, vector<4xf32>
  %r3_0 = vector.shuffle %v4, %v4 [0, -1, 2] : vector<4xf32>, vector<4xf32>
  %r4_0 = vector.interleave %v4, %v4 : vector<4xf32> -> vector<8xf32>
  %r5_0, %r5_1 = vector.deinterleave %v4 : vector<4xf32> -> vector<2xf32>
  %r6_0 = vector.extract %v24[1] : vector<4xf32> from vector<2x4xf32>
  %r7_0 = vector.extract %v24[1, %i] : f32 from vector<2x4xf32>
  %r8_0 = vector.extract %v24[] : vector<2x4xf32> from vector<2x4xf32>
  %r9_0 = vector.extract %v24[-1] : vector<4xf32> from vector<2x4xf32>
  %r10_0 = vector.extract %v24[0, 0] : vector<1xf32> from vector<2x4xf32>
  %r11_0 = vector.insert %f, %v4[2] : f32 into vector<4xf32>
  %r12_0 = vector.insert %v4, %v24 [%i] : vector<4xf32> into vector<2x4xf32>
  %r13_0:4 = vector.to_elements %v4 : vector<4xf32>
  %r14_0 = vector.from_elements %f, %f : vector<2xf32>
  %r15_0 = vector.from_elements %f : vector<f32>
  %r16_0 = vector.scalable.insert %v4, %s8[4] : vector<4xf32> into vector<[8]xf32>
  %r17_0 = vector.scalable.extract %s8[4] : vector<4xf32> from vector<[8]xf32>
  %r18_0 = vector.insert_strided_slice %v4, %v24 {offsets = [0, 0], strides = [1]} : vector<4xf32> into vector<2x4xf32>
  %r19_0 = vector.extract_strided_slice %v24 {offsets = [0], sizes = [1], strides = [1]} : vector<2x4xf32> to vector<1x4xf32>
  %r20_0 = vector.shape_cast %v24 : vector<2x4xf32> to vector<8xf32>
  %r21_0 = vector.bitcast %v24 : vector<2x4xf32> to vector<2x8xi16>
  %r22_0 = vector.type_cast %ms : memref<4x4xf32> to memref<vector<4x4xf32>>
  %r23_0 = vector.transpose %v24, [1, 0] : vector<2x4xf32> to vector<4x2xf32>
  %r24_0 = vector.transpose %v0, [] : vector<f32> to vector<f32>
  %r25_0 = vector.vscale
  %r26_0 = vector.step : vector<[4]xindex>
  %r27_0 = vector.reduction <add>, %v4 : vector<4xf32> into f32
  %r28_0 = vector.reduction <add>, %v4, %f {foo} : vector<4xf32> into f32
  %r29_0 = vector.reduction <maxnumf>, %v4, %f fastmath<nnan,ninf> : vector<4xf32> into f32
  %r30_0 = vector.multi_reduction <add>, %v24, %v4 [0] : vector<2x4xf32> to vector<4xf32>
  %r31_0 = vector.multi_reduction <mul>, %v24, %f [0, 1] : vector<2x4xf32> to f32
  %r32_0 = vector.multi_reduction <add>, %v24, %v24 {a} [] : vector<2x4xf32> to vector<2x4xf32>
  %r33_0:2 = vector.scan <add>, %v24, %v4 {inclusive = true, reduction_dim = 0 : i64} : vector<2x4xf32>, vector<4xf32>
  %r34_0 = vector.outerproduct %v4, %v4 : vector<4xf32>, vector<4xf32>
  %r35_0 = vector.outerproduct %v4, %v4, %v44 : vector<4xf32>, vector<4xf32>
  %r36_0 = vector.outerproduct %v4, %f : vector<4xf32>, f32
  %r37_0 = vector.outerproduct %v4, %f, %v4 {kind = #vector.kind<maxnumf>} : vector<4xf32>, f32
  %r38_0 = vector.fma %v4, %v4, %v4 : vector<4xf32>
  %r39_0 = vector.constant_mask [1, 2] : vector<2x4xi1>
  %r40_0 = vector.constant_mask [1] : vector<i1>
  %r41_0 = vector.create_mask %i, %i : vector<2x4xi1>
  %r42_0 = vector.create_mask %i : vector<i1>
  vector.print %v4 : vector<4xf32>
  vector.print %f : f32 punctuation <open>
  vector.print punctuation <comma>
  vector.print str "hello"
  %r47_0 = vector.mask %k4 { vector.reduction <add>, %v4 : vector<4xf32> into f32 } : vector<4xi1> -> f32
  %r48_0 = vector.mask %k4 { vector.reduction <add>, %v4 : vector<4xf32> into f32 } {foo} : vector<4xi1> -> f32
  %r49_0 = vector.mask %k4, %v4 { vector.transfer_read %m[%i, %i], %f : memref<?x?xf32>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  vector.mask %k4 { vector.transfer_write %v4, %m[%i, %i] : vector<4xf32>, memref<?x?xf32> } : vector<4xi1>
  vector.mask %k4 { } : vector<4xi1>
  %r52_0 = vector.mask %k4 { %m52 = vector.reduction <add>, %v4 : vector<4xf32> into f32 vector.yield %m52 : f32 } : vector<4xi1> -> f32
  %r53_0 = vector.mask %k24 { vector.multi_reduction <add>, %v24, %v4 [0] : vector<2x4xf32> to vector<4xf32> } : vector<2x4xi1> -> vector<4xf32>
  %r54_0 = vector.mask %k4 { vector.outerproduct %v4, %f : vector<4xf32>, f32 } : vector<4xi1> -> vector<4xf32>
  %r55_0 = vector.transfer_read %m[%i, %i], %f : memref<?x?xf32>, vector<4xf32>
  %r56_0 = vector.transfer_read %m[%i, %i], %f {in_bounds = [true]} : memref<?x?xf32>, vector<4xf32>
  %r57_0 = vector.transfer_read %m[%i, %i], %f {permutation_map = affine_map<(d0, d1) -> (d0)>} : memref<?x?xf32>, vector<4xf32>
  %r58_0 = vector.transfer_read %m[%i, %i], %f, %k42 {permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : memref<?x?xf32>, vector<2x4xf32>
  %r59_0 = vector.transfer_read %m[%i, %i], %f, %k4 : memref<?x?xf32>, vector<4xf32>
  %r60_0 = vector.transfer_read %m[%i, %i], %f {permutation_map = affine_map<(d0, d1) -> (0)>} : memref<?x?xf32>, vector<4xf32>
  %r61_0 = vector.transfer_read %m[%i, %i], %f {permutation_map = affine_map<(d0, d1) -> (0)>, in_bounds = [true]} : memref<?x?xf32>, vector<4xf32>
  %r62_0 = vector.transfer_read %mv[%i], %v4 : memref<?xvector<4xf32>>, vector<2x4xf32>
  %r63_0 = vector.transfer_read %m0[], %f : memref<f32>, vector<f32>
  %r64_0 = vector.transfer_read %t[%i, %i], %f : tensor<?x?xf32>, vector<4xf32>
  %r65_0 = vector.transfer_write %v4, %t[%i, %i] : vector<4xf32>, tensor<?x?xf32>
  vector.transfer_write %v4, %m[%i, %i] : vector<4xf32>, memref<?x?xf32>
  vector.transfer_write %v4, %m[%i, %i], %k4 {in_bounds = [true], a = 1} : vector<4xf32>, memref<?x?xf32>
  %r68_0 = vector.load %m[%i, %i] : memref<?x?xf32>, vector<4xf32>
  %r69_0 = vector.load %m[%i, %i] {nontemporal = true, alignment = 8 : i64} : memref<?x?xf32>, vector<4xf32>
  %r70_0 = vector.load %mv[%i] : memref<?xvector<4xf32>>, vector<4xf32>
  vector.store %v4, %m[%i, %i] : memref<?x?xf32>, vector<4xf32>
  vector.store %v4, %m[%i, %i] {nontemporal = false, alignment = 1 : i64} : memref<?x?xf32>, vector<4xf32>
  %r73_0 = vector.maskedload %m1[%i], %k4, %v4 : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %r74_0 = vector.maskedload %m1[%i], %k4, %v4 {alignment = 4} : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.maskedstore %m1[%i], %k4, %v4 : memref<?xf32>, vector<4xi1>, vector<4xf32>
  %r76_0 = vector.gather %m1[%i][%vi4], %k4, %v4 : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %r77_0 = vector.gather %t[%i, %i][%vi4], %k4, %v4 {alignment = 4} : tensor<?x?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.scatter %m1[%i][%vi4], %k4, %v4 : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
  %r79_0 = vector.scatter %t[%i, %i][%vi4], %k4, %v4 : tensor<?x?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> -> tensor<?x?xf32>
  %r80_0 = vector.expandload %m1[%i], %k4, %v4 : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.compressstore %m1[%i], %k4, %v4 : memref<?xf32>, vector<4xi1>, vector<4xf32>
  %r82_0 = vector.contract #mm %v24, %v42, %v22 : vector<2x4xf32>, vector<4x2xf32> into vector<2x2xf32>
  %r83_0 = vector.contract #dot %v4, %v4, %f {x} : vector<4xf32>, vector<4xf32> into f32
  %r84_0 = vector.mask %k224 { vector.contract #mm %v24, %v42, %v22 : vector<2x4xf32>, vector<4x2xf32> into vector<2x2xf32> } : vector<2x2x4xi1> -> vector<2x2xf32>
  "test.use"() {a = #vector.kind<add>, b = #vector.iterator_type<parallel>, c = #vector.punctuation<open>} : () -> ()
  return
}
// ==== stdout ====
#map = affine_map<(d0, d1) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d1, d0)>
#map2 = affine_map<(d0, d1) -> (0)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map4 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map5 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map6 = affine_map<(d0) -> (d0)>
#map7 = affine_map<(d0) -> ()>
module {
  func.func @f(%arg0: f32, %arg1: index, %arg2: vector<f32>, %arg3: vector<1xf32>, %arg4: vector<4xf32>, %arg5: vector<2x4xf32>, %arg6: vector<4x2xf32>, %arg7: vector<2x2xf32>, %arg8: vector<4x4xf32>, %arg9: vector<[4]xf32>, %arg10: vector<[8]xf32>, %arg11: vector<4xi32>, %arg12: vector<4xi1>, %arg13: vector<2x4xi1>, %arg14: vector<4x2xi1>, %arg15: vector<2x2x4xi1>, %arg16: memref<?x?xf32>, %arg17: memref<f32>, %arg18: memref<?xf32>, %arg19: memref<4x4xf32>, %arg20: memref<?xvector<4xf32>>, %arg21: memref<?xf32, strided<[2]>>, %arg22: tensor<?x?xf32>) {
    %0 = vector.broadcast %arg0 : f32 to vector<4xf32>
    %1 = vector.broadcast %arg3 : vector<1xf32> to vector<[4]xf32>
    %2 = vector.shuffle %arg4, %arg4 [0, 1, 5] : vector<4xf32>, vector<4xf32>
    %3 = vector.shuffle %arg4, %arg4 [0, -1, 2] : vector<4xf32>, vector<4xf32>
    %4 = vector.interleave %arg4, %arg4 : vector<4xf32> -> vector<8xf32>
    %res1, %res2 = vector.deinterleave %arg4 : vector<4xf32> -> vector<2xf32>
    %5 = vector.extract %arg5[1] : vector<4xf32> from vector<2x4xf32>
    %6 = vector.extract %arg5[1, %arg1] : f32 from vector<2x4xf32>
    %7 = vector.extract %arg5[] : vector<2x4xf32> from vector<2x4xf32>
    %8 = vector.extract %arg5[-1] : vector<4xf32> from vector<2x4xf32>
    %9 = vector.extract %arg5[0, 0] : vector<1xf32> from vector<2x4xf32>
    %10 = vector.insert %arg0, %arg4 [2] : f32 into vector<4xf32>
    %11 = vector.insert %arg4, %arg5 [%arg1] : vector<4xf32> into vector<2x4xf32>
    %12:4 = vector.to_elements %arg4 : vector<4xf32>
    %13 = vector.from_elements %arg0, %arg0 : vector<2xf32>
    %14 = vector.from_elements %arg0 : vector<f32>
    %15 = vector.scalable.insert %arg4, %arg10[4] : vector<4xf32> into vector<[8]xf32>
    %16 = vector.scalable.extract %arg10[4] : vector<4xf32> from vector<[8]xf32>
    %17 = vector.insert_strided_slice %arg4, %arg5 {offsets = [0, 0], strides = [1]} : vector<4xf32> into vector<2x4xf32>
    %18 = vector.extract_strided_slice %arg5 {offsets = [0], sizes = [1], strides = [1]} : vector<2x4xf32> to vector<1x4xf32>
    %19 = vector.shape_cast %arg5 : vector<2x4xf32> to vector<8xf32>
    %20 = vector.bitcast %arg5 : vector<2x4xf32> to vector<2x8xi16>
    %21 = vector.type_cast %arg19 : memref<4x4xf32> to memref<vector<4x4xf32>>
    %22 = vector.transpose %arg5, [1, 0] : vector<2x4xf32> to vector<4x2xf32>
    %23 = vector.transpose %arg2, [] : vector<f32> to vector<f32>
    %vscale = vector.vscale
    %24 = vector.step : vector<[4]xindex>
    %25 = vector.reduction <add>, %arg4 : vector<4xf32> into f32
    %26 = vector.reduction <add>, %arg4, %arg0 {foo} : vector<4xf32> into f32
    %27 = vector.reduction <maxnumf>, %arg4, %arg0 fastmath<nnan,ninf> : vector<4xf32> into f32
    %28 = vector.multi_reduction <add>, %arg5, %arg4 [0] : vector<2x4xf32> to vector<4xf32>
    %29 = vector.multi_reduction <mul>, %arg5, %arg0 [0, 1] : vector<2x4xf32> to f32
    %30 = vector.multi_reduction <add>, %arg5, %arg5 {a} [] : vector<2x4xf32> to vector<2x4xf32>
    %dest, %accumulated_value = vector.scan <add>, %arg5, %arg4 {inclusive = true, reduction_dim = 0 : i64} : vector<2x4xf32>, vector<4xf32>
    %31 = vector.outerproduct %arg4, %arg4 : vector<4xf32>, vector<4xf32>
    %32 = vector.outerproduct %arg4, %arg4, %arg8 {kind = #vector.kind<add>} : vector<4xf32>, vector<4xf32>
    %33 = vector.outerproduct %arg4, %arg0 : vector<4xf32>, f32
    %34 = vector.outerproduct %arg4, %arg0, %arg4 {kind = #vector.kind<maxnumf>} : vector<4xf32>, f32
    %35 = vector.fma %arg4, %arg4, %arg4 : vector<4xf32>
    %36 = vector.constant_mask [1, 2] : vector<2x4xi1>
    %37 = vector.constant_mask [1] : vector<i1>
    %38 = vector.create_mask %arg1, %arg1 : vector<2x4xi1>
    %39 = vector.create_mask %arg1 : vector<i1>
    vector.print %arg4 : vector<4xf32>
    vector.print %arg0 : f32 punctuation <open>
    vector.print punctuation <comma>
    vector.print str "hello"
    %40 = vector.mask %arg12 { vector.reduction <add>, %arg4 : vector<4xf32> into f32 } : vector<4xi1> -> f32
    %41 = vector.mask %arg12 { vector.reduction <add>, %arg4 : vector<4xf32> into f32 } {foo} : vector<4xi1> -> f32
    %42 = vector.mask %arg12, %arg4 { vector.transfer_read %arg16[%arg1, %arg1], %arg0 : memref<?x?xf32>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>
    vector.mask %arg12 { vector.transfer_write %arg4, %arg16[%arg1, %arg1] : vector<4xf32>, memref<?x?xf32> } : vector<4xi1>
    vector.mask %arg12 { vector.yield } : vector<4xi1>
    %43 = vector.mask %arg12 { vector.reduction <add>, %arg4 : vector<4xf32> into f32 } : vector<4xi1> -> f32
    %44 = vector.mask %arg13 { vector.multi_reduction <add>, %arg5, %arg4 [0] : vector<2x4xf32> to vector<4xf32> } : vector<2x4xi1> -> vector<4xf32>
    %45 = vector.mask %arg12 { vector.outerproduct %arg4, %arg0 : vector<4xf32>, f32 } : vector<4xi1> -> vector<4xf32>
    %46 = vector.transfer_read %arg16[%arg1, %arg1], %arg0 : memref<?x?xf32>, vector<4xf32>
    %47 = vector.transfer_read %arg16[%arg1, %arg1], %arg0 {in_bounds = [true]} : memref<?x?xf32>, vector<4xf32>
    %48 = vector.transfer_read %arg16[%arg1, %arg1], %arg0 {permutation_map = #map} : memref<?x?xf32>, vector<4xf32>
    %49 = vector.transfer_read %arg16[%arg1, %arg1], %arg0, %arg14 {permutation_map = #map1} : memref<?x?xf32>, vector<2x4xf32>
    %50 = vector.transfer_read %arg16[%arg1, %arg1], %arg0, %arg12 : memref<?x?xf32>, vector<4xf32>
    %51 = vector.transfer_read %arg16[%arg1, %arg1], %arg0 {permutation_map = #map2} : memref<?x?xf32>, vector<4xf32>
    %52 = vector.transfer_read %arg16[%arg1, %arg1], %arg0 {in_bounds = [true], permutation_map = #map2} : memref<?x?xf32>, vector<4xf32>
    %53 = vector.transfer_read %arg20[%arg1], %arg4 : memref<?xvector<4xf32>>, vector<2x4xf32>
    %54 = vector.transfer_read %arg17[], %arg0 : memref<f32>, vector<f32>
    %55 = vector.transfer_read %arg22[%arg1, %arg1], %arg0 : tensor<?x?xf32>, vector<4xf32>
    %56 = vector.transfer_write %arg4, %arg22[%arg1, %arg1] : vector<4xf32>, tensor<?x?xf32>
    vector.transfer_write %arg4, %arg16[%arg1, %arg1] : vector<4xf32>, memref<?x?xf32>
    vector.transfer_write %arg4, %arg16[%arg1, %arg1], %arg12 {a = 1 : i64, in_bounds = [true]} : vector<4xf32>, memref<?x?xf32>
    %57 = vector.load %arg16[%arg1, %arg1] : memref<?x?xf32>, vector<4xf32>
    %58 = vector.load %arg16[%arg1, %arg1] {alignment = 8 : i64, nontemporal = true} : memref<?x?xf32>, vector<4xf32>
    %59 = vector.load %arg20[%arg1] : memref<?xvector<4xf32>>, vector<4xf32>
    vector.store %arg4, %arg16[%arg1, %arg1] : memref<?x?xf32>, vector<4xf32>
    vector.store %arg4, %arg16[%arg1, %arg1] {alignment = 1 : i64} : memref<?x?xf32>, vector<4xf32>
    %60 = vector.maskedload %arg18[%arg1], %arg12, %arg4 : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
    %61 = vector.maskedload %arg18[%arg1], %arg12, %arg4 {alignment = 4 : i64} : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
    vector.maskedstore %arg18[%arg1], %arg12, %arg4 : memref<?xf32>, vector<4xi1>, vector<4xf32>
    %62 = vector.gather %arg18[%arg1] [%arg11], %arg12, %arg4 : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
    %63 = vector.gather %arg22[%arg1, %arg1] [%arg11], %arg12, %arg4 {alignment = 4 : i64} : tensor<?x?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
    vector.scatter %arg18[%arg1] [%arg11], %arg12, %arg4 : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
    %64 = vector.scatter %arg22[%arg1, %arg1] [%arg11], %arg12, %arg4 : tensor<?x?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> -> tensor<?x?xf32>
    %65 = vector.expandload %arg18[%arg1], %arg12, %arg4 : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
    vector.compressstore %arg18[%arg1], %arg12, %arg4 : memref<?xf32>, vector<4xi1>, vector<4xf32>
    %66 = vector.contract {indexing_maps = [#map3, #map4, #map5], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %arg5, %arg6, %arg7 : vector<2x4xf32>, vector<4x2xf32> into vector<2x2xf32>
    %67 = vector.contract {indexing_maps = [#map6, #map6, #map7], iterator_types = ["reduction"], kind = #vector.kind<add>} %arg4, %arg4, %arg0 {x} : vector<4xf32>, vector<4xf32> into f32
    %68 = vector.mask %arg15 { vector.contract {indexing_maps = [#map3, #map4, #map5], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %arg5, %arg6, %arg7 : vector<2x4xf32>, vector<4x2xf32> into vector<2x2xf32> } : vector<2x2x4xi1> -> vector<2x2xf32>
    "test.use"() {a = #vector.kind<add>, b = #vector.iterator_type<parallel>, c = #vector.punctuation<open>} : () -> ()
    return
  }
}

