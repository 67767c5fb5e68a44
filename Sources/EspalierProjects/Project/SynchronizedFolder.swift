// SPDX-License-Identifier: MIT

import Foundation

/// A folder whose content belongs to targets, without a list of its files: Xcode 16's synchronised folders.
///
/// All files belong to the targets that own the folder, apart from those that exceptions name. For a target that does not own it
/// the exceptions name the files that belong to it.
struct SynchronizedFolder: Sendable {
  /// The files of one target that differ from the folder's rule.
  private struct Exceptions {
    /// The files by path, relative to the folder; a path of a folder means all in it.
    var members: [String] = []
    /// The files of single phases of the target.
    var phases: [(phase: String, members: [String])] = []
    var filters: [String: [String]] = [:]
  }

  /// A file of a target, and the phase in which it is; nil for that of its type.
  struct Member: Equatable {
    let path: String
    var phase: String?
    /// The type, if it is not that of the ending.
    var type: String?
    /// Whether the path is a folder that is copied as a whole.
    var isFolder = false
  }

  private let folder: String
  private let exceptions: Exceptions
  private let owns: Bool
  private let types: [String: String]
  private let folders: [String]

  /// The folders with files of a target: those that it owns in its order, then those in which exceptions name it.
  static func all(of target: XcodeProject.Target, in project: XcodeProject) -> [SynchronizedFolder] {
    let objects = project.objects
    let owned = objects.objects("fileSystemSynchronizedGroups", of: target.object)
    let others = objects.all("PBXFileSystemSynchronizedRootGroup").filter { group in
      !owned.contains { $0.id == group.id }
    }
    return (owned.map { ($0, true) } + others.map { ($0, false) }).compactMap { group, owns in
      guard let path = project.files.location(of: group).path else { return nil }
      return SynchronizedFolder(group, path, target, owns: owns, objects)
    }
  }

  /// Nil for a folder without files of the target.
  private init?(
    _ group: ProjectObject, _ path: String, _ target: XcodeProject.Target, owns: Bool, _ objects: ProjectObjects
  ) {
    folder = path
    self.owns = owns
    var exceptions = Exceptions()
    let phases = Set(target.phases.map(\.id))
    for set in objects.objects("exceptions", of: group) {
      if set["target"] == target.id {
        exceptions.members += set.texts("membershipExceptions")
        for (path, filters) in set.values["platformFiltersByRelativePath"]?.dictionary ?? [:] {
          exceptions.filters[path] = filters.array?.compactMap(\.text) ?? []
        }
      } else if let phase = set["buildPhase"], phases.contains(phase) {
        exceptions.phases.append((phase, set.texts("membershipExceptions")))
      }
    }
    if !owns && exceptions.members.isEmpty && exceptions.phases.isEmpty { return nil }
    self.exceptions = exceptions
    types = (group.values["explicitFileTypes"]?.dictionary ?? [:]).compactMapValues(\.text)
    folders = group.texts("explicitFolders")
  }

  /// The files of the target for a platform, in order of their paths.
  func members(_ platform: Platform, limit: inout Int) -> [Member] {
    let content = FolderContent(folder, wholeFolders: Set(folders), limit: &limit)
    return content.files.compactMap { file in
      guard platform.passes(exceptions.filters[file.path] ?? []) else { return nil }
      var member = Member(
        path: ProjectPath.joined(folder, file.path), type: types[file.path], isFolder: file.isFolder)
      member.phase = exceptions.phases.first { Self.names(file.path, $0.members) }?.phase
      let isException = Self.names(file.path, exceptions.members)
      return member.phase != nil || isException != owns ? member : nil
    }
  }

  /// Whether a list has a path, or a folder around it. Files with a variant for each language have one entry without the language's
  /// folder: `/Localized/Info.strings`, from Xcode 16 on with a colon and a space in place of the second slash.
  private static func names(_ path: String, _ list: [String]) -> Bool {
    list.contains { entry in
      for prefix in ["/Localized: ", "/Localized/"] where entry.hasPrefix(prefix) {
        let parts = path.split(separator: "/")
        guard let language = parts.firstIndex(where: { $0.hasSuffix(".lproj") }) else { return false }
        return (parts[..<language] + parts[(language + 1)...]).joined(separator: "/") == entry.dropFirst(prefix.count)
      }
      return path == entry || path.hasPrefix(entry + "/")
    }
  }
}
