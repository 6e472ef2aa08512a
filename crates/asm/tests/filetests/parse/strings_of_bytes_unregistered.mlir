// terrace opt --allow-unregistered-dialect --mlir-print-debuginfo
// Strings are bytes: names of operations, keys, locations, elements, resources of tools.
"x\FF.a\0A"() {"\FF" = 1, sym_name = "\FE"} : () -> ()
%0 = "x\FF.a"() {a = #foo<"\FF"> , b = @"\FF"::@"a b", c = dense<["\FF","a"]> : tensor<2x!foo.bar>} : () -> !llvm.struct<"\FFa", (i32)> loc("\FF":1:2)
%2 = "x\FF.b"() {a = "\C3\A4\01", b = dense<"\FF"> : tensor<2x!foo.bar>} : () -> !llvm.struct<"\C3\A4", opaque> loc("\C3"("\FF":1:2))
%3 = "x\FF.b"() : () -> !llvm.target<"\FF\"a">
"x\FF.\FE"() {d = #dlti.dl_spec<"a.\FF" = 1 : i32>, e = "a\FF" : i32} : () -> ()
{-# external_resources: { e: {"\FE": "\FD", a : "\00"}} #-}
// ==== stdout ====
module {
  "x\FF.a\0A"() {sym_name = "\FE", "\FF" = 1 : i64} : () -> () loc(#loc1)
  %0 = "x\FF.a"() {a = #foo<"\FF">, b = @"\FF"::@"a b", c = dense<["\FF", "a"]> : tensor<2x!foo.bar>} : () -> !llvm.struct<"\FFa", (i32)> loc(#loc2)
  %1 = "x\FF.b"() {a = "\C3\A4\01", b = dense<"\FF"> : tensor<2x!foo.bar>} : () -> !llvm.struct<"\C3\A4", opaque> loc(#loc5)
  %2 = "x\FF.b"() : () -> !llvm.target<"\FF\22a"> loc(#loc3)
  "x\FF.\FE"() {d = #dlti.dl_spec<"a.\FF" = 1 : i32>, e = "a\FF" : i32} : () -> () loc(#loc4)
} loc(#loc)
#loc = loc("<stdin>":0:0)
#loc1 = loc("<stdin>":3:1)
#loc2 = loc("\FF":1:2)
#loc3 = loc("<stdin>":6:6)
#loc4 = loc("<stdin>":7:1)
#loc5 = loc("\C3"(#loc2))

{-#
  external_resources: {
    e: {
      "\FE": "\FD",
      a: "\00"
    }
  }
#-}

