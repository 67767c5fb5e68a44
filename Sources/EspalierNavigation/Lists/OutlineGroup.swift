// SPDX-License-Identifier: MIT

import EspalierControls
import EspalierCore
import EspalierPrimitives
import Foundation

/// The rows of a tree: an element with children is a group that opens and closes, with each level indented further.
///
/// Children are made while their group is open.
public struct OutlineGroup<Data, ID, Parent, Leaf, Subgroup>: View
where Data: RandomAccessCollection, ID: Hashable, Parent: View, Leaf: View, Subgroup: View {
  private let data: Data?
  private let root: Data.Element?
  private let outline: Outline<Data, ID>

  private init(
    data: Data?, root: Data.Element?, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    content: @escaping (Data.Element) -> Leaf
  ) {
    self.data = data
    self.root = root
    outline = Outline(id: id, children: { $0[keyPath: children] }, content: { AnyView(content($0)) })
  }

  public var body: some View {
    if let data { OutlineLevel(data: data, outline: outline, depth: 0) }
    if let root { OutlineRow(element: root, outline: outline, depth: 0).id(root[keyPath: outline.id]) }
  }
}

extension OutlineGroup where Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren> {
  /// - Parameter children: The elements below an element; nil for an element that cannot have any.
  public init<DataElement>(
    _ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.init(data: data, root: nil, id: id, children: children, content: content)
  }

  /// A tree with one root.
  public init<DataElement>(
    _ root: DataElement, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.init(data: nil, root: root, id: id, children: children, content: content)
  }

  /// - Parameter children: The elements below an element; nil for an element that cannot have any.
  public init<DataElement: Identifiable>(
    _ data: Data, children: KeyPath<DataElement, Data?>, @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element, ID == DataElement.ID {
    self.init(data: data, root: nil, id: \.id, children: children, content: content)
  }

  /// A tree with one root.
  public init<DataElement: Identifiable>(
    _ root: DataElement, children: KeyPath<DataElement, Data?>, @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element, ID == DataElement.ID {
    self.init(data: nil, root: root, id: \.id, children: children, content: content)
  }
}

/// The rows inside a group.
public struct OutlineSubgroupChildren: View {
  let view: AnyView
  public var body: some View { view }
}

/// The key paths and the row content of a tree.
private struct Outline<Data: RandomAccessCollection, ID: Hashable> {
  let id: KeyPath<Data.Element, ID>
  let children: (Data.Element) -> Data?
  let content: (Data.Element) -> AnyView
}

private struct OutlineLevel<Data: RandomAccessCollection, ID: Hashable>: View {
  let data: Data
  let outline: Outline<Data, ID>
  let depth: Int

  var body: some View {
    ForEach(data, id: outline.id) { OutlineRow(element: $0, outline: outline, depth: depth) }
  }
}

/// An element, with the elements below it.
private struct OutlineRow<Data: RandomAccessCollection, ID: Hashable>: View {
  let element: Data.Element
  let outline: Outline<Data, ID>
  let depth: Int
  @Environment(\.isFormRow) private var isFormRow
  @Environment(\.hasArrowSpace) private var hasArrowSpace
  @Environment(\.design) private var design

  init(element: Data.Element, outline: Outline<Data, ID>, depth: Int) {
    self.element = element
    self.outline = outline
    self.depth = depth
  }

  var body: some View {
    if let children = outline.children(element) {
      DisclosureGroup {
        OutlineSubgroupChildren(view: AnyView(OutlineLevel(data: children, outline: outline, depth: depth + 1)))
      } label: {
        outline.content(element).padding(.leading, labelIndentation)
      }
      .padding(.leading, groupIndentation)
    } else {
      // A group outside of rows might otherwise centre its disclosed content.
      outline.content(element)
        .padding(.leading, labelIndentation + groupIndentation + arrowSpace)
        .frame(maxWidth: isFormRow || depth == 0 ? nil : .infinity, alignment: .leading)
    }
  }

  /// The indentation of a group with all that is below it. In a list or form the enclosing group indents the row.
  private var groupIndentation: CGFloat {
    !isFormRow && design.group.hasArrowsFirst && depth > 0 ? design.group.disclosureIndentation : 0
  }

  /// The indentation of a label whose arrow is at the trailing edge.
  private var labelIndentation: CGFloat {
    isFormRow || design.group.hasArrowsFirst ? 0 : CGFloat(depth) * design.group.disclosureIndentation
  }

  /// The space before the label of an element without an arrow, whose label begins where those with arrows do.
  private var arrowSpace: CGFloat { design.group.hasArrowsFirst && !hasArrowSpace ? design.group.arrowSpace : 0 }
}

/// The content of a list of a tree.
public typealias _ListOutline<Data: RandomAccessCollection, ID: Hashable, Row: View> =
  OutlineGroup<Data, ID, Row, Row, DisclosureGroup<Row, OutlineSubgroupChildren>>

extension List where SelectionValue == Never {
  /// The rows of a tree.
  /// - Parameter children: The elements below an element; nil for an element that cannot have any.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == _ListOutline<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init { OutlineGroup(data, children: children, content: rowContent) }
  }

  /// Rows that open to show the elements below them; `children` is nil for an element without any, and a property of the element
  /// is its identity.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == _ListOutline<Data, ID, RowContent> {
    self.init { OutlineGroup(data, id: id, children: children, content: rowContent) }
  }
}

extension List {
  /// Rows that open to show the elements below them, of which one can be selected.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == _ListOutline<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(selection: selection) { OutlineGroup(data, children: children, content: rowContent) }
  }

  /// Rows that open to show the elements below them, of which several can be selected.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == _ListOutline<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(selection: selection) { OutlineGroup(data, children: children, content: rowContent) }
  }
}
