// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierLayout
import Foundation

/// The views that a layout arranges, in order.
///
/// A part of them counts from zero again, unlike a slice of an array: a layout may call itself with the rest of its views.
public struct LayoutSubviews: RandomAccessCollection, Equatable, Sendable {
  public typealias Element = LayoutSubview
  public typealias Index = Int
  public typealias SubSequence = LayoutSubviews

  private var subviews: ArraySlice<LayoutSubview>
  /// The direction in which the layout's views are read.
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

  /// Some of the views, counted from zero; they keep the collection's direction and are placed in the same container. O(1).
  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    let start = subviews.startIndex
    return LayoutSubviews(
      subviews[start + bounds.lowerBound..<start + bounds.upperBound], layoutDirection, placements)
  }

  /// The views at the given indices, in that order; they are counted from zero.
  ///
  /// Disfavoured because an open range is a sequence too, one without end.
  @_disfavoredOverload
  public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
    LayoutSubviews(indices.map { self[$0] }[...], layoutDirection, placements)
  }

  public static func == (a: LayoutSubviews, b: LayoutSubviews) -> Bool {
    a.layoutDirection == b.layoutDirection && a.subviews == b.subviews
  }

  /// The explicit guides of the views once `place` has placed them, combined; nil if none of them has one.
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

/// One view that a layout arranges: it answers questions about its size, and can be placed.
public struct LayoutSubview: Equatable, Sendable {
  let child: ContainerEngine.Child
  let index: Int
  /// Weak, for a program may keep the subview longer than its view lives.
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

  /// The view's size for a proposal, in points; an answer is remembered.
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

  /// A value that the view was given with `layoutValue(key:value:)`; the key's default without one (specification L93),
  /// and where the view is gone.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    // The value does not leave the main actor: a layout runs on it.
    nonisolated(unsafe) var value = K.defaultValue
    MainActor.assumeIsolated {
      if let attribute = traits[_LayoutTrait<K>.self] { value = attribute.peek() }
    }
    return value
  }

  /// The values that the view gives the container around it with `containerValue(_:_:)`.
  public var containerValues: ContainerValues {
    // The values do not leave the main actor: a layout runs on it.
    nonisolated(unsafe) var values = ContainerValues()
    MainActor.assumeIsolated {
      values = ContainerValues(latestOf: traits)
    }
    return values
  }

  /// Puts a point of the view at `position`; of several calls the last counts (specification L91, L92).
  /// - Parameters:
  ///   - position: In the coordinates of the layout's bounds.
  ///   - anchor: The point of the view, as fractions of its size.
  ///   - proposal: What the view is offered.
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    MainActor.assumeIsolated {
      let proposal = Proposal(layoutProposal: proposal)
      let size = ViewSize(engine.sizeThatFits(proposal), proposal: proposal)
      placements.place(index, at: position, anchor: anchor, size)
    }
  }

  /// In the middle of the layout, with all its size as the proposal (specification L91).
  @MainActor func unplacedFrame(in bounds: CGRect) -> ViewFrame {
    let proposal = Proposal(bounds.size)
    let size = engine.sizeThatFits(proposal)
    return ViewFrame(
      origin: CGPoint(x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2),
      size: ViewSize(size, proposal: proposal))
  }
}

extension Proposal {
  /// What a user's layout proposes; less than nothing is nothing. Not a read of the layout's: it hands the lengths on.
  init(layoutProposal proposal: ProposedViewSize) {
    self.init(
      width: proposal.handedWidth.map { $0 < 0 ? 0 : $0 }, height: proposal.handedHeight.map { $0 < 0 ? 0 : $0 })
  }
}
