// SPDX-License-Identifier: MIT

import EspalierGeometry
import Foundation
import Testing

@Test func pointsSizesAndRectanglesSayThemselves() {
  #expect(CGPoint(x: 1, y: 2.5).debugDescription == "(1.0, 2.5)")
  #expect(CGSize(width: 3, height: 0).debugDescription == "(3.0, 0.0)")
  #expect(CGRect(x: 1, y: 2, width: 3, height: 4).debugDescription == "(1.0, 2.0, 3.0, 4.0)")
}
