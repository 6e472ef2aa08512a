//! The LLVM dialect's intrinsics.

mod special;

use crate::body::FunctionImport;
use crate::constants::Key;
use crate::interface::{IntrinsicCall, LlvmImportDialectInterface, Unhandled};
use crate::metadata;
use terrace_builtin::attrs::AttrBuilder;
use terrace_ir::{Attr, Context, Failed, OpId, OpName, SmallVec};
use terrace_llvmir as ll;
use terrace_llvmir::Md;

/// Arguments that are properties: their places and the properties' names.
type Immediates = &'static [(usize, &'static str)];

/// Intrinsics that become the operation of their name, by the arguments that are properties.
#[rustfmt::skip]
const TABLE: &[(Immediates, &[&str])] = &[
    (&[], &[
        "llvm.acos", "llvm.annotation", "llvm.asin", "llvm.assume", "llvm.atan", "llvm.atan2",
        "llvm.bitreverse", "llvm.bswap", "llvm.ceil", "llvm.copysign", "llvm.coro.align", "llvm.coro.begin",
        "llvm.coro.end", "llvm.coro.free", "llvm.coro.id", "llvm.coro.promise", "llvm.coro.resume",
        "llvm.coro.save", "llvm.coro.size", "llvm.coro.suspend", "llvm.cos", "llvm.cosh", "llvm.ctpop",
        "llvm.debugtrap", "llvm.eh.typeid.for", "llvm.exp", "llvm.exp10", "llvm.exp2", "llvm.expect",
        "llvm.experimental.vp.strided.load", "llvm.experimental.vp.strided.store", "llvm.fabs", "llvm.floor",
        "llvm.fma", "llvm.fmuladd", "llvm.frexp", "llvm.fshl", "llvm.fshr", "llvm.get.active.lane.mask",
        "llvm.is.constant", "llvm.launder.invariant.group", "llvm.ldexp", "llvm.lifetime.end",
        "llvm.lifetime.start", "llvm.llrint", "llvm.llround", "llvm.log", "llvm.log10", "llvm.log2",
        "llvm.lrint", "llvm.lround", "llvm.masked.compressstore", "llvm.masked.expandload", "llvm.maximum",
        "llvm.maxnum", "llvm.minimum", "llvm.minnum", "llvm.nearbyint", "llvm.pow", "llvm.powi",
        "llvm.ptr.annotation", "llvm.ptrmask", "llvm.rint", "llvm.round", "llvm.roundeven", "llvm.sadd.sat",
        "llvm.sadd.with.overflow", "llvm.scmp", "llvm.sin", "llvm.sincos", "llvm.sinh", "llvm.smax",
        "llvm.smin", "llvm.smul.with.overflow", "llvm.sqrt", "llvm.ssa.copy", "llvm.sshl.sat",
        "llvm.ssub.sat", "llvm.ssub.with.overflow", "llvm.stackrestore", "llvm.stacksave", "llvm.stepvector",
        "llvm.strip.invariant.group", "llvm.tan", "llvm.tanh", "llvm.threadlocal.address", "llvm.trap",
        "llvm.trunc", "llvm.uadd.sat", "llvm.uadd.with.overflow", "llvm.ucmp", "llvm.umax", "llvm.umin",
        "llvm.umul.with.overflow", "llvm.ushl.sat", "llvm.usub.sat", "llvm.usub.with.overflow",
        "llvm.va_copy", "llvm.va_end", "llvm.va_start", "llvm.var.annotation", "llvm.vector.deinterleave2",
        "llvm.vector.interleave2", "llvm.vector.reduce.add", "llvm.vector.reduce.and",
        "llvm.vector.reduce.fadd", "llvm.vector.reduce.fmax", "llvm.vector.reduce.fmaximum",
        "llvm.vector.reduce.fmin", "llvm.vector.reduce.fminimum", "llvm.vector.reduce.fmul",
        "llvm.vector.reduce.mul", "llvm.vector.reduce.or", "llvm.vector.reduce.smax",
        "llvm.vector.reduce.smin", "llvm.vector.reduce.umax", "llvm.vector.reduce.umin",
        "llvm.vector.reduce.xor", "llvm.vp.add", "llvm.vp.and", "llvm.vp.ashr", "llvm.vp.fadd",
        "llvm.vp.fdiv", "llvm.vp.fma", "llvm.vp.fmul", "llvm.vp.fmuladd", "llvm.vp.fneg", "llvm.vp.fpext",
        "llvm.vp.fptosi", "llvm.vp.fptoui", "llvm.vp.fptrunc", "llvm.vp.frem", "llvm.vp.fsub",
        "llvm.vp.inttoptr", "llvm.vp.load", "llvm.vp.lshr", "llvm.vp.merge", "llvm.vp.mul", "llvm.vp.or",
        "llvm.vp.ptrtoint", "llvm.vp.reduce.add", "llvm.vp.reduce.and", "llvm.vp.reduce.fadd",
        "llvm.vp.reduce.fmax", "llvm.vp.reduce.fmin", "llvm.vp.reduce.fmul", "llvm.vp.reduce.mul",
        "llvm.vp.reduce.or", "llvm.vp.reduce.smax", "llvm.vp.reduce.smin", "llvm.vp.reduce.umax",
        "llvm.vp.reduce.umin", "llvm.vp.reduce.xor", "llvm.vp.sdiv", "llvm.vp.select", "llvm.vp.sext",
        "llvm.vp.shl", "llvm.vp.sitofp", "llvm.vp.smax", "llvm.vp.smin", "llvm.vp.srem", "llvm.vp.store",
        "llvm.vp.sub", "llvm.vp.trunc", "llvm.vp.udiv", "llvm.vp.uitofp", "llvm.vp.umax", "llvm.vp.umin",
        "llvm.vp.urem", "llvm.vp.xor", "llvm.vp.zext", "llvm.vscale",
    ]),
    (&[(1, "is_int_min_poison")], &["llvm.abs"]),
    (&[(1, "is_zero_poison")], &["llvm.ctlz", "llvm.cttz"]),
    (&[(2, "prob")], &["llvm.expect.with.probability"]),
    (&[(1, "size")], &["llvm.invariant.end"]),
    (&[(0, "size")], &["llvm.invariant.start"]),
    (&[(1, "bit")], &["llvm.is.fpclass"]),
    (&[(2, "len"), (3, "isVolatile")], &["llvm.memcpy.inline", "llvm.memset.inline"]),
    (&[(3, "isVolatile")], &["llvm.memcpy", "llvm.memmove", "llvm.memset"]),
    (&[(1, "rw"), (2, "hint"), (3, "cache")], &["llvm.prefetch"]),
    (&[(0, "failureKind")], &["llvm.ubsantrap"]),
    (&[(1, "pos")], &["llvm.vector.extract"]),
    (&[(2, "pos")], &["llvm.vector.insert"]),
];

/// The operation where its name is not that of the intrinsic.
fn op_name(name: &str) -> String {
    let name = name.strip_prefix("llvm.").unwrap_or(name);
    let name = match name {
        "va_copy" => "vacopy",
        "va_end" => "vaend",
        "va_start" => "vastart",
        other => other,
    };
    format!("llvm.intr.{name}")
}

/// The intrinsics of the table, in its order.
fn table() -> impl Iterator<Item = (Immediates, &'static str)> {
    TABLE
        .iter()
        .flat_map(|(immediates, names)| names.iter().map(|name| (*immediates, *name)))
}

/// The operations of the table's intrinsics.
pub(crate) struct Rows(Vec<Option<Row>>);

/// The operation of an intrinsic, with the slots of its properties.
struct Row {
    op: OpName,
    /// Place of the argument, slot.
    immediates: SmallVec<[(usize, usize); 3]>,
    fast_math: Option<usize>,
    /// Of arguments and results.
    attrs: Option<(usize, usize)>,
    /// Sizes and tags of operand bundles.
    bundles: Option<(usize, usize)>,
    has_result: bool,
}

impl Rows {
    /// Looks the operations up; none has one if the dialect is not registered.
    pub(crate) fn new(ctx: &Context) -> Self {
        let row = |(immediates, name): (Immediates, &str)| {
            let op = ctx.registered_op(&op_name(name))?;
            let def = ctx.op_def(op)?;
            let slot = |name: &str| def.prop_index(name);
            let immediates = immediates.iter();
            Some(Row {
                op,
                immediates: immediates
                    .filter_map(|(at, name)| Some((*at, slot(name)?)))
                    .collect(),
                fast_math: slot("fastmathFlags"),
                attrs: slot("arg_attrs").zip(slot("res_attrs")),
                bundles: slot("op_bundle_sizes").zip(slot("op_bundle_tags")),
                has_result: !def.results.is_empty(),
            })
        };
        Rows(table().map(row).collect())
    }
}

/// The import of the LLVM dialect.
pub(crate) struct LlvmDialectImport;

impl LlvmImportDialectInterface for LlvmDialectImport {
    fn intrinsics(&self) -> Vec<&'static str> {
        let special = special::TABLE.iter().map(|(name, _)| *name);
        table().map(|(_, name)| name).chain(special).collect()
    }

    fn convert_intrinsic(
        &self,
        call: IntrinsicCall<'_>,
        import: &mut FunctionImport<'_>,
    ) -> Result<(), Failed> {
        let rows = &import.shared.dispatch.rows.0;
        match call.number.checked_sub(rows.len()) {
            None => import.convert_by_table(call),
            Some(at) => match special::TABLE.get(at) {
                Some((_, convert)) => convert(import, call),
                None => Err(import.unhandled_intrinsic(call.inst)),
            },
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
    fn convert_by_table(&mut self, call: IntrinsicCall<'_>) -> Result<(), Failed> {
        let shared = self.shared;
        let ctx = shared.ctx;
        let Some(Some(row)) = shared.dispatch.rows.0.get(call.number) else {
            return Err(self.error("the intrinsic's operation is not registered"));
        };
        let IntrinsicCall { inst, call, .. } = call;
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

    /// The attribute of an argument that is a property.
    fn immediate(&mut self, arg: ll::Value) -> Option<Attr> {
        let c = arg.as_const()?;
        self.constant_attr(Key::of(self.shared.module, c))
    }
}

/// Why a call with a variable where a property is made is refused.
const NOT_CONSTANT: &str = "an argument of the intrinsic is not the constant it has to be";
