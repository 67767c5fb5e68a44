// SPDX-License-Identifier: MIT

import EspalierFiles
import EspalierProjects
import Foundation

/// Finds the folders of packages: local ones, those in the folder of `--packages`, and those that SwiftPM has fetched.
struct PackageSearch {
  /// The folder of `--packages`.
  private let vendored: URL?
  /// The folder in which SwiftPM resolves packages.
  private let resolved: URL
  /// Addresses that could not be fetched, with SwiftPM's reason.
  private(set) var failures: [String: String] = [:]
  /// The clones that are too old, in sentences, by identity.
  private(set) var outdated: [String: String] = [:]
  private var folders: [String: URL] = [:]
  /// The versions that the project has used last.
  private let pins: [String: PackagePin]
  private var clones: [String: PackageClone] = [:]
  /// The requirements that were found so far, by identity.
  private var requirements: [String: [RemotePackage.Requirement]] = [:]

  /// - Parameters:
  ///   - vendored: The folder of `--packages`.
  ///   - pins: The versions that the project has used last, by identity.
  init(vendored: URL?, resolved: URL, pins: [String: PackagePin] = [:]) {
    self.vendored = vendored
    self.resolved = resolved
    self.pins = pins
    for folder in vendored.map(Self.packages) ?? [] {
      let identity = folder.lastPathComponent.lowercased()
      folders[identity] = folder
      clones[identity] = PackageClone(folder: folder)
    }
  }

  /// Chooses the version of a package of which there is a clone: the one that the project has used last, else the newest one that all
  /// requirements so far permit.
  mutating func choose(_ identity: String, for requirement: RemotePackage.Requirement?) {
    let identity = identity.lowercased()
    guard let clone = clones[identity] else { return }
    let known = requirements[identity]
    let all = (known ?? []) + [requirement].compactMap(\.self).filter { known?.contains($0) != true }
    guard known != all else { return }
    requirements[identity] = all
    outdated[identity] = clone.shortage(pin: pins[identity], requirements: all)
    folders[identity] =
      clone.revision(pin: pins[identity], requirements: all).map {
        clone.folder(at: $0, in: resolved.appendingPathComponent("versions", isDirectory: true))
      } ?? clone.folder
  }

  /// The step that makes a missing package available, without a full stop.
  func nextStep(for package: RemotePackage) -> String {
    if let vendored { return "clone it into \(vendored.appendingPathComponent(package.identity).path)" }
    return "clone it into a folder named \(package.identity) and name the folder around it with --packages"
  }

  private static func packages(in folder: URL) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().map { folder.appendingPathComponent($0, isDirectory: true) }
      .filter { FileManager.default.fileExists(atPath: $0.path + "/Package.swift") }
  }

  /// The folder of a package; nil if it is not there and cannot be fetched.
  func folder(_ package: PackageReference) -> URL? {
    if let own = folders[package.identity] { return own }
    if case .local(let folder) = package { return folder }
    return nil
  }

  /// The folder of a package that a manifest names.
  func folder(identity: String) -> URL? { folders[identity.lowercased()] }

  /// The seconds after which packages are not tried one by one any more.
  private static let longestTry = 120.0

  /// Fetches the packages that are not there, with all that they need, by one run of SwiftPM, which keeps them. If that fails, each
  /// is fetched alone, because one that is not there any more takes no others with it.
  mutating func resolve(_ packages: [RemotePackage]) throws {
    for package in packages { choose(package.identity, for: package.requirement) }
    let absent = packages.filter { folder(identity: $0.identity) == nil }
    guard !absent.isEmpty, let reason = try resolve(absent, in: resolved) else { return }
    for package in absent { failures[package.identity] = reason }
    guard absent.count > 1 else { return }
    let start = Date()
    for package in absent where folder(identity: package.identity) == nil {
      guard Date().timeIntervalSince(start) < Self.longestTry else { return }
      let place = resolved.appendingPathComponent("alone/\(package.identity)", isDirectory: true)
      failures[package.identity] = try resolve([package], in: place)
    }
  }

  /// Fetches packages by one run of SwiftPM in a folder.
  /// - Returns: The reason of a failure; nil for a success.
  private mutating func resolve(_ packages: [RemotePackage], in place: URL) throws -> String? {
    let manifest = Self.manifest(packages)
    let checkouts = place.appendingPathComponent(".build/checkouts", isDirectory: true)
    let file = place.appendingPathComponent("Package.swift")
    let isKnown =
      (try? RegularFile.text(file.path, limit: 1 << 20)) == manifest && !Self.packages(in: checkouts).isEmpty
    var reason: String?
    if !isKnown {
      let failure = FetchFailure(in: place, of: manifest)
      reason = try failure.recent() ?? fetch(packages, manifest, to: file, failure)
    }
    for folder in Self.packages(in: checkouts) { folders[folder.lastPathComponent.lowercased()] = folder }
    return reason
  }

  /// Fetches packages by SwiftPM.
  /// - Returns: The reason of a failure, which is kept for the next runs.
  private func fetch(
    _ packages: [RemotePackage], _ manifest: String, to file: URL, _ failure: FetchFailure
  ) throws -> String? {
    let place = file.deletingLastPathComponent()
    let sources = place.appendingPathComponent("Sources/Packages")
    try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
    try manifest.write(to: file, atomically: true, encoding: .utf8)
    try "".write(to: sources.appendingPathComponent("Packages.swift"), atomically: true, encoding: .utf8)
    guard let swift = ChildProcess.find("swift") else { throw Stop.missing("no swift on the PATH") }
    let title = packages.count == 1 ? "the package \(packages[0].identity)" : "\(packages.count) packages"
    let result = try Activity.during("fetching \(title) with SwiftPM") {
      try ChildProcess.run(swift, ["package", "--package-path", place.path, "resolve"], limit: 600)
    }
    guard !result.isSuccess else {
      failure.forget()
      return nil
    }
    return try failure.keep(FetchFailure.reason(in: result.output))
  }

  private static func manifest(_ packages: [RemotePackage]) -> String {
    let dependencies = packages.map { "    .package(url: \(quoted($0.address)), \(requirement($0))),\n" }.joined()
    return """
      // swift-tools-version: 5.9
      import PackageDescription

      let package = Package(
        name: "Packages",
        dependencies: [
      \(dependencies)  ],
        targets: [.target(name: "Packages")])

      """
  }

  private static func requirement(_ package: RemotePackage) -> String {
    if let version = package.pin?.version { return "exact: \(quoted(version))" }
    if let revision = package.pin?.revision { return "revision: \(quoted(revision))" }
    switch package.requirement {
    case .upToNextMajor(let version): return "from: \(quoted(version))"
    case .upToNextMinor(let version): return ".upToNextMinor(from: \(quoted(version)))"
    case .exact(let version): return "exact: \(quoted(version))"
    case .branch(let name): return "branch: \(quoted(name))"
    case .revision(let name): return "revision: \(quoted(name))"
    case .range(let from, let to): return "\(quoted(from))..<\(quoted(to))"
    case .unknown: return "branch: \"main\""
    }
  }

  private static func quoted(_ text: String) -> String { String(reflecting: text) }
}
