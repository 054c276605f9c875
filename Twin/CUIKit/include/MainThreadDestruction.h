#ifndef MAIN_THREAD_DESTRUCTION_H
#define MAIN_THREAD_DESTRUCTION_H

#include <stdbool.h>

/// Whether the caller runs where the main actor does.
bool isOnMainActor(void);

/// Lets the objects of a class be destroyed on the main thread, whatever thread drops the last reference.
///
/// The class is a pointer to Swift's metadata. Must be called before the first object of the class is dropped, on
/// any thread; calls after the first one for a class change nothing.
void destroyOnMainThread(const void *_Nonnull type);

/// Whether the last reference to an object of Swift's has gone, though its memory is still there.
bool isBeingDestroyed(const void *_Nonnull object);

#endif
