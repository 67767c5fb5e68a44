// SPDX-License-Identifier: MIT

// Locks of C, which Foundation's users have without another import, because Foundation imports the C library.
@_exported import func os.os_unfair_lock_lock
@_exported import func os.os_unfair_lock_trylock
@_exported import func os.os_unfair_lock_unlock
@_exported import struct os.os_unfair_lock_s
@_exported import typealias os.os_unfair_lock
@_exported import typealias os.os_unfair_lock_t
