// SPDX-License-Identifier: MIT

import EspalierUIKit
import Foundation
import SwiftUI
import Testing
import ViewTesting

/// Pictures that follow each other, and pictures in texts.
@MainActor @Suite("Moving pictures and pictures in texts", .serialized)
struct MovingImageTests {
  private static func picture(_ color: UIColor, _ size: CGSize = CGSize(width: 20, height: 20)) -> UIImage {
    UIGraphicsImageRenderer(size: size).image { context in
      color.setFill()
      context.fill(CGRect(origin: .zero, size: size))
    }
  }

  private func pixel(_ host: ViewHost<some View>, _ x: Int, _ y: Int) throws -> [UInt8] {
    let image = try #require(UIImage(data: try host.png())?.cgImage)
    let at = (y * image.width + x) * 4
    return Array(image.data[at..<(at + 3)])
  }

  @Test("A picture of several moves in a view from its first frame on") func animatedImage() throws {
    let image = try #require(
      UIImage.animatedImage(with: [Self.picture(.red), Self.picture(.blue)], duration: 2))
    #expect(image.images?.count == 2 && image.duration == 2 && image.size == CGSize(width: 20, height: 20))
    #expect(UIImage.animatedImage(with: [], duration: 1) == nil)
    #expect(UIImage.animatedImage(with: [image, image, image], duration: 0)?.duration == 0.1)
    let view = UIImageView(image: image)
    let host = ViewHost(Shown(view: view), size: CGSize(width: 20, height: 20))
    #expect(try pixel(host, 10, 10) == [255, 0, 0])
    try host.advance(by: .seconds(1.1))
    #expect(try pixel(host, 10, 10) == [0, 0, 255])
    try host.advance(by: .seconds(1))
    #expect(try pixel(host, 10, 10) == [255, 0, 0])
    #expect(view.isAnimating)
  }

  @Test("The pictures of an animation end after their rounds, and stop on request") func animationImages() throws {
    let view = UIImageView(image: Self.picture(.green))
    view.animationImages = [Self.picture(.red), Self.picture(.blue)]
    view.animationDuration = 1
    view.animationRepeatCount = 2
    let host = ViewHost(Shown(view: view), size: CGSize(width: 20, height: 20))
    let still = try pixel(host, 10, 10)
    #expect(!view.isAnimating)
    view.startAnimating()
    try host.advance(by: .seconds(0.1))
    #expect(view.isAnimating)
    #expect(try pixel(host, 10, 10) == [255, 0, 0])
    try host.advance(by: .seconds(1.6))
    #expect(try pixel(host, 10, 10) == [0, 0, 255])
    try host.advance(by: .seconds(0.5))
    #expect(try pixel(host, 10, 10) == still)
    #expect(!view.isAnimating)
    view.startAnimating()
    view.stopAnimating()
    #expect(!view.isAnimating)
  }

  @Test("The content of a view's layer is made by display(_:), and stands in the place of the picture") func display()
    async throws
  {
    final class Frames: UIImageView {
      var calls = 0
      override func display(_ layer: CALayer) {
        calls += 1
        layer.contents = MovingImageTests.picture(.blue).cgImage
      }
    }
    let view = Frames(image: Self.picture(.red))
    let host = ViewHost(Shown(view: view), size: CGSize(width: 20, height: 20))
    #expect(try pixel(host, 10, 10) == [255, 0, 0])
    view.layer.setNeedsDisplay()
    view.layer.setNeedsDisplay()
    #expect(view.layer.needsDisplay() && view.calls == 0)
    view.layer.displayIfNeeded()
    try host.advance(by: .seconds(0.1))
    #expect(view.calls == 1 && !view.layer.needsDisplay())
    #expect(try pixel(host, 10, 10) == [0, 0, 255])
  }

  @Test("What a layer draws is its content") func layerDrawing() {
    final class Drawn: CALayer, @unchecked Sendable {
      override func draw(in ctx: CGContext) {
        ctx.setFillColor(UIColor.red.cgColor)
        ctx.fill(CGRect(x: 0, y: 0, width: 10, height: 20))
      }
    }
    let layer = Drawn()
    layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    layer.display()
    let pixels = layer.contents as! CGImage?
    #expect(pixels?.width == 20 && pixels?.data.prefix(4).elementsEqual([255, 0, 0, 255]) == true)
    let empty = CALayer()
    empty.frame = layer.frame
    empty.display()
    #expect(empty.contents == nil)
  }

  @Test("An attachment's picture is part of a label's text, in its own or another size") func attachment() throws {
    let attachment = NSTextAttachment(image: Self.picture(.red, CGSize(width: 10, height: 10)))
    let text = NSMutableAttributedString(attachment: attachment)
    #expect(text.length == 1)
    let own = text.size()
    attachment.bounds = CGRect(x: 0, y: 0, width: 40, height: 40)
    #expect(text.size().width == own.width + 30)
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
    label.attributedText = text
    let host = ViewHost(Shown(view: label), size: CGSize(width: 60, height: 60))
    #expect(try pixel(host, 5, 30) == [255, 0, 0])
    #expect(try pixel(host, 55, 30) != [255, 0, 0])
  }

  @Test("A picture for both directions is mirrored where lines run from right to left") func flips() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 20))
      UIColor.blue.setFill()
      context.fill(CGRect(x: 10, y: 0, width: 10, height: 20))
    }
    let flipping = image.imageFlippedForRightToLeftLayoutDirection()
    #expect(flipping.flipsForRightToLeftLayoutDirection && !image.flipsForRightToLeftLayoutDirection)
    for (picture, color) in [(image, [255, 0, 0]), (flipping, [0, 0, 255])] as [(UIImage, [UInt8])] {
      let view = Shown(view: UIImageView(image: picture)).environment(\.layoutDirection, .rightToLeft)
      #expect(try pixel(ViewHost(view, size: CGSize(width: 20, height: 20)), 5, 10) == color)
    }
  }
}
