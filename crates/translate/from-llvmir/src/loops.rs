//! Converts loop annotations: `!llvm.loop`.

use crate::body::FunctionImport;
use crate::metadata::Reader;
use rustc_hash::FxHashMap;
use terrace_builtin::attrs::AttrBuilder;
use terrace_builtin::locations::{FusedLoc, loc_attr};
use terrace_ir::{Attr, Loc, message_text};
use terrace_llvm::attrs::{
    LoopAnnotationAttr, LoopDistributeAttr, LoopInterleaveAttr, LoopLICMAttr, LoopPeeledAttr,
    LoopPipelineAttr, LoopUnrollAndJamAttr, LoopUnrollAttr, LoopUnswitchAttr, LoopVectorizeAttr,
};
use terrace_llvmir::Md;

/// The maximum length of a chain of followup annotations. Longer chains are cut off.
const MAX_DEPTH: usize = 500;

/// The annotations of nodes; `None` for those that cannot be converted.
#[derive(Default)]
pub(crate) struct LoopTable {
    known: FxHashMap<Md, Option<Attr>>,
    /// The nodes being converted. Each is a followup of the previous one.
    open: Vec<Md>,
}

/// An error that was already reported.
struct Refused;

/// A property, or `None` if the loop does not have it.
type Property<T> = Result<Option<T>, Refused>;

impl FunctionImport<'_> {
    /// Returns the annotation of a loop. Errors in it are reported once, at `loc`.
    pub(crate) fn loop_annotation(&mut self, node: Md, loc: Loc) -> Option<Attr> {
        if let Some(&known) = self.known.loops.known.get(&node) {
            return known;
        }
        let open = &mut self.known.loops.open;
        if open.contains(&node) || open.len() >= MAX_DEPTH {
            let message = "loop annotations are cyclic or nested too deeply";
            self.diags.warning(loc, message);
            return None;
        }
        open.push(node);
        let attr = self.make_loop_annotation(node, loc);
        self.known.loops.open.pop();
        self.known.loops.known.insert(node, attr);
        attr
    }

    fn make_loop_annotation(&mut self, node: Md, loc: Loc) -> Option<Attr> {
        let reader = Reader::new(self.shared.module);
        let mut properties = Properties {
            import: self,
            reader,
            loc,
            locations: Vec::new(),
            left: Vec::new(),
        };
        properties.collect(node).ok()?;
        properties.annotation().ok().flatten()
    }
}

/// The properties of one loop.
struct Properties<'p, 'a> {
    import: &'p mut FunctionImport<'a>,
    reader: Reader<'a>,
    loc: Loc,
    locations: Vec<Md>,
    /// The names and nodes of properties that were not read yet.
    left: Vec<(&'a [u8], Md)>,
}

/// Returns early, without an attribute, if none of the properties exists or if one of them failed. Failures were
/// already reported.
macro_rules! some_of {
    ($self:ident, $attr:ident { $($field:ident: $value:expr,)* }) => {{
        $(let $field = $value;)*
        let attr = $attr { $($field: $field.ok()?,)* };
        let is_empty = true $(&& attr.$field.is_none())*;
        (!is_empty).then(|| $self.import.shared.ctx.attr(attr))
    }};
}

impl<'a> Properties<'_, 'a> {
    fn warn(&mut self, message: impl Into<String>) -> Refused {
        self.import.diags.warning(self.loc, message.into());
        Refused
    }

    /// Collects the properties of a loop's node.
    fn collect(&mut self, node: Md) -> Result<(), Refused> {
        let metadata = &self.import.shared.module.ctx.metadata;
        let rest = match self.reader.operands(node) {
            [Some(first), rest @ ..] if *first == node => rest,
            _ => return Err(self.warn("invalid loop node")),
        };
        for &operand in rest {
            let operand = operand.filter(|&operand| self.reader.is_node(operand));
            let Some(property) = operand else {
                let message =
                    "expected all loop properties to be either debug locations or metadata nodes";
                return Err(self.warn(message));
            };
            if metadata.location(property).is_some() {
                self.locations.push(property);
                continue;
            }
            let Some(&name) = self.reader.operands(property).first() else {
                return Err(self.warn("cannot import empty loop property"));
            };
            let Some(name) = name.and_then(|name| self.reader.string(name)) else {
                return Err(self.warn("cannot import loop property without a name"));
            };
            if self.left.iter().any(|(known, _)| *known == name) {
                let name = message_text(name);
                let message = format!("cannot import loop properties with duplicated names {name}");
                return Err(self.warn(message));
            }
            self.left.push((name, property));
        }
        Ok(())
    }

    /// Removes a property and returns its operands after the name.
    fn take(&mut self, name: &str) -> Option<&'a [Option<Md>]> {
        let at = (self.left.iter()).position(|(known, _)| *known == name.as_bytes())?;
        let (_, node) = self.left.remove(at);
        self.reader.operands(node).get(1..)
    }

    fn expected(&mut self, name: &str, what: &str) -> Refused {
        self.warn(format!("expected metadata node {name} to hold {what}"))
    }

    /// Reads a property without a value.
    fn unit(&mut self, name: &str) -> Property<Attr> {
        match self.take(name) {
            None => Ok(None),
            Some([]) => Ok(Some(self.import.shared.ctx.bool(true))),
            Some(_) => Err(self.expected(name, "no value")),
        }
    }

    /// Reads two properties that exclude each other. Returns whether the feature is disabled.
    fn disabled(&mut self, enable: &str, disable: &str) -> Property<Attr> {
        let (enabled, disabled) = (self.unit(enable), self.unit(disable));
        let value = match (enabled?, disabled?) {
            (Some(_), Some(_)) => {
                let message = format!(
                    "expected metadata nodes {enable} and {disable} to be mutually exclusive."
                );
                return Err(self.warn(message));
            }
            (Some(_), None) => false,
            (None, Some(_)) => true,
            (None, None) => return Ok(None),
        };
        Ok(Some(self.import.shared.ctx.bool(value)))
    }

    /// Reads a property whose only operand is an integer of this width.
    fn int(&mut self, name: &str, width: u32, what: &str) -> Property<u64> {
        let Some(operands) = self.take(name) else {
            return Ok(None);
        };
        let shared = self.import.shared;
        let value = match operands {
            [Some(value)] => self.reader.constant(*value),
            _ => None,
        };
        let types = &shared.module.ctx.types;
        let value = value.filter(|&value| types.int_width(shared.const_type(value)) == Some(width));
        match value.and_then(|value| shared.int(value)) {
            Some(value) => Ok(Some(value.low_u64())),
            None => Err(self.expected(name, what)),
        }
    }

    fn boolean(&mut self, name: &str, negated: bool) -> Property<Attr> {
        let value = self.int(name, 1, "a boolean value")?;
        let truth = |value| self.import.shared.ctx.bool((value != 0) != negated);
        Ok(value.map(truth))
    }

    fn number(&mut self, name: &str) -> Property<Attr> {
        let value = self.int(name, 32, "an i32 value")?;
        Ok(value.map(|value| self.import.shared.ctx.i32(value as i32)))
    }

    fn number_as_boolean(&mut self, name: &str) -> Property<Attr> {
        let value = self.int(name, 32, "an integer value")?;
        Ok(value.map(|value| self.import.shared.ctx.bool(value != 0)))
    }

    /// Reads the annotation for a loop that a transformation creates. Returns `None` if it cannot be converted.
    fn followup(&mut self, name: &str) -> Property<Attr> {
        match self.take(name) {
            None => Ok(None),
            Some(&[Some(node)]) if self.reader.is_node(node) => {
                Ok(self.import.loop_annotation(node, self.loc))
            }
            Some(_) => Err(self.expected(name, "an MDNode")),
        }
    }

    /// Reads the parallel access groups. Drops unknown groups with a warning.
    fn parallel_accesses(&mut self) -> Result<Box<[Attr]>, Refused> {
        const NAME: &str = "llvm.loop.parallel_accesses";
        let Some(operands) = self.take(NAME) else {
            return Ok(Box::default());
        };
        let node = |operand: &Option<Md>| operand.filter(|&operand| self.reader.is_node(operand));
        let nodes: Option<Vec<Md>> = operands.iter().map(node).collect();
        let nodes = nodes.filter(|nodes| !nodes.is_empty());
        let Some(nodes) = nodes else {
            return Err(self.expected(NAME, "one or multiple MDNodes"));
        };
        let mut groups = Vec::new();
        for node in nodes {
            match self.import.shared.accesses.groups(self.reader, node) {
                Some(found) => groups.extend(found),
                None => {
                    self.warn("could not lookup access group");
                }
            }
        }
        Ok(groups.into())
    }

    /// Returns a location that is fused with its scope.
    fn location(&mut self, at: usize) -> Option<Attr> {
        let node = *self.locations.get(at)?;
        let loc = self.import.location_of(node);
        let attr = loc_attr(self.import.shared.ctx, loc);
        attr.is::<FusedLoc>(self.import.shared.ctx).then_some(attr)
    }

    fn annotation(&mut self) -> Property<Attr> {
        let disable_nonforced = self.unit("llvm.loop.disable_nonforced");
        let vectorize = self.vectorize();
        let interleave = self.interleave();
        let unroll = self.unroll();
        let unroll_and_jam = self.unroll_and_jam();
        let licm = self.licm();
        let distribute = self.distribute();
        let pipeline = self.pipeline();
        let peeled = self.peeled();
        let unswitch = self.unswitch();
        let must_progress = self.unit("llvm.loop.mustprogress");
        let is_vectorized = self.number_as_boolean("llvm.loop.isvectorized");
        let parallel_accesses = self.parallel_accesses();
        if !self.left.is_empty() {
            for (name, _) in std::mem::take(&mut self.left) {
                let name = message_text(name);
                self.warn(format!("unknown loop annotation {name}"));
            }
            return Err(Refused);
        }
        let (start_loc, end_loc) = match self.locations.len() {
            0..=2 => (self.location(0), self.location(1)),
            _ => {
                let message = "expected loop metadata to have at most two DILocations";
                let _ = self.import.diags.error(self.loc, message);
                return Err(Refused);
            }
        };
        let attr = LoopAnnotationAttr {
            disable_nonforced: disable_nonforced?,
            vectorize,
            interleave,
            unroll,
            unroll_and_jam,
            licm,
            distribute,
            pipeline,
            peeled,
            unswitch,
            must_progress: must_progress?,
            is_vectorized: is_vectorized?,
            start_loc,
            end_loc,
            parallel_accesses: parallel_accesses?,
        };
        let parts = [
            attr.disable_nonforced,
            attr.vectorize,
            attr.interleave,
            attr.unroll,
            attr.unroll_and_jam,
            attr.licm,
            attr.distribute,
            attr.pipeline,
            attr.peeled,
            attr.unswitch,
            attr.must_progress,
            attr.is_vectorized,
            attr.start_loc,
            attr.end_loc,
        ];
        let is_empty = parts.iter().all(Option::is_none) && attr.parallel_accesses.is_empty();
        Ok((!is_empty).then(|| self.import.shared.ctx.attr(attr)))
    }

    fn vectorize(&mut self) -> Option<Attr> {
        some_of!(
            self,
            LoopVectorizeAttr {
                disable: self.boolean("llvm.loop.vectorize.enable", true),
                predicate_enable: self.boolean("llvm.loop.vectorize.predicate.enable", false),
                scalable_enable: self.boolean("llvm.loop.vectorize.scalable.enable", false),
                width: self.number("llvm.loop.vectorize.width"),
                followup_vectorized: self.followup("llvm.loop.vectorize.followup_vectorized"),
                followup_epilogue: self.followup("llvm.loop.vectorize.followup_epilogue"),
                followup_all: self.followup("llvm.loop.vectorize.followup_all"),
            }
        )
    }

    fn interleave(&mut self) -> Option<Attr> {
        let count = self.number("llvm.loop.interleave.count").ok()??;
        Some(self.import.shared.ctx.attr(LoopInterleaveAttr { count }))
    }

    fn unroll(&mut self) -> Option<Attr> {
        some_of!(
            self,
            LoopUnrollAttr {
                disable: self.disabled("llvm.loop.unroll.enable", "llvm.loop.unroll.disable"),
                count: self.number("llvm.loop.unroll.count"),
                runtime_disable: self.unit("llvm.loop.unroll.runtime.disable"),
                full: self.unit("llvm.loop.unroll.full"),
                followup_unrolled: self.followup("llvm.loop.unroll.followup_unrolled"),
                followup_remainder: self.followup("llvm.loop.unroll.followup_remainder"),
                followup_all: self.followup("llvm.loop.unroll.followup_all"),
            }
        )
    }

    fn unroll_and_jam(&mut self) -> Option<Attr> {
        some_of!(
            self,
            LoopUnrollAndJamAttr {
                disable: self.disabled(
                    "llvm.loop.unroll_and_jam.enable",
                    "llvm.loop.unroll_and_jam.disable"
                ),
                count: self.number("llvm.loop.unroll_and_jam.count"),
                followup_outer: self.followup("llvm.loop.unroll_and_jam.followup_outer"),
                followup_inner: self.followup("llvm.loop.unroll_and_jam.followup_inner"),
                followup_remainder_outer: self
                    .followup("llvm.loop.unroll_and_jam.followup_remainder_outer"),
                followup_remainder_inner: self
                    .followup("llvm.loop.unroll_and_jam.followup_remainder_inner"),
                followup_all: self.followup("llvm.loop.unroll_and_jam.followup_all"),
            }
        )
    }

    fn licm(&mut self) -> Option<Attr> {
        some_of!(
            self,
            LoopLICMAttr {
                disable: self.unit("llvm.licm.disable"),
                versioning_disable: self.unit("llvm.loop.licm_versioning.disable"),
            }
        )
    }

    fn distribute(&mut self) -> Option<Attr> {
        some_of!(
            self,
            LoopDistributeAttr {
                disable: self.boolean("llvm.loop.distribute.enable", true),
                followup_coincident: self.followup("llvm.loop.distribute.followup_coincident"),
                followup_sequential: self.followup("llvm.loop.distribute.followup_sequential"),
                followup_fallback: self.followup("llvm.loop.distribute.followup_fallback"),
                followup_all: self.followup("llvm.loop.distribute.followup_all"),
            }
        )
    }

    fn pipeline(&mut self) -> Option<Attr> {
        some_of!(
            self,
            LoopPipelineAttr {
                disable: self.boolean("llvm.loop.pipeline.disable", false),
                initiationinterval: self.number("llvm.loop.pipeline.initiationinterval"),
            }
        )
    }

    fn peeled(&mut self) -> Option<Attr> {
        some_of!(
            self,
            LoopPeeledAttr {
                count: self.number("llvm.loop.peeled.count"),
            }
        )
    }

    fn unswitch(&mut self) -> Option<Attr> {
        some_of!(
            self,
            LoopUnswitchAttr {
                partial_disable: self.unit("llvm.loop.unswitch.partial.disable"),
            }
        )
    }
}
