// SPDX-License-Identifier: MIT

import Glibc

// Values and rules, out of line: bump allocation in chunks, and a free list per size class of 16 bytes.

private let sizeClasses = 64
private let chunkBytes = 1 << 16

extension Arena {
  mutating func setUpStorage() {
    freeBySize = .allocate(capacity: sizeClasses)
    freeBySize.initialize(repeating: nil, count: sizeClasses)
  }

  @inline(__always)
  mutating func allocateStorage(_ sizeClass: Int, _ size: Int) -> UnsafeMutableRawPointer {
    guard sizeClass != 0 else { return allocateLarge(size) }
    if let free = freeBySize[sizeClass] {
      freeBySize[sizeClass] = free.load(as: UnsafeMutableRawPointer?.self)
      return free
    }
    let bytes = sizeClass << 4
    if chunk == nil || chunkEnd - chunk < bytes { openChunk() }
    let memory = chunk!
    chunk = memory + bytes
    return memory
  }

  @inline(__always)
  mutating func releaseStorage(_ memory: UnsafeMutableRawPointer, _ sizeClass: Int, _ size: Int) {
    guard sizeClass != 0 else { return releaseLarge(memory, size) }
    memory.storeBytes(of: freeBySize[sizeClass], as: UnsafeMutableRawPointer?.self)
    freeBySize[sizeClass] = memory
  }

  @inline(never)
  private mutating func openChunk() {
    chunk = reserve(chunkBytes)
    chunkEnd = chunk + chunkBytes
    storageBytes += chunkBytes
  }

  @inline(never)
  private mutating func allocateLarge(_ size: Int) -> UnsafeMutableRawPointer {
    storageBytes += size
    return .allocate(byteCount: size, alignment: 64)
  }

  @inline(never)
  private mutating func releaseLarge(_ memory: UnsafeMutableRawPointer, _ size: Int) {
    storageBytes -= size
    memory.deallocate()
  }
}

/// The class of a size; 0 if the storage is too large or too finely aligned for the lists.
func sizeClass(of size: Int, alignment: Int) -> Int {
  let sizeClass = (size + 15) >> 4
  return sizeClass < sizeClasses && alignment <= 16 ? sizeClass : 0
}
