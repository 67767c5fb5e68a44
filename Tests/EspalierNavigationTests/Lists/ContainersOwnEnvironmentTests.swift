// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import ViewTesting

/// The parts that a container puts around a given view (a row's margins, an option's mark) have the container's environment,
/// however the view is written: what a modifier around several views writes is for those views. Source: Apple's reference,
/// `environment(_:_:)`, whose value is that of the modified view; found by random programs (program 36812).
@MainActor
@Suite("What containers put around their views")
struct ContainersOwnEnvironmentTests {
  /// One view, as the statement of a builder and as the one of several.
  nonisolated enum Spelling: CaseIterable { case one, withNothing, condition, group, erased }

  @ViewBuilder private func texts(_ spelling: Spelling) -> some View {
    switch spelling {
    case .one: Text("text").environment(\.layoutDirection, .rightToLeft)
    case .withNothing:
      Group {
        Text("text")
        EmptyView()
      }
      .environment(\.layoutDirection, .rightToLeft)
    case .condition: Group { if true { Text("text") } }.environment(\.layoutDirection, .rightToLeft)
    case .group: Group { ForEach(0..<1, id: \.self) { _ in Text("text") } }.environment(\.layoutDirection, .rightToLeft)
    case .erased: AnyView(Text("text")).environment(\.layoutDirection, .rightToLeft)
    }
  }

  nonisolated enum Place: CaseIterable { case inlinePicker, radioGroup, list, selectingList, form, editedRows }

  @ViewBuilder private func page(_ place: Place, _ spelling: Spelling) -> some View {
    switch place {
    case .inlinePicker:
      Picker("Lines", selection: .constant(0)) {
        texts(spelling).tag(0)
        Text("other").tag(1)
      }
      .pickerStyle(.inline)
    case .radioGroup:
      Picker("Lines", selection: .constant(0)) {
        texts(spelling).tag(0)
        Text("other").tag(1)
      }
      .pickerStyle(.radioGroup)
    case .list: List { texts(spelling) }
    case .selectingList: List(selection: .constant(0 as Int?)) { texts(spelling).tag(0) }
    case .form: Form { texts(spelling) }.formStyle(.grouped)
    case .editedRows: List { ForEach(0..<1) { _ in texts(spelling) }.onDelete { _ in } }
    }
  }

  @Test("The direction of a view is not that of its row", arguments: Place.allCases, [Look.desktop, .phone])
  func direction(_ place: Place, _ look: Look) throws {
    func frame(_ spelling: Spelling) throws -> CGRect {
      let host = ViewHost(page(place, spelling), size: CGSize(width: 300, height: 300), look: look)
      return try host.get(.text("text")).frame
    }
    let expected = try frame(.one)
    // A desktop's inline picker is a radio group, which is behind its label.
    if place != .radioGroup, place != .inlinePicker || look == .phone { #expect(expected.midX < 150) }
    for spelling in Spelling.allCases { #expect(try frame(spelling) == expected, "\(spelling)") }
  }
}
