// SPDX-License-Identifier: MIT

import EspalierAppleValues
import EspalierGeometry
import EspalierSystemColors
import Foundation

/// A view with content that is larger than it; not drawn yet.
@MainActor @preconcurrency
open class UIScrollView: UIView {
  /// The distance in points by which the content was moved.
  open var contentOffset = CGPoint.zero
  /// The size of the content.
  open var contentSize = CGSize.zero
  /// The distances of the content from the edges.
  open var contentInset = UIEdgeInsets.zero
  /// The object that follows the view.
  open weak var delegate: (any UIScrollViewDelegate)?
  /// Whether the user can move the content.
  open var isScrollEnabled = true
  /// Whether the content stops at pages.
  open var isPagingEnabled = false
  /// Whether the content moves beyond its ends.
  open var bounces = true
  /// Whether content that fits moves beyond its ends.
  open var alwaysBounceVertical = false
  /// Whether content that fits moves beyond its ends.
  open var alwaysBounceHorizontal = false
  /// Whether a bar shows the place.
  open var showsVerticalScrollIndicator = true
  /// Whether a bar shows the place.
  open var showsHorizontalScrollIndicator = true
  /// The least factor of the content's size.
  open var minimumZoomScale: CGFloat = 1
  /// The largest factor of the content's size.
  open var maximumZoomScale: CGFloat = 1
  /// The factor of the content's size.
  open var zoomScale: CGFloat = 1
  /// Effect of moving the content on the keyboard on the screen.
  open var keyboardDismissMode = KeyboardDismissMode.none

  /// Effect of moving the content on the keyboard on the screen.
  public enum KeyboardDismissMode: Int, Sendable {
    /// Not; when it begins; with the finger.
    case none, onDrag, interactive
  }

  /// Moves the content.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { self.contentOffset = contentOffset }
  /// Changes the content's size.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }
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
  /// The view whose size changes.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
}

extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
}

/// A list of UIKit; not drawn yet.
@MainActor @preconcurrency
open class UITableView: UIScrollView {
  /// The lines between rows.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  /// The colour of the lines.
  open var separatorColor: UIColor?
  /// The distances of the lines from the edges.
  open var separatorInset = UIEdgeInsets.zero
  /// The view above the rows.
  open var tableHeaderView: UIView?
  /// The view below the rows.
  open var tableFooterView: UIView?
  /// The height of headers in points.
  open var sectionHeaderHeight: CGFloat = -1
  /// The height of footers in points.
  open var sectionFooterHeight: CGFloat = -1
  /// The distance above headers in points.
  open var sectionHeaderTopPadding: CGFloat = -1
  /// The height of rows in points.
  open var rowHeight: CGFloat = -1
  /// Whether rows can be chosen.
  open var allowsSelection = true
  /// Makes the rows anew; there are none yet.
  open func reloadData() {}
}

/// A row of a list; not drawn yet.
@MainActor @preconcurrency
open class UITableViewCell: UIView {
  /// The line below a row.
  public enum SeparatorStyle: Int, Sendable {
    /// Whether there is one.
    case none, singleLine
  }
  /// The ground of a chosen row.
  public enum SelectionStyle: Int, Sendable {
    /// None, or the usual one.
    case none, blue, gray, `default`
  }
  /// The ground of a chosen row.
  open var selectionStyle = SelectionStyle.default
  /// The view behind a chosen row.
  open var selectedBackgroundView: UIView?
}

/// Views beside or below each other; not drawn yet.
@MainActor @preconcurrency
open class UIStackView: UIView {
  /// The views.
  open private(set) var arrangedSubviews: [UIView] = []
  /// The direction.
  open var axis = NSLayoutConstraint.Axis.horizontal
  /// The distance between views in points.
  open var spacing: CGFloat = 0
  /// The place across the direction.
  open var alignment = Alignment.fill
  /// The lengths in the direction.
  open var distribution = Distribution.fill

  /// The place of views across the direction.
  public enum Alignment: Int, Sendable {
    /// The places.
    case fill, leading, firstBaseline, center, trailing, lastBaseline
    /// The same as `leading`, in a row.
    public static let top = Alignment.leading
    /// The same as `trailing`, in a row.
    public static let bottom = Alignment.trailing
  }
  /// The lengths of views in the direction.
  public enum Distribution: Int, Sendable {
    /// The ways of dividing the length.
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// Views beside each other.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }
  /// Adds a view.
  open func addArrangedSubview(_ view: UIView) {
    arrangedSubviews.append(view)
    addSubview(view)
  }
  /// Removes a view from the row, not from the tree.
  open func removeArrangedSubview(_ view: UIView) { arrangedSubviews.removeAll { $0 === view } }
}
