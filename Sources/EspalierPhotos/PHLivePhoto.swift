// SPDX-License-Identifier: MIT

import Foundation

/// Number of a request of a moving photo.
public typealias PHLivePhotoRequestID = Int32
/// The number of no request.
public let PHLivePhotoRequestIDInvalid: PHLivePhotoRequestID = 0

/// Key of the error of a request, in the dictionary of its handler.
public let PHLivePhotoInfoErrorKey = "PHLivePhotoInfoErrorKey"
/// Key of whether the photo is one of several, of which better ones follow.
public let PHLivePhotoInfoIsDegradedKey = "PHLivePhotoInfoIsDegradedKey"
/// Key of whether the request was cancelled.
public let PHLivePhotoInfoCancelledKey = "PHLivePhotoInfoCancelledKey"

/// A photo with a short film. No program on Linux has one: requests fail.
open class PHLivePhoto: NSObject, @unchecked Sendable {
  /// The size in pixels: zero.
  open var size: CGSize { .zero }

  /// Ends a request, of which none is pending.
  open class func cancelRequest(withRequestID requestID: PHLivePhotoRequestID) {}
}
