// SPDX-License-Identifier: MIT

import EspalierDrawing
import EspalierGeometry
import Foundation

extension Color {
  /// The fixed colour of a `CGColor`, independent of the environment.
  public init(cgColor: CGColor) {
    let values = (cgColor.components ?? []).map(Double.init)
    if values.count == 2 {
      self.init(white: values[0], opacity: values[1])
    } else {
      self.init(red: values[0], green: values[1], blue: values[2], opacity: values[3])
    }
  }

  /// The fixed colour of a `CGColor`, under the initialiser's former name.
  @_disfavoredOverload
  public init(_ cgColor: CGColor) { self.init(cgColor: cgColor) }

  /// The components of a fixed colour; nil for one that depends on the environment, which `resolve(in:)` resolves.
  public var cgColor: CGColor? {
    if case .resolved(let color) = storage { color.cgColor } else { nil }
  }
}

extension ResolvedColor {
  /// The colour for APIs that take a `CGColor`.
  public var cgColor: CGColor {
    CGColor(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(opacity))
  }
}
