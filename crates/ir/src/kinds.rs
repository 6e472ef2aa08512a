//! Dispatch on kinds of types or attributes.

/// Defines an enumeration of kinds of types or attributes for use in a `match`, like MLIR's `TypeSwitch`.
///
/// ```text
/// kinds! {
///     /// An element of a vector.
///     enum Scalar of Type { Integer(IntegerType), Float(FloatType) }
/// }
/// match Scalar::of(ctx, ty) {
///     Scalar::Integer(int) => int.width,
///     Scalar::Float(float) => float.kind.width(),
///     Scalar::Other => 0,
/// }
/// ```
#[macro_export]
macro_rules! kinds {
    ($(#[$meta:meta])* $vis:vis enum $name:ident of $handle:ident {
        $($(#[$doc:meta])* $case:ident($kind:ty)),* $(,)?
    }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug)]
        $vis enum $name<'c> {
            $($(#[$doc])* $case(&'c $kind),)*
            /// Another kind.
            Other,
        }

        impl<'c> $name<'c> {
            /// Returns the kind of a handle.
            $vis fn of(ctx: &'c $crate::Context, handle: $crate::$handle) -> Self {
                $(if let Some(storage) = handle.as_(ctx) {
                    return Self::$case(storage);
                })*
                Self::Other
            }
        }
    };
}
