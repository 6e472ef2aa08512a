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
func.func @vectors(%a: vector<2x4x$f>, %b: vector<4x$f>, %m: memref<?x$f>, %i: index, %p: vector<4xi1>, %v: $f, %c: vector<2x$f>) {
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
