//! Collects diagnostics and dumps in order.

use terrace_asm::locations::ContextLocs;
use terrace_diag::{Severity, render};
use terrace_ir::{Context, Diagnostics, Failed, Loc};
use terrace_pass::Event;

/// The diagnostics and dumps of one part of the input, in order.
#[derive(Default)]
pub struct Log {
    /// The events.
    pub events: Vec<Event>,
}

impl Log {
    /// Moves diagnostics to the log.
    pub fn diagnostics(&mut self, diags: &mut Diagnostics) {
        self.events
            .extend(diags.take().into_iter().map(Event::Diagnostic));
    }

    /// Reports an error without a location.
    pub fn error(&mut self, message: impl Into<String>) -> Failed {
        self.error_with(message, None)
    }

    /// Reports an error without a location, with an optional note.
    pub fn error_with(&mut self, message: impl Into<String>, note: Option<String>) -> Failed {
        let mut diags = Diagnostics::new();
        let failed = diags.error(Loc::UNKNOWN, message);
        note.into_iter()
            .for_each(|note| diags.note(Loc::UNKNOWN, note));
        self.diagnostics(&mut diags);
        failed
    }

    /// Adds the text of LLVM's verifier unchanged, because it has its own format.
    pub fn text(&mut self, text: impl Into<String>) {
        let text = text.into();
        if !text.is_empty() {
            self.events.push(Event::Text(text));
        }
    }

    /// Adds text like [`Log::text`] if LLVM's verifier rejects the module.
    pub fn refused(&mut self, text: impl Into<String>) -> Failed {
        let text = text.into();
        self.text(text.clone());
        Diagnostics::new().error(Loc::UNKNOWN, text)
    }

    /// Returns true if there is an error.
    pub fn has_errors(&self) -> bool {
        let is_error = |event: &Event| matches!(event, Event::Diagnostic(diag) if diag.severity == Severity::Error);
        self.events.iter().any(is_error)
    }

    /// Removes the notes that print the operation of an error.
    pub fn drop_current_operation(&mut self) {
        for event in &mut self.events {
            if let Event::Diagnostic(diag) = event {
                diag.notes
                    .retain(|note| !note.message.starts_with("see current operation: "));
            }
        }
    }

    /// Removes diagnostics less severe than `least`, and separate notes unless `notes` is set. Notes of other
    /// diagnostics remain.
    pub fn filter(&mut self, least: Severity, notes: bool) {
        self.events.retain(|event| match event {
            Event::Diagnostic(diagnostic) => match diagnostic.severity {
                Severity::Note => notes,
                severity => severity as u8 <= least as u8,
            },
            _ => true,
        });
    }

    /// Returns the text for standard error.
    pub fn render(&self, ctx: &Context) -> String {
        let mut out = String::new();
        for event in &self.events {
            match event {
                Event::Diagnostic(diag) => render(diag, &ContextLocs(ctx), &mut out),
                Event::Explanations(left) => {
                    for explanation in left.iter() {
                        render(&explanation.remark, &ContextLocs(ctx), &mut out);
                    }
                }
                Event::Text(text) => out.push_str(text),
                // These events exist only if the caller requests them.
                Event::File(_) | Event::Failure(_) => (),
            }
        }
        out
    }
}
