// SPDX-License-Identifier: MIT

import EspalierGraph
import Foundation

/// The changes that made a body run, for code that reads them inside of that body.
@MainActor
package enum ViewChanges {
  /// The dynamic properties of the view whose body runs; nil for a view without any.
  static var current: DynamicPropertyStorage?
  /// Writes the lines.
  package static var print: (String) -> Void = { FileHandle.standardOutput.write(Data(($0 + "\n").utf8)) }

  fileprivate static func report(_ type: Any.Type) {
    let names = current?.changesSinceReport() ?? ["@self"]
    print("\(type): \(names.joined(separator: ", ")) changed.")
  }
}

extension View {
  /// Prints the changes that made this body run: `@self` for the view's value, `@identity` for a new view, else the
  /// properties (specification S59). Call it in a body.
  public static func _printChanges() { ViewChanges.report(Self.self) }

  /// Does the same as ``_printChanges()``; there is no other log here.
  public static func _logChanges() { ViewChanges.report(Self.self) }
}

extension DynamicPropertyStorage {
  /// All changes in the first report; later the properties that changed since, or the view itself.
  fileprivate func changesSinceReport() -> [String] {
    var changed: [String] = []
    for (offset, connection) in connections where connection.takeChange() {
      if let name = names[offset] { changed.append(name) }
    }
    if !hasReported {
      hasReported = true
      return ["@self", "@identity"] + names.sorted { $0.key < $1.key }.map(\.value)
    }
    return changed.isEmpty ? ["@self"] : changed
  }
}
