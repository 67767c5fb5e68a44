// SPDX-License-Identifier: MIT

extension CommandLineTool {
  /// The newest release: the first numbered heading of `CHANGELOG.md`.
  public static let version = "0.3.0"
}
