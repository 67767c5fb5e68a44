// SPDX-License-Identifier: MIT

import EspalierAppleValues
import EspalierGeometry
import Foundation

/// Begins a picture in a size in points, with one pixel per point.
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

/// Begins a picture in a size in points.
/// - Parameters:
///   - opaque: Whether the picture is black where nothing is drawn.
///   - scale: Pixels per point; 0 is the front window's number.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  GraphicsStack.begin(size: size, scale: scale, isOpaque: opaque)
}

/// The picture that was begun last, as far as it is drawn; nil if there is none.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let entry = GraphicsStack.current else { return nil }
  let pixels = RenderedPixels(
    entry.context.list, size: entry.context.size, scale: entry.scale, isOpaque: entry.isOpaque)
  return pixels.map { UIImage(cgImage: $0.image, scale: entry.scale, orientation: .up) }
}

/// Ends the picture that was begun last.
public func UIGraphicsEndImageContext() { GraphicsStack.pop() }

/// The drawing of the picture that was begun last; nil if there is none.
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsStack.current?.context }

/// Makes a drawing the one that `UIBezierPath` and its like draw into.
public func UIGraphicsPushContext(_ context: CGContext) { GraphicsStack.push(context) }

/// Ends `UIGraphicsPushContext`.
public func UIGraphicsPopContext() { GraphicsStack.pop() }

/// Fills a rectangle in the colour of areas.
public func UIRectFill(_ rect: CGRect) { GraphicsStack.current?.context.fill(rect) }

/// Draws a line of one point along the inside of a rectangle, in the colour of areas.
public func UIRectFrame(_ rect: CGRect) {
  guard let context = GraphicsStack.current?.context else { return }
  for edge in [
    CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: 1),
    CGRect(x: rect.minX, y: rect.maxY - 1, width: rect.width, height: 1),
    CGRect(x: rect.minX, y: rect.minY + 1, width: 1, height: rect.height - 2),
    CGRect(x: rect.maxX - 1, y: rect.minY + 1, width: 1, height: rect.height - 2),
  ] { context.fill(edge) }
}

/// Limits later drawings to a rectangle.
public func UIRectClip(_ rect: CGRect) { GraphicsStack.current?.context.clip(to: rect) }
