// terrace opt
func.func private @f(!toy.struct<i32>)
// ==== stderr ====
<stdin>:2:27: error: `!"toy"<"struct<i32>">` type created with unregistered dialect. If this is intended, please call allowUnregisteredDialects() on the MLIRContext, or use -allow-unregistered-dialect with the MLIR opt tool used
func.func private @f(!toy.struct<i32>)
                          ^
// ==== exit 1 ====
