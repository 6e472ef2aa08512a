// k-means of twelve points of the plane, three clusters, until no point changes its cluster.

memref.global "private" constant @points : memref<12x2xf32> = dense<[
  [1.0, 1.0], [8.0, 8.0], [9.0, 8.5], [1.5, 2.0], [2.0, 1.0], [8.5, 9.0],
  [1.0, 8.0], [2.0, 9.0], [1.5, 7.5], [2.5, 1.5], [9.0, 9.5], [0.5, 8.5]]>

func.func private @putchar(i32) -> i32

// Prints a number from 0 up to 99.99 with two decimals, and a blank.
func.func private @print_hundredths(%x: f32) {
  %c10 = arith.constant 10 : i32
  %c100 = arith.constant 100 : i32
  %c1000 = arith.constant 1000 : i32
  %ascii0 = arith.constant 48 : i32
  %point = arith.constant 46 : i32
  %blank = arith.constant 32 : i32
  %hundred = arith.constant 100.0 : f32
  %scaled = arith.mulf %x, %hundred : f32
  %rounded = math.round %scaled : f32
  %n = arith.fptoui %rounded : f32 to i32
  %thousands = arith.divui %n, %c1000 : i32
  %hundreds_up = arith.divui %n, %c100 : i32
  %hundreds = arith.remui %hundreds_up, %c10 : i32
  %tens_up = arith.divui %n, %c10 : i32
  %tens = arith.remui %tens_up, %c10 : i32
  %ones = arith.remui %n, %c10 : i32
  %a = arith.addi %thousands, %ascii0 : i32
  %b = arith.addi %hundreds, %ascii0 : i32
  %c = arith.addi %tens, %ascii0 : i32
  %d = arith.addi %ones, %ascii0 : i32
  call @putchar(%a) : (i32) -> i32
  call @putchar(%b) : (i32) -> i32
  call @putchar(%point) : (i32) -> i32
  call @putchar(%c) : (i32) -> i32
  call @putchar(%d) : (i32) -> i32
  call @putchar(%blank) : (i32) -> i32
  return
}

// Puts each point into the cluster whose centre is nearest, and returns how many points that moves.
func.func @assign(%points: memref<?x2xf32>, %centres: memref<?x2xf32>, %cluster: memref<?xindex>) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %endless = arith.constant 0x7F800000 : f32
  %n = memref.dim %points, %c0 : memref<?x2xf32>
  %k = memref.dim %centres, %c0 : memref<?x2xf32>
  %moved = scf.for %i = %c0 to %n step %c1 iter_args(%count = %c0) -> index {
    %x = memref.load %points[%i, %c0] : memref<?x2xf32>
    %y = memref.load %points[%i, %c1] : memref<?x2xf32>
    %nearest, %least = scf.for %j = %c0 to %k step %c1
        iter_args(%at = %c0, %best = %endless) -> (index, f32) {
      %cx = memref.load %centres[%j, %c0] : memref<?x2xf32>
      %cy = memref.load %centres[%j, %c1] : memref<?x2xf32>
      %dx = arith.subf %x, %cx : f32
      %dy = arith.subf %y, %cy : f32
      %dy2 = arith.mulf %dy, %dy : f32
      %distance = math.fma %dx, %dx, %dy2 : f32
      %nearer = arith.cmpf olt, %distance, %best : f32
      %next_at = arith.select %nearer, %j, %at : index
      %next_best = arith.minimumf %distance, %best : f32
      scf.yield %next_at, %next_best : index, f32
    }
    %before = memref.load %cluster[%i] : memref<?xindex>
    memref.store %nearest, %cluster[%i] : memref<?xindex>
    %change = arith.cmpi ne, %before, %nearest : index
    %one_more = arith.index_castui %change : i1 to index
    %next = arith.addi %count, %one_more : index
    scf.yield %next : index
  }
  return %moved : index
}

// Moves each centre to the mean of its points.
func.func @update(%points: memref<?x2xf32>, %cluster: memref<?xindex>, %centres: memref<?x2xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %n = memref.dim %points, %c0 : memref<?x2xf32>
  %k = memref.dim %centres, %c0 : memref<?x2xf32>
  scf.for %j = %c0 to %k step %c1 {
    %sums:3 = scf.for %i = %c0 to %n step %c1
        iter_args(%sx = %zero, %sy = %zero, %count = %zero) -> (f32, f32, f32) {
      %c = memref.load %cluster[%i] : memref<?xindex>
      %mine = arith.cmpi eq, %c, %j : index
      %next:3 = scf.if %mine -> (f32, f32, f32) {
        %x = memref.load %points[%i, %c0] : memref<?x2xf32>
        %y = memref.load %points[%i, %c1] : memref<?x2xf32>
        %nx = arith.addf %sx, %x : f32
        %ny = arith.addf %sy, %y : f32
        %more = arith.addf %count, %one : f32
        scf.yield %nx, %ny, %more : f32, f32, f32
      } else {
        scf.yield %sx, %sy, %count : f32, f32, f32
      }
      scf.yield %next#0, %next#1, %next#2 : f32, f32, f32
    }
    %some = arith.cmpf ogt, %sums#2, %zero : f32
    scf.if %some {
      %cx = arith.divf %sums#0, %sums#2 : f32
      %cy = arith.divf %sums#1, %sums#2 : f32
      memref.store %cx, %centres[%j, %c0] : memref<?x2xf32>
      memref.store %cy, %centres[%j, %c1] : memref<?x2xf32>
    }
  }
  return
}

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %k = arith.constant 3 : index
  %n = arith.constant 12 : index
  %ascii0 = arith.constant 48 : i32
  %newline = arith.constant 10 : i32
  %points_12 = memref.get_global @points : memref<12x2xf32>
  %points = memref.cast %points_12 : memref<12x2xf32> to memref<?x2xf32>
  %centres = memref.alloc(%k) : memref<?x2xf32>
  %cluster = memref.alloc(%n) : memref<?xindex>
  // The first three points are the first centres, though two of them are in the same corner.
  scf.for %j = %c0 to %k step %c1 {
    scf.for %d = %c0 to %c2 step %c1 {
      %v = memref.load %points[%j, %d] : memref<?x2xf32>
      memref.store %v, %centres[%j, %d] : memref<?x2xf32>
    }
  }
  scf.for %i = %c0 to %n step %c1 {
    memref.store %k, %cluster[%i] : memref<?xindex>
  }
  %rounds = scf.while (%round = %c0) : (index) -> index {
    %moved = func.call @assign(%points, %centres, %cluster)
      : (memref<?x2xf32>, memref<?x2xf32>, memref<?xindex>) -> index
    %changed = arith.cmpi ne, %moved, %c0 : index
    scf.condition(%changed) %round : index
  } do {
  ^bb0(%round: index):
    func.call @update(%points, %cluster, %centres) : (memref<?x2xf32>, memref<?xindex>, memref<?x2xf32>) -> ()
    %next = arith.addi %round, %c1 : index
    scf.yield %next : index
  }
  %rounds_int = arith.index_cast %rounds : index to i32
  %rounds_char = arith.addi %rounds_int, %ascii0 : i32
  call @putchar(%rounds_char) : (i32) -> i32
  call @putchar(%newline) : (i32) -> i32
  scf.for %i = %c0 to %n step %c1 {
    %c = memref.load %cluster[%i] : memref<?xindex>
    %int = arith.index_cast %c : index to i32
    %char = arith.addi %int, %ascii0 : i32
    func.call @putchar(%char) : (i32) -> i32
  }
  call @putchar(%newline) : (i32) -> i32
  scf.for %j = %c0 to %k step %c1 {
    scf.for %d = %c0 to %c2 step %c1 {
      %v = memref.load %centres[%j, %d] : memref<?x2xf32>
      func.call @print_hundredths(%v) : (f32) -> ()
    }
    func.call @putchar(%newline) : (i32) -> i32
  }
  // Once more changes nothing.
  %moved = call @assign(%points, %centres, %cluster) : (memref<?x2xf32>, memref<?x2xf32>, memref<?xindex>) -> index
  memref.dealloc %centres : memref<?x2xf32>
  memref.dealloc %cluster : memref<?xindex>
  %code = arith.index_cast %moved : index to i32
  return %code : i32
}
