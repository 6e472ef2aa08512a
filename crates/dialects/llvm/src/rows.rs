//! `op_rows!`: operations in groups, as `cargo xtask check-ods --write` writes them.

/// Defines operations in groups: those below the same brackets have these arguments of `#[op]`, and those after the same braces these
/// fields. What is left of an operation is its view, its name, and the intrinsic of LLVM that it is a call of, if it is one.
///
/// ```text
/// op_rows! {
///     [traits(PURE), format = "$arg attr-dict `:` type($arg)"] {
///         { arg: Operand<LLVM_FLOAT>, res: Res<LLVM_FLOAT> } [
///             CosOp = "rocdl.cos", "llvm.amdgcn.cos";
///             SinOp = "rocdl.sin", "llvm.amdgcn.sin";
///         ]
///     }
/// }
/// ```
#[macro_export]
macro_rules! op_rows {
    ($($args:tt { $($fields:tt [$($(#[$doc:meta])* $name:ident = $op:literal $(, $intrinsic:literal)?;)+])+ })*) => {
        $($($($crate::op_rows!(@one $args $fields [$(#[$doc])*] $name = $op $(, $intrinsic)?);)+)+)*
    };
    (@one [$($args:tt)*] $fields:tt [$($doc:tt)*] $name:ident = $op:literal $(, $intrinsic:literal)?) => {
        $($doc)*
        #[::terrace_macros::op(name = $op, $(intrinsic = $intrinsic,)? $($args)*)]
        pub struct $name $fields
    };
}
