// SPDX-License-Identifier: MIT

import Foundation

/// A folder for one test.
final class TemporaryFolder {
  let url = FileManager.default.temporaryDirectory.appendingPathComponent("espalier-" + UUID().uuidString)

  init() { try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }
  deinit { try? FileManager.default.removeItem(at: url) }

  func place(_ name: String) -> URL { url.appendingPathComponent(name) }
  func text(_ name: String) -> String? { try? String(contentsOf: place(name), encoding: .utf8) }
  func write(_ text: String, to name: String) throws { try Data(text.utf8).write(to: place(name)) }
  func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(at: place(name), withIntermediateDirectories: true)
  }

  /// All of it, hidden names too.
  var names: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []).sorted() }
}

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
