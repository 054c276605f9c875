#ifndef SYMBOLS_H
#define SYMBOLS_H

#include <stdbool.h>
#include <stddef.h>

/// Is told of a symbol: its name, where it is in memory, and whether it is a function. The name is valid during the
/// call only.
typedef void (*SymbolVisitor)(const char *_Nonnull name, const void *_Nonnull address, bool is_function,
                              void *_Nonnull context);

/// Tells of the symbols of the program or library that has something at an address.
///
/// The names begin as given; with `only_there`, the symbols are those of the address itself. Returns false if the file
/// has no table of symbols, or cannot be read.
bool visitSymbols(const void *_Nonnull address, bool only_there, const char *_Nonnull beginning,
                  SymbolVisitor _Nonnull visit, void *_Nonnull context);

/// What describes a class, by which all of its generic forms are told from other classes. The class is a pointer to
/// Swift's metadata.
const void *_Nonnull descriptionOfClass(const void *_Nonnull type);

/// A name of Swift's that people can read; NULL if it is none. The caller frees it.
char *_Nullable readableName(const char *_Nonnull symbol);

#endif
