// SPDX-License-Identifier: MIT

import Foundation

/// The package that the tests belong to.
public enum Repository {
  /// The folder of Package.swift.
  public static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
}
