// terrace opt --convert-math-to-llvm
// Functions of one float, with flags and attributes.
func.func @f(%a: f32, %v: vector<4xf64>) {
  %0 = math.absf %a : f32
  %1 = math.absf %v fastmath<nnan,contract> {note} : vector<4xf64>
  %2 = math.acos %a : f32
  %3 = math.acos %v fastmath<nnan,contract> {note} : vector<4xf64>
  %4 = math.asin %a : f32
  %5 = math.asin %v fastmath<nnan,contract> {note} : vector<4xf64>
  %6 = math.atan %a : f32
  %7 = math.atan %v fastmath<nnan,contract> {note} : vector<4xf64>
  %8 = math.ceil %a : f32
  %9 = math.ceil %v fastmath<nnan,contract> {note} : vector<4xf64>
  %10 = math.cos %a : f32
  %11 = math.cos %v fastmath<nnan,contract> {note} : vector<4xf64>
  %12 = math.cosh %a : f32
  %13 = math.cosh %v fastmath<nnan,contract> {note} : vector<4xf64>
  %14 = math.exp %a : f32
  %15 = math.exp %v fastmath<nnan,contract> {note} : vector<4xf64>
  %16 = math.exp2 %a : f32
  %17 = math.exp2 %v fastmath<nnan,contract> {note} : vector<4xf64>
  %18 = math.floor %a : f32
  %19 = math.floor %v fastmath<nnan,contract> {note} : vector<4xf64>
  %20 = math.log %a : f32
  %21 = math.log %v fastmath<nnan,contract> {note} : vector<4xf64>
  %22 = math.log10 %a : f32
  %23 = math.log10 %v fastmath<nnan,contract> {note} : vector<4xf64>
  %24 = math.log2 %a : f32
  %25 = math.log2 %v fastmath<nnan,contract> {note} : vector<4xf64>
  %26 = math.round %a : f32
  %27 = math.round %v fastmath<nnan,contract> {note} : vector<4xf64>
  %28 = math.roundeven %a : f32
  %29 = math.roundeven %v fastmath<nnan,contract> {note} : vector<4xf64>
  %30 = math.sin %a : f32
  %31 = math.sin %v fastmath<nnan,contract> {note} : vector<4xf64>
  %32 = math.sinh %a : f32
  %33 = math.sinh %v fastmath<nnan,contract> {note} : vector<4xf64>
  %34 = math.sqrt %a : f32
  %35 = math.sqrt %v fastmath<nnan,contract> {note} : vector<4xf64>
  %36 = math.tan %a : f32
  %37 = math.tan %v fastmath<nnan,contract> {note} : vector<4xf64>
  %38 = math.tanh %a : f32
  %39 = math.tanh %v fastmath<nnan,contract> {note} : vector<4xf64>
  %40 = math.trunc %a : f32
  %41 = math.trunc %v fastmath<nnan,contract> {note} : vector<4xf64>
  return
}
// ==== stdout ====
module {
  func.func @f(%arg0: f32, %arg1: vector<4xf64>) {
    %0 = llvm.intr.fabs(%arg0) : (f32) -> f32
    %1 = llvm.intr.fabs(%arg1) {fastmathFlags = #llvm.fastmath<nnan, contract>, note} : (vector<4xf64>) -> vector<4xf64>
    %2 = llvm.intr.acos(%arg0) : (f32) -> f32
    %3 = llvm.intr.acos(%arg1) {fastmathFlags = #llvm.fastmath<nnan, contract>, note} : (vector<4xf64>) -> vector<4xf64>
    %4 = llvm.intr.asin(%arg0) : (f32) -> f32
    %5 = llvm.intr.asin(%arg1) {fastmathFlags = #llvm.fastmath<nnan, contract>, note} : (vector<4xf64>) -> vector<4xf64>
    %6 = llvm.intr.atan(%arg0) : (f32) -> f32
    %7 = llvm.intr.atan(%arg1) {fastmathFlags = #llvm.fastmath<nnan, contract>, note} : (vector<4xf64>) -> vector<4xf64>
    %8 = llvm.intr.ceil(%arg0) : (f32) -> f32
    %9 = llvm.intr.ceil(%arg1) {fastmathFlags = #llvm.fastmath<nnan, contract>, note} : (vector<4xf64>) -> vector<4xf64>
    %10 = llvm.intr.cos(%arg0) : (f32) -> f32
    %11 = llvm.intr.cos(%arg1) {fastmathFlags = #llvm.fastmath<nnan, contract>, note} : (vector<4xf64>) -> vector<4xf64>
    %12 = llvm.intr.cosh(%arg0) : (f32) -> f32
    %13 = llvm.intr.cosh(%arg1) {fastmathFlags = #llvm.fastmath<nnan, contract>, note} : (vector<4xf64>) -> vector<4xf64>
    %14 = llvm.intr.exp(%arg0) : (f32) -> f32
    %15 = llvm.intr.exp(%arg1) {fastmathFlags = #llvm.fastmath<nnan, contract>, note} : (vector<4xf64>) -> vector<4xf64>
    %16 = llvm.intr.exp2(%arg0) : (f32) -> f32
    %17 = llvm.intr.exp2(%arg1) {fastmathFlags = #llvm.fastmath<nnan, contract>, note} : (vector<4xf64>) -> vector<4xf64>
    %18 = llvm.intr.floor(%arg0) : (f32) -> f32
    %19 = llvm.intr.floor(%arg1) {fastmathFlags = #llvm.fastmath<nnan, contract>, note} : (vector<4xf64>) -> vector<4xf64>
    %20 = llvm.intr.log(%arg0) : (f32) -> f32
    %21 = llvm.intr.log(%arg1) {fastmathFlags = #llvm.fastmath<nnan, contract>, note} : (vector<4xf64>) -> vector<4xf64>
    %22 = llvm.intr.log10(%arg0) : (f32) -> f32
    %23 = llvm.intr.log10(%arg1) {fastmathFlags = #llvm.fastmath<nnan, contract>, note} : (vector<4xf64>) -> vector<4xf64>
    %24 = llvm.intr.log2(%arg0) : (f32) -> f32
    %25 = llvm.intr.log2(%arg1) {fastmathFlags = #llvm.fastmath<nnan, contract>, note} : (vector<4xf64>) -> vector<4xf64>
    %26 = llvm.intr.round(%arg0) : (f32) -> f32
    %27 = llvm.intr.round(%arg1) {fastmathFlags = #llvm.fastmath<nnan, contract>, note} : (vector<4xf64>) -> vector<4xf64>
    %28 = llvm.intr.roundeven(%arg0) : (f32) -> f32
    %29 = llvm.intr.roundeven(%arg1) {fastmathFlags = #llvm.fastmath<nnan, contract>, note} : (vector<4xf64>) -> vector<4xf64>
    %30 = llvm.intr.sin(%arg0) : (f32) -> f32
    %31 = llvm.intr.sin(%arg1) {fastmathFlags = #llvm.fastmath<nnan, contract>, note} : (vector<4xf64>) -> vector<4xf64>
    %32 = llvm.intr.sinh(%arg0) : (f32) -> f32
    %33 = llvm.intr.sinh(%arg1) {fastmathFlags = #llvm.fastmath<nnan, contract>, note} : (vector<4xf64>) -> vector<4xf64>
    %34 = llvm.intr.sqrt(%arg0) : (f32) -> f32
    %35 = llvm.intr.sqrt(%arg1) {fastmathFlags = #llvm.fastmath<nnan, contract>, note} : (vector<4xf64>) -> vector<4xf64>
    %36 = llvm.intr.tan(%arg0) : (f32) -> f32
    %37 = llvm.intr.tan(%arg1) {fastmathFlags = #llvm.fastmath<nnan, contract>, note} : (vector<4xf64>) -> vector<4xf64>
    %38 = llvm.intr.tanh(%arg0) : (f32) -> f32
    %39 = llvm.intr.tanh(%arg1) {fastmathFlags = #llvm.fastmath<nnan, contract>, note} : (vector<4xf64>) -> vector<4xf64>
    %40 = llvm.intr.trunc(%arg0) : (f32) -> f32
    %41 = llvm.intr.trunc(%arg1) {fastmathFlags = #llvm.fastmath<nnan, contract>, note} : (vector<4xf64>) -> vector<4xf64>
    return
  }
}

