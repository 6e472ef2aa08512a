//! Converts metadata of instructions and functions other than debug information.

use crate::body::FunctionImport;
use crate::debug::DebugTable;
use crate::interface::Unhandled;
use crate::loops::LoopTable;
use crate::lost;
use crate::shared::Shared;
use terrace_builtin::attrs::{AttrBuilder, DistinctAttr};
use terrace_ir::{Attr, Context, OpId};
use terrace_llvm as llvm;
use terrace_llvm::LLVMFuncOp;
use terrace_llvm::attrs::{DereferenceableAttr, MMRATagAttr, VecTypeHintAttr};
use terrace_llvmir as ll;
use terrace_llvmir::{Inst, Md, MdKind, MdKindId};

/// Converts the metadata of an instruction or function.
type Set = fn(&mut FunctionImport<'_>, Md, OpId) -> Result<(), Unhandled>;

/// The kinds of metadata that the LLVM dialect converts.
pub(crate) const KINDS: &[(&str, Set)] = &[
    ("prof", set_profile),
    ("tbaa", set_tbaa),
    ("alias.scope", |import, node, op| {
        set_scopes(import, node, op, "alias_scopes")
    }),
    ("noalias", |import, node, op| {
        set_scopes(import, node, op, "noalias_scopes")
    }),
    ("llvm.access.group", set_access_groups),
    ("llvm.loop", set_loop),
    ("mmra", set_relaxations),
    ("dereferenceable", |import, node, op| {
        set_dereferenceable(import, node, op, false)
    }),
    ("dereferenceable_or_null", |import, node, op| {
        set_dereferenceable(import, node, op, true)
    }),
    ("vec_type_hint", set_vec_type_hint),
    ("work_group_size_hint", |import, node, op| {
        set_work_group_size(import, node, op, LLVMFuncOp::WORK_GROUP_SIZE_HINT)
    }),
    ("reqd_work_group_size", |import, node, op| {
        set_work_group_size(import, node, op, LLVMFuncOp::REQD_WORK_GROUP_SIZE)
    }),
    ("intel_reqd_sub_group_size", set_sub_group_size),
];

/// The discardable attribute for memory model relaxations.
const MMRA: &str = "llvm.mmra";

/// The nodes that a thread has converted, reused across functions.
#[derive(Default)]
pub(crate) struct KnownMetadata {
    pub debug: DebugTable,
    pub loops: LoopTable,
}

/// Read access to a module's metadata.
#[derive(Clone, Copy)]
pub(crate) struct Reader<'m> {
    module: &'m ll::Module,
}

impl<'m> Reader<'m> {
    pub(crate) fn new(module: &'m ll::Module) -> Self {
        Reader { module }
    }

    /// Returns true if LLVM's class is `MDNode`: not a string, a value or an argument list.
    pub(crate) fn is_node(self, md: Md) -> bool {
        !matches!(
            self.module.ctx.metadata.kind(md),
            MdKind::String(_) | MdKind::Value(_) | MdKind::ArgList(_)
        )
    }

    /// Returns the operands of a generic node, or an empty slice for other metadata.
    pub(crate) fn operands(self, md: Md) -> &'m [Option<Md>] {
        match self.module.ctx.metadata.kind(md) {
            MdKind::Node { operands, .. } => operands,
            _ => &[],
        }
    }

    /// Returns the bytes of a metadata string.
    pub(crate) fn string(self, md: Md) -> Option<&'m [u8]> {
        string(self.module, md)
    }

    /// Returns the constant that metadata wraps.
    pub(crate) fn constant(self, md: Md) -> Option<ll::Const> {
        match self.module.ctx.metadata.kind(md) {
            MdKind::Value(c) => Some(*c),
            _ => None,
        }
    }

    /// Returns the low 64 bits of an integer constant in metadata.
    pub(crate) fn number(self, shared: &Shared<'_>, md: Md) -> Option<u64> {
        Some(shared.int(self.constant(md)?)?.low_u64())
    }
}

/// Returns the bytes of a metadata string.
pub(crate) fn string(module: &ll::Module, md: Md) -> Option<&[u8]> {
    match module.ctx.metadata.kind(md) {
        MdKind::String(bytes) => Some(bytes),
        _ => None,
    }
}

/// Returns a new `distinct[N]<>`.
pub(crate) fn distinct(ctx: &Context) -> Attr {
    ctx.attr(DistinctAttr {
        referenced: Attr::UNIT,
        id: ctx.new_distinct(),
    })
}

impl FunctionImport<'_> {
    /// Converts an instruction's metadata to attributes of an operation.
    pub(crate) fn set_metadata_attrs(&mut self, inst: Inst, op: OpId) {
        let body = self.body;
        for &(_, kind, node) in body.attachments(inst) {
            let Some((dialect, number)) = self.shared.dispatch.metadata(kind) else {
                continue;
            };
            if dialect.set_metadata_attrs(number, node, op, self) == Ok(()) {
                if self.losses.is_on() {
                    self.carried.metadata.push(kind);
                }
            } else if self.shared.options.emit_expensive_warnings {
                let node = self.shared.metadata_text(node);
                let text = self.inst_text(inst);
                self.diags
                    .warning(self.loc, format!("unhandled metadata: {node} on {text}"));
            }
        }
    }

    /// Converts a function's metadata to attributes.
    pub(crate) fn set_function_metadata(&mut self, attachments: &[(MdKindId, Md)]) {
        for &(kind, node) in attachments {
            let lost = |import: &mut Self| {
                let loss = lost::metadata(import.shared.module, kind, "a function");
                import.losses.add_if(kind != MdKindId::DBG, &loss);
            };
            let Some((dialect, number)) = self.shared.dispatch.metadata(kind) else {
                lost(self);
                continue;
            };
            if dialect.set_metadata_attrs(number, node, OpId::ROOT, self) == Err(Unhandled) {
                lost(self);
                let node = self.shared.metadata_text(node);
                let text = self.function_text();
                let message = format!("unhandled function metadata: {node} on {text}");
                self.diags.warning(self.loc, message);
            }
        }
    }

    /// Returns the tag of an operand bundle.
    pub(crate) fn bundle_tag(&self, bundle: ll::Bundle<'_>) -> &[u8] {
        string(self.shared.module, bundle.tag).unwrap_or_default()
    }

    pub(crate) fn reader(&self) -> Reader<'_> {
        Reader::new(self.shared.module)
    }

    /// Returns the integers in these operands.
    fn numbers(&mut self, operands: &[Option<Md>]) -> Result<Vec<i32>, Unhandled> {
        let reader = Reader::new(self.shared.module);
        let number = |operand: &Option<Md>| reader.number(self.shared, (*operand)?);
        let numbers: Option<Vec<u64>> = operands.iter().map(number).collect();
        let numbers = numbers.ok_or(Unhandled)?;
        let fits = |number: &u64| u32::try_from(*number).is_ok();
        if !numbers.iter().all(fits) {
            self.losses.add("metadata integers wider than 32 bits");
        }
        Ok(numbers.into_iter().map(|number| number as i32).collect())
    }

    /// Returns the slot of an operation's property. Returns an error if the operation does not have it.
    fn slot(&self, op: OpId, name: &str) -> Result<usize, Unhandled> {
        let def = self.shared.ctx.op_def(self.out.name(op));
        def.and_then(|def| def.prop_index(name)).ok_or(Unhandled)
    }

    fn set(&mut self, op: OpId, slot: usize, value: Attr) -> Result<(), Unhandled> {
        self.out.set_prop(op, slot, Some(value));
        Ok(())
    }

    /// Returns true if `op` is the function's operation.
    fn is_function(&self, op: OpId) -> bool {
        op == OpId::ROOT && self.out.name(op) == self.shared.ctx.name::<LLVMFuncOp>()
    }
}

/// Sets the entry count of a function or the branch weights of a branch.
fn set_profile(import: &mut FunctionImport<'_>, node: Md, op: OpId) -> Result<(), Unhandled> {
    let (ctx, reader) = (import.shared.ctx, Reader::new(import.shared.module));
    let [Some(name), rest @ ..] = reader.operands(node) else {
        return Err(Unhandled);
    };
    match reader.string(*name) {
        Some(b"function_entry_count") => {
            let &[Some(count)] = rest else {
                return Err(Unhandled);
            };
            let count = reader.number(import.shared, count).ok_or(Unhandled)?;
            if !import.is_function(op) {
                let message = "expected function_entry_count to be attached to a function";
                import.diags.warning(import.out.loc(op), message);
                return Err(Unhandled);
            }
            import.set(op, LLVMFuncOp::FUNCTION_ENTRY_COUNT, ctx.i64(count as i64))
        }
        Some(b"branch_weights") => {
            let weights = match rest {
                [] => return Err(Unhandled),
                // The origin of the weights, expected or measured, is dropped.
                [Some(origin), weights @ ..] => match reader.string(*origin) {
                    Some(b"expected") => {
                        import.losses.add("origin of branch weights");
                        weights
                    }
                    Some(_) => return Err(Unhandled),
                    None => rest,
                },
                _ => rest,
            };
            let weights = import.numbers(weights)?;
            let name = import.out.name(op);
            let is_branch = name == ctx.name::<llvm::CondBrOp>()
                || name == ctx.name::<llvm::SwitchOp>()
                || name == ctx.name::<llvm::InvokeOp>();
            if !is_branch {
                return Err(Unhandled);
            }
            let slot = import.slot(op, "branch_weights")?;
            import.set(op, slot, ctx.i32_array(&weights))
        }
        _ => Err(Unhandled),
    }
}

fn set_tbaa(import: &mut FunctionImport<'_>, node: Md, op: OpId) -> Result<(), Unhandled> {
    let tag = import.shared.accesses.tag(node).ok_or(Unhandled)?;
    let slot = import.slot(op, "tbaa")?;
    let tags = import.shared.ctx.array(&[tag]);
    import.set(op, slot, tags)
}

fn set_scopes(
    import: &mut FunctionImport<'_>,
    node: Md,
    op: OpId,
    prop: &str,
) -> Result<(), Unhandled> {
    let scopes = import.shared.accesses.scopes(import.reader(), node);
    let scopes = scopes.ok_or(Unhandled)?;
    let slot = import.slot(op, prop)?;
    let scopes = import.shared.ctx.array(&scopes);
    import.set(op, slot, scopes)
}

fn set_access_groups(import: &mut FunctionImport<'_>, node: Md, op: OpId) -> Result<(), Unhandled> {
    let groups = import.shared.accesses.groups(import.reader(), node);
    let groups = groups.ok_or(Unhandled)?;
    let slot = import.slot(op, "access_groups")?;
    let groups = import.shared.ctx.array(&groups);
    import.set(op, slot, groups)
}

/// Sets the loop annotation of a branch. Errors in the annotation are reported for other operations too.
fn set_loop(import: &mut FunctionImport<'_>, node: Md, op: OpId) -> Result<(), Unhandled> {
    let annotation = import.loop_annotation(node, import.loc).ok_or(Unhandled)?;
    let slot = import.slot(op, "loop_annotation")?;
    import.set(op, slot, annotation)
}

/// Sets memory model relaxations: one tag or a list of tags.
fn set_relaxations(import: &mut FunctionImport<'_>, node: Md, op: OpId) -> Result<(), Unhandled> {
    let (ctx, reader) = (import.shared.ctx, Reader::new(import.shared.module));
    let tag = |node: Md| {
        let &[Some(prefix), Some(suffix)] = reader.operands(node) else {
            return None;
        };
        Some(ctx.attr(MMRATagAttr {
            prefix: reader.string(prefix)?.into(),
            suffix: reader.string(suffix)?.into(),
        }))
    };
    let value = match tag(node) {
        Some(tag) => tag,
        None => {
            let tags = reader.operands(node).iter();
            let tags: Option<Vec<Attr>> = tags.map(|operand| tag((*operand)?)).collect();
            ctx.array(&tags.ok_or(Unhandled)?)
        }
    };
    // The operation was just created, so it has no other discardable attributes.
    let attrs = ctx.dictionary(vec![(ctx.string(MMRA), value)]);
    import.out.set_attrs(op, attrs);
    Ok(())
}

/// Sets the number of dereferenceable bytes of a pointer that is loaded or converted from an integer.
fn set_dereferenceable(
    import: &mut FunctionImport<'_>,
    node: Md,
    op: OpId,
    may_be_null: bool,
) -> Result<(), Unhandled> {
    let reader = Reader::new(import.shared.module);
    let bytes = match *reader.operands(node) {
        [Some(bytes)] => reader.number(import.shared, bytes),
        _ => None,
    };
    let bytes = bytes.ok_or(Unhandled)?;
    let slot = import.slot(op, "dereferenceable")?;
    let attr = import
        .shared
        .ctx
        .attr(DereferenceableAttr { bytes, may_be_null });
    import.set(op, slot, attr)
}

fn set_vec_type_hint(import: &mut FunctionImport<'_>, node: Md, op: OpId) -> Result<(), Unhandled> {
    let (ctx, reader) = (import.shared.ctx, Reader::new(import.shared.module));
    let &[Some(hint), Some(is_signed)] = reader.operands(node) else {
        return Err(Unhandled);
    };
    let hint = reader.constant(hint).ok_or(Unhandled)?;
    let is_signed = reader.number(import.shared, is_signed).ok_or(Unhandled)? != 0;
    if !import.is_function(op) {
        return Err(Unhandled);
    }
    let hint = import.ty(import.shared.const_type(hint));
    let hint = ctx.type_attr(hint);
    let attr = ctx.attr(VecTypeHintAttr { hint, is_signed });
    import.set(op, LLVMFuncOp::VEC_TYPE_HINT, attr)
}

fn set_work_group_size(
    import: &mut FunctionImport<'_>,
    node: Md,
    op: OpId,
    slot: usize,
) -> Result<(), Unhandled> {
    let sizes = import.numbers(Reader::new(import.shared.module).operands(node))?;
    if !import.is_function(op) {
        return Err(Unhandled);
    }
    import.set(op, slot, import.shared.ctx.i32_array(&sizes))
}

fn set_sub_group_size(
    import: &mut FunctionImport<'_>,
    node: Md,
    op: OpId,
) -> Result<(), Unhandled> {
    let sizes = import.numbers(Reader::new(import.shared.module).operands(node))?;
    match *sizes {
        [size] if import.is_function(op) => {
            let size = import.shared.ctx.i32(size);
            import.set(op, LLVMFuncOp::INTEL_REQD_SUB_GROUP_SIZE, size)
        }
        _ => Err(Unhandled),
    }
}
