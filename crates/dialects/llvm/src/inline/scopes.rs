//! Copies alias scopes and access groups of inlined memory accesses.

use crate::attrs::{AliasScopeAttr, AliasScopeDomainAttr};
use rustc_hash::FxHashMap;
use terrace_builtin::DistinctAttr;
use terrace_builtin::attrs::{ArrayAttr, array_value};
use terrace_ir::call::Inlined;
use terrace_ir::rewrite::Rewriter;
use terrace_ir::{Attr, Body, Context, OpId, OpRef};

/// Returns the inlined operations, including nested ones.
pub(super) fn inlined_ops(body: &Body, inlined: &Inlined<'_>) -> Vec<OpId> {
    let mut ops: Vec<OpId> = Vec::new();
    for op in inlined.blocks.iter().flat_map(|&block| body.ops(block)) {
        ops.push(op);
        if body.has_extra(op) && !body.is_nested(op) {
            ops.extend(body.walk(op));
        }
    }
    ops
}

/// Replaces the alias scopes of inlined operations with fresh ones. Scopes of two calls must not be mixed.
pub(super) fn copy(inlined: &Inlined<'_>, rw: &mut dyn Rewriter<'_>) {
    let ctx = rw.ctx();
    let ops = inlined_ops(rw.body(), inlined);
    let mut copies = Copies {
        ctx,
        known: FxHashMap::default(),
    };
    for &op in &ops {
        for name in ["alias_scopes", "noalias_scopes"] {
            let Some((slot, scopes)) = prop(ctx, rw.body(), op, name) else {
                continue;
            };
            if let Some(scopes) = scopes.and_then(|scopes| array_value(ctx, scopes)) {
                let elements = scopes.iter().map(|&scope| copies.scope(scope)).collect();
                rw.edit(op)
                    .set_prop(slot, Some(ctx.attr(ArrayAttr { elements })));
            }
        }
        if let Some((slot, Some(scope))) = prop(ctx, rw.body(), op, "scope")
            && scope.is::<AliasScopeAttr>(ctx)
        {
            let scope = copies.scope(scope);
            rw.edit(op).set_prop(slot, Some(scope));
        }
    }
}

/// Adds the alias scopes and access groups of the call to the inlined operations.
pub(super) fn append_those_of_call(inlined: &Inlined<'_>, rw: &mut dyn Rewriter<'_>) {
    let ctx = rw.ctx();
    let ops = inlined_ops(rw.body(), inlined);
    let outer: Vec<OpId> = (inlined.blocks.iter())
        .flat_map(|&block| rw.body().ops(block))
        .collect();
    for (name, users) in [
        ("alias_scopes", &ops),
        ("noalias_scopes", &ops),
        ("access_groups", &outer),
    ] {
        let of_call = prop(ctx, rw.body(), inlined.call, name).and_then(|(_, scopes)| scopes);
        let Some(of_call) = of_call else { continue };
        for &op in users {
            append(op, name, of_call, rw);
        }
    }
}

/// Returns the slot and the value of the property `name` if the operation has it.
fn prop(ctx: &Context, body: &Body, op: OpId, name: &str) -> Option<(usize, Option<Attr>)> {
    let slot = OpRef::new(ctx, body, op).def()?.prop_index(name)?;
    Some((slot, body.prop(op, slot)))
}

/// Appends scopes or groups to those of an operation if the operation has the property.
pub(super) fn append(op: OpId, name: &str, new: Attr, rw: &mut dyn Rewriter<'_>) {
    let ctx = rw.ctx();
    let Some((slot, own)) = prop(ctx, rw.body(), op, name) else {
        return;
    };
    let of = |attr: Option<Attr>| attr.and_then(|attr| array_value(ctx, attr));
    let parts = [of(own), of(Some(new))];
    let elements = parts.into_iter().flatten().flatten().copied().collect();
    rw.edit(op)
        .set_prop(slot, Some(ctx.attr(ArrayAttr { elements })));
}

/// Creates a domain of alias scopes.
pub(super) fn new_domain(ctx: &Context, description: Option<Attr>) -> Attr {
    ctx.attr(AliasScopeDomainAttr {
        id: distinct(ctx),
        description,
    })
}

/// Creates an alias scope in a domain.
pub(super) fn new_scope(ctx: &Context, domain: Attr, description: Option<Attr>) -> Attr {
    ctx.attr(AliasScopeAttr {
        id: distinct(ctx),
        domain,
        description,
    })
}

fn distinct(ctx: &Context) -> Attr {
    ctx.attr(DistinctAttr {
        id: ctx.new_distinct(),
        referenced: Attr::UNIT,
    })
}

/// Maps alias scopes and domains to their copies.
struct Copies<'c> {
    ctx: &'c Context,
    known: FxHashMap<Attr, Attr>,
}

impl Copies<'_> {
    fn scope(&mut self, scope: Attr) -> Attr {
        if let Some(&known) = self.known.get(&scope) {
            return known;
        }
        let Some(old) = scope.as_::<AliasScopeAttr>(self.ctx) else {
            return scope;
        };
        let domain = self.domain(old.domain);
        let copy = new_scope(self.ctx, domain, old.description);
        self.known.insert(scope, copy);
        copy
    }

    fn domain(&mut self, domain: Attr) -> Attr {
        if let Some(&known) = self.known.get(&domain) {
            return known;
        }
        let Some(old) = domain.as_::<AliasScopeDomainAttr>(self.ctx) else {
            return domain;
        };
        let copy = new_domain(self.ctx, old.description);
        self.known.insert(domain, copy);
        copy
    }
}
