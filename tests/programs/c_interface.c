// The C side of c_interface.mlir.
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

typedef struct {
  float *allocated;
  float *aligned;
  intptr_t offset;
  intptr_t sizes[1];
  intptr_t strides[1];
} Vector;

typedef struct {
  float *allocated;
  float *aligned;
  intptr_t offset;
  intptr_t sizes[2];
  intptr_t strides[2];
} Matrix;

float _mlir_ciface_weighted_mean(Vector *samples);
void _mlir_ciface_outer(Matrix *result, Vector *a, Vector *b);
void _mlir_ciface_scale(Matrix *view, float factor);

// Called from MLIR: the first and the last sample count half.
float _mlir_ciface_weight(Vector *samples, intptr_t i) {
  return i == 0 || i == samples->sizes[0] - 1 ? 0.5f : 1.0f;
}

static Vector vector(float *data, intptr_t size, intptr_t stride) {
  return (Vector){data, data, 0, {size}, {stride}};
}

static float *at(Matrix *m, intptr_t i, intptr_t j) {
  return &m->aligned[m->offset + i * m->strides[0] + j * m->strides[1]];
}

int main(void) {
  float data[8] = {1, 2, 3, 4, 5, 6, 7, 8};
  Vector all = vector(data, 8, 1);
  float mean = _mlir_ciface_weighted_mean(&all);
  printf("mean %.3f\n", mean);

  Vector head = vector(data, 3, 1);
  Vector odd = vector(data, 4, 1);
  Matrix product;
  _mlir_ciface_outer(&product, &head, &odd);
  printf("outer %ld x %ld\n", (long)product.sizes[0], (long)product.sizes[1]);

  // The last two columns as a view.
  Matrix columns = product;
  columns.offset += 2 * columns.strides[1];
  columns.sizes[1] = 2;
  _mlir_ciface_scale(&columns, -1.0f);
  for (intptr_t i = 0; i < product.sizes[0]; ++i) {
    for (intptr_t j = 0; j < product.sizes[1]; ++j)
      printf(" %g", *at(&product, i, j));
    printf("\n");
  }
  int ok = mean == 4.5f && *at(&product, 2, 3) == -12.0f && *at(&product, 2, 1) == 6.0f;
  free(product.allocated);
  return ok ? 0 : 1;
}
