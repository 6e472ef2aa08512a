// terrace opt --split-input-file
// A type of the LLVM dialect that is a float as any other.
func.func private @f() attributes {a = dense<1.0> : vector<2x!llvm.ppc_fp128>}
// -----
func.func private @f() attributes {a = dense<[1.0, 2.5]> : tensor<2x!llvm.ppc_fp128>}
// -----
func.func private @f(tensor<2x!llvm.ppc_fp128>, vector<2x!llvm.ppc_fp128>, memref<2x!llvm.ppc_fp128>, complex<!llvm.ppc_fp128>)
// -----
func.func private @f(vector<2x!llvm.ppc_fp128>)
// -----
func.func private @f(complex<!llvm.ppc_fp128>)
// -----
func.func @f(%a: !llvm.ppc_fp128) { %0 = arith.addf %a, %a : !llvm.ppc_fp128 return }
// -----
func.func @f() { %0 = arith.constant 1.5 : !llvm.ppc_fp128 return }
// -----
func.func @f(%a: f32) { %0 = arith.extf %a : f32 to !llvm.ppc_fp128 return }
// -----
func.func @f(%a: !llvm.ppc_fp128) { %0 = math.exp %a : !llvm.ppc_fp128 return }
// -----
llvm.func @f(%a: !llvm.ppc_fp128) { %0 = llvm.fadd %a, %a : !llvm.ppc_fp128 llvm.return }
// -----
llvm.mlir.global external @g(1.25 : !llvm.ppc_fp128) : !llvm.ppc_fp128
// -----
llvm.mlir.global external @g(0x3FF00000000000000000000000000000 : !llvm.ppc_fp128) : !llvm.ppc_fp128
// -----
func.func private @f() attributes {b = 1.0e300 : !llvm.ppc_fp128, c = 3.1415926535897932384626433 : !llvm.ppc_fp128, d = 0.1 : !llvm.ppc_fp128, e = 1.0e400 : !llvm.ppc_fp128, f = -0.0 : !llvm.ppc_fp128}
// -----
func.func private @f() attributes {a = 1 : !llvm.ppc_fp128}
// -----
llvm.func @f(%a: f64, %i: i32) { %0 = llvm.fpext %a : f64 to !llvm.ppc_fp128 %1 = llvm.sitofp %i : i32 to !llvm.ppc_fp128 %2 = llvm.fptrunc %0 : !llvm.ppc_fp128 to f64 %3 = llvm.fcmp "oeq" %0, %1 : !llvm.ppc_fp128 %4 = llvm.intr.sqrt(%0) : (!llvm.ppc_fp128) -> !llvm.ppc_fp128 %5 = llvm.fneg %0 : !llvm.ppc_fp128 llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr, %b: !llvm.ppc_fp128) { %0 = llvm.atomicrmw fadd %p, %b monotonic : !llvm.ptr, !llvm.ppc_fp128 llvm.return }
// -----
func.func private @f() attributes {a = 0x1 : !llvm.ppc_fp128, b = 0x7FF00000000000000000000000000000 : !llvm.ppc_fp128, c = 0x3FF0000000000000 : !llvm.ppc_fp128, d = 0x00000000000000003FF0000000000000 : !llvm.ppc_fp128, e = 5.0e-324 : !llvm.ppc_fp128, f = 1.0e-400 : !llvm.ppc_fp128, g = 123456789012345678901234567890. : !llvm.ppc_fp128, h = 0x7FF8000000000000 : !llvm.ppc_fp128}
// -----
func.func private @f() attributes {a = 0.3333333333333333333333333333333 : !llvm.ppc_fp128, b = 2.0 : !llvm.ppc_fp128, c = 1.7976931348623157e308 : !llvm.ppc_fp128, d = 1.5e308 : !llvm.ppc_fp128, e = 65536.5 : !llvm.ppc_fp128}
// -----
llvm.func @f() { %0 = llvm.mlir.constant(dense<[1.0, 0.1]> : vector<2x!llvm.ppc_fp128>) : vector<2x!llvm.ppc_fp128> llvm.return }
// -----
llvm.func @f() { %0 = llvm.mlir.constant(1.0 : f64) : !llvm.ppc_fp128 llvm.return }
// -----
llvm.func @f() { %0 = llvm.mlir.constant(1.0 : !llvm.ppc_fp128) : f64 llvm.return }
// -----
func.func @f(%a: memref<2x!llvm.ppc_fp128>, %i: index) { %0 = memref.load %a[%i] : memref<2x!llvm.ppc_fp128> return }
// -----
llvm.func @f(%a: !llvm.struct<(ppc_fp128, i32)>, %b: !llvm.array<2 x ppc_fp128>, %c: !llvm.func<void (ppc_fp128)>)
// -----
func.func private @f() attributes {a = dense<"0x000000000000F03F000000000000000000000000000000400000000000000000"> : tensor<2x!llvm.ppc_fp128>}
// -----
func.func private @f() attributes {a = [1.0 : !llvm.ppc_fp128, 0.1 : !llvm.ppc_fp128], b = dense<[0.1, 0.2]> : tensor<2x!llvm.ppc_fp128>, c = array<i32: 1>}
// ==== stdout ====
module {
  func.func private @f() attributes {a = dense<1.000000e+00> : vector<2x!llvm.ppc_fp128>}
}

// -----
module {
  func.func private @f() attributes {a = dense<[1.000000e+00, 2.500000e+00]> : tensor<2x!llvm.ppc_fp128>}
}

// -----
module {
  func.func private @f(tensor<2x!llvm.ppc_fp128>, vector<2x!llvm.ppc_fp128>, memref<2x!llvm.ppc_fp128>, complex<!llvm.ppc_fp128>)
}

// -----
module {
  func.func private @f(vector<2x!llvm.ppc_fp128>)
}

// -----
module {
  func.func private @f(complex<!llvm.ppc_fp128>)
}

// -----
module {
  func.func @f(%arg0: !llvm.ppc_fp128) {
    %0 = arith.addf %arg0, %arg0 : !llvm.ppc_fp128
    return
  }
}

// -----
module {
  func.func @f() {
    %cst = arith.constant 1.500000e+00 : !llvm.ppc_fp128
    return
  }
}

// -----
module {
  func.func @f(%arg0: f32) {
    %0 = arith.extf %arg0 : f32 to !llvm.ppc_fp128
    return
  }
}

// -----
module {
  func.func @f(%arg0: !llvm.ppc_fp128) {
    %0 = math.exp %arg0 : !llvm.ppc_fp128
    return
  }
}

// -----
module {
  llvm.func @f(%arg0: !llvm.ppc_fp128) {
    %0 = llvm.fadd %arg0, %arg0 : !llvm.ppc_fp128
    llvm.return
  }
}

// -----
module {
  llvm.mlir.global external @g(1.250000e+00 : !llvm.ppc_fp128) {addr_space = 0 : i32} : !llvm.ppc_fp128
}

// -----
module {
  llvm.mlir.global external @g(0x3FF00000000000000000000000000000 : !llvm.ppc_fp128) {addr_space = 0 : i32} : !llvm.ppc_fp128
}

// -----
module {
  func.func private @f() attributes {b = 1.00000000000000005250476025520442E+300 : !llvm.ppc_fp128, c = 3.14159265358979311599796346854419 : !llvm.ppc_fp128, d = 0.100000000000000005551115123125783 : !llvm.ppc_fp128, e = 0x7FF0000000000000 : !llvm.ppc_fp128, f = -0.000000e+00 : !llvm.ppc_fp128}
}

// -----
// -----
module {
  llvm.func @f(%arg0: f64, %arg1: i32) {
    %0 = llvm.fpext %arg0 : f64 to !llvm.ppc_fp128
    %1 = llvm.sitofp %arg1 : i32 to !llvm.ppc_fp128
    %2 = llvm.fptrunc %0 : !llvm.ppc_fp128 to f64
    %3 = llvm.fcmp "oeq" %0, %1 : !llvm.ppc_fp128
    %4 = llvm.intr.sqrt(%0) : (!llvm.ppc_fp128) -> !llvm.ppc_fp128
    %5 = llvm.fneg %0 : !llvm.ppc_fp128
    llvm.return
  }
}

// -----
module {
  llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ppc_fp128) {
    %0 = llvm.atomicrmw fadd %arg0, %arg1 monotonic : !llvm.ptr, !llvm.ppc_fp128
    llvm.return
  }
}

// -----
module {
  func.func private @f() attributes {a = 4.940660e-324 : !llvm.ppc_fp128, b = 0x7FF00000000000000000000000000000 : !llvm.ppc_fp128, c = 1.000000e+00 : !llvm.ppc_fp128, d = 1.000000e+00 : !llvm.ppc_fp128, e = 4.940660e-324 : !llvm.ppc_fp128, f = 0.000000e+00 : !llvm.ppc_fp128, g = 0x45F8EE90FF6C373E : !llvm.ppc_fp128, h = 0x7FF8000000000000 : !llvm.ppc_fp128}
}

// -----
module {
  func.func private @f() attributes {a = 0.333333333333333314829616256247391 : !llvm.ppc_fp128, b = 2.000000e+00 : !llvm.ppc_fp128, c = 1.79769313486231570814527423731704E+308 : !llvm.ppc_fp128, d = 1.50000000000000001646859544416068E+308 : !llvm.ppc_fp128, e = 6.553650e+04 : !llvm.ppc_fp128}
}

// -----
module {
  llvm.func @f() {
    %0 = llvm.mlir.constant(dense<[1.000000e+00, 0.100000000000000005551115123125783]> : vector<2x!llvm.ppc_fp128>) : vector<2x!llvm.ppc_fp128>
    llvm.return
  }
}

// -----
// -----
// -----
module {
  func.func @f(%arg0: memref<2x!llvm.ppc_fp128>, %arg1: index) {
    %0 = memref.load %arg0[%arg1] : memref<2x!llvm.ppc_fp128>
    return
  }
}

// -----
module {
  llvm.func @f(!llvm.struct<(!llvm.ppc_fp128, i32)>, !llvm.array<2 x !llvm.ppc_fp128>, !llvm.func<void (!llvm.ppc_fp128)>)
}

// -----
module {
  func.func private @f() attributes {a = dense<[1.000000e+00, 2.000000e+00]> : tensor<2x!llvm.ppc_fp128>}
}

// -----
module {
  func.func private @f() attributes {a = [1.000000e+00 : !llvm.ppc_fp128, 0.100000000000000005551115123125783 : !llvm.ppc_fp128], b = dense<[0.100000000000000005551115123125783, 0.200000000000000011102230246251565]> : tensor<2x!llvm.ppc_fp128>, c = array<i32: 1>}
}

// ==== stderr ====
<stdin>:29:40: error: unexpected decimal integer literal for a floating point value
func.func private @f() attributes {a = 1 : !llvm.ppc_fp128}
                                       ^
<stdin>:29:40: note: add a trailing dot to make the literal a float
<stdin>:41:23: error: 'llvm.mlir.constant' op attribute and type have different float semantics
llvm.func @f() { %0 = llvm.mlir.constant(1.0 : f64) : !llvm.ppc_fp128 llvm.return }
                      ^
<stdin>:41:23: note: see current operation: %0 = "llvm.mlir.constant"() <{value = 1.000000e+00 : f64}> : () -> !llvm.ppc_fp128
<stdin>:43:23: error: 'llvm.mlir.constant' op attribute and type have different float semantics
llvm.func @f() { %0 = llvm.mlir.constant(1.0 : !llvm.ppc_fp128) : f64 llvm.return }
                      ^
<stdin>:43:23: note: see current operation: %0 = "llvm.mlir.constant"() <{value = 1.000000e+00 : !llvm.ppc_fp128}> : () -> f64
// ==== exit 1 ====
