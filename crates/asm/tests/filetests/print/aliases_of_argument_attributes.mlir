// terrace opt --allow-unregistered-dialect
// Attributes of arguments give no aliases, but use those that there are.
#a = affine_set<(d0) : (d0 >= 0)>
#b = affine_set<(d0) : (d0 - 1 >= 0)>
#c = affine_set<(d0) : (d0 - 2 >= 0)>
#e = affine_set<(d0) : (d0 - 3 >= 0)>
func.func @g(%x: i32 {x.a = #c, x.b = #a}, %y: i32 {x.a = #e}) -> (i32 {x.a = #b}) attributes {x.z = #a} { 
 "t.x"() {a = #b} : () -> ()
 return %x : i32 }
// ==== stdout ====
#set = affine_set<(d0) : (d0 - 1 >= 0)>
#set1 = affine_set<(d0) : (d0 >= 0)>
module {
  func.func @g(%arg0: i32 {x.a = affine_set<(d0) : (d0 - 2 >= 0)>, x.b = #set1}, %arg1: i32 {x.a = affine_set<(d0) : (d0 - 3 >= 0)>}) -> (i32 {x.a = #set}) attributes {x.z = #set1} {
    "t.x"() {a = #set} : () -> ()
    return %arg0 : i32
  }
}

