//! The order of the passes of a whole lowering.

use crate::lowering::Lowering;

/// A stage of a whole lowering: a place for passes. A crate declares its own as statics, each by the stages that it
/// comes after and before; their order follows when the bundles of a program are put together. Passes of one stage run
/// in the order of the bundles.
///
/// ```
/// use terrace_pass::stage::{CUSTOM, SIMPLIFY, Stage};
///
/// /// Tensors become memory.
/// pub static BUFFERIZE: Stage = Stage::new("bufferize").after(&[&CUSTOM]).before(&[&SIMPLIFY]);
/// ```
#[derive(Debug)]
pub struct Stage {
    /// The name in messages.
    pub name: &'static str,
    /// Stages that come earlier.
    pub after: &'static [&'static Stage],
    /// Stages that come later.
    pub before: &'static [&'static Stage],
}

/// Operations of dialects outside of MLIR become others.
pub static CUSTOM: Stage = Stage::new("custom");

/// Operations become simpler ones of their dialects.
pub static SIMPLIFY: Stage = Stage::new("simplify").after(&[&CUSTOM]);

impl Stage {
    /// Creates a stage that may come anywhere.
    pub const fn new(name: &'static str) -> Self {
        Stage {
            name,
            after: &[],
            before: &[],
        }
    }

    /// The same stage, after others.
    pub const fn after(self, after: &'static [&'static Stage]) -> Self {
        Stage { after, ..self }
    }

    /// The same stage, before others.
    pub const fn before(self, before: &'static [&'static Stage]) -> Self {
        Stage { before, ..self }
    }
}

/// Sorts the passes of a program by their stages. Those of one stage keep their order; so do stages that say nothing of
/// each other.
///
/// # Errors
/// Returns the names of stages that come before each other.
pub fn sort(lowerings: &mut [&'static Lowering]) -> Result<(), String> {
    let mut stages = Stages::default();
    for lowering in &*lowerings {
        stages.add(lowering.stage);
    }
    let order = stages.order()?;
    lowerings.sort_by_key(|lowering| order[stages.position(lowering.stage).unwrap_or_default()]);
    Ok(())
}

/// Different stages.
#[derive(Default)]
struct Stages(Vec<&'static Stage>);

impl Stages {
    /// Returns the place of a stage. A static is itself and nothing else.
    fn position(&self, stage: &'static Stage) -> Option<usize> {
        self.0.iter().position(|known| std::ptr::eq(*known, stage))
    }

    /// Adds a stage, and the stages that it names.
    fn add(&mut self, stage: &'static Stage) {
        let mut pending = vec![stage];
        while let Some(stage) = pending.pop() {
            if self.position(stage).is_none() {
                self.0.push(stage);
                pending.extend(stage.after.iter().chain(stage.before).rev());
            }
        }
    }

    /// Returns the stages that are declared to come right before each one.
    fn earlier(&self) -> Vec<Vec<usize>> {
        let mut earlier = vec![Vec::new(); self.0.len()];
        for (at, stage) in self.0.iter().enumerate() {
            let before_it = stage.after.iter().filter_map(|&it| self.position(it));
            earlier[at].extend(before_it);
            for later in stage.before.iter().filter_map(|&it| self.position(it)) {
                earlier[later].push(at);
            }
        }
        earlier
    }

    /// Returns the place of each stage in the order of all.
    fn order(&self) -> Result<Vec<usize>, String> {
        let earlier = self.earlier();
        let mut order = vec![None; self.0.len()];
        for next in 0..order.len() {
            let is_next = |&at: &usize| {
                order[at].is_none() && earlier[at].iter().all(|&it| order[it].is_some())
            };
            let Some(at) = (0..order.len()).find(is_next) else {
                let left = (0..order.len()).filter(|&at| order[at].is_none());
                let names = left.map(|at| format!("'{}'", self.0[at].name));
                return Err(format!(
                    "stages of a lowering come before each other: {}",
                    names.collect::<Vec<_>>().join(", ")
                ));
            };
            order[at] = Some(next);
        }
        Ok(order.into_iter().flatten().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pass::PassDef;

    static PASS: PassDef = PassDef::new("pass", "Does nothing", |_, _| Ok(()));

    static LAST: Stage = Stage::new("last").after(&[&SIMPLIFY]);
    static BETWEEN: Stage = Stage::new("between").after(&[&CUSTOM]).before(&[&SIMPLIFY]);
    static FREE: Stage = Stage::new("free");
    static EGG: Stage = Stage::new("egg").after(&[&HEN]);
    static HEN: Stage = Stage::new("hen").after(&[&EGG]);

    static LAST_PASS: Lowering = Lowering::new(&PASS, &[]).stage(&LAST);
    static BETWEEN_PASS: Lowering = Lowering::new(&PASS, &[]).stage(&BETWEEN);
    static FREE_PASS: Lowering = Lowering::new(&PASS, &[]).stage(&FREE);
    static SIMPLE_PASS: Lowering = Lowering::new(&PASS, &[]).stage(&SIMPLIFY);
    static CUSTOM_PASS: Lowering = Lowering::new(&PASS, &[]);
    static EGG_PASS: Lowering = Lowering::new(&PASS, &[]).stage(&EGG);

    fn names(lowerings: &[&Lowering]) -> Vec<&'static str> {
        lowerings.iter().map(|it| it.stage.name).collect()
    }

    #[test]
    fn stages_come_in_the_order_that_they_declare() {
        let mut all = [&LAST_PASS, &SIMPLE_PASS, &BETWEEN_PASS, &CUSTOM_PASS];
        sort(&mut all).expect("an order");
        assert_eq!(names(&all), ["custom", "between", "simplify", "last"]);
        let mut all = [&FREE_PASS, &LAST_PASS, &CUSTOM_PASS];
        sort(&mut all).expect("an order");
        assert_eq!(names(&all), ["free", "custom", "last"]);
    }

    #[test]
    fn stages_in_a_circle_are_refused() {
        assert_eq!(
            sort(&mut [&CUSTOM_PASS, &EGG_PASS]),
            Err("stages of a lowering come before each other: 'egg', 'hen'".to_owned())
        );
    }
}
