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

/// Takes what is associated with an object whose destruction begins; NULL for nothing.
typedef void *_Nullable (*value_taker)(const void *_Nonnull object);

/// Lets go of it; the object's memory may be another's by then.
typedef void (*value_dropper)(const void *_Nonnull object, void *_Nonnull values);

/// Lets what is associated with objects of a class end with them.
///
/// The class is a pointer to Swift's metadata. May be called on any thread, before an object of the class is dropped
/// that has values; the functions are the same in each call.
void dropValuesWithObjects(const void *_Nonnull type, value_taker _Nonnull take, value_dropper _Nonnull drop);

/// Whether the last reference to an object of Swift's has gone, though its memory is still there.
bool isBeingDestroyed(const void *_Nonnull object);

#endif
