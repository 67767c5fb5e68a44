// SPDX-License-Identifier: MIT

import EspalierDrawing
import EspalierGeometry
import Foundation

/// The look of a view of UIKit or AppKit: its ground, border, corners and shadow, and layers in it.
open class CALayer: NSObject, @unchecked Sendable {
  /// The rectangle in the layer around it, in points.
  open var frame = CGRect.zero { didSet { noteChange() } }
  /// The rectangle in its own coordinates, in points.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }
  /// The point of the layer that `position` is the place of and about which it turns, relative to its size.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5) { didSet { noteChange() } }
  /// The place of the anchor in the layer around it, in points.
  open var position: CGPoint {
    get { CGPoint(x: frame.minX + anchorPoint.x * frame.width, y: frame.minY + anchorPoint.y * frame.height) }
    set {
      frame.origin = CGPoint(x: newValue.x - anchorPoint.x * frame.width, y: newValue.y - anchorPoint.y * frame.height)
    }
  }
  /// The map of the layer about its anchor. The part in the plane is drawn; the frame stays that of the layer without it.
  open var transform = CATransform3DIdentity { didSet { noteChange() } }
  /// The map of the layer in the plane.
  open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }
  /// Sets the map of the layer in the plane.
  open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }
  /// The radius of corners in points.
  open var cornerRadius: CGFloat = 0 { didSet { noteChange() } }
  /// The corners that are round.
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  { didSet { noteChange() } }
  /// The form of corners.
  open var cornerCurve = CALayerCornerCurve.circular { didSet { noteChange() } }
  /// Whether what lies outside is not shown.
  open var masksToBounds = false { didSet { noteChange() } }
  /// The width of the border in points.
  open var borderWidth: CGFloat = 0 { didSet { noteChange() } }
  /// The colour of the border.
  open var borderColor: CGColor? { didSet { noteChange() } }
  /// The colour behind the content.
  open var backgroundColor: CGColor? { didSet { noteChange() } }
  /// The colour of the shadow.
  open var shadowColor: CGColor? = .black { didSet { noteChange() } }
  /// The opacity of the shadow, 0…1.
  open var shadowOpacity: Float = 0 { didSet { noteChange() } }
  /// The radius of the shadow in points.
  open var shadowRadius: CGFloat = 3 { didSet { noteChange() } }
  /// The distance of the shadow in points.
  open var shadowOffset = CGSize(width: 0, height: -3) { didSet { noteChange() } }
  /// The shape of the shadow.
  open var shadowPath: CGPath? { didSet { noteChange() } }
  /// The opacity, 0…1.
  open var opacity: Float = 1 { didSet { noteChange() } }
  /// Whether the layer is not shown.
  open var isHidden = false { didSet { noteChange() } }
  /// The place among its siblings.
  open var zPosition: CGFloat = 0 { didSet { noteChange() } }
  /// The place and the size of the content.
  open var contentsGravity = CALayerContentsGravity.resize { didSet { noteChange() } }
  /// Pixels per point of content in its own size.
  open var contentsScale: CGFloat = 1 { didSet { noteChange() } }
  /// A name for the program.
  open var name: String?
  /// The movements that have been added.
  let animations = LayerAnimations()
  /// The content, such as pixels.
  open var contents: Any? { didSet { noteChange() } }
  /// The layers in it.
  open private(set) var sublayers: [CALayer]?
  /// The layer around it.
  open private(set) weak var superlayer: CALayer?

  /// Called after a change of the look, of the layer itself or of one in it.
  package var changed: (@MainActor () -> Void)?

  /// A layer.
  public override init() { super.init() }

  /// The object that makes the content: the view of a layer.
  open weak var delegate: (any CALayerDelegate)?
  private var needsContents = false

  /// Requests the content anew, from `display()` in the next run of the main queue.
  open func setNeedsDisplay() {
    onMainQueue {
      guard !needsContents else { return }
      needsContents = true
      LayerDisplays.shared.add(self)
    }
  }
  /// Requests the content anew; all of it is made.
  open func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }
  /// Whether the content was requested and not made yet.
  open func needsDisplay() -> Bool { needsContents }
  /// Makes the content, if it was requested.
  open func displayIfNeeded() {
    guard needsContents else { return }
    needsContents = false
    display()
  }
  /// Makes the content: by the delegate, or what `draw(in:)` draws.
  open func display() {
    onMainQueue {
      delegate?.layerWillDraw(self)
      delegate?.display(self)
      if let pixels = drawnContents() { contents = pixels }
    }
  }
  /// Draws the content, by the delegate.
  open func draw(in ctx: CGContext) {
    nonisolated(unsafe) let context = ctx
    onMainQueue { delegate?.draw(self, in: context) }
  }

  /// Draws the view of the layer.
  package var drawsView: (@MainActor (CGContext) -> Void)?
  /// Draws the layer's view at rest, from the upper left corner on; a layer without a view draws nothing.
  public func render(in ctx: CGContext) {
    guard let drawsView else { return }
    nonisolated(unsafe) let context = ctx
    onMainQueue { drawsView(context) }
  }

  /// The number of changes of the layer and those in it: a picture of it with another number is another one.
  private(set) var changeCount = 0

  /// A value has changed.
  func noteChange() {
    changeCount &+= 1
    if let changed { onMainQueue { changed() } }
    superlayer?.noteChange()
  }

  /// Adds a layer in front.
  open func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: UInt32(clamping: sublayers?.count ?? 0)) }
  /// Adds a layer behind those from an index on.
  open func insertSublayer(_ layer: CALayer, at index: UInt32) {
    layer.removeFromSuperlayer()
    var layers = sublayers ?? []
    layers.insert(layer, at: min(Int(clamping: index), layers.count))
    sublayers = layers
    layer.superlayer = self
    noteChange()
  }
  /// Removes the layer from the one around it.
  open func removeFromSuperlayer() {
    superlayer?.sublayers?.removeAll { $0 === self }
    superlayer?.noteChange()
    superlayer = nil
  }
}

/// Corners of a layer.
public struct CACornerMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The corners by themselves.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// The corner of the largest x and the smallest y.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// The corner of the smallest x and the largest y.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// The corner of the largest x and y.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}

/// The form of corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A part of a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// A curve without a sudden bend.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
