// terrace opt --allow-unregistered-dialect --split-input-file
"a.b"() : () -> memref<2xi8, >
// -----
"a.b"() : () -> memref<2xi8, 1 2>
// -----
"a.b"() : () -> memref<2xi8 1>
// -----
"a.b"() : () -> memref<2xi8, 1, 2>
// -----
"a.b"() : () -> memref<2xi8, 1, strided<[1]>>
// -----
"a.b"() : () -> memref<*xi8, strided<[1]>>
// -----
"a.b"() : () -> memref<2xi8, i8>
// -----
"a.b"() : () -> memref<*xi8, unit>
// -----
"a.b"() : () -> memref<2xi8, strided<>>
// -----
"a.b"() : () -> memref<2xi8, strided<[1>>
// -----
"a.b"() : () -> memref<2xi8, strided<[1], offset: >>
// -----
"a.b"() : () -> memref<2xi8, strided<[1] offset: 1>>
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
// -----
// ==== stderr ====
<stdin>:2:29: error: expected list element
"a.b"() : () -> memref<2xi8, >
                            ^
<stdin>:4:31: error: expected ',' or '>'
"a.b"() : () -> memref<2xi8, 1 2>
                              ^
<stdin>:6:28: error: expected ',' or '>' in memref type
"a.b"() : () -> memref<2xi8 1>
                           ^
<stdin>:8:34: error: multiple memory spaces specified in memref type
"a.b"() : () -> memref<2xi8, 1, 2>
                                 ^
<stdin>:10:45: error: expected memory space to be last in memref type
"a.b"() : () -> memref<2xi8, 1, strided<[1]>>
                                            ^
<stdin>:12:42: error: cannot have affine map for unranked memref type
"a.b"() : () -> memref<*xi8, strided<[1]>>
                                         ^
<stdin>:14:17: error: unsupported memory space Attribute
"a.b"() : () -> memref<2xi8, i8>
                ^
<stdin>:16:17: error: unsupported memory space Attribute
"a.b"() : () -> memref<*xi8, unit>
                ^
<stdin>:18:38: error: expected '['
"a.b"() : () -> memref<2xi8, strided<>>
                                     ^
<stdin>:20:40: error: expected ']'
"a.b"() : () -> memref<2xi8, strided<[1>>
                                       ^
<stdin>:22:51: error: expected a 64-bit signed integer or '?'
"a.b"() : () -> memref<2xi8, strided<[1], offset: >>
                                                  ^
<stdin>:24:41: error: expected ','
"a.b"() : () -> memref<2xi8, strided<[1] offset: 1>>
                                        ^
// ==== exit 1 ====
