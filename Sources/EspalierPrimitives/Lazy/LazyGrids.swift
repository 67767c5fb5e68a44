// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierLayout
import EspalierScrolling
import Foundation

/// Views in columns, line by line downwards; only those near the viewport are made.
///
/// The grid fills the proposed width, or has the width that its columns need; narrower columns are placed by the alignment
/// (specification L107).
public struct LazyVGrid<Content: View>: _PrimitiveView {
  var lazyLayout: LazyGridLayout
  var content: Content

  /// - Parameters:
  ///   - columns: The columns from the leading side; each may represent several (`GridItem.Size.adaptive`).
  ///   - alignment: The alignment of the columns in the grid.
  ///   - spacing: Points between lines; nil is the default.
  ///   - pinnedViews: The parts of the sections inside that stay visible.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    lazyLayout = LazyGridLayout(
      axis: .vertical, items: GridItem.usable(columns, "LazyVGrid", "columns"), alignment: alignment.key,
      spacing: spacing.map { finiteLength($0, "LazyVGrid spacing") }, pinnedViews: pinnedViews)
    self.content = content()
  }

  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    makeLazyContainer(
      list: Content._makeViewList(view: view[\.content], inputs: _ViewListInputs(inputs)).list,
      lazyLayout: view[\.lazyLayout].attribute, viewType: Self.self, inputs: inputs)
  }
}

/// Views in rows, line by line towards the trailing side; only those near the viewport are made.
public struct LazyHGrid<Content: View>: _PrimitiveView {
  var lazyLayout: LazyGridLayout
  var content: Content

  /// - Parameters:
  ///   - rows: The rows from the top; each may represent several (`GridItem.Size.adaptive`).
  ///   - alignment: The alignment of the rows in the grid.
  ///   - spacing: Points between lines; nil is the default.
  ///   - pinnedViews: The parts of the sections inside that stay visible.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    lazyLayout = LazyGridLayout(
      axis: .horizontal, items: GridItem.usable(rows, "LazyHGrid", "rows"), alignment: alignment.key,
      spacing: spacing.map { finiteLength($0, "LazyHGrid spacing") }, pinnedViews: pinnedViews)
    self.content = content()
  }

  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    makeLazyContainer(
      list: Content._makeViewList(view: view[\.content], inputs: _ViewListInputs(inputs)).list,
      lazyLayout: view[\.lazyLayout].attribute, viewType: Self.self, inputs: inputs)
  }
}

extension Alignment {
  /// The guides on an axis and across it.
  fileprivate func keys(along axis: Axis) -> (along: AlignmentKey, across: AlignmentKey) {
    axis == .vertical ? (vertical.key, horizontal.key) : (horizontal.key, vertical.key)
  }
}

/// Several views per line, in tracks of the same lengths in every line.
nonisolated struct LazyGridLayout: LazyLayout {
  var axis: Axis
  var items: [GridItem]
  /// The alignment of all tracks together, across the axis.
  var alignment: AlignmentKey
  var spacing: CGFloat?
  var pinnedViews: PinnedScrollableViews

  static var label: String { "lazy grid" }

  /// Tracks that exceed the available breadth make the grid as broad as they are, and then divide that breadth a second time
  /// (specification L107).
  func breadth(offered: CGFloat) -> CGFloat { GridShare.overflow(of: items, in: offered) ?? offered }

  func itemsPerLine(across: CGFloat?) -> Int {
    max(1, GridTracks(items, in: across.map { breadth(offered: $0) }).tracks.count)
  }

  @MainActor func arrange(_ line: LazyLine, _ children: [Child], across: CGFloat?) -> LazyLineLayout {
    let own = across.map { self.breadth(offered: $0) }
    if line.part != .row {
      return LazyStackLayout(axis: axis, alignment: alignment, spacing: spacing, pinnedViews: pinnedViews)
        .arrange(line, children, across: own)
    }
    // Without a proposal, tracks are as short as possible.
    let tracks = GridTracks(items, in: own)
    let breadth = own ?? tracks.length
    // Tracks that still exceed the grid begin at its edge.
    let drawn = min(tracks.length, breadth)
    var container = CGSize.zero
    container[axis.other] = breadth
    var all = CGSize.zero
    all[axis.other] = drawn
    let start =
      alignment.defaultValue(in: ViewDimensions(size: container, guides: nil))
      - alignment.defaultValue(in: ViewDimensions(size: all, guides: nil))
    let ownSizes = zip(children, tracks.tracks).map { child, track in
      var proposal = Proposal.unspecified
      proposal[axis.other] = Double(track.length)
      return ViewSize(child.engine.sizeThatFits(proposal), proposal: proposal)
    }
    let length = ownSizes.map { $0.size[axis] }.max() ?? 0
    // A view that is shorter than its line is proposed the whole length: cards of one line have the same height.
    let sizes = zip(children, ownSizes).map { child, size in
      guard size.size[axis] < length else { return size }
      var proposal = size.proposal
      proposal[axis] = Double(length)
      return ViewSize(child.engine.sizeThatFits(proposal), proposal: proposal)
    }
    var frames: [ViewFrame] = []
    for (index, size) in sizes.enumerated() {
      let track = tracks.tracks[index]
      let engine = children[index].engine
      let (along, other) =
        track.alignment.map { $0.keys(along: axis) } ?? (Alignment.center.keys(along: axis).along, alignment)
      var frame = ViewFrame(origin: .zero, size: size)
      frame.origin[axis] = along.offset(of: engine, size, in: length, axis: axis)
      frame.origin[axis.other] =
        start + track.start + other.offset(of: engine, size, in: track.length, axis: axis.other)
      frames.append(frame)
    }
    return LazyLineLayout(length: length, frames: frames, breadth: tracks.length)
  }

  @MainActor func gap(before line: LazyLine, _ children: [Child], after previous: (line: LazyLine, children: [Child]?))
    -> CGFloat?
  {
    spacing ?? ViewSpacing.systemDistance
  }
}
