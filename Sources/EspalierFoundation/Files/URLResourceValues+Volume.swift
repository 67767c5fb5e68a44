// SPDX-License-Identifier: MIT

import EspalierNumbers
import Foundation
import UniformTypeIdentifiers

// These keys are other names of keys that Foundation on Linux has: it leaves out values of keys that it lacks.

extension URLResourceKey {
  /// The free space for files that the user requests: all free space, because Linux purges no files.
  public static let volumeAvailableCapacityForImportantUsageKey = URLResourceKey.volumeAvailableCapacityKey
  /// The free space for files that the program requests: all free space, because Linux purges no files.
  public static let volumeAvailableCapacityForOpportunisticUsageKey = URLResourceKey.volumeAvailableCapacityKey
  /// The type of a file, by its name.
  public static let contentTypeKey = URLResourceKey.nameKey
}

extension URLResourceValues {
  /// The free space in bytes for files that the user requests; nil without its key.
  public var volumeAvailableCapacityForImportantUsage: Int64? { volumeAvailableCapacity.map { Int64($0) } }
  /// The free space in bytes for files that the program requests; nil without its key.
  public var volumeAvailableCapacityForOpportunisticUsage: Int64? { volumeAvailableCapacity.map { Int64($0) } }
  /// The type of a file, by the extension of its name; nil without one, and without its key.
  public var contentType: UTType? {
    if isDirectory == true { return .folder }
    return name.flatMap { name in
      let type = (name as NSString).pathExtension
      return type.isEmpty ? nil : UTType(filenameExtension: type)
    }
  }
}
