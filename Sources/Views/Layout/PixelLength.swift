import Foundation
import ViewCore

extension EnvironmentValues {
  /// The length of a pixel, in points.
  public var pixelLength: CGFloat { 1 / max(displayScale, .leastNonzeroMagnitude) }
}
