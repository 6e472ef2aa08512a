//! `#[op]`: defines operations, in Terrace and in other crates.
//!
//! The attribute is placed on a struct whose fields name the parts of the operation:
//!
//! ```text
//! /// Loads an element.
//! #[op(name = "memref.load", traits(READ_ONLY), verify = verify_load,
//!      format = "$memref `[` $indices `]` attr-dict `:` type($memref)")]
//! pub struct LoadOp {
//!     memref: Operand<ANY_MEMREF>,
//!     indices: Variadic<Operand<INDEX>>,
//!     #[default(|ctx| ctx.bool(false))]
//!     nontemporal: Prop<BOOL>,
//!     result: Res<ANY_TYPE>,
//! }
//! ```
//!
//! # Fields
//! In definition order: `Operand<C>`, `Operand<T, C>`, `Prop<C>`, `Prop<T>`, `Prop<T, C>`, `Flag`, then `Res<C>`,
//! `Res<T, C>`, then `Region<K>`, `Succ`. `Optional<..>` and `Variadic<..>` enclose the type of a field. `C` is a path
//! to a static or constant of type `TypeConstraint` or `AttrConstraint`, and `K` is a `RegionKind`.
//!
//! Field attributes:
//! - `#[mlir("camelCase")]`: the name in MLIR, if it differs from the name of the field.
//! - `#[default(fn)]`: the default of a property.
//! - `#[built(fn)]`: a default that only the spec has; text must contain the property.
//!
//! # Arguments
//! - `name`, `format`, `result_name`.
//! - `traits(..)`: constants of `Traits`, and paths to statics of type `TraitDef`, such as `self::PAIRED`.
//! - `parents(ForOp, ..)`: the views of the allowed parent operations.
//! - `terminator = YieldOp`: the view of the implicit terminator.
//! - `verify` or `verify_alone`, `verify_regions`, `verify_place`, `fold`, `infer`: functions.
//! - `same_type(a, b, ..)`: MLIR's `AllTypesMatch`.
//! - `types_match(from -> to, transform, "message")`: MLIR's `TypesMatchWith`.
//! - `interfaces(dyn A, dyn B = MODEL)`: attaches models of interfaces when the dialect is registered. Without a
//!   static, the operation's view must implement the interface. The methods of an interface receive the operation as an
//!   argument; the view that they are called on is a constant and refers to no operation.
//! - `intrinsic = "llvm.smax"`: the operation is a call of this LLVM intrinsic. Both translations follow from this
//!   argument. `intrinsic` without a name derives it from the name of the operation, without `intr.`. The types that
//!   the intrinsic is overloaded on are known from LLVM's table.
//! - `immediates(is_int_min_poison = 1)`: the properties that are arguments of the intrinsic, each with its index among
//!   all arguments of the call.
//!
//! The functions of `verify`, `verify_regions` and `fold` take the operation as a `LoadOpRef<'_>`, whose parts have
//! names. A function for several operations takes an `OpRef<'_>` instead. `verify_alone` is a `verify` that reads only
//! the properties, attributes and types of the operation (`Traits::VERIFIES_ALONE`), so it is repeated only after one
//! of these changed. The types of all these functions are in `terrace_ir::opdef`: `VerifyFn`, `VerifyPlaceFn`,
//! `FoldFn`, `InferFn`.
//!
//! # Generated items
//! The attribute generates:
//! - the static `OpDef`;
//! - `LoadOp`, the ID of an operation of this kind;
//! - `LoadOpRef`, a `Copy` view that borrows the operation's body, with an accessor per field;
//! - `LoadOpSpec`, the parts of a new operation, for `Builder::create`;
//! - `LoadOpArgs`, named access to converted operands, for patterns.
//!
//! The code that `#[op]` generates refers only to `terrace_ir`. The text of types and attributes also requires
//! `terrace_asm`, and an enumeration in integers `terrace_builtin`.
//!
//! # Documentation
//! The generated documentation of `LoadOp` consists of the doc comment, the text form, tables of the parts with links
//! to their constraints and types, the traits, and the interfaces of `interfaces(..)`. A format that is a literal is
//! shown in full.
//!
//! # Accessors
//! All parts are read from a `LoadOpRef`, whose accessors have no parameters. It is created by `rw.read(op)` of a
//! rewriter or builder, by `op.as_::<LoadOp>()` of any `OpRef`, and by `op.in_body(ctx, body)`. It dereferences to its
//! `OpRef`. Its borrow must end before the body changes; the values read from it remain valid.
//!
//! `op.memref()` is a value, and `op.memref_type()` its type. An optional group is an `Option`; a variadic group is an
//! iterator with a known length: `op.indices()` and `op.indices_types()`. The accessor of a missing property with a
//! default returns the default.
//!
//! `LoadOpArgs` has `args.memref()`, the single value that replaces an operand, and `args.indices()`, a slice for a
//! group. In a pattern for operands that were replaced by no values or by several (`Pattern::one_to_many`),
//! `args.memref_values()` returns all values of one operand.
//!
//! # Types of values
//! `Operand<T, C>` and `Res<T, C>` declare that values that satisfy the constraint `C` have a type of the kind `T`. For
//! `memref: Operand<MemRefType, ANY_MEMREF>`, `op.memref_type()` is a `&MemRefType`, and `op.memref_ty()` the type
//! handle.
//!
//! # Constructors
//! `LoadOp::spec(..)` creates a spec: `b.create(LoadOp::spec(ty, memref, &indices).nontemporal(flag))`. Its parameters
//! are, as in MLIR's builders:
//! 1. the types of results that cannot be inferred: all types of a variadic group, and `impl Into<Option<Type>>` for an
//!    optional one;
//! 2. the required operands and properties in the order of the fields, with a slice for a variadic group;
//! 3. the successors;
//! 4. the number of regions of a variadic group.
//!
//! Optional operands, properties that are optional or have a default, and inferred result types are set by methods with
//! the names of the fields. These methods take the value or an `Option` of it.
//!
//! Result types are inferred when the operation is created, by the rules of `terrace_ir::infer`: from `infer`, from
//! `SAME_OPERANDS_AND_RESULT_TYPE`, from `same_type` and `types_match`, and from a constraint that only one type
//! satisfies. The macro cannot see the value of a constraint, so a result with such a constraint must have the
//! attribute `#[unique]`. An assertion at compile time checks that the attribute is present exactly if it is true.
//! `#[setter]` on a variadic group of operands generates a method for the group instead of a parameter; it is intended
//! for groups that are rarely used.
//!
//! # Properties
//! `Prop<C>` with a constant holds an attribute: `op.value() -> Attr`. `Prop<T>` with a type that implements
//! `terrace_ir::PropType` holds a value of that type: `op.predicate() -> CmpIPredicate`, `op.predicate_attr()` for the
//! attribute, `CmpIOp::spec(CmpIPredicate::Eq, lhs, rhs)`, and a value in `#[default(..)]`. The method
//! `overflow_flags_attr(attr)` of the spec takes an attribute of another operation, and overrides the argument of the
//! constructor. `Prop<T, C>` is a property with values of `T` for which the verifier checks the stricter constraint
//! `C`: `alignment: Prop<Int64, ALIGNMENT_ATTR>`. Constructors and setters of `Prop<Symbol>` and `Prop<Str>` take
//! `impl Into<PropValue>`: `"name"`, a `SymbolRefAttr` or bytes, or an attribute. Their setters take no `Option`.
//!
//! `Flag` is an optional property that is a unit attribute: `op.convergent() -> bool`, and a setter that takes a
//! `bool`.
//!
//! # Enumerations
//! `#[dialect_enum(..)]` generates such a type from a Rust enum:
//!
//! ```text
//! /// How `arith.cmpi` compares.
//! #[dialect_enum(dialect = "arith", int = 64, cpp = "::mlir::arith::CmpIPredicate", desc = "..")]
//! pub enum CmpIPredicate {
//!     /// Equal.
//!     Eq = (0, "eq"),
//!     ..
//! }
//! ```
//!
//! The generated type has `ALL`, `from_value`, `value`, `keyword`, `from_keyword`, `DEF` (the `EnumDef` for parsing and
//! printing), `from_attr` and `attr`. Arguments:
//! - `dialect`: the dialect.
//! - `int = 32` or `64`: values are stored as integer attributes of this width, which requires the crate
//!   `terrace_builtin`.
//! - `mnemonic = ".."`: values are stored as `#dialect.mnemonic<case>`, or with `bare` as `#dialect<mnemonic case>`. An
//!   enumeration with neither `int` nor `mnemonic` is not a property. In a format, `$predicate` is written `<case>`
//!   with `mnemonic`, and `case` with `int`.
//! - `flags = ", "`: values are sets of flags, with this separator in text. The type is a struct with a constant per
//!   flag, `EMPTY`, `|`, `contains` and `is_empty`.
//! - `desc`: the verifier's description of the allowed property values.
//! - `constraint = PATH`: a different constraint for properties.
//! - `of = PATH`: makes an empty enumeration the property type of an enum that several dialects share. A case in the
//!   enumeration, such as `Uno = "_uno"`, has a different text in this dialect.
//! - `cpp`, `summary` and `parameter`: the names of the enumeration in MLIR's messages. See `EnumDef`.
//!
//! # Types and attributes
//! `#[dialect_type(..)]` and `#[dialect_attr(..)]` define a kind of type or attribute by a struct with named fields:
//!
//! ```text
//! /// A fixed-point number: `!toy.fixed<8, 24>`.
//! #[dialect_type(dialect = "toy", mnemonic = "fixed", format = "`<` $whole (`,` $fraction^)? `>`", verify = verify_fixed)]
//! pub struct FixedType {
//!     /// Bits before the point.
//!     whole: u32,
//!     /// Bits after the point.
//!     #[default(0)]
//!     fraction: u32,
//! }
//! ```
//!
//! The struct is the interned storage. `ty.as_::<FixedType>(ctx)` borrows it, its fields have the visibility of the
//! struct, and `FixedType::get(ctx, 8, 24)` creates a type. The types and attributes in the fields are visited in order
//! (`Elements`). A field of another type that contains no types or attributes must have the attribute `#[plain]`.
//!
//! Arguments:
//! - `dialect`: the dialect.
//! - for types: `class = CONSTANT`, or `classify = fn(&Self, &Context) -> TypeClass`.
//! - for attributes: `typed = field`, the type of a typed attribute.
//! - `own_get`: the constructor is written by hand.
//!
//! The other arguments specify the text form and require the crate `terrace_asm`:
//! - `mnemonic`.
//! - `format`, or `custom` with an implementation of `terrace_asm::params::CustomText`.
//! - `alias`: the printer creates aliases for the attributes.
//! - `definition`: the name in MLIR's messages about parameters, if it differs from the name of the struct.
//! - `verify = fn(&Self, &Context) -> Result<(), String>`: returns the reason for an error, which is reported after the
//!   mnemonic.
//!
//! `terrace_asm::dialect_text!` lists the kinds of a dialect, for `DialectAsm::text`.
//!
//! A format has MLIR's syntax: literals in backticks, `$param`, `params`, `struct(params)`, `struct($a, $b)`, groups
//! `( .. $x^ .. )?` and `( .. $x^ .. ) : ( .. )?`. Field attributes:
//! - `#[mlir("camelCase")]`: the name in MLIR.
//! - `#[text(constant)]`: a `ParamText` that specifies the text form, if it differs from that of the field's type.
//! - `#[optional]`: omitted in text if it is zero or empty. An `Option` is always optional.
//! - `#[default(value)]`: omitted in text if it has this value.
//!
//! *Architecture Invariant:* contains no knowledge of any dialect.
//!
#![doc = include_str!("../README.md")]

mod args;
mod check;
mod dialect_enum;
mod doc;
mod expand;
mod facade;
mod format;
mod parse;
mod reading;
mod spec;
mod storage;
mod text_format;

use proc_macro::TokenStream;

/// Defines an operation. See the crate's documentation.
#[proc_macro_attribute]
pub fn op(args: TokenStream, item: TokenStream) -> TokenStream {
    let args = syn::parse_macro_input!(args as parse::OpArgs);
    let item = syn::parse_macro_input!(item as syn::ItemStruct);
    let (op, errors) = parse::Op::new(args, item);
    let mut tokens = errors.into_compile_errors();
    tokens.extend(expand::expand(&op));
    tokens.into()
}

/// Defines an enumeration of a dialect. See the crate's documentation.
#[proc_macro_attribute]
pub fn dialect_enum(args: TokenStream, item: TokenStream) -> TokenStream {
    let args = syn::parse_macro_input!(args as dialect_enum::EnumArgs);
    let item = syn::parse_macro_input!(item as syn::ItemEnum);
    dialect_enum::expand(args, item).into()
}

/// Defines a kind of type of a dialect. See the crate's documentation.
#[proc_macro_attribute]
pub fn dialect_type(args: TokenStream, item: TokenStream) -> TokenStream {
    storage(storage::HandleKind::Type, args, item)
}

/// Defines a kind of attribute of a dialect. See the crate's documentation.
#[proc_macro_attribute]
pub fn dialect_attr(args: TokenStream, item: TokenStream) -> TokenStream {
    storage(storage::HandleKind::Attr, args, item)
}

/// Same as [`macro@op`], but generated paths go through the crate `terrace`, which re-exports this macro.
#[doc(hidden)]
#[proc_macro_attribute]
pub fn facade_op(args: TokenStream, item: TokenStream) -> TokenStream {
    facade::through(op(args, item).into()).into()
}

/// Same as [`macro@dialect_enum`], but generated paths go through the crate `terrace`, which re-exports this macro.
#[doc(hidden)]
#[proc_macro_attribute]
pub fn facade_dialect_enum(args: TokenStream, item: TokenStream) -> TokenStream {
    facade::through(dialect_enum(args, item).into()).into()
}

/// Same as [`macro@dialect_type`], but generated paths go through the crate `terrace`, which re-exports this macro.
#[doc(hidden)]
#[proc_macro_attribute]
pub fn facade_dialect_type(args: TokenStream, item: TokenStream) -> TokenStream {
    facade::through(dialect_type(args, item).into()).into()
}

/// Same as [`macro@dialect_attr`], but generated paths go through the crate `terrace`, which re-exports this macro.
#[doc(hidden)]
#[proc_macro_attribute]
pub fn facade_dialect_attr(args: TokenStream, item: TokenStream) -> TokenStream {
    facade::through(dialect_attr(args, item).into()).into()
}

fn storage(kind: storage::HandleKind, args: TokenStream, item: TokenStream) -> TokenStream {
    let args = syn::parse_macro_input!(args as storage::StorageArgs);
    let item = syn::parse_macro_input!(item as syn::ItemStruct);
    storage::expand(kind, args, item).into()
}
