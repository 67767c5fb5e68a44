// SPDX-License-Identifier: MIT

import EspalierCairo
import EspalierTestSupport
import Foundation
import SwiftUI
import Testing
import ViewTesting

/// The output of each view when it was last looked at: its trees as text, its picture as PNG and as SVG. A change on purpose
/// is taken over with `make renew`; then the differences are read, and the pictures looked at.
@MainActor
@Suite struct GoldenTests {
  static let folder = Repository.root.appendingPathComponent("Tests/GoldenTests/Expected")

  @Test("the trees of a view are those that were kept", arguments: Golden.allCases)
  func trees(_ golden: Golden) throws {
    let host = try host(golden)
    let text = TreeKind.allCases.map { "── \($0.rawValue)\n\(host.dump($0))\n" }.joined(separator: "\n")
    try compare(Data(text.utf8), with: golden.rawValue + ".txt")
  }

  @Test("the picture of a view is the one that was kept, pixel by pixel", arguments: Golden.allCases)
  func picture(_ golden: Golden) throws {
    try compare(try host(golden).png(), with: golden.rawValue + ".png")
  }

  @Test("the picture of a view as SVG is the one that was kept", arguments: [Golden.shapes, .texts])
  func vectors(_ golden: Golden) throws {
    try compare(
      try CairoRenderer.svg(try host(golden).displayList, size: golden.size, background: nil),
      with: golden.rawValue + ".svg")
  }

  @Test("the command that renews keeps no file without a view")
  func noFileIsLeft() throws {
    let kept = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    let names = Set(Golden.allCases.map(\.rawValue))
    #expect(kept.filter { !names.contains(($0 as NSString).deletingPathExtension) } == [])
  }

  private func host(_ golden: Golden) throws -> ViewHost<AnyView> {
    let host = ViewHost(AnyView(golden.view), size: golden.size)
    try host.settle()
    #expect(host.warnings.isEmpty)
    return host
  }

  private func compare(_ found: Data, with name: String) throws {
    let file = Self.folder.appendingPathComponent(name)
    guard try ExpectedFile(file).contents(renewedBy: found) != found else { return }
    let other = FileManager.default.temporaryDirectory.appendingPathComponent("golden-" + name)
    try found.write(to: other)
    Issue.record("\(name) is another now: compare \(file.path) with \(other.path); `make renew` takes the new one over")
  }
}
