#ifndef METHOD_TABLE_H
#define METHOD_TABLE_H

/// What a class has in the place of its table of methods where its base class has an entry; NULL if the base
/// class has no such entry. The classes are pointers to Swift's metadata.
const void *method_entry(const void *type, const void *baseType, const void *baseEntry);

#endif
