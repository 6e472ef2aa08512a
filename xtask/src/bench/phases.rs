//! The phases that an input goes through, and their costs.

use std::time::Duration;

use anyhow::Result;
use terrace_upstream::{cpu_time, live_bytes};

use super::engine::{Engine, Session};
use crate::workload::{Kind, Workload};

/// A step in the processing of an input.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) enum Phase {
    /// Parses text to verified IR.
    Parse,
    /// Verifies the IR again.
    Verify,
    /// Prints the IR.
    Print,
    /// Prints the IR in generic form.
    PrintGeneric,
    /// Runs a pass.
    Pass(&'static str),
    /// Verifies the result of the passes.
    VerifyLowered,
    /// Prints the lowered module.
    PrintLowered,
    /// Translates the LLVM dialect to the text of LLVM IR.
    Translate,
    /// Frees the module.
    Free,
}

impl Phase {
    /// Returns the phases of a kind of input, in order.
    pub(crate) fn of(kind: Kind) -> Vec<Self> {
        let mut phases = vec![Self::Parse, Self::Verify, Self::Print, Self::PrintGeneric];
        if !kind.is_lowered() {
            phases.extend(kind.passes().into_iter().map(Self::Pass));
            phases.extend([Self::VerifyLowered, Self::PrintLowered]);
        }
        phases.extend([Self::Translate, Self::Free]);
        phases
    }

    /// Returns the name on command lines and in tables.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Parse => "parse+verify",
            Self::Verify => "verify",
            Self::Print => "print",
            Self::PrintGeneric => "print-generic",
            Self::Pass(name) => name,
            Self::VerifyLowered => "lowered-verify",
            Self::PrintLowered => "lowered-print",
            Self::Translate => "translate",
            Self::Free => "free",
        }
    }

    /// Returns true if the cost is divided by the number of operations of the lowered module instead of the input.
    pub(crate) fn is_per_lowered(self) -> bool {
        matches!(
            self,
            Self::VerifyLowered | Self::PrintLowered | Self::Translate | Self::Free
        )
    }

    /// Runs the phase.
    pub(crate) fn run(self, session: &mut dyn Session, input: &Workload) -> Result<()> {
        match self {
            Self::Parse => session.parse(input),
            Self::Verify | Self::VerifyLowered => session.verify(),
            Self::Print | Self::PrintLowered => session.print(false).map(drop),
            Self::PrintGeneric => session.print(true).map(drop),
            Self::Pass(name) => session.run_pass(name),
            Self::Translate => session.translate().map(drop),
            Self::Free => {
                session.free();
                Ok(())
            }
        }
    }
}

/// The measurements of one engine on an input.
#[derive(Clone, Debug, Default)]
pub(crate) struct Figures {
    /// The minimum processor time so far, indexed by phase.
    pub(crate) times: Vec<Duration>,
    /// The number of heap bytes of the module and of its context.
    pub(crate) live_bytes: usize,
    /// The number of operations after lowering.
    pub(crate) lowered: usize,
}

impl Figures {
    /// Runs all phases once and keeps the minimum times.
    pub(crate) fn measure(
        &mut self,
        engine: &dyn Engine,
        phases: &[Phase],
        workload: &Workload,
    ) -> Result<()> {
        let mut times = Vec::new();
        engine.session(&mut |session| {
            for phase in phases {
                if *phase == Phase::Translate {
                    self.lowered = session.operations()?;
                }
                let bytes = live_bytes();
                let start = cpu_time();
                phase.run(session, workload)?;
                times.push(cpu_time().saturating_sub(start));
                if *phase == Phase::Parse {
                    self.live_bytes = live_bytes().saturating_sub(bytes);
                }
            }
            Ok(())
        })?;
        if self.times.is_empty() {
            self.times = times;
        } else {
            for (best, time) in self.times.iter_mut().zip(times) {
                *best = time.min(*best);
            }
        }
        Ok(())
    }
}
