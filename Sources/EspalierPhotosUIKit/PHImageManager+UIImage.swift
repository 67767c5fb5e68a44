// SPDX-License-Identifier: MIT

import EspalierPhotos
import EspalierUIKit
import Foundation

extension PHImageManager {
  /// A picture of a photo. There are no photos: the handler receives nil.
  @discardableResult
  public func requestImage(
    for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?,
    resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    resultHandler(nil, nil)
    return 0
  }
}

extension PHAssetChangeRequest {
  /// Adds a picture. It is called in a block of `performChanges`, which does not run on Linux.
  @discardableResult
  public static func creationRequestForAsset(from image: UIImage) -> Self { Self() }
}
