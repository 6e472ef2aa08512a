//! Computes readable line differences.

/// The number of context lines around a difference.
const CONTEXT: usize = 3;

/// The maximum number of table cells for an alignment. Larger differences are shown as replaced.
const MAX_CELLS: usize = 4_000_000;

/// Compares the lines of `actual` with those of `expected`, in the format of `diff -u`: `-` marks a missing line, `+`
/// an unexpected one. Spaces at the end of a line are shown as `·`.
pub fn diff(expected: &[u8], actual: &[u8]) -> String {
    let a: Vec<&[u8]> = lines(expected);
    let b: Vec<&[u8]> = lines(actual);
    let edits = edits(&a, &b);
    let mut out = String::new();
    let mut shown_until = 0;
    for (at, edit) in edits.iter().enumerate() {
        if matches!(edit, Edit::Keep(..)) {
            continue;
        }
        let from = at.saturating_sub(CONTEXT).max(shown_until);
        if from > shown_until || shown_until == 0 {
            out.push_str(&format!(
                "@@ expected line {} @@\n",
                line_of(&edits, from) + 1
            ));
        }
        for edit in &edits[from..=at] {
            push(&mut out, edit, &a, &b);
        }
        shown_until = at + 1;
        // The context after the last difference of a group.
        let next = edits[shown_until..]
            .iter()
            .position(|e| !matches!(e, Edit::Keep(..)))
            .unwrap_or(usize::MAX);
        let until = (shown_until + CONTEXT.min(next)).min(edits.len());
        for edit in &edits[shown_until..until] {
            push(&mut out, edit, &a, &b);
        }
        shown_until = until;
    }
    out
}

#[derive(Clone, Copy)]
enum Edit {
    Keep(usize),
    Missing(usize),
    TooMuch(usize),
}

fn lines(text: &[u8]) -> Vec<&[u8]> {
    text.split_inclusive(|&c| c == b'\n').collect()
}

fn line_of(edits: &[Edit], at: usize) -> usize {
    edits[..at]
        .iter()
        .filter(|e| !matches!(e, Edit::TooMuch(_)))
        .count()
}

fn push(out: &mut String, edit: &Edit, a: &[&[u8]], b: &[&[u8]]) {
    let (sign, line) = match *edit {
        Edit::Keep(i) => (' ', a[i]),
        Edit::Missing(i) => ('-', a[i]),
        Edit::TooMuch(i) => ('+', b[i]),
    };
    out.push(sign);
    let (line, end) = match line.strip_suffix(b"\n") {
        Some(line) => (line, "\n"),
        None => (line, " (no newline at end)\n"),
    };
    let text = String::from_utf8_lossy(line);
    let trimmed = text.trim_end_matches(' ');
    out.push_str(trimmed);
    for _ in trimmed.len()..text.len() {
        out.push('·');
    }
    out.push_str(end);
}

/// Computes a longest common subsequence of the parts between the common prefix and the common suffix.
fn edits(a: &[&[u8]], b: &[&[u8]]) -> Vec<Edit> {
    let head = a.iter().zip(b).take_while(|(x, y)| x == y).count();
    let tail = a[head..]
        .iter()
        .rev()
        .zip(b[head..].iter().rev())
        .take_while(|(x, y)| x == y)
        .count();
    let (n, m) = (a.len() - head - tail, b.len() - head - tail);
    let (mid_a, mid_b) = (&a[head..head + n], &b[head..head + m]);
    let mut edits: Vec<Edit> = (0..head).map(Edit::Keep).collect();
    if n.saturating_mul(m) > MAX_CELLS {
        edits.extend((0..n).map(|i| Edit::Missing(head + i)));
        edits.extend((0..m).map(|j| Edit::TooMuch(head + j)));
    } else {
        // `longest[i * (m + 1) + j]` is the length for the suffixes from `i` and `j`.
        let mut longest = vec![0u32; (n + 1) * (m + 1)];
        for i in (0..n).rev() {
            for j in (0..m).rev() {
                longest[i * (m + 1) + j] = if mid_a[i] == mid_b[j] {
                    longest[(i + 1) * (m + 1) + j + 1] + 1
                } else {
                    longest[(i + 1) * (m + 1) + j].max(longest[i * (m + 1) + j + 1])
                };
            }
        }
        let (mut i, mut j) = (0, 0);
        while i < n || j < m {
            if i < n && j < m && mid_a[i] == mid_b[j] {
                edits.push(Edit::Keep(head + i));
                i += 1;
                j += 1;
            } else if i < n
                && (j == m || longest[(i + 1) * (m + 1) + j] >= longest[i * (m + 1) + j + 1])
            {
                edits.push(Edit::Missing(head + i));
                i += 1;
            } else {
                edits.push(Edit::TooMuch(head + j));
                j += 1;
            }
        }
    }
    edits.extend((a.len() - tail..a.len()).map(Edit::Keep));
    edits
}

#[cfg(test)]
mod tests {
    use super::diff;

    #[test]
    fn spaces_at_the_end_of_a_line_are_shown() {
        assert_eq!(
            diff(b"a\nb\nc\n", b"a\nb  \nc\n"),
            "@@ expected line 1 @@\n a\n-b\n+b··\n c\n",
        );
    }

    #[test]
    fn distant_differences_are_shown_apart() {
        let expected = b"1\n2\n3\n4\n5\n6\n7\n8\n9\n10\n11\n12\n";
        let actual = b"2\n3\n4\n5\n6\n7\n8\n9\n10\n11\n12\n13";
        assert_eq!(
            diff(expected, actual),
            "@@ expected line 1 @@\n-1\n 2\n 3\n 4\n\
             @@ expected line 10 @@\n 10\n 11\n 12\n+13 (no newline at end)\n",
        );
    }
}
