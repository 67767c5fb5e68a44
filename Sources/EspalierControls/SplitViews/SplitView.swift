// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierPrimitives
import Foundation

/// Views side by side that fill the width, with lines between them that the user drags.
///
/// Each view is as wide as its frame allows: `frame(minWidth:idealWidth:maxWidth:)` sets the limits and the initial width. The
/// views with the highest `layoutPriority` are resized with the window; a width to which the user has dragged a view is kept, and
/// restored when the window is opened again.
public struct HSplitView<Content: View>: View {
  private let content: Content

  /// The views, from the leading edge on.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View { SplitView<Self, Content>(axis: .horizontal, content: content) }
}

/// Views one below the other that fill the height, with lines between them that the user drags.
///
/// Each view is as high as its frame allows: `frame(minHeight:idealHeight:maxHeight:)` sets the limits and the initial height.
/// The views with the highest `layoutPriority` are resized with the window; a height to which the user has dragged a view is
/// kept, and restored when the window is opened again.
public struct VSplitView<Content: View>: View {
  private let content: Content

  /// The views, from the top on.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View { SplitView<Self, Content>(axis: .vertical, content: content) }
}

/// `Owner` is the view whose lengths a window stores.
private struct SplitView<Owner, Content: View>: View {
  let axis: Axis
  let content: Content
  /// The lengths that the user has chosen; nil before a line was dragged.
  @State private var chosen: [Subview.ID: CGFloat]?
  @State private var record = SplitRecord()
  @RestoredLengths<Owner> private var restored

  init(axis: Axis, content: Content) {
    self.axis = axis
    self.content = content
  }

  var body: some View {
    Group(subviews: content) { panes in
      SplitLayout(axis: axis, record: record) {
        ForEach(Array(panes.enumerated()), id: \.element.id) { number, pane in
          pane.layoutValue(key: SplitLayout.ChosenKey.self, value: length(pane, number, of: panes.count))
        }
        ForEach(Array(panes.dropLast().enumerated()), id: \.element.id) { number, _ in
          SplitDivider(
            axis: axis, range: { range(number) }, change: { drag(number, to: $0, panes) },
            ended: { restored = record.lengths }
          )
          .layoutValue(key: SplitLayout.LineKey.self, value: number)
        }
      }
      // A view that is inserted again begins anew; a different one may have the same id.
      .onChange(of: panes.map(\.id)) { _, ids in chosen = chosen?.filter { ids.contains($0.key) } }
    }
  }

  /// Lengths from an earlier run apply only if the number of views is the same.
  private func length(_ pane: Subview, _ number: Int, of count: Int) -> CGFloat? {
    if let chosen { return chosen[pane.id] }
    return restored.count == count ? restored[number] : nil
  }

  private func range(_ number: Int) -> ClosedRange<CGFloat> {
    guard record.lengths.count > number + 1 else { return 0...0 }
    return SplitShares.range(of: number, record.panes, lengths: record.lengths)
  }

  private func drag(_ number: Int, to length: CGFloat?, _ panes: SubviewsCollection) {
    guard record.lengths.count == panes.count, number + 1 < panes.count else { return }
    let range = range(number)
    let new = min(max(length ?? record.panes[number].limits.ideal, range.lowerBound), range.upperBound)
    var lengths = record.lengths
    lengths[number + 1] += lengths[number] - new
    lengths[number] = new
    chosen = Dictionary(zip(panes.map(\.id), lengths)) { first, _ in first }
  }
}
