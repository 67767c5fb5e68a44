// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierCore

extension TextField {
  /// A field with a binding to the selection: written when the caret moves, and followed when it is set elsewhere. It keeps its
  /// value when the field loses the keyboard focus, and is selected again when the focus returns.
  /// - Parameters:
  ///   - prompt: Shown while there is no text; nil shows the label instead.
  ///   - axis: If vertical, the text wraps, and the field grows with it up to `lineLimit(_:)`.
  public init(
    text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label().labelText, text, selection, prompt, axis)
  }

  fileprivate init(
    _ title: Text?, _ text: Binding<String>, _ selection: Binding<TextSelection?>, _ prompt: Text?, _ axis: Axis?
  ) {
    self.init(
      TextFieldContent(
        source: TextSource(text), title: title, prompt: prompt, axis: axis ?? .horizontal, selection: selection))
  }
}

extension TextField where Label == Text {
  /// A field with a binding to the selection: written when the caret moves, and followed when it is set elsewhere.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis? = nil
  ) {
    self.init(Text(titleKey), text, selection, prompt, axis)
  }

  /// A field with a binding to the selection: written when the caret moves, and followed when it is set elsewhere. The title is
  /// shown as it is, without translation.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil
  ) {
    self.init(Text(title), text, selection, prompt, axis)
  }
}
