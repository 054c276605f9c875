/// Finds out whether a class implements a method of a protocol that has a default.
///
/// Swift's table of what a class does for a protocol (its witness table) has a small function for each method. It
/// calls the class's own method, or else the default. The call is an instruction with a fixed form.
#include "DefaultMethod.h"

#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <unwind.h>

/// `UITableViewDataSource.tableView(_:commit:forRowAt:)` in the protocol's extension.
extern const char default_commit __asm__(
    "$s5UIKit21UITableViewDataSourcePAAE05tableC0_6commit8forRowAtyAA0bC0C_AA0bC4CellC12EditingStyleO"
    "20FoundationEssentials9IndexPathVtF");

/// `UITableViewDataSource.tableView(_:moveRowAt:to:)` in the protocol's extension.
extern const char default_move __asm__(
    "$s5UIKit21UITableViewDataSourcePAAE05tableC0_9moveRowAt2toyAA0bC0C_20FoundationEssentials9IndexPath"
    "VAKtF");

/// The protocol's description (Swift's ABI, `TargetProtocolDescriptor`).
extern const struct {
  uint32_t flags;
  int32_t parent;
  int32_t name;
  uint32_t signature_count;
  uint32_t requirement_count;
} data_source_protocol __asm__("$s5UIKit21UITableViewDataSourceMp");

/// Functions that go on to another one at their end are followed this far: the compiler makes one of functions
/// of several classes that do the same, to which those jump.
static const int longest_chain = 4;

/// Whether a function begins at an address.
static bool begins_function(const char *address) {
  return _Unwind_FindEnclosingFunction((void *)(address + 1)) == address;
}

/// Where the instruction at an address calls or jumps to; NULL if it does neither. A jump is told apart.
#if defined(__x86_64__)
enum { instruction_step = 1 };
static const char *branch_target(const unsigned char *at, bool *is_jump) {
  if (*at != 0xE8 && *at != 0xE9) return NULL;  // call and jmp, each with a distance of 32 bits
  *is_jump = *at == 0xE9;
  int32_t distance;
  memcpy(&distance, at + 1, sizeof distance);
  return (const char *)at + 5 + distance;
}
#elif defined(__aarch64__)
enum { instruction_step = 4 };
static const char *branch_target(const unsigned char *at, bool *is_jump) {
  uint32_t word;
  memcpy(&word, at, sizeof word);
  if ((word & 0x7C000000) != 0x14000000) return NULL;  // B and BL, each with a distance of 26 bits
  *is_jump = word >> 31 == 0;
  return (const char *)at + (int32_t)(word << 6) / 64 * 4;
}
#else
enum { instruction_step = 1 };
static const char *branch_target(const unsigned char *at, bool *is_jump) { return NULL; }
#endif

/// Whether a function calls a default method.
static bool calls_default(const void *function, const char *method) {
  for (int depth = 0; depth < longest_chain; depth++) {
    const unsigned char *at = function;
    const void *next = NULL;
    while (_Unwind_FindEnclosingFunction((void *)(at + 1)) == function) {
      bool is_jump = false;
      const char *target = branch_target(at, &is_jump);
      if (target == method) return true;
      if (is_jump && target != function && begins_function(target)) next = target;
      at += instruction_step;
    }
    if (!next) return false;
    function = next;
  }
  return false;
}

static bool uses_default(const void *witnesses, const void *defaultWitnesses, const char *method) {
  const void *const *own = witnesses;
  const void *const *defaults = defaultWitnesses;
  // A word about the conformance comes first, then one for each requirement.
  for (size_t index = 1; index <= data_source_protocol.requirement_count; index++) {
    if (calls_default(defaults[index], method)) return calls_default(own[index], method);
  }
  return true;
}

bool usesDefaultCommit(const void *witnesses, const void *defaultWitnesses) {
  return uses_default(witnesses, defaultWitnesses, &default_commit);
}

bool usesDefaultMove(const void *witnesses, const void *defaultWitnesses) {
  return uses_default(witnesses, defaultWitnesses, &default_move);
}
