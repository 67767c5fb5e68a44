// SPDX-License-Identifier: MIT

import EspalierAVFoundation
import Foundation
import Testing

@Suite struct AVMakeRectTests {
  @Test("the largest rectangle of a proportion is in the middle")
  func rectangles() {
    let square = CGRect(x: 10, y: 20, width: 100, height: 100)
    #expect(
      AVMakeRect(aspectRatio: CGSize(width: 2, height: 1), insideRect: square)
        == CGRect(x: 10, y: 45, width: 100, height: 50))
    #expect(
      AVMakeRect(aspectRatio: CGSize(width: 1, height: 4), insideRect: square)
        == CGRect(x: 47.5, y: 20, width: 25, height: 100))
    #expect(AVMakeRect(aspectRatio: .zero, insideRect: square).size == .zero)
  }
}
