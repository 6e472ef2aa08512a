// terrace opt --allow-unregistered-dialect --split-input-file
func.func @f(%a: i32) {
  memref.dealloc %a : i32
  return
}
// -----
func.func @f(%a: i32, %i: index) {
  %0 = memref.load %a[%i] : i32
  return
}
// -----
func.func @f(%a: i32, %i: index) {
  memref.prefetch %a[%i], read, locality<3>, data : i32
  return
}
// -----
func.func @f() {
  %0 = func.call @f() : i32
  return
}
// -----
func.func @f(%a: i32) {
  return %a : 1
}
// -----
func.func @f() {
  %0 = constant "f" : index
}
// -----
func.func @f(%a: f32) {
  %0 = arith.addf %a, %a {fastmath = 1} : f32
}
// -----
llvm.func @f() {
  llvm.call @f() : ()
  llvm.return
}
// -----
llvm.func @f() {
  llvm.call @f : () -> ()
}
// -----
llvm.func @f() {
  llvm.intr.ubsantrap {failureKind = 1 : i8}
  llvm.return
}
// -----
llvm.func @f() {
  llvm.intr.ubsantrap <{failureKind = 1 : i8}>
  llvm.return
}
// -----
"a.b"() : () -> memref<!llvm.ptr>
// -----
"a.b"() {a = [1 2]} : () -> ()
// -----
"a.b"() [^bb] : () -> ()
// -----
"func.return"() <{a}> : () -> ()
// ==== stdout ====
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
module {
  llvm.func @f() {
    llvm.intr.ubsantrap <{failureKind = 1 : i8}>
    llvm.return
  }
}

// -----
// -----
// -----
// -----
// ==== stderr ====
<stdin>:3:23: error: custom op 'memref.dealloc' invalid kind of type specified
  memref.dealloc %a : i32
                      ^
<stdin>:8:29: error: custom op 'memref.load' invalid kind of type specified: expected builtin.memref, but found 'i32'
  %0 = memref.load %a[%i] : i32
                            ^
<stdin>:13:51: error: custom op 'memref.prefetch' invalid kind of type specified: expected builtin.memref, but found 'i32'
  memref.prefetch %a[%i], read, locality<3>, data : i32
                                                  ^
<stdin>:18:25: error: custom op 'func.call' invalid kind of type specified: expected builtin.function, but found 'i32'
  %0 = func.call @f() : i32
                        ^
<stdin>:23:14: error: expected non-function type
  return %a : 1
             ^
<stdin>:27:17: error: custom op 'func.constant' invalid kind of attribute specified
  %0 = constant "f" : index
                ^
<stdin>:31:26: error: custom op 'arith.addf' 'arith.addf' op attribute 'fastmath' failed to satisfy constraint: Floating point fast math flags
  %0 = arith.addf %a, %a {fastmath = 1} : f32
                         ^
<stdin>:35:18: error: custom op 'llvm.call' expected direct call to have 1 trailing types
  llvm.call @f() : ()
                 ^
<stdin>:40:15: error: expected '(' in operand list
  llvm.call @f : () -> ()
              ^
<stdin>:44:3: error: invalid properties {} for op llvm.intr.ubsantrap: expected key entry for failureKind in DictionaryAttr to set Properties.
  llvm.intr.ubsantrap {failureKind = 1 : i8}
  ^
<stdin>:53:24: error: invalid memref element type
"a.b"() : () -> memref<!llvm.ptr>
                       ^
<stdin>:55:16: error: expected ',' or ']'
"a.b"() {a = [1 2]} : () -> ()
               ^
<stdin>:57:10: error: reference to an undefined block
"a.b"() [^bb] : () -> ()
         ^
<stdin>:59:1: error: invalid properties {a} for op func.return: this operation does not support properties
"func.return"() <{a}> : () -> ()
^
// ==== exit 1 ====
