// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierGeometry
import EspalierGraph
import EspalierNumbers
import Foundation

/// What can be touched travels up like every other preference.
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

/// A leaf that is touched otherwise than where it draws.
@MainActor
package protocol TouchableLeafContent: LeafContent {
  /// What can be touched, as a new attribute of the current subgraph.
  /// - Parameter drawn: What is drawn, as something that can be touched.
  func makeResponders(_ leaf: LeafNode, drawn: Attribute<ResponderList>) -> Attribute<ResponderList>
}

/// Things that can be touched, back to front.
package struct ResponderList: ReleasedWhenStale {
  package var items: [Responder] = []
  package init(_ items: [Responder] = []) { self.items = items }
}

/// Something that can be touched, or that contains such things.
@MainActor
open class _Responder {
  /// The node of the view that it stands for.
  package final var view: ObjectIdentifier?

  package nonisolated init() {}

  /// The responders at a point, from the one in front to the outermost around it; nil where there is nothing.
  /// Points are in the coordinates of the nearest enclosing effect.
  open func hitTest(_ point: CGPoint) -> [_Responder]? { nil }

  /// The pointer came or went.
  open func hoverChanged(_ isInside: Bool) {}

  /// The pointer is over it, at a point of the root.
  open func hoverMoved(to point: CGPoint) {}

  /// The pointer is over it, and the user does something else than moving it.
  open func hoverInterrupted() {}

  /// The shape of the pointer over it; nil leaves that to what is around.
  open var pointerStyle: PointerStyle? { nil }

  /// Whether presses on it are for the innermost gesture around it alone, whatever the others' precedence.
  open var keepsPresses: Bool { false }

  /// Whether presses of the first button mean something to it.
  open var takesPresses: Bool { false }

  /// Whether it stands for the window's frame: a press on it moves the window.
  open var movesWindow: Bool { false }

  /// A button was pressed at a point of the root; false if that means nothing here.
  open func press(_ button: _PointerButton, at point: CGPoint) -> Bool { false }

  /// Moves its content by `delta` points; returns what it could not move.
  open func scroll(by delta: CGSize) -> CGSize { delta }
}

package typealias Responder = _Responder

extension ResponderList {
  /// What lies in front at a point.
  @MainActor
  package func hitTest(_ point: CGPoint) -> [Responder]? {
    for responder in items.reversed() {
      if let hit = responder.hitTest(point) { return hit }
    }
    return nil
  }
}

/// What a view draws can be touched there (specification I18, I19).
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

/// Responders inside an effect: points are mapped into it; what is clipped away cannot be touched.
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
  /// Whether something visible is drawn at a point.
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
  /// What lies at a point of the root, from the front view to the outermost around it; empty where nothing is.
  package func responders(at point: CGPoint) -> [Responder] { preference(ResponderKey.self).hitTest(point) ?? [] }
}
