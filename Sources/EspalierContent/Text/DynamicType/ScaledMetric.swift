// SPDX-License-Identifier: MIT

import EspalierCore
import Foundation

/// A number that scales with the text of a style: a margin, the side of a picture.
///
/// The initial value is the value at the size `large`.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let base: Value
  private let style: Font.TextStyle
  @Environment(\.dynamicTypeSize) private var size

  /// A length that scales with the style `body`.
  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

  /// A length that scales with text of a style; `wrappedValue` is the length at the default size of text.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    base = wrappedValue
    style = textStyle
  }

  /// The value at the text size of the view's environment.
  public var wrappedValue: Value { base * Value(size.factor(of: style)) }
}
