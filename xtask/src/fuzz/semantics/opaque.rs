//! Rewrites programs so that each value passes through a call of a function that returns it. Without optimization, each
//! operation is then lowered alone, without knowledge of its operands.

use std::collections::BTreeMap;
use std::fmt::Write;

use terrace_generate::damage::generic::operations;

/// Returns the opaque form of a program in the generic form.
pub(super) fn opaque(generic: &str) -> String {
    let mut helpers: BTreeMap<String, String> = BTreeMap::new();
    let mut changes: Vec<(usize, usize, String)> = Vec::new();
    // Affine operations restrict the definitions of indices.
    let has_affine = generic.contains("\"affine.");
    let mut end = generic.len();
    for operation in operations(generic) {
        let name = &generic[operation.name.clone()];
        if name == "\"builtin.module\"" {
            end = operation
                .regions
                .as_ref()
                .map_or(end, |regions| regions.whole.end - 2);
        }
        let results = &generic[operation.results.clone()];
        let [ty] = operation.result_types.elements.as_slice() else {
            continue;
        };
        let ty = &generic[ty.clone()];
        let is_value = ["i", "f", "bf", "vector<", "complex<"]
            .iter()
            .any(|start| ty.starts_with(start));
        if results.is_empty()
            || !is_value
            || name.starts_with("\"llvm.")
            || (ty == "index" && has_affine)
            || operation.regions.is_some()
            || generic[..operation.whole.start].ends_with('{')
        {
            continue;
        }
        let letters = |c: char| if c.is_ascii_alphanumeric() { c } else { '_' };
        let function = format!("same_{}", ty.chars().map(letters).collect::<String>());
        let raw = results.replace('%', "%raw_");
        changes.push((operation.results.start, operation.results.end, raw.clone()));
        changes.push((
            operation.whole.end,
            operation.whole.end,
            format!(
                "\n{results} = \"func.call\"({raw}) <{{callee = @{function}}}> : ({ty}) -> {ty}"
            ),
        ));
        helpers.entry(function.clone()).or_insert_with(|| {
            format!(
                "\"func.func\"() <{{function_type = ({ty}) -> {ty}, sym_name = \"{function}\"}}> ({{\n^bb0(%x: {ty}):\n\"func.return\"(%x) : ({ty}) -> ()\n}}) : () -> ()\n"
            )
        });
    }
    changes.push((end, end, helpers.into_values().collect()));
    changes.sort_by_key(|change| change.0);
    let mut out = String::with_capacity(generic.len() * 2);
    let mut at = 0;
    for (start, end, text) in changes {
        let _ = write!(out, "{}{text}", &generic[at..start]);
        at = end;
    }
    out + &generic[at..]
}
