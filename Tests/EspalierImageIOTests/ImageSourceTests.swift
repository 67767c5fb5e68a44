// SPDX-License-Identifier: MIT

import EspalierAppleValues
import EspalierGeometry
import EspalierImageIO
import Foundation
import Testing

@Suite("Files of pictures")
struct ImageSourceTests {
  /// Two pixels beside each other, in two pictures of 0.05 and 0.01 seconds: red, then green. Without end.
  static let gif = Data(
    Array("GIF89a".utf8) + [2, 0, 1, 0, 0x91, 0, 0] + [0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0, 255]
      + [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1, 0, 0, 0]
      + [0x21, 0xF9, 4, 0, 5, 0, 0, 0, 0x2C, 0, 0, 0, 0, 2, 0, 1, 0, 0, 2, 2, 0x4C, 0x0A, 0]
      + [0x21, 0xF9, 4, 0, 1, 0, 0, 0, 0x2C, 0, 0, 0, 0, 2, 0, 1, 0, 0, 2, 2, 0x94, 0x0A, 0, 0x3B])

  private func png(_ width: Int, _ height: Int) throws -> Data {
    var pixels: [UInt8] = []
    for y in 0..<height { for x in 0..<width { pixels += [UInt8(x), UInt8(y), 7, 255] } }
    let image = try #require(CGImage(rgba: pixels, width: width, height: height))
    return try #require(PNGFile.data(of: image))
  }

  private func source(_ data: Data) throws -> CGImageSource {
    try #require(CGImageSourceCreateWithData(data as NSData, [kCGImageSourceShouldCache: false] as NSDictionary))
  }

  @Test("A PNG file has one picture with its pixels, and its kind and size are properties") func still() throws {
    let source = try source(try png(6, 4))
    #expect(CGImageSourceGetType(source) == "public.png" as NSString)
    #expect(CGImageSourceGetCount(source) == 1 && CGImageSourceGetStatus(source) == .statusComplete)
    let image = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
    #expect(image.width == 6 && image.height == 4 && Array(image.data.prefix(8)) == [0, 0, 7, 255, 1, 0, 7, 255])
    let properties = try #require(CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [NSString: Any])
    #expect(properties[kCGImagePropertyPixelWidth] as? Int == 6)
    #expect((properties[kCGImagePropertyPixelHeight] as? NSNumber)?.doubleValue == 4)
    #expect((properties[kCGImagePropertyOrientation] as? NSNumber)?.uint32Value == 1)
    #expect(CGImageSourceCreateImageAtIndex(source, 1, nil) == nil)
  }

  @Test("The pictures of a moving GIF file are read in any order, with their times and repetitions") func moving()
    throws
  {
    let source = try source(Self.gif)
    #expect(CGImageSourceGetCount(source) == 2)
    let second = try #require(CGImageSourceCreateImageAtIndex(source, 1, nil))
    #expect(Array(second.data) == [0, 255, 0, 255, 0, 255, 0, 255])
    let first = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
    #expect(Array(first.data) == [255, 0, 0, 255, 255, 0, 0, 255])
    func times(_ index: Int) -> [String: Any]? {
      (CGImageSourceCopyPropertiesAtIndex(source, index, nil) as? [String: Any])?["kCGImagePropertyGIFDictionary"]
        as? [String: Any]
    }
    #expect((times(0)?["kCGImagePropertyGIFDelayTime"] as? NSNumber)?.doubleValue == 0.05)
    #expect((times(1)?["kCGImagePropertyGIFUnclampedDelayTime"] as? NSNumber)?.doubleValue == 0.01)
    #expect((times(1)?["kCGImagePropertyGIFDelayTime"] as? NSNumber)?.doubleValue == 0.1)
    let file = CGImageSourceCopyProperties(source, nil) as? [String: Any]
    let own = file?["kCGImagePropertyGIFDictionary"] as? [String: Any]
    #expect((own?["kCGImagePropertyGIFLoopCount"] as? NSNumber)?.intValue == 0)
  }

  @Test("A damaged GIF file has the pictures before the damage, and others are no pictures") func damaged() throws {
    for length in [0, 5, 12, 13, 20, 40, 46, 60] {
      let source = try source(Self.gif.prefix(length))
      for index in 0..<2 { _ = CGImageSourceCreateImageAtIndex(source, index, nil) }
      _ = CGImageSourceCopyPropertiesAtIndex(source, 0, nil)
    }
    let text = try source(Data("no picture".utf8))
    #expect(CGImageSourceGetCount(text) == 0 && CGImageSourceGetType(text) == nil)
    #expect(CGImageSourceGetStatus(text) == .statusUnknownType)
    #expect(CGImageSourceCreateImageAtIndex(text, 0, nil) == nil)
    #expect(CGImageSourceCreateWithURL(URL(fileURLWithPath: "/absent.png") as NSURL, nil) == nil)
  }

  @Test("A small copy has the greatest size that an option allows, and none without the option to make one")
  func thumbnail() throws {
    let source = try source(try png(40, 20))
    let options =
      [
        kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceThumbnailMaxPixelSize: 10,
      ] as [NSString: Any]
    let small = try #require(CGImageSourceCreateThumbnailAtIndex(source, 0, options as NSDictionary))
    #expect(small.width == 10 && small.height == 5)
    let large =
      [kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceThumbnailMaxPixelSize: 100] as [NSString: Any]
    #expect(CGImageSourceCreateThumbnailAtIndex(source, 0, large as NSDictionary)?.width == 40)
    #expect(CGImageSourceCreateThumbnailAtIndex(source, 0, nil) == nil)
  }

  @Test("A file whose data come in parts has its picture at the end") func incremental() throws {
    let source = CGImageSourceCreateIncremental(nil)
    #expect(CGImageSourceGetStatus(source) == .statusReadingHeader)
    let data = try png(6, 4)
    CGImageSourceUpdateData(source, data.prefix(20) as NSData, false)
    #expect(CGImageSourceGetStatus(source) == .statusIncomplete)
    CGImageSourceUpdateData(source, data as NSData, true)
    #expect(CGImageSourceCreateImageAtIndex(source, 0, nil)?.width == 6)
  }
}
