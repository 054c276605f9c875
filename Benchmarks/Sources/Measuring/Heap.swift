private import CHeap

/// What the process has allocated, as its C library counts it.
package enum Heap {
  /// Bytes that are allocated and not freed; 0 where nobody counts them.
  package static var bytesInUse: Int { Int(heapBytesInUse()) }
  /// How often this thread has allocated; 0 where nobody counts.
  package static var allocationCount: Int { Int(heapAllocationCount()) }
}
