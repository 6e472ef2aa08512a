// Resizes a grey picture of 4 by 4 to 7 by 9 by bilinear interpolation; the corners stay where they are.

#last = affine_map<()[s0] -> (s0 - 1)>

memref.global "private" constant @picture : memref<4x4xf32> = dense<[
  [0.0, 30.0, 60.0, 90.0],
  [10.0, 90.0, 90.0, 20.0],
  [50.0, 10.0, 80.0, 40.0],
  [99.0, 0.0, 25.0, 75.0]]>

func.func private @putchar(i32) -> i32

// Where output `i` of `output` lies among `input` samples: the sample before it and the part of the way to the next.
func.func private @place(%i: index, %output: index, %input: index) -> (index, f32) {
  %steps = affine.apply #last()[%output]
  %span = affine.apply #last()[%input]
  // The last sample has none after it.
  %limit = affine.max affine_map<()[s0] -> (s0 - 2, 0)>()[%input]
  %scaled = arith.muli %i, %span : index
  %floor = arith.divui %scaled, %steps : index
  %sample = affine.min affine_map<(d0)[s0] -> (d0, s0)>(%floor)[%limit]
  %before = arith.muli %sample, %steps : index
  %left = arith.subi %scaled, %before : index
  %left_int = arith.index_cast %left : index to i32
  %steps_int = arith.index_cast %steps : index to i32
  %left_f = arith.sitofp %left_int : i32 to f32
  %steps_f = arith.sitofp %steps_int : i32 to f32
  %part = arith.divf %left_f, %steps_f : f32
  return %sample, %part : index, f32
}

func.func private @mix(%a: f32, %b: f32, %part: f32) -> f32 {
  %difference = arith.subf %b, %a : f32
  %r = math.fma %difference, %part, %a : f32
  return %r : f32
}

func.func @resize(%in: memref<?x?xf32>, %out: memref<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %in_rows = memref.dim %in, %c0 : memref<?x?xf32>
  %in_columns = memref.dim %in, %c1 : memref<?x?xf32>
  %out_rows = memref.dim %out, %c0 : memref<?x?xf32>
  %out_columns = memref.dim %out, %c1 : memref<?x?xf32>
  affine.for %i = 0 to %out_rows {
    %y, %down = func.call @place(%i, %out_rows, %in_rows) : (index, index, index) -> (index, f32)
    affine.for %j = 0 to %out_columns {
      %x, %right = func.call @place(%j, %out_columns, %in_columns) : (index, index, index) -> (index, f32)
      %y1 = affine.apply affine_map<(d0) -> (d0 + 1)>(%y)
      %x1 = affine.apply affine_map<(d0) -> (d0 + 1)>(%x)
      %a = memref.load %in[%y, %x] : memref<?x?xf32>
      %b = memref.load %in[%y, %x1] : memref<?x?xf32>
      %c = memref.load %in[%y1, %x] : memref<?x?xf32>
      %d = memref.load %in[%y1, %x1] : memref<?x?xf32>
      %above = func.call @mix(%a, %b, %right) : (f32, f32, f32) -> f32
      %below = func.call @mix(%c, %d, %right) : (f32, f32, f32) -> f32
      %v = func.call @mix(%above, %below, %down) : (f32, f32, f32) -> f32
      affine.store %v, %out[%i, %j] : memref<?x?xf32>
    }
  }
  return
}

// Prints a number from 0 up to 999 with one decimal, and a blank.
func.func private @print_tenths(%x: f32) {
  %c10 = arith.constant 10 : i32
  %c100 = arith.constant 100 : i32
  %ascii0 = arith.constant 48 : i32
  %point = arith.constant 46 : i32
  %blank = arith.constant 32 : i32
  %ten = arith.constant 10.0 : f32
  %half = arith.constant 0.5 : f32
  %scaled = math.fma %x, %ten, %half : f32
  %floor = math.floor %scaled : f32
  %n = arith.fptoui %floor : f32 to i32
  %tens = arith.divui %n, %c100 : i32
  %ones_up = arith.divui %n, %c10 : i32
  %ones = arith.remui %ones_up, %c10 : i32
  %tenths = arith.remui %n, %c10 : i32
  %a = arith.addi %tens, %ascii0 : i32
  %b = arith.addi %ones, %ascii0 : i32
  %c = arith.addi %tenths, %ascii0 : i32
  call @putchar(%a) : (i32) -> i32
  call @putchar(%b) : (i32) -> i32
  call @putchar(%point) : (i32) -> i32
  call @putchar(%c) : (i32) -> i32
  call @putchar(%blank) : (i32) -> i32
  return
}

func.func @main() -> i32 {
  %rows = arith.constant 7 : index
  %columns = arith.constant 9 : index
  %newline = arith.constant 10 : i32
  %zero = arith.constant 0 : i32
  %picture_4 = memref.get_global @picture : memref<4x4xf32>
  %picture = memref.cast %picture_4 : memref<4x4xf32> to memref<?x?xf32>
  %out = memref.alloc(%rows, %columns) : memref<?x?xf32>
  call @resize(%picture, %out) : (memref<?x?xf32>, memref<?x?xf32>) -> ()
  affine.for %i = 0 to %rows {
    affine.for %j = 0 to %columns {
      %v = affine.load %out[%i, %j] : memref<?x?xf32>
      func.call @print_tenths(%v) : (f32) -> ()
    }
    func.call @putchar(%newline) : (i32) -> i32
  }
  // Each second row starts and ends with the samples of a row of the picture.
  %wrong = affine.for %i = 0 to 4 iter_args(%rows_wrong = %zero) -> i32 {
    %c0 = arith.constant 0 : index
    %last = affine.apply #last()[%columns]
    %y = affine.apply affine_map<(d0) -> (d0 * 2)>(%i)
    %first_in = affine.load %picture[%i, 0] : memref<?x?xf32>
    %last_in = affine.load %picture[%i, 3] : memref<?x?xf32>
    %first_out = memref.load %out[%y, %c0] : memref<?x?xf32>
    %last_out = memref.load %out[%y, %last] : memref<?x?xf32>
    %first_bad = arith.cmpf une, %first_in, %first_out : f32
    %last_bad = arith.cmpf une, %last_in, %last_out : f32
    %bad = arith.ori %first_bad, %last_bad : i1
    %one = arith.extui %bad : i1 to i32
    %next = arith.addi %rows_wrong, %one : i32
    affine.yield %next : i32
  }
  memref.dealloc %out : memref<?x?xf32>
  return %wrong : i32
}
