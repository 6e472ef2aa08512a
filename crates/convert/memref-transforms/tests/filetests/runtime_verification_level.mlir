// terrace opt --generate-runtime-verification=verbose-level=2
// There are two levels.
func.func @f(%m: memref<?xf32>, %i: index) -> f32 {
  %0 = memref.load %m[%i] : memref<?xf32>
  return %0 : f32
}
// ==== stderr ====
<stdin>:0:0: error: generate-runtime-verification pass: set verboseLevel to 0 or 1
<stdin>:0:0: note: see current operation: 
"builtin.module"() ({
  "func.func"() <{function_type = (memref<?xf32>, index) -> f32, sym_name = "f"}> ({
  ^bb0(%arg0: memref<?xf32>, %arg1: index):
    %0 = "memref.load"(%arg0, %arg1) : (memref<?xf32>, index) -> f32
    "func.return"(%0) : (f32) -> ()
  }) : () -> ()
}) : () -> ()
// ==== exit 1 ====
