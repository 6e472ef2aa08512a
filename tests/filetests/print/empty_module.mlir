// terrace opt
// ==== stdout ====
module {
}

