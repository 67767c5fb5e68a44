// SPDX-License-Identifier: MIT

import Foundation

/// A SwiftPM package of a user that depends on Espalier, built against the library that the command belongs to: the package's
/// own code is compiled, Espalier is not.
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

  /// The purpose of a build: each has a scratch folder of its own below `.build/espalier`, because its flags differ.
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
      + ExpressionLimit.standard.driverFlags)
      .flatMap { ["-Xswiftc", $0] }
      + ["-L", libraries, "-rpath", libraries].flatMap { ["-Xlinker", $0] }
  }

  /// The products and targets of the package.
  /// - Throws: SwiftPM's message, if it cannot read the package.
  func manifest() throws -> Manifest {
    let result = try Activity.during("reading \(folder.path)/Package.swift") {
      try ChildProcess.run("swift", ["package", "--package-path", folder.path, "dump-package"])
    }
    guard result.isSuccess, let data = PackageDescription.json(in: result.output),
      let manifest = try? JSONDecoder().decode(Manifest.self, from: data)
    else {
      Console.error(result.output.trimmingCharacters(in: .newlines))
      throw Stop(status: ExitStatus.failed, message: "SwiftPM cannot read \(folder.path)/Package.swift")
    }
    return manifest
  }

  /// The values of a program's `Bundle.main`; nil is a package without a program, whose tests have the package's name.
  private func information(of product: String?, in manifest: Manifest) -> ProgramInformation {
    let name = product ?? manifest.name
    let targets = product.map { manifest.folders(of: $0) } ?? []
    return ProgramInformation(
      name: name, identifier: "app.Espalier.\(name)",
      lists: ProjectLists.files(in: targets.map { folder.appendingPathComponent($0) } + [folder], of: folder))
  }

  /// Builds one program. SwiftPM's progress and messages go to standard error immediately: standard output belongs to the
  /// program.
  /// - Returns: the program's place.
  func build(_ product: String, of manifest: Manifest) throws -> URL {
    let result = try ChildProcess.attach(
      "swift", ["build", "--product", product] + flags(.run), environment: environment, output: .ownError,
      role: .attachedTool)
    guard result.isSuccess else { throw Stop.failed }
    let products = scratch(.run).appendingPathComponent("debug")
    try information(of: product, in: manifest).write(to: products)
    return products.appendingPathComponent(product)
  }

  /// Runs the package's tests with this process's output.
  /// - Parameter arguments: Arguments of `swift test`.
  func test(_ arguments: [String]) throws {
    let manifest = try manifest()
    let products = try products(arguments)
    try FileManager.default.createDirectory(at: products, withIntermediateDirectories: true)
    try information(of: manifest.executables.first, in: manifest).write(to: products)
    Console.report("building and running the tests of \(manifest.name)")
    let result = try ChildProcess.attach(
      "swift", ["test"] + flags(.test) + arguments, environment: environment, role: .attachedTool)
    if result.status != 0 {
      throw Stop(status: result.status == nil ? ExitStatus.failed : result.status!, message: nil)
    }
  }

  /// The folder where SwiftPM puts the tests' program.
  private func products(_ arguments: [String]) throws -> URL {
    var words: [String] = []
    for (word, next) in zip(arguments, arguments.dropFirst() + [""]) where ["-c", "--configuration"].contains(word) {
      words = [word, next]
    }
    let place = ["--package-path", folder.path, "--scratch-path", scratch(.test).path]
    let result = try Activity.during("reading where SwiftPM builds \(folder.path)") {
      try ChildProcess.run("swift", ["build", "--show-bin-path"] + place + words)
    }
    guard result.isSuccess, let path = result.output.split(separator: "\n").last, path.hasPrefix("/") else {
      Console.error(result.output.trimmingCharacters(in: .newlines))
      throw Stop.failed
    }
    return URL(fileURLWithPath: String(path))
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
      /// The target's folder; nil is SwiftPM's default.
      var path: String?
    }
    /// Any value; ignored.
    struct JSONNothing: Decodable { init(from decoder: any Decoder) {} }

    let name: String
    let products: [Product]
    let targets: [Target]

    /// The names of executable products, and of those that SwiftPM makes for other executable targets.
    var executables: [String] {
      let named = products.filter { $0.type["executable"] != nil }
      let covered = Set(named.flatMap(\.targets))
      return named.map(\.name) + targets.filter { $0.type == "executable" && !covered.contains($0.name) }.map(\.name)
    }

    /// The folders of an executable product's targets, relative to the package's.
    func folders(of product: String) -> [String] {
      let names = products.first { $0.name == product && $0.type["executable"] != nil }?.targets ?? [product]
      return targets.filter { names.contains($0.name) && $0.type == "executable" }.map {
        $0.path ?? "Sources/\($0.name)"
      }
    }
  }
}
