#include "CHeap.h"

#if defined(__linux__)
#include <malloc.h>

size_t heapBytesInUse(void) {
  struct mallinfo2 info = mallinfo2();
  return info.uordblks + info.hblkhd;
}

// The C library's own allocator, under the names that leave the usual ones to us: all that Swift
// allocates comes through here and is counted.
extern void *__libc_malloc(size_t size);
static __thread size_t allocationCount;

void *malloc(size_t size) {
  allocationCount += 1;
  return __libc_malloc(size);
}

size_t heapAllocationCount(void) { return allocationCount; }
#else
size_t heapBytesInUse(void) { return 0; }
size_t heapAllocationCount(void) { return 0; }
#endif
