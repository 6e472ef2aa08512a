func.func private @callee($i, $f) -> $i
func.func @caller(%a: $i, %b: $f) -> $i {
  %f = func.constant @callee : ($i, $f) -> $i
  %0 = func.call @callee(%a, %b) : ($i, $f) -> $i
  %1 = func.call_indirect %f(%0, %b) : ($i, $f) -> $i
  return %1 : $i
}
// -----
func.func @switches(%a: $i, %b: $f) {
  cf.switch %a : $i, [
    default: ^bb1(%b : $f),
    $n: ^bb2,
    1$m: ^bb1(%b : $f)
  ]
^bb1(%c: $f):
  return
^bb2:
  return
}
// -----
llvm.func @switches(%a: $i, %b: $f) {
  llvm.switch %a : $i, ^bb1(%b : $f) [
    $n: ^bb2,
    1$m: ^bb1(%b : $f)
  ]
^bb1(%c: $f):
  llvm.return
^bb2:
  llvm.return
}
// -----
memref.global "private" @global : memref<$nx$f>
memref.global constant @values : memref<2x$f> = dense<[$n.0, $m.0]>
func.func @globals() {
  %0 = memref.get_global @global : memref<$nx$f>
  %1 = memref.get_global @values : memref<2x$f>
  return
}
// -----
func.func @memory(%m: memref<8x?x$f>, %i: index, %v: $f) -> $f {
  %a = memref.alloca() : memref<$nx$i>
  %b = memref.alloca_scope -> ($f) {
    memref.alloca_scope.return %v : $f
  }
  %c = memref.atomic_rmw addf %v, %m[%i, %i] : ($f, memref<8x?x$f>) -> $f
  %d = memref.generic_atomic_rmw %m[%i, %i] : memref<8x?x$f> {
  ^bb0(%old: $f):
    memref.atomic_yield %old : $f
  }
  %e = memref.subview %m[%i, 0] [$n, %i] [1, 2] : memref<8x?x$f> to memref<$nx?x$f, strided<[?, 2], offset: ?>>
  %g = memref.reinterpret_cast %m to offset: [$m], sizes: [$n, %i], strides: [%i, 1] : memref<8x?x$f> to memref<$nx?x$f, strided<[?, 1], offset: $m>>
  return %d : $f
}
// -----
func.func @transfers(%m: memref<16x$f>, %n: memref<16x$f, 1>, %t: memref<1xi32>, %i: index) {
  memref.dma_start %m[%i], %n[%i], %i, %t[%i] : memref<16x$f>, memref<16x$f, 1>, memref<1xi32>
  memref.dma_wait %t[%i], %i : memref<1xi32>
  affine.for %j = 0 to $n {
    affine.dma_start %m[%j + $m], %n[%j], %t[0], %i : memref<16x$f>, memref<16x$f, 1>, memref<1xi32>
    affine.dma_wait %t[0], %i : memref<1xi32>
  }
  return
}
// -----
func.func @affine(%m: memref<?x$f>, %n: index, %v: $f) -> $f {
  %r = affine.for %i = 0 to %n step $n iter_args(%a = %v) -> ($f) {
    %l = affine.load %m[%i + $m] : memref<?x$f>
    affine.if affine_set<(d0)[s0] : (d0 - $n >= 0, s0 == 0)>(%i)[%n] {
      affine.store %l, %m[%i] : memref<?x$f>
    }
    affine.yield %l : $f
  }
  %s = affine.parallel (%i, %j) = (0, $n) to (%n, 1$m) reduce ("addf") -> ($f) {
    affine.yield %v : $f
  }
  return %r : $f
}
// -----
func.func @compare(%a: index, %b: index) -> i1 {
  %0 = index.cmp $p(%a, %b)
  return %0 : i1
}
// -----
func.func @complex() -> complex<$f> {
  %0 = complex.constant [$n.0 : $f, $m.5 : $f] : complex<$f>
  return %0 : complex<$f>
}
// -----
func.func @loops(%n: index, %c: i1, %v: $f, %m: memref<?x$f>) -> $f {
  %r = scf.for %i = %n to %n step %n iter_args(%a = %v) -> ($f) {
    scf.yield %a : $f
  }
  %s = scf.if %c -> ($f) {
    scf.yield %r : $f
  } else {
    scf.yield %v : $f
  }
  %w:2 = scf.while (%a = %s, %b = %n) : ($f, index) -> ($f, index) {
    scf.condition(%c) %a, %b : $f, index
  } do {
  ^bb0(%a: $f, %b: index):
    scf.yield %a, %b : $f, index
  }
  %e = scf.execute_region -> $f {
    scf.yield %w#0 : $f
  }
  %p = scf.parallel (%i) = (%n) to (%n) step (%n) init (%e) -> $f {
    scf.reduce(%e : $f) {
    ^bb0(%a: $f, %b: $f):
      scf.reduce.return %a : $f
    }
  }
  scf.forall (%i, %j) in (%n, $n) {
  }
  scf.forall (%i) = ($n) to (%n) step ($m) {
    scf.forall.in_parallel {
    }
  }
  %x = scf.index_switch %n -> $f
  case $n {
    scf.yield %p : $f
  }
  default {
    scf.yield %v : $f
  }
  return %x : $f
}
// -----
func.func @vectors(%a: vector<2x4x$f>, %b: vector<4x$f>, %m: memref<?x$f>, %i: index, %p: vector<4xi1>, %v: $f, %c: vector<2x$f>, %d: vector<4x$i>) {
  %0 = vector.contract {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<2x4x$f>, vector<4x$f> into vector<2x$f>
  %1, %2 = vector.deinterleave %b : vector<4x$f> -> vector<2x$f>
  %3 = vector.expandload %m[%i], %p, %b : memref<?x$f>, vector<4xi1>, vector<4x$f> into vector<4x$f>
  %4 = vector.from_elements %v, %v : vector<2x$f>
  %5 = vector.insert_strided_slice %c, %a {offsets = [1, 1], strides = [1]} : vector<2x$f> into vector<2x4x$f>
  %6, %7 = vector.scan <add>, %a, %b {inclusive = true, reduction_dim = 0 : i64} : vector<2x4x$f>, vector<4x$f>
  %8 = vector.step : vector<$nxindex>
  %9 = vector.transfer_read %m[%i], %v, %p {in_bounds = [false]} : memref<?x$f>, vector<4x$f>
  vector.transfer_write %9, %m[%i] {in_bounds = [true]} : vector<4x$f>, memref<?x$f>
  %10 = vector.maskedload %m[%i], %p, %b : memref<?x$f>, vector<4xi1>, vector<4x$f> into vector<4x$f>
  %11 = vector.extract %a[1] : vector<4x$f> from vector<2x4x$f>
  %12 = vector.gather %m[%i] [%d], %p, %b : memref<?x$f>, vector<4x$i>, vector<4xi1>, vector<4x$f> into vector<4x$f>
  return
}
// -----
llvm.func @callee($i, $f) -> $i
llvm.func internal @caller(%a: $i, %b: $f, %p: !llvm.ptr) -> $i attributes {personality = @callee} {
  %0 = llvm.call @callee(%a, %b) : ($i, $f) -> $i
  %1 = llvm.call fastcc @callee(%0, %b) : ($i, $f) -> $i
  %2 = llvm.call_intrinsic "llvm.my.intrinsic"(%a, %b) : ($i, $f) -> $i
  %3 = llvm.invoke @callee(%2, %b) to ^bb1 unwind ^bb2 : ($i, $f) -> $i
^bb1:
  llvm.return %3 : $i
^bb2:
  %4 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.resume %4 : !llvm.struct<(ptr, i32)>
}
// -----
llvm.mlir.global external @global($n : $i) {addr_space = 0 : i32} : $i
llvm.mlir.global internal constant @address() {addr_space = 0 : i32} : !llvm.ptr {
  %0 = llvm.mlir.addressof @global : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.alias external @alias : $i {
  %0 = llvm.mlir.addressof @global : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.ifunc external @ifunc : !llvm.func<$f ($i)>, !llvm.ptr @resolver
llvm.func @resolver() -> !llvm.ptr {
  %0 = llvm.dso_local_equivalent @resolver : !llvm.ptr
  %1 = llvm.blockaddress <function = @resolver, tag = <id = $n>> : !llvm.ptr
  llvm.br ^bb1
^bb1:
  llvm.blocktag <id = $n>
  llvm.return %1 : !llvm.ptr
}
llvm.comdat @comdats {
  llvm.comdat_selector @any any
}
llvm.linker_options ["-l", "m"]
llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", $n : i32>]
// -----
llvm.func @intrinsics(%v: f32, %p: !llvm.ptr) {
  %0 = llvm.intr.sincos(%v) : (f32) -> !llvm.struct<(f32, f32)>
  "llvm.intr.ubsantrap"() <{failureKind = $n : i8}> : () -> ()
  llvm.unreachable
}
// -----
#scope = #llvm.alias_scope<id = distinct[0]<>, domain = <id = distinct[1]<>>>
#file = #llvm.di_file<"a.c" in "/">
#unit = #llvm.di_compile_unit<id = distinct[2]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = true, emissionKind = Full>
#type = #llvm.di_subroutine_type<>
#function = #llvm.di_subprogram<id = distinct[3]<>, compileUnit = #unit, scope = #file, name = "f", file = #file, line = $n, subprogramFlags = Definition, type = #type>
#variable = #llvm.di_local_variable<scope = #function, name = "v", file = #file, line = $m>
#label = #llvm.di_label<scope = #function, name = "l", file = #file, line = $n>
llvm.func @debug(%v: $i, %p: !llvm.ptr) {
  llvm.intr.experimental.noalias.scope.decl #scope
  llvm.intr.dbg.value #variable = %v : $i
  llvm.intr.dbg.declare #variable = %p : !llvm.ptr
  llvm.intr.dbg.label #label
  llvm.return
}
// -----
func.func @muli(%arg0: memref<?x?xi8>, %arg1: memref<?x?xi32>, %d: memref<?xi8>, %s: memref<16x64xi8, strided<[?, 1], offset: ?>>, %i: index, %st: index) {
  %0 = arith.constant 0 : index
  %1 = amx.tile_zero : !amx.tile<16x64xi8>
  %2 = amx.tile_load %arg0[%0, %0] : memref<?x?xi8> into !amx.tile<16x64xi8>
  %3 = amx.tile_load %arg1[%i, %0] : memref<?x?xi32> into !amx.tile<16x16xi32>
  %4 = amx.tile_muli %1 zext, %2 zext, %3 : !amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x16xi32>
  amx.tile_store %arg1[%0, %0], %4 : memref<?x?xi32>, !amx.tile<16x16xi32>
  %5 = amx.tile_load %d[%i], %st : memref<?xi8> into !amx.tile<16x64xi8>
  %6 = amx.tile_load %s[%i, %st] : memref<16x64xi8, strided<[?, 1], offset: ?>> into !amx.tile<16x64xi8>
  %7 = amx.tile_muli %5, %6 zext, %4 : !amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x16xi32>
  %9 = amx.tile_muli %5, %6, %7 : !amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x16xi32>
  amx.tile_store %d[%i], %6, %st {foo} : memref<?xi8>, !amx.tile<16x64xi8>
  return
}
func.func @mulf(%arg0: memref<32x32xbf16>, %arg1: memref<?x?xf32>) -> !amx.tile<16x16xf32> {
  %0 = arith.constant 0 : index
  %1 = amx.tile_zero {bar} : !amx.tile<16x32xbf16>
  %2 = amx.tile_load %arg0[%0, %0] : memref<32x32xbf16> into !amx.tile<16x32xbf16>
  %3 = amx.tile_zero : !amx.tile<16x16xf32>
  %4 = amx.tile_mulf %1, %2, %3 : !amx.tile<16x32xbf16>, !amx.tile<16x32xbf16>, !amx.tile<16x16xf32>
  return %4: !amx.tile<16x16xf32>
}
// -----
func.func @f(%a: vector<16xf32>, %b: vector<8xf64>, %i32: i32, %i16: i16, %i8: i8, %k: vector<16xi1>, %k8: vector<8xi1>, %e: vector<8xi64>, %h: vector<32xbf16>, %h8: vector<8xbf16>, %a4: vector<4xf32>, %a8: vector<8xf32>, %h16: vector<16xbf16>) {
  %0 = x86vector.avx512.mask.rndscale %a, %i32, %a, %i16, %i32 {foo} : vector<16xf32>
  %1 = x86vector.avx512.mask.rndscale %b, %i32, %b, %i8, %i32 : vector<8xf64>
  %2 = x86vector.avx512.mask.scalef %a, %a, %a, %i16, %i32: vector<16xf32>
  %3 = x86vector.avx512.mask.scalef %b, %b, %b, %i8, %i32 : vector<8xf64>
  %4 = x86vector.avx512.mask.compress %k, %a : vector<16xf32>
  %5 = x86vector.avx512.mask.compress %k, %a {constant_src = dense<5.0> : vector<16xf32>} : vector<16xf32>
  %6 = x86vector.avx512.mask.compress %k8, %e, %e {bar} : vector<8xi64>, vector<8xi64>
  %7, %8 = x86vector.avx512.vp2intersect %e, %e {baz} : vector<8xi64>
  %9 = x86vector.avx512.dot %a, %h, %h : vector<32xbf16> -> vector<16xf32>
  %10 = x86vector.avx512.dot %a4, %h8, %h8 : vector<8xbf16> -> vector<4xf32>
  %11 = x86vector.avx512.cvt.packed.f32_to_bf16 %a8 : vector<8xf32> -> vector<8xbf16>
  %12 = x86vector.avx512.cvt.packed.f32_to_bf16 %a : vector<16xf32> -> vector<16xbf16>
  %13 = x86vector.avx.rsqrt %a8 : vector<8xf32>
  %14 = x86vector.avx.intr.dot %a8, %13 : vector<8xf32>
  %15 = x86vector.avx512.dot %a8, %h16, %12 : vector<16xbf16> -> vector<8xf32>
  return
}
func.func @g(%w4: vector<4xi32>, %w8: vector<8xi32>, %a16: vector<16xi8>, %a32: vector<32xi8>, %v: vector<16xi32>) {
  %0 = x86vector.avx.dot.i8 %w4, %a16, %a16 : vector<16xi8> -> vector<4xi32>
  %1 = x86vector.avx.dot.i8 %w8, %a32, %a32 {foo} : vector<32xi8> -> vector<8xi32>
  %2, %3 = x86vector.avx512.vp2intersect %v, %v : vector<16xi32>
  return
}
func.func @m(%a: memref<1xbf16>, %b: memref<1xf16>, %c: memref<16xbf16>, %d: memref<?x16xf16, strided<[?, 1], offset: ?>>, %e: memref<bf16, 3>) {
  %0 = x86vector.avx.bcst_to_f32.packed %a : memref<1xbf16> -> vector<8xf32>
  %1 = x86vector.avx.bcst_to_f32.packed %b : memref<1xf16> -> vector<4xf32>
  %2 = x86vector.avx.cvt.packed.even.indexed_to_f32 %c : memref<16xbf16> -> vector<8xf32>
  %3 = x86vector.avx.cvt.packed.even.indexed_to_f32 %d {foo} : memref<?x16xf16, strided<[?, 1], offset: ?>> -> vector<8xf32>
  %4 = x86vector.avx.cvt.packed.odd.indexed_to_f32 %c : memref<16xbf16> -> vector<4xf32>
  %5 = x86vector.avx.cvt.packed.odd.indexed_to_f32 %e : memref<bf16, 3> -> vector<8xf32>
  %6 = x86vector.avx.cvt.packed.odd.indexed_to_f32 %d : memref<?x16xf16, strided<[?, 1], offset: ?>> -> vector<8xf32>
  return
}

func.func @neon(%a: vector<4xi32>, %b: vector<16xi8>, %f: vector<4xf32>, %h: vector<8xbf16>, %r: vector<4x4xi8>) {
  %0 = arm_neon.intr.sdot %a, %b, %b : vector<16xi8>, vector<16xi8> to vector<4xi32>
  %1 = arm_neon.intr.smmla %a, %b, %b : vector<16xi8> to vector<4xi32>
  %2 = arm_neon.intr.ummla %0, %b, %b {foo} : vector<16xi8> to vector<4xi32>
  %3 = arm_neon.intr.usmmla %1, %b, %b : vector<16xi8> to vector<4xi32>
  %4 = arm_neon.intr.bfmmla %f, %h, %h : vector<8xbf16> to vector<4xf32>
  %5 = arm_neon.2d.sdot %a, %r, %r {bar} : vector<4x4xi8>, vector<4x4xi8> to vector<4xi32>
  return
}

func.func @sve(%acc: vector<[4]xi32>, %bytes: vector<[16]xi8>, %wide: vector<[2]xi64>, %half: vector<[8]xi16>, %f: vector<[4]xf32>, %b: vector<[8]xbf16>, %m: vector<[4]xi1>, %rows: vector<2x[4]xi1>, %all: vector<[16]xi1>, %i: index) {
  %0 = arm_sve.sdot %acc, %bytes, %bytes : vector<[16]xi8> to vector<[4]xi32>
  %1 = arm_sve.udot %wide, %half, %half {foo} : vector<[8]xi16> to vector<[2]xi64>
  %2 = arm_sve.smmla %0, %bytes, %bytes : vector<[16]xi8> to vector<[4]xi32>
  %3 = arm_sve.ummla %2, %bytes, %bytes : vector<[16]xi8> to vector<[4]xi32>
  %4 = arm_sve.usmmla %3, %bytes, %bytes : vector<[16]xi8> to vector<[4]xi32>
  %5 = arm_sve.intr.bfmmla %f, %b, %b : vector<[8]xbf16> to vector<[4]xf32>
  %6 = arm_sve.convert_to_svbool %m : vector<[4]xi1>
  %7 = arm_sve.convert_to_svbool %rows : vector<2x[4]xi1>
  %8 = arm_sve.convert_from_svbool %7 : vector<2x[2]xi1>
  %9 = arm_sve.convert_from_svbool %all {foo} : vector<[8]xi1>
  %10 = arm_sve.psel %m, %9[%i] : vector<[4]xi1>, vector<[8]xi1>
  %11, %12 = arm_sve.zip.x2 %f, %f : vector<[4]xf32>
  %13:4 = arm_sve.zip.x4 %half, %half, %half, %half : vector<[8]xi16>
  %14 = arm_sve.dupq_lane %wide[1] : vector<[2]xi64>
  %15 = arm_sve.masked.addi %m, %acc, %4 : vector<[4]xi1>, vector<[4]xi32>
  %16 = arm_sve.masked.subi %10, %acc, %15 {foo} : vector<[4]xi1>, vector<[4]xi32>
  %17 = arm_sve.masked.muli %m, %acc, %16 : vector<[4]xi1>, vector<[4]xi32>
  %18 = arm_sve.masked.divi_signed %m, %acc, %17 : vector<[4]xi1>, vector<[4]xi32>
  %19 = arm_sve.masked.divi_unsigned %m, %acc, %18 : vector<[4]xi1>, vector<[4]xi32>
  %20 = arm_sve.masked.addf %m, %f, %5 : vector<[4]xi1>, vector<[4]xf32>
  %21 = arm_sve.masked.subf %m, %f, %20 : vector<[4]xi1>, vector<[4]xf32>
  %22 = arm_sve.masked.mulf %m, %f, %21 : vector<[4]xi1>, vector<[4]xf32>
  %23 = arm_sve.masked.divf %m, %f, %22 : vector<[4]xi1>, vector<[4]xf32>
  return
}

func.func @sve_intrinsics(%acc: vector<[4]xi32>, %bytes: vector<[16]xi8>, %f: vector<[4]xf32>, %m: vector<[4]xi1>, %all: vector<[16]xi1>, %i: i32, %n: i64) {
  %0 = "arm_sve.intr.sdot"(%acc, %bytes, %bytes) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
  %1 = "arm_sve.intr.udot"(%acc, %bytes, %bytes) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
  %2 = "arm_sve.intr.smmla"(%acc, %bytes, %bytes) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
  %3 = "arm_sve.intr.ummla"(%acc, %bytes, %bytes) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
  %4 = "arm_sve.intr.usmmla"(%acc, %bytes, %bytes) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
  %5 = "arm_sve.intr.add"(%m, %acc, %acc) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
  %6 = "arm_sve.intr.sub"(%m, %acc, %acc) {foo} : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
  %7 = "arm_sve.intr.mul"(%m, %acc, %acc) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
  %8 = "arm_sve.intr.sdiv"(%m, %acc, %acc) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
  %9 = "arm_sve.intr.udiv"(%m, %acc, %acc) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
  %10 = "arm_sve.intr.fadd"(%m, %f, %f) : (vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
  %11 = "arm_sve.intr.fsub"(%m, %f, %f) : (vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
  %12 = "arm_sve.intr.fmul"(%m, %f, %f) : (vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
  %13 = "arm_sve.intr.fdiv"(%m, %f, %f) : (vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
  %14 = "arm_sve.intr.convert.from.svbool"(%all) : (vector<[16]xi1>) -> vector<[2]xi1>
  %15 = "arm_sve.intr.convert.to.svbool"(%m) : (vector<[4]xi1>) -> vector<[16]xi1>
  %16 = "arm_sve.intr.zip.x2"(%f, %f) : (vector<[4]xf32>, vector<[4]xf32>) -> !llvm.struct<(vector<[4]xf32>, vector<[4]xf32>)>
  %17 = "arm_sve.intr.zip.x4"(%f, %f, %f, %f) : (vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>) -> !llvm.struct<(vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>)>
  %18 = "arm_sve.intr.psel"(%all, %m, %i) : (vector<[16]xi1>, vector<[4]xi1>, i32) -> vector<[16]xi1>
  %19 = "arm_sve.intr.whilelt"(%n, %n) : (i64, i64) -> vector<[8]xi1>
  %20 = "arm_sve.intr.dupq_lane"(%f) <{lane = 2 : i64}> : (vector<[4]xf32>) -> vector<[4]xf32>
  return
}

llvm.func @rocdl(%i: i32, %f: f32, %l: !llvm.ptr<3>, %g: !llvm.ptr<1>, %p: !llvm.ptr, %b: i1, %s: i16, %n: i64, %v3: vector<3xi32>, %r: vector<4xi32>) {
  %0 = rocdl.workgroup.id.y range <i32, 0, 12> {foo} : i32
  %1 = rocdl.cos %f f32 -> f32
  %2 = rocdl.cvt.pk.fp8.f32 %f, %f -> %i[true] : i32
  %3 = rocdl.cvt.scale.pk16.f16.fp6 %v3, %i[1] : vector<16xf16>
  rocdl.s.barrier.init %l member_cnt = 3 : !llvm.ptr<3>
  rocdl.barrier
  rocdl.global.load.lds %g, %l, 4, 0, 0
  %4 = rocdl.permlane16.swap %i, %i, false, true : (i32, i32) -> <(i32, i32)>
  %5 = rocdl.make.buffer.rsrc %p, %s, %n, %i : !llvm.ptr to <8>
  rocdl.raw.buffer.store %f, %r, %i, %i, %i : f32
  llvm.return
}

llvm.func @nvvm(%g: !llvm.ptr<1>, %l: !llvm.ptr<3>, %i: i32, %n: i64, %h: i16, %b: i1, %v2: vector<2xi16>, %v4: vector<4xi8>) {
  %2 = nvvm.dot.accumulate.4way %v4 <signed>, %v4 <unsigned>, %i {foo} : vector<4xi8>, vector<4xi8>
  %3 = nvvm.dot.accumulate.2way %v2 <signed>, %v4 <unsigned>, %i {b_hi = true} : vector<2xi16>, vector<4xi8>
  %0 = nvvm.read.ptx.sreg.tid.x range <i32, 0, 64> {foo} : i32
  nvvm.memory.barrier <cluster>
  nvvm.griddepcontrol wait
  nvvm.cluster.arrive {aligned}
  nvvm.cp.async.bulk.global.shared.cta %g, %l, %i l2_cache_hint = %n byte_mask = %h : <1>, <3>
  nvvm.mbarrier.init %l, %i, predicate = %b : !llvm.ptr<3>, i32, i1
  nvvm.tcgen05.commit %l, multicast_mask = %h {group = #nvvm.cta_group<cta_2>} : !llvm.ptr<3>, i16
  %1 = nvvm.elect.sync -> i1
  llvm.return
}

llvm.func @nvvm_warps(%m: i32, %i: i32, %f: f32, %l: i64, %b: i1) {
  nvvm.setmaxregister increase 128
  nvvm.setmaxregister decrease 40
  llvm.return
}

llvm.func @nvvm_mbarriers(%g: !llvm.ptr, %s: !llvm.ptr<3>, %c: !llvm.ptr<7>, %i: i32, %l: i64, %b: i1) {
  nvvm.mbarrier.expect_tx %s, %i : !llvm.ptr<3>, i32
  nvvm.mbarrier.expect_tx %c, %i {scope = #nvvm.mem_scope<cluster>} : !llvm.ptr<7>, i32
  nvvm.mbarrier.complete_tx %c, %i : !llvm.ptr<7>, i32
  llvm.return
}

llvm.func @nvvm_converts(%f: f32, %i: i32, %h: vector<2xf16>, %b: vector<2xbf16>, %v: vector<4xf32>, %c: i8, %d: vector<2xi8>) {
  %0 = nvvm.convert.f32x2.to.f4x2 %f, %f {relu = true} : i8 (f4E2M1FN)
  %1 = nvvm.convert.f32x2.to.f6x2 %f, %f : i16 (f6E2M3FN)
  %2 = nvvm.convert.f32x2.to.f6x2 %f, %f {relu = true} : vector<2xi8> (f6E3M2FN)
  %3 = nvvm.convert.f32x2.to.f8x2 %f, %f {rnd = #nvvm.fp_rnd_mode<rn>, sat = #nvvm.sat_mode<satfinite>, relu = true} : i16 (f8E4M3FN)
  %4 = nvvm.convert.f32x2.to.f8x2 %f, %f {rnd = #nvvm.fp_rnd_mode<rp>, sat = #nvvm.sat_mode<satfinite>} : vector<2xi8> (f8E8M0FNU)
  %5 = nvvm.convert.f32x2.to.f8x2 %f, %f {rnd = #nvvm.fp_rnd_mode<rz>} : i16 (f8E8M0FNU)
  %6 = nvvm.convert.f16x2.to.f8x2 %h {relu = true} : vector<2xf16> -> vector<2xi8> (f8E5M2)
  %7 = nvvm.convert.bf16x2.to.f8x2 %b {rnd = #nvvm.fp_rnd_mode<rz>} : vector<2xbf16> -> i16 (f8E8M0FNU)
  %8 = nvvm.convert.f32x2.to.f16x2 %f, %f {rnd = #nvvm.fp_rnd_mode<rn>, relu = true} : vector<2xf16>
  %9 = nvvm.convert.f32x2.to.f16x2 %f, %f, %i {rnd = #nvvm.fp_rnd_mode<rs>, sat = #nvvm.sat_mode<satfinite>} : vector<2xf16>
  %10 = nvvm.convert.f32x2.to.bf16x2 %f, %f {rnd = #nvvm.fp_rnd_mode<rz>} : vector<2xbf16>
  %11 = nvvm.convert.f32x4.to.f8x4 %v, %i : vector<4xf32> -> vector<4xi8> (f8E4M3FN)
  %12 = nvvm.convert.f32x4.to.f6x4 %v, %i {relu = true} : vector<4xf32> -> vector<4xi8> (f6E3M2FN)
  %13 = nvvm.convert.f32x4.to.f4x4 %v, %i : vector<4xf32> -> i16 (f4E2M1FN)
  %14 = nvvm.convert.f4x2.to.f16x2 %c {relu = true} : i8 (f4E2M1FN) -> vector<2xf16>
  %15 = nvvm.convert.f6x2.to.f16x2 %d : vector<2xi8> (f6E2M3FN) -> vector<2xf16>
  %16 = nvvm.convert.f8x2.to.f16x2 %d : vector<2xi8> (f8E5M2) -> vector<2xf16>
  %17 = nvvm.convert.f8x2.to.bf16x2 %d : vector<2xi8> (f8E8M0FNU) -> vector<2xbf16>
  llvm.return
}

llvm.func @nvvm_copies(%p: !llvm.ptr, %g: !llvm.ptr<1>, %s: !llvm.ptr<3>, %k: !llvm.ptr<4>, %l: !llvm.ptr<5>, %c: !llvm.ptr<7>, %n: i32, %h: i16, %w: i64) {
  nvvm.cp.async.bulk.shared.cluster.global %c, %g, %s, %n : !llvm.ptr<7>, !llvm.ptr<1>
  nvvm.cp.async.bulk.shared.cluster.global %c, %g, %s, %n multicast_mask = %h l2_cache_hint = %w : !llvm.ptr<7>, !llvm.ptr<1>
  nvvm.cp.async.bulk.shared.cluster.global %s, %g, %s, %n l2_cache_hint = %w : !llvm.ptr<3>, !llvm.ptr<1>
  llvm.return
}

llvm.func @nvvm_tensors(%d: !llvm.ptr, %s: !llvm.ptr<3>, %c: !llvm.ptr<7>, %n: i32, %h: i16, %w: i64) {
  nvvm.cp.async.bulk.tensor.shared.cluster.global %c, %d, %s, box[%n] : !llvm.ptr<7>, !llvm.ptr
  nvvm.cp.async.bulk.tensor.shared.cluster.global %c, %d, %s, box[%n, %n, %n, %n] im2col[%h, %h] multicast_mask = %h l2_cache_hint = %w {mode = #nvvm.tma_load_mode<im2col>, group = #nvvm.cta_group<cta_2>} : !llvm.ptr<7>, !llvm.ptr
  nvvm.cp.async.bulk.tensor.shared.cluster.global %c, %d, %s, box[%n, %n, %n] im2col[%h, %h] {mode = #nvvm.tma_load_mode<im2col_w_128>} : !llvm.ptr<7>, !llvm.ptr
  nvvm.cp.async.bulk.tensor.shared.cluster.global %s, %d, %s, box[%n, %n, %n, %n, %n] l2_cache_hint = %w {isCTAOnly = true, mode = #nvvm.tma_load_mode<tile_gather4>} : !llvm.ptr<3>, !llvm.ptr
  llvm.return
}

llvm.func @nvvm_matrices(%s: !llvm.ptr<3>, %t: !llvm.ptr<6>, %w: i64, %n: i32) {
  %0 = nvvm.ldmatrix %s {num = 1 : i32, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b16>} : (!llvm.ptr<3>) -> i32
  %1 = nvvm.ldmatrix %s {num = 4 : i32, layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b16>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
  %2 = nvvm.ldmatrix %s {num = 2 : i32, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 16>, eltType = #nvvm.ld_st_matrix_elt_type<b8x16.b6x16_p32>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32)>
  %3 = nvvm.ldmatrix %s {num = 1 : i32, layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 16, n = 16>, eltType = #nvvm.ld_st_matrix_elt_type<b8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32)>
  nvvm.stmatrix %s, %n {layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b16>} : !llvm.ptr<3>, i32
  nvvm.stmatrix %s, %n, %n {layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 16, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b8>} : !llvm.ptr<3>, i32, i32
  llvm.return
}
// -----
func.func @tensors(%t: tensor<8x?x$f>, %i: index, %v: $f, %x: tensor<$nx1xindex>) -> $f {
  %0 = tensor.cast %t : tensor<8x?x$f> to tensor<?x$mx$f>
  %1 = tensor.extract_slice %t[%i, 0] [$n, %i] [1, 2] : tensor<8x?x$f> to tensor<$nx?x$f>
  %2 = tensor.insert_slice %1 into %t[%i, 0] [$n, %i] [1, $m] : tensor<$nx?x$f> into tensor<8x?x$f>
  %3 = tensor.collapse_shape %t [[0, 1]] : tensor<8x?x$f> into tensor<?x$f>
  %4 = tensor.expand_shape %3 [[0, 1]] output_shape [$n, %i] : tensor<?x$f> into tensor<$nx?x$f>
  %5 = tensor.pad %t nofold low[%i, $n] high[0, $m] {
  ^bb0(%a: index, %b: index):
    tensor.yield %v : $f
  } : tensor<8x?x$f> to tensor<?x?x$f>
  return %v : $f
}
// -----
func.func @tensors_of_elements(%i: index, %v: $f, %t: tensor<4x$f>, %s: tensor<2xindex>) -> $f {
  %0 = tensor.from_elements %v, %v, %v, %v : tensor<2x2x$f>
  %1 = tensor.splat %v[%i] : tensor<$nx?x$f>
  %2 = tensor.generate %i {
  ^bb0(%a: index, %b: index):
    tensor.yield %v : $f
  } : tensor<$nx?x$f>
  %3 = tensor.empty(%i) : tensor<$nx?x$f>
  %4 = tensor.insert %v into %3[%i, %i] : tensor<$nx?x$f>
  %5 = tensor.concat dim(0) %1, %2 : (tensor<$nx?x$f>, tensor<$nx?x$f>) -> tensor<?x?x$f>
  %6 = tensor.reshape %t(%s) : (tensor<4x$f>, tensor<2xindex>) -> tensor<?x$mx$f>
  %7 = tensor.extract %4[%i, %i] : tensor<$nx?x$f>
  return %7 : $f
}
// -----
func.func @tensors_at_positions(%t: tensor<4x8x$f>, %x: tensor<$nx1xindex>) -> tensor<4x8x$f> {
  %0 = tensor.gather %t[%x] gather_dims([0]) : (tensor<4x8x$f>, tensor<$nx1xindex>) -> tensor<$nx8x$f>
  %1 = tensor.scatter %0 into %t[%x] scatter_dims([0]) unique : (tensor<$nx8x$f>, tensor<4x8x$f>, tensor<$nx1xindex>) -> tensor<4x8x$f>
  return %1 : tensor<4x8x$f>
}
// -----
func.func @tensors_in_parallel(%t: tensor<8x8x$f>, %s: tensor<$nx1x$f>, %i: index) -> tensor<8x8x$f> {
  %0 = scf.forall (%k) in (%i) shared_outs(%o = %t) -> (tensor<8x8x$f>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[0, %k] [$n, 1] [1, $m] : tensor<$nx1x$f> into tensor<8x8x$f>
    }
  }
  return %0 : tensor<8x8x$f>
}
