// Which mutant of the engine is to be one. Read once, when the program starts, from the variable
// INTERLOCK_MUTANT: a number of a mutant; 0 for the engine as it is; -1 for the engine as it is, which
// notes the functions that are entered and writes them at its end to the file INTERLOCK_ENTERED.
#pragma once
#include <stdbool.h>

#define INTERLOCK_MUTANT_LIMIT 65536

extern int interlock_mutant;
extern unsigned char interlock_entered[INTERLOCK_MUTANT_LIMIT];

/// Whether this is the mutant.
static inline bool mutant(int number) { return interlock_mutant == number; }

/// Whether the mutant is one of these, all of the function that is entered.
static inline bool mutants(int first, int last) {
  if (__builtin_expect(interlock_mutant < 0, 0)) {
    interlock_entered[first] = 1;
    return false;
  }
  return __builtin_expect(first <= interlock_mutant && interlock_mutant <= last, 0);
}
