//! Reads the body of a function: blocks, local names and forward references.

use std::borrow::Cow;

use rustc_hash::FxHashMap;

use super::blocks::BlockName;
use super::constants::{ValId, ValKind};
use super::error::{Read, ensure, refusal};
use super::keywords::Kw;
use super::lexer::Tok;
use super::types::Param;
use super::{DebugFormat, Reader};
use terrace_llvmir::ConstKind;
use terrace_llvmir::Md;
use terrace_llvmir::RawBuilder;
use terrace_llvmir::Type;
use terrace_llvmir::{
    Block, DebugLocation, DebugRecord, DebugRecordKind, FunctionBody, Inst, Value,
};

/// The value or block of a local name or number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Local {
    Value(Value),
    Block(Block),
}

/// A local name or number.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) enum LocalName<'a> {
    Named(Cow<'a, [u8]>),
    Numbered(u32),
}

impl LocalName<'_> {
    fn text(&self) -> String {
        match self {
            LocalName::Named(name) => String::from_utf8_lossy(name).into_owned(),
            LocalName::Numbered(number) => number.to_string(),
        }
    }
}

/// Numbered values and blocks: a dense prefix in a list, and those after a gap in a map.
#[derive(Debug, Default)]
struct Numbered {
    dense: Vec<Local>,
    sparse: FxHashMap<u32, Local>,
    next: u32,
}

impl Numbered {
    fn get(&self, number: u32) -> Option<Local> {
        let dense = self.dense.get(number as usize).copied();
        dense.or_else(|| self.sparse.get(&number).copied())
    }

    fn add(&mut self, number: u32, local: Local) {
        if number as usize == self.dense.len() {
            self.dense.push(local);
        } else {
            self.sparse.insert(number, local);
        }
        self.next = number.wrapping_add(1);
    }
}

/// A forward reference to a value or block.
#[derive(Clone, Copy, Debug)]
struct Forward {
    local: Local,
    at: usize,
}

/// The state of reading one body.
#[derive(Debug)]
pub(super) struct FunctionState<'a> {
    pub(super) body: FunctionBody,
    /// The current block.
    pub(super) block: Block,
    /// The function's result type.
    pub(super) result: Type,
    /// True if the function is variadic.
    pub(super) varargs: bool,
    named: FxHashMap<Cow<'a, [u8]>, Local>,
    numbered: Numbered,
    forward: FxHashMap<LocalName<'a>, Forward>,
    /// Indexed by placeholder: the value that replaced it.
    resolved: Vec<Option<Value>>,
}

impl<'a> FunctionState<'a> {
    fn lookup(&self, name: &LocalName<'a>) -> Option<Local> {
        let defined = match name {
            LocalName::Named(name) => self.named.get(&**name).copied(),
            LocalName::Numbered(number) => self.numbered.get(*number),
        };
        defined.or_else(|| {
            if self.forward.is_empty() {
                return None;
            }
            self.forward.get(name).map(|forward| forward.local)
        })
    }

    fn type_of_local(&self, local: Local) -> Type {
        match local {
            Local::Block(_) => Type::LABEL,
            Local::Value(value) => match value.as_inst() {
                Some(inst) => self.body.inst_type(inst),
                None => self.body.type_of_local(value),
            },
        }
    }

    /// Returns the value that replaced a placeholder.
    pub(super) fn resolution(&self, placeholder: u32) -> Option<Value> {
        self.resolved.get(placeholder as usize).copied().flatten()
    }

    /// Creates a placeholder of this type for a value that is defined later.
    fn placeholder(&mut self, ty: Type) -> Value {
        self.resolved.push(None);
        self.body.add_placeholder(ty)
    }
}

impl<'a> Reader<'a> {
    /// Reads the body of the module's function `function`, whose header was just read.
    pub(super) fn function_body(&mut self, function: usize, params: &[Param<'a>]) -> Read<()> {
        self.require(Tok::LBrace, "expected '{' in function body")?;
        self.next()?;
        let mut state = self.start_body(function, params);
        let mut taken = self.untaken(&state);
        let blocks = &self.block_addresses.taken;
        taken.sort_by(|&a, &b| blocks[a as usize].name.cmp(&blocks[b as usize].name));
        self.take_block_addresses(&mut state, taken)?;
        if matches!(self.tok(), Tok::RBrace | Tok::Keyword(Kw::Uselistorder)) {
            return self.refuse("function body requires at least one basic block");
        }
        while !matches!(self.tok(), Tok::RBrace | Tok::Keyword(Kw::Uselistorder)) {
            self.basic_block(function, &mut state)?;
        }
        let mut uses = None;
        while self.tok() != Tok::RBrace {
            self.local_use_list_order(function, &mut state, &mut uses)?;
        }
        self.finish_body(function, state)
    }

    fn start_body(&mut self, function: usize, params: &[Param<'a>]) -> FunctionState<'a> {
        let mut body = FunctionBody::new();
        let symbol = self.module.functions[function].value.symbol;
        let function_type = self.module.ctx.symbols.info(symbol).value_type;
        let types = &self.module.ctx.types;
        let (result, varargs) = match types.kind(function_type) {
            terrace_llvmir::TypeKind::Function {
                result,
                params,
                varargs,
            } => {
                body.add_args(params);
                (result, varargs)
            }
            _ => (Type::VOID, false),
        };
        let mut state = FunctionState {
            body,
            block: Block::from_index(0),
            result,
            varargs,
            named: FxHashMap::default(),
            numbered: Numbered::default(),
            forward: FxHashMap::default(),
            resolved: Vec::new(),
        };
        for (at, param) in params.iter().enumerate() {
            let arg = at as u32;
            let local = Local::Value(Value::arg(arg));
            if param.name.is_empty() {
                state.numbered.add(param.number, local);
                continue;
            }
            state.body.set_arg_name(arg, &param.name);
            state.named.insert(param.name.clone(), local);
        }
        state
    }

    /// Returns the tags of the blocks of this function whose address was taken since the last call, in order.
    fn untaken(&self, state: &FunctionState<'a>) -> Vec<u32> {
        let function = self
            .current
            .map(|function| self.block_addresses.of(function));
        let taken = function.and_then(|tags| tags.get(state.body.tags().len()..));
        taken.unwrap_or_default().to_vec()
    }

    /// Creates the blocks whose address was taken since the last call. LLVM creates a block at the first reference,
    /// and numbers blocks in the order of creation.
    fn take_new_block_addresses(&mut self, state: &mut FunctionState<'a>) -> Read<()> {
        if self.block_addresses.taken.is_empty() {
            return Ok(());
        }
        let taken = self.untaken(state);
        self.take_block_addresses(state, taken)
    }

    /// Assigns tags to blocks.
    fn take_block_addresses(&mut self, state: &mut FunctionState<'a>, taken: Vec<u32>) -> Read<()> {
        for tag in taken {
            let block = &self.block_addresses.taken[tag as usize];
            let at = block.at;
            let name = match &block.name {
                BlockName::Name(name) => LocalName::Named(Cow::Owned(name.to_vec())),
                BlockName::Number(number) => LocalName::Numbered(*number),
            };
            match self.local(state, name, Type::LABEL, at)? {
                Local::Block(block) => state.body.add_tag(tag, block),
                Local::Value(_) => {
                    return Err(refusal(at, "referenced value is not a basic block"));
                }
            }
        }
        Ok(())
    }

    /// Resolves forward references, and moves the body into its function.
    fn finish_body(&mut self, function: usize, mut state: FunctionState<'a>) -> Read<()> {
        self.take_new_block_addresses(&mut state)?;
        // LLVM keeps names sorted and reports the first undefined one, before undefined numbers.
        let undefined = state.forward.iter().min_by_key(|(name, _)| match name {
            LocalName::Named(name) => (0, name.to_vec(), 0),
            LocalName::Numbered(number) => (1, Vec::new(), *number),
        });
        if let Some((name, forward)) = undefined {
            let message = format!("use of undefined value '%{}'", name.text());
            return Err(refusal(forward.at, message));
        }
        let FunctionState {
            mut body, resolved, ..
        } = state;
        if !resolved.is_empty() {
            body.replace_operands(|value| match value.kind() {
                terrace_llvmir::ValueKind::Placeholder(number) => {
                    resolved[number as usize].unwrap_or(value)
                }
                _ => value,
            });
            body.forget_placeholders();
        }
        body.shrink();
        self.module.functions[function].body = body;
        // The brace is skipped last, so an error in the next token is reported after this one.
        self.next()
    }

    /// Returns the value or block with this name and type, or a placeholder if it is not defined yet.
    pub(super) fn local(
        &mut self,
        state: &mut FunctionState<'a>,
        name: LocalName<'a>,
        ty: Type,
        at: usize,
    ) -> Read<Local> {
        if let Some(local) = state.lookup(&name) {
            let found = state.type_of_local(local);
            if found == ty {
                return Ok(local);
            }
            return Err(refusal(
                at,
                if ty == Type::LABEL {
                    format!("'%{}' is not a basic block", name.text())
                } else {
                    format!(
                        "'%{}' defined with type '{}' but expected '{}'",
                        name.text(),
                        self.type_text(found),
                        self.type_text(ty)
                    )
                },
            ));
        }
        ensure(self.module.ctx.types.is_first_class(ty), at)
            .or("invalid use of a non-first-class type")?;
        let local = if ty == Type::LABEL {
            let block = state.body.create_block();
            name_block(state, block, &name);
            Local::Block(block)
        } else {
            Local::Value(state.placeholder(ty))
        };
        state.forward.insert(name, Forward { local, at });
        Ok(local)
    }

    /// Reads a value of a known type.
    #[inline]
    pub(super) fn value(&mut self, state: &mut FunctionState<'a>, ty: Type) -> Read<Value> {
        let at = self.here();
        let name = match self.tok() {
            Tok::LocalVar => LocalName::Named(self.lex.name()),
            Tok::LocalId(number) => LocalName::Numbered(number),
            _ => {
                let id = self.val_id(Some(ty))?;
                return self.value_of(state, ty, id);
            }
        };
        self.next()?;
        self.local_value(state, name, ty, at)
    }

    fn local_value(
        &mut self,
        state: &mut FunctionState<'a>,
        name: LocalName<'a>,
        ty: Type,
        at: usize,
    ) -> Read<Value> {
        match self.local(state, name, ty, at)? {
            Local::Value(value) => Ok(value),
            Local::Block(_) => Err(refusal(at, "invalid use of a basic block as a value")),
        }
    }

    /// Returns the value of type `ty` for `id`.
    pub(super) fn value_of(
        &mut self,
        state: &mut FunctionState<'a>,
        ty: Type,
        id: ValId<'a>,
    ) -> Read<Value> {
        match id.kind {
            ValKind::LocalId(number) => {
                self.local_value(state, LocalName::Numbered(number), ty, id.at)
            }
            ValKind::LocalName(name) => self.local_value(state, LocalName::Named(name), ty, id.at),
            _ => Ok(self.constant_of(ty, id)?.into()),
        }
    }

    /// `type value`
    #[inline]
    pub(super) fn typed_value(&mut self, state: &mut FunctionState<'a>) -> Read<(Value, Type)> {
        let ty = self.ty(false)?;
        Ok((self.value(state, ty)?, ty))
    }

    /// `label %block`
    pub(super) fn typed_block(&mut self, state: &mut FunctionState<'a>) -> Read<Block> {
        let at = self.here();
        let ty = self.ty(false)?;
        if ty == Type::LABEL {
            return self.block(state);
        }
        self.value(state, ty)?;
        Err(refusal(at, "expected a basic block"))
    }

    /// `%block`
    pub(super) fn block(&mut self, state: &mut FunctionState<'a>) -> Read<Block> {
        self.take_new_block_addresses(state)?;
        let at = self.here();
        let id = self.val_id(Some(Type::LABEL))?;
        let name = match id.kind {
            ValKind::LocalId(number) => LocalName::Numbered(number),
            ValKind::LocalName(name) => LocalName::Named(name),
            _ => {
                self.constant_of(Type::LABEL, id)?;
                return Err(refusal(at, "expected a basic block"));
            }
        };
        match self.local(state, name, Type::LABEL, at)? {
            Local::Block(block) => Ok(block),
            Local::Value(_) => Err(refusal(at, "expected a basic block")),
        }
    }

    /// Reads the beginning of a block, labeled or not.
    fn define_block(&mut self, state: &mut FunctionState<'a>) -> Read<Block> {
        self.take_new_block_addresses(state)?;
        let at = self.here();
        let name = match self.tok() {
            Tok::Label => {
                let name = self.lex.name();
                self.next()?;
                LocalName::Named(name)
            }
            Tok::LabelId(number) => {
                self.next()?;
                self.check_number(at, "label", "", state.numbered.next, number)?;
                LocalName::Numbered(number)
            }
            _ => LocalName::Numbered(state.numbered.next),
        };
        let local = match state.lookup(&name) {
            // LLVM allows a repeated label: the first block continues.
            Some(local) => local,
            None => {
                let block = state.body.create_block();
                name_block(state, block, &name);
                Local::Block(block)
            }
        };
        let Local::Block(block) = local else {
            let message = match &name {
                LocalName::Named(_) => format!("unable to create block named '{}'", name.text()),
                LocalName::Numbered(_) => {
                    format!("unable to create block numbered '{}'", name.text())
                }
            };
            return Err(refusal(at, message));
        };
        state.forward.remove(&name);
        let is_new = match name {
            LocalName::Named(name) => state.named.insert(name, local).is_none(),
            LocalName::Numbered(number) => {
                state.numbered.add(number, local);
                true
            }
        };
        if is_new {
            state.body.place_block(block);
        }
        Ok(block)
    }

    fn basic_block(&mut self, function: usize, state: &mut FunctionState<'a>) -> Read<()> {
        state.block = self.define_block(state)?;
        loop {
            while self.tok() == Tok::Hash {
                self.ensure(self.debug_format != DebugFormat::Intrinsics).or(
                    "debug record should not appear in a module containing debug info intrinsics",
                )?;
                self.debug_format = DebugFormat::Records;
                self.next()?;
                self.debug_record(state)?;
            }
            let at = self.here();
            let name = match self.tok() {
                Tok::LocalId(number) => {
                    self.next()?;
                    self.expect(Tok::Equal, "expected '=' after instruction id")?;
                    Some(LocalName::Numbered(number))
                }
                Tok::LocalVar => {
                    let name = self.lex.name();
                    self.next()?;
                    self.expect(Tok::Equal, "expected '=' after instruction name")?;
                    Some(LocalName::Named(name))
                }
                _ => None,
            };
            let (inst, comma) = self.instruction(function, state)?;
            if comma || self.eat(Tok::Comma)? {
                self.instruction_metadata(state, inst)?;
            }
            self.name_inst(state, inst, name, at)?;
            if state.body.kind(inst).is_terminator() {
                return Ok(());
            }
        }
    }

    /// Reads attachments after a comma.
    fn instruction_metadata(&mut self, state: &mut FunctionState<'a>, inst: Inst) -> Read<()> {
        loop {
            self.require(Tok::MetadataVar, "expected metadata after comma")?;
            let (kind, md) = self.attachment()?;
            state.body.attach(inst, kind, md);
            if !self.eat(Tok::Comma)? {
                return Ok(());
            }
        }
    }

    /// Assigns a name or number to an instruction, and resolves the forward references to it.
    fn name_inst(
        &mut self,
        state: &mut FunctionState<'a>,
        inst: Inst,
        name: Option<LocalName<'a>>,
        at: usize,
    ) -> Read<()> {
        let ty = state.body.inst_type(inst);
        if ty == Type::VOID {
            return match name {
                Some(_) => Err(refusal(
                    at,
                    "instructions returning void cannot have a name",
                )),
                None => Ok(()),
            };
        }
        let name = name.unwrap_or(LocalName::Numbered(state.numbered.next));
        if let LocalName::Numbered(number) = name {
            self.check_number(at, "instruction", "%", state.numbered.next, number)?;
        }
        let value = Value::inst(inst);
        if !state.forward.is_empty()
            && let Some(forward) = state.forward.remove(&name)
        {
            let found = state.type_of_local(forward.local);
            if found != ty {
                let found = self.type_text(found);
                let message = format!("instruction forward referenced with type '{found}'");
                return Err(refusal(at, message));
            }
            if let Local::Value(placeholder) = forward.local
                && let terrace_llvmir::ValueKind::Placeholder(number) = placeholder.kind()
            {
                state.resolved[number as usize] = Some(value);
            }
        }
        let local = Local::Value(value);
        match name {
            LocalName::Numbered(number) => state.numbered.add(number, local),
            LocalName::Named(name) => {
                state.body.set_inst_name(inst, &name);
                if state.named.contains_key(&*name) {
                    let name = String::from_utf8_lossy(&name);
                    let message = format!("multiple definition of local value named '{name}'");
                    return Err(refusal(at, message));
                }
                state.named.insert(name, local);
            }
        }
        Ok(())
    }

    /// Reads `dbg_value(...)` and similar records, after the hash.
    fn debug_record(&mut self, state: &mut FunctionState<'a>) -> Read<()> {
        self.require(Tok::DbgRecordType, "expected debug record type here")?;
        let kind = match self.lex.text() {
            b"dbg_declare" => DebugRecordKind::Declare,
            b"dbg_declare_value" => DebugRecordKind::DeclareValue,
            b"dbg_assign" => DebugRecordKind::Assign,
            b"dbg_label" => DebugRecordKind::Label,
            _ => DebugRecordKind::Value,
        };
        self.next()?;
        self.expect(Tok::LParen, "Expected '(' here")?;
        let record = if kind == DebugRecordKind::Label {
            let label = self.metadata_node()?;
            self.expect(Tok::Comma, "Expected ',' here")?;
            DebugRecord {
                kind,
                location: DebugLocation::Metadata(label),
                variable: label,
                expression: None,
                assign: None,
                debug_loc: self.metadata_node()?,
            }
        } else {
            let location = self.debug_location(state)?;
            self.expect(Tok::Comma, "Expected ',' here")?;
            let variable = self.metadata_node()?;
            self.expect(Tok::Comma, "Expected ',' here")?;
            let expression = self.metadata_node()?;
            self.expect(Tok::Comma, "Expected ',' here")?;
            let assign = match kind {
                DebugRecordKind::Assign => Some(self.debug_assignment(state)?),
                _ => None,
            };
            DebugRecord {
                kind,
                location,
                variable,
                expression: Some(expression),
                assign,
                debug_loc: self.metadata_node()?,
            }
        };
        self.expect(Tok::RParen, "Expected ')' here")?;
        self.builder(state).debug_record(record);
        Ok(())
    }

    /// Reads the operands specific to `#dbg_assign`: `DIAssignID`, address and its expression.
    fn debug_assignment(&mut self, state: &mut FunctionState<'a>) -> Read<(Md, DebugLocation, Md)> {
        let id = self.metadata_node()?;
        self.expect(Tok::Comma, "Expected ',' here")?;
        let address = self.debug_location(state)?;
        self.expect(Tok::Comma, "Expected ',' here")?;
        let expression = self.metadata_node()?;
        self.expect(Tok::Comma, "Expected ',' here")?;
        Ok((id, address, expression))
    }

    /// Reads metadata that may be function-local.
    pub(super) fn debug_location(&mut self, state: &mut FunctionState<'a>) -> Read<DebugLocation> {
        match self.tok() {
            Tok::MetadataVar if self.lex.text() == b"!DIArgList" => {
                let values = self.arg_list(state)?;
                let list = state.body.add_arg_list(&values);
                Ok(DebugLocation::List(list))
            }
            Tok::MetadataVar | Tok::Exclaim => Ok(DebugLocation::Metadata(self.metadata()?)),
            _ => Ok(DebugLocation::Value(
                self.metadata_value(state, "expected metadata operand")?,
            )),
        }
    }

    /// Reads `type value` as metadata.
    fn metadata_value(&mut self, state: &mut FunctionState<'a>, message: &str) -> Read<Value> {
        let at = self.here();
        let ty = self.type_or(false, message)?;
        ensure(ty != Type::METADATA, at).or("invalid metadata-value-metadata roundtrip")?;
        self.value(state, ty)
    }

    /// `!DIArgList(type value, ...)`
    fn arg_list(&mut self, state: &mut FunctionState<'a>) -> Read<Vec<Value>> {
        self.next()?;
        self.expect(Tok::LParen, "expected '(' here")?;
        let mut values = Vec::new();
        if self.tok() != Tok::RParen {
            loop {
                values.push(self.metadata_value(state, "expected value-as-metadata operand")?);
                if !self.eat(Tok::Comma)? {
                    break;
                }
            }
        }
        self.expect(Tok::RParen, "expected ')' here")?;
        Ok(values)
    }

    /// Reads metadata as an operand of a call.
    pub(super) fn metadata_as_value(&mut self, state: &mut FunctionState<'a>) -> Read<Value> {
        let md = match self.debug_location(state)? {
            DebugLocation::List(list) => return Ok(Value::local(list)),
            DebugLocation::Metadata(md) => self.module.ctx.metadata.as_value(md),
            DebugLocation::Value(value) => match value.as_const() {
                None => {
                    let list = state.body.add_local_metadata(value);
                    return Ok(Value::local(list));
                }
                Some(constant) => self.module.ctx.metadata.value(constant),
            },
        };
        let consts = &mut self.module.ctx.consts;
        Ok(consts
            .intern(Type::METADATA, ConstKind::Metadata(md))
            .into())
    }

    /// Returns a builder at the end of the current block.
    #[inline]
    pub(super) fn builder<'b>(&'b mut self, state: &'b mut FunctionState<'a>) -> RawBuilder<'b> {
        let block = state.block;
        let mut builder = RawBuilder::on(&mut self.module.ctx, &mut state.body);
        builder.switch_to(block);
        builder
    }
}

fn name_block<'a>(state: &mut FunctionState<'a>, block: Block, name: &LocalName<'a>) {
    if let LocalName::Named(name) = name {
        state.body.set_block_name(block, name);
    }
}
