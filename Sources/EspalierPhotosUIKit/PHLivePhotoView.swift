// SPDX-License-Identifier: MIT

import EspalierPhotos
import EspalierUIKit
import Foundation

extension PHLivePhoto {
  /// A photo of a picture's and a film's file. There is none on Linux: the handler receives nil and a `PHPhotosError` at once.
  @discardableResult
  public static func request(
    withResourceFileURLs fileURLs: [URL], placeholderImage image: UIImage?, targetSize: CGSize,
    contentMode: PHImageContentMode, resultHandler: @escaping (PHLivePhoto?, [AnyHashable: Any]) -> Void
  ) -> PHLivePhotoRequestID {
    resultHandler(nil, [PHLivePhotoInfoErrorKey: PHPhotosError(.internalError) as NSError])
    return PHLivePhotoRequestIDInvalid
  }
}

/// A view of a moving photo. As no program on Linux has such a photo, it is empty.
@MainActor @preconcurrency
open class PHLivePhotoView: UIView {
  /// The parts of the film that are played.
  public enum PlaybackStyle: Int, Sendable {
    /// None, all of it, or a second.
    case undefined, full, hint
  }
  /// The photo.
  open var livePhoto: PHLivePhoto?
  /// Whether the film is silent.
  open var isMuted = false
  /// The object that follows the film.
  open weak var delegate: (any PHLivePhotoViewDelegate)?

  /// Plays the film: there is none.
  open func startPlayback(with playbackStyle: PlaybackStyle) {}
  /// Ends the film: there is none.
  open func stopPlayback() {}
}

/// An object that follows the film of a moving photo, which does not begin.
@MainActor @preconcurrency
public protocol PHLivePhotoViewDelegate: NSObjectProtocol {
  /// The film is about to begin.
  func livePhotoView(
    _ livePhotoView: PHLivePhotoView, willBeginPlaybackWith playbackStyle: PHLivePhotoView.PlaybackStyle)
  /// The film has ended.
  func livePhotoView(
    _ livePhotoView: PHLivePhotoView, didEndPlaybackWith playbackStyle: PHLivePhotoView.PlaybackStyle)
}

extension PHLivePhotoViewDelegate {
  public func livePhotoView(
    _ livePhotoView: PHLivePhotoView, willBeginPlaybackWith playbackStyle: PHLivePhotoView.PlaybackStyle
  ) {}
  public func livePhotoView(
    _ livePhotoView: PHLivePhotoView, didEndPlaybackWith playbackStyle: PHLivePhotoView.PlaybackStyle
  ) {}
}
