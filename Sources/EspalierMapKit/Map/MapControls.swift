// SPDX-License-Identifier: MIT

import EspalierCoreLocation
import Foundation
import SwiftUI

/// A bar with a length on the Earth. It is shown in `mapControls`.
public struct MapScaleView: View {
  @Environment(\.mapViewport) private var viewport
  /// A bar.
  public init(anchorEdge: HorizontalEdge = .leading, scope: Namespace.ID? = nil) {}

  /// The greatest length of the bar, in points.
  private static let most = 100.0

  public var body: some View {
    if let viewport {
      let meters = MKMetersPerMapPointAtLatitude(viewport.center.coordinate.latitude) * viewport.scale
      let length = Self.round(meters * Self.most)
      VStack(alignment: .leading, spacing: 2) {
        Text(verbatim: Self.text(length)).font(.caption2)
        Rectangle().frame(width: length / meters, height: 3)
      }
      .foregroundStyle(.secondary)
    }
  }

  /// The greatest of 1, 2, 5, 10, 20, … that is not above a length.
  static func round(_ length: Double) -> Double {
    guard length.isFinite, length > 0 else { return 1 }
    let power = pow(10, log10(length).rounded(.down))
    return power * (length >= 5 * power ? 5 : length >= 2 * power ? 2 : 1)
  }

  static func text(_ meters: Double) -> String {
    meters >= 1000
      ? "\((meters / 1000).formatted(.number.precision(.fractionLength(0)))) km"
      : "\(meters.formatted(.number.precision(.fractionLength(0...2)))) m"
  }
}

/// The direction of the map. Nothing is shown: maps here are not turned, as on Apple's systems while north is above.
public struct MapCompass: View {
  /// A compass.
  public init(scope: Namespace.ID? = nil) {}
  public var body: some View { EmptyView() }
}

/// A button that shows the place of the device. It is disabled: maps here do not know it.
public struct MapUserLocationButton: View {
  /// A button.
  public init(scope: Namespace.ID? = nil) {}
  public var body: some View {
    Button {
    } label: {
      Image(systemName: "location.slash")
    }
    .disabled(true)
    .accessibilityLabel("Your location is not available")
  }
}

/// A switch for the inclination. It is disabled: maps here are flat.
public struct MapPitchToggle: View {
  /// A switch.
  public init(scope: Namespace.ID? = nil) {}
  public var body: some View { Button("3D") {}.disabled(true) }
}

/// Two buttons that magnify a map. They are shown in `mapControls`.
public struct MapZoomStepper: View {
  @Environment(\.mapViewport) private var viewport
  @Environment(\.mapMove) private var mapMove
  /// Two buttons.
  public init(scope: Namespace.ID? = nil) {}

  public var body: some View {
    VStack(spacing: 4) {
      Button {
        zoom(2)
      } label: {
        Image(systemName: "plus").frame(width: 16, height: 16)
      }
      .accessibilityLabel("Zoom in")
      Button {
        zoom(0.5)
      } label: {
        Image(systemName: "minus").frame(width: 16, height: 16)
      }
      .accessibilityLabel("Zoom out")
    }
  }

  private func zoom(_ factor: Double) {
    guard let viewport else { return }
    mapMove?.move(
      viewport.magnified(by: factor, at: CGPoint(x: viewport.size.width / 2, y: viewport.size.height / 2)))
  }
}
