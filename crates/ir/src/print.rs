//! The interface of printers, for code that shows IR without depending on the textual syntax.

use crate::body::Body;
use crate::context::Context;
use crate::resources::ExternalGroup;
use std::fmt::Debug;

/// A printer of IR with its options. Implemented by the crate that prints. Programs pass it to code that shows IR, such
/// as a pass manager.
pub trait PrintIr: Debug + Send + Sync {
    /// Returns a printer for the bodies of a context. The printer may cache tables between bodies.
    fn printer<'a>(&'a self, ctx: &'a Context) -> Box<dyn PrintBody + 'a>;
}

/// Prints bodies of a context.
pub trait PrintBody: Send + Sync {
    /// Returns the text of the operation that owns a body, with a line break at the end.
    fn print(&self, body: &Body, form: PrintForm) -> String;
}

/// The purpose of a text, which determines some of the printer's options.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PrintForm {
    /// A text for human readers, without the resources of tools.
    Dump {
        /// True if the text has no aliases.
        local_scope: bool,
    },
    /// A text that differs whenever any part of the IR differs.
    Exact,
    /// A file that includes these resources of tools.
    File(Vec<ExternalGroup>),
}
