// terrace opt
// Every operation of index.
func.func @arithmetic(%a: index, %b: index) {
  %0 = index.add %a, %b
  %1 = index.sub %a, %b
  %2 = index.mul %a, %b
  %3 = index.divs %a, %b
  %4 = index.divu %a, %b
  %5 = index.ceildivs %a, %b
  %6 = index.ceildivu %a, %b
  %7 = index.floordivs %a, %b
  %8 = index.rems %a, %b
  %9 = index.remu %a, %b
  %10 = index.maxs %a, %b
  %11 = index.maxu %a, %b
  %12 = index.mins %a, %b
  %13 = index.minu %a, %b
  %14 = index.shl %a, %b
  %15 = index.shrs %a, %b
  %16 = index.shru %a, %b
  %17 = index.and %a, %b
  %18 = index.or %a, %b
  %19 = index.xor %a, %b
  %z = index.add %a, %b {note = 1 : i8}
  return
}
func.func @casts(%a: index, %b: i32, %c: si8, %d: ui64) {
  %0 = index.casts %b : i32 to index
  %1 = index.casts %a : index to si8
  %2 = index.castu %d : ui64 to index
  %3 = index.castu %a {note} : index to i1
  return
}
func.func @compare(%a: index, %b: index) {
  %0 = index.cmp eq(%a, %b)
  %1 = index.cmp ne(%a, %b)
  %2 = index.cmp slt(%a, %b)
  %3 = index.cmp sle(%a, %b)
  %4 = index.cmp sgt(%a, %b)
  %5 = index.cmp sge(%a, %b)
  %6 = index.cmp ult(%a, %b)
  %7 = index.cmp ule(%a, %b)
  %8 = index.cmp ugt(%a, %b)
  %9 = index.cmp uge(%a, %b)
  %q = index.cmp "eq"(%a, %b) {note}
  %r = index.cmp #index<cmp_predicate ult>(%a, %b)
  return
}
func.func @constants() {
  %0 = index.sizeof
  %1 = index.sizeof {note}
  %2 = index.constant 42
  %3 = index.constant -42
  %4 = index.constant {note} 42
  %5 = index.constant -9223372036854775808
  %6 = index.bool.constant true
  %7 = index.bool.constant false
  %8 = index.bool.constant {note} true
  return
}
func.func private @attribute() attributes {a = #index<cmp_predicate sge>, b = [#index<cmp_predicate eq>]}
#alias = #index<cmp_predicate ne>
func.func @alias(%a: index) {
  %0 = index.cmp #alias(%a, %a)
  return
}
// ==== stdout ====
module {
  func.func @arithmetic(%arg0: index, %arg1: index) {
    %0 = index.add %arg0, %arg1
    %1 = index.sub %arg0, %arg1
    %2 = index.mul %arg0, %arg1
    %3 = index.divs %arg0, %arg1
    %4 = index.divu %arg0, %arg1
    %5 = index.ceildivs %arg0, %arg1
    %6 = index.ceildivu %arg0, %arg1
    %7 = index.floordivs %arg0, %arg1
    %8 = index.rems %arg0, %arg1
    %9 = index.remu %arg0, %arg1
    %10 = index.maxs %arg0, %arg1
    %11 = index.maxu %arg0, %arg1
    %12 = index.mins %arg0, %arg1
    %13 = index.minu %arg0, %arg1
    %14 = index.shl %arg0, %arg1
    %15 = index.shrs %arg0, %arg1
    %16 = index.shru %arg0, %arg1
    %17 = index.and %arg0, %arg1
    %18 = index.or %arg0, %arg1
    %19 = index.xor %arg0, %arg1
    %20 = index.add %arg0, %arg1 {note = 1 : i8}
    return
  }
  func.func @casts(%arg0: index, %arg1: i32, %arg2: si8, %arg3: ui64) {
    %0 = index.casts %arg1 : i32 to index
    %1 = index.casts %arg0 : index to si8
    %2 = index.castu %arg3 : ui64 to index
    %3 = index.castu %arg0 {note} : index to i1
    return
  }
  func.func @compare(%arg0: index, %arg1: index) {
    %0 = index.cmp eq(%arg0, %arg1)
    %1 = index.cmp ne(%arg0, %arg1)
    %2 = index.cmp slt(%arg0, %arg1)
    %3 = index.cmp sle(%arg0, %arg1)
    %4 = index.cmp sgt(%arg0, %arg1)
    %5 = index.cmp sge(%arg0, %arg1)
    %6 = index.cmp ult(%arg0, %arg1)
    %7 = index.cmp ule(%arg0, %arg1)
    %8 = index.cmp ugt(%arg0, %arg1)
    %9 = index.cmp uge(%arg0, %arg1)
    %10 = index.cmp eq(%arg0, %arg1) {note}
    %11 = index.cmp ult(%arg0, %arg1)
    return
  }
  func.func @constants() {
    %0 = index.sizeof
    %1 = index.sizeof {note}
    %idx42 = index.constant 42
    %idx-42 = index.constant -42
    %idx42_0 = index.constant {note} 42
    %idx-9223372036854775808 = index.constant -9223372036854775808
    %true = index.bool.constant true
    %false = index.bool.constant false
    %true_1 = index.bool.constant {note} true
    return
  }
  func.func private @attribute() attributes {a = #index<cmp_predicate sge>, b = [#index<cmp_predicate eq>]}
  func.func @alias(%arg0: index) {
    %0 = index.cmp ne(%arg0, %arg0)
    return
  }
}

