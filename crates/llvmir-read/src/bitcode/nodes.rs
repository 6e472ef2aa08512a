//! Reads nodes of debug information. Most records list fields in a record-specific order; the schema determines the
//! encoding of a field.

use super::Loader;
use super::error::{Load, ensure, refuse};
use super::ops::{Ops, unrotated};
use terrace_llvmir::ConstKind;
use terrace_llvmir::Type;
use terrace_llvmir::dwarf::op;
use terrace_llvmir::{Field, FieldType, FieldValue, Fields, Location, Md, MdKind, NodeKind};

use Field as F;

codes! {
    LOCATION 7, GENERIC 12, SUBRANGE 13, ENUMERATOR 14, BASIC_TYPE 15, FILE 16,
    DERIVED_TYPE 17, COMPOSITE_TYPE 18, SUBROUTINE_TYPE 19, COMPILE_UNIT 20, SUBPROGRAM 21,
    LEXICAL_BLOCK 22, LEXICAL_BLOCK_FILE 23, NAMESPACE 24, TEMPLATE_TYPE 25,
    TEMPLATE_VALUE 26, GLOBAL_VARIABLE 27, LOCAL_VARIABLE 28, EXPRESSION 29, OBJC_PROPERTY 30,
    IMPORTED_ENTITY 31, MODULE 32, MACRO 33, MACRO_FILE 34, GLOBAL_VARIABLE_EXPRESSION 37,
    LABEL 40, STRING_TYPE 41, COMMON_BLOCK 44, GENERIC_SUBRANGE 45, ASSIGN_ID 47,
    SUBRANGE_TYPE 48, FIXED_POINT_TYPE 49,
}

/// The layout of a record that lists fields: the kind of node, the minimum number of operands, and the fields of the
/// operands after the first one. `sizes` is the bit of the first operand that allows sizes to be metadata.
struct Layout {
    kind: NodeKind,
    least: usize,
    fields: &'static [Option<Field>],
    sizes: u64,
}

macro_rules! layout {
    ($kind:ident $least:literal $sizes:literal [$($field:tt)*]) => {
        Layout {
            kind: NodeKind::$kind,
            least: $least,
            fields: &[$(layout!(@ $field)),*],
            sizes: $sizes,
        }
    };
    (@ _) => { None };
    (@ $field:ident) => { Some(F::$field) };
}

#[rustfmt::skip]
fn layout(code: u32) -> Option<Layout> {
    Some(match code {
        code::BASIC_TYPE => layout!(BasicType 6 2 [
            Tag Name Size Align Encoding Flags NumExtraInhabitants DataSize
        ]),
        code::FIXED_POINT_TYPE => layout!(FixedPointType 11 2 [
            Tag Name Size Align Encoding Flags Kind
        ]),
        code::STRING_TYPE => layout!(StringType 9 2 [
            Tag Name StringLength StringLengthExpression StringLocationExpression Size Align
            Encoding
        ]),
        code::DERIVED_TYPE => layout!(DerivedType 12 2 [
            Tag Name File Line Scope BaseType Size Align Offset Flags ExtraData _ Annotations
        ]),
        code::COMPOSITE_TYPE => layout!(CompositeType 16 4 [
            Tag Name File Line Scope BaseType Size Align Offset Flags Elements RuntimeLang
            VtableHolder TemplateParams Identifier Discriminator DataLocation Associated Allocated
            Rank Annotations NumExtraInhabitants Specification _ BitStride
        ]),
        code::SUBRANGE_TYPE => layout!(SubrangeType 12 2 [
            Name File Line Scope Size Align Flags BaseType LowerBound UpperBound Stride Bias
        ]),
        code::SUBROUTINE_TYPE => layout!(SubroutineType 3 0 [Flags Types Cc]),
        code::GENERIC_SUBRANGE => layout!(GenericSubrange 5 0 [
            Count LowerBound UpperBound Stride
        ]),
        code::FILE => layout!(File 3 0 [Filename Directory _ _ Source]),
        code::COMPILE_UNIT => layout!(CompileUnit 14 0 [
            _ File Producer IsOptimized Flags RuntimeVersion SplitDebugFilename EmissionKind Enums
            RetainedTypes _ Globals Imports DwoId Macros SplitDebugInlining DebugInfoForProfiling
            NameTableKind RangesBaseAddress Sysroot Sdk SourceLanguageVersion
        ]),
        code::SUBPROGRAM => layout!(Subprogram 18 0 [
            Scope Name LinkageName File Line Type ScopeLine ContainingType SpFlags VirtualIndex
            Flags Unit TemplateParams Declaration RetainedNodes ThisAdjustment ThrownTypes
            Annotations TargetFuncName KeyInstructions
        ]),
        code::LEXICAL_BLOCK => layout!(LexicalBlock 5 0 [Scope File Line Column]),
        code::LEXICAL_BLOCK_FILE => layout!(LexicalBlockFile 4 0 [Scope File Discriminator]),
        code::COMMON_BLOCK => layout!(CommonBlock 6 0 [Scope Declaration Name File Line]),
        code::MACRO => layout!(Macro 5 0 [Type Line Name Value]),
        code::MACRO_FILE => layout!(MacroFile 5 0 [Type Line File Nodes]),
        code::MODULE => layout!(Module 7 0 [
            File Scope Name ConfigMacros IncludePath Apinotes Line IsDecl
        ]),
        code::TEMPLATE_TYPE => layout!(TemplateTypeParameter 3 0 [Name Type Defaulted]),
        code::TEMPLATE_VALUE => layout!(TemplateValueParameter 6 0 [
            Tag Name Type Defaulted Value
        ]),
        code::GLOBAL_VARIABLE => layout!(GlobalVariable 11 0 [
            Scope Name LinkageName File Line Type IsLocal IsDefinition Declaration TemplateParams
            Align Annotations
        ]),
        code::LOCAL_VARIABLE => layout!(LocalVariable 8 0 [
            Scope Name File Line Type Arg Flags Align Annotations
        ]),
        code::LABEL => layout!(Label 5 0 [Scope Name File Line Column]),
        code::GLOBAL_VARIABLE_EXPRESSION => layout!(GlobalVariableExpression 3 0 [Var Expr]),
        code::OBJC_PROPERTY => layout!(ObjCProperty 8 0 [
            Name File Line Getter Setter Attributes Type
        ]),
        code::IMPORTED_ENTITY => layout!(ImportedEntity 6 0 [
            Tag Scope Entity Line Name File Elements
        ]),
        _ => return None,
    })
}

/// The operand for an enumeration without a kind.
const NO_ENUM_KIND: u64 = u32::MAX as u64;
/// Tags a language that is specified by its name.
const LANGUAGE_NAME: u64 = 1 << 63;

impl Loader<'_> {
    /// Returns the node of a record with this code, or `None` if it is not a node of debug information.
    pub(super) fn debug_node(&mut self, code: u32, ops: &[u64]) -> Load<Option<MdKind>> {
        let upgraded = match code {
            code::SUBPROGRAM => old_subprogram(ops),
            code::GLOBAL_VARIABLE => old_global_variable(ops),
            _ => None,
        };
        let ops = upgraded.as_deref().unwrap_or(ops);
        let first = ops.first().copied().unwrap_or(0);
        let op = |at: usize| ops.get(at).copied();
        let distinct = first & 1 != 0;
        let Some(layout) = layout(code) else {
            return self.other_node(code, ops);
        };
        ensure(ops.len() >= layout.least).or("Invalid record")?;
        let kind = layout.kind;
        let mut fields = Fields::default();
        let operands = ops.get(1..).unwrap_or_default();
        for (field, &operand) in layout.fields.iter().zip(operands) {
            let Some(field) = *field else {
                continue;
            };
            let value = self.field(kind, field, operand, first & layout.sizes != 0)?;
            fields.set(field, value);
        }
        let mut is_distinct = distinct;
        match kind {
            NodeKind::DerivedType => {
                if let Some(space @ 1..) = op(12) {
                    fields.set(F::DwarfAddressSpace, FieldValue::Unsigned(space - 1));
                }
                if let Some(bits @ 1..) = op(14) {
                    let mut with = Fields::default();
                    for at in 0..operands.len() {
                        if let Some(Some(field)) = layout.fields.get(at)
                            && *field != F::Align
                        {
                            with.set(*field, fields.get(kind, *field));
                        }
                    }
                    with.set(F::Align, FieldValue::Unsigned(bits));
                    fields = with;
                }
            }
            NodeKind::CompositeType => {
                if let Some(enum_kind) = op(24).filter(|&kind| kind != NO_ENUM_KIND) {
                    fields.set(F::EnumKind, FieldValue::Unsigned(enum_kind));
                }
            }
            NodeKind::File => {
                if let (Some(kind @ 1..), Some(text @ 1..)) = (op(3), op(4)) {
                    fields.set(F::Checksumkind, FieldValue::Unsigned(kind));
                    let text = self.md_field(text)?;
                    fields.set(F::Checksum, text);
                }
            }
            NodeKind::CompileUnit => {
                let language = op(1).unwrap_or(0);
                let value = FieldValue::Unsigned(language & !LANGUAGE_NAME & 0xffff_ffff);
                if language & LANGUAGE_NAME != 0 {
                    fields.set(F::SourceLanguageName, value);
                } else {
                    fields.set(F::Language, value);
                }
                is_distinct = true;
            }
            NodeKind::Subprogram => {
                const HAS_FLAGS: u64 = 4;
                const HAS_UNIT: u64 = 2;
                if first & HAS_FLAGS == 0 || first & HAS_UNIT == 0 {
                    return refuse(
                        "Invalid record: DISubprogram of LLVM before 4 is not supported",
                    );
                }
                let definition = u64::from(terrace_llvmir::debug_flags::subprogram::DEFINITION);
                is_distinct |= op(9).unwrap_or(0) & definition != 0;
            }
            NodeKind::GlobalVariable if first >> 1 != 2 => {
                return refuse(
                    "Invalid record: DIGlobalVariable of LLVM before 4 is not supported",
                );
            }
            NodeKind::LocalVariable if first & 2 == 0 && ops.len() > 8 => {
                return refuse("Invalid record: DILocalVariable of LLVM before 4 is not supported");
            }
            NodeKind::Label => {
                fields.set(F::IsArtificial, FieldValue::Bool(first & 2 != 0));
                if let Some(index) = op(6).filter(|&index| index != u64::MAX) {
                    fields.set(F::CoroSuspendIdx, FieldValue::Unsigned(index));
                }
            }
            NodeKind::GlobalVariableExpression if op(2) == Some(0) => {
                let none = self.module.ctx.metadata.debug_expression(Vec::new());
                fields.set(F::Expr, FieldValue::Md(none));
            }
            NodeKind::FixedPointType => {
                let mut rest = Ops::new(ops.get(8..).unwrap_or_default());
                fields.set(F::Factor, FieldValue::Signed(rest.next()? as i64));
                for field in [F::Numerator, F::Denominator] {
                    let header = rest.next()?;
                    let (width, count) = (header as u32, header >> 32);
                    let value = self.integer(width, true, rest.take(count)?)?;
                    fields.set(field, value);
                }
            }
            _ => {}
        }
        Ok(Some(MdKind::specialized(kind, is_distinct, fields)))
    }

    /// Reads the records that are not lists of fields.
    fn other_node(&mut self, code: u32, ops: &[u64]) -> Load<Option<MdKind>> {
        let mut ops = Ops::new(ops);
        let first = ops.next_or_zero();
        let distinct = first & 1 != 0;
        Ok(Some(match code {
            code::LOCATION => {
                let (line, column) = (ops.next()? as u32, ops.next()?);
                let scope = self.metadata_at(ops.next()?)?;
                let inlined_at = self.metadata_or_null(ops.next_or_zero())?;
                let is_implicit_code = ops.next_or_zero() != 0;
                let (group, rank) = (ops.next_or_zero(), ops.next_or_zero());
                let column = u16::try_from(column).unwrap_or(0);
                let mut location = Location::new(line, column, scope, inlined_at);
                location.is_implicit_code = is_implicit_code;
                location.is_distinct = distinct;
                MdKind::Location(location.with_atom(group, rank as u8))
            }
            code::GENERIC => {
                let (tag, version) = (ops.next()?, ops.next()?);
                if tag >= 1 << 16 || version != 0 {
                    return refuse("Invalid record");
                }
                let mut fields = Fields::default();
                fields.set(F::Tag, FieldValue::Unsigned(tag));
                let header = self.field(NodeKind::Generic, F::Header, ops.next()?, false)?;
                fields.set(F::Header, header);
                for &operand in ops.rest() {
                    let md = self.md_field(operand)?;
                    fields.set(F::Operands, md);
                }
                MdKind::specialized(NodeKind::Generic, distinct, fields)
            }
            code::SUBRANGE => {
                let mut fields = Fields::default();
                let kind = NodeKind::Subrange;
                match first >> 1 {
                    2 => {
                        for field in [F::Count, F::LowerBound, F::UpperBound, F::Stride] {
                            let value = self.field(kind, field, ops.next()?, true)?;
                            fields.set(field, value);
                        }
                    }
                    version @ 0..=1 => {
                        let count = ops.next()?;
                        let count = match version {
                            0 => FieldValue::Signed(count as i64),
                            _ => self.field(kind, F::Count, count, true)?,
                        };
                        fields.set(F::Count, count);
                        fields.set(F::LowerBound, FieldValue::Signed(unrotated(ops.next()?)));
                    }
                    _ => return refuse("Invalid record: Unsupported version of DISubrange"),
                }
                MdKind::specialized(kind, distinct, fields)
            }
            code::ENUMERATOR => {
                let is_unsigned = first & 2 != 0;
                let (value, name) = (ops.next()?, ops.next()?);
                let value = if first & 4 != 0 {
                    let width = u32::try_from(value).unwrap_or(0);
                    self.integer(width, !is_unsigned, ops.rest())?
                } else {
                    self.integer(64, !is_unsigned, &[value])?
                };
                let mut fields = Fields::default();
                fields.set(F::Value, value);
                fields.set(F::IsUnsigned, FieldValue::Bool(is_unsigned));
                let name = self.field(NodeKind::Enumerator, F::Name, name, false)?;
                fields.set(F::Name, name);
                MdKind::specialized(NodeKind::Enumerator, distinct, fields)
            }
            code::NAMESPACE => {
                let kind = NodeKind::Namespace;
                let mut fields = Fields::default();
                let scope = self.field(kind, F::Scope, ops.next()?, false)?;
                fields.set(F::Scope, scope);
                // Old records have a file before the name and a line after it.
                if ops.len() == 3 {
                    ops.next()?;
                }
                let name = self.field(kind, F::Name, ops.next()?, false)?;
                fields.set(F::Name, name);
                fields.set(F::ExportSymbols, FieldValue::Bool(first & 2 != 0));
                MdKind::specialized(kind, distinct, fields)
            }
            code::ASSIGN_ID => {
                ensure(distinct).or("Invalid DIAssignID record. Must be distinct")?;
                MdKind::specialized(NodeKind::AssignID, true, Fields::default())
            }
            code::EXPRESSION => match first >> 1 {
                version @ 0..=2 => MdKind::Expression(old_expression(version, ops.rest()).into()),
                3 => MdKind::Expression(ops.rest().into()),
                _ => return refuse("Invalid record"),
            },
            _ => return Ok(None),
        }))
    }

    /// Returns the metadata with this 1-based number, as a field.
    fn md_field(&mut self, number: u64) -> Load<FieldValue> {
        let md = self.metadata_or_null(number)?;
        Ok(md.map_or(FieldValue::Null, FieldValue::Md))
    }

    fn field(
        &mut self,
        kind: NodeKind,
        field: Field,
        operand: u64,
        is_md: bool,
    ) -> Load<FieldValue> {
        let def = kind.position(field).and_then(|at| kind.fields().get(at));
        let Some(def) = def else {
            return Ok(FieldValue::Null);
        };
        Ok(match def.ty {
            FieldType::Node | FieldType::NonNullNode | FieldType::List | FieldType::KeptText => {
                self.md_field(operand)?
            }
            FieldType::Text | FieldType::NonEmptyText => {
                let value = self.md_field(operand)?;
                match value {
                    FieldValue::Md(md) if self.is_empty_string(md) => FieldValue::Null,
                    value => value,
                }
            }
            FieldType::Bool => FieldValue::Bool(operand != 0),
            FieldType::Unsigned(limit) if limit <= u64::from(u32::MAX) => {
                FieldValue::Unsigned(operand & 0xffff_ffff)
            }
            FieldType::Unsigned(_) | FieldType::Keyword(_) => FieldValue::Unsigned(operand),
            FieldType::Flags(_) => FieldValue::Unsigned(operand & 0xffff_ffff),
            FieldType::Signed(..) | FieldType::Integer => FieldValue::Signed(operand as i64),
            FieldType::Size if !is_md => FieldValue::Unsigned(operand),
            FieldType::Size => match self.md_field(operand)? {
                FieldValue::Md(md) => match self.constant_i64(md) {
                    Some(size) => FieldValue::Unsigned(size as u64),
                    None => FieldValue::Md(md),
                },
                value => value,
            },
            FieldType::Bound | FieldType::Count | FieldType::TypedBound => {
                match self.md_field(operand)? {
                    FieldValue::Md(md) => match self.constant_i64(md) {
                        Some(value) => FieldValue::Signed(value),
                        None => FieldValue::Md(md),
                    },
                    value => value,
                }
            }
            FieldType::ExpressionBound => match self.md_field(operand)? {
                FieldValue::Md(md) => match self.module.ctx.metadata.expression(md) {
                    Some([op::CONSTS, constant]) => FieldValue::Signed(*constant as i64),
                    _ => FieldValue::Md(md),
                },
                value => value,
            },
        })
    }

    fn is_empty_string(&self, md: Md) -> bool {
        matches!(self.module.ctx.metadata.kind(md), MdKind::String(bytes) if bytes.is_empty())
    }

    /// Returns the number that represents an `i64` constant in normal form.
    fn constant_i64(&self, md: Md) -> Option<i64> {
        let MdKind::Value(value) = self.module.ctx.metadata.kind(md) else {
            return None;
        };
        match self.module.ctx.consts.get(*value) {
            (Type::I64, ConstKind::Int(value)) => Some(value as i64),
            _ => None,
        }
    }

    /// Returns an integer of any width in normal form: a number if it fits into an `i64`.
    fn integer(&mut self, width: u32, is_signed: bool, words: &[u64]) -> Load<FieldValue> {
        if width == 0 || width > 0x80_0000 {
            return refuse("Invalid record");
        }
        let words: Vec<u64> = words.iter().map(|&word| unrotated(word) as u64).collect();
        let first = words.first().copied().unwrap_or(0);
        if width <= 64 {
            let shift = 64 - width;
            let value = match is_signed {
                true => Some(((first << shift) as i64) >> shift),
                false => i64::try_from(first << shift >> shift).ok(),
            };
            if let Some(value) = value {
                return Ok(FieldValue::Signed(value));
            }
        }
        // An unsigned number gets an additional zero bit.
        let ctx = &mut self.module.ctx;
        let ty = ctx.types.int(if is_signed { width } else { width + 1 });
        let value = ctx.const_int_words(ty, &words);
        Ok(FieldValue::Md(ctx.metadata.value(value)))
    }
}

/// Upgrades a subprogram record of LLVM 4 to 7, which has separate operands for the bits of `spFlags`. Returns `None`
/// for other records.
fn old_subprogram(ops: &[u64]) -> Option<Vec<u64>> {
    const HAS_UNIT: u64 = 2;
    const HAS_FLAGS: u64 = 4;
    /// The bit of `flags` that moved to `spFlags`.
    const MAIN: u64 = 1 << 21;
    let first = *ops.first()?;
    if first & HAS_FLAGS != 0 || first & HAS_UNIT == 0 || ops.len() < 19 {
        return None;
    }
    let op = |at: usize| ops.get(at).copied().unwrap_or(0);
    let bit = |at: usize, bit: u32| u64::from(op(at) != 0) << bit;
    let main = u64::from(op(13) & MAIN != 0) << 8;
    let sp_flags = op(11) & 3 | bit(7, 2) | bit(8, 3) | bit(14, 4) | main;
    let mut new = vec![first | HAS_FLAGS];
    new.extend((1..=6).map(op));
    new.extend([op(9), op(10), sp_flags, op(12), op(13) & !MAIN]);
    new.extend((15..=20).map(op));
    Some(new)
}

/// Upgrades a global variable record of LLVM 4 to 7, which has no template parameters and has an unused operand.
/// Returns `None` for other records.
fn old_global_variable(ops: &[u64]) -> Option<Vec<u64>> {
    let first = *ops.first()?;
    if first >> 1 != 1 || ops.len() < 12 {
        return None;
    }
    let mut new = vec![first & 1 | 2 << 1];
    new.extend(ops.get(1..9)?);
    new.extend([*ops.get(10)?, 0, *ops.get(11)?]);
    Some(new)
}

/// Upgrades an expression of LLVM 3.7 to 5: a fragment was a bit piece, an initial `deref` was applied last, and
/// `plus` and `minus` had an operand.
fn old_expression(version: u64, words: &[u64]) -> Vec<u64> {
    const BIT_PIECE: u64 = 0x9d;
    let mut words = words.to_vec();
    if version == 0
        && let [.., last @ BIT_PIECE, _, _] = words.as_mut_slice()
    {
        *last = op::LLVM_FRAGMENT;
    }
    if version <= 1 && words.first() == Some(&op::DEREF) {
        let end = match words.as_slice() {
            [.., op::LLVM_FRAGMENT, _, _] => words.len() - 3,
            _ => words.len(),
        };
        if let Some(words) = words.get_mut(..end) {
            words.rotate_left(1);
        }
    }
    let mut new = Vec::with_capacity(words.len());
    let mut rest = words.as_slice();
    loop {
        match *rest {
            [op::PLUS, operand, ref after @ ..] => {
                new.extend([op::PLUS_UCONST, operand]);
                rest = after;
            }
            [op::MINUS, operand, ref after @ ..] => {
                new.extend([op::CONSTU, operand, op::MINUS]);
                rest = after;
            }
            _ => match terrace_llvmir::expression::operators(rest).next() {
                Some(operator) => {
                    new.extend(operator);
                    rest = rest.get(operator.len()..).unwrap_or_default();
                }
                None => return new,
            },
        }
    }
}
