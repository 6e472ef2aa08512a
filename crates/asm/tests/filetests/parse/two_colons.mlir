// terrace opt --split-input-file --allow-unregistered-dialect
// Two colons are two tokens, between symbols too.
"a.b"() {a = @a::@b} : () -> ()
// -----
"a.b"() {a = @a : : @b} : () -> ()
// -----
"a.b"() {a = @a: :@b::@c} : () -> ()
// -----
"a.b"() {a = @a: @b} : () -> ()
// -----
"a.b"() {a = @a::b} : () -> ()
// -----
"a.b"() {a = @a::} : () -> ()
// -----
"a.b"() {a = @a:::@b} : () -> ()
// -----
"a.b"() {a = 3 :: i32} : () -> ()
// -----
"a.b"() {a = 3} :: () -> ()
// -----
func.func @f() { 
^bb0:: return }
// -----
func.func @f() { 
^bb0(%a:: i32): return }
// -----
%0:: 2 = "a.b"() : () -> (i32, i32)
// -----
"a.b"() {a = #llvm.-} : () -> ()
// ==== stdout ====
module {
  "a.b"() {a = @a::@b} : () -> ()
}

// -----
module {
  "a.b"() {a = @a::@b} : () -> ()
}

// -----
module {
  "a.b"() {a = @a::@b::@c} : () -> ()
}

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
<stdin>:9:16: error: expected '}' in attribute dictionary
"a.b"() {a = @a: @b} : () -> ()
               ^
<stdin>:11:18: error: expected nested symbol reference identifier
"a.b"() {a = @a::b} : () -> ()
                 ^
<stdin>:13:18: error: expected nested symbol reference identifier
"a.b"() {a = @a::} : () -> ()
                 ^
<stdin>:15:18: error: expected nested symbol reference identifier
"a.b"() {a = @a:::@b} : () -> ()
                 ^
<stdin>:17:17: error: expected non-function type
"a.b"() {a = 3 :: i32} : () -> ()
                ^
<stdin>:19:18: error: expected non-function type
"a.b"() {a = 3} :: () -> ()
                 ^
<stdin>:22:6: error: expected operation name in quotes
^bb0:: return }
     ^
<stdin>:25:9: error: expected non-function type
^bb0(%a:: i32): return }
        ^
<stdin>:27:4: error: expected integer number of results
%0:: 2 = "a.b"() : () -> (i32, i32)
   ^
<stdin>:29:20: error: expected valid keyword
"a.b"() {a = #llvm.-} : () -> ()
                   ^
// ==== exit 1 ====
