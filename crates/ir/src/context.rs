//! The shared context, and the registry it is frozen from.

use crate::attrs::AttrRow;
use crate::id::OpName;
use crate::interner::{Interner, hash_of};
use crate::resources::Resources;
use crate::types::{Storage, TypeRow, key_hash, storage_hash};
use crate::{
    Attr, AttrKind, Body, DenseI32Array, DictionaryAttr, EnumAttr, EnumDef, OpDef, OpId, OpView,
    StringAttr, SymbolRefAttr, Type, TypeClass, TypeKind, UnitAttr,
};
use rustc_hash::FxHashMap;
use std::any::{Any, TypeId};
use std::hash::Hash;
use std::sync::OnceLock;
use terrace_diag::SourceMap;

/// A dialect: its name, its operations, and what else registering it does.
pub struct DialectDef {
    /// The namespace.
    pub name: &'static str,
    /// Its operations.
    pub ops: &'static [&'static OpDef],
    /// Attaches interfaces, fixed types and dialects it depends on.
    pub register: fn(&mut Registry),
}

#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Target {
    Op(usize),
    Dialect(&'static str),
    Type(TypeId),
    Attr(TypeId),
}

/// How messages show IR. Set by the crate that prints; the IR itself knows no text.
pub trait Describe: Send + Sync {
    /// An operation for the note `see current operation`: generic form, local scope.
    fn op(&self, ctx: &Context, body: &Body, op: OpId) -> String;
    /// A type.
    fn ty(&self, ctx: &Context, ty: Type) -> String;
    /// An attribute.
    fn attr(&self, ctx: &Context, attr: Attr) -> String;
}

/// What makes the row of a type whose handle is a constant, with the hash of the type.
type FixedRow = Box<dyn FnOnce(&Context) -> (u64, TypeRow)>;

/// The definitions an interface was attached to, by their addresses.
type OpModels = FxHashMap<TypeId, Vec<usize>>;

type Interfaces = FxHashMap<(Target, TypeId), Box<dyn Any + Send + Sync>>;

/// What a [`Context`] is made from: dialects, and interfaces attached to what they define. Registration is explicit.
#[derive(Default)]
pub struct Registry {
    dialects: Vec<&'static DialectDef>,
    ops: Vec<&'static OpDef>,
    interfaces: Interfaces,
    op_models: OpModels,
    fixed: Vec<(Type, FixedRow)>,
    describe: Option<Box<dyn Describe>>,
}

/// The key of a definition is the address of its static.
fn key(def: &'static OpDef) -> usize {
    std::ptr::from_ref(def).addr()
}

impl Registry {
    /// An empty registry.
    pub fn new() -> Self {
        Self::default()
    }

    /// Registers a dialect; the second time does nothing.
    pub fn dialect(&mut self, def: &'static DialectDef) -> &mut Self {
        if !self.dialects.iter().any(|known| known.name == def.name) {
            self.dialects.push(def);
            self.ops.extend(def.ops);
            (def.register)(self);
        }
        self
    }

    /// Attaches an interface to an operation. Any crate may; a later model replaces an earlier one.
    pub fn attach<I: ?Sized + Sync + 'static>(&mut self, op: &'static OpDef, model: &'static I) {
        let (op, interface) = (key(op), TypeId::of::<I>());
        self.op_models.entry(interface).or_default().push(op);
        self.interfaces
            .insert((Target::Op(op), interface), Box::new(model));
    }

    /// Attaches an interface to a dialect.
    pub fn attach_dialect<I: ?Sized + Sync + 'static>(
        &mut self,
        dialect: &'static str,
        model: &'static I,
    ) {
        self.interfaces.insert(
            (Target::Dialect(dialect), TypeId::of::<I>()),
            Box::new(model),
        );
    }

    /// Attaches an interface to a kind of type.
    pub fn attach_type<T: TypeKind, I: ?Sized + Sync + 'static>(&mut self, model: &'static I) {
        self.interfaces.insert(
            (Target::Type(TypeId::of::<T>()), TypeId::of::<I>()),
            Box::new(model),
        );
    }

    /// Attaches an interface to a kind of attribute.
    pub fn attach_attr<T: AttrKind, I: ?Sized + Sync + 'static>(&mut self, model: &'static I) {
        self.interfaces.insert(
            (Target::Attr(TypeId::of::<T>()), TypeId::of::<I>()),
            Box::new(model),
        );
    }

    /// Says which type a fixed handle stands for.
    pub fn fixed_type<T: TypeKind>(&mut self, handle: Type, value: T) {
        let hash = storage_hash(&value);
        self.fixed.push((
            handle,
            Box::new(move |ctx| {
                let row = TypeRow {
                    class: value.class(ctx),
                    storage: Storage::of_type(value),
                };
                (hash, row)
            }),
        ));
    }

    /// How messages show IR; set by the crate that prints.
    pub fn describe_with(&mut self, describe: impl Describe + 'static) {
        self.describe = Some(Box::new(describe));
    }
}

/// Stands at a fixed type handle whose dialect is not registered.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct UnregisteredType(usize);

impl TypeKind for UnregisteredType {
    const DIALECT: &'static str = "builtin";
    fn class(&self, _: &Context) -> TypeClass {
        TypeClass::EMPTY
    }
}

/// Uniqued types and attributes, source files, and everything that was registered. Shared, append-only, owns no IR.
pub struct Context {
    types: Interner<TypeRow>,
    attrs: Interner<AttrRow>,
    /// Names of operations that are not registered, after the registered ones.
    unregistered: Interner<String>,
    ops: Vec<&'static OpDef>,
    op_names: FxHashMap<&'static str, OpName>,
    op_keys: FxHashMap<usize, OpName>,
    defaults: Vec<OnceLock<Box<[Option<Attr>]>>>,
    dialects: Vec<&'static DialectDef>,
    interfaces: Interfaces,
    op_models: OpModels,
    describe: Option<Box<dyn Describe>>,
    distinct: std::sync::atomic::AtomicU64,
    sources: SourceMap,
    resources: Resources,
}

impl Context {
    /// Freezes a registry.
    pub fn new(registry: Registry) -> Context {
        let Registry {
            dialects,
            ops,
            interfaces,
            op_models,
            fixed,
            describe,
        } = registry;
        let mut ctx = Context {
            types: Interner::default(),
            attrs: Interner::default(),
            unregistered: Interner::default(),
            op_names: ops
                .iter()
                .enumerate()
                .map(|(at, def)| (def.name, OpName::from_index(at)))
                .collect(),
            op_keys: ops
                .iter()
                .enumerate()
                .map(|(at, def)| (key(def), OpName::from_index(at)))
                .collect(),
            defaults: ops.iter().map(|_| OnceLock::new()).collect(),
            ops,
            dialects,
            interfaces,
            op_models,
            describe,
            distinct: std::sync::atomic::AtomicU64::new(0),
            sources: SourceMap::default(),
            resources: Resources::default(),
        };
        ctx.fix_handles(fixed);
        ctx
    }

    /// Interns what has a fixed handle, in the order of the handles.
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
            self.attr(UnitAttr),
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
        Type::from_index(row)
    }

    /// Interns an attribute.
    pub fn attr<T: AttrKind>(&self, value: T) -> Attr {
        let row = self.attrs.intern(
            storage_hash(&value),
            value,
            |row, value| row.storage.get() == Some(value),
            AttrKind::ty,
            |value, ty| AttrRow {
                storage: Storage::of_attr(value),
                ty,
            },
        );
        Attr::from_index(row)
    }

    /// As [`ty`](Self::ty), for a storage struct that need not be made when it is known. `key` hashes as the struct does:
    /// a tuple of its fields, borrowed.
    pub fn ty_by<T: TypeKind>(
        &self,
        key: &impl Hash,
        is: impl Fn(&T) -> bool,
        make: impl FnOnce() -> T,
    ) -> Type {
        let hash = key_hash::<T>(key);
        let row = self
            .types
            .find(hash, |row| row.storage.get().is_some_and(&is));
        match row {
            Some(row) => Type::from_index(row),
            None => {
                let value = make();
                debug_assert_eq!(storage_hash(&value), hash, "the key hashes as the value");
                self.ty(value)
            }
        }
    }

    /// As [`attr`](Self::attr), for a storage struct that need not be made when it is known; see [`ty_by`](Self::ty_by).
    pub fn attr_by<T: AttrKind>(
        &self,
        key: &impl Hash,
        is: impl Fn(&T) -> bool,
        make: impl FnOnce() -> T,
    ) -> Attr {
        let hash = key_hash::<T>(key);
        let row = self
            .attrs
            .find(hash, |row| row.storage.get().is_some_and(&is));
        match row {
            Some(row) => Attr::from_index(row),
            None => {
                let value = make();
                debug_assert_eq!(storage_hash(&value), hash, "the key hashes as the value");
                self.attr(value)
            }
        }
    }

    /// A string attribute without a type: the form of attribute names and symbol names.
    pub fn string(&self, text: &str) -> Attr {
        let hash = crate::attrs::string_hash(text, None);
        let row = self.attrs.intern(
            hash,
            text,
            |row, text| {
                row.storage
                    .get::<StringAttr>()
                    .is_some_and(|s| &*s.value == *text && s.ty.is_none())
            },
            |_| (),
            |text, ()| AttrRow {
                storage: Storage::of_attr(StringAttr {
                    value: text.into(),
                    ty: None,
                }),
                ty: None,
            },
        );
        Attr::from_index(row)
    }

    /// A dictionary of (name, value) pairs in any order.
    pub fn dictionary(&self, entries: Vec<(Attr, Attr)>) -> Attr {
        if entries.is_empty() {
            Attr::EMPTY_DICTIONARY
        } else {
            self.attr(DictionaryAttr::new(self, entries))
        }
    }

    /// `@name`.
    pub fn symbol_ref(&self, name: &str) -> Attr {
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

    /// An enum attribute.
    pub fn enum_attr(&self, def: &'static EnumDef, value: u64) -> Attr {
        self.attr(EnumAttr { def, value })
    }

    /// A number that no other call returns: the identity of a new `distinct` attribute.
    pub fn new_distinct(&self) -> u64 {
        self.distinct
            .fetch_add(1, std::sync::atomic::Ordering::Relaxed)
    }

    /// The handle of an operation's name, which need not be registered.
    pub fn op_name(&self, name: &str) -> OpName {
        if let Some(&name) = self.op_names.get(name) {
            return name;
        }
        let row = self.unregistered.intern(
            hash_of(name),
            name,
            |row, name| row == name,
            |_| (),
            |name, ()| name.to_owned(),
        );
        OpName::from_index(self.ops.len() + row)
    }

    /// The handle of a registered operation's name.
    pub fn registered_op(&self, name: &str) -> Option<OpName> {
        self.op_names.get(name).copied()
    }

    /// The handle of a definition's name, if it is registered.
    #[inline]
    pub fn name_of(&self, def: &'static OpDef) -> Option<OpName> {
        self.op_keys.get(&key(def)).copied()
    }

    /// The handle of `T`'s name.
    ///
    /// # Panics
    /// If the dialect of `T` is not registered: creating an operation of an absent dialect is a programming error.
    #[inline]
    pub fn name<T: OpView>(&self) -> OpName {
        match self.name_of(T::DEF) {
            Some(name) => name,
            None => panic!(
                "invariant: `{}` is registered before it is used",
                T::DEF.name
            ),
        }
    }

    /// The definition of an operation, if it is registered.
    #[inline]
    pub fn op_def(&self, name: OpName) -> Option<&'static OpDef> {
        self.ops.get(name.index()).copied()
    }

    /// The text of an operation's name.
    pub fn op_name_str(&self, name: OpName) -> &str {
        match self.op_def(name) {
            Some(def) => def.name,
            None => match name.index().checked_sub(self.ops.len()) {
                Some(row) if row < self.unregistered.len() => self.unregistered.get(row),
                _ => "<erased>",
            },
        }
    }

    /// How many operations are registered; their names' indices are below this.
    pub fn registered_ops(&self) -> usize {
        self.ops.len()
    }

    /// The default value of each property of a registered operation.
    #[inline]
    pub fn prop_defaults(&self, name: OpName) -> &[Option<Attr>] {
        match self.defaults.get(name.index()) {
            None => &[],
            Some(defaults) => match defaults.get() {
                Some(defaults) => defaults,
                None => self.make_defaults(name),
            },
        }
    }

    #[cold]
    fn make_defaults(&self, name: OpName) -> &[Option<Attr>] {
        let def = self.ops[name.index()];
        let zeroes = |groups: &[crate::ValueDef]| self.i32_array(&vec![0; groups.len()]);
        let default = |prop: &crate::PropDef| match (prop.default, prop.name) {
            _ if prop.optional => None,
            (Some(default), _) => Some(default(self)),
            (None, "operandSegmentSizes") => Some(zeroes(def.operands)),
            (None, "resultSegmentSizes") => Some(zeroes(def.results)),
            _ => None,
        };
        let defaults = || def.props.iter().map(default).collect();
        self.defaults[name.index()].get_or_init(defaults)
    }

    /// Registered dialects in the order of registration.
    pub fn dialects(&self) -> &[&'static DialectDef] {
        &self.dialects
    }

    /// A registered dialect by name.
    pub fn dialect(&self, name: &str) -> Option<&'static DialectDef> {
        self.dialects
            .iter()
            .copied()
            .find(|dialect| dialect.name == name)
    }

    fn interface<I: ?Sized + Sync + 'static>(&self, target: Target) -> Option<&'static I> {
        self.interfaces
            .get(&(target, TypeId::of::<I>()))?
            .downcast_ref::<&'static I>()
            .copied()
    }

    /// An operation's model of an interface.
    pub fn op_interface<I: ?Sized + Sync + 'static>(&self, name: OpName) -> Option<&'static I> {
        self.interface(Target::Op(key(self.op_def(name)?)))
    }

    /// Every registered operation's model of an interface, by the index of its name. For hot paths: build once, index.
    pub fn op_interface_table<I: ?Sized + Sync + 'static>(&self) -> Vec<Option<&'static I>> {
        let mut table = vec![None; self.ops.len()];
        for op in self.op_models.get(&TypeId::of::<I>()).into_iter().flatten() {
            if let Some(name) = self.op_keys.get(op) {
                table[name.index()] = self.interface(Target::Op(*op));
            }
        }
        table
    }

    /// A dialect's model of an interface.
    pub fn dialect_interface<I: ?Sized + Sync + 'static>(
        &self,
        dialect: &str,
    ) -> Option<&'static I> {
        self.interface(Target::Dialect(self.dialect(dialect)?.name))
    }

    /// A type's model of an interface.
    pub fn type_interface<I: ?Sized + Sync + 'static>(&self, ty: Type) -> Option<&'static I> {
        self.interface(Target::Type(self.type_row(ty).storage.kind()))
    }

    /// An attribute's model of an interface.
    pub fn attr_interface<I: ?Sized + Sync + 'static>(&self, attr: Attr) -> Option<&'static I> {
        self.interface(Target::Attr(self.attr_row(attr).storage.kind()))
    }

    /// What files hold beside their IR.
    pub fn resources(&self) -> &Resources {
        &self.resources
    }

    /// The source files.
    pub fn sources(&self) -> &SourceMap {
        &self.sources
    }

    /// The text of an operation for the note `see current operation`, if a printer is registered.
    pub fn describe(&self, body: &Body, op: OpId) -> Option<String> {
        let describe = self.describe.as_deref()?;
        Some(describe.op(self, body, op))
    }

    /// The text of a type in messages.
    pub fn show_type(&self, ty: Type) -> String {
        self.describe
            .as_deref()
            .map_or_else(|| format!("{ty:?}"), |describe| describe.ty(self, ty))
    }

    /// The text of an attribute in messages.
    pub fn show_attr(&self, attr: Attr) -> String {
        self.describe
            .as_deref()
            .map_or_else(|| format!("{attr:?}"), |describe| describe.attr(self, attr))
    }

    /// How many types are interned; handles' indices are below this.
    pub fn type_count(&self) -> usize {
        self.types.len()
    }

    /// How many attributes are interned; handles' indices are below this.
    pub fn attr_count(&self) -> usize {
        self.attrs.len()
    }

    pub(crate) fn type_row(&self, ty: Type) -> &TypeRow {
        self.types.get(ty.index())
    }

    pub(crate) fn attr_row(&self, attr: Attr) -> &AttrRow {
        self.attrs.get(attr.index())
    }
}
