// All shortest paths of a graph of five nodes, some of whose edges have negative lengths, by Floyd and Warshall;
// a path is rebuilt from the table of predecessors.

// 1000 is no edge.
memref.global "private" constant @edges : memref<5x5xi32> = dense<[
  [0, 3, 8, 1000, -4],
  [1000, 0, 1000, 1, 7],
  [1000, 4, 0, 1000, 1000],
  [2, 1000, -5, 0, 1000],
  [1000, 1000, 1000, 6, 0]]>

func.func private @putchar(i32) -> i32

// Prints a number of one digit in two columns.
func.func private @print_digit(%n: i32) {
  %zero = arith.constant 0 : i32
  %ascii0 = arith.constant 48 : i32
  %blank = arith.constant 32 : i32
  %minus = arith.constant 45 : i32
  %negative = arith.cmpi slt, %n, %zero : i32
  %sign = arith.select %negative, %minus, %blank : i32
  %opposite = arith.subi %zero, %n : i32
  %abs = arith.maxsi %n, %opposite : i32
  %char = arith.addi %abs, %ascii0 : i32
  call @putchar(%sign) : (i32) -> i32
  call @putchar(%char) : (i32) -> i32
  return
}

func.func @floyd_warshall(%distance: memref<?x?xi32>, %predecessor: memref<?x?xindex>) {
  %c0 = arith.constant 0 : index
  %n = memref.dim %distance, %c0 : memref<?x?xi32>
  affine.for %k = 0 to %n {
    affine.for %i = 0 to %n {
      %to_k = affine.load %distance[%i, %k] : memref<?x?xi32>
      affine.for %j = 0 to %n {
        %direct = affine.load %distance[%i, %j] : memref<?x?xi32>
        %from_k = affine.load %distance[%k, %j] : memref<?x?xi32>
        %through = arith.addi %to_k, %from_k : i32
        %shorter = arith.cmpi slt, %through, %direct : i32
        scf.if %shorter {
          affine.store %through, %distance[%i, %j] : memref<?x?xi32>
          %last = affine.load %predecessor[%k, %j] : memref<?x?xindex>
          affine.store %last, %predecessor[%i, %j] : memref<?x?xindex>
        }
      }
    }
  }
  return
}

// Prints the nodes on the way from `from` to `to`.
func.func private @print_path(%predecessor: memref<?x?xindex>, %from: index, %to: index) {
  %ascii1 = arith.constant 49 : i32
  %there = arith.cmpi eq, %from, %to : index
  cf.cond_br %there, ^node, ^before
^before:
  %last = memref.load %predecessor[%from, %to] : memref<?x?xindex>
  call @print_path(%predecessor, %from, %last) : (memref<?x?xindex>, index, index) -> ()
  cf.br ^node
^node:
  %int = arith.index_cast %to : index to i32
  %char = arith.addi %int, %ascii1 : i32
  call @putchar(%char) : (i32) -> i32
  return
}

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 5 : index
  %newline = arith.constant 10 : i32
  %edges = memref.get_global @edges : memref<5x5xi32>
  %distance_5 = memref.alloc() : memref<5x5xi32>
  %predecessor_5 = memref.alloc() : memref<5x5xindex>
  memref.copy %edges, %distance_5 : memref<5x5xi32> to memref<5x5xi32>
  scf.parallel (%i, %j) = (%c0, %c0) to (%n, %n) step (%c1, %c1) {
    memref.store %i, %predecessor_5[%i, %j] : memref<5x5xindex>
    scf.reduce
  }
  %distance = memref.cast %distance_5 : memref<5x5xi32> to memref<?x?xi32>
  %predecessor = memref.cast %predecessor_5 : memref<5x5xindex> to memref<?x?xindex>
  call @floyd_warshall(%distance, %predecessor) : (memref<?x?xi32>, memref<?x?xindex>) -> ()
  affine.for %i = 0 to 5 {
    affine.for %j = 0 to 5 {
      %d = affine.load %distance_5[%i, %j] : memref<5x5xi32>
      func.call @print_digit(%d) : (i32) -> ()
    }
    func.call @putchar(%newline) : (i32) -> i32
  }
  call @print_path(%predecessor, %c0, %c1) : (memref<?x?xindex>, index, index) -> ()
  call @putchar(%newline) : (i32) -> i32

  // No triangle is shorter than its side, and the diagonal is zero: how often that fails is the exit status.
  %zero = arith.constant 0 : i32
  %failures = scf.parallel (%i, %j, %k) = (%c0, %c0, %c0) to (%n, %n, %n) step (%c1, %c1, %c1) init (%zero) -> i32 {
    %side = memref.load %distance_5[%i, %j] : memref<5x5xi32>
    %a = memref.load %distance_5[%i, %k] : memref<5x5xi32>
    %b = memref.load %distance_5[%k, %j] : memref<5x5xi32>
    %own = memref.load %distance_5[%k, %k] : memref<5x5xi32>
    %detour = arith.addi %a, %b : i32
    %longer = arith.cmpi sgt, %side, %detour : i32
    %off = arith.cmpi ne, %own, %zero : i32
    %fails = arith.ori %longer, %off : i1
    %one_more = arith.extui %fails : i1 to i32
    scf.reduce(%one_more : i32) {
    ^bb0(%l: i32, %r: i32):
      %sum = arith.addi %l, %r : i32
      scf.reduce.return %sum : i32
    }
  }
  memref.dealloc %distance_5 : memref<5x5xi32>
  memref.dealloc %predecessor_5 : memref<5x5xindex>
  return %failures : i32
}
