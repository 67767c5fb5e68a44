// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierGeometry
import EspalierNumbers
import Foundation

/// Parts of a view with an action for taps: links in a text.
@MainActor
package final class TapAreas: GestureResponder {
  package struct Area {
    /// The area in the coordinates of the nearest enclosing effect.
    package let rect: CGRect
    package let action: () -> Void

    package init(rect: CGRect, action: @escaping () -> Void) {
      self.rect = rect
      self.action = action
    }
  }

  package var areas: [Area] = []
  private var touched: Area?

  package override init(_ inputs: _ViewInputs) { super.init(inputs) }

  package override func hitTest(_ point: CGPoint) -> [Responder]? {
    guard let area = areas.last(where: { $0.rect.holds(point) }) else { return nil }
    touched = area
    return [self]
  }

  package override func receive(_ event: _GestureEvent, memory: _GestureMemory) -> _GestureResult<Void> {
    var event = event
    event.place = place
    let area = touched
    return TapGesture().onEnded { area?.action() }._receive(event, memory: memory)
  }
}
