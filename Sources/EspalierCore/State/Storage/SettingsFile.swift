// SPDX-License-Identifier: MIT

import EspalierFiles
import Foundation

/// The file of a program's settings, which Foundation on Linux empties before it writes: a process that ends in
/// between, or a full disk, would lose all of them.
///
/// While Foundation writes, the previous content is kept beside the file. If a process ends during the write, the copy
/// remains, and the next process puts it back.
package struct SettingsFile: Sendable {
  package let url: URL

  /// Settings are small; a larger file is left to Foundation.
  private static let mostBytes = 16 << 20

  package init(url: URL) { self.url = url }

  /// The file of settings; nil if their name is not known.
  init?(_ defaults: UserDefaults) {
    if defaults === UserDefaults.standard {
      url = Self.standard.url
      return
    }
    // The name is private to Foundation.
    guard
      case let suite?? = Mirror(reflecting: defaults).children.first(where: { $0.label == "suite" })?.value as? String?
    else { return nil }
    url = Self.url(named: suite)
  }

  /// The file of `UserDefaults.standard`.
  package static let standard = SettingsFile(
    url: url(
      named: Bundle.main.bundleIdentifier
        ?? URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().lastPathComponent))

  private static func url(named name: String) -> URL {
    let environment = ProcessInfo.processInfo.environment
    let folder = environment["XDG_CONFIG_HOME"] ?? (environment["HOME"] ?? NSHomeDirectory()) + "/.config"
    return URL(fileURLWithPath: folder).appendingPathComponent(name + ".plist")
  }

  // MARK: - Reading

  /// The reason that the file cannot be one of settings: Foundation would wait for a pipe for ever. Nil if a program
  /// may read it.
  package var refusal: String? {
    guard let kind = FileStatus(url)?.kind, kind != .file else { return nil }
    return "the settings \(url.path) are \(kind.description), not a file: move it away, and start the program again"
  }

  /// Puts back the copy of a process that ended during a write. To be called before Foundation reads the file.
  package func recover() {
    for kept in remains {
      let isDamaged = (try? RegularFile.read(url, limit: Self.mostBytes)).map { !Self.isWhole($0) } ?? false
      if isDamaged, (try? RegularFile.read(kept, limit: Self.mostBytes)).map(Self.isWhole) ?? false {
        // A link to the settings stays one.
        rename(kept.path, url.resolvingSymlinksInPath().path)
      } else {
        unlink(kept.path)
      }
    }
  }

  /// The copies of this user's processes that no longer run.
  private var remains: [URL] {
    let folder = url.resolvingSymlinksInPath().deletingLastPathComponent()
    return ProcessRemains.names(in: folder, after: prefix).map { folder.appendingPathComponent($0) }
  }

  private var prefix: String { ".\(url.resolvingSymlinksInPath().lastPathComponent)-kept-" }

  // MARK: - Writing

  /// Lets Foundation write the settings. If that fails, the file is put back as it was.
  /// - Returns: Whether the settings are in the file.
  func save(_ write: () -> Bool) -> Bool {
    let place = url.resolvingSymlinksInPath()
    guard let before = try? RegularFile.read(place, limit: Self.mostBytes), Self.isWhole(before) else {
      // The file has no content to lose.
      return refusal == nil && write()
    }
    let kept = place.deletingLastPathComponent().appendingPathComponent(prefix + ProcessMark.own)
    do {
      try FileReplacement.write(to: kept) { url, _ in try FileReplacement.create(before, at: url, isPrivate: true) }
    } catch { return false }
    // Foundation reports one result for all settings of the process: only this file counts here.
    let isWritten = write()
    guard let after = try? RegularFile.read(place, limit: Self.mostBytes), Self.isWhole(after) else {
      rename(kept.path, place.path)
      return false
    }
    unlink(kept.path)
    return isWritten
  }

  private static func isWhole(_ data: Data) -> Bool {
    (try? NestingLimit.usual.check(propertyList: data)) != nil
      && (try? PropertyListSerialization.propertyList(from: data, format: nil)) is [String: Any]
  }
}
