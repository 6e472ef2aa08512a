//! Quotes single operations, with the names that they have in the text of the whole body.

use super::names::{Names, Start};
use super::{PrintOptions, Printer, SHOWN_ELEMENTS};
use crate::depth::with_deep_stack;
use crate::tables::AsmTables;
use terrace_ir::{Body, Context, OpId};

/// The text of an operation, for messages.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct QuotedOp {
    /// The operation in local scope, without its regions and with long elements attributes elided.
    pub text: String,
    /// The location of the operation, as `loc(..)`.
    pub location: String,
}

/// Quotes the operations in a body and its nested bodies for which `wanted` returns true. The operations are in the
/// order of [`Body::walk`]; those of a nested body directly follow its operation. Values are numbered once for all
/// quotations.
pub fn quote_ops(
    ctx: &Context,
    body: &Body,
    wanted: &(dyn Fn(&Body, OpId) -> bool + Sync),
) -> Vec<QuotedOp> {
    with_deep_stack(|| {
        let tables = AsmTables::new(ctx);
        let options = PrintOptions {
            local_scope: true,
            skip_regions: true,
            elide_elements_larger_than: Some(SHOWN_ELEMENTS),
            ..PrintOptions::default()
        };
        let mut printer = Printer::new(&tables, options);
        let names = printer.names_from(body, &Start::default());
        let mut quoted = Vec::new();
        printer.quote_body(body, names, wanted, &mut quoted);
        quoted
    })
}

impl<'p> Printer<'p> {
    fn quote_body(
        &mut self,
        body: &'p Body,
        names: Box<Names>,
        wanted: &(dyn Fn(&Body, OpId) -> bool + Sync),
        quoted: &mut Vec<QuotedOp>,
    ) {
        let outer = std::mem::replace(&mut self.names, names);
        for op in body.walk(OpId::ROOT).filter(|&op| op != OpId::ROOT) {
            if wanted(body, op) {
                self.body = Some(body);
                let text = self.taken(|printer| printer.fetched_op(body, op, &body.row(op)));
                let location = self.taken(|printer| printer.location(body.loc(op)));
                quoted.push(QuotedOp { text, location });
            }
            if let Some(nested) = body.nested(op) {
                let start = self.names.start_of(op);
                let names = self.names_from(nested, &start);
                self.quote_body(nested, names, wanted, quoted);
            }
        }
        let names = std::mem::replace(&mut self.names, outer);
        self.names_scratch.give_back(names);
    }

    /// Returns the text that `print` appends.
    fn taken(&mut self, print: impl FnOnce(&mut Self)) -> String {
        print(self);
        std::mem::take(&mut self.out).into_string()
    }
}
