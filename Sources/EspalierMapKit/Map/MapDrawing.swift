// SPDX-License-Identifier: MIT

import EspalierCoreLocation
import EspalierNumbers
import Foundation
import SwiftUI

/// The surface of a map, the lines of longitude and latitude, and the shapes.
struct MapDrawing: View {
  let viewport: Viewport
  let items: [_MapItem]
  let style: MapStyle
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    Canvas { context, size in
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(surface))
      grid(&context, size)
      for item in items { draw(item, &context) }
    }
  }

  private var surface: Color {
    let isDark = colorScheme == .dark
    if style.isImagery {
      return isDark ? Color(red: 0.10, green: 0.14, blue: 0.12) : Color(red: 0.78, green: 0.84, blue: 0.78)
    }
    return isDark ? Color(red: 0.14, green: 0.16, blue: 0.19) : Color(red: 0.95, green: 0.945, blue: 0.925)
  }

  private var line: Color { colorScheme == .dark ? .white.opacity(0.16) : .black.opacity(0.12) }

  /// The distances of lines, in degrees.
  private static let steps = [
    45.0, 30, 15, 10, 5, 2, 1, 0.5, 0.2, 0.1, 0.05, 0.02, 0.01, 0.005, 0.002, 0.001, 0.0005, 0.0002, 0.0001, 0.00005,
  ]
  /// The least distance of lines, in points.
  private static let leastGap = 70.0

  /// The greatest number of decimals that the distance requires.
  static func label(_ degrees: Double, step: Double, positive: String, negative: String) -> String {
    let decimals = step >= 1 ? 0 : min(max(Int(clamping: (-log10(step)).rounded(.up)), 1), 6)
    let text = abs(degrees).formatted(.number.precision(.fractionLength(decimals)).grouping(.never))
    return "\(text)°\(abs(degrees) < step / 2 ? "" : degrees > 0 ? positive : negative)"
  }

  private func grid(_ context: inout GraphicsContext, _ size: CGSize) {
    let pointsPerDegree = MKMapPoint.world / 360 / viewport.scale
    let step = Self.steps.last { $0 * pointsPerDegree >= Self.leastGap } ?? Self.steps[0]
    let rect = viewport.rect
    var path = Path()
    let west = rect.minX / MKMapPoint.world * 360 - 180
    let first = (west / step).rounded(.up)
    var labels: [(String, CGPoint)] = []
    for number in 0..<60 {
      let degrees = (first + Double(number)) * step
      let x = ((degrees + 180) / 360 * MKMapPoint.world - rect.minX) / viewport.scale
      if x > size.width { break }
      path.move(to: CGPoint(x: x, y: 0))
      path.addLine(to: CGPoint(x: x, y: size.height))
      let turned = degrees - ((degrees + 180) / 360).rounded(.down) * 360
      labels.append((Self.label(turned, step: step, positive: "E", negative: "W"), CGPoint(x: x + 3, y: 3)))
    }
    let north = min(MKMapPoint(x: 0, y: rect.minY).coordinate.latitude, MKMapPoint.greatestLatitude)
    let start = (north / step).rounded(.down)
    for number in 0..<120 {
      let degrees = (start - Double(number)) * step
      if degrees < -MKMapPoint.greatestLatitude { break }
      let y = (MKMapPoint(CLLocationCoordinate2D(latitude: degrees, longitude: 0)).y - rect.minY) / viewport.scale
      if y > size.height { break }
      path.move(to: CGPoint(x: 0, y: y))
      path.addLine(to: CGPoint(x: size.width, y: y))
      labels.append((Self.label(degrees, step: step, positive: "N", negative: "S"), CGPoint(x: 3, y: y + 2)))
    }
    context.stroke(path, with: .color(line), lineWidth: 1)
    for (text, point) in labels {
      context.draw(
        Text(verbatim: text).font(.system(size: 9)).foregroundStyle(.tertiary), at: point, anchor: .topLeading)
    }
  }

  private func draw(_ item: _MapItem, _ context: inout GraphicsContext) {
    var path = Path()
    let fills: Bool
    switch item.kind {
    case .view, .marker: return
    case .line(let places, let isClosed):
      let points = viewport.points(places)
      guard points.count > 1 else { return }
      path.addLines(points)
      if isClosed { path.closeSubpath() }
      fills = isClosed
    case .circle(let place, let radius):
      let center = viewport.point(place)
      let length = radius * MKMapPointsPerMeterAtLatitude(place.coordinate.latitude) / viewport.scale
      path.addEllipse(
        in: CGRect(x: center.x - length, y: center.y - length, width: 2 * length, height: 2 * length))
      fills = true
    }
    if fills { context.fill(path, with: .style(item.fill ?? AnyShapeStyle(Color.accentColor.opacity(0.25)))) }
    if let stroke = item.stroke {
      context.stroke(path, with: .style(stroke.style), style: stroke.1)
    } else if !fills {
      context.stroke(path, with: .style(item.fill ?? AnyShapeStyle(Color.accentColor)), lineWidth: 3)
    }
  }
}
