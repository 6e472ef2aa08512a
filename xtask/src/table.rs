//! Renders plain aligned tables.

/// Renders a table whose first row is the header. Columns are padded to their widest cell. Cells that are numbers are
/// right-aligned.
pub(crate) fn render(rows: &[Vec<String>]) -> String {
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let width = |column: usize| {
        let cells = rows.iter().filter_map(|row| row.get(column));
        cells.map(|cell| cell.chars().count()).max().unwrap_or(0)
    };
    let numeric = |column: usize| {
        let mut cells = rows
            .iter()
            .skip(1)
            .filter_map(|row| row.get(column))
            .peekable();
        cells.peek().is_some() && cells.all(|cell| is_number(cell))
    };
    let layout: Vec<(usize, bool)> = (0..columns).map(|c| (width(c), numeric(c))).collect();

    let mut output = String::new();
    for row in rows {
        let mut line = String::new();
        for (cell, &(width, numeric)) in row.iter().zip(&layout) {
            if !line.is_empty() {
                line.push_str("  ");
            }
            let padding = width - cell.chars().count();
            if numeric {
                line.extend(std::iter::repeat_n(' ', padding));
                line.push_str(cell);
            } else {
                line.push_str(cell);
                line.extend(std::iter::repeat_n(' ', padding));
            }
        }
        output.push_str(line.trim_end());
        output.push('\n');
    }
    output
}

/// Returns true for a number, optionally followed by a unit, and for the dash of a missing number.
fn is_number(cell: &str) -> bool {
    cell == "-"
        || cell
            .trim_start_matches(['+', '-'])
            .starts_with(|c: char| c.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use super::render;

    #[test]
    fn columns_are_aligned() {
        let rows = [["file", "n"], ["a", "10"], ["long", "-"], ["b", "7.5x"]];
        let rows: Vec<Vec<String>> = rows
            .iter()
            .map(|row| row.iter().map(|cell| cell.to_string()).collect())
            .collect();
        assert_eq!(
            render(&rows),
            "file     n\na       10\nlong     -\nb     7.5x\n"
        );
    }
}
