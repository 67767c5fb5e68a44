// SPDX-License-Identifier: MIT

import EspalierGeometry
import Foundation

/// The contexts into which code without a context of its own draws, such as `UIBezierPath.fill()`; each thread has its own.
package enum GraphicsStack {
  /// A picture that is being drawn.
  package struct Entry {
    package let context: CGContext
    /// Pixels per point.
    package let scale: CGFloat
    package let isOpaque: Bool
  }

  private static let entries = ThreadStack<Entry>(key: "org.espalier.graphics")

  /// The picture that is being drawn.
  package static var current: Entry? { entries.last }

  /// Begins a picture; a scale of 0 is the screen's.
  package static func begin(size: CGSize, scale: CGFloat, isOpaque: Bool) {
    push(CGContext(size: size), scale: scale > 0 ? scale : ProgramScreen.scale, isOpaque: isOpaque)
  }

  package static func push(_ context: CGContext, scale: CGFloat = 1, isOpaque: Bool = false) {
    entries.push(Entry(context: context, scale: scale, isOpaque: isOpaque))
  }

  @discardableResult
  package static func pop() -> Entry? { entries.pop() }

  /// Draws a picture by a closure, and returns its pixels.
  package static func image(
    size: CGSize, scale: CGFloat, isOpaque: Bool, _ draw: (CGContext) -> Void
  ) -> CGImage? {
    let context = CGContext(size: size)
    push(context, scale: scale, isOpaque: isOpaque)
    draw(context)
    pop()
    return RenderedPixels(context.list, size: size, scale: scale, isOpaque: isOpaque)?.image
  }
}
