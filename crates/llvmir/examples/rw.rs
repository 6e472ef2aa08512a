fn main() {
    let path = std::env::args().nth(1).unwrap();
    let source = std::fs::read(&path).unwrap();
    match terrace_llvmir::Module::read(&source, &path, Default::default()) {
        Ok(module) => {
            let mut writer = terrace_llvmir::ModuleWriter::new();
            writer.header(&module);
            use std::io::Write;
            std::io::stdout()
                .write_all(&writer.finish(&module).unwrap())
                .unwrap();
        }
        Err(error) => {
            eprint!("{}", String::from_utf8_lossy(&error.render(&path)));
            std::process::exit(1);
        }
    }
}
