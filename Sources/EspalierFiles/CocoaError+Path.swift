// SPDX-License-Identifier: MIT

import Foundation

extension CocoaError {
  package init(_ code: CocoaError.Code, path: String) {
    self.init(code, userInfo: [NSFilePathErrorKey: path])
  }

  /// - Parameter number: The number of the system's error.
  package init(writing number: Int32, path: String) {
    let code: CocoaError.Code =
      switch number {
      case EACCES, EPERM: .fileWriteNoPermission
      case EROFS: .fileWriteVolumeReadOnly
      case ENOSPC, EDQUOT: .fileWriteOutOfSpace
      case ENOENT, ENOTDIR: .fileNoSuchFile
      case EEXIST: .fileWriteFileExists
      case ENAMETOOLONG, EINVAL: .fileWriteInvalidFileName
      default: .fileWriteUnknown
      }
    self.init(code, number, path: path)
  }

  /// - Parameter number: The number of the system's error.
  package init(reading number: Int32, path: String) {
    let code: CocoaError.Code =
      switch number {
      case EACCES, EPERM: .fileReadNoPermission
      case ENOENT, ENOTDIR: .fileReadNoSuchFile
      case ENAMETOOLONG, EINVAL: .fileReadInvalidFileName
      default: .fileReadUnknown
      }
    self.init(code, number, path: path)
  }

  /// The system's description of the error, such as "No such file or directory"; nil if the error has another origin.
  package var systemReason: String? {
    guard let error = userInfo[NSUnderlyingErrorKey] as? NSError, error.domain == NSPOSIXErrorDomain else { return nil }
    return String(cString: strerror(Int32(error.code)))
  }

  /// The same error about another path: the one that the caller gave instead of the temporary one.
  package func naming(_ path: String) -> CocoaError {
    CocoaError(code, userInfo: userInfo.merging([NSFilePathErrorKey: path]) { $1 })
  }

  private init(_ code: CocoaError.Code, _ number: Int32, path: String) {
    self.init(
      code,
      userInfo: [
        NSFilePathErrorKey: path, NSUnderlyingErrorKey: NSError(domain: NSPOSIXErrorDomain, code: Int(number)),
      ])
  }
}

extension Error {
  /// The reason of an error for files, for messages that contain the path themselves: the system's description, else
  /// the error's own.
  package var fileReason: String { (self as? CocoaError)?.systemReason ?? localizedDescription }
}
