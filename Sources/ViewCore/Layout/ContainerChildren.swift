import Foundation
import Graph

/// The children of a container: fixed when it is made, or changing with its view list.
@MainActor
package enum ContainerChildren {
  case fixed([ContainerItem])
  case changing(Attribute<ContainerSnapshot>)

  /// In the order of the list, without those that leave. In a rule: depends on the list.
  package var items: [ContainerItem] {
    switch self {
    case .fixed(let items): items
    case .changing(let snapshot): snapshot.value.items
    }
  }
}

/// One child of a container.
@MainActor
package final class ContainerItem {
  package let element: ViewListElement
  package let subgraph: Subgraph
  package fileprivate(set) var outputs = _ViewOutputs()
  fileprivate(set) var frame: Attribute<ViewFrame>?
  /// Its place among the frames of the container.
  fileprivate(set) var index: Int
  /// It is on its way out: it keeps its frame and is drawn, but no longer laid out.
  package fileprivate(set) var isLeaving = false
  let layoutPriority: Attribute<Double>?
  package let zIndex: Attribute<Double>?
  private var held: [ListItem] = []

  init(_ element: ViewListElement, subgraph: Subgraph, index: Int) {
    self.element = element
    self.subgraph = subgraph
    self.index = index
    layoutPriority = element.traits[LayoutPriorityTraitKey.self]
    zIndex = element.traits[ZIndexTraitKey.self]
  }

  /// Keeps the identities that the element stands in alive, up to the container's own.
  func hold(upTo container: Subgraph) {
    var subgraph: Subgraph? = element.subgraph
    while let each = subgraph, each !== container {
      if let item = each.item as? ListItem {
        item.retain()
        held.append(item)
      }
      subgraph = each.parent
    }
  }

  func end() {
    subgraph.destroy()
    for item in held { item.release() }
    held = []
  }
}

/// The children of a changing container at one time.
package struct ContainerSnapshot: Equatable {
  package var items: [ContainerItem] = []
  package var leaving: [ContainerItem] = []
  var seed = 0

  package static func == (a: ContainerSnapshot, b: ContainerSnapshot) -> Bool { a.seed == b.seed }
}

public enum LayoutPriorityTraitKey: _ViewTraitKey {
  public static var defaultValue: Double { 0 }
}

public enum ZIndexTraitKey: _ViewTraitKey {
  public static var defaultValue: Double { 0 }
}

// Reads: the view list, and every changing list in it.
// Produces: the children; new elements are made, and those that are gone end.
// Costs: O(n), and the making of what is new.
struct ContainerItemsRule: Rule {
  let list: ViewList
  let place: ContainerPlace
  let subgraph: Subgraph
  var snapshot = ContainerSnapshot()
  var byElement: [ObjectIdentifier: ContainerItem] = [:]

  init(list: ViewList, place: ContainerPlace, subgraph: Subgraph) {
    self.list = list
    self.place = place
    self.subgraph = subgraph
  }

  mutating func value() -> ContainerSnapshot {
    let elements = list.elements
    if elements.count == snapshot.items.count, zip(elements, snapshot.items).allSatisfy({ $0 === $1.element }) {
      return snapshot
    }
    var gone = byElement
    for element in elements { gone[ObjectIdentifier(element)] = nil }
    let departures = snapshot.items.filter { gone[ObjectIdentifier($0.element)] != nil }
    // Without a transition the old view goes before the new one comes; with one (the default), after (oracle S7, S8).
    for item in departures where item.element.traits.value(TransitionTraitKey.self).isIdentity { remove(item) }

    var items: [ContainerItem] = []
    items.reserveCapacity(elements.count)
    for (index, element) in elements.enumerated() {
      if let item = byElement[ObjectIdentifier(element)] {
        if item.index != index {
          item.index = index
          item.frame?.invalidate()
        }
        items.append(item)
      } else {
        let item = make(element, index)
        byElement[ObjectIdentifier(element)] = item
        items.append(item)
      }
    }
    for item in departures where byElement[ObjectIdentifier(item.element)] === item { remove(item) }
    snapshot.items = items
    snapshot.seed += 1
    return snapshot
  }

  private func make(_ element: ViewListElement, _ index: Int) -> ContainerItem {
    let item = ContainerItem(element, subgraph: Subgraph(parent: element.subgraph), index: index)
    item.hold(upTo: subgraph)
    Graph.untracked { item.subgraph.apply { place.make(item, fixedIndex: nil) } }
    return item
  }

  private mutating func remove(_ item: ContainerItem) {
    byElement[ObjectIdentifier(item.element)] = nil
    item.end()
  }

  nonisolated static var label: String { "children" }
}

/// Where a container puts its children.
struct ContainerPlace {
  var frames: Attribute<[ViewFrame]>
  var position: Attribute<CGPoint>
  var transform: Attribute<ViewTransform>
  var stackAxis: Axis?

  /// Makes the child in the current subgraph.
  @MainActor
  func make(_ item: ContainerItem, fixedIndex: Int?) {
    let frame = Attribute(
      ContainerChildFrame(frames: frames, position: position, item: fixedIndex == nil ? item : nil, index: fixedIndex ?? 0))
    item.frame = frame
    item.outputs = item.element.make(
      in: ContainerInputs(frame: frame, transform: transform, stackAxis: stackAxis))
  }
}

// Reads: its own element of the container's frames, the container's position.
// Produces: the child's frame.
// Costs: O(1).
private struct ContainerChildFrame: Rule {
  let frames: Attribute<[ViewFrame]>
  let position: Attribute<CGPoint>
  let item: ContainerItem?
  let index: Int
  var last = ViewFrame.zero

  init(frames: Attribute<[ViewFrame]>, position: Attribute<CGPoint>, item: ContainerItem?, index: Int) {
    self.frames = frames
    self.position = position
    self.item = item
    self.index = index
  }

  mutating func value() -> ViewFrame {
    if let item, item.isLeaving { return last }
    last = frames.element(item?.index ?? index)
    let position = self.position.value
    last.origin.x += position.x
    last.origin.y += position.y
    return last
  }

  nonisolated static var label: String { "frame" }
}
