// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierControls
import EspalierCore
import EspalierDrawing
import EspalierInteraction
import EspalierLayout
import EspalierPrimitives
import Foundation

/// The titles of a table's columns.
struct TableHeader<Value: Identifiable>: View {
  let table: TableModel<Value>
  let columns: TableColumns<Value>
  let sort: TableSort?
  let isBordered: Bool
  /// The index of the dragged column, and its distance in points towards the right.
  @State private var dragged: (column: Int, distance: CGFloat)?

  init(table: TableModel<Value>, columns: TableColumns<Value>, sort: TableSort?, isBordered: Bool) {
    self.table = table
    self.columns = columns
    self.sort = sort
    self.isBordered = isBordered
  }

  var body: some View {
    GeometryReader { geometry in
      let widths = columns.rowLayout.widths(in: geometry.size.width)
      TableLine(
        layout: layout,
        content: ForEach(data: Array(columns.shown.enumerated()), id: { $0.element.number }) { index, column in
          TableHeaderCell(
            table: table, column: column, sort: sort, width: widths[index],
            isLast: index == columns.shown.count - 1,
            distance: dragged?.column == column.number ? dragged?.distance : nil,
            drag: drag(index, widths), menu: menu)
        })
    }
    .frame(height: TableMetrics.headerHeight)
    .modifier(AccessibilityContainer(.row))
  }

  private var layout: TableLineLayout {
    var layout = columns.rowLayout
    layout.insets = .zero
    layout.minimumHeight = TableMetrics.headerHeight
    for index in layout.columns.indices { layout.columns[index].alignment = .leading }
    return layout
  }

  /// Handles a drag of a column's header; nil for a column that cannot be moved.
  private func drag(_ index: Int, _ widths: [CGFloat]) -> ((CGFloat, Bool) -> Void)? {
    let shown = columns.shown
    guard shown[index].canMove, table.customized != nil else { return nil }
    return { distance, isOver in
      guard isOver else { return dragged = (shown[index].number, distance) }
      dragged = nil
      // The column moves to the place of the last one whose middle its own middle has passed.
      let starts = widths.indices.map { widths[..<$0].reduce(0, +) }
      let middle = starts[index] + widths[index] / 2 + distance
      let target =
        distance < 0
        ? shown.indices.first { $0 < index && starts[$0] + widths[$0] / 2 > middle - widths[index] / 2 }
        : shown.indices.last { $0 > index && starts[$0] + widths[$0] / 2 < middle + widths[index] / 2 }
      if let target { table.move(shown[index], to: shown[target]) }
    }
  }

  /// The menu that shows and hides columns; nil if none can be hidden.
  private var menu: TableColumnMenu<Value>? {
    let hideable = columns.all.filter(\.canHide)
    return table.customized == nil || hideable.isEmpty ? nil : TableColumnMenu(table: table, columns: hideable)
  }
}

/// The columns that can be hidden, each with a check mark while it is shown.
struct TableColumnMenu<Value: Identifiable>: View {
  let table: TableModel<Value>
  let columns: [TableColumnDescription<Value>]

  var body: some View {
    ForEach(data: columns, id: { $0.number }) { column in
      Toggle(isOn: table.visibility(of: column)) { column.title }
    }
  }
}

/// The title of one column.
struct TableHeaderCell<Value: Identifiable>: View {
  let table: TableModel<Value>
  let column: TableColumnDescription<Value>
  let sort: TableSort?
  let width: CGFloat
  let isLast: Bool
  /// Distance in points by which the header is dragged towards the right; nil if it is not dragged.
  let distance: CGFloat?
  /// Called with the distance, and whether the drag has ended.
  let drag: ((CGFloat, Bool) -> Void)?
  let menu: TableColumnMenu<Value>?
  @State private var isPressed = false
  /// The width of the column at the beginning of the drag of its edge.
  @State private var startWidth: CGFloat?
  @Environment(\.layoutDirection) private var direction

  init(
    table: TableModel<Value>, column: TableColumnDescription<Value>, sort: TableSort?, width: CGFloat, isLast: Bool,
    distance: CGFloat?, drag: ((CGFloat, Bool) -> Void)?, menu: TableColumnMenu<Value>?
  ) {
    self.table = table
    self.column = column
    self.sort = sort
    self.width = width
    self.isLast = isLast
    self.distance = distance
    self.drag = drag
    self.menu = menu
  }

  var body: some View {
    title
      .offset(x: distance ?? 0)
      .zIndex(distance == nil ? 0 : 1)
      .overlay(alignment: .trailing) { edge }
  }

  @ViewBuilder private var title: some View {
    if let menu { pressed.contextMenu { menu } } else { pressed }
  }

  private var pressed: some View {
    cell
      .background { if isPressed { Color.primary.opacity(TableMetrics.pressedOpacity) } }
      .background { if distance != nil { Color.background.opacity(TableMetrics.draggedOpacity) } }
      .contentShape(Rectangle())
      .gesture(PressGesture(pressingChanged: { isPressed = $0 && sorts }, action: press))
      .modifier(
        AccessibleControl(
          role: .columnHeader, value: order.map { $0 == .forward ? "ascending" : "descending" }, takesKeyboard: false,
          action: sorts ? press : nil)
      )
      .simultaneousGesture(
        DragGesture(minimumDistance: TableMetrics.dragDistance, coordinateSpace: .global)
          .onChanged { drag?(shift($0), false) }
          .onEnded { drag?(shift($0), true) },
        isEnabled: drag != nil)
  }

  private var cell: some View {
    HStack(spacing: TableMetrics.cellInset / 2) {
      column.title.lineLimit(1)
      if let order {
        SortArrow().fill(.secondary)
          .frame(width: TableMetrics.sortArrow.width, height: TableMetrics.sortArrow.height)
          .rotationEffect(.degrees(order == .forward ? 0 : 180))
      }
    }
    .font(.subheadline.weight(order == nil ? .regular : .semibold))
    .foregroundStyle(.secondary)
    .padding(.horizontal, TableMetrics.cellInset)
    .frame(
      width: width, height: TableMetrics.headerHeight,
      alignment: Alignment(horizontal: column.alignment.horizontal, vertical: .center))
  }

  /// The area in which the column is resized, with the line between it and the next one.
  @ViewBuilder private var edge: some View {
    ZStack {
      if !isLast { Color.separator.frame(width: TableMetrics.lineWidth).padding(.vertical, TableMetrics.dividerInset) }
      if column.canResize {
        Color.clear
          .contentShape(Rectangle())
          .pointerStyle(.columnResize)
          .onTapGesture(count: 2) { table.resize(column, to: nil) }
          .highPriorityGesture(
            DragGesture(minimumDistance: 1, coordinateSpace: .global)
              .onChanged { drag in
                let start = startWidth ?? width
                startWidth = start
                table.resize(column, to: column.width.clamped(start + shift(drag)))
              }
              .onEnded { _ in startWidth = nil })
      }
    }
    .frame(width: TableMetrics.resizeWidth, height: TableMetrics.headerHeight)
    .offset(x: isLast ? 0 : TableMetrics.resizeWidth / 2)
  }

  private var sorts: Bool { sort != nil && column.comparator != nil }
  private var order: SortOrder? { column.comparator.flatMap { sort?.order($0) } }

  private func press() { if let comparator = column.comparator { sort?.sort(comparator) } }

  /// The distance of a drag in the direction of reading.
  private func shift(_ drag: DragGesture.Value) -> CGFloat {
    direction == .rightToLeft ? -drag.translation.width : drag.translation.width
  }
}

/// A triangle that points upwards: small values come first.
private struct SortArrow: Shape {
  nonisolated func path(in rect: CGRect) -> Path {
    var path = Path()
    path.addLines([
      CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.midX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
    ])
    path.closeSubpath()
    return path
  }
}
