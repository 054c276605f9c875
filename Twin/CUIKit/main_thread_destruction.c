#include "MainThreadDestruction.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <unistd.h>

/// What a class's metadata has for the end of an object: runs all `deinit`s, and frees the memory.
typedef __attribute__((swiftcall)) void (*destroyer)(__attribute__((swift_context)) void *object);

/// In Swift's metadata the destroyer is two words before the address that stands for the class.
static _Atomic(destroyer) *destroyer_slot(const void *type) {
  return (_Atomic(destroyer) *)(uintptr_t)type - 2;
}

// MARK: The destroyers that classes had

/// Guards the variables below: objects may be made on any thread.
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
struct entry {
  const void *type;
  destroyer destroy;
  /// Whether its objects may have associated values.
  bool has_values;
};
static struct entry *entries;
/// A power of two, or 0.
static size_t capacity;
static size_t count;
static value_taker take_values;
static value_dropper drop_values;

/// Where a class is, or would be put. At least one entry must be free.
static size_t entry_index(const void *type) {
  size_t index = ((uintptr_t)type >> 4) * 0x9E3779B97F4A7C15u;
  for (index &= capacity - 1; entries[index].type; index = (index + 1) & (capacity - 1)) {
    if (entries[index].type == type) break;
  }
  return index;
}

static struct entry *put(const void *type, destroyer destroy) {
  if (4 * (count + 1) > 3 * capacity) {
    const size_t old_capacity = capacity;
    struct entry *old = entries;
    capacity = capacity ? 2 * capacity : 64;
    entries = calloc(capacity, sizeof *entries);
    if (!entries) abort();
    for (size_t index = 0; index < old_capacity; index++) {
      if (old[index].type) entries[entry_index(old[index].type)] = old[index];
    }
    free(old);
  }
  const size_t index = entry_index(type);
  entries[index] = (struct entry){.type = type, .destroy = destroy};
  count++;
  return &entries[index];
}

// MARK: The end of an object

/// Whether this is the process's first thread, on which the main actor runs.
///
/// It does so on others only after `dispatch_main()`, which ends the first thread. Elsewhere the runtime knows.
static bool is_main_thread(void) {
  static _Thread_local enum { unknown, yes, no } answer;
  if (answer == unknown) answer = syscall(SYS_gettid) == getpid() ? yes : no;
  return answer == yes;
}

/// On this thread: what the object's class had in its metadata. Associated values go after the object, which
/// may ask for them to its end.
static __attribute__((swiftcall)) void destroy_here(void *object) {
  const void *type = *(const void **)object;
  pthread_mutex_lock(&lock);
  const struct entry entry = entries[entry_index(type)];
  const value_taker take = take_values;
  const value_dropper drop = drop_values;
  pthread_mutex_unlock(&lock);
  void *values = entry.has_values ? take(object) : NULL;
  entry.destroy(object);
  if (values) drop(object, values);
}

static __attribute__((swiftcall)) void destroy_anywhere(
    __attribute__((swift_context)) void *object) {
  destroy_here(object);
}

/// The runtime's own means for an `isolated deinit` (SE-0371): runs the work at once on the executor, or
/// sends it there.
extern __attribute__((swiftcall)) void swift_task_deinitOnExecutor(
    void *object, __attribute__((swiftcall)) void (*work)(void *), uintptr_t executor0,
    uintptr_t executor1, uintptr_t flags);

struct executor {
  uintptr_t words[2];
};
extern __attribute__((swiftcall)) struct executor swift_task_getMainExecutor(void);

/// Whether the current thread runs for an executor; no flags: an answer, and never a stop.
extern __attribute__((swiftcall)) bool swift_task_isCurrentExecutorWithFlags(
    uintptr_t executor0, uintptr_t executor1, uintptr_t flags);

bool isOnMainActor(void) {
  if (is_main_thread()) return true;
  const struct executor executor = swift_task_getMainExecutor();
  return swift_task_isCurrentExecutorWithFlags(executor.words[0], executor.words[1], 0);
}

static __attribute__((swiftcall)) void destroy(
    __attribute__((swift_context)) void *object) {
  if (is_main_thread()) {
    destroy_here(object);
    return;
  }
  const struct executor executor = swift_task_getMainExecutor();
  swift_task_deinitOnExecutor(object, destroy_here, executor.words[0], executor.words[1], 0);
}

void destroyOnMainThread(const void *type) {
  _Atomic(destroyer) *slot = destroyer_slot(type);
  if (atomic_load_explicit(slot, memory_order_acquire) == destroy) return;
  pthread_mutex_lock(&lock);
  const destroyer former = atomic_load_explicit(slot, memory_order_relaxed);
  if (former != destroy) {
    if (former != destroy_anywhere) put(type, former);
    atomic_store_explicit(slot, destroy, memory_order_release);
  }
  pthread_mutex_unlock(&lock);
}

void dropValuesWithObjects(const void *type, value_taker take, value_dropper drop) {
  _Atomic(destroyer) *slot = destroyer_slot(type);
  pthread_mutex_lock(&lock);
  take_values = take;
  drop_values = drop;
  const destroyer former = atomic_load_explicit(slot, memory_order_relaxed);
  const bool is_known = former == destroy || former == destroy_anywhere;
  struct entry *entry = is_known ? &entries[entry_index(type)] : put(type, former);
  entry->has_values = true;
  if (!is_known) atomic_store_explicit(slot, destroy_anywhere, memory_order_release);
  pthread_mutex_unlock(&lock);
}

// MARK: Objects that are on their way

/// Swift's own: what a weak reference asks before it hands out its object.
extern bool swift_isDeallocating(void *object);

bool isBeingDestroyed(const void *object) { return swift_isDeallocating((void *)object); }
