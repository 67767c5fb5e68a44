// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierControls
import EspalierCore
import EspalierDrawing
import EspalierGraph
import EspalierInteraction
import EspalierLayout
import EspalierPrimitives
import Foundation

/// A table's headers above its rows, which scroll vertically; both scroll horizontally if the columns need more width.
struct TableContent<Value: Identifiable, Rows: View>: View {
  let table: TableModel<Value>
  let rows: Rows
  let selection: ListSelection?
  let sort: TableSort?
  @Environment(\.tableAppearance) private var appearance
  @Environment(\.alternatingRows) private var alternatingRows

  init(table: TableModel<Value>, rows: Rows, selection: ListSelection?, sort: TableSort?) {
    self.table = table
    self.rows = rows
    self.selection = selection
    self.sort = sort
  }

  var body: some View {
    let columns = table.columns.value
    GeometryReader { geometry in
      let needed = columns.rowLayout.widths(in: 0).reduce(0, +) + 2 * appearance.margin
      ScrollView(.horizontal) {
        VStack(spacing: 0) {
          if columns.showsHeaders { header(columns) }
          TableRows(content: rows, selection: selection)
            .environment(\.listStyle, listStyle)
            .environment(\.alternatingRows, stripes)
            .environment(\.minimumListRowHeight, 0)
            // Texts in cells have one line, as in tables of desktops, unless more are requested.
            .transformEnvironment(\.lineLimit) { $0 = $0 ?? 1 }
        }
        .frame(width: max(geometry.size.width, needed))
      }
    }
    .overlay { if appearance.isBordered { Rectangle().strokeBorder(Color.separator) } }
    .modifier(TableAccessibility())
  }

  private func header(_ columns: TableColumns<Value>) -> some View {
    TableHeader(table: table, columns: columns, sort: sort, isBordered: appearance.isBordered)
      .padding(.horizontal, appearance.margin)
      .overlay(alignment: .bottom) { Color.separator.frame(height: TableMetrics.lineWidth) }
      .fixedSize(horizontal: false, vertical: true)
  }

  private var listStyle: _ListAppearance {
    .table(margin: appearance.margin, cornerRadius: appearance.cornerRadius, inset: TableMetrics.cellInset)
  }

  private var stripes: AlternatingRowBackgroundBehavior {
    if let alternates = appearance.alternates { return alternates ? .enabled : .disabled }
    return alternatingRows == .automatic ? .enabled : alternatingRows
  }
}

/// The rows of a table, arranged as those of a list.
struct TableRows<Content: View>: _PrimitiveView {
  let content: Content
  let selection: ListSelection?

  static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    makeList(
      view[\.content], selection: view[\.selection].attribute, canSelect: true, viewType: Self.self, role: .table,
      inputs: inputs)
  }
}

/// Joins the headers and the rows into one table for screen readers.
private nonisolated struct TableAccessibility: _PrimitiveViewModifier {
  @MainActor static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var outputs = body(_Graph(), inputs)
    outputs.describe("table", inputs: inputs) { view in
      // The horizontal scroll view contains the headers and the rows.
      let parts = view.elements.flatMap { $0.role == .scrollView ? $0.children : [$0] }
      guard var table = parts.first(where: { $0.role == .table }) else { return view.elements }
      table.children = parts.filter { $0.role != .table } + table.children
      for index in table.children.indices where table.children[index].kind == .row {
        table.children[index].role = .row
      }
      table.frame = view.shownFrame
      return [table]
    }
    return outputs
  }
}
