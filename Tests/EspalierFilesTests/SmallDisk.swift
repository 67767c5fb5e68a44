// SPDX-License-Identifier: MIT

import EspalierTestSupport
import Foundation

/// A second file system, which only the administrator can make.
final class SmallDisk {
  let url: URL
  init?(_ url: URL, size: String = "1m") {
    self.url = url
    try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    guard mount("none", url.path, "tmpfs", 0, "size=\(size)") == 0 else { return nil }
  }
  deinit { umount2(url.path, Int32(MNT_DETACH)) }
  static let canBeMade: Bool = {
    let folder = TemporaryFolder()
    return geteuid() == 0 && SmallDisk(folder.place("disk")) != nil
  }()
}
