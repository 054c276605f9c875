#define _GNU_SOURCE
#include "CExecutorHooks.h"
#include <dlfcn.h>
#include <stdatomic.h>
#include <stddef.h>

// Dispatch as its headers declare it, with queues and blocks as plain pointers.
struct dispatch_queue_s;
struct timespec;
extern struct dispatch_queue_s _dispatch_main_q;
extern uint64_t dispatch_time(uint64_t when, int64_t delta);
extern uint64_t dispatch_walltime(const struct timespec *when, int64_t delta);

typedef void (*async_function)(void *queue, void *block);
typedef void (*after_function)(uint64_t when, void *queue, void *block);

static _Atomic(executor_hooks_block_handler) block_handler;

void executor_hooks_take_blocks(executor_hooks_block_handler handler) { atomic_store(&block_handler, handler); }

static bool takes(void *queue, void *block, int64_t nanoseconds) {
  executor_hooks_block_handler handler = atomic_load(&block_handler);
  return handler != NULL && queue == (void *)&_dispatch_main_q && handler(block, nanoseconds);
}

// How long it is until a time of Dispatch: 0 is now, all bits are never, and times of the calendar are negative.
static int64_t time_until(uint64_t when) {
  if (when == 0) return 0;
  if (when == UINT64_MAX) return INT64_MAX;
  if ((int64_t)when < 0) return (int64_t)(dispatch_walltime(NULL, 0) - when);
  return (int64_t)(when - dispatch_time(0, 0));
}

// Both are found before those of Dispatch, which they call. Weak: a program with Dispatch in it keeps its own.
__attribute__((weak)) void dispatch_async(void *queue, void *block) {
  static _Atomic(async_function) original;
  if (takes(queue, block, 0)) return;
  if (!atomic_load(&original)) atomic_store(&original, (async_function)dlsym(RTLD_NEXT, "dispatch_async"));
  atomic_load(&original)(queue, block);
}

__attribute__((weak)) void dispatch_after(uint64_t when, void *queue, void *block) {
  static _Atomic(after_function) original;
  if (takes(queue, block, time_until(when))) return;
  if (!atomic_load(&original)) atomic_store(&original, (after_function)dlsym(RTLD_NEXT, "dispatch_after"));
  atomic_load(&original)(when, queue, block);
}
