//! Loads, stores and atomic operations; resources of buffers.
//!
//! Written by `cargo xtask check-ods --write rocdl` from upstream's `mlir/Dialect/LLVMIR/ROCDLOps.td`; not to be edited.

use crate::constraints::*;
use terrace_builtin::props::Int32;
use terrace_ir::effects::{Effect, MemoryEffectOpInterface, StaticEffects, StaticOn};
use terrace_llvm::constraints::ALIAS_SCOPES;
use terrace_llvm::constraints::TBAA_TAGS;
use terrace_llvm::op_rows;

static READS_0: StaticEffects = StaticEffects(&[(Effect::Read, StaticOn::Operand(0))]);
static READS_0_WRITES_0: StaticEffects = StaticEffects(&[
    (Effect::Read, StaticOn::Operand(0)),
    (Effect::Write, StaticOn::Operand(0)),
]);
static READS_0_WRITES_1: StaticEffects = StaticEffects(&[
    (Effect::Read, StaticOn::Operand(0)),
    (Effect::Write, StaticOn::Operand(1)),
]);
static READS_1_WRITES_1: StaticEffects = StaticEffects(&[
    (Effect::Read, StaticOn::Operand(1)),
    (Effect::Write, StaticOn::Operand(1)),
]);
static READS_2_WRITES_2: StaticEffects = StaticEffects(&[
    (Effect::Read, StaticOn::Operand(2)),
    (Effect::Write, StaticOn::Operand(2)),
]);
static WRITES_0: StaticEffects = StaticEffects(&[(Effect::Write, StaticOn::Operand(0))]);
static WRITES_1: StaticEffects = StaticEffects(&[(Effect::Write, StaticOn::Operand(1))]);

op_rows! {
    [interfaces(dyn MemoryEffectOpInterface = READS_0_WRITES_1),
     immediates(offset = 2, cpol = 3),
     format = "$globalPtr `,` $ldsPtr `,` $offset `,` $cpol `,` $mask attr-dict `:` qualified(type($globalPtr)) `,` qualified(type($ldsPtr))"] {
        {
            #[mlir("globalPtr")] global_ptr: Operand<POINTER_1>, #[mlir("ldsPtr")] lds_ptr: Operand<POINTER_3>,
            offset: Prop<Int32>, cpol: Prop<Int32>, mask: Operand<I32>,
            alias_scopes: Optional<Prop<ALIAS_SCOPES>>, noalias_scopes: Optional<Prop<ALIAS_SCOPES>>,
            tbaa: Optional<Prop<TBAA_TAGS>>,
        } [
            ClusterLoadAsyncToLDSB128Op = "rocdl.cluster.load.async.to.lds.b128", "llvm.amdgcn.cluster.load.async.to.lds.b128";
            ClusterLoadAsyncToLDSB32Op = "rocdl.cluster.load.async.to.lds.b32", "llvm.amdgcn.cluster.load.async.to.lds.b32";
            ClusterLoadAsyncToLDSB64Op = "rocdl.cluster.load.async.to.lds.b64", "llvm.amdgcn.cluster.load.async.to.lds.b64";
            ClusterLoadAsyncToLDSB8Op = "rocdl.cluster.load.async.to.lds.b8", "llvm.amdgcn.cluster.load.async.to.lds.b8";
        ]
    }

    [interfaces(dyn MemoryEffectOpInterface = WRITES_0),
     format = "$barrierPtr attr-dict `:` qualified(type($barrierPtr))"] {
        {
            #[mlir("barrierPtr")] barrier_ptr: Operand<POINTER_3>, alias_scopes: Optional<Prop<ALIAS_SCOPES>>,
            noalias_scopes: Optional<Prop<ALIAS_SCOPES>>, tbaa: Optional<Prop<TBAA_TAGS>>,
        } [
            DsAtomicAsyncBarrierArriveOp = "rocdl.ds.atomic.async.barrier.arrive.b64", "llvm.amdgcn.ds.atomic.async.barrier.arrive.b64";
        ]
    }

    [interfaces(dyn MemoryEffectOpInterface = READS_0_WRITES_0),
     format = "$barrierPtr `,` $val attr-dict `:` qualified(type($barrierPtr)) `,` type($val) `->` type($res)"] {
        {
            #[mlir("barrierPtr")] barrier_ptr: Operand<POINTER_3>, val: Operand<I64>,
            alias_scopes: Optional<Prop<ALIAS_SCOPES>>, noalias_scopes: Optional<Prop<ALIAS_SCOPES>>,
            tbaa: Optional<Prop<TBAA_TAGS>>, #[unique] res: Res<I64>,
        } [
            DsAtomicBarrierArriveRtnOp = "rocdl.ds.atomic.barrier.arrive.rtn.b64", "llvm.amdgcn.ds.atomic.barrier.arrive.rtn.b64";
        ]
    }

    [interfaces(dyn MemoryEffectOpInterface = READS_0),
     format = "$ptr attr-dict `:` qualified(type($ptr)) `->` type($res)"] {
        {
            ptr: Operand<POINTER_3>, alias_scopes: Optional<Prop<ALIAS_SCOPES>>,
            noalias_scopes: Optional<Prop<ALIAS_SCOPES>>, tbaa: Optional<Prop<TBAA_TAGS>>, res: Res<LLVM_TYPE>,
        } [
            DsLoadTr16B128Op = "rocdl.ds.load.tr16.b128", "llvm.amdgcn.ds.load.tr16.b128";
            DsLoadTr4B64Op = "rocdl.ds.load.tr4.b64", "llvm.amdgcn.ds.load.tr4.b64";
            DsLoadTr6B96Op = "rocdl.ds.load.tr6.b96", "llvm.amdgcn.ds.load.tr6.b96";
            DsLoadTr8B64Op = "rocdl.ds.load.tr8.b64", "llvm.amdgcn.ds.load.tr8.b64";
        ]
        {
            ptr: Operand<POINTER_1>, alias_scopes: Optional<Prop<ALIAS_SCOPES>>,
            noalias_scopes: Optional<Prop<ALIAS_SCOPES>>, tbaa: Optional<Prop<TBAA_TAGS>>, res: Res<LLVM_TYPE>,
        } [
            GlobalLoadTr8B128Op = "rocdl.global.load.tr.b128", "llvm.amdgcn.global.load.tr.b128";
            GlobalLoadTr8B64Op = "rocdl.global.load.tr.b64", "llvm.amdgcn.global.load.tr.b64";
            GlobalLoadTr4B64Op = "rocdl.global.load.tr4.b64", "llvm.amdgcn.global.load.tr4.b64";
            GlobalLoadTr6B96Op = "rocdl.global.load.tr6.b96", "llvm.amdgcn.global.load.tr6.b96";
        ]
    }

    [interfaces(dyn MemoryEffectOpInterface = READS_0),
     format = "$ptr attr-dict `:` type($ptr) `->` type($res)"] {
        {
            ptr: Operand<POINTER_3>, alias_scopes: Optional<Prop<ALIAS_SCOPES>>,
            noalias_scopes: Optional<Prop<ALIAS_SCOPES>>, tbaa: Optional<Prop<TBAA_TAGS>>, res: Res<LLVM_TYPE>,
        } [
            DsReadTr16B64Op = "rocdl.ds.read.tr16.b64", "llvm.amdgcn.ds.read.tr16.b64";
            DsReadTr4B64Op = "rocdl.ds.read.tr4.b64", "llvm.amdgcn.ds.read.tr4.b64";
            DsReadTr6B96Op = "rocdl.ds.read.tr6.b96", "llvm.amdgcn.ds.read.tr6.b96";
            DsReadTr8B64Op = "rocdl.ds.read.tr8.b64", "llvm.amdgcn.ds.read.tr8.b64";
        ]
    }

    [interfaces(dyn MemoryEffectOpInterface = READS_0),
     immediates(scope = 1),
     format = "$ptr `,` `scope` $scope attr-dict `:` qualified(type($ptr))"] {
        {
            ptr: Operand<POINTER_0>, scope: Prop<Int32>, alias_scopes: Optional<Prop<ALIAS_SCOPES>>,
            noalias_scopes: Optional<Prop<ALIAS_SCOPES>>, tbaa: Optional<Prop<TBAA_TAGS>>,
        } [
            FlatPrefetchOp = "rocdl.flat.prefetch", "llvm.amdgcn.flat.prefetch";
        ]
        {
            ptr: Operand<POINTER_1>, scope: Prop<Int32>, alias_scopes: Optional<Prop<ALIAS_SCOPES>>,
            noalias_scopes: Optional<Prop<ALIAS_SCOPES>>, tbaa: Optional<Prop<TBAA_TAGS>>,
        } [
            GlobalPrefetchOp = "rocdl.global.prefetch", "llvm.amdgcn.global.prefetch";
        ]
    }

    [interfaces(dyn MemoryEffectOpInterface = READS_0_WRITES_1),
     immediates(offset = 2, aux = 3),
     format = "$globalPtr `,` $ldsPtr `,` $offset `,` $aux attr-dict `:` qualified(type($globalPtr)) `,` qualified(type($ldsPtr))"] {
        {
            #[mlir("globalPtr")] global_ptr: Operand<POINTER_1>, #[mlir("ldsPtr")] lds_ptr: Operand<POINTER_3>,
            offset: Prop<Int32>, aux: Prop<Int32>, alias_scopes: Optional<Prop<ALIAS_SCOPES>>,
            noalias_scopes: Optional<Prop<ALIAS_SCOPES>>, tbaa: Optional<Prop<TBAA_TAGS>>,
        } [
            GlobalLoadAsyncToLDSB128Op = "rocdl.global.load.async.to.lds.b128", "llvm.amdgcn.global.load.async.to.lds.b128";
            GlobalLoadAsyncToLDSB32Op = "rocdl.global.load.async.to.lds.b32", "llvm.amdgcn.global.load.async.to.lds.b32";
            GlobalLoadAsyncToLDSB64Op = "rocdl.global.load.async.to.lds.b64", "llvm.amdgcn.global.load.async.to.lds.b64";
            GlobalLoadAsyncToLDSB8Op = "rocdl.global.load.async.to.lds.b8", "llvm.amdgcn.global.load.async.to.lds.b8";
        ]
    }

    [interfaces(dyn MemoryEffectOpInterface = READS_0_WRITES_1),
     immediates(size = 2, offset = 3, aux = 4),
     format = "$globalPtr `,` $ldsPtr `,` $size `,` $offset `,` $aux attr-dict"] {
        {
            #[mlir("globalPtr")] global_ptr: Operand<POINTER_1>, #[mlir("ldsPtr")] lds_ptr: Operand<POINTER_3>,
            size: Prop<Int32>, offset: Prop<Int32>, aux: Prop<Int32>,
            alias_scopes: Optional<Prop<ALIAS_SCOPES>>, noalias_scopes: Optional<Prop<ALIAS_SCOPES>>,
            tbaa: Optional<Prop<TBAA_TAGS>>,
        } [
            GlobalLoadLDSOp = "rocdl.global.load.lds", "llvm.amdgcn.global.load.lds";
        ]
    }

    [interfaces(dyn MemoryEffectOpInterface = READS_0_WRITES_1),
     immediates(size = 2, offset = 3, aux = 4),
     format = "$globalPtr `,` $ldsPtr `,` $size `,` $offset `,` $aux attr-dict `:` type($globalPtr)"] {
        {
            #[mlir("globalPtr")] global_ptr: Operand<POINTER>, #[mlir("ldsPtr")] lds_ptr: Operand<POINTER_3>,
            size: Prop<Int32>, offset: Prop<Int32>, aux: Prop<Int32>,
            alias_scopes: Optional<Prop<ALIAS_SCOPES>>, noalias_scopes: Optional<Prop<ALIAS_SCOPES>>,
            tbaa: Optional<Prop<TBAA_TAGS>>,
        } [
            LoadToLDSOp = "rocdl.load.to.lds", "llvm.amdgcn.load.to.lds";
        ]
    }

    [traits(PURE),
     format = "operands attr-dict `:` type($base) `to` type($res)"] {
        {
            base: Operand<POINTER>, stride: Operand<I16>, #[mlir("numRecords")] num_records: Operand<I64>,
            flags: Operand<I32>, res: Res<POINTER>,
        } [
            MakeBufferRsrcOp = "rocdl.make.buffer.rsrc", "llvm.amdgcn.make.buffer.rsrc";
        ]
    }

    [same_type(res, src, cmp),
     format = "attr-dict `(` operands `)` `:` type($res) `,` type($rsrc)"] {
        {
            src: Operand<LLVM_TYPE>, cmp: Operand<LLVM_TYPE>, rsrc: Operand<LLVM_TYPE>, offset: Operand<I32>,
            soffset: Operand<I32>, aux: Operand<I32>, res: Res<LLVM_TYPE>,
        } [
            RawBufferAtomicCmpSwapOp = "rocdl.raw.buffer.atomic.cmpswap", "llvm.amdgcn.raw.buffer.atomic.cmpswap";
        ]
    }

    [] {
        {
            vdata: Operand<LLVM_TYPE>, rsrc: Operand<LLVM_TYPE>, offset: Operand<LLVM_TYPE>,
            soffset: Operand<LLVM_TYPE>, aux: Operand<LLVM_TYPE>,
        } [
            RawBufferAtomicFAddOp = "rocdl.raw.buffer.atomic.fadd", "llvm.amdgcn.raw.buffer.atomic.fadd";
            RawBufferAtomicFMaxOp = "rocdl.raw.buffer.atomic.fmax", "llvm.amdgcn.raw.buffer.atomic.fmax";
            RawBufferAtomicSMaxOp = "rocdl.raw.buffer.atomic.smax", "llvm.amdgcn.raw.buffer.atomic.smax";
            RawBufferAtomicUMinOp = "rocdl.raw.buffer.atomic.umin", "llvm.amdgcn.raw.buffer.atomic.umin";
            RawBufferStoreOp = "rocdl.raw.buffer.store", "llvm.amdgcn.raw.buffer.store";
        ]
        {
            rsrc: Operand<LLVM_TYPE>, offset: Operand<LLVM_TYPE>, soffset: Operand<LLVM_TYPE>,
            aux: Operand<LLVM_TYPE>, res: Res<LLVM_TYPE>,
        } [
            RawBufferLoadOp = "rocdl.raw.buffer.load", "llvm.amdgcn.raw.buffer.load";
        ]
    }

    [same_type(res, src, cmp),
     interfaces(dyn MemoryEffectOpInterface = READS_2_WRITES_2),
     format = "operands attr-dict `:` type($res)"] {
        {
            src: Operand<LLVM_TYPE>, cmp: Operand<LLVM_TYPE>, rsrc: Operand<POINTER_8>, offset: Operand<I32>,
            soffset: Operand<I32>, aux: Operand<I32>, alias_scopes: Optional<Prop<ALIAS_SCOPES>>,
            noalias_scopes: Optional<Prop<ALIAS_SCOPES>>, tbaa: Optional<Prop<TBAA_TAGS>>, res: Res<LLVM_TYPE>,
        } [
            RawPtrBufferAtomicCmpSwapOp = "rocdl.raw.ptr.buffer.atomic.cmpswap", "llvm.amdgcn.raw.ptr.buffer.atomic.cmpswap";
        ]
    }

    [interfaces(dyn MemoryEffectOpInterface = READS_1_WRITES_1),
     format = "operands attr-dict `:` type($vdata)"] {
        {
            vdata: Operand<LLVM_TYPE>, rsrc: Operand<POINTER_8>, offset: Operand<I32>, soffset: Operand<I32>,
            aux: Operand<I32>, alias_scopes: Optional<Prop<ALIAS_SCOPES>>,
            noalias_scopes: Optional<Prop<ALIAS_SCOPES>>, tbaa: Optional<Prop<TBAA_TAGS>>,
        } [
            RawPtrBufferAtomicFaddOp = "rocdl.raw.ptr.buffer.atomic.fadd", "llvm.amdgcn.raw.ptr.buffer.atomic.fadd";
            RawPtrBufferAtomicFmaxOp = "rocdl.raw.ptr.buffer.atomic.fmax", "llvm.amdgcn.raw.ptr.buffer.atomic.fmax";
            RawPtrBufferAtomicSmaxOp = "rocdl.raw.ptr.buffer.atomic.smax", "llvm.amdgcn.raw.ptr.buffer.atomic.smax";
            RawPtrBufferAtomicUminOp = "rocdl.raw.ptr.buffer.atomic.umin", "llvm.amdgcn.raw.ptr.buffer.atomic.umin";
        ]
    }

    [interfaces(dyn MemoryEffectOpInterface = READS_0),
     format = "operands attr-dict `:` type($res)"] {
        {
            rsrc: Operand<POINTER_8>, offset: Operand<I32>, soffset: Operand<I32>, aux: Operand<I32>,
            alias_scopes: Optional<Prop<ALIAS_SCOPES>>, noalias_scopes: Optional<Prop<ALIAS_SCOPES>>,
            tbaa: Optional<Prop<TBAA_TAGS>>, res: Res<LLVM_TYPE>,
        } [
            RawPtrBufferLoadOp = "rocdl.raw.ptr.buffer.load", "llvm.amdgcn.raw.ptr.buffer.load";
        ]
    }

    [interfaces(dyn MemoryEffectOpInterface = READS_0_WRITES_1),
     format = "operands attr-dict"] {
        {
            rsrc: Operand<POINTER_8>, #[mlir("ldsPtr")] lds_ptr: Operand<POINTER_3>, size: Operand<I32>,
            voffset: Operand<I32>, soffset: Operand<I32>, offset: Operand<I32>, aux: Operand<I32>,
            alias_scopes: Optional<Prop<ALIAS_SCOPES>>, noalias_scopes: Optional<Prop<ALIAS_SCOPES>>,
            tbaa: Optional<Prop<TBAA_TAGS>>,
        } [
            RawPtrBufferLoadLdsOp = "rocdl.raw.ptr.buffer.load.lds", "llvm.amdgcn.raw.ptr.buffer.load.lds";
        ]
    }

    [interfaces(dyn MemoryEffectOpInterface = WRITES_1),
     format = "operands attr-dict `:` type($vdata)"] {
        {
            vdata: Operand<LLVM_TYPE>, rsrc: Operand<POINTER_8>, offset: Operand<I32>, soffset: Operand<I32>,
            aux: Operand<I32>, alias_scopes: Optional<Prop<ALIAS_SCOPES>>,
            noalias_scopes: Optional<Prop<ALIAS_SCOPES>>, tbaa: Optional<Prop<TBAA_TAGS>>,
        } [
            RawPtrBufferStoreOp = "rocdl.raw.ptr.buffer.store", "llvm.amdgcn.raw.ptr.buffer.store";
        ]
    }

    [immediates(cache_policy = 4),
     format = "attr-dict operands `cachepolicy` $cachePolicy `:` type($dgroup0) `,` type($dgroup1)"] {
        {
            dgroup0: Operand<V4I32>, dgroup1: Operand<V8I32>, dgroup2: Operand<V4I32>, dgroup3: Operand<V4I32>,
            #[mlir("cachePolicy")] cache_policy: Prop<Int32>, alias_scopes: Optional<Prop<ALIAS_SCOPES>>,
            noalias_scopes: Optional<Prop<ALIAS_SCOPES>>, tbaa: Optional<Prop<TBAA_TAGS>>,
        } [
            TensorLoadToLDSOp = "rocdl.tensor.load.to.lds", "llvm.amdgcn.tensor.load.to.lds";
            TensorStoreFromLDSOp = "rocdl.tensor.store.from.lds", "llvm.amdgcn.tensor.store.from.lds";
        ]
    }

    [immediates(cache_policy = 2),
     format = "attr-dict operands `cachepolicy` $cachePolicy `:` type($dgroup0) `,` type($dgroup1)"] {
        {
            dgroup0: Operand<V4I32>, dgroup1: Operand<V8I32>, #[mlir("cachePolicy")] cache_policy: Prop<Int32>,
            alias_scopes: Optional<Prop<ALIAS_SCOPES>>, noalias_scopes: Optional<Prop<ALIAS_SCOPES>>,
            tbaa: Optional<Prop<TBAA_TAGS>>,
        } [
            TensorLoadToLDSD2Op = "rocdl.tensor.load.to.lds.d2", "llvm.amdgcn.tensor.load.to.lds.d2";
            TensorStoreFromLDSD2Op = "rocdl.tensor.store.from.lds.d2", "llvm.amdgcn.tensor.store.from.lds.d2";
        ]
    }
}
