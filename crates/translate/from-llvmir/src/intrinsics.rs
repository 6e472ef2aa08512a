//! Converts calls of intrinsics: to operations that declare an intrinsic (`IntrinsicDef`), and to the operations of
//! the LLVM dialect that need custom conversions.

mod special;

use crate::body::FunctionImport;
use crate::constants::Key;
use crate::interface::{IntrinsicCall, LlvmImportDialectInterface, Unhandled};
use crate::metadata;
use terrace_builtin::attrs::AttrBuilder;
use terrace_ir::{Attr, Failed, OpDef, OpId, OpName, SmallVec};
use terrace_llvmir as ll;
use terrace_llvmir::Md;

/// The operation of an intrinsic, with the slots of its properties.
pub(crate) struct Row {
    op: OpName,
    /// Pairs of argument index and property slot.
    immediates: SmallVec<[(usize, usize); 3]>,
    fast_math: Option<usize>,
    /// The slots of the attributes of arguments and results.
    attrs: Option<(usize, usize)>,
    /// The slots of the sizes and tags of operand bundles.
    bundles: Option<(usize, usize)>,
    /// The slot of the result's range.
    range: Option<usize>,
    has_result: bool,
}

impl Row {
    /// Returns the row for an operation that is a call of an intrinsic.
    pub(crate) fn new(op: OpName, def: &OpDef) -> Row {
        let slot = |name: &str| def.prop_index(name);
        Row {
            op,
            immediates: def.immediates().collect(),
            fast_math: slot("fastmathFlags"),
            attrs: slot("arg_attrs").zip(slot("res_attrs")),
            bundles: slot("op_bundle_sizes").zip(slot("op_bundle_tags")),
            range: slot("range"),
            has_result: !def.results.is_empty(),
        }
    }
}

/// The LLVM dialect's part in the import.
pub(crate) struct LlvmDialectImport;

impl LlvmImportDialectInterface for LlvmDialectImport {
    fn intrinsics(&self) -> Vec<&'static str> {
        special::TABLE.iter().map(|(name, _)| *name).collect()
    }

    fn convert_intrinsic(
        &self,
        call: IntrinsicCall<'_>,
        import: &mut FunctionImport<'_>,
    ) -> Result<(), Failed> {
        match special::TABLE.get(call.number) {
            Some((_, convert)) => convert(import, call),
            None => Err(import.unhandled_intrinsic(call.inst)),
        }
    }

    fn metadata_kinds(&self) -> Vec<&'static str> {
        metadata::KINDS.iter().map(|(name, _)| *name).collect()
    }

    fn set_metadata_attrs(
        &self,
        kind: usize,
        node: Md,
        op: OpId,
        import: &mut FunctionImport<'_>,
    ) -> Result<(), Unhandled> {
        match metadata::KINDS.get(kind) {
            Some((_, set)) => set(import, node, op),
            None => Err(Unhandled),
        }
    }
}

impl FunctionImport<'_> {
    /// Creates the operation of a row of `Dispatch::rows`, which is a call of the intrinsic.
    pub(crate) fn convert_to_operation(
        &mut self,
        inst: ll::Inst,
        call: ll::Call<'_>,
        row: u32,
    ) -> Result<(), Failed> {
        let shared = self.shared;
        let ctx = shared.ctx;
        let Some(row) = shared.dispatch.rows.get(row as usize) else {
            return Err(self.error("operation of the intrinsic is not registered"));
        };
        let is_immediate = |at: usize| row.immediates.iter().any(|(place, _)| *place == at);
        let args = call.args.iter().enumerate();
        let args = args.filter(|(at, _)| !is_immediate(*at));
        let mut operands = self.values(args.map(|(_, arg)| arg))?;
        let mut props: SmallVec<[(usize, Attr); 4]> = SmallVec::new();
        for &(at, slot) in &row.immediates {
            let value = call.args.get(at).and_then(|arg| self.immediate(arg));
            let Some(value) = value else {
                return Err(self.error(NOT_CONSTANT));
            };
            props.push((slot, value));
        }
        if let Some((sizes_slot, tags_slot)) = row.bundles {
            let (mut sizes, mut tags) = (Vec::new(), Vec::new());
            for bundle in call.bundles.iter() {
                sizes.push(bundle.operands.len() as i32);
                tags.push(ctx.string(self.bundle_tag(bundle)));
                operands.extend(self.values(bundle.operands.iter())?);
            }
            self.carried.bundles = true;
            props.push((sizes_slot, ctx.i32_array(&sizes)));
            props.push((tags_slot, ctx.array(&tags)));
        }
        if let (Some(slot), Some(flags)) = (row.fast_math, self.fast_math(call.fast_math)) {
            self.carried.fast_math = true;
            props.push((slot, flags));
        }
        if let Some((args, results)) = row.attrs {
            let skipped: SmallVec<[usize; 3]> = row.immediates.iter().map(|(at, _)| *at).collect();
            let [of_args, of_results] = self.arg_and_result_attrs(call, &skipped);
            props.extend(of_args.map(|attrs| (args, attrs)));
            props.extend(of_results.map(|attrs| (results, attrs)));
        }
        if let Some(slot) = row.range {
            // Only the range of the call counts, not that of the declaration.
            let range = shared.range_of_result(call);
            self.carried.range = range.is_some();
            props.extend(range.map(|range| (slot, range)));
        }
        let result = self.body.inst_type(inst);
        let result = self.ty(result);
        let results = match row.has_result {
            true => std::slice::from_ref(&result),
            false => &[],
        };
        let op = self.insert_named(row.op, &operands, results, &props);
        self.map(inst, op);
        Ok(())
    }

    /// Returns the attribute for an argument that becomes a property.
    fn immediate(&mut self, arg: ll::Value) -> Option<Attr> {
        let c = arg.as_const()?;
        self.constant_attr(Key::of(self.shared.module, c))
    }
}

/// The error for a variable argument where a property requires a constant.
const NOT_CONSTANT: &str = "expected constant argument of the intrinsic";
