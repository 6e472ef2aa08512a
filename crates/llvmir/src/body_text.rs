//! Writing a function body as text.

use crate::attributes::AttrSet;
use crate::body::{
    ALLOCA_INALLOCA, ALLOCA_SWIFTERROR, Block, CALL_HEADER_WORDS, DebugLocation, DebugRecordKind,
    FunctionBody, HAS_METADATA, Inst, InstData, MEM_VOLATILE, MEM_WEAK, MdKindId, Op, PAD_CLEANUP,
    Value, ValueKind,
};
use crate::constants::{Const, ConstKind};
use crate::context::Context;
use crate::flags;
use crate::keywords::{
    AtomicOp, BinaryOp, CastOp, FloatPredicate, IntPredicate, Ordering, TailKind,
};
use crate::metadata::Md;
use crate::module::Function;
use crate::numbering::References;
use crate::text::{push_name, push_quoted, push_u64};
use crate::types::{Type, TypeKind};

/// Number of a value or block that has a name instead: its index into the names past this.
const NAMED: u32 = 1 << 31;

/// Numbers of the values and blocks of a body, kept between functions for their memory.
#[derive(Debug, Default)]
pub struct BodyNumbers {
    args: Vec<u32>,
    insts: Vec<u32>,
    blocks: Vec<u32>,
    /// Attachments by instruction, then kind.
    attachments: Vec<(Inst, MdKindId, Md)>,
}

impl BodyNumbers {
    /// Numbers `body` as LLVM does: arguments, then block by block the block and its results.
    pub(crate) fn number(&mut self, body: &FunctionBody) {
        self.args.clear();
        self.args.resize(body.args.len(), 0);
        self.insts.clear();
        self.insts.resize(body.insts.len(), 0);
        self.blocks.clear();
        self.blocks.resize(body.blocks.len(), 0);
        for (at, (arg, _)) in body.arg_names.iter().enumerate() {
            if let Some(slot) = self.args.get_mut(*arg as usize) {
                *slot = NAMED | at as u32;
            }
        }
        for (at, (inst, _)) in body.inst_names.iter().enumerate() {
            self.insts[inst.index()] = NAMED | at as u32;
        }
        for (at, (block, _)) in body.block_names.iter().enumerate() {
            self.blocks[block.index()] = NAMED | at as u32;
        }
        let mut next = 0;
        let mut give = |slot: &mut u32| {
            if *slot == 0 {
                *slot = next;
                next += 1;
            }
        };
        self.args.iter_mut().for_each(&mut give);
        for (block, slot) in body.blocks.iter().zip(&mut self.blocks) {
            give(slot);
            let mut at = block.first;
            while at != 0 {
                let data = &body.insts[at as usize - 1];
                if data.ty != Type::VOID {
                    give(&mut self.insts[at as usize - 1]);
                }
                at = data.next;
            }
        }
        self.attachments.clear();
        self.attachments.extend_from_slice(&body.attachments);
        // Bodies are built in order almost always: a stable sort of sorted input is one pass.
        self.attachments
            .sort_by_key(|(inst, kind, _)| (*inst, *kind));
    }

    /// Pushes the number or name of a block, without `%`.
    pub(crate) fn push_block(&self, body: &FunctionBody, block: Block, out: &mut Vec<u8>) {
        match self.blocks[block.index()] {
            named if named & NAMED != 0 => {
                push_name(out, &body.block_names[(named & !NAMED) as usize].1);
            }
            number => push_u64(out, u64::from(number)),
        }
    }

    /// Pushes the name of an argument with `%`.
    pub(crate) fn push_arg(&self, body: &FunctionBody, arg: usize, out: &mut Vec<u8>) {
        out.push(b'%');
        match self.args[arg] {
            named if named & NAMED != 0 => {
                push_name(out, &body.arg_names[(named & !NAMED) as usize].1);
            }
            number => push_u64(out, u64::from(number)),
        }
    }

    fn attachments_of(&self, inst: Inst) -> &[(Inst, MdKindId, Md)] {
        let start = self.attachments.partition_point(|(at, ..)| *at < inst);
        let len = self.attachments[start..].partition_point(|(at, ..)| *at == inst);
        &self.attachments[start..start + len]
    }
}

/// Pushes the blocks of a numbered body, without the braces around them.
pub(crate) fn push_body(
    ctx: &Context,
    function: &Function,
    body: &FunctionBody,
    numbers: &BodyNumbers,
    refs: &mut References<'_>,
    out: &mut Vec<u8>,
) {
    let function_type = ctx.symbols.info(function.value.symbol).value_type;
    let mut writer = Writer {
        ctx,
        body,
        is_variadic: matches!(
            ctx.types.kind(function_type),
            TypeKind::Function { varargs: true, .. }
        ),
        numbers,
        refs,
        out,
    };
    for (index, block) in body.blocks.iter().enumerate() {
        if index > 0 || numbers.blocks[0] & NAMED != 0 {
            if index > 0 {
                writer.out.push(b'\n');
            }
            numbers.push_block(body, Block(index as u32), writer.out);
            writer.out.extend_from_slice(b":\n");
        }
        let mut at = block.first;
        while at != 0 {
            let data = &body.insts[at as usize - 1];
            writer.inst(Inst(at - 1), data);
            at = data.next;
        }
    }
}

struct Writer<'a, 'b, 'c> {
    ctx: &'a Context,
    body: &'a FunctionBody,
    /// Whether the function that is written has more arguments than parameters.
    is_variadic: bool,
    numbers: &'a BodyNumbers,
    refs: &'b mut References<'c>,
    out: &'b mut Vec<u8>,
}

impl Writer<'_, '_, '_> {
    #[inline]
    fn text(&mut self, text: &[u8]) {
        self.out.extend_from_slice(text);
    }

    #[inline]
    fn ty(&mut self, ty: Type) {
        self.ctx.types.push_type(ty, self.out);
    }

    #[inline]
    fn type_of(&self, value: Value) -> Type {
        match value.kind() {
            ValueKind::Const(c) => self.ctx.consts.type_of(c),
            ValueKind::Arg(at) => self
                .body
                .args
                .get(at as usize)
                .copied()
                .unwrap_or(Type::VOID),
            ValueKind::Inst(inst) => self.body.insts[inst.index()].ty,
        }
    }

    #[inline]
    fn value(&mut self, value: Value) {
        match value.kind() {
            ValueKind::Const(c) => self.ctx.push_const(c, self.refs, self.out),
            ValueKind::Arg(at) => self.numbers.push_arg(self.body, at as usize, self.out),
            ValueKind::Inst(inst) => self.inst_name(inst),
        }
    }

    #[inline]
    fn inst_name(&mut self, inst: Inst) {
        self.out.push(b'%');
        match self.numbers.insts[inst.index()] {
            named if named & NAMED != 0 => {
                push_name(self.out, &self.body.inst_names[(named & !NAMED) as usize].1);
            }
            number => push_u64(self.out, u64::from(number)),
        }
    }

    #[inline]
    fn typed(&mut self, value: Value) {
        self.ty(self.type_of(value));
        self.out.push(b' ');
        self.value(value);
    }

    #[inline]
    fn raw(&mut self, raw: u32) {
        self.value(Value::from_raw(raw));
    }

    #[inline]
    fn typed_raw(&mut self, raw: u32) {
        self.typed(Value::from_raw(raw));
    }

    fn label(&mut self, block: u32) {
        self.text(b"label %");
        self.numbers.push_block(self.body, Block(block), self.out);
    }

    fn align(&mut self, code: u32) {
        if code != 0 {
            self.text(b", align ");
            push_u64(self.out, 1 << (code - 1));
        }
    }

    fn scope_and_ordering(&mut self, scope: u32, ordering: Ordering) {
        if scope != 0 {
            self.text(b" syncscope(");
            push_quoted(self.out, &self.body.scopes[scope as usize - 1]);
            self.text(b")");
        }
        if ordering != Ordering::NotAtomic {
            self.text(b" ");
            self.text(ordering.text().as_bytes());
        }
    }

    fn mem_keywords(&mut self, atomic: bool, flags: u16) {
        if atomic {
            self.text(b"atomic ");
        }
        if flags & MEM_VOLATILE != 0 {
            self.text(b"volatile ");
        }
    }

    fn inst(&mut self, inst: Inst, data: &InstData) {
        if data.op == Op::DebugRecord {
            return self.debug_record(data.a as usize);
        }
        self.text(b"  ");
        if data.ty != Type::VOID {
            self.inst_name(inst);
            self.text(b" = ");
        }
        self.operation(data);
        if data.flags & HAS_METADATA != 0 {
            for (_, kind, md) in self.numbers.attachments_of(inst) {
                self.text(b", ");
                kind.push(&self.ctx.metadata, self.out);
                self.text(b" ");
                self.ctx.push_md(*md, self.refs, self.out);
            }
        }
        self.text(b"\n");
    }

    #[inline]
    fn operation(&mut self, data: &InstData) {
        let flags = data.flags & !HAS_METADATA;
        let InstData { a, b, c, ty, .. } = *data;
        let body = self.body;
        let pool = |at: u32, len: u32| &body.pool[at as usize..(at + len) as usize];
        match data.op {
            Op::Binary => {
                let op = BinaryOp::from_bits(data.sub);
                self.text(op.text().as_bytes());
                self.text(b" ");
                if op.is_float() {
                    flags::push_fast_math(flags, self.out);
                } else {
                    flags::push_int(flags, self.out);
                }
                self.ty(ty);
                self.text(b" ");
                self.raw(a);
                self.text(b", ");
                self.raw(b);
            }
            Op::FNeg => {
                self.text(b"fneg ");
                flags::push_fast_math(flags, self.out);
                self.typed_raw(a);
            }
            Op::Cast => {
                let op = CastOp::from_bits(data.sub);
                self.text(op.text().as_bytes());
                self.text(b" ");
                if op.has_fast_math() {
                    flags::push_fast_math(flags, self.out);
                } else {
                    flags::push_int(flags, self.out);
                }
                self.typed_raw(a);
                self.text(b" to ");
                self.ty(ty);
            }
            Op::ICmp => {
                self.text(b"icmp ");
                flags::push_int(flags, self.out);
                self.text(IntPredicate::from_bits(data.sub).text().as_bytes());
                self.text(b" ");
                self.typed_raw(a);
                self.text(b", ");
                self.raw(b);
            }
            Op::FCmp => {
                self.text(b"fcmp ");
                flags::push_fast_math(flags, self.out);
                self.text(FloatPredicate::from_bits(data.sub).text().as_bytes());
                self.text(b" ");
                self.typed_raw(a);
                self.text(b", ");
                self.raw(b);
            }
            Op::Phi => {
                self.text(b"phi ");
                flags::push_fast_math(flags, self.out);
                self.ty(ty);
                let mut at = a;
                while at != 0 {
                    let edge = self.body.incoming[at as usize - 1];
                    self.text(if at == a { b" [ " } else { b", [ " });
                    self.value(edge.value);
                    self.text(b", %");
                    self.numbers.push_block(self.body, edge.block, self.out);
                    self.text(b" ]");
                    at = edge.next;
                }
            }
            Op::Select => {
                self.text(b"select ");
                flags::push_fast_math(flags, self.out);
                self.typed_raw(a);
                self.text(b", ");
                self.typed_raw(b);
                self.text(b", ");
                self.typed_raw(c);
            }
            Op::Freeze => {
                self.text(b"freeze ");
                self.typed_raw(a);
            }
            Op::Alloca => self.alloca(flags, ty, data),
            Op::Load => {
                let ordering = Ordering::from_bits(data.sub);
                self.text(b"load ");
                self.mem_keywords(ordering != Ordering::NotAtomic, flags);
                self.ty(ty);
                self.text(b", ");
                self.typed_raw(a);
                self.scope_and_ordering(c, ordering);
                self.align(b);
            }
            Op::Store => {
                let ordering = Ordering::from_bits(data.sub);
                self.text(b"store ");
                self.mem_keywords(ordering != Ordering::NotAtomic, flags);
                self.typed_raw(a);
                self.text(b", ");
                self.typed_raw(b);
                self.scope_and_ordering(c >> 8, ordering);
                self.align(c & 0xff);
            }
            Op::Fence => {
                self.text(b"fence");
                self.scope_and_ordering(c, Ordering::from_bits(data.sub));
            }
            Op::CmpXchg => {
                self.text(b"cmpxchg ");
                if flags & MEM_WEAK != 0 {
                    self.text(b"weak ");
                }
                self.mem_keywords(false, flags);
                self.list(pool(b, 3));
                self.scope_and_ordering(c >> 8, Ordering::from_bits(data.sub & 15));
                self.text(b" ");
                self.text(Ordering::from_bits(data.sub >> 4).text().as_bytes());
                self.align(c & 0xff);
            }
            Op::AtomicRmw => {
                self.text(b"atomicrmw ");
                self.mem_keywords(false, flags);
                self.text(AtomicOp::from_bits(data.sub).text().as_bytes());
                self.text(b" ");
                self.typed_raw(a);
                self.text(b", ");
                self.typed_raw(b);
                self.scope_and_ordering(c >> 16, Ordering::from_bits((c >> 8) as u8));
                self.align(c & 0xff);
            }
            Op::GetElementPtr => {
                self.text(b"getelementptr ");
                flags::push_gep(flags, self.out);
                self.ty(Type(a));
                self.text(b", ");
                self.list(pool(b, c));
            }
            Op::ExtractValue => {
                self.text(b"extractvalue ");
                self.typed_raw(a);
                self.positions(pool(b, c));
            }
            Op::InsertValue => {
                self.text(b"insertvalue ");
                self.typed_raw(a);
                self.text(b", ");
                self.typed_raw(body.pool[b as usize]);
                self.positions(pool(b + 1, c - 1));
            }
            Op::ExtractElement => {
                self.text(b"extractelement ");
                self.list(&[a, b]);
            }
            Op::InsertElement => {
                self.text(b"insertelement ");
                self.list(&[a, b, c]);
            }
            Op::ShuffleVector => {
                self.text(b"shufflevector ");
                self.list(&[a, b]);
                self.text(b", ");
                let lanes = pool(c + 1, body.pool[c as usize])
                    .iter()
                    .map(|&lane| lane as i32);
                self.ctx
                    .push_mask(self.ctx.types.is_scalable(ty), lanes, self.out);
            }
            Op::VaArg => {
                self.text(b"va_arg ");
                self.typed_raw(a);
                self.text(b", ");
                self.ty(ty);
            }
            Op::LandingPad => {
                self.text(b"landingpad ");
                self.ty(ty);
                if flags & PAD_CLEANUP != 0 {
                    self.text(b"\n          cleanup");
                }
                for clause in pool(b, c * 2).chunks_exact(2) {
                    let kind: &[u8] = if clause[0] == 0 {
                        b"\n          catch "
                    } else {
                        b"\n          filter "
                    };
                    self.text(kind);
                    self.typed_raw(clause[1]);
                }
            }
            Op::Resume => {
                self.text(b"resume ");
                self.typed_raw(a);
            }
            Op::Unreachable => self.text(b"unreachable"),
            Op::Ret => {
                self.text(b"ret ");
                self.typed_raw(a);
            }
            Op::RetVoid => self.text(b"ret void"),
            Op::Br => {
                self.text(b"br ");
                self.label(a);
            }
            Op::CondBr => {
                self.text(b"br ");
                self.typed_raw(a);
                self.text(b", ");
                self.label(b);
                self.text(b", ");
                self.label(c);
            }
            Op::Switch => {
                self.text(b"switch ");
                self.typed_raw(a);
                self.text(b", ");
                self.label(body.pool[b as usize]);
                self.text(b" [\n");
                for case in pool(b + 1, c * 2).chunks_exact(2) {
                    self.text(b"    ");
                    self.ctx
                        .push_typed_const(Const(case[0]), self.refs, self.out);
                    self.text(b", ");
                    self.label(case[1]);
                    self.text(b"\n");
                }
                self.text(b"  ]");
            }
            Op::IndirectBr => {
                self.text(b"indirectbr ");
                self.typed_raw(a);
                self.text(b", [");
                self.labels(pool(b, c));
                self.text(b"]");
            }
            Op::Call => {
                let tail = TailKind::from_bits(data.sub);
                if tail != TailKind::None {
                    self.text(tail.text().as_bytes());
                    self.text(b" ");
                }
                self.text(b"call ");
                self.call(data, b as usize, flags);
            }
            Op::Invoke => {
                self.text(b"invoke ");
                self.call(data, b as usize + 2, flags);
                self.text(b"\n          to ");
                self.label(body.pool[b as usize]);
                self.text(b" unwind ");
                self.label(body.pool[b as usize + 1]);
            }
            Op::CallBr => {
                let others = body.pool[b as usize + 1];
                self.text(b"callbr ");
                self.call(data, (b + 2 + others) as usize, flags);
                self.text(b"\n          to ");
                self.label(body.pool[b as usize]);
                self.text(b" [");
                self.labels(pool(b + 2, others));
                self.text(b"]");
            }
            Op::CatchSwitch => {
                self.text(b"catchswitch within ");
                self.raw(a);
                self.text(b" [");
                self.labels(pool(b + 1, c));
                self.text(b"] unwind ");
                self.unwind(body.pool[b as usize]);
            }
            Op::CatchPad | Op::CleanupPad => {
                let name: &[u8] = if data.op == Op::CatchPad {
                    b"catchpad"
                } else {
                    b"cleanuppad"
                };
                self.text(name);
                self.text(b" within ");
                self.raw(a);
                self.text(b" [");
                self.list(pool(b, c));
                self.text(b"]");
            }
            Op::CatchRet => {
                self.text(b"catchret from ");
                self.raw(a);
                self.text(b" to ");
                self.label(b);
            }
            Op::CleanupRet => {
                self.text(b"cleanupret from ");
                self.raw(a);
                self.text(b" unwind ");
                self.unwind(b);
            }
            Op::DebugRecord => {}
        }
    }

    fn unwind(&mut self, code: u32) {
        match code.checked_sub(1) {
            Some(block) => self.label(block),
            None => self.text(b"to caller"),
        }
    }

    fn alloca(&mut self, flags: u16, ty: Type, data: &InstData) {
        self.text(b"alloca ");
        if flags & ALLOCA_INALLOCA != 0 {
            self.text(b"inalloca ");
        }
        if flags & ALLOCA_SWIFTERROR != 0 {
            self.text(b"swifterror ");
        }
        self.ty(Type(data.a));
        let count = Value::from_raw(data.b);
        let one = self.type_of(count) == Type::I32
            && count
                .as_const()
                .is_some_and(|c| self.ctx.consts.kind(c) == ConstKind::Int(1));
        if !one {
            self.text(b", ");
            self.typed(count);
        }
        self.align(data.c);
        if let TypeKind::Ptr(space @ 1..) = self.ctx.types.kind(ty) {
            self.text(b", addrspace(");
            push_u64(self.out, u64::from(space));
            self.text(b")");
        }
    }

    fn list(&mut self, raws: &[u32]) {
        for (index, &raw) in raws.iter().enumerate() {
            if index > 0 {
                self.text(b", ");
            }
            self.typed_raw(raw);
        }
    }

    fn labels(&mut self, blocks: &[u32]) {
        for (index, &block) in blocks.iter().enumerate() {
            if index > 0 {
                self.text(b", ");
            }
            self.label(block);
        }
    }

    fn positions(&mut self, positions: &[u32]) {
        for &position in positions {
            self.text(b", ");
            push_u64(self.out, u64::from(position));
        }
    }

    fn call(&mut self, data: &InstData, at: usize, flags: u16) {
        let header = self.body.call_header(at);
        let attrs = &self.ctx.attrs;
        let (own, result) = (
            attrs.function_set(header.attrs),
            attrs.result_set(header.attrs),
        );
        let params = attrs.param_sets(header.attrs);
        flags::push_fast_math(flags, self.out);
        header.conv.push(self.out);
        if result != AttrSet::EMPTY {
            self.text(attrs.inline_text(result));
            self.text(b" ");
        }
        let callee = Value::from_raw(data.a);
        if let TypeKind::Ptr(space @ 1..) = self.ctx.types.kind(self.type_of(callee)) {
            self.text(b"addrspace(");
            push_u64(self.out, u64::from(space));
            self.text(b") ");
        }
        match self.ctx.types.kind(header.function_type) {
            TypeKind::Function {
                result,
                varargs: false,
                ..
            } => self.ty(result),
            _ => self.ty(header.function_type),
        }
        self.text(b" ");
        self.value(callee);
        self.text(b"(");
        let first = at + CALL_HEADER_WORDS;
        let args = &self.body.pool[first..first + data.c as usize];
        for (index, &arg) in args.iter().enumerate() {
            if index > 0 {
                self.text(b", ");
            }
            let arg = Value::from_raw(arg);
            self.ty(self.type_of(arg));
            self.text(b" ");
            if let Some(&set) = params.get(index)
                && set != AttrSet::EMPTY
            {
                self.text(self.ctx.attrs.inline_text(set));
                self.text(b" ");
            }
            self.value(arg);
        }
        // A guaranteed tail call hands on the arguments that have no parameter.
        let must_tail = data.op == Op::Call && data.sub == TailKind::MustTail as u8;
        if must_tail && self.is_variadic {
            self.text(if args.is_empty() {
                &b"..."[..]
            } else {
                b", ..."
            });
        }
        self.text(b")");
        if own != AttrSet::EMPTY {
            self.text(b" #");
            self.refs.push_group(own, self.out);
        }
        if header.bundles > 0 {
            self.bundles(first + args.len(), header.bundles);
        }
    }

    fn bundles(&mut self, mut at: usize, count: u32) {
        self.text(b" [ ");
        for index in 0..count {
            if index > 0 {
                self.text(b", ");
            }
            let tag = Md(self.body.pool[at]);
            let len = self.body.pool[at + 1] as usize;
            if let crate::metadata::MdKind::String(tag) = self.ctx.metadata.kind(tag) {
                push_quoted(self.out, tag);
            }
            self.text(b"(");
            self.list(&self.body.pool[at + 2..at + 2 + len]);
            self.text(b")");
            at += 2 + len;
        }
        self.text(b" ]");
    }

    fn location(&mut self, location: DebugLocation) {
        match location {
            DebugLocation::Value(value) => self.typed(value),
            DebugLocation::Metadata(md) => self.ctx.push_md(md, self.refs, self.out),
        }
    }

    fn debug_record(&mut self, index: usize) {
        let record = self.body.records[index];
        let name: &[u8] = match record.kind {
            DebugRecordKind::Value => b"    #dbg_value(",
            DebugRecordKind::Declare => b"    #dbg_declare(",
            DebugRecordKind::Assign => b"    #dbg_assign(",
            DebugRecordKind::Label => b"    #dbg_label(",
        };
        self.text(name);
        if record.kind != DebugRecordKind::Label {
            self.location(record.location);
            self.text(b", ");
        }
        self.ctx.push_md(record.variable, self.refs, self.out);
        if let Some(expression) = record.expression {
            self.text(b", ");
            self.ctx.push_md(expression, self.refs, self.out);
        }
        if let Some((id, address, expression)) = record.assign {
            self.text(b", ");
            self.ctx.push_md(id, self.refs, self.out);
            self.text(b", ");
            self.location(address);
            self.text(b", ");
            self.ctx.push_md(expression, self.refs, self.out);
        }
        self.text(b", ");
        self.ctx.push_md(record.debug_loc, self.refs, self.out);
        self.text(b")\n");
    }
}
