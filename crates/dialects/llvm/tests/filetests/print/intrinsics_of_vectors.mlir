// terrace opt
// Intrinsics of vectors: masks, matrices, parts of vectors, reductions.
llvm.func @insertelement(%v: vector<4xi32>, %x: i32, %i: i64) {
  %0 = llvm.insertelement %x, %v[%i : i64] : vector<4xi32>
  llvm.return
}
llvm.func @get_active_lane_mask(%b: i64, %n: i64) {
  %0 = llvm.intr.get.active.lane.mask %b, %n : i64, i64 to vector<8xi1>
  llvm.return
}
llvm.func @stepvector() {
  %0 = llvm.intr.stepvector : vector<[4]xi32>
  llvm.return
}
llvm.func @masked_load(%p: !llvm.ptr, %m: vector<4xi1>, %e: vector<4xi32>) {
  %0 = llvm.intr.masked.load %p, %m, %e {alignment = 4 : i32} : (!llvm.ptr, vector<4xi1>, vector<4xi32>) -> vector<4xi32>
  llvm.return
}
llvm.func @masked_store(%v: vector<4xi32>, %p: !llvm.ptr, %m: vector<4xi1>) {
  llvm.intr.masked.store %v, %p, %m {alignment = 4 : i32} : vector<4xi32>, vector<4xi1> into !llvm.ptr
  llvm.return
}
llvm.func @masked_gather(%p: vector<4x!llvm.ptr>, %m: vector<4xi1>) {
  %0 = llvm.intr.masked.gather %p, %m {alignment = 4 : i32} : (vector<4x!llvm.ptr>, vector<4xi1>) -> vector<4xi32>
  llvm.return
}
llvm.func @masked_scatter(%v: vector<4xi32>, %p: vector<4x!llvm.ptr>, %m: vector<4xi1>) {
  llvm.intr.masked.scatter %v, %p, %m {alignment = 4 : i32} : vector<4xi32>, vector<4xi1> into vector<4x!llvm.ptr>
  llvm.return
}
llvm.func @masked_compressstore(%a0: vector<4xi32>, %a1: !llvm.ptr, %a2: vector<4xi1>) {
  "llvm.intr.masked.compressstore"(%a0, %a1, %a2) : (vector<4xi32>, !llvm.ptr, vector<4xi1>) -> ()
  llvm.return
}
llvm.func @masked_expandload(%a0: !llvm.ptr, %a1: vector<4xi1>, %a2: vector<4xi32>) {
  %0 = "llvm.intr.masked.expandload"(%a0, %a1, %a2) : (!llvm.ptr, vector<4xi1>, vector<4xi32>) -> vector<4xi32>
  llvm.return
}
llvm.func @matrix_column_major_load(%p: !llvm.ptr, %s: i64) {
  %0 = llvm.intr.matrix.column.major.load %p, <stride = %s> {isVolatile = false, rows = 3 : i32, columns = 4 : i32} : vector<12xf32> from !llvm.ptr stride i64
  llvm.return
}
llvm.func @matrix_column_major_store(%m: vector<12xf32>, %p: !llvm.ptr, %s: i64) {
  llvm.intr.matrix.column.major.store %m, %p, <stride = %s> {isVolatile = true, rows = 3 : i32, columns = 4 : i32} : vector<12xf32> to !llvm.ptr stride i64
  llvm.return
}
llvm.func @matrix_multiply(%a: vector<6xf32>, %b: vector<12xf32>) {
  %0 = llvm.intr.matrix.multiply %a, %b {lhs_rows = 2 : i32, lhs_columns = 3 : i32, rhs_columns = 4 : i32} : (vector<6xf32>, vector<12xf32>) -> vector<8xf32>
  llvm.return
}
llvm.func @matrix_transpose(%a: vector<6xf32>) {
  %0 = llvm.intr.matrix.transpose %a {rows = 2 : i32, columns = 3 : i32} : vector<6xf32> into vector<6xf32>
  llvm.return
}
llvm.func @vector_interleave2(%a0: vector<4xi32>, %a1: vector<4xi32>) {
  %0 = "llvm.intr.vector.interleave2"(%a0, %a1) : (vector<4xi32>, vector<4xi32>) -> vector<8xi32>
  llvm.return
}
llvm.func @vector_deinterleave2(%a0: vector<8xi32>) {
  %0 = "llvm.intr.vector.deinterleave2"(%a0) : (vector<8xi32>) -> !llvm.struct<(vector<4xi32>, vector<4xi32>)>
  llvm.return
}
llvm.func @vector_extract(%v: vector<[4]xi32>) {
  %0 = llvm.intr.vector.extract %v[4] : vector<4xi32> from vector<[4]xi32>
  llvm.return
}
llvm.func @vector_insert(%v: vector<4xi32>, %w: vector<[4]xi32>) {
  %0 = llvm.intr.vector.insert %v, %w[0] : vector<4xi32> into vector<[4]xi32>
  llvm.return
}
llvm.func @vector_reduce_add(%a0: vector<4xi32>) {
  %0 = "llvm.intr.vector.reduce.add"(%a0) : (vector<4xi32>) -> i32
  llvm.return
}
llvm.func @vector_reduce_and(%a0: vector<4xi32>) {
  %0 = "llvm.intr.vector.reduce.and"(%a0) : (vector<4xi32>) -> i32
  llvm.return
}
llvm.func @vector_reduce_mul(%a0: vector<4xi32>) {
  %0 = "llvm.intr.vector.reduce.mul"(%a0) : (vector<4xi32>) -> i32
  llvm.return
}
llvm.func @vector_reduce_or(%a0: vector<4xi32>) {
  %0 = "llvm.intr.vector.reduce.or"(%a0) : (vector<4xi32>) -> i32
  llvm.return
}
llvm.func @vector_reduce_smax(%a0: vector<4xi32>) {
  %0 = "llvm.intr.vector.reduce.smax"(%a0) : (vector<4xi32>) -> i32
  llvm.return
}
llvm.func @vector_reduce_smin(%a0: vector<4xi32>) {
  %0 = "llvm.intr.vector.reduce.smin"(%a0) : (vector<4xi32>) -> i32
  llvm.return
}
llvm.func @vector_reduce_umax(%a0: vector<4xi32>) {
  %0 = "llvm.intr.vector.reduce.umax"(%a0) : (vector<4xi32>) -> i32
  llvm.return
}
llvm.func @vector_reduce_umin(%a0: vector<4xi32>) {
  %0 = "llvm.intr.vector.reduce.umin"(%a0) : (vector<4xi32>) -> i32
  llvm.return
}
llvm.func @vector_reduce_xor(%a0: vector<4xi32>) {
  %0 = "llvm.intr.vector.reduce.xor"(%a0) : (vector<4xi32>) -> i32
  llvm.return
}
llvm.func @vector_reduce_fmaximum(%a0: vector<4xf32>) {
  %0 = llvm.intr.vector.reduce.fmaximum(%a0) : (vector<4xf32>) -> f32
  llvm.return
}
llvm.func @vector_reduce_fminimum(%a0: vector<4xf32>) {
  %0 = llvm.intr.vector.reduce.fminimum(%a0) : (vector<4xf32>) -> f32
  llvm.return
}
llvm.func @vector_reduce_fmin(%a0: vector<4xf32>) {
  %0 = llvm.intr.vector.reduce.fmin(%a0) : (vector<4xf32>) -> f32
  llvm.return
}
llvm.func @vector_reduce_fmul(%a0: f32, %a1: vector<4xf32>) {
  %0 = "llvm.intr.vector.reduce.fmul"(%a0, %a1) <{fastmathFlags = #llvm.fastmath<reassoc>}> : (f32, vector<4xf32>) -> f32
  llvm.return
}
llvm.func @vector_reduce_fadd(%a0: f32, %a1: vector<4xf32>) {
  %0 = "llvm.intr.vector.reduce.fadd"(%a0, %a1) <{fastmathFlags = #llvm.fastmath<reassoc>}> : (f32, vector<4xf32>) -> f32
  llvm.return
}
// ==== stdout ====
module {
  llvm.func @insertelement(%arg0: vector<4xi32>, %arg1: i32, %arg2: i64) {
    %0 = llvm.insertelement %arg1, %arg0[%arg2 : i64] : vector<4xi32>
    llvm.return
  }
  llvm.func @get_active_lane_mask(%arg0: i64, %arg1: i64) {
    %0 = llvm.intr.get.active.lane.mask %arg0, %arg1 : i64, i64 to vector<8xi1>
    llvm.return
  }
  llvm.func @stepvector() {
    %0 = llvm.intr.stepvector : vector<[4]xi32>
    llvm.return
  }
  llvm.func @masked_load(%arg0: !llvm.ptr, %arg1: vector<4xi1>, %arg2: vector<4xi32>) {
    %0 = llvm.intr.masked.load %arg0, %arg1, %arg2 {alignment = 4 : i32} : (!llvm.ptr, vector<4xi1>, vector<4xi32>) -> vector<4xi32>
    llvm.return
  }
  llvm.func @masked_store(%arg0: vector<4xi32>, %arg1: !llvm.ptr, %arg2: vector<4xi1>) {
    llvm.intr.masked.store %arg0, %arg1, %arg2 {alignment = 4 : i32} : vector<4xi32>, vector<4xi1> into !llvm.ptr
    llvm.return
  }
  llvm.func @masked_gather(%arg0: vector<4x!llvm.ptr>, %arg1: vector<4xi1>) {
    %0 = llvm.intr.masked.gather %arg0, %arg1 {alignment = 4 : i32} : (vector<4x!llvm.ptr>, vector<4xi1>) -> vector<4xi32>
    llvm.return
  }
  llvm.func @masked_scatter(%arg0: vector<4xi32>, %arg1: vector<4x!llvm.ptr>, %arg2: vector<4xi1>) {
    llvm.intr.masked.scatter %arg0, %arg1, %arg2 {alignment = 4 : i32} : vector<4xi32>, vector<4xi1> into vector<4x!llvm.ptr>
    llvm.return
  }
  llvm.func @masked_compressstore(%arg0: vector<4xi32>, %arg1: !llvm.ptr, %arg2: vector<4xi1>) {
    "llvm.intr.masked.compressstore"(%arg0, %arg1, %arg2) : (vector<4xi32>, !llvm.ptr, vector<4xi1>) -> ()
    llvm.return
  }
  llvm.func @masked_expandload(%arg0: !llvm.ptr, %arg1: vector<4xi1>, %arg2: vector<4xi32>) {
    %0 = "llvm.intr.masked.expandload"(%arg0, %arg1, %arg2) : (!llvm.ptr, vector<4xi1>, vector<4xi32>) -> vector<4xi32>
    llvm.return
  }
  llvm.func @matrix_column_major_load(%arg0: !llvm.ptr, %arg1: i64) {
    %0 = llvm.intr.matrix.column.major.load %arg0, <stride = %arg1> {columns = 4 : i32, isVolatile = false, rows = 3 : i32} : vector<12xf32> from !llvm.ptr stride i64
    llvm.return
  }
  llvm.func @matrix_column_major_store(%arg0: vector<12xf32>, %arg1: !llvm.ptr, %arg2: i64) {
    llvm.intr.matrix.column.major.store %arg0, %arg1, <stride = %arg2> {columns = 4 : i32, isVolatile = true, rows = 3 : i32} : vector<12xf32> to !llvm.ptr stride i64
    llvm.return
  }
  llvm.func @matrix_multiply(%arg0: vector<6xf32>, %arg1: vector<12xf32>) {
    %0 = llvm.intr.matrix.multiply %arg0, %arg1 {lhs_columns = 3 : i32, lhs_rows = 2 : i32, rhs_columns = 4 : i32} : (vector<6xf32>, vector<12xf32>) -> vector<8xf32>
    llvm.return
  }
  llvm.func @matrix_transpose(%arg0: vector<6xf32>) {
    %0 = llvm.intr.matrix.transpose %arg0 {columns = 3 : i32, rows = 2 : i32} : vector<6xf32> into vector<6xf32>
    llvm.return
  }
  llvm.func @vector_interleave2(%arg0: vector<4xi32>, %arg1: vector<4xi32>) {
    %0 = "llvm.intr.vector.interleave2"(%arg0, %arg1) : (vector<4xi32>, vector<4xi32>) -> vector<8xi32>
    llvm.return
  }
  llvm.func @vector_deinterleave2(%arg0: vector<8xi32>) {
    %0 = "llvm.intr.vector.deinterleave2"(%arg0) : (vector<8xi32>) -> !llvm.struct<(vector<4xi32>, vector<4xi32>)>
    llvm.return
  }
  llvm.func @vector_extract(%arg0: vector<[4]xi32>) {
    %0 = llvm.intr.vector.extract %arg0[4] : vector<4xi32> from vector<[4]xi32>
    llvm.return
  }
  llvm.func @vector_insert(%arg0: vector<4xi32>, %arg1: vector<[4]xi32>) {
    %0 = llvm.intr.vector.insert %arg0, %arg1[0] : vector<4xi32> into vector<[4]xi32>
    llvm.return
  }
  llvm.func @vector_reduce_add(%arg0: vector<4xi32>) {
    %0 = "llvm.intr.vector.reduce.add"(%arg0) : (vector<4xi32>) -> i32
    llvm.return
  }
  llvm.func @vector_reduce_and(%arg0: vector<4xi32>) {
    %0 = "llvm.intr.vector.reduce.and"(%arg0) : (vector<4xi32>) -> i32
    llvm.return
  }
  llvm.func @vector_reduce_mul(%arg0: vector<4xi32>) {
    %0 = "llvm.intr.vector.reduce.mul"(%arg0) : (vector<4xi32>) -> i32
    llvm.return
  }
  llvm.func @vector_reduce_or(%arg0: vector<4xi32>) {
    %0 = "llvm.intr.vector.reduce.or"(%arg0) : (vector<4xi32>) -> i32
    llvm.return
  }
  llvm.func @vector_reduce_smax(%arg0: vector<4xi32>) {
    %0 = "llvm.intr.vector.reduce.smax"(%arg0) : (vector<4xi32>) -> i32
    llvm.return
  }
  llvm.func @vector_reduce_smin(%arg0: vector<4xi32>) {
    %0 = "llvm.intr.vector.reduce.smin"(%arg0) : (vector<4xi32>) -> i32
    llvm.return
  }
  llvm.func @vector_reduce_umax(%arg0: vector<4xi32>) {
    %0 = "llvm.intr.vector.reduce.umax"(%arg0) : (vector<4xi32>) -> i32
    llvm.return
  }
  llvm.func @vector_reduce_umin(%arg0: vector<4xi32>) {
    %0 = "llvm.intr.vector.reduce.umin"(%arg0) : (vector<4xi32>) -> i32
    llvm.return
  }
  llvm.func @vector_reduce_xor(%arg0: vector<4xi32>) {
    %0 = "llvm.intr.vector.reduce.xor"(%arg0) : (vector<4xi32>) -> i32
    llvm.return
  }
  llvm.func @vector_reduce_fmaximum(%arg0: vector<4xf32>) {
    %0 = llvm.intr.vector.reduce.fmaximum(%arg0) : (vector<4xf32>) -> f32
    llvm.return
  }
  llvm.func @vector_reduce_fminimum(%arg0: vector<4xf32>) {
    %0 = llvm.intr.vector.reduce.fminimum(%arg0) : (vector<4xf32>) -> f32
    llvm.return
  }
  llvm.func @vector_reduce_fmin(%arg0: vector<4xf32>) {
    %0 = llvm.intr.vector.reduce.fmin(%arg0) : (vector<4xf32>) -> f32
    llvm.return
  }
  llvm.func @vector_reduce_fmul(%arg0: f32, %arg1: vector<4xf32>) {
    %0 = "llvm.intr.vector.reduce.fmul"(%arg0, %arg1) <{fastmathFlags = #llvm.fastmath<reassoc>}> : (f32, vector<4xf32>) -> f32
    llvm.return
  }
  llvm.func @vector_reduce_fadd(%arg0: f32, %arg1: vector<4xf32>) {
    %0 = "llvm.intr.vector.reduce.fadd"(%arg0, %arg1) <{fastmathFlags = #llvm.fastmath<reassoc>}> : (f32, vector<4xf32>) -> f32
    llvm.return
  }
}

