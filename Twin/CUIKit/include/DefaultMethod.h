#ifndef DEFAULT_METHOD_H
#define DEFAULT_METHOD_H

#include <stdbool.h>

/// Whether a class leaves `tableView(_:commit:forRowAt:)` to the default of `UITableViewDataSource`.
///
/// Both arguments are pointers to Swift's tables of what a class does for that protocol; the second one is of a
/// class that leaves the method to the default. Answers that all do where its instructions cannot be read.
bool usesDefaultCommit(const void *_Nonnull witnesses, const void *_Nonnull defaultWitnesses);

/// The same for `tableView(_:moveRowAt:to:)`.
bool usesDefaultMove(const void *_Nonnull witnesses, const void *_Nonnull defaultWitnesses);

#endif
