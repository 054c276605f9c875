// How much the process has allocated, which Swift's Glibc module does not show.
#ifndef C_HEAP_H
#define C_HEAP_H

#include <stddef.h>

/// Bytes that are allocated and not freed; 0 where nobody counts them.
size_t heapBytesInUse(void);

/// How often this thread has allocated since its start; 0 where nobody counts.
size_t heapAllocationCount(void);

#endif
