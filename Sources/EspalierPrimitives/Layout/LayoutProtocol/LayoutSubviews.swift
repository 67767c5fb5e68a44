// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierLayout
import Foundation

/// The views that a layout arranges, in order.
///
/// Unlike a slice of an array, a part of them has indices from zero: a layout may call itself with the rest of its views.
public struct LayoutSubviews: RandomAccessCollection, Equatable, Sendable {
  public typealias Element = LayoutSubview
  public typealias Index = Int
  public typealias SubSequence = LayoutSubviews

  private var subviews: ArraySlice<LayoutSubview>
  /// The layout direction of the layout's views.
  public var layoutDirection: LayoutDirection
  let placements: LayoutPlacements

  init(_ subviews: [LayoutSubview], layoutDirection: LayoutDirection, placements: LayoutPlacements) {
    self.init(subviews[...], layoutDirection, placements)
  }

  private init(_ subviews: ArraySlice<LayoutSubview>, _ direction: LayoutDirection, _ placements: LayoutPlacements) {
    self.subviews = subviews
    layoutDirection = direction
    self.placements = placements
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { subviews.count }

  /// The view at an index; O(1).
  public subscript(index: Int) -> LayoutSubview { subviews[subviews.startIndex + index] }

  /// A range of the views, with indices from zero; they keep the collection's direction and are placed in the same container.
  /// O(1).
  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    let start = subviews.startIndex
    return LayoutSubviews(
      subviews[start + bounds.lowerBound..<start + bounds.upperBound], layoutDirection, placements)
  }

  /// The views at the given indices, in that order, with indices from zero.
  ///
  /// Disfavoured because a partial range is a sequence, too, an infinite one.
  @_disfavoredOverload
  public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
    LayoutSubviews(indices.map { self[$0] }[...], layoutDirection, placements)
  }

  public static func == (a: LayoutSubviews, b: LayoutSubviews) -> Bool {
    a.layoutDirection == b.layoutDirection && a.subviews == b.subviews
  }

  /// The explicit guides of the views after placement by `place`, combined; nil if none of them has one.
  func combinedGuide(_ key: AlignmentKey, in bounds: CGRect, place: () -> Void) -> CGFloat? {
    guard key.propagates else { return nil }
    let count = subviews.lazy.map(\.index).max().map { $0 + 1 } ?? 0
    let frames = placements.recording(count: count, in: bounds, place)
    return MainActor.assumeIsolated {
      key.combineExplicit(
        subviews.map { subview in
          let frame = frames[subview.index] ?? subview.unplacedFrame(in: bounds)
          return subview.engine.explicitAlignment(key, at: frame.size).map { $0 + frame.origin[key.axis] }
        })
    }
  }
}

/// One view that a layout arranges: it can be measured and placed.
public struct LayoutSubview: Equatable, Sendable {
  let child: ContainerEngine.Child
  let index: Int
  /// Weak, because a program may keep the subview longer than its view lives.
  private let traits: WeakViewTraits
  private let placements: LayoutPlacements

  @MainActor init(_ child: ContainerEngine.Child, index: Int, placements: LayoutPlacements) {
    self.child = child
    traits = child.traits.weak
    self.index = index
    self.placements = placements
  }

  var engine: LayoutEngine { child.engine }

  /// The view's layout priority; 0 where it is not set.
  public var priority: Double { child.priority }

  public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool { a.engine === b.engine && a.index == b.index }

  /// The view's size for a proposal, in points; results are cached.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let proposal = Proposal(layoutProposal: proposal)
    return MainActor.assumeIsolated {
      placements.note(engine, proposal)
      return engine.sizeThatFits(proposal)
    }
  }

  /// The view's size for a proposal with its alignment guides.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(size: sizeThatFits(proposal), guides: engine)
  }

  /// The view's preferred distances from its neighbours.
  public var spacing: ViewSpacing { MainActor.assumeIsolated { engine.spacing() } }

  /// A value set on the view by `layoutValue(key:value:)`; the key's default without one (specification L93), or if the view is
  /// gone.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    // The value stays on the main actor, on which layouts run.
    nonisolated(unsafe) var value = K.defaultValue
    MainActor.assumeIsolated {
      if let attribute = traits[_LayoutTrait<K>.self] { value = attribute.peek() }
    }
    return value
  }

  /// The values that the view sets for its container by `containerValue(_:_:)`.
  public var containerValues: ContainerValues {
    // The values stay on the main actor, on which layouts run.
    nonisolated(unsafe) var values = ContainerValues()
    MainActor.assumeIsolated {
      values = ContainerValues(latestOf: traits)
    }
    return values
  }

  /// Places a point of the view at `position`; the last of several calls applies (specification L91, L92).
  /// - Parameters:
  ///   - position: The position in the coordinates of the layout's bounds.
  ///   - anchor: The point of the view, as fractions of its size.
  ///   - proposal: The size proposed to the view.
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    MainActor.assumeIsolated {
      let proposal = Proposal(layoutProposal: proposal)
      let size = ViewSize(engine.sizeThatFits(proposal), proposal: proposal)
      placements.place(index, at: position, anchor: anchor, size)
    }
  }

  /// A frame in the middle of the layout, with the layout's size as the proposal (specification L91).
  @MainActor func unplacedFrame(in bounds: CGRect) -> ViewFrame {
    let proposal = Proposal(bounds.size)
    let size = engine.sizeThatFits(proposal)
    return ViewFrame(
      origin: CGPoint(x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2),
      size: ViewSize(size, proposal: proposal))
  }
}

extension Proposal {
  /// The proposal of a custom layout; negative lengths become zero. Does not count as a read of the layout's proposal: the
  /// lengths are only passed on.
  init(layoutProposal proposal: ProposedViewSize) {
    self.init(
      width: proposal.handedWidth.map { $0 < 0 ? 0 : $0 }, height: proposal.handedHeight.map { $0 < 0 ? 0 : $0 })
  }
}
