//! Prints affine maps, integer sets, and affine expressions over SSA values.

use super::Printer;
use terrace_builtin::affine::{AffineExpr, AffineMap, BinaryExpr, BinaryKind, IntegerSet};
use terrace_ir::ValueId;

/// The values of the dimensions and symbols.
#[derive(Clone, Copy)]
struct Values<'a> {
    dims: &'a [ValueId],
    symbols: &'a [ValueId],
}

impl Printer<'_> {
    /// Prints `(d0)[s0] -> (d0 + s0)`.
    pub fn affine_map(&mut self, map: &AffineMap) {
        self.affine_inputs(map.dims, map.symbols);
        self.text(" -> (");
        self.comma_list(&map.results, Self::affine_expr);
        self.ch(')');
    }

    /// Prints `(d0)[s0] : (d0 - s0 >= 0)`.
    pub fn integer_set(&mut self, set: &IntegerSet) {
        self.affine_inputs(set.dims, set.symbols);
        self.text(" : (");
        self.comma_list(&set.constraints, |printer, (expr, is_equality)| {
            printer.affine_expr(expr);
            printer.text(if *is_equality { " == 0" } else { " >= 0" });
        });
        self.ch(')');
    }

    /// Prints `d0 + s0 * 2`.
    pub fn affine_expr(&mut self, expr: &AffineExpr) {
        self.affine_expr_with(expr, None);
    }

    /// Prints `%i + symbol(%n) * 2`.
    pub fn affine_expr_of_ssa_ids(
        &mut self,
        expr: &AffineExpr,
        dims: &[ValueId],
        symbols: &[ValueId],
    ) {
        self.affine_expr_with(expr, Some(Values { dims, symbols }));
    }

    /// Prints `%i + 1, symbol(%n)`: the results of a map whose inputs are `operands`, dimensions first.
    pub fn affine_map_of_ssa_ids(&mut self, map: &AffineMap, operands: &[ValueId]) {
        let (dims, symbols) = operands.split_at((map.dims as usize).min(operands.len()));
        self.comma_list(&map.results, |printer, result| {
            printer.affine_expr_of_ssa_ids(result, dims, symbols);
        });
    }

    fn affine_inputs(&mut self, dims: u32, symbols: u32) {
        self.ch('(');
        self.affine_names('d', dims);
        self.ch(')');
        if symbols > 0 {
            self.ch('[');
            self.affine_names('s', symbols);
            self.ch(']');
        }
    }

    fn affine_names(&mut self, letter: char, count: u32) {
        self.comma_list(0..count, |printer, at| {
            printer.ch(letter);
            printer.int(i64::from(at));
        });
    }

    /// Prints an expression with an explicit stack, because expressions may be deep.
    fn affine_expr_with(&mut self, expr: &AffineExpr, values: Option<Values<'_>>) {
        let mut steps = vec![AffineTask::Expr(expr, false)];
        while let Some(step) = steps.pop() {
            match step {
                AffineTask::Text(text) => self.text(text),
                AffineTask::Int(value) => self.int(value),
                AffineTask::Expr(AffineExpr::Binary(node), tight) => {
                    if tight {
                        self.ch('(');
                        steps.push(AffineTask::Text(")"));
                    }
                    push_binary(node, &mut steps);
                }
                AffineTask::Expr(expr, _) => self.affine_leaf(expr, values),
            }
        }
    }

    fn affine_leaf(&mut self, expr: &AffineExpr, values: Option<Values<'_>>) {
        match expr {
            AffineExpr::Constant(value) => self.int(*value),
            AffineExpr::Dim(at) => match values.and_then(|values| values.dims.get(*at as usize)) {
                Some(&value) => self.value(value),
                None => self.affine_name('d', *at),
            },
            AffineExpr::Symbol(at) => {
                match values.and_then(|values| values.symbols.get(*at as usize)) {
                    Some(&value) => {
                        self.text("symbol(");
                        self.value(value);
                        self.ch(')');
                    }
                    None => self.affine_name('s', *at),
                }
            }
            AffineExpr::Binary(_) => {}
        }
    }

    fn affine_name(&mut self, letter: char, at: u32) {
        self.ch(letter);
        self.int(i64::from(at));
    }
}

/// A fragment that remains to be printed.
enum AffineTask<'e> {
    Text(&'static str),
    Int(i64),
    /// An expression. If the flag is true, an operation is printed in parentheses.
    Expr(&'e AffineExpr, bool),
}

/// Pushes the fragments of an operation, last fragment first.
fn push_binary<'e>(node: &'e BinaryExpr, steps: &mut Vec<AffineTask<'e>>) {
    let (lhs, rhs) = (node.lhs(), node.rhs());
    let spelling = match node.kind() {
        BinaryKind::Add => return push_sum(lhs, rhs, steps),
        BinaryKind::Mul if rhs.as_constant() == Some(-1) => {
            return steps.extend([AffineTask::Expr(lhs, true), AffineTask::Text("-")]);
        }
        BinaryKind::Mul => " * ",
        BinaryKind::FloorDiv => " floordiv ",
        BinaryKind::CeilDiv => " ceildiv ",
        BinaryKind::Mod => " mod ",
    };
    steps.extend([
        AffineTask::Expr(rhs, true),
        AffineTask::Text(spelling),
        AffineTask::Expr(lhs, true),
    ]);
}

/// Pushes the fragments of a sum. A negative addend is printed as a subtraction, except for the minimum signed value,
/// which has no positive counterpart.
fn push_sum<'e>(lhs: &'e AffineExpr, rhs: &'e AffineExpr, steps: &mut Vec<AffineTask<'e>>) {
    let product = rhs.as_binary(BinaryKind::Mul);
    let factor = product.and_then(|product| Some((product.lhs(), product.rhs().as_constant()?)));
    let sign = match (factor, rhs.as_constant()) {
        (Some((expr, -1)), _) => {
            steps.push(AffineTask::Expr(
                expr,
                expr.as_binary(BinaryKind::Add).is_some(),
            ));
            " - "
        }
        (Some((expr, factor)), _) if factor < 0 => {
            let factor = AffineTask::Int(factor.wrapping_neg());
            steps.extend([
                factor,
                AffineTask::Text(" * "),
                AffineTask::Expr(expr, true),
            ]);
            " - "
        }
        (_, Some(value)) if value < 0 => {
            steps.push(AffineTask::Int(value.wrapping_neg()));
            " - "
        }
        _ => {
            steps.push(AffineTask::Expr(rhs, false));
            " + "
        }
    };
    steps.extend([AffineTask::Text(sign), AffineTask::Expr(lhs, false)]);
}
