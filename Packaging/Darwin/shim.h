// SPDX-License-Identifier: MIT

#pragma once

#include <ctype.h>
#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <fenv.h>
#include <limits.h>
#include <locale.h>
#include <math.h>
#include <pthread.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/time.h>
#include <sys/types.h>
#include <sys/utsname.h>
#include <termios.h>
#include <time.h>
#include <unistd.h>

// Names of Darwin's own for its clocks, and no others; a tick is a nanosecond.

typedef int kern_return_t;
static const kern_return_t KERN_SUCCESS = 0;
static const kern_return_t KERN_INVALID_ARGUMENT = 4;

typedef struct mach_timebase_info { uint32_t numer, denom; } mach_timebase_info_data_t;

static const clockid_t CLOCK_UPTIME_RAW = 1; // CLOCK_MONOTONIC

static inline uint64_t clock_gettime_nsec_np(clockid_t clock) {
  struct timespec time;
  return clock_gettime(clock, &time) == 0 ? (uint64_t)time.tv_sec * 1000000000 + (uint64_t)time.tv_nsec : 0;
}

static inline uint64_t mach_absolute_time(void) { return clock_gettime_nsec_np(CLOCK_UPTIME_RAW); }

static inline kern_return_t mach_timebase_info(mach_timebase_info_data_t *info) {
  if (!info) return KERN_INVALID_ARGUMENT;
  info->numer = info->denom = 1;
  return KERN_SUCCESS;
}
