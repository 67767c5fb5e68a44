// SPDX-License-Identifier: MIT

import EspalierFiles
import Foundation
import Synchronization

extension Installation {
  /// A folder for the command's files between runs: under the build folder, else in the user's cache. Each is used only if it is
  /// the user's own and no other user can change it, because the command executes and loads its content; so a build folder that
  /// several users share keeps nothing. Without such a place, it is a folder of this run alone, and a note is printed.
  /// - Throws: status 69 if there is no place for that either.
  func cache(_ name: String) throws -> URL {
    var problems: [any Error] = []
    for place in Self.cachePlaces(layout) {
      do {
        let folder = try PrivateFolder(at: place)
        return try PrivateFolder(at: folder.url.appendingPathComponent(name)).url
      } catch {
        problems.append(error)
      }
    }
    let folder = try PrivateFolder(at: try RunFolder.url().appendingPathComponent("cache").appendingPathComponent(name))
    // The last place is the user's cache, which every user can have.
    let reason = problems.last.map { $0.localizedDescription } ?? "there is no home folder"
    Self.note("nothing is kept for the next run: \(reason); set XDG_CACHE_HOME to a folder of your own")
    return folder.url
  }

  /// The possible folders of the command's caches, best first.
  /// - Parameter environment: The process's environment.
  static func cachePlaces(
    _ layout: Layout, environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> [URL] {
    var places: [URL] = []
    // An installation is for all users, even if one of them may write to it.
    if case .build(let products, _) = layout { places.append(products.appendingPathComponent("espalier-cache")) }
    // Paths of the XDG base directories are absolute; others, and empty ones, count as none.
    func absolute(_ name: String) -> String? { environment[name].flatMap { $0.hasPrefix("/") ? $0 : nil } }
    if let cache = absolute("XDG_CACHE_HOME") ?? absolute("HOME").map({ $0 + "/.cache" }) ?? Self.home {
      places.append(URL(fileURLWithPath: cache).appendingPathComponent("espalier"))
    }
    return places
  }

  /// The cache folder of the user's entry in the system's list of users.
  private static var home: String? {
    guard let user = getpwuid(geteuid()), let path = user.pointee.pw_dir else { return nil }
    let home = String(cString: path)
    return home.hasPrefix("/") && home != "/" ? home + "/.cache" : nil
  }

  private static let isNoted = Mutex(false)

  /// Prints a note, once in a run: all caches are beside each other.
  private static func note(_ text: String) {
    let isFirst = isNoted.withLock { noted in
      defer { noted = true }
      return !noted
    }
    if isFirst { Console.report(text) }
  }
}
