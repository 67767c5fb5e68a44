// SPDX-License-Identifier: MIT

import EspalierCore
import Foundation

/// A number that grows with the text of a style: a margin, the side of a picture.
///
/// The value that is given is that at the size `large`.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let base: Value
  private let style: Font.TextStyle
  @Environment(\.dynamicTypeSize) private var size

  /// Grows as `body` does.
  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

  /// A length that grows with text of a style; `wrappedValue` is the length at the default size of text.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    base = wrappedValue
    style = textStyle
  }

  /// The value at the size of text around the view.
  public var wrappedValue: Value { base * Value(size.factor(of: style)) }
}
