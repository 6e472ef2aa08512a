//! Cuts pieces further, and adapts LLVM 19's tests to LLVM 22.

use std::collections::{BTreeMap, BTreeSet};

use regex_lite::{Captures, Regex};

/// Returns true if a text contains only comments.
pub(super) fn is_blank(text: &str) -> bool {
    text.lines().all(|line| {
        let line = line.trim_start();
        line.is_empty() || line.starts_with("//") || line.starts_with(';')
    })
}

/// Changes of the syntax since LLVM 19, from which the test tree is.
pub(super) struct Fixes(Vec<(Regex, &'static str)>);

impl Default for Fixes {
    fn default() -> Self {
        let fixes = [
            (r"(llvm\.intr\.lifetime\.(?:start|end)) \d+, ", "$1 "),
            (
                r"(memory_effects<other = \w+, argMem = \w+, inaccessibleMem = (\w+))>",
                "$1, errnoMem = $2, targetMem0 = $2, targetMem1 = $2>",
            ),
            (
                r"!llvm\.vec<(\d+) ?x ?(?:!llvm\.)?(ptr(?:<\d+>)?)>",
                "vector<${1}x!llvm.$2>",
            ),
            (
                r"!llvm\.vec<\? ?x (\d+) ?x ?(?:!llvm\.)?(ptr(?:<\d+>)?)>",
                "vector<[$1]x!llvm.$2>",
            ),
            (
                r"vector\.splat (.*) : (vector<(?:[\d\[\]]+x)*(\w+)>)",
                "vector.broadcast $1 : $3 to $2",
            ),
            (
                r"(llvm\.call_intrinsic .*\)) (: .*) (\{fastmathFlags.*\})",
                "$1 $3 $2",
            ),
        ];
        let compile = |(old, new)| {
            let old = Regex::new(old).expect("invariant: the expressions are constants");
            (old, new)
        };
        Self(fixes.map(compile).to_vec())
    }
}

impl Fixes {
    /// Returns the text in the syntax of LLVM 22.
    pub(super) fn apply(&self, text: &str) -> String {
        let mut text = text.to_owned();
        for (old, new) in &self.0 {
            text = old.replace_all(&text, *new).into_owned();
        }
        let structors =
            Regex::new(r"global_([cd]tors) \{ *([cd]tors = \[.*\], priorities = \[(.*)\]) *\}")
                .expect("invariant: the expression is a constant");
        structors
            .replace_all(&text, |found: &Captures<'_>| {
                let data = vec!["#llvm.zero"; found[3].split(',').count()].join(", ");
                format!("global_{} {}, data = [{data}]", &found[1], &found[2])
            })
            .into_owned()
    }
}

/// Cuts a text at its top-level operations. An operation begins in column 1 and continues until the next one.
pub(super) fn chunks(text: &str) -> Vec<String> {
    let mut chunks = vec![String::new()];
    let mut has_operation = false;
    for line in text.split_inclusive('\n') {
        if starts_top_level(line) && has_operation {
            chunks.push(String::new());
            has_operation = false;
        }
        let comment = line.starts_with("//") || line.starts_with(';');
        has_operation |= !comment && line.starts_with(|c: char| !c.is_whitespace());
        if let Some(last) = chunks.last_mut() {
            last.push_str(line);
        }
    }
    chunks
}

fn starts_top_level(line: &str) -> bool {
    let Some(first) = line.chars().next() else {
        return false;
    };
    if !(first.is_alphanumeric() || "_@#!$\"%".contains(first)) {
        return false;
    }
    // Exclude labels.
    let word = line.trim_start_matches(|c: char| c.is_alphanumeric() || "_.$-".contains(c));
    !(word.starts_with(':') && word.len() < line.len())
}

/// Returns the independent parts of a piece: each top-level operation together with everything that it refers to by
/// name. Returns a single part if the references cannot be determined.
pub(super) fn separate(text: &str) -> Vec<String> {
    let whole = || vec![text.to_owned()];
    if text.contains("{-#") {
        return whole();
    }
    let parts: Vec<String> = chunks(&format!("{text}\n"))
        .iter()
        .map(|chunk| {
            let lines = chunk.split_inclusive('\n');
            let kept = lines.filter(|line| !is_comment(line));
            kept.collect::<String>().trim_start_matches('\n').to_owned()
        })
        .collect();
    let unbalanced = |part: &String| {
        let count = |text| part.matches(text).count();
        count("{") != count("}") || count("(") != count(")")
    };
    if parts.len() < 2 || parts.iter().any(unbalanced) {
        return whole();
    }
    let compile = |text| Regex::new(text).expect("invariant: the expressions are constants");
    let head = compile(r"^(?:(?:attributes )?([@#!%$][\w.$-]+)|[^\n]*?(@[\w.$-]+))");
    let name = compile(r"[@#!%$][\w.$-]+");

    let mut owner = BTreeMap::new();
    for (index, part) in parts.iter().enumerate() {
        if let Some(found) = head.captures(part)
            && let Some(found) = found.get(1).or_else(|| found.get(2))
        {
            owner.insert(found.as_str().to_owned(), index);
        }
    }
    let mut uses: Vec<BTreeSet<usize>> = parts
        .iter()
        .enumerate()
        .map(|(index, part)| {
            let used = name.find_iter(part);
            let used = used.filter_map(|found| owner.get(found.as_str()).copied());
            used.chain([index]).collect()
        })
        .collect();
    loop {
        let wider: Vec<BTreeSet<usize>> = uses
            .iter()
            .map(|used| {
                used.iter()
                    .flat_map(|&part| uses[part].iter().copied())
                    .collect()
            })
            .collect();
        if wider == uses {
            break;
        }
        uses = wider;
    }
    let mut groups: Vec<String> = Vec::new();
    for group in &uses {
        let inside = |other: &BTreeSet<usize>| group != other && group.is_subset(other);
        if uses.iter().any(inside) {
            continue;
        }
        let text: String = group.iter().map(|&part| parts[part].as_str()).collect();
        if !groups.contains(&text) && !is_blank(&text) {
            groups.push(text);
        }
    }
    groups
}

fn is_comment(line: &str) -> bool {
    let line = line.trim_start();
    line.starts_with("//") || line.starts_with(';')
}

/// Returns the text without the top-level operation at a line, or `None` if no other operation remains.
pub(super) fn without_operation_at(text: &str, line: usize) -> Option<String> {
    let mut chunks = chunks(text);
    let mut last = 0;
    let index = chunks.iter().position(|chunk| {
        last += chunk.matches('\n').count();
        line <= last
    })?;
    chunks.remove(index);
    let rest = chunks.concat();
    let operation = |line: &str| {
        let line = line.trim_start();
        !line.is_empty() && !line.starts_with(['#', '!', ';']) && !line.starts_with("//")
    };
    rest.lines().any(operation).then_some(rest)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_take_along_what_they_refer_to() {
        let text = "// words\n!a = i32\nfunc.func @f() -> !a {\n  return\n}\nfunc.func @g() {\n  call @f() : () -> !a\n}\nfunc.func @h() {\n}\n";
        let parts = separate(text);
        assert_eq!(
            parts,
            [
                "!a = i32\nfunc.func @f() -> !a {\n  return\n}\nfunc.func @g() {\n  call @f() : () -> !a\n}\n",
                "func.func @h() {\n}\n\n",
            ]
        );
        assert_eq!(separate("x {\ny }\n").len(), 1);
    }

    #[test]
    fn an_operation_is_taken_out() {
        let text = "a {\n  b\n}\nc {\n}\n";
        assert_eq!(without_operation_at(text, 2).as_deref(), Some("c {\n}\n"));
        assert_eq!(
            without_operation_at(text, 4).as_deref(),
            Some("a {\n  b\n}\n")
        );
        assert_eq!(without_operation_at("a\n", 1), None);
    }

    #[test]
    fn spelling_is_of_22() {
        let fixed = |text: &str| Fixes::default().apply(text);
        assert_eq!(fixed("!llvm.vec<4 x ptr<3>>"), "vector<4x!llvm.ptr<3>>");
        assert_eq!(fixed("!llvm.vec<? x 4 x ptr>"), "vector<[4]x!llvm.ptr>");
        assert_eq!(
            fixed("llvm.mlir.global_ctors { ctors = [@a, @b], priorities = [0, 1] }"),
            "llvm.mlir.global_ctors ctors = [@a, @b], priorities = [0, 1], data = [#llvm.zero, #llvm.zero]"
        );
    }
}
