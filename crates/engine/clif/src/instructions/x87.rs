//! Passes results on the stack of the x87, where C on x86-64 returns `long double`. Cranelift does not model that stack
//! and its code does not use it. Runtime functions therefore push results directly before a return and pop them
//! directly after a call.

use cranelift_codegen::ir::{self, types};

use crate::abi::How;
use crate::translator::{Parts, Translator};
use crate::why::{Result, Why};

impl Translator<'_, '_> {
    /// Pushes the results that are returned on the stack of the x87, in reverse order. The return must come next.
    pub(crate) fn push_results(&mut self, parts: &[ir::Value], hows: &[How]) {
        let mut rest = parts;
        let mut on_stack = Parts::new();
        for how in hows {
            let (own, after) = rest.split_at(how.parts().min(rest.len()));
            rest = after;
            if *how == How::X87 {
                on_stack.extend_from_slice(own);
            }
        }
        for &value in on_stack.iter().rev() {
            self.call_helper("terrace_rt_f80_push", &[], &[value]);
        }
    }

    /// Returns all results of the call just emitted: those in registers, which the caller passes, and those on the
    /// stack of the x87, which are popped.
    pub(crate) fn take_results(
        &mut self,
        in_registers: &[ir::Value],
        hows: &[How],
    ) -> Result<Parts> {
        let mut in_registers = in_registers.iter().copied();
        let results = hows.iter().map(|how| match how {
            How::X87 => Ok(self.call_for("terrace_rt_f80_pop", types::I128, &[])),
            _ => in_registers.next().ok_or(Why::Known),
        });
        results.collect()
    }
}
