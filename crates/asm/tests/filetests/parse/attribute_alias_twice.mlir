// terrace opt
#a = 1 : i32
#a = 2 : i32
// ==== stderr ====
<stdin>:3:1: error: redefinition of attribute alias id 'a'
#a = 2 : i32
^
// ==== exit 1 ====
