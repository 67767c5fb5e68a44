// SPDX-License-Identifier: MIT

import EspalierViewTestSupport
import SwiftUI
import Testing
import ViewTesting

/// Symbols from right to left: names with `leading`, `trailing`, `forward` and `backward` follow the reading direction, those with
/// `left` and `right` do not (Apple's Human Interface Guidelines, "Right to left").
@MainActor
@Suite struct SymbolDirectionTests {
  private static let size = CGSize(width: 60, height: 40)

  private func pixels(_ name: String, _ direction: LayoutDirection) throws -> Pixels {
    try Pixels(
      ViewHost(
        Image(systemName: name).resizable().frame(width: 40, height: 30).environment(\.layoutDirection, direction),
        size: Self.size), Self.size)
  }

  /// Whether the one picture is the mirror image of the other one.
  private func isMirror(_ one: Pixels, _ other: Pixels) -> Bool {
    (0..<Int(Self.size.height)).allSatisfy { y in
      (0..<Int(Self.size.width)).allSatisfy { x in
        abs(one.alpha(x, y) - other.alpha(Int(Self.size.width) - 1 - x, y)) < 40
      }
    }
  }

  @Test(
    "Names of the reading direction are mirrored",
    arguments: [
      "sidebar.leading", "sidebar.trailing", "inset.filled.trailinghalf.rectangle", "star.leadinghalf.filled",
      "laurel.leading", "chevron.forward",
      "arrow.up.forward.app", "text.line.first.and.arrowtriangle.forward", "delete.backward", "list.bullet",
    ])
  func mirrored(_ name: String) throws {
    let (leftToRight, rightToLeft) = (try pixels(name, .leftToRight), try pixels(name, .rightToLeft))
    #expect(leftToRight != rightToLeft)
    #expect(isMirror(leftToRight, rightToLeft))
  }

  @Test(
    "Names of a side stay, and so do words that only contain a direction",
    arguments: [
      "sidebar.left", "sidebar.right", "chevron.right", "arrow.left", "plus.forwardslash.minus", "goforward",
      "forward.fill", "backward.end",
    ])
  func others(_ name: String) throws {
    #expect(try pixels(name, .leftToRight) == pixels(name, .rightToLeft))
  }
}
