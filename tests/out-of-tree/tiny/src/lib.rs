//! A small language. Its parser builds MLIR while it reads; there is no syntax tree.

// ANCHOR: uses
use std::collections::HashMap;
use terrace::arith::{self, CmpFPredicate, CmpIPredicate, IndexCastOp};
use terrace::diag::SourceFile;
use terrace::prelude::*;
use terrace::scf::build_for_with;
use terrace::{cf, func, memref, ub};
// ANCHOR_END: uses

// ANCHOR: build
/// Functions of the runtime library that `print` calls.
const PRINTERS: [(&str, &[Type]); 3] = [
    ("printI64", &[Type::I64]),
    ("printF64", &[Type::F64]),
    ("printNewline", &[]),
];

/// The module of a program. Errors are in `diags`.
pub fn build(
    ctx: &Context,
    name: &str,
    text: &str,
    diags: &mut Diagnostics,
) -> Result<Body, Failed> {
    let file = ctx.sources().add(name, text);
    let file = file.map_err(|error| diags.error(Loc::UNKNOWN, error.to_string()))?;
    let (mut module, top) = ModuleOp::with_block(ctx, file.whole());
    let mut b = Builder::at_end(ctx, &mut module, top, file.whole());
    for (name, inputs) in PRINTERS {
        b.insert_nested(FuncOp::declaration(ctx, b.loc, name, inputs, &[]));
    }
    let mut parser = Parser::new(ctx, file, text, diags);
    while !parser.token.is_empty() {
        b.insert_nested(parser.function()?);
    }
    Ok(module)
}
// ANCHOR_END: build

// ANCHOR: function
/// A function that is being built.
struct Function<'f, 'p> {
    b: Builder<'f>,
    ssa: SsaBuilder<'p>,
    /// The variables that can be seen, the innermost last.
    names: Vec<(&'p str, Variable)>,
    results: Vec<Type>,
    /// False after `return`, until the next block begins.
    is_open: bool,
}

impl<'p> Function<'_, 'p> {
    fn ty(&self, value: ValueId) -> Type {
        self.b.body().ty(value)
    }

    fn declare(&mut self, name: &'p str, value: ValueId) {
        let variable = self.ssa.declare(self.ty(value));
        self.ssa.define(&self.b, variable, value);
        self.names.push((name, variable));
    }

    fn new_block(&mut self) -> BlockId {
        let (at, block) = (self.b.at, self.b.at.block);
        let region = self
            .b
            .body()
            .parent_region(block)
            .expect("a block of the function");
        let new = self.b.create_block_in(region, &[]);
        self.b.at = at;
        new
    }

    /// Goes on in a block. It is sealed if no more branches to it follow.
    fn start(&mut self, block: BlockId, is_sealed: bool) {
        self.b.at = InsertPoint::end(block);
        self.is_open = true;
        if is_sealed {
            self.ssa.seal(&mut self.b, block);
        }
    }

    /// Branches to a block, unless the function has returned.
    fn jump(&mut self, block: BlockId) {
        if std::mem::take(&mut self.is_open) {
            self.b.create(cf::BranchOp::spec(&[], block));
        }
    }
}
// ANCHOR_END: function

struct Parser<'p> {
    ctx: &'p Context,
    file: &'p SourceFile,
    text: &'p str,
    diags: &'p mut Diagnostics,
    /// The next token, and its place; empty at the end.
    token: &'p str,
    at: usize,
    functions: HashMap<&'p str, (Vec<Type>, Vec<Type>)>,
}

type Value = Result<ValueId, Failed>;

// ANCHOR: tokens
impl<'p> Parser<'p> {
    fn new(
        ctx: &'p Context,
        file: &'p SourceFile,
        text: &'p str,
        diags: &'p mut Diagnostics,
    ) -> Self {
        let mut parser = Parser {
            ctx,
            file,
            text,
            diags,
            token: "",
            at: 0,
            functions: HashMap::new(),
        };
        parser.advance();
        parser
    }

    fn loc(&self) -> Loc {
        self.file.loc(self.at)
    }

    /// Takes the token.
    fn advance(&mut self) -> &'p str {
        let is_word = |c: char| c.is_alphanumeric() || c == '_' || c == '.';
        let taken = self.token;
        let mut rest = self.text[self.at + taken.len()..].trim_start();
        while rest.starts_with('#') {
            rest = rest.trim_start_matches(|c| c != '\n').trim_start();
        }
        let word = rest.find(|c| !is_word(c)).unwrap_or(rest.len());
        let two = ["==", "!=", "<=", ">=", "->"]
            .iter()
            .any(|two| rest.starts_with(two));
        let one = rest.chars().next().map_or(0, char::len_utf8);
        self.at = self.text.len() - rest.len();
        self.token = &rest[..if two { 2 } else { word.max(one) }];
        taken
    }

    fn accept(&mut self, token: &str) -> bool {
        let is_next = self.token == token;
        if is_next {
            self.advance();
        }
        is_next
    }

    fn expect(&mut self, token: &str) -> Result<(), Failed> {
        match self.accept(token) {
            true => Ok(()),
            false => Err(self.unexpected(&format!("`{token}`"))),
        }
    }

    fn unexpected(&mut self, wanted: &str) -> Failed {
        let found = match self.token {
            "" => "the end of the file".to_owned(),
            token => format!("`{token}`"),
        };
        self.error(self.loc(), format!("expected {wanted}, found {found}"))
    }

    fn error(&mut self, loc: Loc, message: impl Into<String>) -> Failed {
        self.diags.error(loc, message)
    }
    // ANCHOR_END: tokens

    fn name(&mut self) -> Result<&'p str, Failed> {
        match self
            .token
            .starts_with(|c: char| c.is_alphabetic() || c == '_')
        {
            true => Ok(self.advance()),
            false => Err(self.unexpected("a name")),
        }
    }

    /// Reads items between commas, up to a closing token.
    fn list(
        &mut self,
        end: &str,
        mut item: impl FnMut(&mut Self) -> Result<(), Failed>,
    ) -> Result<(), Failed> {
        while !self.accept(end) {
            item(self)?;
            if self.token != end {
                self.expect(",")?;
            }
        }
        Ok(())
    }

    // ANCHOR: types
    fn ty(&mut self) -> Result<Type, Failed> {
        let ty = match self.token {
            "int" => Type::I64,
            "float" => Type::F64,
            "bool" => Type::I1,
            "[" => {
                self.advance();
                let element = self.ty()?;
                self.expect("]")?;
                return Ok(MemRefType::identity(self.ctx, &[DYNAMIC], element));
            }
            _ => return Err(self.unexpected("a type")),
        };
        self.advance();
        Ok(ty)
    }

    fn spell(&self, ty: Type) -> String {
        match (ty, ty.as_::<MemRefType>(self.ctx)) {
            (_, Some(array)) => format!("[{}]", self.spell(array.element)),
            (Type::I64, _) => "int".to_owned(),
            (Type::F64, _) => "float".to_owned(),
            _ => "bool".to_owned(),
        }
    }

    fn check(&mut self, loc: Loc, is: Type, wanted: Type) -> Result<(), Failed> {
        if is == wanted {
            return Ok(());
        }
        let (is, wanted) = (self.spell(is), self.spell(wanted));
        Err(self.error(loc, format!("expected {wanted}, found {is}")))
    }
    // ANCHOR_END: types

    // ANCHOR: parse_function
    fn function(&mut self) -> Result<Body, Failed> {
        self.expect("fn")?;
        let loc = self.loc();
        let name = self.name()?;
        let (mut params, mut inputs) = (Vec::new(), Vec::new());
        self.expect("(")?;
        self.list(")", |parser| {
            params.push(parser.name()?);
            parser.expect(":")?;
            inputs.push(parser.ty()?);
            Ok(())
        })?;
        let mut results = Vec::new();
        if self.accept("->") {
            results.push(self.ty()?);
        }
        // A function may call itself, and those before it.
        let known = (inputs.clone(), results.clone());
        if PRINTERS.iter().any(|printer| printer.0 == name)
            || self.functions.insert(name, known).is_some()
        {
            return Err(self.error(loc, format!("there is a function `{name}` already")));
        }
        let (mut body, entry) = FuncOp::with_block(self.ctx, loc, name, &inputs, &results);
        let args = body.block_args(entry).to_vec();
        let mut f = Function {
            b: Builder::at_end(self.ctx, &mut body, entry, loc),
            ssa: SsaBuilder::new(|b, ty| b.create_value(ub::PoisonOp::spec(ty))),
            names: Vec::new(),
            results,
            is_open: true,
        };
        f.start(entry, true);
        for (param, arg) in params.into_iter().zip(args) {
            f.declare(param, arg);
        }
        self.block(&mut f)?;
        if f.is_open && !f.results.is_empty() {
            return Err(self.error(loc, format!("`{name}` may end without a result")));
        }
        if f.is_open {
            f.b.create(func::ReturnOp::spec(&[]));
        }
        f.ssa.finish(&f.b);
        Ok(body)
    }
    // ANCHOR_END: parse_function

    fn block(&mut self, f: &mut Function<'_, 'p>) -> Result<(), Failed> {
        self.expect("{")?;
        let outside = f.names.len();
        while !self.accept("}") {
            if !f.is_open {
                return Err(self.error(self.loc(), "this is never reached"));
            }
            self.statement(f)?;
        }
        f.names.truncate(outside);
        Ok(())
    }

    // ANCHOR: statement
    fn statement(&mut self, f: &mut Function<'_, 'p>) -> Result<(), Failed> {
        let loc = self.loc();
        match self.token {
            "if" => return self.choice(f),
            "while" => return self.repeat(f),
            "let" => {
                self.advance();
                let name = self.name()?;
                self.expect("=")?;
                let value = self.expr(f)?;
                f.declare(name, value);
            }
            "return" => {
                self.advance();
                let mut values = Vec::new();
                if let Some(&wanted) = f.results.first() {
                    values.push(self.expr_of(f, wanted)?);
                }
                f.b.loc = loc;
                f.b.create(func::ReturnOp::spec(&values));
                f.is_open = false;
            }
            "print" => {
                self.advance();
                let mut value = self.expr(f)?;
                f.b.loc = loc;
                let printer = match f.ty(value) {
                    Type::I64 => "printI64",
                    Type::F64 => "printF64",
                    Type::I1 => {
                        value = f.b.create_value(arith::ExtUIOp::spec(Type::I64, value));
                        "printI64"
                    }
                    _ => return Err(self.error(loc, "arrays are not printed")),
                };
                for (name, args) in [(printer, &[value][..]), ("printNewline", &[])] {
                    f.b.create(func::CallOp::spec(&[], args, name));
                }
            }
            _ => {
                let name = self.name()?;
                match self.token {
                    "(" => drop(self.call(f, name, loc)?),
                    "[" => {
                        let (array, index, element) = self.element(f, name, loc)?;
                        self.expect("=")?;
                        let value = self.expr_of(f, element)?;
                        f.b.create(memref::StoreOp::spec(value, array, &[index]));
                    }
                    _ => {
                        let variable = self.variable(f, name, loc)?;
                        self.expect("=")?;
                        let value = self.expr_of(f, f.ssa.ty(variable))?;
                        f.ssa.define(&f.b, variable, value);
                    }
                }
            }
        }
        self.expect(";")
    }
    // ANCHOR_END: statement

    // ANCHOR: control
    fn choice(&mut self, f: &mut Function<'_, 'p>) -> Result<(), Failed> {
        self.expect("if")?;
        let condition = self.expr_of(f, Type::I1)?;
        let [then, otherwise] = [f.new_block(), f.new_block()];
        f.b.create(cf::CondBranchOp::spec(condition, &[], &[], then, otherwise));
        f.start(then, true);
        self.block(f)?;
        // There is no block after it where neither gets to its end.
        let mut after = f.is_open.then(|| f.new_block());
        if let Some(after) = after {
            f.jump(after);
        }
        f.start(otherwise, true);
        if self.accept("else") {
            match self.token {
                "if" => self.choice(f)?,
                _ => self.block(f)?,
            }
        }
        if f.is_open {
            after = after.or_else(|| Some(f.new_block()));
        }
        if let Some(after) = after {
            f.jump(after);
            f.start(after, true);
        }
        Ok(())
    }

    fn repeat(&mut self, f: &mut Function<'_, 'p>) -> Result<(), Failed> {
        self.expect("while")?;
        let [head, body, after] = [f.new_block(), f.new_block(), f.new_block()];
        f.jump(head);
        // The branch back is not there yet.
        f.start(head, false);
        let condition = self.expr_of(f, Type::I1)?;
        f.b.create(cf::CondBranchOp::spec(condition, &[], &[], body, after));
        f.start(body, true);
        self.block(f)?;
        f.jump(head);
        f.ssa.seal(&mut f.b, head);
        f.start(after, true);
        Ok(())
    }
    // ANCHOR_END: control

    fn variable(&mut self, f: &Function<'_, '_>, name: &str, loc: Loc) -> Result<Variable, Failed> {
        let known = f.names.iter().rev().find(|(known, _)| *known == name);
        match known {
            Some((_, variable)) => Ok(*variable),
            None => Err(self.error(loc, format!("there is no variable `{name}`"))),
        }
    }

    fn expr_of(&mut self, f: &mut Function<'_, 'p>, wanted: Type) -> Value {
        let loc = self.loc();
        let value = self.expr(f)?;
        self.check(loc, f.ty(value), wanted)?;
        Ok(value)
    }

    // ANCHOR: expr
    fn expr(&mut self, f: &mut Function<'_, 'p>) -> Value {
        self.binary(f, 0)
    }

    /// Operators of a level, and of those that bind more tightly.
    fn binary(&mut self, f: &mut Function<'_, 'p>, level: usize) -> Value {
        const LEVELS: [&[&str]; 5] = [
            &["or"],
            &["and"],
            &["==", "!=", "<", "<=", ">", ">="],
            &["+", "-"],
            &["*", "/", "%"],
        ];
        let Some(operators) = LEVELS.get(level) else {
            return self.unary(f);
        };
        let mut left = self.binary(f, level + 1)?;
        while operators.contains(&self.token) {
            let loc = self.loc();
            let operator = self.advance();
            let right_loc = self.loc();
            let right = self.binary(f, level + 1)?;
            let ty = f.ty(left);
            self.check(right_loc, f.ty(right), ty)?;
            f.b.loc = loc;
            let Some(value) = operation(&mut f.b, operator, left, right) else {
                let ty = self.spell(ty);
                return Err(self.error(loc, format!("there is no `{operator}` for {ty}")));
            };
            left = value;
        }
        Ok(left)
    }
    // ANCHOR_END: expr

    fn unary(&mut self, f: &mut Function<'_, 'p>) -> Value {
        let loc = self.loc();
        let (operator, zero) = match self.token {
            "not" => ("==", self.ctx.bool(false)),
            "-" => ("-", self.ctx.i64(0)),
            _ => return self.primary(f),
        };
        self.advance();
        let value = self.unary(f)?;
        f.b.loc = loc;
        if operator == "-" && f.ty(value) == Type::F64 {
            return Ok(f.b.create_value(arith::NegFOp::spec(value)));
        }
        let zero = f.b.create_value(arith::ConstantOp::spec(zero));
        self.check(loc, f.ty(value), f.ty(zero))?;
        let value = operation(&mut f.b, operator, zero, value);
        Ok(value.expect("both types have the operator"))
    }

    fn primary(&mut self, f: &mut Function<'_, 'p>) -> Value {
        let loc = self.loc();
        if self.accept("(") {
            let value = self.expr(f)?;
            return self.expect(")").map(|()| value);
        }
        if self.accept("[") {
            return self.array(f, loc);
        }
        let constant = match self.token {
            "true" | "false" => Some(self.ctx.bool(self.token == "true")),
            token if token.starts_with(|c: char| c.is_ascii_digit()) => {
                let int = token.parse().ok().map(|value| self.ctx.i64(value));
                let float = || token.parse().ok().map(|value| self.ctx.f64(value));
                let number = if token.contains('.') { float() } else { int };
                Some(number.ok_or_else(|| self.error(loc, format!("`{token}` is no number")))?)
            }
            _ => None,
        };
        if let Some(constant) = constant {
            self.advance();
            f.b.loc = loc;
            return Ok(f.b.create_value(arith::ConstantOp::spec(constant)));
        }
        let name = self.name()?;
        match self.token {
            "(" => {
                let value = self.call(f, name, loc)?;
                value.ok_or_else(|| self.error(loc, format!("`{name}` has no result")))
            }
            "[" => {
                let (array, index, _) = self.element(f, name, loc)?;
                Ok(f.b.create_value(memref::LoadOp::spec(array, &[index])))
            }
            _ => {
                let variable = self.variable(f, name, loc)?;
                Ok(f.ssa.read(&mut f.b, variable))
            }
        }
    }

    // ANCHOR: call
    fn call(
        &mut self,
        f: &mut Function<'_, 'p>,
        name: &'p str,
        loc: Loc,
    ) -> Result<Option<ValueId>, Failed> {
        let mut args = Vec::new();
        self.expect("(")?;
        self.list(")", |parser| {
            args.push(parser.expr(f)?);
            Ok(())
        })?;
        f.b.loc = loc;
        let types: Vec<Type> = args.iter().map(|&arg| f.ty(arg)).collect();
        let is_array = |ty: &Type| ty.is::<MemRefType>(self.ctx);
        let b = &mut f.b;
        match (name, &types[..], &args[..]) {
            ("len", [ty], &[array]) if is_array(ty) => {
                let size = size(b, array);
                return Ok(Some(b.create_value(IndexCastOp::spec(Type::I64, size))));
            }
            ("float", [Type::I64], &[value]) => {
                return Ok(Some(
                    b.create_value(arith::SIToFPOp::spec(Type::F64, value)),
                ));
            }
            ("int", [Type::F64], &[value]) => {
                return Ok(Some(
                    b.create_value(arith::FPToSIOp::spec(Type::I64, value)),
                ));
            }
            _ => {}
        }
        let Some((inputs, results)) = self.functions.get(name) else {
            return Err(self.error(loc, format!("there is no function `{name}` before this")));
        };
        if *inputs != types {
            let list = |types: &[Type]| {
                let types: Vec<_> = types.iter().map(|&ty| self.spell(ty)).collect();
                types.join(", ")
            };
            let message = format!("`{name}` takes ({}), not ({})", list(inputs), list(&types));
            return Err(self.error(loc, message));
        }
        let call = b.create(func::CallOp::spec(results, &args, name));
        Ok(b.body().results(call.id()).next())
    }
    // ANCHOR_END: call

    // ANCHOR: array
    /// `[value; count]`, which lives until the function returns.
    fn array(&mut self, f: &mut Function<'_, 'p>, loc: Loc) -> Value {
        let value = self.expr(f)?;
        self.expect(";")?;
        let count = self.expr_of(f, Type::I64)?;
        self.expect("]")?;
        f.b.loc = loc;
        let [zero, one] = [0, 1].map(|at| index(&mut f.b, at));
        let count = f.b.create_value(IndexCastOp::spec(Type::INDEX, count));
        let ty = MemRefType::identity(self.ctx, &[DYNAMIC], f.ty(value));
        let array = f.b.create_value(memref::AllocaOp::spec(ty, &[count], &[]));
        build_for_with(&mut f.b, [zero, count, one], &[], |b, at, _| {
            b.create(memref::StoreOp::spec(value, array, &[at]));
            Vec::new()
        });
        Ok(array)
    }

    /// An array, a checked index of it, and the type of its elements.
    fn element(
        &mut self,
        f: &mut Function<'_, 'p>,
        name: &str,
        loc: Loc,
    ) -> Result<(ValueId, ValueId, Type), Failed> {
        let variable = self.variable(f, name, loc)?;
        let Some(ty) = f.ssa.ty(variable).as_::<MemRefType>(self.ctx) else {
            return Err(self.error(loc, format!("`{name}` is no array")));
        };
        self.expect("[")?;
        let at = self.expr_of(f, Type::I64)?;
        self.expect("]")?;
        let array = f.ssa.read(&mut f.b, variable);
        f.b.loc = loc;
        let at = f.b.create_value(IndexCastOp::spec(Type::INDEX, at));
        let size = size(&mut f.b, array);
        let is_inside =
            f.b.create_value(arith::CmpIOp::spec(CmpIPredicate::Ult, at, size));
        f.b.create(cf::AssertOp::spec(is_inside, "index out of bounds"));
        Ok((array, at, ty.element))
    }
    // ANCHOR_END: array
}

fn index(b: &mut Builder<'_>, value: i64) -> ValueId {
    b.create_value(arith::ConstantOp::spec(b.ctx.index(value)))
}

fn size(b: &mut Builder<'_>, array: ValueId) -> ValueId {
    let zero = index(b, 0);
    b.create_value(memref::DimOp::spec(array, zero))
}

// ANCHOR: operation
/// The value of two others by an operator, if their type has it.
fn operation(b: &mut Builder<'_>, operator: &str, x: ValueId, y: ValueId) -> Option<ValueId> {
    let ordered = |int, float| Some((int, float));
    let compare = match operator {
        "==" => ordered(CmpIPredicate::Eq, CmpFPredicate::Oeq),
        "!=" => ordered(CmpIPredicate::Ne, CmpFPredicate::Une),
        "<" => ordered(CmpIPredicate::Slt, CmpFPredicate::Olt),
        "<=" => ordered(CmpIPredicate::Sle, CmpFPredicate::Ole),
        ">" => ordered(CmpIPredicate::Sgt, CmpFPredicate::Ogt),
        ">=" => ordered(CmpIPredicate::Sge, CmpFPredicate::Oge),
        _ => None,
    };
    let is_equality = matches!(operator, "==" | "!=");
    Some(match (b.body().ty(x), operator, compare) {
        (Type::I64, _, Some((by, _))) => b.create_value(arith::CmpIOp::spec(by, x, y)),
        (Type::I1, _, Some((by, _))) if is_equality => {
            b.create_value(arith::CmpIOp::spec(by, x, y))
        }
        (Type::F64, _, Some((_, by))) => b.create_value(arith::CmpFOp::spec(by, x, y)),
        (Type::I64, "+", _) => b.create_value(arith::AddIOp::spec(x, y)),
        (Type::I64, "-", _) => b.create_value(arith::SubIOp::spec(x, y)),
        (Type::I64, "*", _) => b.create_value(arith::MulIOp::spec(x, y)),
        (Type::I64, "/", _) => b.create_value(arith::DivSIOp::spec(x, y)),
        (Type::I64, "%", _) => b.create_value(arith::RemSIOp::spec(x, y)),
        (Type::F64, "+", _) => b.create_value(arith::AddFOp::spec(x, y)),
        (Type::F64, "-", _) => b.create_value(arith::SubFOp::spec(x, y)),
        (Type::F64, "*", _) => b.create_value(arith::MulFOp::spec(x, y)),
        (Type::F64, "/", _) => b.create_value(arith::DivFOp::spec(x, y)),
        (Type::I1, "and", _) => b.create_value(arith::AndIOp::spec(x, y)),
        (Type::I1, "or", _) => b.create_value(arith::OrIOp::spec(x, y)),
        _ => return None,
    })
}
// ANCHOR_END: operation
