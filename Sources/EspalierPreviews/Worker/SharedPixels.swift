// SPDX-License-Identifier: MIT

import Foundation

/// Memory that another process reads: a file with space for two pictures, one on the screen and one being drawn.
final class SharedPixels {
  let path: String
  let bytesPerPicture: Int
  private let memory: UnsafeMutableRawBufferPointer
  private var isSecond = false

  /// - Throws: an error of the system.
  init(path: String, bytesPerPicture: Int) throws {
    self.path = path
    self.bytesPerPicture = bytesPerPicture
    let file = open(path, O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    defer { close(file) }
    let count = bytesPerPicture * 2
    guard ftruncate(file, off_t(count)) == 0,
      let memory = mmap(nil, count, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0), memory != MAP_FAILED
    else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    self.memory = UnsafeMutableRawBufferPointer(start: memory, count: count)
  }

  /// The memory of the next picture, and its offset in the file.
  func next() -> (memory: UnsafeMutableRawBufferPointer, offset: Int) {
    defer { isSecond.toggle() }
    let offset = isSecond ? bytesPerPicture : 0
    return (UnsafeMutableRawBufferPointer(rebasing: memory[offset..<offset + bytesPerPicture]), offset)
  }

  deinit {
    munmap(memory.baseAddress, memory.count)
    unlink(path)
  }
}
