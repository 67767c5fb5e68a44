// SPDX-License-Identifier: MIT

import EspalierAppleValues
import EspalierGeometry
import Foundation
import SwiftUI

/// The domain of errors of thumbnails.
public let QLThumbnailErrorDomain = "QLThumbnailErrorDomain"

/// Failure of a thumbnail.
public struct QLThumbnailError: CustomNSError, LocalizedError, Hashable, Sendable {
  /// The kinds of errors, with Apple's numbers.
  public enum Code: Int, Sendable {
    /// The file has no picture.
    case generationFailed
    /// The picture cannot be written.
    case savingToURLFailed
    /// No picture was kept.
    case noCachedThumbnail
    /// A server has no picture.
    case noCloudThumbnail
    /// The request has no size or no file.
    case requestInvalid
    /// The request was cancelled.
    case requestCancelled
  }

  /// The kind of the error.
  public let code: Code
  private let text: String
  init(_ code: Code, _ text: String) { (self.code, self.text) = (code, text) }
  /// An error of a kind.
  public init(_ code: Code) { self.init(code, "The thumbnail cannot be made (\(code)).") }
  /// The domain.
  public static var errorDomain: String { QLThumbnailErrorDomain }
  /// The same as `code`, as a number.
  public var errorCode: Int { code.rawValue }
  /// The text of the error, which Foundation takes from here.
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: text] }
  public var errorDescription: String? { text }
}

/// Small pictures of files: of pictures in all formats that `Image` has. Other files have an icon.
open class QLThumbnailGenerator: NSObject, @unchecked Sendable {
  /// A file, and the size of its picture.
  open class Request: NSObject, @unchecked Sendable {
    /// The kinds of pictures.
    public struct RepresentationTypes: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      /// An icon of the kind of file.
      public static let icon = Self(rawValue: 1)
      /// A small picture that is quickly made: the same as `thumbnail`.
      public static let lowQualityThumbnail = Self(rawValue: 2)
      /// A small picture of the content.
      public static let thumbnail = Self(rawValue: 4)
      /// All of them, the best one first.
      public static let all = Self(rawValue: 7)
    }

    /// The file.
    public let url: URL
    /// The largest size in points.
    public let size: CGSize
    /// The pixels per point.
    public let scale: CGFloat
    /// The kinds of pictures.
    public let representationTypes: RepresentationTypes
    /// The smallest width or height in points.
    open var minimumDimension: CGFloat = 0
    /// Whether the picture is that of an icon: without effect.
    open var iconMode = false
    private let lock = NSLock()
    private var cancelled = false
    var isCancelled: Bool {
      get { lock.withLock { cancelled } }
      set { lock.withLock { cancelled = newValue } }
    }

    /// A request for the picture of a file.
    public init(fileAt url: URL, size: CGSize, scale: CGFloat, representationTypes: RepresentationTypes) {
      (self.url, self.size, self.scale, self.representationTypes) = (url, size, scale, representationTypes)
    }
  }

  /// The program's generator.
  public static let shared = QLThumbnailGenerator()

  /// The best picture of a file; the closure is called on a queue of the system.
  open func generateBestRepresentation(
    for request: Request,
    completion completionHandler: @escaping @Sendable (QLThumbnailRepresentation?, (any Error)?) -> Void
  ) {
    DispatchQueue.global().async {
      switch Result(catching: { try Self.make(request) }) {
      case .success(let picture): completionHandler(picture, nil)
      case .failure(let error): completionHandler(nil, error)
      }
    }
  }

  /// The best picture of a file.
  /// - Throws: `QLThumbnailError` with the reason.
  open func generateBestRepresentation(for request: Request) async throws -> QLThumbnailRepresentation {
    try await withCheckedThrowingContinuation { continuation in
      DispatchQueue.global().async { continuation.resume(with: Result { try Self.make(request) }) }
    }
  }

  /// The pictures of a file, from the fastest to the best: here one, the best. The closure is called on a queue of the system.
  open func generateRepresentations(
    for request: Request,
    update updateHandler: (
      @Sendable (QLThumbnailRepresentation?, QLThumbnailRepresentation.RepresentationType, (any Error)?) -> Void
    )? = nil
  ) {
    guard let updateHandler else { return }
    generateBestRepresentation(for: request) { picture, error in
      updateHandler(picture, picture?.type ?? .thumbnail, error)
    }
  }

  /// Ends a request, whose closure receives an error, unless it has ended.
  open func cancel(_ request: Request) { request.isCancelled = true }

  private static func make(_ request: Request) throws -> QLThumbnailRepresentation {
    guard request.size.width >= 1, request.size.height >= 1, request.scale > 0, request.url.isFileURL else {
      throw QLThumbnailError(.requestInvalid, "A thumbnail needs a file and a size.")
    }
    guard FileManager.default.fileExists(atPath: request.url.path) else {
      throw QLThumbnailError(.generationFailed, "There is no file \(request.url.path).")
    }
    let picture = request.representationTypes.subtracting(.icon).isEmpty ? nil : _ImageContent(contentsOf: request.url)
    if request.isCancelled { throw QLThumbnailError(.requestCancelled, "The request was cancelled.") }
    if let picture, let small = reduced(picture, request) { return QLThumbnailRepresentation(small, .thumbnail) }
    guard request.representationTypes.contains(.icon) else {
      throw QLThumbnailError(.generationFailed, "\(request.url.lastPathComponent) has no picture.")
    }
    let isFolder = (try? request.url.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true
    let style = SymbolStyleSource.icon(min(request.size.width, request.size.height))
    guard let icon = onMainQueue({ _ImageContent(symbol: isFolder ? "folder" : "doc", style: style) }),
      let small = reduced(icon, request)
    else { throw QLThumbnailError(.generationFailed) }
    return QLThumbnailRepresentation(small, .icon)
  }

  /// The picture in the size of a request, not stretched, with its pixels per point.
  private static func reduced(_ content: _ImageContent, _ request: Request) -> _ImageContent? {
    guard content.size.width > 0, content.size.height > 0 else { return nil }
    let factor = min(request.size.width / content.size.width, request.size.height / content.size.height)
    let size = CGSize(width: max(1, content.size.width * factor), height: max(1, content.size.height * factor))
    return onMainQueue {
      content.stretched(to: size)?.pixels(scale: request.scale).map { _ImageContent($0, scale: request.scale) }
    }
  }
}

/// A picture of a file.
open class QLThumbnailRepresentation: NSObject, @unchecked Sendable {
  /// The kind of a picture.
  public enum RepresentationType: Int, Sendable {
    /// An icon, a small picture that is quickly made, a small picture.
    case icon, lowQualityThumbnail, thumbnail
  }

  /// The kind.
  public let type: RepresentationType
  package let content: _ImageContent
  /// The pixels.
  public let cgImage: CGImage
  /// The part of the picture with the content, in points: all of it.
  open var contentRect: CGRect { CGRect(origin: .zero, size: content.size) }

  init(_ content: _ImageContent, _ type: RepresentationType) {
    (self.content, self.type) = (content, type)
    cgImage = onMainQueue { content.pixels() } ?? CGImage(rgba: [0, 0, 0, 0], width: 1, height: 1)!
  }
}
