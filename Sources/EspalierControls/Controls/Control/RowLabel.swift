// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierCore
import EspalierDrawing
import EspalierLayout
import EspalierPrimitives

/// The label of a control. Of several views the first is the title, and the others are subtitles below it, smaller and in a
/// quieter style. Pictures are beside them. A label whose type is a single view is unchanged, at no cost.
struct RowLabel<Label: View>: _PrimitiveView {
  private let label: Label

  init(_ label: Label) { self.label = label }

  static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    if Label._isUnary { return Label._makeView(view: view[\.label], inputs: inputs) }
    return TitledLabel._makeView(view: view.map("label") { TitledLabel(label: $0.label) }, inputs: inputs)
  }

  static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
    if Label._isUnary { return Label._makeViewList(view: view[\.label], inputs: inputs) }
    return TitledLabel._makeViewList(view: view.map("label") { TitledLabel(label: $0.label) }, inputs: inputs)
  }

  static var _isUnary: Bool { Label._isUnary }
}

private struct TitledLabel<Label: View>: View {
  let label: Label
  @Environment(\.multilineTextAlignment) private var textAlignment
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.menuContext) private var menuContext
  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.design) private var design

  init(label: Label) { self.label = label }

  var body: some View {
    Group(subviews: label) { parts in
      if parts.count < 2 {
        ForEach(parts) { $0 }
      } else if menuContext != nil, let picture = parts.first(where: { $0.isPicture }) {
        // The picture is the item's icon, whatever its position in the label.
        HStack(spacing: design.label.gap) {
          ForEach([picture]) { $0 }
            .frame(width: design.menu.iconColumn * typeSize.factor(of: .body)).accessibilityHidden(true)
          titles(parts.filter { !$0.isPicture })
        }
      } else if parts.contains(where: { $0.isPicture }) {
        HStack {
          ForEach(parts.prefix { $0.isPicture }) { $0 }
          titles(parts.filter { !$0.isPicture })
          ForEach(parts.drop { $0.isPicture }.filter { $0.isPicture }) { $0 }
        }
      } else {
        titles(Array(parts))
      }
    }
  }

  private func titles(_ parts: [Subview]) -> some View {
    VStack(alignment: textAlignment == .trailing ? .trailing : .leading, spacing: design.rows.subtitleGap) {
      ForEach(parts.prefix(1)) { $0 }
      ForEach(parts.dropFirst()) { $0.font(.footnote).foregroundStyle(.secondary) }
        // Gray also below a title in the tint.
        .defaultForegroundStyle(isEnabled ? Color.primary : .tertiaryLabel)
    }
  }
}

extension Subview {
  @MainActor fileprivate var isPicture: Bool { element?.innermostType == Image.self }
}

/// The label of a style's configuration, which a style may give to another control.
protocol GivenLabel {
  var parts: StyleLabel { get }
}

/// A control's label, as a style receives it.
struct StyleLabel {
  /// The views that the label is made of, for styles that arrange them.
  let view: AnyView
  /// The views side by side, one view.
  let inRow: AnyView
  private let isUnary: Bool

  /// A label that comes from another style's configuration keeps its separate views.
  @MainActor init<Label: View>(_ label: Label) {
    if !Label._isUnary, let given = label as? any GivenLabel {
      self = given.parts
      return
    }
    view = AnyView(label)
    inRow = label.inRow()
    isUnary = Label._isUnary
  }

  /// A title with its subtitles, one view.
  @MainActor var titled: AnyView { isUnary ? view : AnyView(RowLabel(view)) }
}
