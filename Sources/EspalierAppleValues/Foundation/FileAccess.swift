// SPDX-License-Identifier: MIT

import EspalierCore
import Foundation

extension URL {
  /// Returns true: a program on Linux may access whatever its user may, and a dialog's choice needs no permission of its own.
  public func startAccessingSecurityScopedResource() -> Bool { true }

  /// Nothing ends: see `startAccessingSecurityScopedResource()`.
  public func stopAccessingSecurityScopedResource() {}
}

extension NSURL {
  /// Returns true, as for a `URL`.
  public func startAccessingSecurityScopedResource() -> Bool { true }
  /// Nothing ends, as for a `URL`.
  public func stopAccessingSecurityScopedResource() {}
}

extension FileManager {
  /// The folder of a group of apps, which all programs of the user share: `~/.local/share/GROUP`. It is made if it does not exist; nil
  /// if it cannot be made, or if the name is no name of a folder.
  public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
    guard !groupIdentifier.isEmpty, !groupIdentifier.contains("/"), !groupIdentifier.hasPrefix(".") else { return nil }
    guard let data = urls(for: .applicationSupportDirectory, in: .userDomainMask).first else { return nil }
    let folder = data.appendingPathComponent(groupIdentifier, isDirectory: true)
    do { try createDirectory(at: folder, withIntermediateDirectories: true) } catch { return nil }
    return folder
  }

  /// Nil: there is no iCloud on Linux, as on an Apple system whose user has signed out.
  public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }

  /// Nil: there is no iCloud on Linux, as on an Apple system whose user has signed out.
  public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }
}
