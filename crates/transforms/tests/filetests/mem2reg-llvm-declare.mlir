// terrace opt --mem2reg
// What a variable of the source has is said after it was made: a store of another type makes it of what it stores. mlir-opt says
// so before.
#type = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "t", sizeInBits = 32>
#file = #llvm.di_file<"test.ll" in "">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C_plus_plus_14, file = #file, isOptimized = false, emissionKind = Full>
#program = #llvm.di_subprogram<compileUnit = #unit, scope = #file, name = "f", file = #file, subprogramFlags = Definition>
#variable = #llvm.di_local_variable<scope = #program, name = "x", file = #file, type = #type>
llvm.func @cast(%val: f32) -> i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
  llvm.intr.dbg.declare #variable = %1 : !llvm.ptr
  llvm.store %val, %1 : f32, !llvm.ptr
  %3 = llvm.load %1 : !llvm.ptr -> i32
  llvm.return %3 : i32
}
llvm.func @part(%val: i16, %whole: i32) -> i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
  llvm.intr.dbg.declare #variable = %1 : !llvm.ptr
  llvm.store %whole, %1 : i32, !llvm.ptr
  llvm.store %val, %1 : i16, !llvm.ptr
  %3 = llvm.load %1 : !llvm.ptr -> i32
  llvm.return %3 : i32
}
llvm.func @bulk(%byte: i8, %from: !llvm.ptr) -> i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %4 = llvm.mlir.constant(4 : i64) : i64
  %1 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
  llvm.intr.dbg.declare #variable = %1 : !llvm.ptr
  "llvm.intr.memset"(%1, %byte, %4) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  %3 = llvm.load %1 : !llvm.ptr -> i32
  "llvm.intr.memcpy"(%1, %from, %4) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %5 = llvm.load %1 : !llvm.ptr -> i32
  %6 = llvm.add %3, %5 : i32
  llvm.return %6 : i32
}
// ==== stdout ====
#di_basic_type = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "t", sizeInBits = 32>
#di_file = #llvm.di_file<"test.ll" in "">
#di_compile_unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C_plus_plus_14, file = #di_file, isOptimized = false, emissionKind = Full>
#di_subprogram = #llvm.di_subprogram<compileUnit = #di_compile_unit, scope = #di_file, name = "f", file = #di_file, subprogramFlags = Definition>
#di_local_variable = #llvm.di_local_variable<scope = #di_subprogram, name = "x", file = #di_file, type = #di_basic_type>
module {
  llvm.func @cast(%arg0: f32) -> i32 {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.bitcast %arg0 : f32 to i32
    llvm.intr.dbg.value #di_local_variable = %1 : i32
    llvm.return %1 : i32
  }
  llvm.func @part(%arg0: i16, %arg1: i32) -> i32 {
    %0 = llvm.mlir.constant(1 : i32) : i32
    llvm.intr.dbg.value #di_local_variable = %arg1 : i32
    %1 = llvm.zext %arg0 : i16 to i32
    %2 = llvm.mlir.constant(-65536 : i32) : i32
    %3 = llvm.and %arg1, %2 : i32
    %4 = llvm.or %3, %1 : i32
    llvm.intr.dbg.value #di_local_variable = %4 : i32
    llvm.return %4 : i32
  }
  llvm.func @bulk(%arg0: i8, %arg1: !llvm.ptr) -> i32 {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(4 : i64) : i64
    %2 = llvm.zext %arg0 : i8 to i32
    %3 = llvm.mlir.constant(8 : i32) : i32
    %4 = llvm.shl %2, %3 : i32
    %5 = llvm.or %2, %4 : i32
    %6 = llvm.mlir.constant(16 : i32) : i32
    %7 = llvm.shl %5, %6 : i32
    %8 = llvm.or %5, %7 : i32
    llvm.intr.dbg.value #di_local_variable = %8 : i32
    %9 = llvm.load %arg1 : !llvm.ptr -> i32
    llvm.intr.dbg.value #di_local_variable = %9 : i32
    %10 = llvm.add %8, %9 : i32
    llvm.return %10 : i32
  }
}

