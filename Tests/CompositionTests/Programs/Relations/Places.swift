// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

extension Relation.Variant {
  /// Two programs around one: what `lines` keeps of their pictures is the same.
  static func equal(
    _ name: String, size: CGSize = Trial.size, otherSize: CGSize? = nil,
    of lines: @escaping (Picture) -> Picture = { $0 },
    _ first: @escaping @MainActor (any View) -> any View, _ second: @escaping @MainActor (any View) -> any View
  ) -> Self {
    Self(name: name) { program, _ in
      let expected = try Screens(size: size, smaller: nil) { first(program.view(step: $0)) }
      let found = try Screens(size: otherSize ?? size, smaller: nil) { second(program.view(step: $0)) }
      return found.difference(from: expected, of: lines)
    }
  }
}

extension Relation {
  private static let windowSized: [any Container.Type] =
    Containers.presentation + [InContainerRelativeFrame.self]

  /// A window that is larger by whole pixels moves nothing that has its own size in the leading corner.
  static let corner = Relation(
    name: "corner", containers: Containers.all.without(windowSized),
    variants: [.corner(CGSize(width: 473, height: 431)), .corner(CGSize(width: 401, height: 400))],
    planted: .equal("the window's width", otherSize: CGSize(width: 473, height: 431), of: \.withoutWindow, inCorner) {
      inCorner(WindowSized().around($0))
    })

  /// Rows that lie far below the others are not seen.
  static let tail = Relation(
    name: "tail",
    variants: [.tail(in: .list, 1), .tail(in: .list, 40), .tail(in: .lazyStack, 25), .tail(in: .stack, 3)],
    planted: .equal("a row above", { Following(.list, 80).around($0) }, { Following(.list, 80, above: 1).around($0) }))
}

@MainActor
private func inCorner(_ content: any View) -> any View {
  func around(_ content: some View) -> any View {
    ZStack(alignment: .topLeading) { content }
      .frame(width: 400, height: 400, alignment: .topLeading)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
  return around(content)
}

extension Relation.Variant {
  fileprivate static func corner(_ size: CGSize) -> Self {
    .equal("\(Int(size.width))×\(Int(size.height))", otherSize: size, of: \.withoutWindow, inCorner, inCorner)
  }

  fileprivate static func tail(in container: Following.Container, _ count: Int) -> Self {
    .equal(
      "\(count) more rows in a \(container)", of: \.withoutLength, { Following(container, 80).around($0) },
      { Following(container, 80 + count).around($0) })
  }
}

extension Picture {
  /// Without the two views that are as large as the window.
  fileprivate var withoutWindow: Picture { Picture(lines: Array(lines.prefix(1) + lines.dropFirst(3))) }

  /// Without what is as long as all rows, and without the brackets around what 32 views of a container draw: their number
  /// follows from that of the rows.
  fileprivate var withoutLength: Picture {
    Picture(lines: lines.filter { !$0.contains("VStack (") && !$0.contains("row ") && !$0.hasSuffix(" group") })
  }
}

private struct WindowSized: Change {
  func around(_ content: some View) -> any View {
    content.containerRelativeFrame(.horizontal) { length, _ in length / 2 }
  }
}

/// A program, and so many rows after it.
private struct Following: Change {
  enum Container { case list, lazyStack, stack }
  let container: Container
  let count: Int
  let above: Int

  init(_ container: Container, _ count: Int, above: Int = 0) {
    self.container = container
    self.count = count
    self.above = above
  }

  func around(_ content: some View) -> any View {
    let all = ViewBuilder.buildBlock(
      ForEach(0..<above, id: \.self) { Text("above \($0)") }, content,
      ForEach(0..<count, id: \.self) { Text("row \($0)") })
    return switch container {
    case .list: List { all }
    case .lazyStack: ScrollView { LazyVStack { all } }
    case .stack: ScrollView { VStack { all } }
    }
  }
}
