// SPDX-License-Identifier: MIT

import EspalierServices
import Foundation

/// The folders of stores.
enum StoreFolder {
  /// The folder of this program's data, or one that several programs share.
  static func folder(group: String?) -> URL {
    if let group {
      return shared.appendingPathComponent(
        "swiftdata-groups/" + group.replacingOccurrences(of: "/", with: "_"), isDirectory: true)
    }
    return ProgramData("default.store").url.deletingLastPathComponent()
  }

  private static var shared: URL {
    FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)[0]
  }
}
