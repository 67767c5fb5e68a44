// SPDX-License-Identifier: MIT

import EspalierAppleValues
import EspalierContent
import EspalierCore
import EspalierGeometry
import EspalierSystemColors
import Foundation

/// A view with content that is larger than it: a scroll view of SwiftUI.
@MainActor @preconcurrency
open class UIScrollView: UIView {
  /// The distance in points by which the content was moved.
  open var contentOffset: CGPoint {
    get { offset }
    set { setContentOffset(newValue, animated: false) }
  }
  private var offset = CGPoint.zero
  /// The place that the program has set, with the number of times.
  private(set) var requestedOffset = ScrolledPlace()
  /// The size of the content.
  open var contentSize = CGSize.zero { didSet { noteChange() } }
  /// The distances of the content from the edges.
  open var contentInset = UIEdgeInsets.zero { didSet { noteChange() } }
  /// The object that follows the view.
  open weak var delegate: (any UIScrollViewDelegate)?
  /// Whether the user can move the content.
  open var isScrollEnabled = true { didSet { noteChange() } }
  /// Whether the content stops at pages.
  open var isPagingEnabled = false { didSet { noteChange() } }
  /// Whether the content moves beyond its ends.
  open var bounces = true
  /// Whether content that fits moves beyond its ends.
  open var alwaysBounceVertical = false { didSet { noteChange() } }
  /// Whether content that fits moves beyond its ends.
  open var alwaysBounceHorizontal = false { didSet { noteChange() } }
  /// Whether a bar shows the place.
  open var showsVerticalScrollIndicator = true { didSet { noteChange() } }
  /// Whether a bar shows the place.
  open var showsHorizontalScrollIndicator = true { didSet { noteChange() } }
  /// The least factor of the content's size.
  open var minimumZoomScale: CGFloat = 1
  /// The largest factor of the content's size.
  open var maximumZoomScale: CGFloat = 1
  /// The factor of the content's size.
  open var zoomScale: CGFloat {
    get { factor }
    set { zoom(newValue) }
  }
  private var factor: CGFloat = 1
  /// Whether the content becomes larger than allowed, and goes back; not so here.
  open var bouncesZoom = true
  /// Whether the user moves the content; false, because SwiftUI reports places alone.
  open var isDragging: Bool { false }
  /// Whether the content comes to rest.
  open var isDecelerating: Bool { false }
  /// Whether the content's size changes.
  open private(set) var isZooming = false
  /// Whether a touch of the bar at the top moves to the beginning; a desktop has none.
  open var scrollsToTop = true
  /// Whether touches wait for a movement; not so here.
  open var delaysContentTouches = true
  /// Change of the insets by bars, of which SwiftUI has none here.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  /// Distances of the bars from the edges; stored.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  /// The rectangle of the content, for relations of views in it.
  open private(set) lazy var contentLayoutGuide = UILayoutGuide(of: self, .content)
  /// The rectangle of the view, for relations of views in it.
  open private(set) lazy var frameLayoutGuide = UILayoutGuide(of: self, .visible)
  /// The control above the content that loads it anew; shown by nothing: its actions are not sent yet.
  open var refreshControl: UIControl?

  /// Change of the insets by bars.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// The rules.
    case automatic, scrollableAxes, never, always
  }
  /// Effect of moving the content on the keyboard on the screen.
  open var keyboardDismissMode = KeyboardDismissMode.none

  /// Effect of moving the content on the keyboard on the screen.
  public enum KeyboardDismissMode: Int, Sendable {
    /// Not; when it begins; with the finger.
    case none, onDrag, interactive
  }

  /// A view in a rectangle of points.
  public nonisolated override init(frame: CGRect) {
    super.init(frame: frame)
    onMainQueue { clipsToBounds = true }
  }
  /// Objects of files of Interface Builder are not read here: nil.
  public nonisolated required init?(coder: NSCoder) { return nil }

  /// Moves the content.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    requestedOffset = ScrolledPlace(
      point: contentOffset, count: requestedOffset.count + 1, isAnimated: animated)
    guard contentOffset != offset else { return noteChange() }
    offset = contentOffset
    noteChange()
    delegate?.scrollViewDidScroll(self)
  }
  /// Moves the content so that a rectangle is visible.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    func place(_ start: CGFloat, _ end: CGFloat, _ offset: CGFloat, _ length: CGFloat) -> CGFloat {
      start < offset ? start : end > offset + length ? max(end - length, 0) : offset
    }
    setContentOffset(
      CGPoint(
        x: place(rect.minX, rect.maxX, offset.x, bounds.width),
        y: place(rect.minY, rect.maxY, offset.y, bounds.height)), animated: animated)
  }
  /// Shows the bars for a moment; they show themselves here.
  open func flashScrollIndicators() {}

  /// The user has moved the content.
  func scrolled(to place: CGPoint) {
    guard place != offset else { return }
    offset = place
    delegate?.scrollViewDidScroll(self)
  }

  // MARK: - Zoom

  /// Changes the content's size.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    if animated { UIView.animate(withDuration: 0.3) { self.zoom(scale) } } else { zoom(scale) }
  }
  /// Changes the content's size so that a rectangle fills the view.
  open func zoom(to rect: CGRect, animated: Bool) {
    guard rect.width > 0, rect.height > 0 else { return }
    let scale = min(bounds.width / rect.width, bounds.height / rect.height)
    setZoomScale(scale, animated: animated)
    setContentOffset(CGPoint(x: rect.minX * zoomScale, y: rect.minY * zoomScale), animated: animated)
  }

  private func zoom(_ scale: CGFloat) {
    let scale = min(max(scale, minimumZoomScale), max(maximumZoomScale, minimumZoomScale))
    guard scale.isFinite, scale > 0, let view = delegate?.viewForZooming(in: self) else { return }
    factor = scale
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
    view.center = CGPoint(x: view.bounds.width * scale / 2, y: view.bounds.height * scale / 2)
    contentSize = CGSize(width: view.bounds.width * scale, height: view.bounds.height * scale)
    delegate?.scrollViewDidZoom(self)
  }

  /// The user changes the content's size.
  func pinch(to scale: CGFloat, isOver: Bool) {
    if !isZooming, !isOver {
      isZooming = true
      delegate?.scrollViewWillBeginZooming(self, with: delegate?.viewForZooming(in: self))
    }
    zoom(scale)
    if isOver {
      isZooming = false
      delegate?.scrollViewDidEndZooming(self, with: delegate?.viewForZooming(in: self), atScale: factor)
    }
  }

  // MARK: - Layout

  package override var scrollsContent: Bool { true }
  package override func takeScrolledSize(_ size: CGSize) {
    if size.width > 0 || size.height > 0, size != contentSize { contentSize = size }
  }
  override func shownContent(_ subviews: UIViewSubviews) -> AnyView {
    AnyView(UIScrollContent(view: self, subviews: subviews, requested: requestedOffset))
  }
}

/// A place to which a program has moved the content of a view.
struct ScrolledPlace: Equatable {
  var point = CGPoint.zero
  var count = 0
  var isAnimated = false
}

/// An object that follows a view with moving content. Each requirement has a default implementation.
@MainActor @preconcurrency
public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// The content has moved.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// The content's size has changed.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// The user begins to move the content.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// The user has moved the content.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// The content is at rest.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// The content comes to a place that the program has set; not called yet.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// The content's size begins to change.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  /// The content's size has changed.
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  /// The view whose size changes.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
}

extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
}
