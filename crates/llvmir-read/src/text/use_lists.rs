//! Reads use-list orders, which are checked and then dropped.

use rustc_hash::{FxHashMap, FxHashSet};

use super::Reader;
use super::body::{FunctionState, Local};
use super::constants::ValKind;
use super::error::{Read, refusal};
use super::lexer::Tok;
use super::symbols::State;
use terrace_llvmir::Symbol;
use terrace_llvmir::Type;
use terrace_llvmir::{Block, FunctionBody, Value, ValueKind};
use terrace_llvmir::{Const, ConstKind, Consts, ExprOp};

/// The use counts of constants.
#[derive(Debug, Default)]
struct ConstUses {
    counts: FxHashMap<Const, usize>,
    /// Constants whose operands were counted.
    seen: FxHashSet<Const>,
}

impl ConstUses {
    /// Counts a use of a constant. The first use also counts the uses of its operands, unless `known` already did.
    fn add(&mut self, consts: &Consts, known: Option<&ConstUses>, used: Const) {
        let mut list = vec![used];
        while let Some(used) = list.pop() {
            *self.counts.entry(used).or_default() += 1;
            let is_known = known.is_some_and(|known| known.seen.contains(&used));
            if is_known || !self.seen.insert(used) {
                continue;
            }
            match consts.kind(used) {
                ConstKind::Aggregate(operands) | ConstKind::PtrAuth(operands) => {
                    list.extend_from_slice(operands);
                }
                ConstKind::Expr(expr) if expr.op == ExprOp::ShuffleVector => {
                    list.extend(expr.operands.iter().take(2));
                }
                ConstKind::Expr(expr) => list.extend_from_slice(expr.operands),
                _ => {}
            }
        }
    }
}

/// The use counts in a module, as far as it was read.
#[derive(Debug, Default)]
pub(super) struct ModuleUses {
    consts: ConstUses,
    /// The numbers of functions, variables, aliases and ifuncs whose uses were counted.
    counted: [usize; 4],
    /// The use counts of the blocks of functions with an order.
    blocks: FxHashMap<Symbol, FxHashMap<Block, usize>>,
}

/// The use counts in a function whose body is being read.
#[derive(Debug)]
pub(super) struct LocalUses {
    values: FxHashMap<Value, usize>,
    consts: ConstUses,
    blocks: FxHashMap<Block, usize>,
}

fn block_uses(body: &FunctionBody) -> FxHashMap<Block, usize> {
    let mut uses: FxHashMap<Block, usize> = FxHashMap::default();
    for &block in body.blocks() {
        if let Some(last) = body.terminator(block) {
            body.kind(last)
                .for_each_successor(|to| *uses.entry(to).or_default() += 1);
        }
    }
    for &(_, block) in body.block_tags() {
        *uses.entry(block).or_default() += 1;
    }
    uses
}

/// Returns true for values without a use list, for which LLVM accepts any order.
fn has_no_uses(consts: &Consts, c: Const) -> bool {
    matches!(
        consts.kind(c),
        ConstKind::Int(_)
            | ConstKind::WideInt(_)
            | ConstKind::Float(_)
            | ConstKind::Null
            | ConstKind::Undef
            | ConstKind::Poison
            | ConstKind::Data(_)
            | ConstKind::Splat(_)
            | ConstKind::Metadata(_)
    )
}

/// Returns an error if an order of `indexes` uses does not fit a value with `uses` uses.
fn check_count(at: usize, uses: usize, indexes: usize) -> Read<()> {
    match uses {
        0 => Err(refusal(at, "value has no uses")),
        1 => Err(refusal(at, "value only has one use")),
        _ if uses != indexes => {
            let message = format!("wrong number of indexes, expected {uses}");
            Err(refusal(at, message))
        }
        _ => Ok(()),
    }
}

impl<'a> Reader<'a> {
    /// Counts the uses in the parts that were read since the last call.
    fn count_uses(&mut self) {
        let module = &self.module;
        let consts = &module.ctx.consts;
        let ModuleUses {
            consts: uses,
            counted,
            ..
        } = &mut self.uses;
        let mut add = |c: Const| uses.add(consts, None, c);
        for function in &module.functions[counted[0]..] {
            let parts = [function.personality, function.prefix, function.prologue];
            parts.into_iter().flatten().for_each(&mut add);
            let body = &function.body;
            for inst in body.blocks().iter().flat_map(|&block| body.insts(block)) {
                body.kind(inst)
                    .for_each_operand(|value| value.as_const().into_iter().for_each(&mut add));
            }
        }
        for global in &module.globals[counted[1]..] {
            global.initializer.into_iter().for_each(&mut add);
        }
        for alias in &module.aliases[counted[2]..] {
            add(alias.aliasee);
        }
        for ifunc in &module.ifuncs[counted[3]..] {
            add(ifunc.resolver);
        }
        *counted = [
            module.functions.len(),
            module.globals.len(),
            module.aliases.len(),
            module.ifuncs.len(),
        ];
    }

    /// Reads `uselistorder type value, { indexes }` for a global value or constant.
    pub(super) fn use_list_order(&mut self) -> Read<()> {
        let at = self.here();
        self.next()?;
        let c = self.typed_constant()?;
        self.expect(Tok::Comma, "expected comma in uselistorder directive")?;
        let indexes = self.use_list_indexes()?;
        if has_no_uses(&self.module.ctx.consts, c) {
            return Ok(());
        }
        self.count_uses();
        let uses = self.uses.consts.counts.get(&c).copied().unwrap_or(0);
        check_count(at, uses, indexes)
    }

    /// Reads `uselistorder type %value, { indexes }` in a function.
    pub(super) fn local_use_list_order(
        &mut self,
        function: usize,
        state: &mut FunctionState<'a>,
        uses: &mut Option<LocalUses>,
    ) -> Read<()> {
        let at = self.here();
        self.expect_keyword(super::Kw::Uselistorder, "expected uselistorder directive")?;
        let ty = self.ty(false)?;
        let used = match ty {
            Type::LABEL => Local::Block(self.block(state)?),
            _ => Local::Value(self.value(state, ty)?),
        };
        self.expect(Tok::Comma, "expected comma in uselistorder directive")?;
        let indexes = self.use_list_indexes()?;
        if uses.is_none() {
            *uses = Some(self.local_uses(function, state));
        }
        let Some(uses) = uses else {
            return Ok(());
        };
        let count = match used {
            Local::Block(block) => uses.blocks.get(&block).copied().unwrap_or(0),
            Local::Value(value) => match value.as_const() {
                None => uses.values.get(&value).copied().unwrap_or(0),
                Some(c) if has_no_uses(&self.module.ctx.consts, c) => return Ok(()),
                Some(c) => {
                    let of = |uses: &ConstUses| uses.counts.get(&c).copied().unwrap_or(0);
                    of(&uses.consts) + of(&self.uses.consts)
                }
            },
        };
        check_count(at, count, indexes)
    }

    fn local_uses(&mut self, function: usize, state: &FunctionState<'a>) -> LocalUses {
        self.count_uses();
        let body = &state.body;
        let mut uses = LocalUses {
            values: FxHashMap::default(),
            consts: ConstUses::default(),
            blocks: block_uses(body),
        };
        for inst in body.blocks().iter().flat_map(|&block| body.insts(block)) {
            body.kind(inst).for_each_operand(|value| {
                let value = match value.kind() {
                    ValueKind::Placeholder(number) => state.resolution(number).unwrap_or(value),
                    _ => value,
                };
                match value.as_const() {
                    None => *uses.values.entry(value).or_default() += 1,
                    Some(c) => {
                        let consts = &self.module.ctx.consts;
                        uses.consts.add(consts, Some(&self.uses.consts), c);
                    }
                }
            });
        }
        // The body is moved into its function only once it is complete.
        self.uses.counted[0] = self.uses.counted[0].min(function);
        uses
    }

    /// Reads `{ 1, 0 }`. Returns the number of indexes.
    fn use_list_indexes(&mut self) -> Read<usize> {
        let at = self.here();
        self.expect(Tok::LBrace, "expected '{' here")?;
        self.ensure(self.tok() != Tok::RBrace)
            .or("expected non-empty list of uselistorder indexes")?;
        let mut indexes = Vec::new();
        loop {
            indexes.push(self.uint32()?);
            if !self.eat(Tok::Comma)? {
                break;
            }
        }
        self.expect(Tok::RBrace, "expected '}' here")?;
        let ordered = indexes
            .iter()
            .enumerate()
            .all(|(at, &index)| at == index as usize);
        // Like LLVM, compares sums instead of searching for repeated indexes.
        let offset = indexes
            .iter()
            .zip(0_u32..)
            .fold(0_u32, |sum, (&index, at)| {
                sum.wrapping_add(index.wrapping_sub(at))
            });
        let in_range = indexes
            .iter()
            .all(|&index| (index as usize) < indexes.len());
        let problem = if indexes.len() < 2 {
            "expected >= 2 uselistorder indexes"
        } else if offset != 0 || !in_range {
            "expected distinct uselistorder indexes in range [0, size)"
        } else if ordered {
            "expected uselistorder indexes to change the order"
        } else {
            return Ok(indexes.len());
        };
        Err(refusal(at, problem))
    }

    /// `uselistorder_bb @f, %block, { indexes }`
    pub(super) fn block_use_list_order(&mut self) -> Read<()> {
        const COMMA: &str = "expected comma in uselistorder_bb directive";
        let directive_at = self.here();
        self.next()?;
        let function = self.val_id(None)?;
        self.expect(Tok::Comma, COMMA)?;
        let label = self.val_id(None)?;
        self.expect(Tok::Comma, COMMA)?;
        let indexes = self.use_list_indexes()?;
        let symbol = match function.kind {
            ValKind::GlobalName(name, _) => self.named_symbol(&name),
            ValKind::GlobalId(number, _) => self.numbered_symbol(number),
            _ => {
                let message = "expected function name in uselistorder_bb";
                return Err(refusal(function.at, message));
            }
        };
        let problem = match self.state(symbol) {
            State::Mentioned | State::Forward(_) => {
                "invalid function forward reference in uselistorder_bb"
            }
            State::Other => "expected function name in uselistorder_bb",
            State::Declaration => "invalid declaration in uselistorder_bb",
            State::Definition => {
                return match label.kind {
                    ValKind::LocalId(_) => {
                        let message = "invalid numeric label in uselistorder_bb";
                        Err(refusal(label.at, message))
                    }
                    ValKind::LocalName(name) => match self.block_use_count(symbol, &name) {
                        Some(uses) => check_count(directive_at, uses, indexes),
                        None => {
                            let message = "invalid basic block in uselistorder_bb";
                            Err(refusal(label.at, message))
                        }
                    },
                    _ => {
                        let message = "expected basic block name in uselistorder_bb";
                        Err(refusal(label.at, message))
                    }
                };
            }
        };
        Err(refusal(function.at, problem))
    }

    /// Returns the number of uses of a function's block.
    fn block_use_count(&mut self, function: Symbol, name: &[u8]) -> Option<usize> {
        let (at, block) = self.block_called(function, name)?;
        let body = &self.module.functions[at].body;
        let uses = self.uses.blocks.entry(function);
        let uses = uses.or_insert_with(|| block_uses(body));
        Some(uses.get(&block).copied().unwrap_or(0))
    }
}
