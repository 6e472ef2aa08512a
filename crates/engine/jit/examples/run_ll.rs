//! Runs `main` of a file of LLVM assembly: `run_ll FILE [ENTRY [f32|i32|i64|void]]`. A tool for engine developers.

use std::ffi::{CString, c_char};
use std::process::exit;

use terrace_engine_jit::{Error, Jit, Opt, Options, Symbols};
use terrace_llvmir_read::{ReadOptions, read};

unsafe extern "C" {
    #[link_name = "printf"]
    fn libc_printf(format: *const c_char, ...) -> i32;
}

fn main() {
    let mut args = std::env::args().skip(1);
    let Some(path) = args.next() else {
        eprintln!("usage: run_ll FILE [ENTRY [f32|i32|i64|void]]");
        exit(2)
    };
    let entry = args.next().unwrap_or_else(|| "main".to_owned());
    let kind = args.next();
    let source = match std::fs::read(&path) {
        Ok(source) => source,
        Err(error) => {
            eprintln!("{path}: {error}");
            exit(2)
        }
    };
    let module = match read(&source, &path, ReadOptions::default()) {
        Ok(module) => module,
        Err(error) => {
            eprintln!("{error}");
            exit(2)
        }
    };
    let mut symbols = Symbols::new();
    symbols.add_lookup(|name| {
        let symbol = terrace_engine_runtime::find(name)?;
        Some(symbol.address.as_ptr().cast())
    });
    let options = Options {
        opt: match std::env::var_os("TERRACE_OPT_NONE") {
            Some(_) => Opt::None,
            None => Opt::Speed,
        },
        verify: true,
        ..Options::default()
    };
    let jit = match Jit::build(&module, &options, symbols) {
        Ok(jit) => jit,
        Err(error) => {
            eprintln!("{error}");
            exit(match error {
                Error::Unsupported(_) => 3,
                Error::Missing(_) => 4,
                _ => 5,
            })
        }
    };
    let Some(address) = jit.entry(&entry) else {
        eprintln!("no function {entry}");
        exit(2)
    };
    // SAFETY: the developer chose the program; the entry has the declared type.
    let code = unsafe {
        jit.start();
        let code = match kind.as_deref() {
            None | Some("i32") => {
                let main: extern "C" fn(i32, *const *const c_char) -> i32 =
                    std::mem::transmute(address);
                let name = CString::new(path).unwrap_or_default();
                let args = [name.as_ptr(), std::ptr::null()];
                let result = main(1, args.as_ptr());
                if kind.is_some() {
                    println!("{result}");
                }
                result
            }
            Some("i64") => {
                let main: extern "C" fn() -> i64 = std::mem::transmute(address);
                println!("{}", main());
                0
            }
            Some("f32") => {
                let main: extern "C" fn() -> f32 = std::mem::transmute(address);
                let value = main();
                // SAFETY: C's `printf` with an argument of the type in the format string.
                libc_printf(c"%e\n".as_ptr(), f64::from(value));
                0
            }
            Some(_) => {
                let main: extern "C" fn() = std::mem::transmute(address);
                main();
                0
            }
        };
        jit.finish();
        code
    };
    // `exit` flushes C's buffers.
    exit(code)
}
