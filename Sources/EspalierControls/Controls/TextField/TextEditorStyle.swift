// SPDX-License-Identifier: MIT

import EspalierCore

/// The appearance of text editors. Only the framework's own types are styles.
public protocol TextEditorStyle {
  static var _isPlain: Bool { get }
}

/// The text on the background of a page; in a row of a form on the row's background.
public struct AutomaticTextEditorStyle: TextEditorStyle {
  /// The same as `.automatic`.
  public init() {}
  public static var _isPlain: Bool { false }
}

/// The text without a background.
public struct PlainTextEditorStyle: TextEditorStyle {
  /// The same as `.plain`.
  public init() {}
  public static var _isPlain: Bool { true }
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// The text on the background of a page.
  public static var automatic: AutomaticTextEditorStyle { .init() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// The text without a background.
  public static var plain: PlainTextEditorStyle { .init() }
}

extension EnvironmentValues {
  private enum PlainKey: EnvironmentKey { static var defaultValue: Bool { false } }

  /// Whether text editors here have no background of their own.
  var textEditorIsPlain: Bool {
    get { self[PlainKey.self] }
    set { self[PlainKey.self] = newValue }
  }
}

extension View {
  /// Sets the appearance of text editors in this view.
  public nonisolated func textEditorStyle<S: TextEditorStyle>(_ style: S) -> some View {
    environment(\.textEditorIsPlain, S._isPlain)
  }
}
