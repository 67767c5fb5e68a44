// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierGeometry
import EspalierGraph
import Foundation

/// The place where a shape is drawn. Available during the computation of its outline, for shapes that depend on their
/// surroundings.
package struct ShapePlace {
  package let environment: Attribute<EnvironmentValues>
  let transform: Attribute<ViewTransform>
  /// The rectangle of the outline, in the space of the nearest enclosing effect.
  let frame: CGRect

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    return key
  }()

  /// The current place on this thread; nil for an outline that is computed without a view.
  package static var current: ShapePlace? {
    pthread_getspecific(key).map { $0.assumingMemoryBound(to: ShapePlace.self).pointee }
  }

  /// Runs `body`, which computes an outline, with this place as ``current``. O(1) in addition to `body`.
  @MainActor func whileCurrent<Result>(_ body: () -> Result) -> Result {
    let outer = pthread_getspecific(Self.key)
    defer { pthread_setspecific(Self.key, outer) }
    return withUnsafePointer(to: self) {
      pthread_setspecific(Self.key, $0)
      return body()
    }
  }
}
