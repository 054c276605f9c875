#include "CExecutorHooks.h"
#include <stdatomic.h>
#include <stddef.h>

#define SWIFT_CALL __attribute__((swiftcall))

// The reference of a serial executor: two words, passed by value.
typedef struct {
  void *identity;
  void *implementation;
} executor_reference;

typedef SWIFT_CALL executor_reference (*get_main)(void);
typedef SWIFT_CALL bool (*is_main)(executor_reference);
typedef SWIFT_CALL void (*enqueue)(void *job);

// The hooks of the runtime, as its header for such tools declares them (swift/Runtime/Concurrency.h).
extern SWIFT_CALL executor_reference (*swift_task_getMainExecutor_hook)(get_main original);
extern SWIFT_CALL bool (*swift_task_isMainExecutor_hook)(executor_reference executor, is_main original);
extern SWIFT_CALL void (*swift_task_enqueueGlobal_hook)(void *job, enqueue original);
extern SWIFT_CALL void swift_task_enqueueMainExecutor(void *job);

// Other threads, and other tests on them, are not touched.
static _Thread_local bool is_active;
// The executor that stands for the main actor's; its identity is written last, and read by any thread.
static void *_Atomic virtual_identity;
static void *virtual_implementation;
static executor_hooks_job_handler job_handler;

static SWIFT_CALL executor_reference main_executor(get_main original) {
  if (!is_active) return original();
  return (executor_reference){atomic_load(&virtual_identity), virtual_implementation};
}

static SWIFT_CALL bool is_main_executor(executor_reference executor, is_main original) {
  void *identity = atomic_load(&virtual_identity);
  return (identity != NULL && executor.identity == identity) || original(executor);
}

static SWIFT_CALL void enqueue_job(void *job, enqueue original) {
  if (is_active) {
    job_handler(job);
  } else {
    original(job);
  }
}

// Before any thread starts, since the runtime reads its hooks without a lock.
__attribute__((constructor)) static void put_in_hooks(void) {
  swift_task_getMainExecutor_hook = main_executor;
  swift_task_isMainExecutor_hook = is_main_executor;
  swift_task_enqueueGlobal_hook = enqueue_job;
}

void executor_hooks_begin(void *identity, void *implementation, executor_hooks_job_handler handler) {
  job_handler = handler;
  virtual_implementation = implementation;
  atomic_store(&virtual_identity, identity);
  is_active = true;
}

void executor_hooks_end(void) { is_active = false; }

bool executor_hooks_are_active(void) { return is_active; }

void executor_hooks_forward_to_main(void *job) { swift_task_enqueueMainExecutor(job); }
