// SPDX-License-Identifier: MIT

import EspalierAppleValues
import EspalierGeometry
import EspalierSystemColors
import Foundation

/// A grid of UIKit; not drawn yet.
@MainActor @preconcurrency
open class UICollectionView: UIScrollView, PlaceholderView {
  /// The places of the cells.
  open var collectionViewLayout: UICollectionViewLayout
  /// The view behind the cells.
  open var backgroundView: UIView?
  /// Whether cells can be chosen.
  open var allowsSelection = true
  /// Whether several cells can be chosen.
  open var allowsMultipleSelection = false
  /// The cells that are shown; there are none yet.
  open var visibleCells: [UICollectionViewCell] { [] }

  /// A grid.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
  }
  /// Files of Interface Builder are not read here: nil.
  public required init?(coder: NSCoder) { return nil }

  /// Makes the cells anew; there are none yet.
  open func reloadData() {}
}

/// A part of a grid; not drawn yet.
@MainActor @preconcurrency
open class UICollectionReusableView: UIView, PlaceholderView {
  /// Called before the part shows another value.
  open func prepareForReuse() {}
}

/// A cell of a grid; not drawn yet.
@MainActor @preconcurrency
open class UICollectionViewCell: UICollectionReusableView {
  /// The view of the cell's own content.
  open private(set) lazy var contentView = UIView()
  /// The view behind the content.
  open var backgroundView: UIView?
  /// The view behind the content of a chosen cell.
  open var selectedBackgroundView: UIView?
  /// Whether the cell is chosen.
  open var isSelected = false
  /// Whether the cell is pressed.
  open var isHighlighted = false
}

/// The places of the cells of a grid.
@MainActor @preconcurrency
open class UICollectionViewLayout: NSObject {
  /// A layout.
  public nonisolated override init() { super.init() }
  /// The grid.
  open internal(set) weak var collectionView: UICollectionView?
  /// The size of all cells together, in points.
  open var collectionViewContentSize: CGSize { .zero }
  /// Calculates the places anew when they are needed.
  open func invalidateLayout() {}
}

/// Cells in rows or columns.
@MainActor @preconcurrency
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The direction in which the grid scrolls.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The size of cells in points.
  open var itemSize = CGSize(width: 50, height: 50)
  /// The size of cells that calculate their own, in points; zero if they do not.
  open var estimatedItemSize = CGSize.zero
  /// The least distance between cells in points.
  open var minimumInteritemSpacing: CGFloat = 10
  /// The least distance between rows in points.
  open var minimumLineSpacing: CGFloat = 10
  /// The distance from the edges of a section.
  open var sectionInset = UIEdgeInsets.zero
}

extension UICollectionView {
  /// The direction in which a grid scrolls.
  public enum ScrollDirection: Int, Sendable {
    /// The directions.
    case vertical, horizontal
  }
}
