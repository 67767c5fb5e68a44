// SPDX-License-Identifier: MIT
//
// Stands before the C library (LD_PRELOAD) and lets one call that changes the file system fail: a disk that is full at the n-th write,
// a device that breaks at the n-th flush.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <unistd.h>

static long rest = -1;
static int number = 0;
static long calls = 0;

/// The call after `count` others fails with an error of the system; a negative number lets all succeed.
void espalier_fail_call(long count, int error) {
  rest = count;
  number = error;
  calls = 0;
}

/// The number of calls since.
long espalier_calls(void) { return calls; }

static int fails(void) {
  calls++;
  if (rest < 0 || rest-- != 0) return 0;
  errno = number;
  return 1;
}

#define REAL(name) ((typeof(&name))dlsym(RTLD_NEXT, #name))

ssize_t write(int file, const void *bytes, size_t count) {
  if (file <= 2) return REAL(write)(file, bytes, count);
  if (fails()) {
    // A full disk writes the part that fits.
    if (number == ENOSPC) REAL(write)(file, bytes, count / 2);
    errno = number;
    return -1;
  }
  return REAL(write)(file, bytes, count);
}

int fsync(int file) { return fails() ? -1 : REAL(fsync)(file); }

int mkdir(const char *path, mode_t mode) { return fails() ? -1 : REAL(mkdir)(path, mode); }

int symlink(const char *target, const char *path) { return fails() ? -1 : REAL(symlink)(target, path); }

int mkdirat(int folder, const char *path, mode_t mode) { return fails() ? -1 : REAL(mkdirat)(folder, path, mode); }

int symlinkat(const char *target, int folder, const char *path) {
  return fails() ? -1 : REAL(symlinkat)(target, folder, path);
}

int rename(const char *old, const char *new) { return fails() ? -1 : REAL(rename)(old, new); }

int renameat(int oldfolder, const char *old, int newfolder, const char *new) {
  return fails() ? -1 : REAL(renameat)(oldfolder, old, newfolder, new);
}

int renameat2(int oldfolder, const char *old, int newfolder, const char *new, unsigned int flags) {
  return fails() ? -1 : REAL(renameat2)(oldfolder, old, newfolder, new, flags);
}

static int opened(const char *name, const char *path, int flags, mode_t mode) {
  if (flags & O_CREAT && fails()) return -1;
  return ((int (*)(const char *, int, ...))dlsym(RTLD_NEXT, name))(path, flags, mode);
}

int open(const char *path, int flags, ...) {
  va_list list;
  va_start(list, flags);
  mode_t mode = va_arg(list, mode_t);
  va_end(list);
  return opened("open", path, flags, mode);
}

int open64(const char *path, int flags, ...) {
  va_list list;
  va_start(list, flags);
  mode_t mode = va_arg(list, mode_t);
  va_end(list);
  return opened("open64", path, flags, mode);
}

static int openedat(const char *name, int folder, const char *path, int flags, mode_t mode) {
  if (flags & O_CREAT && fails()) return -1;
  return ((int (*)(int, const char *, int, ...))dlsym(RTLD_NEXT, name))(folder, path, flags, mode);
}

int openat(int folder, const char *path, int flags, ...) {
  va_list list;
  va_start(list, flags);
  mode_t mode = va_arg(list, mode_t);
  va_end(list);
  return openedat("openat", folder, path, flags, mode);
}

int openat64(int folder, const char *path, int flags, ...) {
  va_list list;
  va_start(list, flags);
  mode_t mode = va_arg(list, mode_t);
  va_end(list);
  return openedat("openat64", folder, path, flags, mode);
}
