//! The functions of `terrace-engine-runtime` as C symbols.
//!
//! A crate of its own, since a library with such symbols would clash in programs that also link MLIR's
//! libraries, and since features of a workspace's crates are shared: no crate gets these symbols by accident.

macro_rules! define {
    ($($group:ident {$(
        $(#[$attribute:meta])*
        fn $name:ident($($parameter:ident: $type:ty),* $(,)?) $(-> $result:ty)? = $function:expr;
    )*})*) => {$($(
        $(#[$attribute])*
        /// The function of that name of `terrace-engine-runtime`.
        ///
        /// # Safety
        /// As of that.
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $name($($parameter: $type),*) $(-> $result)? {
            let function: unsafe extern "C" fn($($type),*) $(-> $result)? = $function;
            // SAFETY: by the caller's word.
            unsafe { function($($parameter),*) }
        }
    )*)*};
}

terrace_engine_runtime::for_each_function!(define);
