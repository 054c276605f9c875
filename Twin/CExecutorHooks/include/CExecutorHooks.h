// Hands the jobs of Swift's concurrency on one thread to a handler, instead of to the pool and to the main queue.
//
// The runtime offers these hooks to tools like this one; they are not a stable interface. Everything that depends on
// them is in this target and in VirtualExecutor, which tests itself when it begins.
#pragma once
#include <stdbool.h>
#include <stdint.h>

// Takes a job that would go to the pool.
typedef void (*executor_hooks_job_handler)(void *job);

// From now on, jobs that this thread creates go to the handler, and the main actor's executor is the one given, as the
// two words of its reference.
void executor_hooks_begin(void *identity, void *implementation, executor_hooks_job_handler handler);

// From now on, jobs that this thread creates go where they would have gone.
void executor_hooks_end(void);

// Whether jobs of this thread go to the handler.
bool executor_hooks_are_active(void);

// Hands a job to the main queue.
void executor_hooks_forward_to_main(void *job);

// Takes a block that a thread hands to the main queue, to be run once some time has passed: INT64_MAX is never.
// Answers false if the block is to go there.
typedef bool (*executor_hooks_block_handler)(void *block, int64_t nanoseconds);

// From now on, all threads ask the handler before a block goes to the main queue.
void executor_hooks_take_blocks(executor_hooks_block_handler handler);
