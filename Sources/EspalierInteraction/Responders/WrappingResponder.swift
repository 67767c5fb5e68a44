// SPDX-License-Identifier: MIT

import EspalierCore
import Foundation

/// Something that can be touched around what can be touched in a view: a gesture, a drop target, a hover area. It lives as
/// long as the view; what is inside may be made anew.
@MainActor
package class WrappingResponder: Responder {
  package final fileprivate(set) var content = ResponderList()

  package override init() { super.init() }

  /// What is hit inside, then this.
  package override func hitTest(_ point: CGPoint) -> [Responder]? { content.hitTest(point).map { $0 + [self] } }
}

extension _ViewOutputs {
  /// Puts a responder around what can be touched in the view.
  /// - Parameter label: The modifier, for dumps.
  @MainActor
  package mutating func wrapResponders(in responder: WrappingResponder, label: String) {
    preferences = TransformingNode<ResponderKey>(preferences, label: label) { below, view in
      responder.view = view
      // The one responder, whatever is inside of it.
      return .init("responder") {
        responder.content = below?.value ?? ResponderList()
        return ResponderList([responder])
      }
    }
  }
}
