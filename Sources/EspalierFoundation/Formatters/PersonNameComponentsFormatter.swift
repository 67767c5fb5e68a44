// SPDX-License-Identifier: MIT

import EspalierContent
import Foundation

/// Formats and parses names of persons in the order of a language.
///
/// Foundation on Linux has a class of this name that cannot be made: calls of initializers and of type methods find this one.
/// In the place of a type, as in `let formatter: PersonNameComponentsFormatter`, the name is ambiguous.
open class PersonNameComponentsFormatter: Formatter, @unchecked Sendable {
  /// The written parts of a name.
  public enum Style: Int, Sendable {
    /// As `medium`.
    case `default`
    /// The nickname, else the given name.
    case short
    /// The given and the family name.
    case medium
    /// All parts.
    case long
    /// The first letters.
    case abbreviated
  }

  /// The properties of a text; there are none.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The pronunciation instead of the name; without effect.
    public static let phonetic = Options(rawValue: 2)
  }

  /// The written parts of a name.
  open var style = Style.default
  /// The locale of the order; nil is the system's.
  open var locale: Locale! = .autoupdatingCurrent
  /// Whether the pronunciation is written; stored.
  open var isPhonetic = false

  /// The name in the style's order.
  open func string(from components: PersonNameComponents) -> String {
    let format = PersonNameComponents.FormatStyle(style: writtenParts, locale: locale ?? .autoupdatingCurrent)
    return format.format(components)
  }

  /// The parts of a name; nil for a text without letters.
  open func personNameComponents(from string: String) -> PersonNameComponents? {
    try? PersonNameComponents.ParseStrategy(locale: locale ?? .autoupdatingCurrent).parse(string)
  }

  /// The name of `PersonNameComponents`; nil for any other value.
  open override func string(for obj: Any?) -> String? { (obj as? PersonNameComponents).map { string(from: $0) } }

  /// The name in a style, in the system's locale.
  open class func localizedString(
    from components: PersonNameComponents, style nameFormatStyle: Style, options nameOptions: Options = []
  ) -> String {
    let formatter = PersonNameComponentsFormatter()
    formatter.style = nameFormatStyle
    return formatter.string(from: components)
  }

  private var writtenParts: PersonNameComponents.FormatStyle.Style {
    switch style {
    case .default, .medium: .medium
    case .short: .short
    case .long: .long
    case .abbreviated: .abbreviated
    }
  }
}
