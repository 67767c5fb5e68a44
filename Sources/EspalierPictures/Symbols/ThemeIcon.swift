// SPDX-License-Identifier: MIT

import EspalierFiles
import EspalierGeometry
import Foundation

/// A symbolic icon of the freedesktop icon theme Adwaita, placed on the grid of a symbol.
struct ThemeIcon: Sendable {
  let name: String
  var frame = CGRect(x: 2, y: 2, width: 20, height: 20)

  init(_ name: String) { self.name = name }

  func applying(_ transform: CGAffineTransform) -> ThemeIcon {
    var moved = self
    moved.frame = frame.applying(transform)
    return moved
  }

  /// The picture of the icon; nil if the theme is not installed or has no such icon.
  var picture: VectorPicture? { ThemeIcons.shared.picture(name) }
}

/// The icons of the theme, read at their first use.
final class ThemeIcons: @unchecked Sendable {
  static let shared = ThemeIcons(folders: ThemeIcons.usualFolders)

  private let folders: [URL]
  private let lock = NSLock()
  private var pictures: [String: VectorPicture?] = [:]

  init(folders: [URL]) { self.folders = folders }

  /// `icons/Adwaita` in each folder of the XDG data path.
  static var usualFolders: [URL] {
    let path = ProcessInfo.processInfo.environment["XDG_DATA_DIRS"].flatMap { $0.isEmpty ? nil : $0 }
    return (path ?? "/usr/local/share:/usr/share").split(separator: ":").flatMap { data in
      ["symbolic", "scalable"].map { URL(fileURLWithPath: "\(data)/icons/Adwaita/\($0)") }
    }
  }

  private static let contexts = [
    "actions", "status", "devices", "places", "categories", "apps", "mimetypes", "emblems", "emotes", "ui", "legacy",
    "animations",
  ]

  func picture(_ name: String) -> VectorPicture? {
    lock.withLock {
      if let known = pictures[name] { return known }
      let found = find(name)
      pictures[name] = found
      return found
    }
  }

  private func find(_ name: String) -> VectorPicture? {
    for folder in folders {
      for context in Self.contexts {
        let url = folder.appendingPathComponent("\(context)/\(name)-symbolic.svg")
        guard let data = try? RegularFile.read(url, limit: VectorPicture.mostBytes) else { continue }
        return try? VectorPicture(data, name: name, isTemplate: true)
      }
    }
    return nil
  }
}
