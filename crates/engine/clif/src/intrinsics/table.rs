//! The table.

use terrace_llvmir::{BinaryOp, CastOp, IntPredicate};

use super::Rule::{
    self, Constrained, Lanes, Libm, Nothing, Own, Pieces, Predicated, PredicatedReduce, Reduce,
};
use super::other_forms::{self as forms, Base};
use super::rare::{self, Fixed};
use super::reductions::Fold;
use super::{floats, ints, masked, memory, vectors};

/// The name of each intrinsic without overloaded types, and how it is done.
pub(super) const TABLE: &[(&str, Rule)] = &[
    // Hints for optimizers and tools.
    ("llvm.annotation", Nothing),
    ("llvm.assume", Nothing),
    ("llvm.dbg.assign", Nothing),
    ("llvm.dbg.declare", Nothing),
    ("llvm.dbg.label", Nothing),
    ("llvm.dbg.value", Nothing),
    ("llvm.donothing", Nothing),
    ("llvm.expect", Nothing),
    ("llvm.expect.with.probability", Nothing),
    ("llvm.experimental.noalias.scope.decl", Nothing),
    ("llvm.fake.use", Nothing),
    ("llvm.invariant.end", Nothing),
    ("llvm.invariant.start", Own(memory::null)),
    ("llvm.launder.invariant.group", Nothing),
    ("llvm.lifetime.end", Nothing),
    ("llvm.lifetime.start", Nothing),
    ("llvm.prefetch", Nothing),
    ("llvm.pseudoprobe", Nothing),
    ("llvm.ptr.annotation", Nothing),
    ("llvm.sideeffect", Nothing),
    ("llvm.ssa.copy", Nothing),
    ("llvm.strip.invariant.group", Nothing),
    ("llvm.threadlocal.address", Nothing),
    ("llvm.var.annotation", Nothing),
    ("llvm.arithmetic.fence", Nothing),
    ("llvm.is.constant", Own(memory::is_constant)),
    ("llvm.objectsize", Own(memory::object_size)),
    ("llvm.vscale", Own(memory::one)),
    // Memory and the stack.
    ("llvm.memcpy", Own(memory::copy)),
    ("llvm.memcpy.inline", Own(memory::copy)),
    ("llvm.memmove", Own(memory::copy)),
    ("llvm.memset", Own(memory::fill)),
    ("llvm.memset.inline", Own(memory::fill)),
    ("llvm.stackrestore", Own(memory::stack_restore)),
    ("llvm.stacksave", Own(memory::stack_save)),
    ("llvm.ptrmask", Own(memory::pointer_mask)),
    ("llvm.trap", Own(memory::trap)),
    ("llvm.debugtrap", Own(memory::debug_trap)),
    ("llvm.ubsantrap", Own(memory::trap)),
    ("llvm.va_start", Own(|t, c| t.va_start(c.arg(0)?))),
    ("llvm.va_copy", Own(|t, c| t.va_copy(c.arg(0)?, c.arg(1)?))),
    ("llvm.va_end", Nothing),
    ("llvm.returnaddress", Own(memory::null)),
    ("llvm.frameaddress", Own(memory::null)),
    ("llvm.readcyclecounter", Own(memory::clock)),
    ("llvm.readsteadycounter", Own(memory::clock)),
    ("llvm.get.rounding", Own(memory::one)),
    ("llvm.allow.runtime.check", Own(memory::one)),
    ("llvm.allow.ubsan.check", Own(memory::one)),
    ("llvm.type.test", Own(memory::one)),
    ("llvm.public.type.test", Own(memory::one)),
    ("llvm.clear_cache", Nothing),
    ("llvm.load.relative", Own(memory::load_relative)),
    ("llvm.codeview.annotation", Nothing),
    // Integers.
    ("llvm.abs", Pieces(1, ints::abs_piece, ints::abs)),
    ("llvm.bitreverse", Lanes(1, ints::bit_reverse)),
    ("llvm.bswap", Lanes(1, ints::byte_swap)),
    ("llvm.ctlz", Lanes(1, ints::leading_zeros)),
    ("llvm.ctpop", Lanes(1, ints::population)),
    ("llvm.cttz", Lanes(1, ints::trailing_zeros)),
    ("llvm.fshl", Lanes(3, ints::funnel_left)),
    ("llvm.fshr", Lanes(3, ints::funnel_right)),
    ("llvm.sadd.sat", Lanes(2, ints::sadd_sat)),
    ("llvm.sadd.with.overflow", Own(ints::sadd_overflow)),
    ("llvm.scmp", Own(ints::signed_order)),
    ("llvm.smax", Pieces(2, ints::smax_piece, ints::smax)),
    ("llvm.smin", Pieces(2, ints::smin_piece, ints::smin)),
    ("llvm.smul.with.overflow", Own(ints::smul_overflow)),
    ("llvm.sshl.sat", Lanes(2, ints::sshl_sat)),
    ("llvm.ssub.sat", Lanes(2, ints::ssub_sat)),
    ("llvm.ssub.with.overflow", Own(ints::ssub_overflow)),
    ("llvm.uadd.sat", Lanes(2, ints::uadd_sat)),
    ("llvm.uadd.with.overflow", Own(ints::uadd_overflow)),
    ("llvm.ucmp", Own(ints::unsigned_order)),
    ("llvm.umax", Pieces(2, ints::umax_piece, ints::umax)),
    ("llvm.umin", Pieces(2, ints::umin_piece, ints::umin)),
    ("llvm.umul.with.overflow", Own(ints::umul_overflow)),
    ("llvm.ushl.sat", Lanes(2, ints::ushl_sat)),
    ("llvm.usub.sat", Lanes(2, ints::usub_sat)),
    ("llvm.usub.with.overflow", Own(ints::usub_overflow)),
    // Floats.
    ("llvm.acos", Libm("acos")),
    ("llvm.asin", Libm("asin")),
    ("llvm.atan", Libm("atan")),
    ("llvm.atan2", Libm("atan2")),
    ("llvm.canonicalize", Lanes(1, floats::canonicalize)),
    ("llvm.ceil", Pieces(1, floats::ceil_piece, floats::ceil)),
    ("llvm.copysign", Lanes(2, floats::copysign)),
    ("llvm.cos", Libm("cos")),
    ("llvm.cosh", Libm("cosh")),
    ("llvm.exp", Libm("exp")),
    ("llvm.exp10", Libm("exp10")),
    ("llvm.exp2", Libm("exp2")),
    ("llvm.fabs", Pieces(1, floats::abs_piece, floats::abs)),
    ("llvm.floor", Pieces(1, floats::floor_piece, floats::floor)),
    ("llvm.fma", Pieces(3, floats::fma_piece, floats::fma)),
    (
        "llvm.fmuladd",
        Pieces(3, floats::muladd_piece, floats::muladd),
    ),
    ("llvm.fptosi.sat", Own(floats::to_signed_sat)),
    ("llvm.fptoui.sat", Own(floats::to_unsigned_sat)),
    ("llvm.frexp", Own(floats::frexp)),
    ("llvm.is.fpclass", Own(floats::is_class)),
    ("llvm.ldexp", Own(floats::ldexp)),
    ("llvm.llrint", Own(floats::round_to_int_even)),
    ("llvm.llround", Own(floats::round_to_int)),
    ("llvm.log", Libm("log")),
    ("llvm.log10", Libm("log10")),
    ("llvm.log2", Libm("log2")),
    ("llvm.lrint", Own(floats::round_to_int_even)),
    ("llvm.lround", Own(floats::round_to_int)),
    (
        "llvm.maximum",
        Pieces(2, floats::maximum_piece, floats::maximum),
    ),
    ("llvm.maximumnum", Lanes(2, floats::maxnum)),
    ("llvm.maxnum", Lanes(2, floats::maxnum)),
    (
        "llvm.minimum",
        Pieces(2, floats::minimum_piece, floats::minimum),
    ),
    ("llvm.minimumnum", Lanes(2, floats::minnum)),
    ("llvm.minnum", Lanes(2, floats::minnum)),
    ("llvm.modf", Own(floats::modf)),
    (
        "llvm.nearbyint",
        Pieces(1, floats::nearest_piece, floats::nearest),
    ),
    ("llvm.pow", Libm("pow")),
    ("llvm.powi", Own(floats::powi)),
    (
        "llvm.rint",
        Pieces(1, floats::nearest_piece, floats::nearest),
    ),
    ("llvm.round", Lanes(1, floats::round)),
    (
        "llvm.roundeven",
        Pieces(1, floats::nearest_piece, floats::nearest),
    ),
    ("llvm.sin", Libm("sin")),
    ("llvm.sincos", Own(floats::sincos)),
    ("llvm.sinh", Libm("sinh")),
    ("llvm.sqrt", Pieces(1, floats::sqrt_piece, floats::sqrt)),
    ("llvm.tan", Libm("tan")),
    ("llvm.tanh", Libm("tanh")),
    ("llvm.trunc", Pieces(1, floats::trunc_piece, floats::trunc)),
    // Reductions.
    ("llvm.vector.reduce.add", Reduce(Fold::Int(BinaryOp::Add))),
    ("llvm.vector.reduce.and", Reduce(Fold::Int(BinaryOp::And))),
    (
        "llvm.vector.reduce.fadd",
        Reduce(Fold::Float(BinaryOp::FAdd)),
    ),
    (
        "llvm.vector.reduce.fmax",
        Reduce(Fold::FloatExtreme(true, false)),
    ),
    (
        "llvm.vector.reduce.fmaximum",
        Reduce(Fold::FloatExtreme(true, true)),
    ),
    (
        "llvm.vector.reduce.fmin",
        Reduce(Fold::FloatExtreme(false, false)),
    ),
    (
        "llvm.vector.reduce.fminimum",
        Reduce(Fold::FloatExtreme(false, true)),
    ),
    (
        "llvm.vector.reduce.fmul",
        Reduce(Fold::Float(BinaryOp::FMul)),
    ),
    ("llvm.vector.reduce.mul", Reduce(Fold::Int(BinaryOp::Mul))),
    ("llvm.vector.reduce.or", Reduce(Fold::Int(BinaryOp::Or))),
    (
        "llvm.vector.reduce.smax",
        Reduce(Fold::IntExtreme(IntPredicate::Sgt)),
    ),
    (
        "llvm.vector.reduce.smin",
        Reduce(Fold::IntExtreme(IntPredicate::Slt)),
    ),
    (
        "llvm.vector.reduce.umax",
        Reduce(Fold::IntExtreme(IntPredicate::Ugt)),
    ),
    (
        "llvm.vector.reduce.umin",
        Reduce(Fold::IntExtreme(IntPredicate::Ult)),
    ),
    ("llvm.vector.reduce.xor", Reduce(Fold::Int(BinaryOp::Xor))),
    // Memory by masks.
    ("llvm.masked.compressstore", Own(masked::compress_store)),
    ("llvm.masked.expandload", Own(masked::expand_load)),
    ("llvm.masked.gather", Own(masked::gather)),
    ("llvm.masked.load", Own(masked::load)),
    ("llvm.masked.scatter", Own(masked::scatter)),
    ("llvm.masked.store", Own(masked::store)),
    ("llvm.get.active.lane.mask", Own(masked::active_lanes)),
    // Lanes in another order, matrices.
    ("llvm.experimental.cttz.elts", Own(vectors::first_lane)),
    ("llvm.matrix.column.major.load", Own(vectors::load_columns)),
    (
        "llvm.matrix.column.major.store",
        Own(vectors::store_columns),
    ),
    ("llvm.matrix.multiply", Own(vectors::multiply)),
    ("llvm.matrix.transpose", Own(vectors::transpose)),
    ("llvm.stepvector", Own(vectors::steps)),
    ("llvm.vector.extract", Own(vectors::extract)),
    ("llvm.vector.insert", Own(vectors::insert)),
    (
        "llvm.vector.partial.reduce.add",
        Own(|t, c| vectors::partial(t, c, BinaryOp::Add)),
    ),
    ("llvm.vector.reverse", Own(vectors::reverse)),
    ("llvm.vector.deinterleave2", Own(vectors::deinterleave)),
    ("llvm.vector.interleave2", Own(vectors::interleave)),
    ("llvm.vector.deinterleave3", Own(vectors::deinterleave)),
    ("llvm.vector.interleave3", Own(vectors::interleave)),
    ("llvm.vector.deinterleave4", Own(vectors::deinterleave)),
    ("llvm.vector.interleave4", Own(vectors::interleave)),
    ("llvm.vector.deinterleave5", Own(vectors::deinterleave)),
    ("llvm.vector.interleave5", Own(vectors::interleave)),
    ("llvm.vector.deinterleave6", Own(vectors::deinterleave)),
    ("llvm.vector.interleave6", Own(vectors::interleave)),
    ("llvm.vector.deinterleave7", Own(vectors::deinterleave)),
    ("llvm.vector.interleave7", Own(vectors::interleave)),
    ("llvm.vector.deinterleave8", Own(vectors::deinterleave)),
    ("llvm.vector.interleave8", Own(vectors::interleave)),
    // By a mask and a number of lanes.
    ("llvm.vp.load", Own(forms::load)),
    ("llvm.vp.store", Own(forms::store)),
    ("llvm.vp.gather", Own(forms::gather)),
    ("llvm.vp.scatter", Own(forms::scatter)),
    ("llvm.vp.select", Own(forms::select)),
    ("llvm.vp.merge", Own(forms::select)),
    ("llvm.experimental.vp.reverse", Own(forms::reverse)),
    (
        "llvm.experimental.vp.strided.load",
        Own(forms::strided_load),
    ),
    (
        "llvm.experimental.vp.strided.store",
        Own(forms::strided_store),
    ),
    ("llvm.vp.add", Predicated(Base::Binary(BinaryOp::Add))),
    ("llvm.vp.and", Predicated(Base::Binary(BinaryOp::And))),
    ("llvm.vp.ashr", Predicated(Base::Binary(BinaryOp::AShr))),
    ("llvm.vp.fadd", Predicated(Base::Binary(BinaryOp::FAdd))),
    ("llvm.vp.fdiv", Predicated(Base::Binary(BinaryOp::FDiv))),
    ("llvm.vp.fmul", Predicated(Base::Binary(BinaryOp::FMul))),
    ("llvm.vp.frem", Predicated(Base::Binary(BinaryOp::FRem))),
    ("llvm.vp.fsub", Predicated(Base::Binary(BinaryOp::FSub))),
    ("llvm.vp.lshr", Predicated(Base::Binary(BinaryOp::LShr))),
    ("llvm.vp.mul", Predicated(Base::Binary(BinaryOp::Mul))),
    ("llvm.vp.or", Predicated(Base::Binary(BinaryOp::Or))),
    ("llvm.vp.sdiv", Predicated(Base::Binary(BinaryOp::SDiv))),
    ("llvm.vp.shl", Predicated(Base::Binary(BinaryOp::Shl))),
    ("llvm.vp.srem", Predicated(Base::Binary(BinaryOp::SRem))),
    ("llvm.vp.sub", Predicated(Base::Binary(BinaryOp::Sub))),
    ("llvm.vp.udiv", Predicated(Base::Binary(BinaryOp::UDiv))),
    ("llvm.vp.urem", Predicated(Base::Binary(BinaryOp::URem))),
    ("llvm.vp.xor", Predicated(Base::Binary(BinaryOp::Xor))),
    ("llvm.vp.fpext", Predicated(Base::Cast(CastOp::FpExt))),
    ("llvm.vp.fptosi", Predicated(Base::Cast(CastOp::FpToSi))),
    ("llvm.vp.fptoui", Predicated(Base::Cast(CastOp::FpToUi))),
    ("llvm.vp.fptrunc", Predicated(Base::Cast(CastOp::FpTrunc))),
    ("llvm.vp.inttoptr", Predicated(Base::Cast(CastOp::IntToPtr))),
    ("llvm.vp.ptrtoint", Predicated(Base::Cast(CastOp::PtrToInt))),
    ("llvm.vp.sext", Predicated(Base::Cast(CastOp::SExt))),
    ("llvm.vp.sitofp", Predicated(Base::Cast(CastOp::SiToFp))),
    ("llvm.vp.trunc", Predicated(Base::Cast(CastOp::Trunc))),
    ("llvm.vp.uitofp", Predicated(Base::Cast(CastOp::UiToFp))),
    ("llvm.vp.zext", Predicated(Base::Cast(CastOp::ZExt))),
    ("llvm.vp.fneg", Predicated(Base::Negate)),
    ("llvm.vp.icmp", Predicated(Base::IntCompare)),
    ("llvm.vp.fcmp", Predicated(Base::FloatCompare)),
    ("llvm.vp.abs", Predicated(Base::Like("llvm.abs"))),
    (
        "llvm.vp.bitreverse",
        Predicated(Base::Like("llvm.bitreverse")),
    ),
    ("llvm.vp.bswap", Predicated(Base::Like("llvm.bswap"))),
    ("llvm.vp.ceil", Predicated(Base::Like("llvm.ceil"))),
    ("llvm.vp.copysign", Predicated(Base::Like("llvm.copysign"))),
    ("llvm.vp.ctlz", Predicated(Base::Like("llvm.ctlz"))),
    ("llvm.vp.ctpop", Predicated(Base::Like("llvm.ctpop"))),
    ("llvm.vp.cttz", Predicated(Base::Like("llvm.cttz"))),
    ("llvm.vp.fabs", Predicated(Base::Like("llvm.fabs"))),
    ("llvm.vp.floor", Predicated(Base::Like("llvm.floor"))),
    ("llvm.vp.fma", Predicated(Base::Like("llvm.fma"))),
    ("llvm.vp.fmuladd", Predicated(Base::Like("llvm.fmuladd"))),
    ("llvm.vp.fshl", Predicated(Base::Like("llvm.fshl"))),
    ("llvm.vp.fshr", Predicated(Base::Like("llvm.fshr"))),
    (
        "llvm.vp.is.fpclass",
        Predicated(Base::Like("llvm.is.fpclass")),
    ),
    ("llvm.vp.llrint", Predicated(Base::Like("llvm.llrint"))),
    ("llvm.vp.lrint", Predicated(Base::Like("llvm.lrint"))),
    ("llvm.vp.maximum", Predicated(Base::Like("llvm.maximum"))),
    ("llvm.vp.maxnum", Predicated(Base::Like("llvm.maxnum"))),
    ("llvm.vp.minimum", Predicated(Base::Like("llvm.minimum"))),
    ("llvm.vp.minnum", Predicated(Base::Like("llvm.minnum"))),
    (
        "llvm.vp.nearbyint",
        Predicated(Base::Like("llvm.nearbyint")),
    ),
    ("llvm.vp.rint", Predicated(Base::Like("llvm.rint"))),
    ("llvm.vp.round", Predicated(Base::Like("llvm.round"))),
    (
        "llvm.vp.roundeven",
        Predicated(Base::Like("llvm.roundeven")),
    ),
    ("llvm.vp.sadd.sat", Predicated(Base::Like("llvm.sadd.sat"))),
    ("llvm.vp.smax", Predicated(Base::Like("llvm.smax"))),
    ("llvm.vp.smin", Predicated(Base::Like("llvm.smin"))),
    ("llvm.vp.sqrt", Predicated(Base::Like("llvm.sqrt"))),
    ("llvm.vp.ssub.sat", Predicated(Base::Like("llvm.ssub.sat"))),
    ("llvm.vp.uadd.sat", Predicated(Base::Like("llvm.uadd.sat"))),
    ("llvm.vp.umax", Predicated(Base::Like("llvm.umax"))),
    ("llvm.vp.umin", Predicated(Base::Like("llvm.umin"))),
    ("llvm.vp.usub.sat", Predicated(Base::Like("llvm.usub.sat"))),
    ("llvm.vp.roundtozero", Predicated(Base::Like("llvm.trunc"))),
    (
        "llvm.vp.reduce.add",
        PredicatedReduce(Fold::Int(BinaryOp::Add)),
    ),
    (
        "llvm.vp.reduce.and",
        PredicatedReduce(Fold::Int(BinaryOp::And)),
    ),
    (
        "llvm.vp.reduce.fadd",
        PredicatedReduce(Fold::Float(BinaryOp::FAdd)),
    ),
    (
        "llvm.vp.reduce.fmax",
        PredicatedReduce(Fold::FloatExtreme(true, false)),
    ),
    (
        "llvm.vp.reduce.fmaximum",
        PredicatedReduce(Fold::FloatExtreme(true, true)),
    ),
    (
        "llvm.vp.reduce.fmin",
        PredicatedReduce(Fold::FloatExtreme(false, false)),
    ),
    (
        "llvm.vp.reduce.fminimum",
        PredicatedReduce(Fold::FloatExtreme(false, true)),
    ),
    (
        "llvm.vp.reduce.fmul",
        PredicatedReduce(Fold::Float(BinaryOp::FMul)),
    ),
    (
        "llvm.vp.reduce.mul",
        PredicatedReduce(Fold::Int(BinaryOp::Mul)),
    ),
    (
        "llvm.vp.reduce.or",
        PredicatedReduce(Fold::Int(BinaryOp::Or)),
    ),
    (
        "llvm.vp.reduce.smax",
        PredicatedReduce(Fold::IntExtreme(IntPredicate::Sgt)),
    ),
    (
        "llvm.vp.reduce.smin",
        PredicatedReduce(Fold::IntExtreme(IntPredicate::Slt)),
    ),
    (
        "llvm.vp.reduce.umax",
        PredicatedReduce(Fold::IntExtreme(IntPredicate::Ugt)),
    ),
    (
        "llvm.vp.reduce.umin",
        PredicatedReduce(Fold::IntExtreme(IntPredicate::Ult)),
    ),
    (
        "llvm.vp.reduce.xor",
        PredicatedReduce(Fold::Int(BinaryOp::Xor)),
    ),
    // With a rounding mode.
    (
        "llvm.experimental.constrained.fadd",
        Constrained(Base::Binary(BinaryOp::FAdd)),
    ),
    (
        "llvm.experimental.constrained.fsub",
        Constrained(Base::Binary(BinaryOp::FSub)),
    ),
    (
        "llvm.experimental.constrained.fmul",
        Constrained(Base::Binary(BinaryOp::FMul)),
    ),
    (
        "llvm.experimental.constrained.fdiv",
        Constrained(Base::Binary(BinaryOp::FDiv)),
    ),
    (
        "llvm.experimental.constrained.frem",
        Constrained(Base::Binary(BinaryOp::FRem)),
    ),
    (
        "llvm.experimental.constrained.fptoui",
        Constrained(Base::Cast(CastOp::FpToUi)),
    ),
    (
        "llvm.experimental.constrained.fptosi",
        Constrained(Base::Cast(CastOp::FpToSi)),
    ),
    (
        "llvm.experimental.constrained.uitofp",
        Constrained(Base::Cast(CastOp::UiToFp)),
    ),
    (
        "llvm.experimental.constrained.sitofp",
        Constrained(Base::Cast(CastOp::SiToFp)),
    ),
    (
        "llvm.experimental.constrained.fptrunc",
        Constrained(Base::Cast(CastOp::FpTrunc)),
    ),
    (
        "llvm.experimental.constrained.fpext",
        Constrained(Base::Cast(CastOp::FpExt)),
    ),
    (
        "llvm.experimental.constrained.fcmp",
        Constrained(Base::FloatCompare),
    ),
    (
        "llvm.experimental.constrained.fcmps",
        Constrained(Base::FloatCompare),
    ),
    (
        "llvm.experimental.constrained.acos",
        Constrained(Base::Like("llvm.acos")),
    ),
    (
        "llvm.experimental.constrained.asin",
        Constrained(Base::Like("llvm.asin")),
    ),
    (
        "llvm.experimental.constrained.atan",
        Constrained(Base::Like("llvm.atan")),
    ),
    (
        "llvm.experimental.constrained.atan2",
        Constrained(Base::Like("llvm.atan2")),
    ),
    (
        "llvm.experimental.constrained.ceil",
        Constrained(Base::Like("llvm.ceil")),
    ),
    (
        "llvm.experimental.constrained.cos",
        Constrained(Base::Like("llvm.cos")),
    ),
    (
        "llvm.experimental.constrained.cosh",
        Constrained(Base::Like("llvm.cosh")),
    ),
    (
        "llvm.experimental.constrained.exp",
        Constrained(Base::Like("llvm.exp")),
    ),
    (
        "llvm.experimental.constrained.exp2",
        Constrained(Base::Like("llvm.exp2")),
    ),
    (
        "llvm.experimental.constrained.floor",
        Constrained(Base::Like("llvm.floor")),
    ),
    (
        "llvm.experimental.constrained.fma",
        Constrained(Base::Like("llvm.fma")),
    ),
    (
        "llvm.experimental.constrained.fmuladd",
        Constrained(Base::Like("llvm.fmuladd")),
    ),
    (
        "llvm.experimental.constrained.ldexp",
        Constrained(Base::Like("llvm.ldexp")),
    ),
    (
        "llvm.experimental.constrained.llrint",
        Constrained(Base::Like("llvm.llrint")),
    ),
    (
        "llvm.experimental.constrained.llround",
        Constrained(Base::Like("llvm.llround")),
    ),
    (
        "llvm.experimental.constrained.log",
        Constrained(Base::Like("llvm.log")),
    ),
    (
        "llvm.experimental.constrained.log10",
        Constrained(Base::Like("llvm.log10")),
    ),
    (
        "llvm.experimental.constrained.log2",
        Constrained(Base::Like("llvm.log2")),
    ),
    (
        "llvm.experimental.constrained.lrint",
        Constrained(Base::Like("llvm.lrint")),
    ),
    (
        "llvm.experimental.constrained.lround",
        Constrained(Base::Like("llvm.lround")),
    ),
    (
        "llvm.experimental.constrained.maximum",
        Constrained(Base::Like("llvm.maximum")),
    ),
    (
        "llvm.experimental.constrained.maxnum",
        Constrained(Base::Like("llvm.maxnum")),
    ),
    (
        "llvm.experimental.constrained.minimum",
        Constrained(Base::Like("llvm.minimum")),
    ),
    (
        "llvm.experimental.constrained.minnum",
        Constrained(Base::Like("llvm.minnum")),
    ),
    (
        "llvm.experimental.constrained.nearbyint",
        Constrained(Base::Like("llvm.nearbyint")),
    ),
    (
        "llvm.experimental.constrained.pow",
        Constrained(Base::Like("llvm.pow")),
    ),
    (
        "llvm.experimental.constrained.powi",
        Constrained(Base::Like("llvm.powi")),
    ),
    (
        "llvm.experimental.constrained.rint",
        Constrained(Base::Like("llvm.rint")),
    ),
    (
        "llvm.experimental.constrained.round",
        Constrained(Base::Like("llvm.round")),
    ),
    (
        "llvm.experimental.constrained.roundeven",
        Constrained(Base::Like("llvm.roundeven")),
    ),
    (
        "llvm.experimental.constrained.sin",
        Constrained(Base::Like("llvm.sin")),
    ),
    (
        "llvm.experimental.constrained.sinh",
        Constrained(Base::Like("llvm.sinh")),
    ),
    (
        "llvm.experimental.constrained.sqrt",
        Constrained(Base::Like("llvm.sqrt")),
    ),
    (
        "llvm.experimental.constrained.tan",
        Constrained(Base::Like("llvm.tan")),
    ),
    (
        "llvm.experimental.constrained.tanh",
        Constrained(Base::Like("llvm.tanh")),
    ),
    (
        "llvm.experimental.constrained.trunc",
        Constrained(Base::Like("llvm.trunc")),
    ),
    // Seldom used.
    (
        "llvm.smul.fix",
        Own(|t, c| {
            rare::fixed(
                t,
                c,
                Fixed {
                    divides: false,
                    signed: true,
                    saturates: false,
                },
            )
        }),
    ),
    (
        "llvm.smul.fix.sat",
        Own(|t, c| {
            rare::fixed(
                t,
                c,
                Fixed {
                    divides: false,
                    signed: true,
                    saturates: true,
                },
            )
        }),
    ),
    (
        "llvm.umul.fix",
        Own(|t, c| {
            rare::fixed(
                t,
                c,
                Fixed {
                    divides: false,
                    signed: false,
                    saturates: false,
                },
            )
        }),
    ),
    (
        "llvm.umul.fix.sat",
        Own(|t, c| {
            rare::fixed(
                t,
                c,
                Fixed {
                    divides: false,
                    signed: false,
                    saturates: true,
                },
            )
        }),
    ),
    (
        "llvm.sdiv.fix",
        Own(|t, c| {
            rare::fixed(
                t,
                c,
                Fixed {
                    divides: true,
                    signed: true,
                    saturates: false,
                },
            )
        }),
    ),
    (
        "llvm.sdiv.fix.sat",
        Own(|t, c| {
            rare::fixed(
                t,
                c,
                Fixed {
                    divides: true,
                    signed: true,
                    saturates: true,
                },
            )
        }),
    ),
    (
        "llvm.udiv.fix",
        Own(|t, c| {
            rare::fixed(
                t,
                c,
                Fixed {
                    divides: true,
                    signed: false,
                    saturates: false,
                },
            )
        }),
    ),
    (
        "llvm.udiv.fix.sat",
        Own(|t, c| {
            rare::fixed(
                t,
                c,
                Fixed {
                    divides: true,
                    signed: false,
                    saturates: true,
                },
            )
        }),
    ),
    ("llvm.clmul", Lanes(2, rare::carryless)),
    ("llvm.convert.to.fp16", Own(rare::through_half)),
    ("llvm.convert.from.fp16", Own(rare::through_half)),
    ("llvm.vector.splice.left", Own(rare::splice)),
    ("llvm.vector.splice.right", Own(rare::splice)),
    ("llvm.experimental.vector.compress", Own(rare::compress)),
    (
        "llvm.experimental.vector.extract.last.active",
        Own(rare::last_active),
    ),
    ("llvm.experimental.vector.match", Own(rare::among)),
    (
        "llvm.experimental.vector.histogram.add",
        Own(|t, c| rare::histogram(t, c, Some(Fold::Int(BinaryOp::Add)))),
    ),
    (
        "llvm.experimental.vector.histogram.uadd.sat",
        Own(|t, c| rare::histogram(t, c, None)),
    ),
    (
        "llvm.experimental.vector.histogram.umax",
        Own(|t, c| rare::histogram(t, c, Some(Fold::IntExtreme(IntPredicate::Ugt)))),
    ),
    (
        "llvm.experimental.vector.histogram.umin",
        Own(|t, c| rare::histogram(t, c, Some(Fold::IntExtreme(IntPredicate::Ult)))),
    ),
    (
        "llvm.experimental.get.vector.length",
        Own(rare::vector_length),
    ),
    ("llvm.experimental.memset.pattern", Own(rare::fill_with)),
    ("llvm.experimental.widenable.condition", Own(memory::one)),
    ("llvm.memcpy.element.unordered.atomic", Own(memory::copy)),
    ("llvm.memmove.element.unordered.atomic", Own(memory::copy)),
    ("llvm.memset.element.unordered.atomic", Own(memory::fill)),
    (
        "llvm.vector.partial.reduce.fadd",
        Own(|t, c| vectors::partial(t, c, BinaryOp::FAdd)),
    ),
];
