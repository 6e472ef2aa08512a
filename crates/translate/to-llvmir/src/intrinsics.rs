//! Operations that are calls of intrinsics: `llvm.intr.*`.
//!
//! A table says which types an intrinsic is overloaded on and which arguments are properties. Names, fast-math flags and
//! metadata follow from the operation's definition.

use crate::function::FunctionTranslation;
use crate::interface::{Converted, NotConverted};
use crate::ops::{Bundles, attach_memory, call_attributes, takes_fast_math};
use terrace_ir::{Context, OpId, OpName};
use terrace_llvmir as ll;
use terrace_llvmir::{AttrList, CallSpec, TypeKind, Value};

/// The positions that an intrinsic is overloaded on, and the arguments that are properties.
struct Shape {
    /// Parts of the result; part 0 of a result that is one value is the result.
    results: &'static [u8],
    /// Arguments.
    operands: &'static [u8],
    /// Positions of arguments that are properties, and the properties.
    immediates: &'static [(u8, &'static str)],
}

const fn shape(results: &'static [u8], operands: &'static [u8]) -> Shape {
    Shape {
        results,
        operands,
        immediates: &[],
    }
}

const fn with(
    results: &'static [u8],
    operands: &'static [u8],
    immediates: &'static [(u8, &'static str)],
) -> Shape {
    Shape {
        results,
        operands,
        immediates,
    }
}

/// Intrinsics by the positions that they are overloaded on, named without `llvm.intr.`.
#[rustfmt::skip]
const TABLE: &[(Shape, &[&str])] = &[
    (
        shape(&[], &[]),
        &[
            "assume", "coro.begin", "coro.end", "coro.free", "coro.id", "coro.promise", "coro.resume",
            "coro.save", "coro.suspend", "debugtrap", "trap",
        ],
    ),
    (
        shape(&[], &[0]),
        &[
            "acos", "asin", "atan", "atan2", "bitreverse", "bswap", "ceil", "copysign", "cos", "cosh", "ctpop",
            "eh.typeid.for", "exp", "exp10", "exp2", "expect", "fabs", "floor", "fma", "fmuladd", "fshl",
            "fshr", "is.constant", "launder.invariant.group", "lifetime.end", "lifetime.start", "log", "log10",
            "log2", "masked.compressstore", "maximum", "maxnum", "minimum", "minnum", "nearbyint", "pow",
            "rint", "round", "roundeven", "sadd.sat", "sin", "sincos", "sinh", "smax", "smin", "sqrt",
            "ssa.copy", "sshl.sat", "ssub.sat", "stackrestore", "strip.invariant.group", "tan", "tanh",
            "threadlocal.address", "trunc", "uadd.sat", "umax", "umin", "ushl.sat", "usub.sat", "vacopy",
            "vaend", "vastart", "vector.deinterleave2", "vector.reduce.add", "vector.reduce.and",
            "vector.reduce.fmax", "vector.reduce.fmaximum", "vector.reduce.fmin", "vector.reduce.fminimum",
            "vector.reduce.mul", "vector.reduce.or", "vector.reduce.smax", "vector.reduce.smin",
            "vector.reduce.umax", "vector.reduce.umin", "vector.reduce.xor",
        ],
    ),
    (
        shape(&[], &[1]),
        &[
            "vector.reduce.fadd", "vector.reduce.fmul", "vp.merge", "vp.reduce.add", "vp.reduce.and",
            "vp.reduce.fadd", "vp.reduce.fmax", "vp.reduce.fmin", "vp.reduce.fmul", "vp.reduce.mul",
            "vp.reduce.or", "vp.reduce.smax", "vp.reduce.smin", "vp.reduce.umax", "vp.reduce.umin",
            "vp.reduce.xor", "vp.select",
        ],
    ),
    (
        shape(&[], &[0, 1]),
        &[
            "ldexp", "powi", "ptrmask", "var.annotation", "vp.store",
        ],
    ),
    (shape(&[], &[0, 1, 2]), &["experimental.vp.strided.store"]),
    (
        shape(&[0], &[]),
        &[
            "coro.align", "coro.size", "masked.expandload", "sadd.with.overflow", "smul.with.overflow",
            "ssub.with.overflow", "stacksave", "stepvector", "uadd.with.overflow", "umul.with.overflow",
            "usub.with.overflow", "vector.interleave2", "vp.add", "vp.and", "vp.ashr", "vp.fadd", "vp.fdiv",
            "vp.fma", "vp.fmul", "vp.fmuladd", "vp.fneg", "vp.frem", "vp.fsub", "vp.lshr", "vp.mul", "vp.or",
            "vp.sdiv", "vp.shl", "vp.smax", "vp.smin", "vp.srem", "vp.sub", "vp.udiv", "vp.umax", "vp.umin",
            "vp.urem", "vp.xor", "vscale",
        ],
    ),
    (
        shape(&[0], &[0]),
        &[
            "get.active.lane.mask", "llrint", "llround", "lrint", "lround", "scmp", "ucmp", "vp.fpext",
            "vp.fptosi", "vp.fptoui", "vp.fptrunc", "vp.inttoptr", "vp.load", "vp.ptrtoint", "vp.sext",
            "vp.sitofp", "vp.trunc", "vp.uitofp", "vp.zext",
        ],
    ),
    (shape(&[0], &[2]), &["annotation", "ptr.annotation"]),
    (shape(&[0], &[0, 1]), &["experimental.vp.strided.load"]),
    (shape(&[0, 1], &[]), &["frexp"]),
    (with(&[], &[0], &[(1, "is_int_min_poison")]), &["abs"]),
    (with(&[], &[0], &[(1, "is_zero_poison")]), &["ctlz", "cttz"]),
    (with(&[], &[0], &[(1, "bit")]), &["is.fpclass"]),
    (with(&[], &[0], &[(2, "prob")]), &["expect.with.probability"]),
    (with(&[], &[0], &[(1, "rw"), (2, "hint"), (3, "cache")]), &["prefetch"]),
    (with(&[], &[1], &[(0, "size")]), &["invariant.start"]),
    (with(&[], &[2], &[(1, "size")]), &["invariant.end"]),
    (with(&[], &[], &[(0, "failureKind")]), &["ubsantrap"]),
    (with(&[], &[0, 1, 2], &[(3, "isVolatile")]), &["memcpy", "memmove"]),
    (with(&[], &[0, 1, 2], &[(2, "len"), (3, "isVolatile")]), &["memcpy.inline"]),
    (with(&[], &[0, 2], &[(3, "isVolatile")]), &["memset"]),
    (with(&[], &[0, 2], &[(2, "len"), (3, "isVolatile")]), &["memset.inline"]),
    (with(&[0], &[0], &[(1, "pos")]), &["vector.extract"]),
    (with(&[0], &[1], &[(2, "pos")]), &["vector.insert"]),
];

/// LLVM's name where it is not that of the operation.
fn llvm_name(name: &str) -> String {
    let name = match name {
        "vacopy" => "va_copy",
        "vaend" => "va_end",
        "vastart" => "va_start",
        other => other,
    };
    format!("llvm.{name}")
}

/// An intrinsic with the slots of its operation's properties.
pub(crate) struct Intrinsic {
    name: String,
    shape: &'static Shape,
    /// Position of the argument, slot of the property.
    immediates: Vec<(usize, usize)>,
    fast_math: Option<usize>,
    /// Access groups, alias scopes, scopes to avoid, types for alias analysis.
    memory: Option<[usize; 4]>,
    arg_attrs: Option<(usize, usize)>,
    /// Sizes and tags of operand bundles.
    bundles: Option<(usize, usize)>,
    /// True if LLVM's intrinsic has no result although the operation has one.
    no_result: bool,
    /// True if the result is a scalar even if the operation's is a vector of them.
    reduces: bool,
}

impl Intrinsic {
    /// Hands every intrinsic of the table whose operation is registered to `add`.
    pub(crate) fn resolve_all(ctx: &Context, mut add: impl FnMut(OpName, Intrinsic)) {
        let mut full = String::from("llvm.intr.");
        let prefix = full.len();
        for (shape, names) in TABLE {
            for name in *names {
                full.truncate(prefix);
                full.push_str(name);
                let Some(op) = ctx.registered_op(&full) else {
                    continue;
                };
                let Some(def) = ctx.op_def(op) else { continue };
                let slot = |name: &str| def.prop_index(name);
                let immediates = shape.immediates.iter();
                let immediates =
                    immediates.filter_map(|(at, name)| Some((usize::from(*at), slot(name)?)));
                let memory = (
                    slot("access_groups"),
                    slot("alias_scopes"),
                    slot("noalias_scopes"),
                    slot("tbaa"),
                );
                let memory = match memory {
                    (Some(groups), Some(scopes), Some(noalias), Some(tbaa)) => {
                        Some([groups, scopes, noalias, tbaa])
                    }
                    _ => None,
                };
                add(
                    op,
                    Intrinsic {
                        name: llvm_name(name),
                        shape,
                        immediates: immediates.collect(),
                        fast_math: slot("fastmathFlags"),
                        memory,
                        arg_attrs: slot("arg_attrs").zip(slot("res_attrs")),
                        bundles: slot("op_bundle_sizes").zip(slot("op_bundle_tags")),
                        no_result: *name == "coro.end",
                        reduces: name.starts_with("vector.reduce."),
                    },
                );
            }
        }
    }
}

impl FunctionTranslation<'_> {
    /// Converts an operation to the call of intrinsic `at` of the table.
    pub(crate) fn convert_intrinsic(&mut self, op: OpId, name: OpName, at: usize) -> Converted {
        let dispatch = self.dispatch;
        let intrinsic = &dispatch.intrinsics[at];
        let has_result = self.body.num_results(op) > 0;
        let result = match has_result && !intrinsic.no_result {
            true if intrinsic.reduces => {
                let result = self.result_type(op)?;
                self.builder.ctx.types.scalar(result)
            }
            true => self.result_type(op)?,
            false => ll::Type::VOID,
        };
        let mut operands = self.body.num_operands(op);
        if intrinsic.bundles.is_some() {
            // The operands of bundles come last and are not arguments.
            operands = operands.min(intrinsic_arguments(self.ctx, name));
        }
        let mut args = std::mem::take(&mut self.maps.operands);
        args.clear();
        let mut next = 0;
        while next < operands
            || intrinsic
                .immediates
                .iter()
                .any(|(position, _)| *position == args.len())
        {
            let position = args.len();
            let immediate = intrinsic.immediates.iter().find(|(at, _)| *at == position);
            let arg = match immediate {
                Some(&(_, slot)) => self.immediate(op, slot)?,
                None => {
                    next += 1;
                    self.operand(op, next - 1)
                }
            };
            args.push(arg);
        }
        let (callee, function_type) = self.declare(name, intrinsic, result, &args);
        let attrs = match intrinsic.arg_attrs {
            Some((arg_attrs, res_attrs)) => {
                let skipped: Vec<usize> = intrinsic
                    .immediates
                    .iter()
                    .map(|(position, _)| *position)
                    .collect();
                let (arg_attrs, res_attrs) = (self.prop(op, arg_attrs), self.prop(op, res_attrs));
                call_attributes(self, op, &[], arg_attrs, res_attrs, &skipped)?
            }
            None => AttrList::EMPTY,
        };
        let mut fast_math = intrinsic
            .fast_math
            .map_or(0, |slot| self.fast_math(self.prop(op, slot)));
        if fast_math != 0 && !takes_fast_math(self, result) {
            fast_math = 0;
        }
        let spec = CallSpec {
            attrs,
            fast_math,
            ..CallSpec::new(function_type, callee, &args)
        };
        let call = match intrinsic
            .bundles
            .filter(|(_, tags)| self.prop(op, *tags).is_some())
        {
            Some((sizes, tags)) => {
                let (sizes, tags) = (self.prop(op, sizes), self.prop(op, tags));
                let bundles = Bundles::new(self, op, sizes, tags, operands);
                self.builder.call(CallSpec {
                    bundles: &bundles.parts(),
                    ..spec
                })
            }
            None => self.builder.call(spec),
        };
        self.maps.operands = args;
        if let Some(slots) = intrinsic.memory {
            let props = slots.map(|slot| self.prop(op, slot));
            attach_memory(self, op, call, props);
        }
        if has_result {
            self.map_result(op, call);
        }
        Ok(())
    }

    /// The argument that a property is.
    fn immediate(&mut self, op: OpId, slot: usize) -> Result<Value, NotConverted> {
        let Some(attr) = self.prop(op, slot) else {
            return Err(NotConverted::Unknown);
        };
        let Some(ty) = attr.ty(self.ctx) else {
            return Err(NotConverted::Unknown);
        };
        Ok(self.constant(op, attr, ty)?.into())
    }

    /// The declaration for arguments and a result of these types.
    fn declare(
        &mut self,
        name: OpName,
        intrinsic: &Intrinsic,
        result: ll::Type,
        args: &[Value],
    ) -> (Value, ll::Type) {
        let params: terrace_ir::SmallVec<[ll::Type; 6]> =
            args.iter().map(|arg| self.builder.type_of(*arg)).collect();
        let function_type = self.builder.ctx.types.function(result, &params, false);
        if let Some(&known) = self.maps.intrinsics.get(&(name, function_type)) {
            return (known, function_type);
        }
        let overloads = overloads(&self.builder.ctx.types, intrinsic.shape, result, &params);
        let callee = self.declare_named(&intrinsic.name, &overloads, function_type);
        self.maps.intrinsics.insert((name, function_type), callee);
        (callee, function_type)
    }

    /// The address of the intrinsic `name`, overloaded on these types, declared with a function type.
    pub(crate) fn declare_named(
        &mut self,
        name: &str,
        overloads: &[ll::Type],
        function_type: ll::Type,
    ) -> Value {
        let ctx = &mut *self.builder.ctx;
        let text = ctx.mangled_name(name, overloads);
        let space = ctx.layout.program_space();
        let symbol = (ctx.symbols).want_function(&text, function_type, space, AttrList::EMPTY);
        ctx.symbol(symbol).into()
    }

    /// Calls an intrinsic, as `IRBuilder::CreateIntrinsic` does: `llvm.smul.fix`, without the overloaded types in its
    /// name, which follow from the values. `result` is `ll::Type::VOID` for none. An intrinsic that does not exist, or
    /// not with these types, is an error at the operation.
    pub fn call_intrinsic(
        &mut self,
        op: OpId,
        name: &str,
        result: ll::Type,
        args: &[Value],
    ) -> Result<Value, NotConverted> {
        let params: Vec<ll::Type> = args.iter().map(|arg| self.builder.type_of(*arg)).collect();
        let (callee, function_type) = self.intrinsic_by_name(op, name, result, &params)?;
        Ok(self
            .builder
            .call(CallSpec::new(function_type, callee, args)))
    }

    /// The address and type of the intrinsic that `llvm.call_intrinsic` names, called with these types.
    pub(crate) fn intrinsic_by_name(
        &mut self,
        op: OpId,
        name: &str,
        result: ll::Type,
        params: &[ll::Type],
    ) -> Result<(Value, ll::Type), NotConverted> {
        let loc = self.body.loc(op);
        let Some(intrinsic) = ll::Intrinsic::of_name(name) else {
            let message = format!("could not find LLVM intrinsic: \"{name}\"");
            return Err(self.diags.error(loc, message).into());
        };
        let mut overloads = Vec::new();
        if intrinsic.is_overloaded() {
            match self.builder.ctx.match_intrinsic(&intrinsic, result, params) {
                Ok(matched) => overloads = matched.overloads,
                Err(_) => {
                    let types = &mut self.builder.ctx.types;
                    let called = types.function(result, params, false);
                    let message = format!(
                        "call intrinsic signature {} to overloaded intrinsic \"{name}\" does not match any of the overloads",
                        self.show(called)
                    );
                    return Err(self.diags.error(loc, message).into());
                }
            }
        }
        let Some(function_type) = self.builder.ctx.intrinsic_type(&intrinsic, &overloads) else {
            return Err(NotConverted::Unknown);
        };
        self.check_intrinsic_call(op, name, function_type, result, params)?;
        Ok((
            self.declare_named(intrinsic.name, &overloads, function_type),
            function_type,
        ))
    }

    fn check_intrinsic_call(
        &mut self,
        op: OpId,
        name: &str,
        function_type: ll::Type,
        result: ll::Type,
        params: &[ll::Type],
    ) -> Result<(), NotConverted> {
        let TypeKind::Function {
            result: expected_result,
            params: expected,
            varargs,
        } = self.builder.ctx.types.kind(function_type)
        else {
            return Err(NotConverted::Unknown);
        };
        let mut pairs = params.iter().zip(expected).enumerate();
        let wrong = pairs.find(|(_, (param, expected))| param != expected);
        let message = if result != expected_result {
            format!(
                "intrinsic call returns {} but \"{name}\" actually returns {}",
                self.show(result),
                self.show(expected_result)
            )
        } else if !varargs && params.len() != expected.len() {
            format!(
                "intrinsic call has {} operands but \"{name}\" expects {}",
                params.len(),
                expected.len()
            )
        } else if params.len() < expected.len() {
            format!(
                "intrinsic call has {} operands but variadic \"{name}\" expects at least {}",
                params.len(),
                expected.len()
            )
        } else if let Some((at, (&param, &expected))) = wrong {
            format!(
                "intrinsic call operand #{at} has type {} but \"{name}\" expects {}",
                self.show(param),
                self.show(expected)
            )
        } else {
            return Ok(());
        };
        Err(self.diags.error(self.body.loc(op), message).into())
    }

    /// A type as LLVM IR text.
    fn show(&self, ty: ll::Type) -> String {
        let mut text = Vec::new();
        self.builder.ctx.types.push_type(ty, &mut text);
        String::from_utf8_lossy(&text).into_owned()
    }
}

/// The number of operands of an intrinsic with bundles that are arguments.
fn intrinsic_arguments(ctx: &Context, name: OpName) -> usize {
    let Some(def) = ctx.op_def(name) else {
        return 0;
    };
    def.operands
        .iter()
        .filter(|operand| operand.name != "op_bundle_operands")
        .count()
}

fn overloads(
    types: &ll::Types,
    shape: &Shape,
    result: ll::Type,
    params: &[ll::Type],
) -> Vec<ll::Type> {
    let part = |at: u8| match types.kind(result) {
        TypeKind::Struct { fields, .. }
        | TypeKind::Identified {
            fields: Some(fields),
            ..
        } => fields.get(usize::from(at)).copied().unwrap_or(result),
        _ => result,
    };
    let results = shape.results.iter().map(|at| part(*at));
    let operands = shape
        .operands
        .iter()
        .filter_map(|at| params.get(usize::from(*at)).copied());
    results.chain(operands).collect()
}
