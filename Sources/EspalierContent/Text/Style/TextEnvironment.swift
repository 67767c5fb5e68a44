// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierPrimitives
import EspalierText
import Foundation

/// All that text finds in its surroundings, as one value: each look-up in an environment costs a walk.
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

  /// How many lines a text may have and reserves.
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

  /// The look of controls and containers. It is also a part of the two values that are read most, so that neither text
  /// nor colours walk once more through the environment for it.
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
    set { text.traits.font = newValue }
  }
  package var fontWeight: Font.Weight? {
    get { text.traits.weight }
    set { text.traits.weight = newValue }
  }
  package var lineLimits: TextEnvironment.LineLimits {
    get { text.lineLimits }
    set { text.lineLimits = newValue }
  }
  /// The most lines a text may have; nil for no limit (specification L116, L118).
  public var lineLimit: Int? {
    get { text.lineLimits.upper }
    set { text.lineLimits.upper = newValue }
  }

  /// Where a text that does not fit is shortened; set by `truncationMode(_:)`.
  public var truncationMode: Text.TruncationMode {
    get { text.truncation }
    set { text.truncation = newValue }
  }

  /// Where the lines of a text of several lines begin or end.
  public var multilineTextAlignment: TextAlignment {
    get { text.alignment }
    set { text.alignment = newValue }
  }
  /// Points.
  public var lineSpacing: CGFloat {
    get { text.lineSpacing }
    set { text.lineSpacing = newValue }
  }
  /// 0…1.
  public var minimumScaleFactor: CGFloat {
    get { text.minimumScaleFactor }
    set { text.minimumScaleFactor = newValue }
  }

  /// Whether letters may move together before a text is shortened.
  public var allowsTightening: Bool {
    get { text.allowsTightening }
    set { text.allowsTightening = newValue }
  }

  /// Whether texts are shown in capitals or in lower case; nil is as they are written.
  public var textCase: Text.Case? {
    get { text.textCase }
    set { text.textCase = newValue }
  }
  /// What language and conventions numbers, dates and translations follow.
  public var locale: Locale {
    get { text.locale }
    set { text.locale = newValue }
  }
}

extension Locale {
  /// The user's, if the machine's settings name one; American English else, so that the same input gives the same text.
  package static let standard: Locale = {
    let names = ["LC_ALL", "LC_MESSAGES", "LANG"].compactMap { ProcessInfo.processInfo.environment[$0] }
    guard let name = names.first(where: { !$0.isEmpty }), !name.hasPrefix("C"), name != "POSIX" else {
      return Locale(identifier: "en_US")
    }
    return Locale(identifier: String(name.prefix { $0 != "." && $0 != "@" }))
  }()
}
