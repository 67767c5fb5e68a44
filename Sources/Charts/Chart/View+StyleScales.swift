// SPDX-License-Identifier: MIT

import SwiftUI

extension View {
  /// A style for each value of `foregroundStyle(by:)`: `["Cats": .orange, "Dogs": .blue]`. The legend lists them in this order.
  public nonisolated func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    _ mapping: KeyValuePairs<DataValue, S>
  ) -> some View {
    let values = mapping.map(\.key.plotValue)
    let styles = mapping.map { AnyShapeStyle($0.value) }
    return chart { $0.foregroundScale = StyleScaleSettings(domain: .values(values), range: styles) }
  }

  /// The styles of values, in the same order; styles repeat.
  public nonisolated func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    domain: [DataValue], range: [S]
  ) -> some View {
    let (domain, styles) = (domain._domain, range.map { AnyShapeStyle($0) })
    return chart { $0.foregroundScale = StyleScaleSettings(domain: domain, range: styles) }
  }

  /// The order of values, with the framework's colours.
  public nonisolated func chartForegroundStyleScale<Domain: ScaleDomain>(domain: Domain) -> some View {
    let domain = domain._domain
    return chart { $0.foregroundScale = StyleScaleSettings(domain: domain) }
  }

  /// The styles of the values of the data, in their order; styles repeat. For numbers, the colours between which a scale runs.
  public nonisolated func chartForegroundStyleScale<S: ShapeStyle>(range: [S]) -> some View {
    let styles = range.map { AnyShapeStyle($0) }
    let colors = range.compactMap { $0 as? Color }
    return chart {
      $0.foregroundScale = StyleScaleSettings(range: styles)
      if colors.count == styles.count { $0.ramp = Gradient(colors: colors) }
    }
  }

  /// The colours between which a scale of numbers runs.
  public nonisolated func chartForegroundStyleScale(range: Gradient) -> some View { chart { $0.ramp = range } }

  /// The bounds of a scale of numbers, and the colours between which it runs.
  public nonisolated func chartForegroundStyleScale<Domain: ScaleDomain>(domain: Domain, range: Gradient) -> some View {
    let domain = domain._domain
    return chart {
      $0.foregroundScale = StyleScaleSettings(domain: domain)
      $0.ramp = range
    }
  }

  /// The style that a closure returns for a value.
  public nonisolated func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    mapping: @escaping (DataValue) -> S
  ) -> some View {
    chart {
      $0.foregroundScale = StyleScaleSettings { value in DataValue.make(value).map { AnyShapeStyle(mapping($0)) } }
    }
  }

  /// The style that a closure returns for a value, and the order of the values.
  public nonisolated func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    domain: [DataValue], mapping: @escaping (DataValue) -> S
  ) -> some View {
    let domain = domain._domain
    return chart {
      $0.foregroundScale = StyleScaleSettings(domain: domain) { value in
        DataValue.make(value).map { AnyShapeStyle(mapping($0)) }
      }
    }
  }

  /// A symbol for each value of `symbol(by:)`.
  public nonisolated func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
    _ mapping: KeyValuePairs<DataValue, S>
  ) -> some View {
    let values = mapping.map(\.key.plotValue)
    let symbols = mapping.map { AnyChartSymbolShape($0.value) }
    return chart { $0.symbolScale = StyleScaleSettings(domain: .values(values), range: symbols) }
  }

  /// The symbols of values, in the same order; symbols repeat.
  public nonisolated func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
    domain: [DataValue], range: [S]
  ) -> some View {
    let (domain, symbols) = (domain._domain, range.map { AnyChartSymbolShape($0) })
    return chart { $0.symbolScale = StyleScaleSettings(domain: domain, range: symbols) }
  }

  /// The symbols of the values of the data, in their order; symbols repeat.
  public nonisolated func chartSymbolScale<S: ChartSymbolShape>(range: [S]) -> some View {
    let symbols = range.map { AnyChartSymbolShape($0) }
    return chart { $0.symbolScale = StyleScaleSettings(range: symbols) }
  }

  /// A stroke for each value of `lineStyle(by:)`.
  public nonisolated func chartLineStyleScale<DataValue: Plottable>(
    _ mapping: KeyValuePairs<DataValue, StrokeStyle>
  ) -> some View {
    let values = mapping.map(\.key.plotValue)
    let strokes = mapping.map(\.value)
    return chart { $0.lineScale = StyleScaleSettings(domain: .values(values), range: strokes) }
  }

  /// The strokes of values, in the same order; strokes repeat.
  public nonisolated func chartLineStyleScale<DataValue: Plottable>(
    domain: [DataValue], range: [StrokeStyle]
  ) -> some View {
    let domain = domain._domain
    return chart { $0.lineScale = StyleScaleSettings(domain: domain, range: range) }
  }

  /// The areas of the symbols of the least and the greatest number of `symbolSize(by:)`, in square points.
  public nonisolated func chartSymbolSizeScale(range: ClosedRange<CGFloat>) -> some View {
    chart { $0.symbolSizes = range }
  }

  /// The numbers of `symbolSize(by:)` between which the areas of symbols run, and those areas in square points.
  public nonisolated func chartSymbolSizeScale<Domain: ScaleDomain>(
    domain: Domain, range: ClosedRange<CGFloat> = 10...400
  ) -> some View {
    let domain = domain._domain
    return chart {
      $0.symbolSizes = range
      $0.symbolSizeDomain = domain
    }
  }
}
