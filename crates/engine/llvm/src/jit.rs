//! Objects that LLVM links into this process.

use crate::api::{DylibRef, ErrorRef, JitRef, SymbolMapPair};
use crate::compile::buffer_of;
use crate::find::{Llvm, c_text};
use std::ffi::c_void;
use std::ptr::null_mut;
use std::sync::Mutex;

/// An object file in memory, linked by LLVM's ORC. Its memory is freed when it is dropped.
#[derive(Debug)]
pub struct LinkedObject {
    llvm: &'static Llvm,
    jit: JitRef,
    /// The errors that the JIT reports beside the one that a function returns.
    reported: Box<Reported>,
}

#[derive(Debug)]
struct Reported {
    llvm: &'static Llvm,
    errors: Mutex<Vec<String>>,
}

/// Keeps an error, which LLVM would print.
extern "C" fn report(reported: *mut c_void, error: ErrorRef) {
    // SAFETY: the pointer was given with the reporter, and what it points to is freed after the JIT.
    let reported = unsafe { &*reported.cast::<Reported>() };
    if let Err(message) = reported.llvm.check(error)
        && let Ok(mut errors) = reported.errors.lock()
    {
        errors.push(message);
    }
}

// SAFETY: LLJIT may be used by any thread; what changes it takes `&mut self`.
unsafe impl Send for LinkedObject {}
// SAFETY: looking names up is under a lock of LLVM's own.
unsafe impl Sync for LinkedObject {}

/// Functions that LLVM's JIT has of its own: a second definition is an error.
const OWN: [&str; 2] = ["atexit", "__cxa_atexit"];

/// `LLVMJITSymbolGenericFlagsExported`
const EXPORTED: u8 = 1;

impl LinkedObject {
    /// Links an object. `symbols` are the names that it may refer to and does not define, with their addresses.
    ///
    /// # Errors
    /// LLVM's message, for example names that are nowhere.
    pub fn new(
        llvm: &'static Llvm,
        object: &[u8],
        symbols: &[(&str, usize)],
    ) -> Result<LinkedObject, String> {
        let api = llvm.api();
        let mut jit = null_mut();
        // SAFETY: the place can be written to; no builder means the defaults.
        llvm.check(unsafe { (api.LLVMOrcCreateLLJIT)(&mut jit, null_mut()) })?;
        let reported = Box::new(Reported {
            llvm,
            errors: Mutex::default(),
        });
        let place: *const Reported = &*reported;
        // SAFETY: the JIT and its session are alive; what the reporter is given lives as long.
        unsafe {
            let session = (api.LLVMOrcLLJITGetExecutionSession)(jit);
            let place = place.cast_mut().cast();
            (api.LLVMOrcExecutionSessionSetErrorReporter)(session, Some(report), place);
        }
        let linked = LinkedObject {
            llvm,
            jit,
            reported,
        };
        // SAFETY: the JIT is alive; its main library is its own.
        let dylib = unsafe { (api.LLVMOrcLLJITGetMainJITDylib)(jit) };
        linked.define(dylib, symbols)?;
        // SAFETY: JIT and library are alive; the buffer is given away.
        llvm.check(unsafe {
            (api.LLVMOrcLLJITAddObjectFile)(jit, dylib, buffer_of(llvm, object))
        })?;
        Ok(linked)
    }

    fn define(&self, dylib: DylibRef, symbols: &[(&str, usize)]) -> Result<(), String> {
        let api = self.llvm.api();
        let pair = |&(name, address): &(&str, usize)| SymbolMapPair {
            // SAFETY: the JIT is alive; the reference to the name is given away below.
            name: unsafe { (api.LLVMOrcLLJITMangleAndIntern)(self.jit, c_text(name).as_ptr()) },
            address: address as u64,
            generic_flags: EXPORTED,
            target_flags: 0,
        };
        let others = symbols.iter().filter(|(name, _)| !OWN.contains(name));
        let mut pairs: Vec<SymbolMapPair> = others.map(pair).collect();
        // SAFETY: LLVM copies the pairs and takes their names.
        let unit = unsafe { (api.LLVMOrcAbsoluteSymbols)(pairs.as_mut_ptr(), pairs.len()) };
        // SAFETY: the unit is given away.
        self.llvm
            .check(unsafe { (api.LLVMOrcJITDylibDefine)(dylib, unit) })
    }

    /// The address of a name that the object defines. Everything that the object refers to is linked by then.
    ///
    /// # Errors
    /// There is no such name, or something that the object refers to is nowhere.
    pub fn address(&self, name: &str) -> Result<usize, String> {
        let mut address = 0;
        let name = c_text(name);
        // SAFETY: the JIT is alive, the place can be written to.
        let error =
            unsafe { (self.llvm.api().LLVMOrcLLJITLookup)(self.jit, &mut address, name.as_ptr()) };
        if let Err(message) = self.llvm.check(error) {
            let mut errors = self.reported.errors.lock();
            let reported = errors
                .as_mut()
                .ok()
                .map(|errors| std::mem::take(&mut **errors));
            let reported = reported.filter(|errors| !errors.is_empty());
            return Err(reported.map_or(message, |errors| errors.join("\n")));
        }
        usize::try_from(address).map_err(|error| error.to_string())
    }
}

impl Drop for LinkedObject {
    fn drop(&mut self) {
        // SAFETY: it is owned here. That nothing runs in it any more is up to who holds addresses of it. An error is of no use to anybody.
        let error = unsafe { (self.llvm.api().LLVMOrcDisposeLLJIT)(self.jit) };
        let _ = self.llvm.check(error);
    }
}
