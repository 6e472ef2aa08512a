// terrace opt --allow-unregistered-dialect --split-input-file
"t.a"() {a = array<i32: 1, -0>} : () -> ()

// -----

"t.a"() {a = array<i32: -0x1F, 0x1F, -1, - 2, -2147483648, 2147483647>, b = array<i64: -9223372036854775808,
 -1 , 2>, c = array<ui8: 255, 128>, d = array<si8: -128, 127>} : () -> ()

// -----

"t.a"() {a = array<i8: 1, 256>} : () -> ()

// -----

"t.a"() {a = array<i8: 1, -129>} : () -> ()

// -----

"t.a"() {a = array<ui8: 1, -1>} : () -> ()

// -----

"t.a"() {a = array<i8: 1, -x>} : () -> ()

// -----

"t.a"() {a = array<i8: 1, 2 3>} : () -> ()

// -----

"t.a"() {a = array<i8: 1, 2,>} : () -> ()

// -----

"t.a"() {a = array<i8: 1, 2.0>} : () -> ()

// -----

"t.a"() {a = dense<[1, 2 ,  3 4]> : tensor<3xi32>} : () -> ()

// -----

"t.a"() {a = dense<[1, 2 , ]> : tensor<3xi32>} : () -> ()

// -----

"t.a"() {a = dense<[1 , 2
 , 3]> : tensor<3xi32>} : () -> ()

// -----

"t.a"() {a = dense<[1, -0]> : tensor<2xi32>, b = -0 : i32} : () -> ()
// ==== stdout ====
// -----
module {
  "t.a"() {a = array<i32: -31, 31, -1, -2, -2147483648, 2147483647>, b = array<i64: -9223372036854775808, -1, 2>, c = array<ui8: 255, 128>, d = array<si8: -128, 127>} : () -> ()
}

// -----
// -----
// -----
module {
  "t.a"() {a = array<ui8: 1, 255>} : () -> ()
}

// -----
// -----
// -----
// -----
// -----
// -----
// -----
module {
  "t.a"() {a = dense<[1, 2, 3]> : tensor<3xi32>} : () -> ()
}

// -----
// ==== stderr ====
<stdin>:2:30: error: integer constant out of range
"t.a"() {a = array<i32: 1, -0>} : () -> ()
                             ^
<stdin>:11:30: error: integer constant out of range
"t.a"() {a = array<i8: 1, 256>} : () -> ()
                             ^
<stdin>:15:31: error: integer constant out of range
"t.a"() {a = array<i8: 1, -129>} : () -> ()
                              ^
<stdin>:23:28: error: expected integer literal
"t.a"() {a = array<i8: 1, -x>} : () -> ()
                           ^
<stdin>:27:28: error: expected '>' to close an array attribute
"t.a"() {a = array<i8: 1, 2 3>} : () -> ()
                           ^
<stdin>:31:29: error: expected integer literal
"t.a"() {a = array<i8: 1, 2,>} : () -> ()
                            ^
<stdin>:35:27: error: expected integer literal
"t.a"() {a = array<i8: 1, 2.0>} : () -> ()
                          ^
<stdin>:39:30: error: expected ']'
"t.a"() {a = dense<[1, 2 ,  3 4]> : tensor<3xi32>} : () -> ()
                             ^
<stdin>:43:28: error: expected element literal of primitive type
"t.a"() {a = dense<[1, 2 , ]> : tensor<3xi32>} : () -> ()
                           ^
<stdin>:52:25: error: integer constant out of range for type
"t.a"() {a = dense<[1, -0]> : tensor<2xi32>, b = -0 : i32} : () -> ()
                        ^
// ==== exit 1 ====
