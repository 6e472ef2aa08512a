//! What accesses to memory say about each other, after they were inlined.

use crate::attrs::{AliasScopeAttr, AliasScopeDomainAttr};
use rustc_hash::FxHashMap;
use terrace_builtin::DistinctAttr;
use terrace_builtin::attrs::{ArrayAttr, array_value};
use terrace_ir::call::Inlined;
use terrace_ir::{Attr, Body, Context, OpId, OpRef};

/// The scopes of inlined operations become new ones, so that those of two calls differ; and operations get the scopes and
/// access groups of the call.
pub(super) fn handle(ctx: &Context, body: &mut Body, inlined: &Inlined<'_>) {
    let mut ops: Vec<OpId> = Vec::new();
    let mut outer: Vec<OpId> = Vec::new();
    for &block in inlined.blocks {
        for op in body.ops(block) {
            outer.push(op);
            ops.push(op);
            if body.has_extra(op) && !body.is_nested(op) {
                ops.extend(body.walk(op));
            }
        }
    }
    let mut copies = Copies {
        ctx,
        known: FxHashMap::default(),
    };
    for &op in &ops {
        for name in ["alias_scopes", "noalias_scopes"] {
            let Some((slot, scopes)) = prop(ctx, body, op, name) else {
                continue;
            };
            if let Some(scopes) = scopes.and_then(|scopes| array_value(ctx, scopes)) {
                let elements = scopes.iter().map(|&scope| copies.scope(scope)).collect();
                body.set_prop(op, slot, Some(ctx.attr(ArrayAttr { elements })));
            }
        }
        if let Some((slot, Some(scope))) = prop(ctx, body, op, "scope")
            && scope.is::<AliasScopeAttr>(ctx)
        {
            let scope = copies.scope(scope);
            body.set_prop(op, slot, Some(scope));
        }
    }
    for (name, users) in [
        ("alias_scopes", &ops),
        ("noalias_scopes", &ops),
        ("access_groups", &outer),
    ] {
        let of_call = prop(ctx, body, inlined.call, name).and_then(|(_, scopes)| scopes);
        let Some(of_call) = of_call else { continue };
        for &op in users {
            if let Some((slot, own)) = prop(ctx, body, op, name) {
                let both = concatenated(ctx, own, of_call);
                body.set_prop(op, slot, Some(both));
            }
        }
    }
}

/// The slot and the value of a property, if the operation can have it.
fn prop(ctx: &Context, body: &Body, op: OpId, name: &str) -> Option<(usize, Option<Attr>)> {
    let slot = OpRef::new(ctx, body, op).def()?.prop_index(name)?;
    Some((slot, body.prop(op, slot)))
}

fn concatenated(ctx: &Context, first: Option<Attr>, second: Attr) -> Attr {
    let of = |attr: Option<Attr>| attr.and_then(|attr| array_value(ctx, attr));
    let parts = [of(first), of(Some(second))];
    let elements = parts.into_iter().flatten().flatten().copied().collect();
    ctx.attr(ArrayAttr { elements })
}

/// Scopes and domains with their copies.
struct Copies<'c> {
    ctx: &'c Context,
    known: FxHashMap<Attr, Attr>,
}

impl Copies<'_> {
    fn distinct(&self) -> Attr {
        self.ctx.attr(DistinctAttr {
            id: self.ctx.new_distinct(),
            referenced: Attr::UNIT,
        })
    }

    fn scope(&mut self, scope: Attr) -> Attr {
        if let Some(&known) = self.known.get(&scope) {
            return known;
        }
        let Some(old) = scope.as_::<AliasScopeAttr>(self.ctx) else {
            return scope;
        };
        let domain = self.domain(old.domain);
        let copy = self.ctx.attr(AliasScopeAttr {
            id: self.distinct(),
            domain,
            description: old.description,
        });
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
        let copy = self.ctx.attr(AliasScopeDomainAttr {
            id: self.distinct(),
            description: old.description,
        });
        self.known.insert(domain, copy);
        copy
    }
}
