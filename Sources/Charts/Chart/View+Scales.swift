// SPDX-License-Identifier: MIT

import SwiftUI

extension View {
  nonisolated func chart(_ change: @escaping (inout ChartSettings) -> Void) -> some View {
    transformEnvironment(\.chartSettings, transform: change)
  }

  /// The values, the places and the type of the horizontal scale.
  public nonisolated func chartXScale<Domain: ScaleDomain, Range: PositionScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View {
    let settings = ScaleSettings(domain: domain._domain, range: range._range, type: type)
    return chart { $0.xScale = settings }
  }

  /// The values and the type of the horizontal scale.
  public nonisolated func chartXScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
    let domain = domain._domain
    return chart {
      $0.xScale.domain = domain
      if let type { $0.xScale.type = type }
    }
  }

  /// The places and the type of the horizontal scale.
  public nonisolated func chartXScale<Range: PositionScaleRange>(range: Range, type: ScaleType? = nil) -> some View {
    let range = range._range
    return chart {
      $0.xScale.range = range
      if let type { $0.xScale.type = type }
    }
  }

  /// The type of the horizontal scale.
  public nonisolated func chartXScale(type: ScaleType?) -> some View { chart { $0.xScale.type = type } }

  /// The values, the places and the type of the vertical scale.
  public nonisolated func chartYScale<Domain: ScaleDomain, Range: PositionScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View {
    let settings = ScaleSettings(domain: domain._domain, range: range._range, type: type)
    return chart { $0.yScale = settings }
  }

  /// The values and the type of the vertical scale.
  public nonisolated func chartYScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
    let domain = domain._domain
    return chart {
      $0.yScale.domain = domain
      if let type { $0.yScale.type = type }
    }
  }

  /// The places and the type of the vertical scale.
  public nonisolated func chartYScale<Range: PositionScaleRange>(range: Range, type: ScaleType? = nil) -> some View {
    let range = range._range
    return chart {
      $0.yScale.range = range
      if let type { $0.yScale.type = type }
    }
  }

  /// The type of the vertical scale.
  public nonisolated func chartYScale(type: ScaleType?) -> some View { chart { $0.yScale.type = type } }
}
