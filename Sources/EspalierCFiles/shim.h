// SPDX-License-Identifier: MIT

#pragma once

#include <sys/xattr.h>

/// Of Linux and glibc; the headers show it to C of GNU's dialect only.
int renameat2(int oldfolder, const char *oldname, int newfolder, const char *newname, unsigned int flags);
