// SPDX-License-Identifier: MIT

#pragma once
#include <cairo.h>
#include <fcntl.h>
#include <gdk-pixbuf/gdk-pixbuf.h>
#include <sys/syscall.h>
#include <unistd.h>

// A rectangle and a length as librsvg has them, which is opened at the first SVG file.
typedef struct { double x, y, width, height; } EspalierVectorRectangle;
typedef struct { double length; int unit; } EspalierVectorLength;

// Calls that glibc's headers show to C of GNU's dialect only. Descriptors do not reach programs that other threads start.

// A file in memory, closed on exec; one that may be executed asks for that, where the system knows the flag. -1 with errno.
static inline int espalier_memory_file(const char *name, int isProgram) {
  int file = isProgram ? (int)syscall(SYS_memfd_create, name, 0x13u) : -1;
  return file >= 0 ? file : (int)syscall(SYS_memfd_create, name, 3u);
}

// The file keeps its size, whatever another process does. -1 with errno.
static inline int espalier_seal_size(int file) { return fcntl(file, 1033, 2 | 4); }

// The two ends of a pipe; -1 with errno.
static inline int espalier_pipe(int ends[2]) { return (int)syscall(SYS_pipe2, ends, O_CLOEXEC); }
