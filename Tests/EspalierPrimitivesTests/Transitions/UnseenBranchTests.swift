// SPDX-License-Identifier: MIT

import EspalierViewTestSupport
import SwiftUI
import Testing
import ViewTesting

/// Branches that leave before anything has read what is in them: specification M53. Their last content is shown while they go.
@MainActor
@Suite("Branches that are first seen while they leave")
struct UnseenBranchTests {
  /// The ways in which the branch of a page is written, each with the content of the closed page, if any.
  enum Branch: CaseIterable {
    case condition, alternative, optional, erased, identified

    @MainActor @ViewBuilder func view(isThere: Bool) -> some View {
      let shape = Rectangle()
      switch self {
      case .condition: if isThere { shape }
      case .alternative: if isThere { shape } else { Color.clear.frame(width: 1) }
      case .optional: isThere ? Optional(shape) : nil
      case .erased: isThere ? AnyView(shape) : AnyView(EmptyView())
      case .identified: shape.id(isThere)
      }
    }
  }

  private func page(_ branch: Branch, closing animation: Animation) throws -> ViewHost<some View> {
    let stage = stage(true) { isThere in
      branch.view(isThere: isThere).frame(width: 40, height: 20).foregroundStyle(isThere ? Color.clear : .red)
    }
    // A clear shape is not drawn: nothing has read it yet.
    #expect(stage.host.fill(.red) == nil)
    try stage.set(false, animation)
    try stage.advance(0.5)
    return stage.host
  }

  @Test("The content is the one with which the branch was made", arguments: Branch.allCases)
  func isShown(_ branch: Branch) throws {
    let host = try page(branch, closing: .linear(duration: 1))
    // Another identity is another shape beside it.
    let remaining = branch == .identified ? 1 : 0
    #expect(host.fills.count == 1 + remaining)
    try host.settle()
    #expect(host.fills.count == remaining)
  }
}
