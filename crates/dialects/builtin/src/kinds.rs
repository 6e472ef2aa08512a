//! Describes types, attributes and locations for the reference page.

use crate::attrs::*;
use crate::locations::*;
use crate::types::*;
use terrace_ir::kind_doc::{DescribedKinds, attr_doc, type_doc};
use terrace_ir::{DenseI32Array, DictionaryAttr, StringAttr, SymbolRefAttr, UnitAttr};

/// The kinds, in the order of the page.
pub(crate) static KINDS: DescribedKinds = DescribedKinds {
    types: &[
        type_doc::<IntegerType>(),
        type_doc::<IndexType>(),
        type_doc::<FloatType>(),
        type_doc::<ComplexType>(),
        type_doc::<FunctionType>(),
        type_doc::<TupleType>(),
        type_doc::<NoneType>(),
        type_doc::<VectorType>(),
        type_doc::<RankedTensorType>(),
        type_doc::<UnrankedTensorType>(),
        type_doc::<MemRefType>(),
        type_doc::<UnrankedMemRefType>(),
        type_doc::<OpaqueType>(),
    ],
    attrs: &[
        attr_doc::<UnitAttr>(),
        attr_doc::<IntegerAttr>(),
        attr_doc::<FloatAttr>(),
        attr_doc::<StringAttr>(),
        attr_doc::<SymbolRefAttr>(),
        attr_doc::<TypeAttr>(),
        attr_doc::<ArrayAttr>(),
        attr_doc::<DictionaryAttr>(),
        attr_doc::<DenseArrayAttr>(),
        attr_doc::<DenseI32Array>(),
        attr_doc::<DenseI64ArrayAttr>(),
        attr_doc::<BoolArrayAttr>(),
        attr_doc::<DenseElementsAttr>(),
        attr_doc::<DenseStringElementsAttr>(),
        attr_doc::<DenseResourceElementsAttr>(),
        attr_doc::<SparseElementsAttr>(),
        attr_doc::<AffineMapAttr>(),
        attr_doc::<IntegerSetAttr>(),
        attr_doc::<StridedLayoutAttr>(),
        attr_doc::<DistinctAttr>(),
        attr_doc::<OpaqueAttr>(),
        attr_doc::<FileLineColRange>(),
        attr_doc::<NameLoc>(),
        attr_doc::<CallSiteLoc>(),
        attr_doc::<FusedLoc>(),
        attr_doc::<UnknownLoc>(),
    ],
};
