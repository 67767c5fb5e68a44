// SPDX-License-Identifier: MIT

extension CommandLineTool {
  /// The newest release. `scripts/version` reads this line, and compares the changelog and the pages with it.
  public static let version = "0.4.0"
}
