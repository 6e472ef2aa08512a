//! The trap codes that translated code uses in addition to Cranelift's own.

use cranelift_codegen::ir::TrapCode;

macro_rules! codes {
    ($($(#[$doc:meta])* $name:ident $number:literal $text:literal,)*) => {
        $($(#[$doc])* pub const $name: TrapCode = TrapCode::unwrap_user($number);)*

        /// Returns the meaning of a trap.
        pub fn describe(code: TrapCode) -> &'static str {
            $(if code == $name { return $text; })*
            match code {
                TrapCode::STACK_OVERFLOW => "stack overflow",
                TrapCode::INTEGER_OVERFLOW => "division overflow",
                TrapCode::INTEGER_DIVISION_BY_ZERO => "division by zero",
                TrapCode::HEAP_OUT_OF_BOUNDS => "access to inaccessible memory",
                TrapCode::BAD_CONVERSION_TO_INTEGER => "conversion to an integer out of range",
                _ => "trap",
            }
        }
    };
}

codes! {
    /// `unreachable` was reached, or the code after a function that does not return.
    UNREACHABLE 1 "unreachable code was reached",
    /// `llvm.trap`
    TRAP 2 "trap",
    /// `llvm.ubsantrap`
    UBSAN 3 "undefined behaviour detected",
    /// `indirectbr` to an address that is not a block in the list.
    BAD_BLOCK 4 "indirectbr to an address that is not a block in its list",
}
