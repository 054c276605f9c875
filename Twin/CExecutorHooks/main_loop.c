// An asynchronous `main`, as that of Swift Testing, leaves the main thread to Dispatch once it waits. On Linux, Dispatch
// ends that thread, and serves the main queue by those of its pool. On iOS the main run loop serves it, on the one main
// thread; here it does so, too: `Thread.isMainThread` holds, and a `RunLoop.main` that somebody waits on runs.

#define SWIFT_CALL __attribute__((swiftcall))

// The hook as the runtime's header for tools declares it (swift/Runtime/Concurrency.h).
typedef SWIFT_CALL void (*drain)(void);
extern SWIFT_CALL void (*swift_task_asyncMainDrainQueue_hook)(drain original, drain compatible);

extern void CFRunLoopRun(void);

// Never returns, as what it stands for. A run loop returns when it has nothing to wait for, or is stopped.
static SWIFT_CALL void run_main_loop(drain original, drain compatible) {
  (void)original, (void)compatible;
  for (;;) CFRunLoopRun();
}

__attribute__((constructor)) static void put_in_hook(void) {
  swift_task_asyncMainDrainQueue_hook = run_main_loop;
}
