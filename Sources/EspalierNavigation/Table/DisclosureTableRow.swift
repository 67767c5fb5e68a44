// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierGraph
import EspalierInteraction
import EspalierMotion

/// A row that shows and hides other rows. An arrowhead before its first cell opens and closes it; while the row is selected, the
/// Right and Left keys do so, too.
public struct DisclosureTableRow<Label: TableRowContent, Content: TableRowContent>: TableRowContent
where Label.TableRowValue == Content.TableRowValue {
  public typealias TableRowValue = Label.TableRowValue
  public typealias TableRowBody = Never
  let label: Label
  let isExpanded: Binding<Bool>?
  let content: () -> Content

  /// A row for a value that shows and hides the rows of `content`.
  /// - Parameter isExpanded: Whether the rows are shown; with nil the row stores this itself, initially false.
  public init<Value>(
    _ value: Value, isExpanded: Binding<Bool>? = nil, @TableRowBuilder<Value> content: @escaping () -> Content
  ) where Label == TableRow<Value>, Value == Content.TableRowValue {
    label = TableRow(value)
    self.isExpanded = isExpanded
    self.content = content
  }

  /// A row that shows and hides the rows of `content`.
  /// - Parameter isExpanded: Whether the rows are shown; with nil the row stores this itself, initially false.
  public init<Value>(
    isExpanded: Binding<Bool>? = nil, @TableRowBuilder<Value> content: @escaping () -> Content,
    @TableRowBuilder<Value> label: @escaping () -> Label
  ) where Value == Label.TableRowValue {
    self.label = label()
    self.isExpanded = isExpanded
    self.content = content
  }

  public var _tableRowViews: some View {
    TableDisclosure(label: label._tableRowViews, binding: isExpanded) { [content] in content()._tableRowViews }
  }
}

/// The rows of a tree: an element with children is a row that opens and closes. Children are made while it is open.
public struct TableOutlineGroupContent<Data: RandomAccessCollection>: TableRowContent where Data.Element: Identifiable {
  public typealias TableRowValue = Data.Element
  public typealias TableRowBody = Never
  let data: Data
  let children: KeyPath<Data.Element, Data?>

  public var _tableRowViews: some View {
    TableOutlineLevel(data: data, children: children).modifier(TableTreeModifier())
  }
}

/// Sibling elements of a tree.
private struct TableOutlineLevel<Data: RandomAccessCollection>: View where Data.Element: Identifiable {
  let data: Data
  let children: KeyPath<Data.Element, Data?>

  var body: some View {
    ForEach(data) { element in
      if let below = element[keyPath: children] {
        TableDisclosure(label: TableRowView(value: element).inTable, binding: nil) {
          AnyView(TableOutlineLevel(data: below, children: children))
        }
      } else {
        TableRowView(value: element).inTable
      }
    }
  }
}

/// A row with the rows that it shows and hides.
struct TableDisclosure<Label: View, Content: View>: View {
  let label: Label
  let binding: Binding<Bool>?
  let content: () -> Content
  @State private var isOpen = false

  init(label: Label, binding: Binding<Bool>?, content: @escaping () -> Content) {
    self.label = label
    self.binding = binding
    self.content = content
  }

  var body: some View {
    let isExpanded = binding ?? $isOpen
    label.modifier(TableOpeningModifier(isExpanded: isExpanded))
    if isExpanded.wrappedValue { content().modifier(TableBelowModifier()) }
  }
}

/// The depth of a row in the tree, and whether it opens.
struct TableRowLevel {
  var depth = 0
  /// The binding of a row that opens; nil for others.
  var isExpanded: Attribute<Binding<Bool>>?
}

/// Makes rows siblings of those that open.
private nonisolated struct TableTreeModifier: InputsModifier {
  @MainActor static func modify(_ inputs: inout _ViewInputs, modifier: _GraphValue<Self>) {
    inputs[fixed: TableRowLevel.self] = TableRowLevel(depth: inputs[fixed: TableRowLevel.self]?.depth ?? 0)
  }
}

/// Makes a row one that opens.
private nonisolated struct TableOpeningModifier: InputsModifier {
  let isExpanded: Binding<Bool>

  @MainActor static func modify(_ inputs: inout _ViewInputs, modifier: _GraphValue<Self>) {
    inputs[fixed: TableRowLevel.self] = TableRowLevel(
      depth: inputs[fixed: TableRowLevel.self]?.depth ?? 0, isExpanded: modifier[\.isExpanded].attribute)
  }
}

/// Makes rows children of the row that opens.
private nonisolated struct TableBelowModifier: InputsModifier {
  @MainActor static func modify(_ inputs: inout _ViewInputs, modifier: _GraphValue<Self>) {
    inputs[fixed: TableRowLevel.self] = TableRowLevel(depth: (inputs[fixed: TableRowLevel.self]?.depth ?? 0) + 1)
  }
}

extension TableDisclosure: HandsOverState {
  nonisolated package static var handedOver: Set<String> { ["isOpen"] }
}
