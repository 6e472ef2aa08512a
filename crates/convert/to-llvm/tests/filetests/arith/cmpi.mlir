// terrace opt --convert-arith-to-llvm
// arith.cmpi: every predicate, every kind of type.
func.func @eq(%a: i32, %b: i32) -> i1 {
  %r = arith.cmpi eq, %a, %b : i32
  return %r : i1
}
func.func @ne(%a: i32, %b: i32) -> i1 {
  %r = arith.cmpi ne, %a, %b : i32
  return %r : i1
}
func.func @slt(%a: i32, %b: i32) -> i1 {
  %r = arith.cmpi slt, %a, %b : i32
  return %r : i1
}
func.func @sle(%a: i32, %b: i32) -> i1 {
  %r = arith.cmpi sle, %a, %b : i32
  return %r : i1
}
func.func @sgt(%a: i32, %b: i32) -> i1 {
  %r = arith.cmpi sgt, %a, %b : i32
  return %r : i1
}
func.func @sge(%a: i32, %b: i32) -> i1 {
  %r = arith.cmpi sge, %a, %b : i32
  return %r : i1
}
func.func @ult(%a: i32, %b: i32) -> i1 {
  %r = arith.cmpi ult, %a, %b : i32
  return %r : i1
}
func.func @ule(%a: i32, %b: i32) -> i1 {
  %r = arith.cmpi ule, %a, %b : i32
  return %r : i1
}
func.func @ugt(%a: i32, %b: i32) -> i1 {
  %r = arith.cmpi ugt, %a, %b : i32
  return %r : i1
}
func.func @uge(%a: i32, %b: i32) -> i1 {
  %r = arith.cmpi uge, %a, %b : i32
  return %r : i1
}
func.func @index(%a: index, %b: index) -> i1 {
  %r = arith.cmpi slt, %a, %b : index
  return %r : i1
}
func.func @vector(%a: vector<4xi32>, %b: vector<4xi32>) -> vector<4xi1> {
  %r = arith.cmpi ult, %a, %b : vector<4xi32>
  return %r : vector<4xi1>
}
func.func @nd(%a: vector<2x3xi32>, %b: vector<2x3xi32>) -> vector<2x3xi1> {
  %r = arith.cmpi ne, %a, %b : vector<2x3xi32>
  return %r : vector<2x3xi1>
}
// ==== stdout ====
module {
  func.func @eq(%arg0: i32, %arg1: i32) -> i1 {
    %0 = llvm.icmp "eq" %arg0, %arg1 : i32
    return %0 : i1
  }
  func.func @ne(%arg0: i32, %arg1: i32) -> i1 {
    %0 = llvm.icmp "ne" %arg0, %arg1 : i32
    return %0 : i1
  }
  func.func @slt(%arg0: i32, %arg1: i32) -> i1 {
    %0 = llvm.icmp "slt" %arg0, %arg1 : i32
    return %0 : i1
  }
  func.func @sle(%arg0: i32, %arg1: i32) -> i1 {
    %0 = llvm.icmp "sle" %arg0, %arg1 : i32
    return %0 : i1
  }
  func.func @sgt(%arg0: i32, %arg1: i32) -> i1 {
    %0 = llvm.icmp "sgt" %arg0, %arg1 : i32
    return %0 : i1
  }
  func.func @sge(%arg0: i32, %arg1: i32) -> i1 {
    %0 = llvm.icmp "sge" %arg0, %arg1 : i32
    return %0 : i1
  }
  func.func @ult(%arg0: i32, %arg1: i32) -> i1 {
    %0 = llvm.icmp "ult" %arg0, %arg1 : i32
    return %0 : i1
  }
  func.func @ule(%arg0: i32, %arg1: i32) -> i1 {
    %0 = llvm.icmp "ule" %arg0, %arg1 : i32
    return %0 : i1
  }
  func.func @ugt(%arg0: i32, %arg1: i32) -> i1 {
    %0 = llvm.icmp "ugt" %arg0, %arg1 : i32
    return %0 : i1
  }
  func.func @uge(%arg0: i32, %arg1: i32) -> i1 {
    %0 = llvm.icmp "uge" %arg0, %arg1 : i32
    return %0 : i1
  }
  func.func @index(%arg0: index, %arg1: index) -> i1 {
    %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
    %1 = builtin.unrealized_conversion_cast %arg0 : index to i64
    %2 = llvm.icmp "slt" %1, %0 : i64
    return %2 : i1
  }
  func.func @vector(%arg0: vector<4xi32>, %arg1: vector<4xi32>) -> vector<4xi1> {
    %0 = llvm.icmp "ult" %arg0, %arg1 : vector<4xi32>
    return %0 : vector<4xi1>
  }
  func.func @nd(%arg0: vector<2x3xi32>, %arg1: vector<2x3xi32>) -> vector<2x3xi1> {
    %0 = builtin.unrealized_conversion_cast %arg1 : vector<2x3xi32> to !llvm.array<2 x vector<3xi32>>
    %1 = builtin.unrealized_conversion_cast %arg0 : vector<2x3xi32> to !llvm.array<2 x vector<3xi32>>
    %2 = llvm.mlir.poison : !llvm.array<2 x vector<3xi1>>
    %3 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<3xi32>> 
    %4 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<3xi32>> 
    %5 = llvm.icmp "ne" %3, %4 : vector<3xi32>
    %6 = llvm.insertvalue %5, %2[0] : !llvm.array<2 x vector<3xi1>> 
    %7 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<3xi32>> 
    %8 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<3xi32>> 
    %9 = llvm.icmp "ne" %7, %8 : vector<3xi32>
    %10 = llvm.insertvalue %9, %6[1] : !llvm.array<2 x vector<3xi1>> 
    %11 = builtin.unrealized_conversion_cast %10 : !llvm.array<2 x vector<3xi1>> to vector<2x3xi1>
    return %11 : vector<2x3xi1>
  }
}

