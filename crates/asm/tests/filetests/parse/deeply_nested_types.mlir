// terrace opt
func.func private @f(tuple<tuple<tuple<tuple<tuple<tuple<tuple<tuple<i32>>>>>>>>, !llvm.array<1 x array<1 x array<1 x array<1 x i8>>>>)
// ==== stdout ====
module {
  func.func private @f(tuple<tuple<tuple<tuple<tuple<tuple<tuple<tuple<i32>>>>>>>>, !llvm.array<1 x array<1 x array<1 x array<1 x i8>>>>)
}

