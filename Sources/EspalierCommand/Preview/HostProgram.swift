// SPDX-License-Identifier: MIT

import EspalierFiles
import Foundation

/// The program that viewers and workers run: it only loads the library.
enum HostProgram {
  /// The path of the program, which is kept.
  /// - Throws: `Stop` if it cannot be linked.
  static func find(with compiler: Compiler) throws -> String {
    let cache = try compiler.installation.cache("hosts")
    let program = cache.appendingPathComponent(Fingerprint.of([compiler.installation.libraries.path])).path
    if FileManager.default.isExecutableFile(atPath: program), PrivateFolder.problem(ofFile: program) == nil {
      return program
    }
    let own = program + ".\(getpid())"
    let result = try compiler.linkHost(to: own)
    guard result.isSuccess else {
      throw Stop(status: ExitStatus.failed, message: "the program of the window cannot be linked:\n" + result.output)
    }
    try? FileManager.default.removeItem(atPath: own + ".c")
    chmod(own, 0o700)
    guard rename(own, program) == 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    return program
  }

  /// A copy of the program in a folder: files beside it form the main bundle of the user's code.
  static func copy(_ program: String, into folder: URL) throws -> URL {
    let worker = folder.appendingPathComponent("bundle/program")
    try FileManager.default.createDirectory(
      at: worker.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.copyItem(atPath: program, toPath: worker.path)
    return worker
  }
}
