// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierCore

extension View {
  /// The text of a label: of a `Text`, of the title of a `Label`, of what is in a group, in a custom view or
  /// has modifiers; nil for other views.
  @MainActor var labelText: Text? { textOfLabel(self) }
}

/// A view with a text in it that names a control: fields show it while they are empty.
protocol TextualLabel {
  @MainActor var titleText: Text? { get }
}

@MainActor private func textOfLabel(_ value: Any) -> Text? {
  if let label = value as? any TextualLabel { return label.titleText }
  return (value as? any View)?.textOfBody
}

extension View {
  /// The text of the body of a view whose values are all its own: a body that reads a state has none before it is shown.
  @MainActor fileprivate var textOfBody: Text? {
    Body.self != Never.self && DynamicPropertyFields.of(Self.self).fields.isEmpty ? textOfLabel(body) : nil
  }
}

extension Text: TextualLabel {
  @MainActor var titleText: Text? { self }
}

extension ModifiedContent: TextualLabel {
  @MainActor var titleText: Text? { textOfLabel(content) }
}

extension Group: TextualLabel {
  @MainActor var titleText: Text? { textOfLabel(content) }
}

extension AnyView: TextualLabel {
  @MainActor var titleText: Text? { textOfLabel(erased) }
}

extension IDView: TextualLabel {
  @MainActor var titleText: Text? { textOfLabel(content) }
}

/// The text of several views: the first one names the control.
extension TupleView: TextualLabel {
  @MainActor var titleText: Text? { statements.lazy.compactMap(textOfLabel).first }
}

extension Optional: TextualLabel where Wrapped: View {
  @MainActor var titleText: Text? { flatMap(textOfLabel) }
}

extension _ConditionalContent: TextualLabel where TrueContent: View, FalseContent: View {
  @MainActor var titleText: Text? {
    switch storage {
    case .trueContent(let content): textOfLabel(content)
    case .falseContent(let content): textOfLabel(content)
    }
  }
}
