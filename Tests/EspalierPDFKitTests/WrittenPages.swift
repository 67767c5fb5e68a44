// SPDX-License-Identifier: MIT

import EspalierAppleValues
import EspalierPDFKitUIKit
import EspalierUIKit
import Foundation

/// A PDF file with a text on each page.
@MainActor
func writtenFile(_ texts: [String], size: CGSize = CGSize(width: 200, height: 100)) -> Data {
  UIGraphicsPDFRenderer(bounds: CGRect(origin: .zero, size: size)).pdfData { context in
    for text in texts {
      context.beginPage()
      text.draw(at: CGPoint(x: 10, y: 10), withAttributes: [.font: UIFont.systemFont(ofSize: 20)])
    }
  }
}

/// The components of the pixel of a picture, red, green, blue and alpha, 0…255, its rows counted from the top.
func pixel(_ image: CGImage?, _ x: Int, _ y: Int) -> [Int] {
  guard let image, x < image.width, y < image.height else { return [] }
  return image.rgba[((y * image.width + x) * 4)...].prefix(4).map { Int($0) }
}
