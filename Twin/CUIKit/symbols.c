/// Reads what the linker has left in a program: which functions it has, and where.
///
/// On Apple's systems a class knows the names of its methods. Here only the table of symbols does, which a debugger
/// uses, too; it is there unless somebody has it stripped.
#define _GNU_SOURCE
#include "Symbols.h"

#include <dlfcn.h>
#include <elf.h>
#include <fcntl.h>
#include <stdint.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

extern char *swift_demangle(const char *name, size_t length, char *buffer, size_t *size, uint32_t flags);

char *readableName(const char *symbol) { return swift_demangle(symbol, strlen(symbol), NULL, NULL, 0); }

const void *descriptionOfClass(const void *type) {
  // Swift's ABI, `TargetClassMetadata` without Objective-C: eight words and half-words before it take forty bytes.
  return *(const void *const *)((const char *)type + 40);
}

/// A file in memory.
struct file {
  const char *bytes;
  size_t size;
};

static bool holds(struct file file, uint64_t offset, uint64_t size) {
  return offset <= file.size && size <= file.size - offset;
}

/// What is looked for, and who is told of it.
struct search {
  /// Where the file is in memory.
  const char *base;
  /// The one place whose symbols are wanted; NULL for all.
  const void *place;
  const char *beginning;
  SymbolVisitor visit;
  void *context;
};

/// Tells of the symbols of a section that holds them.
static void visit_section(struct file file, const Elf64_Shdr *symbols, const Elf64_Shdr *names, struct search search) {
  if (!holds(file, symbols->sh_offset, symbols->sh_size) || !holds(file, names->sh_offset, names->sh_size)) return;
  const Elf64_Sym *all = (const Elf64_Sym *)(file.bytes + symbols->sh_offset);
  const char *texts = file.bytes + names->sh_offset;
  if (names->sh_size == 0 || texts[names->sh_size - 1] != '\0') return;
  const size_t length = strlen(search.beginning);
  for (size_t index = 0; index < symbols->sh_size / sizeof *all; index++) {
    const Elf64_Sym *symbol = &all[index];
    if (symbol->st_shndx == SHN_UNDEF || symbol->st_name >= names->sh_size) continue;
    const char *address = search.base + symbol->st_value;
    if (search.place && address != search.place) continue;
    const char *name = texts + symbol->st_name;
    if (strncmp(name, search.beginning, length) != 0) continue;
    search.visit(name, address, ELF64_ST_TYPE(symbol->st_info) == STT_FUNC, search.context);
  }
}

static bool visit_file(struct file file, struct search search) {
  const Elf64_Ehdr *header = (const Elf64_Ehdr *)file.bytes;
  if (!holds(file, 0, sizeof *header) || memcmp(header->e_ident, ELFMAG, SELFMAG) != 0 ||
      header->e_ident[EI_CLASS] != ELFCLASS64 || header->e_shentsize != sizeof(Elf64_Shdr) ||
      !holds(file, header->e_shoff, (uint64_t)header->e_shnum * sizeof(Elf64_Shdr)))
    return false;
  // A program that does not move in memory has its symbols' addresses as they are.
  if (header->e_type != ET_DYN) search.base = NULL;
  const Elf64_Shdr *sections = (const Elf64_Shdr *)(file.bytes + header->e_shoff);
  bool is_found = false;
  for (int index = 0; index < header->e_shnum; index++) {
    if (sections[index].sh_type != SHT_SYMTAB || sections[index].sh_link >= header->e_shnum) continue;
    visit_section(file, &sections[index], &sections[sections[index].sh_link], search);
    is_found = true;
  }
  return is_found;
}

bool visitSymbols(const void *address, bool only_there, const char *beginning, SymbolVisitor visit,
                  void *context) {
  Dl_info place;
  if (!dladdr(address, &place)) return false;
  const struct search search = {place.dli_fbase, only_there ? address : NULL, beginning, visit, context};
  // The program's own name may be relative to a folder that is no longer the current one.
  int descriptor = open(place.dli_fname, O_RDONLY | O_CLOEXEC);
  if (descriptor < 0) descriptor = open("/proc/self/exe", O_RDONLY | O_CLOEXEC);
  if (descriptor < 0) return false;
  struct stat status;
  bool is_found = false;
  if (fstat(descriptor, &status) == 0 && status.st_size > 0) {
    const size_t size = (size_t)status.st_size;
    void *bytes = mmap(NULL, size, PROT_READ, MAP_PRIVATE, descriptor, 0);
    if (bytes != MAP_FAILED) {
      is_found = visit_file((struct file){bytes, size}, search);
      munmap(bytes, size);
    }
  }
  close(descriptor);
  return is_found;
}
