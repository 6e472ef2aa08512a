//! The printing of operands, results, regions and properties: one function for each step.

use super::Format;
use super::print::Printed;
use crate::printer::Printer;
use std::ops::Range;
use terrace_builtin::attrs::int_value;
use terrace_ir::{Attr, AttrSyntax, OpRef, OperandGroups, SmallVec, Type};

/// A choice of operands or results.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Values {
    /// The operands between the first `.0` and the last `.1`.
    Operands(usize, usize),
    /// The operands of a group whose place varies.
    OperandGroup(usize),
    /// All results.
    Results,
    /// The results of a group.
    ResultGroup(usize),
}

impl Values {
    /// Not one.
    pub(super) const NONE: Values = Values::Operands(usize::MAX, 0);
}

impl Format {
    /// The range of the chosen values among the operands, or among the results.
    pub(super) fn range(&self, values: Values, printed: &Printed<'_>) -> Range<usize> {
        let &Printed { op, row, .. } = printed;
        match values {
            Values::Operands(before, after) => {
                let end = row.num_operands().saturating_sub(after);
                before.min(end)..end
            }
            Values::OperandGroup(group) => match printed.groups.range(group) {
                Some(range) => range,
                None => OperandGroups::in_row(self.def, op.ctx, row, group),
            },
            Values::Results => 0..row.num_results(),
            Values::ResultGroup(group) => {
                OperandGroups::results(self.def, op.ctx, op.body, op.id, group)
            }
        }
    }

    pub(super) fn types(&self, values: Values, printed: &Printed<'_>) -> SmallVec<[Type; 8]> {
        let &Printed { op, row, .. } = printed;
        let range = self.range(values, printed);
        match values {
            Values::Operands(..) | Values::OperandGroup(_) => {
                let operands = row.operands_in(range);
                operands.map(|value| op.body.ty(value)).collect()
            }
            Values::Results | Values::ResultGroup(_) => {
                let results = row.results().skip(range.start).take(range.len());
                results.map(|value| op.body.ty(value)).collect()
            }
        }
    }

    pub(super) fn print_regions(&self, op: OpRef<'_>, from: usize, printer: &mut Printer<'_>) {
        for (index, (body, region)) in op.regions().skip(from).enumerate() {
            if index > 0 {
                printer.text(", ");
            }
            let record = op.record();
            debug_assert!(std::ptr::eq(body, record.body));
            printer.region(op, region, true, self.prints_terminators(op, region));
        }
    }

    pub(super) fn print_region(&self, op: OpRef<'_>, at: usize, printer: &mut Printer<'_>) {
        let Some((_, region)) = op.regions().nth(at) else {
            return;
        };
        printer.region(op, region, true, self.prints_terminators(op, region));
    }

    /// An implicit terminator without attributes and operands is left out.
    fn prints_terminators(&self, op: OpRef<'_>, region: terrace_ir::RegionId) -> bool {
        let Some(implicit) = self.def.implicit_terminator else {
            return true;
        };
        let record = op.record();
        let last = record
            .body
            .entry_block(region)
            .and_then(|block| record.body.last_op(block));
        let Some(last) = last.map(|last| record.with(last)) else {
            return true;
        };
        last.name_str() != implicit
            || record.body.num_operands(last.id) > 0
            || record.body.attrs(last.id) != terrace_ir::Attr::EMPTY_DICTIONARY
    }

    pub(super) fn print_prop(
        &self,
        slot: usize,
        qualified: bool,
        value: Attr,
        op: OpRef<'_>,
        printer: &mut Printer<'_>,
    ) {
        let ctx = op.ctx;
        match self.def.props[slot].constraint.syntax {
            AttrSyntax::Unit => {}
            AttrSyntax::SymbolName => printer.symbol(value),
            AttrSyntax::IntEnum(def, _) => {
                printer.enum_value(def, int_value(ctx, value).unwrap_or(0) as u64);
            }
            _ if qualified => printer.attr(value),
            AttrSyntax::EnumKeyword(_) => {
                if let Some(value) = value.as_::<terrace_ir::EnumAttr>(ctx) {
                    // As the attribute's own text: a space follows its mnemonic.
                    printer.ch(' ');
                    printer.enum_value(value.def, value.value);
                }
            }
            AttrSyntax::Enum(_) => {
                if let Some(value) = value.as_::<terrace_ir::EnumAttr>(ctx) {
                    printer.ch('<');
                    printer.enum_value(value.def, value.value);
                    printer.ch('>');
                }
            }
            AttrSyntax::Stripped("builtin", _) => printer.dense_array_elements(value),
            AttrSyntax::Stripped(..) => printer.stripped_attr(value),
            AttrSyntax::Typed(_) | AttrSyntax::Type => printer.attr_without_type(value),
            AttrSyntax::Any | AttrSyntax::String => printer.attr(value),
        }
    }
}
