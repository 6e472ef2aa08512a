//! The builtin dialect: types, attributes, affine maps, `module`, `unrealized_conversion_cast`, data layout.
//!
//! Storage structs have MLIR's name of the type or attribute. `terrace-asm` parses and prints the textual form.
//!
#![doc = include_str!("../README.md")]

pub mod affine;
pub mod attrs;
pub mod constraints;
pub mod data_layout;
pub mod elements;
pub mod functions;
mod kinds;
pub mod locations;
pub mod ops;
pub mod props;
pub mod shapes;
pub mod types;

pub use affine::{AffineExpr, AffineMap, BinaryKind, IntegerSet};
pub use attrs::{
    AffineMapAttr, ArrayAttr, BoolArrayAttr, DenseArrayAttr, DenseElementsAttr, DenseI64ArrayAttr,
    DenseResourceElementsAttr, DenseStringElementsAttr, DistinctAttr, FloatAttr, IntegerAttr,
    IntegerSetAttr, OpaqueAttr, SparseElementsAttr, StridedLayoutAttr, TypeAttr,
};
pub use ops::{BUILTIN, ModuleOp, UnrealizedConversionCastOp};
pub use terrace_ir::{
    DenseI32Array, DictionaryAttr, EnumAttr, StringAttr, SymbolRefAttr, UnitAttr,
};
pub use types::{
    ComplexType, FloatType, FunctionType, IndexType, IntegerType, MemRefType, NoneType, OpaqueType,
    RankedTensorType, Signedness, TupleType, UnrankedMemRefType, UnrankedTensorType, VectorType,
};
