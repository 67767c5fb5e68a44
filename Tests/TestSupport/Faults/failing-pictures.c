// SPDX-License-Identifier: MIT
//
// Stands before other libraries (LD_PRELOAD) and lets surfaces fail for want of memory.
//
// In a test that counts (`espalier_fail_call`) one allocation of pixels fails: Cairo's pixels are allocated by pixman. In a program with
// windows (`ESPALIER_FAIL_EACH=n`) each n-th surface fails that Espalier makes there. Not those of GTK: GSK's drawing and Cairo 1.16 end
// the process where one of theirs fails, and where the pools of Cairo's rasterizer have no memory.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);

static const size_t least = 2048;
static long rest = -1;
static long calls = 0;

/// The allocation after `count` others fails; a negative number lets all succeed.
void espalier_fail_call(long count, int error) {
  (void)error;
  rest = count;
  calls = 0;
}

/// The number of allocations since.
long espalier_calls(void) { return calls; }

static int is_in(void *caller, const char *library) {
  Dl_info info;
  return dladdr(caller, &info) && info.dli_fname && strstr(info.dli_fname, library);
}

static int fails(size_t size, void *caller) {
  if (size < least || rest < 0 || !is_in(caller, "libpixman")) return 0;
  calls++;
  return rest-- == 0;
}

void *malloc(size_t size) { return fails(size, __builtin_return_address(0)) ? NULL : __libc_malloc(size); }

void *calloc(size_t count, size_t size) {
  return fails(count * size, __builtin_return_address(0)) ? NULL : __libc_calloc(count, size);
}

/// Cairo's, with its types as integers and a pointer.
void *cairo_image_surface_create(int format, int width, int height) {
  static long made = 0;
  void *(*real)(int, int, int) = (void *(*)(int, int, int))dlsym(RTLD_NEXT, "cairo_image_surface_create");
  const char *each = getenv("ESPALIER_FAIL_EACH");
  if (each && is_in(__builtin_return_address(0), "libEspalierRuntime") && ++made % atol(each) == 0) width = height = -1;
  return real(format, width, height);
}
