// SPDX-License-Identifier: MIT

#ifndef ESPALIER_ALLOCATIONS_H
#define ESPALIER_ALLOCATIONS_H

/// How often memory was allocated in this process, in any library: a program that links this counts every call of malloc and calloc.
/// Calls at the same time in several threads may count once.
unsigned long espalier_allocations(void);

#endif
