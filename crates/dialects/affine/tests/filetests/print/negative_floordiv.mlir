// terrace opt
// The right side of mod is positive: a sum with a quotient by a negative number stays one.
func.func private @f() attributes {
  a = affine_map<()[s0] -> (s0 + (s0 floordiv -4) * 4)>,
  b = affine_map<(d0) -> (d0 - (d0 floordiv -1) * -1)>,
  c = affine_map<(d0, d1) -> (d1 + d0 + (d0 floordiv -4) * 4)>,
  d = affine_map<(d0)[s0] -> (d0 + s0 + ((d0 + s0) floordiv -2) * 2)>,
  e = affine_map<(d0) -> (d0 + (d0 floordiv 4) * -4)>,
  f = affine_map<(d0)[s0] -> (d0 - (d0 floordiv s0) * s0)>
}
// ==== stdout ====
#map = affine_map<()[s0] -> (s0 + (s0 floordiv -4) * 4)>
#map1 = affine_map<(d0) -> (d0 + d0 floordiv -1)>
#map2 = affine_map<(d0, d1) -> (d0 + d1 + (d0 floordiv -4) * 4)>
#map3 = affine_map<(d0)[s0] -> (d0 + ((d0 + s0) floordiv -2) * 2 + s0)>
#map4 = affine_map<(d0) -> (d0 mod 4)>
#map5 = affine_map<(d0)[s0] -> (d0 mod s0)>
module {
  func.func private @f() attributes {a = #map, b = #map1, c = #map2, d = #map3, e = #map4, f = #map5}
}

