// terrace opt --mlir-print-op-generic
// Every operation of index in generic form.
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
"builtin.module"() ({
  "func.func"() <{function_type = (index, index) -> (), sym_name = "arithmetic"}> ({
  ^bb0(%arg7: index, %arg8: index):
    %26 = "index.add"(%arg7, %arg8) : (index, index) -> index
    %27 = "index.sub"(%arg7, %arg8) : (index, index) -> index
    %28 = "index.mul"(%arg7, %arg8) : (index, index) -> index
    %29 = "index.divs"(%arg7, %arg8) : (index, index) -> index
    %30 = "index.divu"(%arg7, %arg8) : (index, index) -> index
    %31 = "index.ceildivs"(%arg7, %arg8) : (index, index) -> index
    %32 = "index.ceildivu"(%arg7, %arg8) : (index, index) -> index
    %33 = "index.floordivs"(%arg7, %arg8) : (index, index) -> index
    %34 = "index.rems"(%arg7, %arg8) : (index, index) -> index
    %35 = "index.remu"(%arg7, %arg8) : (index, index) -> index
    %36 = "index.maxs"(%arg7, %arg8) : (index, index) -> index
    %37 = "index.maxu"(%arg7, %arg8) : (index, index) -> index
    %38 = "index.mins"(%arg7, %arg8) : (index, index) -> index
    %39 = "index.minu"(%arg7, %arg8) : (index, index) -> index
    %40 = "index.shl"(%arg7, %arg8) : (index, index) -> index
    %41 = "index.shrs"(%arg7, %arg8) : (index, index) -> index
    %42 = "index.shru"(%arg7, %arg8) : (index, index) -> index
    %43 = "index.and"(%arg7, %arg8) : (index, index) -> index
    %44 = "index.or"(%arg7, %arg8) : (index, index) -> index
    %45 = "index.xor"(%arg7, %arg8) : (index, index) -> index
    %46 = "index.add"(%arg7, %arg8) {note = 1 : i8} : (index, index) -> index
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index, i32, si8, ui64) -> (), sym_name = "casts"}> ({
  ^bb0(%arg3: index, %arg4: i32, %arg5: si8, %arg6: ui64):
    %22 = "index.casts"(%arg4) : (i32) -> index
    %23 = "index.casts"(%arg3) : (index) -> si8
    %24 = "index.castu"(%arg6) : (ui64) -> index
    %25 = "index.castu"(%arg3) {note} : (index) -> i1
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index, index) -> (), sym_name = "compare"}> ({
  ^bb0(%arg1: index, %arg2: index):
    %10 = "index.cmp"(%arg1, %arg2) <{pred = #index<cmp_predicate eq>}> : (index, index) -> i1
    %11 = "index.cmp"(%arg1, %arg2) <{pred = #index<cmp_predicate ne>}> : (index, index) -> i1
    %12 = "index.cmp"(%arg1, %arg2) <{pred = #index<cmp_predicate slt>}> : (index, index) -> i1
    %13 = "index.cmp"(%arg1, %arg2) <{pred = #index<cmp_predicate sle>}> : (index, index) -> i1
    %14 = "index.cmp"(%arg1, %arg2) <{pred = #index<cmp_predicate sgt>}> : (index, index) -> i1
    %15 = "index.cmp"(%arg1, %arg2) <{pred = #index<cmp_predicate sge>}> : (index, index) -> i1
    %16 = "index.cmp"(%arg1, %arg2) <{pred = #index<cmp_predicate ult>}> : (index, index) -> i1
    %17 = "index.cmp"(%arg1, %arg2) <{pred = #index<cmp_predicate ule>}> : (index, index) -> i1
    %18 = "index.cmp"(%arg1, %arg2) <{pred = #index<cmp_predicate ugt>}> : (index, index) -> i1
    %19 = "index.cmp"(%arg1, %arg2) <{pred = #index<cmp_predicate uge>}> : (index, index) -> i1
    %20 = "index.cmp"(%arg1, %arg2) <{pred = #index<cmp_predicate eq>}> {note} : (index, index) -> i1
    %21 = "index.cmp"(%arg1, %arg2) <{pred = #index<cmp_predicate ult>}> : (index, index) -> i1
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "constants"}> ({
    %1 = "index.sizeof"() : () -> index
    %2 = "index.sizeof"() {note} : () -> index
    %3 = "index.constant"() <{value = 42 : index}> : () -> index
    %4 = "index.constant"() <{value = -42 : index}> : () -> index
    %5 = "index.constant"() <{value = 42 : index}> {note} : () -> index
    %6 = "index.constant"() <{value = -9223372036854775808 : index}> : () -> index
    %7 = "index.bool.constant"() <{value = true}> : () -> i1
    %8 = "index.bool.constant"() <{value = false}> : () -> i1
    %9 = "index.bool.constant"() <{value = true}> {note} : () -> i1
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "attribute", sym_visibility = "private"}> ({
  }) {a = #index<cmp_predicate sge>, b = [#index<cmp_predicate eq>]} : () -> ()
  "func.func"() <{function_type = (index) -> (), sym_name = "alias"}> ({
  ^bb0(%arg0: index):
    %0 = "index.cmp"(%arg0, %arg0) <{pred = #index<cmp_predicate ne>}> : (index, index) -> i1
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

