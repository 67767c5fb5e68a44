// SPDX-License-Identifier: MIT

import EspalierAppleValues
import EspalierGeometry
import EspalierSystemColors
import Foundation

/// A list of UIKit; not drawn yet.
@MainActor @preconcurrency
open class UITableView: UIScrollView, PlaceholderView {
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
open class UITableViewCell: UIView, PlaceholderView {
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
