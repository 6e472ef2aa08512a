// terrace opt --allow-unregistered-dialect --split-input-file
// Blobs are printed in the order of their first use, without those that nothing uses; entries of tools stay.
"a.b"() {x = dense_resource<second> : tensor<4xi8>, y = dense_resource<"a key"> : tensor<2xi8>} : () -> ()
{-#
  external_resources: {
    tool: { text: "a\0Ab", flag: true, blob: "0x0400000001020304" },
    empty: { }
  },
  dialect_resources: {
    builtin: {
      "a key": "0x08000000aaBB",
      unused: "0x0800000001",
      second: "0x0100000001020304",
      second: "0x0100000001020305"
    }
  }
#-}
// -----
{-# dialect_resources: { func: { a: "0x01" } } #-}
// -----
{-# dialect_resources: { nope: { a: "0x01" } } #-}
// -----
{-# dialect_resources: { builtin: { a: "0x03000000" } } #-}
// -----
{-# dialect_resources: { builtin: { a: "0x0300" } } #-}
// -----
{-# dialect_resources: { builtin: { a: true } } #-}
// -----
{-# dialect_resources: { builtin: { a: "0x01000000" } }
// -----
{-# dialect_resources: { builtin: { a "0x01000000" } } #-}
// -----
{-# something: {} #-}
// ==== stdout ====
module {
  "a.b"() {x = dense_resource<second> : tensor<4xi8>, y = dense_resource<"a key"> : tensor<2xi8>} : () -> ()
}

{-#
  dialect_resources: {
    builtin: {
      second: "0x0100000001020305",
      "a key": "0x08000000AABB"
    }
  },
  external_resources: {
    tool: {
      text: "a\0Ab",
      flag: true,
      blob: "0x0400000001020304"
    }
  }
#-}

// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// ==== stderr ====
<stdin>:19:34: error: unexpected 'resource' section for dialect 'func'
{-# dialect_resources: { func: { a: "0x01" } } #-}
                                 ^
<stdin>:21:26: error: dialect 'nope' is unknown
{-# dialect_resources: { nope: { a: "0x01" } } #-}
                         ^
<stdin>:23:40: error: expected hex string blob for key 'a' to encode alignment in first 4 bytes, but got non-power-of-2 value: 3
{-# dialect_resources: { builtin: { a: "0x03000000" } } #-}
                                       ^
<stdin>:25:40: error: expected hex string blob for key 'a' to encode alignment in first 4 bytes
{-# dialect_resources: { builtin: { a: "0x0300" } } #-}
                                       ^
<stdin>:27:40: error: expected hex string blob for key 'a'
{-# dialect_resources: { builtin: { a: true } } #-}
                                       ^
<stdin>:29:56: error: expected ',' or '#-}'
{-# dialect_resources: { builtin: { a: "0x01000000" } }
                                                       ^
<stdin>:31:38: error: expected ':'
{-# dialect_resources: { builtin: { a "0x01000000" } } #-}
                                     ^
<stdin>:33:5: error: unknown key 'something' in file metadata dictionary
{-# something: {} #-}
    ^
// ==== exit 1 ====
