#define _GNU_SOURCE
#include "CExecutorHooks.h"
#include <dlfcn.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdlib.h>

// Dispatch as its headers declare it, with queues and blocks as plain pointers.
struct dispatch_queue_s;
struct timespec;
extern struct dispatch_queue_s _dispatch_main_q;
extern uint64_t dispatch_time(uint64_t when, int64_t delta);
extern uint64_t dispatch_walltime(const struct timespec *when, int64_t delta);

extern intptr_t dispatch_group_wait(void *group, uint64_t when);
extern void dispatch_group_notify_f(void *group, void *queue, void *context, void (*work)(void *));
extern void *_Block_copy(const void *block);
extern void _Block_release(const void *block);

typedef void (*async_function)(void *queue, void *block);
typedef void (*notify_function)(void *group, void *queue, void *block);
typedef void (*leave_function)(void *group);
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

// A block for the main queue that waits for a group. It runs once: a device takes it as the group becomes empty, or, where
// that happens on another thread, Dispatch does.
struct waiting_block {
  void *group;
  void *block;
  struct waiting_block *next;
};

static pthread_mutex_t waiting_lock = PTHREAD_MUTEX_INITIALIZER;
static struct waiting_block *waiting;

// What Dispatch runs once the group is empty, whoever had the block.
static void run_waiting(void *context) {
  struct waiting_block *place = context;
  pthread_mutex_lock(&waiting_lock);
  struct waiting_block **link = &waiting;
  while (*link != NULL && *link != place) link = &(*link)->next;
  if (*link != NULL) *link = place->next;
  void *block = place->block;
  pthread_mutex_unlock(&waiting_lock);
  free(place);
  if (block == NULL) return;
  dispatch_async(&_dispatch_main_q, block);
  _Block_release(block);
}

static bool is_empty(void *group) { return dispatch_group_wait(group, 0) == 0; }

// Hands on the blocks that wait for a group, if it is empty.
static void deliver(void *group) {
  if (atomic_load(&block_handler) == NULL || !is_empty(group)) return;
  for (;;) {
    pthread_mutex_lock(&waiting_lock);
    struct waiting_block *place = waiting;
    while (place != NULL && (place->group != group || place->block == NULL)) place = place->next;
    void *block = place ? place->block : NULL;
    if (place) place->block = NULL;
    pthread_mutex_unlock(&waiting_lock);
    if (block == NULL) return;
    dispatch_async(&_dispatch_main_q, block);
    _Block_release(block);
  }
}

__attribute__((weak)) void dispatch_group_notify(void *group, void *queue, void *block) {
  static _Atomic(notify_function) original;
  if (queue == (void *)&_dispatch_main_q && atomic_load(&block_handler) != NULL) {
    if (is_empty(group) && takes(queue, block, 0)) return;
    struct waiting_block *place = malloc(sizeof *place);
    if (place != NULL) {
      place->group = group;
      place->block = _Block_copy(block);
      pthread_mutex_lock(&waiting_lock);
      struct waiting_block **last = &waiting;
      while (*last != NULL) last = &(*last)->next;
      place->next = NULL;
      *last = place;
      pthread_mutex_unlock(&waiting_lock);
      dispatch_group_notify_f(group, queue, place, run_waiting);
      return;
    }
  }
  if (!atomic_load(&original)) atomic_store(&original, (notify_function)dlsym(RTLD_NEXT, "dispatch_group_notify"));
  atomic_load(&original)(group, queue, block);
}

__attribute__((weak)) void dispatch_group_leave(void *group) {
  static _Atomic(leave_function) original;
  if (!atomic_load(&original)) atomic_store(&original, (leave_function)dlsym(RTLD_NEXT, "dispatch_group_leave"));
  atomic_load(&original)(group);
  deliver(group);
}
