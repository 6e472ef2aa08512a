// terrace opt --memref-emulate-wide-int=widest-int-supported=32
// An argument stays wide.
func.func @g(%m: memref<4xi64>, %i: index) {
  %1 = memref.load %m[%i] : memref<4xi64>
  return
}
// ==== stderr ====
<stdin>:4:8: error: failed to legalize unresolved materialization from ('memref<4xi64>') to ('memref<4xvector<2xi32>>') that remained live after conversion
  %1 = memref.load %m[%i] : memref<4xi64>
       ^
<stdin>:4:8: note: see current operation: %0 = "builtin.unrealized_conversion_cast"(%arg0) : (memref<4xi64>) -> memref<4xvector<2xi32>>
<stdin>:4:8: note: see existing live user here: %1 = memref.load %0[%arg1] : memref<4xvector<2xi32>>
// ==== exit 1 ====
