//! Representation of affine expressions, and basic queries.

use super::arithmetic::{checked_ceil_div, checked_floor_div};
use std::fmt;
use std::hash::{Hash, Hasher};
use std::sync::Arc;
use terrace_ir::{SmallVec, smallvec};

/// The operator of a binary expression.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum BinaryKind {
    /// `+`
    Add,
    /// `*`
    Mul,
    /// `mod`
    Mod,
    /// `floordiv`
    FloorDiv,
    /// `ceildiv`
    CeilDiv,
}

/// An affine expression over dimensions and symbols. Cloning is cheap: subexpressions are shared.
#[derive(Clone)]
pub enum AffineExpr {
    /// `dN`
    Dim(u32),
    /// `sN`
    Symbol(u32),
    /// An integer.
    Constant(i64),
    /// Two expressions joined by an operator.
    Binary(Arc<BinaryExpr>),
}

/// Two expressions joined by an operator. Only the operators of [`AffineExpr`] create it.
pub struct BinaryExpr {
    pub(super) kind: BinaryKind,
    symbolic: bool,
    pure_affine: bool,
    depth: u32,
    /// The largest known divisor.
    divisor: i64,
    hash: u64,
    pub(super) lhs: AffineExpr,
    pub(super) rhs: AffineExpr,
}

/// Expressions that are less deep than this are dropped recursively.
const SHALLOW: u32 = 64;

impl Drop for BinaryExpr {
    fn drop(&mut self) {
        if self.depth < SHALLOW {
            return;
        }
        let take = |expr: &mut AffineExpr| std::mem::replace(expr, AffineExpr::Constant(0));
        let mut stack = vec![take(&mut self.lhs), take(&mut self.rhs)];
        while let Some(expr) = stack.pop() {
            if let AffineExpr::Binary(node) = expr
                && let Some(mut node) = Arc::into_inner(node)
            {
                node.depth = 0;
                stack.extend([take(&mut node.lhs), take(&mut node.rhs)]);
            }
        }
    }
}

impl BinaryExpr {
    /// Returns the operator.
    pub fn kind(&self) -> BinaryKind {
        self.kind
    }

    /// Returns the left operand.
    pub fn lhs(&self) -> &AffineExpr {
        &self.lhs
    }

    /// Returns the right operand.
    pub fn rhs(&self) -> &AffineExpr {
        &self.rhs
    }
}

fn mix(seed: u64, value: u64) -> u64 {
    (seed.rotate_left(23) ^ value).wrapping_mul(0x9E37_79B9_7F4A_7C15)
}

/// Creates `lhs op rhs` without simplifying it.
pub(super) fn raw(kind: BinaryKind, lhs: AffineExpr, rhs: AffineExpr) -> AffineExpr {
    let pure = match kind {
        BinaryKind::Add => lhs.is_pure_affine() && rhs.is_pure_affine(),
        BinaryKind::Mul => {
            lhs.is_pure_affine()
                && rhs.is_pure_affine()
                && (lhs.as_constant().is_some() || rhs.as_constant().is_some())
        }
        _ => lhs.is_pure_affine() && rhs.as_constant().is_some(),
    };
    let hash = mix(mix(mix(4, kind as u64), lhs.hash_value()), rhs.hash_value());
    AffineExpr::Binary(Arc::new(BinaryExpr {
        kind,
        symbolic: lhs.is_symbolic_or_constant() && rhs.is_symbolic_or_constant(),
        pure_affine: pure,
        depth: lhs.depth().max(rhs.depth()).saturating_add(1),
        divisor: divisor(kind, &lhs, &rhs),
        hash,
        lhs,
        rhs,
    }))
}

fn divisor(kind: BinaryKind, lhs: &AffineExpr, rhs: &AffineExpr) -> i64 {
    match kind {
        BinaryKind::Mul => lhs
            .largest_known_divisor()
            .wrapping_mul(rhs.largest_known_divisor()),
        BinaryKind::Add | BinaryKind::Mod => gcd(
            lhs.largest_known_divisor() as u64,
            rhs.largest_known_divisor() as u64,
        ) as i64,
        BinaryKind::FloorDiv | BinaryKind::CeilDiv => match rhs.as_constant() {
            Some(by) if by != 0 && lhs.largest_known_divisor().wrapping_rem(by) == 0 => {
                lhs.largest_known_divisor().wrapping_div(by).wrapping_abs()
            }
            _ => 1,
        },
    }
}

pub(super) fn gcd(mut a: u64, mut b: u64) -> u64 {
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a
}

impl AffineExpr {
    /// Creates `lhs op rhs`, simplified.
    pub fn binary(kind: BinaryKind, lhs: AffineExpr, rhs: AffineExpr) -> AffineExpr {
        match kind {
            BinaryKind::Add => lhs + rhs,
            BinaryKind::Mul => lhs * rhs,
            BinaryKind::Mod => lhs % rhs,
            BinaryKind::FloorDiv => lhs.floor_div(rhs),
            BinaryKind::CeilDiv => lhs.ceil_div(rhs),
        }
    }

    /// Returns the value of a constant.
    pub fn as_constant(&self) -> Option<i64> {
        match self {
            AffineExpr::Constant(value) => Some(*value),
            _ => None,
        }
    }

    /// Returns the binary expression if it has this operator.
    pub fn as_binary(&self, kind: BinaryKind) -> Option<&BinaryExpr> {
        match self {
            AffineExpr::Binary(node) if node.kind == kind => Some(node),
            _ => None,
        }
    }

    /// Returns true if the expression contains no dimensions.
    pub fn is_symbolic_or_constant(&self) -> bool {
        match self {
            AffineExpr::Dim(_) => false,
            AffineExpr::Symbol(_) | AffineExpr::Constant(_) => true,
            AffineExpr::Binary(node) => node.symbolic,
        }
    }

    /// Returns true if the expression only multiplies by and divides by constants.
    pub fn is_pure_affine(&self) -> bool {
        match self {
            AffineExpr::Binary(node) => node.pure_affine,
            _ => true,
        }
    }

    /// Returns the largest known divisor of the expression.
    pub fn largest_known_divisor(&self) -> i64 {
        match self {
            AffineExpr::Dim(_) | AffineExpr::Symbol(_) => 1,
            AffineExpr::Constant(value) => value.wrapping_abs(),
            AffineExpr::Binary(node) => node.divisor,
        }
    }

    /// Returns the nesting depth of operators; 0 for a dimension, symbol or constant.
    pub fn depth(&self) -> u32 {
        match self {
            AffineExpr::Binary(node) => node.depth,
            _ => 0,
        }
    }

    fn hash_value(&self) -> u64 {
        match self {
            AffineExpr::Dim(at) => mix(1, u64::from(*at)),
            AffineExpr::Symbol(at) => mix(2, u64::from(*at)),
            AffineExpr::Constant(value) => mix(3, *value as u64),
            AffineExpr::Binary(node) => node.hash,
        }
    }

    /// Folds the expression bottom-up. `join` receives an operator and the values of its operands.
    pub fn fold<T>(
        &self,
        mut leaf: impl FnMut(&AffineExpr) -> T,
        mut join: impl FnMut(&BinaryExpr, T, T) -> T,
    ) -> T {
        enum FoldTask<'a> {
            Enter(&'a AffineExpr),
            Leave(&'a BinaryExpr),
        }
        let AffineExpr::Binary(_) = self else {
            return leaf(self);
        };
        let mut steps: SmallVec<[FoldTask<'_>; 8]> = smallvec![FoldTask::Enter(self)];
        let mut values: SmallVec<[T; 4]> = SmallVec::new();
        while let Some(step) = steps.pop() {
            match step {
                FoldTask::Enter(AffineExpr::Binary(node)) => {
                    steps.extend([
                        FoldTask::Leave(node),
                        FoldTask::Enter(&node.rhs),
                        FoldTask::Enter(&node.lhs),
                    ]);
                }
                FoldTask::Enter(expr) => values.push(leaf(expr)),
                FoldTask::Leave(node) => {
                    if let (Some(rhs), Some(lhs)) = (values.pop(), values.pop()) {
                        values.push(join(node, lhs, rhs));
                    }
                }
            }
        }
        values.pop().expect("invariant: a fold leaves one value")
    }

    /// Calls `visit` for each leaf, left to right.
    pub fn for_each_leaf(&self, mut visit: impl FnMut(&AffineExpr)) {
        self.fold(&mut visit, |_, (), ()| ());
    }

    /// Replaces dimensions and symbols. Inputs without an entry in the slices are kept. Changed subexpressions are
    /// rebuilt, which simplifies them.
    pub fn replace(&self, dims: &[AffineExpr], symbols: &[AffineExpr]) -> AffineExpr {
        self.replaced(dims, symbols).unwrap_or_else(|| self.clone())
    }

    /// Returns the result of [`Self::replace`], or `None` if nothing changes.
    pub(super) fn replaced(
        &self,
        dims: &[AffineExpr],
        symbols: &[AffineExpr],
    ) -> Option<AffineExpr> {
        let leaf = |expr: &AffineExpr| {
            let new = match expr {
                AffineExpr::Dim(at) => dims.get(*at as usize),
                AffineExpr::Symbol(at) => symbols.get(*at as usize),
                _ => None,
            };
            new.filter(|new| *new != expr).cloned()
        };
        let join = |node: &BinaryExpr, lhs: Option<AffineExpr>, rhs: Option<AffineExpr>| {
            if lhs.is_none() && rhs.is_none() {
                return None;
            }
            let (lhs, rhs) = (
                lhs.unwrap_or_else(|| node.lhs.clone()),
                rhs.unwrap_or_else(|| node.rhs.clone()),
            );
            Some(AffineExpr::binary(node.kind, lhs, rhs))
        };
        self.fold(leaf, join)
    }

    /// Evaluates the expression for these inputs. The first unknown or undefined operand, left to right, decides the
    /// result. Sums and products wrap.
    pub fn evaluate(&self, dims: &[Option<i64>], symbols: &[Option<i64>]) -> Evaluated {
        let known = |value: Option<i64>| value.map_or(Evaluated::Unknown, Evaluated::Known);
        let leaf = |expr: &AffineExpr| match expr {
            AffineExpr::Dim(at) => known(dims.get(*at as usize).copied().flatten()),
            AffineExpr::Symbol(at) => known(symbols.get(*at as usize).copied().flatten()),
            AffineExpr::Constant(value) => Evaluated::Known(*value),
            AffineExpr::Binary(_) => Evaluated::Unknown,
        };
        let join = |node: &BinaryExpr, lhs: Evaluated, rhs: Evaluated| {
            let (lhs, rhs) = match (lhs, rhs) {
                (Evaluated::Known(lhs), Evaluated::Known(rhs)) => (lhs, rhs),
                (Evaluated::Known(_), other) | (other, _) => return other,
            };
            match node.kind {
                BinaryKind::Add => Evaluated::Known(lhs.wrapping_add(rhs)),
                BinaryKind::Mul => Evaluated::Known(lhs.wrapping_mul(rhs)),
                BinaryKind::Mod if rhs < 1 => Evaluated::Poison,
                BinaryKind::Mod => Evaluated::Known(lhs.rem_euclid(rhs)),
                BinaryKind::FloorDiv | BinaryKind::CeilDiv if rhs == 0 => Evaluated::Poison,
                // The minimum signed value divided by -1 is the only quotient that overflows. MLIR crashes there.
                BinaryKind::FloorDiv => known(checked_floor_div(lhs, rhs)),
                BinaryKind::CeilDiv => {
                    Evaluated::Known(checked_ceil_div(lhs, rhs).unwrap_or(i64::MIN))
                }
            }
        };
        self.fold(leaf, join)
    }
}

/// The result of [evaluating](AffineExpr::evaluate) an expression.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Evaluated {
    /// The result is this number.
    Known(i64),
    /// The result depends on an unknown input.
    Unknown,
    /// The result is undefined: a division by zero, or a modulus less than one.
    Poison,
}

impl Evaluated {
    /// Returns the number, if it is known.
    pub fn known(self) -> Option<i64> {
        match self {
            Evaluated::Known(value) => Some(value),
            Evaluated::Unknown | Evaluated::Poison => None,
        }
    }
}

impl PartialEq for AffineExpr {
    fn eq(&self, other: &Self) -> bool {
        let mut pairs: SmallVec<[(&AffineExpr, &AffineExpr); 4]> = SmallVec::new();
        let mut next = Some((self, other));
        while let Some((a, b)) = next {
            match (a, b) {
                (AffineExpr::Binary(a), AffineExpr::Binary(b)) => {
                    if !Arc::ptr_eq(a, b) {
                        if a.hash != b.hash || a.kind != b.kind {
                            return false;
                        }
                        pairs.extend([(&a.rhs, &b.rhs), (&a.lhs, &b.lhs)]);
                    }
                }
                (AffineExpr::Dim(a), AffineExpr::Dim(b)) if a == b => {}
                (AffineExpr::Symbol(a), AffineExpr::Symbol(b)) if a == b => {}
                (AffineExpr::Constant(a), AffineExpr::Constant(b)) if a == b => {}
                _ => return false,
            }
            next = pairs.pop();
        }
        true
    }
}

impl Eq for AffineExpr {}

impl Hash for AffineExpr {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u64(self.hash_value());
    }
}

impl fmt::Debug for AffineExpr {
    /// Postfix notation: `d0 s0 1 + *`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        use std::fmt::Write;
        let text = std::cell::Cell::new(String::new());
        let push = |word: fmt::Arguments<'_>| {
            let mut all = text.take();
            if !all.is_empty() {
                all.push(' ');
            }
            let _ = all.write_fmt(word);
            text.set(all);
        };
        let leaf = |expr: &AffineExpr| match expr {
            AffineExpr::Dim(at) => push(format_args!("d{at}")),
            AffineExpr::Symbol(at) => push(format_args!("s{at}")),
            AffineExpr::Constant(value) => push(format_args!("{value}")),
            AffineExpr::Binary(_) => {}
        };
        self.fold(leaf, |node, (), ()| {
            push(format_args!(
                "{}",
                match node.kind {
                    BinaryKind::Add => "+",
                    BinaryKind::Mul => "*",
                    BinaryKind::Mod => "mod",
                    BinaryKind::FloorDiv => "floordiv",
                    BinaryKind::CeilDiv => "ceildiv",
                }
            ));
        });
        f.write_str(&text.take())
    }
}
