// A vector of three dimensions seen in other shapes: sums over some of its dimensions, a transpose, rows and columns
// broadcast over a table, and a product of matrices as one contraction.

#left = affine_map<(i, j, k) -> (i, k)>
#right = affine_map<(i, j, k) -> (k, j)>
#result = affine_map<(i, j, k) -> (i, j)>

func.func private @putchar(i32) -> i32

func.func private @print_int(%n: i32, %end: i32) {
  call @print_digits(%n) : (i32) -> ()
  call @putchar(%end) : (i32) -> i32
  return
}

func.func private @print_digits(%n: i32) {
  %c0 = arith.constant 0 : i32
  %c10 = arith.constant 10 : i32
  %ascii0 = arith.constant 48 : i32
  %rest = arith.divui %n, %c10 : i32
  %digit = arith.remui %n, %c10 : i32
  %more = arith.cmpi ne, %rest, %c0 : i32
  scf.if %more {
    func.call @print_digits(%rest) : (i32) -> ()
  }
  %char = arith.addi %digit, %ascii0 : i32
  call @putchar(%char) : (i32) -> i32
  return
}

func.func private @print_four(%v: vector<4xi32>) {
  %blank = arith.constant 32 : i32
  %newline = arith.constant 10 : i32
  %a, %b, %c, %d = vector.to_elements %v : vector<4xi32>
  call @print_int(%a, %blank) : (i32, i32) -> ()
  call @print_int(%b, %blank) : (i32, i32) -> ()
  call @print_int(%c, %blank) : (i32, i32) -> ()
  call @print_int(%d, %newline) : (i32, i32) -> ()
  return
}

// A cube of 2 by 3 by 4 whose elements are the squares of 1 to 24, so that nothing is known before the program runs but
// its shape.
func.func @squares(%one: i32) -> vector<2x3x4xi32> {
  %zeros = arith.constant dense<0> : vector<24xi32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c24 = arith.constant 24 : index
  %flat = scf.for %i = %c0 to %c24 step %c1 iter_args(%v = %zeros) -> vector<24xi32> {
    %n = arith.index_cast %i : index to i32
    %n1 = arith.addi %n, %one : i32
    %square = arith.muli %n1, %n1 : i32
    %next = vector.insert %square, %v[%i] : i32 into vector<24xi32>
    scf.yield %next : vector<24xi32>
  }
  %cube = vector.shape_cast %flat : vector<24xi32> to vector<2x3x4xi32>
  return %cube : vector<2x3x4xi32>
}

func.func @main() -> i32 {
  %one = arith.constant 1 : i32
  %zero = arith.constant 0 : i32
  %newline = arith.constant 10 : i32
  %cube = call @squares(%one) : (i32) -> vector<2x3x4xi32>

  // The sums of the columns of both tables, the greatest of each row, and the sum of all.
  %none4 = arith.constant dense<0> : vector<4xi32>
  %columns = vector.multi_reduction <add>, %cube, %none4 [0, 1] : vector<2x3x4xi32> to vector<4xi32>
  call @print_four(%columns) : (vector<4xi32>) -> ()
  %none23 = arith.constant dense<0> : vector<2x3xi32>
  %greatest = vector.multi_reduction <maxsi>, %cube, %none23 [2] : vector<2x3x4xi32> to vector<2x3xi32>
  %all_greatest = vector.shape_cast %greatest : vector<2x3xi32> to vector<6xi32>
  %first_greatest = vector.extract_strided_slice %all_greatest {offsets = [0], sizes = [4], strides = [1]}
    : vector<6xi32> to vector<4xi32>
  call @print_four(%first_greatest) : (vector<4xi32>) -> ()
  %total = vector.multi_reduction <add>, %cube, %zero [0, 1, 2] : vector<2x3x4xi32> to i32
  call @print_int(%total, %newline) : (i32, i32) -> ()

  // Element (3, 1, 2) of the transpose is element (1, 2, 3) of the cube.
  %turned = vector.transpose %cube, [2, 0, 1] : vector<2x3x4xi32> to vector<4x2x3xi32>
  %a = vector.extract %turned[3, 1, 2] : i32 from vector<4x2x3xi32>
  %b = vector.extract %cube[1, 2, 3] : i32 from vector<2x3x4xi32>
  call @print_int(%a, %newline) : (i32, i32) -> ()
  %turned_wrong = arith.cmpi ne, %a, %b : i32

  // A multiplication table by broadcasts of a column and of a row, against the outer product.
  %row = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>
  %column = vector.shape_cast %row : vector<4xi32> to vector<4x1xi32>
  %across = vector.broadcast %column : vector<4x1xi32> to vector<4x4xi32>
  %down = vector.broadcast %row : vector<4xi32> to vector<4x4xi32>
  %table = arith.muli %across, %down : vector<4x4xi32>
  %outer = vector.outerproduct %row, %row : vector<4xi32>, vector<4xi32>
  %differences = arith.xori %table, %outer : vector<4x4xi32>
  %difference = vector.multi_reduction <or>, %differences, %zero [0, 1] : vector<4x4xi32> to i32
  %last_row = vector.extract %table[3] : vector<4xi32> from vector<4x4xi32>
  call @print_four(%last_row) : (vector<4xi32>) -> ()

  // The first table of the cube, 3 by 4, times the multiplication table.
  %left = vector.extract %cube[0] : vector<3x4xi32> from vector<2x3x4xi32>
  %start = arith.constant dense<0> : vector<3x4xi32>
  %product = vector.contract {
      indexing_maps = [#left, #right, #result], iterator_types = ["parallel", "parallel", "reduction"],
      kind = #vector.kind<add>}
    %left, %table, %start : vector<3x4xi32>, vector<4x4xi32> into vector<3x4xi32>
  %p0 = vector.extract %product[0] : vector<4xi32> from vector<3x4xi32>
  %p1 = vector.extract %product[1] : vector<4xi32> from vector<3x4xi32>
  %p2 = vector.extract %product[2] : vector<4xi32> from vector<3x4xi32>
  call @print_four(%p0) : (vector<4xi32>) -> ()
  call @print_four(%p1) : (vector<4xi32>) -> ()
  call @print_four(%p2) : (vector<4xi32>) -> ()

  // 1 + 4 + .. + 576 is 24 * 25 * 49 / 6.
  %expected = arith.constant 4900 : i32
  %total_wrong = arith.cmpi ne, %total, %expected : i32
  %table_wrong = arith.cmpi ne, %difference, %zero : i32
  %x = arith.ori %total_wrong, %table_wrong : i1
  %wrong = arith.ori %x, %turned_wrong : i1
  %code = arith.extui %wrong : i1 to i32
  return %code : i32
}
