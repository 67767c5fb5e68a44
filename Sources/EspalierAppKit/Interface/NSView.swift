// SPDX-License-Identifier: MIT

import EspalierAppleValues
import EspalierContent
import EspalierCore
import EspalierGeometry
import EspalierLayout
import EspalierPrimitives
import Foundation

/// A view of AppKit: a rectangle with others in it.
///
/// In an `NSViewRepresentable`, and in the view of an `NSViewControllerRepresentable`'s controller, SwiftUI's engine draws the tree below
/// the view: the look of each view and its layer, what `draw(_:)` draws, and the views in it. Frames, masks and relations between
/// anchors place views; y grows upwards in views that are not flipped.
@MainActor @preconcurrency
open class NSView: NSResponder {
  /// The rectangle in the superview's coordinates, in points.
  open var frame = CGRect.zero {
    didSet {
      guard frame != oldValue else { return }
      noteChange()
      guard frame.size != oldValue.size else { return }
      layer?.frame.size = frame.size
      resizeSubviews(withOldSize: oldValue.size)
      needsLayout = true
    }
  }
  /// The rectangle in the view's own coordinates, in points.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }
  /// Whether the view is not shown.
  open var isHidden = false { didSet { noteChange() } }
  /// The opacity, 0…1.
  open var alphaValue: CGFloat = 1 { didSet { noteChange() } }
  /// Whether y grows downwards.
  open var isFlipped: Bool { false }
  /// Whether nothing is seen through the view.
  open var isOpaque: Bool { false }
  /// Whether the view has a layer.
  open var wantsLayer = false { didSet { if wantsLayer, layer == nil { layer = makeBackingLayer() } } }
  /// The look of the view, if it has a layer.
  open var layer: CALayer? {
    didSet {
      layer?.changed = { [weak self] in self?.noteChange() }
      layer?.frame.size = frame.size
      noteChange()
    }
  }
  /// A description for the user.
  open var toolTip: String?
  /// A number of the program's own.
  open var tag: Int { -1 }
  /// A name of the view.
  open var identifier: NSUserInterfaceItemIdentifier?
  /// The appearance of the view and those in it; nil is the window's. Stored.
  open var appearance: NSAppearance? { didSet { noteChange() } }
  /// The appearance of the front window.
  open var effectiveAppearance: NSAppearance { appearance ?? .currentDrawing() }
  /// The changes of the size with the superview's.
  open var autoresizingMask: AutoresizingMask = []
  /// Whether the mask above is used.
  open var translatesAutoresizingMaskIntoConstraints = true { didSet { needsLayout = true } }
  /// Whether the masks of the views in it are used.
  open var autoresizesSubviews = true
  /// Whether what lies outside is not shown.
  open var clipsToBounds = false { didSet { noteChange() } }
  /// The changes of the tree of which this is the root, while SwiftUI shows it.
  var changes: TreeChanges?
  /// The popover that is shown beside the view.
  var popover: ShownPopover? { didSet { noteChange() } }
  /// Whether SwiftUI shows the tree.
  var isShown: Bool {
    var root = self
    while let around = root.superview { root = around }
    return root.changes != nil
  }
  /// Whether the relations of the tree below are to be solved.
  var needsPlaces = true
  /// The relations in which the view takes part.
  package nonisolated let relations = LayoutRelations()
  /// The resistance to growing and shrinking.
  package var resistance = LayoutResistance() { didSet { invalidateIntrinsicContentSize() } }
  /// The recognizers of gestures.
  open private(set) var gestureRecognizers: [NSGestureRecognizer] = []
  /// Whether the view is to be drawn.
  open var needsDisplay = false { didSet { if needsDisplay { noteChange() } } }
  /// Whether the views in it are to be placed.
  open var needsLayout = true {
    didSet {
      guard needsLayout else { return }
      regionRoot.needsPlaces = true
      noteChange()
    }
  }

  /// The views in it, the front one last.
  open private(set) var subviews: [NSView] = []
  /// The view around it.
  open private(set) weak var superview: NSView?

  /// The lengths that change with the superview's size.
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The margin at the left.
    public static let minXMargin = Self(rawValue: 1)
    /// The width.
    public static let width = Self(rawValue: 2)
    /// The margin at the right.
    public static let maxXMargin = Self(rawValue: 4)
    /// The margin at the bottom.
    public static let minYMargin = Self(rawValue: 8)
    /// The height.
    public static let height = Self(rawValue: 16)
    /// The margin at the top.
    public static let maxYMargin = Self(rawValue: 32)
  }

  /// A view in a rectangle of points.
  public nonisolated init(frame frameRect: CGRect) {
    super.init()
    onMainQueue { self.frame = frameRect }
  }
  /// A view without a size.
  public nonisolated override convenience init() { self.init(frame: .zero) }
  /// Views of files of Interface Builder are not read here: nil.
  public nonisolated required override init?(coder: NSCoder) { return nil }

  // MARK: - The tree

  /// The window of the tree; nil while SwiftUI does not show it.
  open var window: NSWindow? {
    if let superview { return superview.window }
    return changes == nil ? nil : NSApplication.shared.keyWindow ?? NSApplication.shared.windows.first
  }
  /// Adds a view in front.
  open func addSubview(_ view: NSView) {
    view.removeFromSuperview()
    view.viewWillMove(toSuperview: self)
    subviews.append(view)
    view.superview = self
    view.nextResponder = self
    view.viewDidMoveToSuperview()
    if window != nil { view.windowChanged() }
    needsLayout = true
  }
  /// Removes the view from the one around it.
  open func removeFromSuperview() {
    guard let superview else { return }
    viewWillMove(toSuperview: nil)
    superview.subviews.removeAll { $0 === self }
    superview.needsLayout = true
    let hadWindow = window != nil
    self.superview = nil
    nextResponder = nil
    viewDidMoveToSuperview()
    if hadWindow { windowChanged() }
  }
  /// Whether the view is another one, or in it.
  open func isDescendant(of view: NSView) -> Bool { self === view || superview?.isDescendant(of: view) == true }
  /// The view around it is about to change.
  open func viewWillMove(toSuperview newSuperview: NSView?) {}
  /// The view around it has changed.
  open func viewDidMoveToSuperview() {}
  /// The window is about to change.
  open func viewWillMove(toWindow newWindow: NSWindow?) {}
  /// The window has changed.
  open func viewDidMoveToWindow() {}

  // MARK: - Layout and drawing

  /// The size that the view would like, in points; negative lengths are undecided.
  open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }
  /// A length that is undecided.
  public nonisolated static let noIntrinsicMetric: CGFloat = -1
  /// The size that fits the content.
  open var fittingSize: CGSize {
    let region = LayoutRegion(self)
    if !region.isEmpty { return region.fittingSize() }
    return intrinsicContentSize.width >= 0 ? intrinsicContentSize : frame.size
  }
  /// Marks the size that fits the content as changed.
  open func invalidateIntrinsicContentSize() {
    regionRoot.needsPlaces = true
    if let superview { superview.needsLayout = true } else { noteChange() }
  }
  /// Sets the size in points.
  open func setFrameSize(_ newSize: CGSize) { frame.size = newSize }
  /// Sets the upper left corner.
  open func setFrameOrigin(_ newOrigin: CGPoint) { frame.origin = newOrigin }
  /// Makes the layout of the view and of those in it, if one was requested.
  open func layoutSubtreeIfNeeded() {
    regionRoot.placeIfNeeded()
    layoutTree()
  }
  /// Changes the frames of the views in it by their masks.
  open func resizeSubviews(withOldSize oldSize: CGSize) {
    guard autoresizesSubviews else { return }
    for view in subviews where view.translatesAutoresizingMaskIntoConstraints && !view.autoresizingMask.isEmpty {
      view.frame = AutoresizedFrame.frame(
        view.frame, mask: view.autoresizingMask.rawValue, from: oldSize, to: frame.size)
    }
  }
  /// Makes the layer.
  open func makeBackingLayer() -> CALayer { CALayer() }
  /// Sets the relations of the view.
  open func updateConstraints() {}
  /// A value that SwiftUI shows has changed.
  func noteChange() {
    var root = self
    while let around = root.superview { root = around }
    root.changes?.note()
  }
  /// The view of SwiftUI for the view: its content with the views in it.
  func shownContent(_ subviews: NSViewSubviews) -> AnyView {
    guard let shown = (self as? any DrawnBySwiftUI)?.content ?? (self as? any ShownInSwiftUI)?.shown else {
      return AnyView(subviews)
    }
    return AnyView(
      ZStack(alignment: .topLeading) {
        shown.frame(width: frame.width, height: frame.height)
        subviews
      })
  }
  /// The height of the content in a width, if the width decides it.
  package func contentHeight(in width: CGFloat) -> CGFloat? { nil }
  /// Whether the view shows the views in it by itself.
  package var scrollsContent: Bool { false }
  /// Places the views in it.
  open func layout() {}
  /// Draws the content into `NSGraphicsContext.current`.
  open func draw(_ dirtyRect: CGRect) {}
  /// Requests a drawing of a part.
  open func setNeedsDisplay(_ invalidRect: CGRect) { needsDisplay = true }
  /// The appearance has changed; not called yet.
  open func viewDidChangeEffectiveAppearance() {}
  /// Adds a recognizer.
  open func addGestureRecognizer(_ gestureRecognizer: NSGestureRecognizer) {
    gestureRecognizer.view = self
    gestureRecognizers.append(gestureRecognizer)
    noteChange()
  }
}

/// A recognizer of a gesture of AppKit: clicks are recognized, other gestures are not.
@MainActor @preconcurrency
open class NSGestureRecognizer: NSObject {
  /// The target of the method.
  open weak var target: AnyObject?
  /// The method that is called.
  open var action: Selector?
  /// The view of the gesture.
  open internal(set) weak var view: NSView?
  private var place = CGPoint.zero
  /// The place in the view of the gesture.
  open func location(in view: NSView?) -> CGPoint { place }
  func recognize(at point: CGPoint) {
    place = point
    if let action, let target { _ = RunningPrograms.send(action, to: target, from: self) }
  }
  /// A recognizer that calls a method.
  public init(target: Any?, action: Selector?) {
    self.target = target as AnyObject?
    self.action = action
  }
}

/// A recognizer of clicks.
@MainActor @preconcurrency
open class NSClickGestureRecognizer: NSGestureRecognizer {
  /// The number of clicks.
  open var numberOfClicksRequired = 1
}

extension NSView: _Anchored {
  /// Sets how much the view resists growing beyond its content.
  public func setContentHuggingPriority(
    _ priority: NSLayoutConstraint.Priority, for orientation: NSLayoutConstraint.Axis
  ) { resistance.growing[orientation.rawValue] = priority }
  /// Sets how much the view resists shrinking below its content.
  public func setContentCompressionResistancePriority(
    _ priority: NSLayoutConstraint.Priority, for orientation: NSLayoutConstraint.Axis
  ) { resistance.shrinking[orientation.rawValue] = priority }
  /// Adds relations.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.activate(constraints) }
  /// Adds a relation.
  public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }
}

/// The controller of a view of AppKit.
@MainActor @preconcurrency
open class NSViewController: NSResponder {
  private var loadedView: NSView?
  /// The view, which is made when it is first read.
  open var view: NSView {
    get {
      if let loadedView { return loadedView }
      loadView()
      let view = loadedView ?? NSView()
      loadedView = view
      viewDidLoad()
      return view
    }
    set { loadedView = newValue }
  }
  /// Whether the view exists.
  open var isViewLoaded: Bool { loadedView != nil }
  /// The title for users.
  open var title: String?
  /// The size that is best, in points.
  open var preferredContentSize = CGSize.zero
  /// The controllers in it.
  open private(set) var children: [NSViewController] = []
  /// The controller around it.
  open private(set) weak var parent: NSViewController?

  /// A controller. Files of Interface Builder are not read here, whatever they are named.
  public nonisolated init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }
  /// A controller that makes its view itself.
  public nonisolated override convenience init() { self.init(nibName: nil, bundle: nil) }
  /// Controllers of files of Interface Builder are not read here: nil.
  public nonisolated required override init?(coder: NSCoder) { return nil }

  private var isShown = false
  /// The view appears or disappears, with those of the controllers in it.
  func shownChanged(_ isShown: Bool) {
    guard isShown != self.isShown else { return }
    self.isShown = isShown
    _ = view
    if isShown { viewWillAppear() } else { viewWillDisappear() }
    for child in children { child.shownChanged(isShown) }
    if isShown { viewDidAppear() } else { viewDidDisappear() }
  }
  /// Makes the view.
  open func loadView() { loadedView = NSView() }
  /// The view was made.
  open func viewDidLoad() {}
  /// The view is about to appear.
  open func viewWillAppear() {}
  /// The view has appeared.
  open func viewDidAppear() {}
  /// The view is about to disappear.
  open func viewWillDisappear() {}
  /// The view has disappeared.
  open func viewDidDisappear() {}
  /// The views in it were placed.
  open func viewDidLayout() {}
  /// Adds a controller.
  open func addChild(_ childViewController: NSViewController) {
    childViewController.parent?.children.removeAll { $0 === childViewController }
    children.append(childViewController)
    childViewController.parent = self
  }
}
