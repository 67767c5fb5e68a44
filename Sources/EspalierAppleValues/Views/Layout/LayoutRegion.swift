// SPDX-License-Identifier: MIT

import EspalierGeometry
import EspalierNumbers
import Foundation

/// The views that one system of relations places: those below a root, as far as views in it do not place others by themselves.
///
/// Reads the relations, the frames and the contents' sizes of the views; writes the frames of views that relations place. Costs
/// O(n²) of the relations. Equations hold in the order of their priorities; an inequality holds as an equation once it is violated.
/// Leading is left, whatever the language.
@MainActor
package struct LayoutRegion {
  private let root: any ConstrainedView
  private var views: [any ConstrainedView] = []
  private var guides: [any ConstrainedItem] = []
  private var numbers: [ObjectIdentifier: Int] = [:]
  private var relations: [NSLayoutConstraint] = []

  package init(_ root: any ConstrainedView) {
    self.root = root
    var seen: Set<ObjectIdentifier> = []
    collect(root)
    for view in views {
      for relation in view.relations.list where seen.insert(ObjectIdentifier(relation)).inserted {
        guard let first = relation.firstItem as? any ConstrainedItem, number(first) != nil else { continue }
        if relation.secondAttribute != .notAnAttribute {
          guard let second = relation.secondItem as? any ConstrainedItem, number(second) != nil else { continue }
        }
        relations.append(relation)
      }
    }
  }

  /// Whether relations place views here.
  package var isEmpty: Bool { relations.isEmpty }

  private mutating func collect(_ view: any ConstrainedView) {
    numbers[ObjectIdentifier(view)] = views.count
    views.append(view)
    if view !== root, view.scrollsContent { return }
    for each in view.constrainedSubviews where !view.places(each) { collect(each) }
  }

  /// The number of an item; guides have numbers after those of views. Nil for an item of another region.
  private mutating func number(_ item: any ConstrainedItem) -> Int? {
    if let known = numbers[ObjectIdentifier(item)] { return known }
    guard let view = item.constrainedView, numbers[ObjectIdentifier(view)] != nil else { return nil }
    guard view !== item else { return nil }
    let number = 10_000 + guides.count
    numbers[ObjectIdentifier(item)] = number
    guides.append(item)
    return number
  }

  // MARK: - Solving

  /// Places the views, the root having its present size.
  package func place() {
    if isEmpty, views.dropFirst().allSatisfy({ $0.keepsFrame }) { return }
    let values = solution(size: root.placedFrame.size)
    if root.scrollsContent {
      root.takeScrolledSize(CGSize(width: values[Self.content + 2] ?? 0, height: values[Self.content + 3] ?? 0))
    }
    for view in views.dropFirst() where !view.keepsFrame {
      guard let around = view.constrainedSuperview else { continue }
      let (own, outer) = (sums(view, .view), sums(around, .view))
      func value(_ sum: LinearSum) -> CGFloat { Self.rounded(sum.value(values)) }
      let frame = CGRect(
        x: value(own.left - outer.left), y: value(own.top - outer.top), width: max(value(own.width), 0),
        height: max(value(own.height), 0))
      if view.placedFrame != frame { view.placedFrame = frame }
    }
  }

  /// The least size of the root in which the relations hold; nil lengths are free, others are kept.
  package func fittingSize(width: CGFloat? = nil, height: CGFloat? = nil) -> CGSize {
    let values = solution(size: nil, width: width, height: height)
    let sums = sums(root, .view)
    return CGSize(
      width: max(Self.rounded(sums.width.value(values)), 0), height: max(Self.rounded(sums.height.value(values)), 0))
  }

  private static func rounded(_ value: Double) -> CGFloat {
    let rounded = (value * 64).rounded() / 64
    return rounded.isFinite ? CGFloat(rounded) : 0
  }

  private typealias Row = (sum: LinearSum, relation: NSLayoutConstraint.Relation, priority: Float)

  /// The values of the variables: first with the contents' own heights, then with those in the widths that resulted.
  private func solution(size: CGSize?, width: CGFloat? = nil, height: CGFloat? = nil) -> [Int: Double] {
    var rows = frameRows(size: size, width: width, height: height)
    for relation in relations { rows.append(row(of: relation)) }
    let first = solve(rows + contentRows(nil))
    let hasHeights = views.contains { $0.contentHeight(in: 100) != nil }
    return hasHeights ? solve(rows + contentRows(first)) : first
  }

  private func solve(_ rows: [Row]) -> [Int: Double] {
    let ordered = rows.enumerated().sorted { a, b in
      (-a.element.priority, a.offset) < (-b.element.priority, b.offset)
    }.map(\.element)
    var active: Set<Int> = []
    while true {
      var system = LinearSystem()
      for (index, row) in ordered.enumerated() where row.relation == .equal || active.contains(index) {
        system.add(row.sum)
      }
      let values = system.values
      let violated = ordered.indices.first { index in
        guard !active.contains(index) else { return false }
        let value = ordered[index].sum.value(values)
        return switch ordered[index].relation {
        case .equal: false
        case .greaterThanOrEqual: value < -1e-4
        case .lessThanOrEqual: value > 1e-4
        }
      }
      guard let violated else { return values }
      active.insert(violated)
    }
  }

  // MARK: - Equations

  private static let content = -8

  private struct Sums { var left, top, width, height: LinearSum }

  /// The edges and lengths of a rectangle, the root's upper left corner being 0.
  private func sums(_ item: any ConstrainedItem, _ area: ConstrainedArea) -> Sums {
    func variables(_ first: Int) -> Sums {
      Sums(
        left: LinearSum(variable: first), top: LinearSum(variable: first + 1), width: LinearSum(variable: first + 2),
        height: LinearSum(variable: first + 3))
    }
    let number = numbers[ObjectIdentifier(item)] ?? 0
    switch area {
    case .view, .visible:
      let view = item.constrainedView.flatMap { numbers[ObjectIdentifier($0)] } ?? number
      var sums = variables(view * 4)
      if view == 0 { (sums.left, sums.top) = (LinearSum(), LinearSum()) }
      return sums
    case .free: return variables(number * 4)
    case .content: return variables(Self.content)
    case .inset(let top, let left, let bottom, let right):
      guard let view = item.constrainedView else { return variables(number * 4) }
      var sums = sums(view, .view)
      sums.left.constant += Double(left)
      sums.top.constant += Double(top)
      sums.width.constant -= Double(left + right)
      sums.height.constant -= Double(top + bottom)
      return sums
    }
  }

  private func sum(_ item: (any ConstrainedItem)?, _ attribute: NSLayoutConstraint.Attribute) -> LinearSum {
    guard let item else { return LinearSum() }
    var area = item.constrainedArea
    // The edges of a view that scrolls are those of its content for the views in it; its lengths are its own.
    if item === root, root.scrollsContent, attribute != .width, attribute != .height { area = .content }
    let sums = sums(item, area)
    let baselines = item.constrainedView?.baselines ?? LayoutBaselines()
    switch attribute {
    case .notAnAttribute: return LinearSum()
    case .left, .leading: return sums.left
    case .right, .trailing: return sums.left + sums.width
    case .top: return sums.top
    case .bottom: return sums.top + sums.height
    case .width: return sums.width
    case .height: return sums.height
    case .centerX: return sums.left.adding(sums.width, times: 0.5)
    case .centerY: return sums.top.adding(sums.height, times: 0.5)
    case .firstBaseline: return sums.top + LinearSum(Double(baselines.first))
    case .lastBaseline: return sums.top + sums.height - LinearSum(Double(baselines.last))
    }
  }

  private func row(of relation: NSLayoutConstraint) -> Row {
    let first = sum(relation.firstItem as? any ConstrainedItem, relation.firstAttribute)
    let second = sum(relation.secondItem as? any ConstrainedItem, relation.secondAttribute)
    let difference = first.adding(second, times: -Double(relation.multiplier)) - LinearSum(Double(relation.constant))
    return (difference, relation.relation, relation.priority.rawValue)
  }

  /// The size of the root, and the frames of views that keep theirs.
  private func frameRows(size: CGSize?, width: CGFloat?, height: CGFloat?) -> [Row] {
    var rows: [Row] = []
    func equal(_ sum: LinearSum, _ value: CGFloat, _ priority: Float = 1001) {
      rows.append((sum - LinearSum(Double(value)), .equal, priority))
    }
    let whole = sums(root, .view)
    if let length = size?.width ?? width { equal(whole.width, length) } else { equal(whole.width, 0, 50) }
    if let length = size?.height ?? height { equal(whole.height, length) } else { equal(whole.height, 0, 50) }
    if root.scrollsContent {
      let content = variablesOfContent
      equal(content.left, 0)
      equal(content.top, 0)
    }
    for view in views.dropFirst() where view.keepsFrame {
      guard let around = view.constrainedSuperview else { continue }
      let (own, outer, frame) = (sums(view, .view), sums(around, .view), view.placedFrame)
      equal(own.left - outer.left, frame.minX)
      equal(own.top - outer.top, frame.minY)
      equal(own.width, frame.width)
      equal(own.height, frame.height)
    }
    return rows
  }

  private var variablesOfContent: Sums { sums(root, .content) }

  /// The sizes of contents, in the widths of a solution.
  private func contentRows(_ solution: [Int: Double]?) -> [Row] {
    var rows: [Row] = []
    func add(_ length: LinearSum, _ value: CGFloat, _ axis: Int, _ resistance: LayoutResistance) {
      guard value >= 0 else { return }
      let sum = length - LinearSum(Double(value))
      rows.append((sum, .equal, resistance.growing[axis].rawValue))
      rows.append((sum, .greaterThanOrEqual, resistance.shrinking[axis].rawValue))
    }
    for view in views where !(view !== root && view.keepsFrame) {
      let (sums, size, resistance) = (sums(view, .view), view.fittedContent, view.resistance)
      add(sums.width, size.width, 0, resistance)
      let height = solution.flatMap { view.contentHeight(in: Self.rounded(sums.width.value($0))) }
      add(sums.height, height ?? size.height, 1, resistance)
    }
    return rows
  }
}
