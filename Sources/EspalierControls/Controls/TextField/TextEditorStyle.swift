// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierCore

/// The appearance of text editors.
@MainActor @preconcurrency
public protocol TextEditorStyle {
  /// The type of the view that `makeBody` returns.
  associatedtype Body: View
  /// The properties of the control that the style draws.
  typealias Configuration = TextEditorStyleConfiguration
  /// The view in this style. It runs when the configuration changes.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// A text editor, for a style. As on Apple systems it has no public properties: an own style replaces the whole editor.
public struct TextEditorStyleConfiguration {
  let content: TextFieldContent

  @MainActor func editor(isPlain: Bool) -> some View {
    TextFieldFrame<Text>(content: content).textFieldStyle(EditorFieldStyle(isPlain: isPlain))
  }
}

/// The text on the background of a page; in a row of a form on the row's background.
public struct AutomaticTextEditorStyle: TextEditorStyle {
  /// The same as `.automatic`.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.editor(isPlain: false) }
}

/// The text without a background.
public struct PlainTextEditorStyle: TextEditorStyle {
  /// The same as `.plain`.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.editor(isPlain: true) }
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
  private enum StyleKey: EnvironmentKey {
    static var defaultValue: AnyStyle<TextEditorStyleConfiguration> {
      AnyStyle(AutomaticTextEditorStyle()) { $0.makeBody(configuration: $1) }
    }
  }

  var textEditorStyle: AnyStyle<TextEditorStyleConfiguration> {
    get { self[StyleKey.self] }
    set { self[StyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the appearance of text editors in this view.
  public nonisolated func textEditorStyle<S: TextEditorStyle>(_ style: S) -> some View {
    controlStyle(\.textEditorStyle, AnyStyle(style) { $0.makeBody(configuration: $1) })
  }
}
