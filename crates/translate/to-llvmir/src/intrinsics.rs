//! Translates operations that are calls of intrinsics: `llvm.intr.abs`, and those of other dialects.
//!
//! The operation's definition (`IntrinsicDef`) specifies the intrinsic and the properties that become arguments.
//! LLVM's table specifies the types. Fast-math flags, attributes and metadata come from the operation's properties.

use crate::function::FunctionTranslation;
use crate::interface::{Converted, NotConverted};
use crate::ops::{Bundles, attach_memory, call_attributes, takes_fast_math};
use terrace_ir::{Attr, OpDef, OpId, OpName, OpRef, SmallVec};
use terrace_llvmir as ll;
use terrace_llvmir::{AttrList, CallSpec, IntrinsicPart, TypeKind, Value};

/// The overloaded types of an intrinsic.
pub(crate) type Overloads = SmallVec<[ll::Type; 3]>;

/// An intrinsic with the slots of its operation's properties.
pub(crate) struct Intrinsic {
    intrinsic: ll::Intrinsic,
    overloads: Vec<IntrinsicPart>,
    /// Pairs of argument index and property slot.
    immediates: Vec<(usize, usize)>,
    fast_math: Option<usize>,
    /// The slots of access groups, alias scopes, noalias scopes and TBAA tags. `None` if the operation has none of
    /// these properties.
    memory: Option<[Option<usize>; 4]>,
    arg_attrs: Option<(usize, usize)>,
    /// The slot of the result's range.
    range: Option<usize>,
    /// The slots of the sizes and tags of operand bundles.
    bundles: Option<(usize, usize)>,
    /// The number of operands that are arguments. Operands of bundles follow them.
    operands: usize,
}

impl Intrinsic {
    /// Returns the intrinsic of an operation, if LLVM has it.
    pub(crate) fn new(op: &OpDef) -> Option<Intrinsic> {
        let slot = |name: &str| op.prop_index(name);
        let intrinsic = ll::Intrinsic::of_name(op.intrinsic?.name)?;
        let memory = ["access_groups", "alias_scopes", "noalias_scopes", "tbaa"].map(slot);
        let bundles = slot("op_bundle_sizes").zip(slot("op_bundle_tags"));
        let arguments = op.operands.iter();
        let arguments = arguments.filter(|group| group.name != "op_bundle_operands");
        Some(Intrinsic {
            overloads: match op.results.is_empty() {
                true => intrinsic.overloads_by_parameters(),
                false => intrinsic.overloads(),
            },
            intrinsic,
            immediates: op.immediates().collect(),
            fast_math: slot("fastmathFlags"),
            memory: memory.iter().any(Option::is_some).then_some(memory),
            arg_attrs: slot("arg_attrs").zip(slot("res_attrs")),
            range: slot("range"),
            operands: match bundles {
                Some(_) => arguments.count(),
                None => usize::MAX,
            },
            bundles,
        })
    }

    /// Returns the overloaded types of a call.
    fn overloads_of(&self, types: &ll::Types, result: ll::Type, params: &[ll::Type]) -> Overloads {
        let field = |at: usize| match types.kind(result) {
            TypeKind::Struct { fields, .. }
            | TypeKind::Identified {
                fields: Some(fields),
                ..
            } => fields.get(at).copied().unwrap_or(result),
            _ => result,
        };
        let type_of = |part: &IntrinsicPart| match *part {
            IntrinsicPart::Result(at) => field(at),
            IntrinsicPart::Parameter(at) => params.get(at).copied().unwrap_or(result),
        };
        self.overloads.iter().map(type_of).collect()
    }
}

impl FunctionTranslation<'_> {
    /// Converts an operation to a call of its intrinsic.
    pub(crate) fn convert_intrinsic(&mut self, op: OpId, name: OpName, at: usize) -> Converted {
        let Some(intrinsic) = self.dispatch.intrinsic(at) else {
            return Err(self.no_intrinsic_of(op));
        };
        let has_result = self.body.num_results(op) > 0;
        let result = match has_result {
            true => self.result_type(op)?,
            false => ll::Type::VOID,
        };
        let operands = self.body.num_operands(op).min(intrinsic.operands);
        let mut args = std::mem::take(&mut self.maps.operands);
        args.clear();
        let mut next = 0;
        loop {
            let position = args.len();
            let immediate = intrinsic.immediates.iter().find(|(at, _)| *at == position);
            let arg = match immediate {
                Some(&(_, slot)) => self.immediate(op, slot)?,
                None if next < operands => {
                    next += 1;
                    self.operand(op, next - 1)
                }
                None => break,
            };
            args.push(arg);
        }
        let (callee, function_type) = self.declare(name, intrinsic, result, &args)?;
        let attrs = match intrinsic.arg_attrs {
            Some((arg_attrs, res_attrs)) => {
                let skipped: SmallVec<[usize; 3]> =
                    intrinsic.immediates.iter().map(|(at, _)| *at).collect();
                let (arg_attrs, res_attrs) = (self.prop(op, arg_attrs), self.prop(op, res_attrs));
                call_attributes(self, op, &[], arg_attrs, res_attrs, &skipped)?
            }
            None => match intrinsic.range.and_then(|slot| self.prop(op, slot)) {
                Some(range) => self.range_of_result(range),
                None => AttrList::EMPTY,
            },
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
            let props = slots.map(|slot| self.prop(op, slot?));
            attach_memory(self, op, call, props);
        }
        if has_result {
            self.map_result(op, call);
        }
        Ok(())
    }

    /// Reports that LLVM does not have the intrinsic that the definition of an operation names.
    #[cold]
    fn no_intrinsic_of(&mut self, op: OpId) -> NotConverted {
        let def = OpRef::new(self.ctx, self.body, op).def();
        match def.and_then(|def| def.intrinsic) {
            Some(intrinsic) => self.no_intrinsic(op, intrinsic.name),
            None => NotConverted::Unknown,
        }
    }

    fn no_intrinsic(&mut self, op: OpId, name: &str) -> NotConverted {
        let message = format!("could not find LLVM intrinsic: \"{name}\"");
        self.diags.error(self.body.loc(op), message).into()
    }

    /// Returns call attributes with the range of the result.
    fn range_of_result(&mut self, range: Attr) -> AttrList {
        let mut result = Vec::new();
        let mut scope = self.scope();
        result.extend(scope.range(range));
        scope.attribute_list(&[], &result, &[])
    }

    /// Returns the argument for a property.
    fn immediate(&mut self, op: OpId, slot: usize) -> Result<Value, NotConverted> {
        let Some(attr) = self.prop(op, slot) else {
            return Err(NotConverted::Unknown);
        };
        let Some(ty) = attr.ty(self.ctx) else {
            return Err(NotConverted::Unknown);
        };
        Ok(self.constant(op, attr, ty)?.into())
    }

    /// Declares an intrinsic for these argument and result types. Returns the callee and its function type.
    fn declare(
        &mut self,
        name: OpName,
        intrinsic: &Intrinsic,
        result: ll::Type,
        args: &[Value],
    ) -> Result<(Value, ll::Type), NotConverted> {
        let params: SmallVec<[ll::Type; 6]> =
            args.iter().map(|arg| self.builder.type_of(*arg)).collect();
        let overloads = intrinsic.overloads_of(&self.builder.ctx.types, result, &params);
        let key = (name, overloads);
        if let Some(&known) = self.maps.intrinsics.get(&key) {
            return Ok(known);
        }
        let (_, overloads) = &key;
        let ctx = &mut self.builder.ctx;
        let Some(function_type) = ctx.intrinsic_type(&intrinsic.intrinsic, overloads) else {
            return Err(NotConverted::Unknown);
        };
        let callee = self.declare_named(intrinsic.intrinsic.name, overloads, function_type);
        self.maps.intrinsics.insert(key, (callee, function_type));
        Ok((callee, function_type))
    }

    /// Returns the address of the intrinsic `name` for these overloaded types, declared with this function type.
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

    /// Calls an intrinsic like `IRBuilder::CreateIntrinsic`. `name` is the base name, for example `llvm.smul.fix`;
    /// the overloaded types are inferred from the values. `result` is `ll::Type::VOID` for an intrinsic without a
    /// result. Reports an error at the operation if the intrinsic does not exist or does not match these types.
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

    /// Returns the address and type of the intrinsic that `llvm.call_intrinsic` calls with these types.
    pub(crate) fn intrinsic_by_name(
        &mut self,
        op: OpId,
        name: &str,
        result: ll::Type,
        params: &[ll::Type],
    ) -> Result<(Value, ll::Type), NotConverted> {
        let Some(intrinsic) = ll::Intrinsic::of_name(name) else {
            return Err(self.no_intrinsic(op, name));
        };
        let loc = self.body.loc(op);
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

    /// Returns the text of an LLVM IR type.
    fn show(&self, ty: ll::Type) -> String {
        let mut text = Vec::new();
        self.builder.ctx.types.push_type(ty, &mut text);
        String::from_utf8_lossy(&text).into_owned()
    }
}
