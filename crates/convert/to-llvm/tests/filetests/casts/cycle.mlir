// terrace opt --reconcile-unrealized-casts
// Casts of each other in a graph region: no harm is done.
module {
  %0 = builtin.unrealized_conversion_cast %1 : i64 to index
  %1 = builtin.unrealized_conversion_cast %0 : index to i64
}
// ==== stdout ====
module {
}

