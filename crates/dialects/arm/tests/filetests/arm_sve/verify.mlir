// terrace opt --split-input-file
// Operations that break a constraint or a rule.
func.func @f(%a: vector<4xi32>, %b: vector<[16]xi8>) {
  %0 = "arm_sve.sdot"(%a, %b, %b) : (vector<4xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<4xi32>
  return
}

// -----

func.func @f(%a: vector<[4]xi32>, %b: vector<[16]xi8>, %c: vector<[8]xi16>) {
  %0 = "arm_sve.sdot"(%a, %b, %c) : (vector<[4]xi32>, vector<[16]xi8>, vector<[8]xi16>) -> vector<[4]xi32>
  return
}

// -----

func.func @f(%a: vector<[4]xi32>, %b: vector<[16]xi8>) {
  %0 = "arm_sve.udot"(%a, %b, %b) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[2]xi64>
  return
}

// -----

func.func @f(%a: vector<[4]xi32>, %b: vector<[4]xi8>) {
  %0 = arm_sve.sdot %a, %b, %b : vector<[4]xi8> to vector<[4]xi32>
  return
}

// -----

func.func @f(%a: vector<[4]xi32>, %b: vector<[8]xi8>) {
  %0 = arm_sve.smmla %a, %b, %b : vector<[8]xi8> to vector<[4]xi32>
  return
}

// -----

func.func @f(%a: vector<[2]xi32>, %b: vector<[16]xi8>) {
  %0 = arm_sve.ummla %a, %b, %b : vector<[16]xi8> to vector<[2]xi32>
  return
}

// -----

func.func @f(%a: i32, %b: vector<[16]xi8>) {
  %0 = arm_sve.usmmla %a, %b, %b : vector<[16]xi8> to i32
  return
}

// -----

func.func @f(%a: vector<[4]xf32>, %b: vector<[8]xf16>) {
  %0 = arm_sve.intr.bfmmla %a, %b, %b : vector<[8]xf16> to vector<[4]xf32>
  return
}

// -----

func.func @f(%a: vector<[4]xf64>, %b: vector<[8]xbf16>) {
  %0 = arm_sve.intr.bfmmla %a, %b, %b : vector<[8]xbf16> to vector<[4]xf64>
  return
}

// -----

func.func @f(%a: vector<[16]xi1>) {
  %0 = arm_sve.convert_from_svbool %a : vector<[3]xi1>
  return
}

// -----

func.func @f(%a: vector<[16]xi1>) {
  %0 = arm_sve.convert_from_svbool %a : vector<2x[4]xi1>
  return
}

// -----

func.func @f(%a: vector<[8]xi1>) {
  %0 = "arm_sve.convert_from_svbool"(%a) : (vector<[8]xi1>) -> vector<[4]xi1>
  return
}

// -----

func.func @f(%a: vector<[16]xi1>) {
  %0 = "arm_sve.convert_from_svbool"(%a) : (vector<[16]xi1>) -> vector<2x[4]xi1>
  return
}

// -----

func.func @f(%a: vector<[4]x2xi1>) {
  %0 = arm_sve.convert_to_svbool %a : vector<[4]x2xi1>
  return
}

// -----

func.func @f(%a: vector<[2]x[4]xi1>) {
  %0 = arm_sve.convert_to_svbool %a : vector<[2]x[4]xi1>
  return
}

// -----

func.func @f(%a: vector<[4]xi8>) {
  %0 = arm_sve.convert_to_svbool %a : vector<[4]xi8>
  return
}

// -----

func.func @f(%a: i1) {
  %0 = arm_sve.convert_to_svbool %a : i1
  return
}

// -----

func.func @f(%a: vector<[4]xi1>) {
  %0 = "arm_sve.convert_to_svbool"(%a) : (vector<[4]xi1>) -> vector<[8]xi1>
  return
}

// -----

func.func @f(%a: vector<[4]xi64>) {
  %0:2 = arm_sve.zip.x2 %a, %a : vector<[4]xi64>
  return
}

// -----

func.func @f(%a: vector<4xi32>) {
  %0:2 = arm_sve.zip.x2 %a, %a : vector<4xi32>
  return
}

// -----

func.func @f(%a: vector<[4]xi32>, %b: vector<[4]xf32>) {
  %0:2 = "arm_sve.zip.x2"(%a, %b) : (vector<[4]xi32>, vector<[4]xf32>) -> (vector<[4]xi32>, vector<[4]xi32>)
  return
}

// -----

func.func @f(%a: vector<[4]xi32>) {
  %0:4 = "arm_sve.zip.x4"(%a, %a, %a, %a) : (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>) -> (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>, vector<[4]xf32>)
  return
}

// -----

func.func @f(%a: vector<[4]xi1>, %b: vector<[3]xi1>, %i: index) {
  %0 = arm_sve.psel %a, %b[%i] : vector<[4]xi1>, vector<[3]xi1>
  return
}

// -----

func.func @f(%a: vector<1x[4]xi1>, %b: vector<[4]xi1>, %i: index) {
  %0 = arm_sve.psel %a, %b[%i] : vector<1x[4]xi1>, vector<[4]xi1>
  return
}

// -----

func.func @f(%a: vector<[4]xi1>, %b: vector<[8]xi1>, %i: index) {
  %0 = "arm_sve.psel"(%a, %b, %i) : (vector<[4]xi1>, vector<[8]xi1>, index) -> vector<[8]xi1>
  return
}

// -----

func.func @f(%a: vector<[4]xi1>, %i: i64) {
  %0 = "arm_sve.psel"(%a, %a, %i) : (vector<[4]xi1>, vector<[4]xi1>, i64) -> vector<[4]xi1>
  return
}

// -----

func.func @f(%a: vector<[4]xf32>) {
  %0 = "arm_sve.dupq_lane"(%a) : (vector<[4]xf32>) -> vector<[4]xf32>
  return
}

// -----

func.func @f(%a: vector<[4]xf32>) {
  %0 = "arm_sve.dupq_lane"(%a) {lane = 1 : i32} : (vector<[4]xf32>) -> vector<[4]xf32>
  return
}

// -----

func.func @f(%a: vector<[4]xf32>) {
  %0 = "arm_sve.dupq_lane"(%a) {lane = 1 : i64} : (vector<[4]xf32>) -> vector<[4]xi32>
  return
}

// -----

func.func @f(%a: vector<[4]xf16>) {
  %0 = arm_sve.dupq_lane %a[0] : vector<[4]xf16>
  return
}

// -----

func.func @f(%m: vector<[4]xi1>, %a: vector<[4]xf32>) {
  %0 = arm_sve.masked.addi %m, %a, %a : vector<[4]xi1>, vector<[4]xf32>
  return
}

// -----

func.func @f(%m: vector<[4]xi1>, %a: vector<[4]xi32>) {
  %0 = arm_sve.masked.addf %m, %a, %a : vector<[4]xi1>, vector<[4]xi32>
  return
}

// -----

func.func @f(%m: vector<[8]xi1>, %a: vector<[4]xi32>) {
  %0 = arm_sve.masked.subi %m, %a, %a : vector<[8]xi1>, vector<[4]xi32>
  return
}

// -----

func.func @f(%m: vector<[4]xi8>, %a: vector<[4]xi32>) {
  %0 = arm_sve.masked.subi %m, %a, %a : vector<[4]xi8>, vector<[4]xi32>
  return
}

// -----

func.func @f(%m: vector<4xi1>, %a: vector<4xi32>) {
  %0 = arm_sve.masked.muli %m, %a, %a : vector<4xi1>, vector<4xi32>
  return
}

// -----

func.func @f(%m: vector<[4]xi1>, %a: vector<[4]xi32>, %b: vector<[4]xi64>) {
  %0 = "arm_sve.masked.muli"(%m, %a, %b) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi64>) -> vector<[4]xi32>
  return
}

// -----

func.func @f(%m: vector<[4]xi1>, %a: vector<[4]xi3>) {
  %0 = arm_sve.masked.divi_signed %m, %a, %a : vector<[4]xi1>, vector<[4]xi3>
  return
}

// -----

func.func @f(%a: vector<4xi32>) {
  %0 = "arm_sve.intr.add"(%a, %a, %a) : (vector<4xi32>, vector<4xi32>, vector<4xi32>) -> vector<4xi32>
  return
}

// -----

func.func @f(%a: vector<[4]xi32>) {
  %0 = "arm_sve.intr.add"(%a, %a, %a) : (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>) -> index
  return
}

// -----

func.func @f(%a: vector<[4]xi32>) {
  %0 = "arm_sve.intr.add"(%a, %a) : (vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
  return
}

// -----

func.func @f(%a: vector<[8]xi1>) {
  %0 = "arm_sve.intr.convert.from.svbool"(%a) : (vector<[8]xi1>) -> vector<[8]xi1>
  return
}

// -----

func.func @f(%a: vector<[16]xi1>) {
  %0 = "arm_sve.intr.convert.from.svbool"(%a) : (vector<[16]xi1>) -> vector<[3]xi1>
  return
}

// -----

func.func @f(%a: vector<[8]xi1>) {
  %0 = "arm_sve.intr.convert.to.svbool"(%a) : (vector<[8]xi1>) -> vector<[8]xi1>
  return
}

// -----

func.func @f(%a: vector<[16]xi1>, %i: i64) {
  %0 = "arm_sve.intr.psel"(%a, %a, %i) : (vector<[16]xi1>, vector<[16]xi1>, i64) -> vector<[16]xi1>
  return
}

// -----

func.func @f(%a: vector<[16]xi1>, %i: i32) {
  %0 = "arm_sve.intr.psel"(%a, %a, %i) : (vector<[16]xi1>, vector<[16]xi1>, i32) -> vector<[4]xi1>
  return
}

// -----

func.func @f(%i: i32) {
  %0 = "arm_sve.intr.whilelt"(%i, %i) : (i32, i32) -> vector<[16]xi1>
  return
}

// -----

func.func @f(%i: i64) {
  %0 = "arm_sve.intr.whilelt"(%i, %i) : (i64, i64) -> vector<[16]xi8>
  return
}

// -----

func.func @f(%a: vector<2x[4]xf32>) {
  %0 = "arm_sve.intr.dupq_lane"(%a) {lane = 1 : i64} : (vector<2x[4]xf32>) -> vector<[4]xf32>
  return
}

// -----

func.func @f(%a: vector<[4]xf32>) {
  %0 = "arm_sve.intr.dupq_lane"(%a) : (vector<[4]xf32>) -> vector<[4]xf32>
  return
}

// -----

func.func @f(%a: vector<4xf32>) {
  %0 = "arm_sve.intr.zip.x2"(%a, %a) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
  return
}

// -----

func.func @f(%a: vector<[4]xf32>) {
  %0 = "arm_sve.intr.zip.x2"(%a, %a) : (vector<[4]xf32>, vector<[4]xf32>) -> tuple<vector<[4]xf32>>
  return
}
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
// -----
// -----
// -----
// -----
// -----
// ==== stderr ====
<stdin>:4:8: error: 'arm_sve.sdot' op operand #0 must be scalable vector of 32-bit signless integer or 64-bit signless integer values of length 4/2, but got 'vector<4xi32>'
  %0 = "arm_sve.sdot"(%a, %b, %b) : (vector<4xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<4xi32>
       ^
<stdin>:4:8: note: see current operation: %0 = "arm_sve.sdot"(%arg0, %arg1, %arg1) : (vector<4xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<4xi32>
<stdin>:11:8: error: 'arm_sve.sdot' op failed to verify that all of {src1, src2} have same type
  %0 = "arm_sve.sdot"(%a, %b, %c) : (vector<[4]xi32>, vector<[16]xi8>, vector<[8]xi16>) -> vector<[4]xi32>
       ^
<stdin>:11:8: note: see current operation: %0 = "arm_sve.sdot"(%arg0, %arg1, %arg2) : (vector<[4]xi32>, vector<[16]xi8>, vector<[8]xi16>) -> vector<[4]xi32>
<stdin>:18:8: error: 'arm_sve.udot' op failed to verify that all of {acc, dst} have same type
  %0 = "arm_sve.udot"(%a, %b, %b) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[2]xi64>
       ^
<stdin>:18:8: note: see current operation: %0 = "arm_sve.udot"(%arg0, %arg1, %arg1) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[2]xi64>
<stdin>:25:8: error: 'arm_sve.sdot' op operand #1 must be scalable vector of 8-bit signless integer or 16-bit signless integer values of length 16/8, but got 'vector<[4]xi8>'
  %0 = arm_sve.sdot %a, %b, %b : vector<[4]xi8> to vector<[4]xi32>
       ^
<stdin>:25:8: note: see current operation: %0 = "arm_sve.sdot"(%arg0, %arg1, %arg1) : (vector<[4]xi32>, vector<[4]xi8>, vector<[4]xi8>) -> vector<[4]xi32>
<stdin>:32:8: error: 'arm_sve.smmla' op operand #1 must be scalable vector of 8-bit signless integer values of length 16, but got 'vector<[8]xi8>'
  %0 = arm_sve.smmla %a, %b, %b : vector<[8]xi8> to vector<[4]xi32>
       ^
<stdin>:32:8: note: see current operation: %0 = "arm_sve.smmla"(%arg0, %arg1, %arg1) : (vector<[4]xi32>, vector<[8]xi8>, vector<[8]xi8>) -> vector<[4]xi32>
<stdin>:39:8: error: 'arm_sve.ummla' op operand #0 must be scalable vector of 32-bit signless integer values of length 4, but got 'vector<[2]xi32>'
  %0 = arm_sve.ummla %a, %b, %b : vector<[16]xi8> to vector<[2]xi32>
       ^
<stdin>:39:8: note: see current operation: %0 = "arm_sve.ummla"(%arg0, %arg1, %arg1) : (vector<[2]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[2]xi32>
<stdin>:46:55: error: custom op 'arm_sve.usmmla' invalid kind of type specified: expected builtin.vector, but found 'i32'
  %0 = arm_sve.usmmla %a, %b, %b : vector<[16]xi8> to i32
                                                      ^
<stdin>:53:8: error: 'arm_sve.intr.bfmmla' op operand #1 must be scalable vector of bfloat16 type values of length 8, but got 'vector<[8]xf16>'
  %0 = arm_sve.intr.bfmmla %a, %b, %b : vector<[8]xf16> to vector<[4]xf32>
       ^
<stdin>:53:8: note: see current operation: %0 = "arm_sve.intr.bfmmla"(%arg0, %arg1, %arg1) : (vector<[4]xf32>, vector<[8]xf16>, vector<[8]xf16>) -> vector<[4]xf32>
<stdin>:60:8: error: 'arm_sve.intr.bfmmla' op operand #0 must be scalable vector of 32-bit float values of length 4, but got 'vector<[4]xf64>'
  %0 = arm_sve.intr.bfmmla %a, %b, %b : vector<[8]xbf16> to vector<[4]xf64>
       ^
<stdin>:60:8: note: see current operation: %0 = "arm_sve.intr.bfmmla"(%arg0, %arg1, %arg1) : (vector<[4]xf64>, vector<[8]xbf16>, vector<[8]xbf16>) -> vector<[4]xf64>
<stdin>:67:8: error: custom op 'arm_sve.convert_from_svbool' 'result' must be trailing scalable vector of 1-bit signless integer values with dim -1 having a size of {16, 8, 4, 2, 1}, but got 'vector<[3]xi1>'
  %0 = arm_sve.convert_from_svbool %a : vector<[3]xi1>
       ^
<stdin>:74:36: error: use of value '%a' expects different type than prior uses: 'vector<2x[16]xi1>' vs 'vector<[16]xi1>'
  %0 = arm_sve.convert_from_svbool %a : vector<2x[4]xi1>
                                   ^
<stdin>:73:14: note: prior use here
func.func @f(%a: vector<[16]xi1>) {
             ^
<stdin>:81:8: error: 'arm_sve.convert_from_svbool' op operand #0 must be trailing scalable vector of 1-bit signless integer values with dim -1 having a size of {16}, but got 'vector<[8]xi1>'
  %0 = "arm_sve.convert_from_svbool"(%a) : (vector<[8]xi1>) -> vector<[4]xi1>
       ^
<stdin>:81:8: note: see current operation: %0 = "arm_sve.convert_from_svbool"(%arg0) : (vector<[8]xi1>) -> vector<[4]xi1>
<stdin>:88:8: error: 'arm_sve.convert_from_svbool' op failed to verify that expected corresponding svbool type widened to [16]xi1
  %0 = "arm_sve.convert_from_svbool"(%a) : (vector<[16]xi1>) -> vector<2x[4]xi1>
       ^
<stdin>:88:8: note: see current operation: %0 = "arm_sve.convert_from_svbool"(%arg0) : (vector<[16]xi1>) -> vector<2x[4]xi1>
<stdin>:95:8: error: custom op 'arm_sve.convert_to_svbool' 'source' must be trailing scalable vector of 1-bit signless integer values with dim -1 having a size of {16, 8, 4, 2, 1}, but got 'vector<[4]x2xi1>'
  %0 = arm_sve.convert_to_svbool %a : vector<[4]x2xi1>
       ^
<stdin>:102:8: error: custom op 'arm_sve.convert_to_svbool' 'source' must be trailing scalable vector of 1-bit signless integer values with dim -1 having a size of {16, 8, 4, 2, 1}, but got 'vector<[2]x[4]xi1>'
  %0 = arm_sve.convert_to_svbool %a : vector<[2]x[4]xi1>
       ^
<stdin>:109:8: error: custom op 'arm_sve.convert_to_svbool' 'source' must be trailing scalable vector of 1-bit signless integer values with dim -1 having a size of {16, 8, 4, 2, 1}, but got 'vector<[4]xi8>'
  %0 = arm_sve.convert_to_svbool %a : vector<[4]xi8>
       ^
<stdin>:116:39: error: custom op 'arm_sve.convert_to_svbool' invalid kind of type specified: expected builtin.vector, but found 'i1'
  %0 = arm_sve.convert_to_svbool %a : i1
                                      ^
<stdin>:123:8: error: 'arm_sve.convert_to_svbool' op result #0 must be trailing scalable vector of 1-bit signless integer values with dim -1 having a size of {16}, but got 'vector<[8]xi1>'
  %0 = "arm_sve.convert_to_svbool"(%a) : (vector<[4]xi1>) -> vector<[8]xi1>
       ^
<stdin>:123:8: note: see current operation: %0 = "arm_sve.convert_to_svbool"(%arg0) : (vector<[4]xi1>) -> vector<[8]xi1>
<stdin>:130:10: error: 'arm_sve.zip.x2' op operand #0 must be an SVE vector with element size <= 64-bit, but got 'vector<[4]xi64>'
  %0:2 = arm_sve.zip.x2 %a, %a : vector<[4]xi64>
         ^
<stdin>:130:10: note: see current operation: %0:2 = "arm_sve.zip.x2"(%arg0, %arg0) : (vector<[4]xi64>, vector<[4]xi64>) -> (vector<[4]xi64>, vector<[4]xi64>)
<stdin>:137:10: error: 'arm_sve.zip.x2' op operand #0 must be an SVE vector with element size <= 64-bit, but got 'vector<4xi32>'
  %0:2 = arm_sve.zip.x2 %a, %a : vector<4xi32>
         ^
<stdin>:137:10: note: see current operation: %0:2 = "arm_sve.zip.x2"(%arg0, %arg0) : (vector<4xi32>, vector<4xi32>) -> (vector<4xi32>, vector<4xi32>)
<stdin>:144:10: error: 'arm_sve.zip.x2' op failed to verify that all of {sourceV1, sourceV2, resultV1, resultV2} have same type
  %0:2 = "arm_sve.zip.x2"(%a, %b) : (vector<[4]xi32>, vector<[4]xf32>) -> (vector<[4]xi32>, vector<[4]xi32>)
         ^
<stdin>:144:10: note: see current operation: %0:2 = "arm_sve.zip.x2"(%arg0, %arg1) : (vector<[4]xi32>, vector<[4]xf32>) -> (vector<[4]xi32>, vector<[4]xi32>)
<stdin>:151:10: error: 'arm_sve.zip.x4' op failed to verify that all of {sourceV1, sourceV2, sourceV3, sourceV4, resultV1, resultV2, resultV3, resultV4} have same type
  %0:4 = "arm_sve.zip.x4"(%a, %a, %a, %a) : (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>) -> (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>, vector<[4]xf32>)
         ^
<stdin>:151:10: note: see current operation: %0:4 = "arm_sve.zip.x4"(%arg0, %arg0, %arg0, %arg0) : (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>) -> (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>, vector<[4]xf32>)
<stdin>:158:8: error: 'arm_sve.psel' op operand #1 must be vector<[1]xi1>, vector<[2]xi1>, vector<[4]xi1>, vector<[8]xi1>, or vector<[16]xi1>, but got 'vector<[3]xi1>'
  %0 = arm_sve.psel %a, %b[%i] : vector<[4]xi1>, vector<[3]xi1>
       ^
<stdin>:158:8: note: see current operation: %0 = "arm_sve.psel"(%arg0, %arg1, %arg2) : (vector<[4]xi1>, vector<[3]xi1>, index) -> vector<[4]xi1>
<stdin>:165:8: error: 'arm_sve.psel' op operand #0 must be vector<[1]xi1>, vector<[2]xi1>, vector<[4]xi1>, vector<[8]xi1>, or vector<[16]xi1>, but got 'vector<1x[4]xi1>'
  %0 = arm_sve.psel %a, %b[%i] : vector<1x[4]xi1>, vector<[4]xi1>
       ^
<stdin>:165:8: note: see current operation: %0 = "arm_sve.psel"(%arg0, %arg1, %arg2) : (vector<1x[4]xi1>, vector<[4]xi1>, index) -> vector<1x[4]xi1>
<stdin>:172:8: error: 'arm_sve.psel' op failed to verify that all of {p1, result} have same type
  %0 = "arm_sve.psel"(%a, %b, %i) : (vector<[4]xi1>, vector<[8]xi1>, index) -> vector<[8]xi1>
       ^
<stdin>:172:8: note: see current operation: %0 = "arm_sve.psel"(%arg0, %arg1, %arg2) : (vector<[4]xi1>, vector<[8]xi1>, index) -> vector<[8]xi1>
<stdin>:179:8: error: 'arm_sve.psel' op operand #2 must be index, but got 'i64'
  %0 = "arm_sve.psel"(%a, %a, %i) : (vector<[4]xi1>, vector<[4]xi1>, i64) -> vector<[4]xi1>
       ^
<stdin>:179:8: note: see current operation: %0 = "arm_sve.psel"(%arg0, %arg0, %arg1) : (vector<[4]xi1>, vector<[4]xi1>, i64) -> vector<[4]xi1>
<stdin>:186:8: error: 'arm_sve.dupq_lane' op requires attribute 'lane'
  %0 = "arm_sve.dupq_lane"(%a) : (vector<[4]xf32>) -> vector<[4]xf32>
       ^
<stdin>:186:8: note: see current operation: %0 = "arm_sve.dupq_lane"(%arg0) : (vector<[4]xf32>) -> vector<[4]xf32>
<stdin>:193:8: error: 'arm_sve.dupq_lane' op attribute 'lane' failed to satisfy constraint: 64-bit signless integer attribute
  %0 = "arm_sve.dupq_lane"(%a) {lane = 1 : i32} : (vector<[4]xf32>) -> vector<[4]xf32>
       ^
<stdin>:200:8: error: 'arm_sve.dupq_lane' op failed to verify that all of {src, dst} have same type
  %0 = "arm_sve.dupq_lane"(%a) {lane = 1 : i64} : (vector<[4]xf32>) -> vector<[4]xi32>
       ^
<stdin>:200:8: note: see current operation: %0 = "arm_sve.dupq_lane"(%arg0) <{lane = 1 : i64}> : (vector<[4]xf32>) -> vector<[4]xi32>
<stdin>:207:8: error: 'arm_sve.dupq_lane' op operand #0 must be an SVE vector with element size <= 64-bit, but got 'vector<[4]xf16>'
  %0 = arm_sve.dupq_lane %a[0] : vector<[4]xf16>
       ^
<stdin>:207:8: note: see current operation: %0 = "arm_sve.dupq_lane"(%arg0) <{lane = 0 : i64}> : (vector<[4]xf16>) -> vector<[4]xf16>
<stdin>:214:8: error: 'arm_sve.masked.addi' op operand #1 must be scalable vector of 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 64-bit signless integer values, but got 'vector<[4]xf32>'
  %0 = arm_sve.masked.addi %m, %a, %a : vector<[4]xi1>, vector<[4]xf32>
       ^
<stdin>:214:8: note: see current operation: %0 = "arm_sve.masked.addi"(%arg0, %arg1, %arg1) : (vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
<stdin>:221:8: error: 'arm_sve.masked.addf' op operand #1 must be scalable vector of floating-point values, but got 'vector<[4]xi32>'
  %0 = arm_sve.masked.addf %m, %a, %a : vector<[4]xi1>, vector<[4]xi32>
       ^
<stdin>:221:8: note: see current operation: %0 = "arm_sve.masked.addf"(%arg0, %arg1, %arg1) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
<stdin>:228:8: error: 'arm_sve.masked.subi' op failed to verify that mask has i1 element type and same shape as operands
  %0 = arm_sve.masked.subi %m, %a, %a : vector<[8]xi1>, vector<[4]xi32>
       ^
<stdin>:228:8: note: see current operation: %0 = "arm_sve.masked.subi"(%arg0, %arg1, %arg1) : (vector<[8]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
<stdin>:235:8: error: 'arm_sve.masked.subi' op operand #0 must be scalable vector of 1-bit signless integer values, but got 'vector<[4]xi8>'
  %0 = arm_sve.masked.subi %m, %a, %a : vector<[4]xi8>, vector<[4]xi32>
       ^
<stdin>:235:8: note: see current operation: %0 = "arm_sve.masked.subi"(%arg0, %arg1, %arg1) : (vector<[4]xi8>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
<stdin>:242:8: error: 'arm_sve.masked.muli' op operand #0 must be scalable vector of 1-bit signless integer values, but got 'vector<4xi1>'
  %0 = arm_sve.masked.muli %m, %a, %a : vector<4xi1>, vector<4xi32>
       ^
<stdin>:242:8: note: see current operation: %0 = "arm_sve.masked.muli"(%arg0, %arg1, %arg1) : (vector<4xi1>, vector<4xi32>, vector<4xi32>) -> vector<4xi32>
<stdin>:249:8: error: 'arm_sve.masked.muli' op failed to verify that all of {src1, src2, res} have same type
  %0 = "arm_sve.masked.muli"(%m, %a, %b) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi64>) -> vector<[4]xi32>
       ^
<stdin>:249:8: note: see current operation: %0 = "arm_sve.masked.muli"(%arg0, %arg1, %arg2) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi64>) -> vector<[4]xi32>
<stdin>:256:8: error: 'arm_sve.masked.divi_signed' op operand #1 must be scalable vector of 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 64-bit signless integer values, but got 'vector<[4]xi3>'
  %0 = arm_sve.masked.divi_signed %m, %a, %a : vector<[4]xi1>, vector<[4]xi3>
       ^
<stdin>:256:8: note: see current operation: %0 = "arm_sve.masked.divi_signed"(%arg0, %arg1, %arg1) : (vector<[4]xi1>, vector<[4]xi3>, vector<[4]xi3>) -> vector<[4]xi3>
<stdin>:263:8: error: 'arm_sve.intr.add' op operand #0 must be scalable vector of any type values, but got 'vector<4xi32>'
  %0 = "arm_sve.intr.add"(%a, %a, %a) : (vector<4xi32>, vector<4xi32>, vector<4xi32>) -> vector<4xi32>
       ^
<stdin>:263:8: note: see current operation: %0 = "arm_sve.intr.add"(%arg0, %arg0, %arg0) : (vector<4xi32>, vector<4xi32>, vector<4xi32>) -> vector<4xi32>
<stdin>:270:8: error: 'arm_sve.intr.add' op result #0 must be LLVM dialect-compatible type, but got 'index'
  %0 = "arm_sve.intr.add"(%a, %a, %a) : (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>) -> index
       ^
<stdin>:270:8: note: see current operation: %0 = "arm_sve.intr.add"(%arg0, %arg0, %arg0) : (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>) -> index
<stdin>:277:8: error: 'arm_sve.intr.add' op expected 3 operands, but found 2
  %0 = "arm_sve.intr.add"(%a, %a) : (vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
       ^
<stdin>:277:8: note: see current operation: %0 = "arm_sve.intr.add"(%arg0, %arg0) : (vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
<stdin>:284:8: error: 'arm_sve.intr.convert.from.svbool' op operand #0 must be vector<[16]xi1>, but got 'vector<[8]xi1>'
  %0 = "arm_sve.intr.convert.from.svbool"(%a) : (vector<[8]xi1>) -> vector<[8]xi1>
       ^
<stdin>:284:8: note: see current operation: %0 = "arm_sve.intr.convert.from.svbool"(%arg0) : (vector<[8]xi1>) -> vector<[8]xi1>
<stdin>:291:8: error: 'arm_sve.intr.convert.from.svbool' op failed to verify that 'res' is vector<[1]xi1>, vector<[2]xi1>, vector<[4]xi1>, vector<[8]xi1>, or vector<[16]xi1>
  %0 = "arm_sve.intr.convert.from.svbool"(%a) : (vector<[16]xi1>) -> vector<[3]xi1>
       ^
<stdin>:291:8: note: see current operation: %0 = "arm_sve.intr.convert.from.svbool"(%arg0) : (vector<[16]xi1>) -> vector<[3]xi1>
<stdin>:298:8: error: 'arm_sve.intr.convert.to.svbool' op failed to verify that 'res' is vector<[16]xi1>
  %0 = "arm_sve.intr.convert.to.svbool"(%a) : (vector<[8]xi1>) -> vector<[8]xi1>
       ^
<stdin>:298:8: note: see current operation: %0 = "arm_sve.intr.convert.to.svbool"(%arg0) : (vector<[8]xi1>) -> vector<[8]xi1>
<stdin>:305:8: error: 'arm_sve.intr.psel' op operand #2 must be 32-bit signless integer, but got 'i64'
  %0 = "arm_sve.intr.psel"(%a, %a, %i) : (vector<[16]xi1>, vector<[16]xi1>, i64) -> vector<[16]xi1>
       ^
<stdin>:305:8: note: see current operation: %0 = "arm_sve.intr.psel"(%arg0, %arg0, %arg1) : (vector<[16]xi1>, vector<[16]xi1>, i64) -> vector<[16]xi1>
<stdin>:312:8: error: 'arm_sve.intr.psel' op failed to verify that 'res' is vector<[16]xi1>
  %0 = "arm_sve.intr.psel"(%a, %a, %i) : (vector<[16]xi1>, vector<[16]xi1>, i32) -> vector<[4]xi1>
       ^
<stdin>:312:8: note: see current operation: %0 = "arm_sve.intr.psel"(%arg0, %arg0, %arg1) : (vector<[16]xi1>, vector<[16]xi1>, i32) -> vector<[4]xi1>
<stdin>:319:8: error: 'arm_sve.intr.whilelt' op operand #0 must be 64-bit signless integer, but got 'i32'
  %0 = "arm_sve.intr.whilelt"(%i, %i) : (i32, i32) -> vector<[16]xi1>
       ^
<stdin>:319:8: note: see current operation: %0 = "arm_sve.intr.whilelt"(%arg0, %arg0) : (i32, i32) -> vector<[16]xi1>
<stdin>:326:8: error: 'arm_sve.intr.whilelt' op failed to verify that 'res' is vector<[1]xi1>, vector<[2]xi1>, vector<[4]xi1>, vector<[8]xi1>, or vector<[16]xi1>
  %0 = "arm_sve.intr.whilelt"(%i, %i) : (i64, i64) -> vector<[16]xi8>
       ^
<stdin>:326:8: note: see current operation: %0 = "arm_sve.intr.whilelt"(%arg0, %arg0) : (i64, i64) -> vector<[16]xi8>
<stdin>:333:8: error: 'arm_sve.intr.dupq_lane' op operand #0 must be  of ranks 1, but got 'vector<2x[4]xf32>'
  %0 = "arm_sve.intr.dupq_lane"(%a) {lane = 1 : i64} : (vector<2x[4]xf32>) -> vector<[4]xf32>
       ^
<stdin>:333:8: note: see current operation: %0 = "arm_sve.intr.dupq_lane"(%arg0) <{lane = 1 : i64}> : (vector<2x[4]xf32>) -> vector<[4]xf32>
<stdin>:340:8: error: 'arm_sve.intr.dupq_lane' op requires attribute 'lane'
  %0 = "arm_sve.intr.dupq_lane"(%a) : (vector<[4]xf32>) -> vector<[4]xf32>
       ^
<stdin>:340:8: note: see current operation: %0 = "arm_sve.intr.dupq_lane"(%arg0) : (vector<[4]xf32>) -> vector<[4]xf32>
<stdin>:347:8: error: 'arm_sve.intr.zip.x2' op operand #0 must be scalable vector of any type values, but got 'vector<4xf32>'
  %0 = "arm_sve.intr.zip.x2"(%a, %a) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
       ^
<stdin>:347:8: note: see current operation: %0 = "arm_sve.intr.zip.x2"(%arg0, %arg0) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
<stdin>:354:8: error: 'arm_sve.intr.zip.x2' op result #0 must be LLVM dialect-compatible type, but got 'tuple<vector<[4]xf32>>'
  %0 = "arm_sve.intr.zip.x2"(%a, %a) : (vector<[4]xf32>, vector<[4]xf32>) -> tuple<vector<[4]xf32>>
       ^
<stdin>:354:8: note: see current operation: %0 = "arm_sve.intr.zip.x2"(%arg0, %arg0) : (vector<[4]xf32>, vector<[4]xf32>) -> tuple<vector<[4]xf32>>
// ==== exit 1 ====
