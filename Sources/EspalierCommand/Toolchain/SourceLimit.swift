// SPDX-License-Identifier: MIT

/// How much of a source is read.
enum SourceLimit {
  /// The largest source, in bytes.
  static let bytes = 16 << 20
}
