// SPDX-License-Identifier: MIT

import EspalierGeometry
import Foundation

/// Options of the measurement of a text; without effect, because texts are measured in lines with their whole height.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// From the top left corner.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  /// With the distance between lines.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
  /// By the outlines of letters.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
  /// The last line has an ellipsis if the text does not fit.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

/// Values of a drawing of a text; none has an effect.
public final class NSStringDrawingContext: NSObject {}

extension NSAttributedString {
  /// The size of the text in its own lines, in points.
  public func size() -> CGSize {
    AttributedText(self).size(in: CGSize(width: CGFloat.infinity, height: CGFloat.infinity))
  }

  /// Draws the text into the picture that is being drawn, its top left corner at a point.
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size())) }

  /// Draws the text into the picture that is being drawn, in as many lines as fit into a rectangle.
  public func draw(in rect: CGRect) { AttributedText(self).draw(in: rect) }

  /// The rectangle of the text in a size in points.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext? = nil
  ) -> CGRect {
    CGRect(origin: .zero, size: AttributedText(self).size(in: size))
  }
}

extension String {
  /// The size of the text in its own lines, in points.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self, attributes: attributes).size()
  }

  /// Draws the text into the picture that is being drawn, its top left corner at a point.
  public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attributes).draw(at: point)
  }

  /// Draws the text into the picture that is being drawn, in as many lines as fit into a rectangle.
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attributes).draw(in: rect)
  }

  /// The rectangle of the text in a size in points.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext? = nil
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes).boundingRect(with: size)
  }
}

extension NSString {
  /// The size of the text in its own lines, in points.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    String(describing: self).size(withAttributes: attributes)
  }

  /// Draws the text into the picture that is being drawn, its top left corner at a point.
  public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    String(describing: self).draw(at: point, withAttributes: attributes)
  }

  /// Draws the text into the picture that is being drawn, in as many lines as fit into a rectangle.
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    String(describing: self).draw(in: rect, withAttributes: attributes)
  }

  /// The rectangle of the text in a size in points.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext? = nil
  ) -> CGRect {
    String(describing: self).boundingRect(with: size, attributes: attributes)
  }
}
