// SPDX-License-Identifier: MIT

import CoreTransferable
import EspalierFiles
import Foundation
import FoundationNetworking

/// Reads the title and the addresses of the pictures of a page. A provider makes one request.
open class LPMetadataProvider: NSObject, @unchecked Sendable {
  /// The most bytes of a page that are read: its head is at the beginning.
  private static let most = 2 << 20
  /// The most bytes of a picture.
  private static let mostPicture = 32 << 20

  /// Whether the providers of pictures are set.
  open var shouldFetchSubresources = true
  /// The time in seconds after which a request fails.
  open var timeout: TimeInterval = 30
  private let lock = NSLock()
  private var task: Task<LPLinkMetadata, any Error>?
  private var isUsed = false

  /// A provider for one request.
  public override init() {}

  /// Reads a page.
  /// - Throws: `LPError` with the reason.
  open func startFetchingMetadata(for url: URL) async throws -> LPLinkMetadata {
    try await startFetchingMetadata(for: URLRequest(url: url))
  }

  /// Reads a page.
  /// - Throws: `LPError` with the reason.
  open func startFetchingMetadata(for request: URLRequest) async throws -> LPLinkMetadata {
    let task = try lock.withLock {
      guard !isUsed else { throw LPError(.unknown, "An LPMetadataProvider makes one request: make another one.") }
      isUsed = true
      let (fetchesPictures, timeout) = (shouldFetchSubresources, timeout)
      let task = Task { try await Self.read(request, timeout, fetchesPictures) }
      self.task = task
      return task
    }
    return try await withTaskCancellationHandler {
      try await task.value
    } onCancel: {
      task.cancel()
    }
  }

  /// Reads a page; the closure is called on a queue of the system.
  open func startFetchingMetadata(
    for url: URL, completionHandler: @escaping @Sendable (LPLinkMetadata?, (any Error)?) -> Void
  ) {
    Task {
      do {
        completionHandler(try await startFetchingMetadata(for: url), nil)
      } catch { completionHandler(nil, error) }
    }
  }

  /// Ends the request, which fails.
  open func cancel() { lock.withLock { task }?.cancel() }

  private static func read(_ request: URLRequest, _ timeout: TimeInterval, _ fetchesPictures: Bool) async throws
    -> LPLinkMetadata
  {
    guard let address = request.url, let scheme = address.scheme else {
      throw LPError(.metadataFetchFailed, "The request has no address.")
    }
    let metadata = LPLinkMetadata()
    (metadata.originalURL, metadata.url) = (address, address)
    let data: Data
    if scheme == "file" {
      guard let content = try? RegularFile.read(address, limit: most) else {
        throw LPError(.metadataFetchFailed, "\(address.path) cannot be read.")
      }
      data = content
    } else {
      var request = request
      request.timeoutInterval = timeout
      let response: URLResponse
      do {
        (data, response) = try await URLSession.shared.data(for: request)
      } catch is CancellationError {
        throw LPError(.metadataFetchCancelled, "The request was cancelled.")
      } catch let error as URLError {
        switch error.code {
        case .cancelled: throw LPError(.metadataFetchCancelled, "The request was cancelled.")
        case .timedOut: throw LPError(.metadataFetchTimedOut, "\(address.host ?? "The server") did not answer in time.")
        default: throw LPError(.metadataFetchFailed, error.localizedDescription)
        }
      }
      if let status = (response as? HTTPURLResponse)?.statusCode, !(200..<300).contains(status) {
        throw LPError(.metadataFetchFailed, "\(address.host ?? "The server") answered with status \(status).")
      }
      metadata.url = response.url ?? address
    }
    let head = PageHead(String(decoding: data.prefix(most), as: UTF8.self))
    let base = metadata.url ?? address
    func resolved(_ text: String?) -> URL? { text.flatMap { URL(string: $0, relativeTo: base)?.absoluteURL } }
    metadata.title = head.title
    metadata.remoteVideoURL = resolved(head.video)
    if let canonical = resolved(head.address), canonical.host == base.host { metadata.url = canonical }
    if fetchesPictures {
      metadata.imageProvider = resolved(head.image).map(provider)
      metadata.iconProvider = (resolved(head.icon) ?? resolved(scheme == "file" ? nil : "/favicon.ico")).map(provider)
    }
    return metadata
  }

  /// The picture at an address, which is loaded when it is read.
  private static func provider(_ url: URL) -> NSItemProvider {
    let provider = NSItemProvider()
    provider.suggestedName = url.lastPathComponent
    let kinds = ["jpg": "public.jpeg", "jpeg": "public.jpeg", "gif": "com.compuserve.gif", "svg": "public.svg-image"]
    let kind = kinds[url.pathExtension.lowercased()] ?? "public.png"
    provider.registerDataRepresentation(forTypeIdentifier: kind, visibility: .all) { completion in
      Task {
        do {
          let data =
            url.isFileURL
            ? try RegularFile.read(url, limit: mostPicture) : try await URLSession.shared.data(from: url).0
          completion(data, nil)
        } catch { completion(nil, error) }
      }
      return nil
    }
    return provider
  }
}
