//! `#[op]`: the one way to define an operation, in the tree and outside it.
//!
//! The attribute goes on a struct whose fields name the operation's parts:
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
//!     result: Res<ANY>,
//! }
//! ```
//!
//! Fields: `Operand<C>`, `Operand<T, C>`, `Prop<C>`, `Prop<T>`, `Prop<T, C>`, `Flag`, then `Res<C>`, `Res<T, C>`, then `Region<K>`, `Succ`, in the order of the definition; `Optional<..>` and
//! `Variadic<..>` around them. `C` is a path to a `TypeConstraint` or `AttrConstraint` static or const, `K` a
//! `RegionKind`. Field attributes: `#[mlir("camelCase")]` is the name in MLIR when it differs from the field's,
//! `#[default(fn)]` the default of a property, `#[built(fn)]` one that only the spec has: text must give the property.
//!
//! Arguments of `op`: `name`, `format`, `traits(..)` (constants of `Traits`, and paths to statics of type `TraitDef`, as `self::PAIRED`), `parents(ForOp, ..)` (the views of what it must be directly in),
//! `terminator = YieldOp` (the view of the implicit one), `verify` or `verify_alone`, `verify_regions`, `verify_place`, `fold`, `infer` (functions), `result_name`, `same_type(a, b, ..)` (`AllTypesMatch`),
//! `types_match(from -> to, transform, "message")` (`TypesMatchWith`).
//! `interfaces(dyn A, dyn B = MODEL)` attaches models of interfaces when the dialect is registered: without a static, the
//! operation's view implements the interface. The methods of an interface get the operation; the view that they are called on is
//! a constant and holds no operation.
//! `intrinsic = "llvm.smax"` says that the operation is a call of that intrinsic of LLVM, from which both translations come; `intrinsic` alone
//! takes the name from that of the operation, without `intr.`. `immediates(is_int_min_poison = 1)` are properties that are arguments, with
//! their places. Types that the intrinsic is overloaded on are known from LLVM's table.
//! `verify`, `verify_regions` and `fold` are functions of the operation: of a `LoadOpRef<'_>`, in which everything has a name, or, as
//! one function for several operations, of an `OpRef<'_>`. `verify_alone` is a `verify` that reads nothing but the operation's properties,
//! attributes and types (`Traits::VERIFIES_ALONE`): it runs again only after one of these changed. The types of all these functions are in `terrace_ir::opdef`: `VerifyFn`,
//! `VerifyPlaceFn`, `FoldFn`, `InferFn`.
//!
//! It expands to the static `OpDef`; `LoadOp`, the number of an operation that is known to be of this kind; `LoadOpRef`, a `Copy` view that
//! borrows the operation's body, with an accessor per field; `LoadOpSpec`, the parts of a new operation for `Builder::create`; and
//! `LoadOpArgs`, named access to converted operands, which patterns get.
//! Only names of `terrace_ir` are used, so a crate needs nothing else to define a dialect.
//!
//! # Documentation
//! After the doc comment, rustdoc of `LoadOp` has the text form, tables of the parts with links to the constants and types that
//! say what they accept, the traits, and the interfaces of `interfaces(..)`. A format that is a literal is shown in full.
//!
//! # Accessors
//! Everything is read from a `LoadOpRef`, whose accessors take no argument. `rw.read(op)` of a rewriter or builder gives it, so do
//! `op.as_::<LoadOp>()` of any `OpRef`, and `op.in_body(ctx, body)`; it dereferences to its `OpRef`. It ends before the body changes;
//! what was read from it stays.
//!
//! `op.memref()` is a value and `op.memref_type()` its type. An optional group is an `Option`, a variadic one an iterator that
//! knows its length: `op.indices()`, and `op.indices_types()`. A property with a default that is not there has the default.
//!
//! `LoadOpArgs` has `args.memref()`, the one value that replaces an operand, and `args.indices()`, a slice, for a group. In a pattern
//! for operands that became none or several values (`Pattern::one_to_many`), `args.memref_values()` are all values of one operand.
//!
//! # Types of values
//! `Operand<T, C>` and `Res<T, C>` say that values that satisfy the constraint `C` have a type of the kind `T`: of
//! `memref: Operand<MemRefType, ANY_MEMREF>`, `op.memref_type()` is a `&MemRefType`, and `op.memref_ty()` the type itself.
//!
//! # Constructors
//! `LoadOp::spec(..)` makes a spec: `b.create(LoadOp::spec(ty, memref, &indices).nontemporal(flag))`. Its parameters are, as
//! of MLIR's builders: types of results that cannot be inferred (all of a variadic group; of an optional one
//! `impl Into<Option<Type>>`), then operands and properties that are required in the order of the fields, with a slice for
//! a variadic group, then successors, then the number of regions of a variadic group. Optional operands, properties that
//! are optional or have a default, and result types that are inferred are set by methods named like the field, which take
//! the value or an `Option` of it.
//!
//! Result types are inferred where the operation is created, by the rules of `terrace_ir::infer`: from `infer`, from
//! `SAME_OPERANDS_AND_RESULT_TYPE`, from `same_type` and `types_match`, and from a constraint that only one type satisfies.
//! The macro cannot look into a constraint, so such a result says `#[unique]`; that it says so exactly if it is true is
//! checked when the crate is compiled. `#[setter]` on a variadic group of operands makes it a method too, for groups that
//! are rarely used.
//!
//! # Properties
//! `Prop<C>` with a constant holds an attribute: `op.value() -> Attr`. `Prop<T>` with a type that implements
//! `terrace_ir::PropType` holds a value of it: `op.predicate() -> CmpIPredicate`, `op.predicate_attr()` for the
//! attribute, `CmpIOp::spec(CmpIPredicate::Eq, lhs, rhs)`, and `#[default(..)]` takes a value. `overflow_flags_attr(attr)` of the spec
//! takes an attribute that another operation has; it replaces what the constructor was given. `Prop<T, C>` is a property whose
//! values are those of `T`, of which the verifier asks the stricter constraint `C`: `alignment: Prop<Int64, ALIGNMENT_ATTR>`.
//! Constructors and setters of `Prop<Symbol>` and `Prop<Str>` take `impl Into<PropValue>`: `"name"`, a `SymbolRefAttr` or bytes,
//! an attribute; their setters take no `Option`.
//!
//! `Flag` is a property that is a unit attribute or not there: `op.convergent() -> bool`, and a setter that takes a `bool`.
//!
//! # Enumerations
//! `#[dialect_enum(..)]` makes such a type of a Rust enum:
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
//! It has `ALL`, `from_value`, `value`, `keyword`, `from_keyword`, `DEF` (the `EnumDef` for parsing and printing), `from_attr` and `attr`.
//! Arguments: `dialect`; `int = 32` or `64`: stored as an integer attribute of this width (of the crate `terrace_builtin`),
//! otherwise `mnemonic = ".."`: stored as `#dialect.mnemonic<case>`, or with `bare` as `#dialect<mnemonic case>`; an
//! enumeration with neither is not a property. `flags = ", "`: values are sets of flags, with this between them in text; the
//! type is a struct with a constant per flag, `EMPTY`, `|`, `contains` and `is_empty`. In a format `$predicate` of one with `mnemonic` is
//! written `<case>`, and of one with `int` `case` alone. `desc` is what the verifier says a property must
//! be, and `constraint = PATH` another constraint for properties. `of = PATH` makes an empty enumeration the property type of
//! an enum that several dialects share; a case in it, `Uno = "_uno"`, has another text in this dialect. `cpp`, `summary` and `parameter` are what MLIR's messages
//! call the enumeration: see `EnumDef`.
//!
//! # Types and attributes
//! `#[dialect_type(..)]` and `#[dialect_attr(..)]` make a kind of type or attribute of a struct with named fields:
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
//! The struct is the interned storage: `ty.as_::<FixedType>(ctx)` borrows it, its fields are as visible as it is itself, and
//! `FixedType::get(ctx, 8, 24)` makes one. The types and attributes in it are visited in order (`Elements`); a field of another type
//! without any is `#[plain]`.
//!
//! Arguments: `dialect`; for types `class = CONSTANT` or `classify = fn(&Self, &Context) -> TypeClass`; for attributes `typed = field`, the type of
//! a typed attribute; `own_get`: the constructor is written by hand. All others are about the text
//! and need the crate `terrace_asm`: `mnemonic`; `format`, or `custom` with an implementation of `terrace_asm::params::CustomText`;
//! `alias`: the printer gives attributes aliases; `definition`: what MLIR's messages about parameters call it, if not as the struct;
//! `verify = fn(&Self, &Context) -> Result<(), String>`: the reason for an error, which is reported after the mnemonic.
//! `terrace_asm::dialect_text!` lists what a dialect has, for `DialectAsm::text`.
//!
//! A format is as in MLIR: literals in backticks, `$param`, `params`, `struct(params)`, `struct($a, $b)`, groups `( .. $x^ .. )?` and
//! `( .. $x^ .. ) : ( .. )?`. Field attributes: `#[mlir("camelCase")]`, the name in MLIR; `#[text(constant)]`, a `ParamText` that says how the
//! parameter is written, if not as its type is; `#[optional]`, may be left out when zero or empty (an `Option` always may);
//! `#[default(value)]`, left out when it has this value.
//!
//! *Architecture Invariant:* no upstream knowledge: nothing here knows a dialect.
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

/// Defines an operation; see the crate's documentation.
#[proc_macro_attribute]
pub fn op(args: TokenStream, item: TokenStream) -> TokenStream {
    let args = syn::parse_macro_input!(args as parse::OpArgs);
    let item = syn::parse_macro_input!(item as syn::ItemStruct);
    let (op, errors) = parse::Op::new(args, item);
    let mut tokens = errors.into_compile_errors();
    tokens.extend(expand::expand(&op));
    tokens.into()
}

/// Defines an enumeration of a dialect; see the crate's documentation.
#[proc_macro_attribute]
pub fn dialect_enum(args: TokenStream, item: TokenStream) -> TokenStream {
    let args = syn::parse_macro_input!(args as dialect_enum::EnumArgs);
    let item = syn::parse_macro_input!(item as syn::ItemEnum);
    dialect_enum::expand(args, item).into()
}

/// Defines a kind of type of a dialect; see the crate's documentation.
#[proc_macro_attribute]
pub fn dialect_type(args: TokenStream, item: TokenStream) -> TokenStream {
    storage(storage::HandleKind::Type, args, item)
}

/// Defines a kind of attribute of a dialect; see the crate's documentation.
#[proc_macro_attribute]
pub fn dialect_attr(args: TokenStream, item: TokenStream) -> TokenStream {
    storage(storage::HandleKind::Attr, args, item)
}

/// As [`macro@op`], with paths through the crate `terrace`, which exports it.
#[doc(hidden)]
#[proc_macro_attribute]
pub fn facade_op(args: TokenStream, item: TokenStream) -> TokenStream {
    facade::through(op(args, item).into()).into()
}

/// As [`macro@dialect_enum`], with paths through the crate `terrace`, which exports it.
#[doc(hidden)]
#[proc_macro_attribute]
pub fn facade_dialect_enum(args: TokenStream, item: TokenStream) -> TokenStream {
    facade::through(dialect_enum(args, item).into()).into()
}

/// As [`macro@dialect_type`], with paths through the crate `terrace`, which exports it.
#[doc(hidden)]
#[proc_macro_attribute]
pub fn facade_dialect_type(args: TokenStream, item: TokenStream) -> TokenStream {
    facade::through(dialect_type(args, item).into()).into()
}

/// As [`macro@dialect_attr`], with paths through the crate `terrace`, which exports it.
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
