// terrace opt --expand-strided-metadata
// A view begins where its source does.
func.func @ptr(%m: memref<?x?xf32, strided<[?, ?], offset: ?>>, %i: index) -> (index, index, index) {
  %v = memref.subview %m[0, 0][1, 1][1, 1] : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<1x1xf32, strided<[?, ?], offset: ?>>
  %p = memref.extract_aligned_pointer_as_index %v : memref<1x1xf32, strided<[?, ?], offset: ?>> -> index
  %ms = memref.memory_space_cast %m : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<?x?xf32, strided<[?, ?], offset: ?>, 1>
  %q = memref.extract_aligned_pointer_as_index %ms : memref<?x?xf32, strided<[?, ?], offset: ?>, 1> -> index
  %a = memref.assume_alignment %m, 16 : memref<?x?xf32, strided<[?, ?], offset: ?>>
  %r = memref.extract_aligned_pointer_as_index %a : memref<?x?xf32, strided<[?, ?], offset: ?>> -> index
  return %p, %q, %r : index, index, index
}
// ==== stdout ====
module {
  func.func @ptr(%arg0: memref<?x?xf32, strided<[?, ?], offset: ?>>, %arg1: index) -> (index, index, index) {
    %intptr = memref.extract_aligned_pointer_as_index %arg0 : memref<?x?xf32, strided<[?, ?], offset: ?>> -> index
    %memspacecast = memref.memory_space_cast %arg0 : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<?x?xf32, strided<[?, ?], offset: ?>, 1>
    %intptr_0 = memref.extract_aligned_pointer_as_index %memspacecast : memref<?x?xf32, strided<[?, ?], offset: ?>, 1> -> index
    %assume_align = memref.assume_alignment %arg0, 16 : memref<?x?xf32, strided<[?, ?], offset: ?>>
    %intptr_1 = memref.extract_aligned_pointer_as_index %assume_align : memref<?x?xf32, strided<[?, ?], offset: ?>> -> index
    return %intptr, %intptr_0, %intptr_1 : index, index, index
  }
}

