//! Emulates integers narrower than the target's loads and stores, by packing several of them into a wider integer.

use terrace_builtin::types::FunctionType;
use terrace_func::conversions::populate_type_conversion_patterns;
use terrace_ir::SmallVec;
use terrace_rewrite::{Converted, PatternSet, TypeConverter};

/// Makes a [`TypeConverter`] for memory of narrow integers that are packed into wider ones: MLIR's converter of this
/// name.
///
/// The converter keeps all types except function types, whose inputs and results it converts. Users add conversions of
/// memory types (for memref, `populate_memref_narrow_type_emulation_conversions`), and of scalars and vectors if
/// necessary.
///
/// ```
/// use terrace_arith_transforms::NarrowTypeEmulationConverter;
/// use terrace_builtin::types::IntegerType;
///
/// let ctx = terrace_testing::context(&[]);
/// let converter = NarrowTypeEmulationConverter::converter(8).expect("a power of two");
/// let i4 = IntegerType::signless(&ctx, 4);
/// assert_eq!(converter.convert_one(&ctx, i4), Some(i4));
/// let of = NarrowTypeEmulationConverter::of(&converter).expect("made by it");
/// assert_eq!(of.load_store_bitwidth(), 8);
/// assert!(NarrowTypeEmulationConverter::converter(12).is_none());
/// ```
pub struct NarrowTypeEmulationConverter {
    load_store_bitwidth: u32,
}

impl NarrowTypeEmulationConverter {
    /// Returns a converter for a target that loads and stores integers of the given width, or `None` if the width is
    /// not a power of two.
    pub fn converter(load_store_bitwidth: u32) -> Option<TypeConverter> {
        if !load_store_bitwidth.is_power_of_two() {
            return None;
        }
        let mut converter = TypeConverter::new();
        converter.set_data(NarrowTypeEmulationConverter {
            load_store_bitwidth,
        });
        converter.add_conversion(|_, _, ty| Converted::one(ty));
        add_function_type_conversion(&mut converter);
        Some(converter)
    }

    /// Returns the data of a converter that [`converter`](Self::converter) made, or `None` for other converters.
    pub fn of(converter: &TypeConverter) -> Option<&Self> {
        converter.data()
    }

    /// Returns the width of integers that are loaded or stored: `getLoadStoreBitwidth`.
    pub fn load_store_bitwidth(&self) -> u32 {
        self.load_store_bitwidth
    }
}

/// Adds the conversion of function types, which converts their inputs and results.
pub(crate) fn add_function_type_conversion(converter: &mut TypeConverter) {
    converter.add_conversion(|converter, ctx, ty| {
        let Some(function) = ty.as_::<FunctionType>(ctx) else {
            return Converted::NotMine;
        };
        let (mut inputs, mut results) = (SmallVec::new(), SmallVec::new());
        for (types, out) in [
            (&function.inputs, &mut inputs),
            (&function.results, &mut results),
        ] {
            if let Err(error) = converter.convert_types(ctx, types.iter().copied(), out) {
                return Converted::FailsFor(error.ty);
            }
        }
        Converted::one(FunctionType::get(ctx, &inputs, &results))
    });
}

/// Adds the patterns for the types of `func.func`, `func.call` and `func.return`. The set's type converter must be, or
/// extend, one of [`NarrowTypeEmulationConverter`]. MLIR's `populateArithNarrowTypeEmulationPatterns`.
///
/// ```
/// use terrace_arith_transforms::populate_arith_narrow_type_emulation_patterns;
/// use terrace_rewrite::PatternSet;
///
/// let mut patterns = PatternSet::new();
/// populate_arith_narrow_type_emulation_patterns(&mut patterns);
/// assert_eq!(patterns.len(), 3);
/// ```
pub fn populate_arith_narrow_type_emulation_patterns(patterns: &mut PatternSet) {
    populate_type_conversion_patterns(patterns);
}
