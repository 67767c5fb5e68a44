// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierCore
import EspalierDrawing
import EspalierGeometry
import EspalierLayout
import EspalierNumbers
import EspalierPrimitives
import Foundation

/// The look of one view of UIKit or AppKit, apart from its content.
package struct DrawnBox {
  package var frame = CGRect.zero
  package var transform = CGAffineTransform.identity
  package var opacity = 1.0
  package var isHidden = false
  package var background: Color?
  package var clips = false
  package var layer: CALayer? { didSet { layerCount = layer?.changeCount ?? 0 } }
  /// The number of changes of the layer, by which a box with the same layer differs after a change.
  private(set) var layerCount = 0
  package var takesTouches = true

  package init() {}
}

/// The content of one view of UIKit or AppKit with its look, in the size of its bounds.
package struct DrawnBoxView<Content: View>: View {
  let box: DrawnBox
  let content: Content

  package init(_ box: DrawnBox, @ViewBuilder content: () -> Content) {
    self.box = box
    self.content = content()
  }

  package var body: some View {
    let layer = box.layer
    let outline = LayerOutline(
      radius: layer?.cornerRadius ?? 0, corners: layer?.maskedCorners ?? .all,
      isContinuous: layer?.cornerCurve == .continuous)
    let border = layer?.borderWidth ?? 0
    ZStack(alignment: .topLeading) {
      if let background = box.background ?? layer?.backgroundColor.map({ Color(cgColor: $0) }) {
        outline.fill(background)
      }
      if let layer { LayerPicture(layer: layer, count: box.layerCount, size: box.frame.size) }
      content
      if border > 0, let layer {
        outline.strokeBorder(Color(cgColor: layer.borderColor ?? .black), lineWidth: border).allowsHitTesting(false)
      }
    }
    .frame(width: box.frame.width, height: box.frame.height, alignment: .topLeading)
    .modifier(LayerClip(outline: box.clips || layer?.masksToBounds == true ? outline : nil))
    .shadow(
      color: Color(cgColor: layer?.shadowColor ?? .black).opacity(Double(layer?.shadowOpacity ?? 0)),
      radius: (layer?.shadowOpacity ?? 0) > 0 ? layer?.shadowRadius ?? 0 : 0, x: layer?.shadowOffset.width ?? 0,
      y: layer?.shadowOffset.height ?? 0
    )
    .transformEffect(placed)
    .opacity(box.isHidden || layer?.isHidden == true ? 0 : box.opacity * Double(layer?.opacity ?? 1))
    .allowsHitTesting(box.takesTouches && !box.isHidden && box.opacity > 0.01)
    .accessibilityHidden(box.isHidden)
  }
}

extension DrawnBoxView {
  /// The map of the view about its middle, after that of its layer about its anchor.
  private var placed: CGAffineTransform {
    let size = box.frame.size
    let own = box.transform.about(CGPoint(x: size.width / 2, y: size.height / 2))
    guard let layer = box.layer, !CATransform3DIsIdentity(layer.transform) else { return own }
    let anchor = CGPoint(x: layer.anchorPoint.x * size.width, y: layer.anchorPoint.y * size.height)
    return layer.affineTransform().about(anchor).concatenating(own)
  }
}

/// Clips to an outline, if there is one.
private struct LayerClip: ViewModifier {
  let outline: LayerOutline?

  func body(content: Content) -> some View {
    if let outline { content.clipShape(outline) } else { content }
  }
}

/// The rectangle of a layer with its round corners.
struct LayerOutline: InsettableShape {
  var radius: CGFloat
  var corners: CACornerMask
  var isContinuous: Bool
  var inset: CGFloat = 0

  nonisolated func path(in rect: CGRect) -> Path {
    let rect = rect.insetBy(dx: min(inset, rect.width / 2), dy: min(inset, rect.height / 2))
    let radius = max(min(radius - inset, min(rect.width, rect.height) / 2), 0)
    func corner(_ corner: CACornerMask) -> CGFloat { corners.contains(corner) ? radius : 0 }
    return UnevenRoundedRectangle(
      topLeadingRadius: corner(.layerMinXMinYCorner), bottomLeadingRadius: corner(.layerMinXMaxYCorner),
      bottomTrailingRadius: corner(.layerMaxXMaxYCorner), topTrailingRadius: corner(.layerMaxXMinYCorner),
      style: isContinuous ? .continuous : .circular
    ).path(in: rect)
  }

  nonisolated func inset(by amount: CGFloat) -> LayerOutline {
    var outline = self
    outline.inset += amount
    return outline
  }
}

extension CACornerMask {
  /// The four corners.
  static let all: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
}

extension CGAffineTransform {
  /// The same map about another point.
  fileprivate func about(_ point: CGPoint) -> CGAffineTransform {
    CGAffineTransform(translationX: -point.x, y: -point.y).concatenating(self)
      .concatenating(CGAffineTransform(translationX: point.x, y: point.y))
  }
}
