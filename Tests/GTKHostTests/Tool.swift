import Foundation

/// Programs of the machine.
enum Tool {
  static func find(_ name: String) -> URL? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin").split(separator: ":")
      .map { URL(fileURLWithPath: "\($0)/\(name)") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  @discardableResult
  static func run(
    _ name: String, _ arguments: [String], environment: [String: String] = [:]
  ) throws -> (status: Int32, output: String) {
    guard let program = name.contains("/") ? URL(fileURLWithPath: name) : find(name) else { throw Missing(what: name) }
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }.filter { !$1.isEmpty }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }
}

struct Missing: Error, CustomStringConvertible {
  let what: String
  var description: String { "\(what) is missing" }
}

/// Asks again and again, until there is an answer.
func wait<Value>(_ seconds: Double, for what: String, _ question: () throws -> Value?) throws -> Value {
  let end = Date(timeIntervalSinceNow: seconds)
  repeat {
    if let answer = try question() { return answer }
    usleep(20_000)
  } while Date() < end
  throw Missing(what: what)
}
