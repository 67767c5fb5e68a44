// SPDX-License-Identifier: MIT

import EspalierNumbers
import EspalierPictures
import EspalierPreviewChannel
import Foundation

extension PixelSurface {
  /// A copy of the picture that a worker has drawn. Nil if its file does not contain it: the worker may have ended, or its code
  /// may have damaged the messages.
  ///
  /// The file is read, not mapped: one that is truncated meanwhile would end this process by a signal.
  convenience init?(_ frame: PreviewFrame) {
    let file = open(frame.path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var status = stat()
    let (pixels, isTooLarge) = frame.width.multipliedReportingOverflow(by: frame.height)
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG, frame.width > 0, frame.height > 0,
      !isTooLarge, pixels <= PreviewBounds.mostPixels, frame.offset >= 0,
      frame.offset <= Int(status.st_size) - pixels * 4
    else { return nil }
    let bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: pixels * 4, alignment: 16)
    defer { bytes.deallocate() }
    guard pread(file, bytes.baseAddress, bytes.count, off_t(frame.offset)) == bytes.count else { return nil }
    self.init(width: frame.width, height: frame.height, copying: UnsafeRawBufferPointer(bytes))
  }
}
