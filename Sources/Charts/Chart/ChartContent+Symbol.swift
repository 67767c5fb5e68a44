// SPDX-License-Identifier: MIT

import SwiftUI

extension ChartContent {
  /// The symbol of points, and of the points of lines.
  public func symbol<S: ChartSymbolShape>(_ symbol: S) -> some ChartContent {
    styled { $0.symbol = .shape(AnyChartSymbolShape(symbol)) }
  }

  /// A view as the symbol of points, and of the points of lines.
  public func symbol<V: View>(@ViewBuilder symbol: () -> V) -> some ChartContent {
    let view = AnyView(symbol())
    return styled { $0.symbol = .view(view) }
  }

  /// A symbol for each value. The legend lists the values.
  public func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    styled { $0.symbolBy = StyleDatum(label: value.label, value: value.datum.value) }
  }

  /// The area of symbols, in square points.
  public func symbolSize(_ area: CGFloat) -> some ChartContent {
    styled { $0.symbolSize = area.isFinite ? max(area, 0) : nil }
  }

  /// The width and height of symbols, in points; a symbol is as high as it is wide.
  public func symbolSize(_ size: CGSize) -> some ChartContent {
    styled { $0.symbolSize = max(size.width, 0) * max(size.height, 0) }
  }

  /// An area of symbols proportional to a number.
  public func symbolSize<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    styled { $0.symbolSizeBy = StyleDatum(label: value.label, value: value.datum.value) }
  }
}

/// A symbol that is a shape or a view.
enum MarkSymbol {
  case shape(AnyChartSymbolShape)
  case view(AnyView)
}
