// terrace opt --allow-unregistered-dialect
// Words in brackets need none; properties of unregistered operations give no aliases.
"a.b"() {a = #foo<bar>, b = #foo<bar baz>, c = #foo<bar.x_1<y z>>, d = #foo<"bar">} : () -> (!foo<bar>, !foo<bar<x>>, !foo<1>)
"a.b"() <{map = affine_map<(d0) -> (d0)>}> : () -> ()
"a.b"() <{map = affine_map<(d0) -> (d0 + 1)>}> {m = affine_map<(d0) -> (d0 + 1)>} : () -> ()
func.func @f() {
  builtin.module attributes {sym_visibility = "anything"} {
  }
  return
}
llvm.func @g(%a: !llvm.ptr<1>, %b: !llvm.ptr) {
  llvm.indirectbr %a : !llvm.ptr<1>, [
  ^bb1
  ]
^bb1:
  llvm.indirectbr %b : , [
  ^bb2
  ]
^bb2:
  llvm.return
}
// ==== stdout ====
#map = affine_map<(d0) -> (d0 + 1)>
module {
  %0:3 = "a.b"() {a = #foo.bar, b = #foo<bar baz>, c = #foo.bar.x_1<y z>, d = #foo<"bar">} : () -> (!foo.bar, !foo.bar<x>, !foo<1>)
  "a.b"() <{map = affine_map<(d0) -> (d0)>}> : () -> ()
  "a.b"() <{map = #map}> {m = #map} : () -> ()
  func.func @f() {
    builtin.module attributes {sym_visibility = "anything"} {
    }
    return
  }
  llvm.func @g(%arg0: !llvm.ptr<1>, %arg1: !llvm.ptr) {
    llvm.indirectbr %arg0 : <1>, [
    ^bb1
    ]
  ^bb1:  // pred: ^bb0
    llvm.indirectbr %arg1 : !llvm.ptr, [
    ^bb2
    ]
  ^bb2:  // pred: ^bb1
    llvm.return
  }
}

