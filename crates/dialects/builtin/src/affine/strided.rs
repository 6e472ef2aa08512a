//! Strides and offset of an affine layout map.

use super::expr::{AffineExpr, BinaryKind};
use super::simplify;
use crate::affine::AffineMap;
use crate::types::{DYNAMIC, Strided, identity_strides};

/// Returns the strides and offset of a memref with this shape and layout map, [`DYNAMIC`] if not constant.
///
/// Returns `None` if the map is not strided: it divides, or has several results and is not the identity.
pub fn strided_form(map: &AffineMap, shape: &[i64]) -> Option<Strided> {
    if map.is_identity() {
        return Some(identity_strides(shape));
    }
    let [result] = &*map.results else { return None };
    let (dims, symbols) = (map.dims, map.symbols);
    let mut strides = vec![AffineExpr::Constant(0); dims as usize];
    let mut offset = AffineExpr::Constant(0);
    extract(simplify(result, dims, symbols), &mut strides, &mut offset)?;
    let known = |expr: &AffineExpr| {
        simplify(expr, dims, symbols)
            .as_constant()
            .unwrap_or(DYNAMIC)
    };
    Some(Strided {
        strides: strides.iter().map(known).collect(),
        offset: known(&offset),
    })
}

/// Adds the coefficient of each dimension to its stride, and the rest to the offset.
fn extract(expr: AffineExpr, strides: &mut [AffineExpr], offset: &mut AffineExpr) -> Option<()> {
    let add = |to: &mut AffineExpr, what: AffineExpr| {
        *to = std::mem::replace(to, AffineExpr::Constant(0)) + what;
    };
    let mut steps = vec![(expr, AffineExpr::Constant(1))];
    while let Some((expr, factor)) = steps.pop() {
        let node = match &expr {
            AffineExpr::Dim(at) => {
                add(strides.get_mut(*at as usize)?, factor);
                continue;
            }
            AffineExpr::Symbol(_) | AffineExpr::Constant(_) => {
                add(offset, expr * factor);
                continue;
            }
            AffineExpr::Binary(node) => node,
        };
        let (lhs, rhs) = (node.lhs().clone(), node.rhs().clone());
        match node.kind() {
            BinaryKind::Add => steps.extend([(rhs, factor.clone()), (lhs, factor)]),
            // One operand has no dimension: a product of two dimensions is not affine.
            BinaryKind::Mul if lhs.is_symbolic_or_constant() => steps.push((rhs, factor * lhs)),
            BinaryKind::Mul => steps.push((lhs, factor * rhs)),
            BinaryKind::Mod | BinaryKind::FloorDiv | BinaryKind::CeilDiv => return None,
        }
    }
    Some(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn d(at: u32) -> AffineExpr {
        AffineExpr::Dim(at)
    }

    fn s(at: u32) -> AffineExpr {
        AffineExpr::Symbol(at)
    }

    fn check(result: AffineExpr, expect: Option<(&[i64], i64)>) {
        let map = AffineMap::new(2, 2, [result]);
        let expect = expect.map(|(strides, offset)| Strided {
            strides: strides.to_vec(),
            offset,
        });
        assert_eq!(strided_form(&map, &[4, 4]), expect);
    }

    #[test]
    fn layouts() {
        const D: i64 = DYNAMIC;
        check(d(0) * 4 + d(1), Some((&[4, 1], 0)));
        check(d(0) + d(1) * 4 + 3, Some((&[1, 4], 3)));
        check(d(0) * s(0) + d(1) + s(1), Some((&[D, 1], D)));
        check((d(0) + d(1)) * 2 + d(0), Some((&[3, 2], 0)));
        check(d(0), Some((&[1, 0], 0)));
        check(d(0) % 2 + d(1), None);
        check(d(0).floor_div(2) + d(1), None);
        check(d(0) * 4 + d(1) + s(0) - s(0), Some((&[4, 1], 0)));
        check((d(0) * 4).floor_div(2) + d(1), Some((&[2, 1], 0)));
        check((d(0) * 4 + d(1)) * s(0), Some((&[D, D], 0)));
        check(d(0) * s(0) - d(0) * s(0) + d(1), Some((&[0, 1], 0)));
        assert_eq!(
            strided_form(&AffineMap::permutation(&[1, 0]), &[4, 4]),
            None
        );
        let identity = strided_form(&AffineMap::identity(2), &[4, 3]);
        assert_eq!(identity.map(|form| form.strides), Some(vec![3, 1]));
    }
}
