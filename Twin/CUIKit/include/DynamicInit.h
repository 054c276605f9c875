#ifndef DYNAMIC_INIT_H
#define DYNAMIC_INIT_H

#include <stdbool.h>
#include <stdint.h>

/// Makes a header or footer of a table view, of a class that is known only at run time.
///
/// Calls the class's own `init(reuseIdentifier:)`, which Swift does for `required` initializers only; UIKit's is
/// not one. The entry has the same place in the method table of each class: the one at which the base class has
/// its own initializer. (Initializers that apps may call the same way: `class_init.c`.)
///
/// The class and the base class are pointers to Swift's metadata. The reuse identifier is the two words of
/// a `String?`, which the initializer takes over.
///
/// Returns the view, retained once; NULL if the base class has no such entry.
void *_Nullable makeHeaderFooterView(const void *_Nonnull type, const void *_Nonnull baseType,
                                     uint64_t identifier0, uint64_t identifier1);

/// Makes a layout's attributes, of a class that is known only at run time, by its `init()`; see
/// `makeHeaderFooterView`.
void *_Nullable makeLayoutAttributes(const void *_Nonnull type, const void *_Nonnull baseType);

/// Makes a layout's invalidation context, of a class that is known only at run time, by its `init()`; see
/// `makeHeaderFooterView`.
void *_Nullable makeInvalidationContext(const void *_Nonnull type, const void *_Nonnull baseType);

/// Makes an object of any class, known only at run time, by its `init()`. The base class is `PlainObject` of
/// `DynamicClass.swift`, whose own initializer stands where every class has that of `NSObject`.
void *_Nullable makePlainObject(const void *_Nonnull type, const void *_Nonnull baseType);

/// Makes a property animator, of a class that is known only at run time, by its `init(duration:timingParameters:)`; see
/// `makeHeaderFooterView`. The parameters are the place of an `any UITimingCurveProvider`, which the initializer takes
/// over.
void *_Nullable makeAnimator(const void *_Nonnull type, const void *_Nonnull baseType, double duration,
                             void *_Nonnull parameters);

/// Makes what has a view for an attachment, of a class that is known only at run time, by its
/// `init(textAttachment:parentView:textLayoutManager:location:)`; see `makeHeaderFooterView`. The location is the two words
/// of an `any NSTextLocation`. The initializer takes over all objects.
void *_Nullable makeAttachmentViewProvider(const void *_Nonnull type, const void *_Nonnull baseType,
                                           void *_Nonnull attachment, void *_Nullable view,
                                           void *_Nullable manager, uint64_t location0,
                                           uint64_t location1);

/// Makes a copy of a layer, of a class that is known only at run time, by its `init(layer:)`; see
/// `makeHeaderFooterView`. The original is the place of an `Any`, which the initializer takes over.
void *_Nullable makeLayerCopy(const void *_Nonnull type, const void *_Nonnull baseType,
                              void *_Nonnull original);

/// Whether a class of table view controllers has its own `tableView(_:commit:forRowAt:)`, which stands at the
/// place in its method table at which the base class has UIKit's.
bool overridesCommit(const void *_Nonnull type, const void *_Nonnull baseType);

/// The same for `tableView(_:moveRowAt:to:)`.
bool overridesMove(const void *_Nonnull type, const void *_Nonnull baseType);

#endif
