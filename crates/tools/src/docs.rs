//! `terrace docs`: writes reference pages of the tool's dialects and passes.

use crate::flags::{Command, Flag, Stop};
use crate::{Tool, files, help};
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use terrace_asm::depth::with_deep_stack;
use terrace_reference::{Examples, dialect_page, index, pass_page};

/// The options of the command.
#[derive(Default)]
pub struct Options {
    output: Option<OsString>,
    complete: bool,
    help: bool,
}

/// The flags.
pub static COMMAND: Command<Options> = Command {
    name: "docs",
    flags: &[&[
        Flag::output(|o, path| o.output = Some(path)),
        Flag::switch(
            "complete",
            "fail if an operation or a pass has no description or no example",
            |o, on| o.complete = on,
        ),
        Flag::switch("help", "print this", |o, on| o.help = on),
        Flag::switch("h", "print this", |o, on| o.help = on),
    ]],
};

/// Runs the command. The arguments are `.mlir` files, or folders of them, which supply the examples.
pub(crate) fn main(tool: &Tool, arguments: Vec<OsString>) -> Result<(), Stop> {
    let mut options = Options::default();
    let sources = COMMAND.parse(tool.name, arguments, &mut options, None, |_, _, _| false)?;
    if options.help {
        return files::print(&help::docs_help(tool));
    }
    let Some(output) = &options.output else {
        return Err(Stop::Usage(format!(
            "{} docs: missing output folder; use -o FOLDER\n",
            tool.name
        )));
    };
    let ctx = tool.compiler().context();
    let context = || tool.compiler().context();
    let mut examples = Examples::new(&context);
    let mut paths = Vec::new();
    for source in &sources {
        inputs(Path::new(source), &mut paths)?;
    }
    paths.sort();
    for path in paths {
        let input = files::read(path.as_os_str())?;
        let text = String::from_utf8_lossy(input.text.as_ref()).into_owned();
        with_deep_stack(|| examples.add_file_test(tool.compiler().passes(), &text));
    }
    if options.complete {
        complete(tool, &ctx, &examples)?;
    }
    let folder = Path::new(output);
    write(
        folder,
        "",
        "index",
        &index(tool.name, &ctx, tool.compiler().passes()),
    )?;
    for dialect in ctx.dialects() {
        let page = dialect_page(&ctx, dialect, &examples);
        write(folder, "dialects", dialect.name, &page)?;
    }
    for pass in tool.compiler().passes().iter() {
        write(folder, "passes", pass.name, &pass_page(pass, &examples))?;
    }
    Ok(())
}

/// Finds the `.mlir` files in a folder and its subfolders.
fn inputs(path: &Path, found: &mut Vec<PathBuf>) -> Result<(), Stop> {
    if !path.is_dir() {
        found.push(path.to_owned());
        return Ok(());
    }
    let entries = fs::read_dir(path).and_then(Iterator::collect::<Result<Vec<_>, _>>);
    let failed = |error| Stop::Failed(format!("cannot read '{}': {error}\n", path.display()));
    for entry in entries.map_err(failed)? {
        let path = entry.path();
        if path.is_dir() || path.extension().is_some_and(|end| end == "mlir") {
            inputs(&path, found)?;
        }
    }
    Ok(())
}

/// Returns an error if an operation or a pass has no description or no example.
fn complete(tool: &Tool, ctx: &terrace_ir::Context, examples: &Examples<'_>) -> Result<(), Stop> {
    let mut missing = Vec::new();
    for op in ctx.dialects().iter().flat_map(|dialect| dialect.ops) {
        if op.summary.is_empty() {
            missing.push(format!("'{}' has no description", op.name));
        }
        if examples.op(op.name).is_none() {
            missing.push(format!("'{}' has no example", op.name));
        }
    }
    for pass in tool.compiler().passes().iter() {
        if pass.description.is_empty() {
            missing.push(format!("the pass '{}' has no description", pass.name));
        }
        if examples.pass(pass.name).is_none() {
            missing.push(format!("the pass '{}' has no example", pass.name));
        }
    }
    match missing.is_empty() {
        true => Ok(()),
        false => Err(Stop::Failed(format!("{}\n", missing.join("\n")))),
    }
}

fn write(folder: &Path, part: &str, name: &str, page: &str) -> Result<(), Stop> {
    let folder = folder.join(part);
    let failed = |error| Stop::Failed(format!("cannot make '{}': {error}\n", folder.display()));
    fs::create_dir_all(&folder).map_err(failed)?;
    let path = folder.join(format!("{name}.md"));
    files::write(Some(path.as_os_str()), page.as_bytes())
}
