//! "Did you mean" suggestions.

/// The name that is nearest to `name`, if it differs in no more than a third of its characters.
pub fn nearest<'n>(name: &str, names: impl IntoIterator<Item = &'n str>) -> Option<&'n str> {
    let known = names
        .into_iter()
        .map(|known| (distance(known, name), known));
    let (distance, near) = known.min()?;
    (distance * 3 <= near.len()).then_some(near)
}

/// The edit distance: the number of characters to insert, remove or replace to get from one text to the other.
fn distance(a: &str, b: &str) -> usize {
    let b: Vec<char> = b.chars().collect();
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (at, x) in a.chars().enumerate() {
        let mut corner = std::mem::replace(&mut row[0], at + 1);
        for (column, &y) in b.iter().enumerate() {
            let replaced = corner + usize::from(x != y);
            corner = row[column + 1];
            row[column + 1] = replaced.min(corner + 1).min(row[column] + 1);
        }
    }
    row[b.len()]
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
        assert_eq!(nearest("ces", names), None);
        assert_eq!(nearest("css", names), Some("cse"));
        assert_eq!(nearest("x", []), None);
    }
}
