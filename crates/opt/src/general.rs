//! Flags that several commands share.

use crate::expect::Verify;
use crate::files;
use crate::flags::{Action, Flag, Stop, choice, number, thread_count};
use crate::split::MARKER;
use std::ffi::OsString;
use terrace_asm::PrintOptions;
use terrace_diag::Severity;
use terrace_pass::timing::{Display, Format};
use terrace_session::Log;
use terrace_session::input::threads;

/// The options that the shared flags set.
#[derive(Default)]
pub struct General {
    /// The flag `-o`; `None` for standard output.
    pub output: Option<OsString>,
    /// The marker that separates pieces of the input.
    pub split: Option<String>,
    /// The text that separates the results of pieces.
    pub output_marker: String,
    /// The flag `--verify-diagnostics`.
    pub verify_diagnostics: Option<Verify>,
    /// The flag `--allow-unregistered-dialect`.
    pub allow_unregistered: bool,
    /// The flag `--no-implicit-module`.
    pub no_implicit_module: bool,
    /// The options for printing IR.
    pub print: PrintOptions,
    /// The flag `--mlir-print-op-on-diagnostic=false`.
    pub no_op_on_diagnostic: bool,
    /// The flag `--mlir-diagnostic-verbosity-level`.
    pub least_severe: Option<Severity>,
    /// The flag `--mlir-disable-diagnostic-notes`.
    pub no_notes: bool,
    /// The flag `--mlir-timing`.
    pub timing: bool,
    /// The flag `--mlir-timing-display`.
    pub timing_display: Display,
    /// The flag `--mlir-output-format`.
    pub timing_format: Format,
    /// The flag `--threads`.
    pub threads: Option<usize>,
    /// The flag `--mlir-disable-threading`.
    pub disable_threading: bool,
    /// The flag `--help`.
    pub help: bool,
    /// The flag `--version`.
    pub version: bool,
}

impl General {
    /// Returns the number of threads for text of the given length.
    pub fn threads_for(&self, length: usize) -> usize {
        match self.disable_threading {
            true => 1,
            false => threads(self.threads, length),
        }
    }

    /// Removes the diagnostics that the flags suppress from a log.
    pub fn filter(&self, log: &mut Log) {
        log.filter(self.least_severe.unwrap_or(Severity::Note), !self.no_notes);
    }

    /// Prints the help or the version if requested. Returns true if it printed either.
    pub fn inform(
        &self,
        help: impl FnOnce() -> String,
        version: impl FnOnce() -> String,
    ) -> Result<bool, Stop> {
        if self.help {
            files::print(&help())?;
        } else if self.version {
            files::print(&version())?;
        }
        Ok(self.help || self.version)
    }
}

/// Implemented by the options of commands. The shared flags use it to store their values.
pub trait HasGeneral {
    /// The options that the shared flags set.
    fn general(&mut self) -> &mut General;
}

/// Flags for reading input and writing output.
pub const fn input<O: HasGeneral>() -> [Flag<O>; 6] {
    [
        Flag::output(|o, path| o.general().output = Some(path).filter(|path| path != "-")),
        Flag::switch(
            "allow-unregistered-dialect",
            "accept operations of unknown dialects",
            |o, on| o.general().allow_unregistered = on,
        ),
        Flag::switch(
            "no-implicit-module",
            "do not wrap the input in a module",
            |o, on| o.general().no_implicit_module = on,
        ),
        Flag {
            name: "split-input-file",
            value: "[=MARKER]",
            help: "process the pieces between markers (// -----) separately",
            action: Action::Optional(|o, marker| {
                let marker = marker.filter(|marker| !marker.is_empty());
                o.general().split = Some(marker.unwrap_or(MARKER).to_owned());
                Ok(())
            }),
        },
        Flag::value(
            "output-split-marker",
            "=MARKER",
            "the text between the results of pieces",
            |o, text| {
                o.general().output_marker = text.to_owned();
                Ok(())
            },
        ),
        Flag {
            name: "verify-diagnostics",
            value: "[=all|only-expected]",
            help: "compare diagnostics with // expected-error {{...}}",
            action: Action::Optional(|o, which| {
                const CASES: [(&str, Verify); 3] = [
                    ("", Verify::All),
                    ("all", Verify::All),
                    ("only-expected", Verify::OnlyExpected),
                ];
                let which = choice(which.unwrap_or_default(), &CASES)?;
                o.general().verify_diagnostics = Some(which);
                Ok(())
            }),
        },
    ]
}

/// Flags for printing IR.
pub const fn printing<O: HasGeneral>() -> [Flag<O>; 16] {
    [
        Flag::switch(
            "mlir-print-op-generic",
            "print the generic form",
            |o, on| o.general().print.generic = on,
        ),
        Flag::switch("mlir-print-debuginfo", "print locations", |o, on| {
            o.general().print.debug_info = on
        }),
        Flag::switch(
            "mlir-pretty-debuginfo",
            "print locations in a short form",
            |o, on| o.general().print.pretty_debug_info = on,
        ),
        Flag::switch(
            "mlir-print-local-scope",
            "print without aliases",
            |o, on| o.general().print.local_scope = on,
        ),
        Flag::switch(
            "mlir-print-unique-ssa-ids",
            "number values across all regions",
            |o, on| o.general().print.unique_ids = on,
        ),
        Flag::switch(
            "mlir-print-value-users",
            "print the users of values in comments",
            |o, on| o.general().print.value_users = on,
        ),
        Flag::switch(
            "mlir-use-nameloc-as-prefix",
            "name values as their locations are named",
            |o, on| o.general().print.name_locations_as_prefix = on,
        ),
        Flag::switch(
            "mlir-print-skip-regions",
            "print {...} instead of regions",
            |o, on| o.general().print.skip_regions = on,
        ),
        Flag::value(
            "mlir-elide-elementsattrs-if-larger",
            "=<uint>",
            "leave larger elements out",
            |o, text| {
                o.general().print.elide_elements_larger_than = Some(number(text)?);
                Ok(())
            },
        ),
        Flag::value(
            "mlir-print-elementsattrs-with-hex-if-larger",
            "=<long>",
            "print larger elements as hex",
            |o, text| {
                o.general().print.hex_elements_larger_than = Some(match text {
                    "-1" => -1,
                    _ => number::<i64>(text)
                        .map_err(|_| format!("'{text}' value invalid for long argument!"))?,
                });
                Ok(())
            },
        ),
        Flag::value(
            "mlir-elide-resource-strings-if-larger",
            "=<uint>",
            "leave longer resources out",
            |o, text| {
                o.general().print.elide_resource_strings_larger_than = Some(number(text)?);
                Ok(())
            },
        ),
        Flag::switch(
            "mlir-print-op-on-diagnostic",
            "show the operation an error is about (on by default)",
            |o, on| o.general().no_op_on_diagnostic = !on,
        ),
        Flag::value(
            "mlir-diagnostic-verbosity-level",
            "=errors|warnings|remarks",
            "minimum severity of reported diagnostics",
            |o, text| {
                let cases = [
                    ("errors", Severity::Error),
                    ("warnings", Severity::Warning),
                    ("remarks", Severity::Remark),
                ];
                o.general().least_severe = Some(choice(text, &cases)?);
                Ok(())
            },
        ),
        Flag::switch(
            "mlir-disable-diagnostic-notes",
            "report no notes but those of errors, warnings and remarks",
            |o, on| o.general().no_notes = on,
        ),
        Flag::refused(
            "mlir-print-stacktrace-on-diagnostic",
            "diagnostics do not know the stack they were made on",
        ),
        Flag::refused("color", "diagnostics are printed without colors"),
    ]
}

/// Flags for threads, timing and help.
pub const fn running<O: HasGeneral>() -> [Flag<O>; 11] {
    [
        Flag::switch("mlir-timing", "report how long the work took", |o, on| {
            o.general().timing = on
        }),
        Flag::value(
            "mlir-timing-display",
            "=list|tree",
            "times by name, or parts within their wholes (the default)",
            |o, text| {
                let cases = [("list", Display::List), ("tree", Display::Tree)];
                o.general().timing_display = choice(text, &cases)?;
                Ok(())
            },
        ),
        Flag::value(
            "mlir-output-format",
            "=text|json",
            "the form of the report of times",
            |o, text| {
                let cases = [("text", Format::Text), ("json", Format::Json)];
                o.general().timing_format = choice(text, &cases)?;
                Ok(())
            },
        ),
        Flag::switch("mlir-disable-threading", "use one thread", |o, on| {
            o.general().disable_threading = on
        }),
        Flag::value(
            "threads",
            "=<uint>",
            "use up to this many threads (not in MLIR)",
            |o, text| {
                o.general().threads = Some(thread_count(text)?);
                Ok(())
            },
        ),
        Flag::switch("help", "print this", |o, on| o.general().help = on),
        Flag::switch("h", "print this", |o, on| o.general().help = on),
        Flag::hidden("help-hidden", |o, on| o.general().help = on),
        Flag::hidden("help-list", |o, on| o.general().help = on),
        Flag::hidden("help-list-hidden", |o, on| o.general().help = on),
        Flag::switch("version", "print the version", |o, on| {
            o.general().version = on
        }),
    ]
}
