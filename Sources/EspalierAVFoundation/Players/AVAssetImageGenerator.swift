// SPDX-License-Identifier: MIT

import EspalierGeometry
import Foundation

/// Makes pictures of a film. Espalier decodes no films to pictures: each request fails with an `AVError`.
open class AVAssetImageGenerator: NSObject, @unchecked Sendable {
  /// The outcome of a request.
  public enum Result: Int, Sendable {
    /// There is a picture, it failed, or it was cancelled.
    case succeeded, failed, cancelled
  }
  /// Area of a picture that is made.
  public struct ApertureMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The clean area.
    public static let cleanAperture = ApertureMode(rawValue: "CleanAperture")
    /// The area that players show.
    public static let productionAperture = ApertureMode(rawValue: "ProductionAperture")
  }

  /// The film.
  public let asset: AVAsset
  /// Whether pictures are turned as the film requires.
  open var appliesPreferredTrackTransform = false
  /// The largest size of pictures in pixels; zero is the film's.
  open var maximumSize = CGSize.zero
  /// The area of pictures.
  open var apertureMode: ApertureMode?
  /// The longest time by which a picture may be earlier than the requested one.
  open var requestedTimeToleranceBefore = CMTime.positiveInfinity
  /// The longest time by which a picture may be later than the requested one.
  open var requestedTimeToleranceAfter = CMTime.positiveInfinity

  /// - Parameter asset: The film.
  public init(asset: AVAsset) { self.asset = asset }

  private static let failure = AVError(
    .operationNotSupportedForAsset, reason: "Espalier reads no pictures of films.")

  /// The picture at a time.
  /// - Throws: An `AVError`, always.
  open func copyCGImage(at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?) throws -> CGImage {
    throw Self.failure
  }
  /// The picture at a time.
  /// - Throws: An `AVError`, always.
  open func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) { throw Self.failure }
  /// Requests a picture; the handler receives an error.
  open func generateCGImageAsynchronously(
    for requestedTime: CMTime, completionHandler handler: @escaping @Sendable (CGImage?, CMTime, (any Error)?) -> Void
  ) { handler(nil, .zero, Self.failure) }
  /// Requests pictures; the handler receives an error for each.
  open func generateCGImagesAsynchronously(
    forTimes requestedTimes: [NSValue],
    completionHandler handler: @escaping @Sendable (CMTime, CGImage?, CMTime, Result, (any Error)?) -> Void
  ) {
    for time in requestedTimes { handler(time.timeValue, nil, .zero, .failed, Self.failure) }
  }
  /// Ends requests, of which none is pending.
  open func cancelAllCGImageGeneration() {}
}
