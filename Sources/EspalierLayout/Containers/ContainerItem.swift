// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierGraph
import Foundation

/// One child of a container.
@MainActor
package final class ContainerItem {
  package let element: ViewListElement
  package let subgraph: Subgraph
  @exclusivity(unchecked) package internal(set) var outputs = _ViewOutputs()
  @exclusivity(unchecked) package var frame: Attribute<ViewFrame>?
  /// The transform from the space of the child's frame outwards.
  @exclusivity(unchecked) package private(set) var transform: Attribute<ViewTransform>?
  /// The index of the child among the frames of the container.
  @exclusivity(unchecked) package var index: Int
  /// The child's presence while it has a transition, on its way in or out.
  @exclusivity(unchecked) package var presence: Presence?
  /// Whether the child is on its way out: it keeps its frame and is drawn, but no longer laid out.
  var isLeaving: Bool { presence?.isLeaving ?? false }
  /// Whether the child stays in sight while its section scrolls, in front of the section.
  @exclusivity(unchecked) package var isPinned = false
  /// Whether the child's lazy container does not show it now: it keeps its frame.
  @exclusivity(unchecked) package var isAway = false
  let layoutPriority: Attribute<Double>?
  package let zIndex: Attribute<Double>?
  private var held: [ListItem] = []

  package init(_ element: ViewListElement, subgraph: Subgraph, index: Int) {
    self.element = element
    self.subgraph = subgraph
    self.index = index
    layoutPriority = element.traits[LayoutPriorityTraitKey.self]
    zIndex = element.traits[ZIndexTraitKey.self]
    if subgraph !== Subgraph.current { subgraph.item = self }
  }

  /// Keeps the identities around the element alive, up to the container's own.
  package func hold(upTo container: Subgraph) {
    let isInside = element.forEachIdentity(upTo: container) { item in
      item.retain()
      held.append(item)
    }
    // A view of a list that was made elsewhere does not end with the container: its place in the container does.
    if !isInside { container.onDestroy { [weak self] in self?.end() } }
  }

  fileprivate func place(_ frame: Attribute<ViewFrame>, _ transform: Attribute<ViewTransform>) {
    self.frame = frame
    self.transform = transform
  }

  /// Marks a child without a layout: none of the container's frames is its frame.
  func takeNoSlot() { frame?.mutateRule(ContainerChildFrame.self) { $0.hasSlot = false } }

  package func end() {
    subgraph.destroy()
    for item in held { item.release() }
    held = []
  }
}

/// The place of a container's children.
package struct ContainerPlace {
  package var frames: Attribute<[ViewFrame]>
  package var position: Attribute<CGPoint>
  package var transform: Attribute<ViewTransform>
  /// Whether the container is shown.
  package var shown: Attribute<ShownState>?
  package var stackAxis: Axis?
  /// The index of the only child that is shown, if not all are.
  var choice: Attribute<Int>?
  /// The axis of a stack that is one of several alternating layouts.
  package var changingAxis: Attribute<Axis?>?
  /// Puts a wrapper around a child and around the effect of its transition, for properties of the child's place, such
  /// as a clip in the coordinates of the container.
  package var surround: Surrounding?

  package typealias Surrounding = @MainActor (ViewListElement, _ViewInputs, _ViewOutputs) -> _ViewOutputs

  /// The container's own subgraph, and its number there.
  private let subgraph: Subgraph
  private let number: Int

  @MainActor package init(
    frames: Attribute<[ViewFrame]>, position: Attribute<CGPoint>, transform: Attribute<ViewTransform>,
    shown: Attribute<ShownState>? = nil, stackAxis: Axis? = nil, choice: Attribute<Int>? = nil,
    changingAxis: Attribute<Axis?>? = nil, host: ViewGraph
  ) {
    subgraph = Subgraph.current!
    number = host.work.nextOrder()
    self.frames = frames
    self.position = position
    self.transform = transform
    self.shown = shown
    self.stackAxis = stackAxis
    self.choice = choice
    self.changingAxis = changingAxis
  }

  /// Makes the child in the current subgraph.
  /// - Parameter own: Whether the container shows the child, if it may leave it out.
  @MainActor
  package func make(_ item: ContainerItem, fixedIndex: Int?, shown own: Attribute<ShownState>? = nil) {
    if item.subgraph !== subgraph { item.subgraph.stand(in: subgraph, number: number) }
    let frame = Attribute(
      ContainerChildFrame(
        frames: frames, position: position, item: fixedIndex == nil ? item : nil, index: fixedIndex ?? 0))
    item.place(frame, transform)
    var inputs = ContainerInputs(frame: frame, transform: transform, stackAxis: stackAxis)
    inputs.changingStackAxis = changingAxis
    let isChosen = choice.map { Attribute(IsChosen(choice: $0, frame: frame, item: item)) }
    inputs.shown = (own ?? isChosen)?.within(shown)
    item.outputs = Graph.making {
      let outputs = makeWithTransition(item, inputs)
      return surround?(item.element, item.element.inputs.placed(in: inputs), outputs) ?? outputs
    }
  }

  @MainActor
  private func makeWithTransition(_ item: ContainerItem, _ inputs: ContainerInputs) -> _ViewOutputs {
    guard let presence = item.presence else { return item.element.make(in: inputs) }
    return presence.wrap(item.element.inputs.placed(in: inputs)) { inner in
      item.element.make(in: ContainerInputs(inner))
    }
  }
}

// Reads: the choice.
// Produces: whether this child is shown, as the chosen one.
// Costs: O(1).
private struct IsChosen: Rule {
  let choice: Attribute<Int>
  /// The child's frame, made anew when the child's index changes.
  let frame: Attribute<ViewFrame>
  let item: ContainerItem
  mutating func value() -> ShownState {
    _ = frame.value
    return choice.value == item.index ? .shown : .covered
  }
  nonisolated static var label: String { "is chosen" }
}

// Reads: its own element of the container's frames, the container's position.
// Produces: the child's frame.
// Costs: O(1).
private struct ContainerChildFrame: Rule {
  let frames: Attribute<[ViewFrame]>
  let position: Attribute<CGPoint>
  let item: ContainerItem?
  let index: Int
  var hasSlot = true
  var last = ViewFrame.zero

  init(frames: Attribute<[ViewFrame]>, position: Attribute<CGPoint>, item: ContainerItem?, index: Int) {
    self.frames = frames
    self.position = position
    self.item = item
    self.index = index
  }

  mutating func value() -> ViewFrame {
    if let item {
      // The item's index is known when the list of children is up to date, and the frames lie above that.
      _ = frames.peek()
      if item.isLeaving || item.isAway { return last }
    }
    last = hasSlot ? frames.element(item?.index ?? index) : .zero
    let position = self.position.value
    last.origin.x += position.x
    last.origin.y += position.y
    return last
  }

  nonisolated static var label: String { "frame" }
}
