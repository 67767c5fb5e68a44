// SPDX-License-Identifier: MIT

import EspalierAppKit
import EspalierCoreImageAppKit
import EspalierGeometry
import Testing

@MainActor @Suite("Pictures of filters in AppKit")
struct NSImageTests {
  @Test("An image takes the pixels of a form of a picture") func forms() throws {
    let rep = NSCIImageRep(ciImage: CIImage(color: .red).cropped(to: CGRect(x: 0, y: 0, width: 4, height: 2)))
    #expect(rep.size == CGSize(width: 4, height: 2) && rep.pixelsWide == 4)
    let image = NSImage(size: rep.size)
    image.addRepresentation(rep)
    #expect(image.size == rep.size)
    let pixels = try #require(image.cgImage(forProposedRect: nil, context: nil, hints: nil))
    #expect(pixels.data.prefix(4) == Data([255, 0, 0, 255]))
    #expect(CIImage(bitmapImageRep: NSBitmapImageRep(cgImage: pixels))?.extent.width == CGFloat(pixels.width))
    #expect(NSCIImageRep(ciImage: CIImage(color: .red)).size == .zero)
  }
}
