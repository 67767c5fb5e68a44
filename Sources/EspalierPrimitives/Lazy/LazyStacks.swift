// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierLayout
import EspalierScrolling
import Foundation

/// Views in a column; only those near the viewport are made (specification L108).
///
/// The stack fills the proposed width. Rows that were made keep their state when they are scrolled away (specification L109).
/// Outside of a scroll view all rows are made. Cost of a scroll step: that of the rows that become visible.
public struct LazyVStack<Content: View>: _PrimitiveView {
  var lazyLayout: LazyStackLayout
  var content: Content

  /// - Parameters:
  ///   - alignment: The horizontal alignment of the rows.
  ///   - spacing: Points between rows; nil uses the neighbours' preferred distances.
  ///   - pinnedViews: The parts of the sections inside that stay visible.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    lazyLayout = LazyStackLayout(
      axis: .vertical, alignment: alignment.key, spacing: spacing.map { finiteLength($0, "LazyVStack spacing") },
      pinnedViews: pinnedViews)
    self.content = content()
  }

  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    makeLazyContainer(
      list: Content._makeViewList(view: view[\.content], inputs: _ViewListInputs(inputs)).list,
      lazyLayout: view[\.lazyLayout].attribute, viewType: Self.self, inputs: inputs)
  }
}

/// Views in a row; only those near the viewport are made (specification L108).
public struct LazyHStack<Content: View>: _PrimitiveView {
  var lazyLayout: LazyStackLayout
  var content: Content

  /// - Parameters:
  ///   - alignment: The vertical alignment of the views.
  ///   - spacing: Points between views; nil uses the neighbours' preferred distances.
  ///   - pinnedViews: The parts of the sections inside that stay visible.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    lazyLayout = LazyStackLayout(
      axis: .horizontal, alignment: alignment.key, spacing: spacing.map { finiteLength($0, "LazyHStack spacing") },
      pinnedViews: pinnedViews)
    self.content = content()
  }

  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    makeLazyContainer(
      list: Content._makeViewList(view: view[\.content], inputs: _ViewListInputs(inputs)).list,
      lazyLayout: view[\.lazyLayout].attribute, viewType: Self.self, inputs: inputs)
  }
}

/// One view per line.
nonisolated struct LazyStackLayout: LazyLayout {
  var axis: Axis
  /// A guide across the stack's axis.
  var alignment: AlignmentKey
  var spacing: CGFloat?
  var pinnedViews: PinnedScrollableViews

  static var label: String { "lazy stack" }

  func itemsPerLine(across: CGFloat?) -> Int { 1 }

  @MainActor func arrange(_ line: LazyLine, _ children: [Child], across: CGFloat?) -> LazyLineLayout {
    var result = LazyLineLayout(length: 0, frames: [], breadth: 0)
    for child in children {
      var proposal = Proposal.unspecified
      proposal[axis.other] = across.map { Double($0) }
      let size = ViewSize(child.engine.sizeThatFits(proposal), proposal: proposal)
      var frame = ViewFrame(origin: .zero, size: size)
      let breadth = across ?? size.size[axis.other]
      frame.origin[axis.other] = alignment.offset(of: child.engine, size, in: breadth, axis: axis.other)
      result.length = max(result.length, size.size[axis])
      result.breadth = max(result.breadth, size.size[axis.other])
      result.frames.append(frame)
    }
    return result
  }

  @MainActor func gap(before line: LazyLine, _ children: [Child], after previous: (line: LazyLine, children: [Child]?))
    -> CGFloat?
  {
    if let spacing { return spacing }
    guard let before = previous.children?.last, let next = children.first else { return nil }
    return before.engine.spacing().distance(to: next.engine.spacing(), along: axis)
  }
}

extension AlignmentKey {
  /// The start of a view aligned by its guide in its container, along an axis.
  @MainActor
  func offset(of engine: LayoutEngine, _ size: ViewSize, in breadth: CGFloat, axis: Axis) -> CGFloat {
    var container = size.size
    container[axis] = breadth
    let line = defaultValue(in: ViewDimensions(size: container, guides: nil))
    let own =
      engine.explicitAlignment(self, at: size) ?? defaultValue(in: ViewDimensions(size: size.size, guides: engine))
    return line.isFinite && own.isFinite ? line - own : 0
  }
}
