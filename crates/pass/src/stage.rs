//! Orders the passes of `terrace lower`.

use crate::lowering::Lowering;

/// A stage of `terrace lower`, which contains passes. Crates declare stages as statics, with the stages that come
/// before and after. The order of all stages is computed from the bundles of a program. Passes of the same stage run in
/// the order of the bundles.
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
    /// The stages that come earlier.
    pub after: &'static [&'static Stage],
    /// The stages that come later.
    pub before: &'static [&'static Stage],
}

/// The stage of passes that lower operations of dialects outside of MLIR.
pub static CUSTOM: Stage = Stage::new("custom");

/// The stage of passes that replace operations by simpler ones of the same dialects.
pub static SIMPLIFY: Stage = Stage::new("simplify").after(&[&CUSTOM]);

impl Stage {
    /// Creates a stage without constraints on its position.
    pub const fn new(name: &'static str) -> Self {
        Stage {
            name,
            after: &[],
            before: &[],
        }
    }

    /// Returns the stage with the stages that come before it.
    pub const fn after(self, after: &'static [&'static Stage]) -> Self {
        Stage { after, ..self }
    }

    /// Returns the stage with the stages that come after it.
    pub const fn before(self, before: &'static [&'static Stage]) -> Self {
        Stage { before, ..self }
    }
}

/// Sorts the passes of a program by their stages. The order of passes within a stage is kept, and so is the order of
/// stages without mutual constraints.
///
/// # Errors
/// Returns an error with the names of the stages if the constraints are cyclic.
pub fn sort(lowerings: &mut [&'static Lowering]) -> Result<(), String> {
    let mut stages = Stages::default();
    for lowering in &*lowerings {
        stages.add(lowering.stage);
    }
    let order = stages.order()?;
    lowerings.sort_by_key(|lowering| order[stages.position(lowering.stage).unwrap_or_default()]);
    Ok(())
}

/// A set of stages.
#[derive(Default)]
struct Stages(Vec<&'static Stage>);

impl Stages {
    /// Returns the index of a stage. Stages are identified by address.
    fn position(&self, stage: &'static Stage) -> Option<usize> {
        self.0.iter().position(|known| std::ptr::eq(*known, stage))
    }

    /// Adds a stage and all stages that it refers to.
    fn add(&mut self, stage: &'static Stage) {
        let mut pending = vec![stage];
        while let Some(stage) = pending.pop() {
            if self.position(stage).is_none() {
                self.0.push(stage);
                pending.extend(stage.after.iter().chain(stage.before).rev());
            }
        }
    }

    /// Returns, for each stage, the indices of the stages that are declared to precede it.
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

    /// Returns the position of each stage in the total order.
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
