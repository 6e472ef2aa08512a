// terrace opt --arith-emulate-wide-int=widest-int-supported=32 | terrace lower | lli
// Wide integers in vectors without dimensions: what they become has one.
func.func @f(%a: vector<i64>, %b: vector<i64>, %n: vector<i7>, %i: vector<index>, %x: vector<f64>) {
  %0 = arith.addi %a, %b : vector<i64>
  %1 = arith.muli %0, %b : vector<i64>
  %2 = arith.extsi %n : vector<i7> to vector<i64>
  %3 = arith.extui %n : vector<i7> to vector<i64>
  %4 = arith.subi %2, %3 : vector<i64>
  %5 = arith.cmpi slt, %1, %4 : vector<i64>
  %6 = arith.select %5, %1, %4 : vector<i1>, vector<i64>
  %7 = arith.maxsi %6, %a : vector<i64>
  %8 = arith.index_cast %i : vector<index> to vector<i64>
  %9 = arith.xori %7, %8 : vector<i64>
  %10 = arith.fptosi %x : vector<f64> to vector<i64>
  %11 = arith.addi %9, %10 : vector<i64>
  %12 = arith.sitofp %11 : vector<i64> to vector<f64>
  vector.print %12 : vector<f64>
  %13 = arith.uitofp %11 : vector<i64> to vector<f32>
  vector.print %13 : vector<f32>
  %14 = arith.trunci %11 : vector<i64> to vector<i32>
  vector.print %14 : vector<i32>
  %15 = arith.index_cast %2 : vector<i64> to vector<index>
  vector.print %15 : vector<index>
  %c3 = arith.constant dense<3> : vector<i64>
  %16 = arith.shrsi %a, %c3 : vector<i64>
  %17 = arith.shli %16, %c3 : vector<i64>
  %18 = arith.shrui %17, %c3 : vector<i64>
  %19 = arith.trunci %18 : vector<i64> to vector<i32>
  vector.print %19 : vector<i32>
  vector.print %5 : vector<i1>
  return
}
func.func @main() {
  %a = arith.constant dense<-5000000007> : vector<i64>
  %b = arith.constant dense<123456789012> : vector<i64>
  %n = arith.constant dense<-3> : vector<i7>
  %i = arith.constant dense<7> : vector<index>
  %x = arith.constant dense<-1.5e10> : vector<f64>
  call @f(%a, %b, %n, %i, %x) : (vector<i64>, vector<i64>, vector<i7>, vector<index>, vector<f64>) -> ()
  %a1 = arith.constant dense<9> : vector<i64>
  call @f(%a1, %a, %n, %i, %x) : (vector<i64>, vector<i64>, vector<i7>, vector<index>, vector<f64>) -> ()
  return
}
// ==== stdout ====
( -2e+10 )
( 1.84467e+19 )
( 1474836478 )
( 18446744073709551613 )
( -625000001 )
( 1 )
( -1.5e+10 )
( 1.84467e+19 )
( -2115098098 )
( 18446744073709551613 )
( 1 )
( 0 )
