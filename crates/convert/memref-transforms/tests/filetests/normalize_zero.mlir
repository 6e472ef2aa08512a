// terrace opt --normalize-memrefs
// As in MLIR, a dimension without elements becomes one of unknown size, which an allocation then lacks.
#lin = affine_map<(i, j) -> (i * 8 + j)>
#tile = affine_map<(i) -> (i floordiv 4, i mod 4)>
#tile2 = affine_map<(i, j) -> (i, j floordiv 32, j mod 32)>

func.func @f() { %m = memref.alloc() : memref<0x8xf32, #lin> return }
// ==== stderr ====
<stdin>:7:23: error: 'memref.alloc' op incorrect number of dynamic sizes, has 0, expected 1
func.func @f() { %m = memref.alloc() : memref<0x8xf32, #lin> return }
                      ^
<stdin>:7:23: note: see current operation: %0 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<?xf32>
// ==== exit 1 ====
