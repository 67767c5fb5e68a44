// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierPrimitives
import EspalierText
import Foundation

/// All values that text reads from its environment, as one value: each look-up in an environment costs a search.
package struct TextEnvironment: Equatable {
  package var traits = TextTraits()
  package var lineLimits = LineLimits()
  package var truncation = Text.TruncationMode.tail
  package var alignment = TextAlignment.leading
  package var lineSpacing: CGFloat = 0
  package var minimumScaleFactor: CGFloat = 1
  package var allowsTightening = false
  package var textCase: Text.Case?
  package var dynamicTypeSize = DynamicTypeSize.large
  package var locale = Locale.standard
  package var redaction = RedactionReasons()
  package var isPrivacySensitive = false
  package var look = DesignLook.desktop

  package init() {}

  /// The greatest number of lines of a text, and the number for which it reserves space.
  package struct LineLimits: Equatable {
    package var lower: Int?
    package var upper: Int?

    package init(lower: Int? = nil, upper: Int? = nil) {
      self.lower = lower
      self.upper = upper
    }
  }
}

extension EnvironmentValues {
  private enum TextKey: EnvironmentKey {
    static var defaultValue: TextEnvironment { standard }
    private static let standard = TextEnvironment()
  }

  package var text: TextEnvironment {
    get { self[TextKey.self] }
    set { self[TextKey.self] = newValue }
  }

  /// The design of controls and containers. It is also a part of the two values that are read most, so that neither text nor
  /// colours search the environment again for it.
  package var look: DesignLook {
    get { appearance.look }
    set {
      appearance.look = newValue
      text.look = newValue
    }
  }

  /// The font of texts without one of their own; nil is the body style.
  public var font: Font? {
    get { text.traits.font }
    set { text.traits.font = newValue?.inheriting(text.traits.font) }
  }
  package var fontWeight: Font.Weight? {
    get { text.traits.weight }
    set { text.traits.weight = newValue }
  }
  package var lineLimits: TextEnvironment.LineLimits {
    get { text.lineLimits }
    set { text.lineLimits = newValue }
  }
  /// The greatest number of lines of a text; nil for no limit (specification L116, L118).
  public var lineLimit: Int? {
    get { text.lineLimits.upper }
    set { text.lineLimits.upper = newValue }
  }

  /// The place at which a text that does not fit is truncated; set by `truncationMode(_:)`.
  public var truncationMode: Text.TruncationMode {
    get { text.truncation }
    set { text.truncation = newValue }
  }

  /// The alignment of a text's lines.
  public var multilineTextAlignment: TextAlignment {
    get { text.alignment }
    set { text.alignment = newValue }
  }
  /// Additional distance between lines, in points.
  public var lineSpacing: CGFloat {
    get { text.lineSpacing }
    set { text.lineSpacing = newValue }
  }
  /// The least scale of a text, 0…1.
  public var minimumScaleFactor: CGFloat {
    get { text.minimumScaleFactor }
    set { text.minimumScaleFactor = newValue }
  }

  /// Whether letters may move together before a text is truncated.
  public var allowsTightening: Bool {
    get { text.allowsTightening }
    set { text.allowsTightening = newValue }
  }

  /// The case in which texts are shown; nil is as written.
  public var textCase: Text.Case? {
    get { text.textCase }
    set { text.textCase = newValue }
  }
  /// The language and conventions of numbers, dates and translations.
  public var locale: Locale {
    get { text.locale }
    set { text.locale = newValue }
  }
}

extension Locale {
  /// The user's locale, if the machine's settings contain one; else American English, so that the same input gives the same text.
  package static let standard: Locale = {
    let names = ["LC_ALL", "LC_MESSAGES", "LANG"].compactMap { ProcessInfo.processInfo.environment[$0] }
    guard let name = names.first(where: { !$0.isEmpty }), !name.hasPrefix("C"), name != "POSIX" else {
      return Locale(identifier: "en_US")
    }
    return Locale(identifier: String(name.prefix { $0 != "." && $0 != "@" }))
  }()
}
