// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

extension Relation {
  /// From right to left a program is laid out as its mirror image. Left out is what has a direction of its own: a part that
  /// sets one, and offsets, which go to the right everywhere.
  static let mirror = Relation(
    name: "mirror", containers: Containers.all.without([InRightToLeft.self, InAnchor.self]),
    variants: [.mirror(Turned(isFixed: false))], planted: .mirror(Turned(isFixed: true)))
}

extension Relation.Variant {
  fileprivate static func mirror(_ change: Turned) -> Self {
    Self(name: "right to left") { program, _ in
      let plain = try Screens(smaller: nil) { program.view(step: $0) }
      let turned = try Screens(smaller: nil) { change.around(program.view(step: $0)) }
      return zip(plain.pictures, turned.pictures).lazy.compactMap { plain, turned in
        LaidOut(turned.picture).difference(from: LaidOut(plain.picture).mirrored(in: 400)).map {
          ["  " + turned.occasion, $0]
        }
      }.first
    }
  }
}

/// The frames of a layout, each with what lies there.
private struct LaidOut {
  private var frames: [(name: Substring, rect: CGRect)]

  init(_ picture: Picture) {
    frames = picture.lines.prefix { $0 != "displayList:" }.compactMap { line in
      guard let open = line.lastIndex(of: "("), line.hasSuffix(")") else { return nil }
      let numbers = line[line.index(after: open)...].dropLast().split { ", ×".contains($0) }.compactMap { Double($0) }
      guard numbers.count == 4 else { return nil }
      return (line[..<open], CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
    }
  }

  func mirrored(in width: CGFloat) -> LaidOut {
    var result = self
    for index in frames.indices { result.frames[index].rect.origin.x = width - frames[index].rect.maxX }
    return result
  }

  /// Positions are rounded to pixels and to tenths before they are mirrored, and after.
  func difference(from expected: LaidOut) -> String? {
    guard frames.map(\.name) == expected.frames.map(\.name) else { return "  other views" }
    for (own, other) in zip(frames, expected.frames)
    where abs(own.rect.minX - other.rect.minX) > 1.2 || abs(own.rect.minY - other.rect.minY) > 0.6 {
      return "  \(own.name.drop { $0 == " " })\(own.rect), expected \(other.rect)"
    }
    return nil
  }
}

private struct Turned: Change {
  /// Whether all but the environment's direction stays from left to right.
  let isFixed: Bool

  func around(_ content: some View) -> any View {
    let direction: LayoutDirection = isFixed ? .leftToRight : .rightToLeft
    return content.environment(\.layoutDirection, direction).environment(\.layoutDirection, .rightToLeft)
  }
}
