// terrace opt
// The size of an array is any number of 64 bits; a minus wraps.
func.func private @f(!llvm.array<18446744073709551615 x i8>, !llvm.array<-1 x i8>, !llvm.array<0xFFFFFFFFFFFFFFFE x i8>,
                     !llvm.array<true x i8>, !llvm.array<false x i8>)
// ==== stdout ====
module {
  func.func private @f(!llvm.array<18446744073709551615 x i8>, !llvm.array<18446744073709551615 x i8>, !llvm.array<18446744073709551614 x i8>, !llvm.array<18446744073709551615 x i8>, !llvm.array<0 x i8>)
}

