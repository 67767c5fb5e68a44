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
    styled { $0.symbolSize = area.isFinite ? CGSize(area: area) : nil }
  }

  /// The width and height of symbols, in points.
  public func symbolSize(_ size: CGSize) -> some ChartContent {
    styled {
      $0.symbolSize =
        size.width.isFinite && size.height.isFinite
        ? CGSize(width: max(size.width, 0), height: max(size.height, 0)) : nil
    }
  }

  /// An area of symbols proportional to a number.
  public func symbolSize<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    styled { $0.symbolSizeBy = StyleDatum(label: value.label, value: value.datum.value) }
  }
}

extension CGSize {
  /// A square with an area, in square points.
  init(area: CGFloat) {
    let side = max(area, 0).squareRoot()
    self.init(width: side, height: side)
  }
}

/// A symbol that is a shape or a view.
enum MarkSymbol {
  case shape(AnyChartSymbolShape)
  case view(AnyView)
}
