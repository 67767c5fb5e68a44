// SPDX-License-Identifier: MIT

import Foundation

/// A SwiftPM package of a user that depends on Espalier, built against the library that the command belongs to: what the
/// package itself has is compiled, Espalier is not.
struct UserPackage {
  let folder: URL
  let installation: Installation

  /// - Throws: a usage error if there is no package.
  init(_ path: String, _ installation: Installation) throws {
    folder = URL(fileURLWithPath: path).standardizedFileURL
    self.installation = installation
    guard FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path) else {
      throw Stop.usage(
        "\(path) has no Package.swift; `espalier new NAME` makes a package, and a Swift file runs by itself")
    }
  }

  /// What is built: each has a scratch folder of its own below `.build/espalier`, for its flags are its own.
  enum Purpose: String { case run, test }

  func scratch(_ purpose: Purpose) -> URL { folder.appendingPathComponent(".build/espalier/\(purpose.rawValue)") }

  private var environment: [String: String] {
    var environment = ProcessInfo.processInfo.environment
    environment["ESPALIER_PREBUILT"] = Installation.command.path
    return environment
  }

  private func flags(_ purpose: Purpose) -> [String] {
    let libraries = installation.libraries.path
    // The index takes half of a first build's time. SwiftPM finds XCTest's tests in it; editors read that of `swift build`.
    return (purpose == .run ? ["--disable-index-store"] : [])
      + ["--package-path", folder.path, "--scratch-path", scratch(purpose).path]
      + (Compiler.searchFlags(installation) + FoundationImports(installation).driverFlags
      + ExpressionLimit.build.driverFlags)
      .flatMap { ["-Xswiftc", $0] }
      + ["-L", libraries, "-rpath", libraries].flatMap { ["-Xlinker", $0] }
  }

  /// The names of the programs that the package makes.
  /// - Throws: SwiftPM's message, if it cannot read the package.
  func executables() throws -> [String] {
    let result = try ChildProcess.run("swift", ["package", "--package-path", folder.path, "dump-package"])
    guard result.isSuccess, let start = result.output.firstIndex(of: "{"),
      let manifest = try? JSONDecoder().decode(Manifest.self, from: Data(result.output[start...].utf8))
    else {
      Console.error(result.output.trimmingCharacters(in: .newlines))
      throw Stop(status: ExitStatus.failed, message: "SwiftPM cannot read \(folder.path)/Package.swift")
    }
    return manifest.executables
  }

  /// Builds one program. SwiftPM's progress and messages go to the standard error as they come: the standard output is the
  /// program's.
  /// - Returns: where it is.
  func build(_ product: String) throws -> URL {
    let result = try ChildProcess.attach(
      "swift", ["build", "--product", product] + flags(.run), environment: environment, output: .ownError)
    guard result.isSuccess else { throw Stop.failed }
    return scratch(.run).appendingPathComponent("debug/\(product)")
  }

  /// Runs the package's tests with this process's output.
  /// - Parameter arguments: for `swift test`.
  func test(_ arguments: [String]) throws {
    let result = try ChildProcess.attach("swift", ["test"] + flags(.test) + arguments, environment: environment)
    if result.status != 0 {
      throw Stop(status: result.status == nil ? ExitStatus.failed : result.status!, message: nil)
    }
  }

  /// The parts of `swift package dump-package` that are read.
  struct Manifest: Decodable {
    struct Product: Decodable {
      let name: String
      let targets: [String]
      let type: [String: JSONNothing]
    }
    struct Target: Decodable {
      let name: String
      let type: String
    }
    /// Any value, not looked at.
    struct JSONNothing: Decodable { init(from decoder: any Decoder) {} }

    let products: [Product]
    let targets: [Target]

    /// Those that are named as products, and SwiftPM makes one of each other executable target.
    var executables: [String] {
      let named = products.filter { $0.type["executable"] != nil }
      let covered = Set(named.flatMap(\.targets))
      return named.map(\.name) + targets.filter { $0.type == "executable" && !covered.contains($0.name) }.map(\.name)
    }
  }
}
