// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// Expects two rectangles to be the same up to a hundredth of a point.
package func expectNear(_ actual: CGRect?, _ expected: CGRect, sourceLocation: SourceLocation = #_sourceLocation) {
  guard let actual else {
    Issue.record("there is no rectangle, expected \(expected)", sourceLocation: sourceLocation)
    return
  }
  let parts = [
    actual.minX - expected.minX, actual.minY - expected.minY, actual.width - expected.width,
    actual.height - expected.height,
  ]
  #expect(parts.allSatisfy { abs($0) < 0.01 }, "\(actual) is not \(expected)", sourceLocation: sourceLocation)
}

/// Expects two numbers to be the same up to `tolerance`.
package func expectNear(
  _ actual: Double?, _ expected: Double, tolerance: Double = 0.01, sourceLocation: SourceLocation = #_sourceLocation
) {
  guard let actual else {
    Issue.record("there is no number, expected \(expected)", sourceLocation: sourceLocation)
    return
  }
  #expect(abs(actual - expected) <= tolerance, "\(actual) is not \(expected)", sourceLocation: sourceLocation)
}

/// Expects two lengths to be the same up to `tolerance`.
package func expectNear(
  _ actual: CGFloat?, _ expected: CGFloat, tolerance: CGFloat = 0.01,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  expectNear(
    actual.map { Double($0) }, Double(expected), tolerance: Double(tolerance), sourceLocation: sourceLocation)
}
