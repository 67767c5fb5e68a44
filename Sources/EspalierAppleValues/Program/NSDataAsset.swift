// SPDX-License-Identifier: MIT

import EspalierFiles
import EspalierPictures
import Foundation

/// The name of data in an asset catalogue.
public typealias NSDataAssetName = String

/// Data of an asset catalogue: the content of a file in a data set.
open class NSDataAsset: NSObject, @unchecked Sendable {
  /// The name of data in an asset catalogue.
  public typealias Name = NSDataAssetName
  /// The name.
  public let name: NSDataAssetName
  /// The content of the file.
  public let data: Data
  /// The kind of the data.
  public let typeIdentifier: String

  /// Data of the program's bundle; nil if there is none of that name.
  public convenience init?(name: NSDataAssetName) { self.init(name: name, bundle: .main) }

  /// Data of a bundle; nil if there is none of that name, or if the file has more than a gigabyte.
  public init?(name: NSDataAssetName, bundle: Bundle) {
    guard let (file, type) = PictureLibrary.shared.dataFile(named: name, bundle: bundle),
      let data = try? RegularFile.read(file, limit: 1 << 30)
    else { return nil }
    (self.name, self.data, typeIdentifier) = (name, data, type)
    super.init()
  }
}
