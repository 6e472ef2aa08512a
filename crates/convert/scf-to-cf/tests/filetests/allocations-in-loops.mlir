// terrace opt --convert-scf-to-cf
// Stack allocations of known sizes leave the loops that free them. Those with sizes, and those in no loop, stay.
func.func @f(%n: index, %k: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %a = memref.alloca() : memref<4xf32>
    %b = memref.alloca(%k) : memref<?xf32>
    scf.parallel (%j) = (%c0) to (%n) step (%c1) {
      %c = memref.alloca() : memref<8xf32>
      "a.use"(%a, %b, %c) : (memref<4xf32>, memref<?xf32>, memref<8xf32>) -> ()
    }
  }
  return
}
// ==== stderr ====
<stdin>:11:14: error: operation being parsed with an unregistered dialect. If this is intended, please use -allow-unregistered-dialect with the MLIR tool used
      "a.use"(%a, %b, %c) : (memref<4xf32>, memref<?xf32>, memref<8xf32>) -> ()
             ^
// ==== exit 1 ====
