// SPDX-License-Identifier: MIT

import Foundation

/// The command that was built with the tests.
public enum Command {
  /// Runs it to its end.
  /// - Parameters:
  ///   - arguments: The arguments after its name.
  ///   - mergingErrors: Whether the output contains standard error.
  ///   - environment: Variables in addition to this process's; an empty value removes one.
  ///   - executable: Another program than the command that was built with the tests.
  public static func run(
    _ arguments: [String], mergingErrors: Bool = true, environment: [String: String] = [:], executable: URL? = nil
  ) throws -> (status: Int32, output: String) {
    let process = Process()
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }.filter { !$0.value.isEmpty }
    process.executableURL = executable ?? BuiltProducts.command
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
