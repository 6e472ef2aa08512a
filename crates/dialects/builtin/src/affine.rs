//! Affine expressions, maps and integer sets.
//!
//! The operators that build expressions (`+`, `*`, `%`, [`AffineExpr::floor_div`], …) simplify exactly as MLIR does.
//! A parsed map therefore prints as `mlir-opt` prints it. No traversal recurses over the depth of an expression.

mod arithmetic;
mod expr;
mod simplify;
mod strided;

pub use expr::{AffineExpr, BinaryExpr, BinaryKind, Evaluated};
pub use simplify::{FlatMap, flatten, linear_coefficients, simplify};
pub use strided::strided_form;

/// `(d0, d1)[s0] -> (d0 + s0, d1)`
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct AffineMap {
    /// The number of dimensions.
    pub dims: u32,
    /// The number of symbols.
    pub symbols: u32,
    /// The results.
    pub results: Box<[AffineExpr]>,
}

/// `(d0)[s0] : (d0 - s0 >= 0, d0 == 1)`
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct IntegerSet {
    /// The number of dimensions.
    pub dims: u32,
    /// The number of symbols.
    pub symbols: u32,
    /// The constraints: an expression with `true` for `== 0` or `false` for `>= 0`.
    pub constraints: Box<[(AffineExpr, bool)]>,
}

impl AffineMap {
    /// Creates a map with these results.
    pub fn new(dims: u32, symbols: u32, results: impl IntoIterator<Item = AffineExpr>) -> Self {
        AffineMap {
            dims,
            symbols,
            results: results.into_iter().collect(),
        }
    }

    /// Creates the map `(d0, .., dn) -> (d0, .., dn)`.
    pub fn identity(dims: u32) -> Self {
        AffineMap::new(dims, 0, (0..dims).map(AffineExpr::Dim))
    }

    /// Creates the map `() -> (value)`.
    pub fn constant(value: i64) -> Self {
        AffineMap::new(0, 0, [AffineExpr::Constant(value)])
    }

    /// Returns the map that permutes its inputs: result `i` is dimension `order[i]`.
    pub fn permutation(order: &[u32]) -> Self {
        let dims = order.iter().max().map_or(0, |last| last + 1);
        AffineMap::new(dims, 0, order.iter().map(|&dim| AffineExpr::Dim(dim)))
    }

    /// Returns true if result `i` is dimension `i` for every dimension, and there are no symbols.
    pub fn is_identity(&self) -> bool {
        self.symbols == 0
            && self.dims as usize == self.results.len()
            && self
                .results
                .iter()
                .enumerate()
                .all(|(at, result)| *result == AffineExpr::Dim(at as u32))
    }

    /// Returns true if the results are a permutation of the dimensions, and there are no symbols.
    pub fn is_permutation(&self) -> bool {
        self.dims as usize == self.results.len() && self.is_projected_permutation()
    }

    /// Returns true if the results are distinct dimensions, and there are no symbols.
    pub fn is_projected_permutation(&self) -> bool {
        let mut seen = vec![false; self.dims as usize];
        self.symbols == 0
            && self.results.iter().all(|result| match result {
                AffineExpr::Dim(dim) => seen
                    .get_mut(*dim as usize)
                    .is_some_and(|seen| !std::mem::replace(seen, true)),
                _ => false,
            })
    }

    /// Returns the inverse of a permutation; `None` if the map is not a permutation.
    pub fn inverse_permutation(&self) -> Option<Self> {
        if !self.is_permutation() {
            return None;
        }
        let mut order = vec![0; self.results.len()];
        for (at, result) in self.results.iter().enumerate() {
            if let AffineExpr::Dim(dim) = result {
                order[*dim as usize] = at as u32;
            }
        }
        Some(AffineMap::permutation(&order))
    }

    /// Returns the value of a map whose only result is a constant.
    pub fn single_constant(&self) -> Option<i64> {
        match &*self.results {
            [result] => result.as_constant(),
            _ => None,
        }
    }

    /// Replaces dimensions and symbols by expressions. Inputs without an entry in the slices are kept.
    pub fn replace(
        &self,
        dims: &[AffineExpr],
        symbols: &[AffineExpr],
        new_dims: u32,
        new_symbols: u32,
    ) -> Self {
        let mut map = self.clone();
        map.replace_in_place(dims, symbols, new_dims, new_symbols);
        map
    }

    /// Like [`Self::replace`], in place.
    pub fn replace_in_place(
        &mut self,
        dims: &[AffineExpr],
        symbols: &[AffineExpr],
        new_dims: u32,
        new_symbols: u32,
    ) {
        (self.dims, self.symbols) = (new_dims, new_symbols);
        for result in &mut self.results {
            if let Some(new) = result.replaced(dims, symbols) {
                *result = new;
            }
        }
    }

    /// Returns the composition of `self` after `inner`: the results of `inner` become the dimensions of `self`.
    /// Symbols of `self` come before those of `inner`.
    ///
    /// The number of results of `inner` must equal the number of dimensions of `self`.
    pub fn compose(&self, inner: &AffineMap) -> Self {
        debug_assert_eq!(self.dims as usize, inner.results.len());
        let shifted: Vec<_> = (0..inner.symbols)
            .map(|at| AffineExpr::Symbol(at + self.symbols))
            .collect();
        let dims: Vec<_> = inner
            .results
            .iter()
            .map(|result| result.replace(&[], &shifted))
            .collect();
        self.replace(&dims, &[], inner.dims, self.symbols + inner.symbols)
    }

    /// Returns the number of inputs: dimensions and symbols.
    pub fn num_inputs(&self) -> usize {
        (self.dims + self.symbols) as usize
    }

    /// Returns the results for constant inputs, dimensions before symbols. Returns `None` if a result depends on an
    /// unknown input or is undefined.
    pub fn constant_fold(&self, inputs: &[Option<i64>]) -> Option<Vec<i64>> {
        let (dims, symbols) = inputs.split_at_checked(self.dims as usize)?;
        self.results
            .iter()
            .map(|result| result.evaluate(dims, symbols).known())
            .collect()
    }

    /// Returns the map with every result simplified.
    pub fn simplified(&self) -> Self {
        let mut map = self.clone();
        map.simplify_in_place();
        map
    }

    /// Simplifies all results.
    pub fn simplify_in_place(&mut self) {
        for result in &mut self.results {
            *result = simplify(result, self.dims, self.symbols);
        }
    }

    /// Returns the map `offset + sum of dimension * stride`. Each `None` becomes a symbol, starting with the offset.
    pub fn strided_layout(strides: &[Option<i64>], offset: Option<i64>) -> Self {
        let mut symbols = 0;
        let mut known = |value: Option<i64>| match value {
            Some(value) => AffineExpr::Constant(value),
            None => {
                symbols += 1;
                AffineExpr::Symbol(symbols - 1)
            }
        };
        let mut result = known(offset);
        for (dim, &stride) in strides.iter().enumerate() {
            result = result + AffineExpr::Dim(dim as u32) * known(stride);
        }
        AffineMap::new(strides.len() as u32, symbols, [result])
    }
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

    #[test]
    fn identity_and_permutations() {
        assert!(AffineMap::identity(3).is_identity());
        assert!(!AffineMap::permutation(&[1, 0]).is_identity());
        assert!(AffineMap::permutation(&[1, 0]).is_permutation());
        assert!(!AffineMap::new(2, 0, [d(0), d(0)]).is_permutation());
        assert!(!AffineMap::new(1, 1, [d(0)]).is_permutation());
        assert!(AffineMap::new(3, 0, [d(2), d(0)]).is_projected_permutation());
        let order = AffineMap::permutation(&[2, 0, 1]);
        let inverse = order.inverse_permutation().expect("a permutation");
        assert!(order.compose(&inverse).is_identity());
        assert_eq!(
            AffineMap::new(2, 0, [d(0), d(0)]).inverse_permutation(),
            None
        );
    }

    #[test]
    fn composition_puts_own_symbols_first() {
        let outer = AffineMap::new(1, 1, [d(0) + s(0)]);
        let inner = AffineMap::new(2, 1, [d(1) * s(0)]);
        let both = outer.compose(&inner);
        assert_eq!(both, AffineMap::new(2, 2, [d(1) * s(1) + s(0)]));
    }

    #[test]
    fn folds_what_is_known() {
        let map = AffineMap::new(1, 1, [d(0).floor_div(s(0)), s(0) * 2]);
        assert_eq!(map.constant_fold(&[Some(-7), Some(2)]), Some(vec![-4, 4]));
        assert_eq!(map.constant_fold(&[Some(-7), Some(0)]), None);
        assert_eq!(map.constant_fold(&[None, Some(2)]), None);
        assert_eq!(map.constant_fold(&[]), None);
        assert_eq!(AffineMap::constant(3).constant_fold(&[]), Some(vec![3]));
    }
}
