// SPDX-License-Identifier: MIT

import EspalierAppleValues
import EspalierGeometry
import EspalierSystemColors
import Foundation

/// A view of UIKit: a rectangle with others in it.
///
/// Views of UIKit are not drawn yet. In a `UIViewRepresentable` a placeholder stands in their place, which has the class's name.
@MainActor @preconcurrency
open class UIView: UIResponder {
  /// The rectangle in the superview's coordinates, in points.
  open var frame: CGRect {
    get {
      CGRect(
        x: center.x - bounds.width / 2, y: center.y - bounds.height / 2, width: bounds.width, height: bounds.height)
    }
    set {
      bounds.size = newValue.size
      center = CGPoint(x: newValue.midX, y: newValue.midY)
    }
  }
  /// The rectangle in the view's own coordinates, in points.
  open var bounds = CGRect.zero { didSet { if bounds.size != oldValue.size { setNeedsLayout() } } }
  /// The middle in the superview's coordinates, in points.
  open var center = CGPoint.zero
  /// The change of the view's place and shape.
  open var transform = CGAffineTransform.identity
  /// The opacity, 0…1.
  open var alpha: CGFloat = 1
  /// Whether the view is not shown.
  open var isHidden = false
  /// Whether nothing is seen through the view.
  open var isOpaque = true
  /// Whether what lies outside is not shown.
  open var clipsToBounds = false
  /// The colour behind the content.
  open var backgroundColor: UIColor?
  /// The accent; nil is the superview's.
  open var tintColor: UIColor! = .tintColor
  /// A number of the program's own.
  open var tag = 0
  /// Place of the content in the bounds.
  open var contentMode = ContentMode.scaleToFill
  /// Whether the view takes touches.
  open var isUserInteractionEnabled = true
  /// The changes of the size with the superview's.
  open var autoresizingMask: AutoresizingMask = []
  /// Whether the mask above is used.
  open var translatesAutoresizingMaskIntoConstraints = true
  /// The appearance of the view and those in it.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// The look of the view; stored.
  public nonisolated let layer = CALayer()
  /// The recognizers of gestures.
  open private(set) var gestureRecognizers: [UIGestureRecognizer]? = []

  /// The views in it, the front one last.
  open private(set) var subviews: [UIView] = []
  /// The view around it.
  open private(set) weak var superview: UIView?
  private var needsLayout = true

  /// Place of content in a view.
  public enum ContentMode: Int, Sendable {
    /// Stretched; whole; without gaps; drawn anew.
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw
    /// In its own size at a place.
    case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
  }

  /// The lengths that change with the superview's size.
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The margin at the left.
    public static let flexibleLeftMargin = Self(rawValue: 1)
    /// The width.
    public static let flexibleWidth = Self(rawValue: 2)
    /// The margin at the right.
    public static let flexibleRightMargin = Self(rawValue: 4)
    /// The margin at the top.
    public static let flexibleTopMargin = Self(rawValue: 8)
    /// The height.
    public static let flexibleHeight = Self(rawValue: 16)
    /// The margin at the bottom.
    public static let flexibleBottomMargin = Self(rawValue: 32)
  }

  /// A view in a rectangle of points.
  public nonisolated init(frame: CGRect) {
    super.init()
    onMainQueue { self.frame = frame }
  }

  /// A view without a size.
  public nonisolated override convenience init() { self.init(frame: .zero) }

  /// Views of files of Interface Builder are not read here: nil.
  public nonisolated required init?(coder: NSCoder) { return nil }

  /// The view around it.
  open override var next: UIResponder? { superview }

  // MARK: - The tree

  /// The window of the tree.
  open var window: UIWindow? { superview?.window }
  /// Adds a view in front.
  open func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }
  /// Adds a view behind those from an index on.
  open func insertSubview(_ view: UIView, at index: Int) {
    view.removeFromSuperview()
    view.willMove(toSuperview: self)
    subviews.insert(view, at: min(max(index, 0), subviews.count))
    view.superview = self
    didAddSubview(view)
    view.didMoveToSuperview()
    setNeedsLayout()
  }
  /// Removes the view from the one around it.
  open func removeFromSuperview() {
    guard let superview else { return }
    willMove(toSuperview: nil)
    superview.willRemoveSubview(self)
    superview.subviews.removeAll { $0 === self }
    superview.setNeedsLayout()
    self.superview = nil
    didMoveToSuperview()
  }
  /// Moves a view in front of its siblings.
  open func bringSubviewToFront(_ view: UIView) {
    if view.superview === self { insertSubview(view, at: subviews.count) }
  }
  /// Moves a view behind its siblings.
  open func sendSubviewToBack(_ view: UIView) { if view.superview === self { insertSubview(view, at: 0) } }
  /// Whether the view is another one, or in it.
  open func isDescendant(of view: UIView) -> Bool { self === view || superview?.isDescendant(of: view) == true }
  /// The first view of a tag, this one or in it.
  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviews { if let found = view.viewWithTag(tag) { return found } }
    return nil
  }
  /// A view was added.
  open func didAddSubview(_ subview: UIView) {}
  /// A view is about to be removed.
  open func willRemoveSubview(_ subview: UIView) {}
  /// The view around it is about to change.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// The view around it has changed.
  open func didMoveToSuperview() {}
  /// The window is about to change.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// The window has changed.
  open func didMoveToWindow() {}

  // MARK: - Layout and drawing

  /// The size that the view would like, in points; negative lengths are undecided.
  open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }
  /// A length that is undecided.
  public nonisolated static let noIntrinsicMetric: CGFloat = -1
  /// The size in points that is best within another one: the own size.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  /// Takes the size that is best.
  open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }
  /// Requests a layout.
  open func setNeedsLayout() { needsLayout = true }
  /// Makes the layout of the view and of those in it, if one was requested.
  open func layoutIfNeeded() {
    if needsLayout {
      needsLayout = false
      layoutSubviews()
    }
    for view in subviews { view.layoutIfNeeded() }
  }
  /// Places the views in it.
  open func layoutSubviews() {}
  /// Requests a drawing.
  open func setNeedsDisplay() {}
  /// Draws the content; not called yet.
  open func draw(_ rect: CGRect) {}
  /// Marks the size that fits the content as changed.
  open func invalidateIntrinsicContentSize() { superview?.setNeedsLayout() }
  /// The values of the surroundings.
  open var traitCollection: UITraitCollection { .current }
  /// The surroundings have changed; not called yet.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// The covered lengths at the edges.
  open var safeAreaInsets: UIEdgeInsets { .zero }
  /// Adds a recognizer; views of UIKit receive no touches yet.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizers?.append(gestureRecognizer)
  }
  /// Removes a recognizer.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizers?.removeAll { $0 === gestureRecognizer }
  }
  /// Takes the keyboard from the view that has it. Returns whether one had it.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { resignFirstResponder() }

  // MARK: - Animations

  /// Performs changes at once: views of UIKit are not drawn yet.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }
  /// Performs changes without an animation.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) { actionsWithoutAnimation() }
}
