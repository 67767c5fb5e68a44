// SPDX-License-Identifier: MIT

import EspalierCore

@available(*, unavailable, message: "Espalier has no previews of widgets: use #Preview with traits.")
public protocol PreviewContext {
  subscript<K: PreviewContextKey>(key: K.Type) -> K.Value { get }
}

@available(*, unavailable, message: "Espalier has no previews of widgets: use #Preview with traits.")
public protocol PreviewContextKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

@available(*, unavailable, message: "Espalier has no previews of widgets: use #Preview with traits.")
extension View {
  public func previewContext<C: PreviewContext>(_ value: C) -> some View { self }
}
