; EXPECT: the data layout is that of a big-endian target
; EXPECT: the data layout is that of a target whose pointers do not have 64 bits
target datalayout = "E-p:32:32"
