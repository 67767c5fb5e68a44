// SPDX-License-Identifier: MIT

import EspalierCore

/// The guides that the page shows if a view sets them itself.
@MainActor
enum InspectedGuide {
  struct Entry {
    let name: String
    let axis: String
    let key: AlignmentKey
  }

  static let all: [Entry] =
    [
      ("leading", HorizontalAlignment.leading), ("center", .center), ("trailing", .trailing),
    ].map { Entry(name: $0.0, axis: "x", key: $0.1.key) }
    + [
      ("top", VerticalAlignment.top), ("center", .center), ("bottom", .bottom),
      ("firstTextBaseline", .firstTextBaseline), ("lastTextBaseline", .lastTextBaseline),
    ].map { Entry(name: $0.0, axis: "y", key: $0.1.key) }
}
