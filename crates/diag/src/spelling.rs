//! "Did you mean" suggestions.

/// Returns the name that is nearest to `name`, if the edit distance is at most a third of the length of the returned
/// name.
pub fn nearest<'n>(name: &str, names: impl IntoIterator<Item = &'n str>) -> Option<&'n str> {
    let known = names
        .into_iter()
        .map(|known| (distance(known, name), known));
    let (distance, near) = known.min()?;
    (distance * 3 <= near.len()).then_some(near)
}

/// Returns the edit distance: the number of insertions, removals, replacements, and exchanges of adjacent characters
/// that turn one text into the other.
fn distance(a: &str, b: &str) -> usize {
    let (a, b): (Vec<char>, Vec<char>) = (a.chars().collect(), b.chars().collect());
    // The rows of the previous two characters and of the current one.
    let mut rows = [
        vec![0; b.len() + 1],
        vec![0; b.len() + 1],
        (0..=b.len()).collect(),
    ];
    for at in 0..a.len() {
        rows.rotate_left(1);
        let [older, old, new] = &mut rows;
        new[0] = at + 1;
        for column in 0..b.len() {
            let replaced = old[column] + usize::from(a[at] != b[column]);
            let moved = replaced.min(old[column + 1] + 1).min(new[column] + 1);
            let exchanged = at > 0 && column > 0 && [a[at], a[at - 1]] == b[column - 1..=column];
            new[column + 1] = match exchanged {
                true => moved.min(older[column - 1] + 1),
                false => moved,
            };
        }
    }
    rows[2][b.len()]
}

#[cfg(test)]
mod tests {
    use super::nearest;

    #[test]
    fn names_are_near_that_differ_little() {
        let names = ["convert-func-to-llvm", "convert-cf-to-llvm", "cse"];
        assert_eq!(
            nearest("convert-fnc-to-llvm", names),
            Some("convert-func-to-llvm")
        );
        assert_eq!(nearest("ces", names), Some("cse"));
        assert_eq!(nearest("esc", names), None);
        assert_eq!(nearest("css", names), Some("cse"));
        assert_eq!(nearest("x", []), None);
    }
}
