// An interpreter of a language of eight instructions of one character each. It prints "Hello World!" in 906 steps.

// ++++++++[>++++[>++>+++>+++>+<<<<-]>+>+>->>+[<]<-]>>.>---.+++++++..+++.>>.<-.<.+++.------.--------.>>+.>++.
memref.global "private" constant @program : memref<106xi8> = dense<[
  43, 43, 43, 43, 43, 43, 43, 43, 91, 62, 43, 43, 43, 43, 91, 62, 43, 43, 62, 43, 43, 43, 62, 43, 43, 43, 62, 43, 60,
  60, 60, 60, 45, 93, 62, 43, 62, 43, 62, 45, 62, 62, 43, 91, 60, 93, 60, 45, 93, 62, 62, 46, 62, 45, 45, 45, 46, 43,
  43, 43, 43, 43, 43, 43, 46, 46, 43, 43, 43, 46, 62, 62, 46, 60, 45, 46, 60, 46, 43, 43, 43, 46, 45, 45, 45, 45, 45,
  45, 46, 45, 45, 45, 45, 45, 45, 45, 45, 46, 62, 62, 43, 46, 62, 43, 43, 46]>

func.func private @putchar(i32) -> i32

// From a bracket to its partner; `step` is the way to go, 1 or -1.
func.func @partner(%program: memref<?xi8>, %from: index, %step: index) -> index {
  %c0 = arith.constant 0 : index
  %at:2 = scf.while (%i = %from, %depth = %step) : (index, index) -> (index, index) {
    %inside = arith.cmpi ne, %depth, %c0 : index
    scf.condition(%inside) %i, %depth : index, index
  } do {
  ^bb0(%i: index, %depth: index):
    %next = arith.addi %i, %step : index
    %char = memref.load %program[%next] : memref<?xi8>
    %kind = arith.index_castui %char : i8 to index
    %change = scf.index_switch %kind -> index
    case 91 {
      %one = arith.constant 1 : index
      scf.yield %one : index
    }
    case 93 {
      %minus_one = arith.constant -1 : index
      scf.yield %minus_one : index
    }
    default {
      scf.yield %c0 : index
    }
    %deeper = arith.addi %depth, %change : index
    scf.yield %next, %deeper : index, index
  }
  return %at#0 : index
}

// Runs a program on a tape of zeros and returns the number of steps.
func.func @run(%program: memref<?xi8>, %tape: memref<?xi8>) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c_1 = arith.constant -1 : index
  %zero = arith.constant 0 : i8
  %one = arith.constant 1 : i8
  %n = memref.dim %program, %c0 : memref<?xi8>
  %end:3 = scf.while (%pc = %c0, %pointer = %c0, %steps = %c0) : (index, index, index) -> (index, index, index) {
    %more = arith.cmpi ult, %pc, %n : index
    scf.condition(%more) %pc, %pointer, %steps : index, index, index
  } do {
  ^bb0(%pc: index, %pointer: index, %steps: index):
    %char = memref.load %program[%pc] : memref<?xi8>
    %opcode = arith.index_castui %char : i8 to index
    %cell = memref.load %tape[%pointer] : memref<?xi8>
    %at:2 = scf.index_switch %opcode -> index, index
    case 43 { // +
      %next = arith.addi %cell, %one : i8
      memref.store %next, %tape[%pointer] : memref<?xi8>
      scf.yield %pc, %pointer : index, index
    }
    case 45 { // -
      %next = arith.subi %cell, %one : i8
      memref.store %next, %tape[%pointer] : memref<?xi8>
      scf.yield %pc, %pointer : index, index
    }
    case 46 { // .
      %wide = arith.extui %cell : i8 to i32
      func.call @putchar(%wide) : (i32) -> i32
      scf.yield %pc, %pointer : index, index
    }
    case 60 { // <
      %next = arith.subi %pointer, %c1 : index
      scf.yield %pc, %next : index, index
    }
    case 62 { // >
      %next = arith.addi %pointer, %c1 : index
      scf.yield %pc, %next : index, index
    }
    case 91 { // [
      %skip = arith.cmpi eq, %cell, %zero : i8
      %to = scf.if %skip -> index {
        %end = func.call @partner(%program, %pc, %c1) : (memref<?xi8>, index, index) -> index
        scf.yield %end : index
      } else {
        scf.yield %pc : index
      }
      scf.yield %to, %pointer : index, index
    }
    case 93 { // ]
      %again = arith.cmpi ne, %cell, %zero : i8
      %to = scf.if %again -> index {
        %start = func.call @partner(%program, %pc, %c_1) : (memref<?xi8>, index, index) -> index
        scf.yield %start : index
      } else {
        scf.yield %pc : index
      }
      scf.yield %to, %pointer : index, index
    }
    default {
      scf.yield %pc, %pointer : index, index
    }
    %next_pc = arith.addi %at#0, %c1 : index
    %step = arith.addi %steps, %c1 : index
    scf.yield %next_pc, %at#1, %step : index, index, index
  }
  return %end#2 : index
}

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %size = arith.constant 64 : index
  %zero = arith.constant 0 : i8
  %expected = arith.constant 906 : index
  %program_n = memref.get_global @program : memref<106xi8>
  %program = memref.cast %program_n : memref<106xi8> to memref<?xi8>
  %tape = memref.alloc(%size) : memref<?xi8>
  scf.for %i = %c0 to %size step %c1 {
    memref.store %zero, %tape[%i] : memref<?xi8>
  }
  %steps = call @run(%program, %tape) : (memref<?xi8>, memref<?xi8>) -> index
  memref.dealloc %tape : memref<?xi8>
  %wrong = arith.cmpi ne, %steps, %expected : index
  %code = arith.extui %wrong : i1 to i32
  return %code : i32
}
