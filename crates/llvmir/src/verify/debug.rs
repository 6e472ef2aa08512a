//! Debug information: nodes by themselves, and what functions and their instructions say with them.

use rustc_hash::{FxHashMap, FxHashSet};

use super::{Problem, check};
use crate::body::{DebugRecord, DebugRecordKind, FunctionBody, InstKind, MdKindId};
use crate::context::Context;
use crate::metadata::{FieldValue, InlineWord, Md, MdKind, MetadataTable};
use crate::module::{Function, Module};

/// `DW_TAG_` of a `DIDerivedType`.
const DERIVED: [&str; 16] = [
    "typedef",
    "pointer_type",
    "ptr_to_member_type",
    "reference_type",
    "rvalue_reference_type",
    "const_type",
    "immutable_type",
    "volatile_type",
    "restrict_type",
    "atomic_type",
    "LLVM_ptrauth_type",
    "member",
    "inheritance",
    "friend",
    "set_type",
    "template_alias",
];

/// `DW_TAG_` of a `DICompositeType`.
const COMPOSITE: [&str; 8] = [
    "array_type",
    "structure_type",
    "union_type",
    "enumeration_type",
    "class_type",
    "variant_part",
    "variant",
    "namelist",
];

/// `DW_TAG_` of a `DIBasicType`.
const BASIC: [&str; 3] = ["base_type", "unspecified_type", "string_type"];

/// `DW_TAG_` of a `DIImportedEntity`.
const IMPORTED: [&str; 2] = ["imported_module", "imported_declaration"];

impl MetadataTable {
    fn field(&self, md: Md, name: &str) -> Option<&FieldValue> {
        match self.kind(md) {
            MdKind::Specialized { fields, .. } => fields
                .iter()
                .find(|field| field.name == name)
                .map(|field| &field.value),
            _ => None,
        }
    }

    fn node_field(&self, md: Md, name: &str) -> Option<Md> {
        match self.field(md, name)? {
            FieldValue::Md(md) => Some(*md),
            _ => None,
        }
    }

    fn number_field(&self, md: Md, name: &str) -> Option<u64> {
        match self.field(md, name)? {
            FieldValue::Unsigned(value) => Some(*value),
            _ => None,
        }
    }

    fn is_named(&self, md: Md, wanted: &str) -> bool {
        matches!(self.kind(md), MdKind::Specialized { name, .. } if *name == wanted)
    }

    fn is_distinct(&self, md: Md) -> bool {
        matches!(
            self.kind(md),
            MdKind::Node { distinct: true, .. } | MdKind::Specialized { distinct: true, .. }
        )
    }

    /// The subprogram that a local scope is in.
    fn subprogram(&self, scope: Option<Md>) -> Option<Md> {
        let mut at = scope?;
        while !self.is_named(at, "DISubprogram") {
            at = self.node_field(at, "scope")?;
        }
        Some(at)
    }

    /// The subprogram whose code a location is in, which is that of the last caller it was inlined to.
    fn subprogram_of_location(&self, mut location: Md) -> Option<Md> {
        while let Some(caller) = self.node_field(location, "inlinedAt") {
            location = caller;
        }
        self.subprogram(self.node_field(location, "scope"))
    }

    /// The bits of a variable: those of the first of its types, from the outside, that says so.
    fn variable_bits(&self, variable: Md) -> Option<u64> {
        let mut ty = self.node_field(variable, "type")?;
        loop {
            if let Some(bits) = self.number_field(ty, "size") {
                return Some(bits);
            }
            if !self.is_named(ty, "DIDerivedType") {
                return None;
            }
            ty = self.node_field(ty, "baseType")?;
        }
    }

    /// Offset and size of the part of a variable that an expression is about, in bits.
    fn fragment(&self, expression: Md) -> Option<(u64, u64)> {
        let MdKind::Inline { words, .. } = self.kind(expression) else {
            return None;
        };
        match &**words {
            [
                ..,
                InlineWord::Keyword(op),
                InlineWord::Int(offset),
                InlineWord::Int(size),
            ] if **op == *"DW_OP_LLVM_fragment" => Some((*offset, *size)),
            _ => None,
        }
    }

    /// Marks nodes and all they refer to, but for those that are marked already.
    fn mark(&self, roots: impl IntoIterator<Item = Md>, marks: &mut [bool]) {
        let mut pending: Vec<Md> = roots.into_iter().collect();
        while let Some(md) = pending.pop() {
            if !std::mem::replace(&mut marks[md.index()], true) {
                pending.extend(self.parts(md));
            }
        }
    }

    fn verify_debug_node(&self, md: Md) -> Result<(), Problem> {
        let name = match self.kind(md) {
            MdKind::Specialized { name, .. } => *name,
            MdKind::Inline { name, words } if *name == "DIExpression" => {
                return check(is_valid_expression(words), "invalid expression");
            }
            _ => return Ok(()),
        };
        let tag = match self.field(md, "tag") {
            Some(FieldValue::Keyword(tag)) => tag.strip_prefix("DW_TAG_").unwrap_or(""),
            _ => "",
        };
        let known: &[&str] = match name {
            "DIBasicType" => &BASIC,
            // The one declaration of a variable that is a type: that of a static member.
            "DIDerivedType" if tag == "variable" && self.has_flag(md, "DIFlagStaticMember") => {
                return Ok(());
            }
            "DIDerivedType" => &DERIVED,
            "DICompositeType" => &COMPOSITE,
            "DIImportedEntity" => &IMPORTED,
            "DIStringType" => &["string_type"],
            "DISubprogram" => return self.verify_subprogram(md),
            _ => return Ok(()),
        };
        check(known.contains(&tag), "invalid tag")?;
        check(
            !self.has_flag(md, "DIFlagVector") || self.is_subrange(self.node_field(md, "elements")),
            "invalid vector, expected one element of type subrange",
        )?;
        check(
            tag != "array_type" || self.node_field(md, "baseType").is_some(),
            "array types must have a base type",
        )
    }

    fn has_flag(&self, md: Md, wanted: &str) -> bool {
        match self.field(md, "flags") {
            Some(FieldValue::Keyword(flags)) => flags.split(" | ").any(|flag| flag == wanted),
            _ => false,
        }
    }

    /// Whether a list has one element, and that is a range.
    fn is_subrange(&self, list: Option<Md>) -> bool {
        match list.map(|list| self.kind(list)) {
            Some(MdKind::Node { operands, .. }) => {
                matches!(**operands, [Some(element)] if self.is_named(element, "DISubrange"))
            }
            _ => false,
        }
    }

    fn verify_subprogram(&self, md: Md) -> Result<(), Problem> {
        let is_definition = match self.field(md, "spFlags") {
            Some(FieldValue::Keyword(flags)) => {
                flags.split(" | ").any(|flag| flag == "DISPFlagDefinition")
            }
            _ => false,
        };
        let has_unit = self.node_field(md, "unit").is_some();
        if is_definition {
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
fn is_valid_expression(words: &[InlineWord]) -> bool {
    let is = |word: Option<&InlineWord>, name: &str| matches!(word, Some(InlineWord::Keyword(op)) if **op == *name);
    (0..words.len()).all(|at| {
        let rest = words.get(at + 1..).unwrap_or_default();
        if is(words.get(at), "DW_OP_LLVM_fragment") {
            return rest.len() == 2;
        }
        !is(words.get(at), "DW_OP_stack_value")
            || rest.is_empty()
            || is(rest.first(), "DW_OP_LLVM_fragment")
    })
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
        let of_variable = metadata.subprogram(metadata.node_field(variable, "scope"));
        let of_location = metadata.subprogram(metadata.node_field(record.debug_loc, "scope"));
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
        let is_inlined = metadata.node_field(record.debug_loc, "inlinedAt").is_some();
        match metadata.number_field(variable, "arg") {
            Some(argument) if has_subprogram && !is_inlined => {
                let first = *arguments.entry(argument).or_insert(variable);
                check(first == variable, "conflicting debug info for argument")
            }
            _ => Ok(()),
        }
    }
}
