// The five outer bodies of the solar system for a thousand steps, with a vector of three for each place and velocity.
// The energy of the system is -0.169075164 before and -0.169087605 after, the figures of the Benchmarks Game.

memref.global "private" constant @places : memref<5x3xf64> = dense<[
  [0.0, 0.0, 0.0],
  [4.84143144246472090e+00, -1.16032004402742839e+00, -1.03622044471123109e-01],
  [8.34336671824457987e+00, 4.12479856412430479e+00, -4.03523417114321381e-01],
  [1.28943695621391310e+01, -1.51111514016986312e+01, -2.23307578892655734e-01],
  [1.53796971148509165e+01, -2.59193146099879641e+01, 1.79258772950371181e-01]]>
// Per day; a step is a part of a year.
memref.global "private" constant @velocities : memref<5x3xf64> = dense<[
  [0.0, 0.0, 0.0],
  [1.66007664274403694e-03, 7.69901118419740425e-03, -6.90460016972063023e-05],
  [-2.76742510726411899e-03, 4.99852801234917238e-03, 2.30417297573763929e-05],
  [2.96460137564761618e-03, 2.37847173959480950e-03, -2.96589568540237556e-05],
  [2.68067772490389322e-03, 1.62824170038242295e-03, -9.51592254519715870e-05]]>
// In masses of the sun.
memref.global "private" constant @masses : memref<5xf64> = dense<[
  1.0, 9.54791938424326609e-04, 2.85885980666130812e-04, 4.36624404335156298e-05, 5.15138902046611451e-05]>

func.func private @putchar(i32) -> i32

// Prints a number between -1 and 0 with nine decimals.
func.func private @print_energy(%x: f64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c9 = arith.constant 9 : index
  %minus = arith.constant 45 : i32
  %zero = arith.constant 48 : i32
  %point = arith.constant 46 : i32
  %newline = arith.constant 10 : i32
  %ten = arith.constant 10 : i64
  %billion = arith.constant -1.0e9 : f64
  %scaled = arith.mulf %x, %billion : f64
  %rounded = math.roundeven %scaled : f64
  %n = arith.fptoui %rounded : f64 to i64
  call @putchar(%minus) : (i32) -> i32
  call @putchar(%zero) : (i32) -> i32
  call @putchar(%point) : (i32) -> i32
  scf.for %i = %c0 to %c9 step %c1 {
    // The power of ten that leaves digit i last.
    %i1 = arith.addi %i, %c1 : index
    %left = arith.subi %c9, %i1 : index
    %one = arith.constant 1 : i64
    %power = scf.for %j = %c0 to %left step %c1 iter_args(%p = %one) -> i64 {
      %next = arith.muli %p, %ten : i64
      scf.yield %next : i64
    }
    %shifted = arith.divui %n, %power : i64
    %digit = arith.remui %shifted, %ten : i64
    %small = arith.trunci %digit : i64 to i32
    %char = arith.addi %small, %zero : i32
    func.call @putchar(%char) : (i32) -> i32
  }
  call @putchar(%newline) : (i32) -> i32
  return
}

func.func private @load_row(%rows: memref<5x3xf64>, %i: index) -> vector<3xf64> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %x = memref.load %rows[%i, %c0] : memref<5x3xf64>
  %y = memref.load %rows[%i, %c1] : memref<5x3xf64>
  %z = memref.load %rows[%i, %c2] : memref<5x3xf64>
  %v = vector.from_elements %x, %y, %z : vector<3xf64>
  return %v : vector<3xf64>
}

func.func private @dot(%a: vector<3xf64>, %b: vector<3xf64>) -> f64 {
  %products = arith.mulf %a, %b : vector<3xf64>
  %sum = vector.reduction <add>, %products : vector<3xf64> into f64
  return %sum : f64
}

// Kinetic energy less the potential of each pair.
func.func @energy(%place: memref<5xvector<3xf64>>, %velocity: memref<5xvector<3xf64>>, %mass: memref<5xf64>) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 5 : index
  %zero = arith.constant 0.0 : f64
  %half = arith.constant 0.5 : f64
  %energy = scf.for %i = %c0 to %n step %c1 iter_args(%e = %zero) -> f64 {
    %m = memref.load %mass[%i] : memref<5xf64>
    %v = memref.load %velocity[%i] : memref<5xvector<3xf64>>
    %p = memref.load %place[%i] : memref<5xvector<3xf64>>
    %square = func.call @dot(%v, %v) : (vector<3xf64>, vector<3xf64>) -> f64
    %half_mass = arith.mulf %half, %m : f64
    %kinetic = arith.mulf %half_mass, %square : f64
    %so_far = arith.addf %e, %kinetic : f64
    %next = arith.addi %i, %c1 : index
    %with_pairs = scf.for %j = %next to %n step %c1 iter_args(%s = %so_far) -> f64 {
      %q = memref.load %place[%j] : memref<5xvector<3xf64>>
      %other = memref.load %mass[%j] : memref<5xf64>
      %d = arith.subf %p, %q : vector<3xf64>
      %square_distance = func.call @dot(%d, %d) : (vector<3xf64>, vector<3xf64>) -> f64
      %distance = math.sqrt %square_distance : f64
      %product = arith.mulf %m, %other : f64
      %potential = arith.divf %product, %distance : f64
      %rest = arith.subf %s, %potential : f64
      scf.yield %rest : f64
    }
    scf.yield %with_pairs : f64
  }
  return %energy : f64
}

func.func @advance(
    %place: memref<5xvector<3xf64>>, %velocity: memref<5xvector<3xf64>>, %mass: memref<5xf64>, %dt: f64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 5 : index
  scf.for %i = %c0 to %n step %c1 {
    %p = memref.load %place[%i] : memref<5xvector<3xf64>>
    %m = memref.load %mass[%i] : memref<5xf64>
    %next = arith.addi %i, %c1 : index
    scf.for %j = %next to %n step %c1 {
      %q = memref.load %place[%j] : memref<5xvector<3xf64>>
      %other = memref.load %mass[%j] : memref<5xf64>
      %d = arith.subf %p, %q : vector<3xf64>
      %square = func.call @dot(%d, %d) : (vector<3xf64>, vector<3xf64>) -> f64
      %distance = math.sqrt %square : f64
      %cube = arith.mulf %square, %distance : f64
      %magnitude = arith.divf %dt, %cube : f64
      %towards_j = arith.mulf %other, %magnitude : f64
      %towards_i = arith.mulf %m, %magnitude : f64
      %opposite = arith.negf %towards_j : f64
      %pull_i = vector.broadcast %opposite : f64 to vector<3xf64>
      %pull_j = vector.broadcast %towards_i : f64 to vector<3xf64>
      %vi = memref.load %velocity[%i] : memref<5xvector<3xf64>>
      %vj = memref.load %velocity[%j] : memref<5xvector<3xf64>>
      %vi_next = vector.fma %d, %pull_i, %vi : vector<3xf64>
      %vj_next = vector.fma %d, %pull_j, %vj : vector<3xf64>
      memref.store %vi_next, %velocity[%i] : memref<5xvector<3xf64>>
      memref.store %vj_next, %velocity[%j] : memref<5xvector<3xf64>>
    }
  }
  %step = vector.broadcast %dt : f64 to vector<3xf64>
  scf.for %i = %c0 to %n step %c1 {
    %p = memref.load %place[%i] : memref<5xvector<3xf64>>
    %v = memref.load %velocity[%i] : memref<5xvector<3xf64>>
    %next = vector.fma %v, %step, %p : vector<3xf64>
    memref.store %next, %place[%i] : memref<5xvector<3xf64>>
  }
  return
}

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 5 : index
  %steps = arith.constant 1000 : index
  %dt = arith.constant 0.01 : f64
  %year = arith.constant 365.24 : f64
  // 4 pi squared.
  %sun = arith.constant 39.478417604357434 : f64
  %zero_v = arith.constant dense<0.0> : vector<3xf64>
  %places = memref.get_global @places : memref<5x3xf64>
  %velocities = memref.get_global @velocities : memref<5x3xf64>
  %masses = memref.get_global @masses : memref<5xf64>
  %place = memref.alloca() : memref<5xvector<3xf64>>
  %velocity = memref.alloca() : memref<5xvector<3xf64>>
  %mass = memref.alloca() : memref<5xf64>
  %year_v = vector.broadcast %year : f64 to vector<3xf64>
  %momentum = scf.for %i = %c0 to %n step %c1 iter_args(%sum = %zero_v) -> vector<3xf64> {
    %p = func.call @load_row(%places, %i) : (memref<5x3xf64>, index) -> vector<3xf64>
    %per_day = func.call @load_row(%velocities, %i) : (memref<5x3xf64>, index) -> vector<3xf64>
    %v = arith.mulf %per_day, %year_v : vector<3xf64>
    %in_suns = memref.load %masses[%i] : memref<5xf64>
    %m = arith.mulf %in_suns, %sun : f64
    memref.store %p, %place[%i] : memref<5xvector<3xf64>>
    memref.store %v, %velocity[%i] : memref<5xvector<3xf64>>
    memref.store %m, %mass[%i] : memref<5xf64>
    %m_v = vector.broadcast %m : f64 to vector<3xf64>
    %next = vector.fma %v, %m_v, %sum : vector<3xf64>
    scf.yield %next : vector<3xf64>
  }
  // The sun moves so that the whole rests.
  %sun_v = vector.broadcast %sun : f64 to vector<3xf64>
  %drift = arith.divf %momentum, %sun_v : vector<3xf64>
  %recoil = arith.negf %drift : vector<3xf64>
  memref.store %recoil, %velocity[%c0] : memref<5xvector<3xf64>>

  %before = call @energy(%place, %velocity, %mass)
    : (memref<5xvector<3xf64>>, memref<5xvector<3xf64>>, memref<5xf64>) -> f64
  scf.for %i = %c0 to %steps step %c1 {
    func.call @advance(%place, %velocity, %mass, %dt)
      : (memref<5xvector<3xf64>>, memref<5xvector<3xf64>>, memref<5xf64>, f64) -> ()
  }
  %after = call @energy(%place, %velocity, %mass)
    : (memref<5xvector<3xf64>>, memref<5xvector<3xf64>>, memref<5xf64>) -> f64
  call @print_energy(%before) : (f64) -> ()
  call @print_energy(%after) : (f64) -> ()
  %expected = arith.constant -0.169087605 : f64
  %tolerance = arith.constant 1.0e-9 : f64
  %error = arith.subf %after, %expected : f64
  %abs = math.absf %error : f64
  %wrong = arith.cmpf ugt, %abs, %tolerance : f64
  %code = arith.extui %wrong : i1 to i32
  return %code : i32
}
