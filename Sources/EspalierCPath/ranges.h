// SPDX-License-Identifier: MIT

#pragma once

#include <CoreFoundation/CFBase.h>

/// The toolchain's `CFRange`, for functions of Core Text. Modules of the library cannot import `CoreFoundation`, the module of their own
/// package with the name of one of the toolchain's.
typedef CFRange EspalierCFRange;
