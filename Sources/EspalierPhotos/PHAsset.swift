// SPDX-License-Identifier: MIT

import Foundation

/// Photo or film of the user's library. There are none: Linux's desktops have no such library.
open class PHAsset: NSObject, @unchecked Sendable {
  private override init() { super.init() }

  /// The name of the photo in the library.
  open var localIdentifier: String { "" }
  /// The kind.
  open var mediaType: PHAssetMediaType { .unknown }
  /// The width in pixels.
  open var pixelWidth: Int { 0 }
  /// The height in pixels.
  open var pixelHeight: Int { 0 }
  /// The time of the photo.
  open var creationDate: Date? { nil }
  /// The time of its last change.
  open var modificationDate: Date? { nil }
  /// The length of a film, in seconds.
  open var duration: TimeInterval { 0 }
  /// Whether the user marked it.
  open var isFavorite: Bool { false }

  /// The photos of the library: none.
  open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> { PHFetchResult() }
  /// The photos of a kind: none.
  open class func fetchAssets(with mediaType: PHAssetMediaType, options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
    PHFetchResult()
  }
  /// The photos with some names: none.
  open class func fetchAssets(
    withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult() }
}

/// Kind of an asset.
public enum PHAssetMediaType: Int, Sendable {
  /// Another kind, a photo, a film, or a sound.
  case unknown, image, video, audio
}

/// The order and the number of photos.
open class PHFetchOptions: NSObject {
  /// Selects photos.
  open var predicate: NSPredicate?
  /// The order.
  open var sortDescriptors: [NSSortDescriptor]?
  /// The most photos; 0 for all.
  open var fetchLimit = 0
  /// Whether hidden photos are among them.
  open var includeHiddenAssets = false
  /// All photos.
  public override init() { super.init() }
}

/// The photos that a query finds: none.
open class PHFetchResult<ObjectType: AnyObject>: NSObject, @unchecked Sendable {
  override init() { super.init() }
  /// The number of photos: 0.
  open var count: Int { 0 }
  /// The first photo: nil.
  open var firstObject: ObjectType? { nil }
  /// The last photo: nil.
  open var lastObject: ObjectType? { nil }
  /// The photo at a place. There are none: a call ends the program, as with any place outside of the result on Apple's systems.
  open func object(at index: Int) -> ObjectType {
    fatalError(
      "PHFetchResult.object(at: \(index)): the result has no objects, as Linux's desktops have no library of photos.")
  }
  /// Calls a block for each photo: for none.
  open func enumerateObjects(_ block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {}
}

/// The manner in which a picture is made.
open class PHImageRequestOptions: NSObject {
  /// The quality of pictures.
  public enum DeliveryMode: Int, Sendable {
    /// Several pictures of increasing quality, the best one, or the fastest one.
    case opportunistic, highQualityFormat, fastFormat
  }
  /// Whether the request waits.
  open var isSynchronous = false
  /// Whether a picture is loaded from a network.
  open var isNetworkAccessAllowed = false
  /// The quality.
  open var deliveryMode = DeliveryMode.opportunistic
  /// Options without a network.
  public override init() { super.init() }
}

/// The place of a picture in a frame.
public enum PHImageContentMode: Int, Sendable {
  /// All of the picture is in the frame, or the frame is full.
  case aspectFit, aspectFill
  /// All of the picture.
  public static let `default` = PHImageContentMode.aspectFit
}

/// Number of a request.
public typealias PHImageRequestID = Int32

/// Makes pictures of photos.
open class PHImageManager: NSObject, @unchecked Sendable {
  private static let manager = PHImageManager()
  /// The program's own.
  open class func `default`() -> PHImageManager { manager }
  /// Ends a request. There are none.
  open func cancelImageRequest(_ requestID: PHImageRequestID) {}

  /// The contents of a photo's file. There are no photos: the handler receives nil.
  @discardableResult
  open func requestImageDataAndOrientation(
    for asset: PHAsset, options: PHImageRequestOptions?,
    resultHandler: @escaping (Data?, String?, UInt32, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    resultHandler(nil, nil, 1, nil)
    return 0
  }
}

/// The kind of a file of a photo.
public enum PHAssetResourceType: Int, Sendable {
  /// A photo, a film, a sound, or another photo.
  case photo = 1, video, audio, alternatePhoto
}

/// Describes a new photo. It is made in a block of `performChanges`, which does not run on Linux.
open class PHAssetChangeRequest: NSObject {
  /// The time of the photo.
  open var creationDate: Date?
  /// Whether the user marked it.
  open var isFavorite = false
  /// A request.
  public required override init() { super.init() }
  /// Adds the photo in a file.
  open class func creationRequestForAssetFromImage(atFileURL fileURL: URL) -> Self? { nil }
  /// Adds the film in a file.
  open class func creationRequestForAssetFromVideo(atFileURL fileURL: URL) -> Self? { nil }
}

/// Describes a new photo with several files. It is made in a block of `performChanges`, which does not run on Linux.
open class PHAssetCreationRequest: PHAssetChangeRequest {
  /// A new photo.
  open class func forAsset() -> Self { Self() }
  /// Adds a file by its contents.
  open func addResource(with type: PHAssetResourceType, data: Data, options: PHAssetResourceCreationOptions?) {}
  /// Adds a file.
  open func addResource(with type: PHAssetResourceType, fileURL: URL, options: PHAssetResourceCreationOptions?) {}
}

/// Options of a new photo's file.
open class PHAssetResourceCreationOptions: NSObject {
  /// The name of the file.
  open var originalFilename: String?
  /// Whether the file is moved.
  open var shouldMoveFile = false
  /// Options that copy the file.
  public override init() { super.init() }
}
