// The cheapest order in which to multiply a chain of matrices. For sizes 30, 35, 15, 5, 10, 20, 25 it costs
// 15125 multiplications, by ((1(23))((45)6)).

memref.global "private" constant @sizes : memref<7xi32> = dense<[30, 35, 15, 5, 10, 20, 25]>

func.func private @putchar(i32) -> i32

func.func private @print_int(%n: i32) {
  %c0 = arith.constant 0 : i32
  %c10 = arith.constant 10 : i32
  %ascii0 = arith.constant 48 : i32
  %rest = arith.divui %n, %c10 : i32
  %digit = arith.remui %n, %c10 : i32
  %more = arith.cmpi ne, %rest, %c0 : i32
  cf.cond_br %more, ^more, ^last
^more:
  call @print_int(%rest) : (i32) -> ()
  cf.br ^last
^last:
  %char = arith.addi %digit, %ascii0 : i32
  call @putchar(%char) : (i32) -> i32
  return
}

// Prints the product of matrices `first` to `last`, each by its number.
func.func private @print_order(%split: memref<?x?xindex>, %first: index, %last: index) {
  %c1 = arith.constant 1 : index
  %ascii1 = arith.constant 49 : i32
  %open = arith.constant 40 : i32
  %close = arith.constant 41 : i32
  %single = arith.cmpi eq, %first, %last : index
  scf.if %single {
    %int = arith.index_cast %first : index to i32
    %char = arith.addi %int, %ascii1 : i32
    func.call @putchar(%char) : (i32) -> i32
  } else {
    %k = memref.load %split[%first, %last] : memref<?x?xindex>
    %after = arith.addi %k, %c1 : index
    func.call @putchar(%open) : (i32) -> i32
    func.call @print_order(%split, %first, %k) : (memref<?x?xindex>, index, index) -> ()
    func.call @print_order(%split, %after, %last) : (memref<?x?xindex>, index, index) -> ()
    func.call @putchar(%close) : (i32) -> i32
  }
  return
}

// Fills the tables of the least costs and of where to split; matrix i is sizes[i] by sizes[i + 1].
func.func @order(%sizes: memref<?xi32>, %cost: memref<?x?xi32>, %split: memref<?x?xindex>) {
  %c0 = arith.constant 0 : index
  %n = memref.dim %cost, %c0 : memref<?x?xi32>
  %zero = arith.constant 0 : i32
  %endless = arith.constant 0x7FFFFFFF : i32
  affine.for %i = 0 to %n {
    affine.store %zero, %cost[%i, %i] : memref<?x?xi32>
  }
  affine.for %gap = 1 to %n {
    affine.for %i = 0 to affine_map<(d0)[s0] -> (s0 - d0)>(%gap)[%n] {
      %j = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%i, %gap)
      %least:2 = affine.for %k = affine_map<(d0) -> (d0)>(%i) to affine_map<(d0) -> (d0)>(%j)
          iter_args(%best = %endless, %at = %i) -> (i32, index) {
        %left = affine.load %cost[%i, %k] : memref<?x?xi32>
        %right = affine.load %cost[%k + 1, %i + %gap] : memref<?x?xi32>
        %rows = affine.load %sizes[%i] : memref<?xi32>
        %inner = affine.load %sizes[%k + 1] : memref<?xi32>
        %columns = affine.load %sizes[%i + %gap + 1] : memref<?xi32>
        %area = arith.muli %rows, %columns : i32
        %work = arith.muli %area, %inner : i32
        %both = arith.addi %left, %right : i32
        %total = arith.addi %both, %work : i32
        %better = arith.cmpi slt, %total, %best : i32
        %next = arith.select %better, %total, %best : i32
        %where = arith.select %better, %k, %at : index
        affine.yield %next, %where : i32, index
      }
      affine.store %least#0, %cost[%i, %i + %gap] : memref<?x?xi32>
      affine.store %least#1, %split[%i, %i + %gap] : memref<?x?xindex>
    }
  }
  return
}

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c5 = arith.constant 5 : index
  %n = arith.constant 6 : index
  %newline = arith.constant 10 : i32
  %expected = arith.constant 15125 : i32
  %sizes_7 = memref.get_global @sizes : memref<7xi32>
  %sizes = memref.cast %sizes_7 : memref<7xi32> to memref<?xi32>
  %cost = memref.alloc(%n, %n) : memref<?x?xi32>
  %split = memref.alloc(%n, %n) : memref<?x?xindex>
  call @order(%sizes, %cost, %split) : (memref<?xi32>, memref<?x?xi32>, memref<?x?xindex>) -> ()
  call @print_order(%split, %c0, %c5) : (memref<?x?xindex>, index, index) -> ()
  call @putchar(%newline) : (i32) -> i32
  %least = memref.load %cost[%c0, %c5] : memref<?x?xi32>
  call @print_int(%least) : (i32) -> ()
  call @putchar(%newline) : (i32) -> i32
  memref.dealloc %cost : memref<?x?xi32>
  memref.dealloc %split : memref<?x?xindex>
  %wrong = arith.cmpi ne, %least, %expected : i32
  %code = arith.extui %wrong : i1 to i32
  return %code : i32
}
