// What `memref.copy` calls for memrefs that are not contiguous; it is a part of MLIR's runtime library.
#include <stdint.h>
#include <string.h>

// A memref of any rank: its rank and its descriptor.
struct any_memref {
  int64_t rank;
  void *descriptor;
};

struct memref {
  char *allocated;
  char *aligned;
  int64_t offset;
  int64_t sizes_and_strides[];
};

static void copy(int64_t element_size, int64_t rank, const int64_t *sizes, const char *from, const int64_t *from_strides,
                 char *to, const int64_t *to_strides) {
  if (rank == 0) {
    memcpy(to, from, element_size);
    return;
  }
  for (int64_t i = 0; i < sizes[0]; i++)
    copy(element_size, rank - 1, sizes + 1, from + i * from_strides[0] * element_size, from_strides + 1,
         to + i * to_strides[0] * element_size, to_strides + 1);
}

void memrefCopy(int64_t element_size, struct any_memref *source, struct any_memref *target) {
  int64_t rank = source->rank;
  struct memref *from = source->descriptor;
  struct memref *to = target->descriptor;
  copy(element_size, rank, from->sizes_and_strides, from->aligned + from->offset * element_size,
       from->sizes_and_strides + rank, to->aligned + to->offset * element_size, to->sizes_and_strides + rank);
}
