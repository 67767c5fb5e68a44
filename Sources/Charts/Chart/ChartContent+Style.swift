// SPDX-License-Identifier: MIT

import SwiftUI

extension ChartContent {
  /// The fill of marks and the colour of lines.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent {
    styled { $0.foreground = AnyShapeStyle(style) }
  }

  /// A colour for each value, by the chart's scale of colours. The legend lists the values.
  public func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    styled { $0.foregroundBy = StyleDatum(label: value.label, value: value.datum.value) }
  }

  /// The opacity, 0…1. Several are multiplied.
  public func opacity(_ opacity: Double) -> some ChartContent {
    styled { $0.opacity *= opacity.isFinite ? min(max(opacity, 0), 1) : 1 }
  }

  /// The radius of the corners of bars, rectangles and sectors, in points. The style is that of bars and rectangles.
  public func cornerRadius(_ radius: CGFloat, style: RoundedCornerStyle = .continuous) -> some ChartContent {
    styled {
      $0.cornerRadius = radius.isFinite ? max(radius, 0) : 0
      $0.cornerStyle = style
    }
  }

  /// The stroke of lines and rules.
  public func lineStyle(_ style: StrokeStyle) -> some ChartContent { styled { $0.lineStyle = style } }

  /// A pattern of dashes for each value.
  public func lineStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    styled { $0.lineStyleBy = StyleDatum(label: value.label, value: value.datum.value) }
  }

  /// The curve between the points of a line or an area.
  public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
    styled { $0.interpolation = method }
  }

  /// Displaces marks, in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
    styled {
      $0.offset.x += x.isFinite ? x : 0
      $0.offset.y += y.isFinite ? y : 0
    }
  }

  /// Displaces marks, in points.
  public func offset(_ offset: CGSize) -> some ChartContent { self.offset(x: offset.width, y: offset.height) }

  /// Displaces the edges of marks that have edges, in points.
  public func offset(xStart: CGFloat = 0, xEnd: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0)
    -> some ChartContent
  {
    styled {
      $0.offset.xStart += xStart.isFinite ? xStart : 0
      $0.offset.xEnd += xEnd.isFinite ? xEnd : 0
      $0.offset.yStart += yStart.isFinite ? yStart : 0
      $0.offset.yEnd += yEnd.isFinite ? yEnd : 0
    }
  }

  /// A blur with a radius in points.
  public func blur(radius: CGFloat) -> some ChartContent { styled { $0.blur = radius.isFinite ? max(radius, 0) : 0 } }

  /// A shadow behind marks; lengths are in points.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some ChartContent {
    let isFinite = radius.isFinite && x.isFinite && y.isFinite
    let shadow = isFinite ? MarkShadow(color: color, radius: max(radius, 0), x: x, y: y) : nil
    return styled { $0.shadow = shadow }
  }

  /// Cuts each bar, rectangle or area to a shape in its rectangle.
  public func clipShape<S: Shape>(_ shape: S) -> some ChartContent { styled { $0.clipShape = AnyShape(shape) } }

  /// The combination of marks with what is behind them.
  public func blendMode(_ mode: BlendMode) -> some ChartContent { styled { $0.blendMode = mode } }

  /// Marks with a greater number are drawn above others; marks with the same in their order.
  public func zIndex(_ value: Double) -> some ChartContent { styled { $0.zIndex = value.isNaN ? 0 : value } }

  /// Cuts marks at the edges of the plot.
  public func clipped() -> some ChartContent { styled { $0.clipsToPlot = true } }

  /// Gradients extend over the whole plot instead of each mark.
  public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent {
    styled { $0.alignsStylesWithPlot = aligns }
  }

  /// Marks of the same place stand beside each other, one place for each value, instead of being stacked.
  /// - Parameters:
  ///   - axis: The axis along which they stand; nil is that of the bars' width, or of the categories.
  ///   - span: The part of the place that all together take.
  public func position<D: Plottable>(
    by value: PlottableValue<D>, axis: Axis? = nil, span: MarkDimension = .automatic
  ) -> some ChartContent {
    styled {
      $0.positionBy = StyleDatum(label: value.label, value: value.datum.value)
      $0.positionAxis = axis
      $0.positionSpan = span
    }
  }
}
