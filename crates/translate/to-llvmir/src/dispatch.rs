//! Maps operation names to translations, by the index of the name.

use crate::function::FunctionTranslation;
use crate::interface::{Converted, LlvmTranslationDialectInterface};
use crate::intrinsics::Intrinsic;
use crate::ops;
use std::sync::OnceLock;
use terrace_builtin::attrs::AttrBuilder;
use terrace_ir::interfaces::BranchOpInterface;
use terrace_ir::{Attr, Context, OpDef, OpId, OpName};
use terrace_llvm::constraints::defaults;
use terrace_llvm::enums::{CConv, CConvAttr, FastmathFlags, TailCallKind, TailCallKindAttr};
use terrace_llvm::{BrOp, CondBrOp};

/// Converts operations of one kind.
pub(crate) type ConvertFn = fn(&mut FunctionTranslation<'_>, OpId) -> Converted;

/// The translation of an operation.
#[derive(Clone, Copy)]
pub(crate) enum Row {
    /// Converted by its dialect's translation, if it has one.
    Foreign,
    /// Converted by a function of this crate.
    Op(ConvertFn),
    /// Converted to a call of the intrinsic with this index.
    Intrinsic(u32),
}

/// Frequent attributes and names, recognized by handle.
pub(crate) struct Handles {
    pub zero_i32: Attr,
    pub zero_i64: Attr,
    pub fastmath: Attr,
    pub cconv: Attr,
    pub tail: Attr,
    pub no_sizes: Attr,
    pub br: Option<OpName>,
    pub cond_br: Option<OpName>,
    /// The slot of the operand segment sizes.
    pub cond_br_sizes: usize,
}

/// An operation that declares an intrinsic. LLVM's table is searched at the first use.
struct IntrinsicRow {
    op: &'static OpDef,
    found: OnceLock<Option<Intrinsic>>,
}

/// The tables of one translation, shared by its threads.
pub(crate) struct Dispatch {
    rows: Vec<Row>,
    intrinsics: Vec<IntrinsicRow>,
    pub handles: Handles,
    pub branches: Vec<Option<&'static dyn BranchOpInterface>>,
}

impl Dispatch {
    pub(crate) fn new(ctx: &Context) -> Self {
        let mut dispatch = Dispatch {
            rows: vec![Row::Foreign; ctx.registered_ops()],
            intrinsics: Vec::new(),
            handles: Handles {
                zero_i32: ctx.i32(0),
                zero_i64: ctx.i64(0),
                fastmath: FastmathFlags::NONE.attr(ctx),
                cconv: CConvAttr::attr(CConv::C, ctx),
                tail: TailCallKindAttr::attr(TailCallKind::None, ctx),
                no_sizes: defaults::no_sizes(ctx),
                br: ctx.name_of(BrOp::def()),
                cond_br: ctx.name_of(CondBrOp::def()),
                cond_br_sizes: CondBrOp::def()
                    .prop_index("operandSegmentSizes")
                    .unwrap_or(usize::MAX),
            },
            branches: ctx.op_interface_table::<dyn BranchOpInterface>(),
        };
        for dialect in ctx.dialects() {
            for &op in dialect.ops {
                if let (Some(_), Some(name)) = (op.intrinsic, ctx.name_of(op)) {
                    dispatch.rows[name.index()] = Row::Intrinsic(dispatch.intrinsics.len() as u32);
                    let found = OnceLock::new();
                    dispatch.intrinsics.push(IntrinsicRow { op, found });
                }
            }
        }
        // As for any dialect, operations of the LLVM dialect are converted only if its translation is registered.
        let llvm = ctx.dialect_interface::<dyn LlvmTranslationDialectInterface>("llvm");
        if llvm.is_some() {
            ops::for_each(&mut |def: &'static OpDef, convert| {
                if let Some(name) = ctx.name_of(def) {
                    dispatch.rows[name.index()] = Row::Op(convert);
                }
            });
        }
        dispatch
    }

    /// Returns true if functions of this crate convert operations with this name.
    pub(crate) fn converts(&self, name: OpName) -> bool {
        !matches!(self.row(name), Row::Foreign)
    }

    /// Returns the intrinsic of a row, if LLVM has it.
    pub(crate) fn intrinsic(&self, at: usize) -> Option<&Intrinsic> {
        let row = self.intrinsics.get(at)?;
        let found = row.found.get_or_init(|| Intrinsic::new(row.op));
        found.as_ref()
    }

    #[inline]
    pub(crate) fn row(&self, name: OpName) -> Row {
        self.rows.get(name.index()).copied().unwrap_or(Row::Foreign)
    }
}
