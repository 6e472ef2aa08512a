// terrace opt --allow-unregistered-dialect --split-input-file
"a.b"() : () -> !x<[)>
// -----
"a.b"() : () -> !x.y<({}>
// -----
"a.b"() {a = #x<"a>} : () -> ()
// -----
"a.b"() : () -> vector<2x0xi8>
// -----
"a.b"() : () -> vector<0xtensor<i8>>
// -----
"a.b"() : () -> tensor<*xi8, 1>
// -----
"a.b"() : () -> tensor<2xi8, >
// ==== stdout ====
// -----
// -----
// -----
// -----
// -----
// -----
module {
  %0 = "a.b"() : () -> tensor<2xi8>
}

// ==== stderr ====
<stdin>:2:19: error: unbalanced '[' character in pretty dialect name
"a.b"() : () -> !x<[)>
                  ^
<stdin>:4:21: error: unbalanced '(' character in pretty dialect name
"a.b"() : () -> !x.y<({}>
                    ^
<stdin>:6:32: error: expected '"' in string literal
"a.b"() {a = #x<"a>} : () -> ()
                               ^
<stdin>:8:17: error: vector types must have positive constant sizes but got 2, 0
"a.b"() : () -> vector<2x0xi8>
                ^
<stdin>:10:17: error: failed to verify 'elementType': VectorElementTypeInterface instance
"a.b"() : () -> vector<0xtensor<i8>>
                ^
<stdin>:12:32: error: cannot apply encoding to unranked tensor
"a.b"() : () -> tensor<*xi8, 1>
                               ^
// ==== exit 1 ====
