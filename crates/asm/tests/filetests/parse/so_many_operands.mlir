// terrace opt --split-input-file
// Operands of which there must be so many.
arith.select
// -----
arith.select (%a)
// -----
arith.select [
// -----
arith.select 3
// -----
func.func @f(%a: i32) { %0 = arith.select %a : i32 return }
// -----
func.func @f(%a: i32) { %0 = arith.select %a, %a, %a, %a : i32 return }
// ==== stdout ====
// -----
// -----
// -----
// -----
// -----
// ==== stderr ====
<stdin>:3:13: error: expected operand
arith.select
            ^
<stdin>:5:14: error: unexpected delimiter
arith.select (%a)
             ^
<stdin>:7:14: error: unexpected delimiter
arith.select [
             ^
<stdin>:9:13: error: expected operand
arith.select 3
            ^
<stdin>:11:43: error: custom op 'arith.select' expected 3 operands
func.func @f(%a: i32) { %0 = arith.select %a : i32 return }
                                          ^
<stdin>:13:43: error: custom op 'arith.select' expected 3 operands
func.func @f(%a: i32) { %0 = arith.select %a, %a, %a, %a : i32 return }
                                          ^
// ==== exit 1 ====
