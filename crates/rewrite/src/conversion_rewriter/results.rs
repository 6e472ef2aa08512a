//! Converts results to any number of values, and operations that only change their types.

use super::ConversionRewriter;
use smallvec::SmallVec;
use terrace_ir::rewrite::NoMatch;
use terrace_ir::{OpId, OpSpec, RegionId, Type, ValueId};

/// The converted types of an operation's results. Returned by [`ConversionRewriter::convert_result_types`].
#[derive(Clone, Debug)]
pub struct ConvertedResults {
    types: SmallVec<[Type; 4]>,
    /// The number of converted types of each original result.
    counts: SmallVec<[usize; 4]>,
}

impl ConvertedResults {
    /// The types of all results, concatenated.
    pub fn types(&self) -> &[Type] {
        &self.types
    }
}

/// Results.
impl ConversionRewriter<'_> {
    /// Converts the types of an operation's results with the current pattern's converter. A type may convert to no
    /// types or to several.
    pub fn convert_result_types(&mut self, op: OpId) -> Result<ConvertedResults, NoMatch> {
        let old: SmallVec<[Type; 4]> = self
            .body
            .results(op)
            .map(|result| self.body.ty(result))
            .collect();
        let mut results = ConvertedResults {
            types: SmallVec::new(),
            counts: SmallVec::with_capacity(old.len()),
        };
        for ty in old {
            let types = self.convert_types(ty)?;
            results.counts.push(types.len());
            results.types.extend(types);
        }
        Ok(results)
    }

    /// Replaces each result of an operation by the corresponding results of `new`. The result types of `new` must be
    /// those of `results`; if their number differs, the conversion ends with an error that names the pattern.
    pub fn replace_op_with_results(&mut self, op: OpId, new: OpId, results: &ConvertedResults) {
        let values: SmallVec<[ValueId; 4]> = self.body.results(new).collect();
        if values.len() != results.types.len() {
            self.breaks_contract(
                "replaced an operation by a number of values that differs from its number of converted results",
            );
            return;
        }
        let mut rest = values.as_slice();
        let mut groups: SmallVec<[&[ValueId]; 4]> = SmallVec::new();
        for &count in &results.counts {
            let (group, after) = rest.split_at(count);
            groups.push(group);
            rest = after;
        }
        self.replace_op_with_multiple(op, &groups);
    }

    /// Replaces an operation by one with the same name, properties, attributes and regions, with the given operands and
    /// converted result types. Intended for operations that allow any type. Also converts the arguments of blocks in
    /// the regions. MLIR's `convertOpResultTypes`.
    ///
    /// Properties are kept, including the sizes of operand and result groups, so an operation with such groups must
    /// keep its number of operands and results. Does not match an operation with successors, because a branch also has
    /// to convert the arguments of its successors.
    pub fn convert_op_types(&mut self, op: OpId, operands: &[ValueId]) -> Result<OpId, NoMatch> {
        if self.body.num_successors(op) != 0 {
            return Err(NoMatch::because("the operation has successors"));
        }
        let results = self.convert_result_types(op)?;
        let regions: SmallVec<[RegionId; 2]> = self.body.regions(op).collect();
        self.convert_types_of_regions(&regions)?;
        let props: SmallVec<[_; 4]> = self.body.props(op).into();
        let (name, attrs, loc) = (self.body.name(op), self.body.attrs(op), self.loc);
        let new = self.builder().insert(OpSpec {
            operands,
            results: results.types(),
            props: &props,
            attrs,
            regions: regions.len(),
            ..OpSpec::new(name, loc)
        });
        let empty: SmallVec<[RegionId; 2]> = self.body.regions(new).collect();
        for (old, new) in regions.into_iter().zip(empty) {
            self.inline_region_before(old, new, None);
        }
        self.replace_op_with_results(op, new, &results);
        Ok(new)
    }
}
