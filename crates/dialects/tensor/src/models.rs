//! Attaches interfaces with short models: casts, slices, destinations, speculation.

use crate::canonicalize::TensorCanonicalization;
use crate::ops::*;
use crate::verify;
use std::ops::Range;
use terrace_complex::ComplexConstants;
use terrace_interfaces::destination_style::DestinationStyleOpInterface;
use terrace_interfaces::int_range::InferIntRangeInterface;
use terrace_interfaces::offset_size_stride::{OffsetSizeAndStrideOpInterface, SliceOfProps};
use terrace_interfaces::parallel_combining::ParallelCombiningOpInterface;
use terrace_interfaces::shaped_dim::{DimOfOperands, ShapedDimOpInterface};
use terrace_ir::call::{DialectInlinerInterface, InlineOpsAndRegions};
use terrace_ir::interfaces::{CastOpInterface, MaterializeConstant};
use terrace_ir::speculation::ConditionallySpeculatable;
use terrace_ir::{OpRef, OpView, Registry};
use terrace_rewrite::Canonicalization;

pub(crate) fn register(registry: &mut Registry) {
    registry.attach::<dyn CastOpInterface>(BitcastOp::DEF, &verify::Bitcast);
    registry.attach::<dyn CastOpInterface>(CastOp::DEF, &verify::Cast);
    registry.attach::<dyn ConditionallySpeculatable>(DimOp::DEF, &DimOfOperands);
    registry.attach::<dyn InferIntRangeInterface>(DimOp::DEF, &DimOfOperands);
    registry.attach::<dyn ShapedDimOpInterface>(DimOp::DEF, &DimOfOperands);
    registry.attach::<dyn OffsetSizeAndStrideOpInterface>(
        ExtractSliceOp::DEF,
        &SliceOfProps {
            offsets: ExtractSliceOp::STATIC_OFFSETS,
            sizes: ExtractSliceOp::STATIC_SIZES,
            strides: ExtractSliceOp::STATIC_STRIDES,
            start: 1,
        },
    );
    registry.attach::<dyn OffsetSizeAndStrideOpInterface>(
        InsertSliceOp::DEF,
        &SliceOfProps {
            offsets: InsertSliceOp::STATIC_OFFSETS,
            sizes: InsertSliceOp::STATIC_SIZES,
            strides: InsertSliceOp::STATIC_STRIDES,
            start: 2,
        },
    );
    registry.attach::<dyn OffsetSizeAndStrideOpInterface>(
        ParallelInsertSliceOp::DEF,
        &SliceOfProps {
            offsets: ParallelInsertSliceOp::STATIC_OFFSETS,
            sizes: ParallelInsertSliceOp::STATIC_SIZES,
            strides: ParallelInsertSliceOp::STATIC_STRIDES,
            start: 2,
        },
    );
    registry.attach::<dyn DestinationStyleOpInterface>(InsertOp::DEF, &SecondOperand);
    registry.attach::<dyn DestinationStyleOpInterface>(InsertSliceOp::DEF, &SecondOperand);
    registry.attach::<dyn ParallelCombiningOpInterface>(ParallelInsertSliceOp::DEF, &SecondOperand);
    registry.attach_dialect::<dyn MaterializeConstant>("tensor", &ComplexConstants);
    registry.attach_dialect::<dyn DialectInlinerInterface>("tensor", &InlineOpsAndRegions);
    registry.attach_dialect::<dyn Canonicalization>("tensor", &TensorCanonicalization);
}

/// Operations whose second operand is the destination.
struct SecondOperand;

impl DestinationStyleOpInterface for SecondOperand {
    fn inits(&self, _op: OpRef<'_>) -> Range<usize> {
        1..2
    }
}

impl ParallelCombiningOpInterface for SecondOperand {
    fn updated_destinations(&self, _op: OpRef<'_>) -> Range<usize> {
        1..2
    }
}
