//! Exchange between the lanes of a warp, control of warps, and the rest.
//!
//! Written by `cargo xtask check-ods --write nvvm` from upstream's `mlir/Dialect/LLVMIR/NVVMOps.td`; not to be edited.

use crate::constraints::*;
use terrace_builtin::props::Str;
use terrace_llvm::op_rows;

op_rows! {
    [format = "attr-dict"] {
        {} [
            /// Stops in a debugger.
            BreakpointOp = "nvvm.breakpoint";
            /// Ends the thread.
            ExitOp = "nvvm.exit";
        ]
    }

    [format = "($membermask^)? attr-dict `->` type(results)"] {
        { membermask: Optional<Operand<I32>>, #[unique] pred: Res<I1> } [
            /// Elects one thread of a warp.
            ElectSyncOp = "nvvm.elect.sync";
        ]
    }

    [traits(ATTR_SIZED_OPERAND_SEGMENTS),
     format = "$ptxCode ( `ro` `(` $readOnlyArgs^ `:` type($readOnlyArgs) `)` )? ( `rw` `(` $readWriteArgs^ `:` type($readWriteArgs) `)` )? (`,` `predicate` `=` $predicate^)? attr-dict ( `->` type($writeOnlyArgs)^ )?"] {
        {
            #[mlir("readOnlyArgs")] read_only_args: Variadic<Operand<ANY_TYPE>>,
            #[mlir("readWriteArgs")] read_write_args: Variadic<Operand<ANY_TYPE>>,
            #[mlir("ptxCode")] ptx_code: Prop<Str>, predicate: Optional<Operand<I1>>,
            #[mlir("writeOnlyArgs")] write_only_args: Variadic<Res<ANY_TYPE>>,
        } [
            /// PTX assembly with operands.
            InlinePtxOp = "nvvm.inline_ptx";
        ]
    }

    [verify = crate::verify::mapa,
     format = "$a`,` $b attr-dict `:` type($a) `->` type($res)"] {
        { a: Operand<POINTER_0_OR_POINTER_3>, b: Operand<I32>, res: Res<POINTER_0_OR_POINTER_7> } [
            /// The address of the same place in the shared memory of another block of the cluster.
            MapaOp = "nvvm.mapa";
        ]
    }

    [format = "attr-dict $duration"] {
        { duration: Operand<I32> } [
            /// Lets the thread sleep for some nanoseconds.
            NanosleepOp = "nvvm.nanosleep";
        ]
    }
}
