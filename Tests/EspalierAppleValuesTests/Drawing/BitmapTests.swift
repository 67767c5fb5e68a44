// SPDX-License-Identifier: MIT

import EspalierAppleValues
import EspalierGeometry
import Foundation
import Testing

@MainActor @Suite("Bitmaps of Core Graphics")
struct BitmapTests {
  private func bitmap(
    _ width: Int, _ height: Int, _ info: UInt32, space: CGColorSpace = CGColorSpaceCreateDeviceRGB(),
    data: UnsafeMutableRawPointer? = nil, row: Int = 0
  ) -> CGContext? {
    CGContext(
      data: data, width: width, height: height, bitsPerComponent: 8, bytesPerRow: row, space: space, bitmapInfo: info)
  }

  private func bytes(_ context: CGContext) -> [UInt8] {
    guard let data = context.data else { return [] }
    return Array(UnsafeRawBufferPointer(start: data, count: context.bytesPerRow * context.height))
  }

  @Test("The origin is the lower left corner, and colours are multiplied by the opacity") func origin() throws {
    let context = try #require(bitmap(1, 2, CGImageAlphaInfo.premultipliedLast.rawValue))
    context.setFillColor(red: 1, green: 0, blue: 0, alpha: 0.5)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(context.width == 1 && context.height == 2 && context.bytesPerRow == 4)
    let drawn = bytes(context)
    #expect(drawn.prefix(4) == [0, 0, 0, 0] && drawn[4] == drawn[7] && (127...128).contains(drawn[7]))
    #expect(context.makeImage().map { Array($0.data.suffix(4)) }?.first == 255)
  }

  @Test("The order of bytes is the one that is chosen") func order() throws {
    func pixel(_ info: UInt32) throws -> [UInt8] {
      let context = try #require(bitmap(1, 1, info))
      context.setFillColor(red: 1, green: 0.6, blue: 0.2, alpha: 1)
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      return bytes(context)
    }
    #expect(try pixel(CGImageAlphaInfo.noneSkipLast.rawValue) == [255, 153, 51, 255])
    #expect(try pixel(CGImageAlphaInfo.premultipliedFirst.rawValue) == [255, 255, 153, 51])
    let little = CGBitmapInfo.byteOrder32Little.rawValue
    #expect(try pixel(little | CGImageAlphaInfo.premultipliedFirst.rawValue) == [51, 153, 255, 255])
    #expect(try pixel(CGImageAlphaInfo.alphaOnly.rawValue) == [255])
  }

  @Test("Grays have one byte") func grays() throws {
    let context = try #require(
      bitmap(2, 1, CGImageAlphaInfo.none.rawValue, space: CGColorSpaceCreateDeviceGray()))
    context.setFillColor(gray: 0.4, alpha: 1)
    context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    #expect(bytes(context) == [0, 102])
    #expect(context.makeImage().map { Array($0.data) } == [0, 0, 0, 255, 102, 102, 102, 255])
  }

  @Test("A program's own memory keeps what it writes there, below later drawings") func memory() throws {
    var pixels = [UInt8](repeating: 0, count: 16)
    try pixels.withUnsafeMutableBytes { memory in
      let context = try #require(
        bitmap(2, 1, CGImageAlphaInfo.premultipliedLast.rawValue, data: memory.baseAddress, row: 16))
      memory.copyBytes(from: [0, 0, 255, 255])
      context.setFillColor(gray: 1, alpha: 1)
      context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
      #expect(context.data == memory.baseAddress)
      #expect(Array(memory.prefix(8)) == [0, 0, 255, 255, 255, 255, 255, 255])
      #expect(context.makeImage().map { Array($0.data) } == [0, 0, 255, 255, 255, 255, 255, 255])
    }
  }

  @Test("A picture of pixels in memory is drawn, and has the same pixels") func image() throws {
    let data = Data([51, 153, 255, 255, 0, 0, 0, 0])
    let info = CGBitmapInfo.byteOrder32Little.union(
      CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedFirst.rawValue))
    let provider = try #require(CGDataProvider(data: data as NSData))
    let image = try #require(
      CGImage(
        width: 2, height: 1, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 8,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info, provider: provider,
        decode: nil, shouldInterpolate: true, intent: .defaultIntent))
    #expect(Array(image.data.prefix(4)) == [255, 153, 51, 255] && image.data[7] == 0)
    #expect(image.alphaInfo == .last && image.colorSpace?.model == .rgb)
    let context = try #require(bitmap(2, 1, CGImageAlphaInfo.premultipliedLast.rawValue))
    context.draw(image, in: CGRect(x: 0, y: 0, width: 2, height: 1))
    #expect(bytes(context) == [255, 153, 51, 255, 0, 0, 0, 0])
  }

  @Test("A form that does not exist, and a size that is no size, have no context") func misuse() {
    #expect(bitmap(0, 2, CGImageAlphaInfo.premultipliedLast.rawValue) == nil)
    #expect(bitmap(-1, 2, CGImageAlphaInfo.premultipliedLast.rawValue) == nil)
    #expect(bitmap(Int.max, Int.max, CGImageAlphaInfo.premultipliedLast.rawValue) == nil)
    #expect(bitmap(2, 2, CGImageAlphaInfo.premultipliedLast.rawValue, row: 7) == nil)
    #expect(bitmap(2, 2, CGImageAlphaInfo.none.rawValue) == nil)
    #expect(bitmap(2, 2, CGImageAlphaInfo.premultipliedLast.rawValue | CGBitmapInfo.floatComponents.rawValue) == nil)
    #expect(CGColorSpace(name: "kCGColorSpaceGenericCMYK" as NSString) == nil)
    #expect(CGColorSpace(name: CGColorSpace.sRGB) == CGColorSpaceCreateDeviceRGB())
  }
}
