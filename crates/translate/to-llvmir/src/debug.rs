//! Translates debug information: scopes, types, variables, locations.
//!
//! A node is created when an operation first refers to it. A node that refers to itself, through a recursive type or
//! subprogram, is first created without fields.

mod nodes;

use crate::scope::Scope;
use terrace_builtin::locations::{Location, is_unknown};
use terrace_ir::{Attr, Body, Context, Loc, OpId};
use terrace_llvm::attrs::*;
use terrace_llvm::dwarf;
use terrace_llvmir as ll;
use terrace_llvmir::{Field, FieldValue, Fields, Md, NodeKind};

/// The maximum nesting depth of debug information.
const MAX_DEPTH: u32 = 1000;

/// Returns true if any operation of the module has a known location.
pub(crate) fn has_locations(ctx: &Context, body: &Body) -> bool {
    let mut pending = vec![body];
    while let Some(body) = pending.pop() {
        if !is_unknown(ctx, body.loc(OpId::ROOT))
            || body
                .walk(OpId::ROOT)
                .any(|op| !is_unknown(ctx, body.loc(op)))
        {
            return true;
        }
        pending.extend(body.walk(OpId::ROOT).filter_map(|op| body.nested(op)));
    }
    false
}

/// Returns true if CodeView is the target's default format of debug information.
pub(crate) fn wants_code_view(triple: &[u8]) -> bool {
    let mut parts = triple.split(|&byte| byte == b'-').skip(2);
    let os = parts.next().unwrap_or_default();
    let environment = parts.next().unwrap_or_default();
    (os.starts_with(b"windows") || os.starts_with(b"win32")) && environment.starts_with(b"msvc")
}

/// Returns true if an attribute is a local scope.
fn is_local_scope(ctx: &Context, attr: Attr) -> bool {
    attr.is::<DISubprogramAttr>(ctx)
        || attr.is::<DILexicalBlockAttr>(ctx)
        || attr.is::<DILexicalBlockFileAttr>(ctx)
}

/// Returns the metadata of the first fused location, in or below a location, that `want` accepts.
fn fused_metadata(ctx: &Context, loc: Loc, mut want: impl FnMut(Attr) -> bool) -> Option<Attr> {
    let mut pending = vec![loc];
    while let Some(loc) = pending.pop() {
        let Some(attr) = Attr::of_loc(loc) else {
            continue;
        };
        match Location::of(ctx, attr) {
            Location::Fused(fused) => {
                if let Some(found) = fused.metadata.filter(|metadata| want(*metadata)) {
                    return Some(found);
                }
                pending.extend(fused.locations.iter().rev());
            }
            Location::CallSite(call) => pending.extend([call.caller, call.callee]),
            Location::Name(name) => pending.push(name.child),
            Location::File(_) | Location::Other => (),
        }
    }
    None
}

/// Collects all local scopes in a location.
pub(crate) fn scopes_in(ctx: &Context, loc: Loc, out: &mut Vec<Attr>) {
    fused_metadata(ctx, loc, |metadata| {
        if is_local_scope(ctx, metadata) {
            out.push(metadata);
        }
        false
    });
}

impl Scope<'_> {
    /// Returns the subprogram in a function's location.
    pub(crate) fn subprogram_of(&mut self, loc: Loc) -> Option<Md> {
        let ctx = self.ctx;
        let attr = fused_metadata(ctx, loc, |metadata| metadata.is::<DISubprogramAttr>(ctx))?;
        self.debug_node(attr)
    }

    /// Returns the node of a local scope.
    pub(crate) fn local_scope(&mut self, attr: Attr) -> Option<Md> {
        if is_local_scope(self.ctx, attr) {
            self.debug_node(attr)
        } else {
            None
        }
    }

    /// Returns the local scope in a location, if any.
    pub(crate) fn scope_of(&mut self, loc: Loc) -> Option<Md> {
        let ctx = self.ctx;
        let attr = fused_metadata(ctx, loc, |metadata| is_local_scope(ctx, metadata))?;
        self.debug_node(attr)
    }

    /// Returns the `DILocation` for a location in a scope.
    pub(crate) fn debug_location(
        &mut self,
        loc: Loc,
        scope: Option<Md>,
        inlined_at: Option<Md>,
    ) -> Option<Md> {
        self.location_at(loc, scope, inlined_at, 0)
    }

    fn location_at(
        &mut self,
        loc: Loc,
        scope: Option<Md>,
        inlined_at: Option<Md>,
        depth: u32,
    ) -> Option<Md> {
        let ctx = self.ctx;
        if depth > MAX_DEPTH {
            self.metadata.too_deep = true;
            return None;
        }
        let Some(attr) = Attr::of_loc(loc) else {
            let scope = scope?;
            let (file, index) = ctx.sources().lookup(loc)?;
            return Some(self.location_node(file.line_column(index), scope, inlined_at));
        };
        let fused = match Location::of(ctx, attr) {
            Location::File(range) => {
                return Some(self.location_node(range.start, scope?, inlined_at));
            }
            Location::Name(name) => {
                return self.location_at(name.child, scope, inlined_at, depth + 1);
            }
            Location::CallSite(call) => {
                // An unknown caller is replaced by the enclosing caller, if any.
                let caller = self
                    .location_at(call.caller, scope, inlined_at, depth + 1)
                    .or(inlined_at)?;
                return self
                    .location_at(call.callee, None, Some(caller), depth + 1)
                    .or(Some(caller));
            }
            Location::Fused(fused) => fused,
            Location::Other => return None,
        };
        let scope = match fused
            .metadata
            .filter(|metadata| is_local_scope(ctx, *metadata))
        {
            Some(metadata) => self.debug_node(metadata),
            None => scope,
        };
        let (first, rest) = fused.locations.split_first()?;
        let mut merged = self.location_at(*first, scope, inlined_at, depth + 1);
        for part in rest {
            let part = self.location_at(*part, scope, inlined_at, depth + 1);
            merged = self.merge_locations(merged?, part?);
        }
        merged
    }

    fn location_node(
        &mut self,
        (line, column): (u32, u32),
        scope: Md,
        inlined_at: Option<Md>,
    ) -> Md {
        // LLVM stores columns in 16 bits, and drops larger ones.
        let column = u16::try_from(column).unwrap_or(0);
        self.llvm
            .metadata
            .debug_location(ll::Location::new(line, column, scope, inlined_at))
    }

    /// Merges two locations: keeps the line and column if both locations agree.
    fn merge_locations(&mut self, a: Md, b: Md) -> Option<Md> {
        if a == b {
            return Some(a);
        }
        let a = self.llvm.metadata.location(a)?;
        let b = self.llvm.metadata.location(b)?;
        let line = if a.line == b.line { a.line } else { 0 };
        let column = if line != 0 && a.column == b.column {
            a.column
        } else {
            0
        };
        let (scope, inlined_at) = (a.scope, a.inlined_at);
        Some(self.location_node((line, column.into()), scope, inlined_at))
    }

    /// Returns `!DIExpression(...)`.
    pub(crate) fn debug_expression(&mut self, attr: Option<Attr>) -> Md {
        let ctx = self.ctx;
        let expression = attr.and_then(|attr| attr.as_::<DIExpressionAttr>(ctx));
        let elements = expression.map_or(&[][..], |expression| &expression.operations);
        let elements = elements
            .iter()
            .filter_map(|element| element.as_::<DIExpressionElemAttr>(ctx));
        let mut words: Vec<u64> = Vec::new();
        // The index in `words` of the last element's offset, if that element is a fragment. A fragment of a fragment
        // becomes a single fragment with the size of the first one.
        let mut fragment: Option<usize> = None;
        for element in elements {
            let is_fragment = u64::from(element.opcode) == dwarf::op::LLVM_FRAGMENT;
            if let (true, Some(at), [offset, _]) = (is_fragment, fragment, &*element.arguments)
                && let Some(known) = words.get_mut(at)
            {
                *known = known.wrapping_add(*offset);
                continue;
            }
            words.push(u64::from(element.opcode));
            fragment = is_fragment.then_some(words.len());
            words.extend_from_slice(&element.arguments);
        }
        self.llvm.metadata.debug_expression(words)
    }

    fn expression_or_none(&mut self, attr: Option<Attr>) -> Option<Md> {
        attr.map(|attr| self.debug_expression(Some(attr)))
    }

    /// Returns the node of a global variable with its expression.
    pub(crate) fn global_expression(&mut self, attr: Attr) -> Option<Md> {
        if let Some(known) = self.metadata.get(attr) {
            return Some(known);
        }
        let global = attr.as_::<DIGlobalVariableExpressionAttr>(self.ctx)?;
        let variable = self.debug_node(global.var);
        let expression = self.debug_expression(global.expr);
        let fields = Fields::default()
            .md(Field::Var, variable)
            .md(Field::Expr, Some(expression));
        let md = self
            .llvm
            .metadata
            .specialized(NodeKind::GlobalVariableExpression, false, fields);
        self.metadata.insert(attr, md);
        Some(md)
    }

    /// Adds global variables to the lists of their compile units.
    pub(crate) fn list_globals(&mut self, variables: &[(Attr, Md)]) {
        let ctx = self.ctx;
        let mut units: Vec<(Md, Vec<Option<Md>>)> = Vec::new();
        for &(attr, md) in variables {
            let Some(unit) = attr
                .as_::<DIGlobalVariableExpressionAttr>(ctx)
                .and_then(|global| global.var.as_::<DIGlobalVariableAttr>(ctx))
                .and_then(|variable| unit_of(ctx, variable.scope?))
                .and_then(|unit| self.debug_node(unit))
            else {
                continue;
            };
            match units.iter_mut().find(|(known, _)| *known == unit) {
                Some((_, list)) => list.push(Some(md)),
                None => units.push((unit, vec![Some(md)])),
            }
        }
        for (unit, list) in units {
            let list = self.llvm.metadata.node(&list);
            self.llvm
                .metadata
                .set_field(unit, Field::Globals, FieldValue::Md(list));
        }
    }
}

terrace_ir::kinds! {
    /// A scope that belongs to a compile unit.
    enum UnitScope of Attr {
        CommonBlock(DICommonBlockAttr),
        Module(DIModuleAttr),
        Subprogram(DISubprogramAttr),
    }
}

/// Returns the compile unit of a global variable's scope.
fn unit_of(ctx: &Context, scope: Attr) -> Option<Attr> {
    let mut scope = scope;
    if let UnitScope::CommonBlock(block) = UnitScope::of(ctx, scope) {
        // MLIR lists the variables of a common block only if its scope is a subprogram.
        scope = block.scope;
        if !scope.is::<DISubprogramAttr>(ctx) {
            return None;
        }
    }
    match UnitScope::of(ctx, scope) {
        UnitScope::Module(module) => scope = module.scope?,
        UnitScope::Subprogram(subprogram) => scope = subprogram.compile_unit?,
        UnitScope::CommonBlock(_) | UnitScope::Other => (),
    }
    scope.is::<DICompileUnitAttr>(ctx).then_some(scope)
}
