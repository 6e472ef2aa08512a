//! Parses affine maps, integer sets, and affine expressions over SSA values.

use super::{Delim, Operand, Parser};
use crate::lexer::Tok;
use rustc_hash::FxHashMap;
use terrace_builtin::affine::{AffineExpr, AffineMap, BinaryKind, IntegerSet};
use terrace_ir::{Failed, SmallVec};

/// The values that are the dimensions and symbols of an affine map or expression, in order.
#[derive(Default)]
pub struct AffineOperands {
    /// The dimensions.
    pub dims: SmallVec<[Operand; 4]>,
    /// The symbols, written `symbol(%x)`.
    pub symbols: SmallVec<[Operand; 4]>,
}

/// The meaning of identifiers in an affine expression.
enum Names<'p> {
    /// The identifiers declared before the arrow or colon.
    Declared(FxHashMap<&'p [u8], AffineExpr>),
    /// Identifiers are not permitted; each new SSA value becomes a dimension or symbol.
    Values(AffineOperands),
}

/// An operator of a chain with the same precedence, and its offset.
type Op = (BinaryKind, u32);

impl<'p> Parser<'p> {
    /// Parses the body of `affine_map< >`.
    pub fn affine_map_body(&mut self) -> Result<AffineMap, Failed> {
        let start = self.cursor.tok.start();
        match self.affine_map_or_set()? {
            MapOrSet::Map(map) => Ok(map),
            MapOrSet::Set(_) => {
                Err(self.raw_error(start, "expected AffineMap, but got IntegerSet"))
            }
        }
    }

    /// Parses the body of `affine_set< >`.
    pub(crate) fn integer_set_body(&mut self) -> Result<IntegerSet, Failed> {
        let start = self.cursor.tok.start();
        match self.affine_map_or_set()? {
            MapOrSet::Set(set) => Ok(set),
            MapOrSet::Map(_) => {
                Err(self.raw_error(start, "expected IntegerSet, but got AffineMap"))
            }
        }
    }

    /// Parses affine expressions over values: `[%i + 1, symbol(%n)]`.
    pub fn affine_map_of_ssa_ids(
        &mut self,
        delim: Delim,
    ) -> Result<(AffineMap, AffineOperands), Failed> {
        let mut names = Names::Values(AffineOperands::default());
        let mut results = Vec::new();
        self.comma_list_in(delim, " in affine map", &mut |parser| {
            results.push(parser.affine_expr(&mut names)?);
            Ok(())
        })?;
        let operands = names.into_values();
        let (dims, symbols) = (operands.dims.len() as u32, operands.symbols.len() as u32);
        Ok((AffineMap::new(dims, symbols, results), operands))
    }

    /// Parses an affine expression over values: `%i + symbol(%n) * 2`.
    pub fn affine_expr_of_ssa_ids(&mut self) -> Result<(AffineExpr, AffineOperands), Failed> {
        let mut names = Names::Values(AffineOperands::default());
        let expr = self.affine_expr(&mut names)?;
        Ok((expr, names.into_values()))
    }

    fn affine_map_or_set(&mut self) -> Result<MapOrSet, Failed> {
        let mut declared = FxHashMap::default();
        let mut dims = 0;
        self.comma_list_in(
            Delim::Paren,
            " in dimensional identifier list",
            &mut |parser| {
                dims += 1;
                parser.affine_name(&mut declared, AffineExpr::Dim(dims - 1))
            },
        )?;
        let mut symbols = 0;
        if self.cursor.tok.kind == Tok::LSquare {
            self.comma_list_in(Delim::Square, " in symbol list", &mut |parser| {
                symbols += 1;
                parser.affine_name(&mut declared, AffineExpr::Symbol(symbols - 1))
            })?;
        }
        let mut names = Names::Declared(declared);
        if self.eat_tok(Tok::Arrow) {
            let mut results = Vec::new();
            self.comma_list_in(Delim::Paren, " in affine map range", &mut |parser| {
                results.push(parser.affine_expr(&mut names)?);
                Ok(())
            })?;
            return Ok(MapOrSet::Map(AffineMap::new(dims, symbols, results)));
        }
        self.expect_tok(Tok::Colon, "expected '->' or ':'")?;
        let mut constraints = Vec::new();
        let context = " in integer set constraint list";
        self.comma_list_in(Delim::Paren, context, &mut |parser| {
            constraints.push(parser.affine_constraint(&mut names)?);
            Ok(())
        })?;
        if constraints.is_empty() {
            constraints.push((AffineExpr::Constant(0), true));
        }
        let constraints = constraints.into();
        Ok(MapOrSet::Set(IntegerSet {
            dims,
            symbols,
            constraints,
        }))
    }

    fn affine_name(
        &mut self,
        declared: &mut FxHashMap<&'p [u8], AffineExpr>,
        expr: AffineExpr,
    ) -> Result<(), Failed> {
        if !self.at_keyword() {
            return Err(self.wrong_token("expected bare identifier"));
        }
        let name = self.spelling();
        if declared.insert(name, expr).is_some() {
            let name = String::from_utf8_lossy(name);
            let message = format!("redefinition of identifier '{name}'");
            return Err(self.raw_error(self.cursor.tok.start(), message));
        }
        self.advance();
        Ok(())
    }

    /// Parses `lhs >= rhs`, `lhs <= rhs` or `lhs == rhs`. Returns an expression to compare with 0, and true for an
    /// equality.
    fn affine_constraint(&mut self, names: &mut Names<'p>) -> Result<(AffineExpr, bool), Failed> {
        let lhs = self.affine_expr(names)?;
        for kind in [Tok::Greater, Tok::Less, Tok::Equal] {
            if self.eat_tok(kind) && self.eat_tok(Tok::Equal) {
                let rhs = self.affine_expr(names)?;
                return Ok(match kind {
                    Tok::Less => (rhs - lhs, false),
                    kind => (lhs - rhs, kind == Tok::Equal),
                });
            }
        }
        let message = "expected '== affine-expr' or '>= affine-expr' at end of affine constraint";
        Err(self.raw_error(self.cursor.tok.start(), message))
    }

    /// Parses a sum of products.
    fn affine_expr(&mut self, names: &mut Names<'p>) -> Result<AffineExpr, Failed> {
        self.nested(|parser| {
            let mut sum = parser.affine_product(names, false)?;
            loop {
                let minus = match parser.cursor.tok.kind {
                    Tok::Plus => false,
                    Tok::Minus => true,
                    _ => return Ok(sum),
                };
                parser.advance();
                let term = parser.affine_product(names, true)?;
                sum = if minus { sum - term } else { sum + term };
            }
        })
    }

    /// Parses a product. `after_operator` is true if an operator precedes it.
    fn affine_product(
        &mut self,
        names: &mut Names<'p>,
        after_operator: bool,
    ) -> Result<AffineExpr, Failed> {
        let mut product = self.affine_operand(names, after_operator)?;
        let mut op = self.affine_product_op();
        while let Some((kind, offset)) = op {
            let rhs = self.affine_operand(names, true)?;
            op = self.affine_product_op();
            // MLIR reports an error about an operator at the next operator.
            let offset = op.map_or(offset, |next| next.1);
            product = self.affine_multiply(kind, product, rhs, offset)?;
        }
        Ok(product)
    }

    fn affine_product_op(&mut self) -> Option<Op> {
        let kind = match self.cursor.tok.kind {
            Tok::Star => BinaryKind::Mul,
            Tok::BareId => match self.spelling() {
                b"floordiv" => BinaryKind::FloorDiv,
                b"ceildiv" => BinaryKind::CeilDiv,
                b"mod" => BinaryKind::Mod,
                _ => return None,
            },
            _ => return None,
        };
        let token = self.take();
        Some((kind, token.start()))
    }

    fn affine_multiply(
        &mut self,
        kind: BinaryKind,
        lhs: AffineExpr,
        rhs: AffineExpr,
        offset: u32,
    ) -> Result<AffineExpr, Failed> {
        let fits = rhs.is_symbolic_or_constant()
            || kind == BinaryKind::Mul && lhs.is_symbolic_or_constant();
        if fits {
            return Ok(AffineExpr::binary(kind, lhs, rhs));
        }
        let name = match kind {
            BinaryKind::FloorDiv => "floordiv",
            BinaryKind::CeilDiv => "ceildiv",
            BinaryKind::Mod => "mod",
            BinaryKind::Mul | BinaryKind::Add => {
                let message = "non-affine expression: at least one of the multiply operands has to be either a \
                               constant or symbolic";
                return Err(self.raw_error(offset, message));
            }
        };
        let message = format!(
            "non-affine expression: right operand of {name} has to be either a constant or symbolic"
        );
        Err(self.raw_error(offset, message))
    }

    fn affine_operand(
        &mut self,
        names: &mut Names<'p>,
        after_operator: bool,
    ) -> Result<AffineExpr, Failed> {
        match self.cursor.tok.kind {
            Tok::BareId if self.spelling() == b"symbol" => self.affine_symbol_value(names),
            Tok::BareId => self.affine_identifier(names),
            Tok::PercentId => self.affine_value(names, false),
            Tok::Integer => match self
                .u64_of(self.cursor.tok)
                .and_then(|value| i64::try_from(value).ok())
            {
                Some(value) => {
                    self.advance();
                    Ok(AffineExpr::Constant(value))
                }
                None => {
                    Err(self.raw_error(self.cursor.tok.start(), "constant too large for index"))
                }
            },
            Tok::LParen => {
                self.advance();
                if self.cursor.tok.kind == Tok::RParen {
                    return Err(
                        self.raw_error(self.cursor.tok.start(), "no expression inside parentheses")
                    );
                }
                let expr = self.affine_expr(names)?;
                self.expect_tok(Tok::RParen, "expected ')'")?;
                Ok(expr)
            }
            Tok::Minus => {
                self.advance();
                let innermost = self.cursor.tok.kind != Tok::Minus;
                match self.nested(|parser| parser.affine_operand(names, after_operator)) {
                    Ok(operand) => Ok(-operand),
                    Err(_) if innermost => {
                        Err(self.raw_error(self.cursor.tok.start(), "missing operand of negation"))
                    }
                    Err(failed) => Err(failed),
                }
            }
            kind => {
                let message = match kind {
                    _ if after_operator => "missing right operand of binary operator",
                    Tok::Plus | Tok::Star => "missing left operand of binary operator",
                    _ => "expected affine expression",
                };
                Err(self.raw_error(self.cursor.tok.start(), message))
            }
        }
    }

    fn affine_identifier(&mut self, names: &Names<'p>) -> Result<AffineExpr, Failed> {
        if let Names::Declared(declared) = names
            && let Some(expr) = declared.get(self.spelling())
        {
            self.advance();
            return Ok(expr.clone());
        }
        Err(self.wrong_token("use of undeclared identifier"))
    }

    /// `symbol(%x)`
    fn affine_symbol_value(&mut self, names: &mut Names<'p>) -> Result<AffineExpr, Failed> {
        self.advance();
        self.expect_tok(Tok::LParen, "expected '(' at start of SSA symbol")?;
        let expr = self.affine_value(names, true)?;
        self.expect_tok(Tok::RParen, "expected ')' at end of SSA symbol")?;
        Ok(expr)
    }

    /// Parses `%x`. A new value becomes a dimension or symbol; a value that occurred before keeps its expression.
    fn affine_value(
        &mut self,
        names: &mut Names<'p>,
        is_symbol: bool,
    ) -> Result<AffineExpr, Failed> {
        let Names::Values(values) = names else {
            return Err(self.wrong_token("unexpected ssa identifier"));
        };
        if self.cursor.tok.kind != Tok::PercentId {
            return Err(self.wrong_token("expected ssa identifier"));
        }
        let operand = self.operand()?;
        let position =
            |list: &[Operand]| list.iter().position(|known| known.value == operand.value);
        if let Some(at) = position(&values.dims) {
            return Ok(AffineExpr::Dim(at as u32));
        }
        if let Some(at) = position(&values.symbols) {
            return Ok(AffineExpr::Symbol(at as u32));
        }
        if is_symbol {
            values.symbols.push(operand);
            return Ok(AffineExpr::Symbol(values.symbols.len() as u32 - 1));
        }
        values.dims.push(operand);
        Ok(AffineExpr::Dim(values.dims.len() as u32 - 1))
    }
}

enum MapOrSet {
    Map(AffineMap),
    Set(IntegerSet),
}

impl Names<'_> {
    fn into_values(self) -> AffineOperands {
        match self {
            Names::Values(values) => values,
            Names::Declared(_) => AffineOperands::default(),
        }
    }
}
