// Sums an array of any rank: a memref<*xf32> of rank n is summed by its slices of rank n - 1, down to single elements.

memref.global "private" constant @cube : memref<2x3x4xf32> = dense<[
  [[1.0, 2.0, 3.0, 4.0], [5.0, 6.0, 7.0, 8.0], [9.0, 10.0, 11.0, 12.0]],
  [[13.0, 14.0, 15.0, 16.0], [17.0, 18.0, 19.0, 20.0], [21.0, 22.0, 23.0, 24.0]]]>

func.func private @putchar(i32) -> i32

func.func private @print_int(%n: i32) {
  %c0 = arith.constant 0 : i32
  %c10 = arith.constant 10 : i32
  %ascii0 = arith.constant 48 : i32
  %rest = arith.divui %n, %c10 : i32
  %digit = arith.remui %n, %c10 : i32
  %more = arith.cmpi ne, %rest, %c0 : i32
  scf.if %more {
    func.call @print_int(%rest) : (i32) -> ()
  }
  %char = arith.addi %digit, %ascii0 : i32
  call @putchar(%char) : (i32) -> i32
  return
}

func.func @sum(%x: memref<*xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %zero = arith.constant 0.0 : f32
  %rank = memref.rank %x : memref<*xf32>
  %r = scf.index_switch %rank -> f32
  case 0 {
    %scalar = memref.cast %x : memref<*xf32> to memref<f32, strided<[], offset: ?>>
    %v = memref.load %scalar[] : memref<f32, strided<[], offset: ?>>
    scf.yield %v : f32
  }
  case 1 {
    %n = memref.dim %x, %c0 : memref<*xf32>
    %row = memref.cast %x : memref<*xf32> to memref<?xf32, strided<[?], offset: ?>>
    %sum = scf.for %i = %c0 to %n step %c1 iter_args(%s = %zero) -> f32 {
      %element = memref.subview %row[%i] [1] [1]
        : memref<?xf32, strided<[?], offset: ?>> to memref<f32, strided<[], offset: ?>>
      %any = memref.cast %element : memref<f32, strided<[], offset: ?>> to memref<*xf32>
      %v = func.call @sum(%any) : (memref<*xf32>) -> f32
      %next = arith.addf %s, %v : f32
      scf.yield %next : f32
    }
    scf.yield %sum : f32
  }
  case 2 {
    %n = memref.dim %x, %c0 : memref<*xf32>
    %m = memref.dim %x, %c1 : memref<*xf32>
    %matrix = memref.cast %x : memref<*xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
    %sum = scf.for %i = %c0 to %n step %c1 iter_args(%s = %zero) -> f32 {
      %row = memref.subview %matrix[%i, 0] [1, %m] [1, 1]
        : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<?xf32, strided<[?], offset: ?>>
      %any = memref.cast %row : memref<?xf32, strided<[?], offset: ?>> to memref<*xf32>
      %v = func.call @sum(%any) : (memref<*xf32>) -> f32
      %next = arith.addf %s, %v : f32
      scf.yield %next : f32
    }
    scf.yield %sum : f32
  }
  case 3 {
    %n = memref.dim %x, %c0 : memref<*xf32>
    %m = memref.dim %x, %c1 : memref<*xf32>
    %l = memref.dim %x, %c2 : memref<*xf32>
    %cube = memref.cast %x : memref<*xf32> to memref<?x?x?xf32, strided<[?, ?, ?], offset: ?>>
    %sum = scf.for %i = %c0 to %n step %c1 iter_args(%s = %zero) -> f32 {
      %matrix = memref.subview %cube[%i, 0, 0] [1, %m, %l] [1, 1, 1]
        : memref<?x?x?xf32, strided<[?, ?, ?], offset: ?>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
      %any = memref.cast %matrix : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<*xf32>
      %v = func.call @sum(%any) : (memref<*xf32>) -> f32
      %next = arith.addf %s, %v : f32
      scf.yield %next : f32
    }
    scf.yield %sum : f32
  }
  default {
    // Not a rank that it knows.
    %minus_one = arith.constant -1.0 : f32
    scf.yield %minus_one : f32
  }
  return %r : f32
}

// Prints rank and sum, and says whether the sum is as expected.
func.func private @check(%x: memref<*xf32>, %expected: f32) -> i1 {
  %blank = arith.constant 32 : i32
  %newline = arith.constant 10 : i32
  %rank = memref.rank %x : memref<*xf32>
  %sum = call @sum(%x) : (memref<*xf32>) -> f32
  %rank_int = arith.index_cast %rank : index to i32
  %sum_int = arith.fptosi %sum : f32 to i32
  call @print_int(%rank_int) : (i32) -> ()
  call @putchar(%blank) : (i32) -> i32
  call @print_int(%sum_int) : (i32) -> ()
  call @putchar(%newline) : (i32) -> i32
  %right = arith.cmpf oeq, %sum, %expected : f32
  return %right : i1
}

func.func @main() -> i32 {
  %cube = memref.get_global @cube : memref<2x3x4xf32>
  // Every second column of the second matrix: 13 15, 17 19, 21 23.
  %columns = memref.subview %cube[1, 0, 0] [1, 3, 2] [1, 1, 2]
    : memref<2x3x4xf32> to memref<3x2xf32, strided<[4, 2], offset: 12>>
  // The last elements of each row of the first matrix: 4, 8, 12.
  %lasts = memref.subview %cube[0, 0, 3] [1, 3, 1] [1, 1, 1]
    : memref<2x3x4xf32> to memref<3xf32, strided<[4], offset: 3>>
  %single = memref.subview %cube[1, 1, 1] [1, 1, 1] [1, 1, 1]
    : memref<2x3x4xf32> to memref<f32, strided<[], offset: 17>>
  // The same elements with the first two dimensions exchanged.
  %turned = memref.transpose %cube (i, j, k) -> (j, i, k)
    : memref<2x3x4xf32> to memref<3x2x4xf32, strided<[4, 12, 1]>>
  %any3 = memref.cast %cube : memref<2x3x4xf32> to memref<*xf32>
  %any3t = memref.cast %turned : memref<3x2x4xf32, strided<[4, 12, 1]>> to memref<*xf32>
  %any2 = memref.cast %columns : memref<3x2xf32, strided<[4, 2], offset: 12>> to memref<*xf32>
  %any1 = memref.cast %lasts : memref<3xf32, strided<[4], offset: 3>> to memref<*xf32>
  %any0 = memref.cast %single : memref<f32, strided<[], offset: 17>> to memref<*xf32>
  %f300 = arith.constant 300.0 : f32
  %f108 = arith.constant 108.0 : f32
  %f24 = arith.constant 24.0 : f32
  %f18 = arith.constant 18.0 : f32
  %a = call @check(%any3, %f300) : (memref<*xf32>, f32) -> i1
  %b = call @check(%any3t, %f300) : (memref<*xf32>, f32) -> i1
  %c = call @check(%any2, %f108) : (memref<*xf32>, f32) -> i1
  %d = call @check(%any1, %f24) : (memref<*xf32>, f32) -> i1
  %e = call @check(%any0, %f18) : (memref<*xf32>, f32) -> i1
  %ab = arith.andi %a, %b : i1
  %cd = arith.andi %c, %d : i1
  %abcd = arith.andi %ab, %cd : i1
  %right = arith.andi %abcd, %e : i1
  %yes = arith.constant true
  %wrong = arith.xori %right, %yes : i1
  %code = arith.extui %wrong : i1 to i32
  return %code : i32
}
