// SPDX-License-Identifier: MIT

import EspalierProjects
import Foundation

/// A clone of a package in the folder of `--packages`, of which the version is used that a project requires.
///
/// A clone without history, one that lacks the version, and one with changes of the user's own are used as they are.
struct PackageClone {
  let folder: URL

  private static let git = ChildProcess.find("git")
  private static let longest = 60

  private func git(_ arguments: [String], in folder: URL? = nil) -> String? {
    guard let git = Self.git,
      let result = try? ChildProcess.run(
        git, ["-C", (folder ?? self.folder).path] + arguments, limit: TimeInterval(Self.longest)), result.isSuccess
    else { return nil }
    return result.output.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// The names of the releases; nil without a repository.
  private var tags: [String]? {
    guard FileManager.default.fileExists(atPath: folder.appendingPathComponent(".git").path) else { return nil }
    return git(["tag", "--list"])?.split(separator: "\n").map(String.init)
  }

  /// The name in the repository of the version that a pin names, or of the newest one that all requirements permit; nil for the clone as
  /// it is.
  func revision(pin: PackagePin?, requirements: [RemotePackage.Requirement]) -> String? {
    guard let tags else { return nil }
    if let version = pin?.version, let tag = [version, "v\(version)"].first(where: tags.contains) { return tag }
    for revision in [pin?.revision].compactMap(\.self) + requirements.compactMap(\.revision)
    where git(["cat-file", "-e", "\(revision)^{commit}"]) != nil { return revision }
    guard !requirements.isEmpty else { return nil }
    return tags.compactMap { tag in PackageVersion(tag).map { (version: $0, tag: tag) } }
      .filter { tag in requirements.allSatisfy { tag.version.isPermitted(by: $0) } }
      .max { $0.version < $1.version }?.tag
  }

  /// The sentence that the clone is too old: all its releases are before a version that is required. Nil if one of them is not, and for a
  /// clone without releases, as one without history, whose version is unknown.
  func shortage(pin: PackagePin?, requirements: [RemotePackage.Requirement]) -> String? {
    guard revision(pin: pin, requirements: requirements) == nil,
      let newest = tags?.compactMap({ PackageVersion($0) }).max()
    else { return nil }
    let needed = ([pin?.version] + requirements.map(\.least)).compactMap { $0.flatMap { PackageVersion($0) } }.max()
    guard let needed, newest < needed else { return nil }
    return "the clone \(folder.path) is too old: its newest version is \(newest), and \(needed) is needed; "
      + "fetch its repository again"
  }

  /// The folder with a version: the clone itself, if it has that one or changes of the user's, else a copy in another folder.
  func folder(at revision: String, in place: URL) -> URL {
    guard let commit = git(["rev-parse", "\(revision)^{commit}"]), git(["rev-parse", "HEAD"]) != commit,
      git(["status", "--porcelain", "--untracked-files=no"])?.isEmpty == true
    else { return folder }
    let copy = place.appendingPathComponent("\(commit.prefix(16))/\(folder.lastPathComponent)", isDirectory: true)
    if git(["rev-parse", "HEAD"], in: copy) == commit { return copy }
    let parent = copy.deletingLastPathComponent()
    try? FileManager.default.removeItem(at: copy)
    try? FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
    guard git(["clone", "--quiet", "--shared", "--no-checkout", folder.path, copy.path]) != nil,
      git(["checkout", "--quiet", "--detach", commit], in: copy) != nil
    else { return folder }
    return copy
  }
}

extension RemotePackage.Requirement {
  fileprivate var revision: String? { if case .revision(let name) = self { name } else { nil } }

  /// The oldest version that is permitted; nil for a branch or a revision.
  fileprivate var least: String? {
    switch self {
    case .upToNextMajor(let version), .upToNextMinor(let version), .exact(let version), .range(let version, _): version
    case .branch, .revision, .unknown: nil
    }
  }
}
