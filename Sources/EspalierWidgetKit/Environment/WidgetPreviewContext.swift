// SPDX-License-Identifier: MIT

import EspalierApps
import EspalierCore
import Foundation

/// Circumstances of a widget for a preview: the view has the size of the family.
public struct WidgetPreviewContext: SizedPreviewContext, Sendable {
  private let family: WidgetFamily

  /// The circumstances of a family.
  public init(family: WidgetFamily) { self.family = family }

  /// The default value of the key.
  public subscript<K: PreviewContextKey>(key: K.Type) -> K.Value { K.defaultValue }

  package var size: CGSize { family.size }
  package func apply(to environment: inout EnvironmentValues) { environment.widgetFamily = family }
}
