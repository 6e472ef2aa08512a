//! Measures the time of passes: the report of `--mlir-timing`.

use crate::pipeline::OpPassManager;
use std::fmt::Write;
use std::thread::ThreadId;
use std::time::Duration;

/// The measured time of a task and of its parts.
#[derive(Clone, Default, Debug)]
pub struct Timer {
    /// The name of the task.
    pub name: String,
    /// The elapsed time. For a task on several threads, the maximum of the threads.
    pub wall: Duration,
    /// The sum of the times of all threads.
    pub user: Duration,
    /// The parts, each with the index of its pass in the pipeline.
    pub parts: Vec<(usize, Timer)>,
    /// True if a report shows only the parts.
    pub hidden: bool,
}

impl Timer {
    /// Creates a timer with a name and no measured time.
    pub fn new(name: impl Into<String>) -> Self {
        Timer {
            name: name.into(),
            ..Timer::default()
        }
    }

    /// Returns the part with an index, and creates it if it does not exist.
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

    /// Merges another thread's timer of the same task.
    pub(crate) fn merge_thread(&mut self, other: Timer) {
        self.wall = self.wall.max(other.wall);
        self.user += other.user;
        self.hidden |= other.hidden;
        for (place, part) in other.parts {
            self.part(place, || part.name.clone()).merge_thread(part);
        }
    }

    /// Adds another timer of the same task, measured before or after this one.
    fn add_run(&mut self, other: Timer) {
        self.wall += other.wall;
        self.user += other.user;
        self.hidden |= other.hidden;
        for (place, part) in other.parts {
            self.part(place, || part.name.clone()).add_run(part);
        }
    }

    /// Sets the user time to the sum of the parts if that is greater, which means that parts ran on other threads.
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

/// The times of pipelines that passes ran. As in MLIR's reports, pipelines for operations with the same name share one
/// row, which is not nested in the row of a pass.
#[derive(Default)]
pub(crate) struct PipelinesOfPasses(Vec<PipelineOfPasses>);

/// The pipelines for operations of one name.
struct PipelineOfPasses {
    name: String,
    /// The step of the pass manager's pipeline in which one of the pipelines first ran.
    step: usize,
    /// The texts of the pipelines, each with the index of its first step among the parts.
    texts: Vec<(String, usize)>,
    /// The total number of steps of the pipelines.
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

    /// Returns the rows of a report: each step of a pipeline, followed by the pipelines that passes first ran in that
    /// step.
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

/// The layout of timers in a report.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub enum Display {
    /// One line for each name, in descending order of time.
    List,
    /// Parts nested below their timers.
    #[default]
    Tree,
}

/// The output format of a report.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub enum Format {
    /// Columns.
    #[default]
    Text,
    /// JSON.
    Json,
}

/// Returns the report on `parts`, which were measured within `total`.
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
    /// The total time that percentages refer to.
    wall: Duration,
    /// The total user time; `None` if the report omits user times.
    user: Option<Duration>,
    format: Format,
    out: String,
}

// Writing to a string cannot fail, so the results of `write!` are ignored.
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

    /// Writes one line. `end` follows the name in JSON: the start of a list, or the closing brace.
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
