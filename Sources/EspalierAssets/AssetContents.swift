// SPDX-License-Identifier: MIT

import EspalierFiles
import Foundation

/// The `Contents.json` of a folder in an asset catalogue.
package enum AssetContents {
  /// The limits of the file; Xcode's have some hundreds of bytes.
  package static let limit = NestingLimit(depth: 32, bytes: 1 << 20)

  private static func file(in folder: URL) -> URL { folder.appendingPathComponent("Contents.json") }

  /// - Parameter reason: A sentence.
  package static func problem(_ reason: String, in folder: URL) -> AssetProblem {
    AssetProblem(file(in: folder), reason)
  }

  /// The bytes of the file, which Foundation can decode safely.
  package static func data(in folder: URL) throws(AssetProblem) -> Data {
    let file = file(in: folder)
    do {
      let data = try RegularFile.read(file, limit: limit.bytes)
      try limit.check(json: data)
      return data
    } catch { throw AssetProblem(file, error) }
  }

  package static func decode<Contents: Decodable>(
    _ type: Contents.Type, in folder: URL
  ) throws(AssetProblem) -> Contents {
    let data = try data(in: folder)
    guard let contents = try? JSONDecoder().decode(type, from: data) else {
      throw problem("It is no JSON of an asset catalogue.", in: folder)
    }
    return contents
  }
}

/// The reason why a part of an asset catalogue is not used.
package struct AssetProblem: Error, Hashable, CustomStringConvertible {
  package let file: URL
  /// The reason, a sentence.
  package let reason: String

  package init(_ file: URL, _ reason: String) {
    self.file = file
    self.reason = reason
  }

  package init(_ file: URL, _ error: any Error) {
    let isMissing = (error as? CocoaError)?.code == .fileReadNoSuchFile
    self.init(file, isMissing ? "It is not there." : error.localizedDescription)
  }

  package var description: String { "\(file.path): \(reason)" }
}

/// Collects problems until they are reported. May be used on any thread.
package final class AssetProblems: @unchecked Sendable {
  private let lock = NSLock()
  private var all: [AssetProblem] = []

  package init() {}

  package func add(_ problem: AssetProblem) { lock.withLock { all.append(problem) } }

  /// The problems since the last call.
  package func take() -> [AssetProblem] {
    lock.withLock {
      defer { all = [] }
      return all
    }
  }
}
