// Conway's game of life on a torus; a glider returns to itself, shifted.

func.func private @putchar(i32) -> i32

!board = memref<8x8xi8>

func.func @step(%from: !board, %to: !board) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c7 = arith.constant 7 : index
  %c8 = arith.constant 8 : index
  %none = arith.constant 0 : i8
  %two = arith.constant 2 : i8
  %three = arith.constant 3 : i8
  scf.for %i = %c0 to %c8 step %c1 {
    scf.for %j = %c0 to %c8 step %c1 {
      %sum = scf.for %di = %c0 to %c3 step %c1 iter_args(%acc = %none) -> i8 {
        %row = scf.for %dj = %c0 to %c3 step %c1 iter_args(%acc_row = %acc) -> i8 {
          // i + di - 1 mod 8
          %i0 = arith.addi %i, %di : index
          %i1 = arith.addi %i0, %c7 : index
          %i2 = arith.andi %i1, %c7 : index
          %j0 = arith.addi %j, %dj : index
          %j1 = arith.addi %j0, %c7 : index
          %j2 = arith.andi %j1, %c7 : index
          %v = memref.load %from[%i2, %j2] : !board
          %next = arith.addi %acc_row, %v : i8
          scf.yield %next : i8
        }
        scf.yield %row : i8
      }
      %alive = memref.load %from[%i, %j] : !board
      %around = arith.subi %sum, %alive : i8
      // Born with three; survives with two or three.
      %is_three = arith.cmpi eq, %around, %three : i8
      %is_two = arith.cmpi eq, %around, %two : i8
      %was = arith.trunci %alive : i8 to i1
      %survives = arith.andi %is_two, %was : i1
      %lives = arith.ori %is_three, %survives : i1
      %cell = arith.extui %lives : i1 to i8
      memref.store %cell, %to[%i, %j] : !board
    }
  }
  return
}

func.func private @print_board(%board: !board) {
  %dot = arith.constant 46 : i32
  %o = arith.constant 79 : i32
  %newline = arith.constant 10 : i32
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 8 {
      %v = affine.load %board[%i, %j] : !board
      %alive = arith.trunci %v : i8 to i1
      %char = arith.select %alive, %o, %dot : i32
      func.call @putchar(%char) : (i32) -> i32
    }
    func.call @putchar(%newline) : (i32) -> i32
  }
  return
}

memref.global "private" constant @glider : memref<8x8xi8> = dense<[
    [0, 1, 0, 0, 0, 0, 0, 0],
    [0, 0, 1, 0, 0, 0, 0, 0],
    [1, 1, 1, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0, 0, 0]]>

// The board that is written next; the roles change after each generation.
memref.global "private" @spare : memref<8x8xi8> = uninitialized

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %generations = arith.constant 28 : index
  %glider = memref.get_global @glider : !board
  %a = memref.alloca() : !board
  %b = memref.get_global @spare : !board
  memref.copy %glider, %a : !board to !board
  %last:2 = scf.for %t = %c0 to %generations step %c1
      iter_args(%from = %a, %to = %b) -> (!board, !board) {
    func.call @step(%from, %to) : (!board, !board) -> ()
    scf.yield %to, %from : !board, !board
  }
  call @print_board(%last#0) : (!board) -> ()
  // 28 generations move a glider by 7 = -1 in both directions.
  %zero = arith.constant 0 : i32
  %errors = affine.for %i = 0 to 8 iter_args(%n = %zero) -> i32 {
    %row = affine.for %j = 0 to 8 iter_args(%n_row = %n) -> i32 {
      %x = affine.load %glider[%i, %j] : !board
      %y = affine.load %last#0[(%i + 7) mod 8, (%j + 7) mod 8] : !board
      %differs = arith.cmpi ne, %x, %y : i8
      %one = arith.extui %differs : i1 to i32
      %next = arith.addi %n_row, %one : i32
      affine.yield %next : i32
    }
    affine.yield %row : i32
  }
  return %errors : i32
}
