// SPDX-License-Identifier: MIT

import EspalierAppleValues
import EspalierGeometry
import Foundation

/// Views beside or below each other.
///
/// Their lengths are those of their contents, of their own constants and of the views in them; relations of the lengths of two views
/// of a stack have no effect. `equalCentering` is the same as `equalSpacing`, and baselines are not aligned.
@MainActor @preconcurrency
open class UIStackView: UIView {
  /// The views.
  open private(set) var arrangedSubviews: [UIView] = []
  /// The direction.
  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { changedArrangement() } }
  /// The distance between views in points.
  open var spacing: CGFloat = 0 { didSet { changedArrangement() } }
  /// The place across the direction.
  open var alignment = Alignment.fill { didSet { changedArrangement() } }
  /// The lengths in the direction.
  open var distribution = Distribution.fill { didSet { changedArrangement() } }
  /// Whether the views lie inside the margins.
  open var isLayoutMarginsRelativeArrangement = false { didSet { changedArrangement() } }
  private var spacings: [ObjectIdentifier: CGFloat] = [:]

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
  open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }
  /// Adds a view before those from an index on.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(max(stackIndex, 0), arrangedSubviews.count))
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    changedArrangement()
  }
  /// Removes a view from the row, not from the tree.
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    changedArrangement()
  }
  /// A view of the row was removed from the tree.
  open override func willRemoveSubview(_ subview: UIView) { removeArrangedSubview(subview) }
  /// Sets the distance after a view in points.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    spacings[ObjectIdentifier(arrangedSubview)] = spacing
    changedArrangement()
  }
  /// The distance after a view in points.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    spacings[ObjectIdentifier(arrangedSubview)] ?? spacing
  }

  private func changedArrangement() {
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  package override func places(_ subview: any ConstrainedView) -> Bool {
    arrangedSubviews.contains { $0 === subview }
  }

  // MARK: - Layout

  private var isRow: Bool { axis == .horizontal }
  private var shown: [UIView] { arrangedSubviews.filter { !$0.isHidden } }
  private var margins: UIEdgeInsets { isLayoutMarginsRelativeArrangement ? layoutMargins : .zero }

  /// The size of a view by its content, its relations and the views in it; negative lengths are undecided.
  private func size(of view: UIView, width: CGFloat?) -> CGSize {
    var size = view.intrinsicContentSize
    let region = LayoutRegion(view)
    if !region.isEmpty {
      let fitting = region.fittingSize()
      if fitting.width > 0 { size.width = fitting.width }
      let height = width == nil ? fitting.height : region.fittingSize(width: width).height
      if height > 0 { size.height = height }
      return size
    }
    if let width, let height = view.contentHeight(in: width) { size.height = height }
    return size
  }

  private func items(_ views: [UIView], across: CGFloat?) -> [StackArrangement.Item] {
    views.map { view in
      let size = size(of: view, width: isRow ? nil : across)
      let resistance = view.resistance
      return StackArrangement.Item(
        length: isRow ? size.width : size.height, growing: resistance.growing[axis.rawValue].rawValue,
        shrinking: resistance.shrinking[axis.rawValue].rawValue, spacing: customSpacing(after: view))
    }
  }

  /// The size in points that the views take.
  open override var intrinsicContentSize: CGSize { contentSize(across: nil) }
  package override func contentHeight(in width: CGFloat) -> CGFloat? { contentSize(across: width).height }
  /// The size in points that the views take in the width of another one.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { contentSize(across: size.width > 0 ? size.width : nil) }

  private func contentSize(across width: CGFloat?) -> CGSize {
    let (views, margins) = (shown, margins)
    if views.isEmpty { return CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }
    let inner = width.map { max($0 - margins.left - margins.right, 0) }
    var widths: [CGFloat?] = views.map { _ in isRow ? nil : inner }
    if isRow, let inner {
      widths = StackArrangement.places(items(views, across: nil), division: division, total: inner).map(\.length)
    }
    let sizes = zip(views, widths).map { size(of: $0, width: $1) }
    let gaps = views.dropLast().reduce(0) { $0 + customSpacing(after: $1) }
    let lengths = sizes.map { max(isRow ? $0.width : $0.height, 0) }
    let isEqual = distribution == .fillEqually
    let along = (isEqual ? (lengths.max() ?? 0) * CGFloat(lengths.count) : lengths.reduce(0, +)) + gaps
    let across = sizes.map { max(isRow ? $0.height : $0.width, 0) }.max() ?? 0
    let whole = isRow ? CGSize(width: along, height: across) : CGSize(width: across, height: along)
    return CGSize(
      width: whole.width + margins.left + margins.right, height: whole.height + margins.top + margins.bottom)
  }

  private var division: StackArrangement.Division {
    switch distribution {
    case .fill: .fill
    case .fillEqually: .fillEqually
    case .fillProportionally: .fillProportionally
    case .equalSpacing: .equalSpacing
    case .equalCentering: .equalCentering
    }
  }

  /// Places the views.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let inner = CGRect(origin: .zero, size: bounds.size).inset(by: margins)
    let views = shown
    let items = items(views, across: inner.width)
    let places = StackArrangement.places(
      items, division: division, total: isRow ? inner.width : inner.height)
    for (view, place) in zip(views, places) {
      let own = size(of: view, width: isRow ? place.length : inner.width)
      let whole = isRow ? inner.height : inner.width
      let length = isRow ? own.height : own.width
      let across = alignment == .fill || length < 0 ? whole : length
      let start: CGFloat =
        switch alignment {
        case .fill, .leading, .firstBaseline: 0
        case .center: (whole - across) / 2
        case .trailing, .lastBaseline: whole - across
        }
      view.frame =
        isRow
        ? CGRect(x: inner.minX + place.start, y: inner.minY + start, width: place.length, height: across)
        : CGRect(x: inner.minX + start, y: inner.minY + place.start, width: across, height: place.length)
    }
  }
}
