// SPDX-License-Identifier: MIT

import Foundation

/// The values of an axis or of a scale of styles: a range, an array, or `automatic`.
public protocol ScaleDomain {
  /// The values.
  var _domain: _ScaleDomain { get }
}

/// The values of a scale: those that are given, or those of the data.
public enum _ScaleDomain {
  case values([_PlotValue])
  case automatic(includesZero: Bool?, isReversed: Bool, adapt: (([_PlotValue]) -> [_PlotValue])?)
}

extension Array: ScaleDomain where Element: Plottable {
  public var _domain: _ScaleDomain { .values(map(\.plotValue)) }
}

extension ClosedRange: ScaleDomain where Bound: Plottable {
  public var _domain: _ScaleDomain { .values([lowerBound.plotValue, upperBound.plotValue]) }
}

extension Range: ScaleDomain where Bound: Plottable {
  public var _domain: _ScaleDomain { .values([lowerBound.plotValue, upperBound.plotValue]) }
}

/// The values of the data.
public struct AutomaticScaleDomain: ScaleDomain {
  let includesZero: Bool?
  let isReversed: Bool
  var adapt: (([_PlotValue]) -> [_PlotValue])?

  public var _domain: _ScaleDomain { .automatic(includesZero: includesZero, isReversed: isReversed, adapt: adapt) }
}

extension ScaleDomain where Self == AutomaticScaleDomain {
  /// The values of the data; those of numbers begin at 0 and end at round numbers.
  public static var automatic: AutomaticScaleDomain { AutomaticScaleDomain(includesZero: nil, isReversed: false) }

  /// The values of the data.
  /// - Parameters:
  ///   - includesZero: Whether a scale of numbers contains 0; nil is true.
  ///   - reversed: Whether the scale runs in the other direction.
  public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil) -> AutomaticScaleDomain {
    AutomaticScaleDomain(includesZero: includesZero, isReversed: reversed ?? false)
  }

  /// The values of the data, changed by a closure.
  /// - Parameter modifyInferredDomain: Changes the values: the bounds of a scale of numbers or dates, or the categories.
  public static func automatic<D: Plottable>(
    includesZero: Bool? = nil, reversed: Bool? = nil, dataType: D.Type,
    modifyInferredDomain: @escaping (inout [D]) -> Void
  ) -> AutomaticScaleDomain {
    AutomaticScaleDomain(includesZero: includesZero, isReversed: reversed ?? false) { values in
      var domain = values.compactMap { D.make($0) }
      modifyInferredDomain(&domain)
      return domain.map(\.plotValue)
    }
  }
}

/// The places of an axis: the whole plot, a part of it, or points.
public protocol PositionScaleRange {
  /// The places.
  var _range: _PositionRange { get }
}

/// The places of an axis.
public enum _PositionRange {
  case padded(start: CGFloat, end: CGFloat)
  case points(CGFloat, CGFloat)
}

extension ClosedRange: PositionScaleRange where Bound == CGFloat {
  public var _range: _PositionRange { .points(lowerBound, upperBound) }
}

/// The plot's width or height.
public struct PlotDimensionScaleRange: PositionScaleRange {
  let start: CGFloat
  let end: CGFloat
  public var _range: _PositionRange { .padded(start: start, end: end) }
}

extension PositionScaleRange where Self == PlotDimensionScaleRange {
  /// The whole plot.
  public static var plotDimension: PlotDimensionScaleRange { PlotDimensionScaleRange(start: 0, end: 0) }
  /// The plot without a margin at both ends, in points.
  public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange(start: padding, end: padding)
  }
  /// The plot without a margin at each end, in points.
  public static func plotDimension(startPadding: CGFloat = 0, endPadding: CGFloat = 0) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange(start: startPadding, end: endPadding)
  }
}
