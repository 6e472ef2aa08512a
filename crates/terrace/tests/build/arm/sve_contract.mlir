// armv8.6-a+sve -- --convert-vector-to-llvm=enable-arm-sve enable-arm-i8mm enable-arm-bf16
// Products of four rows by a number of columns that the registers decide, compared with sums one by one.
#rows = affine_map<(m, n, k) -> (m, k)>
#columns = affine_map<(m, n, k) -> (n, k)>
#sums = affine_map<(m, n, k) -> (m, n)>
#product = {indexing_maps = [#rows, #columns, #sums], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>}

// Enough for registers of 2048 bits.
memref.global "private" @bytes : memref<1024xi8> = uninitialized
memref.global "private" @floats : memref<1024xbf16> = uninitialized

func.func @fill() {
  %bytes = memref.get_global @bytes : memref<1024xi8>
  %floats = memref.get_global @floats : memref<1024xbf16>
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %size = arith.constant 1024 : index
  scf.for %i = %zero to %size step %one {
    %n = arith.index_cast %i : index to i8
    %factor = arith.constant 167 : i8
    %offset = arith.constant 13 : i8
    %scaled = arith.muli %n, %factor : i8
    %byte = arith.addi %scaled, %offset : i8
    memref.store %byte, %bytes[%i] : memref<1024xi8>
    %float = arith.sitofp %byte : i8 to bf16
    memref.store %float, %floats[%i] : memref<1024xbf16>
  }
  return
}

// The number of sums of a row that differ from those computed one by one, and the first two sums.
func.func @check_bytes(%row: vector<[4]xi32>, %m: index, %start: i32, %left_signed: i1, %right_signed: i1) {
  %bytes = memref.get_global @bytes : memref<1024xi8>
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %eight = arith.constant 8 : index
  %four = arith.constant 4 : index
  %vscale = vector.vscale
  %columns = arith.muli %vscale, %four : index
  %memory = memref.alloca() : memref<64xi32>
  vector.store %row, %memory[%zero] : memref<64xi32>, vector<[4]xi32>
  %none = arith.constant 0 : i32
  %wrong = scf.for %n = %zero to %columns step %one iter_args(%wrong = %none) -> (i32) {
    %sum = scf.for %k = %zero to %eight step %one iter_args(%sum = %start) -> (i32) {
      %mrow = arith.muli %m, %eight : index
      %nrow = arith.muli %n, %eight : index
      %i = arith.addi %mrow, %k : index
      %j = arith.addi %nrow, %k : index
      %a = memref.load %bytes[%i] : memref<1024xi8>
      %b = memref.load %bytes[%j] : memref<1024xi8>
      %as = arith.extsi %a : i8 to i32
      %au = arith.extui %a : i8 to i32
      %bs = arith.extsi %b : i8 to i32
      %bu = arith.extui %b : i8 to i32
      %x = arith.select %left_signed, %as, %au : i32
      %y = arith.select %right_signed, %bs, %bu : i32
      %xy = arith.muli %x, %y : i32
      %next = arith.addi %sum, %xy : i32
      scf.yield %next : i32
    }
    %found = memref.load %memory[%n] : memref<64xi32>
    %differs = arith.cmpi ne, %found, %sum : i32
    %more = arith.extui %differs : i1 to i32
    %next = arith.addi %wrong, %more : i32
    scf.yield %next : i32
  }
  %first = memref.load %memory[%zero] : memref<64xi32>
  %second = memref.load %memory[%one] : memref<64xi32>
  %all = vector.from_elements %wrong, %first, %second : vector<3xi32>
  vector.print %all : vector<3xi32>
  return
}

func.func @check_all(%product: vector<4x[4]xi32>, %left_signed: i1, %right_signed: i1) {
  %start = arith.constant 1000 : i32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %r0 = vector.extract %product[0] : vector<[4]xi32> from vector<4x[4]xi32>
  %r1 = vector.extract %product[1] : vector<[4]xi32> from vector<4x[4]xi32>
  %r2 = vector.extract %product[2] : vector<[4]xi32> from vector<4x[4]xi32>
  %r3 = vector.extract %product[3] : vector<[4]xi32> from vector<4x[4]xi32>
  call @check_bytes(%r0, %c0, %start, %left_signed, %right_signed) : (vector<[4]xi32>, index, i32, i1, i1) -> ()
  call @check_bytes(%r1, %c1, %start, %left_signed, %right_signed) : (vector<[4]xi32>, index, i32, i1, i1) -> ()
  call @check_bytes(%r2, %c2, %start, %left_signed, %right_signed) : (vector<[4]xi32>, index, i32, i1, i1) -> ()
  call @check_bytes(%r3, %c3, %start, %left_signed, %right_signed) : (vector<[4]xi32>, index, i32, i1, i1) -> ()
  return
}

func.func @products_of_bytes() {
  %bytes = memref.get_global @bytes : memref<1024xi8>
  %zero = arith.constant 0 : index
  %flat = vector.load %bytes[%zero] : memref<1024xi8>, vector<32xi8>
  %a = vector.shape_cast %flat : vector<32xi8> to vector<4x8xi8>
  %flatb = vector.load %bytes[%zero] : memref<1024xi8>, vector<[32]xi8>
  %b = vector.shape_cast %flatb : vector<[32]xi8> to vector<[4]x8xi8>
  %as = arith.extsi %a : vector<4x8xi8> to vector<4x8xi32>
  %au = arith.extui %a : vector<4x8xi8> to vector<4x8xi32>
  %bs = arith.extsi %b : vector<[4]x8xi8> to vector<[4]x8xi32>
  %bu = arith.extui %b : vector<[4]x8xi8> to vector<[4]x8xi32>
  %acc = arith.constant dense<1000> : vector<4x[4]xi32>
  %true = arith.constant true
  %false = arith.constant false
  %0 = vector.contract #product %as, %bs, %acc : vector<4x8xi32>, vector<[4]x8xi32> into vector<4x[4]xi32>
  call @check_all(%0, %true, %true) : (vector<4x[4]xi32>, i1, i1) -> ()
  %1 = vector.contract #product %au, %bu, %acc : vector<4x8xi32>, vector<[4]x8xi32> into vector<4x[4]xi32>
  call @check_all(%1, %false, %false) : (vector<4x[4]xi32>, i1, i1) -> ()
  %2 = vector.contract #product %au, %bs, %acc : vector<4x8xi32>, vector<[4]x8xi32> into vector<4x[4]xi32>
  call @check_all(%2, %false, %true) : (vector<4x[4]xi32>, i1, i1) -> ()
  %3 = vector.contract #product %as, %bu, %acc : vector<4x8xi32>, vector<[4]x8xi32> into vector<4x[4]xi32>
  call @check_all(%3, %true, %false) : (vector<4x[4]xi32>, i1, i1) -> ()
  return
}

func.func @check_floats(%row: vector<[4]xf32>, %m: index) {
  %floats = memref.get_global @floats : memref<1024xbf16>
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %four = arith.constant 4 : index
  %vscale = vector.vscale
  %columns = arith.muli %vscale, %four : index
  %memory = memref.alloca() : memref<64xf32>
  vector.store %row, %memory[%zero] : memref<64xf32>, vector<[4]xf32>
  %none = arith.constant 0 : i32
  %start = arith.constant 0.5 : f32
  %wrong = scf.for %n = %zero to %columns step %one iter_args(%wrong = %none) -> (i32) {
    %sum = scf.for %k = %zero to %four step %one iter_args(%sum = %start) -> (f32) {
      %mrow = arith.muli %m, %four : index
      %nrow = arith.muli %n, %four : index
      %i = arith.addi %mrow, %k : index
      %j = arith.addi %nrow, %k : index
      %a = memref.load %floats[%i] : memref<1024xbf16>
      %b = memref.load %floats[%j] : memref<1024xbf16>
      %x = arith.extf %a : bf16 to f32
      %y = arith.extf %b : bf16 to f32
      %xy = arith.mulf %x, %y : f32
      %next = arith.addf %sum, %xy : f32
      scf.yield %next : f32
    }
    %found = memref.load %memory[%n] : memref<64xf32>
    %differs = arith.cmpf une, %found, %sum : f32
    %more = arith.extui %differs : i1 to i32
    %next = arith.addi %wrong, %more : i32
    scf.yield %next : i32
  }
  vector.print %wrong : i32
  %first = memref.load %memory[%zero] : memref<64xf32>
  %second = memref.load %memory[%one] : memref<64xf32>
  %all = vector.from_elements %first, %second : vector<2xf32>
  vector.print %all : vector<2xf32>
  return
}

// All products and sums are exact.
func.func @products_of_floats() {
  %floats = memref.get_global @floats : memref<1024xbf16>
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %flat = vector.load %floats[%zero] : memref<1024xbf16>, vector<8xbf16>
  %a = vector.shape_cast %flat : vector<8xbf16> to vector<2x4xbf16>
  %flatb = vector.load %floats[%zero] : memref<1024xbf16>, vector<[16]xbf16>
  %b = vector.shape_cast %flatb : vector<[16]xbf16> to vector<[4]x4xbf16>
  %acc = arith.constant dense<0.5> : vector<2x[4]xf32>
  %0 = vector.contract #product %a, %b, %acc : vector<2x4xbf16>, vector<[4]x4xbf16> into vector<2x[4]xf32>
  %r0 = vector.extract %0[0] : vector<[4]xf32> from vector<2x[4]xf32>
  %r1 = vector.extract %0[1] : vector<[4]xf32> from vector<2x[4]xf32>
  call @check_floats(%r0, %zero) : (vector<[4]xf32>, index) -> ()
  call @check_floats(%r1, %one) : (vector<[4]xf32>, index) -> ()
  return
}

func.func @main() -> i32 {
  call @fill() : () -> ()
  call @products_of_bytes() : () -> ()
  call @products_of_floats() : () -> ()
  %zero = arith.constant 0 : i32
  return %zero : i32
}
