// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierPrimitives
import Foundation

/// Circumstances that a preview shows a view in, such as those of a widget.
public protocol PreviewContext {
  /// The value of a key.
  subscript<K: PreviewContextKey>(key: K.Type) -> K.Value { get }
}

/// Key of a value in a `PreviewContext`.
public protocol PreviewContextKey {
  /// The type of the value.
  associatedtype Value
  /// The value without a context.
  static var defaultValue: Value { get }
}

/// Context that has a size.
package protocol SizedPreviewContext: PreviewContext {
  /// The size of the view, in points.
  var size: CGSize { get }
  /// Sets the values of the environment.
  func apply(to environment: inout EnvironmentValues)
}

extension View {
  /// Shows the view in a preview's circumstances: a widget has the size of its family.
  public nonisolated func previewContext<C: PreviewContext>(_ value: C) -> some View {
    nonisolated(unsafe) let context = value as? any SizedPreviewContext
    return frame(width: context?.size.width, height: context?.size.height)
      .transformEnvironment(\.self) { context?.apply(to: &$0) }
  }
}
