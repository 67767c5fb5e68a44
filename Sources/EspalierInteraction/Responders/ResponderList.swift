// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierGeometry
import EspalierGraph
import EspalierNumbers
import Foundation

/// Touchable areas travel up like every other preference.
package enum ResponderKey: PreferenceKey {
  package static var defaultValue: ResponderList { ResponderList() }
  package static func reduce(value: inout ResponderList, nextValue: () -> ResponderList) {
    value.items += nextValue().items
  }
  @MainActor package static let _onScreen: _ScreenBehavior<ResponderList>? = _ScreenBehavior(
    .touching,
    leaf: { leaf in
      leaf.once(ResponderKey.self) {
        let drawn = Attribute(DrawnResponder(displayList: leaf.displayList, view: ObjectIdentifier(leaf)))
        return (leaf.content as? any TouchableLeafContent)?.makeResponders(leaf, drawn: drawn) ?? drawn
      }
    },
    effect: { Attribute(EffectResponders(effect: $0, content: $1)) })
}

/// A leaf whose touchable area differs from its drawings.
@MainActor
package protocol TouchableLeafContent: LeafContent {
  /// The touchable areas, as a new attribute of the current subgraph.
  /// - Parameter drawn: The leaf's drawings as touchable areas.
  func makeResponders(_ leaf: LeafNode, drawn: Attribute<ResponderList>) -> Attribute<ResponderList>
}

/// Touchable areas, back to front.
package struct ResponderList: ReleasedWhenStale {
  package var items: [Responder] = []
  package init(_ items: [Responder] = []) { self.items = items }
}

/// A touchable area, or a container of such areas.
@MainActor
open class _Responder {
  /// The node of the area's view.
  package final var view: ObjectIdentifier?

  package nonisolated init() {}

  /// The responders at a point, from the one in front to the outermost around it; nil if there is none.
  /// Points are in the coordinates of the nearest enclosing effect.
  open func hitTest(_ point: CGPoint) -> [_Responder]? { nil }

  /// Called when the pointer enters or leaves.
  open func hoverChanged(_ isInside: Bool) {}

  /// Called when the pointer is over it, at a point of the root.
  open func hoverMoved(to point: CGPoint) {}

  /// Called when the pointer is over it, and the user acts otherwise than by moving it.
  open func hoverInterrupted() {}

  /// The shape of the pointer over it; nil leaves that to the views around.
  open var pointerStyle: PointerStyle? { nil }

  /// Whether presses on it are for the innermost gesture around it alone, whatever the others' precedence.
  open var keepsPresses: Bool { false }

  /// Whether presses of the first button have an effect.
  open var takesPresses: Bool { false }

  /// Whether it acts as the window's frame: a press on it moves the window.
  open var movesWindow: Bool { false }

  /// Receives a press of a button at a point of the root; false if it has no effect here.
  open func press(_ button: _PointerButton, at point: CGPoint) -> Bool { false }

  /// Moves its content by `delta` points; returns the rest that it could not move.
  open func scroll(by delta: CGSize) -> CGSize { delta }
}

package typealias Responder = _Responder

extension ResponderList {
  /// The responders in front at a point.
  @MainActor
  package func hitTest(_ point: CGPoint) -> [Responder]? {
    for responder in items.reversed() {
      if let hit = responder.hitTest(point) { return hit }
    }
    return nil
  }
}

/// The drawings of a view as a touchable area (specification I18, I19).
private final class DrawnContentResponder: Responder {
  let displayList: DisplayList
  init(_ displayList: DisplayList, view: ObjectIdentifier) {
    self.displayList = displayList
    super.init()
    self.view = view
  }
  override func hitTest(_ point: CGPoint) -> [Responder]? { displayList.isDrawn(at: point) ? [self] : nil }
}

struct DrawnResponder: Rule {
  let displayList: Attribute<DisplayList>
  let view: ObjectIdentifier
  mutating func value() -> ResponderList { ResponderList([DrawnContentResponder(displayList.value, view: view)]) }
  nonisolated static var label: String { "touchable content" }
}

/// Responders inside an effect: points are mapped into it; clipped areas cannot be touched.
private final class EffectResponder: Responder {
  let effect: DisplayEffect
  let content: ResponderList
  init(_ effect: DisplayEffect, _ content: ResponderList) {
    self.effect = effect
    self.content = content
  }

  override func hitTest(_ point: CGPoint) -> [Responder]? {
    switch effect {
    case .transform(let matrix):
      if matrix.determinant == 0 { return nil }
      return content.hitTest(point.applying(matrix.inverted()))
    case .projection(let matrix): return matrix.unmap(point).flatMap { content.hitTest($0) }
    case .mask(let mask, let isInverse): return mask.isDrawn(at: point) != isInverse ? content.hitTest(point) : nil
    case .isolate, .blend, .filter: return content.hitTest(point)
    case .opacity(let opacity): return opacity > 0 ? content.hitTest(point) : nil
    case .clip(let path, let rule): return path.contains(point, eoFill: rule == .evenOdd) ? content.hitTest(point) : nil
    }
  }
}

private struct EffectResponders: Rule {
  let effect: Attribute<DisplayEffect>
  let content: Attribute<ResponderList>
  mutating func value() -> ResponderList { ResponderList([EffectResponder(effect.value, content.value)]) }
  nonisolated static var label: String { "touch through effect" }
}

extension DisplayList {
  /// Whether a visible item is drawn at a point.
  package func isDrawn(at point: CGPoint) -> Bool { items.contains { $0.isDrawn(at: point) } }
}

extension DisplayItem {
  fileprivate func isDrawn(at point: CGPoint) -> Bool {
    switch content {
    case .fill(let path, let rule, let paint, _): paint.isVisible && path.contains(point, eoFill: rule == .evenOdd)
    case .stroke(let path, let style, let paint, _): paint.isVisible && path.strokedPath(style).contains(point)
    case .text(_, let frame, _), .paintedText(_, let frame, _, _, _), .image(_, let frame, _), .foreign(_, let frame):
      frame.holds(point)
    case .group(let list): list.isDrawn(at: point)
    case .effect(.transform(let matrix), let list):
      matrix.determinant != 0 && list.isDrawn(at: point.applying(matrix.inverted()))
    case .effect(.projection(let matrix), let list): matrix.unmap(point).map { list.isDrawn(at: $0) } ?? false
    case .effect(.mask(let mask, let isInverse), let list):
      mask.isDrawn(at: point) != isInverse && list.isDrawn(at: point)
    case .effect(.isolate, let list), .effect(.blend, let list), .effect(.filter, let list): list.isDrawn(at: point)
    case .effect(.opacity(let opacity), let list): opacity > 0 && list.isDrawn(at: point)
    case .effect(.clip(let path, let rule), let list):
      path.contains(point, eoFill: rule == .evenOdd) && list.isDrawn(at: point)
    }
  }
}

extension Paint {
  var isVisible: Bool {
    if case .color(let color) = self { color.opacity > 0 } else { true }
  }
}

extension ViewGraph {
  /// The responders at a point of the root, from the one in front to the outermost around it; empty if there is none.
  package func responders(at point: CGPoint) -> [Responder] { preference(ResponderKey.self).hitTest(point) ?? [] }
}
