use terrace_generate::{Random, program::{program, Form}};
fn main(){ let n:u64=std::env::args().nth(1).unwrap().parse().unwrap();
 let form = if std::env::args().nth(2).is_some() {Form::Opaque} else {Form::Plain};
 let mut r=Random((1u64).rotate_left(32)^n); let mut r=Random(r.next_number()); print!("{}", program(&mut r, form)); }
