#ifndef DYNAMIC_INIT_H
#define DYNAMIC_INIT_H

#include <stdbool.h>
#include <stdint.h>

/// Makes a table view cell of a class that is known only at run time.
///
/// Calls the class's own `init(style:reuseIdentifier:)`, which Swift does for `required` initializers
/// only; UIKit's is not one. The entry has the same place in the method table of each class: the one at
/// which the base class has its own initializer.
///
/// The class and the base class are pointers to Swift's metadata. The reuse identifier is the two words of
/// a `String?`, which the initializer takes over.
///
/// Returns the cell, retained once; NULL if the base class has no such entry.
void *_Nullable makeTableViewCell(const void *_Nonnull type, const void *_Nonnull baseType,
                                  uint8_t style, uint64_t identifier0, uint64_t identifier1);

/// Makes a header or footer of a table view, of a class that is known only at run time, by its
/// `init(reuseIdentifier:)`; see `makeTableViewCell`.
void *_Nullable makeHeaderFooterView(const void *_Nonnull type, const void *_Nonnull baseType,
                                     uint64_t identifier0, uint64_t identifier1);

/// Makes a cell or another view of a collection, of a class that is known only at run time, by its
/// `init(frame:)`; see `makeTableViewCell`.
void *_Nullable makeCollectionReusableView(const void *_Nonnull type, const void *_Nonnull baseType,
                                           double x, double y, double width, double height);

/// Makes a view, of a class that is known only at run time, by its `init(frame:)`; see `makeTableViewCell`.
void *_Nullable makeView(const void *_Nonnull type, const void *_Nonnull baseType, double x, double y,
                         double width, double height);

/// Makes a layout's attributes, of a class that is known only at run time, by its `init()`; see
/// `makeTableViewCell`.
void *_Nullable makeLayoutAttributes(const void *_Nonnull type, const void *_Nonnull baseType);

/// Makes a layout's invalidation context, of a class that is known only at run time, by its `init()`; see
/// `makeTableViewCell`.
void *_Nullable makeInvalidationContext(const void *_Nonnull type, const void *_Nonnull baseType);

/// Whether a class of table view controllers has its own `tableView(_:commit:forRowAt:)`, which stands at the
/// place in its method table at which the base class has UIKit's.
bool overridesCommit(const void *_Nonnull type, const void *_Nonnull baseType);

#endif
