//! The interface to whoever prints IR, for code that shows IR and knows no text.

use crate::body::Body;
use crate::context::Context;
use crate::resources::ExternalGroup;
use std::fmt::Debug;

/// A printer of IR with its options. The crate that prints implements this trait; programs pass it to the code that shows IR
/// on its way, such as a pass manager.
pub trait PrintIr: Debug + Send + Sync {
    /// Returns a printer for the bodies of a context. It may keep tables that printing one body fills and the next one uses.
    fn printer<'a>(&'a self, ctx: &'a Context) -> Box<dyn PrintBody + 'a>;
}

/// Prints bodies of a context.
pub trait PrintBody: Send + Sync {
    /// Returns the text of the operation that owns a body, with a line break at the end.
    fn print(&self, body: &Body, form: PrintForm) -> String;
}

/// The purpose of a text, which decides over some of the printer's options.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PrintForm {
    /// A text to read, without the resources of tools.
    Dump {
        /// True if the text has no aliases.
        local_scope: bool,
    },
    /// A text that is different if anything is different.
    Exact,
    /// A file with these resources of tools.
    File(Vec<ExternalGroup>),
}
