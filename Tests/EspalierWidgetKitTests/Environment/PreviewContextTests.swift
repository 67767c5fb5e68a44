// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import Testing
import ViewTesting
import EspalierWidgetKit

@MainActor @Suite struct PreviewContextTests {
  private struct Family: View {
    @Environment(\.widgetFamily) private var family
    var body: some View { Text("\(family)") }
  }

  @Test("the preview of a widget has the size of its family, and the family in its environment")
  func size() throws {
    let host = ViewHost(Family().previewContext(WidgetPreviewContext(family: .systemSmall)))
    #expect(host.size == CGSize(width: 158, height: 158))
    #expect(throws: Never.self) { try host.get(.text("systemSmall")) }
    #expect(throws: Never.self) { try ViewHost(Family()).get(.text("systemMedium")) }
  }
}
