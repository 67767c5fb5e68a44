// SPDX-License-Identifier: MIT

import Foundation

/// Writes several items as people list them in a language: a, b, and c. Foundation on Linux has the format style for strings,
/// but not this formatter.
public class ListFormatter: Formatter, @unchecked Sendable {
  /// The language; nil is that of the system.
  public var locale: Locale!
  /// Writes each item; nil leaves it to the item's description.
  public var itemFormatter: Formatter?

  /// The items in the system's language.
  public static func localizedString(byJoining strings: [String]) -> String { ListFormatter().join(strings) }

  /// The items in a row; nil if one of them is not written by `itemFormatter`.
  public func string(from items: [Any]) -> String? {
    let written = items.compactMap { item in
      if let itemFormatter { itemFormatter.string(for: item) } else { "\(item)" }
    }
    return written.count == items.count ? join(written) : nil
  }

  /// The items of an array; nil for anything else.
  public override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap { string(from: $0) } }

  private func join(_ strings: [String]) -> String {
    strings.formatted(.list(type: .and).locale(locale ?? .autoupdatingCurrent))
  }
}
