// terrace opt --split-input-file
// What is wrong with flags: of an attribute the first one is shown, of a property each.
func.func @f(%a: f32) { %0 = arith.addf %a, %a fastmath<nnan, foo> : f32 return }
// -----
func.func @f(%a: f32) { %0 = arith.addf %a, %a fastmath<nnan, ninf, foo> : f32 return }
// -----
func.func @f(%a: f32) { %0 = arith.addf %a, %a fastmath<nnan, 3> : f32 return }
// -----
func.func @f(%a: f32) { %0 = arith.addf %a, %a fastmath<nnan, "x"> : f32 return }
// -----
"a.b"() {a = #arith.fastmath<nnan, foo>} : () -> ()
// -----
"a.b"() {a = #llvm.overflow<nsw, foo>} : () -> ()
// -----
llvm.func @f(%a: i32) { %0 = llvm.add %a, %a overflow<nsw, foo> : i32 llvm.return }
// -----
llvm.func @f(%a: i32) { %0 = llvm.add %a, %a overflow<nsw, 3> : i32 llvm.return }
// -----
llvm.func @f(%a: !llvm.ptr, %i: i32) { %0 = llvm.getelementptr inbounds|foo %a[%i] : (!llvm.ptr, i32) -> !llvm.ptr, i8 llvm.return }
// -----
llvm.func @f(%a: !llvm.ptr, %i: i32) { %0 = llvm.getelementptr nuw|3 %a[%i] : (!llvm.ptr, i32) -> !llvm.ptr, i8 llvm.return }
// ==== stdout ====
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// ==== stderr ====
<stdin>:3:57: error: custom op 'arith.addf' expected ::mlir::arith::FastMathFlags to be one of: none, reassoc, nnan, ninf, nsz, arcp, contract, afn, fast
func.func @f(%a: f32) { %0 = arith.addf %a, %a fastmath<nnan, foo> : f32 return }
                                                        ^
<stdin>:3:66: error: custom op 'arith.addf' failed to parse Arith_FastMathAttr parameter 'value' which is to be a `::mlir::arith::FastMathFlags`
func.func @f(%a: f32) { %0 = arith.addf %a, %a fastmath<nnan, foo> : f32 return }
                                                                 ^
<stdin>:5:57: error: custom op 'arith.addf' expected ::mlir::arith::FastMathFlags to be one of: none, reassoc, nnan, ninf, nsz, arcp, contract, afn, fast
func.func @f(%a: f32) { %0 = arith.addf %a, %a fastmath<nnan, ninf, foo> : f32 return }
                                                        ^
<stdin>:5:72: error: custom op 'arith.addf' failed to parse Arith_FastMathAttr parameter 'value' which is to be a `::mlir::arith::FastMathFlags`
func.func @f(%a: f32) { %0 = arith.addf %a, %a fastmath<nnan, ninf, foo> : f32 return }
                                                                       ^
<stdin>:7:63: error: custom op 'arith.addf' expected valid keyword or string
func.func @f(%a: f32) { %0 = arith.addf %a, %a fastmath<nnan, 3> : f32 return }
                                                              ^
<stdin>:7:63: error: custom op 'arith.addf' failed to parse Arith_FastMathAttr parameter 'value' which is to be a `::mlir::arith::FastMathFlags`
func.func @f(%a: f32) { %0 = arith.addf %a, %a fastmath<nnan, 3> : f32 return }
                                                              ^
<stdin>:9:57: error: custom op 'arith.addf' expected ::mlir::arith::FastMathFlags to be one of: none, reassoc, nnan, ninf, nsz, arcp, contract, afn, fast
func.func @f(%a: f32) { %0 = arith.addf %a, %a fastmath<nnan, "x"> : f32 return }
                                                        ^
<stdin>:9:66: error: custom op 'arith.addf' failed to parse Arith_FastMathAttr parameter 'value' which is to be a `::mlir::arith::FastMathFlags`
func.func @f(%a: f32) { %0 = arith.addf %a, %a fastmath<nnan, "x"> : f32 return }
                                                                 ^
<stdin>:11:6: error: operation being parsed with an unregistered dialect. If this is intended, please use -allow-unregistered-dialect with the MLIR tool used
"a.b"() {a = #arith.fastmath<nnan, foo>} : () -> ()
     ^
<stdin>:13:6: error: operation being parsed with an unregistered dialect. If this is intended, please use -allow-unregistered-dialect with the MLIR tool used
"a.b"() {a = #llvm.overflow<nsw, foo>} : () -> ()
     ^
<stdin>:15:60: error: custom op 'llvm.add' expected one of [none, nsw, nuw] for LLVM integer overflow flags, got: foo
llvm.func @f(%a: i32) { %0 = llvm.add %a, %a overflow<nsw, foo> : i32 llvm.return }
                                                           ^
<stdin>:17:60: error: custom op 'llvm.add' expected keyword for LLVM integer overflow flags
llvm.func @f(%a: i32) { %0 = llvm.add %a, %a overflow<nsw, 3> : i32 llvm.return }
                                                           ^
<stdin>:19:73: error: custom op 'llvm.getelementptr' expected one of [none, inbounds_flag, nusw, nuw, inbounds] for ::mlir::LLVM::GEPNoWrapFlags, got: foo
llvm.func @f(%a: !llvm.ptr, %i: i32) { %0 = llvm.getelementptr inbounds|foo %a[%i] : (!llvm.ptr, i32) -> !llvm.ptr, i8 llvm.return }
                                                                        ^
<stdin>:21:68: error: custom op 'llvm.getelementptr' expected keyword for ::mlir::LLVM::GEPNoWrapFlags after '|'
llvm.func @f(%a: !llvm.ptr, %i: i32) { %0 = llvm.getelementptr nuw|3 %a[%i] : (!llvm.ptr, i32) -> !llvm.ptr, i8 llvm.return }
                                                                   ^
// ==== exit 1 ====
