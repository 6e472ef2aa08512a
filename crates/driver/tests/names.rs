//! The names of dialects, operations and passes that tables and declarations mention.

use terrace_driver::BUNDLES;
use terrace_pass::{Bundle, Lowering, PassDef, Taken};
use terrace_session::Bundles;
use terrace_session::hints::{RENAMED, TABLE, is_pass_of_mlir};

static PASS: PassDef = PassDef::new("lower-toy", "", |_, _| Ok(()));

macro_rules! message {
    ($lowering:expr) => {{
        static LOWERING: Lowering = $lowering;
        static BUNDLE: Bundle = Bundle::new().passes(&[&PASS]).lowerings(&[&LOWERING]);
        let checked = Bundles::new(BUNDLES).with(&BUNDLE).check_names();
        checked.err().unwrap_or_default()
    }};
}

/// The names are not checked when a tool starts, because the set is created with these bundles.
#[test]
fn names_in_lowerings_of_terrace_are_those_of_something() {
    let all = BUNDLES
        .iter()
        .fold(Bundles::new(&[]), |all, bundle| all.with(bundle));
    assert!(all.lowerings().len() > 10);
    assert_eq!(all.check_names(), Ok(()));
}

#[test]
fn passes_of_lowerings_have_names_in_pipelines() {
    static LOWERING: Lowering = Lowering::new(&PASS, &[Taken::Dialect("arith")]);
    static BUNDLE: Bundle = Bundle::new().lowerings(&[&LOWERING]);
    let bundles = Bundles::new(BUNDLES).with(&BUNDLE);
    assert!(bundles.passes().lookup("lower-toy").is_some());
}

#[test]
fn names_in_lowerings_are_those_of_something() {
    assert_eq!(
        message!(Lowering::new(&PASS, &[Taken::Dialect("arith")])),
        ""
    );
    // Only MLIR has the dialect.
    assert_eq!(message!(Lowering::new(&PASS, &[Taken::Dialect("gpu")])), "");
    let of_pass = "the lowering of pass 'lower-toy' names";
    assert_eq!(
        message!(Lowering::new(&PASS, &[Taken::Dialect("airth")])),
        format!("{of_pass} unknown dialect 'airth'; did you mean 'arith'?")
    );
    assert_eq!(
        message!(Lowering::new(&PASS, &[Taken::Op("arith.adi")])),
        format!("{of_pass} unknown operation 'arith.adi'; did you mean 'arith.addi'?")
    );
    assert_eq!(
        message!(Lowering::new(&PASS, &[]).on("func.fun")),
        format!("{of_pass} unknown operation 'func.fun'; did you mean 'func.func'?")
    );
}

#[test]
fn what_only_mlir_has_is_not_here() {
    let all = Bundles::new(BUNDLES);
    let (ours, ctx) = (all.passes(), all.context());
    for (old, today) in RENAMED {
        assert!(
            ours.named(old).is_none() && ours.lookup(today).is_some(),
            "{old}"
        );
    }
    assert!(TABLE.lines().is_sorted());
    let mut shared = Vec::new();
    for line in TABLE.lines() {
        match *line.split('\t').collect::<Vec<_>>().as_slice() {
            ["pass" | "pipeline", name] => assert!(ours.named(name).is_none(), "{name}"),
            ["dialect", name, ref passes @ ..] => {
                assert!(ctx.dialect(name).is_none(), "{name}");
                for pass in passes {
                    // Terrace also has some of these passes, but for other dialects than this one.
                    let is_known = is_pass_of_mlir(pass) || ours.lookup(pass).is_some();
                    assert!(is_known, "{name}: {pass}");
                }
            }
            ["shared", name] => shared.push(name),
            ["attribute", name] => {
                let dialect = terrace_ir::dialect_namespace(name);
                assert!(ctx.dialect(dialect).is_none(), "{name}");
            }
            _ => panic!("{line}"),
        }
    }
    let mut dialects: Vec<&str> = ctx.dialects().iter().map(|dialect| dialect.name).collect();
    dialects.sort_unstable();
    assert_eq!(shared, dialects);
}
