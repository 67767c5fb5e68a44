// SPDX-License-Identifier: MIT

import SwiftUI

/// The place of an annotation relative to its mark.
public struct AnnotationPosition: Hashable, Sendable {
  let x: Double
  let y: Double
  /// Whether the annotation lies on the mark.
  let isInside: Bool

  private init(_ x: Double, _ y: Double, isInside: Bool = false) { (self.x, self.y, self.isInside) = (x, y, isInside) }

  /// The part of the mark's height where the annotation is, 0 above to 1 below.
  var vertical: Double { max(y, 0) }

  /// Above a mark; below a chart.
  public static let automatic = AnnotationPosition(0.5, -1)
  /// Above the mark.
  public static let top = AnnotationPosition(0.5, 0)
  /// Below the mark.
  public static let bottom = AnnotationPosition(0.5, 1)
  /// Before the mark.
  public static let leading = AnnotationPosition(0, 0.5)
  /// After the mark.
  public static let trailing = AnnotationPosition(1, 0.5)
  /// Above and before the mark.
  public static let topLeading = AnnotationPosition(0, 0)
  /// Above and after the mark.
  public static let topTrailing = AnnotationPosition(1, 0)
  /// Below and before the mark.
  public static let bottomLeading = AnnotationPosition(0, 1)
  /// Below and after the mark.
  public static let bottomTrailing = AnnotationPosition(1, 1)
  /// On the mark.
  public static let overlay = AnnotationPosition(0.5, 0.5, isInside: true)
}

/// The treatment of an annotation beyond the edges of the plot or the chart.
public struct AnnotationOverflowResolution: Hashable, Sendable {
  /// The rectangle that an annotation stays in.
  public enum Boundary: Hashable, Sendable {
    /// The plot.
    case automatic
    /// The plot.
    case plot
    /// The chart with its axes.
    case chart
  }

  /// The treatment along one axis.
  public struct Strategy: Hashable, Sendable {
    /// The rectangle that an annotation moves into; nil if it stays beside its mark.
    let boundary: Boundary?
    /// The annotation may extend beyond the plot.
    public static let automatic = Strategy(boundary: nil)
    /// The annotation moves into a rectangle.
    public static func fit(to boundary: Boundary) -> Strategy { Strategy(boundary: boundary) }
    /// The annotation moves into the plot.
    public static let fit = Strategy(boundary: .automatic)
    /// The annotation may extend beyond the plot.
    public static let disabled = Strategy(boundary: nil)
    /// The scale gets no additional space here: the annotation moves into the plot.
    public static let padScale = Strategy(boundary: .plot)
  }

  let x: Strategy
  let y: Strategy

  /// The treatment along both axes.
  public init(x: Strategy = .automatic, y: Strategy = .automatic) { (self.x, self.y) = (x, y) }
  /// The annotation may extend beyond the plot.
  public static let automatic = AnnotationOverflowResolution()
}

/// The values that the content of an annotation depends on.
public struct AnnotationContext {
  /// The size of the mark, in points.
  public let targetSize: CGSize
}

struct MarkAnnotation {
  let position: AnnotationPosition
  let alignment: Alignment
  let spacing: CGFloat
  let overflow: AnnotationOverflowResolution
  let content: @MainActor (AnnotationContext) -> AnyView
}

extension ChartContent {
  /// A view beside a mark.
  /// - Parameters:
  ///   - position: The side of the mark.
  ///   - alignment: The alignment along that side.
  ///   - spacing: The distance from the mark, in points; nil is 4.
  ///   - overflowResolution: The treatment beyond the edges of the plot.
  public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    overflowResolution: AnnotationOverflowResolution = .automatic, @ViewBuilder content: () -> C
  ) -> some ChartContent {
    let view = AnyView(content())
    return annotated(position, alignment, spacing, overflowResolution) { _ in view }
  }

  /// A view beside a mark, which depends on the mark's size.
  public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    overflowResolution: AnnotationOverflowResolution = .automatic,
    @ViewBuilder content: @escaping @MainActor (AnnotationContext) -> C
  ) -> some ChartContent {
    annotated(position, alignment, spacing, overflowResolution) { AnyView(content($0)) }
  }

  private func annotated(
    _ position: AnnotationPosition, _ alignment: Alignment, _ spacing: CGFloat?,
    _ overflow: AnnotationOverflowResolution, _ content: @escaping @MainActor (AnnotationContext) -> AnyView
  ) -> StyledContent<Self> {
    styled {
      $0.annotations.append(
        MarkAnnotation(
          position: position, alignment: alignment, spacing: spacing ?? 4, overflow: overflow, content: content))
    }
  }
}
