//! How long passes take: the report of `--mlir-timing`.

use std::fmt::Write;
use std::time::Duration;

/// A measured piece of work with its parts.
#[derive(Clone, Default, Debug)]
pub struct Timer {
    /// What was measured.
    pub name: String,
    /// From begin to end. Of work on several threads, the longest.
    pub wall: Duration,
    /// All threads together.
    pub user: Duration,
    /// Parts, by the place of the pass in its pipeline.
    pub parts: Vec<(usize, Timer)>,
    /// Whether only its parts are shown.
    pub hidden: bool,
}

impl Timer {
    /// A timer with a name and nothing measured.
    pub fn new(name: impl Into<String>) -> Self {
        Timer {
            name: name.into(),
            ..Timer::default()
        }
    }

    /// The part at a place, made if it is not there.
    pub fn part(&mut self, place: usize, name: impl FnOnce() -> String) -> &mut Timer {
        let at = match self.parts.binary_search_by_key(&place, |part| part.0) {
            Ok(at) => at,
            Err(at) => {
                self.parts.insert(at, (place, Timer::new(name())));
                at
            }
        };
        &mut self.parts[at].1
    }

    /// Adds time of this thread.
    pub fn add(&mut self, time: Duration) {
        self.wall += time;
        self.user += time;
    }

    /// Merges what another thread measured of the same work.
    pub fn merge_thread(&mut self, other: Timer) {
        self.wall = self.wall.max(other.wall);
        self.user += other.user;
        self.hidden |= other.hidden;
        for (place, part) in other.parts {
            self.part(place, || part.name.clone()).merge_thread(part);
        }
    }

    /// The user time of parts on other threads is more than this thread's: takes it over.
    pub fn settle(&mut self) {
        let parts: Duration = self
            .parts
            .iter_mut()
            .map(|(_, part)| {
                part.settle();
                part.user
            })
            .sum();
        self.user = self.user.max(parts);
    }
}

/// The report on `parts`, measured within `total`.
pub fn report(parts: &mut [Timer], total: Duration) -> String {
    parts.iter_mut().for_each(Timer::settle);
    let wall: Duration = parts.iter().map(|part| part.wall).sum();
    let user: Duration = parts.iter().map(|part| part.user).sum();
    let rest = total.saturating_sub(wall);
    let all_user = user + rest;
    let columns = Columns {
        wall: total,
        user: (user != wall).then_some(all_user),
    };
    let line = format!("==={}===\n", "-".repeat(73));
    let mut out = format!(
        "{line}{}... Execution time report ...\n{line}",
        " ".repeat(25)
    );
    // Writing to a string cannot fail.
    let _ = writeln!(
        out,
        "  Total Execution Time: {:.4} seconds\n",
        total.as_secs_f64()
    );
    out.push_str(if columns.user.is_some() {
        "  ----User Time----"
    } else {
        ""
    });
    out.push_str("  ----Wall Time----  ----Name----\n");
    parts
        .iter()
        .for_each(|part| columns.tree(part, 0, &mut out));
    columns.entry(rest, rest, 0, "Rest", &mut out);
    columns.entry(all_user, total, 0, "Total", &mut out);
    out
}

/// What percentages are of.
struct Columns {
    wall: Duration,
    /// `None` if there is nothing to say about it.
    user: Option<Duration>,
}

impl Columns {
    fn tree(&self, timer: &Timer, indent: usize, out: &mut String) {
        let mut inner = indent;
        if !timer.hidden {
            self.entry(timer.user, timer.wall, indent, &timer.name, out);
            inner += 2;
        }
        timer
            .parts
            .iter()
            .for_each(|(_, part)| self.tree(part, inner, out));
    }

    fn entry(&self, user: Duration, wall: Duration, indent: usize, name: &str, out: &mut String) {
        let column = |time: Duration, of: Duration, out: &mut String| {
            let share = 100.0 * time.as_secs_f64() / of.as_secs_f64().max(f64::MIN_POSITIVE);
            let _ = write!(out, "  {:8.4} ({share:5.1}%)", time.as_secs_f64());
        };
        if let Some(of) = self.user {
            column(user, of, out);
        }
        column(wall, self.wall, out);
        let _ = writeln!(out, "  {}{name}", " ".repeat(indent));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_report_shows_parts_within_their_wholes() {
        let ms = Duration::from_millis;
        let mut parser = Timer::new("Parser");
        parser.add(ms(30));
        let mut nested = Timer::new("'func.func' Pipeline");
        nested.add(ms(20));
        nested.part(0, || "CSE".to_owned()).add(ms(20));
        let mut adaptor = Timer::new("Pipeline Collection : ['func.func']");
        adaptor.add(ms(20));
        adaptor.hidden = true;
        adaptor.parts.push((0, nested));
        let text = report(&mut [parser, adaptor], ms(100));
        let expect = "\
===-------------------------------------------------------------------------===
                         ... Execution time report ...
===-------------------------------------------------------------------------===
  Total Execution Time: 0.1000 seconds

  ----Wall Time----  ----Name----
    0.0300 ( 30.0%)  Parser
    0.0200 ( 20.0%)  'func.func' Pipeline
    0.0200 ( 20.0%)    CSE
    0.0500 ( 50.0%)  Rest
    0.1000 (100.0%)  Total
";
        assert_eq!(text, expect);
    }

    #[test]
    fn threads_add_up_to_user_time() {
        let ms = Duration::from_millis;
        let mut one = Timer::new("p");
        one.add(ms(30));
        let mut other = Timer::new("p");
        other.add(ms(50));
        one.merge_thread(other);
        assert_eq!((one.wall, one.user), (ms(50), ms(80)));
        assert!(
            report(&mut [one], ms(100)).contains("    0.0800 ( 61.5%)    0.0500 ( 50.0%)  p\n")
        );
    }
}
