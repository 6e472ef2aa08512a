//! Writes operations with regions: loops and conditionals of scf and affine, allocation scopes.

use terrace_ir::Type;

use super::{Value, Writer};
use crate::operation::type_list;

/// An operation with regions that is being written.
struct Site<'s> {
    /// The values in scope before the operation.
    outer: &'s [Value],
    /// The types of the operation's results, which its regions yield.
    types: &'s [Type],
    /// `%v1:2 = `; empty without results.
    result: String,
    depth: usize,
}

impl Writer<'_> {
    /// Writes an operation with regions. Its results are in scope afterwards.
    pub(super) fn region_op(&mut self, scope: &mut Vec<Value>, depth: usize) {
        let kind = self.random.below(9);
        let types = match kind {
            4 if self.random.below(2) == 0 => vec![self.ty("f32")],
            4 => Vec::new(),
            _ => self.some_types(),
        };
        let outer = scope.clone();
        let at = Site {
            outer: &outer,
            types: &types,
            result: self.define(scope, &types),
            depth,
        };
        match kind {
            0 => self.scf_if(&at),
            1 => self.scf_for(&at),
            2 => self.scf_while(&at),
            3 => self.index_switch(&at),
            4 => self.parallel(&at),
            5 => self.one_region(&at, "scf.execute_region", "scf.yield"),
            6 => self.affine_for(&at),
            7 => self.affine_if(&at),
            _ => self.one_region(&at, "memref.alloca_scope", "memref.alloca_scope.return"),
        }
        self.line("}");
    }

    /// Returns ` -> (T, U)`, or nothing if there are no results.
    fn arrow(&self, at: &Site<'_>) -> String {
        match at.types.is_empty() {
            true => String::new(),
            false => format!(" -> ({})", type_list(self.ctx, at.types)),
        }
    }

    /// Writes the operations of a region and its terminator. The values `extra` are also in scope in the region.
    fn region(&mut self, at: &Site<'_>, extra: &[Value], terminator: &str) {
        let inner = self.operations(at, extra);
        let values = self.values(&inner, at.types);
        self.end(terminator, &values);
    }

    /// Writes the operations of a region. Returns the values in scope after them.
    fn operations(&mut self, at: &Site<'_>, extra: &[Value]) -> Vec<Value> {
        let mut inner = [at.outer, extra].concat();
        self.some(&mut inner, at.depth + 1);
        inner
    }

    /// Returns `%a = %b, ..` for loop-carried values, and the values with new names.
    fn carried(&mut self, at: &Site<'_>) -> (String, Vec<Value>) {
        let starts = self.values(at.outer, at.types);
        let inner = self.fresh(at.types);
        let text = |(new, start): (&Value, &Value)| format!("{} = {}", new.name, start.name);
        let texts: Vec<String> = inner.iter().zip(&starts).map(text).collect();
        (texts.join(", "), inner)
    }

    /// Returns ` iter_args(..) -> (..)`, or nothing without loop-carried values. Also returns these values.
    fn iter_args(&mut self, at: &Site<'_>) -> (String, Vec<Value>) {
        let (starts, inner) = self.carried(at);
        match inner.is_empty() {
            true => (String::new(), inner),
            false => (format!(" iter_args({starts}){}", self.arrow(at)), inner),
        }
    }

    fn one_region(&mut self, at: &Site<'_>, name: &str, terminator: &str) {
        self.line(format_args!("{}{name}{} {{", at.result, self.arrow(at)));
        self.region(at, &[], terminator);
    }

    fn scf_if(&mut self, at: &Site<'_>) {
        let bit = self.ty("i1");
        let condition = self.value(at.outer, bit);
        self.choice(at, &format!("scf.if {condition}"), "scf.yield");
    }

    fn affine_if(&mut self, at: &Site<'_>) {
        let index = self.ty("index");
        let (number, least) = (self.argument(index), self.random.below(9));
        let condition = format!("affine.if affine_set<()[s0] : (s0 - {least} >= 0)>()[{number}]");
        self.choice(at, &condition, "affine.yield");
    }

    fn choice(&mut self, at: &Site<'_>, condition: &str, terminator: &str) {
        self.one_region(at, condition, terminator);
        if !at.types.is_empty() || self.random.below(2) == 0 {
            self.line("} else {");
            self.region(at, &[], terminator);
        }
    }

    fn scf_for(&mut self, at: &Site<'_>) {
        let index = self.ty("index");
        let bounds = self.values(at.outer, &[index; 3]);
        let induction = self.fresh(&[index]);
        let (carries, inner) = self.iter_args(at);
        self.line(format_args!(
            "{}scf.for {} = {} to {} step {}{carries} {{",
            at.result, induction[0].name, bounds[0].name, bounds[1].name, bounds[2].name
        ));
        self.region(at, &[induction, inner].concat(), "scf.yield");
    }

    fn scf_while(&mut self, at: &Site<'_>) {
        let bit = self.ty("i1");
        let (starts, carried) = self.carried(at);
        let list = type_list(self.ctx, at.types);
        self.line(format_args!(
            "{}scf.while ({starts}) : ({list}) -> ({list}) {{",
            at.result
        ));
        let inner = self.operations(at, &carried);
        let condition = self.value(&inner, bit);
        let values = self.values(&inner, at.types);
        self.end(&format!("scf.condition({condition})"), &values);
        let after = self.fresh(at.types);
        self.line("} do {");
        self.label("bb0", &after);
        self.region(at, &after, "scf.yield");
    }

    fn index_switch(&mut self, at: &Site<'_>) {
        let index = self.ty("index");
        let on = self.value(at.outer, index);
        // This operation has no parentheses around result types.
        let arrow = match at.types.is_empty() {
            true => String::new(),
            false => format!(" -> {}", type_list(self.ctx, at.types)),
        };
        self.line(format_args!("{}scf.index_switch {on}{arrow}", at.result));
        for case in 0..self.random.below(3) {
            self.line(format_args!("case {case} {{"));
            self.region(at, &[], "scf.yield");
            self.line("}");
        }
        self.line("default {");
        self.region(at, &[], "scf.yield");
    }

    /// Writes an `scf.parallel`, with a sum if it has a result.
    fn parallel(&mut self, at: &Site<'_>) {
        let (index, float) = (self.ty("index"), self.ty("f32"));
        let bounds = self.values(at.outer, &[index; 3]);
        let induction = self.fresh(&[index]);
        let reduces = !at.types.is_empty();
        let start = match reduces {
            true => format!(" init ({}) -> f32", self.value(at.outer, float)),
            false => String::new(),
        };
        self.line(format_args!(
            "{}scf.parallel ({}) = ({}) to ({}) step ({}){start} {{",
            at.result, induction[0].name, bounds[0].name, bounds[1].name, bounds[2].name
        ));
        let inner = self.operations(at, &induction);
        if reduces {
            let value = self.value(&inner, float);
            self.line(format_args!("scf.reduce({value} : f32) {{"));
            self.line("^bb0(%lhs: f32, %rhs: f32):");
            self.line("%sum = arith.addf %lhs, %rhs : f32");
            self.line("scf.reduce.return %sum : f32");
            self.line("}");
        }
    }

    /// Writes an `affine.for` that reads and writes memory at affine expressions of its induction variable.
    fn affine_for(&mut self, at: &Site<'_>) {
        let (index, float, memory) = (self.ty("index"), self.ty("f32"), self.ty("memref<?xf32>"));
        let (end, step) = (1 + self.random.below(20), 1 + self.random.below(3));
        let (memref, offset) = (self.argument(memory), self.random.below(4));
        let new = self.fresh(&[index, float]);
        let (i, loaded) = (&new[0].name, &new[1].name);
        let (carries, inner) = self.iter_args(at);
        self.line(format_args!(
            "{}affine.for {i} = 0 to {end} step {step}{carries} {{",
            at.result
        ));
        self.line(format_args!(
            "{loaded} = affine.load {memref}[{i} * 2 + {offset}] : memref<?xf32>"
        ));
        let inner = self.operations(at, &[inner, new.clone()].concat());
        let stored = self.value(&inner, float);
        self.line(format_args!(
            "affine.store {stored}, {memref}[{i} + {offset}] : memref<?xf32>"
        ));
        let values = self.values(&inner, at.types);
        if !values.is_empty() {
            self.end("affine.yield", &values);
        }
    }
}
