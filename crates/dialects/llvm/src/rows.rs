//! Defines `op_rows!`, the macro with which `cargo xtask check-ods --write` defines operations in groups.

/// Defines operations in groups. The brackets contain the arguments of `#[op]` that a group shares; the braces
/// contain the fields that its rows share. A row has the name of the view type, the name of the operation, and LLVM's
/// intrinsic if the operation is a call of one.
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
