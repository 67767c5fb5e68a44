// SPDX-License-Identifier: MIT

import EspalierAppleValues
import EspalierCore
import EspalierGeometry
import EspalierLayout
import EspalierPrimitives
import EspalierSystemColors
import Foundation

/// A view of UIKit: a rectangle with others in it.
///
/// In a `UIViewRepresentable`, and in the view of a `UIViewControllerRepresentable`'s controller, SwiftUI's engine draws and touches
/// the tree below the view: the look of each view and its layer, what `draw(_:)` draws, and the views in it. Frames, masks and relations
/// between anchors place views.
@MainActor @preconcurrency
open class UIView: UIResponder, CALayerDelegate {
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
  open var bounds = CGRect.zero {
    didSet {
      if bounds != oldValue { noteChange() }
      guard bounds.size != oldValue.size else { return }
      layer.frame.size = bounds.size
      resizeSubviews(from: oldValue.size)
      setNeedsLayout()
    }
  }
  /// The middle in the superview's coordinates, in points.
  open var center = CGPoint.zero { didSet { if center != oldValue { noteChange() } } }
  /// The change of the view's place and shape.
  open var transform = CGAffineTransform.identity { didSet { noteChange() } }
  /// The opacity, 0…1.
  open var alpha: CGFloat = 1 { didSet { noteChange() } }
  /// Whether the view is not shown.
  open var isHidden = false {
    didSet {
      guard isHidden != oldValue else { return }
      if superview?.places(self) == true { superview?.invalidateIntrinsicContentSize() }
      superview?.setNeedsLayout()
      noteChange()
    }
  }
  /// Whether nothing is seen through the view.
  open var isOpaque = true
  /// Whether what lies outside is not shown.
  open var clipsToBounds = false { didSet { noteChange() } }
  /// The colour behind the content.
  open var backgroundColor: UIColor? { didSet { noteChange() } }
  /// The accent; nil is the superview's.
  open var tintColor: UIColor! = .tintColor { didSet { noteChange() } }
  /// Whether the accent is pale, as below an alert. Stored: SwiftUI's views decide.
  open var tintAdjustmentMode = TintAdjustmentMode.automatic
  /// A number of the program's own.
  open var tag = 0
  /// Place of the content in the bounds.
  open var contentMode = ContentMode.scaleToFill {
    didSet {
      layer.contentsGravity = contentMode.gravity
      noteChange()
    }
  }
  /// Whether the view takes touches.
  open var isUserInteractionEnabled = true { didSet { noteChange() } }
  /// The changes of the size with the superview's.
  open var autoresizingMask: AutoresizingMask = []
  /// Whether the mask above is used.
  open var translatesAutoresizingMaskIntoConstraints = true { didSet { setNeedsLayout() } }
  /// The appearance of the view and those in it.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified { didSet { noteChange() } }
  /// The class of the layer.
  open nonisolated class var layerClass: AnyClass { CALayer.self }
  /// The look of the view.
  public nonisolated let layer: CALayer
  /// The recognizers of gestures.
  open private(set) var gestureRecognizers: [UIGestureRecognizer]? = []

  /// The views in it, the front one last.
  open private(set) var subviews: [UIView] = []
  /// The view around it.
  open private(set) weak var superview: UIView?
  /// A description for screen readers.
  open var accessibilityLabel: String? { didSet { noteChange() } }
  /// The result of an action, for screen readers.
  open var accessibilityHint: String? { didSet { noteChange() } }
  /// The value, for screen readers.
  open var accessibilityValue: String?
  /// A name for tests.
  open var accessibilityIdentifier: String? { didSet { noteChange() } }
  /// Whether screen readers find the view.
  open var isAccessibilityElement = false
  /// The controller whose view this is.
  weak var controller: UIViewController?
  /// The changes of the tree of which this is the root, while SwiftUI shows it.
  var changes: TreeChanges?
  var needsLayout = true
  /// Whether the relations of the tree below are to be solved.
  var needsPlaces = true
  /// The relations in which the view takes part.
  package nonisolated let relations = LayoutRelations()
  /// The resistance to growing and shrinking.
  package var resistance = LayoutResistance() { didSet { invalidateIntrinsicContentSize() } }
  private(set) lazy var safeAreaGuide = UILayoutGuide(of: self, .view)
  private(set) lazy var marginsGuide = UILayoutGuide(of: self, .margins)
  /// The guides that the program added.
  open internal(set) var layoutGuides: [UILayoutGuide] = []
  /// The distances from the edges for content, in points.
  open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) { didSet { setNeedsLayout() } }

  /// The strength of an accent.
  public enum TintAdjustmentMode: Int, Sendable {
    /// That of the superview; the usual one; a pale one.
    case automatic, normal, dimmed
  }

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
    layer = (Self.layerClass as? CALayer.Type).map(makeObject) ?? CALayer()
    super.init()
    onMainQueue {
      self.frame = frame
      layer.delegate = self
      layer.changed = { [weak self] in self?.noteChange() }
      layer.drawsView = { [weak self] context in
        guard let self else { return }
        drawTree(into: context, in: CGRect(origin: .zero, size: bounds.size))
      }
    }
  }

  /// A view without a size.
  public nonisolated override convenience init() { self.init(frame: .zero) }

  /// Views of files of Interface Builder are not read here: nil.
  public nonisolated required init?(coder: NSCoder) { return nil }

  /// The controller of the view, or the view around it.
  open override var next: UIResponder? { controller ?? superview }

  /// Whether a touch at a place belongs to the view: one in its bounds. Touches begin where the view's own method returns true
  /// within them.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { isInBounds(point) }
  /// The view below a place, by the rules of UIKit. The touches of a window are those of SwiftUI, which does not call the method.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { innermost(at: point, with: event) }

  // MARK: - The tree

  /// The window of the tree; nil while SwiftUI does not show it.
  open var window: UIWindow? {
    if let superview { return superview.window }
    return changes == nil ? nil : UIApplication.shared.keyWindow
  }
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
    if window != nil { view.windowChanged() }
    setNeedsLayout()
  }
  /// Removes the view from the one around it.
  open func removeFromSuperview() {
    guard let superview else { return }
    willMove(toSuperview: nil)
    superview.willRemoveSubview(self)
    superview.subviews.removeAll { $0 === self }
    superview.setNeedsLayout()
    let hadWindow = window != nil
    self.superview = nil
    didMoveToSuperview()
    if hadWindow { windowChanged() }
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
  open func setNeedsLayout() {
    needsLayout = true
    regionRoot.needsPlaces = true
    noteChange()
  }
  /// Makes the layout of the view and of those in it, if one was requested.
  open func layoutIfNeeded() {
    regionRoot.placeIfNeeded()
    layoutTree()
  }
  /// Places the views in it.
  open func layoutSubviews() {}
  /// Requests a drawing.
  open func setNeedsDisplay() { noteChange() }
  /// Requests a drawing; all of the view is drawn anew.
  open func setNeedsDisplay(_ rect: CGRect) { noteChange() }
  /// Sets the content of the view's layer, which requested it by `setNeedsDisplay()`.
  open func display(_ layer: CALayer) {}
  /// Draws the content of the view's layer, which requested it by `setNeedsDisplay()`.
  open func draw(_ layer: CALayer, in ctx: CGContext) {}
  /// Draws the content into `UIGraphicsGetCurrentContext()`.
  open func draw(_ rect: CGRect) {}
  /// Marks the size that fits the content as changed.
  open func invalidateIntrinsicContentSize() {
    regionRoot.needsPlaces = true
    if let superview { superview.setNeedsLayout() } else { noteChange() }
  }
  /// Requests the relations of the view.
  open func setNeedsUpdateConstraints() { setNeedsLayout() }
  /// Sets the relations of the view; called before a layout that `setNeedsUpdateConstraints()` requested.
  open func updateConstraints() {}
  /// The values of the surroundings.
  open var traitCollection: UITraitCollection { .current }
  /// The surroundings have changed; not called yet.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// The covered lengths at the edges.
  open var safeAreaInsets: UIEdgeInsets { .zero }
  /// Adds a recognizer.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizer.view = self
    gestureRecognizers?.append(gestureRecognizer)
    noteChange()
  }
  /// Removes a recognizer.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view = nil
    gestureRecognizers?.removeAll { $0 === gestureRecognizer }
    noteChange()
  }
  /// A value that SwiftUI shows has changed.
  func noteChange() { root.changes?.note() }
  /// The view of SwiftUI for the view: its content with the views in it.
  func shownContent(_ subviews: UIViewSubviews) -> AnyView {
    guard let shown = (self as? any DrawnBySwiftUI)?.content else { return AnyView(subviews) }
    return AnyView(
      ZStack(alignment: .topLeading) {
        shown.frame(width: bounds.width, height: bounds.height)
        subviews
      })
  }
  /// Whether a touch sends the actions of a control that has no content of its own.
  var isTappedControl: Bool { false }
  /// Height of the content in a width, if the width decides it.
  package func contentHeight(in width: CGFloat) -> CGFloat? { nil }
  /// The baselines of the content's text.
  package var baselines: LayoutBaselines { LayoutBaselines() }
  /// Whether the view places a view in it by itself.
  package func places(_ subview: any ConstrainedView) -> Bool { false }
  /// Whether the content has a size of its own.
  package var scrollsContent: Bool { false }
  /// Takes the size of the content that relations have decided.
  package func takeScrolledSize(_ size: CGSize) {}
  /// Takes the keyboard from the view that has it. Returns whether one had it.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool {
    if let editor = firstEditor { return editor.resignFirstResponder() }
    return resignFirstResponder()
  }
}
