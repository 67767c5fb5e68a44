// SPDX-License-Identifier: MIT

import EspalierCore

/// The reasons for hiding content.
public struct RedactionReasons: OptionSet, Sendable, Hashable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Content that is not known yet: text and pictures become shapes of their size.
  public static let placeholder = RedactionReasons(rawValue: 1 << 0)
  /// Privacy, because others may see the screen: sensitive content becomes shapes.
  public static let privacy = RedactionReasons(rawValue: 1 << 1)
  /// Content that is out of date.
  public static let invalidated = RedactionReasons(rawValue: 1 << 2)
}

extension EnvironmentValues {
  /// The reasons for hiding texts and pictures; set by `redacted(reason:)`.
  public var redactionReasons: RedactionReasons {
    get { text.redaction }
    set { text.redaction = newValue }
  }

  /// Whether text and pictures are drawn as shapes of their size.
  package var isRedacted: Bool { text.isRedacted }
}

extension TextEnvironment {
  var isRedacted: Bool {
    !redaction.isEmpty
      && (redaction.contains(.placeholder) || (redaction.contains(.privacy) && isPrivacySensitive))
  }
}

extension View {
  /// Adds reasons for hiding the content of this view.
  public nonisolated func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
  }

  /// Shows the content of this view in spite of the reasons around it.
  public nonisolated func unredacted() -> some View { environment(\.redactionReasons, []) }

  /// Marks private content, which is hidden if the reasons contain `privacy`.
  public nonisolated func privacySensitive(_ sensitive: Bool = true) -> some View {
    environment(\.text.isPrivacySensitive, sensitive)
  }
}
