// SPDX-License-Identifier: MIT

import EspalierCoreImageUIKit
import EspalierGeometry
import EspalierUIKit
import Testing

@MainActor @Suite("Pictures of filters in UIKit")
struct UIImageTests {
  @Test("A QR code becomes an image, and an image a picture of filters") func images() throws {
    let filter = CIFilter.qrCodeGenerator()
    filter.message = Data("Espalier".utf8)
    let code = try #require(filter.outputImage?.transformed(by: CGAffineTransform(scaleX: 4, y: 4)))
    let image = UIImage(ciImage: code, scale: 2, orientation: .up)
    #expect(image.size == CGSize(width: 46, height: 46))
    let again = try #require(CIImage(image: image))
    #expect(again.extent == code.extent)
    #expect(UIImage(ciImage: CIImage(color: .red)).size == .zero)
    #expect(CIImage(image: UIImage()) == nil)
  }

  @Test("Colours are converted") func colors() {
    #expect(CIColor(color: UIColor(red: 1, green: 0, blue: 0.5, alpha: 1)).blue == 0.5)
    #expect(UIColor(ciColor: .green).cgColor.components == [0, 1, 0, 1])
  }
}
