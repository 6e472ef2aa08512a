//! Exchange between the lanes of a warp, control of warps, and the rest.
//!
//! Written by `cargo xtask check-ods --write nvvm` from upstream's `mlir/Dialect/LLVMIR/NVVMOps.td`; not to be edited.

use crate::constraints::*;
use crate::enums::MatchSyncKind;
use crate::enums::ReduxKind;
use crate::enums::SetMaxRegisterAction;
use crate::enums::ShflKind;
use crate::enums::VoteSyncKind;
use terrace_builtin::props::Bool;
use terrace_builtin::props::Int16;
use terrace_builtin::props::Int32;
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

    [verify = crate::verify::match_sync,
     format = "$kind $thread_mask `,` $val attr-dict `:` type($val) `->` type($res)"] {
        {
            thread_mask: Operand<I32>, val: Operand<I32_OR_I64>, kind: Prop<MatchSyncKind>,
            res: Res<I32_OR_STRUCT>,
        } [
            /// Compares a value with that of other lanes.
            MatchSyncOp = "nvvm.match.sync";
        ]
    }

    [format = "attr-dict $duration"] {
        { duration: Operand<I32> } [
            /// Lets the thread sleep for some nanoseconds.
            NanosleepOp = "nvvm.nanosleep";
        ]
    }

    [verify = crate::verify::pmevent,
     format = "attr-dict (`id` `=` $eventId^)? (`mask` `=` $maskedEventId^)?"] {
        {
            #[mlir("maskedEventId")] masked_event_id: Optional<Prop<Int16>>,
            #[mlir("eventId")] event_id: Optional<Prop<Int32>>,
        } [
            /// Triggers events for performance monitors.
            PMEventOp = "nvvm.pmevent";
        ]
    }

    [same_type(res, val),
     verify = crate::verify::redux_sync,
     format = "$kind $val `,` $mask_and_clamp attr-dict `:` type($val) `->` type($res)"] {
        {
            val: Operand<I32_OR_F32>, kind: Prop<ReduxKind>, mask_and_clamp: Operand<I32>,
            #[default(false)] abs: Prop<Bool>, #[default(false)] nan: Prop<Bool>, res: Res<I32_OR_F32>,
        } [
            /// Reduces the values of the lanes of a warp.
            ReduxOp = "nvvm.redux.sync";
        ]
    }

    [verify = crate::verify::setmaxregister,
     format = "$action $regCount attr-dict"] {
        { #[mlir("regCount")] reg_count: Prop<Int32>, action: Prop<SetMaxRegisterAction> } [
            /// Gives registers back, or asks for more.
            SetMaxRegisterOp = "nvvm.setmaxregister";
        ]
    }

    [verify = crate::verify::shfl_sync,
     format = "$kind $thread_mask `,` $val `,` $offset `,` $mask_and_clamp attr-dict `:` type($val) `->` type($res)"] {
        {
            thread_mask: Operand<I32>, val: Operand<I32_OR_F32>, offset: Operand<I32>,
            mask_and_clamp: Operand<I32>, kind: Prop<ShflKind>, return_value_and_is_valid: Flag,
            res: Res<I32_OR_F32_OR_STRUCT>,
        } [
            /// Exchanges values between the lanes of a warp.
            ShflOp = "nvvm.shfl.sync";
        ]
    }

    [verify = crate::verify::vote_sync,
     format = "$kind $mask `,` $pred attr-dict `->` type($res)"] {
        { mask: Operand<I32>, pred: Operand<I1>, kind: Prop<VoteSyncKind>, res: Res<I32_OR_I1> } [
            /// Combines a condition of the lanes of a warp.
            VoteSyncOp = "nvvm.vote.sync";
        ]
    }
}
