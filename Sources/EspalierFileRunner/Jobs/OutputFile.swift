// SPDX-License-Identifier: MIT

import EspalierFiles
import Foundation

/// A picture or a page at the path that the user chose, replaced by the rules for all files (`FileReplacement`).
enum OutputFile {
  /// - Throws: `Stop` with the path and the reason; the former file is untouched then.
  static func write(_ data: Data, to path: String) throws {
    do { try FileReplacement.write(data, to: URL(fileURLWithPath: path)) } catch {
      throw Stop.failed("cannot write \(path): \(reason(error)) Choose another path, or move away what is there.")
    }
  }

  private static func reason(_ error: any Error) -> String {
    guard let reason = (error as? CocoaError)?.systemReason else { return error.localizedDescription }
    return reason + "."
  }
}
