// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import ViewTesting

@testable import EspalierApps

/// The settings that the views of a `PreviewProvider` have for their previews.
@MainActor
@Suite("Settings of previews")
struct PreviewSettingTests {
  private func previews(_ views: some View) -> [PreviewDescription] {
    var found: [PreviewDescription] = []
    _ = ViewHost(PreviewCensus(views) { found = $0 })
    return found
  }

  @Test("Each view has the name, the size and the orientation of its modifiers") func settings() {
    let plain = PreviewDescription(name: nil, layout: .device, orientation: .portrait)
    let text = Text("Preview")
    #expect(previews(text) == [plain])
    #expect(previews(text.previewDisplayName("Name")).map(\.name) == ["Name"])
    #expect(previews(text.previewLayout(.sizeThatFits)).map(\.layout) == [.sizeThatFits])
    #expect(
      previews(text.previewLayout(.fixed(width: 200, height: 100))).map(\.layout) == [.fixed(width: 200, height: 100)])
    #expect(previews(text.previewInterfaceOrientation(.landscapeLeft)).map(\.orientation) == [.landscapeLeft])
  }

  @Test("Of several views each is a preview of its own") func several() {
    let views = Group {
      Text("One").previewDisplayName("First")
      Text("Two").previewDevice("Phone")
    }
    #expect(previews(views).map(\.name) == ["First", nil])
  }
}
