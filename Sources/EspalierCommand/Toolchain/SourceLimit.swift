// SPDX-License-Identifier: MIT

/// The limit of a source.
enum SourceLimit {
  /// The largest source, in bytes.
  static let bytes = 16 << 20
}
