#include "CDynamicInit.h"

#include <stddef.h>

/// `UITableViewCell.init(style:reuseIdentifier:)` in the form that makes the object, too.
extern const char base_initializer __asm__(
    "$s5UIKit15UITableViewCellC5style15reuseIdentifierA2C0D5StyleO_SSSgtcfC");

/// Swift's calling convention passes the class of an initializer where C compilers call it the context.
typedef __attribute__((swiftcall)) void *(*initializer)(
    uint8_t style, uint64_t identifier0, uint64_t identifier1,
    __attribute__((swift_context)) const void *type);

/// More words than the metadata of a UIKit class has.
static const size_t longest_table = 1000;

void *makeTableViewCell(const void *type, const void *baseType, uint8_t style,
                        uint64_t identifier0, uint64_t identifier1) {
  const void *const *base_table = baseType;
  const void *const *table = type;
  for (size_t index = 0; index < longest_table; index++) {
    if (base_table[index] != &base_initializer) continue;
    initializer make = (initializer)(uintptr_t)table[index];
    return make(style, identifier0, identifier1, type);
  }
  return NULL;
}

/// `UITableViewHeaderFooterView.init(reuseIdentifier:)` in the form that makes the object, too.
extern const char section_view_initializer __asm__(
    "$s5UIKit023UITableViewHeaderFooterC0C15reuseIdentifierACSSSg_tcfC");

typedef __attribute__((swiftcall)) void *(*section_view_maker)(
    uint64_t identifier0, uint64_t identifier1,
    __attribute__((swift_context)) const void *type);

void *makeHeaderFooterView(const void *type, const void *baseType, uint64_t identifier0,
                           uint64_t identifier1) {
  const void *const *base_table = baseType;
  const void *const *table = type;
  for (size_t index = 0; index < longest_table; index++) {
    if (base_table[index] != &section_view_initializer) continue;
    section_view_maker make = (section_view_maker)(uintptr_t)table[index];
    return make(identifier0, identifier1, type);
  }
  return NULL;
}
