// SPDX-License-Identifier: MIT

import EspalierAppleValues
import EspalierGeometry
import EspalierImageIO
import Foundation
import Testing

@Suite("Writing of picture files")
struct ImageDestinationTests {
  private let image = CGImage(rgba: [255, 0, 0, 255, 0, 0, 255, 255], width: 2, height: 1)!

  private func written(_ type: String, _ properties: [NSString: Any]) -> CGImage? {
    let data = NSMutableData()
    guard let destination = CGImageDestinationCreateWithData(data as NSMutableData, type as NSString, 1, nil) else {
      return nil
    }
    CGImageDestinationAddImage(destination, image, properties as NSDictionary)
    guard CGImageDestinationFinalize(destination),
      let source = CGImageSourceCreateWithData(data as NSData, nil)
    else { return nil }
    return CGImageSourceCreateImageAtIndex(source, 0, nil)
  }

  @Test("A PNG file has the same pixels, turned by an orientation") func png() throws {
    #expect(written("public.png", [:])?.data == image.data)
    let turned = try #require(written("public.png", [kCGImagePropertyOrientation: NSNumber(value: 6)]))
    #expect(turned.width == 1 && turned.height == 2 && turned.data == image.data)
    let down = try #require(written("public.png", [kCGImagePropertyOrientation: NSNumber(value: 3)]))
    #expect(Array(down.data) == [0, 0, 255, 255, 255, 0, 0, 255])
    let left = try #require(written("public.png", [kCGImagePropertyOrientation: NSNumber(value: 8)]))
    #expect(Array(left.data) == [0, 0, 255, 255, 255, 0, 0, 255] && left.height == 2)
  }

  @Test("A JPEG file has a picture of the same size; other kinds, and several pictures, are not written") func others()
  {
    #expect(written("public.jpeg", [kCGImageDestinationLossyCompressionQuality: 0.9])?.width == 2)
    #expect(written("public.heic", [:]) == nil)
    #expect(CGImageDestinationCreateWithData(NSMutableData(), "public.png", 2, nil) == nil)
    let empty = CGImageDestinationCreateWithData(NSMutableData(), "public.png", 1, nil)
    #expect(empty.map(CGImageDestinationFinalize) == false)
  }
}
