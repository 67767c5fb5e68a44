// SPDX-License-Identifier: MIT

import EspalierDrawing
import EspalierGeometry
import Foundation
import Testing

/// The end of a trimmed outline, as in Apple's SwiftUI: within a curve, by its parameter.
@Suite struct TrimmingTests {
  private let circle = Path(ellipseIn: CGRect(x: -90, y: -90, width: 180, height: 180))

  /// The end as a fraction of the whole circle, clockwise from its rightmost point.
  private func end(_ fraction: CGFloat) -> Double {
    let point = circle.trimmedPath(from: 0, to: fraction).currentPoint!
    let angle = atan2(Double(point.y), Double(point.x)) / (2 * .pi)
    return angle < 0 ? angle + 1 : angle
  }

  @Test("a circle that is trimmed to 0.76 ends at 0.7605, measured in a picture of 200 points; quarters are exact")
  func circleEnds() {
    #expect(abs(end(0.76) - 0.7605) < 0.0001)
    #expect(abs(end(0.74) - 0.7395) < 0.0001)
    for quarter in [0.25, 0.5, 0.75] { #expect(abs(end(CGFloat(quarter)) - quarter) < 1e-6) }
  }

  @Test("lines are cut by their length") func lines() {
    let path = Path(CGRect(x: 0, y: 0, width: 30, height: 10))
    #expect(path.trimmedPath(from: 0, to: 0.5).currentPoint == CGPoint(x: 30, y: 10))
    #expect(path.trimmedPath(from: 0, to: 0.25).currentPoint == CGPoint(x: 20, y: 0))
  }
}
