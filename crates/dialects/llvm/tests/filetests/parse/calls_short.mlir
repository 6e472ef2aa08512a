// terrace opt --split-input-file
// Calls, positions and element types where one way is short and another is not.
llvm.func @f(i32) -> f32
llvm.func @g()
llvm.func @v(i32, ...) -> i32
llvm.func @calls(%p: !llvm.ptr, %i: i32) {
  %0 = llvm.call @f(%i) : (i32) -> f32
  %1 = llvm.call @f(%i) : (i32) -> f32
  %2 = llvm.call fastcc tail @f(%i) {fastmathFlags = #llvm.fastmath<nnan>} : (i32) -> f32
  %3 = llvm.call %p(%i) : !llvm.ptr, (i32) -> f32
  %4 = llvm.call %p(%i) : !llvm.ptr, (i32) -> f32
  %5 = llvm.call @v(%i, %i) vararg(!llvm.func<i32 (i32, ...)>) : (i32, i32) -> i32
  %6 = llvm.call @f(%i) ["a"(%i : i32), "b"()] : (i32) -> f32
  %8 = llvm.call @f(%i) : (i32 {llvm.signext}) -> (f32 {llvm.noundef})
  llvm.call @g() : () -> ()
  llvm.call @g() : () -> ()
  %9 = llvm.call_intrinsic "llvm.x"(%i) : (i32) -> i32
  %10 = llvm.call_intrinsic "llvm.x"(%i) ["a"(%i : i32)] : (i32) -> i32
  llvm.return
}
llvm.func @parts(%s: !llvm.struct<(i32, array<2 x struct<(f32, i64)>>)>, %a: !llvm.array<3 x i8>, %i: i32, %f: f32, %p: !llvm.ptr) {
  %0 = llvm.extractvalue %s[0] : !llvm.struct<(i32, array<2 x struct<(f32, i64)>>)>
  %1 = llvm.extractvalue %s[1,1 , 0] : !llvm.struct<(i32, array<2 x struct<(f32, i64)>>)>
  %2 = llvm.extractvalue %a[
    2 ] : !llvm.array<3 x i8>
  %3 = llvm.extractvalue %a[0x1] : !llvm.array<3 x i8>
  %4 = llvm.insertvalue %i, %s[0] : !llvm.struct<(i32, array<2 x struct<(f32, i64)>>)>
  %5 = llvm.insertvalue %f, %s[1, // in it
    0, 0] : !llvm.struct<(i32, array<2 x struct<(f32, i64)>>)>
  %6 = llvm.getelementptr %p[%i, 1, -2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.array<4 x array<4 x i8>>
  %7 = llvm.getelementptr inbounds|nuw %p[300, %i] : (!llvm.ptr, i32) -> !llvm.ptr, vector<4xi32>
  %8 = llvm.getelementptr %p[0] : (!llvm.ptr) -> !llvm.ptr, bf16
  %9 = llvm.getelementptr %p[0] : (!llvm.ptr) -> !llvm.ptr, i37
  %10 = llvm.icmp "slt" %i, %i : i32
  %11 = llvm.fcmp "oeq" %f, %f {fastmathFlags = #llvm.fastmath<fast>} : f32
  llvm.return
}

// -----

llvm.func @f(i32) -> f32
llvm.func @nested(%i: i32) {
  %0 = llvm.call @f::@g(%i) : (i32) -> f32
  llvm.return
}

// -----

llvm.func @f(i32) -> f32
llvm.func @types(%i: i32) {
  %0 = llvm.call @f(%i) : (i32) -> f32
  %1 = llvm.call @f(%i, %i) : (i32) -> f32
  llvm.return
}

// -----

llvm.func @void(%p: !llvm.ptr) {
  %0 = llvm.call %p() : !llvm.ptr, () -> !llvm.void
  llvm.return
}

// -----

llvm.func @two(%p: !llvm.ptr) {
  %0:2 = llvm.call %p() : !llvm.ptr, () -> (i32, i32)
  llvm.return
}

// -----

llvm.func @pointer(%p: !llvm.ptr) {
  llvm.call %p() : () -> ()
  llvm.return
}

// -----

llvm.func @indirect(%p: !llvm.ptr) {
  llvm.call @indirect(%p) : !llvm.ptr, (!llvm.ptr) -> ()
  llvm.return
}

// -----

llvm.func @kind(%p: !llvm.ptr) {
  llvm.call ccc musttail nocc @kind(%p) : (!llvm.ptr) -> ()
  llvm.return
}

// -----

llvm.func @part(%a: !llvm.array<3 x i8>) {
  %0 = llvm.extractvalue %a[3] : !llvm.array<3 x i8>
  llvm.return
}

// -----

llvm.func @part(%a: !llvm.array<3 x i8>) {
  %0 = llvm.extractvalue %a[-1] : !llvm.array<3 x i8>
  llvm.return
}

// -----

llvm.func @part(%a: !llvm.array<3 x i8>) {
  %0 = llvm.extractvalue %a[1 2] : !llvm.array<3 x i8>
  llvm.return
}

// -----

llvm.func @part(%a: !llvm.array<3 x i8>) {
  %0 = llvm.extractvalue %a[1, ] : !llvm.array<3 x i8>
  llvm.return
}

// -----

llvm.func @part(%a: !llvm.array<3 x i8>) {
  %0 = llvm.extractvalue %a[] : !llvm.array<3 x i8>
  llvm.return
}

// -----

llvm.func @part(%a: !llvm.array<3 x i8>) {
  %0 = llvm.extractvalue %a[9223372036854775808] : !llvm.array<3 x i8>
  llvm.return
}

// -----

llvm.func @part(%a: !llvm.array<3 x i8>, %i: i32) {
  %0 = llvm.insertvalue %i, %a[1] : !llvm.array<3 x i8>
  llvm.return
}

// -----

llvm.func @part(%i: i32) {
  %0 = llvm.insertvalue %i, %i[1] : i32
  llvm.return
}

// -----

llvm.func @element(%p: !llvm.ptr) {
  %0 = llvm.getelementptr %p[0] : (!llvm.ptr) -> !llvm.ptr, 7
  llvm.return
}

// -----

llvm.func @element(%p: !llvm.ptr) {
  %0 = llvm.getelementptr %p[0] : (!llvm.ptr) -> !llvm.ptr, i
  llvm.return
}

// -----

llvm.func @predicate(%i: i32) {
  %0 = llvm.icmp "oeq" %i, %i : i32
  llvm.return
}

// -----

llvm.func @arrow(%p: !llvm.ptr) {
  llvm.call %p() : !llvm.ptr, (i32)
  llvm.return
}

// -----

llvm.func @arrow(%i: i32) {
  llvm.call @arrow(%i) : (i32)
  llvm.return
}
// ==== stdout ====
module {
  llvm.func @f(i32) -> f32
  llvm.func @g()
  llvm.func @v(i32, ...) -> i32
  llvm.func @calls(%arg0: !llvm.ptr, %arg1: i32) {
    %0 = llvm.call @f(%arg1) : (i32) -> f32
    %1 = llvm.call @f(%arg1) : (i32) -> f32
    %2 = llvm.call fastcc tail @f(%arg1) {fastmathFlags = #llvm.fastmath<nnan>} : (i32) -> f32
    %3 = llvm.call %arg0(%arg1) : !llvm.ptr, (i32) -> f32
    %4 = llvm.call %arg0(%arg1) : !llvm.ptr, (i32) -> f32
    %5 = llvm.call @v(%arg1, %arg1) vararg(!llvm.func<i32 (i32, ...)>) : (i32, i32) -> i32
    %6 = llvm.call @f(%arg1) ["a"(%arg1 : i32), "b"()] : (i32) -> f32
    %7 = llvm.call @f(%arg1) : (i32 {llvm.signext}) -> (f32 {llvm.noundef})
    llvm.call @g() : () -> ()
    llvm.call @g() : () -> ()
    %8 = llvm.call_intrinsic "llvm.x"(%arg1) : (i32) -> i32
    %9 = llvm.call_intrinsic "llvm.x"(%arg1) ["a"(%arg1 : i32)] : (i32) -> i32
    llvm.return
  }
  llvm.func @parts(%arg0: !llvm.struct<(i32, array<2 x struct<(f32, i64)>>)>, %arg1: !llvm.array<3 x i8>, %arg2: i32, %arg3: f32, %arg4: !llvm.ptr) {
    %0 = llvm.extractvalue %arg0[0] : !llvm.struct<(i32, array<2 x struct<(f32, i64)>>)> 
    %1 = llvm.extractvalue %arg0[1, 1, 0] : !llvm.struct<(i32, array<2 x struct<(f32, i64)>>)> 
    %2 = llvm.extractvalue %arg1[2] : !llvm.array<3 x i8> 
    %3 = llvm.extractvalue %arg1[1] : !llvm.array<3 x i8> 
    %4 = llvm.insertvalue %arg2, %arg0[0] : !llvm.struct<(i32, array<2 x struct<(f32, i64)>>)> 
    %5 = llvm.insertvalue %arg3, %arg0[1, 0, 0] : !llvm.struct<(i32, array<2 x struct<(f32, i64)>>)> 
    %6 = llvm.getelementptr %arg4[%arg2, 1, -2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.array<4 x array<4 x i8>>
    %7 = llvm.getelementptr inbounds|nuw %arg4[300, %arg2] : (!llvm.ptr, i32) -> !llvm.ptr, vector<4xi32>
    %8 = llvm.getelementptr %arg4[0] : (!llvm.ptr) -> !llvm.ptr, bf16
    %9 = llvm.getelementptr %arg4[0] : (!llvm.ptr) -> !llvm.ptr, i37
    %10 = llvm.icmp "slt" %arg2, %arg2 : i32
    %11 = llvm.fcmp "oeq" %arg3, %arg3 {fastmathFlags = #llvm.fastmath<fast>} : f32
    llvm.return
  }
}

// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
module {
  llvm.func @part(%arg0: !llvm.array<3 x i8>) {
    %0 = llvm.extractvalue %arg0[] : !llvm.array<3 x i8> 
    llvm.return
  }
}

// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// ==== stderr ====
<stdin>:43:8: error: 'llvm.call' op indirect call expects a pointer as callee: 'i32'
  %0 = llvm.call @f::@g(%i) : (i32) -> f32
       ^
<stdin>:43:8: note: see current operation: %0 = "llvm.call"(%arg0) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (i32) -> f32
<stdin>:52:8: error: custom op 'llvm.call' number of operands and types do not match: got 2 operands and 1 types
  %1 = llvm.call @f(%i, %i) : (i32) -> f32
       ^
<stdin>:59:23: error: custom op 'llvm.call' expected a non-void result type
  %0 = llvm.call %p() : !llvm.ptr, () -> !llvm.void
                      ^
<stdin>:66:25: error: custom op 'llvm.call' expected function with 0 or 1 result
  %0:2 = llvm.call %p() : !llvm.ptr, () -> (i32, i32)
                        ^
<stdin>:73:18: error: custom op 'llvm.call' expected indirect call to have 2 trailing types
  llvm.call %p() : () -> ()
                 ^
<stdin>:80:28: error: expected '('
  llvm.call @indirect(%p) : !llvm.ptr, (!llvm.ptr) -> ()
                           ^
<stdin>:80:27: error: custom op 'llvm.call' expected direct call to have 1 trailing types
  llvm.call @indirect(%p) : !llvm.ptr, (!llvm.ptr) -> ()
                          ^
<stdin>:87:25: error: expected attribute value
  llvm.call ccc musttail nocc @kind(%p) : (!llvm.ptr) -> ()
                        ^
<stdin>:95:3: error: custom op 'llvm.extractvalue' position out of bounds: 3
  llvm.return
  ^
<stdin>:102:3: error: custom op 'llvm.extractvalue' position out of bounds: -1
  llvm.return
  ^
<stdin>:108:30: error: expected ']'
  %0 = llvm.extractvalue %a[1 2] : !llvm.array<3 x i8>
                             ^
<stdin>:115:32: error: custom op 'llvm.extractvalue' expected integer value
  %0 = llvm.extractvalue %a[1, ] : !llvm.array<3 x i8>
                               ^
<stdin>:129:29: error: custom op 'llvm.extractvalue' integer value too large
  %0 = llvm.extractvalue %a[9223372036854775808] : !llvm.array<3 x i8>
                            ^
<stdin>:136:25: error: use of value '%i' expects different type than prior uses: 'i8' vs 'i32'
  %0 = llvm.insertvalue %i, %a[1] : !llvm.array<3 x i8>
                        ^
<stdin>:135:42: note: prior use here
llvm.func @part(%a: !llvm.array<3 x i8>, %i: i32) {
                                         ^
<stdin>:144:3: error: custom op 'llvm.insertvalue' expected LLVM IR structure/array type, got: 'i32'
  llvm.return
  ^
<stdin>:150:61: error: integer literal not valid for specified type
  %0 = llvm.getelementptr %p[0] : (!llvm.ptr) -> !llvm.ptr, 7
                                                            ^
<stdin>:157:60: error: expected attribute value
  %0 = llvm.getelementptr %p[0] : (!llvm.ptr) -> !llvm.ptr, i
                                                           ^
<stdin>:164:18: error: custom op 'llvm.icmp' 'oeq' is an incorrect value of the 'predicate' attribute
  %0 = llvm.icmp "oeq" %i, %i : i32
                 ^
<stdin>:171:18: error: custom op 'llvm.call' expected trailing function type
  llvm.call %p() : !llvm.ptr, (i32)
                 ^
<stdin>:178:24: error: custom op 'llvm.call' expected direct call to have 1 trailing types
  llvm.call @arrow(%i) : (i32)
                       ^
// ==== exit 1 ====
