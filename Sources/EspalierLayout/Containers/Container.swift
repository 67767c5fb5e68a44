// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierGraph
import Foundation

/// The engine of a view with several children.
@MainActor
package class ContainerEngine: CachedLayoutEngine, WidthAnswering {
  /// The children's engines, and the values of their traits.
  package struct Child {
    package let engine: LayoutEngine
    package let priority: Double
    package let traits: ViewTraits
    package let seed: UInt32

    package init(engine: LayoutEngine, priority: Double, traits: ViewTraits = ViewTraits(), seed: UInt32 = 0) {
      self.engine = engine
      self.priority = priority
      self.traits = traits
      self.seed = seed
    }

    /// Children with a shared engine differ in their traits.
    @MainActor fileprivate func isSame(_ item: ContainerItem, _ handle: LayoutHandle, _ priority: Double) -> Bool {
      engine === handle.engine && seed == handle.seed && self.priority == priority
        && (!engine.isShared || traits.areSame(as: item.element.traits))
    }
  }

  /// The children, set by the container's rule, or by a layout that lends its children to another engine.
  @exclusivity(unchecked) package final var layoutChildren: [Child] = []

  /// The rule that updates the engine, if user code computes its answers: it runs again when an `@Observable` property
  /// changes that the code has read.
  package final var observer: (rule: WeakAnyAttribute, host: WeakHost)?

  package final var widthEngine: WidthEngine?

  package init() { super.init(capacity: 12) }

  package override var children: [LayoutEngine] { layoutChildren.map(\.engine) }

  /// Called when children came, went or changed.
  package func childrenChanged() {}

  /// Whether a child may have aspect ratios in it, or guides of a user's closure: containers of plain children, nearly all
  /// of them, need not query each after each change.
  @exclusivity(unchecked) fileprivate final var mayHaveSpecialChildren = false

  /// Sets the number of aspect ratios in each other, and lets the children forget the guides of users' closures.
  fileprivate final func prepareSpecialChildren() {
    guard mayHaveSpecialChildren else { return }
    var most = 0
    var isSpecial = false
    for index in layoutChildren.indices {
      let child = layoutChildren[index].engine
      most = max(most, child.nestedRatios)
      isSpecial = isSpecial || child.isSpecial
      if child.guidesRunUserCode { child.forgetUserGuides() }
    }
    nestedRatios = most
    mayHaveSpecialChildren = isSpecial
  }

  package var answersWidths: Bool { false }
  package func computeWidth(_ proposal: Proposal) -> CGFloat { sizeThatFits(proposal).width }
  package func computeWidthRange(_ proposal: Proposal) -> AnswerRange { range(of: proposal) }

  /// The frames of the children, relative to the container, for layouts that receive the container's position.
  package func childFrames(in size: ViewSize, at origin: CGPoint) -> [ViewFrame] { childFrames(in: size) }
}

extension ContainerEngine.Child {
  /// The same child, for queries of its width alone.
  @MainActor package var forWidth: ContainerEngine.Child {
    ContainerEngine.Child(engine: engine.forWidth, priority: priority, traits: traits, seed: seed)
  }

  @MainActor package var answersWidths: Bool { (engine as? any WidthAnswering)?.answersWidths ?? false }
}

extension [ContainerEngine.Child] {
  /// Whether the others are the same children, with the same answers.
  @MainActor package func answer(as others: Self) -> Bool {
    count == others.count
      && zip(self, others).allSatisfy {
        $0.engine === $1.engine && $0.seed == $1.seed && $0.traits.areSame(as: $1.traits)
      }
  }
}

/// The parameters of a container's layout, and their transfer to its engine.
@MainActor
package protocol ContainerConfiguration: Equatable {
  associatedtype Engine: ContainerEngine
  func makeEngine() -> Engine
  func configure(_ engine: Engine)
  /// Whether the layout is written by a user: it may read layout values, and receives the container's place.
  nonisolated static var isUserLayout: Bool { get }
  /// Whether layout values of children are read; they are in users' layouts.
  nonisolated static var readsLayoutValues: Bool { get }
  nonisolated static var label: String { get }
}

extension ContainerConfiguration {
  package nonisolated static var isUserLayout: Bool { false }
  package nonisolated static var readsLayoutValues: Bool { isUserLayout }
}

/// Makes the children of a list and lays them out.
/// - Parameters:
///   - choice: The index of the only child that is shown, if not all are.
///   - changingAxis: Takes precedence over `stackAxis`.
@MainActor
package func makeContainer<Configuration: ContainerConfiguration>(
  list: ViewList?, configuration: Attribute<Configuration>, viewType: (any View.Type)?, stackAxis: Axis?,
  firstItemsArrive: Bool = false, inputs: _ViewInputs, choice: Attribute<Int>? = nil,
  changingAxis: Attribute<Axis?>? = nil
) -> _ViewOutputs {
  let frames = Attribute(
    ContainerFrames(size: inputs.size, position: Configuration.isUserLayout ? inputs.position : nil))
  let place = ContainerPlace(
    frames: frames, position: inputs.position, transform: inputs.transform, shown: inputs.shown,
    stackAxis: stackAxis, choice: choice, changingAxis: changingAxis, host: inputs.host)
  let children: ContainerChildren
  var preferences: PreferenceNode
  if let list, !list.isStatic {
    let rule = ContainerItemsRule(
      list: list, place: place, subgraph: Subgraph.current!, firstItemsArrive: firstItemsArrive)
    let snapshot = Attribute(rule)
    // Views come and go whether or not there is a reader.
    inputs.host.work.addEffect(snapshot.any)
    children = .changing(snapshot)
    preferences = ChangingNode(snapshot)
  } else {
    var items: [ContainerItem] = []
    var nodes: [(PreferenceNode?, Attribute<Double>?)] = []
    let count = list?.count() ?? 0
    items.reserveCapacity(count)
    nodes.reserveCapacity(count)
    list?.forEachElement { element in
      let item = ContainerItem(element, subgraph: Subgraph.current!, index: items.count)
      place.make(item, fixedIndex: items.count)
      // A child without a layout takes no slot, as an item of a desktop's menu, which writes preferences.
      if item.outputs.layout == nil { item.takeNoSlot() } else { items.append(item) }
      nodes.append((item.outputs.preferences, item.zIndex))
    }
    children = .fixed(items)
    preferences = JoinedNode.joining(nodes)
  }
  if let choice { preferences = ChosenNode(children, choice: choice) }
  let layout = Attribute(
    ContainerLayoutRule(
      configuration: configuration, children: children, direction: inputs.layoutDirection, viewType: viewType,
      host: inputs.host))
  frames.mutateRule(ContainerFrames.self) { $0.layout = layout }
  let marked = viewType.map { MarkNode(preferences, viewType: $0, inputs: inputs, layout: layout) }
  return _ViewOutputs(layout: layout, preferences: marked ?? preferences)
}

// Reads: the container's parameters, its children's answers and priorities, the direction.
// Produces: the container's answers; `placementSeed` grows whenever anything inside may have moved.
// Costs: O(children) when one of them changed.
private struct ContainerLayoutRule<Configuration: ContainerConfiguration>: Rule {
  let configuration: Attribute<Configuration>
  let children: ContainerChildren
  let direction: Attribute<LayoutDirection>?
  let viewType: Any.Type?
  @HostReference var host: ViewGraph
  var engine: Configuration.Engine?
  var last: Configuration?
  var seed: UInt32 = 0
  var placementSeed: UInt32 = 0

  init(
    configuration: Attribute<Configuration>, children: ContainerChildren, direction: Attribute<LayoutDirection>?,
    viewType: Any.Type?, host: ViewGraph
  ) {
    self.configuration = configuration
    self.host = host
    self.children = children
    self.direction = direction
    self.viewType = viewType
  }

  mutating func value() -> LayoutComputer {
    let configuration = self.configuration.value
    let isNew = engine == nil
    let engine = self.engine ?? configuration.makeEngine()
    let ratios = engine.nestedRatios
    engine.countedType = viewType
    self.engine = engine
    var childrenDiffer = readChildren(engine)
    let configurationDiffers = last != configuration
    last = configuration
    if let direction, engine.isMirrored != (direction.value == .rightToLeft) {
      engine.isMirrored.toggle()
      childrenDiffer = true
    }
    if configurationDiffers { configuration.configure(engine) }
    if childrenDiffer {
      engine.prepareSpecialChildren()
      engine.childrenChanged()
    }
    if isNew, Configuration.isUserLayout {
      engine.observer = Graph.currentRule.map { (WeakAnyAttribute($0), host.weakReference) }
    }
    // A user's layout may have to run again because of values that it has read itself.
    if !isNew, childrenDiffer || configurationDiffers || Configuration.isUserLayout {
      placementSeed &+= 1
      if engine.sizesOrWidthsChanged() || engine.nestedRatios != ratios { seed &+= 1 }
    }
    return LayoutComputer(engine, seed: seed, placementSeed: placementSeed)
  }

  /// Returns whether any child differs from the last time. Compares before it copies: nearly all of them are unchanged.
  private func readChildren(_ engine: Configuration.Engine) -> Bool {
    let items = children.items
    var differ = engine.layoutChildren.isEmpty || engine.layoutChildren.count != items.count
    if differ {
      var all: [ContainerEngine.Child] = []
      all.reserveCapacity(items.count)
      for item in items {
        let handle = Self.handle(of: item)
        if handle.engine.isSpecial { engine.mayHaveSpecialChildren = true }
        all.append(Self.child(item, handle, priority: Self.priority(of: item, handle)))
      }
      engine.layoutChildren = all
    } else {
      for index in items.indices {
        let item = items[index]
        let handle = Self.handle(of: item)
        let priority = Self.priority(of: item, handle)
        if engine.layoutChildren[index].isSame(item, handle, priority) { continue }
        if handle.engine.isSpecial { engine.mayHaveSpecialChildren = true }
        engine.layoutChildren[index] = Self.child(item, handle, priority: priority)
        differ = true
      }
    }
    if Configuration.readsLayoutValues {
      for item in items where LayoutValues.read(item.element.traits) { differ = true }
    }
    return differ
  }

  private static func handle(of item: ContainerItem) -> LayoutHandle {
    item.outputs.layout?.handle.value ?? LayoutHandle(EmptyEngine.shared, seed: 0)
  }

  private static func priority(of item: ContainerItem, _ handle: LayoutHandle) -> Double {
    item.layoutPriority?.value ?? handle.engine.layoutPriority
  }

  private static func child(_ item: ContainerItem, _ handle: LayoutHandle, priority: Double) -> ContainerEngine.Child {
    ContainerEngine.Child(
      engine: handle.engine, priority: priority, traits: item.element.traits, seed: handle.seed)
  }

  nonisolated static var label: String { "layout of \(Configuration.label)" }
}

// Reads: the layout, the container's size; for users' layouts also its position.
// Produces: the children's frames, relative to the container.
// Costs: O(children) when one of them or the size changed; each child depends on its own frame only.
private struct ContainerFrames: Rule {
  let size: Attribute<ViewSize>
  let position: Attribute<CGPoint>?
  var layout: Attribute<LayoutComputer>?

  init(size: Attribute<ViewSize>, position: Attribute<CGPoint>?) {
    self.size = size
    self.position = position
  }

  mutating func value() -> [ViewFrame] {
    guard let layout else { return [] }
    let engine = layout.value.engine
    let frames =
      if let position {
        (engine as! ContainerEngine).childFrames(in: size.value, at: position.value)
      } else {
        engine.childFrames(in: size.value)
      }
    return engine.isMirrored ? frames.map { $0.mirrored(in: size.value.size.width) } : frames
  }

  nonisolated static var label: String { "frames of children" }
}

/// The engine of a view that has no layout.
@MainActor
package final class EmptyEngine: LayoutEngine {
  package static let shared = EmptyEngine()
  private init() { super.init(isShared: true) }
  package override func sizeThatFits(_ proposal: Proposal) -> CGSize { .zero }
  package override func range(of proposal: Proposal) -> AnswerRange { .all(at: proposal) }
  package override func spacing() -> ViewSpacing { .zero }
  package override func mayPlace(_ key: AlignmentKey) -> Bool { false }
}
