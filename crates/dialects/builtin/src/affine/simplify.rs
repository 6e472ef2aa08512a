//! Simplifies an expression as a whole: flattens it to a sum of products and rebuilds it from the coefficients.

use super::AffineMap;
use super::expr::{AffineExpr, BinaryExpr, BinaryKind, gcd};
use terrace_ir::{SmallVec, smallvec};

/// The maximum depth for the rules about symbolic divisors, which examine whole subexpressions at each level. Deeper
/// semi-affine expressions are flattened without these rules.
const SEMI_AFFINE_DEPTH: u32 = 500;

/// The nesting limit for proving that a `mod` cancels. Each proof simplifies a difference, which may contain another.
const CANCEL_LEVELS: u32 = 4;

/// Simplifies an expression to the form of MLIR's `simplifyAffineExpr`: dimensions, symbols, divisions and a
/// constant, in this order.
pub fn simplify(expr: &AffineExpr, dims: u32, symbols: u32) -> AffineExpr {
    simplify_within(expr, dims, symbols, CANCEL_LEVELS)
}

impl AffineExpr {
    /// Splits the expression into `leaf * factor + constant`, whose leaf is an input or a constant. Most expressions
    /// have this form, and [`simplify`] need not process them.
    pub fn as_scaled_leaf(&self) -> Option<(&AffineExpr, i64, i64)> {
        let (product, added) = self.without_number(BinaryKind::Add).unwrap_or((self, 0));
        let (leaf, factor) = product
            .without_number(BinaryKind::Mul)
            .unwrap_or((product, 1));
        (leaf.depth() == 0).then_some((leaf, factor, added))
    }

    /// Returns the left operand and the constant right operand of an expression with this operator.
    fn without_number(&self, kind: BinaryKind) -> Option<(&AffineExpr, i64)> {
        let node = self.as_binary(kind)?;
        Some((node.lhs(), node.rhs().as_constant()?))
    }
}

fn simplify_within(expr: &AffineExpr, dims: u32, symbols: u32, levels: u32) -> AffineExpr {
    if expr.as_scaled_leaf().is_some() {
        return expr.clone();
    }
    let semi;
    let expr = if expr.is_pure_affine() || expr.depth() > SEMI_AFFINE_DEPTH {
        expr
    } else {
        semi = simplify_semi_affine(expr, dims, symbols, levels);
        &semi
    };
    let mut flat = Flattener::default();
    let row = expr.fold(
        |leaf| Some(Row::leaf(leaf)),
        |node, lhs, rhs| flat.join(node, lhs?, rhs?),
    );
    let Some(row) = row else { return expr.clone() };
    let plain = flat.expr(&row);
    if expr.is_pure_affine() || plain == *expr {
        return plain;
    }
    flat.semi_affine_expr(&row, dims.max(symbols))
}

/// Returns the coefficients of dimensions, then of symbols, then the constant. Returns `None` if the flattened
/// expression has divisions, remainders or products of variables.
pub fn linear_coefficients(expr: &AffineExpr, dims: u32, symbols: u32) -> Option<Vec<i64>> {
    let mut flat = Flattener::default();
    let row = expr.fold(
        |leaf| Some(Row::leaf(leaf)),
        |node, lhs, rhs| flat.join(node, lhs?, rhs?),
    )?;
    if !flat.locals.is_empty() {
        return None;
    }
    let mut all = vec![0; (dims + symbols) as usize];
    for &(term, factor) in &row.terms {
        let at = match term {
            Term::Dim(at) => at,
            Term::Symbol(at) => dims + at,
            Term::Local(_) => return None,
        };
        *all.get_mut(at as usize)? = factor;
    }
    all.push(row.constant);
    Some(all)
}

/// A flattened map: affine expressions as rows of a linear system. Each row has the coefficients of dimensions,
/// symbols and locals, then a constant.
pub struct FlatMap {
    /// A row for each result.
    pub results: Vec<Vec<i64>>,
    /// A local variable for each floor division: the row of the dividend, and the positive divisor.
    pub locals: Vec<(Vec<i64>, i64)>,
}

/// Flattens a map, unless it is semi-affine: MLIR's `getFlattenedAffineExprs`.
pub fn flatten(map: &AffineMap) -> Option<FlatMap> {
    let mut flat = Flattener::default();
    let row = |flat: &mut Flattener, expr: &AffineExpr| {
        expr.fold(
            |leaf| Some(Row::leaf(leaf)),
            |node, lhs, rhs| flat.join(node, lhs?, rhs?),
        )
    };
    let results = map.results.iter().map(|expr| row(&mut flat, expr));
    let results: Vec<Row> = results.collect::<Option<_>>()?;
    let locals: Option<Vec<(Row, i64)>> = flat.quotients.into_iter().collect();
    let locals = locals?;
    let first_local = map.num_inputs();
    let count = first_local + locals.len();
    let all = |row: Row| {
        let mut all = vec![0; count];
        for (term, factor) in row.terms {
            let at = match term {
                Term::Dim(at) => at as usize,
                Term::Symbol(at) => (map.dims + at) as usize,
                Term::Local(at) => first_local + at,
            };
            *all.get_mut(at)? = factor;
        }
        all.push(row.constant);
        Some(all)
    };
    Some(FlatMap {
        results: results.into_iter().map(all).collect::<Option<_>>()?,
        locals: (locals.into_iter())
            .map(|(row, by)| Some((all(row)?, by)))
            .collect::<Option<_>>()?,
    })
}

/// The variable of a coefficient. Terms of a sum are sorted in this order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Term {
    Dim(u32),
    Symbol(u32),
    /// An element of [`Flattener::locals`].
    Local(usize),
}

/// A sum of terms with nonzero coefficients, and a constant.
#[derive(Clone, Default)]
struct Row {
    /// Sorted and unique. Most sums have few terms.
    terms: SmallVec<[(Term, i64); 4]>,
    constant: i64,
}

impl Row {
    fn leaf(expr: &AffineExpr) -> Row {
        match expr {
            AffineExpr::Constant(value) => Row {
                terms: SmallVec::new(),
                constant: *value,
            },
            AffineExpr::Dim(at) => Row::term(Term::Dim(*at), 1),
            AffineExpr::Symbol(at) => Row::term(Term::Symbol(*at), 1),
            AffineExpr::Binary(_) => Row::default(),
        }
    }

    fn term(term: Term, factor: i64) -> Row {
        Row {
            terms: smallvec![(term, factor)],
            constant: 0,
        }
    }

    fn values(&self) -> impl Iterator<Item = i64> {
        let factors = self.terms.iter().map(|&(_, factor)| factor);
        factors.chain([self.constant])
    }

    /// Adds a term with a coefficient.
    fn add_term(&mut self, term: Term, factor: i64) {
        match self.terms.binary_search_by_key(&term, |&(term, _)| term) {
            Ok(at) => {
                let sum = self.terms[at].1.wrapping_add(factor);
                match sum {
                    0 => drop(self.terms.remove(at)),
                    _ => self.terms[at].1 = sum,
                }
            }
            Err(at) => self.terms.insert(at, (term, factor)),
        }
    }

    /// Applies a function to every coefficient and the constant.
    fn map(&mut self, change: impl Fn(i64) -> i64) {
        self.terms.retain(|(_, factor)| {
            *factor = change(*factor);
            *factor != 0
        });
        self.constant = change(self.constant);
    }

    fn add(self, other: Row) -> Row {
        let (mut sum, small) = if self.terms.len() >= other.terms.len() {
            (self, other)
        } else {
            (other, self)
        };
        for (term, factor) in small.terms {
            sum.add_term(term, factor);
        }
        sum.constant = sum.constant.wrapping_add(small.constant);
        sum
    }

    /// Returns the greatest common divisor of all coefficients, the constant and `start`.
    fn gcd(&self, start: i64) -> i64 {
        self.values().fold(start.unsigned_abs(), |all, value| {
            gcd(all, value.unsigned_abs())
        }) as i64
    }
}

#[derive(Default)]
struct Flattener {
    /// Divisions, and products without a constant factor.
    locals: Vec<AffineExpr>,
    /// The dividend and the divisor of each local that is a floor division by a constant.
    quotients: Vec<Option<(Row, i64)>>,
}

impl Flattener {
    /// Flattens an operation. Returns `None` for `mod` and division by a constant less than 1.
    fn join(&mut self, node: &BinaryExpr, lhs: Row, rhs: Row) -> Option<Row> {
        if node.kind() == BinaryKind::Add {
            return Some(lhs.add(rhs));
        }
        if node.rhs().as_constant().is_none() {
            let expr = AffineExpr::binary(node.kind(), self.expr(&lhs), self.expr(&rhs));
            return Some(Row::term(self.local(expr, None), 1));
        }
        let by = rhs.constant;
        let mut row = lhs;
        match node.kind() {
            BinaryKind::Mul => row.map(|value| value.wrapping_mul(by)),
            BinaryKind::Mod => {
                if by <= 0 {
                    return None;
                }
                if row.values().all(|value| value % by == 0) {
                    return Some(Row::default());
                }
                // x mod c is x - c * (x floordiv c).
                let common = row.gcd(by);
                let mut dividend = row.clone();
                dividend.map(|value| value / common);
                let divisor = by / common;
                let quotient = self.expr(&dividend).floor_div(divisor);
                let local = self.local(quotient, Some((dividend, divisor)));
                row.add_term(local, by.wrapping_neg());
            }
            kind => {
                if by <= 0 {
                    return None;
                }
                let common = row.gcd(by);
                row.map(|value| value / common);
                let by = by / common;
                if by != 1 {
                    let quotient =
                        AffineExpr::binary(kind, self.expr(&row), AffineExpr::Constant(by));
                    if kind == BinaryKind::CeilDiv {
                        row.constant = row.constant.wrapping_add(by - 1);
                    }
                    return Some(Row::term(self.local(quotient, Some((row, by))), 1));
                }
            }
        }
        Some(row)
    }

    fn local(&mut self, expr: AffineExpr, quotient: Option<(Row, i64)>) -> Term {
        let known = self.locals.iter().position(|local| *local == expr);
        Term::Local(known.unwrap_or_else(|| {
            self.locals.push(expr);
            self.quotients.push(quotient);
            self.locals.len() - 1
        }))
    }

    fn term(&self, term: Term) -> AffineExpr {
        match term {
            Term::Dim(at) => AffineExpr::Dim(at),
            Term::Symbol(at) => AffineExpr::Symbol(at),
            Term::Local(at) => self.locals[at].clone(),
        }
    }

    fn expr(&self, row: &Row) -> AffineExpr {
        let mut sum = AffineExpr::Constant(0);
        for &(term, factor) in &row.terms {
            sum = sum + self.term(term) * factor;
        }
        sum + row.constant
    }

    /// Like [`expr`](Self::expr), but orders terms by their first dimension or symbol, dimensions first.
    fn semi_affine_expr(&self, row: &Row, inputs: u32) -> AffineExpr {
        let mut keyed: Vec<((u32, i64), AffineExpr, i64)> = Vec::new();
        let mut rest = Vec::new();
        // Keys of terms with dimensions count down. Keys of terms with symbols count up from the number of inputs.
        let (mut for_dim, mut for_symbol) = (-1i64, i64::from(inputs));
        let mut symbol_key = |at: u32| {
            for_symbol += 1;
            (at, for_symbol - 1)
        };
        let mut dim_key = |at: u32| {
            for_dim -= 1;
            (at, for_dim + 1)
        };
        for &(term, factor) in &row.terms {
            if let Term::Symbol(at) = term {
                keyed.push((symbol_key(at), self.term(term), factor));
            }
        }
        for &(term, factor) in &row.terms {
            let Term::Local(local) = term else { continue };
            let expr = self.locals[local].clone();
            let key = match &expr {
                AffineExpr::Binary(node) => match (node.lhs(), node.rhs()) {
                    (AffineExpr::Dim(at), AffineExpr::Constant(_)) => Some(dim_key(*at)),
                    (AffineExpr::Dim(at), AffineExpr::Symbol(by)) => Some((*at, i64::from(*by))),
                    (AffineExpr::Symbol(at), AffineExpr::Constant(_) | AffineExpr::Symbol(_)) => {
                        Some(symbol_key(*at))
                    }
                    _ => None,
                },
                _ => None,
            };
            match key {
                Some(key) => keyed.push((key, expr, factor)),
                None => rest.push((expr, factor)),
            }
        }
        for &(term, factor) in &row.terms {
            if let Term::Dim(at) = term {
                keyed.push((dim_key(at), self.term(term), factor));
            }
        }
        keyed.sort_by_key(|entry| entry.0);
        let terms = keyed
            .into_iter()
            .map(|(_, expr, factor)| (expr, factor))
            .chain(rest);
        let sum = terms.fold(AffineExpr::Constant(0), |sum, (expr, factor)| {
            sum + expr * factor
        });
        sum + row.constant
    }
}

/// Simplifies divisions and `mod` by symbols.
fn simplify_semi_affine(expr: &AffineExpr, dims: u32, symbols: u32, levels: u32) -> AffineExpr {
    expr.fold(AffineExpr::clone, |node, lhs, rhs| {
        let kind = node.kind();
        if matches!(kind, BinaryKind::Add | BinaryKind::Mul) {
            return AffineExpr::binary(kind, lhs, rhs);
        }
        if kind == BinaryKind::Mod && levels > 0 && cancels(&lhs, &rhs, dims, symbols, levels - 1) {
            return AffineExpr::Constant(0);
        }
        match rhs {
            AffineExpr::Symbol(by) if is_divisible(node.lhs(), by, kind) => {
                if kind == BinaryKind::Mod {
                    return AffineExpr::Constant(0);
                }
                divide(&lhs, by).unwrap_or_else(|| AffineExpr::binary(kind, lhs, rhs))
            }
            rhs => AffineExpr::binary(kind, lhs, rhs),
        }
    })
}

/// Returns true if `lhs` is `x - x mod rhs`, a multiple of `rhs`.
fn cancels(lhs: &AffineExpr, rhs: &AffineExpr, dims: u32, symbols: u32, levels: u32) -> bool {
    let mut summands = Vec::new();
    let mut stack = vec![lhs];
    while let Some(expr) = stack.pop() {
        match expr.as_binary(BinaryKind::Add) {
            Some(sum) => stack.extend([sum.rhs(), sum.lhs()]),
            None => summands.push(expr),
        }
    }
    summands.iter().enumerate().any(|(at, summand)| {
        let Some(product) = summand.as_binary(BinaryKind::Mul) else {
            return false;
        };
        let negated = match (product.lhs(), product.rhs()) {
            (AffineExpr::Constant(-1), expr) | (expr, AffineExpr::Constant(-1)) => expr,
            _ => return false,
        };
        let Some(inner) = negated.as_binary(BinaryKind::Mod) else {
            return false;
        };
        if inner.rhs() != rhs {
            return false;
        }
        let others = summands
            .iter()
            .enumerate()
            .filter(|(other, _)| *other != at);
        let sum = others.fold(AffineExpr::Constant(0), |sum, (_, expr)| {
            sum + (*expr).clone()
        });
        let difference = sum - inner.lhs().clone();
        simplify_within(&difference, dims, symbols, levels).as_constant() == Some(0)
    })
}

/// Returns true if an expression is divisible by a symbol term by term. Divisible are: a multiple of the symbol; a
/// division of kind `kind` with a divisible dividend; and the sum of such a division and a multiple. A sum of two
/// divisions, or a product with a division, may have a remainder.
///
/// Recursion is bounded by [`SEMI_AFFINE_DEPTH`].
fn is_divisible(expr: &AffineExpr, by: u32, kind: BinaryKind) -> bool {
    let AffineExpr::Binary(node) = expr else {
        return is_multiple(expr, by);
    };
    let (lhs, rhs) = (node.lhs(), node.rhs());
    match node.kind() {
        BinaryKind::Add => {
            is_multiple(lhs, by) && is_divisible(rhs, by, kind)
                || is_divisible(lhs, by, kind) && is_multiple(rhs, by)
        }
        BinaryKind::Mul | BinaryKind::Mod => is_multiple(expr, by),
        inner => inner == kind && is_divisible(lhs, by, kind),
    }
}

/// Returns true if an expression is a multiple of a symbol.
fn is_multiple(expr: &AffineExpr, by: u32) -> bool {
    let AffineExpr::Binary(node) = expr else {
        return matches!(expr, AffineExpr::Constant(0)) || *expr == AffineExpr::Symbol(by);
    };
    let (lhs, rhs) = (node.lhs(), node.rhs());
    match node.kind() {
        BinaryKind::Add | BinaryKind::Mod => is_multiple(lhs, by) && is_multiple(rhs, by),
        BinaryKind::Mul => is_multiple(lhs, by) || is_multiple(rhs, by),
        BinaryKind::FloorDiv | BinaryKind::CeilDiv => false,
    }
}

/// Divides an expression by a symbol that divides it.
fn divide(expr: &AffineExpr, by: u32) -> Option<AffineExpr> {
    let node = match expr {
        AffineExpr::Constant(0) => return Some(AffineExpr::Constant(0)),
        AffineExpr::Symbol(_) => return Some(AffineExpr::Constant(1)),
        AffineExpr::Constant(_) | AffineExpr::Dim(_) => return None,
        AffineExpr::Binary(node) => node,
    };
    let inner = node.kind();
    let (lhs, rhs) = match inner {
        BinaryKind::Add => (divide(node.lhs(), by)?, divide(node.rhs(), by)?),
        BinaryKind::Mod => (divide(node.lhs(), by)?, divide(node.rhs(), by)?),
        BinaryKind::Mul if is_multiple(node.lhs(), by) => {
            (divide(node.lhs(), by)?, node.rhs().clone())
        }
        BinaryKind::Mul => (node.lhs().clone(), divide(node.rhs(), by)?),
        BinaryKind::FloorDiv | BinaryKind::CeilDiv => (divide(node.lhs(), by)?, node.rhs().clone()),
    };
    Some(AffineExpr::binary(inner, lhs, rhs))
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

    fn check(expr: AffineExpr, expect: AffineExpr) {
        assert_eq!(simplify(&expr, 3, 3), expect);
    }

    #[test]
    fn pure() {
        check(d(1) + d(0) + 3 + d(1), d(0) + d(1) * 2 + 3);
        check((d(0) + d(1)) * 4 - d(1) * 4, d(0) * 4);
        check((d(0) * 4 + 8).floor_div(4), d(0) + 2);
        check((d(0) * 6 + 3).floor_div(9), (d(0) * 2 + 1).floor_div(3));
        check((d(0) + d(1) * 4) % 4, d(0) % 4);
        check(d(0).floor_div(-1), d(0).floor_div(-1));
        check(d(0) % 3 - d(0) % 3, AffineExpr::Constant(0));
    }

    #[test]
    fn semi_affine() {
        check((d(0) * s(0) + s(0)) % s(0), AffineExpr::Constant(0));
        check((d(0) * s(0)).floor_div(s(0)), d(0));
        check(s(1) + d(0) * s(0) + d(0), d(0) + d(0) * s(0) + s(1));
        check((d(0) - d(0) % s(0)) % s(0), AffineExpr::Constant(0));
        check((d(0) + 1).floor_div(s(0)), (d(0) + 1).floor_div(s(0)));
        let third = (s(0) * 2).floor_div(3);
        let kept = |expr: AffineExpr| check(expr.clone(), expr);
        check(third.clone().floor_div(s(0)), AffineExpr::Constant(0));
        kept((third.clone() * 12).floor_div(s(0)));
        kept((third + (s(0) * 2).floor_div(5)).floor_div(s(0)));
    }

    #[test]
    fn long_and_deep() {
        let sum = (0..50_000u32).fold(d(0), |sum, at| sum + d(at % 3) * (i64::from(at % 7) + 2));
        assert!(simplify(&sum, 3, 0).depth() <= 5);
        let nested = (0..2_000).fold(d(0), |inner, at| (inner + 1) % (s(at % 3) + 2));
        let _ = simplify(&nested, 1, 3);
    }
}
