import Foundation

/// The command that was built with the tests.
enum Command {
  static let products: URL? = CommandLine.arguments.first { $0.contains(".xctest") }
    .map { URL(fileURLWithPath: $0.components(separatedBy: ".xctest")[0]).deletingLastPathComponent() }

  static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static var isBuilt: Bool {
    guard let products else { return false }
    return ["espalier", "libEspalierRuntime.so", "SwiftUIMacros-tool"].allSatisfy {
      FileManager.default.fileExists(atPath: products.appendingPathComponent($0).path)
    }
  }

  static func run(_ arguments: [String], mergingErrors: Bool = true) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = products!.appendingPathComponent("espalier")
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
