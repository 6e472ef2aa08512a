// terrace opt
// Properties may be written among the attributes in the generic form.
"func.func"() ({
^bb0(%m: memref<?xf32>, %i: index):
  %0 = "memref.load"(%m, %i) {nontemporal = true} : (memref<?xf32>, index) -> f32
  %1 = "memref.alloc"(%i) {alignment = 8 : i64, operandSegmentSizes = array<i32: 1, 0>} : (index) -> memref<?xf32>
  "func.return"() : () -> ()
}) {function_type = (memref<?xf32>, index) -> (), sym_name = "f"} : () -> ()
// ==== stdout ====
module {
  func.func @f(%arg0: memref<?xf32>, %arg1: index) {
    %0 = memref.load %arg0[%arg1] {nontemporal = true} : memref<?xf32>
    %alloc = memref.alloc(%arg1) {alignment = 8 : i64} : memref<?xf32>
    return
  }
}

