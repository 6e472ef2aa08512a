// terrace opt --allow-unregistered-dialect --mlir-elide-resource-strings-if-larger=16
"a.b"() {x = dense_resource<long> : tensor<4xi8>, y = dense_resource<short> : tensor<2xi8>} : () -> ()
{-#
  dialect_resources: {
    builtin: {
      long: "0x0100000001020304",
      short: "0x080000000102"
    }
  },
  external_resources: {
    tool: { text: "more than fits into a line" }
  }
#-}
// ==== stdout ====
module {
  "a.b"() {x = dense_resource<long> : tensor<4xi8>, y = dense_resource<short> : tensor<2xi8>} : () -> ()
}

{-#
  dialect_resources: {
    builtin: {
      short: "0x080000000102"
    }
  }
#-}

