// terrace opt --convert-vector-to-scf
// Integers are widened to what runtimes print. Scalable vectors of several dimensions stay.
func.func @prints(%odd: vector<2xi7>, %unsigned: vector<1x2xui12>, %signed: vector<2xsi40>, %bits: vector<4xi1>, %i8: vector<3xi8>) {
  vector.print %odd : vector<2xi7>
  vector.print %unsigned : vector<1x2xui12> punctuation <comma>
  vector.print %signed : vector<2xsi40> punctuation <no_punctuation>
  vector.print %bits : vector<4xi1>
  vector.print %i8 : vector<3xi8>
  return
}

func.func @shapes(%scalar: f32, %point: vector<f32>, %cube: vector<2x3x4xindex>, %scalable: vector<[4]xi32>, %both: vector<2x[4]xf32>) {
  vector.print %scalar : f32
  vector.print %point : vector<f32>
  vector.print %cube : vector<2x3x4xindex>
  vector.print %scalable : vector<[4]xi32>
  vector.print %both : vector<2x[4]xf32>
  vector.print str "text"
  vector.print punctuation <open>
  return
}
// ==== stdout ====
module {
  func.func @prints(%arg0: vector<2xi7>, %arg1: vector<1x2xui12>, %arg2: vector<2xsi40>, %arg3: vector<4xi1>, %arg4: vector<3xi8>) {
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c0 = arith.constant 0 : index
    %0 = arith.extsi %arg0 : vector<2xi7> to vector<2xi8>
    vector.print punctuation <open>
    scf.for %arg5 = %c0 to %c2 step %c1 {
      %9 = vector.extract %0[%arg5] : i8 from vector<2xi8>
      vector.print %9 : i8 punctuation <no_punctuation>
      %10 = arith.cmpi ult, %arg5, %c1 : index
      scf.if %10 {
        vector.print punctuation <comma>
      }
    }
    vector.print punctuation <close>
    vector.print {}
    %1 = vector.bitcast %arg1 : vector<1x2xui12> to vector<1x2xi12>
    %2 = arith.extui %1 : vector<1x2xi12> to vector<1x2xi16>
    %3 = vector.bitcast %2 : vector<1x2xi16> to vector<1x2xui16>
    %4 = vector.shape_cast %3 : vector<1x2xui16> to vector<2xui16>
    vector.print punctuation <open>
    scf.for %arg5 = %c0 to %c1 step %c1 {
      vector.print punctuation <open>
      scf.for %arg6 = %c0 to %c2 step %c1 {
        %10 = arith.muli %arg5, %c2 : index
        %11 = arith.addi %arg6, %10 : index
        %12 = vector.extract %4[%11] : ui16 from vector<2xui16>
        vector.print %12 : ui16 punctuation <no_punctuation>
        %13 = arith.cmpi ult, %arg6, %c1 : index
        scf.if %13 {
          vector.print punctuation <comma>
        }
      }
      vector.print punctuation <close>
      %9 = arith.cmpi ult, %arg5, %c0 : index
      scf.if %9 {
        vector.print punctuation <comma>
      }
    }
    vector.print punctuation <close>
    vector.print punctuation <comma>
    %5 = vector.bitcast %arg2 : vector<2xsi40> to vector<2xi40>
    %6 = arith.extsi %5 : vector<2xi40> to vector<2xi64>
    %7 = vector.bitcast %6 : vector<2xi64> to vector<2xsi64>
    vector.print punctuation <open>
    scf.for %arg5 = %c0 to %c2 step %c1 {
      %9 = vector.extract %7[%arg5] : si64 from vector<2xsi64>
      vector.print %9 : si64 punctuation <no_punctuation>
      %10 = arith.cmpi ult, %arg5, %c1 : index
      scf.if %10 {
        vector.print punctuation <comma>
      }
    }
    vector.print punctuation <close>
    vector.print punctuation <no_punctuation>
    %8 = arith.extui %arg3 : vector<4xi1> to vector<4xi8>
    vector.print punctuation <open>
    scf.for %arg5 = %c0 to %c4 step %c1 {
      %9 = vector.extract %8[%arg5] : i8 from vector<4xi8>
      vector.print %9 : i8 punctuation <no_punctuation>
      %10 = arith.cmpi ult, %arg5, %c3 : index
      scf.if %10 {
        vector.print punctuation <comma>
      }
    }
    vector.print punctuation <close>
    vector.print
    vector.print punctuation <open>
    scf.for %arg5 = %c0 to %c3 step %c1 {
      %9 = vector.extract %arg4[%arg5] : i8 from vector<3xi8>
      vector.print %9 : i8 punctuation <no_punctuation>
      %10 = arith.cmpi ult, %arg5, %c2 : index
      scf.if %10 {
        vector.print punctuation <comma>
      }
    }
    vector.print punctuation <close>
    vector.print
    return
  }
  func.func @shapes(%arg0: f32, %arg1: vector<f32>, %arg2: vector<2x3x4xindex>, %arg3: vector<[4]xi32>, %arg4: vector<2x[4]xf32>) {
    %c12 = arith.constant 12 : index
    %c4 = arith.constant 4 : index
    %c3 = arith.constant 3 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    vector.print %arg0 : f32
    vector.print punctuation <open>
    scf.for %arg5 = %c0 to %c1 step %c1 {
      %2 = vector.extract %arg1[] : f32 from vector<f32>
      vector.print %2 : f32 punctuation <no_punctuation>
      %3 = arith.cmpi ult, %arg5, %c0 : index
      scf.if %3 {
        vector.print punctuation <comma>
      }
    }
    vector.print punctuation <close>
    vector.print {}
    %0 = vector.shape_cast %arg2 : vector<2x3x4xindex> to vector<24xindex>
    vector.print punctuation <open>
    scf.for %arg5 = %c0 to %c2 step %c1 {
      vector.print punctuation <open>
      scf.for %arg6 = %c0 to %c3 step %c1 {
        vector.print punctuation <open>
        scf.for %arg7 = %c0 to %c4 step %c1 {
          %4 = arith.muli %arg6, %c4 : index
          %5 = arith.addi %arg7, %4 : index
          %6 = arith.muli %arg5, %c12 : index
          %7 = arith.addi %5, %6 : index
          %8 = vector.extract %0[%7] : index from vector<24xindex>
          vector.print %8 : index punctuation <no_punctuation>
          %9 = arith.cmpi ult, %arg7, %c3 : index
          scf.if %9 {
            vector.print punctuation <comma>
          }
        }
        vector.print punctuation <close>
        %3 = arith.cmpi ult, %arg6, %c2 : index
        scf.if %3 {
          vector.print punctuation <comma>
        }
      }
      vector.print punctuation <close>
      %2 = arith.cmpi ult, %arg5, %c1 : index
      scf.if %2 {
        vector.print punctuation <comma>
      }
    }
    vector.print punctuation <close>
    vector.print {}
    %vscale = vector.vscale
    %c4_vscale = arith.muli %vscale, %c4 : index
    %1 = arith.subi %c4_vscale, %c1 : index
    vector.print punctuation <open>
    scf.for %arg5 = %c0 to %c4_vscale step %c1 {
      %2 = vector.extract %arg3[%arg5] : i32 from vector<[4]xi32>
      vector.print %2 : i32 punctuation <no_punctuation>
      %3 = arith.cmpi ult, %arg5, %1 : index
      scf.if %3 {
        vector.print punctuation <comma>
      }
    }
    vector.print punctuation <close>
    vector.print
    vector.print %arg4 : vector<2x[4]xf32>
    vector.print str "text"
    vector.print punctuation <open>
    return
  }
}

