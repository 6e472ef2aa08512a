//! Debug information: nodes by themselves, and what functions and their instructions say with them.

use rustc_hash::{FxHashMap, FxHashSet};

use super::{Problem, check};
use crate::body::{DebugRecord, DebugRecordKind, FunctionBody, InstKind, MdKindId};
use crate::context::Context;
use crate::dwarf::{op, tag};
use crate::metadata::expression::operators;
use crate::metadata::flags::types;
use crate::metadata::{Field, FieldValue, Md, MdKind, MetadataTable, NodeKind};
use crate::module::{Function, Module};

/// Tags of a `DIDerivedType`.
const DERIVED: [u64; 16] = [
    tag::TYPEDEF,
    tag::POINTER_TYPE,
    tag::PTR_TO_MEMBER_TYPE,
    tag::REFERENCE_TYPE,
    tag::RVALUE_REFERENCE_TYPE,
    tag::CONST_TYPE,
    tag::IMMUTABLE_TYPE,
    tag::VOLATILE_TYPE,
    tag::RESTRICT_TYPE,
    tag::ATOMIC_TYPE,
    tag::LLVM_PTRAUTH_TYPE,
    tag::MEMBER,
    tag::INHERITANCE,
    tag::FRIEND,
    tag::SET_TYPE,
    tag::TEMPLATE_ALIAS,
];

/// Tags of a `DICompositeType`.
const COMPOSITE: [u64; 8] = [
    tag::ARRAY_TYPE,
    tag::STRUCTURE_TYPE,
    tag::UNION_TYPE,
    tag::ENUMERATION_TYPE,
    tag::CLASS_TYPE,
    tag::VARIANT_PART,
    tag::VARIANT,
    tag::NAMELIST,
];

/// Tags of a `DIBasicType`.
const BASIC: [u64; 3] = [tag::BASE_TYPE, tag::UNSPECIFIED_TYPE, tag::STRING_TYPE];

/// Tags of a `DIImportedEntity`.
const IMPORTED: [u64; 2] = [tag::IMPORTED_MODULE, tag::IMPORTED_DECLARATION];

impl MetadataTable {
    fn is_kind(&self, md: Md, wanted: NodeKind) -> bool {
        self.node_kind(md) == Some(wanted)
    }

    /// The subprogram that a local scope is in.
    fn subprogram(&self, scope: Option<Md>) -> Option<Md> {
        let mut at = scope?;
        while !self.is_kind(at, NodeKind::Subprogram) {
            at = self.node_field(at, Field::Scope)?;
        }
        Some(at)
    }

    /// The subprogram whose code a location is in, which is that of the last caller it was inlined to.
    fn subprogram_of_location(&self, mut location: Md) -> Option<Md> {
        while let Some(caller) = self.node_field(location, Field::InlinedAt) {
            location = caller;
        }
        self.subprogram(self.node_field(location, Field::Scope))
    }

    /// The bits of a variable: those of the first of its types, from the outside, that says so.
    fn variable_bits(&self, variable: Md) -> Option<u64> {
        let mut ty = self.node_field(variable, Field::Type)?;
        loop {
            if let FieldValue::Unsigned(bits) = self.field(ty, Field::Size) {
                return Some(bits);
            }
            if !self.is_kind(ty, NodeKind::DerivedType) {
                return None;
            }
            ty = self.node_field(ty, Field::BaseType)?;
        }
    }

    /// Offset and size of the part of a variable that an expression is about, in bits.
    fn fragment(&self, expression: Md) -> Option<(u64, u64)> {
        match self.expression(expression)? {
            [.., op::LLVM_FRAGMENT, offset, size] => Some((*offset, *size)),
            _ => None,
        }
    }

    /// Marks nodes and all they refer to, but for those that are marked already.
    fn mark(&self, roots: impl IntoIterator<Item = Md>, marks: &mut [bool]) {
        let mut pending: Vec<Md> = roots.into_iter().collect();
        while let Some(md) = pending.pop() {
            if !std::mem::replace(&mut marks[md.index()], true) {
                self.parts(md, |part| pending.push(part));
            }
        }
    }

    fn verify_debug_node(&self, md: Md) -> Result<(), Problem> {
        let kind = match self.kind(md) {
            MdKind::Specialized { kind, .. } => *kind,
            MdKind::Expression(words) => {
                return check(is_valid_expression(words), "invalid expression");
            }
            _ => return Ok(()),
        };
        let tag = self.number_field(md, Field::Tag);
        let known: &[u64] = match kind {
            NodeKind::BasicType => &BASIC,
            // The one declaration of a variable that is a type: that of a static member.
            NodeKind::DerivedType
                if tag == tag::VARIABLE && self.has_flags(md, types::STATIC_MEMBER) =>
            {
                return Ok(());
            }
            NodeKind::DerivedType => &DERIVED,
            NodeKind::CompositeType => &COMPOSITE,
            NodeKind::ImportedEntity => &IMPORTED,
            NodeKind::StringType => &[tag::STRING_TYPE],
            NodeKind::Subprogram => return self.verify_subprogram(md),
            _ => return Ok(()),
        };
        check(known.contains(&tag), "invalid tag")?;
        check(
            !self.has_flags(md, types::VECTOR)
                || self.is_subrange(self.node_field(md, Field::Elements)),
            "invalid vector, expected one element of type subrange",
        )?;
        check(
            tag != tag::ARRAY_TYPE || self.node_field(md, Field::BaseType).is_some(),
            "array types must have a base type",
        )
    }

    /// Whether a list has one element, and that is a range.
    fn is_subrange(&self, list: Option<Md>) -> bool {
        match list.map(|list| self.kind(list)) {
            Some(MdKind::Node { operands, .. }) => {
                matches!(**operands, [Some(element)] if self.is_kind(element, NodeKind::Subrange))
            }
            _ => false,
        }
    }

    fn verify_subprogram(&self, md: Md) -> Result<(), Problem> {
        let has_unit = self.node_field(md, Field::Unit).is_some();
        if self.is_definition(md) {
            check(
                self.is_distinct(md),
                "subprogram definitions must be distinct",
            )?;
            check(has_unit, "subprogram definitions must have a compile unit")
        } else {
            check(
                !has_unit,
                "subprogram declarations must not have a compile unit",
            )
        }
    }
}

/// Whether what ends an expression is at its end.
fn is_valid_expression(words: &[u64]) -> bool {
    let mut operators = operators(words).peekable();
    while let Some(operator) = operators.next() {
        let next = operators.peek().and_then(|next| next.first());
        let is_well_placed = match operator {
            [op::LLVM_FRAGMENT, rest @ ..] => rest.len() == 2 && next.is_none(),
            [op::STACK_VALUE] => matches!(next, None | Some(&op::LLVM_FRAGMENT)),
            _ => true,
        };
        if !is_well_placed {
            return false;
        }
    }
    true
}

impl Module {
    /// Checks what functions, given by their index and whether they are defined, say they are in the source. The number
    /// is the index of the function at fault.
    pub fn verify_subprograms(
        &self,
        functions: impl Iterator<Item = (usize, bool)>,
    ) -> Result<(), (usize, Problem)> {
        let mut seen = FxHashSet::default();
        for (at, is_defined) in functions {
            let Some(subprogram) = self.functions.get(at).and_then(Function::subprogram) else {
                continue;
            };
            let is_distinct = self.ctx.metadata.is_distinct(subprogram);
            let checked = if is_defined {
                check(
                    is_distinct,
                    "function definition may only have a distinct !dbg attachment",
                )
                .and_then(|()| {
                    check(
                        seen.insert(subprogram),
                        "DISubprogram attached to more than one function",
                    )
                })
            } else {
                check(
                    !is_distinct,
                    "function declaration may only have a unique !dbg attachment",
                )
            };
            checked.map_err(|problem| (at, problem))?;
        }
        Ok(())
    }

    /// Checks the nodes of debug information. To be asked when the module is complete.
    ///
    /// LLVM looks at what is attached to a global variable, and not at what that refers to. Nodes that are reached in
    /// no other way are not checked.
    pub fn verify_debug_nodes(&self) -> Result<(), Problem> {
        let metadata = &self.ctx.metadata;
        let attached = self.globals.iter().flat_map(|global| &global.attachments);
        let mut of_globals = vec![false; metadata.len() as usize];
        metadata.mark(attached.map(|(_, md)| *md), &mut of_globals);
        let of_functions = self
            .functions
            .iter()
            .flat_map(|function| &function.attachments);
        let listed = self.named_metadata.iter().flat_map(|(_, list)| list);
        let others = (0..metadata.len())
            .map(Md)
            .filter(|md| !of_globals[md.index()]);
        let roots = listed.copied().chain(of_functions.map(|(_, md)| *md));
        let mut checked = vec![false; metadata.len() as usize];
        metadata.mark(roots.chain(others), &mut checked);
        (0..metadata.len())
            .map(Md)
            .filter(|md| checked[md.index()])
            .try_for_each(|md| metadata.verify_debug_node(md))
    }
}

impl Context {
    /// Checks what the instructions of a function say of their source.
    pub(super) fn verify_debug(
        &self,
        function: &Function,
        body: &FunctionBody,
    ) -> Result<(), Problem> {
        let subprogram = function.subprogram();
        if subprogram.is_none() && body.records.is_empty() {
            return Ok(());
        }
        let mut known = None;
        for &(inst, kind, md) in &body.attachments {
            if kind != MdKindId::DBG || known == Some(md) || subprogram.is_none() {
                continue;
            }
            let own = self.metadata.subprogram_of_location(md);
            if own.is_some() && own != subprogram {
                return Err(Problem {
                    inst: Some(inst),
                    ..Problem::from("!dbg attachment points at wrong subprogram for function")
                });
            }
            known = Some(md);
        }
        let mut arguments = FxHashMap::default();
        for inst in body.blocks().iter().flat_map(|&block| body.items(block)) {
            if let InstKind::DebugRecord(record) = body.kind(inst) {
                self.verify_record(record, subprogram.is_some(), &mut arguments)
                    .map_err(|problem| Problem {
                        inst: Some(inst),
                        ..problem
                    })?;
            }
        }
        Ok(())
    }

    fn verify_record(
        &self,
        record: &DebugRecord,
        has_subprogram: bool,
        arguments: &mut FxHashMap<u64, Md>,
    ) -> Result<(), Problem> {
        let metadata = &self.metadata;
        let variable = record.variable;
        let of_variable = metadata.subprogram(metadata.node_field(variable, Field::Scope));
        let of_location = metadata.subprogram(metadata.node_field(record.debug_loc, Field::Scope));
        let is_label = record.kind == DebugRecordKind::Label;
        check(
            of_variable.is_none() || of_location.is_none() || of_variable == of_location,
            if is_label {
                "mismatched subprogram between #dbg_label label and DILocation"
            } else {
                "mismatched subprogram between #dbg record variable and DILocation"
            },
        )?;
        if is_label {
            return Ok(());
        }
        let fragment = record.expression.and_then(|md| metadata.fragment(md));
        if let (Some((offset, size)), Some(bits)) = (fragment, metadata.variable_bits(variable)) {
            check(
                offset.checked_add(size).is_some_and(|end| end <= bits),
                "fragment is larger than or outside of variable",
            )?;
            check(size != bits, "fragment covers entire variable")?;
        }
        let is_inlined = metadata
            .node_field(record.debug_loc, Field::InlinedAt)
            .is_some();
        match metadata.number_field(variable, Field::Arg) {
            argument if argument != 0 && has_subprogram && !is_inlined => {
                let first = *arguments.entry(argument).or_insert(variable);
                check(first == variable, "conflicting debug info for argument")
            }
            _ => Ok(()),
        }
    }
}
