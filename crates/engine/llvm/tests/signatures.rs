//! The types of LLVM's functions in `api` are those of `llvm-sys`, which follow LLVM's headers. The compilation of this
//! file is the test.

use llvm_sys::analysis::*;
use llvm_sys::bit_writer::*;
use llvm_sys::core::*;
use llvm_sys::error::*;
use llvm_sys::ir_reader::*;
use llvm_sys::target::*;
use llvm_sys::target_machine::*;
use llvm_sys::transforms::pass_builder::*;

/// A type of a parameter or a result.
trait Passed {
    /// The kind of value in C's calling convention. Enumerations have the kind of `int`.
    const KIND: u8;
}

macro_rules! passed {
    ($($kind:literal: $($ty:ty),*;)*) => {
        $($(impl Passed for $ty {
            const KIND: u8 = $kind;
        })*)*
    };
}

passed! {
    b'v': ();
    b'u': u32;
    b'z': usize, u64;
    b'i': i32,
        llvm_sys::LLVMDiagnosticSeverity,
        llvm_sys::analysis::LLVMVerifierFailureAction,
        llvm_sys::target_machine::LLVMCodeGenFileType,
        llvm_sys::target_machine::LLVMCodeGenOptLevel,
        llvm_sys::target_machine::LLVMCodeModel,
        llvm_sys::target_machine::LLVMRelocMode;
}

impl<T> Passed for *mut T {
    const KIND: u8 = b'p';
}

impl<T> Passed for *const T {
    const KIND: u8 = b'p';
}

impl<A, B> Passed for extern "C" fn(*mut A, *mut B) {
    const KIND: u8 = b'p';
}

impl<A, B> Passed for Option<extern "C" fn(*mut A, *mut B)> {
    const KIND: u8 = b'p';
}

/// A function.
trait Signature {
    /// The kinds of the parameters, followed by the kind of the result.
    const KINDS: &'static [u8];
}

macro_rules! signature {
    ($($param:ident)*) => {
        impl<$($param: Passed,)* R: Passed> Signature for unsafe extern "C" fn($($param),*) -> R {
            const KINDS: &'static [u8] = &[$($param::KIND,)* R::KIND];
        }
    };
}

signature!();
signature!(A);
signature!(A B);
signature!(A B C);
signature!(A B C D);
signature!(A B C D E);
signature!(A B C D E F G);

const fn kinds<F: Signature + Copy>(_: F) -> &'static [u8] {
    F::KINDS
}

const fn same(a: &[u8], b: &[u8]) -> bool {
    let mut at = 0;
    while at < a.len() && at < b.len() {
        if a[at] != b[at] {
            return false;
        }
        at += 1;
    }
    a.len() == b.len()
}

macro_rules! check {
    ($($name:ident($($param:tt),*))*) => {
        $(const _: () = {
            let theirs = $name as unsafe extern "C" fn($($param),*) -> _;
            let ours = <terrace_engine_llvm::api::types::$name as Signature>::KINDS;
            assert!(same(kinds(theirs), ours), concat!("another type than ", stringify!($name)));
        };)*

        /// The functions that are compared.
        const NAMES: &[&str] = &[$(stringify!($name)),*];
    };
}

check! {
    LLVMGetVersion(_, _, _)
    LLVMDisposeMessage(_)
    LLVMContextCreate()
    LLVMContextDispose(_)
    LLVMContextSetDiagnosticHandler(_, _, _)
    LLVMGetDiagInfoDescription(_)
    LLVMGetDiagInfoSeverity(_)
    LLVMCreateMemoryBufferWithMemoryRangeCopy(_, _, _)
    LLVMGetBufferStart(_)
    LLVMGetBufferSize(_)
    LLVMDisposeMemoryBuffer(_)
    LLVMParseIRInContext2(_, _, _, _)
    LLVMVerifyModule(_, _, _)
    LLVMSetTarget(_, _)
    LLVMGetTarget(_)
    LLVMPrintModuleToString(_)
    LLVMDisposeModule(_)
    LLVMWriteBitcodeToMemoryBuffer(_)
    LLVMGetDefaultTargetTriple()
    LLVMGetHostCPUName()
    LLVMGetHostCPUFeatures()
    LLVMGetTargetFromTriple(_, _, _)
    LLVMCreateTargetMachine(_, _, _, _, _, _, _)
    LLVMDisposeTargetMachine(_)
    LLVMCreateTargetDataLayout(_)
    LLVMSetModuleDataLayout(_, _)
    LLVMDisposeTargetData(_)
    LLVMTargetMachineEmitToMemoryBuffer(_, _, _, _, _)
    LLVMCreatePassBuilderOptions()
    LLVMDisposePassBuilderOptions(_)
    LLVMRunPasses(_, _, _, _)
    LLVMGetErrorMessage(_)
    LLVMDisposeErrorMessage(_)
}

#[test]
fn every_function_is_compared() {
    assert_eq!(NAMES, terrace_engine_llvm::api::NAMES);
}
