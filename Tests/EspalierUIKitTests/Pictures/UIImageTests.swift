// SPDX-License-Identifier: MIT

import EspalierUIKit
import Foundation
import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite("UIImage")
struct UIImageTests {
  private let square = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { context in
    UIColor.red.setFill()
    context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  private func pixel(_ image: UIImage?, _ x: Int, _ y: Int) -> [UInt8] {
    guard let pixels = image?.cgImage else { return [] }
    let at = (y * pixels.width + x) * 4
    return Array(pixels.data[at..<(at + 4)])
  }

  @Test("A renderer draws in points of the given scale") func rendererDrawsPointsGiven() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    format.opaque = true
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10), format: format).image { _ in }
    #expect(image.size == CGSize(width: 20, height: 10))
    #expect(image.scale == 2)
    #expect(image.cgImage?.width == 40)
    #expect(pixel(image, 0, 0) == [0, 0, 0, 255])
    #expect(pixel(square, 5, 5) == [255, 0, 0, 255])
    #expect(pixel(square, 15, 5) == [0, 0, 0, 0])
  }

  @Test("PNG data is the picture again, and JPEG data is white where it was transparent") func pngDataPictureAgain()
    throws
  {
    let png = try #require(square.pngData().flatMap { UIImage(data: $0) })
    #expect(png.size == square.size)
    #expect(pixel(png, 5, 5) == [255, 0, 0, 255])
    let data = try #require(square.jpegData(compressionQuality: 1))
    #expect(data.prefix(2) == Data([0xFF, 0xD8]))
    let jpeg = UIImage(data: data)
    #expect(pixel(jpeg, 18, 5).prefix(3).allSatisfy { $0 > 245 })
    #expect(try #require(square.jpegData(compressionQuality: 0)).count < data.count)
  }

  @Test("Other data is no picture") func otherDataNoPicture() {
    #expect(UIImage(data: Data("text".utf8)) == nil)
    #expect(UIImage(named: "no such picture") == nil)
    #expect(UIImage(systemName: "no.such.symbol") == nil)
    #expect(UIImage().cgImage == nil)
    #expect(UIImage().pngData() == nil)
  }

  @Test("A scale and an orientation change the size") func scaleOrientationChangeSize() throws {
    let pixels = try #require(square.cgImage)
    #expect(UIImage(cgImage: pixels, scale: 2, orientation: .up).size == CGSize(width: 10, height: 5))
    #expect(UIImage(cgImage: pixels, scale: 1, orientation: .right).size == CGSize(width: 10, height: 20))
  }

  @Test("A drawn picture is stretched into a rectangle") func drawnPictureStretchedInto() {
    let small = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in
      square.draw(in: CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    #expect(pixel(small, 2, 5) == [255, 0, 0, 255])
    #expect(pixel(small, 8, 5) == [0, 0, 0, 0])
    #expect(square.preparingThumbnail(of: CGSize(width: 4, height: 2))?.size == CGSize(width: 4, height: 2))
  }

  @Test("A tint colours a symbol's shape, and a configuration sets its size") func tintColoursSymbolS() throws {
    let symbol = try #require(UIImage(systemName: "square.fill"))
    let large = try #require(
      UIImage(systemName: "square.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: 34)))
    #expect(abs(large.size.width - symbol.size.width * 2) < 0.1)
    let blue = symbol.withTintColor(.blue)
    #expect(pixel(blue, Int(symbol.size.width / 2), Int(symbol.size.height / 2)) == [0, 0, 255, 255])
  }

  @Test("The old functions draw the same") func oldFunctionsDrawSame() throws {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 10, height: 10), false, 1)
    UIColor.green.setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 10, height: 10))
    let image = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    #expect(pixel(image, 5, 5) == [0, 255, 0, 255])
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test("A view shows a picture in its size") func viewShowsPictureSize() {
    #expect(ViewHost(Image(uiImage: square)).size == CGSize(width: 20, height: 10))
  }

  @Test("A style of symbols takes what another one decides, and keeps the rest") func combinedStyles() throws {
    let symbol = try #require(UIImage(systemName: "star"))
    let large = UIImage.SymbolConfiguration(pointSize: 26)
    let size = try #require(symbol.applyingSymbolConfiguration(large)).size
    let colored = large.applying(UIImage.SymbolConfiguration(hierarchicalColor: .green))
    #expect(symbol.applyingSymbolConfiguration(colored)?.size == size)
    #expect(symbol.applyingSymbolConfiguration(large.applying(nil))?.size == size)
    #expect(
      symbol.applyingSymbolConfiguration(large.applying(UIImage.SymbolConfiguration.preferringMonochrome()))?.size
        == size)
  }
}
