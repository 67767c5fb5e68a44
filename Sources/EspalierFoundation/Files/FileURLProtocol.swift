// SPDX-License-Identifier: MIT

import EspalierFiles
import Foundation
import FoundationNetworking
import UniformTypeIdentifiers

/// Loads addresses of files in a `URLSession`, which Foundation on Linux loads from the network only.
package final class FileURLProtocol: URLProtocol {
  /// Makes sessions of the program load files. Once is enough; further calls have no effect.
  package static func register() { _ = isRegistered }

  private static let isRegistered = URLProtocol.registerClass(FileURLProtocol.self)

  package override class func canInit(with request: URLRequest) -> Bool { request.url?.isFileURL == true }
  package override class func canInit(with task: URLSessionTask) -> Bool {
    task.currentRequest?.url?.isFileURL == true
  }
  package override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  package override func startLoading() {
    guard let client, let url = request.url else { return }
    do {
      let data = try RegularFile.read(url)
      let response = URLResponse(
        url: url, mimeType: UTType(filenameExtension: url.pathExtension)?.preferredMIMEType,
        expectedContentLength: data.count, textEncodingName: nil)
      client.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
      client.urlProtocol(self, didLoad: data)
      client.urlProtocolDidFinishLoading(self)
    } catch {
      let exists = FileManager.default.fileExists(atPath: url.path)
      client.urlProtocol(
        self,
        didFailWithError: URLError(
          exists ? .noPermissionsToReadFile : .fileDoesNotExist, userInfo: [NSURLErrorFailingURLErrorKey: url]))
    }
  }

  package override func stopLoading() {}
}
