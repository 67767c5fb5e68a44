// SPDX-License-Identifier: MIT

import EspalierViewTestSupport
import SwiftUI
import Testing
import ViewTesting

/// The background of a form on a desktop: of the whole page or window if nothing is beside the form, else of the form alone.
@MainActor
@Suite struct FormBackgroundTests {
  private let size = CGSize(width: 700, height: 300)
  private let white = [255, 255, 255, 255]

  private var form: some View { Form { Text("Row") }.formStyle(.grouped) }

  private func pixels(_ view: some View) throws -> Pixels {
    let host = ViewHost(view, size: size)
    try host.settle()
    return try Pixels(host, size, isWindow: true)
  }

  @Test("A form beside other content colours its own frame, and neither the window nor the bar") func beside() throws {
    let row = HStack(spacing: 0) {
      Color.clear.frame(width: 200)
      form
    }
    let window = try pixels(row)
    #expect(window[100, 150] == white && window[205, 295] != white)
    let page = try pixels(NavigationStack { row.navigationTitle("Title") })
    #expect(page[100, 150] == white && page[205, 295] != white && page[100, 3] == white)
  }

  @Test("A form in an inspector colours the inspector alone") func inspector() throws {
    let content = Color.clear.inspector(isPresented: .constant(true)) { form }
    let window = try pixels(content)
    #expect(window[100, 150] == white && window[695, 295] != white)
    let page = try pixels(NavigationStack { content.navigationTitle("Title") })
    #expect(page[100, 150] == white && page[100, 3] == white && page[695, 295] != white)
  }

  @Test("A form with margins colours the page or window up to its edges, and the bar") func margins() throws {
    for margin in [0, 40] as [CGFloat] {
      let window = try pixels(form.padding(margin))
      #expect(window[3, 150] != white && window[3, 150] == window[60, 200])
      let page = try pixels(NavigationStack { form.padding(margin).navigationTitle("Title") })
      #expect(page[3, 150] != white && page[3, 150] == page[3, 3])
    }
  }
}
