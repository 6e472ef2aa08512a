; EXPECT: the data layout is that of a big-endian target
; EXPECT: the data layout has pointers of other than 64 bits
target datalayout = "E-p:32:32"
