//! Prints a function body.

use crate::attributes::AttrSet;
use crate::body::{
    Block, Blocks, Bundles, Call, DebugLocation, DebugRecord, DebugRecordKind, FunctionBody, Inst,
    InstKind, Name, Value, ValueKind, Values,
};
use crate::builder::Clause;
use crate::constants::ConstKind;
use crate::context::Context;
use crate::flags;
use crate::metadata::MdKind;
use crate::module::Function;
use crate::numbering::References;
use crate::relocates::Relocates;
use crate::text::{push_convention, push_name, push_quoted, push_u64};
use crate::types::{Type, TypeKind};
use terrace_llvm_words::{Ordering, TailKind};

/// Tags a named value or block: the remaining bits are the name instead of a number.
const NAMED: u32 = 1 << 31;

/// The numbers of the values and blocks of a body. Reused between functions to keep the allocations.
#[derive(Debug, Default)]
pub struct BodyNumbers {
    args: Vec<u32>,
    insts: Vec<u32>,
    blocks: Vec<u32>,
}

/// Sets `slots` to the names in `names`; 0 stands for no name.
fn take_names(slots: &mut Vec<u32>, len: usize, names: &[u32]) {
    slots.clear();
    slots.resize(len, 0);
    for (slot, &name) in slots.iter_mut().zip(names) {
        if let Some(name) = name.checked_sub(1) {
            *slot = NAMED | name;
        }
    }
}

impl BodyNumbers {
    /// Numbers the unnamed values of `body` as LLVM does: arguments, then for each block the block and its results.
    pub(crate) fn number(&mut self, body: &FunctionBody) {
        take_names(&mut self.args, body.args.len(), &body.names.args);
        take_names(&mut self.insts, body.insts.len(), &body.names.insts);
        take_names(&mut self.blocks, body.blocks.len(), &body.names.blocks);
        let mut next = 0;
        let mut give = |slot: &mut u32| {
            if *slot == 0 {
                *slot = next;
                next += 1;
            }
        };
        self.args.iter_mut().for_each(&mut give);
        for &block in body.blocks() {
            give(&mut self.blocks[block.index()]);
            for inst in body.items(block) {
                if body.inst_type(inst) != Type::VOID {
                    give(&mut self.insts[inst.index()]);
                }
            }
        }
    }

    fn push(body: &FunctionBody, slot: u32, out: &mut Vec<u8>) {
        match slot {
            named if named & NAMED != 0 => {
                push_name(out, body.names.bytes(Name(named & !NAMED)));
            }
            number => push_u64(out, u64::from(number)),
        }
    }

    /// Pushes the number or name of a block, without `%`.
    pub(crate) fn push_block(&self, body: &FunctionBody, block: Block, out: &mut Vec<u8>) {
        BodyNumbers::push(body, self.blocks[block.index()], out);
    }

    /// Pushes the name of an argument with `%`.
    pub(crate) fn push_arg(&self, body: &FunctionBody, arg: usize, out: &mut Vec<u8>) {
        out.push(b'%');
        match self.args.get(arg) {
            Some(&slot) => BodyNumbers::push(body, slot, out),
            // An argument of a declaration has no slot.
            None => push_u64(out, arg as u64),
        }
    }

    #[inline]
    fn push_inst(&self, body: &FunctionBody, inst: Inst, out: &mut Vec<u8>) {
        out.push(b'%');
        BodyNumbers::push(body, self.insts[inst.index()], out);
    }
}

/// Pushes the blocks of a numbered body, without the enclosing braces. With `comments`, writes comments that name the
/// predecessors.
pub(crate) fn push_body(
    ctx: &Context,
    function: &Function,
    body: &FunctionBody,
    comments: bool,
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
        relocates: comments.then(Relocates::default),
        numbers,
        refs,
        out,
    };
    let predecessors = if comments {
        body.predecessors()
    } else {
        Vec::new()
    };
    for (index, &block) in body.blocks().iter().enumerate() {
        if index > 0 || body.block_name(block).is_some() {
            if index > 0 {
                writer.out.push(b'\n');
            }
            let start = writer.out.len();
            numbers.push_block(body, block, writer.out);
            writer.out.push(b':');
            if let Some(list) = predecessors.get(block.index())
                && index > 0
            {
                let column = writer.out.len() - start;
                writer.predecessors(list, column);
            }
            writer.out.push(b'\n');
        }
        for inst in body.items(block) {
            writer.inst(inst);
        }
    }
}

/// The column at which comments begin.
const COMMENT_COLUMN: usize = 50;

pub(crate) struct Writer<'a, 'b, 'c> {
    pub(crate) ctx: &'a Context,
    pub(crate) body: &'a FunctionBody,
    /// True if the function is variadic.
    pub(crate) is_variadic: bool,
    /// Analyses `gc.relocate` calls for LLVM's comments; `None` if comments are off.
    pub(crate) relocates: Option<Relocates>,
    pub(crate) numbers: &'a BodyNumbers,
    pub(crate) refs: &'b mut References<'c>,
    pub(crate) out: &'b mut Vec<u8>,
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

    fn predecessors(&mut self, list: &[Block], column: usize) {
        let padding = COMMENT_COLUMN.saturating_sub(column).max(1);
        self.out.extend(std::iter::repeat_n(b' ', padding));
        if list.is_empty() {
            return self.text(b"; No predecessors!");
        }
        for (index, &block) in list.iter().enumerate() {
            self.text(if index == 0 { b"; preds = %" } else { b", %" });
            self.numbers.push_block(self.body, block, self.out);
        }
    }

    #[inline]
    fn type_of(&self, value: Value) -> Type {
        self.body.type_of(&self.ctx.consts, value)
    }

    #[inline]
    pub(crate) fn value(&mut self, value: Value) {
        match value.kind() {
            ValueKind::Const(c) => self.ctx.push_const(c, self.refs, self.out),
            ValueKind::Arg(at) => self.numbers.push_arg(self.body, at as usize, self.out),
            ValueKind::Inst(inst) => self.inst_name(inst),
            ValueKind::Local(local) => {
                self.location(self.body.local_location(local));
            }
            ValueKind::Placeholder(_) => self.text(b"<badref>"),
        }
    }

    #[inline]
    fn inst_name(&mut self, inst: Inst) {
        self.numbers.push_inst(self.body, inst, self.out);
    }

    #[inline]
    pub(crate) fn typed(&mut self, value: Value) {
        self.ty(self.type_of(value));
        self.out.push(b' ');
        self.value(value);
    }

    pub(crate) fn label(&mut self, block: Block) {
        self.text(b"label %");
        self.numbers.push_block(self.body, block, self.out);
    }

    fn align(&mut self, align: Option<u64>) {
        if let Some(align) = align {
            self.text(b", align ");
            push_u64(self.out, align);
        }
    }

    fn scope_and_ordering(&mut self, scope: &[u8], ordering: Ordering) {
        if !scope.is_empty() {
            self.text(b" syncscope(");
            push_quoted(self.out, scope);
            self.text(b")");
        }
        if ordering != Ordering::NotAtomic {
            self.text(b" ");
            self.text(ordering.text().as_bytes());
        }
    }

    fn inst(&mut self, inst: Inst) {
        let kind = self.body.kind(inst);
        self.text(match kind {
            InstKind::DebugRecord(_) => b"    ",
            _ => b"  ",
        });
        self.item(inst, kind);
        self.text(b"\n");
    }

    /// Pushes an instruction or debug record, without indentation and newline.
    pub(crate) fn item(&mut self, inst: Inst, kind: InstKind<'_>) {
        if let InstKind::DebugRecord(record) = kind {
            return self.debug_record(record);
        }
        let ty = self.body.inst_type(inst);
        if ty != Type::VOID {
            self.inst_name(inst);
            self.text(b" = ");
        }
        self.operation(ty, kind);
        for (_, kind, md) in self.body.attachments(inst) {
            self.text(b", ");
            kind.push(&self.ctx.metadata, self.out);
            self.text(b" ");
            self.ctx.push_md(*md, self.refs, self.out);
        }
        if let (Some(relocates), InstKind::Call(call)) = (&self.relocates, kind)
            && let Some(values) = relocates.of(self.ctx, self.body, call)
        {
            self.relocated(values);
        }
    }

    /// Pushes the comment on a `gc.relocate` call.
    fn relocated(&mut self, values: [Option<Value>; 2]) {
        for (value, before) in values.into_iter().zip([b" ; (", b", "] as [&[u8]; 2]) {
            self.text(before);
            match value {
                Some(value) => self.value(value),
                None => self.text(b"undef"),
            }
        }
        self.text(b")");
    }

    #[inline]
    fn operation(&mut self, ty: Type, kind: InstKind<'_>) {
        match kind {
            InstKind::Binary {
                op,
                flags,
                left,
                right,
            } => {
                self.text(op.text().as_bytes());
                self.text(b" ");
                if op.is_float() {
                    flags::push_fast_math(flags, self.out);
                } else {
                    flags::push_int(flags, self.out);
                }
                self.ty(ty);
                self.text(b" ");
                self.value(left);
                self.text(b", ");
                self.value(right);
            }
            InstKind::FNeg { fast_math, operand } => {
                self.text(b"fneg ");
                flags::push_fast_math(fast_math, self.out);
                self.typed(operand);
            }
            InstKind::Cast { op, flags, operand } => {
                self.text(op.text().as_bytes());
                self.text(b" ");
                if op.has_fast_math() {
                    flags::push_fast_math(flags, self.out);
                } else {
                    flags::push_int(flags, self.out);
                }
                self.typed(operand);
                self.text(b" to ");
                self.ty(ty);
            }
            InstKind::ICmp {
                predicate,
                flags,
                left,
                right,
            } => {
                self.text(b"icmp ");
                flags::push_int(flags, self.out);
                self.text(predicate.text().as_bytes());
                self.text(b" ");
                self.typed(left);
                self.text(b", ");
                self.value(right);
            }
            InstKind::FCmp {
                predicate,
                fast_math,
                left,
                right,
            } => {
                self.text(b"fcmp ");
                flags::push_fast_math(fast_math, self.out);
                self.text(predicate.text().as_bytes());
                self.text(b" ");
                self.typed(left);
                self.text(b", ");
                self.value(right);
            }
            InstKind::Phi {
                fast_math,
                incoming,
            } => {
                self.text(b"phi ");
                flags::push_fast_math(fast_math, self.out);
                self.ty(ty);
                for (index, (value, block)) in incoming.iter().enumerate() {
                    self.text(if index == 0 { b" [ " } else { b", [ " });
                    self.value(value);
                    self.text(b", %");
                    self.numbers.push_block(self.body, block, self.out);
                    self.text(b" ]");
                }
            }
            InstKind::Select {
                fast_math,
                condition,
                yes,
                no,
            } => {
                self.text(b"select ");
                flags::push_fast_math(fast_math, self.out);
                self.list([condition, yes, no]);
            }
            InstKind::Freeze { operand } => {
                self.text(b"freeze ");
                self.typed(operand);
            }
            InstKind::Alloca {
                element,
                count,
                align,
                inalloca,
                swifterror,
            } => {
                self.text(b"alloca ");
                self.word(inalloca, b"inalloca ");
                self.word(swifterror, b"swifterror ");
                self.ty(element);
                self.alloca_count(count);
                self.align(align);
                if let TypeKind::Ptr(space @ 1..) = self.ctx.types.kind(ty) {
                    self.text(b", addrspace(");
                    push_u64(self.out, u64::from(space));
                    self.text(b")");
                }
            }
            InstKind::Load { pointer, access } => {
                self.text(b"load ");
                self.word(access.ordering != Ordering::NotAtomic, b"atomic ");
                self.word(access.volatile, b"volatile ");
                self.ty(ty);
                self.text(b", ");
                self.typed(pointer);
                self.scope_and_ordering(access.sync_scope, access.ordering);
                self.align(access.align);
            }
            InstKind::Store {
                value,
                pointer,
                access,
            } => {
                self.text(b"store ");
                self.word(access.ordering != Ordering::NotAtomic, b"atomic ");
                self.word(access.volatile, b"volatile ");
                self.list([value, pointer]);
                self.scope_and_ordering(access.sync_scope, access.ordering);
                self.align(access.align);
            }
            InstKind::Fence {
                ordering,
                sync_scope,
            } => {
                self.text(b"fence");
                self.scope_and_ordering(sync_scope, ordering);
            }
            InstKind::CmpXchg {
                pointer,
                expected,
                new,
                access,
                failure,
                weak,
            } => {
                self.text(b"cmpxchg ");
                self.word(weak, b"weak ");
                self.word(access.volatile, b"volatile ");
                self.list([pointer, expected, new]);
                self.scope_and_ordering(access.sync_scope, access.ordering);
                self.text(b" ");
                self.text(failure.text().as_bytes());
                self.align(access.align);
            }
            InstKind::AtomicRmw {
                op,
                pointer,
                value,
                access,
            } => {
                self.text(b"atomicrmw ");
                self.word(access.volatile, b"volatile ");
                self.text(op.text().as_bytes());
                self.text(b" ");
                self.list([pointer, value]);
                self.scope_and_ordering(access.sync_scope, access.ordering);
                self.align(access.align);
            }
            InstKind::GetElementPtr {
                source,
                flags,
                base,
                indices,
            } => {
                self.text(b"getelementptr ");
                flags::push_gep(flags, self.out);
                self.ty(source);
                self.text(b", ");
                self.typed(base);
                for index in indices.iter() {
                    self.text(b", ");
                    self.typed(index);
                }
            }
            InstKind::ExtractValue {
                aggregate,
                position,
            } => {
                self.text(b"extractvalue ");
                self.typed(aggregate);
                self.positions(position);
            }
            InstKind::InsertValue {
                aggregate,
                value,
                position,
            } => {
                self.text(b"insertvalue ");
                self.list([aggregate, value]);
                self.positions(position);
            }
            InstKind::ExtractElement { vector, index } => {
                self.text(b"extractelement ");
                self.list([vector, index]);
            }
            InstKind::InsertElement {
                vector,
                element,
                index,
            } => {
                self.text(b"insertelement ");
                self.list([vector, element, index]);
            }
            InstKind::ShuffleVector { left, right, mask } => {
                self.text(b"shufflevector ");
                self.list([left, right]);
                self.text(b", ");
                let scalable = self.ctx.types.is_scalable(ty);
                self.ctx.push_mask(scalable, mask.iter(), self.out);
            }
            InstKind::VaArg { list } => {
                self.text(b"va_arg ");
                self.typed(list);
                self.text(b", ");
                self.ty(ty);
            }
            InstKind::LandingPad { cleanup, clauses } => {
                self.text(b"landingpad ");
                self.ty(ty);
                self.word(cleanup, b"\n          cleanup");
                for clause in clauses.iter() {
                    let (word, value): (&[u8], Value) = match clause {
                        Clause::Catch(value) => (b"\n          catch ", value),
                        Clause::Filter(value) => (b"\n          filter ", value),
                    };
                    self.text(word);
                    self.typed(value);
                }
            }
            InstKind::Resume { value } => {
                self.text(b"resume ");
                self.typed(value);
            }
            InstKind::Unreachable => self.text(b"unreachable"),
            InstKind::Ret { value: Some(value) } => {
                self.text(b"ret ");
                self.typed(value);
            }
            InstKind::Ret { value: None } => self.text(b"ret void"),
            InstKind::Br { to } => {
                self.text(b"br ");
                self.label(to);
            }
            InstKind::CondBr { condition, yes, no } => {
                self.text(b"br ");
                self.typed(condition);
                self.text(b", ");
                self.label(yes);
                self.text(b", ");
                self.label(no);
            }
            InstKind::Switch {
                value,
                default,
                cases,
            } => {
                self.text(b"switch ");
                self.typed(value);
                self.text(b", ");
                self.label(default);
                self.text(b" [\n");
                for (case, block) in cases.iter() {
                    self.text(b"    ");
                    self.ctx.push_typed_const(case, self.refs, self.out);
                    self.text(b", ");
                    self.label(block);
                    self.text(b"\n");
                }
                self.text(b"  ]");
            }
            InstKind::IndirectBr { address, to } => {
                self.text(b"indirectbr ");
                self.typed(address);
                self.text(b", [");
                self.labels(to);
                self.text(b"]");
            }
            InstKind::Call(call) => {
                if call.tail != TailKind::None {
                    self.text(call.tail.text().as_bytes());
                    self.text(b" ");
                }
                self.text(b"call ");
                self.call(call);
            }
            InstKind::Invoke {
                call,
                normal,
                unwind,
            } => {
                self.text(b"invoke ");
                self.call(call);
                self.text(b"\n          to ");
                self.label(normal);
                self.text(b" unwind ");
                self.label(unwind);
            }
            InstKind::CallBr {
                call,
                default,
                others,
            } => {
                self.text(b"callbr ");
                self.call(call);
                self.text(b"\n          to ");
                self.label(default);
                self.text(b" [");
                self.labels(others);
                self.text(b"]");
            }
            InstKind::CatchSwitch {
                parent,
                handlers,
                unwind,
            } => {
                self.text(b"catchswitch within ");
                self.value(parent);
                self.text(b" [");
                self.labels(handlers);
                self.text(b"]");
                self.unwind(unwind);
            }
            InstKind::CatchPad { switch, args } => {
                self.text(b"catchpad");
                self.pad(switch, args);
            }
            InstKind::CleanupPad { parent, args } => {
                self.text(b"cleanuppad");
                self.pad(parent, args);
            }
            InstKind::CatchRet { pad, to } => {
                self.text(b"catchret from ");
                self.value(pad);
                self.text(b" to ");
                self.label(to);
            }
            InstKind::CleanupRet { pad, unwind } => {
                self.text(b"cleanupret from ");
                self.value(pad);
                self.unwind(unwind);
            }
            InstKind::DebugRecord(_) => {}
        }
    }

    fn word(&mut self, set: bool, word: &[u8]) {
        if set {
            self.text(word);
        }
    }

    fn pad(&mut self, parent: Value, args: Values<'_>) {
        self.text(b" within ");
        self.value(parent);
        self.text(b" [");
        self.list(args.iter());
        self.text(b"]");
    }

    fn unwind(&mut self, unwind: Option<Block>) {
        self.text(b" unwind ");
        match unwind {
            Some(block) => self.label(block),
            None => self.text(b"to caller"),
        }
    }

    fn alloca_count(&mut self, count: Value) {
        let one = self.type_of(count) == Type::I32
            && count
                .as_const()
                .is_some_and(|c| self.ctx.consts.kind(c) == ConstKind::Int(1));
        if !one {
            self.text(b", ");
            self.typed(count);
        }
    }

    fn list(&mut self, values: impl IntoIterator<Item = Value>) {
        for (index, value) in values.into_iter().enumerate() {
            if index > 0 {
                self.text(b", ");
            }
            self.typed(value);
        }
    }

    fn labels(&mut self, blocks: Blocks<'_>) {
        for (index, block) in blocks.iter().enumerate() {
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

    fn call(&mut self, call: Call<'_>) {
        let attrs = &self.ctx.attrs;
        let (own, result) = (attrs.function_set(call.attrs), attrs.result_set(call.attrs));
        let params = attrs.param_sets(call.attrs);
        flags::push_fast_math(call.fast_math, self.out);
        push_convention(call.conv, self.out);
        if result != AttrSet::EMPTY {
            self.text(attrs.inline_text(result));
            self.text(b" ");
        }
        if let TypeKind::Ptr(space) = self.ctx.types.kind(self.type_of(call.callee))
            && (space != 0 || self.ctx.layout.program_space() != 0)
        {
            self.text(b"addrspace(");
            push_u64(self.out, u64::from(space));
            self.text(b") ");
        }
        match self.ctx.types.kind(call.function_type) {
            TypeKind::Function {
                result,
                varargs: false,
                ..
            } => self.ty(result),
            _ => self.ty(call.function_type),
        }
        self.text(b" ");
        self.value(call.callee);
        self.text(b"(");
        for (index, arg) in call.args.iter().enumerate() {
            if index > 0 {
                self.text(b", ");
            }
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
        // A `musttail` call forwards the variadic arguments.
        if call.tail == TailKind::MustTail && self.is_variadic {
            self.text(if call.args.is_empty() {
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
        if !call.bundles.is_empty() {
            self.bundles(call.bundles);
        }
    }

    fn bundles(&mut self, bundles: Bundles<'_>) {
        self.text(b" [ ");
        for (index, bundle) in bundles.iter().enumerate() {
            if index > 0 {
                self.text(b", ");
            }
            if let MdKind::String(tag) = self.ctx.metadata.kind(bundle.tag) {
                push_quoted(self.out, tag);
            }
            self.text(b"(");
            self.list(bundle.operands.iter());
            self.text(b")");
        }
        self.text(b" ]");
    }

    fn location(&mut self, location: DebugLocation) {
        match location {
            DebugLocation::Value(value) => self.typed(value),
            DebugLocation::Metadata(md) => self.ctx.push_md(md, self.refs, self.out),
            DebugLocation::List(list) => {
                self.text(b"!DIArgList(");
                self.list(self.body.local_metadata(list).iter().copied());
                self.text(b")");
            }
        }
    }

    fn debug_record(&mut self, record: &DebugRecord) {
        let name: &[u8] = match record.kind {
            DebugRecordKind::Value => b"#dbg_value(",
            DebugRecordKind::Declare => b"#dbg_declare(",
            DebugRecordKind::DeclareValue => b"#dbg_declare_value(",
            DebugRecordKind::Assign => b"#dbg_assign(",
            DebugRecordKind::Label => b"#dbg_label(",
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
        self.text(b")");
    }
}
