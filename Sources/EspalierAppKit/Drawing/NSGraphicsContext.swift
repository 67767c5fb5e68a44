// SPDX-License-Identifier: MIT

import EspalierAppleValues
import EspalierGeometry
import Foundation

/// The drawing of a picture.
public final class NSGraphicsContext: NSObject {
  /// The drawing as one of Core Graphics.
  public let cgContext: CGContext
  /// Computation of pixels between a picture's own; pictures are drawn with medium quality.
  public var imageInterpolation = NSImageInterpolation.default
  /// Whether edges are smooth, which they always are here.
  public var shouldAntialias = true

  /// A drawing of Core Graphics.
  public init(cgContext: CGContext, flipped: Bool) { self.cgContext = cgContext }

  /// The picture that is being drawn; nil if none is.
  public class var current: NSGraphicsContext? {
    get { GraphicsStack.current.map { NSGraphicsContext(cgContext: $0.context, flipped: true) } }
    set {
      if let newValue { GraphicsStack.push(newValue.cgContext) } else { GraphicsStack.pop() }
    }
  }
  /// Keeps the state of the picture that is being drawn.
  public class func saveGraphicsState() { GraphicsStack.current?.context.saveGState() }
  /// Sets the state that was kept last.
  public class func restoreGraphicsState() { GraphicsStack.current?.context.restoreGState() }
  /// Keeps the state.
  public func saveGraphicsState() { cgContext.saveGState() }
  /// Sets the state that was kept last.
  public func restoreGraphicsState() { cgContext.restoreGState() }
}

/// Computation of pixels between a picture's own.
public enum NSImageInterpolation: UInt, Sendable {
  /// As usual, not at all, or with some quality.
  case `default`, none, low, medium, high
}
