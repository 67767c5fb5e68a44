// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierGraph

/// Puts the layers that are presented anywhere in a window above the window's content.
package final class PresentationRoot: PassingNode {
  let layers: Attribute<[PresentedLayer]>
  private let apart: Attribute<Set<Int>>
  private var memo = PreferenceMemo()

  /// - Parameter apart: The presentations that the host shows in surfaces of their own.
  init(_ content: PreferenceNode?, layers: Attribute<[PresentedLayer]>, apart: Attribute<Set<Int>>) {
    self.layers = layers
    self.apart = apart
    super.init(content)
  }

  package override func attribute<Key: PreferenceKey>(for key: Key.Type) -> Attribute<Key.Value>? {
    guard let behavior = Key._onScreen else { return super.attribute(for: key) }
    return memo.attribute(for: key) {
      let below = content?.attribute(for: key)
      return subgraph.apply {
        Attribute(
          Layered<Key>(
            content: below, layers: layers, apart: behavior.purpose == .drawing ? apart : nil, behavior: behavior))
      }
    }
  }

  package override var children: [PreferenceNode] {
    super.children + (layers.peekIfKnown() ?? []).inFront.compactMap(\.preferences)
  }
  package override var label: String { "presentation" }
}

// Reads: the window's content, the layers, which of them are drawn apart, the preferences of each of them.
// Produces: the value with the layers' above it.
// Costs: O(layers).
private struct Layered<Key: PreferenceKey>: Rule {
  let content: Attribute<Key.Value>?
  let layers: Attribute<[PresentedLayer]>
  /// Nil for a value that has the layers drawn apart, too.
  let apart: Attribute<Set<Int>>?
  let behavior: _ScreenBehavior<Key.Value>
  mutating func value() -> Key.Value {
    var value = content?.value ?? Key.defaultValue
    let apart = self.apart?.value ?? []
    for (index, layer) in layers.value.inFront.enumerated() where !apart.contains(layer.presentation.id) {
      guard let attribute = Graph.untracked({ layer.preferences?.attribute(for: Key.self) }) else { continue }
      Key.reduce(value: &value) { behavior.inLayer(attribute.value, index + 1, layer.isPresented) }
    }
    return value
  }
  nonisolated static var label: String { "layers" }
}

extension [PresentedLayer] {
  /// The layers that take keys.
  fileprivate var active: [PresentedLayer] { filter { $0.isPresented && !$0.isPassive } }

  /// The layers, the one in front last.
  fileprivate var inFront: [PresentedLayer] {
    if count < 2 { return self }
    func place(_ layer: (offset: Int, element: PresentedLayer)) -> (Int, Int, Int) {
      (layer.element.isPassive ? 1 : 0, layer.element.presentation.update, layer.offset)
    }
    return enumerated().sorted { place($0) < place($1) }.map(\.element)
  }
}

/// The presentations of a host: none until a view that may present a layer is made, which makes the root a reader of
/// the presentations.
@MainActor
package final class Presentations: HostPart {
  @HostReference private var host: ViewGraph
  fileprivate private(set) var root: PresentationRoot?
  private var isAttached = false
  private var last = 0
  fileprivate let apart: Attribute<Set<Int>>

  package init(_ host: ViewGraph) {
    self.host = host
    apart = host.subgraph.apply { .input([]) }
  }

  func attach() {
    if isAttached { return }
    isAttached = true
    host.root.change { [unowned(unsafe) self] content in
      guard let layers = content?.attribute(for: PresentationKey.self) else { return nil }
      layers.keepAlive()
      root = PresentationRoot(content, layers: layers, apart: apart)
      host.work.addEffect(Attribute(LayerFollower(layers: layers, host: host)).any)
      return root
    }
  }

  func next() -> Presentation {
    last += 1
    return Presentation(id: last, update: host.updateSeed.peek())
  }
}

extension ViewGraph {
  /// The layer in front, if one is presented.
  package var frontLayer: PresentedLayer? {
    partIfMade(Presentations.self)?.root?.layers.peek().inFront.active.last
  }
}

extension ViewGraph {
  /// The layers on screen, the front one last, with those that are disappearing.
  package var layersOnScreen: [PresentedLayer] { partIfMade(Presentations.self)?.root?.layers.peek().inFront ?? [] }

  /// Leaves presentations out of the window's drawing, because the host draws them in surfaces of their own. Touches and screen
  /// readers still find them at their place in the window. To be followed by an update.
  package func drawApart(_ presentations: Set<Int>) { partIfMade(Presentations.self)?.apart.set(presentations) }

  /// The presentations on screen, the front one last.
  package var presentedLayers: [Int] {
    partIfMade(Presentations.self)?.root?.layers.peek().inFront.active.map(\.presentation.id) ?? []
  }

  /// Whether a view on screen requires an answer: a sheet, an alert, a dialog.
  package var showsDialog: Bool {
    func isDialog(_ node: AccessibilityNode) -> Bool {
      node.kind == .alert || node.kind == .dialog || node.children.contains(where: isDialog)
    }
    let layers = partIfMade(Presentations.self)?.root?.layers.peek().filter(\.isPresented) ?? []
    return layers.contains {
      $0.preferences?.attribute(for: AccessibilityKey.self)?.peekOnce().nodes.contains(where: isDialog) ?? false
    }
  }
}

extension ViewGraph {
  /// The elements that a screen reader finds in the front layer; in the whole window if none is presented. For a key
  /// press or a new window: where no screen reader runs, the elements are not kept up to date afterwards.
  package var frontAccessibility: AccessibilityList { front(AccessibilityKey.self) { $0.peekOnce() } }

  /// The elements that a screen reader finds in the window. Elements behind a modal one are parts: they are on screen
  /// and not read.
  package var accessibilityNodes: [AccessibilityNode] { preference(AccessibilityKey.self).nodes.besideModal }

  /// The value of a key in the front layer; in the whole window if none is presented.
  package func front<Key: PreferenceKey>(
    _ key: Key.Type, read: (Attribute<Key.Value>) -> Key.Value = { $0.peek() }
  ) -> Key.Value {
    guard let layer = frontLayer else { return preference(key, read: read) }
    return layer.preferences?.attribute(for: key).map(read) ?? Key.defaultValue
  }
}

// Reads: the layers.
// Produces: nothing; notifies the focus after the update in which the layers changed.
// Costs: O(layers).
private struct LayerFollower: Rule {
  let layers: Attribute<[PresentedLayer]>
  @HostReference var host: ViewGraph
  var known: [Int] = []

  init(layers: Attribute<[PresentedLayer]>, host: ViewGraph) {
    self.layers = layers
    self.host = host
  }

  mutating func value() -> Int {
    let presented = layers.value.inFront.active.map(\.presentation.id)
    if presented != known {
      known = presented
      let host = host
      host.work.enqueueAction(.change) {
        if host.focus.layersChanged(presented) { host.focus.startInFrontLayer() }
      }
    }
    return 0
  }

  nonisolated static var label: String { "follow layers" }
}
