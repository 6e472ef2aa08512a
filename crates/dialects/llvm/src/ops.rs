//! Defines the operations by family, and the dialect.

pub mod aggregates;
pub mod arith;
pub mod atomics;
pub mod constants;
pub mod control_flow;
pub mod functions;
pub mod globals;
pub mod intrinsics_integer;
pub mod intrinsics_math;
pub mod intrinsics_memory;
pub mod intrinsics_misc;
pub mod intrinsics_vector;
pub mod intrinsics_vp;
pub mod memory;

pub use aggregates::*;
pub use arith::*;
pub use atomics::*;
pub use constants::*;
pub use control_flow::*;
pub use functions::*;
pub use globals::*;
pub use intrinsics_integer::*;
pub use intrinsics_math::*;
pub use intrinsics_memory::*;
pub use intrinsics_misc::*;
pub use intrinsics_vector::*;
pub use intrinsics_vp::*;
pub use memory::*;

use terrace_ir::dialect;

dialect! {
    /// Instructions, intrinsics, globals and functions of LLVM IR, with its types and its debug metadata.
    pub static LLVM = "llvm" {
        ops: [
            OrOp, FNegOp, ICmpOp, FCmpOp, TruncOp, IntToPtrOp, SelectOp, FreezeOp, URemOp, SRemOp, AndOp, XOrOp,
            AddOp, SubOp, MulOp, ShlOp, UDivOp, SDivOp, LShrOp, AShrOp, FAddOp, FSubOp, FMulOp, FDivOp, FRemOp,
            BitcastOp, AddrSpaceCastOp, PtrToIntOp, SExtOp, SIToFPOp, FPToSIOp, FPToUIOp, FPExtOp, FPTruncOp,
            ZExtOp, UIToFPOp, AllocaOp, GEPOp, LoadOp, StoreOp, AtomicRMWOp, AtomicCmpXchgOp, FenceOp, BrOp,
            CondBrOp, SwitchOp, IndirectBrOp, ReturnOp, ResumeOp, UnreachableOp, InvokeOp, LandingpadOp,
            LLVMFuncOp, CallOp, CallIntrinsicOp, InlineAsmOp, VaArgOp, GlobalOp, AliasOp, IFuncOp,
            GlobalCtorsOp, GlobalDtorsOp, AddressOfOp, DSOLocalEquivalentOp, BlockAddressOp, BlockTagOp,
            ComdatOp, ComdatSelectorOp, LinkerOptionsOp, ModuleFlagsOp, ConstantOp, ZeroOp, UndefOp,
            PoisonOp, NoneTokenOp, ExtractValueOp, InsertValueOp, ExtractElementOp, InsertElementOp,
            ShuffleVectorOp, ConstrainedFPExtIntr, FMAOp, FMulAddOp, FractionExpOp, IsFPClass, LlroundOp,
            LoadExpOp, PowIOp, SincosOp, ACosOp, ASinOp, ATanOp, CosOp, CoshOp, Exp10Op, Exp2Op, ExpOp, FAbsOp,
            FCeilOp, FFloorOp, FTruncOp, Log10Op, Log2Op, LogOp, NearbyintOp, RintOp, RoundEvenOp, RoundOp,
            SinOp, SinhOp, SqrtOp, TanOp, TanhOp, ATan2Op, CopySignOp, MaxNumOp, MaximumOp, MinNumOp, MinimumOp,
            PowOp, ConstrainedFPTruncIntr, ConstrainedSIToFP, ConstrainedUIToFP, LlrintOp, LrintOp, LroundOp,
            AbsOp, CountLeadingZerosOp, CountTrailingZerosOp, FshlOp, FshrOp, SCmpOp, UCmpOp, BitReverseOp,
            ByteSwapOp, CtPopOp, SAddSat, SMaxOp, SMinOp, SSHLSat, SSubSat, UAddSat, UMaxOp, UMinOp, USHLSat,
            USubSat, SAddWithOverflowOp, SMulWithOverflowOp, SSubWithOverflowOp, UAddWithOverflowOp,
            UMulWithOverflowOp, USubWithOverflowOp, Annotation, InvariantEndOp, InvariantStartOp,
            LaunderInvariantGroupOp, StripInvariantGroupOp, MemcpyInlineOp, MemcpyOp, MemmoveOp, MemsetInlineOp,
            MemsetOp, Prefetch, PtrAnnotation, PtrMaskOp, StackSaveOp, ThreadlocalAddressOp, VaCopyOp, VaEndOp,
            VaStartOp, VarAnnotation, LifetimeEndOp, LifetimeStartOp, StackRestoreOp, GetActiveLaneMaskOp,
            MaskedLoadOp, MaskedStoreOp, MatrixColumnMajorLoadOp, MatrixColumnMajorStoreOp, MatrixMultiplyOp,
            MatrixTransposeOp, StepVectorOp, MaskedCompressstoreOp, MaskedExpandloadOp, MaskedGatherOp,
            MaskedScatterOp, VectorDeinterleave2Op, VectorExtractOp, VectorInsertOp, VectorInterleave2Op,
            VectorReduceFaddOp, VectorReduceFmulOp, VscaleOp, VectorReduceAddOp, VectorReduceAndOp,
            VectorReduceMulOp, VectorReduceOrOp, VectorReduceSmaxOp, VectorReduceSminOp, VectorReduceUmaxOp,
            VectorReduceUminOp, VectorReduceXorOp, VectorReduceFmaxOp, VectorReduceFmaximumOp,
            VectorReduceFminOp, VectorReduceFminimumOp, VPFMulAddOp, VPFmaOp, VPFNegOp, VPLoadOp, VPMergeMinOp,
            VPSelectMinOp, VPPtrToIntOp, VPStoreOp, VPStridedLoadOp, VPStridedStoreOp, VPAShrOp, VPAddOp,
            VPAndOp, VPLShrOp, VPMulOp, VPOrOp, VPSDivOp, VPSMaxOp, VPSMinOp, VPSRemOp, VPShlOp, VPSubOp,
            VPUDivOp, VPUMaxOp, VPUMinOp, VPURemOp, VPXorOp, VPFAddOp, VPFDivOp, VPFMulOp, VPFRemOp, VPFSubOp,
            VPFPExtOp, VPFPToSIOp, VPFPToUIOp, VPFPTruncOp, VPIntToPtrOp, VPSExtOp, VPSIToFPOp, VPTruncOp,
            VPUIToFPOp, VPZExtOp, VPReduceAddOp, VPReduceAndOp, VPReduceMulOp, VPReduceOrOp, VPReduceSMaxOp,
            VPReduceSMinOp, VPReduceUMaxOp, VPReduceUMinOp, VPReduceXorOp, VPReduceFAddOp, VPReduceFMaxOp,
            VPReduceFMinOp, VPReduceFMulOp, AssumeOp, CoroAlignOp, CoroSizeOp, CoroBeginOp, CoroEndOp,
            CoroFreeOp, CoroIdOp, CoroPromiseOp, CoroResumeOp, CoroSaveOp, CoroSuspendOp, DbgDeclareOp,
            DbgLabelOp, DbgValueOp, DebugTrap, Trap, EhTypeidForOp, ExpectOp, ExpectWithProbabilityOp,
            IsConstantOp, NoAliasScopeDeclOp, SSACopyOp, UBSanTrap,
        ],
        unknown_ops: true,
        register: crate::register,
    }
}
