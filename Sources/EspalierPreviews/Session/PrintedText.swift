// SPDX-License-Identifier: MIT

import EspalierNumbers
import Foundation
import Glibc

/// The standard output of the user's code, which is in a file without a name from here on.
@MainActor
final class PrintedText {
  private let file: Int32

  /// The most characters of one answer, in bytes.
  static let most = 8192

  /// - Parameter folder: A folder of this process's own.
  init(folder: String) {
    let path = "\(folder)/\(getpid()).output"
    file = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC | O_APPEND, 0o600)
    unlink(path)
    if file >= 0 { dup2(file, STDOUT_FILENO) }
  }

  /// The text since the last call; of a long one the end.
  func take() -> String {
    fflush(nil)
    var status = stat()
    guard file >= 0, fstat(file, &status) == 0, status.st_size > 0 else { return "" }
    let count = Int(status.st_size)
    let taken = min(count, Self.most)
    var bytes = [UInt8](repeating: 0, count: taken)
    let read = max(pread(file, &bytes, taken, off_t(count - taken)), 0)
    // Nothing reads it a second time.
    ftruncate(file, 0)
    let text = String(decoding: bytes.prefix(read), as: UTF8.self)
    return count > taken ? "… \(count - taken) bytes left out …\n" + text : text
  }
}
