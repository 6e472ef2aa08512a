// terrace opt --canonicalize
func.func @f1(%x: i32, %y: i32) -> i32 {
%a = arith.constant 5 : i32
%b = arith.constant 7 : i32
%m = arith.constant -1 : i32
%i = arith.addi %x, %a overflow<nsw, nuw> : i32
%r = arith.addi %i, %b overflow<nsw> : i32
return %r : i32
}
func.func @f2(%x: i32, %y: i32) -> i32 {
%a = arith.constant 5 : i32
%b = arith.constant 7 : i32
%m = arith.constant -1 : i32
%i = arith.subi %x, %a overflow<nsw, nuw> : i32
%r = arith.addi %i, %b overflow<nsw> : i32
return %r : i32
}
func.func @f3(%x: i32, %y: i32) -> i32 {
%a = arith.constant 5 : i32
%b = arith.constant 7 : i32
%m = arith.constant -1 : i32
%i = arith.subi %a, %x overflow<nsw, nuw> : i32
%r = arith.addi %i, %b overflow<nsw> : i32
return %r : i32
}
func.func @f4(%x: i32, %y: i32) -> i32 {
%a = arith.constant 5 : i32
%b = arith.constant 7 : i32
%m = arith.constant -1 : i32
%i = arith.muli %x, %a overflow<nsw, nuw> : i32
%r = arith.addi %i, %b overflow<nsw> : i32
return %r : i32
}
func.func @f5(%x: i32, %y: i32) -> i32 {
%a = arith.constant 5 : i32
%b = arith.constant 7 : i32
%m = arith.constant -1 : i32
%i = arith.muli %x, %m overflow<nsw, nuw> : i32
%r = arith.addi %i, %b overflow<nsw> : i32
return %r : i32
}
func.func @f6(%x: i32, %y: i32) -> i32 {
%a = arith.constant 5 : i32
%b = arith.constant 7 : i32
%m = arith.constant -1 : i32
%i = arith.subi %x, %y overflow<nsw, nuw> : i32
%r = arith.addi %i, %b overflow<nsw> : i32
return %r : i32
}
func.func @f7(%x: i32, %y: i32) -> i32 {
%a = arith.constant 5 : i32
%b = arith.constant 7 : i32
%m = arith.constant -1 : i32
%i = arith.addi %x, %a overflow<nsw, nuw> : i32
%r = arith.subi %i, %b overflow<nsw> : i32
return %r : i32
}
func.func @f8(%x: i32, %y: i32) -> i32 {
%a = arith.constant 5 : i32
%b = arith.constant 7 : i32
%m = arith.constant -1 : i32
%i = arith.subi %x, %a overflow<nsw, nuw> : i32
%r = arith.subi %i, %b overflow<nsw> : i32
return %r : i32
}
func.func @f9(%x: i32, %y: i32) -> i32 {
%a = arith.constant 5 : i32
%b = arith.constant 7 : i32
%m = arith.constant -1 : i32
%i = arith.subi %a, %x overflow<nsw, nuw> : i32
%r = arith.subi %i, %b overflow<nsw> : i32
return %r : i32
}
func.func @f10(%x: i32, %y: i32) -> i32 {
%a = arith.constant 5 : i32
%b = arith.constant 7 : i32
%m = arith.constant -1 : i32
%i = arith.muli %x, %a overflow<nsw, nuw> : i32
%r = arith.subi %i, %b overflow<nsw> : i32
return %r : i32
}
func.func @f11(%x: i32, %y: i32) -> i32 {
%a = arith.constant 5 : i32
%b = arith.constant 7 : i32
%m = arith.constant -1 : i32
%i = arith.muli %x, %m overflow<nsw, nuw> : i32
%r = arith.subi %i, %b overflow<nsw> : i32
return %r : i32
}
func.func @f12(%x: i32, %y: i32) -> i32 {
%a = arith.constant 5 : i32
%b = arith.constant 7 : i32
%m = arith.constant -1 : i32
%i = arith.subi %x, %y overflow<nsw, nuw> : i32
%r = arith.subi %i, %b overflow<nsw> : i32
return %r : i32
}
func.func @f13(%x: i32, %y: i32) -> i32 {
%a = arith.constant 5 : i32
%b = arith.constant 7 : i32
%m = arith.constant -1 : i32
%i = arith.addi %x, %a overflow<nsw, nuw> : i32
%r = arith.subi %b, %i overflow<nsw> : i32
return %r : i32
}
func.func @f14(%x: i32, %y: i32) -> i32 {
%a = arith.constant 5 : i32
%b = arith.constant 7 : i32
%m = arith.constant -1 : i32
%i = arith.subi %x, %a overflow<nsw, nuw> : i32
%r = arith.subi %b, %i overflow<nsw> : i32
return %r : i32
}
func.func @f15(%x: i32, %y: i32) -> i32 {
%a = arith.constant 5 : i32
%b = arith.constant 7 : i32
%m = arith.constant -1 : i32
%i = arith.subi %a, %x overflow<nsw, nuw> : i32
%r = arith.subi %b, %i overflow<nsw> : i32
return %r : i32
}
func.func @f16(%x: i32, %y: i32) -> i32 {
%a = arith.constant 5 : i32
%b = arith.constant 7 : i32
%m = arith.constant -1 : i32
%i = arith.muli %x, %a overflow<nsw, nuw> : i32
%r = arith.subi %b, %i overflow<nsw> : i32
return %r : i32
}
func.func @f17(%x: i32, %y: i32) -> i32 {
%a = arith.constant 5 : i32
%b = arith.constant 7 : i32
%m = arith.constant -1 : i32
%i = arith.muli %x, %m overflow<nsw, nuw> : i32
%r = arith.subi %b, %i overflow<nsw> : i32
return %r : i32
}
func.func @f18(%x: i32, %y: i32) -> i32 {
%a = arith.constant 5 : i32
%b = arith.constant 7 : i32
%m = arith.constant -1 : i32
%i = arith.subi %x, %y overflow<nsw, nuw> : i32
%r = arith.subi %b, %i overflow<nsw> : i32
return %r : i32
}
func.func @f19(%x: i32, %y: i32) -> i32 {
%a = arith.constant 5 : i32
%b = arith.constant 7 : i32
%m = arith.constant -1 : i32
%i = arith.addi %x, %a overflow<nsw, nuw> : i32
%r = arith.muli %i, %b overflow<nsw> : i32
return %r : i32
}
func.func @f20(%x: i32, %y: i32) -> i32 {
%a = arith.constant 5 : i32
%b = arith.constant 7 : i32
%m = arith.constant -1 : i32
%i = arith.subi %x, %a overflow<nsw, nuw> : i32
%r = arith.muli %i, %b overflow<nsw> : i32
return %r : i32
}
func.func @f21(%x: i32, %y: i32) -> i32 {
%a = arith.constant 5 : i32
%b = arith.constant 7 : i32
%m = arith.constant -1 : i32
%i = arith.subi %a, %x overflow<nsw, nuw> : i32
%r = arith.muli %i, %b overflow<nsw> : i32
return %r : i32
}
func.func @f22(%x: i32, %y: i32) -> i32 {
%a = arith.constant 5 : i32
%b = arith.constant 7 : i32
%m = arith.constant -1 : i32
%i = arith.muli %x, %a overflow<nsw, nuw> : i32
%r = arith.muli %i, %b overflow<nsw> : i32
return %r : i32
}
func.func @f23(%x: i32, %y: i32) -> i32 {
%a = arith.constant 5 : i32
%b = arith.constant 7 : i32
%m = arith.constant -1 : i32
%i = arith.muli %x, %m overflow<nsw, nuw> : i32
%r = arith.muli %i, %b overflow<nsw> : i32
return %r : i32
}
func.func @f24(%x: i32, %y: i32) -> i32 {
%a = arith.constant 5 : i32
%b = arith.constant 7 : i32
%m = arith.constant -1 : i32
%i = arith.subi %x, %y overflow<nsw, nuw> : i32
%r = arith.muli %i, %b overflow<nsw> : i32
return %r : i32
}
func.func @f25(%x: i32, %y: i32) -> i32 {
%a = arith.constant 5 : i32
%b = arith.constant 7 : i32
%m = arith.constant -1 : i32
%i = arith.addi %x, %a overflow<nsw, nuw> : i32
%r = arith.addi %y, %i overflow<nsw> : i32
return %r : i32
}
func.func @f26(%x: i32, %y: i32) -> i32 {
%a = arith.constant 5 : i32
%b = arith.constant 7 : i32
%m = arith.constant -1 : i32
%i = arith.subi %x, %a overflow<nsw, nuw> : i32
%r = arith.addi %y, %i overflow<nsw> : i32
return %r : i32
}
func.func @f27(%x: i32, %y: i32) -> i32 {
%a = arith.constant 5 : i32
%b = arith.constant 7 : i32
%m = arith.constant -1 : i32
%i = arith.subi %a, %x overflow<nsw, nuw> : i32
%r = arith.addi %y, %i overflow<nsw> : i32
return %r : i32
}
func.func @f28(%x: i32, %y: i32) -> i32 {
%a = arith.constant 5 : i32
%b = arith.constant 7 : i32
%m = arith.constant -1 : i32
%i = arith.muli %x, %a overflow<nsw, nuw> : i32
%r = arith.addi %y, %i overflow<nsw> : i32
return %r : i32
}
func.func @f29(%x: i32, %y: i32) -> i32 {
%a = arith.constant 5 : i32
%b = arith.constant 7 : i32
%m = arith.constant -1 : i32
%i = arith.muli %x, %m overflow<nsw, nuw> : i32
%r = arith.addi %y, %i overflow<nsw> : i32
return %r : i32
}
func.func @f30(%x: i32, %y: i32) -> i32 {
%a = arith.constant 5 : i32
%b = arith.constant 7 : i32
%m = arith.constant -1 : i32
%i = arith.subi %x, %y overflow<nsw, nuw> : i32
%r = arith.addi %y, %i overflow<nsw> : i32
return %r : i32
}
func.func @f31(%x: i32, %y: i32) -> i32 {
%a = arith.constant 5 : i32
%b = arith.constant 7 : i32
%m = arith.constant -1 : i32
%i = arith.addi %x, %a overflow<nsw, nuw> : i32
%r = arith.addi %i, %y overflow<nsw> : i32
return %r : i32
}
func.func @f32(%x: i32, %y: i32) -> i32 {
%a = arith.constant 5 : i32
%b = arith.constant 7 : i32
%m = arith.constant -1 : i32
%i = arith.subi %x, %a overflow<nsw, nuw> : i32
%r = arith.addi %i, %y overflow<nsw> : i32
return %r : i32
}
func.func @f33(%x: i32, %y: i32) -> i32 {
%a = arith.constant 5 : i32
%b = arith.constant 7 : i32
%m = arith.constant -1 : i32
%i = arith.subi %a, %x overflow<nsw, nuw> : i32
%r = arith.addi %i, %y overflow<nsw> : i32
return %r : i32
}
func.func @f34(%x: i32, %y: i32) -> i32 {
%a = arith.constant 5 : i32
%b = arith.constant 7 : i32
%m = arith.constant -1 : i32
%i = arith.muli %x, %a overflow<nsw, nuw> : i32
%r = arith.addi %i, %y overflow<nsw> : i32
return %r : i32
}
func.func @f35(%x: i32, %y: i32) -> i32 {
%a = arith.constant 5 : i32
%b = arith.constant 7 : i32
%m = arith.constant -1 : i32
%i = arith.muli %x, %m overflow<nsw, nuw> : i32
%r = arith.addi %i, %y overflow<nsw> : i32
return %r : i32
}
func.func @f36(%x: i32, %y: i32) -> i32 {
%a = arith.constant 5 : i32
%b = arith.constant 7 : i32
%m = arith.constant -1 : i32
%i = arith.subi %x, %y overflow<nsw, nuw> : i32
%r = arith.addi %i, %y overflow<nsw> : i32
return %r : i32
}
func.func @f37(%x: i32, %y: i32) -> i32 {
%a = arith.constant 5 : i32
%b = arith.constant 7 : i32
%m = arith.constant -1 : i32
%i = arith.addi %x, %a overflow<nsw, nuw> : i32
%r = arith.subi %i, %x overflow<nsw> : i32
return %r : i32
}
func.func @f38(%x: i32, %y: i32) -> i32 {
%a = arith.constant 5 : i32
%b = arith.constant 7 : i32
%m = arith.constant -1 : i32
%i = arith.subi %x, %a overflow<nsw, nuw> : i32
%r = arith.subi %i, %x overflow<nsw> : i32
return %r : i32
}
func.func @f39(%x: i32, %y: i32) -> i32 {
%a = arith.constant 5 : i32
%b = arith.constant 7 : i32
%m = arith.constant -1 : i32
%i = arith.subi %a, %x overflow<nsw, nuw> : i32
%r = arith.subi %i, %x overflow<nsw> : i32
return %r : i32
}
func.func @f40(%x: i32, %y: i32) -> i32 {
%a = arith.constant 5 : i32
%b = arith.constant 7 : i32
%m = arith.constant -1 : i32
%i = arith.muli %x, %a overflow<nsw, nuw> : i32
%r = arith.subi %i, %x overflow<nsw> : i32
return %r : i32
}
func.func @f41(%x: i32, %y: i32) -> i32 {
%a = arith.constant 5 : i32
%b = arith.constant 7 : i32
%m = arith.constant -1 : i32
%i = arith.muli %x, %m overflow<nsw, nuw> : i32
%r = arith.subi %i, %x overflow<nsw> : i32
return %r : i32
}
func.func @f42(%x: i32, %y: i32) -> i32 {
%a = arith.constant 5 : i32
%b = arith.constant 7 : i32
%m = arith.constant -1 : i32
%i = arith.subi %x, %y overflow<nsw, nuw> : i32
%r = arith.subi %i, %x overflow<nsw> : i32
return %r : i32
}
func.func @f43(%x: vector<4xi32>, %y: vector<4xi32>) -> vector<4xi32> {
%a = arith.constant dense<5> : vector<4xi32>
%b = arith.constant dense<7> : vector<4xi32>
%m = arith.constant dense<-1> : vector<4xi32>
%i = arith.addi %x, %a overflow<nsw, nuw> : vector<4xi32>
%r = arith.addi %i, %b overflow<nsw> : vector<4xi32>
return %r : vector<4xi32>
}
func.func @f44(%x: vector<4xi32>, %y: vector<4xi32>) -> vector<4xi32> {
%a = arith.constant dense<5> : vector<4xi32>
%b = arith.constant dense<7> : vector<4xi32>
%m = arith.constant dense<-1> : vector<4xi32>
%i = arith.subi %x, %a overflow<nsw, nuw> : vector<4xi32>
%r = arith.addi %i, %b overflow<nsw> : vector<4xi32>
return %r : vector<4xi32>
}
func.func @f45(%x: vector<4xi32>, %y: vector<4xi32>) -> vector<4xi32> {
%a = arith.constant dense<5> : vector<4xi32>
%b = arith.constant dense<7> : vector<4xi32>
%m = arith.constant dense<-1> : vector<4xi32>
%i = arith.subi %a, %x overflow<nsw, nuw> : vector<4xi32>
%r = arith.addi %i, %b overflow<nsw> : vector<4xi32>
return %r : vector<4xi32>
}
func.func @f46(%x: vector<4xi32>, %y: vector<4xi32>) -> vector<4xi32> {
%a = arith.constant dense<5> : vector<4xi32>
%b = arith.constant dense<7> : vector<4xi32>
%m = arith.constant dense<-1> : vector<4xi32>
%i = arith.muli %x, %a overflow<nsw, nuw> : vector<4xi32>
%r = arith.addi %i, %b overflow<nsw> : vector<4xi32>
return %r : vector<4xi32>
}
func.func @f47(%x: vector<4xi32>, %y: vector<4xi32>) -> vector<4xi32> {
%a = arith.constant dense<5> : vector<4xi32>
%b = arith.constant dense<7> : vector<4xi32>
%m = arith.constant dense<-1> : vector<4xi32>
%i = arith.muli %x, %m overflow<nsw, nuw> : vector<4xi32>
%r = arith.addi %i, %b overflow<nsw> : vector<4xi32>
return %r : vector<4xi32>
}
func.func @f48(%x: vector<4xi32>, %y: vector<4xi32>) -> vector<4xi32> {
%a = arith.constant dense<5> : vector<4xi32>
%b = arith.constant dense<7> : vector<4xi32>
%m = arith.constant dense<-1> : vector<4xi32>
%i = arith.subi %x, %y overflow<nsw, nuw> : vector<4xi32>
%r = arith.addi %i, %b overflow<nsw> : vector<4xi32>
return %r : vector<4xi32>
}
func.func @f49(%x: vector<4xi32>, %y: vector<4xi32>) -> vector<4xi32> {
%a = arith.constant dense<5> : vector<4xi32>
%b = arith.constant dense<7> : vector<4xi32>
%m = arith.constant dense<-1> : vector<4xi32>
%i = arith.addi %x, %a overflow<nsw, nuw> : vector<4xi32>
%r = arith.subi %i, %b overflow<nsw> : vector<4xi32>
return %r : vector<4xi32>
}
func.func @f50(%x: vector<4xi32>, %y: vector<4xi32>) -> vector<4xi32> {
%a = arith.constant dense<5> : vector<4xi32>
%b = arith.constant dense<7> : vector<4xi32>
%m = arith.constant dense<-1> : vector<4xi32>
%i = arith.subi %x, %a overflow<nsw, nuw> : vector<4xi32>
%r = arith.subi %i, %b overflow<nsw> : vector<4xi32>
return %r : vector<4xi32>
}
func.func @f51(%x: vector<4xi32>, %y: vector<4xi32>) -> vector<4xi32> {
%a = arith.constant dense<5> : vector<4xi32>
%b = arith.constant dense<7> : vector<4xi32>
%m = arith.constant dense<-1> : vector<4xi32>
%i = arith.subi %a, %x overflow<nsw, nuw> : vector<4xi32>
%r = arith.subi %i, %b overflow<nsw> : vector<4xi32>
return %r : vector<4xi32>
}
func.func @f52(%x: vector<4xi32>, %y: vector<4xi32>) -> vector<4xi32> {
%a = arith.constant dense<5> : vector<4xi32>
%b = arith.constant dense<7> : vector<4xi32>
%m = arith.constant dense<-1> : vector<4xi32>
%i = arith.muli %x, %a overflow<nsw, nuw> : vector<4xi32>
%r = arith.subi %i, %b overflow<nsw> : vector<4xi32>
return %r : vector<4xi32>
}
func.func @f53(%x: vector<4xi32>, %y: vector<4xi32>) -> vector<4xi32> {
%a = arith.constant dense<5> : vector<4xi32>
%b = arith.constant dense<7> : vector<4xi32>
%m = arith.constant dense<-1> : vector<4xi32>
%i = arith.muli %x, %m overflow<nsw, nuw> : vector<4xi32>
%r = arith.subi %i, %b overflow<nsw> : vector<4xi32>
return %r : vector<4xi32>
}
func.func @f54(%x: vector<4xi32>, %y: vector<4xi32>) -> vector<4xi32> {
%a = arith.constant dense<5> : vector<4xi32>
%b = arith.constant dense<7> : vector<4xi32>
%m = arith.constant dense<-1> : vector<4xi32>
%i = arith.subi %x, %y overflow<nsw, nuw> : vector<4xi32>
%r = arith.subi %i, %b overflow<nsw> : vector<4xi32>
return %r : vector<4xi32>
}
func.func @f55(%x: vector<4xi32>, %y: vector<4xi32>) -> vector<4xi32> {
%a = arith.constant dense<5> : vector<4xi32>
%b = arith.constant dense<7> : vector<4xi32>
%m = arith.constant dense<-1> : vector<4xi32>
%i = arith.addi %x, %a overflow<nsw, nuw> : vector<4xi32>
%r = arith.subi %b, %i overflow<nsw> : vector<4xi32>
return %r : vector<4xi32>
}
func.func @f56(%x: vector<4xi32>, %y: vector<4xi32>) -> vector<4xi32> {
%a = arith.constant dense<5> : vector<4xi32>
%b = arith.constant dense<7> : vector<4xi32>
%m = arith.constant dense<-1> : vector<4xi32>
%i = arith.subi %x, %a overflow<nsw, nuw> : vector<4xi32>
%r = arith.subi %b, %i overflow<nsw> : vector<4xi32>
return %r : vector<4xi32>
}
func.func @f57(%x: vector<4xi32>, %y: vector<4xi32>) -> vector<4xi32> {
%a = arith.constant dense<5> : vector<4xi32>
%b = arith.constant dense<7> : vector<4xi32>
%m = arith.constant dense<-1> : vector<4xi32>
%i = arith.subi %a, %x overflow<nsw, nuw> : vector<4xi32>
%r = arith.subi %b, %i overflow<nsw> : vector<4xi32>
return %r : vector<4xi32>
}
func.func @f58(%x: vector<4xi32>, %y: vector<4xi32>) -> vector<4xi32> {
%a = arith.constant dense<5> : vector<4xi32>
%b = arith.constant dense<7> : vector<4xi32>
%m = arith.constant dense<-1> : vector<4xi32>
%i = arith.muli %x, %a overflow<nsw, nuw> : vector<4xi32>
%r = arith.subi %b, %i overflow<nsw> : vector<4xi32>
return %r : vector<4xi32>
}
func.func @f59(%x: vector<4xi32>, %y: vector<4xi32>) -> vector<4xi32> {
%a = arith.constant dense<5> : vector<4xi32>
%b = arith.constant dense<7> : vector<4xi32>
%m = arith.constant dense<-1> : vector<4xi32>
%i = arith.muli %x, %m overflow<nsw, nuw> : vector<4xi32>
%r = arith.subi %b, %i overflow<nsw> : vector<4xi32>
return %r : vector<4xi32>
}
func.func @f60(%x: vector<4xi32>, %y: vector<4xi32>) -> vector<4xi32> {
%a = arith.constant dense<5> : vector<4xi32>
%b = arith.constant dense<7> : vector<4xi32>
%m = arith.constant dense<-1> : vector<4xi32>
%i = arith.subi %x, %y overflow<nsw, nuw> : vector<4xi32>
%r = arith.subi %b, %i overflow<nsw> : vector<4xi32>
return %r : vector<4xi32>
}
func.func @f61(%x: vector<4xi32>, %y: vector<4xi32>) -> vector<4xi32> {
%a = arith.constant dense<5> : vector<4xi32>
%b = arith.constant dense<7> : vector<4xi32>
%m = arith.constant dense<-1> : vector<4xi32>
%i = arith.addi %x, %a overflow<nsw, nuw> : vector<4xi32>
%r = arith.muli %i, %b overflow<nsw> : vector<4xi32>
return %r : vector<4xi32>
}
func.func @f62(%x: vector<4xi32>, %y: vector<4xi32>) -> vector<4xi32> {
%a = arith.constant dense<5> : vector<4xi32>
%b = arith.constant dense<7> : vector<4xi32>
%m = arith.constant dense<-1> : vector<4xi32>
%i = arith.subi %x, %a overflow<nsw, nuw> : vector<4xi32>
%r = arith.muli %i, %b overflow<nsw> : vector<4xi32>
return %r : vector<4xi32>
}
func.func @f63(%x: vector<4xi32>, %y: vector<4xi32>) -> vector<4xi32> {
%a = arith.constant dense<5> : vector<4xi32>
%b = arith.constant dense<7> : vector<4xi32>
%m = arith.constant dense<-1> : vector<4xi32>
%i = arith.subi %a, %x overflow<nsw, nuw> : vector<4xi32>
%r = arith.muli %i, %b overflow<nsw> : vector<4xi32>
return %r : vector<4xi32>
}
func.func @f64(%x: vector<4xi32>, %y: vector<4xi32>) -> vector<4xi32> {
%a = arith.constant dense<5> : vector<4xi32>
%b = arith.constant dense<7> : vector<4xi32>
%m = arith.constant dense<-1> : vector<4xi32>
%i = arith.muli %x, %a overflow<nsw, nuw> : vector<4xi32>
%r = arith.muli %i, %b overflow<nsw> : vector<4xi32>
return %r : vector<4xi32>
}
func.func @f65(%x: vector<4xi32>, %y: vector<4xi32>) -> vector<4xi32> {
%a = arith.constant dense<5> : vector<4xi32>
%b = arith.constant dense<7> : vector<4xi32>
%m = arith.constant dense<-1> : vector<4xi32>
%i = arith.muli %x, %m overflow<nsw, nuw> : vector<4xi32>
%r = arith.muli %i, %b overflow<nsw> : vector<4xi32>
return %r : vector<4xi32>
}
func.func @f66(%x: vector<4xi32>, %y: vector<4xi32>) -> vector<4xi32> {
%a = arith.constant dense<5> : vector<4xi32>
%b = arith.constant dense<7> : vector<4xi32>
%m = arith.constant dense<-1> : vector<4xi32>
%i = arith.subi %x, %y overflow<nsw, nuw> : vector<4xi32>
%r = arith.muli %i, %b overflow<nsw> : vector<4xi32>
return %r : vector<4xi32>
}
func.func @f67(%x: vector<4xi32>, %y: vector<4xi32>) -> vector<4xi32> {
%a = arith.constant dense<5> : vector<4xi32>
%b = arith.constant dense<7> : vector<4xi32>
%m = arith.constant dense<-1> : vector<4xi32>
%i = arith.addi %x, %a overflow<nsw, nuw> : vector<4xi32>
%r = arith.addi %y, %i overflow<nsw> : vector<4xi32>
return %r : vector<4xi32>
}
func.func @f68(%x: vector<4xi32>, %y: vector<4xi32>) -> vector<4xi32> {
%a = arith.constant dense<5> : vector<4xi32>
%b = arith.constant dense<7> : vector<4xi32>
%m = arith.constant dense<-1> : vector<4xi32>
%i = arith.subi %x, %a overflow<nsw, nuw> : vector<4xi32>
%r = arith.addi %y, %i overflow<nsw> : vector<4xi32>
return %r : vector<4xi32>
}
func.func @f69(%x: vector<4xi32>, %y: vector<4xi32>) -> vector<4xi32> {
%a = arith.constant dense<5> : vector<4xi32>
%b = arith.constant dense<7> : vector<4xi32>
%m = arith.constant dense<-1> : vector<4xi32>
%i = arith.subi %a, %x overflow<nsw, nuw> : vector<4xi32>
%r = arith.addi %y, %i overflow<nsw> : vector<4xi32>
return %r : vector<4xi32>
}
func.func @f70(%x: vector<4xi32>, %y: vector<4xi32>) -> vector<4xi32> {
%a = arith.constant dense<5> : vector<4xi32>
%b = arith.constant dense<7> : vector<4xi32>
%m = arith.constant dense<-1> : vector<4xi32>
%i = arith.muli %x, %a overflow<nsw, nuw> : vector<4xi32>
%r = arith.addi %y, %i overflow<nsw> : vector<4xi32>
return %r : vector<4xi32>
}
func.func @f71(%x: vector<4xi32>, %y: vector<4xi32>) -> vector<4xi32> {
%a = arith.constant dense<5> : vector<4xi32>
%b = arith.constant dense<7> : vector<4xi32>
%m = arith.constant dense<-1> : vector<4xi32>
%i = arith.muli %x, %m overflow<nsw, nuw> : vector<4xi32>
%r = arith.addi %y, %i overflow<nsw> : vector<4xi32>
return %r : vector<4xi32>
}
func.func @f72(%x: vector<4xi32>, %y: vector<4xi32>) -> vector<4xi32> {
%a = arith.constant dense<5> : vector<4xi32>
%b = arith.constant dense<7> : vector<4xi32>
%m = arith.constant dense<-1> : vector<4xi32>
%i = arith.subi %x, %y overflow<nsw, nuw> : vector<4xi32>
%r = arith.addi %y, %i overflow<nsw> : vector<4xi32>
return %r : vector<4xi32>
}
func.func @f73(%x: vector<4xi32>, %y: vector<4xi32>) -> vector<4xi32> {
%a = arith.constant dense<5> : vector<4xi32>
%b = arith.constant dense<7> : vector<4xi32>
%m = arith.constant dense<-1> : vector<4xi32>
%i = arith.addi %x, %a overflow<nsw, nuw> : vector<4xi32>
%r = arith.addi %i, %y overflow<nsw> : vector<4xi32>
return %r : vector<4xi32>
}
func.func @f74(%x: vector<4xi32>, %y: vector<4xi32>) -> vector<4xi32> {
%a = arith.constant dense<5> : vector<4xi32>
%b = arith.constant dense<7> : vector<4xi32>
%m = arith.constant dense<-1> : vector<4xi32>
%i = arith.subi %x, %a overflow<nsw, nuw> : vector<4xi32>
%r = arith.addi %i, %y overflow<nsw> : vector<4xi32>
return %r : vector<4xi32>
}
func.func @f75(%x: vector<4xi32>, %y: vector<4xi32>) -> vector<4xi32> {
%a = arith.constant dense<5> : vector<4xi32>
%b = arith.constant dense<7> : vector<4xi32>
%m = arith.constant dense<-1> : vector<4xi32>
%i = arith.subi %a, %x overflow<nsw, nuw> : vector<4xi32>
%r = arith.addi %i, %y overflow<nsw> : vector<4xi32>
return %r : vector<4xi32>
}
func.func @f76(%x: vector<4xi32>, %y: vector<4xi32>) -> vector<4xi32> {
%a = arith.constant dense<5> : vector<4xi32>
%b = arith.constant dense<7> : vector<4xi32>
%m = arith.constant dense<-1> : vector<4xi32>
%i = arith.muli %x, %a overflow<nsw, nuw> : vector<4xi32>
%r = arith.addi %i, %y overflow<nsw> : vector<4xi32>
return %r : vector<4xi32>
}
func.func @f77(%x: vector<4xi32>, %y: vector<4xi32>) -> vector<4xi32> {
%a = arith.constant dense<5> : vector<4xi32>
%b = arith.constant dense<7> : vector<4xi32>
%m = arith.constant dense<-1> : vector<4xi32>
%i = arith.muli %x, %m overflow<nsw, nuw> : vector<4xi32>
%r = arith.addi %i, %y overflow<nsw> : vector<4xi32>
return %r : vector<4xi32>
}
func.func @f78(%x: vector<4xi32>, %y: vector<4xi32>) -> vector<4xi32> {
%a = arith.constant dense<5> : vector<4xi32>
%b = arith.constant dense<7> : vector<4xi32>
%m = arith.constant dense<-1> : vector<4xi32>
%i = arith.subi %x, %y overflow<nsw, nuw> : vector<4xi32>
%r = arith.addi %i, %y overflow<nsw> : vector<4xi32>
return %r : vector<4xi32>
}
func.func @f79(%x: vector<4xi32>, %y: vector<4xi32>) -> vector<4xi32> {
%a = arith.constant dense<5> : vector<4xi32>
%b = arith.constant dense<7> : vector<4xi32>
%m = arith.constant dense<-1> : vector<4xi32>
%i = arith.addi %x, %a overflow<nsw, nuw> : vector<4xi32>
%r = arith.subi %i, %x overflow<nsw> : vector<4xi32>
return %r : vector<4xi32>
}
func.func @f80(%x: vector<4xi32>, %y: vector<4xi32>) -> vector<4xi32> {
%a = arith.constant dense<5> : vector<4xi32>
%b = arith.constant dense<7> : vector<4xi32>
%m = arith.constant dense<-1> : vector<4xi32>
%i = arith.subi %x, %a overflow<nsw, nuw> : vector<4xi32>
%r = arith.subi %i, %x overflow<nsw> : vector<4xi32>
return %r : vector<4xi32>
}
func.func @f81(%x: vector<4xi32>, %y: vector<4xi32>) -> vector<4xi32> {
%a = arith.constant dense<5> : vector<4xi32>
%b = arith.constant dense<7> : vector<4xi32>
%m = arith.constant dense<-1> : vector<4xi32>
%i = arith.subi %a, %x overflow<nsw, nuw> : vector<4xi32>
%r = arith.subi %i, %x overflow<nsw> : vector<4xi32>
return %r : vector<4xi32>
}
func.func @f82(%x: vector<4xi32>, %y: vector<4xi32>) -> vector<4xi32> {
%a = arith.constant dense<5> : vector<4xi32>
%b = arith.constant dense<7> : vector<4xi32>
%m = arith.constant dense<-1> : vector<4xi32>
%i = arith.muli %x, %a overflow<nsw, nuw> : vector<4xi32>
%r = arith.subi %i, %x overflow<nsw> : vector<4xi32>
return %r : vector<4xi32>
}
func.func @f83(%x: vector<4xi32>, %y: vector<4xi32>) -> vector<4xi32> {
%a = arith.constant dense<5> : vector<4xi32>
%b = arith.constant dense<7> : vector<4xi32>
%m = arith.constant dense<-1> : vector<4xi32>
%i = arith.muli %x, %m overflow<nsw, nuw> : vector<4xi32>
%r = arith.subi %i, %x overflow<nsw> : vector<4xi32>
return %r : vector<4xi32>
}
func.func @f84(%x: vector<4xi32>, %y: vector<4xi32>) -> vector<4xi32> {
%a = arith.constant dense<5> : vector<4xi32>
%b = arith.constant dense<7> : vector<4xi32>
%m = arith.constant dense<-1> : vector<4xi32>
%i = arith.subi %x, %y overflow<nsw, nuw> : vector<4xi32>
%r = arith.subi %i, %x overflow<nsw> : vector<4xi32>
return %r : vector<4xi32>
}
func.func @f85(%x: index, %y: index) -> index {
%a = arith.constant 5 : index
%b = arith.constant 7 : index
%m = arith.constant -1 : index
%i = arith.addi %x, %a overflow<nsw, nuw> : index
%r = arith.addi %i, %b overflow<nsw> : index
return %r : index
}
func.func @f86(%x: index, %y: index) -> index {
%a = arith.constant 5 : index
%b = arith.constant 7 : index
%m = arith.constant -1 : index
%i = arith.subi %x, %a overflow<nsw, nuw> : index
%r = arith.addi %i, %b overflow<nsw> : index
return %r : index
}
func.func @f87(%x: index, %y: index) -> index {
%a = arith.constant 5 : index
%b = arith.constant 7 : index
%m = arith.constant -1 : index
%i = arith.subi %a, %x overflow<nsw, nuw> : index
%r = arith.addi %i, %b overflow<nsw> : index
return %r : index
}
func.func @f88(%x: index, %y: index) -> index {
%a = arith.constant 5 : index
%b = arith.constant 7 : index
%m = arith.constant -1 : index
%i = arith.muli %x, %a overflow<nsw, nuw> : index
%r = arith.addi %i, %b overflow<nsw> : index
return %r : index
}
func.func @f89(%x: index, %y: index) -> index {
%a = arith.constant 5 : index
%b = arith.constant 7 : index
%m = arith.constant -1 : index
%i = arith.muli %x, %m overflow<nsw, nuw> : index
%r = arith.addi %i, %b overflow<nsw> : index
return %r : index
}
func.func @f90(%x: index, %y: index) -> index {
%a = arith.constant 5 : index
%b = arith.constant 7 : index
%m = arith.constant -1 : index
%i = arith.subi %x, %y overflow<nsw, nuw> : index
%r = arith.addi %i, %b overflow<nsw> : index
return %r : index
}
func.func @f91(%x: index, %y: index) -> index {
%a = arith.constant 5 : index
%b = arith.constant 7 : index
%m = arith.constant -1 : index
%i = arith.addi %x, %a overflow<nsw, nuw> : index
%r = arith.subi %i, %b overflow<nsw> : index
return %r : index
}
func.func @f92(%x: index, %y: index) -> index {
%a = arith.constant 5 : index
%b = arith.constant 7 : index
%m = arith.constant -1 : index
%i = arith.subi %x, %a overflow<nsw, nuw> : index
%r = arith.subi %i, %b overflow<nsw> : index
return %r : index
}
func.func @f93(%x: index, %y: index) -> index {
%a = arith.constant 5 : index
%b = arith.constant 7 : index
%m = arith.constant -1 : index
%i = arith.subi %a, %x overflow<nsw, nuw> : index
%r = arith.subi %i, %b overflow<nsw> : index
return %r : index
}
func.func @f94(%x: index, %y: index) -> index {
%a = arith.constant 5 : index
%b = arith.constant 7 : index
%m = arith.constant -1 : index
%i = arith.muli %x, %a overflow<nsw, nuw> : index
%r = arith.subi %i, %b overflow<nsw> : index
return %r : index
}
func.func @f95(%x: index, %y: index) -> index {
%a = arith.constant 5 : index
%b = arith.constant 7 : index
%m = arith.constant -1 : index
%i = arith.muli %x, %m overflow<nsw, nuw> : index
%r = arith.subi %i, %b overflow<nsw> : index
return %r : index
}
func.func @f96(%x: index, %y: index) -> index {
%a = arith.constant 5 : index
%b = arith.constant 7 : index
%m = arith.constant -1 : index
%i = arith.subi %x, %y overflow<nsw, nuw> : index
%r = arith.subi %i, %b overflow<nsw> : index
return %r : index
}
func.func @f97(%x: index, %y: index) -> index {
%a = arith.constant 5 : index
%b = arith.constant 7 : index
%m = arith.constant -1 : index
%i = arith.addi %x, %a overflow<nsw, nuw> : index
%r = arith.subi %b, %i overflow<nsw> : index
return %r : index
}
func.func @f98(%x: index, %y: index) -> index {
%a = arith.constant 5 : index
%b = arith.constant 7 : index
%m = arith.constant -1 : index
%i = arith.subi %x, %a overflow<nsw, nuw> : index
%r = arith.subi %b, %i overflow<nsw> : index
return %r : index
}
func.func @f99(%x: index, %y: index) -> index {
%a = arith.constant 5 : index
%b = arith.constant 7 : index
%m = arith.constant -1 : index
%i = arith.subi %a, %x overflow<nsw, nuw> : index
%r = arith.subi %b, %i overflow<nsw> : index
return %r : index
}
func.func @f100(%x: index, %y: index) -> index {
%a = arith.constant 5 : index
%b = arith.constant 7 : index
%m = arith.constant -1 : index
%i = arith.muli %x, %a overflow<nsw, nuw> : index
%r = arith.subi %b, %i overflow<nsw> : index
return %r : index
}
func.func @f101(%x: index, %y: index) -> index {
%a = arith.constant 5 : index
%b = arith.constant 7 : index
%m = arith.constant -1 : index
%i = arith.muli %x, %m overflow<nsw, nuw> : index
%r = arith.subi %b, %i overflow<nsw> : index
return %r : index
}
func.func @f102(%x: index, %y: index) -> index {
%a = arith.constant 5 : index
%b = arith.constant 7 : index
%m = arith.constant -1 : index
%i = arith.subi %x, %y overflow<nsw, nuw> : index
%r = arith.subi %b, %i overflow<nsw> : index
return %r : index
}
func.func @f103(%x: index, %y: index) -> index {
%a = arith.constant 5 : index
%b = arith.constant 7 : index
%m = arith.constant -1 : index
%i = arith.addi %x, %a overflow<nsw, nuw> : index
%r = arith.muli %i, %b overflow<nsw> : index
return %r : index
}
func.func @f104(%x: index, %y: index) -> index {
%a = arith.constant 5 : index
%b = arith.constant 7 : index
%m = arith.constant -1 : index
%i = arith.subi %x, %a overflow<nsw, nuw> : index
%r = arith.muli %i, %b overflow<nsw> : index
return %r : index
}
func.func @f105(%x: index, %y: index) -> index {
%a = arith.constant 5 : index
%b = arith.constant 7 : index
%m = arith.constant -1 : index
%i = arith.subi %a, %x overflow<nsw, nuw> : index
%r = arith.muli %i, %b overflow<nsw> : index
return %r : index
}
func.func @f106(%x: index, %y: index) -> index {
%a = arith.constant 5 : index
%b = arith.constant 7 : index
%m = arith.constant -1 : index
%i = arith.muli %x, %a overflow<nsw, nuw> : index
%r = arith.muli %i, %b overflow<nsw> : index
return %r : index
}
func.func @f107(%x: index, %y: index) -> index {
%a = arith.constant 5 : index
%b = arith.constant 7 : index
%m = arith.constant -1 : index
%i = arith.muli %x, %m overflow<nsw, nuw> : index
%r = arith.muli %i, %b overflow<nsw> : index
return %r : index
}
func.func @f108(%x: index, %y: index) -> index {
%a = arith.constant 5 : index
%b = arith.constant 7 : index
%m = arith.constant -1 : index
%i = arith.subi %x, %y overflow<nsw, nuw> : index
%r = arith.muli %i, %b overflow<nsw> : index
return %r : index
}
func.func @f109(%x: index, %y: index) -> index {
%a = arith.constant 5 : index
%b = arith.constant 7 : index
%m = arith.constant -1 : index
%i = arith.addi %x, %a overflow<nsw, nuw> : index
%r = arith.addi %y, %i overflow<nsw> : index
return %r : index
}
func.func @f110(%x: index, %y: index) -> index {
%a = arith.constant 5 : index
%b = arith.constant 7 : index
%m = arith.constant -1 : index
%i = arith.subi %x, %a overflow<nsw, nuw> : index
%r = arith.addi %y, %i overflow<nsw> : index
return %r : index
}
func.func @f111(%x: index, %y: index) -> index {
%a = arith.constant 5 : index
%b = arith.constant 7 : index
%m = arith.constant -1 : index
%i = arith.subi %a, %x overflow<nsw, nuw> : index
%r = arith.addi %y, %i overflow<nsw> : index
return %r : index
}
func.func @f112(%x: index, %y: index) -> index {
%a = arith.constant 5 : index
%b = arith.constant 7 : index
%m = arith.constant -1 : index
%i = arith.muli %x, %a overflow<nsw, nuw> : index
%r = arith.addi %y, %i overflow<nsw> : index
return %r : index
}
func.func @f113(%x: index, %y: index) -> index {
%a = arith.constant 5 : index
%b = arith.constant 7 : index
%m = arith.constant -1 : index
%i = arith.muli %x, %m overflow<nsw, nuw> : index
%r = arith.addi %y, %i overflow<nsw> : index
return %r : index
}
func.func @f114(%x: index, %y: index) -> index {
%a = arith.constant 5 : index
%b = arith.constant 7 : index
%m = arith.constant -1 : index
%i = arith.subi %x, %y overflow<nsw, nuw> : index
%r = arith.addi %y, %i overflow<nsw> : index
return %r : index
}
func.func @f115(%x: index, %y: index) -> index {
%a = arith.constant 5 : index
%b = arith.constant 7 : index
%m = arith.constant -1 : index
%i = arith.addi %x, %a overflow<nsw, nuw> : index
%r = arith.addi %i, %y overflow<nsw> : index
return %r : index
}
func.func @f116(%x: index, %y: index) -> index {
%a = arith.constant 5 : index
%b = arith.constant 7 : index
%m = arith.constant -1 : index
%i = arith.subi %x, %a overflow<nsw, nuw> : index
%r = arith.addi %i, %y overflow<nsw> : index
return %r : index
}
func.func @f117(%x: index, %y: index) -> index {
%a = arith.constant 5 : index
%b = arith.constant 7 : index
%m = arith.constant -1 : index
%i = arith.subi %a, %x overflow<nsw, nuw> : index
%r = arith.addi %i, %y overflow<nsw> : index
return %r : index
}
func.func @f118(%x: index, %y: index) -> index {
%a = arith.constant 5 : index
%b = arith.constant 7 : index
%m = arith.constant -1 : index
%i = arith.muli %x, %a overflow<nsw, nuw> : index
%r = arith.addi %i, %y overflow<nsw> : index
return %r : index
}
func.func @f119(%x: index, %y: index) -> index {
%a = arith.constant 5 : index
%b = arith.constant 7 : index
%m = arith.constant -1 : index
%i = arith.muli %x, %m overflow<nsw, nuw> : index
%r = arith.addi %i, %y overflow<nsw> : index
return %r : index
}
func.func @f120(%x: index, %y: index) -> index {
%a = arith.constant 5 : index
%b = arith.constant 7 : index
%m = arith.constant -1 : index
%i = arith.subi %x, %y overflow<nsw, nuw> : index
%r = arith.addi %i, %y overflow<nsw> : index
return %r : index
}
func.func @f121(%x: index, %y: index) -> index {
%a = arith.constant 5 : index
%b = arith.constant 7 : index
%m = arith.constant -1 : index
%i = arith.addi %x, %a overflow<nsw, nuw> : index
%r = arith.subi %i, %x overflow<nsw> : index
return %r : index
}
func.func @f122(%x: index, %y: index) -> index {
%a = arith.constant 5 : index
%b = arith.constant 7 : index
%m = arith.constant -1 : index
%i = arith.subi %x, %a overflow<nsw, nuw> : index
%r = arith.subi %i, %x overflow<nsw> : index
return %r : index
}
func.func @f123(%x: index, %y: index) -> index {
%a = arith.constant 5 : index
%b = arith.constant 7 : index
%m = arith.constant -1 : index
%i = arith.subi %a, %x overflow<nsw, nuw> : index
%r = arith.subi %i, %x overflow<nsw> : index
return %r : index
}
func.func @f124(%x: index, %y: index) -> index {
%a = arith.constant 5 : index
%b = arith.constant 7 : index
%m = arith.constant -1 : index
%i = arith.muli %x, %a overflow<nsw, nuw> : index
%r = arith.subi %i, %x overflow<nsw> : index
return %r : index
}
func.func @f125(%x: index, %y: index) -> index {
%a = arith.constant 5 : index
%b = arith.constant 7 : index
%m = arith.constant -1 : index
%i = arith.muli %x, %m overflow<nsw, nuw> : index
%r = arith.subi %i, %x overflow<nsw> : index
return %r : index
}
func.func @f126(%x: index, %y: index) -> index {
%a = arith.constant 5 : index
%b = arith.constant 7 : index
%m = arith.constant -1 : index
%i = arith.subi %x, %y overflow<nsw, nuw> : index
%r = arith.subi %i, %x overflow<nsw> : index
return %r : index
}

// ==== stdout ====
module {
  func.func @f1(%arg0: i32, %arg1: i32) -> i32 {
    %c12_i32 = arith.constant 12 : i32
    %0 = arith.addi %arg0, %c12_i32 overflow<nsw> : i32
    return %0 : i32
  }
  func.func @f2(%arg0: i32, %arg1: i32) -> i32 {
    %c2_i32 = arith.constant 2 : i32
    %0 = arith.addi %arg0, %c2_i32 overflow<nsw> : i32
    return %0 : i32
  }
  func.func @f3(%arg0: i32, %arg1: i32) -> i32 {
    %c12_i32 = arith.constant 12 : i32
    %0 = arith.subi %c12_i32, %arg0 overflow<nsw> : i32
    return %0 : i32
  }
  func.func @f4(%arg0: i32, %arg1: i32) -> i32 {
    %c5_i32 = arith.constant 5 : i32
    %c7_i32 = arith.constant 7 : i32
    %0 = arith.muli %arg0, %c5_i32 overflow<nsw, nuw> : i32
    %1 = arith.addi %0, %c7_i32 overflow<nsw> : i32
    return %1 : i32
  }
  func.func @f5(%arg0: i32, %arg1: i32) -> i32 {
    %c7_i32 = arith.constant 7 : i32
    %0 = arith.subi %c7_i32, %arg0 : i32
    return %0 : i32
  }
  func.func @f6(%arg0: i32, %arg1: i32) -> i32 {
    %c7_i32 = arith.constant 7 : i32
    %0 = arith.subi %arg0, %arg1 overflow<nsw, nuw> : i32
    %1 = arith.addi %0, %c7_i32 overflow<nsw> : i32
    return %1 : i32
  }
  func.func @f7(%arg0: i32, %arg1: i32) -> i32 {
    %c-2_i32 = arith.constant -2 : i32
    %0 = arith.addi %arg0, %c-2_i32 : i32
    return %0 : i32
  }
  func.func @f8(%arg0: i32, %arg1: i32) -> i32 {
    %c12_i32 = arith.constant 12 : i32
    %0 = arith.subi %arg0, %c12_i32 overflow<nsw> : i32
    return %0 : i32
  }
  func.func @f9(%arg0: i32, %arg1: i32) -> i32 {
    %c-2_i32 = arith.constant -2 : i32
    %0 = arith.subi %c-2_i32, %arg0 overflow<nsw> : i32
    return %0 : i32
  }
  func.func @f10(%arg0: i32, %arg1: i32) -> i32 {
    %c5_i32 = arith.constant 5 : i32
    %c7_i32 = arith.constant 7 : i32
    %0 = arith.muli %arg0, %c5_i32 overflow<nsw, nuw> : i32
    %1 = arith.subi %0, %c7_i32 overflow<nsw> : i32
    return %1 : i32
  }
  func.func @f11(%arg0: i32, %arg1: i32) -> i32 {
    %c7_i32 = arith.constant 7 : i32
    %c-1_i32 = arith.constant -1 : i32
    %0 = arith.muli %arg0, %c-1_i32 overflow<nsw, nuw> : i32
    %1 = arith.subi %0, %c7_i32 overflow<nsw> : i32
    return %1 : i32
  }
  func.func @f12(%arg0: i32, %arg1: i32) -> i32 {
    %c7_i32 = arith.constant 7 : i32
    %0 = arith.subi %arg0, %arg1 overflow<nsw, nuw> : i32
    %1 = arith.subi %0, %c7_i32 overflow<nsw> : i32
    return %1 : i32
  }
  func.func @f13(%arg0: i32, %arg1: i32) -> i32 {
    %c2_i32 = arith.constant 2 : i32
    %0 = arith.subi %c2_i32, %arg0 overflow<nsw> : i32
    return %0 : i32
  }
  func.func @f14(%arg0: i32, %arg1: i32) -> i32 {
    %c12_i32 = arith.constant 12 : i32
    %0 = arith.subi %c12_i32, %arg0 overflow<nsw> : i32
    return %0 : i32
  }
  func.func @f15(%arg0: i32, %arg1: i32) -> i32 {
    %c2_i32 = arith.constant 2 : i32
    %0 = arith.addi %arg0, %c2_i32 overflow<nsw> : i32
    return %0 : i32
  }
  func.func @f16(%arg0: i32, %arg1: i32) -> i32 {
    %c5_i32 = arith.constant 5 : i32
    %c7_i32 = arith.constant 7 : i32
    %0 = arith.muli %arg0, %c5_i32 overflow<nsw, nuw> : i32
    %1 = arith.subi %c7_i32, %0 overflow<nsw> : i32
    return %1 : i32
  }
  func.func @f17(%arg0: i32, %arg1: i32) -> i32 {
    %c7_i32 = arith.constant 7 : i32
    %c-1_i32 = arith.constant -1 : i32
    %0 = arith.muli %arg0, %c-1_i32 overflow<nsw, nuw> : i32
    %1 = arith.subi %c7_i32, %0 overflow<nsw> : i32
    return %1 : i32
  }
  func.func @f18(%arg0: i32, %arg1: i32) -> i32 {
    %c7_i32 = arith.constant 7 : i32
    %0 = arith.subi %arg0, %arg1 overflow<nsw, nuw> : i32
    %1 = arith.subi %c7_i32, %0 overflow<nsw> : i32
    return %1 : i32
  }
  func.func @f19(%arg0: i32, %arg1: i32) -> i32 {
    %c5_i32 = arith.constant 5 : i32
    %c7_i32 = arith.constant 7 : i32
    %0 = arith.addi %arg0, %c5_i32 overflow<nsw, nuw> : i32
    %1 = arith.muli %0, %c7_i32 overflow<nsw> : i32
    return %1 : i32
  }
  func.func @f20(%arg0: i32, %arg1: i32) -> i32 {
    %c5_i32 = arith.constant 5 : i32
    %c7_i32 = arith.constant 7 : i32
    %0 = arith.subi %arg0, %c5_i32 overflow<nsw, nuw> : i32
    %1 = arith.muli %0, %c7_i32 overflow<nsw> : i32
    return %1 : i32
  }
  func.func @f21(%arg0: i32, %arg1: i32) -> i32 {
    %c5_i32 = arith.constant 5 : i32
    %c7_i32 = arith.constant 7 : i32
    %0 = arith.subi %c5_i32, %arg0 overflow<nsw, nuw> : i32
    %1 = arith.muli %0, %c7_i32 overflow<nsw> : i32
    return %1 : i32
  }
  func.func @f22(%arg0: i32, %arg1: i32) -> i32 {
    %c35_i32 = arith.constant 35 : i32
    %0 = arith.muli %arg0, %c35_i32 overflow<nsw> : i32
    return %0 : i32
  }
  func.func @f23(%arg0: i32, %arg1: i32) -> i32 {
    %c-7_i32 = arith.constant -7 : i32
    %0 = arith.muli %arg0, %c-7_i32 overflow<nsw> : i32
    return %0 : i32
  }
  func.func @f24(%arg0: i32, %arg1: i32) -> i32 {
    %c7_i32 = arith.constant 7 : i32
    %0 = arith.subi %arg0, %arg1 overflow<nsw, nuw> : i32
    %1 = arith.muli %0, %c7_i32 overflow<nsw> : i32
    return %1 : i32
  }
  func.func @f25(%arg0: i32, %arg1: i32) -> i32 {
    %c5_i32 = arith.constant 5 : i32
    %0 = arith.addi %arg0, %c5_i32 overflow<nsw, nuw> : i32
    %1 = arith.addi %arg1, %0 overflow<nsw> : i32
    return %1 : i32
  }
  func.func @f26(%arg0: i32, %arg1: i32) -> i32 {
    %c5_i32 = arith.constant 5 : i32
    %0 = arith.subi %arg0, %c5_i32 overflow<nsw, nuw> : i32
    %1 = arith.addi %arg1, %0 overflow<nsw> : i32
    return %1 : i32
  }
  func.func @f27(%arg0: i32, %arg1: i32) -> i32 {
    %c5_i32 = arith.constant 5 : i32
    %0 = arith.subi %c5_i32, %arg0 overflow<nsw, nuw> : i32
    %1 = arith.addi %arg1, %0 overflow<nsw> : i32
    return %1 : i32
  }
  func.func @f28(%arg0: i32, %arg1: i32) -> i32 {
    %c5_i32 = arith.constant 5 : i32
    %0 = arith.muli %arg0, %c5_i32 overflow<nsw, nuw> : i32
    %1 = arith.addi %arg1, %0 overflow<nsw> : i32
    return %1 : i32
  }
  func.func @f29(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.subi %arg1, %arg0 : i32
    return %0 : i32
  }
  func.func @f30(%arg0: i32, %arg1: i32) -> i32 {
    return %arg0 : i32
  }
  func.func @f31(%arg0: i32, %arg1: i32) -> i32 {
    %c5_i32 = arith.constant 5 : i32
    %0 = arith.addi %arg0, %c5_i32 overflow<nsw, nuw> : i32
    %1 = arith.addi %0, %arg1 overflow<nsw> : i32
    return %1 : i32
  }
  func.func @f32(%arg0: i32, %arg1: i32) -> i32 {
    %c5_i32 = arith.constant 5 : i32
    %0 = arith.subi %arg0, %c5_i32 overflow<nsw, nuw> : i32
    %1 = arith.addi %0, %arg1 overflow<nsw> : i32
    return %1 : i32
  }
  func.func @f33(%arg0: i32, %arg1: i32) -> i32 {
    %c5_i32 = arith.constant 5 : i32
    %0 = arith.subi %c5_i32, %arg0 overflow<nsw, nuw> : i32
    %1 = arith.addi %0, %arg1 overflow<nsw> : i32
    return %1 : i32
  }
  func.func @f34(%arg0: i32, %arg1: i32) -> i32 {
    %c5_i32 = arith.constant 5 : i32
    %0 = arith.muli %arg0, %c5_i32 overflow<nsw, nuw> : i32
    %1 = arith.addi %0, %arg1 overflow<nsw> : i32
    return %1 : i32
  }
  func.func @f35(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.subi %arg1, %arg0 : i32
    return %0 : i32
  }
  func.func @f36(%arg0: i32, %arg1: i32) -> i32 {
    return %arg0 : i32
  }
  func.func @f37(%arg0: i32, %arg1: i32) -> i32 {
    %c5_i32 = arith.constant 5 : i32
    return %c5_i32 : i32
  }
  func.func @f38(%arg0: i32, %arg1: i32) -> i32 {
    %c-5_i32 = arith.constant -5 : i32
    return %c-5_i32 : i32
  }
  func.func @f39(%arg0: i32, %arg1: i32) -> i32 {
    %c5_i32 = arith.constant 5 : i32
    %0 = arith.subi %c5_i32, %arg0 overflow<nsw, nuw> : i32
    %1 = arith.subi %0, %arg0 overflow<nsw> : i32
    return %1 : i32
  }
  func.func @f40(%arg0: i32, %arg1: i32) -> i32 {
    %c5_i32 = arith.constant 5 : i32
    %0 = arith.muli %arg0, %c5_i32 overflow<nsw, nuw> : i32
    %1 = arith.subi %0, %arg0 overflow<nsw> : i32
    return %1 : i32
  }
  func.func @f41(%arg0: i32, %arg1: i32) -> i32 {
    %c-1_i32 = arith.constant -1 : i32
    %0 = arith.muli %arg0, %c-1_i32 overflow<nsw, nuw> : i32
    %1 = arith.subi %0, %arg0 overflow<nsw> : i32
    return %1 : i32
  }
  func.func @f42(%arg0: i32, %arg1: i32) -> i32 {
    %c0_i32 = arith.constant 0 : i32
    %0 = arith.subi %c0_i32, %arg1 overflow<nsw> : i32
    return %0 : i32
  }
  func.func @f43(%arg0: vector<4xi32>, %arg1: vector<4xi32>) -> vector<4xi32> {
    %cst = arith.constant dense<5> : vector<4xi32>
    %cst_0 = arith.constant dense<7> : vector<4xi32>
    %0 = arith.addi %arg0, %cst overflow<nsw, nuw> : vector<4xi32>
    %1 = arith.addi %0, %cst_0 overflow<nsw> : vector<4xi32>
    return %1 : vector<4xi32>
  }
  func.func @f44(%arg0: vector<4xi32>, %arg1: vector<4xi32>) -> vector<4xi32> {
    %cst = arith.constant dense<5> : vector<4xi32>
    %cst_0 = arith.constant dense<7> : vector<4xi32>
    %0 = arith.subi %arg0, %cst overflow<nsw, nuw> : vector<4xi32>
    %1 = arith.addi %0, %cst_0 overflow<nsw> : vector<4xi32>
    return %1 : vector<4xi32>
  }
  func.func @f45(%arg0: vector<4xi32>, %arg1: vector<4xi32>) -> vector<4xi32> {
    %cst = arith.constant dense<5> : vector<4xi32>
    %cst_0 = arith.constant dense<7> : vector<4xi32>
    %0 = arith.subi %cst, %arg0 overflow<nsw, nuw> : vector<4xi32>
    %1 = arith.addi %0, %cst_0 overflow<nsw> : vector<4xi32>
    return %1 : vector<4xi32>
  }
  func.func @f46(%arg0: vector<4xi32>, %arg1: vector<4xi32>) -> vector<4xi32> {
    %cst = arith.constant dense<5> : vector<4xi32>
    %cst_0 = arith.constant dense<7> : vector<4xi32>
    %0 = arith.muli %arg0, %cst overflow<nsw, nuw> : vector<4xi32>
    %1 = arith.addi %0, %cst_0 overflow<nsw> : vector<4xi32>
    return %1 : vector<4xi32>
  }
  func.func @f47(%arg0: vector<4xi32>, %arg1: vector<4xi32>) -> vector<4xi32> {
    %cst = arith.constant dense<7> : vector<4xi32>
    %0 = arith.subi %cst, %arg0 : vector<4xi32>
    return %0 : vector<4xi32>
  }
  func.func @f48(%arg0: vector<4xi32>, %arg1: vector<4xi32>) -> vector<4xi32> {
    %cst = arith.constant dense<7> : vector<4xi32>
    %0 = arith.subi %arg0, %arg1 overflow<nsw, nuw> : vector<4xi32>
    %1 = arith.addi %0, %cst overflow<nsw> : vector<4xi32>
    return %1 : vector<4xi32>
  }
  func.func @f49(%arg0: vector<4xi32>, %arg1: vector<4xi32>) -> vector<4xi32> {
    %cst = arith.constant dense<5> : vector<4xi32>
    %cst_0 = arith.constant dense<7> : vector<4xi32>
    %0 = arith.addi %arg0, %cst overflow<nsw, nuw> : vector<4xi32>
    %1 = arith.subi %0, %cst_0 overflow<nsw> : vector<4xi32>
    return %1 : vector<4xi32>
  }
  func.func @f50(%arg0: vector<4xi32>, %arg1: vector<4xi32>) -> vector<4xi32> {
    %cst = arith.constant dense<5> : vector<4xi32>
    %cst_0 = arith.constant dense<7> : vector<4xi32>
    %0 = arith.subi %arg0, %cst overflow<nsw, nuw> : vector<4xi32>
    %1 = arith.subi %0, %cst_0 overflow<nsw> : vector<4xi32>
    return %1 : vector<4xi32>
  }
  func.func @f51(%arg0: vector<4xi32>, %arg1: vector<4xi32>) -> vector<4xi32> {
    %cst = arith.constant dense<5> : vector<4xi32>
    %cst_0 = arith.constant dense<7> : vector<4xi32>
    %0 = arith.subi %cst, %arg0 overflow<nsw, nuw> : vector<4xi32>
    %1 = arith.subi %0, %cst_0 overflow<nsw> : vector<4xi32>
    return %1 : vector<4xi32>
  }
  func.func @f52(%arg0: vector<4xi32>, %arg1: vector<4xi32>) -> vector<4xi32> {
    %cst = arith.constant dense<5> : vector<4xi32>
    %cst_0 = arith.constant dense<7> : vector<4xi32>
    %0 = arith.muli %arg0, %cst overflow<nsw, nuw> : vector<4xi32>
    %1 = arith.subi %0, %cst_0 overflow<nsw> : vector<4xi32>
    return %1 : vector<4xi32>
  }
  func.func @f53(%arg0: vector<4xi32>, %arg1: vector<4xi32>) -> vector<4xi32> {
    %cst = arith.constant dense<7> : vector<4xi32>
    %cst_0 = arith.constant dense<-1> : vector<4xi32>
    %0 = arith.muli %arg0, %cst_0 overflow<nsw, nuw> : vector<4xi32>
    %1 = arith.subi %0, %cst overflow<nsw> : vector<4xi32>
    return %1 : vector<4xi32>
  }
  func.func @f54(%arg0: vector<4xi32>, %arg1: vector<4xi32>) -> vector<4xi32> {
    %cst = arith.constant dense<7> : vector<4xi32>
    %0 = arith.subi %arg0, %arg1 overflow<nsw, nuw> : vector<4xi32>
    %1 = arith.subi %0, %cst overflow<nsw> : vector<4xi32>
    return %1 : vector<4xi32>
  }
  func.func @f55(%arg0: vector<4xi32>, %arg1: vector<4xi32>) -> vector<4xi32> {
    %cst = arith.constant dense<5> : vector<4xi32>
    %cst_0 = arith.constant dense<7> : vector<4xi32>
    %0 = arith.addi %arg0, %cst overflow<nsw, nuw> : vector<4xi32>
    %1 = arith.subi %cst_0, %0 overflow<nsw> : vector<4xi32>
    return %1 : vector<4xi32>
  }
  func.func @f56(%arg0: vector<4xi32>, %arg1: vector<4xi32>) -> vector<4xi32> {
    %cst = arith.constant dense<5> : vector<4xi32>
    %cst_0 = arith.constant dense<7> : vector<4xi32>
    %0 = arith.subi %arg0, %cst overflow<nsw, nuw> : vector<4xi32>
    %1 = arith.subi %cst_0, %0 overflow<nsw> : vector<4xi32>
    return %1 : vector<4xi32>
  }
  func.func @f57(%arg0: vector<4xi32>, %arg1: vector<4xi32>) -> vector<4xi32> {
    %cst = arith.constant dense<5> : vector<4xi32>
    %cst_0 = arith.constant dense<7> : vector<4xi32>
    %0 = arith.subi %cst, %arg0 overflow<nsw, nuw> : vector<4xi32>
    %1 = arith.subi %cst_0, %0 overflow<nsw> : vector<4xi32>
    return %1 : vector<4xi32>
  }
  func.func @f58(%arg0: vector<4xi32>, %arg1: vector<4xi32>) -> vector<4xi32> {
    %cst = arith.constant dense<5> : vector<4xi32>
    %cst_0 = arith.constant dense<7> : vector<4xi32>
    %0 = arith.muli %arg0, %cst overflow<nsw, nuw> : vector<4xi32>
    %1 = arith.subi %cst_0, %0 overflow<nsw> : vector<4xi32>
    return %1 : vector<4xi32>
  }
  func.func @f59(%arg0: vector<4xi32>, %arg1: vector<4xi32>) -> vector<4xi32> {
    %cst = arith.constant dense<7> : vector<4xi32>
    %cst_0 = arith.constant dense<-1> : vector<4xi32>
    %0 = arith.muli %arg0, %cst_0 overflow<nsw, nuw> : vector<4xi32>
    %1 = arith.subi %cst, %0 overflow<nsw> : vector<4xi32>
    return %1 : vector<4xi32>
  }
  func.func @f60(%arg0: vector<4xi32>, %arg1: vector<4xi32>) -> vector<4xi32> {
    %cst = arith.constant dense<7> : vector<4xi32>
    %0 = arith.subi %arg0, %arg1 overflow<nsw, nuw> : vector<4xi32>
    %1 = arith.subi %cst, %0 overflow<nsw> : vector<4xi32>
    return %1 : vector<4xi32>
  }
  func.func @f61(%arg0: vector<4xi32>, %arg1: vector<4xi32>) -> vector<4xi32> {
    %cst = arith.constant dense<5> : vector<4xi32>
    %cst_0 = arith.constant dense<7> : vector<4xi32>
    %0 = arith.addi %arg0, %cst overflow<nsw, nuw> : vector<4xi32>
    %1 = arith.muli %0, %cst_0 overflow<nsw> : vector<4xi32>
    return %1 : vector<4xi32>
  }
  func.func @f62(%arg0: vector<4xi32>, %arg1: vector<4xi32>) -> vector<4xi32> {
    %cst = arith.constant dense<5> : vector<4xi32>
    %cst_0 = arith.constant dense<7> : vector<4xi32>
    %0 = arith.subi %arg0, %cst overflow<nsw, nuw> : vector<4xi32>
    %1 = arith.muli %0, %cst_0 overflow<nsw> : vector<4xi32>
    return %1 : vector<4xi32>
  }
  func.func @f63(%arg0: vector<4xi32>, %arg1: vector<4xi32>) -> vector<4xi32> {
    %cst = arith.constant dense<5> : vector<4xi32>
    %cst_0 = arith.constant dense<7> : vector<4xi32>
    %0 = arith.subi %cst, %arg0 overflow<nsw, nuw> : vector<4xi32>
    %1 = arith.muli %0, %cst_0 overflow<nsw> : vector<4xi32>
    return %1 : vector<4xi32>
  }
  func.func @f64(%arg0: vector<4xi32>, %arg1: vector<4xi32>) -> vector<4xi32> {
    %cst = arith.constant dense<5> : vector<4xi32>
    %cst_0 = arith.constant dense<7> : vector<4xi32>
    %0 = arith.muli %arg0, %cst overflow<nsw, nuw> : vector<4xi32>
    %1 = arith.muli %0, %cst_0 overflow<nsw> : vector<4xi32>
    return %1 : vector<4xi32>
  }
  func.func @f65(%arg0: vector<4xi32>, %arg1: vector<4xi32>) -> vector<4xi32> {
    %cst = arith.constant dense<7> : vector<4xi32>
    %cst_0 = arith.constant dense<-1> : vector<4xi32>
    %0 = arith.muli %arg0, %cst_0 overflow<nsw, nuw> : vector<4xi32>
    %1 = arith.muli %0, %cst overflow<nsw> : vector<4xi32>
    return %1 : vector<4xi32>
  }
  func.func @f66(%arg0: vector<4xi32>, %arg1: vector<4xi32>) -> vector<4xi32> {
    %cst = arith.constant dense<7> : vector<4xi32>
    %0 = arith.subi %arg0, %arg1 overflow<nsw, nuw> : vector<4xi32>
    %1 = arith.muli %0, %cst overflow<nsw> : vector<4xi32>
    return %1 : vector<4xi32>
  }
  func.func @f67(%arg0: vector<4xi32>, %arg1: vector<4xi32>) -> vector<4xi32> {
    %cst = arith.constant dense<5> : vector<4xi32>
    %0 = arith.addi %arg0, %cst overflow<nsw, nuw> : vector<4xi32>
    %1 = arith.addi %arg1, %0 overflow<nsw> : vector<4xi32>
    return %1 : vector<4xi32>
  }
  func.func @f68(%arg0: vector<4xi32>, %arg1: vector<4xi32>) -> vector<4xi32> {
    %cst = arith.constant dense<5> : vector<4xi32>
    %0 = arith.subi %arg0, %cst overflow<nsw, nuw> : vector<4xi32>
    %1 = arith.addi %arg1, %0 overflow<nsw> : vector<4xi32>
    return %1 : vector<4xi32>
  }
  func.func @f69(%arg0: vector<4xi32>, %arg1: vector<4xi32>) -> vector<4xi32> {
    %cst = arith.constant dense<5> : vector<4xi32>
    %0 = arith.subi %cst, %arg0 overflow<nsw, nuw> : vector<4xi32>
    %1 = arith.addi %arg1, %0 overflow<nsw> : vector<4xi32>
    return %1 : vector<4xi32>
  }
  func.func @f70(%arg0: vector<4xi32>, %arg1: vector<4xi32>) -> vector<4xi32> {
    %cst = arith.constant dense<5> : vector<4xi32>
    %0 = arith.muli %arg0, %cst overflow<nsw, nuw> : vector<4xi32>
    %1 = arith.addi %arg1, %0 overflow<nsw> : vector<4xi32>
    return %1 : vector<4xi32>
  }
  func.func @f71(%arg0: vector<4xi32>, %arg1: vector<4xi32>) -> vector<4xi32> {
    %0 = arith.subi %arg1, %arg0 : vector<4xi32>
    return %0 : vector<4xi32>
  }
  func.func @f72(%arg0: vector<4xi32>, %arg1: vector<4xi32>) -> vector<4xi32> {
    return %arg0 : vector<4xi32>
  }
  func.func @f73(%arg0: vector<4xi32>, %arg1: vector<4xi32>) -> vector<4xi32> {
    %cst = arith.constant dense<5> : vector<4xi32>
    %0 = arith.addi %arg0, %cst overflow<nsw, nuw> : vector<4xi32>
    %1 = arith.addi %0, %arg1 overflow<nsw> : vector<4xi32>
    return %1 : vector<4xi32>
  }
  func.func @f74(%arg0: vector<4xi32>, %arg1: vector<4xi32>) -> vector<4xi32> {
    %cst = arith.constant dense<5> : vector<4xi32>
    %0 = arith.subi %arg0, %cst overflow<nsw, nuw> : vector<4xi32>
    %1 = arith.addi %0, %arg1 overflow<nsw> : vector<4xi32>
    return %1 : vector<4xi32>
  }
  func.func @f75(%arg0: vector<4xi32>, %arg1: vector<4xi32>) -> vector<4xi32> {
    %cst = arith.constant dense<5> : vector<4xi32>
    %0 = arith.subi %cst, %arg0 overflow<nsw, nuw> : vector<4xi32>
    %1 = arith.addi %0, %arg1 overflow<nsw> : vector<4xi32>
    return %1 : vector<4xi32>
  }
  func.func @f76(%arg0: vector<4xi32>, %arg1: vector<4xi32>) -> vector<4xi32> {
    %cst = arith.constant dense<5> : vector<4xi32>
    %0 = arith.muli %arg0, %cst overflow<nsw, nuw> : vector<4xi32>
    %1 = arith.addi %0, %arg1 overflow<nsw> : vector<4xi32>
    return %1 : vector<4xi32>
  }
  func.func @f77(%arg0: vector<4xi32>, %arg1: vector<4xi32>) -> vector<4xi32> {
    %0 = arith.subi %arg1, %arg0 : vector<4xi32>
    return %0 : vector<4xi32>
  }
  func.func @f78(%arg0: vector<4xi32>, %arg1: vector<4xi32>) -> vector<4xi32> {
    return %arg0 : vector<4xi32>
  }
  func.func @f79(%arg0: vector<4xi32>, %arg1: vector<4xi32>) -> vector<4xi32> {
    %cst = arith.constant dense<5> : vector<4xi32>
    return %cst : vector<4xi32>
  }
  func.func @f80(%arg0: vector<4xi32>, %arg1: vector<4xi32>) -> vector<4xi32> {
    %cst = arith.constant dense<-5> : vector<4xi32>
    return %cst : vector<4xi32>
  }
  func.func @f81(%arg0: vector<4xi32>, %arg1: vector<4xi32>) -> vector<4xi32> {
    %cst = arith.constant dense<5> : vector<4xi32>
    %0 = arith.subi %cst, %arg0 overflow<nsw, nuw> : vector<4xi32>
    %1 = arith.subi %0, %arg0 overflow<nsw> : vector<4xi32>
    return %1 : vector<4xi32>
  }
  func.func @f82(%arg0: vector<4xi32>, %arg1: vector<4xi32>) -> vector<4xi32> {
    %cst = arith.constant dense<5> : vector<4xi32>
    %0 = arith.muli %arg0, %cst overflow<nsw, nuw> : vector<4xi32>
    %1 = arith.subi %0, %arg0 overflow<nsw> : vector<4xi32>
    return %1 : vector<4xi32>
  }
  func.func @f83(%arg0: vector<4xi32>, %arg1: vector<4xi32>) -> vector<4xi32> {
    %cst = arith.constant dense<-1> : vector<4xi32>
    %0 = arith.muli %arg0, %cst overflow<nsw, nuw> : vector<4xi32>
    %1 = arith.subi %0, %arg0 overflow<nsw> : vector<4xi32>
    return %1 : vector<4xi32>
  }
  func.func @f84(%arg0: vector<4xi32>, %arg1: vector<4xi32>) -> vector<4xi32> {
    %cst = arith.constant dense<0> : vector<4xi32>
    %0 = arith.subi %cst, %arg1 overflow<nsw> : vector<4xi32>
    return %0 : vector<4xi32>
  }
  func.func @f85(%arg0: index, %arg1: index) -> index {
    %c12 = arith.constant 12 : index
    %0 = arith.addi %arg0, %c12 overflow<nsw> : index
    return %0 : index
  }
  func.func @f86(%arg0: index, %arg1: index) -> index {
    %c2 = arith.constant 2 : index
    %0 = arith.addi %arg0, %c2 overflow<nsw> : index
    return %0 : index
  }
  func.func @f87(%arg0: index, %arg1: index) -> index {
    %c12 = arith.constant 12 : index
    %0 = arith.subi %c12, %arg0 overflow<nsw> : index
    return %0 : index
  }
  func.func @f88(%arg0: index, %arg1: index) -> index {
    %c5 = arith.constant 5 : index
    %c7 = arith.constant 7 : index
    %0 = arith.muli %arg0, %c5 overflow<nsw, nuw> : index
    %1 = arith.addi %0, %c7 overflow<nsw> : index
    return %1 : index
  }
  func.func @f89(%arg0: index, %arg1: index) -> index {
    %c7 = arith.constant 7 : index
    %0 = arith.subi %c7, %arg0 : index
    return %0 : index
  }
  func.func @f90(%arg0: index, %arg1: index) -> index {
    %c7 = arith.constant 7 : index
    %0 = arith.subi %arg0, %arg1 overflow<nsw, nuw> : index
    %1 = arith.addi %0, %c7 overflow<nsw> : index
    return %1 : index
  }
  func.func @f91(%arg0: index, %arg1: index) -> index {
    %c-2 = arith.constant -2 : index
    %0 = arith.addi %arg0, %c-2 : index
    return %0 : index
  }
  func.func @f92(%arg0: index, %arg1: index) -> index {
    %c12 = arith.constant 12 : index
    %0 = arith.subi %arg0, %c12 overflow<nsw> : index
    return %0 : index
  }
  func.func @f93(%arg0: index, %arg1: index) -> index {
    %c-2 = arith.constant -2 : index
    %0 = arith.subi %c-2, %arg0 overflow<nsw> : index
    return %0 : index
  }
  func.func @f94(%arg0: index, %arg1: index) -> index {
    %c5 = arith.constant 5 : index
    %c7 = arith.constant 7 : index
    %0 = arith.muli %arg0, %c5 overflow<nsw, nuw> : index
    %1 = arith.subi %0, %c7 overflow<nsw> : index
    return %1 : index
  }
  func.func @f95(%arg0: index, %arg1: index) -> index {
    %c7 = arith.constant 7 : index
    %c-1 = arith.constant -1 : index
    %0 = arith.muli %arg0, %c-1 overflow<nsw, nuw> : index
    %1 = arith.subi %0, %c7 overflow<nsw> : index
    return %1 : index
  }
  func.func @f96(%arg0: index, %arg1: index) -> index {
    %c7 = arith.constant 7 : index
    %0 = arith.subi %arg0, %arg1 overflow<nsw, nuw> : index
    %1 = arith.subi %0, %c7 overflow<nsw> : index
    return %1 : index
  }
  func.func @f97(%arg0: index, %arg1: index) -> index {
    %c2 = arith.constant 2 : index
    %0 = arith.subi %c2, %arg0 overflow<nsw> : index
    return %0 : index
  }
  func.func @f98(%arg0: index, %arg1: index) -> index {
    %c12 = arith.constant 12 : index
    %0 = arith.subi %c12, %arg0 overflow<nsw> : index
    return %0 : index
  }
  func.func @f99(%arg0: index, %arg1: index) -> index {
    %c2 = arith.constant 2 : index
    %0 = arith.addi %arg0, %c2 overflow<nsw> : index
    return %0 : index
  }
  func.func @f100(%arg0: index, %arg1: index) -> index {
    %c5 = arith.constant 5 : index
    %c7 = arith.constant 7 : index
    %0 = arith.muli %arg0, %c5 overflow<nsw, nuw> : index
    %1 = arith.subi %c7, %0 overflow<nsw> : index
    return %1 : index
  }
  func.func @f101(%arg0: index, %arg1: index) -> index {
    %c7 = arith.constant 7 : index
    %c-1 = arith.constant -1 : index
    %0 = arith.muli %arg0, %c-1 overflow<nsw, nuw> : index
    %1 = arith.subi %c7, %0 overflow<nsw> : index
    return %1 : index
  }
  func.func @f102(%arg0: index, %arg1: index) -> index {
    %c7 = arith.constant 7 : index
    %0 = arith.subi %arg0, %arg1 overflow<nsw, nuw> : index
    %1 = arith.subi %c7, %0 overflow<nsw> : index
    return %1 : index
  }
  func.func @f103(%arg0: index, %arg1: index) -> index {
    %c5 = arith.constant 5 : index
    %c7 = arith.constant 7 : index
    %0 = arith.addi %arg0, %c5 overflow<nsw, nuw> : index
    %1 = arith.muli %0, %c7 overflow<nsw> : index
    return %1 : index
  }
  func.func @f104(%arg0: index, %arg1: index) -> index {
    %c5 = arith.constant 5 : index
    %c7 = arith.constant 7 : index
    %0 = arith.subi %arg0, %c5 overflow<nsw, nuw> : index
    %1 = arith.muli %0, %c7 overflow<nsw> : index
    return %1 : index
  }
  func.func @f105(%arg0: index, %arg1: index) -> index {
    %c5 = arith.constant 5 : index
    %c7 = arith.constant 7 : index
    %0 = arith.subi %c5, %arg0 overflow<nsw, nuw> : index
    %1 = arith.muli %0, %c7 overflow<nsw> : index
    return %1 : index
  }
  func.func @f106(%arg0: index, %arg1: index) -> index {
    %c35 = arith.constant 35 : index
    %0 = arith.muli %arg0, %c35 overflow<nsw> : index
    return %0 : index
  }
  func.func @f107(%arg0: index, %arg1: index) -> index {
    %c-7 = arith.constant -7 : index
    %0 = arith.muli %arg0, %c-7 overflow<nsw> : index
    return %0 : index
  }
  func.func @f108(%arg0: index, %arg1: index) -> index {
    %c7 = arith.constant 7 : index
    %0 = arith.subi %arg0, %arg1 overflow<nsw, nuw> : index
    %1 = arith.muli %0, %c7 overflow<nsw> : index
    return %1 : index
  }
  func.func @f109(%arg0: index, %arg1: index) -> index {
    %c5 = arith.constant 5 : index
    %0 = arith.addi %arg0, %c5 overflow<nsw, nuw> : index
    %1 = arith.addi %arg1, %0 overflow<nsw> : index
    return %1 : index
  }
  func.func @f110(%arg0: index, %arg1: index) -> index {
    %c5 = arith.constant 5 : index
    %0 = arith.subi %arg0, %c5 overflow<nsw, nuw> : index
    %1 = arith.addi %arg1, %0 overflow<nsw> : index
    return %1 : index
  }
  func.func @f111(%arg0: index, %arg1: index) -> index {
    %c5 = arith.constant 5 : index
    %0 = arith.subi %c5, %arg0 overflow<nsw, nuw> : index
    %1 = arith.addi %arg1, %0 overflow<nsw> : index
    return %1 : index
  }
  func.func @f112(%arg0: index, %arg1: index) -> index {
    %c5 = arith.constant 5 : index
    %0 = arith.muli %arg0, %c5 overflow<nsw, nuw> : index
    %1 = arith.addi %arg1, %0 overflow<nsw> : index
    return %1 : index
  }
  func.func @f113(%arg0: index, %arg1: index) -> index {
    %0 = arith.subi %arg1, %arg0 : index
    return %0 : index
  }
  func.func @f114(%arg0: index, %arg1: index) -> index {
    return %arg0 : index
  }
  func.func @f115(%arg0: index, %arg1: index) -> index {
    %c5 = arith.constant 5 : index
    %0 = arith.addi %arg0, %c5 overflow<nsw, nuw> : index
    %1 = arith.addi %0, %arg1 overflow<nsw> : index
    return %1 : index
  }
  func.func @f116(%arg0: index, %arg1: index) -> index {
    %c5 = arith.constant 5 : index
    %0 = arith.subi %arg0, %c5 overflow<nsw, nuw> : index
    %1 = arith.addi %0, %arg1 overflow<nsw> : index
    return %1 : index
  }
  func.func @f117(%arg0: index, %arg1: index) -> index {
    %c5 = arith.constant 5 : index
    %0 = arith.subi %c5, %arg0 overflow<nsw, nuw> : index
    %1 = arith.addi %0, %arg1 overflow<nsw> : index
    return %1 : index
  }
  func.func @f118(%arg0: index, %arg1: index) -> index {
    %c5 = arith.constant 5 : index
    %0 = arith.muli %arg0, %c5 overflow<nsw, nuw> : index
    %1 = arith.addi %0, %arg1 overflow<nsw> : index
    return %1 : index
  }
  func.func @f119(%arg0: index, %arg1: index) -> index {
    %0 = arith.subi %arg1, %arg0 : index
    return %0 : index
  }
  func.func @f120(%arg0: index, %arg1: index) -> index {
    return %arg0 : index
  }
  func.func @f121(%arg0: index, %arg1: index) -> index {
    %c5 = arith.constant 5 : index
    return %c5 : index
  }
  func.func @f122(%arg0: index, %arg1: index) -> index {
    %c-5 = arith.constant -5 : index
    return %c-5 : index
  }
  func.func @f123(%arg0: index, %arg1: index) -> index {
    %c5 = arith.constant 5 : index
    %0 = arith.subi %c5, %arg0 overflow<nsw, nuw> : index
    %1 = arith.subi %0, %arg0 overflow<nsw> : index
    return %1 : index
  }
  func.func @f124(%arg0: index, %arg1: index) -> index {
    %c5 = arith.constant 5 : index
    %0 = arith.muli %arg0, %c5 overflow<nsw, nuw> : index
    %1 = arith.subi %0, %arg0 overflow<nsw> : index
    return %1 : index
  }
  func.func @f125(%arg0: index, %arg1: index) -> index {
    %c-1 = arith.constant -1 : index
    %0 = arith.muli %arg0, %c-1 overflow<nsw, nuw> : index
    %1 = arith.subi %0, %arg0 overflow<nsw> : index
    return %1 : index
  }
  func.func @f126(%arg0: index, %arg1: index) -> index {
    %c0 = arith.constant 0 : index
    %0 = arith.subi %c0, %arg1 overflow<nsw> : index
    return %0 : index
  }
}

