// SPDX-License-Identifier: MIT

internal import EspalierCGio
import EspalierNumbers
import EspalierNumbers
import Foundation
import FoundationNetworking

/// Receives the events of a file that is loaded.
@MainActor @preconcurrency
public protocol WKDownloadDelegate: NSObjectProtocol {
  /// The place of the file; nil ends the download. One of the two requirements is implemented.
  func download(
    _ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String,
    completionHandler: @escaping @MainActor @Sendable (URL?) -> Void)
  /// The place of the file; nil ends the download.
  func download(
    _ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String
  ) async -> URL?
  /// The file is there.
  func downloadDidFinish(_ download: WKDownload)
  /// The file could not be loaded.
  func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?)
}

extension WKDownloadDelegate {
  public func download(
    _ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String,
    completionHandler: @escaping @MainActor @Sendable (URL?) -> Void
  ) {
    Task {
      completionHandler(
        await self.download(download, decideDestinationUsing: response, suggestedFilename: suggestedFilename))
    }
  }
  public func download(
    _ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String
  ) async -> URL? { nil }
  public func downloadDidFinish(_ download: WKDownload) {}
  public func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?) {}
}

/// A file that is loaded.
@MainActor @preconcurrency
open class WKDownload: NSObject {
  /// The request of the file.
  open private(set) var originalRequest: URLRequest?
  /// Receives the events. Without one the download ends.
  open weak var delegate: (any WKDownloadDelegate)?
  /// The part that was loaded, 0…1.
  public let progress = Progress(totalUnitCount: 100)
  private let library: WebKitLibrary
  private let download: OpaquePointer
  private var ended: (@MainActor @Sendable (Data?) -> Void)?
  /// Downloads that run live until their end.
  private static var running: Set<WKDownload> = []

  init(_ download: OpaquePointer, _ library: WebKitLibrary) {
    self.library = library
    self.download = GLib.retain(download)
    super.init()
    originalRequest = library.request(library.object("webkit_download_get_request", download))
    Self.running.insert(self)
    connect()
  }

  isolated deinit { GLib.release(download) }

  /// Ends the download. WebKitGTK cannot resume it: the data are nil.
  open func cancel(_ completionHandler: (@MainActor @Sendable (Data?) -> Void)? = nil) {
    ended = completionHandler
    library.perform("webkit_download_cancel", download)
  }
  /// Ends the download. WebKitGTK cannot resume it: the data are nil.
  @discardableResult
  open func cancel() async -> Data? {
    await withCheckedContinuation { done in cancel { done.resume(returning: $0) } }
  }

  private func connect() {
    let decide: @convention(c) (OpaquePointer?, UnsafePointer<CChar>?, UnsafeMutableRawPointer?) -> Int32 = {
      _, name, data in
      let name = name.map { String(cString: $0) } ?? ""
      return GLib.owner(data, WKDownload.self, or: 0) { $0.decide(name) }
    }
    GLib.connect(download, "decide-destination", self, decide)
    let received: @convention(c) (OpaquePointer?, UInt64, UnsafeMutableRawPointer?) -> Void = { _, _, data in
      GLib.owner(data, WKDownload.self, or: ()) { $0.advance() }
    }
    GLib.connect(download, "received-data", self, received)
    let finished: @convention(c) (OpaquePointer?, UnsafeMutableRawPointer?) -> Void = { _, data in
      GLib.owner(data, WKDownload.self, or: ()) { $0.end(nil) }
    }
    GLib.connect(download, "finished", self, finished)
    let failed: @convention(c) (OpaquePointer?, UnsafeMutablePointer<GError>?, UnsafeMutableRawPointer?) -> Void = {
      _, error, data in
      let text = error.map { String(cString: $0.pointee.message) } ?? "unknown"
      GLib.owner(data, WKDownload.self, or: ()) { $0.end(WKError(.unknown, "WebKit: the file is not loaded: \(text)")) }
    }
    GLib.connect(download, "failed", self, failed)
  }

  private func decide(_ name: String) -> Int32 {
    let response = library.response(library.object("webkit_download_get_response", download))
    let suggested = name.isEmpty ? "download" : name
    guard let delegate else {
      library.perform("webkit_download_cancel", download)
      return 1
    }
    delegate.download(self, decideDestinationUsing: response, suggestedFilename: suggested) { [self] url in
      guard let url else { return library.perform("webkit_download_cancel", download) }
      library.set("webkit_download_set_destination", download, url.path)
    }
    return 1
  }

  private func advance() {
    progress.completedUnitCount = Int64(
      clamping: library.real("webkit_download_get_estimated_progress", download) * 100)
  }

  /// WebKitGTK reports the end of a failed download, too.
  private func end(_ error: WKError?) {
    guard Self.running.remove(self) != nil else { return }
    if let ended {
      ended(nil)
    } else if let error {
      delegate?.download(self, didFailWithError: error, resumeData: nil)
    } else {
      progress.completedUnitCount = 100
      delegate?.downloadDidFinish(self)
    }
  }
}
