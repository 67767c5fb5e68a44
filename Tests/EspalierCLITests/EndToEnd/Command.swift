// SPDX-License-Identifier: MIT

import Foundation

/// The command that was built with the tests.
enum Command {
  static let products: URL? = CommandLine.arguments.first { $0.contains(".xctest") }
    .map { URL(fileURLWithPath: $0.components(separatedBy: ".xctest")[0]).deletingLastPathComponent() }

  static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static var isBuilt: Bool {
    guard let products else { return false }
    return ["espalier", "libEspalierRuntime.so", "EspalierMacros-tool"].allSatisfy {
      FileManager.default.fileExists(atPath: products.appendingPathComponent($0).path)
    }
  }

  /// - Parameters:
  ///   - environment: on top of ours; an empty value takes one away.
  ///   - executable: another program than the command that was built with the tests.
  static func run(
    _ arguments: [String], mergingErrors: Bool = true, environment: [String: String] = [:], executable: URL? = nil
  ) throws -> (status: Int32, output: String) {
    let process = Process()
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }.filter { !$0.value.isEmpty }
    process.executableURL = executable ?? products!.appendingPathComponent("espalier")
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = mergingErrors ? pipe : FileHandle.nullDevice
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }
}
