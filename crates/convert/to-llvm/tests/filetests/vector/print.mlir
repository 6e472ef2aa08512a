// terrace opt --convert-vector-to-llvm
// Functions of the runtime are declared where the module's body starts, each before the ones declared earlier.
func.func @numbers(%a: i1, %b: i8, %c: si8, %d: ui8, %e: i64, %f: ui64, %g: index, %h: i65) {
  vector.print %a : i1
  vector.print %b : i8 punctuation <comma>
  vector.print %c : si8 punctuation <open>
  vector.print %d : ui8 punctuation <close>
  vector.print %e : i64 punctuation <no_punctuation>
  vector.print %f : ui64 punctuation <no_punctuation>
  vector.print %g : index punctuation <no_punctuation>
  // There is no function for it.
  vector.print %h : i65
  return
}
func.func @floats(%a: f16, %b: bf16, %c: f32, %d: f64, %e: f8E4M3FN, %f: f4E2M1FN, %g: tf32) {
  vector.print %a : f16 punctuation <no_punctuation>
  vector.print %b : bf16 punctuation <no_punctuation>
  vector.print %c : f32 punctuation <no_punctuation>
  vector.print %d : f64 punctuation <no_punctuation>
  vector.print %e : f8E4M3FN punctuation <no_punctuation>
  vector.print %f : f4E2M1FN punctuation <no_punctuation>
  vector.print %g : tf32 punctuation <no_punctuation>
  return
}
func.func @others(%a: vector<2xf32>) {
  vector.print str "a\n"
  vector.print str ""
  vector.print punctuation <comma>
  vector.print
  vector.print %a : vector<2xf32>
  return
}
module @inner {
  llvm.func @printNewline()
  func.func @f(%a: i32) {
    vector.print %a : i32
    vector.print str "b"
    return
  }
}
// ==== stdout ====
module {
  llvm.mlir.global private constant @vector_print_str_0(dense<0> : tensor<1xi8>) {addr_space = 0 : i32} : !llvm.array<1 x i8>
  llvm.func @printString(!llvm.ptr)
  llvm.mlir.global private constant @vector_print_str(dense<[97, 10, 0]> : tensor<3xi8>) {addr_space = 0 : i32} : !llvm.array<3 x i8>
  llvm.func @printApFloat(i32, i64)
  llvm.func @printF64(f64)
  llvm.func @printF32(f32)
  llvm.func @printBF16(i16)
  llvm.func @printF16(i16)
  llvm.func @printClose()
  llvm.func @printU64(i64)
  llvm.func @printOpen()
  llvm.func @printComma()
  llvm.func @printNewline()
  llvm.func @printI64(i64)
  func.func @numbers(%arg0: i1, %arg1: i8, %arg2: si8, %arg3: ui8, %arg4: i64, %arg5: ui64, %arg6: index, %arg7: i65) {
    %0 = builtin.unrealized_conversion_cast %arg6 : index to i64
    %1 = builtin.unrealized_conversion_cast %arg5 : ui64 to i64
    %2 = builtin.unrealized_conversion_cast %arg3 : ui8 to i8
    %3 = builtin.unrealized_conversion_cast %arg2 : si8 to i8
    %4 = arith.extui %arg0 : i1 to i64
    llvm.call @printI64(%4) : (i64) -> ()
    llvm.call @printNewline() : () -> ()
    %5 = arith.extsi %arg1 : i8 to i64
    llvm.call @printI64(%5) : (i64) -> ()
    llvm.call @printComma() : () -> ()
    %6 = arith.extsi %3 : i8 to i64
    llvm.call @printI64(%6) : (i64) -> ()
    llvm.call @printOpen() : () -> ()
    %7 = arith.extui %2 : i8 to i64
    llvm.call @printU64(%7) : (i64) -> ()
    llvm.call @printClose() : () -> ()
    llvm.call @printI64(%arg4) : (i64) -> ()
    llvm.call @printU64(%1) : (i64) -> ()
    llvm.call @printU64(%0) : (i64) -> ()
    vector.print %arg7 : i65
    return
  }
  func.func @floats(%arg0: f16, %arg1: bf16, %arg2: f32, %arg3: f64, %arg4: f8E4M3FN, %arg5: f4E2M1FN, %arg6: tf32) {
    %0 = builtin.unrealized_conversion_cast %arg5 : f4E2M1FN to i4
    %1 = builtin.unrealized_conversion_cast %arg4 : f8E4M3FN to i8
    %2 = llvm.bitcast %arg0 : f16 to i16
    llvm.call @printF16(%2) : (i16) -> ()
    %3 = llvm.bitcast %arg1 : bf16 to i16
    llvm.call @printBF16(%3) : (i16) -> ()
    llvm.call @printF32(%arg2) : (f32) -> ()
    llvm.call @printF64(%arg3) : (f64) -> ()
    %4 = llvm.mlir.constant(10 : i32) : i32
    %5 = llvm.zext %1 : i8 to i64
    llvm.call @printApFloat(%4, %5) : (i32, i64) -> ()
    %6 = llvm.mlir.constant(18 : i32) : i32
    %7 = llvm.zext %0 : i4 to i64
    llvm.call @printApFloat(%6, %7) : (i32, i64) -> ()
    vector.print %arg6 : tf32 punctuation <no_punctuation>
    return
  }
  func.func @others(%arg0: vector<2xf32>) {
    %0 = llvm.mlir.addressof @vector_print_str : !llvm.ptr
    %1 = llvm.getelementptr %0[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<3 x i8>
    llvm.call @printString(%1) : (!llvm.ptr) -> ()
    %2 = llvm.mlir.addressof @vector_print_str_0 : !llvm.ptr
    %3 = llvm.getelementptr %2[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<1 x i8>
    llvm.call @printString(%3) : (!llvm.ptr) -> ()
    llvm.call @printComma() : () -> ()
    llvm.call @printNewline() : () -> ()
    vector.print %arg0 : vector<2xf32>
    return
  }
  module @inner {
    llvm.func @printString(!llvm.ptr)
    llvm.mlir.global private constant @vector_print_str(dense<[98, 0]> : tensor<2xi8>) {addr_space = 0 : i32} : !llvm.array<2 x i8>
    llvm.func @printI64(i64)
    llvm.func @printNewline()
    func.func @f(%arg0: i32) {
      %0 = arith.extsi %arg0 : i32 to i64
      llvm.call @printI64(%0) : (i64) -> ()
      llvm.call @printNewline() : () -> ()
      %1 = llvm.mlir.addressof @vector_print_str : !llvm.ptr
      %2 = llvm.getelementptr %1[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<2 x i8>
      llvm.call @printString(%2) : (!llvm.ptr) -> ()
      return
    }
  }
}

