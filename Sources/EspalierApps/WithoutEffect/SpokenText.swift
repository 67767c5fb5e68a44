// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierCore
import EspalierInteraction

/// The kind of a text for screen readers, such as the name of a file or source code.
public enum AccessibilityTextContentType: Sendable {
  /// Text of no special kind, and the kinds of Apple's interface.
  case plain, console, fileSystem, messaging, narrative, sourceCode, spreadsheet, wordProcessing
}

extension View {
  /// The kind of the view's text, without effect: desktops' screen readers have no kinds of text.
  public nonisolated func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View { self }
}

/// Texts that stay texts, which code that passes on a `Text` needs. A view with the modifier of the same name has its effect; a
/// part of a text has none, because a screen reader reads the text as a whole.
extension Text {
  /// The same text.
  @_disfavoredOverload
  public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> Text { self }
  /// The same text.
  @_disfavoredOverload
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text { self }
  /// The same text.
  @_disfavoredOverload
  public func accessibilityLabel(_ label: Text) -> Text { self }
  /// The same text.
  @_disfavoredOverload
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text { self }
  /// The same text.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text { self }

  /// The same text: a desktop's screen reader speaks by its own settings.
  public func speechAdjustedPitch(_ value: Double) -> Text { self }
  /// The same text: a desktop's screen reader speaks by its own settings.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }
  /// The same text: a desktop's screen reader speaks by its own settings.
  public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }
  /// The same text: a desktop's screen reader speaks by its own settings.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }
}
