// SPDX-License-Identifier: MIT

import EspalierCore
import Foundation

/// A touchable area around those of a view: a gesture, a drop target, a hover area. It lives as long as the view; the
/// areas inside may be made anew.
@MainActor
package class WrappingResponder: Responder {
  package final fileprivate(set) var content = ResponderList()

  package override init() { super.init() }

  /// The responders hit inside, then this one.
  package override func hitTest(_ point: CGPoint) -> [Responder]? { content.hitTest(point).map { $0 + [self] } }
}

extension _ViewOutputs {
  /// Puts a responder around the touchable areas of the view.
  /// - Parameter label: The modifier, for dumps.
  @MainActor
  package mutating func wrapResponders(in responder: WrappingResponder, label: String) {
    preferences = TransformingNode<ResponderKey>(preferences, label: label) { below, view in
      responder.view = view
      // Always this one responder, whatever its content.
      return .init("responder") {
        responder.content = below?.value ?? ResponderList()
        return ResponderList([responder])
      }
    }
  }
}
