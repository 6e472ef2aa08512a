// mlir-opt vector_print.src.mlir --convert-vector-to-scf --lower-affine --convert-scf-to-cf --canonicalize --cse
module {
  func.func @main() -> i32 {
    %cst = arith.constant dense<-1.000000e+00> : vector<2xf32>
    %cst_0 = arith.constant dense<-1.000000e+00> : vector<4xf32>
    %cst_1 = arith.constant 2.500000e+00 : f64
    %cst_2 = arith.constant dense<[1, 0, 1]> : vector<3xi8>
    %cst_3 = arith.constant dense<[1, 2, 3, 4, -5, 6, 7, -8]> : vector<8xi8>
    %c2 = arith.constant 2 : index
    %cst_4 = arith.constant -1.000000e+00 : f32
    %c4 = arith.constant 4 : index
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %cst_5 = arith.constant dense<[0, 10, 200, 3000]> : vector<4xindex>
    %c0_i32 = arith.constant 0 : i32
    %alloca = memref.alloca() : memref<vector<3x4xf32>>
    %alloca_6 = memref.alloca() : memref<vector<3x2xf32>>
    %alloc = memref.alloc() : memref<3x4xf32>
    cf.br ^bb1(%c0 : index)
  ^bb1(%0: index):  // 2 preds: ^bb0, ^bb4
    %1 = arith.cmpi slt, %0, %c3 : index
    cf.cond_br %1, ^bb2(%c0 : index), ^bb5
  ^bb2(%2: index):  // 2 preds: ^bb1, ^bb3
    %3 = arith.cmpi slt, %2, %c4 : index
    cf.cond_br %3, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    %4 = arith.muli %0, %c4 : index
    %5 = arith.addi %4, %2 : index
    %6 = arith.index_cast %5 : index to i32
    %7 = arith.sitofp %6 : i32 to f32
    memref.store %7, %alloc[%0, %2] : memref<3x4xf32>
    %8 = arith.addi %2, %c1 : index
    cf.br ^bb2(%8 : index)
  ^bb4:  // pred: ^bb2
    %9 = arith.addi %0, %c1 : index
    cf.br ^bb1(%9 : index)
  ^bb5:  // pred: ^bb1
    vector.print str "columns\0A"
    %10 = vector.type_cast %alloca : memref<vector<3x4xf32>> to memref<3xvector<4xf32>>
    cf.br ^bb6(%c0 : index)
  ^bb6(%11: index):  // 2 preds: ^bb5, ^bb10
    %12 = arith.cmpi slt, %11, %c3 : index
    cf.cond_br %12, ^bb7, ^bb11
  ^bb7:  // pred: ^bb6
    %13 = arith.addi %11, %c1 : index
    %14 = arith.cmpi slt, %13, %c3 : index
    cf.cond_br %14, ^bb8, ^bb9
  ^bb8:  // pred: ^bb7
    %15 = vector.transfer_read %alloc[%13, %c0], %cst_4 {in_bounds = [true]} : memref<3x4xf32>, vector<4xf32>
    memref.store %15, %10[%11] : memref<3xvector<4xf32>>
    cf.br ^bb10
  ^bb9:  // pred: ^bb7
    memref.store %cst_0, %10[%11] : memref<3xvector<4xf32>>
    cf.br ^bb10
  ^bb10:  // 2 preds: ^bb8, ^bb9
    cf.br ^bb6(%13 : index)
  ^bb11:  // pred: ^bb6
    %16 = memref.load %alloca[] : memref<vector<3x4xf32>>
    %17 = vector.transpose %16, [1, 0] : vector<3x4xf32> to vector<4x3xf32>
    %18 = vector.shape_cast %17 : vector<4x3xf32> to vector<12xf32>
    vector.print punctuation <open>
    cf.br ^bb12(%c0 : index)
  ^bb12(%19: index):  // 2 preds: ^bb11, ^bb20
    %20 = arith.cmpi slt, %19, %c4 : index
    cf.cond_br %20, ^bb13, ^bb21
  ^bb13:  // pred: ^bb12
    vector.print punctuation <open>
    cf.br ^bb14(%c0 : index)
  ^bb14(%21: index):  // 2 preds: ^bb13, ^bb17
    %22 = arith.cmpi slt, %21, %c3 : index
    cf.cond_br %22, ^bb15, ^bb18
  ^bb15:  // pred: ^bb14
    %23 = arith.muli %19, %c3 : index
    %24 = arith.addi %21, %23 : index
    %25 = vector.extract %18[%24] : f32 from vector<12xf32>
    vector.print %25 : f32 punctuation <no_punctuation>
    %26 = arith.cmpi ult, %21, %c2 : index
    cf.cond_br %26, ^bb16, ^bb17
  ^bb16:  // pred: ^bb15
    vector.print punctuation <comma>
    cf.br ^bb17
  ^bb17:  // 2 preds: ^bb15, ^bb16
    %27 = arith.addi %21, %c1 : index
    cf.br ^bb14(%27 : index)
  ^bb18:  // pred: ^bb14
    vector.print punctuation <close>
    %28 = arith.cmpi ult, %19, %c3 : index
    cf.cond_br %28, ^bb19, ^bb20
  ^bb19:  // pred: ^bb18
    vector.print punctuation <comma>
    cf.br ^bb20
  ^bb20:  // 2 preds: ^bb18, ^bb19
    %29 = arith.addi %19, %c1 : index
    cf.br ^bb12(%29 : index)
  ^bb21:  // pred: ^bb12
    vector.print punctuation <close>
    vector.print
    vector.print str "one column, repeated\0A"
    %30 = vector.type_cast %alloca_6 : memref<vector<3x2xf32>> to memref<3xvector<2xf32>>
    cf.br ^bb22(%c0 : index)
  ^bb22(%31: index):  // 2 preds: ^bb21, ^bb25
    %32 = arith.cmpi slt, %31, %c3 : index
    cf.cond_br %32, ^bb23(%c0, %cst : index, vector<2xf32>), ^bb26
  ^bb23(%33: index, %34: vector<2xf32>):  // 2 preds: ^bb22, ^bb24
    %35 = arith.cmpi slt, %33, %c2 : index
    cf.cond_br %35, ^bb24, ^bb25
  ^bb24:  // pred: ^bb23
    %36 = memref.load %alloc[%31, %c1] : memref<3x4xf32>
    %37 = vector.insert %36, %34 [%33] : f32 into vector<2xf32>
    %38 = arith.addi %33, %c1 : index
    cf.br ^bb23(%38, %37 : index, vector<2xf32>)
  ^bb25:  // pred: ^bb23
    memref.store %34, %30[%31] : memref<3xvector<2xf32>>
    %39 = arith.addi %31, %c1 : index
    cf.br ^bb22(%39 : index)
  ^bb26:  // pred: ^bb22
    %40 = memref.load %alloca_6[] : memref<vector<3x2xf32>>
    %41 = vector.transpose %40, [1, 0] : vector<3x2xf32> to vector<2x3xf32>
    %42 = vector.shape_cast %41 : vector<2x3xf32> to vector<6xf32>
    vector.print punctuation <open>
    cf.br ^bb27(%c0 : index)
  ^bb27(%43: index):  // 2 preds: ^bb26, ^bb35
    %44 = arith.cmpi slt, %43, %c2 : index
    cf.cond_br %44, ^bb28, ^bb36
  ^bb28:  // pred: ^bb27
    vector.print punctuation <open>
    cf.br ^bb29(%c0 : index)
  ^bb29(%45: index):  // 2 preds: ^bb28, ^bb32
    %46 = arith.cmpi slt, %45, %c3 : index
    cf.cond_br %46, ^bb30, ^bb33
  ^bb30:  // pred: ^bb29
    %47 = arith.muli %43, %c3 : index
    %48 = arith.addi %45, %47 : index
    %49 = vector.extract %42[%48] : f32 from vector<6xf32>
    vector.print %49 : f32 punctuation <no_punctuation>
    %50 = arith.cmpi ult, %45, %c2 : index
    cf.cond_br %50, ^bb31, ^bb32
  ^bb31:  // pred: ^bb30
    vector.print punctuation <comma>
    cf.br ^bb32
  ^bb32:  // 2 preds: ^bb30, ^bb31
    %51 = arith.addi %45, %c1 : index
    cf.br ^bb29(%51 : index)
  ^bb33:  // pred: ^bb29
    vector.print punctuation <close>
    %52 = arith.cmpi ult, %43, %c1 : index
    cf.cond_br %52, ^bb34, ^bb35
  ^bb34:  // pred: ^bb33
    vector.print punctuation <comma>
    cf.br ^bb35
  ^bb35:  // 2 preds: ^bb33, ^bb34
    %53 = arith.addi %43, %c1 : index
    cf.br ^bb27(%53 : index)
  ^bb36:  // pred: ^bb27
    vector.print punctuation <close>
    vector.print
    memref.dealloc %alloc : memref<3x4xf32>
    vector.print str "others\0A"
    vector.print punctuation <open>
    cf.br ^bb37(%c0 : index)
  ^bb37(%54: index):  // 2 preds: ^bb36, ^bb50
    %55 = arith.cmpi slt, %54, %c2 : index
    cf.cond_br %55, ^bb38, ^bb51
  ^bb38:  // pred: ^bb37
    vector.print punctuation <open>
    cf.br ^bb39(%c0 : index)
  ^bb39(%56: index):  // 2 preds: ^bb38, ^bb47
    %57 = arith.cmpi slt, %56, %c2 : index
    cf.cond_br %57, ^bb40, ^bb48
  ^bb40:  // pred: ^bb39
    vector.print punctuation <open>
    cf.br ^bb41(%c0 : index)
  ^bb41(%58: index):  // 2 preds: ^bb40, ^bb44
    %59 = arith.cmpi slt, %58, %c2 : index
    cf.cond_br %59, ^bb42, ^bb45
  ^bb42:  // pred: ^bb41
    %60 = arith.muli %56, %c2 : index
    %61 = arith.addi %58, %60 : index
    %62 = arith.muli %54, %c4 : index
    %63 = arith.addi %61, %62 : index
    %64 = vector.extract %cst_3[%63] : i8 from vector<8xi8>
    vector.print %64 : i8 punctuation <no_punctuation>
    %65 = arith.cmpi ult, %58, %c1 : index
    cf.cond_br %65, ^bb43, ^bb44
  ^bb43:  // pred: ^bb42
    vector.print punctuation <comma>
    cf.br ^bb44
  ^bb44:  // 2 preds: ^bb42, ^bb43
    %66 = arith.addi %58, %c1 : index
    cf.br ^bb41(%66 : index)
  ^bb45:  // pred: ^bb41
    vector.print punctuation <close>
    %67 = arith.cmpi ult, %56, %c1 : index
    cf.cond_br %67, ^bb46, ^bb47
  ^bb46:  // pred: ^bb45
    vector.print punctuation <comma>
    cf.br ^bb47
  ^bb47:  // 2 preds: ^bb45, ^bb46
    %68 = arith.addi %56, %c1 : index
    cf.br ^bb39(%68 : index)
  ^bb48:  // pred: ^bb39
    vector.print punctuation <close>
    %69 = arith.cmpi ult, %54, %c1 : index
    cf.cond_br %69, ^bb49, ^bb50
  ^bb49:  // pred: ^bb48
    vector.print punctuation <comma>
    cf.br ^bb50
  ^bb50:  // 2 preds: ^bb48, ^bb49
    %70 = arith.addi %54, %c1 : index
    cf.br ^bb37(%70 : index)
  ^bb51:  // pred: ^bb37
    vector.print punctuation <close>
    vector.print
    vector.print punctuation <open>
    cf.br ^bb52(%c0 : index)
  ^bb52(%71: index):  // 2 preds: ^bb51, ^bb60
    %72 = arith.cmpi slt, %71, %c1 : index
    cf.cond_br %72, ^bb53, ^bb61
  ^bb53:  // pred: ^bb52
    vector.print punctuation <open>
    cf.br ^bb54(%c0 : index)
  ^bb54(%73: index):  // 2 preds: ^bb53, ^bb57
    %74 = arith.cmpi slt, %73, %c3 : index
    cf.cond_br %74, ^bb55, ^bb58
  ^bb55:  // pred: ^bb54
    %75 = arith.muli %71, %c3 : index
    %76 = arith.addi %73, %75 : index
    %77 = vector.extract %cst_2[%76] : i8 from vector<3xi8>
    vector.print %77 : i8 punctuation <no_punctuation>
    %78 = arith.cmpi ult, %73, %c2 : index
    cf.cond_br %78, ^bb56, ^bb57
  ^bb56:  // pred: ^bb55
    vector.print punctuation <comma>
    cf.br ^bb57
  ^bb57:  // 2 preds: ^bb55, ^bb56
    %79 = arith.addi %73, %c1 : index
    cf.br ^bb54(%79 : index)
  ^bb58:  // pred: ^bb54
    vector.print punctuation <close>
    %80 = arith.cmpi ult, %71, %c0 : index
    cf.cond_br %80, ^bb59, ^bb60
  ^bb59:  // pred: ^bb58
    vector.print punctuation <comma>
    cf.br ^bb60
  ^bb60:  // 2 preds: ^bb58, ^bb59
    %81 = arith.addi %71, %c1 : index
    cf.br ^bb52(%81 : index)
  ^bb61:  // pred: ^bb52
    vector.print punctuation <close>
    vector.print
    vector.print punctuation <open>
    cf.br ^bb62(%c0 : index)
  ^bb62(%82: index):  // 2 preds: ^bb61, ^bb65
    %83 = arith.cmpi slt, %82, %c1 : index
    cf.cond_br %83, ^bb63, ^bb66
  ^bb63:  // pred: ^bb62
    vector.print %cst_1 : f64 punctuation <no_punctuation>
    %84 = arith.cmpi ult, %82, %c0 : index
    cf.cond_br %84, ^bb64, ^bb65
  ^bb64:  // pred: ^bb63
    vector.print punctuation <comma>
    cf.br ^bb65
  ^bb65:  // 2 preds: ^bb63, ^bb64
    %85 = arith.addi %82, %c1 : index
    cf.br ^bb62(%85 : index)
  ^bb66:  // pred: ^bb62
    vector.print punctuation <close>
    vector.print
    vector.print punctuation <open>
    cf.br ^bb67(%c0 : index)
  ^bb67(%86: index):  // 2 preds: ^bb66, ^bb70
    %87 = arith.cmpi slt, %86, %c4 : index
    cf.cond_br %87, ^bb68, ^bb71
  ^bb68:  // pred: ^bb67
    %88 = vector.extract %cst_5[%86] : index from vector<4xindex>
    vector.print %88 : index punctuation <no_punctuation>
    %89 = arith.cmpi ult, %86, %c3 : index
    cf.cond_br %89, ^bb69, ^bb70
  ^bb69:  // pred: ^bb68
    vector.print punctuation <comma>
    cf.br ^bb70
  ^bb70:  // 2 preds: ^bb68, ^bb69
    %90 = arith.addi %86, %c1 : index
    cf.br ^bb67(%90 : index)
  ^bb71:  // pred: ^bb67
    vector.print punctuation <close>
    vector.print punctuation <no_punctuation>
    vector.print
    return %c0_i32 : i32
  }
}

