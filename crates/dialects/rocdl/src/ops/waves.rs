//! Barriers, scheduling, exchange between lanes, functions of numbers.
//!
//! Written by `cargo xtask check-ods --write rocdl` from upstream's `mlir/Dialect/LLVMIR/ROCDLOps.td`; not to be edited.

use crate::constraints::*;
use terrace_builtin::constraints::DICT_ARRAY_ATTR;
use terrace_builtin::props::Int16;
use terrace_builtin::props::Int32;
use terrace_llvm::constraints::Bit;
use terrace_llvm::op_rows;

op_rows! {
    [format = "$pred attr-dict `:` type($res)"] {
        { pred: Operand<I1>, res: Res<LLVM_TYPE> } [
            BallotOp = "rocdl.ballot", "llvm.amdgcn.ballot";
        ]
    }

    [format = "attr-dict"] {
        {} [
            /// Waits until all work items of the work group are here and see each other's memory.
            BarrierOp = "rocdl.barrier";
            SBarrierOp = "rocdl.s.barrier", "llvm.amdgcn.s.barrier";
        ]
    }

    [traits(PURE),
     format = "$arg qualified(type($arg)) attr-dict `->` qualified(type($res))"] {
        { arg: Operand<LLVM_FLOAT>, res: Res<LLVM_FLOAT> } [
            ROCDLCosOp = "rocdl.cos", "llvm.amdgcn.cos";
            ROCDLExpOp = "rocdl.exp", "llvm.amdgcn.exp";
            ROCDLExp2Op = "rocdl.exp2", "llvm.amdgcn.exp2";
            ROCDLLogOp = "rocdl.log", "llvm.amdgcn.log";
            ROCDLRcpOp = "rocdl.rcp", "llvm.amdgcn.rcp";
            ROCDLSinOp = "rocdl.sin", "llvm.amdgcn.sin";
            ROCDLSqrtOp = "rocdl.sqrt", "llvm.amdgcn.sqrt";
            ROCDLTanhOp = "rocdl.tanh", "llvm.amdgcn.tanh";
        ]
    }

    [format = "$index `,` $src attr-dict `:` `(` type($index) `,` type($src) `)` `->` type($res)"] {
        { index: Operand<I32>, src: Operand<I32>, #[unique] res: Res<I32> } [
            DsBpermuteOp = "rocdl.ds_bpermute", "llvm.amdgcn.ds.bpermute";
        ]
    }

    [format = "$src `,` $offset attr-dict `:` `(` type($src) `,` type($offset) `)` `->` type($res)"] {
        { src: Operand<I32>, offset: Operand<I32>, #[unique] res: Res<I32> } [
            DsSwizzleOp = "rocdl.ds_swizzle", "llvm.amdgcn.ds.swizzle";
        ]
    }

    [traits(PURE),
     same_type(res, src0, src1, src2),
     format = "$src0 `,` $src1 `,` $src2 attr-dict `:` type($res)"] {
        {
            src0: Operand<FLOAT_OR_VECTOR>, src1: Operand<FLOAT_OR_VECTOR>, src2: Operand<FLOAT_OR_VECTOR>,
            res: Res<FLOAT_OR_VECTOR>,
        } [
            FMed3Op = "rocdl.fmed3", "llvm.amdgcn.fmed3";
        ]
    }

    [immediates(variant = 0),
     format = "$variant attr-dict"] {
        { variant: Prop<Int32> } [
            IglpOptOp = "rocdl.iglp.opt", "llvm.amdgcn.iglp.opt";
        ]
    }

    [traits(PURE),
     format = "$in0 `,` $in1 attr-dict `:` `(` type($in0) `,` type($in1) `)` `->` type($res)"] {
        {
            in0: Operand<I32>, in1: Operand<I32>, arg_attrs: Optional<Prop<DICT_ARRAY_ATTR>>,
            res_attrs: Optional<Prop<DICT_ARRAY_ATTR>>, #[unique] res: Res<I32>,
        } [
            MbcntHiOp = "rocdl.mbcnt.hi", "llvm.amdgcn.mbcnt.hi";
            MbcntLoOp = "rocdl.mbcnt.lo", "llvm.amdgcn.mbcnt.lo";
        ]
    }

    [immediates(fi = 2, bound_control = 3),
     format = "attr-dict $old `,` $src `,` $fi `,` $boundControl `:` `(` type($old) `,` type($src) `)` `->` type($res)"] {
        {
            old: Operand<I32>, src: Operand<I32>, fi: Prop<Bit>,
            #[mlir("boundControl")] bound_control: Prop<Bit>, #[unique] res: Res<PAIR_OF_I32_I32>,
        } [
            Permlane16SwapOp = "rocdl.permlane16.swap", "llvm.amdgcn.permlane16.swap";
            Permlane32SwapOp = "rocdl.permlane32.swap", "llvm.amdgcn.permlane32.swap";
        ]
    }

    [same_type(res, old, src0),
     same_type(src1, src2),
     immediates(fi = 4, bound_control = 5),
     format = "attr-dict $old `,` $src0 `,` $src1 `,` $src2 `,` $fi `,` $boundControl `:` type($src0) `,` type($src1)"] {
        {
            old: Operand<LLVM_TYPE>, src0: Operand<LLVM_TYPE>, src1: Operand<LLVM_TYPE>,
            src2: Operand<LLVM_TYPE>, fi: Prop<Bit>, #[mlir("boundControl")] bound_control: Prop<Bit>,
            res: Res<LLVM_TYPE>,
        } [
            PermlaneX16Op = "rocdl.permlanex16", "llvm.amdgcn.permlanex16";
        ]
    }

    [same_type(res, src),
     format = "$src attr-dict `:` type($res)"] {
        { src: Operand<LLVM_TYPE>, res: Res<LLVM_TYPE> } [
            ReadfirstlaneOp = "rocdl.readfirstlane", "llvm.amdgcn.readfirstlane";
        ]
    }

    [same_type(res, src0),
     format = "$src0 `,` $src1 attr-dict `:` `(` type($src0) `,` type($src1) `)` `->` type($res)"] {
        { src0: Operand<LLVM_TYPE>, src1: Operand<I32>, res: Res<LLVM_TYPE> } [
            ReadlaneOp = "rocdl.readlane", "llvm.amdgcn.readlane";
        ]
    }

    [immediates(member_cnt = 1),
     format = "$ptr `member_cnt` `=` $memberCnt attr-dict `:` qualified(type($ptr))"] {
        { ptr: Operand<POINTER_3>, #[mlir("memberCnt")] member_cnt: Prop<Int32> } [
            BarrierInitOp = "rocdl.s.barrier.init", "llvm.amdgcn.s.barrier.init";
            BarrierSignalVarOp = "rocdl.s.barrier.signal.var", "llvm.amdgcn.s.barrier.signal.var";
        ]
    }

    [format = "$ptr attr-dict `:` qualified(type($ptr))"] {
        { ptr: Operand<POINTER_3> } [
            BarrierJoinOp = "rocdl.s.barrier.join", "llvm.amdgcn.s.barrier.join";
            WakeupBarrierOp = "rocdl.s.wakeup.barrier", "llvm.amdgcn.s.wakeup.barrier";
        ]
    }

    [immediates(id_value = 0),
     format = "`id` `=` $id attr-dict"] {
        { #[mlir("id")] id_value: Prop<Int16> } [
            BarrierLeaveOp = "rocdl.s.barrier.leave", "llvm.amdgcn.s.barrier.leave";
            BarrierWaitOp = "rocdl.s.barrier.wait", "llvm.amdgcn.s.barrier.wait";
        ]
        { #[mlir("id")] id_value: Prop<Int32> } [
            BarrierSignalOp = "rocdl.s.barrier.signal", "llvm.amdgcn.s.barrier.signal";
        ]
    }

    [immediates(id_value = 0),
     format = "`id` `=` $id attr-dict `->` type($res)"] {
        { #[mlir("id")] id_value: Prop<Int32>, #[unique] res: Res<I1> } [
            BarrierSignalIsfirstOp = "rocdl.s.barrier.signal.isfirst", "llvm.amdgcn.s.barrier.signal.isfirst";
        ]
        { #[mlir("id")] id_value: Prop<Int32>, #[unique] res: Res<I32> } [
            GetBarrierStateOp = "rocdl.s.get.barrier.state", "llvm.amdgcn.s.get.barrier.state";
        ]
    }

    [format = "$ptr attr-dict `:` qualified(type($ptr)) `->` type($res)"] {
        { ptr: Operand<POINTER_3>, #[unique] res: Res<I32> } [
            GetNamedBarrierStateOp = "rocdl.s.get.named.barrier.state", "llvm.amdgcn.s.get.named.barrier.state";
        ]
    }

    [immediates(count = 0),
     format = "attr-dict $count"] {
        { count: Prop<Int16> } [
            SNopOp = "rocdl.s.nop", "llvm.amdgcn.s.nop";
        ]
        { count: Prop<Int32> } [
            SSleepOp = "rocdl.s.sleep", "llvm.amdgcn.s.sleep";
        ]
    }

    [immediates(priority = 0),
     format = "$priority attr-dict"] {
        { priority: Prop<Int16> } [
            SetPrioOp = "rocdl.s.setprio", "llvm.amdgcn.s.setprio";
        ]
    }

    [immediates(count = 0),
     format = "$count attr-dict"] {
        { count: Prop<Int16> } [
            WaitAsynccntOp = "rocdl.s.wait.asynccnt", "llvm.amdgcn.s.wait.asynccnt";
            WaitDscntOp = "rocdl.s.wait.dscnt", "llvm.amdgcn.s.wait.dscnt";
            WaitExpcntOp = "rocdl.s.wait.expcnt", "llvm.amdgcn.s.wait.expcnt";
            WaitLoadcntOp = "rocdl.s.wait.loadcnt", "llvm.amdgcn.s.wait.loadcnt";
            WaitStorecntOp = "rocdl.s.wait.storecnt", "llvm.amdgcn.s.wait.storecnt";
            WaitTensorcntOp = "rocdl.s.wait.tensorcnt", "llvm.amdgcn.s.wait.tensorcnt";
        ]
    }

    [immediates(bitfield = 0),
     format = "attr-dict $bitfield"] {
        { bitfield: Prop<Int32> } [
            SWaitcntOp = "rocdl.s.waitcnt", "llvm.amdgcn.s.waitcnt";
        ]
    }

    [immediates(mask = 0),
     format = "$mask attr-dict"] {
        { mask: Prop<Int32> } [
            SchedBarrierOp = "rocdl.sched.barrier", "llvm.amdgcn.sched.barrier";
        ]
    }

    [immediates(mask = 0, size = 1, group_id = 2),
     format = "$mask `,` $size `,` $groupId attr-dict"] {
        { mask: Prop<Int32>, size: Prop<Int32>, #[mlir("groupId")] group_id: Prop<Int32> } [
            SchedGroupBarrierOp = "rocdl.sched.group.barrier", "llvm.amdgcn.sched.group.barrier";
        ]
    }

    [same_type(res, src, old),
     immediates(dpp_ctrl = 2, row_mask = 3, bank_mask = 4, bound_ctrl = 5),
     format = "attr-dict $old `,` $src `with` $dppCtrl `,` $rowMask `,` $bankMask `,` $boundCtrl `:` type($src)"] {
        {
            old: Operand<LLVM_TYPE>, src: Operand<LLVM_TYPE>, #[mlir("dppCtrl")] dpp_ctrl: Prop<Int32>,
            #[mlir("rowMask")] row_mask: Prop<Int32>, #[mlir("bankMask")] bank_mask: Prop<Int32>,
            #[mlir("boundCtrl")] bound_ctrl: Prop<Bit>, res: Res<LLVM_TYPE>,
        } [
            DPPUpdateOp = "rocdl.update.dpp", "llvm.amdgcn.update.dpp";
        ]
    }
}
