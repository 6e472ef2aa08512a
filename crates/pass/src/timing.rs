//! Timing of passes: the report of `--mlir-timing`.

use crate::pipeline::OpPassManager;
use std::fmt::Write;
use std::thread::ThreadId;
use std::time::Duration;

/// A measured piece of work with its parts.
#[derive(Clone, Default, Debug)]
pub struct Timer {
    /// The name of the measured work.
    pub name: String,
    /// From begin to end. Of work on several threads, the longest.
    pub wall: Duration,
    /// All threads together.
    pub user: Duration,
    /// Parts, by the place of the pass in its pipeline.
    pub parts: Vec<(usize, Timer)>,
    /// True if only its parts are shown.
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

    /// Merges another thread's timer of the same work.
    pub(crate) fn merge_thread(&mut self, other: Timer) {
        self.wall = self.wall.max(other.wall);
        self.user += other.user;
        self.hidden |= other.hidden;
        for (place, part) in other.parts {
            self.part(place, || part.name.clone()).merge_thread(part);
        }
    }

    /// Adds another timer of the same work, measured before or after this one.
    fn add_run(&mut self, other: Timer) {
        self.wall += other.wall;
        self.user += other.user;
        self.hidden |= other.hidden;
        for (place, part) in other.parts {
            self.part(place, || part.name.clone()).add_run(part);
        }
    }

    /// Takes over the user time of the parts if it is more than this thread's: then some ran on other threads.
    pub(crate) fn settle(&mut self) {
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

/// The times of pipelines that passes ran. As in MLIR's reports, those for operations of the same name are one row, which
/// is not part of the row of a pass.
#[derive(Default)]
pub(crate) struct PipelinesOfPasses(Vec<PipelineOfPasses>);

/// The pipelines for operations of one name.
struct PipelineOfPasses {
    name: String,
    /// The step of the pass manager's pipeline during which one of them first ran.
    step: usize,
    /// The texts of the pipelines, each with the place of its first step among the parts.
    texts: Vec<(String, usize)>,
    /// The number of parts of all of them.
    steps: usize,
    threads: Vec<(ThreadId, Timer)>,
}

impl PipelinesOfPasses {
    /// Adds a run of a pipeline on this thread during a step of the pass manager's pipeline.
    pub(crate) fn add(&mut self, step: usize, pipeline: &OpPassManager, mut timer: Timer) {
        let name = pipeline.pipeline_name();
        let known = self.0.iter().position(|row| row.name == name);
        let row = known.unwrap_or_else(|| {
            self.0.push(PipelineOfPasses {
                name: name.clone(),
                step,
                texts: Vec::new(),
                steps: 0,
                threads: Vec::new(),
            });
            self.0.len() - 1
        });
        let row = &mut self.0[row];
        let mut text = String::new();
        pipeline.print(&mut text);
        let first = match row.texts.iter().find(|known| known.0 == text) {
            Some(&(_, first)) => first,
            None => {
                let first = row.steps;
                row.texts.push((text, first));
                row.steps += pipeline.elements().len();
                first
            }
        };
        for (place, _) in &mut timer.parts {
            *place += first;
        }
        let thread = std::thread::current().id();
        match row.threads.iter_mut().find(|known| known.0 == thread) {
            Some((_, known)) => known.add_run(timer),
            None => {
                timer.name = name;
                row.threads.push((thread, timer));
            }
        }
    }

    /// Returns the rows of a report: those of the steps of a pipeline, each followed by those of the pipelines that first
    /// ran during it.
    pub(crate) fn rows(self, steps: Vec<(usize, Timer)>) -> Vec<Timer> {
        let mut rows: Vec<(usize, Timer)> = steps;
        rows.extend(self.0.into_iter().map(|row| {
            let mut all = Timer::new(row.name);
            for (_, timer) in row.threads {
                all.merge_thread(timer);
            }
            (row.step, all)
        }));
        rows.sort_by_key(|row| row.0);
        rows.into_iter().map(|(_, timer)| timer).collect()
    }
}

/// The arrangement of timers and their parts in a report.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub enum Display {
    /// One line for each name, those that took longest first.
    List,
    /// Parts within their wholes.
    #[default]
    Tree,
}

/// The text form of a report.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub enum Format {
    /// Columns.
    #[default]
    Text,
    /// JSON.
    Json,
}

/// The report on `parts`, measured within `total`.
pub fn report(parts: &mut [Timer], total: Duration, display: Display, format: Format) -> String {
    parts.iter_mut().for_each(Timer::settle);
    let wall: Duration = parts.iter().map(|part| part.wall).sum();
    let user: Duration = parts.iter().map(|part| part.user).sum();
    let rest = total.saturating_sub(wall);
    let all_user = user + rest;
    let mut report = Report {
        wall: total,
        user: (user != wall).then_some(all_user),
        format,
        out: String::new(),
    };
    report.header();
    match display {
        Display::Tree => parts.iter().for_each(|part| report.tree(part, 0)),
        Display::List => report.list(parts, (all_user, total)),
    }
    report.entry((rest, rest), 0, "Rest", ",");
    report.entry((all_user, total), 0, "Total", "");
    if format == Format::Json {
        report.out.push_str("]\n");
    }
    report.out
}

struct Report {
    /// The total that percentages are of.
    wall: Duration,
    /// `None` if there is nothing to say about it.
    user: Option<Duration>,
    format: Format,
    out: String,
}

// Writing to a string cannot fail, so results of `write!` are ignored.
impl Report {
    fn header(&mut self) {
        if self.format == Format::Json {
            self.out.push_str("[\n");
            return;
        }
        let line = format!("==={}===\n", "-".repeat(73));
        let _ = write!(
            self.out,
            "{line}{}... Execution time report ...\n{line}  Total Execution Time: {:.4} seconds\n\n",
            " ".repeat(25),
            self.wall.as_secs_f64()
        );
        if self.user.is_some() {
            self.out.push_str("  ----User Time----");
        }
        self.out.push_str("  ----Wall Time----  ----Name----\n");
    }

    fn tree(&mut self, timer: &Timer, indent: usize) {
        let mut inner = indent;
        if !timer.hidden {
            let opens = r#", "passes": ["#;
            self.entry((timer.user, timer.wall), indent, &timer.name, opens);
            inner += 2;
        }
        for (_, part) in &timer.parts {
            self.tree(part, inner);
        }
        if !timer.hidden && self.format == Format::Json {
            let _ = writeln!(self.out, "{:indent$}{{}}]}},", "");
        }
    }

    fn list(&mut self, parts: &[Timer], (user, wall): (Duration, Duration)) {
        let mut merged: Vec<(&str, (Duration, Duration))> = vec![("root", (user, wall))];
        let mut pending: Vec<&Timer> = parts.iter().rev().collect();
        while let Some(timer) = pending.pop() {
            match merged.iter_mut().find(|(name, _)| *name == timer.name) {
                Some((_, (user, wall))) => {
                    *user += timer.user;
                    *wall += timer.wall;
                }
                None => merged.push((&timer.name, (timer.user, timer.wall))),
            }
            pending.extend(timer.parts.iter().rev().map(|(_, part)| part));
        }
        merged.sort_by_key(|(_, (_, wall))| std::cmp::Reverse(*wall));
        for (name, times) in merged {
            self.entry(times, 0, name, ",");
        }
    }

    /// One line. `end` is what follows the name in JSON: a list that is opened, or a comma after the closing brace.
    fn entry(&mut self, (user, wall): (Duration, Duration), indent: usize, name: &str, end: &str) {
        let share = |time: Duration, of: Duration| {
            100.0 * time.as_secs_f64() / of.as_secs_f64().max(f64::MIN_POSITIVE)
        };
        let mut columns = vec![("wall", wall, self.wall)];
        if let Some(of) = self.user {
            columns.insert(0, ("user", user, of));
        }
        let out = &mut self.out;
        if self.format == Format::Text {
            for (_, time, of) in columns {
                let _ = write!(
                    out,
                    "  {:8.4} ({:5.1}%)",
                    time.as_secs_f64(),
                    share(time, of)
                );
            }
            let _ = writeln!(out, "  {:indent$}{name}", "");
            return;
        }
        let _ = write!(out, "{:indent$}{{", "");
        for (column, time, of) in columns {
            let _ = write!(
                out,
                r#""{column}": {{"duration": {:8.4}, "percentage": {:5.1}}}, "#,
                time.as_secs_f64(),
                share(time, of)
            );
        }
        let _ = match end.ends_with('[') {
            true => writeln!(out, r#""name": "{name}"{end}"#),
            false => writeln!(out, r#""name": "{name}"}}{end}"#),
        };
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
        let parts = &mut [parser, adaptor];
        let text = report(parts, ms(100), Display::Tree, Format::Text);
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
        let text = report(parts, ms(100), Display::List, Format::Text);
        let (_, list) = text.split_once("----Wall Time----  ").unwrap();
        let expect = "----Name----
    0.1000 (100.0%)  root
    0.0300 ( 30.0%)  Parser
    0.0200 ( 20.0%)  Pipeline Collection : ['func.func']
    0.0200 ( 20.0%)  'func.func' Pipeline
    0.0200 ( 20.0%)  CSE
    0.0500 ( 50.0%)  Rest
    0.1000 (100.0%)  Total
";
        assert_eq!(list, expect);
        let expect = r#"[
{"wall": {"duration":   0.0300, "percentage":  30.0}, "name": "Parser", "passes": [
{}]},
{"wall": {"duration":   0.0200, "percentage":  20.0}, "name": "'func.func' Pipeline", "passes": [
  {"wall": {"duration":   0.0200, "percentage":  20.0}, "name": "CSE", "passes": [
  {}]},
{}]},
{"wall": {"duration":   0.0500, "percentage":  50.0}, "name": "Rest"},
{"wall": {"duration":   0.1000, "percentage": 100.0}, "name": "Total"}
]
"#;
        assert_eq!(report(parts, ms(100), Display::Tree, Format::Json), expect);
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
            report(&mut [one], ms(100), Display::Tree, Format::Text)
                .contains("    0.0800 ( 61.5%)    0.0500 ( 50.0%)  p\n")
        );
    }
}
