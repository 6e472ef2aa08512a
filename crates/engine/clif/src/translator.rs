//! Translates one function to Cranelift IR: blocks, phis, operands, and the dispatch of instructions.
//!
//! Each value becomes a list of *parts* (see `types`), which are computed once and looked up by instruction. The
//! translator creates all Cranelift blocks first, each before those that it dominates, and declares the phis. A phi
//! becomes block parameters, one per part. A phi whose type is kept in memory gets a stack slot, which each incoming
//! edge writes and the block reads. Unreachable blocks are not translated.
//!
//! # Errors
//! An unsupported instruction is recorded with its reason, and the translation continues, so that all unsupported
//! instructions of a function are reported at once. Instructions that need its result fail with [`Why::Known`], which
//! is not reported again.
//!
//! # After the translation
//! Functions that call a function like `setjmp` are rewritten by `returns_twice`. Other functions are rewritten by
//! `loop_exits` if the code is optimized.

use std::rc::Rc;

use cranelift_codegen::ir::{
    self, AbiParam, ArgumentPurpose, ExtFuncData, ExternalName, FuncRef, InstBuilder, MemFlagsData,
    Signature, SourceLoc, StackSlotData, StackSlotKind, Type as Clif, UserExternalName, types,
};
use cranelift_codegen::isa::{CallConv, TargetFrontendConfig};
use cranelift_frontend::{FunctionBuilder, FunctionBuilderContext};
use rustc_hash::{FxHashMap, FxHashSet};
use smallvec::SmallVec;
use terrace_llvmir::{
    Block, Consts, Function, FunctionBody, Inst, InstKind, Type, TypeKind, Value, ValueKind,
};

use crate::abi::{Abi, Callee, Pass, Return};
use crate::instructions::{Variadic, has_dynamic_alloca, has_large_vectors};
use crate::loop_exits::rename_at_loop_exits;
use crate::program::{HELPERS, Helper, Program, Work};
use crate::returns_twice::keep_in_memory;
use crate::types::{Layout, Layouts};
use crate::why::{Result, Why, said};

/// The parts of a value.
pub(crate) type Parts = SmallVec<[ir::Value; 4]>;

/// The limit of a function's stack frame in bytes.
const MAX_FRAME: u64 = 1 << 30;

/// Memory that is reused between translations. Each thread has its own.
pub struct Worker<'m> {
    pub(crate) layouts: Layouts<'m>,
    context: FunctionBuilderContext,
    config: TargetFrontendConfig,
}

impl<'m> Worker<'m> {
    /// Creates a worker for functions of a program.
    pub fn new(program: &Program<'m>, config: TargetFrontendConfig) -> Worker<'m> {
        Worker {
            layouts: Layouts::new(program.module, program.is_aarch64),
            context: FunctionBuilderContext::new(),
            config,
        }
    }
}

impl Worker<'_> {
    /// Ends a translation. A failed translation leaves an unusable builder context, which is replaced.
    pub(crate) fn done(&mut self, translation: &Translation) {
        if !translation.problems.is_empty() {
            self.context = FunctionBuilderContext::new();
        }
    }
}

/// The outcome of translating a function, besides its code.
#[derive(Debug, Default)]
pub struct Translation {
    /// The helpers that [`Program::link`] must declare.
    pub helpers: Vec<Helper>,
    /// True if the function calls one that returns twice. It must then be compiled for an
    /// [`unoptimized`](crate::unoptimized) machine.
    pub returns_twice: bool,
    /// The unsupported instructions, each with the reason. If there are any, the translated function is unusable.
    pub(crate) problems: Vec<(Option<Inst>, String)>,
}

/// The state of a translation.
pub(crate) struct Translator<'w, 'm> {
    pub(crate) program: &'w Program<'m>,
    pub(crate) layouts: &'w mut Layouts<'m>,
    pub(crate) builder: FunctionBuilder<'w>,
    pub(crate) body: &'w FunctionBody,
    pub(crate) abi: Abi,
    /// The parts of each instruction's result, indexed by instruction.
    values: Vec<Option<Parts>>,
    args: Vec<Option<Parts>>,
    /// The Cranelift block at which each block begins, indexed by block.
    blocks: Vec<Option<ir::Block>>,
    /// For each phi whose type is kept in memory, the slot that its incoming edges write.
    phi_slots: FxHashMap<Inst, ir::StackSlot>,
    /// The incoming values of phis for each edge between two blocks, in the order of the phis.
    edges: FxHashMap<(Block, Block), SmallVec<[Value; 2]>>,
    helpers: FxHashMap<Helper, u32>,
    pub(crate) out: Translation,
    /// True if something was not translated because an operand was not.
    broken: bool,
    frame: u64,
    /// True if the function takes variadic arguments.
    is_variadic: bool,
    /// True if the function takes part in guaranteed tail calls.
    pub(crate) is_tail: bool,
    /// The locations of variadic arguments.
    pub(crate) variadic: Option<Variadic>,
    /// True if the rest of the block is unreachable, because a tail call ended the function.
    pub(crate) ended: bool,
    /// The block that is being translated.
    pub(crate) current: Option<Block>,
    /// The address at which a large result is stored.
    pub(crate) result_address: Option<ir::Value>,
    /// The top of the side stack at entry, if the function uses it.
    pub(crate) side_stack: Option<ir::Value>,
    /// The calls that may return a second time.
    pub(crate) twice: FxHashSet<ir::Inst>,
    /// Comparisons of vectors, represented as masks with lanes as wide as the operands.
    pub(crate) masks: FxHashMap<Value, (Clif, Parts)>,
    /// The nesting depth of the constant that is being translated.
    pub(crate) depth: u32,
    config: TargetFrontendConfig,
}

/// Returns the value of a constant integer operand.
pub(crate) fn known(consts: &Consts, value: Value) -> Option<u64> {
    match consts.kind(value.as_const()?) {
        terrace_llvmir::ConstKind::Int(value) => Some(value),
        _ => None,
    }
}

impl<'m> Program<'m> {
    /// Translates a function.
    pub fn translate(
        &self,
        work: Work,
        worker: &mut Worker<'m>,
        into: &mut ir::Function,
    ) -> Translation {
        let Some(function) = self.module.functions.get(work.function) else {
            return Translation::default();
        };
        let symbol = function.value.symbol;
        let function_type = self.value_type(symbol);
        let is_tail = self.tails.contains_key(&symbol);
        let callee = Callee {
            function_type,
            attrs: function.attrs,
            declared: terrace_llvmir::AttrList::EMPTY,
            args: function.body.args(),
            conv: match is_tail && !work.is_shim {
                true => CallConv::Tail,
                false => CallConv::SystemV,
            },
        };
        let abi = match worker.layouts.abi(callee) {
            Ok(abi) => abi,
            Err(Why::Said(reason)) => {
                return Translation {
                    problems: vec![(None, reason)],
                    ..Translation::default()
                };
            }
            Err(Why::Known) => return Translation::default(),
        };
        into.signature = abi.signature.clone();
        // A function in guaranteed tail calls is translated twice; one of the versions is for other callers.
        let is_for_others = work.is_shim || !is_tail;
        let is_refused =
            is_for_others && has_large_vectors(&abi) && self.is_called_from_outside(symbol);
        let is_variadic = matches!(
            self.module.ctx.types.kind(function_type),
            TypeKind::Function { varargs: true, .. }
        );
        if is_variadic {
            // The addresses of the registers that the entry saved, and of the stack arguments. The register for the
            // address of a result is unchanged.
            let is_result = |param: &AbiParam| param.purpose == ArgumentPurpose::StructReturn;
            into.signature.params.retain(is_result);
            let saved = [AbiParam::new(types::I64); 2];
            into.signature.params.splice(0..0, saved);
        }
        let mut translator = Translator::new(self, worker, function, abi, into);
        translator.is_variadic = is_variadic;
        translator.is_tail = is_tail;
        match work.is_shim {
            true => translator.forward(symbol),
            false => translator.run(),
        }
        if is_refused {
            let why = "takes or returns a vector that does not fit into 128 bits, and functions outside the module may call it";
            translator.report(None, Why::Said(why.to_owned()));
        }
        if is_variadic && is_tail {
            let why = Why::Said("is variadic and part of a tail call (musttail)".to_owned());
            translator.report(None, why);
        }
        let twice = std::mem::take(&mut translator.twice);
        let mut out = translator.finish();
        out.returns_twice = !twice.is_empty();
        worker.done(&out);
        match out.returns_twice {
            _ if !out.problems.is_empty() => {}
            true => keep_in_memory(into, &twice),
            false if self.is_optimized => rename_at_loop_exits(into),
            false => {}
        }
        out
    }
}

impl<'w, 'm> Translator<'w, 'm> {
    pub(crate) fn new(
        program: &'w Program<'m>,
        worker: &'w mut Worker<'m>,
        function: &'w Function,
        abi: Abi,
        into: &'w mut ir::Function,
    ) -> Translator<'w, 'm> {
        let body = &function.body;
        Translator {
            program,
            layouts: &mut worker.layouts,
            builder: FunctionBuilder::new(into, &mut worker.context),
            body,
            abi,
            values: vec![None; body.inst_count()],
            args: vec![None; body.args().len()],
            blocks: vec![None; body.block_count()],
            phi_slots: FxHashMap::default(),
            edges: FxHashMap::default(),
            helpers: FxHashMap::default(),
            out: Translation::default(),
            broken: false,
            frame: 0,
            is_variadic: false,
            is_tail: false,
            variadic: None,
            ended: false,
            current: None,
            result_address: None,
            side_stack: None,
            twice: FxHashSet::default(),
            masks: FxHashMap::default(),
            depth: 0,
            config: worker.config,
        }
    }

    fn run(&mut self) {
        let order = self.order();
        let entry = self.builder.create_block();
        for &block in &order {
            self.blocks[block.index()] = Some(self.builder.create_block());
        }
        self.builder.append_block_params_for_function_params(entry);
        self.builder.switch_to_block(entry);
        if let Err(why) = self.enter(entry) {
            self.report(None, why);
        }
        for &block in &order {
            self.declare_phis(block);
        }
        match order.first().and_then(|first| self.block(*first)) {
            Some(first) => self.builder.ins().jump(first, &[]),
            None => self.trap(crate::traps::UNREACHABLE),
        };
        for &block in &order {
            let Some(start) = self.block(block) else {
                continue;
            };
            self.builder.switch_to_block(start);
            self.current = Some(block);
            self.ended = false;
            self.begin_phis(block);
            for inst in self.body.insts(block) {
                self.inst(inst);
            }
        }
        self.builder.seal_all_blocks();
    }

    pub(crate) fn finish(self) -> Translation {
        let mut out = self.out;
        let mut helpers: Vec<_> = self.helpers.into_iter().collect();
        helpers.sort_unstable_by_key(|(_, at)| *at);
        out.helpers = helpers.into_iter().map(|(helper, _)| helper).collect();
        if self.broken && out.problems.is_empty() {
            let reason = "the function is not well formed".to_owned();
            out.problems.push((None, reason));
        }
        if out.problems.is_empty() {
            self.builder.finalize(self.config);
        }
        out
    }

    /// Returns the reachable blocks. Each block precedes those that it dominates.
    fn order(&self) -> Vec<Block> {
        let mut seen = vec![false; self.body.block_count()];
        let mut order = Vec::new();
        let mut open: Vec<(Block, Vec<Block>)> = Vec::new();
        let mut push = |block: Block, open: &mut Vec<(Block, Vec<Block>)>| {
            if !std::mem::replace(&mut seen[block.index()], true) {
                let mut next = Vec::new();
                match self.body.terminator(block).map(|last| self.body.kind(last)) {
                    // No supported function throws.
                    Some(InstKind::Invoke { normal, .. }) => next.push(normal),
                    // Assembly with jumps is not supported.
                    Some(InstKind::CallBr { default, .. }) => next.push(default),
                    Some(last) => last.for_each_successor(|to| next.push(to)),
                    None => {}
                }
                open.push((block, next));
            }
        };
        if let Some(entry) = self.body.entry() {
            push(entry, &mut open);
        }
        while let Some((block, next)) = open.last_mut() {
            match next.pop() {
                Some(to) => push(to, &mut open),
                None => {
                    order.push(*block);
                    open.pop();
                }
            }
        }
        order.reverse();
        order
    }

    /// Reads the arguments.
    fn enter(&mut self, entry: ir::Block) -> Result<()> {
        let given = match self.is_variadic {
            true => self.take_variadic(entry)?,
            false => self.builder.block_params(entry).to_vec(),
        };
        let mut given = given.into_iter();
        let mut next = || given.next().ok_or(Why::Known);
        if matches!(self.abi.result, Return::Memory) {
            self.result_address = Some(next()?);
        }
        let params = std::mem::take(&mut self.abi.params);
        for (at, pass) in params.iter().enumerate() {
            let mut parts = Parts::new();
            match pass {
                Pass::Copy { size: 0, free, .. } => {
                    if free.is_some() {
                        next()?;
                    }
                    parts.push(self.iconst(types::I64, 16));
                }
                Pass::Copy { size, align, free } => {
                    if free.is_some() {
                        next()?;
                    }
                    let address = next()?;
                    // The stack guarantees an alignment of at most 8.
                    parts.push(if *align > 8 {
                        let to = self.aligned_slot(*size, *align)?;
                        self.copy(to, address, *size);
                        to
                    } else {
                        address
                    });
                }
                Pass::Parts(layout, hows) => {
                    for how in hows {
                        let value = next()?;
                        parts.extend(self.received(value, *how));
                    }
                    if layout.in_memory {
                        let to = self.aligned_slot(layout.size, layout.align)?;
                        self.copy(to, parts[0], layout.size);
                        parts[0] = to;
                    } else {
                        self.normalize(layout, &mut parts);
                    }
                }
            }
            if let Return::Pointer(index) = self.abi.result
                && index == at
            {
                self.result_address = parts.first().copied();
            }
            if let Some(arg) = self.args.get_mut(at) {
                *arg = Some(parts);
            }
        }
        self.abi.params = params;
        if has_dynamic_alloca(self.consts(), self.body) {
            let mark = self.call_helper("terrace_rt_stack_mark", &[types::I64], &[]);
            self.side_stack = mark.first().copied();
        }
        Ok(())
    }

    fn phis(&self, block: Block) -> impl Iterator<Item = Inst> + use<'w, 'm> {
        let body = self.body;
        let is_phi = move |inst: &Inst| matches!(body.kind(*inst), InstKind::Phi { .. });
        body.insts(block).take_while(is_phi)
    }

    fn declare_phis(&mut self, block: Block) {
        let Some(start) = self.block(block) else {
            return;
        };
        for (at, phi) in self.phis(block).enumerate() {
            if let InstKind::Phi { incoming, .. } = self.body.kind(phi) {
                for (value, from) in incoming.iter() {
                    let values = self.edges.entry((from, block)).or_default();
                    // A predecessor with several edges to this block is listed for each edge.
                    if values.len() == at {
                        values.push(value);
                    }
                }
            }
            match self.declare_phi(start, phi) {
                Ok(parts) => self.values[phi.index()] = Some(parts),
                Err(why) => self.report(Some(phi), why),
            }
        }
    }

    fn declare_phi(&mut self, start: ir::Block, phi: Inst) -> Result<Parts> {
        let layout = self.layout(self.body.inst_type(phi))?;
        if layout.in_memory {
            let slot = self.slot(layout.size)?;
            self.phi_slots.insert(phi, slot);
            let own = self.aligned_slot(layout.size, layout.align)?;
            return Ok(Parts::from_slice(&[own]));
        }
        let parts = layout.parts.iter();
        Ok(parts
            .map(|part| self.builder.append_block_param(start, *part))
            .collect())
    }

    /// Reads the values that edges wrote for phis that are kept in memory.
    fn begin_phis(&mut self, block: Block) {
        if self.phi_slots.is_empty() {
            return;
        }
        for phi in self.phis(block) {
            let Some(&slot) = self.phi_slots.get(&phi) else {
                continue;
            };
            let Ok(layout) = self.layout(self.body.inst_type(phi)) else {
                continue;
            };
            if let Some(own) = self.values[phi.index()].as_ref().map(|parts| parts[0]) {
                let from = self.builder.ins().stack_addr(types::I64, slot, 0);
                self.copy(own, from, layout.size);
            }
        }
    }

    /// Returns the arguments of a jump from the current block. Values that are kept in memory are written to their
    /// slots.
    pub(crate) fn edge(&mut self, to: Block) -> Result<Vec<ir::BlockArg>> {
        let mut args = Vec::new();
        if !self.has_phis(to) {
            return Ok(args);
        }
        let edge = self.current.map(|from| (from, to));
        let values = edge.and_then(|edge| self.edges.get(&edge)).cloned();
        let values = values.ok_or(Why::Known)?;
        for (phi, value) in self.phis(to).zip(values) {
            let parts = self.parts(value)?;
            match self.phi_slots.get(&phi) {
                Some(&slot) => {
                    let layout = self.layout(self.body.inst_type(phi))?;
                    let to = self.builder.ins().stack_addr(types::I64, slot, 0);
                    self.copy(to, parts[0], layout.size);
                }
                None => args.extend(parts.iter().map(|part| ir::BlockArg::Value(*part))),
            }
        }
        Ok(args)
    }

    /// Returns true if a block has phis.
    pub(crate) fn has_phis(&self, block: Block) -> bool {
        self.phis(block).next().is_some()
    }

    /// Returns the Cranelift block at which a block begins.
    pub(crate) fn block(&self, block: Block) -> Option<ir::Block> {
        self.blocks.get(block.index()).copied().flatten()
    }

    /// Sets the result of an instruction before the instruction is fully translated.
    pub(crate) fn set_value(&mut self, inst: Inst, parts: Parts) {
        if let Some(value) = self.values.get_mut(inst.index()) {
            *value = Some(parts);
        }
    }

    fn inst(&mut self, inst: Inst) {
        let kind = self.body.kind(inst);
        if self.ended || matches!(kind, InstKind::Phi { .. }) {
            return;
        }
        self.builder
            .set_srcloc(SourceLoc::new(inst.index() as u32 + 1));
        match self.instruction(inst, kind) {
            Ok(parts) => self.values[inst.index()] = Some(parts),
            Err(why) => {
                self.report(Some(inst), why);
                if kind.is_terminator() {
                    self.trap(crate::traps::UNREACHABLE);
                }
            }
        }
    }

    pub(crate) fn report(&mut self, inst: Option<Inst>, why: Why) {
        match why {
            Why::Said(reason) => self.out.problems.push((inst, reason)),
            Why::Known => self.broken = true,
        }
    }

    /// Returns the parts of an operand.
    pub(crate) fn parts(&mut self, value: Value) -> Result<Parts> {
        match value.kind() {
            ValueKind::Const(c) => self.constant(c),
            ValueKind::Inst(inst) => {
                let parts = self.values.get(inst.index()).and_then(Option::as_ref);
                parts.cloned().ok_or(Why::Known)
            }
            ValueKind::Arg(at) => {
                let parts = self.args.get(at as usize).and_then(Option::as_ref);
                parts.cloned().ok_or(Why::Known)
            }
            ValueKind::Local(_) | ValueKind::Placeholder(_) => Ok(Parts::new()),
        }
    }

    /// Returns the only part of an operand.
    pub(crate) fn part(&mut self, value: Value) -> Result<ir::Value> {
        let parts = self.parts(value)?;
        parts.first().copied().ok_or(Why::Known)
    }

    pub(crate) fn consts(&self) -> &'m Consts {
        &self.layouts.ctx.consts
    }

    pub(crate) fn type_of(&self, value: Value) -> Type {
        self.body.type_of(self.consts(), value)
    }

    pub(crate) fn layout(&mut self, ty: Type) -> Result<Rc<Layout>> {
        self.layouts.of(ty)
    }

    pub(crate) fn layout_of(&mut self, value: Value) -> Result<Rc<Layout>> {
        self.layouts.of(self.type_of(value))
    }

    /// Returns the value of a constant integer operand.
    pub(crate) fn known(&self, value: Value) -> Option<u64> {
        known(self.consts(), value)
    }

    /// Allocates a stack slot.
    pub(crate) fn slot(&mut self, size: u64) -> Result<ir::StackSlot> {
        let size = size.max(1);
        self.frame = self.frame.saturating_add(size.next_multiple_of(16));
        if self.frame >= MAX_FRAME {
            return said("needs 1 GiB of stack or more");
        }
        let data = StackSlotData::new(StackSlotKind::ExplicitSlot, size as u32, 4);
        Ok(self.builder.create_sized_stack_slot(data))
    }

    /// Returns the address of aligned stack space. Cranelift aligns slots to at most 16 bytes.
    pub(crate) fn aligned_slot(&mut self, size: u64, align: u64) -> Result<ir::Value> {
        if align <= 16 {
            let slot = self.slot(size)?;
            return Ok(self.builder.ins().stack_addr(types::I64, slot, 0));
        }
        let slot = self.slot(size.saturating_add(align - 1))?;
        let address = self.builder.ins().stack_addr(types::I64, slot, 0);
        let more = self.iconst(types::I64, align as i64 - 1);
        let address = self.builder.ins().iadd(address, more);
        let mask = self.iconst(types::I64, -(align as i64));
        Ok(self.builder.ins().band(address, mask))
    }

    pub(crate) fn trap(&mut self, code: ir::TrapCode) -> ir::Inst {
        self.builder.ins().trap(code)
    }

    /// Returns a sign-extended integer constant.
    pub(crate) fn iconst(&mut self, ty: Clif, value: i64) -> ir::Value {
        if ty != types::I128 {
            let bits = ty.bits();
            let value = match bits {
                64 => value,
                _ => value & ((1 << bits) - 1),
            };
            return self.builder.ins().iconst(ty, value);
        }
        let low = self.builder.ins().iconst(types::I64, value);
        let high = self.builder.ins().iconst(types::I64, value >> 63);
        self.builder.ins().iconcat(low, high)
    }

    /// Returns an unsigned integer constant.
    pub(crate) fn uconst(&mut self, ty: Clif, value: u128) -> ir::Value {
        if ty != types::I128 {
            return self.iconst(ty, value as i64);
        }
        let low = self.builder.ins().iconst(types::I64, value as i64);
        let high = self.builder.ins().iconst(types::I64, (value >> 64) as i64);
        self.builder.ins().iconcat(low, high)
    }

    /// Returns a reference to a helper with the signature of this call.
    pub(crate) fn helper(&mut self, helper: Helper, signature: Signature) -> FuncRef {
        let next = self.helpers.len() as u32;
        let index = *self.helpers.entry(helper).or_insert(next);
        self.import(UserExternalName::new(HELPERS, index), signature, false)
    }

    /// Returns a reference to a function with the signature of this call.
    pub(crate) fn import(
        &mut self,
        name: UserExternalName,
        signature: Signature,
        colocated: bool,
    ) -> FuncRef {
        let signature = self.builder.import_signature(signature);
        let name = self.builder.func.declare_imported_user_function(name);
        self.builder.import_function(ExtFuncData {
            name: ExternalName::user(name),
            signature,
            colocated,
            patchable: false,
        })
    }

    /// Calls a function of the runtime or the C library. The values determine the types of the parameters.
    pub(crate) fn call_helper(
        &mut self,
        name: &str,
        results: &[Clif],
        args: &[ir::Value],
    ) -> Parts {
        let mut signature = Signature::new(CallConv::SystemV);
        let params = args
            .iter()
            .map(|arg| AbiParam::new(self.builder.func.dfg.value_type(*arg)));
        signature.params.extend(params);
        signature
            .returns
            .extend(results.iter().copied().map(AbiParam::new));
        let callee = self.helper(Helper::Function(name.to_owned()), signature);
        let call = self.builder.ins().call(callee, args);
        Parts::from_slice(self.builder.inst_results(call))
    }

    /// Returns the type of a part.
    pub(crate) fn clif_type(&self, value: ir::Value) -> Clif {
        self.builder.func.dfg.value_type(value)
    }

    /// Calls a helper and returns its first result, which always exists.
    pub(crate) fn call_for(&mut self, name: &str, result: Clif, args: &[ir::Value]) -> ir::Value {
        let results = self.call_helper(name, &[result], args);
        match results.first() {
            Some(result) => *result,
            None => self.iconst(types::I64, 0),
        }
    }

    /// Returns the flags of an ordinary memory access.
    pub(crate) fn flags(&self) -> MemFlagsData {
        MemFlagsData::new()
    }
}
