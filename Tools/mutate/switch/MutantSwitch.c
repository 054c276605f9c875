// Which mutant of the engine is to be one, and which functions have been entered.
#include "MutantSwitch.h"

#include <stdio.h>
#include <stdlib.h>

int interlock_mutant = 0;
unsigned char interlock_entered[INTERLOCK_MUTANT_LIMIT];

static void write_entered(void) {
  const char *path = getenv("INTERLOCK_ENTERED");
  FILE *file = path ? fopen(path, "w") : NULL;
  if (file == NULL) return;
  for (int number = 0; number < INTERLOCK_MUTANT_LIMIT; number++) {
    if (interlock_entered[number]) fprintf(file, "%d\n", number);
  }
  fclose(file);
}

__attribute__((constructor)) static void choose(void) {
  const char *number = getenv("INTERLOCK_MUTANT");
  interlock_mutant = number ? atoi(number) : 0;
  if (interlock_mutant < 0) atexit(write_entered);
}
