// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierGeometry
import EspalierGraph
import EspalierPrimitives
import EspalierScrolling
import Foundation

/// The setting for a background of every other row of a list or table.
public struct AlternatingRowBackgroundBehavior: Hashable, Sendable {
  private enum Kind { case automatic, enabled, disabled }
  private let kind: Kind

  /// The default: tables have such backgrounds, lists do not.
  public static let automatic = AlternatingRowBackgroundBehavior(kind: .automatic)
  /// A background of every other row.
  public static let enabled = AlternatingRowBackgroundBehavior(kind: .enabled)
  /// No such background.
  public static let disabled = AlternatingRowBackgroundBehavior(kind: .disabled)
}

extension EnvironmentValues {
  @EnvironmentEntry var alternatingRows: AlternatingRowBackgroundBehavior = .automatic
}

extension View {
  /// Sets whether every other row of lists and tables in this view has a background. The stripes continue below the last row.
  public nonisolated func alternatingRowBackgrounds(_ behavior: AlternatingRowBackgroundBehavior = .enabled)
    -> some View
  {
    environment(\.alternatingRows, behavior)
  }
}

/// Opacity of the stripes.
private enum StripeMetrics {
  static let opacity = 0.045
}

/// The backgrounds of every other row, behind the rows.
struct RowStripes: LeafContent {
  let rows: any LazyRows
  let layout: Attribute<LayoutComputer>
  /// The list's size in points: the area below its rows is striped, too.
  let listSize: Attribute<ViewSize>
  static var viewType: (any View.Type)? { nil }
  /// Greatest number of stripes below the last row.
  private static var mostFree: Int { 1000 }

  // Reads: the shown rows, the list's frame in the scrolled content, the environment.
  // Produces: a rectangle for every other row, and for those that would follow the last one.
  // Costs: O(rows shown).
  func makeDisplayList(_ leaf: LeafNode) -> Attribute<DisplayList> {
    let (frame, environment) = (leaf.shownFrame, leaf.inputs.environment)
    return Attribute("draw stripes of List") {
      let environment = environment.value
      guard environment.alternatingRows == .enabled else { return .empty }
      _ = layout.value
      let appearance = environment.listAppearance
      let list = frame.value.insetBy(dx: appearance.margin(in: frame.value.width), dy: 0)
      let color = Color.primary.opacity(StripeMetrics.opacity).resolve(in: environment)
      var items: [DisplayItem] = []
      func add(_ y: CGFloat, _ height: CGFloat) {
        let rect = CGRect(x: list.minX, y: y, width: max(list.width, 0), height: height)
        let path = Path(roundedRect: rect, cornerRadius: appearance.cornerRadius, style: .continuous)
        items.append(
          DisplayItem(.fill(path: path, rule: .nonZero, paint: .color(color), bounds: rect), shapeFrame: rect))
      }
      let shown = rows.shownLines
      for row in shown where row.line.part == .row && !row.line.items.lowerBound.isMultiple(of: 2) {
        add(list.minY + row.start, row.length)
      }
      let height = shown.last.map(\.length).flatMap { $0 > 0 ? $0 : nil } ?? environment.defaultMinListRowHeight
      var number = (shown.last?.line.items.upperBound ?? 0)
      var y = list.minY + (shown.last.map { $0.start + $0.length } ?? 0)
      // Below the very last row, as far as the list extends: if more rows exist, this area is out of sight. No window is higher
      // than that many rows, but a length that is not finite may be.
      let end = list.minY + listSize.value.size.height
      for _ in 0..<Self.mostFree where height > 0 && y < end {
        if !number.isMultiple(of: 2) { add(y, height) }
        number += 1
        y += height
      }
      return items.isEmpty ? .empty : DisplayList([DisplayItem(.group(DisplayList(items)))])
    }
  }
}
