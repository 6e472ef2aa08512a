//! Records dropped parts of instructions: the parts that the conversion does not list as preserved.

use super::symbols::{convention, metadata};
use crate::body::FunctionImport;
use terrace_ir::{SmallVec, message_text};
use terrace_llvmir as ll;
use terrace_llvmir::{
    AttrKind, Attribute, ConstKind, DebugLocation, DebugRecord, DebugRecordKind, Inst, InstKind,
    MdKindId, TailKind,
};

/// The parts of an instruction that its operation preserves, as listed by the conversion. Operands, types and the
/// fields of [`InstKind`] itself are not included: a conversion that drops one of these must record that.
#[derive(Default)]
pub(crate) struct Carried {
    /// The preserved kinds of metadata.
    pub metadata: SmallVec<[MdKindId; 4]>,
    /// The calling convention of a call.
    pub convention: bool,
    /// The tail call kind.
    pub tail: bool,
    /// The fast-math flags of a call.
    pub fast_math: bool,
    /// The operand bundles.
    pub bundles: bool,
    /// The preserved attributes of the call itself.
    pub keywords: &'static [AttrKind],
    /// True if the attributes of arguments and results are preserved, as far as the dialect has them.
    pub parameters: bool,
    /// Arguments whose attributes are dropped nevertheless.
    pub skipped: SmallVec<[usize; 3]>,
    /// The attributes that all arguments preserve.
    pub of_arguments: &'static [AttrKind],
    /// An argument whose alignment is preserved.
    pub aligned: Option<usize>,
    /// The range of a call's result.
    pub range: bool,
}

impl FunctionImport<'_> {
    /// Returns true if the instruction has metadata of this kind, and records that the operation preserves it.
    pub(crate) fn carries(&mut self, inst: Inst, kind: MdKindId) -> bool {
        let is_there = self.body.attachment(inst, kind).is_some();
        if is_there && self.losses.is_on() {
            self.carried.metadata.push(kind);
        }
        is_there
    }

    /// Records the parts of an instruction that its operation does not preserve, and resets `carried`.
    pub(crate) fn record_losses(&mut self, inst: Inst, kind: InstKind<'_>) {
        if !self.losses.is_on() {
            return;
        }
        let carried = std::mem::take(&mut self.carried);
        let module = self.shared.module;
        for &(_, md, _) in self.body.attachments(inst) {
            if md != MdKindId::DBG && !carried.metadata.contains(&md) {
                self.losses.add(&metadata(module, md, "an instruction"));
            }
        }
        if let Some(call) = kind.call() {
            self.record_call(call, &carried);
        }
    }

    fn record_call(&mut self, call: ll::Call<'_>, carried: &Carried) {
        let ctx = &self.shared.module.ctx;
        let ll::Call {
            function_type: _,
            callee,
            args: _,
            conv,
            tail,
            attrs,
            fast_math,
            bundles,
        } = call;
        match carried.convention {
            true => convention(conv, self.losses),
            false if conv != ll::CallConv::C => {
                self.losses.add("calling convention of a call");
            }
            false => {}
        }
        if !carried.tail && tail != TailKind::None {
            self.losses.add("tail call marker of a call");
        }
        self.losses.add_if(
            !carried.fast_math && fast_math != 0,
            "fast-math flags of a call",
        );
        if let Some(ConstKind::InlineAsm(asm)) = callee.as_const().map(|c| ctx.consts.kind(c)) {
            let ll::InlineAsm {
                function_type: _,
                text: _,
                constraints: _,
                side_effects: _,
                align_stack: _,
                intel_dialect: _,
                can_unwind,
            } = asm;
            self.losses.add_if(*can_unwind, "unwind of inline assembly");
        }
        if !carried.bundles {
            for bundle in bundles.iter() {
                let kind = format!(
                    "operand bundle \"{}\"",
                    message_text(self.bundle_tag(bundle))
                );
                self.losses.add(&kind);
            }
        }
        for attribute in ctx.attrs.set(ctx.attrs.function_set(attrs)) {
            let kept = attribute
                .kind()
                .is_some_and(|kind| carried.keywords.contains(&kind));
            if !kept {
                self.losses.add(&attribute_of(attribute, "a call"));
            }
        }
        for attribute in ctx.attrs.set(ctx.attrs.result_set(attrs)) {
            let kept = carried.parameters && self.has_parameter_attr(attribute)
                || carried.range && matches!(attribute, Attribute::Range(..));
            if !kept {
                self.losses.add(&attribute_of(attribute, "a call's result"));
            }
        }
        for (at, &set) in ctx.attrs.param_sets(attrs).iter().enumerate() {
            for attribute in ctx.attrs.set(set) {
                let kind = attribute.kind();
                let kept = carried.parameters
                    && !carried.skipped.contains(&at)
                    && self.has_parameter_attr(attribute)
                    || kind.is_some_and(|kind| carried.of_arguments.contains(&kind))
                    || carried.aligned == Some(at) && kind == Some(AttrKind::Alignment);
                if !kept {
                    self.losses
                        .add(&attribute_of(attribute, "a call's argument"));
                }
            }
        }
    }

    /// Returns true if the dialect has a counterpart of a parameter or result attribute.
    fn has_parameter_attr(&mut self, attribute: &Attribute) -> bool {
        self.shared.parameter_attr(attribute, self.types).is_some()
    }

    /// Records that a debug record was dropped.
    pub(crate) fn lose_record(&mut self, record: &DebugRecord) {
        let list = matches!(record.location, DebugLocation::List(_));
        let kind = match record.kind {
            DebugRecordKind::Assign => "#dbg_assign",
            DebugRecordKind::DeclareValue => "#dbg_declare_value",
            _ if list => "debug records of several values",
            DebugRecordKind::Value => "#dbg_value",
            DebugRecordKind::Declare => "#dbg_declare",
            DebugRecordKind::Label => "#dbg_label",
        };
        self.losses.add(kind);
    }
}

/// Describes a dropped attribute.
pub(crate) fn attribute_of(attribute: &Attribute, of: &str) -> String {
    match attribute {
        Attribute::String(key, _) => format!("attribute \"{}\" of {of}", message_text(key)),
        other => format!(
            "attribute {} of {of}",
            other.kind().map_or("", AttrKind::text)
        ),
    }
}
