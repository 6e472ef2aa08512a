//! Holds what all IR of a compilation shares: uniqued types and attributes, source files, and registered definitions.
//! MLIR's `MLIRContext`.
//!
//! A [`Context`] is built once from a [`Registry`]. Afterwards, threads share it by reference. Handles of types and
//! attributes are row indices of its tables; equal types have equal handles.
//!
//! # Invariants
//! - A context owns no IR.
//! - Its tables only grow, and rows never move, so references into the context remain valid as long as the context.

use crate::attrs::AttrRow;
use crate::id::{ContextMark, OpName};
use crate::interner::{Interner, hash_of};
use crate::models::{Interfaces, Target, key};
use crate::names::OpNames;
use crate::optable::OpTable;
use crate::registry::FixedRow;
use crate::resources::Resources;
use crate::types::{Storage, TypeRow, key_hash, storage_hash};
use crate::{
    Attr, AttrKind, Body, DenseI32Array, DialectDef, DictionaryAttr, Element, Elements, EnumAttr,
    EnumDef, Loc, OpDef, OpId, OpView, Registry, StringAttr, SymbolRefAttr, Type, TypeClass,
    TypeKind, UnitAttr,
};
use std::hash::Hash;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use terrace_diag::SourceMap;

/// Shows IR in messages. Implemented by the crate that prints, because the IR crate has no textual syntax.
pub trait Describe: Send + Sync {
    /// Returns the text of an operation in local scope. `generic` selects the generic form, as in the note `see current
    /// operation`. Otherwise the text has the custom form, if the operation has one and the body is valid.
    fn op(&self, ctx: &Context, body: &Body, op: OpId, generic: bool) -> String;
    /// Returns the text of a type.
    fn ty(&self, ctx: &Context, ty: Type) -> String;
    /// Returns the text of an attribute.
    fn attr(&self, ctx: &Context, attr: Attr) -> String;
    /// Returns the text of a location: its file, line and column.
    fn loc(&self, ctx: &Context, loc: Loc) -> String;
}

/// A placeholder at a fixed type handle whose dialect is not registered.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct UnregisteredType(usize);

impl Elements for UnregisteredType {}

impl TypeKind for UnregisteredType {
    const DIALECT: &'static str = "builtin";
    fn class(&self, _: &Context) -> TypeClass {
        TypeClass::EMPTY
    }
}

/// The name of an operation that is not registered.
struct UnregisteredName {
    bytes: Box<[u8]>,
    /// The bytes as messages show them.
    text: Box<str>,
}

/// Holds uniqued types and attributes, source files, and all registered definitions. Shared and append-only; owns no
/// IR.
pub struct Context {
    types: Interner<TypeRow>,
    attrs: Interner<AttrRow>,
    /// Names of operations that are not registered. Their handles follow those of the registered ones.
    unregistered: Interner<UnregisteredName>,
    ops: OpNames,
    defaults: OpTable<OnceLock<Box<[Option<Attr>]>>>,
    dialects: Vec<&'static DialectDef>,
    /// True for the dialects that are loaded.
    loaded: Box<[AtomicBool]>,
    interfaces: Interfaces,
    describe: Option<Box<dyn Describe>>,
    distinct: AtomicU64,
    sources: SourceMap,
    resources: Resources,
    id: ContextId,
}

/// The identity of a context among all contexts that this process created.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ContextId(u64);

impl ContextId {
    fn new() -> Self {
        static MADE: AtomicU64 = AtomicU64::new(0);
        ContextId(MADE.fetch_add(1, Ordering::Relaxed))
    }

    /// Returns the mark of types and attributes.
    #[inline(always)]
    pub(crate) fn mark(self) -> ContextMark {
        ContextMark::of(self.0)
    }
}

impl Context {
    /// Creates the context from a registry. Nothing can be registered afterwards.
    ///
    /// # Panics
    /// Panics in debug builds if an interface is attached twice, or to something that is not registered.
    pub fn new(registry: Registry) -> Context {
        let Registry {
            dialects,
            interfaces,
            fixed,
            describe,
            #[cfg(debug_assertions)]
            attachments,
        } = registry;
        let ops = OpNames::new(&dialects);
        let mut ctx = Context {
            types: Interner::default(),
            attrs: Interner::default(),
            unregistered: Interner::default(),
            defaults: OpTable::new(ops.len()),
            ops,
            loaded: dialects.iter().map(|_| AtomicBool::new(false)).collect(),
            dialects,
            interfaces,
            describe,
            distinct: AtomicU64::new(0),
            sources: SourceMap::default(),
            resources: Resources::default(),
            id: ContextId::new(),
        };
        ctx.fix_handles(fixed);
        #[cfg(debug_assertions)]
        attachments.check(&ctx);
        ctx.load_dialect("builtin");
        ctx
    }

    /// Returns the identity of the context. It distinguishes handles of one context from those of another.
    pub fn id(&self) -> ContextId {
        self.id
    }

    /// Interns the types and attributes with fixed handles, in the order of the handles.
    fn fix_handles(&mut self, fixed: Vec<(Type, FixedRow)>) {
        let mut makers: Vec<_> = (0..Type::FIXED).map(|_| None).collect();
        for (handle, make) in fixed {
            makers[handle.index()] = Some(make);
        }
        for (at, make) in makers.into_iter().enumerate() {
            let unregistered = UnregisteredType(at);
            let (hash, row) = match make {
                Some(make) => make(self),
                None => (
                    storage_hash(&unregistered),
                    TypeRow {
                        class: TypeClass::EMPTY,
                        storage: Storage::of_type(unregistered),
                    },
                ),
            };
            let got = self
                .types
                .intern(hash, row, |_, _| false, |_| (), |row, ()| row);
            assert_eq!(got, at, "invariant: fixed types are interned first");
        }
        assert_eq!(
            self.attr(UnitAttr {}),
            Attr::UNIT,
            "invariant: `unit` is the first attribute"
        );
        let empty = DictionaryAttr::new(self, Vec::new());
        assert_eq!(
            self.attr(empty),
            Attr::EMPTY_DICTIONARY,
            "invariant: `{{}}` is the second attribute"
        );
    }

    /// Interns a type.
    #[cfg_attr(debug_assertions, track_caller)]
    pub fn ty<T: TypeKind>(&self, value: T) -> Type {
        let row = self.types.intern(
            storage_hash(&value),
            value,
            |row, value| row.storage.get() == Some(value),
            |value| value.class(self),
            |value, class| TypeRow {
                storage: Storage::of_type(value),
                class,
            },
        );
        let ty = Type::of_context(self.id.mark(), row);
        self.check_elements(Element::Type(ty));
        ty
    }

    /// Interns an attribute.
    #[cfg_attr(debug_assertions, track_caller)]
    pub fn attr<T: AttrKind>(&self, value: T) -> Attr {
        let row = self.attrs.intern(
            storage_hash(&value),
            value,
            |row, value| row.get() == Some(value),
            |_| (),
            |value, ()| AttrRow::new(value),
        );
        let attr = Attr::of_context(self.id.mark(), row);
        self.check_elements(Element::Attr(attr));
        attr
    }

    /// Checks in debug builds that the types and attributes directly inside one are of this context.
    #[inline(always)]
    #[cfg_attr(debug_assertions, track_caller)]
    fn check_elements(&self, _of: Element) {
        #[cfg(debug_assertions)]
        {
            let mark = self.id.mark();
            let mut inside = crate::SmallVec::<[Element; 8]>::new();
            _of.elements(self, &mut |element| inside.push(element));
            for element in inside {
                match element {
                    Element::Type(ty) => ty.check_context(mark),
                    Element::Attr(attr) => attr.check_context(mark),
                }
            }
        }
    }

    /// Like [`ty`](Self::ty), but calls `make` only if the type is not interned yet. `key` must hash like the storage
    /// struct: a tuple of its fields, borrowed.
    #[cfg_attr(debug_assertions, track_caller)]
    pub fn ty_by<T: TypeKind>(
        &self,
        key: &impl Hash,
        is: impl Fn(&T) -> bool,
        make: impl FnOnce() -> T,
    ) -> Type {
        let hash = key_hash::<T>(key);
        let row = self.types.intern(
            hash,
            (),
            |row, ()| row.storage.get().is_some_and(&is),
            |()| {
                let value = make();
                let class = value.class(self);
                (value, class)
            },
            |(), (value, class)| {
                debug_assert_eq!(storage_hash(&value), hash, "the key hashes as the value");
                TypeRow {
                    storage: Storage::of_type(value),
                    class,
                }
            },
        );
        let ty = Type::of_context(self.id.mark(), row);
        self.check_elements(Element::Type(ty));
        ty
    }

    /// Like [`attr`](Self::attr), but calls `make` only if the attribute is not interned yet. See
    /// [`ty_by`](Self::ty_by).
    #[cfg_attr(debug_assertions, track_caller)]
    pub fn attr_by<T: AttrKind>(
        &self,
        key: &impl Hash,
        is: impl Fn(&T) -> bool,
        make: impl FnOnce() -> T,
    ) -> Attr {
        let hash = key_hash::<T>(key);
        let row = self.attrs.intern(
            hash,
            (),
            |row, ()| row.get().is_some_and(&is),
            |()| make(),
            |(), value| {
                debug_assert_eq!(storage_hash(&value), hash, "the key hashes as the value");
                AttrRow::new(value)
            },
        );
        let attr = Attr::of_context(self.id.mark(), row);
        self.check_elements(Element::Attr(attr));
        attr
    }

    /// Returns a string attribute without a type: the form of attribute names and symbol names. The bytes need not be
    /// UTF-8.
    pub fn string(&self, bytes: impl AsRef<[u8]>) -> Attr {
        self.string_of(bytes.as_ref())
    }

    fn string_of(&self, bytes: &[u8]) -> Attr {
        let hash = crate::attrs::string_hash(bytes, None);
        let row = self.attrs.intern(
            hash,
            bytes,
            |row, bytes| {
                row.get::<StringAttr>()
                    .is_some_and(|s| *s.value == **bytes && s.ty.is_none())
            },
            |_| (),
            |bytes, ()| {
                AttrRow::String(StringAttr {
                    value: bytes.into(),
                    ty: None,
                })
            },
        );
        Attr::of_context(self.id.mark(), row)
    }

    /// Returns a dictionary of (name, value) pairs in any order.
    pub fn dictionary(&self, entries: Vec<(Attr, Attr)>) -> Attr {
        if entries.is_empty() {
            Attr::EMPTY_DICTIONARY
        } else {
            self.attr(DictionaryAttr::new(self, entries))
        }
    }

    /// Returns a dictionary of (name, value) pairs. They must be sorted by name and have no duplicate names.
    pub fn sorted_dictionary(&self, entries: &[(Attr, Attr)]) -> Attr {
        if entries.is_empty() {
            return Attr::EMPTY_DICTIONARY;
        }
        debug_assert!(entries.is_sorted_by(|a, b| a.0.bytes(self) < b.0.bytes(self)));
        self.attr_by(
            &entries,
            |known: &DictionaryAttr| known.entries() == entries,
            || DictionaryAttr::sorted(entries.into()),
        )
    }

    /// `@name`.
    pub fn symbol_ref(&self, name: impl AsRef<[u8]>) -> Attr {
        let root = self.string(name);
        self.attr(SymbolRefAttr {
            root,
            nested: Box::default(),
        })
    }

    /// `array<i32: ...>`.
    pub fn i32_array(&self, values: &[i32]) -> Attr {
        self.attr_by(
            &values,
            |known: &DenseI32Array| *known.values == *values,
            || DenseI32Array {
                values: values.into(),
            },
        )
    }

    /// Returns an enum attribute.
    pub fn enum_attr(&self, def: &'static EnumDef, value: u64) -> Attr {
        self.attr(EnumAttr { def, value })
    }

    /// Returns the value of an attribute, if it belongs to this enumeration.
    #[cfg_attr(debug_assertions, track_caller)]
    pub fn enum_value(&self, attr: Attr, def: &'static EnumDef) -> Option<u64> {
        let attr = attr.as_::<EnumAttr>(self)?;
        std::ptr::eq(attr.def, def).then_some(attr.value)
    }

    /// Returns a number that no other call returns. It identifies a new `distinct` attribute.
    pub fn new_distinct(&self) -> u64 {
        self.distinct.fetch_add(1, Ordering::Relaxed)
    }

    /// Returns the handle of an operation's name. The name need not be registered, and need not be UTF-8.
    pub fn op_name(&self, name: impl AsRef<[u8]>) -> OpName {
        let bytes = name.as_ref();
        let registered = std::str::from_utf8(bytes).ok();
        if let Some(name) = registered.and_then(|name| self.registered_op(name)) {
            return name;
        }
        let row = self.unregistered.intern(
            hash_of(bytes),
            bytes,
            |row, bytes| *row.bytes == **bytes,
            |_| (),
            |bytes, ()| UnregisteredName {
                bytes: bytes.into(),
                text: crate::attrs::message_text(bytes).into(),
            },
        );
        OpName::from_index(self.ops.len() + row)
    }

    /// Returns the handle of a registered operation's name.
    pub fn registered_op(&self, name: &str) -> Option<OpName> {
        self.ops.by_name(name)
    }

    /// Returns the handle of a definition's name, if it is registered.
    #[inline]
    pub fn name_of(&self, def: &'static OpDef) -> Option<OpName> {
        self.ops.by_def(def)
    }

    /// Returns the handle of `T`'s name.
    ///
    /// # Panics
    /// Panics if the dialect of `T` is not registered, because creating an operation of such a dialect is a programming
    /// error.
    #[inline]
    #[track_caller]
    pub fn name<T: OpView>(&self) -> OpName {
        match self.name_of(T::DEF) {
            Some(name) => name,
            None => panic!("{}", self.not_registered(T::DEF)),
        }
    }

    /// Returns the reason why an operation is not registered.
    #[cold]
    fn not_registered(&self, def: &OpDef) -> String {
        let (name, dialect) = (def.name, def.dialect());
        match self.dialect(dialect) {
            Some(_) => format!("'{name}' is not in the list `ops` of the dialect '{dialect}'"),
            None => format!("'{name}' belongs to unregistered dialect '{dialect}'"),
        }
    }

    /// Returns the reason why an operation is not registered although its dialect is: the dialect does not list it.
    /// Returns `None` if the dialect is not registered, because then no input contains the operation, and code may
    /// still name it.
    pub fn why_forgotten(&self, def: &'static OpDef) -> Option<String> {
        let dialect = self.dialect(def.dialect());
        (dialect.is_some() && self.name_of(def).is_none()).then(|| self.not_registered(def))
    }

    /// Returns a message if the name of a dialect seems to be misspelt: no dialect has this name, but one has a similar
    /// name.
    pub fn why_misspelt(&self, dialect: &str) -> Option<String> {
        if self.dialect(dialect).is_some() {
            return None;
        }
        let near = terrace_diag::nearest(dialect, self.dialects.iter().map(|known| known.name))?;
        Some(format!(
            "unknown dialect '{dialect}'; did you mean '{near}'?"
        ))
    }

    /// Returns the definition of an operation, if it is registered.
    #[inline]
    pub fn op_def(&self, name: OpName) -> Option<&'static OpDef> {
        self.ops.def(name)
    }

    /// Returns an operation's name as text. Names of unregistered operations may contain bytes that are not UTF-8;
    /// these are shown as in messages.
    pub fn op_name_str(&self, name: OpName) -> &str {
        match self.op_def(name) {
            Some(def) => def.name,
            None => (self.unregistered_name(name)).map_or("<erased>", |known| &known.text),
        }
    }

    /// Returns the bytes of an operation's name.
    pub fn op_name_bytes(&self, name: OpName) -> &[u8] {
        match self.unregistered_name(name) {
            Some(known) => &known.bytes,
            None => self.op_name_str(name).as_bytes(),
        }
    }

    fn unregistered_name(&self, name: OpName) -> Option<&UnregisteredName> {
        let row = name.index().checked_sub(self.ops.len())?;
        (row < self.unregistered.len()).then(|| self.unregistered.get(row))
    }

    /// Returns the number of registered operations. Indices of their names are below this number.
    pub fn registered_ops(&self) -> usize {
        self.ops.len()
    }

    /// Returns the default value of each property of a registered operation.
    #[inline]
    pub fn prop_defaults(&self, name: OpName) -> &[Option<Attr>] {
        let Some(defaults) = self.defaults.get(name, |_| OnceLock::new()) else {
            return &[];
        };
        match defaults.get() {
            Some(defaults) => defaults,
            None => self.make_defaults(name, defaults),
        }
    }

    #[cold]
    fn make_defaults<'a>(
        &'a self,
        name: OpName,
        defaults: &'a OnceLock<Box<[Option<Attr>]>>,
    ) -> &'a [Option<Attr>] {
        let Some(def) = self.op_def(name) else {
            return &[];
        };
        let zeroes = |groups: &[crate::ValueDef]| self.i32_array(&vec![0; groups.len()]);
        let default = |prop: &crate::PropDef| match (prop.default, prop.name) {
            _ if prop.optional => None,
            (Some(default), _) => Some(default(self)),
            (None, "operandSegmentSizes") => Some(zeroes(&def.operands)),
            (None, "resultSegmentSizes") => Some(zeroes(&def.results)),
            _ => None,
        };
        defaults.get_or_init(|| def.props.iter().map(default).collect())
    }

    /// Registered dialects in the order of registration.
    pub fn dialects(&self) -> &[&'static DialectDef] {
        &self.dialects
    }

    /// Returns the index of a registered operation's dialect in [`dialects`](Self::dialects).
    #[inline]
    pub fn dialect_place(&self, name: OpName) -> Option<usize> {
        self.ops.dialect_place(name)
    }

    /// Returns a registered dialect by name.
    pub fn dialect(&self, name: &str) -> Option<&'static DialectDef> {
        self.ops.dialect(name)
    }

    /// Marks a dialect, and the dialects that it loads, as loaded. Called when a text or a pass names the dialect. Does
    /// nothing if the dialect is not registered. Only a few rules, which are MLIR's, depend on loading.
    pub fn load_dialect(&self, name: &str) {
        let Some(at) = self.dialects.iter().position(|def| def.name == name) else {
            return;
        };
        // `Relaxed` suffices: the flag is read only after all text was parsed.
        if !self.loaded[at].load(Ordering::Relaxed) {
            self.loaded[at].store(true, Ordering::Relaxed);
            for name in self.dialects[at].loads {
                self.load_dialect(name);
            }
        }
    }

    /// Returns true if a dialect is [loaded](Self::load_dialect).
    pub fn is_loaded(&self, name: &str) -> bool {
        let mut dialects = self.dialects.iter().zip(&self.loaded);
        dialects.any(|(def, loaded)| def.name == name && loaded.load(Ordering::Relaxed))
    }

    /// Returns the number of [loaded](Self::load_dialect) dialects.
    pub(crate) fn num_loaded(&self) -> u32 {
        let loaded = self.loaded.iter();
        loaded
            .map(|loaded| u32::from(loaded.load(Ordering::Relaxed)))
            .sum()
    }

    /// Returns an operation's model of an interface.
    pub fn op_interface<I: ?Sized + Sync + 'static>(&self, name: OpName) -> Option<&'static I> {
        self.interfaces.get(Target::Op(key(self.op_def(name)?)))
    }

    /// Returns the names of the interfaces that an operation has models of, sorted. For documentation.
    pub fn interfaces_of(&self, def: &'static OpDef) -> Vec<&'static str> {
        self.interfaces.names_of(Target::Op(key(def)))
    }

    /// Returns every registered operation's model of an interface, indexed by the operation's name. Build the table
    /// once for hot paths over many kinds of operations.
    pub fn op_interface_table<I: ?Sized + Sync + 'static>(&self) -> Vec<Option<&'static I>> {
        let mut table = vec![None; self.ops.len()];
        for (op, model) in self.interfaces.ops::<I>() {
            if let Some(name) = self.ops.by_key(op) {
                table[name.index()] = Some(model);
            }
        }
        table
    }

    /// Returns the names of the registered operations that have a model of an interface, in order of registration.
    pub fn ops_with_interface<I: ?Sized + Sync + 'static>(&self) -> Vec<OpName> {
        let table = self.op_interface_table::<I>().into_iter().enumerate();
        let has =
            |(row, model): (usize, Option<&'static I>)| model.map(|_| OpName::from_index(row));
        table.filter_map(has).collect()
    }

    /// Returns a dialect's model of an interface.
    pub fn dialect_interface<I: ?Sized + Sync + 'static>(
        &self,
        dialect: &str,
    ) -> Option<&'static I> {
        self.interfaces
            .get(Target::Dialect(self.dialect(dialect)?.name))
    }

    /// Returns a type's model of an interface.
    #[cfg_attr(debug_assertions, track_caller)]
    pub fn type_interface<I: ?Sized + Sync + 'static>(&self, ty: Type) -> Option<&'static I> {
        self.interfaces
            .get(Target::Type(self.type_row(ty).storage.kind()))
    }

    /// Returns an attribute's model of an interface.
    #[cfg_attr(debug_assertions, track_caller)]
    pub fn attr_interface<I: ?Sized + Sync + 'static>(&self, attr: Attr) -> Option<&'static I> {
        self.interfaces
            .get(Target::Attr(self.attr_row(attr).kind()))
    }

    /// Returns the resources: named data that files contain besides their IR.
    pub fn resources(&self) -> &Resources {
        &self.resources
    }

    /// Returns the source files.
    pub fn sources(&self) -> &SourceMap {
        &self.sources
    }

    /// Returns the generic form of an operation, for errors and for the note `see current operation`. Returns `None` if
    /// no printer is registered. A text of several lines starts on a new line.
    pub fn describe(&self, body: &Body, op: OpId) -> Option<String> {
        self.describe_as(body, op, true)
    }

    /// Like [`describe`](Self::describe), but in custom form, for notes about another operation.
    pub fn describe_in_note(&self, body: &Body, op: OpId) -> Option<String> {
        self.describe_as(body, op, false)
    }

    fn describe_as(&self, body: &Body, op: OpId, generic: bool) -> Option<String> {
        let mut text = self.describe.as_deref()?.op(self, body, op, generic);
        if text.contains('\n') {
            text.insert(0, '\n');
        }
        Some(text)
    }

    /// Returns the text of a type in messages.
    #[cfg_attr(debug_assertions, track_caller)]
    pub fn show_type(&self, ty: Type) -> String {
        self.describe
            .as_deref()
            .map_or_else(|| format!("{ty:?}"), |describe| describe.ty(self, ty))
    }

    /// Returns the text of an attribute in messages.
    #[cfg_attr(debug_assertions, track_caller)]
    pub fn show_attr(&self, attr: Attr) -> String {
        self.describe
            .as_deref()
            .map_or_else(|| format!("{attr:?}"), |describe| describe.attr(self, attr))
    }

    /// Returns the text of a location in messages: `file:line:column`, if the location has these.
    pub fn show_loc(&self, loc: Loc) -> String {
        self.describe
            .as_deref()
            .map_or_else(|| format!("{loc:?}"), |describe| describe.loc(self, loc))
    }

    /// Returns the number of interned types. Indices of handles are below this number.
    pub fn type_count(&self) -> usize {
        self.types.len()
    }

    /// Returns the number of interned attributes. Indices of handles are below this number.
    pub fn attr_count(&self) -> usize {
        self.attrs.len()
    }

    /// Returns all interned attributes, in the order of their handles.
    pub fn all_attrs(&self) -> impl Iterator<Item = Attr> + '_ {
        (0..self.attr_count()).map(|row| Attr::of_context(self.id.mark(), row))
    }

    #[cfg_attr(debug_assertions, track_caller)]
    pub(crate) fn type_row(&self, ty: Type) -> &TypeRow {
        ty.check_context(self.id.mark());
        self.types.get(ty.index())
    }

    #[cfg_attr(debug_assertions, track_caller)]
    pub(crate) fn attr_row(&self, attr: Attr) -> &AttrRow {
        attr.check_context(self.id.mark());
        self.attrs.get(attr.index())
    }
}
