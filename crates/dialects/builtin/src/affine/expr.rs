//! Expressions, and what simplifies when one is built.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::{Add, Mul, Neg, Rem, Sub};
use std::sync::Arc;

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

/// Two expressions joined by an operator. Made by the operators of [`AffineExpr`] alone.
pub struct BinaryExpr {
    kind: BinaryKind,
    symbolic: bool,
    pure_affine: bool,
    depth: u32,
    /// The largest known divisor.
    divisor: i64,
    hash: u64,
    lhs: AffineExpr,
    rhs: AffineExpr,
}

/// Below this depth dropping may recurse.
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
    /// The operator.
    pub fn kind(&self) -> BinaryKind {
        self.kind
    }

    /// The left operand.
    pub fn lhs(&self) -> &AffineExpr {
        &self.lhs
    }

    /// The right operand.
    pub fn rhs(&self) -> &AffineExpr {
        &self.rhs
    }
}

fn mix(seed: u64, value: u64) -> u64 {
    (seed.rotate_left(23) ^ value).wrapping_mul(0x9E37_79B9_7F4A_7C15)
}

/// `lhs op rhs` as it is.
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
    /// `lhs op rhs`, simplified.
    pub fn binary(kind: BinaryKind, lhs: AffineExpr, rhs: AffineExpr) -> AffineExpr {
        match kind {
            BinaryKind::Add => lhs + rhs,
            BinaryKind::Mul => lhs * rhs,
            BinaryKind::Mod => lhs % rhs,
            BinaryKind::FloorDiv => lhs.floor_div(rhs),
            BinaryKind::CeilDiv => lhs.ceil_div(rhs),
        }
    }

    /// The value of a constant.
    pub fn as_constant(&self) -> Option<i64> {
        match self {
            AffineExpr::Constant(value) => Some(*value),
            _ => None,
        }
    }

    /// The operands of an expression with this operator.
    pub fn as_binary(&self, kind: BinaryKind) -> Option<&BinaryExpr> {
        match self {
            AffineExpr::Binary(node) if node.kind == kind => Some(node),
            _ => None,
        }
    }

    /// Whether there are no dimensions in it.
    pub fn is_symbolic_or_constant(&self) -> bool {
        match self {
            AffineExpr::Dim(_) => false,
            AffineExpr::Symbol(_) | AffineExpr::Constant(_) => true,
            AffineExpr::Binary(node) => node.symbolic,
        }
    }

    /// Whether it multiplies and divides by constants alone.
    pub fn is_pure_affine(&self) -> bool {
        match self {
            AffineExpr::Binary(node) => node.pure_affine,
            _ => true,
        }
    }

    /// The largest number known to divide it.
    pub fn largest_known_divisor(&self) -> i64 {
        match self {
            AffineExpr::Dim(_) | AffineExpr::Symbol(_) => 1,
            AffineExpr::Constant(value) => value.wrapping_abs(),
            AffineExpr::Binary(node) => node.divisor,
        }
    }

    /// How deep operators nest; 0 for a dimension, symbol or constant.
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

    /// Rounds towards negative infinity: `self floordiv by`.
    pub fn floor_div(self, by: impl Into<AffineExpr>) -> AffineExpr {
        let by = by.into();
        match by {
            AffineExpr::Constant(by) if by != 0 => floor_div_constant(self, by),
            by => raw(BinaryKind::FloorDiv, self, by),
        }
    }

    /// Rounds towards positive infinity: `self ceildiv by`.
    pub fn ceil_div(self, by: impl Into<AffineExpr>) -> AffineExpr {
        let by = by.into();
        if let AffineExpr::Constant(divisor) = by
            && divisor != 0
        {
            if let AffineExpr::Constant(value) = self {
                if let Some(quotient) = checked_ceil_div(value, divisor) {
                    return AffineExpr::Constant(quotient);
                }
            } else if divisor == 1 {
                return self;
            } else if let Some(product) = divided_product(&self, divisor) {
                return product;
            }
        }
        raw(BinaryKind::CeilDiv, self, by)
    }

    /// Folds the expression from its leaves: `join` gets an operator and the values of its operands.
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
        let mut steps = vec![FoldTask::Enter(self)];
        let mut values: Vec<T> = Vec::new();
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

    /// Calls `visit` for the leaves, left to right.
    pub fn for_each_leaf(&self, mut visit: impl FnMut(&AffineExpr)) {
        self.fold(&mut visit, |_, (), ()| ());
    }

    /// The expression with others for its dimensions and symbols; those beyond the slices stay. What changes is built, and
    /// so simplified, anew.
    pub fn replace(&self, dims: &[AffineExpr], symbols: &[AffineExpr]) -> AffineExpr {
        // `None`: unchanged.
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
        self.fold(leaf, join).unwrap_or_else(|| self.clone())
    }

    /// The value for these inputs. `None` if an input that counts is unknown or absent, on division by zero, on `mod` by
    /// less than one, and on overflow.
    pub fn evaluate(&self, dims: &[Option<i64>], symbols: &[Option<i64>]) -> Option<i64> {
        let leaf = |expr: &AffineExpr| match expr {
            AffineExpr::Dim(at) => dims.get(*at as usize).copied().flatten(),
            AffineExpr::Symbol(at) => symbols.get(*at as usize).copied().flatten(),
            AffineExpr::Constant(value) => Some(*value),
            AffineExpr::Binary(_) => None,
        };
        let join = |node: &BinaryExpr, lhs: Option<i64>, rhs: Option<i64>| {
            let (lhs, rhs) = (lhs?, rhs?);
            match node.kind {
                BinaryKind::Add => lhs.checked_add(rhs),
                BinaryKind::Mul => lhs.checked_mul(rhs),
                BinaryKind::Mod => (rhs >= 1).then(|| lhs.rem_euclid(rhs)),
                BinaryKind::FloorDiv => checked_floor_div(lhs, rhs),
                BinaryKind::CeilDiv => checked_ceil_div(lhs, rhs),
            }
        };
        self.fold(leaf, join)
    }
}

fn checked_floor_div(value: i64, by: i64) -> Option<i64> {
    let quotient = value.checked_div(by)?;
    Some(if value % by != 0 && (value < 0) != (by < 0) {
        quotient - 1
    } else {
        quotient
    })
}

fn checked_ceil_div(value: i64, by: i64) -> Option<i64> {
    let quotient = value.checked_div(by)?;
    Some(if value % by != 0 && (value < 0) == (by < 0) {
        quotient + 1
    } else {
        quotient
    })
}

/// `(x * c) / by` when `by` divides `c`.
fn divided_product(expr: &AffineExpr, by: i64) -> Option<AffineExpr> {
    let product = expr.as_binary(BinaryKind::Mul)?;
    let factor = product.rhs.as_constant()?;
    (factor.wrapping_rem(by) == 0).then(|| product.lhs.clone() * factor.wrapping_div(by))
}

/// `expr floordiv by` for `by` other than 0. A sum is divided term by term where one side is a multiple; that is a walk
/// with its own stack, for sums may be long.
fn floor_div_constant(expr: AffineExpr, by: i64) -> AffineExpr {
    enum DivideTask {
        Divide(AffineExpr),
        Add,
    }
    let mut steps = vec![DivideTask::Divide(expr)];
    let mut values: Vec<AffineExpr> = Vec::new();
    while let Some(step) = steps.pop() {
        let expr = match step {
            DivideTask::Divide(expr) => expr,
            DivideTask::Add => {
                if let (Some(rhs), Some(lhs)) = (values.pop(), values.pop()) {
                    values.push(lhs + rhs);
                }
                continue;
            }
        };
        if let AffineExpr::Constant(value) = expr {
            values.push(match checked_floor_div(value, by) {
                Some(quotient) => AffineExpr::Constant(quotient),
                None => raw(BinaryKind::FloorDiv, expr, AffineExpr::Constant(by)),
            });
            continue;
        }
        if by == 1 {
            values.push(expr);
            continue;
        }
        if let Some(product) = divided_product(&expr, by) {
            values.push(product);
            continue;
        }
        if let Some(sum) = expr.as_binary(BinaryKind::Add)
            && (sum.lhs.is_multiple_of(by) || sum.rhs.is_multiple_of(by))
        {
            steps.extend([
                DivideTask::Add,
                DivideTask::Divide(sum.rhs.clone()),
                DivideTask::Divide(sum.lhs.clone()),
            ]);
            continue;
        }
        values.push(raw(BinaryKind::FloorDiv, expr, AffineExpr::Constant(by)));
    }
    values
        .pop()
        .expect("invariant: every step leaves one value")
}

impl AffineExpr {
    /// Whether `by`, which is not 0, divides the largest known divisor.
    fn is_multiple_of(&self, by: i64) -> bool {
        self.largest_known_divisor().wrapping_rem(by) == 0
    }
}

impl Add for AffineExpr {
    type Output = AffineExpr;

    fn add(self, rhs: AffineExpr) -> AffineExpr {
        let (lhs, rhs) = match (self, rhs) {
            (AffineExpr::Constant(a), AffineExpr::Constant(b)) => {
                return match a.checked_add(b) {
                    Some(sum) => AffineExpr::Constant(sum),
                    None => raw(
                        BinaryKind::Add,
                        AffineExpr::Constant(a),
                        AffineExpr::Constant(b),
                    ),
                };
            }
            // Constants, then symbols, go to the right.
            (lhs @ AffineExpr::Constant(_), rhs) => (rhs, lhs),
            (lhs, rhs) if lhs.is_symbolic_or_constant() && !rhs.is_symbolic_or_constant() => {
                (rhs, lhs)
            }
            sides => in_order(sides),
        };
        simplified_sum(&lhs, &rhs).unwrap_or_else(|| raw(BinaryKind::Add, lhs, rhs))
    }
}

/// `lhs + rhs`, in the right order, if it is anything simpler.
fn simplified_sum(lhs: &AffineExpr, rhs: &AffineExpr) -> Option<AffineExpr> {
    if let AffineExpr::Constant(0) = rhs {
        return Some(lhs.clone());
    }
    // (x + c1) + c2 is x + (c1 + c2); (x + c) + y is (x + y) + c.
    let front = lhs
        .as_binary(BinaryKind::Add)
        .filter(|sum| sum.rhs.as_constant().is_some());
    if let (Some(front), AffineExpr::Constant(b)) = (front, rhs) {
        let a = front.rhs.as_constant()?;
        return Some(front.lhs.clone() + a.wrapping_add(*b));
    }
    if let Some(sum) = like_terms(lhs, rhs) {
        return Some(sum);
    }
    if let Some(front) = front {
        return Some(front.lhs.clone() + rhs.clone() + front.rhs.clone());
    }
    let product = rhs.as_binary(BinaryKind::Mul)?;
    if product.rhs.as_constant() == Some(-1)
        && let Some(inner) = product.lhs.as_binary(BinaryKind::Mul)
    {
        // x - (x floordiv q) * q is x mod q.
        let quotient = inner.lhs.as_binary(BinaryKind::FloorDiv)?;
        let fits = quotient.rhs == inner.rhs && *lhs == quotient.lhs;
        return fits.then(|| lhs.clone() % inner.rhs.clone());
    }
    let quotient = product.lhs.as_binary(BinaryKind::FloorDiv)?;
    // The last term of a sum may be what the quotient is of; it may be a sum in turn.
    let mut fronts = Vec::new();
    let mut last = lhs;
    let sum = loop {
        if !fronts.is_empty() {
            if last.is_symbolic_or_constant() && !rhs.is_symbolic_or_constant() {
                break rhs.clone() + last.clone();
            }
            if let Some(sum) = like_terms(last, rhs) {
                break sum;
            }
        }
        if *last == quotient.lhs && quotient.rhs == -product.rhs.clone() {
            break last.clone() % quotient.rhs.clone();
        }
        let sum = last.as_binary(BinaryKind::Add)?;
        if !fronts.is_empty() && sum.rhs.as_constant().is_some() {
            break last.clone() + rhs.clone();
        }
        fronts.push(&sum.lhs);
        last = &sum.rhs;
    };
    Some(
        fronts
            .into_iter()
            .rev()
            .fold(sum, |sum, front| front.clone() + sum),
    )
}

/// `x * a + x * b` as `x * (a + b)`.
fn like_terms(lhs: &AffineExpr, rhs: &AffineExpr) -> Option<AffineExpr> {
    let (first, a) = factor(lhs);
    let (second, b) = factor(rhs);
    (first == second).then(|| first.clone() * a.wrapping_add(b))
}

/// Two dimensions, or two symbols, in the order of their numbers.
fn in_order(sides: (AffineExpr, AffineExpr)) -> (AffineExpr, AffineExpr) {
    match sides {
        (AffineExpr::Dim(a), AffineExpr::Dim(b)) if a > b => {
            (AffineExpr::Dim(b), AffineExpr::Dim(a))
        }
        (AffineExpr::Symbol(a), AffineExpr::Symbol(b)) if a > b => {
            (AffineExpr::Symbol(b), AffineExpr::Symbol(a))
        }
        sides => sides,
    }
}

/// `x * c` as `x` and `c`; anything else as itself and 1.
fn factor(expr: &AffineExpr) -> (&AffineExpr, i64) {
    if let Some(product) = expr.as_binary(BinaryKind::Mul)
        && let Some(factor) = product.rhs.as_constant()
    {
        return (&product.lhs, factor);
    }
    (expr, 1)
}

impl Mul for AffineExpr {
    type Output = AffineExpr;

    fn mul(self, rhs: AffineExpr) -> AffineExpr {
        let (lhs, rhs) = match (self, rhs) {
            (AffineExpr::Constant(a), AffineExpr::Constant(b)) => {
                return match a.checked_mul(b) {
                    Some(product) => AffineExpr::Constant(product),
                    None => raw(
                        BinaryKind::Mul,
                        AffineExpr::Constant(a),
                        AffineExpr::Constant(b),
                    ),
                };
            }
            (lhs, rhs) if !lhs.is_symbolic_or_constant() && !rhs.is_symbolic_or_constant() => {
                return raw(BinaryKind::Mul, lhs, rhs);
            }
            (lhs, rhs) if !rhs.is_symbolic_or_constant() || lhs.as_constant().is_some() => {
                (rhs, lhs)
            }
            sides => in_order(sides),
        };
        match rhs {
            AffineExpr::Constant(1) => return lhs,
            AffineExpr::Constant(0) => return rhs,
            _ => {}
        }
        // (x * c1) * c2 is x * (c1 * c2); (x * c) * y is (x * y) * c.
        if let Some(product) = lhs.as_binary(BinaryKind::Mul)
            && let Some(a) = product.rhs.as_constant()
        {
            let front = product.lhs.clone();
            return match rhs {
                AffineExpr::Constant(b) => front * a.wrapping_mul(b),
                rhs => front * rhs * a,
            };
        }
        raw(BinaryKind::Mul, lhs, rhs)
    }
}

impl Rem for AffineExpr {
    type Output = AffineExpr;

    /// `self mod rhs`
    fn rem(self, rhs: AffineExpr) -> AffineExpr {
        let AffineExpr::Constant(by) = rhs else {
            return raw(BinaryKind::Mod, self, rhs);
        };
        if by < 1 {
            return raw(BinaryKind::Mod, self, rhs);
        }
        let mut lhs = self;
        loop {
            if let AffineExpr::Constant(value) = lhs {
                return AffineExpr::Constant(value.rem_euclid(by));
            }
            if lhs.is_multiple_of(by) {
                return AffineExpr::Constant(0);
            }
            let AffineExpr::Binary(node) = &lhs else {
                break;
            };
            // Multiples fall out of a sum, and an inner `mod` by a multiple changes nothing.
            let rest = match node.kind {
                BinaryKind::Add if node.lhs.is_multiple_of(by) => node.rhs.clone(),
                BinaryKind::Add if node.rhs.is_multiple_of(by) => node.lhs.clone(),
                BinaryKind::Mod
                    if node
                        .rhs
                        .as_constant()
                        .is_some_and(|inner| inner >= 1 && inner % by == 0) =>
                {
                    node.lhs.clone()
                }
                _ => break,
            };
            lhs = rest;
        }
        raw(BinaryKind::Mod, lhs, rhs)
    }
}

impl Neg for AffineExpr {
    type Output = AffineExpr;

    fn neg(self) -> AffineExpr {
        self * -1
    }
}

impl Sub for AffineExpr {
    type Output = AffineExpr;

    fn sub(self, rhs: AffineExpr) -> AffineExpr {
        self + -rhs
    }
}

impl From<i64> for AffineExpr {
    fn from(value: i64) -> Self {
        AffineExpr::Constant(value)
    }
}

macro_rules! with_constant {
    ($($trait:ident $method:ident)*) => {$(
        impl $trait<i64> for AffineExpr {
            type Output = AffineExpr;

            fn $method(self, rhs: i64) -> AffineExpr {
                self.$method(AffineExpr::Constant(rhs))
            }
        }
    )*};
}

with_constant! { Add add Sub sub Mul mul Rem rem }

impl PartialEq for AffineExpr {
    fn eq(&self, other: &Self) -> bool {
        let mut pairs = Vec::new();
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
    /// Operands before their operator: `d0 s0 1 + *`.
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

#[cfg(test)]
mod tests {
    use super::*;

    fn d(at: u32) -> AffineExpr {
        AffineExpr::Dim(at)
    }

    fn s(at: u32) -> AffineExpr {
        AffineExpr::Symbol(at)
    }

    fn c(value: i64) -> AffineExpr {
        AffineExpr::Constant(value)
    }

    fn check(expr: AffineExpr, expect: &str) {
        assert_eq!(format!("{expr:?}"), expect);
    }

    #[test]
    fn sums() {
        check(c(4) + d(0), "d0 4 +");
        check(s(0) + d(0), "d0 s0 +");
        check(s(1) + s(0), "s0 s1 +");
        check(d(1) + d(0), "d0 d1 +");
        check(s(1) * s(0), "s0 s1 *");
        check(d(0) + 2 + d(1), "d0 d1 + 2 +");
        check(d(0) + 2 + 3, "d0 5 +");
        check(d(0) + d(0) * 2, "d0 3 *");
        check(d(0) - d(0), "0");
        check(d(0) * s(0) + d(0) * s(0), "d0 s0 * 2 *");
        check(c(i64::MAX) + c(1), "9223372036854775807 1 +");
        check(d(0) + i64::MAX + i64::MAX, "d0 -2 +");
    }

    #[test]
    fn products() {
        check(s(0) * d(0), "d0 s0 *");
        check(d(0) * 2 * s(0), "d0 s0 * 2 *");
        check(d(0) * 2 * 3, "d0 6 *");
        check(d(0) * c(0), "0");
        check(d(0) * 1, "d0");
        check(d(0) * d(1), "d0 d1 *");
        check((d(0) + 1) * 3, "d0 1 + 3 *");
    }

    #[test]
    fn divisions() {
        check((d(0) * 4 + d(1)).floor_div(4), "d0 d1 4 floordiv +");
        check((d(0) * 8).floor_div(4), "d0 2 *");
        check((d(0) * 4 + d(1)).ceil_div(4), "d0 4 * d1 + 4 ceildiv");
        check(d(0).floor_div(0), "d0 0 floordiv");
        check(d(0).floor_div(1), "d0");
        check(c(-5).floor_div(2), "-3");
        check(c(-5).ceil_div(2), "-2");
        check(c(5).floor_div(-2), "-3");
        check(
            c(i64::MIN).floor_div(-1),
            "-9223372036854775808 -1 floordiv",
        );
        check((d(0) * 4 + d(1) * 8) % 4, "0");
        check((d(0) * 4 + d(1)) % 2, "d1 2 mod");
        check((d(0) % 8) % 4, "d0 4 mod");
        check((d(0) % 9) % 4, "d0 9 mod 4 mod");
        check(c(-5) % 2, "1");
        check(d(0) % 0, "d0 0 mod");
        check(d(0) - d(0).floor_div(5) * 5, "d0 5 mod");
        check(d(1) + d(0) - d(1).floor_div(2) * 2, "d0 d1 2 mod +");
        check(
            d(0) + s(0) + d(1).floor_div(2) * 3,
            "d0 d1 2 floordiv 3 * s0 + +",
        );
        check(d(0) - d(0).floor_div(s(0)) * s(0), "d0 s0 mod");
    }

    #[test]
    fn replacement_simplifies() {
        let expr = d(0) * s(0) + d(1);
        check(expr.replace(&[d(1)], &[c(2)]), "d1 3 *");
        assert_eq!(expr.replace(&[], &[]), expr);
        assert_eq!(expr.replace(&[d(0)], &[]), expr);
    }

    /// One walk of each kind over expressions too deep for any stack.
    #[test]
    fn depth_is_no_limit() {
        let depth = 200_000;
        let left = (0..depth).fold(d(0), |sum, at| sum + d(1 + at % 2) * s(at % 3));
        let same = (0..depth).fold(d(0), |sum, at| sum + d(1 + at % 2) * s(at % 3));
        assert!(left == same);
        assert!(left.depth() >= depth);
        let inputs = [Some(1); 3];
        assert_eq!(left.evaluate(&inputs, &inputs), Some(i64::from(depth) + 1));
        let moved = left.replace(&[d(1), d(0), d(2)], &[]);
        assert!(moved != left);
        let divided = (0..depth)
            .fold(d(0), |sum, at| {
                sum + d(1 + at % 2) * (3 + i64::from(at % 5)) * 4
            })
            .floor_div(4);
        assert!(divided.depth() > 0);
        let right = (0..depth).fold(d(0), |inner, at| raw(BinaryKind::Mod, d(at % 2), inner));
        assert_eq!(right.depth(), depth);
    }
}
