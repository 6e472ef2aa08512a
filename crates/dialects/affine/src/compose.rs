//! Composes and canonicalizes maps and sets with their operands: MLIR's `composeAffineMapAndOperands` and
//! `canonicalizeMapAndOperands`.

use crate::ops::{AffineApplyOp, AffineApplyOpRef, AffineDelinearizeIndexOp};
use crate::scope::{Rules, is_top_level};
use rustc_hash::FxHashMap;
use terrace_builtin::affine::{AffineExpr, AffineMap, BinaryKind, IntegerSet};
use terrace_builtin::attrs::int_value;
use terrace_builtin::types::DYNAMIC;
use terrace_ir::interfaces::constant_value;
use terrace_ir::{OpRef, SmallVec, Type, ValueId};

/// A map with its operands, dimensions before symbols.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MapOperands {
    /// The map.
    pub map: AffineMap,
    /// One value for each dimension, then one for each symbol.
    pub operands: Vec<ValueId>,
}

/// Returns true if a value is a valid symbol for any user: the value is at the top level of an affine scope, or valid
/// in the scope of its defining operation. `op` may be in a block without a region.
fn is_symbol(op: OpRef<'_>, value: ValueId) -> bool {
    let by_scope = |def| Rules::new(op.with(def)).is_valid_symbol(value);
    op.body.ty(value) == Type::INDEX
        && (is_top_level(op, value) || op.body.defining_op(value).is_some_and(by_scope))
}

/// Returns true if a value is a valid dimension. The result of an operation is checked in that operation's scope.
fn is_dim(op: OpRef<'_>, value: ValueId) -> bool {
    let at = op.body.defining_op(value).map_or(op, |def| op.with(def));
    Rules::new(at).is_valid_dim(value)
}

/// Returns true if a symbol is only valid as a dimension.
fn is_demoted(op: OpRef<'_>, symbol: ValueId) -> bool {
    !is_symbol(op, symbol) && is_dim(op, symbol)
}

impl MapOperands {
    /// Creates a map with its operands.
    pub fn new(map: AffineMap, operands: impl IntoIterator<Item = ValueId>) -> Self {
        MapOperands {
            map,
            operands: operands.into_iter().collect(),
        }
    }

    fn split(&self) -> (&[ValueId], &[ValueId]) {
        self.operands.split_at(self.map.dims as usize)
    }

    /// Promotes dimensions to symbols where possible, merges equal inputs, drops unused inputs, and replaces constant
    /// symbols. `op` is any operation of the body, for lookups.
    #[must_use]
    pub fn canonicalized(self, op: OpRef<'_>) -> Self {
        if self.operands.is_empty() {
            return self;
        }
        self.with_promoted_symbols(op)
            .with_demoted_symbols(op)
            .without_spare_inputs(op)
    }

    /// Returns true if [`composed`](Self::composed) certainly changes nothing. Returns false if that is not certain
    /// after a cheap check.
    pub(crate) fn is_plainly_composed(&self, op: OpRef<'_>) -> bool {
        let (dims, symbols) = self.split();
        let mut results = self.map.results.iter();
        results.all(|result| result.as_scaled_leaf().is_some())
            && !self.operands.iter().any(|&value| is_replaced(op, value))
            && !dims.iter().any(|&dim| is_symbol(op, dim))
            && !symbols.iter().any(|&symbol| is_demoted(op, symbol))
            && self.has_no_spare_inputs(op)
    }

    fn with_promoted_symbols(mut self, op: OpRef<'_>) -> Self {
        let (dims, symbols) = self.split();
        if !dims.iter().any(|&dim| is_symbol(op, dim)) {
            return self;
        }
        let (mut kept, mut promoted) = (Vec::new(), Vec::new());
        let replaced: Vec<AffineExpr> = dims
            .iter()
            .map(|&dim| {
                if is_symbol(op, dim) {
                    promoted.push(dim);
                    AffineExpr::Symbol(self.map.symbols + promoted.len() as u32 - 1)
                } else {
                    kept.push(dim);
                    AffineExpr::Dim(kept.len() as u32 - 1)
                }
            })
            .collect();
        let counts = (kept.len() as u32, self.map.symbols + promoted.len() as u32);
        kept.extend_from_slice(symbols);
        kept.extend(promoted);
        self.operands = kept;
        self.map
            .replace_in_place(&replaced, &[], counts.0, counts.1);
        self
    }

    /// Demotes symbols that are only valid as dimensions. They become the last dimensions.
    fn with_demoted_symbols(mut self, op: OpRef<'_>) -> Self {
        let (dims, symbols) = self.split();
        if !symbols.iter().any(|&symbol| is_demoted(op, symbol)) {
            return self;
        }
        let mut dims = dims.to_vec();
        let mut kept = Vec::new();
        let replaced: Vec<AffineExpr> = symbols
            .iter()
            .map(|&symbol| {
                if is_demoted(op, symbol) {
                    dims.push(symbol);
                    AffineExpr::Dim(dims.len() as u32 - 1)
                } else {
                    kept.push(symbol);
                    AffineExpr::Symbol(kept.len() as u32 - 1)
                }
            })
            .collect();
        let counts = (dims.len() as u32, kept.len() as u32);
        dims.extend(kept);
        self.operands = dims;
        self.map
            .replace_in_place(&[], &replaced, counts.0, counts.1);
        self
    }

    /// Returns true if every input is used, no input is duplicated, and no symbol is constant. Also returns false if
    /// there are too many inputs to check.
    fn has_no_spare_inputs(&self, op: OpRef<'_>) -> bool {
        const FEW: usize = 16;
        let (dims, symbols) = self.split();
        let is_single =
            |values: &[ValueId]| (1..values.len()).all(|at| !values[..at].contains(&values[at]));
        if self.operands.len() > FEW || !is_single(dims) || !is_single(symbols) {
            return false;
        }
        let mut used = 0u32;
        for result in &self.map.results {
            result.for_each_leaf(|leaf| match leaf {
                AffineExpr::Dim(at) => used |= 1 << at,
                AffineExpr::Symbol(at) => used |= 1 << (dims.len() as u32 + at),
                _ => (),
            });
        }
        used.count_ones() as usize == self.operands.len()
            && !symbols
                .iter()
                .any(|&symbol| known_int(op, symbol).is_some())
    }

    fn without_spare_inputs(mut self, op: OpRef<'_>) -> Self {
        if self.has_no_spare_inputs(op) {
            return self;
        }
        let (dims, symbols) = self.split();
        let (mut used_dims, mut used_symbols) =
            (vec![false; dims.len()], vec![false; symbols.len()]);
        for result in &self.map.results {
            result.for_each_leaf(|leaf| match leaf {
                AffineExpr::Dim(at) => used_dims[*at as usize] = true,
                AffineExpr::Symbol(at) => used_symbols[*at as usize] = true,
                _ => (),
            });
        }
        let mut operands = Vec::new();
        let mut seen: FxHashMap<ValueId, u32> = FxHashMap::default();
        let new_dims: Vec<AffineExpr> = dims
            .iter()
            .zip(used_dims)
            .map(|(&dim, used)| {
                // An unused input can be replaced by any expression.
                AffineExpr::Dim(if used {
                    number_of(dim, &mut seen, &mut operands)
                } else {
                    0
                })
            })
            .collect();
        let dim_count = operands.len();
        let mut kept = Vec::new();
        seen.clear();
        let new_symbols: Vec<AffineExpr> = symbols
            .iter()
            .zip(used_symbols)
            .map(|(&symbol, used)| {
                if !used {
                    return AffineExpr::Symbol(0);
                }
                match known_int(op, symbol) {
                    Some(value) => AffineExpr::Constant(value),
                    None => AffineExpr::Symbol(number_of(symbol, &mut seen, &mut kept)),
                }
            })
            .collect();
        let counts = (dim_count as u32, kept.len() as u32);
        operands.extend(kept);
        self.operands = operands;
        (self.map).replace_in_place(&new_dims, &new_symbols, counts.0, counts.1);
        self
    }

    /// Replaces, to a fixpoint, inputs that are results of `affine.apply` by their expressions, and sums that invert
    /// an `affine.delinearize_index` by its operand. The result is [canonical](Self::canonicalized) and simplified.
    #[must_use]
    pub fn composed(self, op: OpRef<'_>) -> Self {
        let mut composed = self;
        let mut operands = composed.operands.iter();
        if !composed.map.results.is_empty() && operands.any(|&value| is_replaced(op, value)) {
            let (dims, symbols) = composed.split();
            let mut inputs = Inputs {
                dims: dims.iter().copied().map(Some).collect(),
                symbols: symbols.iter().copied().map(Some).collect(),
                map: composed.map,
            };
            while inputs.compose_one(op) {}
            composed = inputs.pruned();
        }
        composed = composed.canonicalized(op);
        composed.map.simplify_in_place();
        composed
    }

    /// Composes each result separately, then merges equal inputs: MLIR's `composeMultiResultAffineMap`.
    #[must_use]
    pub fn composed_each(&self, op: OpRef<'_>) -> Self {
        let (mut dims, mut symbols, mut results) = (Vec::new(), Vec::new(), Vec::new());
        for result in &self.map.results {
            let map = AffineMap::new(self.map.dims, self.map.symbols, [result.clone()]);
            let one = MapOperands::new(map, self.operands.iter().copied()).composed(op);
            results.extend(shifted(&one.map, dims.len() as u32, symbols.len() as u32));
            let (one_dims, one_symbols) = one.split();
            dims.extend(one_dims);
            symbols.extend(one_symbols);
        }
        let map = AffineMap::new(dims.len() as u32, symbols.len() as u32, results);
        MapOperands::new(map, dims.into_iter().chain(symbols)).canonicalized(op)
    }
}

/// Returns the `affine.apply` that defines a value.
fn apply_of(op: OpRef<'_>, value: ValueId) -> Option<AffineApplyOpRef<'_>> {
    let def = op.with(op.body.defining_op(value)?);
    def.well_formed_as::<AffineApplyOp>()
}

/// Returns true if composition replaces an input.
fn is_replaced(op: OpRef<'_>, value: ValueId) -> bool {
    apply_of(op, value).is_some() || Undone::of(op, value).is_some()
}

/// Returns the constant that defines a value.
fn known_int(op: OpRef<'_>, value: ValueId) -> Option<i64> {
    int_value(op.ctx, constant_value(op.ctx, op.body, value)?)
}

/// Returns the results of a map with renumbered dimensions and symbols.
fn shifted(map: &AffineMap, first_dim: u32, first_symbol: u32) -> Vec<AffineExpr> {
    let dims = (0..map.dims).map(|at| AffineExpr::Dim(at + first_dim));
    let symbols = (0..map.symbols).map(|at| AffineExpr::Symbol(at + first_symbol));
    let (dims, symbols): (Vec<_>, Vec<_>) = (dims.collect(), symbols.collect());
    let results = map.results.iter();
    results
        .map(|result| result.replace(&dims, &symbols))
        .collect()
}

/// Interns a value in `operands` and returns its index.
fn number_of(
    value: ValueId,
    seen: &mut FxHashMap<ValueId, u32>,
    operands: &mut Vec<ValueId>,
) -> u32 {
    *seen.entry(value).or_insert_with(|| {
        operands.push(value);
        operands.len() as u32 - 1
    })
}

/// A map during composition. Replaced inputs are `None`.
struct Inputs {
    map: AffineMap,
    dims: Vec<Option<ValueId>>,
    symbols: Vec<Option<ValueId>>,
}

impl Inputs {
    /// Replaces the first replaceable input. Returns true if an input was replaced.
    fn compose_one(&mut self, op: OpRef<'_>) -> bool {
        (0..self.dims.len()).any(|slot| self.compose_input(op, slot, true))
            || (0..self.symbols.len()).any(|slot| self.compose_input(op, slot, false))
    }

    fn compose_input(&mut self, op: OpRef<'_>, slot: usize, is_dim: bool) -> bool {
        let input = match is_dim {
            true => self.dims[slot],
            false => self.symbols[slot],
        };
        match input.and_then(|value| Undone::of(op, value)) {
            Some(undone) => undone.replace_in(self),
            None => self.compose_apply(op, slot, is_dim),
        }
    }

    /// Replaces an input that is the result of an `affine.apply`.
    fn compose_apply(&mut self, op: OpRef<'_>, slot: usize, is_dim: bool) -> bool {
        let input = match is_dim {
            true => &mut self.dims[slot],
            false => &mut self.symbols[slot],
        };
        let Some(apply) = input.and_then(|value| apply_of(op, value)) else {
            return false;
        };
        *input = None;
        let map = apply.map().clone();
        let inner = MapOperands::new(map, apply.map_operands()).canonicalized(op);
        let shifted = |count: u32, by: usize, make: fn(u32) -> AffineExpr| -> Vec<AffineExpr> {
            (0..count).map(|at| make(at + by as u32)).collect()
        };
        let new = inner.map.results[0].replace(
            &shifted(inner.map.dims, self.dims.len(), AffineExpr::Dim),
            &shifted(inner.map.symbols, self.symbols.len(), AffineExpr::Symbol),
        );
        let (inner_dims, inner_symbols) = inner.split();
        self.dims.extend(inner_dims.iter().copied().map(Some));
        self.symbols.extend(inner_symbols.iter().copied().map(Some));
        let mut exprs = shifted(
            slot as u32,
            0,
            match is_dim {
                true => AffineExpr::Dim,
                false => AffineExpr::Symbol,
            },
        );
        exprs.push(new);
        let (dims, symbols) = match is_dim {
            true => (&exprs[..], &[][..]),
            false => (&[][..], &exprs[..]),
        };
        let counts = (self.dims.len() as u32, self.symbols.len() as u32);
        self.map = self.map.replace(dims, symbols, counts.0, counts.1);
        true
    }

    /// Returns the expression of a value if it is an input.
    fn leaf(&self, value: ValueId) -> Option<AffineExpr> {
        let is_it = |input: &Option<ValueId>| *input == Some(value);
        let dim = self.dims.iter().position(is_it);
        let dim = dim.map(|at| AffineExpr::Dim(at as u32));
        dim.or_else(|| {
            let symbol = self.symbols.iter().position(is_it)?;
            Some(AffineExpr::Symbol(symbol as u32))
        })
    }

    /// Returns the map without replaced inputs.
    fn pruned(self) -> MapOperands {
        let mut operands = Vec::new();
        let mut number = |inputs: &[Option<ValueId>], make: fn(u32) -> AffineExpr| {
            let mut count = 0;
            let mut exprs = Vec::new();
            for input in inputs {
                exprs.push(match input {
                    Some(value) => {
                        operands.push(*value);
                        count += 1;
                        make(count - 1)
                    }
                    None => AffineExpr::Constant(0),
                });
            }
            (exprs, count)
        };
        let (dims, dim_count) = number(&self.dims, AffineExpr::Dim);
        let (symbols, symbol_count) = number(&self.symbols, AffineExpr::Symbol);
        let map = self.map.replace(&dims, &symbols, dim_count, symbol_count);
        MapOperands::new(map, operands)
    }
}

/// An `affine.delinearize_index` with static sizes. The sum of its results times their strides equals its operand.
struct Undone {
    index: ValueId,
    /// The results with their strides.
    terms: SmallVec<[(ValueId, i64); 4]>,
}

impl Undone {
    /// Returns the static `affine.delinearize_index` that defines a value.
    fn of(op: OpRef<'_>, value: ValueId) -> Option<Self> {
        let def = op.with(op.body.defining_op(value)?);
        let def = def.well_formed_as::<AffineDelinearizeIndexOp>()?;
        let mut sizes = def.static_basis().iter().rev();
        let mut stride = Some(1i64);
        let mut terms = SmallVec::new();
        for result in op.body.results(def.id).rev() {
            terms.push((result, stride?));
            let size = sizes.next().filter(|size| **size != DYNAMIC);
            stride = stride
                .zip(size)
                .and_then(|(all, size)| all.checked_mul(*size));
        }
        Some(Undone {
            index: def.linear_index(),
            terms,
        })
    }

    /// Replaces sums that equal the operand by the operand: MLIR's `replaceAffineDelinearizeIndexInverseExpression`.
    /// The operand becomes a new input, which is a symbol if one of the results is a symbol. Returns true if a sum
    /// was replaced.
    fn replace_in(&self, inputs: &mut Inputs) -> bool {
        let mut terms: SmallVec<[AffineExpr; 4]> = SmallVec::new();
        let mut has_symbol = false;
        for &(result, stride) in &self.terms {
            let Some(leaf) = inputs.leaf(result) else {
                return false;
            };
            has_symbol |= matches!(leaf, AffineExpr::Symbol(_));
            terms.push(leaf * stride);
        }
        let index = match has_symbol {
            true => AffineExpr::Symbol(inputs.symbols.len() as u32),
            false => AffineExpr::Dim(inputs.dims.len() as u32),
        };
        let mut replaced = false;
        let results = inputs.map.results.iter();
        let results = results.map(|it| with_sums_replaced(it, &terms, &index, &mut replaced));
        let results: Vec<AffineExpr> = results.collect();
        if replaced {
            let list = match has_symbol {
                true => &mut inputs.symbols,
                false => &mut inputs.dims,
            };
            list.push(Some(self.index));
            let counts = (inputs.dims.len() as u32, inputs.symbols.len() as u32);
            inputs.map = AffineMap::new(counts.0, counts.1, results);
        }
        replaced
    }
}

/// Replaces `terms` by `sum` in every sum that contains all of them, once per sum. Sets `replaced` if a sum was
/// changed.
fn with_sums_replaced(
    expr: &AffineExpr,
    terms: &[AffineExpr],
    sum: &AffineExpr,
    replaced: &mut bool,
) -> AffineExpr {
    // The flattened summands of an expression.
    type Addends = SmallVec<[AffineExpr; 4]>;
    let mut close = |mut addends: Addends| {
        let mut kept = addends.clone();
        let is_there = terms.iter().all(|term| {
            let at = kept.iter().position(|addend| addend == term);
            at.map(|at| kept.remove(at)).is_some()
        });
        if is_there {
            *replaced = true;
            kept.push(sum.clone());
            addends = kept;
        }
        let all = addends.into_iter().reduce(|all, addend| all + addend);
        all.unwrap_or(AffineExpr::Constant(0))
    };
    let whole = expr.fold(
        |leaf| Addends::from_iter([leaf.clone()]),
        |node, mut lhs, rhs| {
            let joined = match node.kind() {
                BinaryKind::Add => {
                    lhs.extend(rhs);
                    return lhs;
                }
                BinaryKind::Mul => close(lhs) * close(rhs),
                BinaryKind::Mod => close(lhs) % close(rhs),
                BinaryKind::FloorDiv => close(lhs).floor_div(close(rhs)),
                BinaryKind::CeilDiv => close(lhs).ceil_div(close(rhs)),
            };
            Addends::from_iter([joined])
        },
    );
    close(whole)
}

/// Canonicalizes a set with its operands. If an operand is the result of an `affine.apply`, the set is also composed.
pub fn canonical_set(
    op: OpRef<'_>,
    set: &IntegerSet,
    operands: Vec<ValueId>,
) -> (IntegerSet, Vec<ValueId>) {
    let exprs = set.constraints.iter().map(|(expr, _)| expr.clone());
    let map = AffineMap::new(set.dims, set.symbols, exprs);
    let mut map = MapOperands::new(map, operands);
    let is_apply = |&value: &ValueId| apply_of(op, value).is_some();
    if map.operands.iter().any(is_apply) {
        map = map.composed(op);
    }
    let MapOperands { map, operands } = map.canonicalized(op);
    let kinds = set.constraints.iter().map(|(_, is_equality)| *is_equality);
    let set = IntegerSet {
        dims: map.dims,
        symbols: map.symbols,
        constraints: map.results.iter().cloned().zip(kinds).collect(),
    };
    (set, operands)
}
