//! Converts the intrinsics that need custom conversions.

use crate::body::FunctionImport;
use crate::interface::IntrinsicCall;
use terrace_ir::{Attr, Failed};
use terrace_llvm as llvm;
use terrace_llvm::enums::{FPExceptionBehavior, RoundingMode};
use terrace_llvmir as ll;
use terrace_llvmir::{AttrKind, Attribute, ConstKind, MdKindId};

/// The conversion of one intrinsic.
pub(super) type Convert = fn(&mut FunctionImport<'_>, IntrinsicCall<'_>) -> Result<(), Failed>;

/// The intrinsics and their conversions. Debug intrinsics were converted to records before the import.
pub(super) const TABLE: &[(&str, Convert)] = &[
    ("llvm.masked.load", masked_load),
    ("llvm.masked.store", masked_store),
    ("llvm.masked.gather", masked_gather),
    ("llvm.masked.scatter", masked_scatter),
    ("llvm.matrix.column.major.load", matrix_load),
    ("llvm.matrix.column.major.store", matrix_store),
    ("llvm.matrix.multiply", matrix_multiply),
    ("llvm.matrix.transpose", matrix_transpose),
    ("llvm.experimental.constrained.fpext", constrained_fpext),
    (
        "llvm.experimental.constrained.fptrunc",
        constrained_cast::<llvm::ConstrainedFPTruncIntr>,
    ),
    (
        "llvm.experimental.constrained.sitofp",
        constrained_cast::<llvm::ConstrainedSIToFP>,
    ),
    (
        "llvm.experimental.constrained.uitofp",
        constrained_cast::<llvm::ConstrainedUIToFP>,
    ),
    ("llvm.experimental.noalias.scope.decl", scope_declaration),
    ("llvm.dbg.declare", debug),
    ("llvm.dbg.label", debug),
    ("llvm.dbg.value", debug),
];

/// Does nothing, because debug records have replaced the intrinsic.
fn debug(_: &mut FunctionImport<'_>, _: IntrinsicCall<'_>) -> Result<(), Failed> {
    Ok(())
}

impl FunctionImport<'_> {
    /// Returns the alignment in an argument's attributes.
    fn param_align(&mut self, call: ll::Call<'_>, at: usize) -> i32 {
        self.carried.aligned = Some(at);
        let attrs = &self.shared.module.ctx.attrs;
        let set = attrs.param_sets(call.attrs).get(at).copied();
        let attributes = attrs.set(set.unwrap_or(ll::AttrSet::EMPTY)).iter();
        let align = |one: &Attribute| match one {
            Attribute::Int(AttrKind::Alignment, align) => Some(*align as i32),
            _ => None,
        };
        attributes.into_iter().find_map(align).unwrap_or(1)
    }

    /// Returns argument `at`, which must exist.
    fn arg(&mut self, call: IntrinsicCall<'_>, at: usize) -> Result<ll::Value, Failed> {
        match call.call.args.get(at) {
            Some(arg) => Ok(arg),
            None => Err(self.error("missing argument of the intrinsic")),
        }
    }

    /// Returns the dialect's value for argument `at`.
    fn arg_value(
        &mut self,
        call: IntrinsicCall<'_>,
        at: usize,
    ) -> Result<terrace_ir::ValueId, Failed> {
        let arg = self.arg(call, at)?;
        self.value(arg)
    }

    /// Returns the integer constant of argument `at`. Like upstream, also creates an operation for it.
    fn arg_attr(&mut self, call: IntrinsicCall<'_>, at: usize) -> Result<Attr, Failed> {
        let arg = self.arg(call, at)?;
        self.value(arg)?;
        match self.immediate(arg) {
            Some(value) => Ok(value),
            None => Err(self.error(super::NOT_CONSTANT)),
        }
    }

    /// Returns the type of the call's result.
    fn call_type(&mut self, call: IntrinsicCall<'_>) -> terrace_ir::Type {
        let ty = self.body.inst_type(call.inst);
        self.ty(ty)
    }

    /// Returns the string of argument `at`, which is a metadata string.
    fn arg_words(&mut self, call: IntrinsicCall<'_>, at: usize) -> Result<String, Failed> {
        let arg = self.arg(call, at)?;
        let module = self.shared.module;
        let words = arg
            .as_const()
            .and_then(|c| match module.ctx.consts.kind(c) {
                ConstKind::Metadata(md) => crate::metadata::string(module, md),
                _ => None,
            });
        match words {
            Some(words) => Ok(String::from_utf8_lossy(words).into_owned()),
            None => Err(self.error("expected metadata string as argument of the intrinsic")),
        }
    }

    fn exception_behavior(
        &mut self,
        call: IntrinsicCall<'_>,
        at: usize,
    ) -> Result<FPExceptionBehavior, Failed> {
        Ok(match &*self.arg_words(call, at)? {
            "fpexcept.ignore" => FPExceptionBehavior::Ignore,
            "fpexcept.maytrap" => FPExceptionBehavior::MayTrap,
            "fpexcept.strict" => FPExceptionBehavior::Strict,
            _ => return Err(self.error("unknown exception behavior")),
        })
    }

    fn rounding_mode(
        &mut self,
        call: IntrinsicCall<'_>,
        at: usize,
    ) -> Result<RoundingMode, Failed> {
        Ok(match &*self.arg_words(call, at)? {
            "round.dynamic" => RoundingMode::Dynamic,
            "round.tonearest" => RoundingMode::NearestTiesToEven,
            "round.tonearestaway" => RoundingMode::NearestTiesToAway,
            "round.downward" => RoundingMode::TowardNegative,
            "round.upward" => RoundingMode::TowardPositive,
            "round.towardzero" => RoundingMode::TowardZero,
            _ => return Err(self.error("unknown rounding mode")),
        })
    }
}

fn masked_load(import: &mut FunctionImport<'_>, call: IntrinsicCall<'_>) -> Result<(), Failed> {
    let (data, mask, other) = (
        import.arg_value(call, 0)?,
        import.arg_value(call, 1)?,
        import.arg_value(call, 2)?,
    );
    let nontemporal = import.carries(call.inst, MdKindId::NONTEMPORAL);
    let align = import.param_align(call.call, 0);
    let spec = llvm::MaskedLoadOp::spec(import.call_type(call), data, mask, align)
        .pass_thru(other)
        .nontemporal(nontemporal);
    let value = import.create_value(spec);
    import.map_value(call.inst, value);
    Ok(())
}

fn masked_store(import: &mut FunctionImport<'_>, call: IntrinsicCall<'_>) -> Result<(), Failed> {
    let (value, data, mask) = (
        import.arg_value(call, 0)?,
        import.arg_value(call, 1)?,
        import.arg_value(call, 2)?,
    );
    let align = import.param_align(call.call, 1);
    let op = import.create(llvm::MaskedStoreOp::spec(value, data, mask, align));
    import.map_op(op);
    Ok(())
}

fn masked_gather(import: &mut FunctionImport<'_>, call: IntrinsicCall<'_>) -> Result<(), Failed> {
    let (pointers, mask) = (import.arg_value(call, 0)?, import.arg_value(call, 1)?);
    let rest = import.values(call.call.args.iter().skip(2))?;
    let align = import.param_align(call.call, 0);
    let ty = import.call_type(call);
    let spec = llvm::MaskedGatherOp::spec(ty, pointers, mask, &rest, align);
    let value = import.create_value(spec);
    import.map_value(call.inst, value);
    Ok(())
}

fn masked_scatter(import: &mut FunctionImport<'_>, call: IntrinsicCall<'_>) -> Result<(), Failed> {
    let (value, pointers, mask) = (
        import.arg_value(call, 0)?,
        import.arg_value(call, 1)?,
        import.arg_value(call, 2)?,
    );
    let align = import.param_align(call.call, 1);
    let op = import.create(llvm::MaskedScatterOp::spec(value, pointers, mask, align));
    import.map_op(op);
    Ok(())
}

fn matrix_load(import: &mut FunctionImport<'_>, call: IntrinsicCall<'_>) -> Result<(), Failed> {
    type Op = llvm::MatrixColumnMajorLoadOp;
    let operands = [import.arg_value(call, 0)?, import.arg_value(call, 1)?];
    let props = [
        (Op::IS_VOLATILE, import.arg_attr(call, 2)?),
        (Op::ROWS, import.arg_attr(call, 3)?),
        (Op::COLUMNS, import.arg_attr(call, 4)?),
    ];
    let ty = import.call_type(call);
    let value = import.insert_value::<Op>(&operands, ty, &props);
    import.map_value(call.inst, value);
    Ok(())
}

fn matrix_store(import: &mut FunctionImport<'_>, call: IntrinsicCall<'_>) -> Result<(), Failed> {
    type Op = llvm::MatrixColumnMajorStoreOp;
    let operands = [
        import.arg_value(call, 0)?,
        import.arg_value(call, 1)?,
        import.arg_value(call, 2)?,
    ];
    let props = [
        (Op::IS_VOLATILE, import.arg_attr(call, 3)?),
        (Op::ROWS, import.arg_attr(call, 4)?),
        (Op::COLUMNS, import.arg_attr(call, 5)?),
    ];
    let op = import.insert::<Op>(&operands, &[], &props);
    import.map_op(op);
    Ok(())
}

fn matrix_multiply(import: &mut FunctionImport<'_>, call: IntrinsicCall<'_>) -> Result<(), Failed> {
    type Op = llvm::MatrixMultiplyOp;
    let operands = [import.arg_value(call, 0)?, import.arg_value(call, 1)?];
    let props = [
        (Op::LHS_ROWS, import.arg_attr(call, 2)?),
        (Op::LHS_COLUMNS, import.arg_attr(call, 3)?),
        (Op::RHS_COLUMNS, import.arg_attr(call, 4)?),
    ];
    let ty = import.call_type(call);
    let value = import.insert_value::<Op>(&operands, ty, &props);
    import.map_value(call.inst, value);
    Ok(())
}

fn matrix_transpose(
    import: &mut FunctionImport<'_>,
    call: IntrinsicCall<'_>,
) -> Result<(), Failed> {
    type Op = llvm::MatrixTransposeOp;
    let operands = [import.arg_value(call, 0)?];
    let props = [
        (Op::ROWS, import.arg_attr(call, 1)?),
        (Op::COLUMNS, import.arg_attr(call, 2)?),
    ];
    let ty = import.call_type(call);
    let value = import.insert_value::<Op>(&operands, ty, &props);
    import.map_value(call.inst, value);
    Ok(())
}

fn constrained_fpext(
    import: &mut FunctionImport<'_>,
    call: IntrinsicCall<'_>,
) -> Result<(), Failed> {
    let operand = import.arg_value(call, 0)?;
    let behavior = import.exception_behavior(call, 1)?;
    let ty = import.call_type(call);
    let value = import.create_value(llvm::ConstrainedFPExtIntr::spec(ty, operand, behavior));
    import.map_value(call.inst, value);
    Ok(())
}

/// Converts a cast with a rounding mode, whose operation also has an exception behavior.
fn constrained_cast<Op: terrace_ir::OpView>(
    import: &mut FunctionImport<'_>,
    call: IntrinsicCall<'_>,
) -> Result<(), Failed> {
    let operand = import.arg_value(call, 0)?;
    let behavior = import.exception_behavior(call, 2)?;
    let mode = import.rounding_mode(call, 1)?;
    let ctx = import.shared.ctx;
    let slot = |name: &str| Op::DEF.prop_index(name).unwrap_or(usize::MAX);
    let props = [
        (slot("roundingmode"), mode.attr(ctx)),
        (slot("fpExceptionBehavior"), behavior.attr(ctx)),
    ];
    let ty = import.call_type(call);
    let value = import.insert_value::<Op>(&[operand], ty, &props);
    import.map_value(call.inst, value);
    Ok(())
}

/// Converts the declaration of an alias scope. A scope that no operation uses is not declared.
fn scope_declaration(
    import: &mut FunctionImport<'_>,
    call: IntrinsicCall<'_>,
) -> Result<(), Failed> {
    let list = import.arg(call, 0)?;
    if let Some(scope) = import.declared_scope(list) {
        type Op = llvm::NoAliasScopeDeclOp;
        let op = import.insert::<Op>(&[], &[], &[(Op::SCOPE, scope)]);
        import.map_op(op);
    }
    Ok(())
}
