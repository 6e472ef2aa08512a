//! Compares one operation of Terrace with upstream's.
//!
//! Anything that [`OpDef`] does not contain is not compared. Interfaces without a bit in [`Traits`] are listed as
//! `trait NAME`, to be explained once. `TypeConstraint`s are compared by their texts, not by the types that they
//! accept. Result names, folders and type inference are not compared.

use std::collections::BTreeMap;

use terrace_asm::OpAsm;
use terrace_ir::opdef::RegionKind;
use terrace_ir::{Arity, Context, DialectDef, OpDef, Traits, TypeEq, ValueRef};
use terrace_upstream::ods::{Count, Op, OpTrait, Part, Property};

/// A difference between the definitions of an operation.
pub(super) struct Difference {
    pub(super) op: String,
    pub(super) text: String,
}

/// Upstream's traits that have a bit in [`Traits`].
const TRAITS: &[(&str, Traits, &str)] = &[
    ("AffineScope", Traits::AFFINE_SCOPE, "AFFINE_SCOPE"),
    (
        "AttrSizedOperandSegments",
        Traits::ATTR_SIZED_OPERAND_SEGMENTS,
        "ATTR_SIZED_OPERAND_SEGMENTS",
    ),
    (
        "AttrSizedResultSegments",
        Traits::ATTR_SIZED_RESULT_SEGMENTS,
        "ATTR_SIZED_RESULT_SEGMENTS",
    ),
    (
        "AutomaticAllocationScope",
        Traits::AUTOMATIC_ALLOCATION_SCOPE,
        "AUTOMATIC_ALLOCATION_SCOPE",
    ),
    ("ConstantLike", Traits::CONSTANT_LIKE, "CONSTANT_LIKE"),
    ("Elementwise", Traits::ELEMENTWISE, "ELEMENTWISE"),
    (
        "FunctionOpInterface",
        Traits::FUNCTION_LIKE,
        "FUNCTION_LIKE",
    ),
    ("HasOnlyGraphRegion", Traits::GRAPH_REGION, "GRAPH_REGION"),
    (
        "HasRecursiveMemoryEffects",
        Traits::RECURSIVE_MEMORY_EFFECTS,
        "RECURSIVE_MEMORY_EFFECTS",
    ),
    ("IsCommutative", Traits::COMMUTATIVE, "COMMUTATIVE"),
    ("IsIdempotent", Traits::IDEMPOTENT, "IDEMPOTENT"),
    (
        "IsIsolatedFromAbove",
        Traits::ISOLATED_FROM_ABOVE,
        "ISOLATED_FROM_ABOVE",
    ),
    ("IsTerminator", Traits::TERMINATOR, "TERMINATOR"),
    (
        "NoRegionArguments",
        Traits::NO_REGION_ARGUMENTS,
        "NO_REGION_ARGUMENTS",
    ),
    ("NoTerminator", Traits::NO_TERMINATOR, "NO_TERMINATOR"),
    ("ReturnLike", Traits::RETURN_LIKE, "RETURN_LIKE"),
    (
        "MemRefsNormalizable",
        Traits::MEMREFS_NORMALIZABLE,
        "MEMREFS_NORMALIZABLE",
    ),
    (
        "SameOperandsAndResultElementType",
        Traits::SAME_OPERANDS_AND_RESULT_ELEMENT_TYPE,
        "SAME_OPERANDS_AND_RESULT_ELEMENT_TYPE",
    ),
    (
        "SameOperandsAndResultShape",
        Traits::SAME_OPERANDS_AND_RESULT_SHAPE,
        "SAME_OPERANDS_AND_RESULT_SHAPE",
    ),
    (
        "SameOperandsAndResultType",
        Traits::SAME_OPERANDS_AND_RESULT_TYPE,
        "SAME_OPERANDS_AND_RESULT_TYPE",
    ),
    (
        "SameTypeOperands",
        Traits::SAME_TYPE_OPERANDS,
        "SAME_TYPE_OPERANDS",
    ),
    (
        "SameVariadicOperandSize",
        Traits::SAME_VARIADIC_OPERAND_SIZE,
        "SAME_VARIADIC_OPERAND_SIZE",
    ),
    (
        "SameVariadicResultSize",
        Traits::SAME_VARIADIC_RESULT_SIZE,
        "SAME_VARIADIC_RESULT_SIZE",
    ),
    ("SingleBlock", Traits::SINGLE_BLOCK, "SINGLE_BLOCK"),
    ("SymbolOpInterface", Traits::SYMBOL, "SYMBOL"),
    ("SymbolTable", Traits::SYMBOL_TABLE, "SYMBOL_TABLE"),
];

/// Traits that are compared elsewhere, or that hold by construction.
const ELSEWHERE: &[&str] = &[
    "AlwaysSpeculatableImplTrait",
    "ConditionallySpeculatable",
    "HasParent",
    "MemoryEffectOpInterface",
    "NoMemoryEffect",
    "OpInvariants",
    "SingleBlockImplicitTerminator",
];

/// Returns the names of the bits that correspond to upstream's traits of an operation.
pub(super) fn trait_names(op: &Op) -> Vec<String> {
    let upstream = |wanted: &str| {
        op.traits
            .iter()
            .any(|one| matches!(one, OpTrait::Named { name, .. } if name == wanted))
    };
    let mut names = Vec::new();
    match (
        upstream("NoMemoryEffect"),
        upstream("AlwaysSpeculatableImplTrait"),
    ) {
        (true, true) => names.push("PURE".to_owned()),
        (true, false) => names.push("NO_MEMORY_EFFECT".to_owned()),
        _ => {}
    }
    let known = TRAITS.iter().filter(|(name, _, _)| upstream(name));
    names.extend(known.map(|(_, _, bit)| (*bit).to_owned()));
    names
}

/// Returns all differences of a dialect.
pub(super) fn dialect(
    ctx: &Context,
    ours: &DialectDef,
    theirs: &BTreeMap<String, Op>,
) -> Vec<Difference> {
    let mut differences = Vec::new();
    for (name, op) in theirs {
        match ours.ops.iter().find(|def| def.name == name) {
            None => differences.push(Difference {
                op: name.clone(),
                text: "missing".to_owned(),
            }),
            Some(def) => {
                let mut comparison = Comparison {
                    ctx,
                    def,
                    op,
                    texts: Vec::new(),
                };
                comparison.all();
                let texts = comparison.texts.into_iter();
                differences.extend(texts.map(|text| Difference {
                    op: name.clone(),
                    text,
                }));
            }
        }
    }
    for def in ours.ops.iter().filter(|def| !theirs.contains_key(def.name)) {
        differences.push(Difference {
            op: def.name.to_owned(),
            text: "not upstream".to_owned(),
        });
    }
    differences
}

/// The name, the number of values, and the summary of the constraint.
type Row<'a> = (&'a str, Count, &'a str);

struct Comparison<'a> {
    ctx: &'a Context,
    def: &'static OpDef,
    op: &'a Op,
    texts: Vec<String>,
}

impl Comparison<'_> {
    fn say(&mut self, text: String) {
        self.texts.push(text);
    }

    fn all(&mut self) {
        let (def, op) = (self.def, self.op);
        let values = |list: &'static [terrace_ir::ValueDef]| -> Vec<Row<'static>> {
            let row = |value: &'static terrace_ir::ValueDef| {
                (value.name, count(value.arity), value.constraint.desc)
            };
            list.iter().map(row).collect()
        };
        self.parts("operand", &values(&def.operands), &op.operands);
        self.parts("result", &values(&def.results), &op.results);
        self.properties();
        let regions: Vec<_> = def
            .regions
            .iter()
            .map(|region| (region.name, region.variadic, region_text(region.kind)))
            .collect();
        let regions: Vec<Row<'_>> = regions
            .iter()
            .map(|(name, variadic, text)| (*name, group(*variadic), text.as_str()))
            .collect();
        self.parts("region", &regions, &op.regions);
        let successors: Vec<Row<'_>> = def
            .successors
            .iter()
            .map(|succ| (succ.name, group(succ.variadic), "any successor"))
            .collect();
        self.parts("successor", &successors, &op.successors);
        self.traits();
        self.type_equalities();
        self.format();
        self.verifiers();
    }

    fn parts(&mut self, what: &str, ours: &[Row<'_>], theirs: &[Part]) {
        // Some of upstream's operands and results have no name.
        let unnamed = |at: usize| theirs.get(at).is_some_and(|part| part.name.is_empty());
        let named = |(at, row): (usize, &Row<'_>)| if unnamed(at) { "" } else { row.0 }.to_owned();
        let (have, want) = (
            names(ours.iter().enumerate().map(named)),
            names(theirs.iter().map(|part| &part.name)),
        );
        if have != want {
            return self.say(format!("{what}s: {have}; upstream {want}"));
        }
        for ((name, count, desc), part) in ours.iter().zip(theirs) {
            if *count != part.count {
                self.say(format!(
                    "{what} {name}: {count:?}; upstream {:?}",
                    part.count
                ));
            }
            if !part.summary.is_empty() && *desc != part.summary && what != "successor" {
                self.say(format!(
                    "{what} {name}: `{desc}`; upstream `{}`",
                    part.summary
                ));
            }
        }
    }

    fn properties(&mut self) {
        let segments = |name: &str| name == "operandSegmentSizes" || name == "resultSegmentSizes";
        let ours = || self.def.props.iter().filter(|prop| !segments(prop.name));
        let theirs = &self.op.properties;
        let (have, want) = (
            names(ours().map(|prop| prop.name)),
            names(theirs.iter().map(|prop| &prop.name)),
        );
        if have != want {
            return self.say(format!("properties: {have}; upstream {want}"));
        }
        let pairs: Vec<_> = ours().zip(theirs).collect();
        for (prop, upstream) in pairs {
            let name = prop.name;
            if prop.optional != upstream.optional {
                let show = |optional: bool| if optional { "optional" } else { "required" };
                self.say(format!(
                    "property {name}: {}; upstream {}",
                    show(prop.optional),
                    show(upstream.optional)
                ));
            }
            if !upstream.native
                && !upstream.summary.is_empty()
                && prop.constraint.desc != upstream.summary
            {
                self.say(format!(
                    "property {name}: `{}`; upstream `{}`",
                    prop.constraint.desc, upstream.summary
                ));
            }
            let default = prop
                .default
                .map(|default| self.ctx.show_attr(default(self.ctx)));
            if !same_default(default.as_deref(), upstream) {
                let show = |text: Option<&str>| text.unwrap_or("none").to_owned();
                let text = format!(
                    "property {name}: default {}; upstream {}",
                    show(default.as_deref()),
                    show(upstream.default.as_deref())
                );
                self.say(text);
            }
        }
    }

    fn traits(&mut self) {
        let (def, op) = (self.def, self.op);
        let upstream = |wanted: &str| {
            op.traits
                .iter()
                .any(|one| matches!(one, OpTrait::Named { name, .. } if name == wanted))
        };
        for &(name, bit, _) in TRAITS {
            match (def.has(bit), upstream(name)) {
                (true, false) => self.say(format!("trait {name} is not upstream's")),
                (false, true) => self.say(format!("trait {name} is missing")),
                _ => {}
            }
        }
        let effects = match (
            upstream("NoMemoryEffect"),
            upstream("AlwaysSpeculatableImplTrait"),
        ) {
            (true, true) => "pure",
            (true, false) => "no memory effect",
            _ => "effects",
        };
        let ours = if def.has(Traits::PURE) {
            "pure"
        } else if def.has(Traits::NO_MEMORY_EFFECT) {
            "no memory effect"
        } else {
            "effects"
        };
        if ours != effects {
            self.say(format!("effects: {ours}; upstream {effects}"));
        }
        for one in &op.traits {
            let OpTrait::Named {
                name, parameters, ..
            } = one
            else {
                continue;
            };
            let known = TRAITS.iter().any(|(known, ..)| known == name);
            match (name.as_str(), parameters) {
                ("HasParent", Some(parents)) => {
                    let wanted = parents.split(',').count();
                    if def.parents.len() != wanted {
                        self.say(format!(
                            "parents: {}; upstream {parents}",
                            names(def.parents)
                        ));
                    }
                }
                ("SingleBlockImplicitTerminator", Some(terminator))
                    if def.implicit_terminator.is_none() =>
                {
                    self.say(format!("implicit terminator: none; upstream {terminator}"));
                }
                (name, _) if !known && !ELSEWHERE.contains(&name) => {
                    self.say(format!("trait {name}"));
                }
                _ => {}
            }
        }
        if !upstream("HasParent") && !def.parents.is_empty() {
            self.say(format!("parents: {}; upstream none", names(def.parents)));
        }
        if let Some(terminator) = def.implicit_terminator
            && !upstream("SingleBlockImplicitTerminator")
        {
            self.say(format!("implicit terminator: {terminator}; upstream none"));
        }
    }

    fn value_name(&self, value: ValueRef) -> &'static str {
        match value {
            ValueRef::Operand(at) => self.def.operands.get(at).map_or("", |value| value.name),
            ValueRef::Result(at) => self.def.results.get(at).map_or("", |value| value.name),
            ValueRef::Prop(at) => self.def.props.get(at).map_or("", |prop| prop.name),
        }
    }

    fn type_equalities(&mut self) {
        let (def, op) = (self.def, self.op);
        for one in &op.traits {
            match one {
                OpTrait::Named { .. } => {}
                OpTrait::TypesMatch { from, to, summary } => {
                    let same = |eq: &TypeEq| {
                        self.value_name(eq.from) == from
                            && self.value_name(eq.to) == to
                            && eq.message == summary
                    };
                    if !def.type_eqs.iter().any(same) {
                        self.say(format!(
                            "types match: {from} -> {to}, `{summary}` is missing"
                        ));
                    }
                }
                OpTrait::Predicate(summary) => {
                    let said = def.type_eqs.iter().any(|eq| eq.message == summary);
                    if !said {
                        let verifier = if def.verify.is_some() {
                            ""
                        } else {
                            ", and there is no verifier"
                        };
                        self.say(format!("predicate: `{summary}`{verifier}"));
                    }
                }
            }
        }
    }

    fn format(&mut self) {
        let hook = self
            .ctx
            .name_of(self.def)
            .and_then(|name| self.ctx.op_interface::<dyn OpAsm>(name))
            .is_some();
        match (self.def.format, &self.op.format) {
            (Some(ours), Some(theirs)) => {
                if tokens(ours) != tokens(theirs) {
                    self.say(format!(
                        "format: `{}`; upstream `{}`",
                        one_line(ours),
                        one_line(theirs)
                    ));
                }
            }
            (Some(ours), None) => {
                let theirs = if self.op.custom_format {
                    "hand-written"
                } else {
                    "none"
                };
                self.say(format!("format: `{}`; upstream {theirs}", one_line(ours)));
            }
            (None, Some(theirs)) => {
                let ours = if hook { "hand-written" } else { "none" };
                self.say(format!("format: {ours}; upstream `{}`", one_line(theirs)));
            }
            (None, None) if hook != self.op.custom_format => {
                let show = |custom: bool| if custom { "hand-written" } else { "none" };
                self.say(format!(
                    "format: {}; upstream {}",
                    show(hook),
                    show(self.op.custom_format)
                ));
            }
            (None, None) => {}
        }
    }

    fn verifiers(&mut self) {
        let (def, op) = (self.def, self.op);
        let ours = def.verify.is_some() || def.verify_regions.is_some();
        if op.verifier && !ours {
            self.say("verifier is missing".to_owned());
        }
        if op.region_verifier && !ours {
            self.say("region verifier is missing".to_owned());
        }
        // Upstream's predicates and interfaces also verify, so a verifier of Terrace may correspond to one of them.
        let others = op.traits.iter().any(|one| match one {
            OpTrait::Named { interface, .. } => *interface,
            _ => true,
        });
        if ours && !op.verifier && !op.region_verifier && !others {
            self.say("verifier is not upstream's".to_owned());
        }
    }
}

fn count(arity: Arity) -> Count {
    match arity {
        Arity::One => Count::One,
        Arity::Optional => Count::Optional,
        Arity::Variadic => Count::Variadic,
    }
}

fn group(variadic: bool) -> Count {
    if variadic {
        Count::Variadic
    } else {
        Count::One
    }
}

fn region_text(kind: RegionKind) -> String {
    match kind {
        RegionKind::Any => "any region".to_owned(),
        RegionKind::NotEmpty => "region with at least 1 blocks".to_owned(),
        RegionKind::Sized(count) => format!("region with {count} blocks"),
        RegionKind::MaxSized(count) => format!("region with at most {count} blocks"),
    }
}

fn names<S: AsRef<str>>(names: impl IntoIterator<Item = S>) -> String {
    let names: Vec<String> = names
        .into_iter()
        .map(|name| name.as_ref().to_owned())
        .collect();
    format!("({})", names.join(", "))
}

/// Returns true if a default prints like the last part of its C++ text: `true`, `-1`, an enumerator.
fn same_default(ours: Option<&str>, upstream: &Property) -> bool {
    let (ours, theirs) = match (ours, upstream.default.as_deref()) {
        (None, None) => return true,
        // For an optional native property, the default in C++ means that the property is absent.
        (None, Some(_)) if upstream.native && upstream.optional => return true,
        // A bit property.
        (Some("false"), Some("0")) | (Some("true"), Some("1")) => return true,
        (Some(ours), Some(theirs)) => (ours, theirs),
        _ => return false,
    };
    let last = theirs
        .trim_end_matches(['}', ')'])
        .rsplit([':', '(', '{'])
        .next()
        .unwrap_or(theirs);
    let last = last
        .trim_matches('"')
        .trim()
        .trim_start_matches('k')
        .to_lowercase();
    last.is_empty() || ours.to_lowercase().contains(&last)
}

/// Splits a format into tokens, without insignificant spaces.
fn tokens(format: &str) -> Vec<String> {
    let mut tokens = Vec::new();
    let mut chars = format.chars().peekable();
    while let Some(first) = chars.next() {
        let mut token = String::from(first);
        if first.is_whitespace() {
            continue;
        } else if first == '`' {
            for next in chars.by_ref() {
                token.push(next);
                if next == '`' {
                    break;
                }
            }
        } else if first == '$' || first.is_alphanumeric() {
            let word = |next: &char| next.is_alphanumeric() || matches!(next, '_' | '-');
            while let Some(next) = chars.next_if(word) {
                token.push(next);
            }
        }
        tokens.push(token);
    }
    tokens
}

fn one_line(format: &str) -> String {
    format.split_whitespace().collect::<Vec<_>>().join(" ")
}
