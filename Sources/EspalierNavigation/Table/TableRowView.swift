// SPDX-License-Identifier: MIT

import EspalierControls
import EspalierCore
import EspalierGeometry
import EspalierGraph
import EspalierInteraction
import EspalierLayout
import EspalierMotion
import EspalierPrimitives
import Foundation

/// A row of a table: the cells of its columns for one value.
struct TableRowView<Value: Identifiable>: _PrimitiveView {
  let value: Value

  static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    guard let table = inputs[fixed: TableModel<Value>.self] else { return _ViewOutputs() }
    let cells = view.map("row of Table") { row in
      let columns = table.columns.value
      return TableLine(
        layout: columns.rowLayout,
        content: ForEach(data: columns.shown, id: { $0.number }) { column in
          TableCell(value: row.value, column: column, isFirst: column.number == columns.shown.first?.number)
        })
    }
    return TableLine._makeView(view: cells, inputs: inputs)
  }

  /// The row without a list's insets and separators: the cells extend to its edges.
  var inTable: some View { listRowInsets(EdgeInsets()).listRowSeparator(.hidden) }
}

/// The cell of one column in one row.
struct TableCell<Value: Identifiable>: _PrimitiveView {
  let value: Value
  let column: TableColumnDescription<Value>
  let isFirst: Bool

  static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let content = view.map("cell of Table", observedBy: inputs.host) { $0.column.cell($0.value) }
    var outputs: _ViewOutputs
    if let level = inputs[fixed: TableRowLevel.self] {
      let cell = view.map("cell of a tree") { TableTreeCell(isFirst: $0.isFirst, content: content.value, level: level) }
      outputs = TableTreeCell._makeView(view: cell, inputs: inputs)
    } else {
      outputs = AnyView._makeView(view: content, inputs: inputs)
    }
    outputs.describe("cell of Table", inputs: inputs) { view in
      var node = view.element(.cell)
      node.children = view.elements.inReadingOrder
      return [node]
    }
    return outputs
  }
}

/// A cell in a row that opens, or in a sibling or a child of one.
private struct TableTreeCell: View {
  let isFirst: Bool
  let content: AnyView
  let level: TableRowLevel

  init(isFirst: Bool, content: AnyView, level: TableRowLevel) {
    self.isFirst = isFirst
    self.content = content
    self.level = level
  }

  var body: some View {
    HStack(spacing: 0) {
      if isFirst { TableDisclosureArrow(depth: level.depth, isExpanded: level.isExpanded?.value) }
      content
    }
  }
}

/// The arrowhead before the first cell of a row that opens, or the indentation before one inside another row.
struct TableDisclosureArrow: View {
  let depth: Int
  /// The binding of a row that opens; nil for others.
  let isExpanded: Binding<Bool>?

  var body: some View {
    Group {
      if let isExpanded {
        ControlArrow(.trailing, size: TableMetrics.disclosureArrow).foregroundStyle(.secondary)
          .rotationEffect(.degrees(isExpanded.wrappedValue ? 90 : 0))
          .frame(width: TableMetrics.disclosureWidth, height: TableMetrics.disclosureWidth)
          .contentShape(Rectangle())
          .gesture(PressGesture(pressingChanged: { _ in }, action: { Self.toggle(isExpanded) }))
          .modifier(
            AccessibleControl(
              role: .button, kind: .disclosure, value: isExpanded.wrappedValue ? "1" : "0", takesKeyboard: false,
              action: { Self.toggle(isExpanded) }))
      } else {
        Color.clear.frame(width: TableMetrics.disclosureWidth, height: 0)
      }
    }
    .padding(.leading, CGFloat(depth) * TableMetrics.indentation)
  }

  private static func toggle(_ isExpanded: Binding<Bool>) {
    withAnimation(.snappy(duration: 0.25)) { isExpanded.wrappedValue.toggle() }
  }
}
