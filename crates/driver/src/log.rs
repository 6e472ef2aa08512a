//! Collects diagnostics and dumps, in order.

use terrace_asm::locations::ContextLocs;
use terrace_diag::{Severity, render};
use terrace_ir::{Context, Diagnostics, Failed, Loc};
use terrace_pass::Event;

/// The diagnostics and dumps of a piece of input, in order.
#[derive(Default)]
pub struct Log {
    /// The events.
    pub events: Vec<Event>,
}

impl Log {
    /// Takes the diagnostics over.
    pub fn diagnostics(&mut self, diags: &mut Diagnostics) {
        self.events
            .extend(diags.take().into_iter().map(Event::Diagnostic));
    }

    /// Reports an error about nothing in the input.
    pub fn error(&mut self, message: impl Into<String>) -> Failed {
        self.error_with(message, None)
    }

    /// The same with a note.
    pub fn error_with(&mut self, message: impl Into<String>, note: Option<String>) -> Failed {
        let mut diags = Diagnostics::new();
        let failed = diags.error(Loc::UNKNOWN, message);
        note.into_iter()
            .for_each(|note| diags.note(Loc::UNKNOWN, note));
        self.diagnostics(&mut diags);
        failed
    }

    /// Takes over the text of LLVM's verifier, which has a form of its own, as it is.
    pub fn text(&mut self, text: impl Into<String>) {
        let text = text.into();
        if !text.is_empty() {
            self.events.push(Event::Text(text));
        }
    }

    /// As [`Log::text`], where LLVM's verifier refuses the module.
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

    /// Leaves out the notes that show the operation an error is about.
    pub fn drop_current_operation(&mut self) {
        for event in &mut self.events {
            if let Event::Diagnostic(diag) = event {
                diag.notes
                    .retain(|note| !note.message.starts_with("see current operation: "));
            }
        }
    }

    /// Leaves out diagnostics less severe than `least`, and those that are notes, but not the notes of others.
    pub fn filter(&mut self, least: Severity, notes: bool) {
        self.events.retain(|event| match event {
            Event::Diagnostic(diagnostic) => match diagnostic.severity {
                Severity::Note => notes,
                severity => severity as u8 <= least as u8,
            },
            _ => true,
        });
    }

    /// The text for standard error.
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
                // They are made only if asked for.
                Event::File(_) | Event::Failure(_) => (),
            }
        }
        out
    }
}
