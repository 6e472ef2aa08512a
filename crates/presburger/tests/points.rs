//! Compares random sets with the points of a box: each result must agree with enumeration.

use terrace_presburger::{IntegerRelation, Optimum, PresburgerSet, Simplex};

/// The side of the box.
const SIDE: i128 = 4;

/// A random number generator (xorshift) with a fixed seed.
struct Random(u64);

impl Random {
    fn below(&mut self, end: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0 % end
    }

    fn within(&mut self, most: i128) -> i128 {
        self.below(2 * most as u64 + 1) as i128 - most
    }

    fn row(&mut self, columns: usize, constant: i128) -> Vec<i128> {
        let mut row: Vec<i128> = (0..columns).map(|_| self.within(5)).collect();
        row.push(self.within(constant));
        row
    }

    /// Creates a relation within the box, with divisions.
    fn relation(&mut self, vars: usize) -> IntegerRelation {
        let mut relation = IntegerRelation::set(vars);
        for var in 0..vars {
            relation.add_range(var, -SIDE, SIDE);
        }
        for _ in 0..self.below(3) {
            let row = self.row(relation.num_vars(), 6);
            relation.add_floor_div(&row, 2 + self.below(4) as i128);
        }
        for _ in 0..1 + self.below(4) {
            let row = self.row(relation.num_vars(), 12);
            relation.add_inequality(&row);
        }
        for _ in 0..self.below(5) / 3 {
            let row = self.row(relation.num_vars(), 6);
            relation.add_equality(&row);
        }
        relation
    }
}

/// All points of the box.
fn points(vars: usize) -> Vec<Vec<i128>> {
    (0..vars).fold(vec![Vec::new()], |all, _| {
        let longer = |point: Vec<i128>| {
            (-SIDE..=SIDE).map(move |next| {
                let mut point = point.clone();
                point.push(next);
                point
            })
        };
        all.into_iter().flat_map(longer).collect()
    })
}

fn in_relation(relation: &IntegerRelation) -> Vec<Vec<i128>> {
    let all = points(relation.space().range).into_iter();
    all.filter(|point| relation.contains(point) == Ok(true))
        .collect()
}

#[test]
fn emptiness_and_bounds() {
    let mut random = Random(0x9E37_79B9_7F4A_7C15);
    let (mut empty, mut bounded, mut unknown) = (0, 0, 0);
    for _ in 0..4_000 {
        let vars = 1 + random.below(3) as usize;
        let relation = random.relation(vars);
        let inside = in_relation(&relation);
        assert_eq!(relation.is_empty(), Ok(inside.is_empty()), "{relation:?}");
        empty += usize::from(inside.is_empty());
        if inside.is_empty() {
            continue;
        }
        for var in 0..vars {
            let bounds = (
                relation.constant_lower_bound(var),
                relation.constant_upper_bound(var),
            );
            let (least, most) = match bounds {
                (Ok(Some(least)), Ok(Some(most))) => (least, most),
                (Err(_), _) | (_, Err(_)) => {
                    unknown += 1;
                    continue;
                }
                _ => panic!("a variable within the box has bounds: {relation:?}"),
            };
            let fits = inside
                .iter()
                .all(|point| (least..=most).contains(&point[var]));
            assert!(
                fits && least >= -SIDE && most <= SIDE,
                "{least} {most}: {relation:?}"
            );
            bounded += 1;
        }
    }
    assert!(
        empty > 500 && bounded > 2_000 && unknown < 100,
        "{empty} empty, {bounded} bounded, {unknown} unknown"
    );
}

#[test]
fn optima() {
    let mut random = Random(0xD1B5_4A32_D192_ED03);
    let mut tight = 0;
    for _ in 0..2_000 {
        let vars = 1 + random.below(3) as usize;
        let mut relation = IntegerRelation::set(vars);
        for var in 0..vars {
            relation.add_range(var, -SIDE, SIDE);
        }
        for _ in 0..random.below(4) {
            let row = random.row(vars, 12);
            relation.add_inequality(&row);
        }
        let inside = in_relation(&relation);
        let simplex = Simplex::of(&relation).expect("small numbers");
        let goal = random.row(vars, 5);
        let value = |point: &Vec<i128>| {
            goal.iter().zip(point).map(|(a, b)| a * b).sum::<i128>() + goal[vars]
        };
        let optimum = simplex.maximum(&goal).expect("small numbers");
        assert_eq!(simplex.is_empty(), optimum == Optimum::Empty);
        match (optimum, inside.iter().map(value).max()) {
            (Optimum::Empty, most) => assert_eq!(most, None, "{relation:?}"),
            (Optimum::Unbounded, _) => panic!("the box is bounded: {relation:?}"),
            (Optimum::Bounded(most), Some(own)) => {
                assert!(own <= most.floor(), "{own} {most:?} {goal:?}: {relation:?}");
                tight += usize::from(own == most.floor());
            }
            // Only rational points exist.
            (Optimum::Bounded(_), None) => {}
        }
        let Ok(Optimum::Bounded(least)) = simplex.minimum(&goal) else {
            assert_eq!(optimum, Optimum::Empty);
            continue;
        };
        assert!(
            inside.iter().map(value).all(|own| own >= least.ceil()),
            "{relation:?}"
        );
    }
    assert!(tight > 500, "{tight} optima at integer points");
}

#[test]
fn without_bounds() {
    let mut half_plane = IntegerRelation::set(2);
    half_plane.add_inequality(&[1, 1, 0]);
    let simplex = Simplex::of(&half_plane).expect("small numbers");
    assert_eq!(simplex.maximum(&[1, 0, 0]), Ok(Optimum::Unbounded));
    assert_eq!(simplex.minimum(&[0, 1, 0]), Ok(Optimum::Unbounded));
    assert_eq!(half_plane.is_empty(), Ok(false));
    assert_eq!(half_plane.constant_upper_bound(0), Ok(None));
}

/// Sets with rational points but no integer points: 2 x = 2 y + 1, and a narrow strip.
#[test]
fn rational_points_only() {
    let mut odd = IntegerRelation::set(2);
    odd.add_equality(&[2, -2, -1]);
    assert_eq!(odd.is_empty(), Ok(true));
    assert!(!Simplex::of(&odd).expect("small numbers").is_empty());
    // 27 <= 11 x + 13 y <= 45 and -10 <= 7 x - 9 y <= 4: Pugh's example.
    let mut strip = IntegerRelation::set(2);
    for row in [[11, 13, -27], [-11, -13, 45], [7, -9, 10], [-7, 9, 4]] {
        strip.add_inequality(&row);
    }
    assert_eq!(strip.is_empty(), Ok(true));
    assert!(!Simplex::of(&strip).expect("small numbers").is_empty());
}

#[test]
fn unions_and_differences() {
    let mut random = Random(0xA076_1D64_78BD_642F);
    let (mut subsets, mut parts) = (0, 0);
    for _ in 0..400 {
        let vars = 1 + random.below(2) as usize;
        let mut set = || {
            let first = PresburgerSet::from(random.relation(vars));
            match random.below(2) {
                0 => first,
                _ => first.union(&PresburgerSet::from(random.relation(vars))),
            }
        };
        let (a, b) = (set(), set());
        let (union, both) = (a.union(&b), a.intersect(&b));
        let rest = a.subtract(&b).expect("divisions only");
        let mut subset = true;
        for point in points(vars) {
            let (in_a, in_b) = (
                a.contains(&point) == Ok(true),
                b.contains(&point) == Ok(true),
            );
            assert_eq!(union.contains(&point), Ok(in_a || in_b));
            assert_eq!(both.contains(&point), Ok(in_a && in_b));
            assert_eq!(
                rest.contains(&point),
                Ok(in_a && !in_b),
                "{a:?} {b:?} {point:?}"
            );
            subset &= !in_a || in_b;
        }
        assert_eq!(a.is_subset(&b), Ok(subset));
        assert_eq!(rest.union(&both).is_subset(&a), Ok(true));
        subsets += usize::from(subset);
        parts += rest.disjuncts().len();
    }
    assert!(
        subsets > 40 && parts > 200,
        "{subsets} subsets, {parts} parts"
    );
}

#[test]
fn complement_of_a_half() {
    let mut even = IntegerRelation::set(1);
    even.add_modulo(&[1, 0], 2, 0);
    let odd = PresburgerSet::from(even).complement().expect("a division");
    for point in -5..5 {
        assert_eq!(odd.contains(&[point]), Ok(point % 2 != 0));
    }
}

/// `i -> i + 1`, twice, and back.
#[test]
fn composition() {
    let mut next = IntegerRelation::universe(terrace_presburger::Space {
        domain: 1,
        range: 1,
        symbols: 0,
    });
    next.add_equality(&[1, -1, 1]);
    let twice = next.compose(&next);
    assert_eq!(twice.contains(&[3, 5]), Ok(true));
    assert_eq!(twice.contains(&[3, 4]), Ok(false));
    let back = twice.inverse();
    assert_eq!(back.contains(&[5, 3]), Ok(true));
    let same = back.compose(&twice);
    assert_eq!(same.contains(&[7, 7]), Ok(true));
    assert_eq!(same.contains(&[7, 8]), Ok(false));
}

/// Quotients in both relations, and symbols, which are shared.
#[test]
fn composition_with_symbols_and_divisions() {
    let space = terrace_presburger::Space {
        domain: 1,
        range: 1,
        symbols: 1,
    };
    // (i, j; n): j = i floordiv 2 + n
    let mut relation = IntegerRelation::universe(space);
    let quotient = relation.add_floor_div(&[1, 0, 0, 0], 2);
    assert_eq!(quotient, 3);
    relation.add_equality(&[0, -1, 1, 1, 0]);
    let twice = relation.compose(&relation);
    for i in -6..6_i128 {
        for n in 0..3 {
            let end = (i.div_euclid(2) + n).div_euclid(2) + n;
            assert_eq!(twice.contains(&[i, end, n]), Ok(true));
            assert_eq!(twice.contains(&[i, end + 1, n]), Ok(false));
        }
    }
}
