// SPDX-License-Identifier: MIT

/// Paths as projects write them: relative to a folder, with `..` in them.
package enum ProjectPath {
  /// The path of a file relative to a folder, without `.`, `..` and repeated slashes. An absolute path stays itself. Links are
  /// not followed. O(characters).
  package static func joined(_ folder: String, _ path: String) -> String {
    var parts: [Substring] = []
    for part in (path.hasPrefix("/") ? path : folder + "/" + path).split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }

  /// The path relative to a folder; the path itself outside of it.
  package static func relative(_ path: String, to folder: String) -> String {
    path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : path
  }

  /// The last name of a path.
  package static func name(_ path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }

  /// The ending of a file's name in lower case, without the dot.
  package static func ending(_ path: String) -> String {
    let name = name(path)
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
    return name[name.index(after: dot)...].lowercased()
  }
}
