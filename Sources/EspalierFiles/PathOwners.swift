// SPDX-License-Identifier: MIT

import Foundation

/// The users that can replace a folder by another one: the owners of the folders above it, and all that may write to these.
enum PathOwners {
  /// The first folder above a path in which another user can exchange a folder on the path; nil if only this user and
  /// the superuser can.
  ///
  /// Each folder on the path belongs to one of the two, and others may write to it only if the sticky bit prevents them
  /// from renaming files of other users. Links are followed, as the system does; each belongs to one of the two.
  static func problem(above path: String) -> FolderProblem? {
    var rest = Array(components(path).dropLast().reversed())
    var place = ""
    var links = 0
    if let problem = problem(of: "/") { return problem }
    while let name = rest.popLast() {
      if name == ".." {
        place = (place as NSString).deletingLastPathComponent
        if place == "/" { place = "" }
        continue
      }
      let next = place + "/" + name
      var status = stat()
      guard lstat(next, &status) == 0 else { return FolderProblem(next, .cannotMake(errno)) }
      if FileKind(status.st_mode) == .link {
        guard isTrusted(status.st_uid) else { return FolderProblem(next, .ofAnotherUser(status.st_uid)) }
        links += 1
        guard links <= 40, let target = LinkTarget(ofPath: next)?.text else {
          return FolderProblem(next, .notAFolder)
        }
        if target.utf8.first == UInt8(ascii: "/") { place = "" }
        rest += components(target).reversed()
        continue
      }
      if let problem = problem(of: next) { return problem }
      place = next
    }
    return nil
  }

  private static func components(_ path: String) -> [String] {
    // Split by bytes: an accent after a slash forms another character with it.
    path.utf8.split(separator: UInt8(ascii: "/")).map { String(decoding: $0, as: UTF8.self) }.filter { $0 != "." }
  }

  private static func problem(of folder: String) -> FolderProblem? {
    var status = stat()
    guard lstat(folder, &status) == 0 else { return FolderProblem(folder, .cannotMake(errno)) }
    guard FileKind(status.st_mode) == .folder else { return FolderProblem(folder, .notAFolder) }
    guard isTrusted(status.st_uid) else { return FolderProblem(folder, .ofAnotherUser(status.st_uid)) }
    return keepsNames(status) ? nil : FolderProblem(folder, .writableByOthers(status.st_mode & 0o7777))
  }

  /// Whether no other user, apart from the superuser, can rename the files of this user in a folder.
  static func keepsNames(_ folder: stat) -> Bool {
    isTrusted(folder.st_uid) && (folder.st_mode & S_ISVTX != 0 || !isWritableByOthers(folder))
  }

  static func isWritableByOthers(_ status: stat) -> Bool {
    status.st_mode & 0o002 != 0 || status.st_mode & 0o020 != 0 && !isOwnGroup(status.st_gid)
  }

  /// Whether a user is this one or the superuser. In a container of the user's own, the superuser of the machine has no
  /// number, and the superuser's folders belong to the overflow number.
  static func isTrusted(_ owner: uid_t) -> Bool {
    owner == geteuid() || owner == 0 || (owner == overflowNumber && isInContainer)
  }

  private static let overflowNumber: uid_t = {
    let text = try? String(contentsOfFile: "/proc/sys/kernel/overflowuid", encoding: .utf8)
    return text.flatMap { uid_t($0.trimmingCharacters(in: .whitespacesAndNewlines)) } ?? 65534
  }()

  private static let isInContainer: Bool = {
    let map = (try? String(contentsOfFile: "/proc/self/uid_map", encoding: .utf8)) ?? ""
    let first = map.split(whereSeparator: \.isWhitespace).prefix(3).compactMap { UInt32($0) }
    return first.count == 3 && first != [0, 0, UInt32.max]
  }()

  /// Whether a group belongs to the user alone: it has the user's name, as distributions create it together with
  /// group-writable files, and no members.
  private static func isOwnGroup(_ group: gid_t) -> Bool {
    guard group == getegid(), let user = getpwuid(geteuid()), let entry = getgrgid(group) else { return false }
    return user.pointee.pw_gid == group && strcmp(user.pointee.pw_name, entry.pointee.gr_name) == 0
      && entry.pointee.gr_mem?.pointee == nil
  }
}
