// armv8.6-a+sve
// Loops over arrays of 37 numbers, as many at a time as a register holds, print the same for registers of any length.
memref.global "private" @bytes : memref<37xi8> = uninitialized
memref.global "private" @shorts : memref<37xi16> = uninitialized
memref.global "private" @ints : memref<37xi32> = uninitialized
memref.global "private" @floats : memref<37xf32> = uninitialized

func.func @fill() {
  %bytes = memref.get_global @bytes : memref<37xi8>
  %shorts = memref.get_global @shorts : memref<37xi16>
  %ints = memref.get_global @ints : memref<37xi32>
  %floats = memref.get_global @floats : memref<37xf32>
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %size = arith.constant 37 : index
  scf.for %i = %zero to %size step %one {
    %n = arith.index_cast %i : index to i32
    %factor = arith.constant 29 : i32
    %offset = arith.constant 1 : i32
    %scaled = arith.muli %n, %factor : i32
    %int = arith.addi %scaled, %offset : i32
    %byte = arith.trunci %int : i32 to i8
    %short = arith.trunci %int : i32 to i16
    %float = arith.sitofp %int : i32 to f32
    memref.store %byte, %bytes[%i] : memref<37xi8>
    memref.store %short, %shorts[%i] : memref<37xi16>
    memref.store %int, %ints[%i] : memref<37xi32>
    memref.store %float, %floats[%i] : memref<37xf32>
  }
  return
}

// The sum of the squares, by instructions and one by one.
func.func @squares_of_bytes() {
  %bytes = memref.get_global @bytes : memref<37xi8>
  %zero = arith.constant 0 : index
  %size = arith.constant 37 : index
  %vscale = vector.vscale
  %sixteen = arith.constant 16 : index
  %step = arith.muli %vscale, %sixteen : index
  %none = arith.constant 0 : i8
  %start = arith.constant dense<0> : vector<[4]xi32>
  %signed, %unsigned = scf.for %i = %zero to %size step %step iter_args(%s = %start, %u = %start) -> (vector<[4]xi32>, vector<[4]xi32>) {
    %v = vector.transfer_read %bytes[%i], %none : memref<37xi8>, vector<[16]xi8>
    %s1 = arm_sve.sdot %s, %v, %v : vector<[16]xi8> to vector<[4]xi32>
    %u1 = arm_sve.udot %u, %v, %v : vector<[16]xi8> to vector<[4]xi32>
    scf.yield %s1, %u1 : vector<[4]xi32>, vector<[4]xi32>
  }
  %ssum = vector.reduction <add>, %signed : vector<[4]xi32> into i32
  %usum = vector.reduction <add>, %unsigned : vector<[4]xi32> into i32
  vector.print %ssum : i32
  vector.print %usum : i32
  %one = arith.constant 1 : index
  %zero32 = arith.constant 0 : i32
  %ssum1, %usum1 = scf.for %i = %zero to %size step %one iter_args(%s = %zero32, %u = %zero32) -> (i32, i32) {
    %b = memref.load %bytes[%i] : memref<37xi8>
    %x = arith.extsi %b : i8 to i32
    %y = arith.extui %b : i8 to i32
    %xx = arith.muli %x, %x : i32
    %yy = arith.muli %y, %y : i32
    %s1 = arith.addi %s, %xx : i32
    %u1 = arith.addi %u, %yy : i32
    scf.yield %s1, %u1 : i32, i32
  }
  vector.print %ssum1 : i32
  vector.print %usum1 : i32
  return
}

func.func @squares_of_shorts() {
  %shorts = memref.get_global @shorts : memref<37xi16>
  %zero = arith.constant 0 : index
  %size = arith.constant 37 : index
  %vscale = vector.vscale
  %eight = arith.constant 8 : index
  %step = arith.muli %vscale, %eight : index
  %none = arith.constant 0 : i16
  %start = arith.constant dense<0> : vector<[2]xi64>
  %sums = scf.for %i = %zero to %size step %step iter_args(%s = %start) -> (vector<[2]xi64>) {
    %v = vector.transfer_read %shorts[%i], %none : memref<37xi16>, vector<[8]xi16>
    %s1 = arm_sve.sdot %s, %v, %v : vector<[8]xi16> to vector<[2]xi64>
    scf.yield %s1 : vector<[2]xi64>
  }
  %sum = vector.reduction <add>, %sums : vector<[2]xi64> into i64
  vector.print %sum : i64
  return
}

// Arithmetic under masks keeps the other elements: the sum of all of them, of which some were changed.
func.func @masked(%count: index) {
  %ints = memref.get_global @ints : memref<37xi32>
  %floats = memref.get_global @floats : memref<37xf32>
  %zero = arith.constant 0 : index
  %size = arith.constant 37 : index
  %vscale = vector.vscale
  %four = arith.constant 4 : index
  %step = arith.muli %vscale, %four : index
  %none = arith.constant 0 : i32
  %nonef = arith.constant 0.0 : f32
  %start = arith.constant dense<0> : vector<[4]xi32>
  %startf = arith.constant dense<0.0> : vector<[4]xf32>
  %seven = arith.constant dense<7> : vector<[4]xi32>
  %half = arith.constant dense<0.5> : vector<[4]xf32>
  %all = arith.constant dense<true> : vector<[4]xi1>
  %sums, %sumsf = scf.for %i = %zero to %size step %step iter_args(%s = %start, %f = %startf) -> (vector<[4]xi32>, vector<[4]xf32>) {
    %v = vector.transfer_read %ints[%i], %none : memref<37xi32>, vector<[4]xi32>
    %w = vector.transfer_read %floats[%i], %nonef : memref<37xf32>, vector<[4]xf32>
    %rest = arith.subi %count, %i : index
    %mask = vector.create_mask %rest : vector<[4]xi1>
    %0 = arm_sve.masked.muli %mask, %v, %seven : vector<[4]xi1>, vector<[4]xi32>
    %1 = arm_sve.masked.addi %mask, %0, %seven : vector<[4]xi1>, vector<[4]xi32>
    %2 = arm_sve.masked.divi_signed %mask, %1, %seven : vector<[4]xi1>, vector<[4]xi32>
    %3 = arm_sve.masked.subi %mask, %2, %seven : vector<[4]xi1>, vector<[4]xi32>
    %4 = arm_sve.masked.divi_unsigned %mask, %seven, %seven : vector<[4]xi1>, vector<[4]xi32>
    %s1 = arm_sve.masked.addi %all, %s, %3 : vector<[4]xi1>, vector<[4]xi32>
    %5 = arm_sve.masked.mulf %mask, %w, %half : vector<[4]xi1>, vector<[4]xf32>
    %6 = arm_sve.masked.addf %mask, %5, %half : vector<[4]xi1>, vector<[4]xf32>
    %7 = arm_sve.masked.divf %mask, %6, %half : vector<[4]xi1>, vector<[4]xf32>
    %8 = arm_sve.masked.subf %mask, %7, %half : vector<[4]xi1>, vector<[4]xf32>
    %f1 = arm_sve.masked.addf %all, %f, %8 : vector<[4]xi1>, vector<[4]xf32>
    scf.yield %s1, %f1 : vector<[4]xi32>, vector<[4]xf32>
  }
  %sum = vector.reduction <add>, %sums : vector<[4]xi32> into i32
  %sumf = vector.reduction <add>, %sumsf : vector<[4]xf32> into f32
  vector.print %sum : i32
  vector.print %sumf : f32
  return
}

func.func @main() -> i32 {
  call @fill() : () -> ()
  call @squares_of_bytes() : () -> ()
  call @squares_of_shorts() : () -> ()
  %none = arith.constant 0 : index
  %some = arith.constant 6 : index
  %all = arith.constant 37 : index
  call @masked(%none) : (index) -> ()
  call @masked(%some) : (index) -> ()
  call @masked(%all) : (index) -> ()
  %zero = arith.constant 0 : i32
  return %zero : i32
}
