// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierGraph
import EspalierMotion
import EspalierPrimitives
import Foundation

/// State shared by the parts of one table, for its lifetime.
@MainActor
final class TableModel<Value: Identifiable> {
  private(set) var columns: Attribute<TableColumns<Value>>
  /// The widths chosen by the user, by number, for columns without an identity under which they could be stored.
  private let widths: StoredLocation<[Int: CGFloat]>
  private let customization: LiveValue<Binding<TableColumnCustomization<Value>>?>

  init<Columns: TableColumnContent>(
    _ content: _GraphValue<Columns>, customization: Attribute<Binding<TableColumnCustomization<Value>>?>,
    inputs: _ViewInputs
  ) where Columns.TableRowValue == Value {
    let widths = StoredLocation<[Int: CGFloat]>([:], host: inputs.host)
    self.widths = widths
    self.customization = customization.live
    columns = Attribute(
      TableColumnsRule(
        content: content, customization: customization, widths: widths, environment: inputs.environment,
        host: inputs.host))
  }

  /// The user's customisation of the columns; nil if nothing stores it.
  var customized: Binding<TableColumnCustomization<Value>>? { customization.value ?? nil }

  /// Sets a column's width, in points; nil restores its own.
  func resize(_ column: TableColumnDescription<Value>, to width: CGFloat?) {
    if let id = column.customizationID, let customized {
      customized.wrappedValue[width: id] = width
    } else {
      var all = widths.get()
      all[column.number] = width
      widths.set(all, transaction: Transaction())
    }
  }

  /// Moves a column to the place of another one.
  func move(_ column: TableColumnDescription<Value>, to target: TableColumnDescription<Value>) {
    guard let customized, column.canMove, let id = column.customizationID, let end = target.customizationID,
      id != end
    else { return }
    var order = columns.peek().all.compactMap(\.customizationID)
    guard let from = order.firstIndex(of: id), let to = order.firstIndex(of: end) else { return }
    order.remove(at: from)
    order.insert(id, at: to)
    customized.wrappedValue.order = order
  }

  /// A binding to whether a column is shown, for the menu of the headers.
  func visibility(of column: TableColumnDescription<Value>) -> Binding<Bool> {
    let id = column.customizationID ?? ""
    return Binding(
      get: { [customized] in
        let visibility = customized?.wrappedValue[visibility: id] ?? .automatic
        return (visibility == .automatic ? column.defaultVisibility : visibility) != .hidden
      },
      set: { [customized] in customized?.wrappedValue[visibility: id] = $0 ? .visible : .hidden })
  }
}

/// The current columns of a table.
@MainActor
struct TableColumns<Value: Identifiable> {
  /// All columns in their order, hidden ones included.
  var all: [TableColumnDescription<Value>] = []
  var shown: [TableColumnDescription<Value>] = []
  var rowLayout = TableLineLayout()
  var showsHeaders = true
}

// Reads: the columns of the code, the user's customisation, the columns' widths, the environment.
// Produces: the shown columns.
// Costs: O(columns).
private struct TableColumnsRule<Value: Identifiable, Columns: TableColumnContent>: Rule
where Columns.TableRowValue == Value {
  let content: _GraphValue<Columns>
  let customization: Attribute<Binding<TableColumnCustomization<Value>>?>
  let widths: StoredLocation<[Int: CGFloat]>
  let environment: Attribute<EnvironmentValues>
  @HostReference var host: ViewGraph
  var numbers: [[AnyHashable]: Int] = [:]

  init(
    content: _GraphValue<Columns>, customization: Attribute<Binding<TableColumnCustomization<Value>>?>,
    widths: StoredLocation<[Int: CGFloat]>, environment: Attribute<EnvironmentValues>, host: ViewGraph
  ) {
    self.content = content
    self.customization = customization
    self.widths = widths
    self.environment = environment
    self.host = host
  }

  mutating func value() -> TableColumns<Value> {
    let content = content.value
    let binding = customization.value
    let environment = environment.value
    let (list, customization) = host.observing {
      var list = _TableColumnList<Value>()
      content._addColumns(to: &list)
      return (list.columns, binding?.wrappedValue)
    }
    let widths = widths.get()
    var columns = list
    for index in columns.indices {
      let number = numbers[columns[index].path] ?? numbers.count
      numbers[columns[index].path] = number
      columns[index].number = number
      let id = columns[index].customizationID
      if columns[index].canResize {
        columns[index].width.resized =
          (customization == nil ? nil : id.flatMap { customization?[width: $0] }) ?? widths[number]
      }
    }
    var result = TableColumns<Value>()
    result.all = customization?.ordered(columns) ?? columns
    result.shown = result.all.filter { column in
      let chosen = column.customizationID.flatMap { customization?[visibility: $0] } ?? .automatic
      return (chosen == .automatic ? column.defaultVisibility : chosen) != .hidden
    }
    // A compact table shows the first column of the code in the full width, without headers.
    if environment.horizontalSizeClass == .compact {
      result.shown = Array(columns.prefix(1))
      for index in result.shown.indices { result.shown[index].width = TableColumnWidth() }
    }
    result.showsHeaders =
      environment.horizontalSizeClass != .compact && environment.tableColumnHeaderVisibility != .hidden
    result.rowLayout = TableLineLayout(
      columns: result.shown.map { .init(width: $0.width, alignment: $0.alignment.horizontal) },
      minimumHeight: environment.minimumListRowHeight ?? environment.design.rows.tableRow,
      insets: CGSize(width: TableMetrics.cellInset, height: TableMetrics.cellPadding))
    return result
  }

  nonisolated static var label: String { "columns of Table" }
}
