// terrace opt --control-flow-sink --allow-unregistered-dialect
// Operations without effects go into the only region that uses them, where that is executed once at most.
func.func @f(%a: i32, %c: i1, %b: index, %v : vector<4xi32>, %vm : vector<4xi1>) -> i32 {
  %0 = arith.addi %a, %a : i32
  %1 = arith.muli %a, %a : i32
  %2 = arith.subi %a, %a : i32
  %3 = arith.divsi %1, %a : i32
  %4 = arith.xori %1, %2 : i32
  %5 = arith.andi %a, %a : i32
  %6 = arith.ori %a, %a : i32
  %r = scf.if %c -> i32 { %x = scf.if %c -> i32 { scf.yield %4: i32 } else { scf.yield %3 : i32 } scf.yield %x : i32 } else { scf.yield %0 : i32 }
  %e = scf.execute_region -> i32 { scf.yield %5 : i32 }
  %w = scf.index_switch %b -> i32 case 2 { scf.yield %6 : i32 } default { scf.yield %a : i32 }
  %7 = arith.minsi %a, %a : i32
  %8 = affine.if affine_set<(d0) : (d0 >= 0)> (%b) -> i32 { affine.yield %7 : i32 } else { affine.yield %a : i32 }
  %9 = arith.maxsi %a, %a : i32
  memref.alloca_scope { "u.u"(%9) : (i32) -> () }
  %10 = arith.minui %a, %a : i32
  %11 = vector.mask %vm { vector.reduction <add>, %v, %10 : vector<4xi32> into i32 } : vector<4xi1> -> i32
  "u.x"(%e, %w, %8, %11) : (i32, i32, i32, i32) -> ()
  return %r : i32
}
// ==== stdout ====
#set = affine_set<(d0) : (d0 >= 0)>
module {
  func.func @f(%arg0: i32, %arg1: i1, %arg2: index, %arg3: vector<4xi32>, %arg4: vector<4xi1>) -> i32 {
    %0 = arith.muli %arg0, %arg0 : i32
    %1 = arith.andi %arg0, %arg0 : i32
    %2 = scf.if %arg1 -> (i32) {
      %10 = scf.if %arg1 -> (i32) {
        %11 = arith.subi %arg0, %arg0 : i32
        %12 = arith.xori %0, %11 : i32
        scf.yield %12 : i32
      } else {
        %11 = arith.divsi %0, %arg0 : i32
        scf.yield %11 : i32
      }
      scf.yield %10 : i32
    } else {
      %10 = arith.addi %arg0, %arg0 : i32
      scf.yield %10 : i32
    }
    %3 = scf.execute_region -> i32 {
      scf.yield %1 : i32
    }
    %4 = scf.index_switch %arg2 -> i32 
    case 2 {
      %10 = arith.ori %arg0, %arg0 : i32
      scf.yield %10 : i32
    }
    default {
      scf.yield %arg0 : i32
    }
    %5 = arith.minsi %arg0, %arg0 : i32
    %6 = affine.if #set(%arg2) -> i32 {
      affine.yield %5 : i32
    } else {
      affine.yield %arg0 : i32
    }
    %7 = arith.maxsi %arg0, %arg0 : i32
    memref.alloca_scope  {
      "u.u"(%7) : (i32) -> ()
    }
    %8 = arith.minui %arg0, %arg0 : i32
    %9 = vector.mask %arg4 { vector.reduction <add>, %arg3, %8 : vector<4xi32> into i32 } : vector<4xi1> -> i32
    "u.x"(%3, %4, %6, %9) : (i32, i32, i32, i32) -> ()
    return %2 : i32
  }
}

