// terrace opt --convert-func-to-llvm
// Operations that stay fold while their operands are arguments that are gone: these are no symbols.
func.func @bounds(%n: index, %m: memref<?xf32>) {
  %c3 = arith.constant 3 : index
  affine.for %i = affine_map<(d0) -> (d0 * 2)>(%n) to affine_map<(d0) -> (d0 + 7)>(%c3) {
    affine.for %j = affine_map<(d0) -> (d0)>(%i) to min affine_map<(d0)[s0] -> (s0, d0 + 1)>(%n)[%n] {
      affine.if affine_set<(d0, d1) : (d0 - d1 >= 0)>(%i, %n) {
        %0 = affine.load %m[%j] : memref<?xf32>
        affine.store %0, %m[%i + symbol(%n)] : memref<?xf32>
      }
    }
  }
  return
}
// ==== stdout ====
#map = affine_map<(d0) -> (d0 * 2)>
#map1 = affine_map<(d0) -> (d0)>
#map2 = affine_map<(d0)[s0] -> (s0, d0 + 1)>
#set = affine_set<(d0, d1) : (d0 - d1 >= 0)>
module {
  llvm.func @bounds(%arg0: i64, %arg1: !llvm.ptr, %arg2: !llvm.ptr, %arg3: i64, %arg4: i64, %arg5: i64) {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %1 = llvm.insertvalue %arg1, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %2 = llvm.insertvalue %arg2, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %3 = llvm.insertvalue %arg3, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %4 = llvm.insertvalue %arg4, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %5 = llvm.insertvalue %arg5, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %6 = builtin.unrealized_conversion_cast %5 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<?xf32>
    %7 = builtin.unrealized_conversion_cast %arg0 : i64 to index
    %c3 = arith.constant 3 : index
    affine.for %arg6 = #map(%7) to 10 {
      affine.for %arg7 = #map1(%arg6) to min #map2(%7)[%7] {
        affine.if #set(%arg6, %7) {
          %8 = affine.load %6[%arg7] : memref<?xf32>
          affine.store %8, %6[%arg6 + symbol(%7)] : memref<?xf32>
        }
      }
    }
    llvm.return
  }
}

