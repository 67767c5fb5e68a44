// SPDX-License-Identifier: MIT

import EspalierDrawing
import EspalierNumbers
import Foundation

/// The covered lengths around a view: layer by layer, from the container next to the view out to the window.
///
/// Layout keeps views inside; a view that ignores the safe area is placed larger than it was measured. On a side on
/// which it touches the edge of the safe area it grows over that edge, and into the next layer if it touches that edge
/// too (specification L112–L115).
package struct SafeArea: Equatable {
  /// Insets of one kind, on the sides of the screen: `leading` is left here, whatever the direction.
  package struct Insets: Equatable {
    package var regions: SafeAreaRegions
    package var lengths: EdgeInsets

    package init(_ lengths: EdgeInsets, regions: SafeAreaRegions = .container) {
      self.lengths = lengths
      self.regions = regions
    }
  }

  fileprivate final class Layer {
    /// The whole container, covered parts included, in its nearest effect's space.
    let bounds: CGRect
    /// The matrix from that space to the root's.
    let matrix: ProjectionTransform
    let insets: [Insets]
    let outer: Layer?

    init(_ bounds: CGRect, _ matrix: ProjectionTransform, _ insets: [Insets], _ outer: Layer?) {
      self.bounds = bounds
      self.matrix = matrix
      self.insets = insets
      self.outer = outer
    }

    func isEqual(_ other: Layer) -> Bool {
      self === other
        || bounds == other.bounds && matrix == other.matrix && insets == other.insets
          && (outer === other.outer || outer.map { own in other.outer.map { own.isEqual($0) } ?? false } ?? false)
    }
  }

  private let innermost: Layer

  /// The insets of a container, inside those around it.
  package init(
    bounds: CGRect, transform: ViewTransform, insets: [Insets], around outer: SafeArea?
  ) {
    innermost = Layer(bounds, transform.matrix(to: nil), insets, outer?.innermost)
  }

  /// A safe area without insets.
  @MainActor package static let none = SafeArea(bounds: .zero, transform: ViewTransform(), insets: [], around: nil)

  /// Whether no layer has insets to grow into.
  var isEmpty: Bool { innermost.insets.isEmpty && innermost.outer == nil }

  package static func == (a: SafeArea, b: SafeArea) -> Bool { a.innermost.isEqual(b.innermost) }

  /// The lengths by which a view at `rect`, in the space of its nearest effect, may grow on each side of the screen.
  package func insets(around rect: CGRect, transform: ViewTransform, regions: SafeAreaRegions) -> EdgeInsets {
    let own = transform.matrix(to: nil)
    var grown = rect
    var layer: Layer? = innermost
    while let each = layer {
      each.grow(&grown, in: own, regions: regions)
      layer = each.outer
    }
    return EdgeInsets(
      top: rect.minY - grown.minY, leading: rect.minX - grown.minX, bottom: grown.maxY - rect.maxY,
      trailing: grown.maxX - rect.maxX)
  }
}

extension SafeArea.Layer {
  /// Half a pixel does not count as a gap.
  private static var tolerance: CGFloat { 0.501 }

  fileprivate func grow(_ rect: inout CGRect, in space: ProjectionTransform, regions: SafeAreaRegions) {
    let (total, selected) = merged(regions)
    guard selected != EdgeInsets() else { return }
    var safe = bounds.inset(by: total)
    var open = safe.inset(by: selected.negated)
    if matrix != space {
      guard space.determinant != 0 else { return }
      let conversion = matrix.concatenating(space.inverted())
      // Edges that are turned are not upright: there are no sides.
      guard conversion.isAffine, conversion.isRectilinear else { return }
      safe = safe.applying(conversion)
      open = open.applying(conversion)
    }
    let slack = Self.tolerance
    var (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    if left - slack < safe.minX, open.minX < left + slack { left = open.minX }
    if top - slack < safe.minY, open.minY < top + slack { top = open.minY }
    if right + slack > safe.maxX, open.maxX > right - slack { right = open.maxX }
    if bottom + slack > safe.maxY, open.maxY > bottom - slack { bottom = open.maxY }
    rect = CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// All insets together, and those of them that may be ignored: an inset of another kind in front of them blocks them.
  private func merged(_ regions: SafeAreaRegions) -> (total: EdgeInsets, selected: EdgeInsets) {
    var total = EdgeInsets()
    var selected = EdgeInsets()
    var open = Edge.Set.all
    for each in insets.reversed() {
      total = total + each.lengths
      if each.regions.isDisjoint(with: regions) {
        for edge in Edge.allCases where each.lengths[edge] != 0 { open.remove(Edge.Set(edge)) }
      } else {
        for edge in Edge.allCases where open.contains(edge) { selected[edge] += each.lengths[edge] }
      }
    }
    return (total, selected)
  }
}

extension EdgeInsets {
  package var negated: EdgeInsets { EdgeInsets(top: -top, leading: -leading, bottom: -bottom, trailing: -trailing) }

  /// The insets on the given edges only.
  package func on(_ edges: Edge.Set) -> EdgeInsets {
    var result = self
    for edge in Edge.allCases where !edges.contains(edge) { result[edge] = 0 }
    return result
  }
}

extension Edge.Set {
  /// The set with leading and trailing exchanged.
  package var mirrored: Edge.Set {
    var result = intersection(.vertical)
    if contains(.leading) { result.insert(.trailing) }
    if contains(.trailing) { result.insert(.leading) }
    return result
  }
}
