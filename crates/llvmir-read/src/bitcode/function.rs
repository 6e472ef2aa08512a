//! Reads the body of a function: its blocks, its numbered values, names, attachments.

use rustc_hash::FxHashMap;

use super::Loader;
use super::block;
use super::error::{Load, OrInvalid, ensure, invalid, need, refuse};
use super::metadata::Entry;
use super::ops::{Ops, unrotated};
use super::stream::{Cursor, Item, Record};
use terrace_llvmir::RawBuilder;
use terrace_llvmir::{
    Block, DebugLocation, DebugRecord, DebugRecordKind, FunctionBody, Inst, MdKindId, Value,
    ValueKind,
};
use terrace_llvmir::{Location, Md, MdKind, NodeKind};
use terrace_llvmir::{Type, TypeKind};

codes! {
    DECLARE_BLOCKS 1, DEBUG_LOC_AGAIN 33, DEBUG_LOC 35, OPERAND_BUNDLE 55,
    BLOCK_ADDRESS_USERS 60, DEBUG_RECORD_VALUE 61, DEBUG_RECORD_DECLARE 62,
    DEBUG_RECORD_ASSIGN 63, DEBUG_RECORD_VALUE_SIMPLE 64, DEBUG_RECORD_LABEL 65,
    DEBUG_RECORD_DECLARE_VALUE 66,
}

const NAME_ENTRY: u32 = 1;
const BLOCK_NAME_ENTRY: u32 = 2;
/// The tag of metadata among the operands of a bundle.
const METADATA_OPERAND: u64 = 0x8000_0000;

/// The state of reading a body.
#[derive(Debug)]
pub(super) struct Body {
    pub(super) body: FunctionBody,
    /// Arguments, constants and instructions. Their numbers follow those of the module's values.
    values: Vec<Value>,
    /// The number of the first of `values`.
    base: usize,
    /// Keyed by number: placeholders for values that were not read yet.
    forward: FxHashMap<usize, (Value, Type)>,
    /// Indexed by placeholder: the value that replaced it.
    resolved: Vec<Option<Value>>,
    /// All instructions, in order.
    insts: Vec<Inst>,
    /// The number of complete blocks.
    block: usize,
    /// The last instruction and its block.
    last: Option<(Block, Inst)>,
    /// The instruction before the last one in its block.
    before_last: Option<Inst>,
    debug_loc: Option<Md>,
    pub(super) bundles: Vec<(Box<[u8]>, Vec<Value>)>,
}

impl Body {
    fn next_number(&self) -> usize {
        self.base + self.values.len()
    }

    fn placeholder(&mut self, at: usize, ty: Type) -> Value {
        self.resolved.push(None);
        let value = self.body.add_placeholder(ty);
        self.forward.insert(at, (value, ty));
        value
    }

    /// Returns the block with this number.
    pub(super) fn block(&self, number: u64) -> Load<Block> {
        match usize::try_from(number) {
            Ok(number) if number < self.body.block_count() => Ok(Block::from_index(number)),
            _ => Err(invalid()),
        }
    }
}

impl<'a> Loader<'a> {
    /// Reads the body of the module's function at index `at`.
    pub(super) fn function(&mut self, cursor: &mut Cursor<'a>, at: usize) -> Load<()> {
        let function = need(self.module.functions.get(at)).or_invalid()?;
        let ty = self
            .module
            .ctx
            .symbols
            .info(function.value.symbol)
            .value_type;
        let mut body = FunctionBody::new();
        let mut values = Vec::new();
        if let TypeKind::Function { params, .. } = self.module.ctx.types.kind(ty) {
            body.add_args(params);
            values.extend((0..).take(params.len()).map(Value::arg));
        }
        let mut body = Body {
            body,
            values,
            base: self.values.len(),
            forward: FxHashMap::default(),
            resolved: Vec::new(),
            insts: Vec::new(),
            block: 0,
            last: None,
            before_last: None,
            debug_loc: None,
            bundles: Vec::new(),
        };
        let metadata = self.metadata.len();
        let mut record = Record::default();
        loop {
            match cursor.next()? {
                Item::End => break,
                Item::Block(kind) => self.function_part(cursor, kind, at, &mut body)?,
                Item::Record(id) => {
                    cursor.record(id, &mut record)?;
                    self.function_record(&record, cursor.left(), &mut body)?;
                }
            }
        }
        ensure(body.bundles.is_empty()).or("Operand bundles found with no consumer")?;
        ensure(body.forward.is_empty()).or("Never resolved value found in function")?;
        if body.block != body.body.block_count() || body.block == 0 {
            return refuse("Invalid function body: a block has no terminator");
        }
        self.metadata.expect_complete()?;
        self.metadata.truncate(metadata);
        let Body {
            mut body, resolved, ..
        } = body;
        if !resolved.is_empty() {
            body.replace_operands(|value| match value.kind() {
                ValueKind::Placeholder(number) => resolved
                    .get(number as usize)
                    .copied()
                    .flatten()
                    .unwrap_or(value),
                _ => value,
            });
            body.forget_placeholders();
        }
        body.shrink();
        if let Some(function) = self.module.functions.get_mut(at) {
            function.body = body;
        }
        Ok(())
    }

    fn function_part(
        &mut self,
        cursor: &mut Cursor<'a>,
        kind: u32,
        function: usize,
        body: &mut Body,
    ) -> Load<()> {
        match kind {
            block::CONSTANTS | block::METADATA | block::VALUE_NAMES | block::ATTACHMENTS => {}
            _ => return cursor.skip(),
        }
        cursor.enter(kind, &self.info)?;
        let mut record = Record::default();
        match kind {
            block::CONSTANTS => {
                for constant in self.constants(cursor, &body.values)? {
                    self.define(body, constant.into())?;
                }
            }
            block::METADATA => self.metadata_block(cursor, Some(body))?,
            block::VALUE_NAMES => {
                while cursor.next_record(&mut record)? {
                    name(&record, body)?;
                }
            }
            _ => {
                while cursor.next_record(&mut record)? {
                    self.attachment(&record, function, body)?;
                }
            }
        }
        Ok(())
    }

    /// Operands: the index of an instruction and pairs of kind and node. Without an index, the pairs belong to the
    /// function.
    fn attachment(&mut self, record: &Record<'a>, function: usize, body: &mut Body) -> Load<()> {
        const ATTACHMENT: u32 = 11;
        if record.code != ATTACHMENT {
            return Ok(());
        }
        if record.ops.len().is_multiple_of(2) {
            let attachments = self.attachment_pairs(&record.ops)?;
            if let Some(function) = self.module.functions.get_mut(function) {
                function.attachments.extend(attachments);
            }
            return Ok(());
        }
        let (first, pairs) = record.ops.split_first().ok_or_else(invalid)?;
        let inst = usize::try_from(*first)
            .ok()
            .and_then(|at| body.insts.get(at));
        let &inst = need(inst).or("Invalid ID")?;
        for (kind, md) in self.attachment_pairs(pairs)? {
            // A plain string or constant is not a node.
            if matches!(
                self.module.ctx.metadata.kind(md),
                MdKind::String(_) | MdKind::Value(_)
            ) {
                return refuse("Invalid metadata attachment");
            }
            body.body.attach(inst, kind, md);
        }
        Ok(())
    }

    /// Assigns the next number to a value, and replaces its placeholder if it has one.
    pub(super) fn define(&mut self, body: &mut Body, value: Value) -> Load<()> {
        let at = body.next_number();
        if !body.forward.is_empty()
            && let Some((placeholder, ty)) = body.forward.remove(&at)
        {
            ensure(self.type_of(body, value) == ty)
                .or("Assigned value does not match type of forward declaration")?;
            if let ValueKind::Placeholder(number) = placeholder.kind()
                && let Some(resolved) = body.resolved.get_mut(number as usize)
            {
                *resolved = Some(value);
            }
        }
        body.values.push(value);
        Ok(())
    }

    pub(super) fn type_of(&self, body: &Body, value: Value) -> Type {
        body.body.type_of(&self.module.ctx.consts, value)
    }

    /// Returns the index of a value number, and the value if it was already read.
    fn lookup(&self, body: &Body, number: u64) -> Load<(usize, Option<Value>)> {
        let at = usize::try_from(number).map_err(|_| invalid())?;
        let value = match at.checked_sub(body.base) {
            None => self.values.get(at).map(|&constant| constant.into()),
            Some(local) => body.values.get(local).copied(),
        };
        Ok((at, value))
    }

    /// Returns the value with this number and type, or a placeholder if it was not read yet.
    pub(super) fn value(&mut self, body: &mut Body, number: u64, ty: Type) -> Load<Value> {
        if ty == Type::METADATA {
            return self.metadata_operand(body, number);
        }
        let (at, value) = self.lookup(body, number)?;
        if let Some(value) = value {
            ensure(self.type_of(body, value) == ty)
                .or("Invalid record: value has a different type")?;
            return Ok(value);
        }
        if let Some(&(value, known)) = body.forward.get(&at) {
            return if known == ty {
                Ok(value)
            } else {
                Err(invalid())
            };
        }
        // Every later value takes some bits of the stream, which bounds the number of values.
        if !self.module.ctx.types.is_first_class(ty) || number > u64::from(u32::MAX) {
            return Err(invalid());
        }
        Ok(body.placeholder(at, ty))
    }

    /// Decodes an operand into a value number.
    fn number(&self, body: &Body, operand: u64) -> u64 {
        if self.version == 0 {
            return operand & 0xffff_ffff;
        }
        u64::from((body.next_number() as u32).wrapping_sub(operand as u32))
    }

    /// Reads a value of a known type.
    pub(super) fn operand(&mut self, body: &mut Body, ops: &mut Ops<'_>, ty: Type) -> Load<Value> {
        let number = self.number(body, ops.next()?);
        self.value(body, number, ty)
    }

    /// Reads a value of a known type, whose number is absolute rather than relative to the instruction.
    pub(super) fn absolute(&mut self, body: &mut Body, number: u64, ty: Type) -> Load<Value> {
        self.value(body, number, ty)
    }

    /// Reads a value of a known type, whose relative number is signed.
    pub(super) fn signed_operand(
        &mut self,
        body: &mut Body,
        ops: &mut Ops<'_>,
        ty: Type,
    ) -> Load<Value> {
        let operand = ops.next()?;
        let operand = if self.version == 0 {
            operand
        } else {
            unrotated(operand) as u64
        };
        let number = self.number(body, operand);
        self.value(body, number, ty)
    }

    /// Reads a value. The number of its type follows if the value is a forward reference.
    pub(super) fn typed(&mut self, body: &mut Body, ops: &mut Ops<'_>) -> Load<(Value, Type)> {
        let number = self.number(body, ops.next()?);
        if let (_, Some(value)) = self.lookup(body, number)? {
            return Ok((value, self.type_of(body, value)));
        }
        let ty = self.ty(ops.next()?)?;
        Ok((self.value(body, number, ty)?, ty))
    }

    /// Reads a value without a type, as in old bitcode. Its type is the pointee type of the preceding pointer.
    pub(super) fn pointed_operand(
        &mut self,
        body: &Body,
        ops: &mut Ops<'_>,
    ) -> Load<(Value, Type)> {
        let number = self.number(body, ops.next()?);
        match self.lookup(body, number)?.1 {
            Some(value) => Ok((value, self.type_of(body, value))),
            None => refuse("Invalid record: a value of an old record is not defined before it"),
        }
    }

    /// Returns a builder at the end of the current block.
    pub(super) fn builder<'b>(&'b mut self, body: &'b mut Body) -> RawBuilder<'b> {
        let block = Block::from_index(body.block);
        let mut builder = RawBuilder::on(&mut self.module.ctx, &mut body.body);
        builder.switch_to(block);
        builder
    }

    fn function_record(&mut self, record: &Record<'a>, left: u64, body: &mut Body) -> Load<()> {
        let mut ops = Ops::new(&record.ops);
        match record.code {
            code::DECLARE_BLOCKS => {
                let count = ops.next()?;
                // Each block has at least a terminator.
                if count == 0 || count > left || body.body.block_count() != 0 {
                    return Err(invalid());
                }
                for _ in 0..count {
                    let block = body.body.create_block();
                    body.body.place_block(block);
                }
                Ok(())
            }
            code::BLOCK_ADDRESS_USERS => Ok(()),
            code::DEBUG_LOC => {
                let md = self.debug_loc(&mut ops)?;
                body.debug_loc = md;
                attach_location(body)
            }
            code::DEBUG_LOC_AGAIN => attach_location(body),
            code::OPERAND_BUNDLE => self.bundle(body, &mut ops),
            code::DEBUG_RECORD_VALUE
            | code::DEBUG_RECORD_DECLARE
            | code::DEBUG_RECORD_ASSIGN
            | code::DEBUG_RECORD_VALUE_SIMPLE
            | code::DEBUG_RECORD_LABEL
            | code::DEBUG_RECORD_DECLARE_VALUE => self.debug_record(body, record.code, &mut ops),
            code => self.place_instruction(body, code, &mut ops),
        }
    }

    fn place_instruction(&mut self, body: &mut Body, code: u32, ops: &mut Ops<'_>) -> Load<()> {
        ensure(body.block < body.body.block_count()).or("Invalid instruction with no BB")?;
        let before = body.body.last_inst(Block::from_index(body.block));
        let value = self.instruction(body, code, ops)?;
        ensure(body.bundles.is_empty()).or("Operand bundles found with no consumer")?;
        let inst = value.as_inst().ok_or_else(invalid)?;
        body.insts.push(inst);
        body.before_last = before;
        body.last = Some((Block::from_index(body.block), inst));
        if body.body.kind(inst).is_terminator() {
            body.block += 1;
        }
        if body.body.inst_type(inst) != Type::VOID {
            self.define(body, value)?;
        }
        Ok(())
    }

    /// Operands: line, column, scope, the inlined-at location, and the other fields of locations.
    fn debug_loc(&mut self, ops: &mut Ops<'_>) -> Load<Option<Md>> {
        let (line, column) = (ops.next()?, ops.next()?);
        let scope = self.metadata_or_null(ops.next()?)?;
        let inlined_at = self.metadata_or_null(ops.next()?)?;
        let is_implicit_code = ops.next_or_zero() != 0;
        let (group, rank) = (ops.next_or_zero(), ops.next_or_zero());
        let scope = need(scope).or_invalid()?;
        let column = u16::try_from(column).unwrap_or(0);
        let mut location = Location::new(line as u32, column, scope, inlined_at);
        location.is_implicit_code = is_implicit_code;
        let location = location.with_atom(group, rank as u8);
        Ok(Some(self.module.ctx.metadata.debug_location(location)))
    }

    /// Operands: the number of a tag, then values.
    fn bundle(&mut self, body: &mut Body, ops: &mut Ops<'_>) -> Load<()> {
        let tag = usize::try_from(ops.next()?).ok();
        let tag = tag
            .and_then(|tag| self.bundle_tags.get(tag))
            .cloned()
            .ok_or_else(invalid)?;
        let mut values = Vec::new();
        while let Some(&first) = ops.rest().first() {
            if first == METADATA_OPERAND {
                ops.next()?;
                values.push(self.operand(body, ops, Type::METADATA)?);
            } else {
                values.push(self.typed(body, ops)?.0);
            }
        }
        body.bundles.push((tag, values));
        Ok(())
    }

    /// Reads metadata of a debug record, which must have this kind.
    fn record_node(&mut self, ops: &mut Ops<'_>, kind: Option<NodeKind>) -> Load<Md> {
        let found = match self.known_metadata(ops.next()?)? {
            Entry::Md(md) => md,
            _ => return Err(invalid()),
        };
        let metadata = &self.module.ctx.metadata;
        let fits = match kind {
            Some(kind) => metadata.node_kind(found) == Some(kind),
            None => metadata.expression(found).is_some(),
        };
        if fits { Ok(found) } else { Err(invalid()) }
    }

    fn record_location(&mut self, ops: &mut Ops<'_>) -> Load<DebugLocation> {
        let entry = self.known_metadata(ops.next()?)?;
        Ok(match self.value_of(&entry) {
            Some(value) => DebugLocation::Value(value),
            None => match entry {
                Entry::Md(md) => DebugLocation::Metadata(md),
                _ => return Err(invalid()),
            },
        })
    }

    /// Reads a debug record. It precedes the last instruction.
    fn debug_record(&mut self, body: &mut Body, code: u32, ops: &mut Ops<'_>) -> Load<()> {
        let (block, last) = need(body.last).or("Invalid dbg record: missing instruction")?;
        let debug_loc = self.record_node(ops, Some(NodeKind::Location))?;
        let record = if code == code::DEBUG_RECORD_LABEL {
            let label = self.record_node(ops, Some(NodeKind::Label))?;
            DebugRecord {
                kind: DebugRecordKind::Label,
                location: DebugLocation::Metadata(label),
                variable: label,
                expression: None,
                assign: None,
                debug_loc,
            }
        } else {
            let variable = self.record_node(ops, Some(NodeKind::LocalVariable))?;
            let expression = Some(self.record_node(ops, None)?);
            let location = match code {
                code::DEBUG_RECORD_VALUE_SIMPLE => DebugLocation::Value(self.typed(body, ops)?.0),
                _ => self.location_or_list(body, ops)?,
            };
            let (kind, assign) = match code {
                code::DEBUG_RECORD_DECLARE => (DebugRecordKind::Declare, None),
                code::DEBUG_RECORD_DECLARE_VALUE => (DebugRecordKind::DeclareValue, None),
                code::DEBUG_RECORD_ASSIGN => {
                    let id = self.record_node(ops, Some(NodeKind::AssignID))?;
                    let expression = self.record_node(ops, None)?;
                    let address = self.location_or_list(body, ops)?;
                    (DebugRecordKind::Assign, Some((id, address, expression)))
                }
                _ => (DebugRecordKind::Value, None),
            };
            DebugRecord {
                kind,
                location,
                variable,
                expression,
                assign,
                debug_loc,
            }
        };
        let inserted = body
            .body
            .insert_record(block, body.before_last, last, record);
        body.before_last = Some(inserted);
        Ok(())
    }

    fn location_or_list(&mut self, body: &mut Body, ops: &mut Ops<'_>) -> Load<DebugLocation> {
        let number = ops.rest().first().copied().ok_or_else(invalid)?;
        if let Some(Entry::List(values)) = self.metadata.get(number) {
            ops.next()?;
            return Ok(DebugLocation::List(body.body.add_arg_list(values)));
        }
        self.record_location(ops)
    }
}

/// Attaches the last debug location to the last instruction.
fn attach_location(body: &mut Body) -> Load<()> {
    match (body.last, body.debug_loc) {
        (Some((_, inst)), Some(md)) => {
            body.body.attach(inst, MdKindId::DBG, md);
            Ok(())
        }
        _ => Err(invalid()),
    }
}

/// Reads the name of a value or block, preceded by its number.
fn name(record: &Record<'_>, body: &mut Body) -> Load<()> {
    let &number = need(record.ops.first()).or("Invalid bbentry record")?;
    let name = record.bytes(1);
    match record.code {
        NAME_ENTRY => {
            let at = usize::try_from(number)
                .ok()
                .and_then(|at| at.checked_sub(body.base));
            let value = need(at.and_then(|at| body.values.get(at))).or("Invalid value name")?;
            match value.kind() {
                ValueKind::Arg(arg) => body.body.set_arg_name(arg, &name),
                ValueKind::Inst(inst) => body.body.set_inst_name(inst, &name),
                _ => return refuse("Invalid value name"),
            }
        }
        BLOCK_NAME_ENTRY => {
            let block = match body.block(number) {
                Ok(block) => block,
                Err(_) => return refuse("Invalid bbentry record"),
            };
            body.body.set_block_name(block, &name);
        }
        _ => {}
    }
    Ok(())
}
