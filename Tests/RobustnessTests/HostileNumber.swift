// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import Testing
import ViewTesting

/// Numbers that come of divisions by 0, of overflows and of mistakes, with names for failures.
enum HostileNumber {
  static let all: [CGFloat] = [
    .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, .leastNonzeroMagnitude, 1e300,
    1e15,
    0, -1,
  ]

  static let integers: [Int] = [.max, .min, .max - 1, 0, -1, 1_000_000_000_000]
}

/// A view that is drawn, measured, dumped and resized as hosts and tests do it.
@MainActor
enum Exercise {
  /// - Returns: the texts of the host's warnings.
  @discardableResult
  static func run(_ view: some View, size: CGSize? = CGSize(width: 120, height: 90)) throws -> [String] {
    let host = ViewHost(view, size: size)
    _ = try? host.png()
    for tree in [TreeKind.layout, .displayList, .accessibility, .preferences] { _ = host.dump(tree) }
    try host.advance(by: .milliseconds(40))
    host.size = CGSize(width: 64, height: 48)
    try host.update()
    _ = try? host.png()
    return host.warnings.map(\.text)
  }

  /// The texts of the warnings of a view that is drawn in several frames: once for each place, not once for each frame.
  static func warnings(_ view: some View) throws -> [String] {
    let host = ViewHost(view, size: CGSize(width: 200, height: 120))
    _ = try host.png()
    try host.advance(by: .milliseconds(100))
    return host.warnings.map(\.text)
  }

  /// A picture of at most 200 pixels to a side: one of a huge view is only slow.
  static func smallPNG(_ host: ViewHost<some View>) throws -> Data {
    let side = max(host.size.width, host.size.height)
    return try host.png(scale: side > 200 && side.isFinite ? 200 / Double(side) : nil)
  }

  /// The same, for hosts of several sizes and inside of containers.
  static func runEverywhere(_ make: () -> AnyView, _ number: CGFloat) throws {
    try run(make())
    let free = ViewHost(make())
    _ = free.dump(.layout)
    _ = free.dump(.displayList)
    for proposal in [ProposedViewSize(width: number, height: number), .unspecified, .zero, .infinity] {
      let size = free.sizeThatFits(proposal)
      #expect(!size.width.isNaN && !size.height.isNaN, "\(proposal)")
    }
    free.size = CGSize(width: number, height: number)
    try free.update()
    _ = free.dump(.displayList)
    _ = try? smallPNG(free)
  }
}
