// SPDX-License-Identifier: MIT

import EspalierGeometry
import EspalierUIKit
import Testing

@MainActor @Suite("Colours of patterns")
struct PatternColorTests {
  private func color(_ rgba: [UInt8]) throws -> UIColor {
    UIColor(patternImage: UIImage(cgImage: try #require(CGImage(rgba: rgba, width: rgba.count / 4, height: 1))))
  }
  private func components(_ color: UIColor) -> [Double] {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue, alpha].map { (Double($0) * 100).rounded() / 100 }
  }

  @Test("The colour is the mean of the pixels, those that are transparent count for the opacity alone") func mean()
    throws
  {
    #expect(try components(color([255, 0, 0, 255, 0, 0, 255, 255])) == [0.5, 0, 0.5, 1])
    #expect(try components(color([255, 0, 0, 255, 0, 255, 0, 0])) == [1, 0, 0, 0.5])
    #expect(try components(color([9, 9, 9, 0]))[3] == 0)
    #expect(components(UIColor(patternImage: UIImage()))[3] == 0)
  }
}
