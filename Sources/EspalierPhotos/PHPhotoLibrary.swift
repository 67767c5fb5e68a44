// SPDX-License-Identifier: MIT

import Foundation

/// The access of a program to the user's photos.
public enum PHAuthorizationStatus: Int, Sendable {
  /// No question was shown.
  case notDetermined
  /// The user may not decide.
  case restricted
  /// No access.
  case denied
  /// Access to all photos.
  case authorized
  /// Access to some photos.
  case limited
}

/// The extent of an access.
public enum PHAccessLevel: Int, Sendable {
  /// Photos are added.
  case addOnly = 1
  /// Photos are read and changed.
  case readWrite = 2
}

/// The user's photos. Linux's desktops have no library of photos that programs share: access is denied, and all changes fail.
/// `PhotosPicker` lets the user choose pictures among the files.
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
  private static let library = PHPhotoLibrary()

  /// The library.
  open class func shared() -> PHPhotoLibrary { library }

  /// The access: denied.
  open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus { .denied }
  /// The access: denied.
  open class func authorizationStatus() -> PHAuthorizationStatus { .denied }

  /// Asks the user for access. Nothing is asked; the access is denied.
  open class func requestAuthorization(for accessLevel: PHAccessLevel) async -> PHAuthorizationStatus { .denied }
  /// Asks the user for access. Nothing is asked; the handler receives `denied`, on another thread.
  open class func requestAuthorization(
    for accessLevel: PHAccessLevel, handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
  ) { DispatchQueue.global().async { handler(.denied) } }
  /// Asks the user for access. Nothing is asked; the handler receives `denied`, on another thread.
  open class func requestAuthorization(_ handler: @escaping @Sendable (PHAuthorizationStatus) -> Void) {
    DispatchQueue.global().async { handler(.denied) }
  }

  /// Changes the library. The block does not run.
  /// - Throws: `PHPhotosError` with the code `accessUserDenied`.
  open func performChanges(_ changeBlock: @escaping @Sendable () -> Void) async throws { throw PHPhotosError.noLibrary }
  /// Changes the library. The block does not run; the handler receives an error, on another thread.
  open func performChanges(
    _ changeBlock: @escaping @Sendable () -> Void,
    completionHandler: (@Sendable (Bool, (any Error)?) -> Void)? = nil
  ) { DispatchQueue.global().async { completionHandler?(false, PHPhotosError.noLibrary) } }
  /// Changes the library, and waits. The block does not run.
  /// - Throws: `PHPhotosError` with the code `accessUserDenied`.
  open func performChangesAndWait(_ changeBlock: @escaping @Sendable () -> Void) throws {
    throw PHPhotosError.noLibrary
  }
}

/// The error of a use of the user's photos.
public struct PHPhotosError: LocalizedError, Hashable, Sendable {
  /// The reasons.
  public enum Code: Int, Sendable {
    /// An unknown reason.
    case internalError = -1
    /// The user cancelled.
    case userCancelled = 3072
    /// There is no library.
    case libraryVolumeOffline = 3114
    /// The user may not decide about the access.
    case accessRestricted = 3310
    /// No access.
    case accessUserDenied = 3311
  }

  /// The reason.
  public let code: Code
  /// - Parameter code: The reason.
  public init(_ code: Code) { self.code = code }
  /// No access.
  public static let accessUserDenied = Code.accessUserDenied
  static let noLibrary = PHPhotosError(.accessUserDenied)

  public var errorDescription: String? {
    switch code {
    case .accessUserDenied:
      "Linux's desktops have no library of photos for programs: let the user choose files by PhotosPicker, and write pictures to files."
    default: "The photos cannot be used (\(code))."
    }
  }
}
