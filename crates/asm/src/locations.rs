//! Resolves locations to file positions, for diagnostics.

use terrace_builtin::locations::{CallSiteLoc, FileLineColRange, FusedLoc, NameLoc};
use terrace_diag::{Diagnostics, ResolveLoc, Resolved, SourceMap, render};
use terrace_ir::{Attr, Context, Loc};

/// Resolves source offsets and location attributes of a context.
pub struct ContextLocs<'c>(pub &'c Context);

impl ResolveLoc for ContextLocs<'_> {
    fn resolve(&self, loc: Loc) -> Option<Resolved> {
        let ctx = self.0;
        let mut loc = loc;
        // The loop ends, because each step moves to a nested location and the parser limits the nesting depth.
        loop {
            let Some(attr) = Attr::of_loc(loc) else {
                let (file, index) = ctx.sources().lookup(loc)?;
                let (line, column) = file.line_column(index);
                return Some(Resolved {
                    file: file.name().to_owned(),
                    line,
                    column,
                });
            };
            if let Some(at) = attr.as_::<FileLineColRange>(ctx) {
                let file = at.file.message_text(ctx).into_owned();
                return Some(Resolved {
                    file,
                    line: at.start.0,
                    column: at.start.1,
                });
            } else if let Some(name) = attr.as_::<NameLoc>(ctx) {
                loc = name.child;
            } else if let Some(call) = attr.as_::<CallSiteLoc>(ctx) {
                loc = call.callee;
            } else if let Some(fused) = attr.as_::<FusedLoc>(ctx) {
                return fused.locations.iter().find_map(|&loc| self.resolve(loc));
            } else {
                return None;
            }
        }
    }

    fn text(&self, loc: Loc) -> Option<String> {
        let attr = Attr::of_loc(loc)?;
        (!loc.is_unknown()).then(|| self.0.show_attr(attr))
    }

    fn callers(&self, loc: Loc) -> Vec<Loc> {
        let mut callers = Vec::new();
        let mut at = loc;
        while let Some(call) = Attr::of_loc(at).and_then(|attr| attr.as_::<CallSiteLoc>(self.0)) {
            callers.push(call.caller);
            at = call.caller;
        }
        callers
    }

    fn sources(&self) -> &SourceMap {
        self.0.sources()
    }
}

/// Returns the text of all diagnostics in the format of mlir-opt.
pub fn render_all(ctx: &Context, diags: &Diagnostics) -> String {
    let mut out = String::new();
    diags
        .iter()
        .for_each(|diag| render(diag, &ContextLocs(ctx), &mut out));
    out
}
