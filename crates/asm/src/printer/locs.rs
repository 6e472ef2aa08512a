//! Prints locations.

use super::Printer;
use terrace_builtin::locations::{self, CallSiteLoc, FileLineColRange, FusedLoc, NameLoc};
use terrace_ir::{Attr, Loc};

impl Printer<'_> {
    /// Prints ` loc(..)` after an operation or argument, if locations are printed.
    pub fn trailing_location(&mut self, loc: Loc) {
        if !self.options.debug_info || self.aliases.collecting() {
            return;
        }
        self.ch(' ');
        if self.options.pretty_debug_info {
            self.location_body(loc, true);
            return;
        }
        self.text("loc(");
        if !self.location_alias(loc) {
            self.location_body(loc, false);
        }
        self.ch(')');
    }

    /// Prints ` loc(..)` after a block argument, never as an alias.
    pub fn argument_location(&mut self, loc: Loc) {
        if !self.options.debug_info {
            return;
        }
        if self.aliases.collecting() {
            // The location gets an alias nevertheless.
            let attr = locations::loc_attr(self.ctx, loc);
            self.alias_of(attr);
            return;
        }
        self.ch(' ');
        self.location(loc);
    }

    /// Prints `loc(..)` with the location itself, even if it has an alias.
    pub fn location(&mut self, loc: Loc) {
        if self.options.pretty_debug_info {
            self.location_body(loc, true);
            return;
        }
        self.text("loc(");
        self.location_body(loc, false);
        self.ch(')');
    }

    fn location_alias(&mut self, loc: Loc) -> bool {
        self.aliases.is_active() && {
            let attr = locations::loc_attr(self.ctx, loc);
            self.alias_of(attr)
        }
    }

    fn inner_location(&mut self, loc: Loc, pretty: bool) {
        if !self.location_alias(loc) {
            self.location_body(loc, pretty);
        }
    }

    fn location_body(&mut self, loc: Loc, pretty: bool) {
        let ctx = self.ctx;
        let Some(attr) = Attr::of_loc(loc) else {
            match ctx.sources().lookup(loc) {
                Some((file, index)) => {
                    let start = file.line_column(index);
                    self.file_position(file.name().as_bytes(), start, None, pretty);
                }
                None => self.text(if pretty { "[unknown]" } else { "unknown" }),
            }
            return;
        };
        if let Some(range) = attr.as_::<FileLineColRange>(ctx) {
            let file = range.file.bytes(ctx).unwrap_or_default();
            self.file_position(file, range.start, range.end(), pretty);
        } else if let Some(name) = attr.as_::<NameLoc>(ctx) {
            self.string(name.name.bytes(ctx).unwrap_or_default());
            if !locations::is_unknown(ctx, name.child) {
                self.ch('(');
                self.inner_location(name.child, pretty);
                self.ch(')');
            }
        } else if let Some(call) = attr.as_::<CallSiteLoc>(ctx) {
            self.call_site(call, pretty);
        } else if let Some(fused) = attr.as_::<FusedLoc>(ctx) {
            if !pretty {
                self.text("fused");
            }
            if let Some(metadata) = fused.metadata {
                self.ch('<');
                self.attr(metadata);
                self.ch('>');
            }
            self.ch('[');
            self.comma_list(&fused.locations, |printer, &part| {
                printer.inner_location(part, pretty);
            });
            self.ch(']');
        } else {
            self.text(if pretty { "[unknown]" } else { "unknown" });
        }
    }

    fn call_site(&mut self, call: &CallSiteLoc, pretty: bool) {
        let ctx = self.ctx;
        if !pretty {
            self.text("callsite(");
        }
        self.inner_location(call.callee, pretty);
        if pretty {
            let is_name = locations::loc_attr(ctx, call.callee).is::<NameLoc>(ctx);
            let is_file = locations::loc_attr(ctx, call.caller).is::<FileLineColRange>(ctx);
            self.text(if is_name && is_file { " at " } else { "\n at " });
        } else {
            self.text(" at ");
        }
        self.inner_location(call.caller, pretty);
        if !pretty {
            self.ch(')');
        }
    }

    /// Prints `"file":1:2`, `"file":1:2 to 3:4` or `"file":1:2 to :4`.
    fn file_position(
        &mut self,
        file: &[u8],
        start: (u32, u32),
        end: Option<(u32, u32)>,
        pretty: bool,
    ) {
        if pretty {
            self.bytes(file);
        } else {
            self.string(file);
        }
        for at in [start.0, start.1] {
            self.ch(':');
            self.int(i64::from(at));
        }
        let Some(end) = end else { return };
        self.text(" to ");
        if end.0 != start.0 {
            self.int(i64::from(end.0));
        }
        self.ch(':');
        self.int(i64::from(end.1));
    }
}
