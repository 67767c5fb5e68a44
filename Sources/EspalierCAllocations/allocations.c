// SPDX-License-Identifier: MIT

#include "espalier_allocations.h"

#include <stddef.h>

// The C library's own, under its other names: a program's malloc takes the place of the library's.
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);

static unsigned long count;

void *malloc(size_t size) {
  count += 1;
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  count += 1;
  return __libc_calloc(number, size);
}

unsigned long espalier_allocations(void) { return count; }
