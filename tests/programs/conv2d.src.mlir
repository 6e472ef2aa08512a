// 2-D convolution of a small picture with the Sobel kernel, then |gradient|
// thresholded into ASCII.

memref.global "private" constant @sobel_x : memref<3x3xf32> =
    dense<[[-1.0, 0.0, 1.0], [-2.0, 0.0, 2.0], [-1.0, 0.0, 1.0]]>

func.func private @putchar(i32) -> i32

func.func @conv2d(%image: memref<?x?xf32>, %kernel: memref<?x?xf32>,
                  %out: memref<?x?xf32>) {
  linalg.conv_2d ins(%image, %kernel : memref<?x?xf32>, memref<?x?xf32>)
                 outs(%out : memref<?x?xf32>)
  return
}

// A bright disc of radius 4 in the middle of a 12 x 12 picture.
func.func private @draw_disc(%image: memref<12x12xf32>) {
  %lit = arith.constant 1.0 : f32
  %dark = arith.constant 0.0 : f32
  affine.for %i = 0 to 12 {
    affine.for %j = 0 to 12 {
      %dy = affine.apply affine_map<(d0) -> (2 * d0 - 11)>(%i)
      %dx = affine.apply affine_map<(d0) -> (2 * d0 - 11)>(%j)
      %dy2 = arith.muli %dy, %dy : index
      %dx2 = arith.muli %dx, %dx : index
      %r2 = arith.addi %dy2, %dx2 : index
      %limit = arith.constant 64 : index
      %inside = arith.cmpi sle, %r2, %limit : index
      %v = arith.select %inside, %lit, %dark : f32
      affine.store %v, %image[%i, %j] : memref<12x12xf32>
    }
  }
  return
}

func.func @main() -> i32 {
  %zero = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c10 = arith.constant 10 : index
  %image = memref.alloca() : memref<12x12xf32>
  %out = memref.alloca() : memref<10x10xf32>
  %kernel = memref.get_global @sobel_x : memref<3x3xf32>
  call @draw_disc(%image) : (memref<12x12xf32>) -> ()
  linalg.fill ins(%zero : f32) outs(%out : memref<10x10xf32>)
  %image_dyn = memref.cast %image : memref<12x12xf32> to memref<?x?xf32>
  %kernel_dyn = memref.cast %kernel : memref<3x3xf32> to memref<?x?xf32>
  %out_dyn = memref.cast %out : memref<10x10xf32> to memref<?x?xf32>
  call @conv2d(%image_dyn, %kernel_dyn, %out_dyn)
      : (memref<?x?xf32>, memref<?x?xf32>, memref<?x?xf32>) -> ()

  %dot = arith.constant 46 : i32
  %plus = arith.constant 43 : i32
  %hash = arith.constant 35 : i32
  %newline = arith.constant 10 : i32
  %strong = arith.constant 3.0 : f32
  %sum = scf.for %i = %c0 to %c10 step %c1 iter_args(%acc = %zero) -> f32 {
    %row = scf.for %j = %c0 to %c10 step %c1 iter_args(%acc_row = %acc) -> f32 {
      %g = memref.load %out[%i, %j] : memref<10x10xf32>
      %minus_g = arith.negf %g : f32
      %abs = arith.maximumf %g, %minus_g : f32
      %any = arith.cmpf ogt, %abs, %zero : f32
      %much = arith.cmpf oge, %abs, %strong : f32
      %weak_char = arith.select %any, %plus, %dot : i32
      %char = arith.select %much, %hash, %weak_char : i32
      func.call @putchar(%char) : (i32) -> i32
      %next = arith.addf %acc_row, %g : f32
      scf.yield %next : f32
    }
    func.call @putchar(%newline) : (i32) -> i32
    scf.yield %row : f32
  }
  // A closed dark border: the gradients cancel.
  %wrong = arith.cmpf une, %sum, %zero : f32
  %code = arith.extui %wrong : i1 to i32
  return %code : i32
}
