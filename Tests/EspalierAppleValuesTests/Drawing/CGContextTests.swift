// SPDX-License-Identifier: MIT

import EspalierAppleValues
import EspalierGeometry
import Foundation
import Testing

@MainActor @Suite("CGContext")
struct CGContextTests {
  private func pixel(_ image: CGImage?, _ x: Int, _ y: Int) -> [UInt8] {
    guard let image else { return [] }
    let at = (y * image.width + x) * 4
    return Array(image.data[at..<(at + 4)])
  }

  private func drawn(_ draw: (CGContext) -> Void) -> CGImage? {
    GraphicsStack.image(size: CGSize(width: 10, height: 10), scale: 1, isOpaque: false, draw)
  }

  @Test("Areas have the colour of the state, which is kept and set again") func areasHaveColourState() {
    let image = drawn { context in
      context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
      context.saveGState()
      context.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
      context.fill(CGRect(x: 0, y: 0, width: 5, height: 10))
      context.restoreGState()
      context.fill(CGRect(x: 5, y: 0, width: 5, height: 10))
    }
    #expect(pixel(image, 2, 2) == [0, 0, 255, 255])
    #expect(pixel(image, 7, 2) == [255, 0, 0, 255])
  }

  @Test("The coordinates of a path are those of the time when it was made") func coordinatesPathThoseTime() {
    let image = drawn { context in
      context.translateBy(x: 5, y: 0)
      context.addRect(CGRect(x: 0, y: 0, width: 5, height: 5))
      context.translateBy(x: -5, y: 5)
      context.fillPath()
    }
    #expect(pixel(image, 7, 2) == [0, 0, 0, 255])
    #expect(pixel(image, 2, 7) == [0, 0, 0, 0])
  }

  @Test("A picture of Core Graphics is upside down where y grows downwards") func pictureCoreGraphicsUpside() {
    let source = CGImage(rgba: [255, 0, 0, 255, 0, 0, 255, 255], width: 1, height: 2)!
    let image = drawn { $0.draw(source, in: CGRect(x: 0, y: 0, width: 10, height: 10)) }
    #expect(pixel(image, 5, 9) == [255, 0, 0, 255])
    let upright = drawn { context in
      context.translateBy(x: 0, y: 10)
      context.scaleBy(x: 1, y: -1)
      context.draw(source, in: CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    #expect(pixel(upright, 5, 0) == [255, 0, 0, 255])
  }

  @Test("A clip limits later drawings, and clear removes earlier ones") func clipLimitsLaterDrawings() {
    let image = drawn { context in
      context.clip(to: CGRect(x: 0, y: 0, width: 5, height: 10))
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      context.clear(CGRect(x: 0, y: 0, width: 10, height: 5))
    }
    #expect(pixel(image, 2, 7) == [0, 0, 0, 255])
    #expect(pixel(image, 7, 7) == [0, 0, 0, 0])
    #expect(pixel(image, 2, 2) == [0, 0, 0, 0])
  }

  @Test("A picture without a size has no pixels") func withoutSizeThereNo() {
    #expect(GraphicsStack.image(size: .zero, scale: 1, isOpaque: false) { _ in } == nil)
  }

  @Test("Pixels are drawn by the main queue, whatever thread requests them") func pixelsDrawnMainQueue() async {
    let width = await Task.detached {
      GraphicsStack.image(size: CGSize(width: 4, height: 4), scale: 2, isOpaque: true) { _ in }?.width
    }.value
    #expect(width == 8)
  }
}
