// SPDX-License-Identifier: MIT

import EspalierAppleValues
import EspalierCore
import EspalierGeometry
import EspalierPrimitives
import Foundation

extension UIView {
  /// Draws the view and those in it into the picture that is being drawn, at rest. Returns whether a picture is being drawn.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard let context = GraphicsStack.current?.context else { return false }
    drawTree(into: context, in: rect)
    return true
  }

  func drawTree(into context: CGContext, in rect: CGRect) {
    let size = bounds.size
    guard size.width > 0, size.height > 0 else { return }
    layoutIfNeeded()
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / size.width, y: rect.height / size.height)
    HostedContent(UIViewTree(view: self, count: 0)).draw(into: context, in: CGRect(origin: .zero, size: size))
    context.restoreGState()
  }
}
