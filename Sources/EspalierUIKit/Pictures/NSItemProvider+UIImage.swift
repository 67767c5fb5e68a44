// SPDX-License-Identifier: MIT

import CoreTransferable
import Foundation
import UniformTypeIdentifiers

extension NSItemProvider {
  /// A picture as a PNG file.
  convenience init(png image: UIImage) {
    self.init()
    register(.png) { image.pngData() ?? Data() }
  }
}

extension UIImage: NSItemProviderReading {
  /// All kinds of pictures.
  public static var readableTypeIdentifiersForItemProvider: [String] { [UTType.image.identifier] }

  /// The picture in a file's contents.
  /// - Throws: An error of Cocoa's if they are no picture.
  public static func object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> any NSItemProviderReading {
    guard let image = UIImage(data: data) else { throw CocoaError(.fileReadCorruptFile) }
    return image
  }
}
