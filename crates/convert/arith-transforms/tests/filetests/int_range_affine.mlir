// terrace opt --allow-unregistered-dialect --int-range-optimizations
// Affine expressions: sums and products do not overflow, remainders are never negative.
func.func @aff(%q: index, %w: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %c6 = arith.constant 6 : index
  %c2 = arith.constant 2 : index
  %c11 = arith.constant 11 : index
  %c12 = arith.constant 12 : index
  %c15 = arith.constant 15 : index
  %c16 = arith.constant 16 : index
  %a = arith.andi %q, %c15 : index
  %b = arith.addi %a, %c1 : index
  %m = affine.apply affine_map<(d0) -> (d0 mod 7)>(%q)
  %m0 = arith.cmpi sge, %m, %c0 : index
  %m1 = arith.cmpi sle, %m, %c6 : index
  %m2 = arith.cmpi sle, %m, %c5 : index
  %f = affine.apply affine_map<(d0) -> (d0 floordiv 7)>(%b)
  %f0 = arith.cmpi sge, %f, %c0 : index
  %f1 = arith.cmpi sle, %f, %c2 : index
  %g = affine.apply affine_map<(d0) -> (d0 ceildiv 7)>(%b)
  %g0 = arith.cmpi sge, %g, %c1 : index
  %g1 = arith.cmpi sle, %g, %c5 : index
  %h = affine.apply affine_map<(d0)[s0] -> (d0 * 2 - s0 + 3)>(%b)[%w]
  %h0 = arith.cmpi sge, %h, %c1 : index
  %n = affine.apply affine_map<(d0) -> (d0 mod 7)>(%b)
  %n0 = arith.cmpi sge, %n, %c0 : index
  %n1 = arith.cmpi sle, %n, %c6 : index
  %o = affine.apply affine_map<(d0) -> (d0 - 32)>(%b)
  %o0 = arith.cmpi slt, %o, %c0 : index
  "u.u"(%m0, %m1, %m2, %f0, %f1,%g0, %g1, %h0, %n0, %n1, %o0) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  %ovf = affine.apply affine_map<(d0) -> (d0 + 1)>(%q)
  %ov = arith.cmpi sge, %ovf, %c0 : index
  %qq = arith.maxsi %q, %c1 : index
  %ovg = affine.apply affine_map<(d0) -> (d0 + 1)>(%qq)
  %ow = arith.cmpi sgt, %ovg, %c0 : index
  %ovh = affine.apply affine_map<(d0) -> (d0 * 2)>(%qq)
  %ox = arith.cmpi sgt, %ovh, %c0 : index
  %mm = affine.apply affine_map<(d0)[s0] -> (d0 mod s0)>(%q)[%w]
  %mm0 = arith.cmpi sge, %mm, %c0 : index
  %ms = arith.minsi %qq, %c5 : index
  %mn = affine.apply affine_map<(d0) -> (d0 mod 8)>(%ms)
  %mn0 = arith.cmpi sge, %mn, %c1 : index
  %mn1 = arith.cmpi sle, %mn, %c5 : index
  %ng = arith.minsi %q, %c5 : index
  %mo = affine.apply affine_map<(d0) -> (d0 mod 8)>(%ng)
  %mo0 = arith.cmpi sge, %mo, %c0 : index
  "u.u"(%ov, %ow, %ox, %mm0, %mn0, %mn1, %mo0) : (i1, i1, i1, i1,i1,i1,i1) -> ()
  return
}
// ==== stdout ====
#map = affine_map<(d0) -> (d0 mod 7)>
#map1 = affine_map<(d0)[s0] -> (d0 * 2 - s0 + 3)>
#map2 = affine_map<(d0) -> (d0 + 1)>
module {
  func.func @aff(%arg0: index, %arg1: index) {
    %true = arith.constant true
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c5 = arith.constant 5 : index
    %c15 = arith.constant 15 : index
    %0 = arith.andi %arg0, %c15 : index
    %1 = arith.addi %0, %c1 : index
    %2 = affine.apply #map(%arg0)
    %3 = arith.cmpi sle, %2, %c5 : index
    %4 = affine.apply #map1(%1)[%arg1]
    %5 = arith.cmpi sge, %4, %c1 : index
    "u.u"(%true, %true, %3, %true, %true, %true, %true, %5, %true, %true, %true) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
    %6 = affine.apply #map2(%arg0)
    %7 = arith.cmpi sge, %6, %c0 : index
    "u.u"(%7, %true, %true, %true, %true, %true, %true) : (i1, i1, i1, i1, i1, i1, i1) -> ()
    return
  }
}

