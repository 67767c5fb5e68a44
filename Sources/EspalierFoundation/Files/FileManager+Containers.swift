// SPDX-License-Identifier: MIT

internal import EspalierCGio
import Foundation

extension FileManager {
  /// The folder that the programs of a group share: `Group Containers` in the folder of the user's data, which is created.
  ///
  /// No system checks the membership of a group here: each program of the user has access.
  public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
    // A name that is a path would leave the folder.
    guard !groupIdentifier.isEmpty, !groupIdentifier.contains("/"), !groupIdentifier.hasPrefix(".") else { return nil }
    let data = urls(for: .applicationSupportDirectory, in: .userDomainMask).first
    guard let folder = data?.appendingPathComponent("Group Containers/\(groupIdentifier)", isDirectory: true) else {
      return nil
    }
    do {
      try createDirectory(at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      return folder
    } catch {
      return nil
    }
  }

  /// Moves a file or a folder to the desktop's trash. Foundation on Linux has no such function.
  /// - Parameter outResultingURL: Set to nil: the service that moves the file does not return its new place.
  /// - Throws: An error of Cocoa if the file cannot be moved, or its disk has no trash.
  public func trashItem(at url: URL, resultingItemURL outResultingURL: UnsafeMutablePointer<NSURL?>?) throws {
    outResultingURL?.pointee = nil
    var failure: UnsafeMutablePointer<GError>?
    let file = g_file_new_for_path(url.path)
    defer { g_object_unref(UnsafeMutableRawPointer(file)) }
    guard g_file_trash(file, nil, &failure) == 0 else { return }
    let reason = failure.map { String(cString: $0.pointee.message) } ?? ""
    let isAbsent = failure.map { $0.pointee.code == G_IO_ERROR_NOT_FOUND.rawValue } ?? false
    g_clear_error(&failure)
    throw CocoaError(
      isAbsent ? .fileNoSuchFile : .fileWriteUnknown,
      userInfo: [NSFilePathErrorKey: url.path, NSLocalizedFailureReasonErrorKey: reason])
  }

  // MARK: - iCloud

  /// Nil, as for a user without iCloud.
  public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }

  /// Nil, as for a user without iCloud.
  public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }

  /// False: no file is in iCloud.
  public func isUbiquitousItem(at url: URL) -> Bool { false }

  /// - Throws: `CocoaError.ubiquitousFileUnavailable`: no file is in iCloud.
  public func startDownloadingUbiquitousItem(at url: URL) throws { throw CocoaError(.ubiquitousFileUnavailable) }

  /// - Throws: `CocoaError.ubiquitousFileUnavailable`: no file is in iCloud.
  public func evictUbiquitousItem(at url: URL) throws { throw CocoaError(.ubiquitousFileUnavailable) }

  /// - Throws: `CocoaError.ubiquitousFileUnavailable`: no file is in iCloud.
  public func setUbiquitous(_ flag: Bool, itemAt url: URL, destinationURL: URL) throws {
    throw CocoaError(.ubiquitousFileUnavailable)
  }
}

extension Notification.Name {
  /// Posted when the user of iCloud changes; not posted here.
  public static let NSUbiquityIdentityDidChange = Notification.Name("NSUbiquityIdentityDidChangeNotification")
}
