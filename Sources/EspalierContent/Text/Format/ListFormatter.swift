// SPDX-License-Identifier: MIT

import Foundation

/// Joins several items as a list in a language: a, b, and c. Foundation on Linux has the format style for strings, but not this
/// formatter.
public class ListFormatter: Formatter, @unchecked Sendable {
  /// The language; nil is the system's.
  public var locale: Locale!
  /// Formats each item; nil uses the item's description.
  public var itemFormatter: Formatter?

  /// The strings joined in the system's language.
  public static func localizedString(byJoining strings: [String]) -> String { ListFormatter().join(strings) }

  /// The items joined; nil if `itemFormatter` cannot format one of them.
  public func string(from items: [Any]) -> String? {
    let written = items.compactMap { item in
      if let itemFormatter { itemFormatter.string(for: item) } else { "\(item)" }
    }
    return written.count == items.count ? join(written) : nil
  }

  /// The items of an array joined; nil for any other value.
  public override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap { string(from: $0) } }

  private func join(_ strings: [String]) -> String {
    strings.formatted(.list(type: .and).locale(locale ?? .autoupdatingCurrent))
  }
}
