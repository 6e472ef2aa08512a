// fx opt --pass-pipeline='builtin.module(func.func(fx-check-rounding{limit=1}))'
// Too much is an error.
func.func @f(%x: !fx.fixed<8, 8>) -> !fx.fixed<8, 8> {
  %0 = fx.mul %x, %x : !fx.fixed<8, 8>
  %1 = fx.mul %0, %x : !fx.fixed<8, 8>
  return %1 : !fx.fixed<8, 8>
}
// ==== stderr ====
<stdin>:3:1: error: 'func.func' op rounds by up to 2 units, more than 1
func.func @f(%x: !fx.fixed<8, 8>) -> !fx.fixed<8, 8> {
^
<stdin>:3:1: note: see current operation: 
"func.func"() <{function_type = (!fx.fixed<8, 8>) -> !fx.fixed<8, 8>, sym_name = "f"}> ({
^bb0(%arg0: !fx.fixed<8, 8>):
  %0 = "fx.mul"(%arg0, %arg0) : (!fx.fixed<8, 8>, !fx.fixed<8, 8>) -> !fx.fixed<8, 8>
  %1 = "fx.mul"(%0, %arg0) : (!fx.fixed<8, 8>, !fx.fixed<8, 8>) -> !fx.fixed<8, 8>
  "func.return"(%1) : (!fx.fixed<8, 8>) -> ()
}) : () -> ()
// ==== exit 1 ====
